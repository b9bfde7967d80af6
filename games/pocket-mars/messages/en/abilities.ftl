### Pocket Mars: what cards and Buildings do.

## A whole ability.

ability-if = if { $condition }: { $steps }
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
        [here]
            { $units ->
                [one] downgrade { $units } rival colonist here
               *[other] downgrade { $units } rival colonists here
            }
       *[any]
            { $units ->
                [one] downgrade { $units } rival colonist anywhere
               *[other] downgrade { $units } rival colonists anywhere
            }
    }
effect-shift =
    { $units ->
        [one] move anyone's colonist between ★ and ★★ of its Building
       *[other] move { $units } of anyone's colonists between ★ and ★★ of their Buildings
    }
effect-swap-spaces = swap a colonist on ★ with one of another owner on ★★
effect-relocate = move { $units } of yours from ★ to ★ elsewhere
effect-evict = send 1 rival colonist from ★ back to its Spaceship
effect-gain = gain { $units } energy
effect-drain = lower a rival's energy by { $units }
effect-draw = draw { $units }
effect-peek = look at { $units } of a rival's prep cards
effect-scrap = discard a rival's prep card
effect-trade = trade a prep card with a rival
effect-cycle =
    { $units ->
        [one] put { $units } card from hand or prep under the deck
       *[other] put { $units } cards from hand or prep under the deck
    }
effect-salvage = take the top card of the discard pile
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
        [here] downgrade { $units } rival here
       *[any] downgrade { $units } rival anywhere
    }
brief-effect-shift = move { $units } up or down
brief-effect-swap-spaces = swap one on ★ with one on ★★
brief-effect-relocate = move { $units } to another ★
brief-effect-evict = send 1 rival back to its ship
brief-effect-gain = gain { $units } energy
brief-effect-drain = a rival loses { $units } energy
brief-effect-draw = draw { $units }
brief-effect-peek = look at { $units } of a rival's prep cards
brief-effect-scrap = discard a rival's prep card
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
