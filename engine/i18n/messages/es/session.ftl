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

## Lists.

list-and = { $most } y { $last }
list-or = { $most } o { $last }

## Options of a game.

option-on = sí
option-off = no
option-only-when = Solo si «{ $title }» es { $values }.
option-readings = Otras lecturas de las reglas
option-readings-help = Donde los reglamentos dejan una duda, elige otra lectura que la nuestra.

## What decided the game.

score-compared = { $title }: { $numbers }
score-to = a
