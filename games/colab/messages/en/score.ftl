### The end: what decided a game without enemies, and achievements.

ended-round =
    { $cards ->
        [one] Somebody had built { $cards } card, and the round was over.
       *[other] Somebody had built { $cards } cards, and the round was over.
    }
measure-score = highest score
measure-cards = fewest cards
measure-order = latest in turn order
level-easy = easy
level-medium = medium
level-hard = hard
feat-win = Win
feat-enemy = Win against { $enemy }'s { $device }
feat-enemies =
    { $count ->
        [one] Win against { $count } enemy or more
       *[other] Win against { $count } enemies or more
    }
feat-only = Win with { $deck } cards alone
feat-dice =
    { $count ->
        [one] Win with at most { $count } die
       *[other] Win with at most { $count } dice
    }
feat-cards =
    { $count ->
        [one] Win with { $count } built card or more
       *[other] Win with { $count } built cards or more
    }
