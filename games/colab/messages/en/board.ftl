### The drawing of the table: titles, labels for those who do not see it, and the signs.

board-name = { CAPITAL($name) }
board-labelled = { $name }: { $words }
board-title = { $name }. { $words }
board-times = { $count } × { $words }

## Areas and status.

board-enemies = Enemies
board-others = Others
board-area-dice = Dice
board-area-research = Research
board-area-grid = Grid
board-over = over
board-now = now
board-ending =
    { $by ->
        [device] last turns: a device is done
        [full] the towers are full
       *[cards] last round
    }
board-aims = { $player }: on the way to the goal
board-cards = Cards
board-cards-title = Built cards, and how many end the game
board-your-cards = Your cards
board-points = Points
board-points-title = Points, and how many it takes to win
board-your-points = Your points
board-next-upgrade = The next upgrade token on the scoreboard
board-device = Device
board-device-of = { $enemy }'s device
board-device-title = The device nearest to its ninth card, and its turns until then
board-turns-left =
    { $count ->
        [one] { $count } turn left
       *[other] { $count } turns left
    }
board-free-windows = Free windows
board-free-windows-title = Free windows: without one, everybody loses
board-turn-order = Turn order
board-seat-title = { $player }: points, and cards out of { $cards }
board-you = You
board-points-of = { $player }: points

## The ring.

board-ring = The ring of towers and labs
board-tower = The { $tower } tower
board-lab = The { $lab } lab
board-row = The { $row } row: { $effect }{ $jammed ->
        [yes] ; jammed: not when you send
       *[no] {""}
    }
board-window = { $window }: { $things }
board-window-empty = empty
board-window-damaged = damaged
board-window-frozen = frozen
board-worked = worked this turn
board-paid = its die paid this turn
board-minion-neutral = neutral minion
board-minion-enemy = minion of the enemy { $enemy }
board-minion = { $player }'s minion
board-build-here = Build here, with its tiles: { $symbols }
board-in-lab = { $name } is in the { $lab } lab
board-the-enemy = The enemy { $enemy }
board-slot = { CAPITAL($slot) }: place for a tile of tier { $tier }
board-tile = Tile { $tile }: { $words }
board-deck =
    { $cards ->
        [one] { CAPITAL($deck) } deck: { $cards } card, { $discarded } discarded
       *[other] { CAPITAL($deck) } deck: { $cards } cards, { $discarded } discarded
    }
board-stack = Tiles of tier { $tier }: { $left } left
board-upgrade =
    { $there ->
        [yes] Upgrade token on space { $space }
       *[no] The upgrade token on space { $space } is gone
    }
board-goal = The goal: { $points } points
board-with-card =
    { $points ->
        [one] With this card: { $points } point
       *[other] With this card: { $points } points
    }
board-marker =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }

## The bench.

board-repair = Repair of { $window }
board-drawn = Drawn cards
board-drawn-backs =
    { $count ->
        [one] { $count } drawn card that you do not see
       *[other] { $count } drawn cards that you do not see
    }
board-dice-to-choose = Dice to choose from
board-scientists = Scientists
board-centre = In the centre
board-in-centre = { $player } is in the centre
board-rest = Rest
board-rest-words = 2 supplies, roll the bowl
board-rest-title = Rest: take two supplies, then roll your bowl
board-supply = Supply
board-supply-die = A { $colour } die
board-supply-token = A { $colour } token
board-supply-potion = A potion token
board-discount = Symbols that fall away
board-already-paid = paid
board-worth-points = points
board-worth-title = Printed, and from SCORE texts
board-upgrade-passed = The upgrade token on space { $space }

## Enemies and the bag.

board-active =
    { $acted ->
        [yes] Active; a card acted this round
       *[no] Active: its token acts
    }
board-meter-of = { $enemy }: power meter
board-meter = Power meter on { $at } of { $last }. { $special }
board-beside = Tokens beside the deck, and how many its top card needs
board-beside-of = { $enemy }: tokens beside the deck
board-beside-words = { $count } of { $need } for a card
board-no-card = no card left
board-the-device = The device
board-doom = { $card }, needs { $need }: { $words }{ $state ->
        [built] ; built
        [next] ; can be the next
       *[later] {""}
    }
board-bag =
    { $count ->
        [one] The bag: { $count } token
       *[other] The bag: { $count } tokens
    }
