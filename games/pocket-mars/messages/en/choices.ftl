### Pocket Mars: choices. A choice is its label; its attributes are a shorter label, what it brings, and the heading of its group.

## Chance.

choice-deal = { $card }
    .group = The card dealt
choice-start =
    { KEY($player) ->
        [player-you] You begin
       *[other] { CAPITAL($player) } begins
    }
choice-reveal = { $card }
    .group = The card shown
choice-top = { CAPITAL($colour) }
    .group = Top of the deck

## Set-up.

choice-ship = { $ship } ({ $colour })
    .detail = only the colour differs
    .group = Spaceships
choice-keep = { $card }
    .detail = From hand: { $hand }. From prep: { $prep }
    .group = Keep
choice-prepare = { $card }
    .detail = From prep: { $prep }
    .group = Into the prep module

## Actions.

choice-play-hand = { $card }
    .detail = { $hand }
    .group = Play from hand
choice-play-prep = { $card }
    .detail = { $compared }; { $prep }; then { $ability }
    .group = Play from your prep module
choice-take =
    { KEY($player) ->
        [player-androids] Steal { $held } from the androids' slot { $slot }
       *[other] Steal { $held } from { FORM($player, "whose") } slot { $slot }
    }
    .short =
        { KEY($player) ->
            [player-androids] { CAPITAL($held) }, slot { $slot }
           *[other] { CAPITAL($held) } from { FORM($player, "whose") } slot { $slot }
        }
    .detail =
        { $moves ->
            [empty] reveal it; nobody is aboard to move in; then { $ability }
            [may] reveal it; if it beats { $beaten }, a colonist may move in; then { $ability }
            [empty-owner] reveal it; nobody is aboard to move in; the owner may use its prep ability; then { $ability }
            [may-owner] reveal it; if it beats { $beaten }, a colonist may move in; the owner may use its prep ability; then { $ability }
            [owner] reveal it; the owner may use its prep ability; then { $ability }
           *[never] reveal it; then { $ability }
        }
    .group =
        { KEY($player) ->
            [player-androids] Play from the androids' prep module
           *[other] Play from another prep module
        }
choice-launch = Launch a colonist
    .detail = Earth { $earth } → { $earth-after }, Spaceship { $ship } → { $ship-after }
    .group = Other actions
choice-launch-discarding = Launch a colonist and discard { $held } from the androids' slot { $slot }
    .short = Launch, discard { $held }, slot { $slot }
    .detail = Earth { $earth } → { $earth-after }, Spaceship { $ship } → { $ship-after }; reveals the card
    .group = Other actions
choice-energy = { $card }
    .detail = energy { $energy } → { $after }
    .group = Discard for energy

## Steps of an ability.

choice-move-in = Move a colonist in
    .detail = Spaceship { $ship } → { $ship-after }
    .then = move a colonist in
choice-pay = Pay { $price } energy
    .detail = energy { $energy } → { $after }
    .then = pay { $price } energy
choice-count =
    { $effect ->
        [launch] Launch { $count }
        [gain] Gain { $count } energy
        [land] Land { $count }
       *[other] { $count }
    }
    .detail = { $changes }
    .then =
        { $effect ->
            [launch] launch { $count }
            [gain] gain { $count } energy
            [land] land { $count }
           *[other] { $count }
        }
choice-land = { $building }
    .group = Land on ★
choice-direct = { $building }
    .group = From Earth to ★
choice-upgrade = { CAPITAL(FORM($player, "whose")) } colonist in the { $building }
    .group = From ★ to ★★
choice-downgrade = { CAPITAL(FORM($player, "whose")) } colonist in the { $building }
    .group = From ★★ to ★
choice-swap-spaces = { $building }: { FORM($first, "whose") } colonist up, { FORM($second, "whose") } colonist down
    .group = Swap ★ and ★★
choice-relocate = { $from } to { $to }
    .group = From ★ to ★
choice-evict = { CAPITAL(FORM($player, "whose")) } colonist from the { $building }
    .group = Back to the Spaceship
choice-drain = { CAPITAL($player) } by { $count }
    .detail = energy { $energy } → { $after }
    .group = Lower the energy of
choice-draw = Draw a card
    .detail = shows you the top card of the deck
choice-draw-slot = { CAPITAL($held) }, slot { $slot }
    .detail =
        { $left ->
            [none] leaves none: the androids only refill
           *[other] leaves them { $left }: they would use { $power }
        }
    .group = Draw from the androids
choice-peek = { CAPITAL($player) }, slot { $slot }: { $held }
    .detail = shows it to you alone
    .group = Look at
choice-scrap = { CAPITAL($player) }, slot { $slot }: { $held }
    .detail = reveals the card
    .group = Discard
choice-trade = { CAPITAL($given) } for { $held } of { $player }, slot { $slot }
    .group = Trade
choice-cycle = { $card }
    .group = Under the deck
choice-salvage = Take { $card }
choice-flip = { $building }
    .detail = value { $value } → 0
    .group = Turn face-down
choice-stack = { $building }
    .group = Which stack
choice-swap-cards = { $low-card } and { $high-card }
    .group = Swap
choice-trigger = { $building }
    .detail = { $ability }
    .group = Use the ability of
choice-discard = { $card }
    .group = Discard
choice-skip =
    { $what ->
        [aboard] Stay aboard
        [stop] Stop here
       *[skip] Skip this
    }

## What they bring.

compared-lands = { $value } beats { $beneath }, so a colonist may move in
compared-empty = { $value } beats { $beneath }, but nobody is on the Spaceship to move in
compared-beats = { $value } beats { $beneath }
compared-fails = { $value } does not beat { $beneath }
change-earth = Earth { $from } → { $to }
change-ship = Spaceship { $from } → { $to }
change-energy = energy { $from } → { $to }
stack-card =
    { $card ->
        [none] { $nth }
        [down] { $nth } (face-down)
       *[other] { $nth } ({ $card })
    }

## What others may know of a choice.

hidden-deal = deal { $card }
hidden-reveal = reveal { $card }
hidden-keep = keep a card
hidden-prepare = prepare { $card }
hidden-cycle = cycle { $card }
hidden-trade = trade slot { $own } for slot { $slot } of { $player }
hidden-peek = look at slot { $slot } of { $player }

## Places of the table.

place-level-1 = ★ of { $building }
place-level-2 = ★★ of { $building }
place-colonists = { FORM($player, "whose") } colonists on { $level }
place-stack = Card { $nth } of { $building }
place-slot = { FORM($player, "whose") } prep module, slot { $slot }
place-energy = { FORM($player, "whose") } energy
place-earth = { FORM($player, "whose") } colonists on Earth
place-ship = { FORM($player, "whose") } Spaceship
place-deck = The deck
place-discard = The discard pile
