### Les choix : leur nom, leur coût et ce qu’ils apportent.

## Le hasard.

choice-order = { CAPITAL($player) }
    .group = Place suivante dans l’ordre du tour
choice-show = { CAPITAL($tile) } ({ $id })
    .group = Tuile Atelier
choice-lay = { $tile } ({ $id })
    .group = Tuile Subvention
    .detail = { $benefit }
choice-reveal = { $tile }
    .group = Tuile Expérience
    .detail = { $science } Science, { $cp } PC par robot ; { $reward }
choice-deal-part = { CAPITAL($part) }
    .group = Pièce de machine
choice-deal-set = { CAPITAL($set) }
    .group = Lot d’objectifs
    .detail = { $goals }
choice-deal-challenge = { $card }
    .group = Carte Défi
    .detail = { $text }
choice-deal-goal = { $title }
    .group = Tuile Objectif
    .detail = { $condition }
choice-deal-chemical = { $chemical }
    .group = Produit chimique pour la Cachette
choice-report = { $report }
    .group = Rapport de sécurité

## La mise en place.

choice-face = { CAPITAL($above) } au-dessus de { $below }
    .detail = place à compléter pour { $above-chemical } en haut, { $below-chemical } en bas
    .group = Orientation
choice-draft = { CAPITAL($colour) }, { $set } : { $count } { $count ->
        [one] tuile
       *[other] tuiles
    }
    .group = Tuiles Objectif
    .detail = { $goals }

## Les étapes d’un tour.

choice-use-subsidy = { $tile }
    .group = Utiliser une tuile Subvention
    .detail = { $benefit }
choice-set-goal = { $title } sur { $space }
    .group = Poser un objectif contre une tuile Investissement
choice-flip-goal = { $title } (financement { FORM($area, "of") })
    .group = Retourner un objectif contre une tuile Investissement
    .detail = { $pays }
choice-pass = { $at ->
        [last] Terminer
       *[tile] N’utiliser aucune tuile
    }
choice-move = { $heading }, { $place }
    .short = { $heading }, { $side ->
            [none] { $place }
            [left] gauche
            [middle] milieu
           *[right] droite
        }
    .group = Aller à
choice-do = { $deed }
    .detail = payer { $cost } ; { KEY($deed) ->
            [deed-sell] un robot et une pièce pour une tuile Subvention et un jeton bleu
            [deed-secure] les bonus d’une tuile Subvention, de sa colonne et de sa rangée
            [deed-experiment] un robot et un produit chimique pour les prochaines expériences
            [deed-publish] des PC et une tuile Investissement pour une rangée du Bureau complète
            [deed-research] un robot et un produit chimique pour un bonus et un jeton lilas
           *[deed-breakthrough] un prototype et une récompense pour un article
        }
choice-end-actions = Terminer les actions
choice-token = { CAPITAL($token) } dans la rangée { $row }
    .group = Placer un jeton Recherche
choice-award = Case { FORM($colour, "f") } de la rangée { $row }
    .group = Placer une récompense
choice-keep = Garder les récompenses
    .detail = elles attendent un autre tour

## Le Dépôt.

choice-extend = Tuile { FORM($tile, "f") }
    .group = Agrandir l’Atelier
choice-extend-twin = Tuile { FORM($tile, "f") }, { $space ->
        [0] dessus de la pile
       *[other] case { $space }
    }
    .group = Agrandir l’Atelier
choice-construct = Section { $section }, emplacement { $place } : { $benefit }{ $income ->
        [yes] { " " }à chaque revenu
       *[no] { "" }
    }
    .group = Construire un robot
choice-initiative = { $place ->
        [1] Premier
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }
    .group = Prendre l’initiative
choice-acquire = { $chemical } du Dépôt
    .short = { $chemical }
    .group = Acquérir un produit chimique
    .detail = payer { $price }
choice-return = { $chemical } au Dépôt
    .short = { $chemical }
    .group = Rendre un produit chimique
    .detail = gagner { $price }
choice-place = Colonne { $column }, rangée { FORM($row, "of") } : { $above } au-dessus de { $below }
    .short = Colonne { $column }, { $row }, { $above } en haut
    .detail = { $circles }
choice-call-security = Appeler la sécurité

