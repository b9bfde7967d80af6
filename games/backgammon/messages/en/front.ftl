### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Bring your fifteen checkers home and off the board first.

## Who plays.

side-white = White
side-black = Black
