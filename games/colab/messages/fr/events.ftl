### Ce que font les joueurs et ce qui leur arrive, en une phrase chaque fois.

## Mise en place.

event-tower-laid = La tour { $tower } est numéro { $place }, dans le sens horaire.
event-insert-laid = La tour { $tower } reçoit la plaque { $insert }.
event-lab-laid = Le labo { $lab } est numéro { $place }, dans le sens horaire.
event-tile-laid = La tuile { $tile } va au labo { $lab }, { $slot }.
event-tile-drawn = La tuile { $tile } est piochée.
event-no-tile =
    { KEY($player) ->
        [you] Aucune tuile ne convient : vous n’en posez pas.
       *[other] Aucune tuile ne convient : { $player } n’en pose pas.
    }
event-neutral-placed = Un sbire neutre se tient en { $window }.
event-first-drawn =
    { KEY($player) ->
        [you] Vous commencez.
       *[other] { $player } commence.
    }
event-scientist-chosen =
    { KEY($player) ->
        [you] Vous jouez { $scientist }.
       *[other] Le joueur { $number } joue { $scientist }.
    }
event-bonus-dealt =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Vous recevez la carte bonus { $bonus }.
           *[other] { $player } reçoit la carte bonus { $bonus }.
        }
       *[no] { KEY($player) ->
            [you] Vous recevez une carte bonus.
           *[other] { $player } reçoit une carte bonus.
        }
    }
event-bait-laid = La tour { $tower } reçoit { $bait }.
event-bait-taken =
    { KEY($player) ->
        [you] Vous prenez { $bait } sur la tour { $tower }.
       *[other] { $player } prend { $bait } sur la tour { $tower }.
    }

## Gains.

event-dice-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous gagnez { $count } dé { $die }.
           *[other] Vous gagnez { $count } dés { FORM($die, "plural") }.
        }
       *[other] { $count ->
            [one] { $player } gagne { $count } dé { $die }.
           *[other] { $player } gagne { $count } dés { FORM($die, "plural") }.
        }
    }
event-no-die =
    { KEY($player) ->
        [you] Il ne reste aucun dé { $die } pour vous.
       *[other] Il ne reste aucun dé { $die } pour { $player }.
    }
event-drew =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Vous piochez { $card }.
           *[other] { $player } pioche { $card }.
        }
       *[no] { KEY($player) ->
            [you] Vous piochez une carte { $deck }.
           *[other] { $player } pioche une carte { $deck }.
        }
    }
event-no-card =
    { KEY($player) ->
        [you] Il ne reste aucune carte { $deck } pour vous.
       *[other] Il ne reste aucune carte { $deck } pour { $player }.
    }
event-shuffled =
    { $cards ->
        [one] { $cards } carte défaussée forme une nouvelle pioche { $deck }.
       *[other] { $cards } cartes défaussées forment une nouvelle pioche { $deck }.
    }
event-kept =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Vous gardez { $card }.
           *[other] { $player } garde { $card }.
        }
       *[no] { KEY($player) ->
            [you] Vous gardez une carte { $deck }.
           *[other] { $player } garde une carte { $deck }.
        }
    }
event-card-discarded =
    { KEY($player) ->
        [you] Vous défaussez { $card }.
       *[other] { $player } défausse { $card }.
    }
event-tokens-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous gagnez { $count } jeton { $colour }.
           *[other] Vous gagnez { $count } jetons { FORM($colour, "plural") }.
        }
       *[other] { $count ->
            [one] { $player } gagne { $count } jeton { $colour }.
           *[other] { $player } gagne { $count } jetons { FORM($colour, "plural") }.
        }
    }
event-wild-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous gagnez { $count } jeton joker.
           *[other] Vous gagnez { $count } jetons joker.
        }
       *[other] { $count ->
            [one] { $player } gagne { $count } jeton joker.
           *[other] { $player } gagne { $count } jetons joker.
        }
    }
event-potions-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous gagnez { $count } jeton potion.
           *[other] Vous gagnez { $count } jetons potion.
        }
       *[other] { $count ->
            [one] { $player } gagne { $count } jeton potion.
           *[other] { $player } gagne { $count } jetons potion.
        }
    }
