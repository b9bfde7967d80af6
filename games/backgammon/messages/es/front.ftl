### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Lleva a casa tus quince fichas y sácalas del tablero antes que tu rival.

## Who plays.

side-white = Blancas
side-black = Negras