## Les cibles des actions.

choice-bot = Case { $weather } { $at }
    .group = Placer un robot { FORM($machine, "on") }
choice-lativ-to = Case { $weather } { $at }
    .group = Le robot de Lativ fait place
choice-take = { $tile }, rangée { $row }
    .group = Prendre la tuile Subvention
    .detail = { $benefit }
choice-secure = { $tile }, { $weather }, rangée { $row }
    .group = Obtenir une subvention
    .detail = { $benefit } ; colonne : { $above } ; rangée : { $beside }
choice-column-first = D’abord la colonne
    .detail = { $column }, puis { $row }
choice-row-first = D’abord la rangée
    .detail = { $row }, puis { $column }
choice-row = Rangée { $row } ({ $weather })
    .group = { $aim ->
            [breakthrough] Percée avec
           *[paper] Publier
        }
choice-cite = { $title }
    .group = Payer le jeton Citation
    .detail = { $condition } ; est retiré du jeu
choice-marker = Case { $space }
    .group = Marqueur Percée sur
    .detail = { $benefit }
choice-provide = { CAPITAL($part) } de la case { $at }
    .group = Fournir
choice-build-in = Rangée { FORM($row, "of") }
    .group = Construire le prototype dans
    .detail = { $lost ->
            [0] aucune autre pièce n’est perdue
            [1] au moins 1 autre pièce est perdue
           *[other] au moins { $lost } autres pièces sont perdues
        }
choice-lose = { CAPITAL($part) }
    .group = Perdre avec la rangée
choice-no-more = { $at ->
        [lose] Ne plus rien perdre
       *[provide] Ne plus fournir de pièce
    }

## Paiements et échanges.

choice-pay = { CAPITAL($voucher) }
    .group = Payer
    .detail = { $have } → { $left }
    .then = payer { $voucher }
choice-give = { CAPITAL($voucher) }
    .group = Payer
    .detail = { $have } → { $left }
choice-swap-chemical = { $chemical }
    .group = Échanger contre { $wanted }
    .detail = et { $vouchers }
choice-swap-part = { CAPITAL($part) }
    .group = Échanger contre { $wanted }
    .detail = et { $vouchers }
choice-spend-chemical = { $chemical }
    .group = Payer
    .detail = vous en avez { $have }
choice-spend-part = { CAPITAL($part) }
    .group = Payer
    .detail = vous en avez { $have }

## Les gains.

choice-either = { CAPITAL($gains) }
    .group = Choisir un bonus
choice-gain = { CAPITAL($voucher) }
    .group = Gagner
    .detail = { $have } → { $then }
choice-part = { CAPITAL($part) }
    .group = Prendre
    .detail = vous en avez { $have }
choice-chemical = { $chemical }
    .group = Prendre
    .detail = vous en avez { $have }
choice-fund = Financement { FORM($area, "of") }
    .group = Avancer sur
    .detail = { $steps }
choice-follow = Financement { FORM($area, "of") }
    .group = Recevoir ensuite
    .detail = jusqu’à la case { $to } : { $pays }
choice-take-from = Case { $space }
    .group = Financement de la R&D
    .detail = { $benefit }
choice-accept = { $at ->
        [cp] Payer { $price } pour { $cp } PC
        [experiment] Payer { $price }
       *[gain] { CAPITAL($gain) }
    }
    .then = { $at ->
        [cp] payer { $price } pour { $cp } PC
        [experiment] payer { $price }
       *[gain] { $gain }
    }
choice-decline = { $at ->
        [cp] Garder le bon de Science
        [experiment] Ne rien payer
        [target] Passer : { $deed }
        [none] N’en prendre aucun
        [no-more] Ne plus en prendre
       *[other] Passer
    }
    .detail = { $at ->
            [experiment] et ne rien gagner
           *[other] { "" }
        }
choice-to-line = { CAPITAL($slot) }
    .group = Remettre le robot sur la Chaîne de montage
    .detail = { $income ->
            [yes] cache son revenu : { $benefit }
           *[no] { "" }
        }
choice-take-back = Le récupérer
choice-leave = Le laisser en place

## Les Saboteurs.

