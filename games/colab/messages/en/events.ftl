### What players do and what happens to them, one sentence each.

## Set-up.

event-tower-laid = The { $tower } tower is number { $place }, clockwise.
event-insert-laid = The { $tower } tower gets insert { $insert }.
event-lab-laid = The { $lab } lab is number { $place }, clockwise.
event-tile-laid = Tile { $tile } goes to the { $slot } slot of the { $lab } lab.
event-tile-drawn = Tile { $tile } is drawn.
event-no-tile =
    { KEY($player) ->
        [you] No tile fits: you place none.
       *[other] No tile fits: { $player } places none.
    }
event-neutral-placed = A neutral minion stands at { $window }.
event-first-drawn =
    { KEY($player) ->
        [you] You begin.
       *[other] { $player } begins.
    }
event-scientist-chosen =
    { KEY($player) ->
        [you] You play { $scientist }.
       *[other] Player { $number } plays { $scientist }.
    }
event-bonus-dealt =
    { $seen ->
        [yes] { KEY($player) ->
            [you] You are dealt bonus card { $bonus }.
           *[other] { $player } is dealt bonus card { $bonus }.
        }
       *[no] { KEY($player) ->
            [you] You are dealt a bonus card.
           *[other] { $player } is dealt a bonus card.
        }
    }
event-bait-laid = The { $tower } tower gets { $bait }.
event-bait-taken =
    { KEY($player) ->
        [you] You take { $bait } from the { $tower } tower.
       *[other] { $player } takes { $bait } from the { $tower } tower.
    }

## Gains.

event-dice-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] You gain { $count } { $die } die.
           *[other] You gain { $count } { $die } dice.
        }
       *[other] { $count ->
            [one] { $player } gains { $count } { $die } die.
           *[other] { $player } gains { $count } { $die } dice.
        }
    }
event-no-die =
    { KEY($player) ->
        [you] No { $die } die is left for you.
       *[other] No { $die } die is left for { $player }.
    }
event-drew =
    { $seen ->
        [yes] { KEY($player) ->
            [you] You draw { $card }.
           *[other] { $player } draws { $card }.
        }
       *[no] { KEY($player) ->
            [you] You draw a { $deck } card.
           *[other] { $player } draws a { $deck } card.
        }
    }
event-no-card =
    { KEY($player) ->
        [you] No { $deck } card is left for you.
       *[other] No { $deck } card is left for { $player }.
    }
event-shuffled =
    { $cards ->
        [one] { $cards } discarded card makes a new { $deck } deck.
       *[other] { $cards } discarded cards make a new { $deck } deck.
    }
event-kept =
    { $seen ->
        [yes] { KEY($player) ->
            [you] You keep { $card }.
           *[other] { $player } keeps { $card }.
        }
       *[no] { KEY($player) ->
            [you] You keep a { $deck } card.
           *[other] { $player } keeps a { $deck } card.
        }
    }
event-card-discarded =
    { KEY($player) ->
        [you] You discard { $card }.
       *[other] { $player } discards { $card }.
    }
event-tokens-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] You gain { $count } { $colour } token.
           *[other] You gain { $count } { $colour } tokens.
        }
       *[other] { $count ->
            [one] { $player } gains { $count } { $colour } token.
           *[other] { $player } gains { $count } { $colour } tokens.
        }
    }
event-wild-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] You gain { $count } wild token.
           *[other] You gain { $count } wild tokens.
        }
       *[other] { $count ->
            [one] { $player } gains { $count } wild token.
           *[other] { $player } gains { $count } wild tokens.
        }
    }
event-potions-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] You gain { $count } potion token.
           *[other] You gain { $count } potion tokens.
        }
       *[other] { $count ->
            [one] { $player } gains { $count } potion token.
           *[other] { $player } gains { $count } potion tokens.
        }
    }
event-research-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] You gain { $count } research token.
           *[other] You gain { $count } research tokens.
        }
       *[other] { $count ->
            [one] { $player } gains { $count } research token.
           *[other] { $player } gains { $count } research tokens.
        }
    }

## Dice and tokens.

event-rolled =
    { KEY($player) ->
        [you] You roll a { $colour } die: { $face }.
       *[other] { $player } rolls a { $colour } die: { $face }.
    }
event-to-bowl =
    { KEY($player) ->
        [you] You put the { $die } into your bowl.
       *[other] { $player } puts the { $die } into the bowl.
    }
event-taken =
    { KEY($player) ->
        [you] You take the { $die } to reroll it.
       *[other] { $player } takes the { $die } to reroll it.
    }
event-turned =
    { KEY($player) ->
        [you] You turn the { $from } to { $face }.
       *[other] { $player } turns the { $from } to { $face }.
    }
