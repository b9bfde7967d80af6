### What a session tells of any game: turns, lines of a hint, reasons for it.

turn-of = { $name } ist am Zug
turn-acted = { $name }: { $what }.
turn-from-position = Ab der gesetzten Stellung

## The line that a hint expects.

line-perhaps = vielleicht { $what }
line-whatever = was auch kommt

## Why a hint advises something.

why-model = Verglichen mit „{ $other }“ bringt es: { $reasons }.
why-instead = { $name }: { $is } statt { $was }
why-at-once = Sofort: { $changes }.
why-later = Mit dem, was folgen kann: { $changes }.
why-range = { $name } { $least } bis { $most }
why-opens =
    { $more ->
        [0] Macht möglich: { $choices }.
       *[other] Macht möglich: { $choices }; und { $more } mehr.
    }
why-denies =
    { $more ->
        [0] Verwehrt { $name }: { $choices }.
       *[other] Verwehrt { $name }: { $choices }; und { $more } mehr.
    }

## Lists.

list-and = { $most } und { $last }
list-or = { $most } oder { $last }

## Options of a game.

option-on = an
option-off = aus
option-only-when = Nur wenn „{ $title }“ auf { $values } steht.
option-readings = Andere Lesarten der Regeln
option-readings-help = Wo die Regelhefte einen Zweifel lassen, wähle eine andere Lesart als unsere.

## What decided the game.

score-compared = { $title }: { $numbers }
score-to = zu
