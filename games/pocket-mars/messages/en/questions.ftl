### Pocket Mars: what is asked, and what the question belongs to.

## Set-up and chance.

ask-ship = Choose a Spaceship
ask-android-ship = Choose the androids' Spaceship
ask-dealt =
    { KEY($player) ->
        [player-you] Which card is dealt to you?
       *[other] Which card is dealt to { $player }?
    }
ask-keep = Keep one card of the packet
ask-prepare =
    { $nth ->
        [first] Choose the first card for your prep module
       *[second] Choose the second card for your prep module
    }
ask-starts = Who begins?
ask-slot = Which card lies in slot { $slot } of { FORM($player, "whose") } prep module?
ask-top = Which card lies on top of the deck?
ask-top-colour = Which colour lies on top of the deck now?

## A turn.

ask-action = Choose one action
ask-move-in = Your card is higher. Move a colonist in to the { $building }?
ask-pay = { CAPITAL($step) }?
ask-step = { CAPITAL($effect) }?
ask-step-some =
    { $counts ->
        [energy] { CAPITAL($effect) }, or less
       *[pieces] { CAPITAL($effect) }, or fewer
    }
ask-step-next = { CAPITAL($effect) } ({ $nth } of { $units })
ask-peek-more = Look at another card?
ask-swap-cards = Choose two cards of the { $building } to swap
ask-draw-prep = Draw one of the androids' prep cards
ask-discard = Discard a card from your hand
ask-refill = Put a card from your hand into your prep module
ask-nothing = Nothing is asked

## For the androids.

ask-upgrade =
    { $nth ->
        [first] Choose the androids' first Upgrade, the best for them
       *[next] Choose the androids' next Upgrade, the best for them
    }
ask-landing = Choose where the android lands, the best for them

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
area-backs = The androids: backs of cards
    .slot = slot { $slot } of the prep module
    .top = top of the deck