event-potion-paid =
    { KEY($player) ->
        [you] You pay a potion token ({ $from }).
       *[other] { $player } pays a potion token ({ $from }).
    }
event-potion-placed =
    { $where ->
        [card] { KEY($player) ->
            [you] You put a potion token { $to }.
           *[other] { $player } puts a potion token { $to }.
        }
        [storage] { KEY($player) ->
            [you] You store a potion token.
           *[other] { $player } stores a potion token.
        }
       *[nowhere] { KEY($player) ->
            [you] You lose a potion token.
           *[other] { $player } loses a potion token.
        }
    }
event-potion-lost =
    { KEY($player) ->
        [you] You discard the potion token { $from }.
       *[other] { $player } discards the potion token { $from }.
    }
event-token-discarded =
    { KEY($player) ->
        [you] { KEY($colour) ->
            [none] You discard a wild token.
           *[other] You discard a { $colour } token.
        }
       *[other] { KEY($colour) ->
            [none] { $player } discards a wild token.
           *[other] { $player } discards a { $colour } token.
        }
    }

## Minions, labs and tiles.

event-minion-placed =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] You place a minion at { $window }.
           *[other] You place a minion with the { $die } at { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } places a minion at { $window }.
           *[other] { $player } places a minion with the { $die } at { $window }.
        }
    }
event-retrieved =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] You retrieve the minion from { $window }.
           *[other] You retrieve the minion with the { $die } from { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } retrieves the minion from { $window }.
           *[other] { $player } retrieves the minion with the { $die } from { $window }.
        }
    }
event-repositioned =
    { KEY($player) ->
        [you] You move the minion from { $from } to { $to }.
       *[other] { $player } moves the minion from { $from } to { $to }.
    }
event-row-taken =
    { KEY($player) ->
        [you] You take the { $row } row of the { $tower } tower: { $brings }.
       *[other] { $player } takes the { $row } row of the { $tower } tower: { $brings }.
    }
event-step-skipped =
    { KEY($player) ->
        [you] You send nobody.
       *[other] { $player } sends nobody.
    }
event-moved =
    { KEY($player) ->
        [you] You go to the { $lab } lab.
       *[other] { $player } goes to the { $lab } lab.
    }
event-to-centre =
    { KEY($player) ->
        [you] You rest in the centre.
       *[other] { $player } rests in the centre.
    }
event-builds =
    { KEY($player) ->
        [you] You build in the { $lab } lab.
       *[other] { $player } builds in the { $lab } lab.
    }
event-collects =
    { KEY($player) ->
        [you] You collect in the { $lab } lab.
       *[other] { $player } collects in the { $lab } lab.
    }
event-no-build =
    { KEY($player) ->
        [you] You are in no lab, so you build nothing.
       *[other] { $player } is in no lab and builds nothing.
    }
event-granted =
    { KEY($player) ->
        [you] You may take the other lab action too.
       *[other] { $player } may take the other lab action too.
    }
event-tile-used =
    { KEY($player) ->
        [you] You use tile { $tile } of the { $lab } lab: { $brings }.
       *[other] { $player } uses tile { $tile } of the { $lab } lab: { $brings }.
    }
event-worked =
    { KEY($player) ->
        [you] The minion at { $window } works for you.
       *[other] The minion at { $window } works for { $player }.
    }
event-upgrade-taken =
    { KEY($player) ->
        [you] You collect the upgrade token on space { $space }.
       *[other] { $player } collects the upgrade token on space { $space }.
    }
event-upgrade-round =
    { KEY($player) ->
        [you] Upgrade round: you collected the token on space { $space }.
       *[other] Upgrade round: { $player } collected the token on space { $space }.
    }

## Building.

event-card-chosen =
    { KEY($player) ->
        [you] You choose to build { $card }.
       *[other] { $player } chooses to build { $card }.
    }
event-discount-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Your next card costs { $count } symbol less.
           *[other] Your next card costs { $count } symbols less.
        }
       *[other] { $count ->
            [one] { $player }'s next card costs { $count } symbol less.
           *[other] { $player }'s next card costs { $count } symbols less.
        }
    }
event-discounted =
    { KEY($player) ->
        [you] { $count ->
            [one] You pay { $count } symbol less.
           *[other] You pay { $count } symbols less.
        }
       *[other] { $count ->
            [one] { $player } pays { $count } symbol less.
           *[other] { $player } pays { $count } symbols less.
        }
    }
event-symbol-dropped =
    { KEY($player) ->
        [you] You leave out one { $symbol }.
       *[other] { $player } leaves out one { $symbol }.
    }
event-paid =
    { KEY($player) ->
        [you] You pay { $item }.
       *[other] { $player } pays { $item }.
    }