choice-top = { $report }
    .group = Remettre sur la pioche
    .detail = { $current ->
            [yes] le Rapport actuel jusqu’ici
           *[no] { "" }
        }
choice-discard = { $report }
    .group = Défausser
    .detail = { $third ->
            [none] { "" }
           *[other] Rapport actuel ensuite : { $third }
        }
choice-raise-target = Augmenter la valeur cible de { $by }
    .detail = { $from } → { $to }
choice-discard-report = Défausser la carte du dessus de la pioche
    .detail = { $from } → { $to } { $to ->
            [one] carte
           *[other] cartes
        }
choice-back = Financement { FORM($area, "of") }
    .group = Reculer d’une case sur
    .detail = { $steps }

## Ce qu’un choix coûte et apporte, une chose à la fois.

detail-pay = payer { $price }
detail-pay-exchange = payer { $price } (après un échange)
detail-pay-both = payer { $price }, et { $extra }
detail-pay-both-exchange = payer { $price } (après un échange), et { $extra }
detail-take-token = prendre un { $token }
detail-take-investment = prendre une tuile Investissement
detail-experiment = { $tile } rapportera { $cp } PC par robot
detail-no-tile = aucune tuile { $weather } n’est dans le présentoir
detail-makes-room = le robot de Lativ fait place
detail-fills = { KEY($area) ->
        [area-government] active la branche
        [area-lab] remplit la branche
       *[area-rnd] complète la branche
    }
detail-owned = est retirée du jeu : vous avez déjà ce type
detail-goal = { $cp } PC de fin de partie pour { $condition } ({ $met ->
        [yes] atteint pour l’instant
       *[no] pas encore atteint
    })
detail-gain = gagner { $gains }
detail-gain-pay = gagner { $gains }, puis payer { $price }
detail-room = { $vouchers } (place pour { $gained })
detail-actions = { $actions ->
        [both] les deux actions
       *[one] une seule action
    }
detail-idle = aucune de ses actions n’est possible maintenant
detail-lativ-goes = Lativ va { FORM($place, "to") }
detail-lativs-bot = son robot arrive sur { $space }
detail-token-leaves = un { $token } est retiré du jeu
detail-from-stack = de la pile
detail-order = nouvel ordre : { $order }
detail-circles = { $count } { $count ->
        [one] cercle
       *[other] cercles
    } { $chemical }
detail-no-circle = ne ferme aucun cercle
detail-no-benefit = aucun bonus
detail-second-token = deuxième jeton de la rangée
detail-completes-row = complète la rangée
detail-storm = { $title }, niveau { $level }
detail-prototype = un prototype de { $parts }
detail-needs-citation = demande un jeton Citation
detail-paper = marquer { $cp } PC et prendre une tuile Investissement
detail-lock = retire le jeton Verrou
detail-provided = { $cp } PC
detail-target-spared = la valeur cible n’augmente pas de { $by }
detail-no-cp-for = { KEY($player) ->
        [you] vous ne marquez pas
       *[other] { $player } ne marque pas
    } { $cp } PC
detail-by-exchange = après un échange
detail-cp-for-bots = { $cp } PC pour { $count } { $count ->
        [one] robot
       *[other] robots
    }
detail-token = un { $token }
detail-token-no-room = pas de place pour un { $token } : il est retiré du jeu
detail-security = piocher { $count } { $count ->
        [one] Rapport de sécurité
       *[other] Rapports de sécurité
    } et décider lequel des trois est le prochain

## Ce que rapporte le financement d’une piste, et où va un marqueur.

funding-lab = { $vouchers }, puis une autre piste
funding-none = rien encore
funding-all = { $benefits }
funding-one-of = un bonus parmi : { $benefits }
funding-steps = case { $from } → { $to }
funding-steps-cp = case { $from } → { $to }, { $before } → { $after } PC de fin de partie

## Ce qu’un choix n’apportera pas.

lost-room = pas de place pour { $gain }
lost-able = impossible maintenant : { $gain }
lost-vouchers = pas de place pour { $vouchers }
lost-funding = le marqueur de Financement { FORM($area, "of") } reste sur la dernière case
lost-target = la valeur cible augmente de { $by }
lost-marker = aucun marqueur du Gouvernement ne va sur la météo { $weather }
lost-all = rien gagné
