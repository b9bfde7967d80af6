### The options of a game, with their values.
