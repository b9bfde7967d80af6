### Pocket Mars: the options of a game.

option-seats = Players
    .help = One plays against the Devious Automatics, two to four against each other.
option-level = Level
    .help = How many android colonists already sit on their Spaceship.
option-da-choice = Who decides for the androids
    .help = Their few real choices are made by the program, or by you in their best interest.
option-drafting = Drafting variant
    .help = The first four cards are picked from packets that are passed on, instead of dealt.
option-ships = Spaceships
    .help = They do not differ in play.
    .by-seat = Given out in order
    .chosen = Everybody chooses
option-da-ship = The androids' Spaceship
    .help = It does not differ in play.
    .default = The next in the list
    .chosen = I choose at set-up
