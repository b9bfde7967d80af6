### Master of the Galaxy: what happens, each event with its reasons. Those of the Weavers are in weavers.ftl.

## Set-up.

event-first =
    { KEY($player) ->
        [player-you] You begin.
       *[other] { $player } begins.
    }
event-home-cube = A { $cube } cube is drawn.
event-home =
    { KEY($player) ->
        [player-you] Your home is { $system }.
       *[other] { $player }’s home is { $system }.
    }
event-shown = Revealed: { $card } ({ $pile }).

## Turns and hands.

event-turn =
    { KEY($player) ->
        [player-you] Round { $round }: your turn.
       *[other] Round { $round }: { $player }’s turn.
    }
event-skipped =
    { KEY($player) ->
        [player-you] You skip this turn.
       *[other] { $player } skips this turn.
    }
event-will-skip =
    { KEY($player) ->
        [player-you] You skip your next turn.
       *[other] { $player } skips the next turn.
    }
event-drawn =
    { KEY($player) ->
        [player-you] You draw a { $cube } cube.
       *[other] { $player } draws a { $cube } cube.
    }
event-bag-empty =
    { KEY($player) ->
        [player-you] Your bag is empty.
       *[other] { $player }’s bag is empty.
    }
event-hand-back =
    { KEY($player) ->
        [player-you] You return { $cubes } to your bag.
       *[other] { $player } returns { $cubes } to the bag.
    }

## Cubes.

event-placed =
    { KEY($player) ->
        [player-you] You place a { $cube } cube on { $project }.
       *[other] { $player } places a { $cube } cube on { $project }.
    }
event-built =
    { KEY($player) ->
        [player-you] You place a { $cube } cube on the route { $route }.
       *[other] { $player } places a { $cube } cube on the route { $route }.
    }
event-route-complete = The route { $route } is complete.
event-route-broken = The route { $route } is no longer complete.
event-route-removed =
    { KEY($player) ->
        [player-you] The route { $route } is removed: { $cubes } to your bag.
       *[other] The route { $route } is removed: { $cubes } to { $player }’s bag.
    }
event-settled =
    { KEY($player) ->
        [player-you] You settle the { $planet } planet of { $system } with a { $cube } cube and gain { $gained } { $planet }.
       *[other] { $player } settles the { $planet } planet of { $system } with a { $cube } cube and gains { $gained } { $planet }.
    }
event-recalled =
    { KEY($player) ->
        [player-you] You recall a { $cube } cube with a black one.
       *[other] { $player } recalls a { $cube } cube with a black one.
    }
event-gained =
    { KEY($player) ->
        [player-you] You gain { $count } { $colour }.
       *[other] { $player } gains { $count } { $colour }.
    }
event-given =
    { KEY($player) ->
        [player-you] You give a { $cube } cube to the reserve.
       *[other] { $player } gives a { $cube } cube to the reserve.
    }
event-stolen =
    { KEY($player) ->
        [player-you] You steal a { $cube } cube from { $from }.
       *[other] { $player } steals a { $cube } cube from { $from }.
    }

## Bases, planets, black holes.

event-base-set =
    { KEY($player) ->
        [player-you]
            { $captured ->
                [yes] You capture { $system } with a { $shape }.
               *[no] You set a { $shape } on { $system }.
            }
       *[other]
            { $captured ->
                [yes] { $player } captures { $system } with a { $shape }.
               *[no] { $player } sets a { $shape } on { $system }.
            }
    }
event-bases-removed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] { $count } base on { $system } returns to your supply.
               *[other] { $count } bases on { $system } return to your supply.
            }
       *[other]
            { $count ->
                [one] { $count } base on { $system } returns to { $player }’s supply.
               *[other] { $count } bases on { $system } return to { $player }’s supply.
            }
    }
event-planets-cleared = The planets of { $system } are free again: { $cubes } to the reserve.

## Cards and symbols.

event-completed =
    { KEY($player) ->
        [player-you] You complete { $project } with { $cubes }.
       *[other] { $player } completes { $project } with { $cubes }.
    }
