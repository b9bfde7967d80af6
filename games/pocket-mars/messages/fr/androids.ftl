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
        [one] la pioche n’a qu’une carte, qui va à la défausse
       *[other] la pioche n’a que { $count } cartes, qui vont à la défausse
    }
event-activated =
    Il reste une carte { FORM($colour, "feminine") } au module de préparation (case { $slot }) : { $first ->
        [lands] un colon débarque sur ★ { FORM($building, "of") }
        [boards] leur vaisseau est vide, donc un colon embarque depuis la Terre
       *[nobody] aucun colon ne bouge, car { event-nothing-moves.why }
    } ; puis { $energy_at_top ->
        [yes] Étincelle au lieu de « { $power } », car leur énergie est au maximum
       *[no] { $power }
    }.
event-activation-skipped = Il reste deux cartes dans le module de préparation des androïdes : ils ne font rien.
event-nothing-to-activate = Il ne reste aucune carte dans le module de préparation des androïdes : ils le complètent seulement.
event-nothing-moves = Aucun colon des androïdes ne bouge : { event-nothing-moves.why }.
    .why =
        { $why ->
            [building] { FORM($building, "definite") } n’accueille pas de colons
            [left] aucun n’est à bord de leur vaisseau, et aucun sur Terre
           *[earth] aucun n’est sur Terre
        }
event-moved =
    { KEY($player) ->
        [player-you] Un de vos colons
       *[other] Un colon { FORM($player, "whose") }
    } quitte { $from ->
        [earth] la Terre
        [ship] { event-moved.ship }
        [first] ★{ event-moved.start }
       *[second] ★★{ event-moved.start }
    } pour { $to ->
        [earth] la Terre
        [ship] { event-moved.ship }
        [first] ★ { FORM($end, "of") }
       *[second] ★★ { FORM($end, "of") }
    }.
    .ship =
        { KEY($player) ->
            [player-you] votre vaisseau
            [player-androids] leur vaisseau
           *[other] son vaisseau
        }
    .start =
        { KEY($start) ->
            [none] { "" }
           *[other] { " " }{ FORM($start, "of") }
        }
event-energy =
    { CAPITAL(FORM($player, "energy")) } { $way ->
        [up] monte de { $from } à { $to }
        [down] descend de { $from } à { $to }
       *[same] reste à { $to }
    }{ $lost ->
        [0] { "" }
        [one] , le maximum ; { $lost } est perdu
       *[other] , le maximum ; { $lost } sont perdus
    }.
event-energy-at-top = L’énergie des androïdes est au maximum, { $energy } : Étincelle au lieu de « { $power } ».
event-upgrade-lost =
    { $nth ->
        [first] La première amélioration est perdue : aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et aucun des vôtres n’est sur ★★.
       *[second] La seconde amélioration est perdue : aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et aucun des vôtres n’est sur ★★.
    }
refill = Posez la carte du dessus de la pioche face cachée dans la case { $slot } de leur module de préparation.
event-not-refilled =
    { $left ->
        [none] La pioche est vide, donc le module de préparation des androïdes reste vide.
       *[one] La pioche est vide, donc le module de préparation des androïdes reste à 1 carte.
    }
event-end-triggered =
    { KEY($player) ->
        [player-you] Tous vos colons
       *[other] Tous les colons { FORM($player, "whose") }
    } sont dans des bâtiments : la fin de partie est déclenchée.
event-ended = La partie est finie. { $why }

## What they decide, and why.

event-forced =
    Forcé : { $why ->
        [up] { FORM($building, "definite") } est le seul bâtiment où un de leurs colons est sur ★ et où il reste de la place sur ★★
        [down] aucun de leurs colons sur ★ n’a de place sur ★★ au-dessus, et { FORM($building, "definite") } est le seul bâtiment où un des vôtres est sur ★★
        [ship] leur vaisseau est vide, donc un colon embarque depuis la Terre
       *[recruitment] un de leurs colons est sur Terre, donc il embarque sur leur vaisseau
    }.
event-weighed =
    Les androïdes décident : { $chosen ->
        [land] un de leurs colons débarque sur ★ { FORM($building, "of") }
        [up] un de leurs colons monte { FORM($building, "in") }
       *[down] un de vos colons descend { FORM($building, "in") }
    }.
weighed-both = Les deux améliorations sont pesées ensemble : chaque bâtiment pour la première avec le meilleur bâtiment pour la seconde.
weighed-now = {" "}(maintenant { $theirs } et { $yours })
weighed-now-theirs = {" "}(maintenant { $theirs })
weighed-counted =
    { $aim ->
        [score] Compté en points sans l’énergie, seulement les leurs, selon la lecture choisie{ $points } ; en plus { $full } pour chacun des leurs dans leur bâtiment le plus rempli, jusqu’à { $most } (maintenant { $fullest }), { $present } pour chaque bâtiment où ils sont (maintenant { $inside }), { $one } pour chacun où un des leurs peut monter (maintenant { $ready }).
       *[difference] Compté en points sans l’énergie, les leurs moins les vôtres{ $points } ; en plus { $full } pour chacun des leurs dans leur bâtiment le plus rempli, jusqu’à { $most } (maintenant { $fullest }), { $present } pour chaque bâtiment où ils sont (maintenant { $inside }), { $one } pour chacun où un des leurs peut monter (maintenant { $ready }).
    }
weighed-one = { $building } : { $sum }
weighed-two =
    { $building }, puis { $way ->
        [up] un monte { FORM($then, "in") }
        [down] un des vôtres descend { FORM($then, "in") }
       *[there] { FORM($then, "definite") }
    } : { $sum }
weighed-no-second = { $building }, puis aucune amélioration n’est possible : { $sum }
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
decision-same = À égalité : { $equal } ; dans l’ordre { $order }, { FORM($first, "definite") } vient d’abord.
decision-only = Il ne reste que { FORM($building, "definite") }.
decision-ahead = { CAPITAL(FORM($best, "definite")) } devance le meilleur des autres, { FORM($next, "definite") } : { $sum }
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
turn-activated = { $title } par la carte { FORM($colour, "feminine") } ; { $moved }.
turn-rest = Ils se reposent.
turn-refill = Ils complètent seulement leur module.
