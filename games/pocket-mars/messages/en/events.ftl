### Pocket Mars: what happens. What the androids do is in androids.ftl.

## Set-up.

event-got-ship =
    { KEY($player) ->
        [player-you] You fly the { $ship }.
        [player-androids] The androids fly the { $ship }.
       *[other] { $player } flies the { $ship }.
    }
event-dealt =
    { $packet ->
        [yes] { $player } is dealt { $card } in the packet.
       *[no]
            { KEY($player) ->
                [player-you] You are dealt { $card }.
               *[other] { $player } is dealt { $card }.
            }
    }
event-kept =
    { KEY($player) ->
        [player-you] You keep { $card }.
       *[other] { $player } keeps { $card }.
    }
event-passed = { $player } passes to { $to }: { $cards }.
event-prepared =
    { KEY($player) ->
        [player-you] You put { $card } into slot { $slot } of your prep module.
       *[other] { $player } puts { $card } into slot { $slot } of the prep module.
    }
event-starts =
    { KEY($player) ->
        [player-you] You begin every round.
       *[other] { $player } begins every round.
    }
event-top-shown = The card now on top of the deck is { $colour }.

## A turn.

event-turn-began = { CAPITAL(FORM($player, "whose")) } turn begins.
event-hand-played =
    { KEY($player) ->
        [player-you] You play { $card } from hand: “{ $ability }”.
       *[other] { $player } plays { $card } from hand: “{ $ability }”.
    }
event-connected =
    { KEY($by) ->
        [player-you] You connect { $card } from slot { $slot } to the { $building }: { $compared }
       *[other] { $by } connects { $card } from slot { $slot } to the { $building }: { $compared }
    }
    .taken =
        { KEY($by) ->
            [player-you] You connect { $card } from slot { $slot } of { FORM($owner, "whose") } prep module to the { $building }: { $compared }
           *[other] { $by } connects { $card } from slot { $slot } of { FORM($owner, "whose") } prep module to the { $building }: { $compared }
        }

## What a connected card is compared with; the abilities that follow are reasons.

connected-beats =
    { $on ->
        [building] { $value } beats the { $beneath } of the Building.
        [down] { $value } beats the { $beneath } of the card that lies face-down.
       *[card] { $value } beats the { $beneath } of { $on }.
    }
connected-fails =
    { $on ->
        [building] { $value } does not beat the { $beneath } of the Building, so nobody moves in.
        [down] { $value } does not beat the { $beneath } of the card that lies face-down, so nobody moves in.
       *[card] { $value } does not beat the { $beneath } of { $on }, so nobody moves in.
    }
connected-fails-anyway =
    { $on ->
        [building] { $value } does not beat the { $beneath } of the Building.
        [down] { $value } does not beat the { $beneath } of the card that lies face-down.
       *[card] { $value } does not beat the { $beneath } of { $on }.
    }
connected-prep = Its prep ability is “{ $ability }”.
connected-prep-of = Its prep ability is for { $player }: “{ $ability }”.
connected-prep-of-androids = Nobody uses its prep ability.
connected-building = The ability of the { $building } is “{ $ability }”.

## A turn goes on.

event-nobody-moves-in =
    { $why ->
        [foreign] Nobody moves in: the card came from another player's prep module.
        [building] Nobody moves in: the { $building } holds no colonists.
       *[ship] Nobody moves in: { FORM($player, "whose") } Spaceship is empty.
    }
event-action-skipped =
    { KEY($player) ->
        [player-you] You have no legal action.
       *[other] { $player } has no legal action.
    }

## Conditions, and steps that do nothing.

event-tested =
    { $holds ->
        [yes]
            { KEY($player) ->
                [player-you] The condition (“{ $condition }”) holds{ $found }.
               *[other] The condition for { $player } (“{ $condition }”) holds{ $found }.
            }
       *[no]
            { KEY($player) ->
                [player-you] The condition (“{ $condition }”) does not hold, so nothing happens{ $found }.
               *[other] The condition for { $player } (“{ $condition }”) does not hold, so nothing happens{ $found }.
            }
    }
found = : { $what }
found-here =
    { $count ->
        [0] none of { FORM($player, "whose") } colonists is in the { $building }
        [one] { $count } of { FORM($player, "whose") } colonists is in the { $building }
       *[other] { $count } of { FORM($player, "whose") } colonists are in the { $building }
    }
found-androids-here =
    { $count ->
        [0] the androids have none in the { $building }
       *[other] the androids have { $count } in the { $building }
    }
found-others-here =
    { $count ->
        [0] nobody else has one in the { $building }
       *[other] another player has { $count } in the { $building }
    }
found-ship =
    { $count ->
        [0] nobody is on { FORM($player, "whose") } Spaceship
        [one] { $count } is on { FORM($player, "whose") } Spaceship
       *[other] { $count } are on { FORM($player, "whose") } Spaceship
    }
found-energy = { FORM($player, "whose") } energy is { $count }
found-energy-androids = { FORM($player, "whose") } energy is { $count }, the androids' is { $others }
found-energy-others = { FORM($player, "whose") } energy is { $count }, the most that anyone else has is { $others }
event-nothing-to-do =
    { $done ->
        [0] “{ $what }” is left out: { $why }.
       *[other] “{ $what }” ends after { $done }: { $why }.
    }
lack-price = it costs { $price }, and { FORM($player, "whose") } energy is { $energy }
lack-earth = none of { FORM($player, "whose") } colonists is on Earth
lack-ship = { FORM($player, "whose") } Spaceship is empty
lack-building = the { $building } holds no colonists
lack-up =
    { $where ->
        [here] none of { FORM($player, "whose") } colonists is on ★ of the { $building } with room on ★★
       *[any] none of { FORM($player, "whose") } colonists is on ★ of a Building with room on ★★
    }