event-research-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous gagnez { $count } jeton recherche.
           *[other] Vous gagnez { $count } jetons recherche.
        }
       *[other] { $count ->
            [one] { $player } gagne { $count } jeton recherche.
           *[other] { $player } gagne { $count } jetons recherche.
        }
    }

## Dés et jetons.

event-rolled =
    { KEY($player) ->
        [you] Vous lancez un dé { $colour } : { $face }.
       *[other] { $player } lance un dé { $colour } : { $face }.
    }
event-to-bowl =
    { KEY($player) ->
        [you] Vous mettez le { $die } au bol.
       *[other] { $player } met le { $die } au bol.
    }
event-taken =
    { KEY($player) ->
        [you] Vous prenez le { $die } pour le relancer.
       *[other] { $player } prend le { $die } pour le relancer.
    }
event-turned =
    { KEY($player) ->
        [you] Vous tournez le { $from } sur { $face }.
       *[other] { $player } tourne le { $from } sur { $face }.
    }
event-potion-paid =
    { KEY($player) ->
        [you] Vous payez un jeton potion ({ $from }).
       *[other] { $player } paie un jeton potion ({ $from }).
    }
event-potion-placed =
    { $where ->
        [card] { KEY($player) ->
            [you] Vous posez un jeton potion { $to }.
           *[other] { $player } pose un jeton potion { $to }.
        }
        [storage] { KEY($player) ->
            [you] Vous stockez un jeton potion.
           *[other] { $player } stocke un jeton potion.
        }
       *[nowhere] { KEY($player) ->
            [you] Vous perdez un jeton potion.
           *[other] { $player } perd un jeton potion.
        }
    }
event-potion-lost =
    { KEY($player) ->
        [you] Vous défaussez le jeton potion { $from }.
       *[other] { $player } défausse le jeton potion { $from }.
    }
event-token-discarded =
    { KEY($player) ->
        [you] { KEY($colour) ->
            [none] Vous défaussez un jeton joker.
           *[other] Vous défaussez un jeton { $colour }.
        }
       *[other] { KEY($colour) ->
            [none] { $player } défausse un jeton joker.
           *[other] { $player } défausse un jeton { $colour }.
        }
    }

## Sbires, labos et tuiles.

event-minion-placed =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Vous placez un sbire en { $window }.
           *[other] Vous placez un sbire avec le { $die } en { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } place un sbire en { $window }.
           *[other] { $player } place un sbire avec le { $die } en { $window }.
        }
    }
event-retrieved =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Vous rappelez le sbire en { $window }.
           *[other] Vous rappelez le sbire en { $window }, avec le { $die }.
        }
       *[other] { KEY($die) ->
            [none] { $player } rappelle le sbire en { $window }.
           *[other] { $player } rappelle le sbire en { $window }, avec le { $die }.
        }
    }
event-repositioned =
    { KEY($player) ->
        [you] Vous déplacez le sbire { FORM($from, "of") } en { $to }.
       *[other] { $player } déplace le sbire { FORM($from, "of") } en { $to }.
    }
event-row-taken =
    { KEY($player) ->
        [you] Vous recevez l’effet du { $row } de la tour { $tower } : { $brings }.
       *[other] { $player } reçoit l’effet du { $row } de la tour { $tower } : { $brings }.
    }
event-step-skipped =
    { KEY($player) ->
        [you] Vous n’envoyez aucun sbire.
       *[other] { $player } n’envoie aucun sbire.
    }
event-moved =
    { KEY($player) ->
        [you] Vous allez au labo { $lab }.
       *[other] { $player } va au labo { $lab }.
    }
event-to-centre =
    { KEY($player) ->
        [you] Vous vous reposez au centre.
       *[other] { $player } se repose au centre.
    }
event-builds =
    { KEY($player) ->
        [you] Vous construisez au labo { $lab }.
       *[other] { $player } construit au labo { $lab }.
    }
