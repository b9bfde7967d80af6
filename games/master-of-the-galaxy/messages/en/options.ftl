### Master of the Galaxy: the options of a game.

option-seats = Players
    .help = One plays against the Weavers, two to four play against each other.
option-species = Your species
    .help = Alone, choose any species, or see two and keep one as in a game of several players.
    .choice = I choose
    .pick = See two, keep one
option-weavers = How strong are the Weavers?
    .help = How soon their swarms multiply and move. Start with the printed cards.
    .printed = As printed
    .easy = Easy
    .normal = Normal
    .hard = Hard
reading-all-then-resolve = All cubes first: a swarm takes all the cubes of a Span or a symbol before any full work is carried out; then all are cleared together

## Why options are refused.


## What has changed since a game was saved.

change-arrival = a card that comes, with all that is dismissed for it, is one step, so that a card which does not stay has done nothing, and what a new card completes feeds the Weavers once for each symbol (WV-9.2)
