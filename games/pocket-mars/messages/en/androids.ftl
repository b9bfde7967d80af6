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
event-activated =
    One { $colour } card is left in the androids' prep module, slot { $slot }: { $first ->
        [lands] a colonist lands from their Spaceship on ★ of the { $building }
        [boards] their Spaceship is empty, so a colonist boards it from Earth
       *[nobody] no colonist moves, because { event-nothing-moves.why }
    }; then { $energy_at_top ->
        [yes] Spark in place of { $power }, because their energy is at the top
       *[no] { $power }
    }.
event-activation-skipped = Two cards are left in the androids' prep module: they do nothing.
event-nothing-to-activate = No card is left in the androids' prep module: they only refill it.
event-nothing-moves = No colonist of the androids moves: { event-nothing-moves.why }.
    .why =
        { $why ->
            [building] the { $building } holds no colonists
            [left] none is on their Spaceship, and none on Earth
           *[earth] none is on Earth
        }
event-moved =
    One of { FORM($player, "whose") } colonists moves from { $from ->
        [earth] Earth
        [ship] { event-moved.ship }
        [first] ★{ event-moved.start }
       *[second] ★★{ event-moved.start }
    } to { $to ->
        [earth] Earth
        [ship] { event-moved.ship }
        [first] ★ of the { $end }
       *[second] ★★ of the { $end }
    }.
    .ship =
        { KEY($player) ->
            [player-you] your Spaceship
            [player-androids] their Spaceship
           *[other] its Spaceship
        }
    .start =
        { KEY($start) ->
            [none] { "" }
           *[other] { " " }of the { $start }
        }
event-energy =
    { CAPITAL(FORM($player, "whose")) } energy { $way ->
        [up] rises from { $from } to { $to }
        [down] falls from { $from } to { $to }
       *[same] stays at { $to }
    }{ $lost ->
        [0] { "" }
        [one] , the top; { $lost } is lost
       *[other] , the top; { $lost } are lost
    }.
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
       *[one] The deck is empty, so the androids' prep module stays at 1 card.
    }
event-end-triggered =
    { KEY($player) ->
        [player-androids] All colonists of the androids are on Buildings: the end is triggered.
       *[other] All { FORM($player, "whose") } colonists are on Buildings: the end is triggered.
    }
event-ended = The game is over. { $why }

## What they decide, and why.

event-forced =
    Forced: { $why ->
        [up] the { $building } is the only Building in which a colonist of theirs is on ★ and ★★ has room
        [down] no colonist of theirs on ★ has room on the ★★ above it, and the { $building } is the only Building in which one of yours is on ★★
        [ship] their Spaceship is empty, so a colonist boards it from Earth
       *[recruitment] a colonist of theirs is on Earth, so it boards their Spaceship
    }.
event-weighed =
    The androids decide: { $chosen ->
        [land] a colonist of theirs lands on ★ of the { $building }
        [up] a colonist of theirs goes up in the { $building }
       *[down] one of your colonists goes down in the { $building }
    }.
weighed-both = Both Upgrades are weighed together: each Building for the first with the best Building for the second.
weighed-now = {" "}(now { $theirs } and { $yours })
weighed-now-theirs = {" "}(now { $theirs })
weighed-counted =
    { $aim ->
        [score] Counted in points without energy, theirs alone as the chosen reading says{ $points }; plus { $full } for each of theirs in their fullest Building, up to { $most } (now { $fullest }), { $present } for each Building they are in (now { $inside }), { $one } for each in which one of theirs can go up (now { $ready }).
       *[difference] Counted in points without energy, theirs minus yours{ $points }; plus { $full } for each of theirs in their fullest Building, up to { $most } (now { $fullest }), { $present } for each Building they are in (now { $inside }), { $one } for each in which one of theirs can go up (now { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two =
    { $building }, then { $way ->
        [up] up in the { $then }
        [down] one of yours down in the { $then }
       *[there] the { $then }
    }: { $sum }
weighed-no-second = { $building }, then no Upgrade is possible: { $sum }
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
decision-same = { $equal } come to the same total; the { $first } is first in the order { $order }.
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
turn-refill = They only refill.
