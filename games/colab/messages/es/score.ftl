### El final: qué decidió una partida sin enemigos, y los logros.

ended-round =
    { $cards ->
        [one] Alguien había construido { $cards } carta y la ronda había acabado.
       *[other] Alguien había construido { $cards } cartas y la ronda había acabado.
    }
measure-score = puntuación más alta
measure-cards = menos cartas
measure-order = último en el orden de turno
level-easy = fácil
level-medium = media
level-hard = difícil
feat-win = Gana
feat-enemy = Gana contra { $enemy } y su { $device }
feat-enemies =
    { $count ->
        [one] Gana contra { $count } enemigo o más
       *[other] Gana contra { $count } enemigos o más
    }
feat-only = Gana solo con cartas de { $deck }
feat-dice =
    { $count ->
        [one] Gana con { $count } dado como máximo
       *[other] Gana con { $count } dados como máximo
    }
feat-cards =
    { $count ->
        [one] Gana con { $count } carta construida o más
       *[other] Gana con { $count } cartas construidas o más
    }
