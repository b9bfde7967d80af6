### What players and chance are asked, and what they are in the middle of.

## Chance, in set-up and in turns.

ask-tower = Which tower comes next, clockwise?
ask-insert = Which insert does the next tower get?
ask-lab = Which lab comes next, clockwise?
ask-starter-tile = Which starter tile does the next lab get?
ask-extra-tile = Which tier I tile does the next lab get?
ask-first = Who begins?
ask-bonus =
    { KEY($player) ->
        [you] Which bonus card are you dealt?
       *[other] Which bonus card is { $player } dealt?
    }
ask-roll =
    { KEY($player) ->
        [you] What do you roll?
       *[other] What does { $player } roll?
    }
ask-rolled-tower =
    { KEY($player) ->
        [you] Which tower do you roll?
       *[other] Which tower does { $player } roll?
    }
ask-bait = Which colour lies on the next tower?
ask-die =
    { KEY($player) ->
        [you] What does your die show?
       *[other] What does { $player }'s die show?
    }
ask-card =
    { KEY($player) ->
        [you] Which { $deck } card do you draw?
       *[other] Which { $deck } card does { $player } draw?
    }
ask-tile = Which tile of tier { $tier } is drawn?
ask-active = Who holds the active enemy token?
ask-enemy-tower = Which tower does { $enemy }'s minion go to?
ask-enemy-lab = Which lab does { $enemy } go to?
ask-white-die = What does the white die show?

## Set-up.

ask-scientist = Choose your scientist
ask-gift-card =
    { $left ->
        [one] Draw a card: from which deck?
       *[other] Draw { $left } cards: the next from which deck?
    }
ask-gift-die = Take a resource die: which colour?
ask-gift-token = Take a token: which colour?
ask-assign = Place the minion with the { $die } at which tower?
ask-place-anywhere = Place a minion at which tower?
ask-place-pair = Place which minion first?
ask-place-row = Place the minion with the { $die } at which tower?

## A turn.

ask-turn = Take an action turn, or rest?
ask-send = Send a minion with which die?
ask-send-to = Send it to which tower?
ask-retrieve = Retrieve which minion?
ask-row = Take which row of the { $tower } tower?
ask-react = Use a reaction?
ask-move = Move to which lab?
ask-lab-action = Build or collect here?
ask-after = Anything else this turn?
ask-window = Use anything before you go on?
ask-collect = Use which tile?
ask-workers =
    { $left ->
        [one] Who works? One more needed
       *[other] Who works? { $left } more needed
    }
ask-build = Build which card?
ask-extra-build = Build which extra card?
ask-price = Use a discount?
ask-drop = Leave out which symbol?
ask-cell = Put { $card } where?
ask-pay = Pay with what?
ask-set-off =
    { $card } is built. What does it set off?
ask-effect = { CAPITAL($effect) }?
ask-draw =
    { $left ->
        [one] Draw a card: from which deck?
       *[other] Draw { $left } cards: the next from which deck?
    }
ask-keep =
    { $count ->
        [one] Keep which card?
       *[other] Keep { $count } cards: which?
    }
ask-face = Turn the { $die } to which face?
ask-flip-away = Put which die into your bowl?
ask-flip-turn = Turn which die?
ask-reposition = Move the minion to which tower?
ask-potion-from = Pay a potion token from where?
ask-supply = Take which supply?
ask-put-back = Put dice back to roll them again?
ask-potion-to = Put the new potion token where?
ask-too-many-tokens =
    { $count ->
        [one] Discard a token: which?
       *[other] Discard { $count } tokens: which?
    }
ask-too-many-cards =
    { $count ->
        [one] Discard a card: which?
       *[other] Discard { $count } cards: which?
    }
ask-tier = Draw an upgrade tile of which tier?
ask-place-tile = Put tile { $tile } where?
ask-section-b = Score section B of which card?
ask-lose =
    { $what ->
        [any] { $count ->
            [one] Discard a die, a token or a card
           *[other] Discard { $count } dice, tokens or cards
        }
        [research] { $count ->
            [one] Discard a research token
           *[other] Discard { $count } research tokens
        }
        [potion] { $count ->
            [one] Discard a potion token
           *[other] Discard { $count } potion tokens
        }
        [token] { $count ->
            [one] Discard a resource or wild token
           *[other] Discard { $count } resource or wild tokens
        }
       *[card] { $count ->
            [one] Discard a card
           *[other] Discard { $count } cards
        }
    }

## What a question belongs to.

trail-action-turn = Action turn
trail-rest-turn = Rest turn
trail-end-of-turn = End of turn
trail-set-up = Set-up
trail-collect = Collect
trail-build = Build
trail-extra-build = Extra build
trail-repair = Repairing { $window }
trail-building = Building { $card }
trail-built = After building { $card }
trail-row = { CAPITAL($row) } row of the { $tower } tower
trail-tile = Tile { $tile }
trail-trade = Trade { $trade }
trail-bonus = Bonus card { $bonus }
trail-upgrade = Upgrade round

## Areas of a real table that are filled in together.

area-towers = Towers, clockwise
area-labs = Labs, clockwise
area-enemies = The enemies: bag and decks
area-bait = Bait on the towers
area-rolls =
    { KEY($player) ->
        [you] What you roll
       *[other] What { $player } rolls
    }
area-first-minions =
    { KEY($player) ->
        [you] Your first minions
       *[other] { $player }'s first minions
    }
spot-tower = tower { $nth }
spot-insert = insert of tower { $nth }
spot-lab = lab { $nth }
spot-starter-tile = lab { $nth }: starter tile
spot-left-tile = lab { $nth }: left tile
spot-right-tile = lab { $nth }: right tile
spot-bait = the { $tower } tower
spot-die = { $colour } die, number { $nth }
spot-first-die = first die
spot-second-die = second die
spot-power = { $enemy }'s power token { $nth } for the bag
spot-need = tokens needed by { $enemy }'s top card
look-tile = Tile
