### The buttons: what happens, what it brings or costs, and the headings above them.

## Chance.

choice-lay-tower = The { $tower } tower
choice-lay-insert = Insert { $insert }
    .detail = { $brings }
choice-lay-lab = The { $lab } lab
choice-draw-tile = Tile { $tile }
    .detail = { $brings }
choice-first =
    { KEY($player) ->
        [you] You
       *[other] { $player }
    }
choice-deal-bonus = Bonus card { $bonus }
    .detail = { $brings }
choice-bait = A { $colour } one
choice-draw = { $card }
choice-roll = { CAPITAL($face) }
choice-active = { $enemy }
choice-criteria = { CAPITAL($token) }
choice-power = { CAPITAL($token) }
choice-add-power = { CAPITAL($token) }
choice-face = { $face }
    .detail = { $does }
choice-doom = { $card }
    .detail = { $does }

## Free actions.

choice-use-potion = Use { $card }
    .short = { $card }
    .detail = { $brings }
choice-trade = Trade { $cost } research: { $brings }
    .short = For { $cost } research: { $brings }
choice-flip = Spend one die to turn another
choice-use-bonus = Use section A of { $bonus }
    .short = Section A of { $bonus }
    .detail = { $when }: { $brings }
choice-repair = Repair { $window }
    .detail = once in a rest turn
choice-repair-by-research = Repair { $window } for research
    .detail = 3 research tokens
choice-repair-by-resources = Repair { $window } for resources
    .detail = 2 { $symbol }

## A turn.

choice-action-turn = Take an action turn
choice-rest-turn = Rest
choice-scientist = Play { $scientist }
    .detail =
        { $set-up ->
            [first_game] { $brings }; minions { KEY($towers) ->
                [none] where their dice say
               *[other] on { $towers }
            }
           *[normal] everybody begins alike: only the figure differs
        }
choice-send = Send a minion with the { $die }
    .short = { CAPITAL($die) }
choice-retrieve =
    { KEY($die) ->
        [none] Retrieve the minion at { $window }
       *[other] Retrieve from { $window }: { $die }
    }
choice-reposition =
    { KEY($die) ->
        [none] Move the minion at { $window }
       *[other] Move from { $window }: { $die }
    }
choice-to = To the { $tower } tower
    .short = { CAPITAL($tower) }
    .detail =
        { KEY($enemy) ->
            [none] Top row: { $top }; bottom row: { $bottom }
           *[other] Jammed by { $enemy }: no row
        }
choice-to-frozen = Break the ice at the { $tower } tower
    .short = { CAPITAL($tower) }
choice-row = Take the { $row } row
    .short = { CAPITAL($row) } row
    .detail = { $brings }
choice-move = Move to the { $lab } lab
    .short = { CAPITAL($lab) }
    .detail =
        { COUNT($enemies) ->
            [0] build symbols: { $symbols }
            [one] build symbols: { $symbols }; { $enemies } is there and charges
           *[other] build symbols: { $symbols }; { $enemies } are there and charge
        }
choice-build = Build
choice-collect = Collect
choice-no-action = No lab action
choice-use =
    { $cost ->
        [one] { CAPITAL($slot) } tile, { $cost } minion: { $brings }
       *[other] { CAPITAL($slot) } tile, { $cost } minions: { $brings }
    }
    .short =
        { $cost ->
            [one] { CAPITAL($slot) } tile, { $cost } minion: { $brings }
           *[other] { CAPITAL($slot) } tile, { $cost } minions: { $brings }
        }
choice-work = The minion at { $window } works
choice-go-on = Go on
    .then = go on

## Building and paying.

