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

## How sure the chances are.

chances-unmeasured = Not calibrated: nobody has measured how such chances compare with what happens in this manner of play.

## The review of a game as text.


## Lists.

list-clauses = { $first }; { $next }
list-and = { $most } and { $last }
list-or = { $most } or { $last }

## Options of a game.

option-on = on
option-off = off
option-only-when = Only when “{ $title }” is { $values }.
option-readings = Other readings of the rules
option-readings-help = Where the rulebooks leave a doubt, choose a reading other than ours.

## Modes of a game.

mode-usual = the usual game
mode-option = { $title }: { $values }
mode-all = all

## What decided the game.

score-compared = { $title }: { $numbers }
score-to = to

## Levels of bots.

level-novice = novice
level-novice-help = Wins nearly every game against random play; answers at once.
level-club = club
level-club-help = Wins most games against a novice; answers at once.
level-expert = expert
level-expert-help = Wins most games against a club player; thinks for a moment.
level-strongest = strongest
level-strongest-help = Thinks ten times as much as an expert; hardly measured yet.

## How many can be ticked.

select-up-to = up to { $most }
select-from-to = { $least } to { $most }

## The review of a game, and the search for it.

analysis-choices = { $done } of { $all } choices
analysis-again =
    { $count ->
        [one] { $choices }, and { $done } of { $count } loss again
       *[other] { $choices }, and { $done } of { $count } losses again
    }
account-unknown = Nothing is known of the chances yet.
account-chances = The estimated chance to win:
account-entry = entry
account-what = { $who }: { $what }
account-beginning = Beginning
account-swings = What swung most:
account-swing = After entry { $after }, { $what }: { $who } { $from }, then { $to }.
account-better = What would have been better:
account-made = Entry { $entry }, { $who }: { $made }: wins { $wins }.
account-instead = Better: { $better }: wins { $wins }; by { $by }, { $judged }.
account-by =
    { $games ->
        [one] { $games } game in 100, give or take { $error }
       *[other] { $games } games in 100, give or take { $error }
    }
account-judged = judged again with { $simulations } simulations
