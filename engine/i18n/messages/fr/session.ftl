### What a session tells of any game: turns, lines of a hint, reasons for it.

turn-of = À { $name } de jouer
turn-acted = { $name } : { $what }.
turn-from-position = À partir de la position fixée

## The line that a hint expects.

line-perhaps = peut-être { $what }
line-whatever = quoi qu’il arrive

## Why a hint advises something.

why-model = Comparé à « { $other } », cela donne : { $reasons }.
why-instead = { $name } : { $is } au lieu de { $was }
why-at-once = Tout de suite : { $changes }.
why-later = Avec ce qui peut suivre : { $changes }.
why-range = { $name } { $least } à { $most }
why-opens =
    { $more ->
        [0] Rend possible : { $choices }.
       *[other] Rend possible : { $choices } ; et { $more } de plus.
    }
why-denies =
    { $more ->
        [0] Interdit à { $name } : { $choices }.
       *[other] Interdit à { $name } : { $choices } ; et { $more } de plus.
    }

## How sure the chances are.

chances-unmeasured = Non étalonné : personne n’a mesuré comment de telles chances se comparent à ce qui arrive dans cette façon de jouer.

## The review of a game as text.


## Lists.

list-clauses = { $first } ; { $next }
list-and = { $most } et { $last }
list-or = { $most } ou { $last }

## Options of a game.

option-on = activé
option-off = désactivé
option-only-when = Seulement si « { $title } » vaut { $values }.
option-readings = Autres lectures des règles
option-readings-help = Là où les livrets laissent un doute, choisissez une autre lecture que la nôtre.

## Modes of a game.

mode-usual = la partie habituelle
mode-option = { $title } : { $values }
mode-all = toutes

## What decided the game.

score-compared = { $title }, { $numbers }
score-to = à

## Levels of bots.

level-novice = débutant
level-novice-help = Gagne presque chaque partie contre un jeu au hasard ; répond aussitôt.
level-club = club
level-club-help = Gagne la plupart des parties contre un débutant ; répond aussitôt.
level-expert = expert
level-expert-help = Gagne la plupart des parties contre un joueur de club ; réfléchit un instant.
level-strongest = le plus fort
level-strongest-help = Réfléchit dix fois plus qu’un expert ; encore à peine mesuré.

## How many can be ticked.

select-up-to = jusqu’à { $most }
select-from-to = { $least } à { $most }

## The review of a game, and the search for it.

analysis-choices = { $done } choix sur { $all }
analysis-again =
    { $count ->
        [one] { $choices }, et { $done } perte sur { $count } à nouveau
       *[other] { $choices }, et { $done } pertes sur { $count } à nouveau
    }
account-unknown = On ne sait encore rien des chances.
account-chances = Les chances estimées de gagner :
account-entry = entrée
account-what = { $who } : { $what }
account-beginning = Début
account-swings = Les plus grands tournants :
account-swing = Après l’entrée { $after }, { $what } : { $who } { $from }, puis { $to }.
account-better = Ce qui aurait été mieux :
account-made = Entrée { $entry }, { $who } : { $made } : gagne { $wins }.
account-instead = Mieux : { $better } : gagne { $wins } ; de { $by }, { $judged }.
account-by =
    { $games ->
        [one] { $games } partie sur 100, à { $error } près
       *[other] { $games } parties sur 100, à { $error } près
    }
account-judged = jugé à nouveau avec { $simulations } simulations
