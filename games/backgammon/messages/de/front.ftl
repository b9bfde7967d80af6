### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Bringe als Erster alle fünfzehn Steine nach Hause und vom Brett.

## Who plays.

side-white = Weiß
side-black = Schwarz
