### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Send your seven colonists to Mars before the others do, or before the androids of the Devious Automatics Challenge.
# Completes “alone against …”.
opponent = the androids

## Players. The form "whose" stands before what they own.

player-you = you
    .whose = your
player-androids = the androids
    .whose = the androids'
player-red = Red
    .whose = Red's
player-white = White
    .whose = White's
player-yellow = Yellow
    .whose = Yellow's
player-grey = Grey
    .whose = Grey's
