### Master of the Galaxy: what happens, each event with its reasons. Those of the Weavers are in weavers.ftl.

## Set-up.

event-first =
    { KEY($player) ->
        [player-you] Vous commencez.
       *[other] { $player } commence.
    }
event-home-cube = Un cube { $cube } est tiré.
event-home =
    { KEY($player) ->
        [player-you] Votre système d’origine est { $system }.
       *[other] Système d’origine { FORM($player, "of") } : { $system }.
    }
event-shown = Révélée : { $card } ({ $pile }).

## Turns and hands.

event-turn =
    { KEY($player) ->
        [player-you] Manche { $round } : à vous de jouer.
       *[other] Manche { $round } : tour { FORM($player, "of") }.
    }
event-skipped =
    { KEY($player) ->
        [player-you] Vous passez ce tour.
       *[other] { $player } passe ce tour.
    }
event-will-skip =
    { KEY($player) ->
        [player-you] Vous passez votre prochain tour.
       *[other] { $player } passe son prochain tour.
    }
event-drawn =
    { KEY($player) ->
        [player-you] Vous tirez un cube { $cube }.
       *[other] { $player } tire un cube { $cube }.
    }
event-bag-empty =
    { KEY($player) ->
        [player-you] Votre sac est vide.
       *[other] Le sac { FORM($player, "of") } est vide.
    }
event-hand-back =
    { KEY($player) ->
        [player-you] Vous remettez dans votre sac : { $cubes }.
       *[other] { $player } remet dans son sac : { $cubes }.
    }

## Cubes.

event-placed =
    { KEY($player) ->
        [player-you] Vous posez un cube { $cube } sur { $project }.
       *[other] { $player } pose un cube { $cube } sur { $project }.
    }
event-built =
    { KEY($player) ->
        [player-you] Vous posez un cube { $cube } sur la route { $route }.
       *[other] { $player } pose un cube { $cube } sur la route { $route }.
    }
event-route-complete = La route { $route } est terminée.
event-route-broken = La route { $route } n’est plus terminée.
event-route-removed =
    { KEY($player) ->
        [player-you] La route { $route } est retirée ; dans votre sac : { $cubes }.
       *[other] La route { $route } est retirée ; dans le sac { FORM($player, "of") } : { $cubes }.
    }
event-settled =
    { KEY($player) ->
        [player-you]
            { $gained ->
                [one] Vous colonisez une planète { FORM($planet, "feminine") } ({ $system }) avec un cube { $cube } et obtenez { $gained } { $planet }.
               *[other] Vous colonisez une planète { FORM($planet, "feminine") } ({ $system }) avec un cube { $cube } et obtenez { $gained } { FORM($planet, "plural") }.
            }
       *[other]
            { $gained ->
                [one] { $player } colonise une planète { FORM($planet, "feminine") } ({ $system }) avec un cube { $cube } et obtient { $gained } { $planet }.
               *[other] { $player } colonise une planète { FORM($planet, "feminine") } ({ $system }) avec un cube { $cube } et obtient { $gained } { FORM($planet, "plural") }.
            }
    }
event-recalled =
    { KEY($player) ->
        [player-you] Vous rappelez un cube { $cube } avec un noir.
       *[other] { $player } rappelle un cube { $cube } avec un noir.
    }
event-gained =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Vous obtenez { $count } { $colour }.
               *[other] Vous obtenez { $count } { FORM($colour, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } obtient { $count } { $colour }.
               *[other] { $player } obtient { $count } { FORM($colour, "plural") }.
            }
    }
event-given =
    { KEY($player) ->
        [player-you] Vous rendez un cube { $cube } à la réserve.
       *[other] { $player } rend un cube { $cube } à la réserve.
    }
event-stolen =
    { KEY($player) ->
        [player-you] Vous volez un cube { $cube } sur { FORM($from, "article") }.
       *[other] { $player } vole un cube { $cube } sur { FORM($from, "article") }.
    }

## Bases, planets, black holes.

event-base-set =
    { KEY($player) ->
        [player-you]
            { $captured ->
                [yes] Vous capturez { $system } (base : { $shape }).
               *[no] Vous posez une base sur { $system } : { $shape }.
            }
       *[other]
            { $captured ->
                [yes] { $player } capture { $system } (base : { $shape }).
               *[no] { $player } pose une base sur { $system } : { $shape }.
            }
    }
event-bases-removed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] { $count } base sur { $system } revient dans votre stock.
               *[other] { $count } bases sur { $system } reviennent dans votre stock.
            }
       *[other]
            { $count ->
                [one] { $count } base sur { $system } revient dans le stock { FORM($player, "of") }.
               *[other] { $count } bases sur { $system } reviennent dans le stock { FORM($player, "of") }.
            }
    }
event-planets-cleared = Les planètes sont de nouveau libres ({ $system }) ; à la réserve : { $cubes }.

