### Master of the Galaxy: questions, and where in a turn they are asked.

## Set-up.

ask-first-player = Who begins?
ask-home-cube = Which cube decides the first player’s home?
ask-home = Choose your home corner.
ask-first-base = Which shape for the first base?
ask-species = Lead which species?
ask-first-swarm =
    { $corner ->
        [left] Which swarm comes to the left corner?
       *[right] Which swarm comes to the right corner?
    }
ask-top = Which card is on top of the { $pile } deck?

## A turn.

ask-draw =
    { $left ->
        [one] Which cube is drawn?
       *[other] Which cube is drawn? { $left } to come.
    }
ask-allocate = Place cubes, or end Phase 2?
ask-recall = Recall which cube with the black one?
ask-aim = { $card }: aim at which system?
ask-arrive = Which Weaver card comes?
ask-project = Complete which project first?
ask-dismiss = One { FORM($pile, "card") } too many: dismiss which?
ask-nothing = Go on?

## Effects. $left is how many are still to come, this one included; 0 if nobody has begun.

ask-use = { CAPITAL($effect) }?
ask-gain =
    { $left ->
        [0] Gain which cube?
        [one] Gain which cube?
       *[other] Gain which cube? { $left } to come.
    }
ask-swap =
    { $left ->
        [0] Swap which cube?
        [one] Swap which cube?
       *[other] Swap which cube? { $left } to come.
    }
ask-swap-for = Take which cube for it?
ask-pull =
    { $left ->
        [0] Place which cube from your bag, and where?
        [one] Place which cube from your bag, and where?
       *[other] Place which cube from your bag, and where? { $left } to come.
    }
ask-steal =
    { $left ->
        [0] Steal which cube?
        [one] Steal which cube?
       *[other] Steal which cube? { $left } to come.
    }
ask-conflict-to-repel = Send cubes home in which conflict?
ask-repel = Send which cube home?
ask-base = Set a base where?
ask-settle =
    { $left ->
        [0] Settle which planet?
        [one] Settle which planet?
       *[other] Settle which planet? { $left } to come.
    }
ask-close = Close which system?
ask-cancel = Cancel which conflict?
ask-skip = Who skips a turn?
ask-take-leader = Take which leader?
ask-unravel = Remove which of the Weavers’ cubes?

## The end of a conflict.

ask-winners-base = Set which base on { $system }?
ask-spoils-lost =
    { $left ->
        [one] Lose which cube to the Weavers?
       *[other] Lose which cube to the Weavers? { $left } to come.
    }
ask-spoils-taken =
    { $left ->
        [one] Take which cube from { $player }’s bag?
       *[other] Take which cube from { $player }’s bag? { $left } to come.
    }
ask-leader-lost = Lose which leader?
ask-leader-taken = Take which leader?

## Picks of cards.

ask-deck = Pick from which deck?
ask-look = Which { FORM($pile, "card") } is revealed next?
ask-keep = Keep which { FORM($pile, "card") }?
ask-under = Which card goes under its deck first?

## Where in a turn a question is asked.

trail-round = Round { $round }
trail-set-up = Set-up
trail-skipped-turn = Skipped turn
trail-turn =
    { KEY($player) ->
        [player-you] Your turn
       *[other] { $player }’s turn
    }
trail-phase-2 = Phase 2
trail-feeding = Feeding: { $symbol }
trail-complete = Completed: { $project }
trail-defeat = Defeat in { $card }
trail-pick = Pick
trail-recall = Recall
trail-limit = Card limit

## Areas of a real table whose pieces are entered together.

area-board = Cards on the board
area-swarm =
    { $corner ->
        [left] swarm in the left corner
       *[right] swarm in the right corner
    }
area-top = top card: { $pile }
area-pick =
    { KEY($player) ->
        [player-you] Cards you see: { $pile }
       *[other] Cards { $player } sees: { $pile }
    }
area-card = card { $nth }
