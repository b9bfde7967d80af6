### Les questions, le chemin qui y mène, et les zones d’une vraie table.

asked-of = { $who } : { $what }

## Le hasard.

ask-order = Qui est le suivant dans l’ordre du tour ?
ask-offer-tile = Quelle tuile Atelier est sur la case { $space } de l’offre ?
ask-stack-tile = Quelle tuile Atelier est maintenant sur le dessus de la pile ?
ask-subsidy = Quelle tuile Subvention est dans { $cell } ?
ask-next-experiment = Quelle tuile Expérience vient ensuite ?
ask-top-experiment = Quelle tuile Expérience est maintenant sur le dessus de la pioche ?
ask-part = Avec quelle pièce de machine { KEY($player) ->
        [you] commencez-vous
       *[other] commence { $player }
    } ?
ask-tile = Avec quelle tuile Atelier { KEY($player) ->
        [you] commencez-vous
       *[other] commence { $player }
    } ?
ask-set = Quel lot d’objectifs { KEY($player) ->
        [you] recevez-vous
       *[other] reçoit { $player }
    } ?
ask-challenge = Quelle carte Défi est piochée ?
ask-goal = Quelle tuile Objectif { FORM($colour, "f") } est piochée ?
ask-hideout-chemical = Avec quel produit chimique les Saboteurs commencent-ils ?
ask-further-chemical = Avec quel autre produit chimique les Saboteurs commencent-ils ?
ask-placing-report = Quel Rapport de sécurité est révélé ?
ask-first-report = Quel Rapport de sécurité est le premier Rapport actuel ?
ask-drawn-report = Quel Rapport de sécurité est pioché { $nth ->
        [first] en premier
       *[second] en deuxième
    } ?
asks-revealed = Quel Rapport de sécurité est le nouveau Rapport actuel ?
asks-top = Quel Rapport de sécurité était sur le dessus de la pioche ?

## Les étapes d’un tour.

ask-face = Choisissez l’orientation de la première tuile Atelier.
ask-draft = Choisissez trois tuiles Objectif.
ask-supply-actions = Dépôt : réalisez des actions, ou terminez.
ask-use-tile = Utiliser une tuile Subvention ou Investissement ?
ask-move = Déplacez le Scientifique vers un autre lieu.
ask-action = Choisissez une action.
ask-no-action = Aucune action n’est possible : terminez les actions, ou faites d’abord autre chose.
ask-actions = { $heading } : { $actions ->
        [any] réalisez autant d’actions que vous voulez, ou terminez
        [both] réalisez une action ou les deux, ou terminez
       *[one] réalisez une action, ou terminez
    }.
ask-place-awards = Placez des récompenses dans le Bureau, ou gardez-les.
ask-place-tokens = Placez les jetons Recherche dans le Bureau.
ask-place-now = Placez le jeton Recherche { $colour } dans le Bureau.
ask-last-placements = Placez des jetons et utilisez des tuiles Investissement, ou terminez.
ask-top-report = Choisissez le rapport à remettre sur la pioche.
ask-discarded-report = Choisissez le rapport à défausser ; le troisième devient le Rapport actuel.
ask-marker-back = Choisissez le marqueur de Financement qui recule de 1 case.

## Les paiements.

ask-pay = Payez { $price }.
ask-pay-item = Payez 1 produit chimique ou 1 pièce de machine au choix.
ask-swap-chemical = Quel produit chimique échangez-vous contre { $wanted } ?
ask-swap-part = Quelle pièce de machine échangez-vous contre { $wanted } ?
ask-pay-for-science = Payez { $vouchers } en échange d’un bon de Science.
ask-pay-for-exchange = Payez { $vouchers } pour l’échange.
ask-pay-for-pieces = Payez { $vouchers } pour les figurines à gauche.

## Les gains.

ask-benefit = { CAPITAL($at) } : choisissez un bonus.
ask-take = { CAPITAL($at) } : prendre le bonus ?
ask-gain-any = Gagnez { $vouchers }.
ask-gain-part = Prenez { $count } { $count ->
        [one] pièce de machine
       *[other] pièces de machine
    } de la couleur de votre choix.
ask-gain-chemical = Prenez au Dépôt { $count } { $count ->
        [one] produit chimique
       *[other] produits chimiques
    } au choix.
ask-fund = Sur quelle piste de Financement avancer ?
ask-gain-bot = Construisez un robot sans payer de bons.
ask-gain-tile = Prenez une tuile Atelier sans payer de bons.
ask-lay = Posez la tuile { FORM($tile, "f") } dans l’Atelier.
ask-lay-none = Posez la tuile dans l’Atelier.
ask-one-of = Financement de la R&D jusqu’à la case { $to } : choisissez un bonus.
ask-follow = Quel financement recevez-vous après celui du Laboratoire ?

## Les cibles des actions.