## Cards and symbols.

event-completed =
    { KEY($player) ->
        [player-you] Vous terminez { $project } avec { $cubes }.
       *[other] { $player } termine { $project } avec { $cubes }.
    }
event-dismissed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [0] Vous abandonnez { $card }.
               *[other] Vous abandonnez { $card }, avec { $cubes } dessus.
            }
       *[other]
            { $count ->
                [0] { $player } abandonne { $card }.
               *[other] { $player } abandonne { $card }, avec { $cubes } dessus.
            }
    }
event-pick-earned =
    { KEY($player) ->
        [player-you] Vous obtenez un choix de carte ({ OR($piles) }).
       *[other] { $player } obtient un choix de carte ({ OR($piles) }).
    }
event-effect-lost = Effet perdu ({ $at }) : { $effect }.
event-acquired =
    { KEY($player) ->
        [player-you] Vous prenez { $card }.
       *[other] { $player } prend { $card }.
    }
event-put-under = { $card } va sous sa pioche.
event-pick-lost =
    { KEY($player) ->
        [player-you] Vous ne prenez aucune carte.
       *[other] { $player } ne prend aucune carte.
    }
event-leader-taken =
    { KEY($player) ->
        [player-you] Vous prenez { $card } à { $from }.
       *[other] { $player } prend { $card } à { $from }.
    }
event-symbol =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Vous avez maintenant { $count } symbole { $symbol }.
               *[other] Vous avez maintenant { $count } symboles { FORM($symbol, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } a maintenant { $count } symbole { $symbol }.
               *[other] { $player } a maintenant { $count } symboles { FORM($symbol, "plural") }.
            }
    }

## Conflicts.

event-initiated =
    { KEY($player) ->
        [player-you] Vous déclenchez { $card } contre { $target } ({ $against }) depuis { $source }.
       *[other] { $player } déclenche { $card } contre { $target } ({ $against }) depuis { $source }.
    }
initiated-extra =
    { $count ->
        [one] son attaque a 1 case de plus
       *[other] son attaque a { $count } cases de plus
    }
event-repelled = { $card } : un cube { $cube } est repoussé.
event-cancelled = Conflit annulé : { $card } contre { $target }.
event-conflict-won =
    { KEY($player) ->
        [player-you] Vous gagnez { $card } contre { $target } ({ $against }).
       *[other] { $player } gagne { $card } contre { $target } ({ $against }).
    }
event-conflict-lost =
    { KEY($player) ->
        [player-you] Vous perdez { $card } contre les Weavers.
       *[other] { $player } perd { $card } contre { $defender }.
    }
event-spoils =
    { KEY($from) ->
        [player-you] Butin : votre sac perd un cube { $cube }, rendu à la réserve.
       *[other] Butin : { $to } prend un cube { $cube } dans le sac { FORM($from, "of") }.
    }
event-spoil-leader =
    { KEY($from) ->
        [player-you] Butin : { $card } va sous sa pioche.
       *[other] Butin : { $to } prend { $card } à { $from }.
    }
cancelled-hole = { $target } est maintenant un trou noir
cancelled-source =
    { KEY($player) ->
        [player-you] vous ne contrôlez plus { $source }
       *[other] { $player } ne contrôle plus { $source }
    }
cancelled-target = { $target } : { $before } avant, { $now } maintenant
cancelled-route = aucune route terminée ne relie plus { $source } à { $target }
cancelled-effect = un effet l’annule
cancelled-dismissed = sa carte est abandonnée
cancelled-out =
    { KEY($player) ->
        [player-you] vous êtes hors du jeu
       *[other] { $player } est éliminé
    }
system-of =
    { KEY($player) ->
        [player-you] à vous
       *[other] à { $player }
    }
system-under-swarm = sous un essaim
attack-home =
    { KEY($player) ->
        [player-you] cubes de l’attaque dans votre sac : { $cubes }
       *[other] cubes de l’attaque dans le sac { FORM($player, "of") } : { $cubes }
    }
defence-home =
    { KEY($player) ->
        [player-you] cubes de la défense dans votre sac : { $cubes }
       *[other] cubes de la défense dans le sac { FORM($player, "of") } : { $cubes }
    }
defence-to-reserve = cubes de la défense à la réserve : { $cubes }
conflict-card-stays = la carte reste, non déclenchée
conflict-card-under = la carte va sous sa pioche

## The end.

event-out =
    { KEY($player) ->
        [player-you] Vous êtes hors du jeu.
       *[other] { $player } est éliminé.
    }
event-ended =
    { $who ->
        [weavers] Vous perdez : { $by }.
        [you] Vous gagnez : { $by }.
       *[other] { $winner } gagne : { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } devient un trou noir.
       *[no] { $system } devient un trou noir (il ne reste aucun jeton).
    }
