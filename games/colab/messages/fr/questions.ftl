### Ce qui est demandé aux joueurs et au hasard, et ce qu’ils sont en train de faire.

## Le hasard, à la mise en place et pendant les tours de jeu.

ask-tower = Quelle tour vient ensuite, dans le sens horaire ?
ask-insert = Quelle plaque reçoit la tour suivante ?
ask-lab = Quel labo vient ensuite, dans le sens horaire ?
ask-starter-tile = Quelle tuile de départ reçoit le labo suivant ?
ask-extra-tile = Quelle tuile de niveau I reçoit le labo suivant ?
ask-first = Qui commence ?
ask-bonus =
    { KEY($player) ->
        [you] Quelle carte bonus recevez-vous ?
       *[other] Quelle carte bonus reçoit { $player } ?
    }
ask-roll =
    { KEY($player) ->
        [you] Quel résultat obtenez-vous ?
       *[other] Quel résultat obtient { $player } ?
    }
ask-rolled-tower =
    { KEY($player) ->
        [you] Quelle tour obtenez-vous ?
       *[other] Quelle tour obtient { $player } ?
    }
ask-bait = Quelle couleur se trouve sur la tour suivante ?
ask-die =
    { KEY($player) ->
        [you] Que montre votre dé ?
       *[other] { $player } : que montre son dé ?
    }
ask-card =
    { KEY($player) ->
        [you] Quelle carte { $deck } piochez-vous ?
       *[other] Quelle carte { $deck } pioche { $player } ?
    }
ask-tile = Quelle tuile de niveau { $tier } est piochée ?
ask-active = Qui a le jeton d’ennemi actif ?
ask-enemy-tower = { $enemy } : à quelle tour va son sbire ?
ask-enemy-lab = À quel labo va { $enemy } ?
ask-white-die = Que montre le dé blanc ?

## Mise en place.

ask-scientist = Choisissez votre personnage
ask-gift-card =
    { $left ->
        [one] Piochez une carte : de quelle pioche ?
       *[other] Piochez { $left } cartes : de quelle pioche la suivante ?
    }
ask-gift-die = Prenez un dé ressource : de quelle couleur ?
ask-gift-token = Prenez un jeton : de quelle couleur ?
ask-assign = Sur quelle tour placer le sbire avec le { $die } ?
ask-place-anywhere = Sur quelle tour placer un sbire ?
ask-place-pair = Quel sbire placer d’abord ?
ask-place-row = Sur quelle tour placer le sbire avec le { $die } ?

## Un tour.

ask-turn = Agir ou vous reposer ?
ask-send = Avec quel dé envoyer un sbire ?
ask-send-to = À quelle tour l’envoyer ?
ask-retrieve = Quel sbire rappeler ?
ask-row = Quel effet de la tour { $tower } recevoir ?
ask-react = Utiliser une réaction ?
ask-move = À quel labo aller ?
ask-lab-action = Construire ou récolter ici ?
ask-after = Autre chose pendant ce tour ?
ask-window = Utiliser quelque chose avant de continuer ?
ask-collect = Quelle tuile utiliser ?
ask-workers =
    { $left ->
        [one] Qui travaille ? Il en faut encore un
       *[other] Qui travaille ? Il en faut encore { $left }
    }
ask-build = Quelle carte construire ?
ask-extra-build = Quelle carte supplémentaire construire ?
ask-price = Utiliser une réduction ?
ask-drop = Quel symbole ne pas payer ?
ask-cell = Où poser { $card } ?
ask-pay = Avec quoi payer ?
ask-set-off =
    { $card } : construction finie. Que déclenche-t-elle ?
ask-effect = { CAPITAL($effect) } ?
ask-draw =
    { $left ->
        [one] Piochez une carte : de quelle pioche ?
       *[other] Piochez { $left } cartes : de quelle pioche la suivante ?
    }
ask-keep =
    { $count ->
        [one] Quelle carte garder ?
       *[other] Gardez { $count } cartes : lesquelles ?
    }
ask-face = Sur quelle face tourner le { $die } ?
ask-flip-away = Quel dé mettre au bol ?
ask-flip-turn = Quel dé tourner ?
ask-reposition = À quelle tour déplacer le sbire ?
ask-potion-from = Quel jeton potion payer ?
ask-supply = Quelle provision prendre ?
ask-put-back = Remettre des dés au bol pour les relancer ?
ask-potion-to = Où poser le nouveau jeton potion ?
ask-too-many-tokens =
    { $count ->
        [one] Défaussez un jeton : lequel ?
       *[other] Défaussez { $count } jetons : lesquels ?
    }
ask-too-many-cards =
    { $count ->
        [one] Défaussez une carte : laquelle ?
       *[other] Défaussez { $count } cartes : lesquelles ?
    }
ask-tier = Piochez une tuile d’amélioration : de quel niveau ?
ask-place-tile = Où poser la tuile { $tile } ?
ask-section-b = De quelle carte marquer la section B ?
ask-lose =
    { $what ->
        [any] { $count ->
            [one] Défaussez un dé, un jeton ou une carte
           *[other] Défaussez { $count } dés, jetons ou cartes
        }
        [research] { $count ->
            [one] Défaussez un jeton recherche
           *[other] Défaussez { $count } jetons recherche
        }
        [potion] { $count ->
            [one] Défaussez un jeton potion
           *[other] Défaussez { $count } jetons potion
        }
        [token] { $count ->
            [one] Défaussez un jeton ressource ou joker
           *[other] Défaussez { $count } jetons ressource ou joker
        }
       *[card] { $count ->
            [one] Défaussez une carte
           *[other] Défaussez { $count } cartes
        }
    }

## À quoi appartient une question.

trail-action-turn = Agir
trail-rest-turn = Repos
trail-end-of-turn = Fin du tour
trail-set-up = Mise en place
trail-collect = Récolte
trail-build = Construction
trail-extra-build = Construction supplémentaire
trail-repair = Réparation : { $window }
trail-building = Construction : { $card }
trail-built = Après la construction : { $card }
trail-row = Effet du { $row } de la tour { $tower }
trail-tile = Tuile { $tile }
trail-trade = Échange { $trade }
trail-bonus = Carte bonus { $bonus }
trail-upgrade = Phase d’amélioration

## Zones d’une vraie table, remplies ensemble.

area-towers = Tours, dans le sens horaire
area-labs = Labos, dans le sens horaire
area-enemies = Les ennemis : sac et pioches
area-bait = Les appâts sur les tours du plateau
area-rolls =
    { KEY($player) ->
        [you] Votre lancer
       *[other] Lancer ({ $player })
    }
area-first-minions =
    { KEY($player) ->
        [you] Vos premiers sbires
       *[other] Premiers sbires ({ $player })
    }
spot-tower = tour { $nth }
spot-insert = plaque de la tour { $nth }
spot-lab = labo { $nth }
spot-starter-tile = labo { $nth } : tuile de départ
spot-left-tile = labo { $nth } : tuile de gauche
spot-right-tile = labo { $nth } : tuile de droite
spot-bait = la tour { $tower }
spot-die = dé { $colour }, numéro { $nth }
spot-first-die = premier dé
spot-second-die = deuxième dé
spot-power = jeton pouvoir { $nth } pour le sac ({ $enemy })
spot-need = nombre demandé par la première carte ({ $enemy })
look-tile = Tuile
