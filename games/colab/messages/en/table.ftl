### The whole table in lines, for the terminal and for those who see no drawing.

table-over = The game is over
table-set-up = Set-up or final scoring
table-turn =
    { $ending ->
        [yes] { KEY($player) ->
            [you] Your turn; the end has begun
           *[other] { $player }'s turn; the end has begun
        }
       *[no] { KEY($player) ->
            [you] Your turn
           *[other] { $player }'s turn
        }
    }
table-towers = Towers
table-labs = Labs
table-decks = Decks
table-tower = { CAPITAL($tower) } tower, top row: { $top }; bottom row: { $bottom }
table-window = { $window }: { $things }
table-minion =
    { KEY($player) ->
        [you] your minion
       *[other] { $player }'s minion
    }
table-minion-neutral = neutral minion
table-worked = worked
table-paid = die used
table-damage = damage
table-ice = ice
table-lab = { CAPITAL($lab) }: build symbols { $symbols }
table-tile = { CAPITAL($slot) }: tile { $tile }, { $does }
table-deck =
    { $cards ->
        [one] { CAPITAL($deck) } deck: { $cards } card, { $discarded } discarded
       *[other] { CAPITAL($deck) } deck: { $cards } cards, { $discarded } discarded
    }
table-enemy =
    { $active ->
        [yes] Enemy { $enemy }, active
       *[no] Enemy { $enemy }
    }
table-enemy-place = In the { $lab } lab; power meter { $meter } of { $last }
table-enemy-off = In no lab; power meter { $meter } of { $last }
table-beside =
    { $need ->
        [none] Tokens beside the deck: { $count }
       *[other] Tokens beside the deck: { $count } of { $need }
    }
table-doomsday = { $count } of 9 doomsday cards
table-doom = { $card }, place { $place }: { $action }
table-tokens = { CAPITAL($does) }: { $criteria } criteria, { $power } power
table-bag =
    { $count ->
        [one] Bag: { $count } token
       *[other] Bag: { $count } tokens
    }
table-player =
    { $points ->
        [one] { CAPITAL($player) }, { $place }: { $points } point
       *[other] { CAPITAL($player) }, { $place }: { $points } points
    }
table-place-off = not on the board
table-place-centre = in the centre
table-place-lab = in the { $lab } lab
table-pool = Pool: { $dice }
table-bowl = Bowl: { $dice }
table-dice = { $count } × { $die }
table-token = { $count } × { $colour }
table-stock = Tokens: { $tokens }
table-wild = { $count } × wild
table-potions = Potion tokens: { $new } new, { $stored } stored
table-research =
    { $flips ->
        [0] Research tokens: { $tokens }; tracker on { $at }
       *[other] Research tokens: { $tokens }; tracker on { $at }, board flipped { $flips }×
    }
table-hand = Hand: { $cards }
table-hand-card = { $count } { $card }: { $words }
table-bonus-cards = Bonus cards: { $count }
table-bonus =
    { $used ->
        [yes] { $bonus }, section A used: { $words }
       *[no] { $bonus }: { $words }
    }
table-grid = Built cards: { $count }
table-built = { $cell }: { $things }
table-fired = its trigger has fired
table-built-potions =
    { $count ->
        [one] { $count } potion token
       *[other] { $count } potion tokens
    }
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
