### What a session tells of any game: turns, lines of a hint, reasons for it.

turn-of = { $name }'s turn
turn-acted = { $name }: { $what }.
turn-from-position = From the position that was set

## The line that a hint expects.

line-perhaps = perhaps { $what }
line-whatever = whatever comes

## Why a hint advises something.

why-model = Compared with “{ $other }”, it gives: { $reasons }.
why-instead = { $name }: { $is } instead of { $was }
why-at-once = At once: { $changes }.
why-later = With what may follow: { $changes }.
why-range = { $name } { $least } to { $most }
why-opens =
    { $more ->
        [0] Makes possible: { $choices }.
       *[other] Makes possible: { $choices }; and { $more } more.
    }
why-denies =
    { $more ->
        [0] Keeps from { $name }: { $choices }.
       *[other] Keeps from { $name }: { $choices }; and { $more } more.
    }

## Lists.

list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Options of a game.

option-on = on
option-off = off
option-only-when = Only when “{ $title }” is { $values }.
option-readings = Other readings of the rules
option-readings-help = Where the rulebooks leave a doubt, choose a reading other than ours.

## What decided the game.

score-compared = { $title }: { $numbers }
score-to = to
