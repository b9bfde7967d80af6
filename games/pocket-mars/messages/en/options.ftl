### Pocket Mars: the options of a game.

option-seats = Players
    .help = One plays against the Devious Automatics, two to four against each other.
option-level = Level
    .help = How many of the androids' colonists begin on their Spaceship.
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

## Why options are refused.

refuse-no-round = a game has at least one round
refuse-drafting = the drafting variant needs two to four players
refuse-energy = { $start } is above the top, { $top }
refuse-no-trigger = at least one colonist on a Building ends the game
refuse-trigger = { $trigger } is more than the { $colonists } colonists
refuse-level = { $colonists }: the level puts { $aboard } on the androids’ Spaceship
refuse-ship = Falcon 1K is the Spaceship of the first seat

## What has changed since a game was saved.

change-abilities = 39 abilities on 27 cards, which are our own, give less at once