choice-build-card = Build { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop = Leave out one { $symbol }
    .short = { CAPITAL($symbol) }
choice-at = Put it on { $cell }
choice-pay-token = Pay a { $colour } token
    .short = { CAPITAL($colour) }
    .then = pay a { $colour } token
choice-pay-wild = Pay a wild token
    .short = Wild
    .then = pay a wild token
choice-pay-minion =
    { KEY($die) ->
        [none] Use the die at { $window }
       *[other] Use the { $die } at { $window }
    }
    .short =
        { KEY($die) ->
            [none] { $window }
           *[other] { $window }: { $die }
        }
    .detail =
        { $wastes ->
            [yes] one of its two resources is lost
           *[no] {""}
        }
    .then =
        { KEY($die) ->
            [none] use the die at { $window }
           *[other] use the { $die } at { $window }
        }
choice-pay-die = Pay with the { $die }
    .short = { CAPITAL($die) }
    .detail =
        { $wastes ->
            [yes] one of its two resources is lost
           *[no] {""}
        }
    .then = pay with the { $die }
choice-when-built = Take the when-built effect
    .detail = { $brings }
    .then = take the when-built effect
card-in-cell = { $card } ({ $cell })
choice-fire = Trigger { $card }
    .short = { $card }
    .detail = { $brings }
    .then = trigger { $card }
choice-react = React with { $card }
    .short = { $card }
    .detail = { $brings }
choice-react-bonus = React with bonus card { $bonus }
    .detail = { $brings }
choice-copy = Copy { $card }
    .short = { $card }
    .detail = { $brings }
choice-pass = Use nothing more
choice-stop = Stop here
    .then = stop there
choice-done = Done

## Gains and losses.

choice-die = Take a { $colour } die
    .short = { CAPITAL($colour) } die
    .detail = pays { $one } or { $other }: { $double } of 6 faces show two
    .then = take a { $colour } die
choice-potion = Take a potion token
    .short = Potion token
choice-token = Take a { $colour } token
    .short = { CAPITAL($colour) } token
    .detail = pays one { $one } or { $other }
choice-deck = Draw a { $deck } card
    .short = { CAPITAL($deck) } card
    .detail = each scores { $least } to { $most } points
choice-keep = Keep { $card }
    .detail = { $brings }
choice-from-bowl = Roll a { $die } die
    .short = { CAPITAL($die) }
choice-reroll = Reroll the { $die }
    .short = { CAPITAL($die) }
choice-to-bowl = Put the { $die } into the bowl
    .short = { CAPITAL($die) }
choice-turn = Turn the { $die }
choice-show = Turn it to { $face }
choice-from-card = Take it from the card
choice-from-storage = Take it from storage
choice-from-new = Take a new one
choice-store-on = Put it on { $card }
    .short = { $card }
choice-store = Put it into storage
choice-lose = Lose it
choice-drop-token = Discard a { $colour } token
    .short = { CAPITAL($colour) }
choice-drop-wild = Discard a wild token
    .short = Wild
choice-drop-card = Discard { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop-potion = Discard a potion token from { $card }
    .short = { $card }
choice-drop-stored = Discard the stored potion token
    .short = Storage
choice-drop-new = Discard a new potion token
    .short = New
choice-tier = Tier { $tier }
choice-place = { CAPITAL($lab) } lab, { $slot }
    .short = { CAPITAL($slot) }
choice-section-b = Score section B of { $bonus }
    .detail =
        { $points ->
            [one] { $points } point: { $brings }
           *[other] { $points } points: { $brings }
        }
choice-skip = Skip this

## Chosen for an enemy.

choice-tower = { CAPITAL($tower) }
    .detail = { $detail }

## What others see of a choice.

redacted-draw = Draw a { $deck } card
redacted-keep = Keep a { $deck } card
redacted-bonus = Deal a bonus card

## Why an act would bring nothing.

wasted-build-hand = No card is in your hand.
wasted-build-grid = Your grid is full.
wasted-build-symbols = This lab has no build symbol for any card in your hand.
wasted-build-price = You cannot pay for any card in your hand that this lab builds.
wasted-collect = Too few minions beside this lab can still work for any of its tiles.

## Headings.

group-potions = Potions
group-research = Research
group-flip = Dice
group-bonus = Bonus cards
group-repairs = Repairs
group-turn = Turn
group-labs = Labs
group-lab-action = Lab action
group-otherwise = Otherwise
group-tiles = Tiles
group-cards = Cards
group-frozen = Frozen windows
group-tokens = Tokens
group-minion-dice = Dice on minions
group-pool-dice = Dice in the pool
group-enough = Enough
group-potion-tokens = Potion tokens
group-dice = Dice
group-bowl = From the bowl
group-pool = From the pool
group-tower = { CAPITAL($tower) } tower
group-lab = { CAPITAL($lab) } lab