event-collects =
    { KEY($player) ->
        [you] Vous récoltez au labo { $lab }.
       *[other] { $player } récolte au labo { $lab }.
    }
event-no-build =
    { KEY($player) ->
        [you] Vous n’êtes dans aucun labo : vous ne construisez rien.
       *[other] { $player } n’est dans aucun labo et ne construit rien.
    }
event-granted =
    { KEY($player) ->
        [you] Vous pouvez effectuer aussi l’autre action de labo.
       *[other] { $player } peut effectuer aussi l’autre action de labo.
    }
event-tile-used =
    { KEY($player) ->
        [you] Vous utilisez la tuile { $tile } du labo { $lab } : { $brings }.
       *[other] { $player } utilise la tuile { $tile } du labo { $lab } : { $brings }.
    }
event-worked =
    { KEY($player) ->
        [you] Le sbire en { $window } travaille pour vous.
       *[other] Le sbire en { $window } travaille pour { $player }.
    }
event-upgrade-taken =
    { KEY($player) ->
        [you] Vous prenez le jeton d’amélioration de la case { $space }.
       *[other] { $player } prend le jeton d’amélioration de la case { $space }.
    }
event-upgrade-round =
    { KEY($player) ->
        [you] Phase d’amélioration : vous avez pris le jeton de la case { $space }.
       *[other] Phase d’amélioration : { $player } a pris le jeton de la case { $space }.
    }

## Construction.

event-card-chosen =
    { KEY($player) ->
        [you] Vous choisissez de construire { $card }.
       *[other] { $player } choisit de construire { $card }.
    }
event-discount-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Votre prochaine carte coûte { $count } symbole de moins.
           *[other] Votre prochaine carte coûte { $count } symboles de moins.
        }
       *[other] { $count ->
            [one] { $player } : la prochaine carte coûte { $count } symbole de moins.
           *[other] { $player } : la prochaine carte coûte { $count } symboles de moins.
        }
    }
event-discounted =
    { KEY($player) ->
        [you] { $count ->
            [one] Vous payez { $count } symbole de moins.
           *[other] Vous payez { $count } symboles de moins.
        }
       *[other] { $count ->
            [one] { $player } paie { $count } symbole de moins.
           *[other] { $player } paie { $count } symboles de moins.
        }
    }
event-symbol-dropped =
    { KEY($player) ->
        [you] Vous ne payez pas ce symbole : { $symbol }.
       *[other] { $player } ne paie pas ce symbole : { $symbol }.
    }
event-paid =
    { KEY($player) ->
        [you] Vous payez { $item }.
       *[other] { $player } paie { $item }.
    }
event-built =
    { KEY($player) ->
        [you] { $points ->
            [one] Vous construisez { $card } et marquez { $points } point.
           *[other] Vous construisez { $card } et marquez { $points } points.
        }
       *[other] { $points ->
            [one] { $player } construit { $card } et marque { $points } point.
           *[other] { $player } construit { $card } et marque { $points } points.
        }
    }
built-reason = Imprimés sur la carte : { $printed } ; par les textes de score : { $scaled }.
event-fired =
    { KEY($player) ->
        [you] Vous déclenchez { $card } : { $brings }.
       *[other] { $player } déclenche { $card } : { $brings }.
    }
event-copied =
    { KEY($player) ->
        [you] Vous copiez { $card } : { $brings }.
       *[other] { $player } copie { $card } : { $brings }.
    }
event-reacted =
    { KEY($player) ->
        [you] Vous réagissez avec { $card } : { $brings }.
       *[other] { $player } réagit avec { $card } : { $brings }.
    }
event-bonus-reacted =
    { KEY($player) ->
        [you] Vous utilisez la carte bonus { $bonus }.
       *[other] { $player } utilise la carte bonus { $bonus }.
    }
event-potion-used =
    { KEY($player) ->
        [you] Vous utilisez { $card } : { $brings }.
       *[other] { $player } utilise { $card } : { $brings }.
    }
event-triggers-up =
    { KEY($player) ->
        [you] Vos déclencheurs sont prêts.
       *[other] { $player } : ses déclencheurs sont prêts.
    }
