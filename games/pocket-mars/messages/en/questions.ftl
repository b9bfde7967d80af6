### Pocket Mars: what is asked, and what the question belongs to.

## Set-up and chance.

ask-ship = Choose a Spaceship
ask-android-ship = Choose the androids' Spaceship
ask-dealt =
    { KEY($player) ->
        [player-you] Which card is dealt to you?
       *[other] Which card is dealt to { $player }?
    }
ask-keep = Keep one card from the packet
ask-prepare =
    { $nth ->
        [first] Choose the first card for your prep module
       *[second] Choose the second card for your prep module
    }
ask-starts = Who begins?
ask-slot = Which card is in slot { $slot } of { FORM($player, "whose") } prep module?
ask-top = Which card is on top of the deck?
ask-top-colour = Which colour is on top of the deck now?

## A turn.

ask-action = Choose one action
ask-move-in = Your card is higher. Move a colonist into the { $building }?
ask-pay = { CAPITAL($step) }?
ask-effect-launch =
    { $left ->
        [one] Launch a colonist?
       *[other] Launch up to { $left } colonists?
    }
ask-effect-land =
    { $place ->
        [here]
            { $left ->
                [one] Land a colonist in the { $building }?
               *[other] Land up to { $left } colonists in the { $building }?
            }
       *[any]
            { $left ->
                [one] Land a colonist in any Building?
               *[other] Land a colonist in any Building? ({ $left } left)
            }
    }
ask-effect-direct =
    { $left ->
        [one] Move a colonist from Earth straight to ★?
       *[other] Move a colonist from Earth straight to ★? ({ $left } left)
    }
ask-effect-upgrade =
    { $place ->
        [here]
            { $left ->
                [one] Move a colonist up to ★★ in the { $building }?
               *[other] Move a colonist up to ★★ in the { $building }? ({ $left } left)
            }
       *[any]
            { $left ->
                [one] Move a colonist up to ★★?
               *[other] Move a colonist up to ★★? ({ $left } left)
            }
    }
ask-effect-downgrade =
    { $place ->
        [here]
            { $left ->
                [one] Move somebody else's colonist down in the { $building }?
               *[other] Move somebody else's colonist down in the { $building }? ({ $left } left)
            }
       *[any]
            { $left ->
                [one] Move somebody else's colonist down to ★?
               *[other] Move somebody else's colonist down to ★? ({ $left } left)
            }
    }
ask-effect-shift =
    { $left ->
        [one] Move anyone's colonist up or down?
       *[other] Move anyone's colonist up or down? ({ $left } left)
    }
ask-effect-swap-spaces = Swap two colonists of different owners on ★ and ★★?
ask-effect-relocate =
    { $left ->
        [one] Move a colonist of yours to ★ of another Building?
       *[other] Move a colonist of yours to ★ of another Building? ({ $left } left)
    }
ask-effect-evict = Send somebody else's colonist back to its Spaceship?
ask-effect-gain =
    { $left ->
        [one] Gain 1 energy?
       *[other] Gain up to { $left } energy?
    }
ask-effect-drain =
    { $left ->
        [one] Lower somebody's energy by 1?
       *[other] Lower somebody's energy by up to { $left }?
    }
ask-effect-draw =
    { $left ->
        [one] Draw a card?
       *[other] Draw a card? ({ $left } left)
    }
ask-effect-peek =
    { $left ->
        [one] Look at a prep card of somebody else?
       *[other] Look at up to { $left } prep cards of somebody else?
    }
ask-effect-scrap = Discard a prep card of somebody else?
ask-effect-trade = Trade a prep card with somebody?
ask-effect-cycle =
    { $left ->
        [one] Put a card from hand or prep module under the deck?
       *[other] Put a card from hand or prep module under the deck? ({ $left } left)
    }
ask-effect-salvage = Take the top card of the discard pile?
ask-effect-swap-cards = Swap 2 cards of a stack?
ask-effect-flip = Turn a top card face-down?
ask-effect-trigger = Use the ability of a Building?
ask-peek-more = Look at another card?
ask-swap-cards = Choose two cards of the { $building } to swap
ask-draw-prep = Draw one of the androids' prep cards
ask-discard = Discard a card from your hand
ask-refill = Put a card from your hand into your prep module
ask-nothing = Nothing is asked

## For the androids.

ask-upgrade =
    { $nth ->
        [first] Choose the best first Upgrade for the androids
       *[next] Choose the best next Upgrade for the androids
    }
ask-landing = Choose the best place for the androids to land a colonist

## What the question belongs to.

trail-set-up = Set-up
trail-hand-card = { $card } from hand
trail-connected = { $card } connected
trail-draft = Draft
trail-prep-module = Prep module
trail-deal = Deal
trail-action = Action
trail-moving-in = Moving in
trail-hand-ability = Hand ability
trail-prep-ability = Prep ability
trail-building = Ability of the { $building }
trail-four-cards = 4 card rule
trail-discarding = Discarding from the deck
trail-refilling = Refilling the androids
trail-drawing = Drawing
trail-looking = Looking

## Areas of a real table that are entered together.

area-hand = Your hand
    .card = card { $nth }
area-backs = Card backs: the androids and the deck
    .slot = slot { $slot } of the prep module
    .top = top of the deck
