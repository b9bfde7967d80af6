### What a session tells of any game: turns, lines of a hint, reasons for it.

turn-of = Turno de { $name }
turn-acted = { $name }: { $what }.
turn-from-position = Desde la posición fijada

## The line that a hint expects.

line-perhaps = quizá { $what }
line-whatever = lo que venga

## Why a hint advises something.

why-model = Comparado con «{ $other }», da: { $reasons }.
why-instead = { $name }: { $is } en vez de { $was }
why-at-once = De inmediato: { $changes }.
why-later = Con lo que pueda seguir: { $changes }.
why-range = { $name } { $least } a { $most }
why-opens =
    { $more ->
        [0] Permite: { $choices }.
       *[other] Permite: { $choices }; y { $more } más.
    }
why-denies =
    { $more ->
        [0] Le impide a { $name }: { $choices }.
       *[other] Le impide a { $name }: { $choices }; y { $more } más.
    }

## How sure the chances are.

chances-unmeasured = Sin calibrar: nadie ha medido cómo se comparan estas probabilidades con lo que pasa en esta forma de jugar.

## The review of a game as text.


## Lists.

list-clauses = { $first }; { $next }
list-and =
    { $begins ->
        [i] { $most } e { $last }
       *[other] { $most } y { $last }
    }
list-or =
    { $begins ->
        [o] { $most } u { $last }
       *[other] { $most } o { $last }
    }

## Options of a game.

option-on = sí
option-off = no
option-only-when = Solo si «{ $title }» es { $values }.
option-readings = Otras lecturas de las reglas
option-readings-help = Donde los reglamentos dejan una duda, elige otra lectura que la nuestra.

## Modes of a game.

mode-usual = la partida habitual
mode-option = { $title }: { $values }
mode-all = todas

## What decided the game.

score-compared = { $title }, { $numbers }
score-to = a

## Levels of bots.

level-novice = principiante
level-novice-help = Gana casi todas las partidas contra un juego al azar; responde al instante.
level-club = club
level-club-help = Gana la mayoría de las partidas contra un principiante; responde al instante.
level-expert = experto
level-expert-help = Gana la mayoría de las partidas contra un jugador de club; piensa un momento.
level-strongest = el más fuerte
level-strongest-help = Piensa diez veces más que un experto; aún apenas se ha medido.

## How many can be ticked.

select-up-to = hasta { $most }
select-from-to = de { $least } a { $most }

## The review of a game, and the search for it.

analysis-choices = { $done } de { $all } elecciones
analysis-again =
    { $count ->
        [one] { $choices }, y { $done } de { $count } pérdida otra vez
       *[other] { $choices }, y { $done } de { $count } pérdidas otra vez
    }
account-unknown = Aún no se sabe nada de las probabilidades.
account-chances = La probabilidad estimada de ganar:
account-entry = entrada
account-what = { $who }: { $what }
account-beginning = Comienzo
account-swings = Los mayores giros:
account-swing = Tras la entrada { $after }, { $what }: { $who } { $from }, luego { $to }.
account-better = Lo que habría sido mejor:
account-made = Entrada { $entry }, { $who }: { $made }: gana { $wins }.
account-instead = Mejor: { $better }: gana { $wins }; por { $by }, { $judged }.
account-by =
    { $games ->
        [one] { $games } partida de cada 100, { $error } arriba o abajo
       *[other] { $games } partidas de cada 100, { $error } arriba o abajo
    }
account-judged = evaluada de nuevo con { $simulations } simulaciones
