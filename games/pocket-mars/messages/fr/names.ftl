### Pocket Mars: the names of players and things.
