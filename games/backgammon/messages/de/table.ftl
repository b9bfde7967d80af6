### Backgammon: questions, choices, events, the table and the end.

## Options.

option-most-turns = Züge bis zum Unentschieden
    .help = Nach so vielen Zügen beider zusammen endet die Partie unentschieden.

## Who plays, and where.

place-off = aus
place-bar = Bar

## Questions.

ask-opening = Jeder einen Würfel: Wer beginnt?
ask-roll = Was würfelt { $side }?
ask-both = { $side }, spiele { $high } und { $low }: Welcher Stein zieht zuerst?
ask-one = { $side }, spiele die { $die }.
ask-last-of-double = { $side }, spiele die letzte { $die }.
ask-double = { $side }, spiele { $left }-mal die { $die }: Welcher Stein zieht? Der entfernteste geht zuerst.
turn = Zug { $turn }

## Choices.

choice-opening = Weiß { $white }, Schwarz { $black }
choice-roll = { $high }-{ $low }
choice-move = { $from } nach { $to }
detail-hit = schlägt einen Stein auf die Bar
detail-off = würfelt einen Stein aus

## Events.

event-opened = Weiß würfelt { $white }, Schwarz { $black }: { $side } beginnt mit beiden.
event-rolled = { $side } würfelt { $high }-{ $low }.
event-moved =
    { $hit ->
        [yes] { $side } spielt { $from }/{ $to } und schlägt.
       *[no] { $side } spielt { $from }/{ $to }.
    }
event-stuck = { $side } kann nichts mehr spielen.
event-won =
    { $points ->
        [one] { $side } gewinnt { $points } Punkt.
       *[other] { $side } gewinnt { $points } Punkte.
    }
event-drawn =
    { $turns ->
        [one] Nach { $turns } Zug endet die Partie unentschieden.
       *[other] Nach { $turns } Zügen endet die Partie unentschieden.
    }

## The table.

table-nobody = Noch hat niemand gezogen
table-over = Die Partie endete in Zug { $turn }
table-turn = Zug { $turn }: { $side }
table-side =
    { $pips ->
        [one] { $side }, noch { $pips } Punkt
       *[other] { $side }, noch { $pips } Punkte
    }
table-off =
    { $count ->
        [one] { $count } Stein ausgewürfelt
       *[other] { $count } Steine ausgewürfelt
    }
table-bar =
    { $count ->
        [one] { $count } Stein auf der Bar
       *[other] { $count } Steine auf der Bar
    }
table-point =
    { $count ->
        [one] Feld { $point }: { $count } Stein
       *[other] Feld { $point }: { $count } Steine
    }

## The end.

win-single = einfaches Spiel
win-gammon = Gammon
win-backgammon = Backgammon
ended-won =
    { $win ->
        [single] { $side } gewinnt ein einfaches Spiel
        [gammon] { $side } gewinnt ein Gammon
       *[backgammon] { $side } gewinnt ein Backgammon
    }
ended-drawn =
    { $turns ->
        [one] niemand gewann in { $turns } Zug
       *[other] niemand gewann in { $turns } Zügen
    }
decided-won = das Auswürfeln aller Steine: { $side }
decided-drawn = die Höchstzahl der Züge: Niemand hat alle Steine ausgewürfelt
