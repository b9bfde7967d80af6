### The names of pieces, and what cards, tiles, rows and trades do.
