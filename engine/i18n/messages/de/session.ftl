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
       *[other] Macht möglich: { $choices }; und { $more } weitere.
    }
why-denies =
    { $more ->
        [0] Verwehrt { $name }: { $choices }.
       *[other] Verwehrt { $name }: { $choices }; und { $more } weitere.
    }

## How sure the chances are.

chances-unmeasured = Nicht kalibriert: Niemand hat gemessen, wie solche Aussichten zu dem passen, was bei dieser Spielweise geschieht.

## The review of a game as text.


## Lists.

list-clauses = { $first }; { $next }
list-and = { $most } und { $last }
list-or = { $most } oder { $last }

## Options of a game.

option-on = an
option-off = aus
option-only-when = Nur wenn „{ $title }“ auf { $values } steht.
option-readings = Andere Lesarten der Regeln
option-readings-help = Wo die Regelhefte einen Zweifel lassen, wähle eine andere Lesart als unsere.

## Modes of a game.

mode-usual = das übliche Spiel
mode-option = { $title }: { $values }
mode-all = alle

## What decided the game.

score-compared = { $title }: { $numbers }
score-to = zu

## Levels of bots.

level-novice = Anfänger
level-novice-help = Gewinnt fast jede Partie gegen zufälliges Spiel; antwortet sofort.
level-club = Klub
level-club-help = Gewinnt die meisten Partien gegen einen Anfänger; antwortet sofort.
level-expert = Experte
level-expert-help = Gewinnt die meisten Partien gegen einen Klubspieler; denkt einen Augenblick nach.
level-strongest = am stärksten
level-strongest-help = Denkt zehnmal so viel wie ein Experte; noch kaum gemessen.

## How many can be ticked.

select-up-to = bis zu { $most }
select-from-to = { $least } bis { $most }

## The review of a game, and the search for it.

analysis-choices = { $done } von { $all } Entscheidungen
analysis-again =
    { $count ->
        [one] { $choices } und { $done } von { $count } Verlust noch einmal
       *[other] { $choices } und { $done } von { $count } Verlusten noch einmal
    }
account-unknown = Über die Aussichten ist noch nichts bekannt.
account-chances = Die geschätzte Siegaussicht:
account-entry = Eintrag
account-what = { $who }: { $what }
account-beginning = Beginn
account-swings = Die größten Wendungen:
account-swing = Nach Eintrag { $after }, { $what }: { $who } { $from }, dann { $to }.
account-better = Was besser gewesen wäre:
account-made = Eintrag { $entry }, { $who }: { $made }: gewinnt { $wins }.
account-instead = Besser: { $better }: gewinnt { $wins }; um { $by }, { $judged }.
account-by =
    { $games ->
        [one] { $games } von 100 Partien, auf { $error } genau
       *[other] { $games } von 100 Partien, auf { $error } genau
    }
account-judged = noch einmal beurteilt mit { $simulations } Simulationen
