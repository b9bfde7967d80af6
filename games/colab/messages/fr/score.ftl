### La fin : ce qui a décidé d’une partie sans ennemis, et les succès.

ended-round =
    { $cards ->
        [one] Quelqu’un avait construit { $cards } carte, et la manche était finie.
       *[other] Quelqu’un avait construit { $cards } cartes, et la manche était finie.
    }
measure-score = le score le plus élevé
measure-cards = le moins de cartes
measure-order = le dernier dans l’ordre du tour
level-easy = facile
level-medium = moyen
level-hard = difficile
feat-win = Gagner
feat-enemy = Gagner contre { $enemy } et sa machine { $device }
feat-enemies =
    { $count ->
        [one] Gagner contre { $count } ennemi ou plus
       *[other] Gagner contre { $count } ennemis ou plus
    }
feat-only = Gagner avec des cartes { $deck } seulement
feat-dice =
    { $count ->
        [one] Gagner avec au plus { $count } dé
       *[other] Gagner avec au plus { $count } dés
    }
feat-cards =
    { $count ->
        [one] Gagner avec { $count } carte construite ou plus
       *[other] Gagner avec { $count } cartes construites ou plus
    }
