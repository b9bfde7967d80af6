### What is written on the drawn table: the board, the Laboratories, the strip above the board, and the labels of all places.
