### Ce que les androïdes font et décident.

## What happens.

event-round-began = La manche { $round } commence.
failure-empty = Panne système : la pioche est vide.
event-system-failure = Panne système : { $milled }.
spark-empty = Étincelle : la pioche est vide.
event-spark = Étincelle : { $milled }.
milled-all =
    { $count ->
        [one] { $count } carte passe de la pioche à la défausse
       *[other] { $count } cartes passent de la pioche à la défausse
    }
milled-fewer =
    { $count ->
        [one] la pioche n’a que { $count } carte, qui va à la défausse
       *[other] la pioche n’a que { $count } cartes, qui vont à la défausse
    }
activated-lands = un colon débarque de leur vaisseau sur ★ ({ $building })
activated-boards = leur vaisseau est vide, donc un colon embarque depuis la Terre
activated-nobody = aucun colon ne bouge, car { $why }
activated-spark = Étincelle au lieu de « { $title } », car leur énergie est au maximum
event-activated = Il reste une carte dans le module de préparation des androïdes, { $colour } dans la case { $slot } : { $moves } ; puis { $then }.
event-activation-skipped = Il reste deux cartes dans le module de préparation des androïdes : ils ne font rien.
event-nothing-to-activate = Il ne reste aucune carte dans le module de préparation des androïdes : ils le complètent seulement.
no-move-building = ce bâtiment n’accueille pas de colons ({ $building })
no-move-left = aucun n’est à bord de leur vaisseau, et aucun sur Terre
no-move-earth = aucun n’est sur Terre
event-nothing-moves = Aucun colon des androïdes ne bouge : { $why }.
moved-whose =
    { $who ->
        [you] Un de vos colons
        [androids] Un colon des androïdes
       *[other] Un colon de { $name }
    }
event-moved = { $whose } se déplace : { $from } → { $to }.
spot-earth = Terre
spot-ship =
    { $who ->
        [you] votre vaisseau
        [androids] leur vaisseau
       *[other] son vaisseau
    }
spot-level = { $building } { $stars }
energy-whose =
    { $who ->
        [you] Votre énergie
        [androids] L’énergie des androïdes
       *[other] L’énergie de { $name }
    }
energy-rises = { $whose } monte de { $from } à { $to }{ $lost }.
energy-falls = { $whose } descend de { $from } à { $to }{ $lost }.
energy-stays = { $whose } reste à { $to }{ $lost }.
energy-lost =
    { $count ->
        [one] , le maximum ; { $count } est perdu
       *[other] , le maximum ; { $count } sont perdus
    }
event-energy-at-top = L’énergie des androïdes est au maximum, { $energy } : Étincelle au lieu de « { $power } ».
event-upgrade-lost =
    { $nth ->
        [first] La première amélioration est perdue : aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et aucun des vôtres n’est sur ★★.
       *[second] La seconde amélioration est perdue : aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et aucun des vôtres n’est sur ★★.
    }
refill = Posez la carte du dessus de la pioche face cachée dans la case { $slot } du module de préparation des androïdes.
event-not-refilled =
    { $left ->
        [none] La pioche est vide, donc le module de préparation des androïdes reste vide.
       *[one] La pioche est vide, donc le module de préparation des androïdes reste à 1 carte.
    }
event-end-triggered =
    { $who ->
        [you] Tous vos colons sont dans des bâtiments : la fin de partie est déclenchée.
        [androids] Tous les colons des androïdes sont dans des bâtiments : la fin de partie est déclenchée.
       *[other] { $name } : tous les colons sont dans des bâtiments, la fin de partie est déclenchée.
    }
event-ended = La partie est finie. { $why }

## What they decide, and why.

forced-up = Forcé : c’est le seul bâtiment où un de leurs colons est sur ★ et où il reste de la place sur ★★ : { $building }.
forced-down = Forcé : aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et c’est le seul bâtiment où un des vôtres est sur ★★ : { $building }.
forced-ship = Forcé : leur vaisseau est vide, donc un colon embarque depuis la Terre.
forced-recruitment = Forcé : un de leurs colons est sur Terre, donc il embarque à bord de leur vaisseau.
decided-land = Les androïdes décident : un de leurs colons débarque : { $building } ★.
decided-up = Les androïdes décident : un de leurs colons monte : { $building } ★ → ★★.
decided-down = Les androïdes décident : un de vos colons descend : { $building } ★★ → ★.
weighed-both = Les deux améliorations sont pesées ensemble : chaque bâtiment pour la première avec le meilleur bâtiment pour la seconde.
weighed-now = {" "}(maintenant { $theirs } et { $yours })
weighed-now-theirs = {" "}(maintenant { $theirs })
weighed-counted =
    { $aim ->
        [score] Compté en points sans l’énergie, selon la lecture choisie les leurs seuls{ $points } ; en plus { $full } pour chacun des leurs dans leur bâtiment le plus rempli, jusqu’à { $most } (maintenant { $fullest }), { $present } pour chaque bâtiment où ils sont (maintenant { $inside }), { $one } pour chacun où un des leurs peut monter (maintenant { $ready }).
       *[difference] Compté en points sans l’énergie, les leurs moins les vôtres{ $points } ; en plus { $full } pour chacun des leurs dans leur bâtiment le plus rempli, jusqu’à { $most } (maintenant { $fullest }), { $present } pour chaque bâtiment où ils sont (maintenant { $inside }), { $one } pour chacun où un des leurs peut monter (maintenant { $ready }).
    }
weighed-one = { $building } : { $sum }
weighed-two = { $building }, puis { $then } : { $sum }
weighed-no-second = { $building }, puis aucune amélioration n’est possible : { $sum }
then-up = un monte ({ $building })
then-down = un des vôtres descend ({ $building })
then-there = { $building }
sum = { $terms } ; { $sum } en tout.
sum-nothing = rien ne change, 0 en tout.
term-theirs = les leurs : { $what }
term-yours = les vôtres : { $what }
term-more = { $count } de plus sur { $space }
term-fewer = { $count } de moins sur { $space }
term-ship = le vaisseau
term-everywhere =
    { $has ->
        [yes] dans chaque bâtiment à colons
       *[no] plus dans chaque bâtiment à colons
    }
term-four =
    { $has ->
        [yes] { $count } dans un bâtiment
       *[no] plus { $count } dans un bâtiment
    }
term-fullest = { $count } au lieu de { $before } dans leur bâtiment le plus rempli
term-present =
    { $count ->
        [one] dans { $count } bâtiment au lieu de { $before }
       *[other] dans { $count } bâtiments au lieu de { $before }
    }
term-ready =
    { $count ->
        [one] un peut monter dans { $count } bâtiment au lieu de { $before }
       *[other] un peut monter dans { $count } bâtiments au lieu de { $before }
    }
decision-same = { $equal } reviennent au même ; dans l’ordre, { $first } vient d’abord : { $order }.
decision-only = Il ne reste que { $building }.
decision-ahead = { $best } devance le suivant, { $next } : { $sum }
point = ,

## What stands above a turn, and the turn in one line.

turn-yours = Votre tour
turn-of =
    { KEY($name) ->
        [player-you] Votre tour
       *[other] { CAPITAL(FORM($name, "turn")) }
    }
turn-androids = Le tour des androïdes
turn-moved =
    { $count ->
        [0] aucun de leurs colons ne se déplace
        [one] un de leurs colons se déplace
       *[other] { $count } déplacements de leurs colons
    }
turn-activated = { $title } par la carte ({ $colour }) ; { $moved }.
turn-rest = Ils se reposent.

## The opponent, to complete “alone against …”.

opponent = les androïdes