event-discount-lost =
    { KEY($player) ->
        [you] { $count ->
            [one] Votre réduction de { $count } symbole est perdue.
           *[other] Votre réduction de { $count } symboles est perdue.
        }
       *[other] { $count ->
            [one] { $player } perd une réduction de { $count } symbole.
           *[other] { $player } perd une réduction de { $count } symboles.
        }
    }

## Recherche et cartes bonus.

event-traded =
    { KEY($player) ->
        [you] { $cost ->
            [one] Vous échangez { $cost } jeton recherche : { $brings }.
           *[other] Vous échangez { $cost } jetons recherche : { $brings }.
        }
       *[other] { $cost ->
            [one] { $player } échange { $cost } jeton recherche : { $brings }.
           *[other] { $player } échange { $cost } jetons recherche : { $brings }.
        }
    }
event-research-scored =
    { KEY($player) ->
        [you] { $points ->
            [one] Vous marquez { $points } point de recherche.
           *[other] Vous marquez { $points } points de recherche.
        }
       *[other] { $points ->
            [one] { $player } marque { $points } point de recherche.
           *[other] { $player } marque { $points } points de recherche.
        }
    }
lost-reason =
    { $lost ->
        [one] { $lost } point de plus est perdu : la piste de recherche est finie.
       *[other] { $lost } points de plus sont perdus : la piste de recherche est finie.
    }
event-research-flipped =
    { KEY($player) ->
        [you] Vous prenez un jeton 10 points et retournez votre plateau de recherche.
       *[other] { $player } prend un jeton 10 points et retourne son plateau de recherche.
    }
event-bonus-used =
    { KEY($player) ->
        [you] Vous utilisez la section A de la carte { $bonus } : { $brings }.
       *[other] { $player } utilise la section A de la carte { $bonus } : { $brings }.
    }
event-section-b-chosen =
    { KEY($player) ->
        [you] { $points ->
            [one] Vous marquez la section B de la carte { $bonus } : { $points } point.
           *[other] Vous marquez la section B de la carte { $bonus } : { $points } points.
        }
       *[other] { $points ->
            [one] { $player } marque la section B de la carte { $bonus } : { $points } point.
           *[other] { $player } marque la section B de la carte { $bonus } : { $points } points.
        }
    }
event-end-begins =
    { KEY($player) ->
        [you] { $cards ->
            [one] Vous avez construit { $cards } carte : la fin de partie commence.
           *[other] Vous avez construit { $cards } cartes : la fin de partie commence.
        }
       *[other] { $cards ->
            [one] { $player } a construit { $cards } carte : la fin de partie commence.
           *[other] { $player } a construit { $cards } cartes : la fin de partie commence.
        }
    }

## Contre des ennemis.

event-enemy-joins = Ennemi : { $enemy }, qui construit la machine { $device }.
event-enemy-arrives = Le dé blanc envoie { $enemy } au labo { $at }.
event-stripped =
    { KEY($player) ->
        [you] Le { $die } de votre sbire en { $window } va au bol.
       *[other] { $player } remet au bol le { $die } de son sbire en { $window }.
    }
event-wrecked = { $enemy } détruit la tuile { $tile } du labo { $at }, { $slot }.
event-ice-broken = La glace en { $window } se brise.
event-jammed =
    { KEY($player) ->
        [you] Brouillage ({ $enemy }) : vous ne recevez aucun effet de la tour { $tower }.
       *[other] Brouillage ({ $enemy }) : { $player } ne reçoit aucun effet de la tour { $tower }.
    }
event-repaired =
    { $by ->
        [research] { KEY($player) ->
            [you] Vous réparez { $window } avec 3 jetons recherche.
           *[other] { $player } répare { $window } avec 3 jetons recherche.
        }
        [resources] { KEY($player) ->
            [you] Vous réparez { $window } avec 2 ressources.
           *[other] { $player } répare { $window } avec 2 ressources.
        }
       *[rest] { KEY($player) ->
            [you] Vous réparez { $window } pendant votre repos.
           *[other] { $player } répare { $window } pendant son repos.
        }
    }