event-built =
    { KEY($player) ->
        [you] { $points ->
            [one] You build { $card } and score { $points } point.
           *[other] You build { $card } and score { $points } points.
        }
       *[other] { $points ->
            [one] { $player } builds { $card } and scores { $points } point.
           *[other] { $player } builds { $card } and scores { $points } points.
        }
    }
built-reason = { $printed } printed on it, { $scaled } from SCORE texts.
event-fired =
    { KEY($player) ->
        [you] You trigger { $card }: { $brings }.
       *[other] { $player } triggers { $card }: { $brings }.
    }
event-copied =
    { KEY($player) ->
        [you] You copy { $card }: { $brings }.
       *[other] { $player } copies { $card }: { $brings }.
    }
event-reacted =
    { KEY($player) ->
        [you] You react with { $card }: { $brings }.
       *[other] { $player } reacts with { $card }: { $brings }.
    }
event-bonus-reacted =
    { KEY($player) ->
        [you] You use bonus card { $bonus }.
       *[other] { $player } uses bonus card { $bonus }.
    }
event-potion-used =
    { KEY($player) ->
        [you] You use { $card }: { $brings }.
       *[other] { $player } uses { $card }: { $brings }.
    }
event-triggers-up =
    { KEY($player) ->
        [you] Your triggers are ready.
       *[other] { $player }'s triggers are ready.
    }
event-discount-lost =
    { KEY($player) ->
        [you] { $count ->
            [one] Your discount of { $count } symbol is lost.
           *[other] Your discount of { $count } symbols is lost.
        }
       *[other] { $count ->
            [one] { $player }'s discount of { $count } symbol is lost.
           *[other] { $player }'s discount of { $count } symbols is lost.
        }
    }

## Research and bonus cards.

event-traded =
    { KEY($player) ->
        [you] { $cost ->
            [one] You trade { $cost } research token: { $brings }.
           *[other] You trade { $cost } research tokens: { $brings }.
        }
       *[other] { $cost ->
            [one] { $player } trades { $cost } research token: { $brings }.
           *[other] { $player } trades { $cost } research tokens: { $brings }.
        }
    }
event-research-scored =
    { KEY($player) ->
        [you] { $points ->
            [one] You score { $points } research point.
           *[other] You score { $points } research points.
        }
       *[other] { $points ->
            [one] { $player } scores { $points } research point.
           *[other] { $player } scores { $points } research points.
        }
    }
lost-reason =
    { $lost ->
        [one] { $lost } more point is lost: the research track has ended.
       *[other] { $lost } more points are lost: the research track has ended.
    }
event-research-flipped =
    { KEY($player) ->
        [you] You take a token for 10 points and flip your research board.
       *[other] { $player } takes a token for 10 points and flips the research board.
    }
event-bonus-used =
    { KEY($player) ->
        [you] You use section A of { $bonus }: { $brings }.
       *[other] { $player } uses section A of { $bonus }: { $brings }.
    }
event-section-b-chosen =
    { KEY($player) ->
        [you] { $points ->
            [one] You score section B of { $bonus }: { $points } point.
           *[other] You score section B of { $bonus }: { $points } points.
        }
       *[other] { $points ->
            [one] { $player } scores section B of { $bonus }: { $points } point.
           *[other] { $player } scores section B of { $bonus }: { $points } points.
        }
    }
event-end-begins =
    { KEY($player) ->
        [you] { $cards ->
            [one] You have built { $cards } card: the end begins.
           *[other] You have built { $cards } cards: the end begins.
        }
       *[other] { $cards ->
            [one] { $player } has built { $cards } card: the end begins.
           *[other] { $player } has built { $cards } cards: the end begins.
        }
    }

## Against enemies.

event-enemy-joins = { $enemy } is an enemy and builds the { $device }.
event-enemy-arrives = The white die sends { $enemy } to the { $at } lab.
event-stripped =
    { KEY($player) ->
        [you] The { $die } of your minion at { $window } goes to your bowl.
       *[other] The { $die } of { $player }'s minion at { $window } goes to the bowl.
    }
event-wrecked = { $enemy } wrecks tile { $tile } in the { $slot } slot of the { $at } lab.
event-ice-broken = The ice at { $window } breaks.
event-jammed =
    { KEY($player) ->
        [you] Jammed by { $enemy }: you take no row of the { $tower } tower.
       *[other] Jammed by { $enemy }: { $player } takes no row of the { $tower } tower.
    }
event-repaired =
    { $by ->
        [research] { KEY($player) ->
            [you] You repair { $window } for 3 research tokens.
           *[other] { $player } repairs { $window } for 3 research tokens.
        }
        [resources] { KEY($player) ->
            [you] You repair { $window } for 2 resources.
           *[other] { $player } repairs { $window } for 2 resources.
        }
       *[rest] { KEY($player) ->
            [you] You repair { $window } while you rest.
           *[other] { $player } repairs { $window } while resting.
        }
    }
