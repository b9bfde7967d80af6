### The end: what decided a game without enemies, and achievements.

ended-round =
    { $cards ->
        [one] Jemand hatte { $cards } Karte gebaut, und die Runde war zu Ende.
       *[other] Jemand hatte { $cards } Karten gebaut, und die Runde war zu Ende.
    }
measure-score = die höchste Punktzahl
measure-cards = die wenigsten Karten
measure-order = die spätere Stelle in der Zugreihenfolge
level-easy = leicht
level-medium = mittel
level-hard = schwer
feat-win = Gewinne eine Partie
feat-enemy = Gewinne gegen { $enemy } und { $device }
feat-enemies =
    { $count ->
        [one] Gewinne gegen { $count } Feind oder mehr
       *[other] Gewinne gegen { $count } Feinde oder mehr
    }
feat-only = Gewinne nur mit { $deck }karten
feat-dice =
    { $count ->
        [one] Gewinne mit höchstens { $count } Würfel
       *[other] Gewinne mit höchstens { $count } Würfeln
    }
feat-cards =
    { $count ->
        [one] Gewinne mit { $count } gebauten Karte oder mehr
       *[other] Gewinne mit { $count } gebauten Karten oder mehr
    }
