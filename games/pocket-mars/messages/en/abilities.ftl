### Pocket Mars: what cards and Buildings do.

## A whole ability.

ability-if = If { $condition }: { $steps }
ability-then = { $first }, then { $next }
ability-paid = pay { $pay } energy to { $effect }

## Conditions, after "if".

condition-none-here = you have no colonist here
condition-own-here =
    { $count ->
        [one] you have a colonist here
       *[other] you have { $count } colonists here
    }
condition-rival-here = somebody else has a colonist here
condition-ship-empty = your Spaceship is empty
condition-ship = you have { $count } on your Spaceship
condition-energy = you have { $count } energy
condition-energy-top = nobody has more energy than you
condition-hand-has = you have { $colour } in hand

## Effects.

effect-launch = launch { $units }
effect-land =
    { $place ->
        [here] land { $units } here
       *[any] land { $units } anywhere
    }
effect-direct = move { $units } from Earth straight to ★ anywhere
effect-upgrade =
    { $place ->
        [here] upgrade { $units } here
       *[any] upgrade { $units } anywhere
    }
effect-downgrade =
    { $place ->
        [here] downgrade { $units } of others here
       *[any] downgrade { $units } of others anywhere
    }
effect-shift = move { $units } of anyone between ★ and ★★ of a Building
effect-swap-spaces = swap a colonist on ★ with one of another owner on ★★
effect-relocate = move { $units } of yours from ★ to ★ elsewhere
effect-evict = send 1 of others from ★ back to its Spaceship
effect-gain = gain { $units } energy
effect-drain = lower the energy of another by { $units }
effect-draw = draw { $units }
effect-peek = look at { $units } of another's prep cards
effect-scrap = discard a prep card of another
effect-trade = trade a prep card with another
effect-cycle = put { $units } from hand or prep under the deck
effect-salvage = take the top of the discard pile
effect-swap-cards = swap 2 cards of a stack
effect-flip = turn the top card of a stack face-down
effect-trigger = use the ability of a Building

## The same in short, to fit a card on the table.

brief-condition-none-here = None here
brief-condition-own-here = { $count } here
brief-condition-rival-here = Rival here
brief-condition-ship-empty = Ship empty
brief-condition-ship = { $count } aboard
brief-condition-energy = At { $count } energy
brief-condition-energy-top = Most energy
brief-condition-hand-has = { CAPITAL($colour) } in hand
brief-when = { $condition }: { $steps }
brief-paid = pay { $pay }: { $effect }
brief-effect-launch = launch { $units }
brief-effect-land =
    { $place ->
        [here] land { $units } here
       *[any] land { $units } anywhere
    }
brief-effect-direct = { $units } from Earth to any ★
brief-effect-upgrade =
    { $place ->
        [here] upgrade { $units } here
       *[any] upgrade { $units } anywhere
    }
brief-effect-downgrade =
    { $place ->
        [here] downgrade { $units } of others here
       *[any] downgrade { $units } of others anywhere
    }
brief-effect-shift = move { $units } up or down
brief-effect-swap-spaces = swap one on ★ with one on ★★
brief-effect-relocate = move { $units } to another ★
brief-effect-evict = send 1 of others back to its ship
brief-effect-gain = gain { $units } energy
brief-effect-drain = another loses { $units } energy
brief-effect-draw = draw { $units }
brief-effect-peek = look at { $units } of another's prep cards
brief-effect-scrap = discard a prep card of another
brief-effect-trade = trade a prep card
brief-effect-cycle = { $units } under the deck
brief-effect-salvage =
    { $top ->
        [none] take the top discard
       *[other] take { $top } back
    }
brief-effect-swap-cards = swap 2 cards of a stack
brief-effect-flip = turn a top card face-down
brief-effect-trigger = use any Building
