### What the androids do and decide.

## What happens.

event-round-began = Round { $round } begins.
failure-empty = System Failure: the deck is empty.
event-system-failure = System Failure: { $milled }.
spark-empty = Spark: the deck is empty.
event-spark = Spark: { $milled }.
milled-all =
    { $count ->
        [one] { $count } card goes from the deck to the discard pile
       *[other] { $count } cards go from the deck to the discard pile
    }
milled-fewer =
    { $count ->
        [one] the deck has only { $count } card, which goes to the discard pile
       *[other] the deck has only { $count } cards, which go to the discard pile
    }
activated-lands = a colonist lands from their Spaceship on ★ of the { $building }
activated-boards = their Spaceship is empty, so a colonist comes onto it from Earth
activated-nobody = no colonist moves, because { $why }
activated-spark = Spark in place of { $title }, because their energy is at the top
event-activated = One card is left in the androids' prep module, { $colour } in slot { $slot }: { $moves }; then { $then }.
event-activation-skipped = Two cards are left in the androids' prep module: they do nothing.
event-nothing-to-activate = No card is left in the androids' prep module: they only refill it.
no-move-building = the { $building } holds no colonists
no-move-left = none is on their Spaceship, and none on Earth
no-move-earth = none is on Earth
event-nothing-moves = No colonist of the androids moves: { $why }.
moved-whose =
    { $who ->
        [you] One of your colonists
        [androids] A colonist of the androids
       *[other] A colonist of { $name }
    }
event-moved = { $whose } moves from { $from } to { $to }.
spot-earth = Earth
spot-ship =
    { $who ->
        [you] your Spaceship
        [androids] their Spaceship
       *[other] its Spaceship
    }
spot-level = { $stars } of the { $building }
energy-whose =
    { $who ->
        [you] Your energy
        [androids] The androids' energy
       *[other] { $name }'s energy
    }
energy-rises = { $whose } rises from { $from } to { $to }{ $lost }.
energy-falls = { $whose } falls from { $from } to { $to }{ $lost }.
energy-stays = { $whose } stays at { $to }{ $lost }.
energy-lost =
    { $count ->
        [one] , the top; { $count } is lost
       *[other] , the top; { $count } are lost
    }
event-energy-at-top = The androids' energy is at the top, { $energy }: Spark in place of { $power }.
event-upgrade-lost =
    { $nth ->
        [first] The first Upgrade is lost: no colonist of theirs on ★ has room on the ★★ above it, and none of yours is on ★★.
       *[second] The second Upgrade is lost: no colonist of theirs on ★ has room on the ★★ above it, and none of yours is on ★★.
    }
refill = Lay the top card of the deck face down into slot { $slot } of the androids' prep module.
event-not-refilled =
    { $left ->
        [none] The deck is empty, so the androids' prep module stays empty.
       *[one] The deck is empty, so the androids' prep module stays with 1 card.
    }
event-end-triggered =
    { $who ->
        [you] You have all colonists on Buildings: the end is triggered.
        [androids] The androids have all colonists on Buildings: the end is triggered.
       *[other] { $name } has all colonists on Buildings: the end is triggered.
    }
event-ended = The game is over. { $why }

## What they decide, and why.

forced-up = Forced: the { $building } is the only Building in which a colonist of theirs is on ★ and ★★ has room.
forced-down = Forced: no colonist of theirs on ★ has room on the ★★ above it, and the { $building } is the only Building in which one of yours is on ★★.
forced-ship = Forced: their Spaceship is empty, so a colonist comes onto it from Earth.
forced-recruitment = Forced: a colonist of theirs is on Earth, so it comes onto their Spaceship.
decided-land = The androids decide: a colonist of theirs lands on ★ of the { $building }.
decided-up = The androids decide: a colonist of theirs goes up in the { $building }.
decided-down = The androids decide: one of your colonists goes down in the { $building }.
weighed-both = Both Upgrades are weighed together: each Building for the first with the best Building for the second.
weighed-now = {" "}(now { $theirs } and { $yours })
weighed-now-theirs = {" "}(now { $theirs })
weighed-counted =
    { $aim ->
        [score] Counted in points without energy, theirs alone by the reading that was chosen{ $points }; besides { $full } for each of theirs in their fullest Building, up to { $most } (now { $fullest }), { $present } for each Building they are in (now { $inside }), { $one } for each in which one of theirs can go up (now { $ready }).
       *[difference] Counted in points without energy, theirs less yours{ $points }; besides { $full } for each of theirs in their fullest Building, up to { $most } (now { $fullest }), { $present } for each Building they are in (now { $inside }), { $one } for each in which one of theirs can go up (now { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two = { $building }, then { $then }: { $sum }
weighed-no-second = { $building }, then no Upgrade is possible: { $sum }
then-up = up in the { $building }
then-down = one of yours down in the { $building }
then-there = the { $building }
sum = { $terms }; { $sum } in all.
sum-nothing = nothing changes, 0 in all.
term-theirs = theirs: { $what }
term-yours = yours: { $what }
term-more = { $count } more on { $space }
term-fewer = { $count } fewer on { $space }
term-ship = the Spaceship
term-everywhere =
    { $has ->
        [yes] in every colonist Building
       *[no] no longer in every colonist Building
    }
term-four =
    { $has ->
        [yes] { $count } in one Building
       *[no] no longer { $count } in one Building
    }
term-fullest = { $count } instead of { $before } in their fullest Building
term-present =
    { $count ->
        [one] in { $count } Building instead of { $before }
       *[other] in { $count } Buildings instead of { $before }
    }
term-ready =
    { $count ->
        [one] one can go up in { $count } Building instead of { $before }
       *[other] one can go up in { $count } Buildings instead of { $before }
    }
decision-same = { $equal } come to the same; the { $first } is first in the order { $order }.
decision-only = Only the { $building } is left.
decision-ahead = The { $best } is ahead of the next best, the { $next }: { $sum }
point = .

## What stands above a turn, and the turn in one line.

turn-yours = Your turn
turn-of =
    { KEY($name) ->
        [player-you] Your turn
       *[other] { FORM($name, "whose") } turn
    }
turn-androids = The androids' turn
turn-moved =
    { $count ->
        [0] none of their colonists moves
        [one] one of their colonists moves
       *[other] { $count } moves of their colonists
    }
turn-activated = { $title } by the { $colour } card; { $moved }.
turn-rest = They rest.

## The opponent, to complete “alone against …”.

opponent = the androids
