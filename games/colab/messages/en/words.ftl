### The names of pieces, and what cards, tiles, rows and trades do.

## People and pieces.

you = you
    .capital = You
    .possessive = your
window = { CAPITAL($tower) } { $level }
colour-white = white
colour-red = red
colour-blue = blue
colour-purple = purple
shape-triangle = triangle
shape-circle = circle
shape-diamond = diamond
deck-device = device
    .plural = devices
deck-potion = potion
    .plural = potions
deck-monster = monster
    .plural = monsters
row-top = top
row-bottom = bottom
tier-starter = starter
tier-one = I
tier-two = II
tier-three = III
length-full = full
length-express = express
device-death-ray = Death Ray
device-weather-machine = Weather Machine
device-burton = Burton
device-mind-slayer = Mind Slayer
die = { $colour } die ({ $face })
bait-token = a { $colour } token
bait-die = a { $colour } die
item-token = a { $colour } token
item-wild = a wild token
item-minion = the { $die } on the minion at { $window }
item-die = the { $die }
item-wild-die = the WILD die at { $window }
potion-on-card = on { $card }
potion-stored = in storage
potion-new = gained this turn
counted-symbols =
    { $count ->
        [one] { $count } { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }

## Parts of effects.

part-die =
    { KEY($colour) ->
        [none] { $count ->
            [one] gain { $count } die of any colour
           *[other] gain { $count } dice of any colour
        }
       *[other] { $count ->
            [one] gain { $count } { $colour } die
           *[other] gain { $count } { $colour } dice
        }
    }
part-card =
    { KEY($deck) ->
        [none] { $count ->
            [one] draw { $count } card of any type
           *[other] draw { $count } cards of any type
        }
       *[other] { $count ->
            [one] draw { $count } { $deck } card
           *[other] draw { $count } { $deck } cards
        }
    }
part-draw = draw { $count } cards and keep { $keep }
part-token =
    { KEY($colour) ->
        [none] { $count ->
            [one] gain { $count } token of any colour
           *[other] gain { $count } tokens of any colour
        }
       *[other] { $count ->
            [one] gain { $count } { $colour } token
           *[other] gain { $count } { $colour } tokens
        }
    }
part-wild =
    { $count ->
        [one] gain { $count } wild token
       *[other] gain { $count } wild tokens
    }
part-potion =
    { $count ->
        [one] gain { $count } potion token
       *[other] gain { $count } potion tokens
    }
part-research =
    { $count ->
        [one] gain { $count } research token
       *[other] gain { $count } research tokens
    }
part-points =
    { $count ->
        [one] score { $count } research point
       *[other] score { $count } research points
    }
part-return =
    { $count ->
        [one] roll { $count } die from your bowl or pool
       *[other] roll { $count } dice from your bowl or pool
    }
part-return-all = roll your whole bowl
part-set-die =
    { $count ->
        [one] turn { $count } die of your pool to any face
       *[other] turn { $count } dice of your pool to any face
    }
part-trigger =
    { $count ->
        [one] trigger { $count } card
       *[other] trigger { $count } cards
    }
part-trigger-adjacent =
    { $count ->
        [one] trigger { $count } adjacent card
       *[other] trigger { $count } adjacent cards
    }
part-copy = copy an adjacent trigger
part-build = build
part-extra-build =
    { KEY($deck) ->
        [none] { $count ->
            [one] build { $count } card of any type without build symbols
           *[other] build { $count } cards of any type without build symbols
        }
       *[other] { $count ->
            [one] build { $count } { $deck } card without build symbols
           *[other] build { $count } { $deck } cards without build symbols
        }
    }
part-discount =
    { $count ->
        [one] pay { $count } symbol less for a card
       *[other] pay { $count } symbols less for a card
    }
part-reposition =
    { KEY($row) ->
        [none] move a minion
       *[other] move a minion and take the { $row } row there
    }
part-second-action = take the other lab action too
part-upgrade = place an upgrade tile
part-hand-limit =
    { $count ->
        [one] keep { $count } more card
       *[other] keep { $count } more cards
    }
part-token-limit =
    { $count ->
        [one] keep { $count } more token
       *[other] keep { $count } more tokens
    }

## Abilities of cards.

ability-trigger = Trigger: { $effect }.
ability-built = When built: { $effect }.
ability-react =
    { $once ->
        [yes] { $when }, once a turn: { $effect }.
       *[no] { $when }: { $effect }.
    }
ability-potion =
    { $count ->
        [one] For { $count } potion token: { $effect }.
       *[other] For { $count } potion tokens: { $effect }.
    }
ability-score-adjacent =
    { KEY($deck) ->
        [none] Scores { $count } for each adjacent card.
       *[other] Scores { $count } for each adjacent { $deck }.
    }
ability-score-grid = Scores { $count } for each { $deck } you built.
when-rest = When you rest
when-send =
    { KEY($colour) ->
        [none] When you send to a tower
       *[other] When you send to a { $colour } tower
    }
when-retrieve =
    { KEY($colour) ->
        [none] When you retrieve from a tower
       *[other] When you retrieve from a { $colour } tower
    }
when-build =
    { KEY($deck) ->
        [none] When you build another card
       *[other] When you build another { $deck }
    }
when-pay = When you pay for a card
when-upgrade = After your part of an upgrade round

## Bonus cards.

section-a =
    { $when ->
        [once] once
        [always] from now on
        [rest] whenever you rest
        [pay] once a turn, when you pay for a card
       *[token] whenever you collect an upgrade token
    }
section-b =
    { $points ->
        [one] { $points } point for each { $what }
       *[other] { $points } points for each { $what }
    }
section-b-each =
    { $what ->
        [surrounded] card with cards on all four sides
        [device] device
        [potion] potion
        [monster] monster
        [set] set of a monster, a device and a potion
        [line] row or column of four cards
        [resource_die] resource die
        [potion_ability] card with a potion ability
        [research_point] point of research
        [token] resource or wild token, half for a potion token
        [trigger] card with a trigger
        [cost_four] card that costs four symbols or more
        [points_one] card with at most one printed point
        [points_two] card with at most two printed points
        [group] card of your largest connected group of one type
        [all_types] row or column with all three types
       *[hand_card] card in hand
    }
bonus-words = A, { $when }: { $effect }; B: { $worth }
tile-words =
    { $count ->
        [one] { $count } minion: { $effect }
       *[other] { $count } minions: { $effect }
    }
tile-symbols = build symbols { $symbols }
card-words =
    { $points ->
        [one] costs { $cost }; { $points } point; { $ability }
       *[other] costs { $cost }; { $points } points; { $ability }
    }
