### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Spread over sixteen systems with cubes drawn from a bag, by routes, bases, cards and conflicts, before the others do or the Weavers close the sky.
# Completes “alone against …”.
opponent = the Weavers

## Who plays.

player-grey = Grey
player-brown = Brown
player-orange = Orange
player-purple = Purple
player-you = You
name-weavers = The Weavers