lack-above =
    { $where ->
        [here]
            { $against ->
                [androids] no colonist of the androids is on ★★ of the { $building }
               *[others] nobody else's colonist is on ★★ of the { $building }
            }
       *[any]
            { $against ->
                [androids] no colonist of the androids is on ★★
               *[others] nobody else's colonist is on ★★
            }
    }
lack-mars = no colonist is in any Building
lack-pair = no Building has colonists of different owners on ★ and ★★
lack-below = none of { FORM($player, "whose") } colonists is on ★
lack-other-below =
    { $against ->
        [androids] no colonist of the androids is on ★
       *[others] nobody else's colonist is on ★
    }
lack-top = { FORM($player, "whose") } energy is at the top, { $energy }
lack-other-energy =
    { $against ->
        [androids] the androids have no energy
       *[others] nobody else has energy
    }
lack-card = no card is left to draw
lack-other-prep =
    { $against ->
        [androids] the androids' prep module is empty
       *[others] no other prep module has a card
    }
lack-own-prep = { FORM($player, "whose") } prep module is empty
lack-own-card = { FORM($player, "whose") } hand and prep module are empty
lack-discard = the discard pile is empty
lack-stack = no stack has 2 cards
lack-face-up = no stack has a face-up card on top

## Cards.

event-drew =
    { $from ->
        [deck]
            { KEY($player) ->
                [player-you] You draw { $card } from the deck.
               *[other] { $player } draws { $card } from the deck.
            }
       *[slot]
            { KEY($player) ->
                [player-you] You draw { $card } from slot { $slot } of the androids' prep module.
               *[other] { $player } draws { $card } from slot { $slot } of the androids' prep module.
            }
    }
event-draw-skipped =
    { KEY($player) ->
        [player-you] You draw no card: there is none left.
       *[other] { $player } draws no card: there is none left.
    }
event-module-not-full =
    { $cards ->
        [0] { CAPITAL(FORM($player, "whose")) } prep module stays empty: { FORM($player, "whose") } hand is empty.
       *[other] { CAPITAL(FORM($player, "whose")) } prep module stays at 1 card: { FORM($player, "whose") } hand is empty.
    }
event-shuffled =
    { $covered ->
        [yes]
            { $cards ->
                [one] { $cards } card from beneath the top cards is shuffled into a new deck.
               *[other] { $cards } cards from beneath the top cards are shuffled into a new deck.
            }
       *[no]
            { $cards ->
                [one] { $cards } card of the discard pile is shuffled into a new deck.
               *[other] { $cards } cards of the discard pile are shuffled into a new deck.
            }
    }
event-discarded =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] You discard { $card } from hand.
               *[other] { $player } discards { $card } from hand.
            }
        [slot]
            { KEY($player) ->
                [player-you] You discard { $card } from slot { $slot }.
               *[other] { $player } discards { $card } from slot { $slot }.
            }
       *[none]
            { KEY($player) ->
                [player-you] You discard { $card }.
               *[other] { $player } discards { $card }.
            }
    }
event-milled = Discarded from the deck: { $card }.
event-looked =
    { $seen ->
        [yes]
            { KEY($player) ->
                [player-you] You look at slot { $slot } of { FORM($owner, "whose") } prep module: { $card }.
               *[other] { $player } looks at slot { $slot } of { FORM($owner, "whose") } prep module: { $card }.
            }
       *[no]
            { KEY($player) ->
                [player-you] You look at slot { $slot } of { FORM($owner, "whose") } prep module.
               *[other] { $player } looks at slot { $slot } of { FORM($owner, "whose") } prep module.
            }
    }
event-nothing-more-to-see = { CAPITAL(FORM($owner, "whose")) } prep module has no other card to look at.
event-scrapped =
    { KEY($player) ->
        [player-you] You discard { $card } from { FORM($owner, "whose") } prep module.
       *[other] { $player } discards { $card } from { FORM($owner, "whose") } prep module.
    }
event-traded =
    { KEY($player) ->
        [player-you] You trade { $given } from slot { $own } for { $taken } in slot { $slot } of { FORM($owner, "whose") } prep module.
       *[other] { $player } trades { $given } from slot { $own } for { $taken } in slot { $slot } of { FORM($owner, "whose") } prep module.
    }
event-cycled =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] You put { $card } from hand under the deck.
               *[other] { $player } puts { $card } from hand under the deck.
            }
        [slot]
            { KEY($player) ->
                [player-you] You put { $card } from slot { $slot } under the deck.
               *[other] { $player } puts { $card } from slot { $slot } under the deck.
            }
       *[none]
            { KEY($player) ->
                [player-you] You put { $card } under the deck.
               *[other] { $player } puts { $card } under the deck.
            }
    }
event-salvaged =
    { KEY($player) ->
        [player-you] You take { $card } from the discard pile into hand.
       *[other] { $player } takes { $card } from the discard pile into hand.
    }
event-swapped-cards =
    { KEY($player) ->
        [player-you] You swap cards { $low } and { $high } of the stack of the { $building }, counted from the bottom.
       *[other] { $player } swaps cards { $low } and { $high } of the stack of the { $building }, counted from the bottom.
    }
event-flipped =
    { KEY($player) ->
        [player-you] You turn { $card } face-down on the { $building }: it counts 0 now.
       *[other] { $player } turns { $card } face-down on the { $building }: it counts 0 now.
    }
event-triggered =
    { KEY($player) ->
        [player-you] You use the ability of the { $building }.
       *[other] { $player } uses the ability of the { $building }.
    }
event-refilled = { CAPITAL($card) } comes from the deck to slot { $slot } of the androids' prep module.