board-bag-count = Tokens in the bag
board-bag-empty = empty: refilled before the next draw
board-bag-supply = Power tokens not in the game yet
board-bag-more = { $count } more power
board-bag-token = { $count } of { $inside }: { $words }
board-bag-power = power: charges 1, then { $words }
board-token-power = power: { $words }
board-foresee = What each would do
board-foresee-share = { $count } of { $inside }
board-foresee-nothing = Only a die can say.

## A player's own area, and those of others.

board-hand = Hand
board-hand-cards =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
board-hand-empty = no cards in hand
board-bowl = Bowl
board-bowl-dice =
    { $count ->
        [one] Bowl: { $count } die
       *[other] Bowl: { $count } dice
    }
board-bowl-title = The bowl: dice without a face
board-pool-dice =
    { $count ->
        [one] Pool: { $count } die
       *[other] Pool: { $count } dice
    }
board-pool-title = The pool
board-pool-empty = empty pool
board-wastes = { $die }; one of its two resources would be lost
board-flip = Flip: one die into the bowl, another one turned
board-home =
    { $count ->
        [one] { $count } of your minions is at home
       *[other] { $count } of your minions are at home
    }
board-tokens = { $count } of { $most } tokens
board-tokens-title = Tokens: at most { $most } at the end of a turn
board-token = { $colour } token
board-wild-token = wild token
board-potion-tokens = Potion tokens
board-storage = Your storage: one potion token
board-new-potions = New potion tokens, placed at the end of the turn
board-bonus-card = Bonus card { $bonus }
board-bonus = Bonus
board-research = Research
board-research-tokens = Research tokens
board-your-research = Your research
board-tracker = Research tracker on { $at } of { $last }; a token of { $points } points there
board-tens = Research tokens worth 10 points
board-trade = { $cost } research: { $benefit }{ $used ->
        [yes] ; used this turn
       *[no] {""}
    }
board-built-cards = Built cards
board-hand-count = Cards in hand
board-pool-count = Dice in the pool
board-tokens-count = Tokens
board-home-count = Minions at home
board-open = Open
board-lies-before = In front of { $player }
board-bonus-backs = { $count } bonus
board-tracker-short = research { $at }/{ $last }
board-grid =
    { $count ->
        [one] { $player }'s grid: { $count } card
       *[other] { $player }'s grid: { $count } cards
    }
board-cell-worth = { $printed } printed, { $scaled } from SCORE texts; { $beside } beside it

## Cards.

board-badge =
    { $points ->
        [one] { $points } point; a { $deck }
       *[other] { $points } points; a { $deck }
    }
board-backs =
    { $count ->
        [one] { $count } { $deck } card
       *[other] { $count } { $deck } cards
    }
board-trigger = trigger
board-when-built = when built
board-fired = its trigger has fired
board-ready = its trigger is ready
board-potions-on =
    { $count ->
        [one] { $count } potion token on it
       *[other] { $count } potion tokens on it
    }
board-beside-each = beside
board-each = each
board-die = { $colour } die

## The signs.

legend-title = Signs
legend-bare = a bare shape: either symbol of its colour
legend-wild = wild: any symbol
legend-any = a colour of your choice
legend-die = a die into the bowl
legend-card = a card of this deck
legend-keep = draw this many, keep one
legend-plate = build symbol
legend-flask = potion token
legend-research = research token
legend-point = point
legend-return = roll a die from the bowl, or reroll one from the pool
legend-return-all = roll the whole bowl
legend-setdie = turn a die of the pool
legend-lever = fire a trigger
legend-lever-near = fire a trigger beside this card
legend-copy = copy a trigger beside this card
legend-build = build
legend-second = the other lab action too
legend-discount = pay one symbol less
legend-move = move a minion
legend-upgrade = place an upgrade tile
legend-worker = minions that work for a tile
legend-tick = used this turn
legend-gold = upgrade token
legend-flag = the goal
legend-damage = damaged window
legend-ice = frozen window
legend-jam = jammed: no row when you send
legend-coin = the active enemy
legend-bolt = charges the meter
legend-special = the special power
legend-wreck = wrecks a tile
legend-power = power: charges 1 first
legend-face =
    { $face ->
        [strip] STRIP: dice of your minions there are taken
        [discard] DISCARD: everybody gave something
        [jam] JAM: no row of this tower when you send
        [damage] DAMAGE: a damaged window beneath it
        [extra] EXTRA: works for two
        [wild] WILD: its die covers any symbol of a card
       *[power] POWER: one more power token in the bag
    }
