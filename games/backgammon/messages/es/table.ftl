### Backgammon: questions, choices, events, the table and the end.

## Options.

option-most-turns = Turnos hasta el empate
    .help = Tras tantos turnos de ambos jugadores juntos, la partida es empate.

## Who plays, and where.

place-off = fuera
place-bar = barra

## Questions.

ask-opening = Un dado cada uno: ¿quién empieza?
ask-roll = ¿Qué sacan { $side }?
ask-both = { $side }, { $high } y { $low }: ¿qué ficha mueven primero?
ask-one = { $side }, el { $die }: ¿qué ficha mueven?
ask-last-of-double = { $side }, el último { $die }: ¿qué ficha mueven?
ask-double = { $side }, { $left } veces el { $die }: ¿qué ficha mueven? La más lejana va primero.
turn = Turno { $turn }

## Choices.

choice-opening = Blancas { $white }, Negras { $black }
choice-roll = { $high }-{ $low }
choice-move = { $from } a { $to }
detail-hit = manda una ficha a la barra
detail-off = saca una ficha

## Events.

event-opened = Blancas sacan { $white }, Negras { $black }: { $side } empiezan con los dos dados.
event-rolled = { $side } sacan { $high }-{ $low }.
event-moved =
    { $hit ->
        [yes] { $side } juegan { $from }/{ $to } y comen.
       *[no] { $side } juegan { $from }/{ $to }.
    }
event-stuck = { $side } no pueden jugar nada más.
event-won =
    { $points ->
        [one] { $side } ganan { $points } punto.
       *[other] { $side } ganan { $points } puntos.
    }
event-drawn =
    { $turns ->
        [one] Tras { $turns } turno la partida es empate.
       *[other] Tras { $turns } turnos la partida es empate.
    }

## The table.

table-nobody = Nadie ha movido todavía
table-over = La partida acabó en el turno { $turn }
table-turn = Turno { $turn }: { $side }
table-side =
    { $pips ->
        [one] { $side }, { $pips } punto por recorrer
       *[other] { $side }, { $pips } puntos por recorrer
    }
table-off =
    { $count ->
        [one] { $count } ficha fuera
       *[other] { $count } fichas fuera
    }
table-bar =
    { $count ->
        [one] { $count } ficha en la barra
       *[other] { $count } fichas en la barra
    }
table-point =
    { $count ->
        [one] punto { $point }: { $count } ficha
       *[other] punto { $point }: { $count } fichas
    }

## The end.

win-single = partida simple
win-gammon = gammon
win-backgammon = backgammon
ended-won =
    { $win ->
        [single] { $side } ganan una partida simple
        [gammon] { $side } ganan un gammon
       *[backgammon] { $side } ganan un backgammon
    }
ended-drawn =
    { $turns ->
        [one] nadie ganó en { $turns } turno
       *[other] nadie ganó en { $turns } turnos
    }
decided-won = { $side } sacaron todas las fichas
decided-drawn = nadie sacó todas las fichas