ask-space = Choisissez une case de robot { FORM($machine, "of") }.
ask-secure = Choisissez la tuile Subvention à obtenir.
ask-publish = Choisissez la rangée du Bureau à publier.
ask-breakthrough = Choisissez l’article publié pour la Percée.
ask-marker = Choisissez la case du marqueur Percée.
ask-take-subsidy = Prenez une tuile Subvention de la colonne { $weather }.
ask-edges = Quel bonus vient en premier ?
ask-lativ-to = Où va le robot de Lativ depuis { $space } ?
ask-cite = Quelle tuile Objectif paie le jeton Citation de la rangée { $row } ?
ask-buy-cp = Payer { $price } pour { $cp } PC ?
ask-provide = { $weather } : fournir aussi les pièces des cases occupées par des robots ?
ask-build-in = Dans quelle rangée de l’Atelier construire le prototype ?
ask-lose = Quelles autres pièces de la rangée { FORM($row, "of") } sont perdues ?
ask-to-line = Pas de place pour le robot : choisissez un emplacement de la Chaîne de montage.
ask-experiment = Payer { $price } pour { $tile } ?
ask-take-back = Récupérer le robot de la case { $weather } { $at } ?
asks-havoc = Les Saboteurs utilisent une série : augmenter la valeur cible ou défausser un rapport ?

## Le chemin.

trail-set-up = Mise en place
trail-round = Manche { $round }
trail-final-round = Dernière manche
trail-turn = { KEY($player) ->
        [you] Votre tour
       *[other] Tour { FORM($player, "own") }
    }
trail-supply-round = Manche de Dépôt : { $player }
trail-tile = Étape 1 : tuile
trail-scientist = Étape 2 : Scientifique
trail-actions = Étape 3 : actions
trail-tokens = Étape 4 : jetons
trail-plan = Étape 4 : le plan
trail-havoc = Étape 7 : ravages
trail-entering = Bons de la case
trail-extend = Agrandir l’Atelier
trail-construct = Construire un robot
trail-initiative = Prendre l’initiative
trail-acquire = Acquérir un produit chimique
trail-security = Appeler la sécurité
trail-reward = Bonus
trail-breakthrough = Percée
trail-breakthrough-in = Percée, { $weather }
trail-deed = { $deed }
trail-deed-at = { $deed } : { $at }
trail-deed-row = { $deed } : rangée { $row }
trail-vouchers = Bons
trail-exchange = Échange
trail-benefit = { CAPITAL($at) }
trail-funding = Financement { FORM($area, "of") }
trail-subsidy = Tuile Subvention
trail-edges = Colonne et rangée
trail-citation = Citation
trail-cp = PC contre Science
trail-provided = Pièces fournies
trail-parts = Pièces du prototype
trail-built = Lieu de construction du prototype
trail-lost = Pièces perdues
trail-income = Revenus
trail-final-experiments = Dernières expériences
trail-experiment = Expérience { $weather }
trail-no-experiment = Pas d’expérience { $weather }
trail-placements = Derniers placements

## Ce qui est au-dessus d’un tour, et le tour en une ligne.

turn-saboteurs = Le tour des Saboteurs
turn-of = { KEY($player) ->
        [you] Votre tour
       *[other] Tour { FORM($player, "own") }
    }
turn-end = Fin de la manche
turn-agent = { $agent } va sur { $space }
turn-bot = un robot sur { $space }
turn-set = une série { $weather }
turn-runs = l’expérience { $weather } a lieu
turn-fails = pas d’expérience { $weather }
turn-chemicals = { $count } { $count ->
        [one] produit chimique
       *[other] produits chimiques
    }
turn-target = Cible de { $from } à { $to }
turn-summary = { $said }.
turn-summary-target = { $said } ; { $rise }.

## Les zones d’une vraie table dont les pièces se saisissent ensemble, et leurs endroits.

area-of-order = Ordre du tour
area-of-challenges = Cartes Défi
area-of-workshop-tiles = Dépôt : tuiles Atelier
area-of-subsidies = Gouvernement : tuiles Subvention
area-of-experiments = Laboratoire de Lativ : tuiles Expérience
area-of-dealt = Laboratoires : ce qui a été distribué
area-of-goals = Tuiles Objectif
area-of-saboteurs = Les Saboteurs : Cachette et rapports
spot-place = place { $nth }
spot-card = carte { $nth }
spot-offer = case { $space } de l’offre
spot-stack = dessus de la pile face visible
spot-cell = { $cell }
spot-display = présentoir, { $nth ->
        [0] première à partir de la gauche
        [1] deuxième à partir de la gauche
        [2] la plus à droite
       *[other] suivante
    }
spot-waiting = tuile en attente, sous la pioche
spot-deck = dessus de la pioche
spot-part = { KEY($player) ->
        [you] votre pièce de machine
       *[other] pièce de machine { FORM($player, "own") }
    }
spot-tile = { KEY($player) ->
        [you] votre tuile Atelier
       *[other] tuile Atelier { FORM($player, "own") }
    }
spot-set = { KEY($player) ->
        [you] votre lot
       *[other] lot { FORM($player, "own") }
    }
spot-goal = { $colour } { $nth }
spot-chemical = produit chimique { $nth }
spot-report = rapport qui place le { $nth ->
        [first] premier
       *[second] deuxième
    } Saboteur
spot-current = Rapport actuel
face-tile = { CAPITAL($tile) }
