### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Rentrez vos quinze pions et sortez-les du tablier avant l’adversaire.

## Who plays.

side-white = Blanc
side-black = Noir
