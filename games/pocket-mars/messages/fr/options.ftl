### Pocket Mars: the options of a game.