event-dismissed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [0] You dismiss { $card }.
               *[other] You dismiss { $card }, with { $cubes } on it.
            }
       *[other]
            { $count ->
                [0] { $player } dismisses { $card }.
               *[other] { $player } dismisses { $card }, with { $cubes } on it.
            }
    }
event-pick-earned =
    { KEY($player) ->
        [player-you] You earn a pick ({ OR($piles) }).
       *[other] { $player } earns a pick ({ OR($piles) }).
    }
event-effect-lost = Unused effect of { $at }: { $effect }.
event-acquired =
    { KEY($player) ->
        [player-you] You take { $card }.
       *[other] { $player } takes { $card }.
    }
event-put-under = { $card } goes under its deck.
event-pick-lost =
    { KEY($player) ->
        [player-you] You take no card.
       *[other] { $player } takes no card.
    }
event-leader-taken =
    { KEY($player) ->
        [player-you] You take { $card } from { $from }.
       *[other] { $player } takes { $card } from { $from }.
    }
event-symbol =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] You have { $count } { $symbol } symbol now.
               *[other] You have { $count } { $symbol } symbols now.
            }
       *[other]
            { $count ->
                [one] { $player } has { $count } { $symbol } symbol now.
               *[other] { $player } has { $count } { $symbol } symbols now.
            }
    }

## Conflicts.

event-initiated =
    { KEY($player) ->
        [player-you] You begin { $card } against { $target } ({ $against }) from { $source }.
       *[other] { $player } begins { $card } against { $target } ({ $against }) from { $source }.
    }
initiated-extra =
    { $count ->
        [one] its attack has 1 more slot
       *[other] its attack has { $count } more slots
    }
event-repelled = A { $cube } cube in { $card } is sent home.
event-cancelled = { $card } against { $target } is cancelled.
event-conflict-won =
    { KEY($player) ->
        [player-you] You win { $card } against { $target } ({ $against }).
       *[other] { $player } wins { $card } against { $target } ({ $against }).
    }
event-conflict-lost =
    { KEY($player) ->
        [player-you] You lose { $card } to the Weavers.
       *[other] { $player } loses { $card } to { $defender }.
    }
event-spoils =
    { KEY($from) ->
        [player-you] Spoils: your bag loses a { $cube } cube to the reserve.
       *[other] Spoils: { $to } takes a { $cube } cube from { $from }’s bag.
    }
event-spoil-leader =
    { KEY($from) ->
        [player-you] Spoils: { $card } goes under its deck.
       *[other] Spoils: { $to } takes { $card } from { $from }.
    }
cancelled-hole = { $target } is a black hole now
cancelled-source =
    { KEY($player) ->
        [player-you] you no longer control { $source }
       *[other] { $player } no longer controls { $source }
    }
cancelled-target = { $target } was { $before } and is { $now } now
cancelled-route = no complete route leads from { $source } to { $target } now
cancelled-effect = an effect cancels it
cancelled-dismissed = its card is dismissed
cancelled-out =
    { KEY($player) ->
        [player-you] you are out of the game
       *[other] { $player } is out of the game
    }
system-of =
    { KEY($player) ->
        [player-you] yours
       *[other] { $player }’s
    }
system-under-swarm = under a swarm
attack-home =
    { KEY($player) ->
        [player-you] cubes of the attack to your bag: { $cubes }
       *[other] cubes of the attack to { $player }’s bag: { $cubes }
    }
defence-home =
    { KEY($player) ->
        [player-you] cubes of the defence to your bag: { $cubes }
       *[other] cubes of the defence to { $player }’s bag: { $cubes }
    }
defence-to-reserve = cubes of the defence to the reserve: { $cubes }
conflict-card-stays = the card stays, not initiated
conflict-card-under = the card goes under its deck

## The end.

event-out =
    { KEY($player) ->
        [player-you] You are out of the game.
       *[other] { $player } is out of the game.
    }
event-ended =
    { $who ->
        [weavers] You lose: { $by }.
        [you] You win: { $by }.
       *[other] { $winner } wins: { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } becomes a black hole.
       *[no] { $system } becomes a black hole (no token is left for it).
    }
