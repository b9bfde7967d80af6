### Backgammon: questions, choices, events, the table and the end.

## Options.

option-most-turns = Tours avant la nulle
    .help = Après ce nombre de tours des deux joueurs ensemble, la partie est nulle.

## Who plays, and where.

place-off = sortie
place-bar = barre

## Questions.

ask-opening = Un dé chacun : qui commence ?
ask-roll = Que lance { $side } ?
ask-both = { $side }, jouez { $high } et { $low } : quel pion bouge d’abord ?
ask-one = { $side }, jouez le { $die }.
ask-last-of-double = { $side }, jouez le dernier { $die }.
ask-double = { $side }, jouez { $left } fois le { $die } : quel pion bouge ? Le plus éloigné part d’abord.
turn = Tour { $turn }

## Choices.

choice-opening = Blanc { $white }, Noir { $black }
choice-roll = { $high }-{ $low }
choice-move = { $from } vers { $to }
detail-hit = envoie un pion à la barre
detail-off = sort un pion

## Events.

event-opened = Blanc lance { $white }, Noir { $black } : { $side } commence avec les deux.
event-rolled = { $side } lance { $high }-{ $low }.
event-moved =
    { $hit ->
        [yes] { $side } joue { $from }/{ $to } et frappe.
       *[no] { $side } joue { $from }/{ $to }.
    }
event-stuck = { $side } ne peut plus rien jouer.
event-won =
    { $points ->
        [one] { $side } gagne { $points } point.
       *[other] { $side } gagne { $points } points.
    }
event-drawn =
    { $turns ->
        [one] Après { $turns } tour, la partie est nulle.
       *[other] Après { $turns } tours, la partie est nulle.
    }

## The table.

table-nobody = Personne n’a encore joué
table-over = La partie s’est terminée au tour { $turn }
table-turn = Tour { $turn } : { $side }
table-side =
    { $pips ->
        [one] { $side }, encore { $pips } point
       *[other] { $side }, encore { $pips } points
    }
table-off =
    { $count ->
        [one] { $count } pion sorti
       *[other] { $count } pions sortis
    }
table-bar =
    { $count ->
        [one] { $count } pion à la barre
       *[other] { $count } pions à la barre
    }
table-point =
    { $count ->
        [one] flèche { $point } : { $count } pion
       *[other] flèche { $point } : { $count } pions
    }

## The end.

win-single = partie simple
win-gammon = gammon
win-backgammon = backgammon
ended-won =
    { $win ->
        [single] { $side } gagne une partie simple
        [gammon] { $side } gagne un gammon
       *[backgammon] { $side } gagne un backgammon
    }
ended-drawn =
    { $turns ->
        [one] personne n’a gagné en { $turns } tour
       *[other] personne n’a gagné en { $turns } tours
    }
decided-won = { $side } a sorti tous ses pions
decided-drawn = personne n’a sorti tous ses pions
