### What a session tells of any game: turns, lines of a hint, reasons for it.

turn-of = Tour : { $name }
turn-acted = { $name } : { $what }.
turn-from-position = À partir de la position fixée

## The line that a hint expects.

line-perhaps = peut-être { $what }
line-whatever = quoi qu’il arrive

## Why a hint advises something.

why-model = Comparé à « { $other } », cela donne : { $reasons }.
why-instead = { $name } : { $is } au lieu de { $was }
why-at-once = Tout de suite : { $changes }.
why-later = Avec ce qui peut suivre : { $changes }.
why-range = { $name } { $least } à { $most }
why-opens =
    { $more ->
        [0] Rend possible : { $choices }.
       *[other] Rend possible : { $choices } ; et { $more } de plus.
    }
why-denies =
    { $more ->
        [0] Interdit à { $name } : { $choices }.
       *[other] Interdit à { $name } : { $choices } ; et { $more } de plus.
    }

## Lists.

list-and = { $most } et { $last }
list-or = { $most } ou { $last }

## Options of a game.

option-on = activé
option-off = désactivé
option-only-when = Seulement si « { $title } » vaut { $values }.
option-readings = Autres lectures des règles
option-readings-help = Là où les livrets laissent un doute, choisissez une autre lecture que la nôtre.

## What decided the game.

score-compared = { $title } : { $numbers }
score-to = à
