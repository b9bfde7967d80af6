### The options of a game, with their values.

option-seats = Players
    .help = How many people play.
option-set-up = Set-up
    .help = How everybody begins.
    .first-game = First game: everything is laid out
    .normal = Normal: you choose cards, dice and a token
    .draft = Draft: your minions gather what you begin with
option-length = Length
    .help = An express game has more tiles and ends after 10 cards, not 12.
    .full = Full
    .express = Express
option-enemies = Enemies
    .help = How many mad scientists play against you. Alone you have at least one.
option-difficulty = Difficulty
    .help = The dice you begin with, and the points to reach with twelve cards.
    .easy = Easy: 30 points
    .medium = Medium: 45 points
    .hard = Hard: 60 points
option-enemy-1 = First enemy
    .help = A scientist whom no player takes.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-1 = First enemy: device
    .help = The device that this enemy builds.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-2 = Second enemy
    .help = A scientist whom no player takes.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-2 = Second enemy: device
    .help = The device that this enemy builds.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-3 = Third enemy
    .help = A scientist whom no player takes.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-3 = Third enemy: device
    .help = The device that this enemy builds.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-after-1 = Seat of enemy 1
    .help = The player before it in turn order.
option-after-2 = Seat of enemy 2
    .help = The player before it in turn order.

## Why options are refused.

refuse-express-first = an express game begins with the normal set-up or the draft
refuse-alone = who plays alone has one to three enemies
refuse-too-many = players and enemies together are four at most
refuse-draft = there is no draft against enemies
refuse-express = there is no express game against enemies
refuse-same-enemy = each enemy is another scientist
refuse-same-device = each enemy builds another device
refuse-after = it sits after one of the players

## What has changed since a game was saved.

change-answers = what goes or stays in one event is one answer, and where nothing is left to decide nobody is asked
change-values = points of cards, actions and needs of doomsday cards, special powers, the bonus card BC13 and the upgrade spaces of three players, which are our own, have other values
change-cards = cards, needs of doomsday cards and upgrade tiles, which are our own, have other values
