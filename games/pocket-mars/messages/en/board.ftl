### Pocket Mars: the drawing.

## Areas and titles.

board-score = Score
board-hills = The hills of Mars
board-buildings = Buildings on Mars
board-sky = Spaceships and Earth
board-earth = Earth
board-others = The others
board-piles = Deck and discard pile
board-signs = Symbols
area-mars = Mars
area-ships = Ships
area-cards = Cards
androids = Androids

## The strip above the board.

round = Round { $round }
set-up = Set-up
over = over
last-round = last round
phases = Phases of the round
phase-yours = Your turn
phase-human = Turn
phase-failure = System failure
phase-androids = Androids
points-now = Points if the game ended now
seats-order = Turn order, with points if the game ended now
seat-own = { $player } (you)
behind = { $count } behind
behind-of = { $count } behind { $player }
level = level
level-with = level with { $player }
ahead = { $count } ahead
ahead-of = { $count } ahead of { $player }

## Numbers that change, as the list of changes names them.

number-points = { $player }: points
number-landed = { $player }: landed
number-aboard = { $player }: aboard
number-energy = { $player }: energy
number-deck = Deck
number-discard = Discard pile

## Spaceships, Earth and players.

spaceship = Spaceship
ship-said = { $player }, Spaceship { $ship }: { $count } aboard
aboard = Aboard: { $count }
aboard-count = { $count } aboard
aboard-word = aboard
landed = { $count } of { $of } landed
landed-on-mars = { $count } of { $of } colonists on Mars
landed-short = { $count }/{ $of } landed
energy-said = Energy { $energy } of { $top }
energy-word = energy
group = { $player }: { $count }
module-theirs = Their module
module-other = Prep module, hand
module-short = Prep module
slot-said = Slot { $slot }: { $card }
slot-empty = Slot { $slot } is empty
empty = empty
hand-count =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
hand-in = in hand
open-more = Open
more-of = More about { $player }
sources = Where the points come from
source-second = { $count } on ★★
source-first = { $count } on ★
source-ship = { $count } aboard
source-earth = { $count } on Earth
in-every-building = In every Building
missing = Not in { $buildings }

## Buildings.

building-said = { $building }, value to beat { $value }: { $ability }
building-ability = { $building }: { $ability }
building-value = The Building itself: { $value }
space-first = { $building } ★, any number, { $points } points each
space-second = { $building } ★★, room for { $room }, { $points } points each
to-land = to land
to-land-none = none
to-land-cards = Cards that let a colonist land: { $values }
to-land-no-card = No card lets a colonist land
face-down = face down, value 0

## Cards.

card-short = { CAPITAL($colour) } { $value } { $title }
card-known = { $card }: { $ability }
card-back = { CAPITAL($colour) } card, face down
card-hint = From hand: { $hand }. From the prep module: { $prep }.
from-hand = From hand
from-prep = From prep
hand-of-card = Hand: { $ability }
prep-of-card = Prep: { $ability }
own-prep = Your prep module
own-prep-use = · played to a Building
own-hand = Your hand
own-hand-use = · used, then discarded
own-packet = Your packet
packet = Packet to pick from
no-card = no card
lying-face-down = face down
happens = happens
happens-not = does not happen
does-fails = { $value } does not beat { $beaten }
does-empty = { $value } beats { $beaten }, nobody aboard
does-lands = { $value } beats { $beaten }: land 1
part-value = value
part-hand = hand ability
part-prep = prep ability
from-us = { $part }: our own design
from-reading = { $part }: our reading of public text
from-owner = { $part }: entered by the owner of a copy

## Deck and discard pile.

in-play = in play
in-play-card = In play: { $card }
deck = deck
deck-top = { CAPITAL($colour) } on top of the deck
deck-empty = The deck is empty
deck-unseen = The top of the deck has not been seen
deck-lasts = Roughly how many rounds until the deck is empty
deck-rounds =
    { $count ->
        [one] ~{ $count } round
       *[other] ~{ $count } rounds
    }
discard = discard
discard-top = { $card }, on top of the discard pile
discard-empty = The discard pile is empty

## What the androids would do with their last card.

left-you-decide = you decide
left-gain = left: { $gain }
left-gain-if = if left: { $gain }
left-said = If { $colour } is left: { $power }, { $acts }
left-said-points = If { $colour } is left: { $power }, { $acts }; { $gain } points
left-lands = 1 lands in { $building }
left-boards = 1 boards
left-spark = { $count } cards leave the deck
left-upgrades = { $count } upgrades
left-energy = energy +{ $count }
left-no-earth = nobody is left on Earth
left-lands-best = 1 lands where it scores most
left-nobody = nobody can move

## The legend.

legend-colonists = colonists: { $player }
legend-colour = { $colour }: { $building }
legend-rocket = launch: from Earth onto the Spaceship
legend-land = land: from the Spaceship to Mars
legend-bolt = energy
legend-star = a space: one star for the lower, two for the upper, with its points beside it
legend-tick = happens, if the card is used now
legend-cross = does not happen now
legend-own = not printed on the real card: our own design or our reading; point at it to see which
legend-eye = a face that you have seen, or entered by the owner of a copy
