### Master of the Galaxy: the table, as lists and as the words of its drawing.

## Shared.

chance = { $percent }%
chance-under = <{ $percent }%

## The table as lists.

table-cubes =
    { KEY($player) ->
        [player-you] Your cubes
       *[other] { $player }’s cubes
    }
table-hand = Hand: { $cubes }
table-bag =
    { $count ->
        [one] Bag, { $count } cube
       *[other] Bag, { $count } cubes
    }
table-odds = { $count } { $colour }: { $chance } chance of at least one in the next hand
table-swarm =
    { $target ->
        [none] { $swarm } on { $system }, aiming at nothing yet
       *[other] { $swarm } on { $system }, aiming at { $target }: { $chance } chance to enter it in the next Span
    }
table-work = { CAPITAL($work) }: { $filled } of { $slots } { $colour }, { $chance } chance to advance in the next Span
table-weaver-deck =
    { $count ->
        [one] Weaver deck: { $count } card
       *[other] Weaver deck: { $count } cards
    }
table-tokens = Black hole tokens left: { $count }
table-systems = Systems
table-system =
    { $start ->
        [yes] { $system } ({ $colour }, a start): { $stands }; planets: { $planets }
       *[no] { $system } ({ $colour }): { $stands }; planets: { $planets }
    }
system-hole = a black hole
system-swarm = under { $swarm }
system-held =
    { KEY($player) ->
        [player-you] yours ({ $bases })
       *[other] { $player }’s ({ $bases })
    }
planet-settled = { $planet } (settled)
table-routes = Routes
route-free = { $route }: { $slots } slots, free
route-owned =
    { $complete ->
        [yes] { $route }: { $player }, { $cubes } on { $slots } slots, complete
       *[no] { $route }: { $player }, { $cubes } on { $slots } slots, not complete
    }
table-player =
    { $out ->
        [yes] { $player }, out of the game
       *[no] { $player }
    }
table-bases = Bases: { $count }
table-symbol = { $count } { $symbol }
table-symbols =
    { $some ->
        [yes] Symbols: { $symbols }
       *[no] Symbols: none
    }
table-player-bag = Bag: { $cubes }
table-skips = Skips the next turn
table-card =
    { $stands ->
        [won] { $card } ({ $symbol }, won)
        [under-way] { $card } ({ $symbol }, under way)
        [completed] { $card } ({ $symbol }, completed)
       *[open] { $card } ({ $symbol })
    }
table-project = { $part } { $slots }: { $effect }
table-conflicts = Conflicts under way
table-conflict = { $card } against { $target } ({ $against }) from { $source }
table-side = { $part }: { $filled } of { $slots }
table-decks = Decks
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] { CAPITAL($pile) }: { $count } card
               *[other] { CAPITAL($pile) }: { $count } cards
            }
       *[other]
            { $count ->
                [one] { CAPITAL($pile) }: { $count } card, { $top } on top
               *[other] { CAPITAL($pile) }: { $count } cards, { $top } on top
            }
    }
table-reserve = Reserve: { $cubes }

## The drawing: its parts.

map = The map
map-aims = { $swarm } aims at { $system }
map-conflict =
    { KEY($player) ->
        [player-you] { $card }: you against { $target }
       *[other] { $card }: { $player } against { $target }
    }
corner-north-west = North-west
corner-north-east = North-east
corner-south-west = South-west
corner-south-east = South-east
others-swarms = Swarms
others-players = Others
bag = Bag
bag-cubes = Cubes in the bag
bag-odds = The bag, and the chance of each colour in the next hand
hand = Hand
hand-empty = empty hand
reserve = The reserve
reserve-cubes = { $count } { $colour } in the reserve
supply = Bases in supply
supply-bases = { CAPITAL($shape) }: { $count } in supply
cards = Cards
cards-yours = Your cards
cards-of =
    { KEY($player) ->
        [player-you] Your cards
       *[other] { $player }’s cards
    }
cards-open = Show the cards
cards-seen = Revealed cards
cards-done = Completed and won
cards-room =
    { $count ->
        [one] Room for { $count } more { FORM($pile, "card") }
       *[other] Room for { $count } more { FORM($pile, "plural") }
    }
card-of-type = { $card }, { FORM($pile, "card") }
card-changes = { $card }: { $changes }
conflict-under-way = { $card }, under way
project-cubes = { $filled } of { $needed } cubes
project-enough =
    { $needed ->
        [one] One cube completes it
       *[other] { $needed } cubes complete it
    }
project-needed = { $needed } needed
stakes-victory = If won: { $effect }.
stakes-cubes =
    { $count ->
        [one] Spoils: 1 cube.
       *[other] Spoils: { $count } cubes.
    }
stakes-leader = Spoils: a leader.
slot-empty = empty
track = Supremacy
track-column = { CAPITAL($symbol) }: { $players }
track-player = { $player } { $count }
track-feeds = feeds { $swarm }

## The drawing: how near everybody is to the end.

ways =
    { KEY($player) ->
        [player-you] Your ways to win
       *[other] { $player }’s ways to win
    }
ways-symbols = Most symbols of one kind: { $symbol }
losses-tokens = Black hole tokens on the board: you lose when all are out
losses-swarms = Swarms on the board, and cards in the Weaver deck
tag-over = over
tag-now = now
tag-out = out

## The drawing: numbers whose changes are reported.

number-bag =
    { KEY($player) ->
        [player-you] Cubes in your bag
       *[other] Cubes in { $player }’s bag
    }
number-bases =
    { KEY($player) ->
        [player-you] Your bases
       *[other] { $player }’s bases
    }
number-symbols =
    { KEY($player) ->
        [player-you] Your symbols
       *[other] { $player }’s symbols
    }
number-starts =
    { KEY($player) ->
        [player-you] Your starts
       *[other] { $player }’s starts
    }
number-holes = Black holes

## The drawing: swarms.

swarms-none = No swarm is on the board.
swarms-order = The order in which they act
swarms-arrows = The colours it aims by, in order
swarms-enters = How likely it is to enter its target in the next Span
swarms-feeds = A symbol of this kind feeds these works

## The drawing: signs and their legend.

glyph-cube = { $colour } cube
glyph-slot = slot for { $colour }
glyph-symbol = { $symbol } symbol
glyph-hole = black hole
glyph-home = home; starts
glyph-conflict = conflict
legend = Legend
legend-base = base: { $shape }
legend-cube =
    { $key ->
        [red] { $colour } cube: military
        [blue] { $colour } cube: science
        [yellow] { $colour } cube: economy
        [white] { $colour } cube: industry
       *[black] { $colour } cube: administration
    }
legend-slots = slot for one colour, slot for any colour
legend-work =
    { $key ->
        [proliferation] { $work }: advances when two cubes of one colour are drawn; when full, it brings a new swarm to the target
        [morphing] { $work }: advances when exactly one cube of its colour is drawn; when full, another card takes the swarm’s place
       *[engulfment] { $work }: advances when the other two do not; when full, the swarm moves to its target and leaves a black hole
    }

## The forecast in the rail.

foresee-enters = { $swarm } may enter { $system }
foresee-work = { $swarm }: a cube on { $work }
