### Backgammon: questions, choices, events, the table and the end.

## Options.

option-most-turns = Turns before a draw
    .help = After so many turns of both players together the game is a draw.

## Who plays, and where.

place-off = off
place-bar = bar

## Questions.

ask-opening = One die each: who begins?
ask-roll = What does { $side } roll?
ask-both = { $side }, play { $high } and { $low }: which checker moves first?
ask-one = { $side }, play the { $die }.
ask-last-of-double = { $side }, play the last { $die }.
ask-double = { $side }, play { $die }, { $left } times: which checker moves? The one farthest from home goes first.
turn = Turn { $turn }

## Choices.

choice-opening = White { $white }, Black { $black }
choice-roll = { $high }-{ $low }
choice-move = { $from } to { $to }
detail-hit = sends a checker to the bar
detail-off = bears a checker off

## Events.

event-opened = White rolls { $white }, Black { $black }: { $side } begins with both.
event-rolled = { $side } rolls { $high }-{ $low }.
event-moved =
    { $hit ->
        [yes] { $side } plays { $from }/{ $to }, which hits.
       *[no] { $side } plays { $from }/{ $to }.
    }
event-stuck = { $side } can play nothing more.
event-won =
    { $points ->
        [one] { $side } wins { $points } point.
       *[other] { $side } wins { $points } points.
    }
event-drawn =
    { $turns ->
        [one] After { $turns } turn the game is a draw.
       *[other] After { $turns } turns the game is a draw.
    }

## The table.

table-nobody = Nobody has moved yet
table-over = The game ended in turn { $turn }
table-turn = Turn { $turn }: { $side }
table-side =
    { $pips ->
        [one] { $side }, { $pips } point from home
       *[other] { $side }, { $pips } points from home
    }
table-off =
    { $count ->
        [one] { $count } checker borne off
       *[other] { $count } checkers borne off
    }
table-bar =
    { $count ->
        [one] { $count } checker on the bar
       *[other] { $count } checkers on the bar
    }
table-point =
    { $count ->
        [one] point { $point }: { $count } checker
       *[other] point { $point }: { $count } checkers
    }

## The end.

win-single = single game
win-gammon = gammon
win-backgammon = backgammon
ended-won =
    { $win ->
        [single] { $side } wins a single game
        [gammon] { $side } wins a gammon
       *[backgammon] { $side } wins a backgammon
    }
ended-drawn =
    { $turns ->
        [one] nobody won within { $turns } turn
       *[other] nobody won within { $turns } turns
    }
decided-won = { $side } bearing off all checkers
decided-drawn = nobody bearing off all checkers
