### Pocket Mars: the table as lists, the figures of a player, and what a computer reads in a position.

## The table.

table-over = The game is over
table-set-up = Set-up
table-round = Round { $round }
table-buildings = Buildings
table-building = { $building } ({ $colour }), value to beat { $value }
table-ability = Ability: { $ability }
table-first = ★: { $here }
table-second = ★★ (at most { $room }): { $here }
table-colonists = { $player } { $count }
table-nobody = nobody
table-no-colonists = Holds no colonists
table-stack = Stack, lowest first: { $cards }
table-player = Earth { $earth }, Spaceship { $ship }, energy { $energy } of { $top }, score { $score }
table-hand = Hand
table-packet = Packet
table-prep = Prep module
table-slot = Slot { $slot }: { $card }
table-slot-empty = Slot { $slot }: empty
table-choosing = { CAPITAL($player) } (choosing now)
table-from-hand = from hand: { $ability }
table-from-prep = from prep: { $ability }
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] Deck: { $count } card
               *[other] Deck: { $count } cards
            }
       *[other]
            { $count ->
                [one] Deck: { $count } card, { $top } on top
               *[other] Deck: { $count } cards, { $top } on top
            }
    }
table-discard =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card, { $top } on top
       *[other] Discard pile: { $count } cards, { $top } on top
    }
table-in-play = In play: { $card }

## The figures of a player.

figure-points = points
figure-landed = colonists on Buildings
figure-ship = colonists on the Spaceship
figure-energy = energy
figure-cards = cards
figure-of = { FORM($player, "whose") } { $what }

## What a computer reads, with where it stands.

feature-first = { FORM($player, "whose") } colonists on { $building } ★
feature-second = { FORM($player, "whose") } colonists on { $building } ★★
feature-stack = cards at { $building }
feature-top = the top card of { $building }
feature-face-down = face down
feature-face-up = not face down
feature-points = points, yours to the androids'
feature-energy = energy, yours to the androids'
feature-both = { $yours } to { $theirs }
feature-hand = cards in your hand
feature-deck = cards in the deck
feature-deck-top = on top of the deck
feature-nothing = nothing
feature-earth = { FORM($player, "whose") } colonists on Earth
feature-ship = { FORM($player, "whose") } colonists on the Spaceship
feature-landed = { FORM($player, "whose") } colonists on Buildings
feature-prep = { FORM($player, "whose") } cards in the prep module
feature-unseen = { $colour } cards in { FORM($player, "whose") } prep module that you have not looked at
card-in-hand = in your hand
card-played = played
card-in-prep = in { FORM($player, "whose") } prep module
card-on-top = on top of { $building }
card-beneath = beneath the top of { $building }
card-discarded = in the discard pile
card-unseen = out of your sight
