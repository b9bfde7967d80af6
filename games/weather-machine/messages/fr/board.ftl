### Ce qui est écrit sur la table dessinée : le plateau, les Laboratoires, le bandeau au-dessus, et les noms de tous les endroits.

## Les choses

board-weather-rain = Pluie
board-weather-wind = Vent
board-weather-sun = Soleil
board-weather-fog = Brouillard
board-weather-snow = Neige
board-chemical-verdino = Verdino
board-chemical-melgoth = Melgoth
board-chemical-delugium = Delugium
board-chemical-calorium = Calorium
board-chemical-radieu = Radieu
board-colour-green = vert
    .f = verte
    .pl = verts
    .fpl = vertes
board-colour-white = blanc
    .f = blanche
    .pl = blancs
    .fpl = blanches
board-colour-pink = rose
    .f = rose
    .pl = roses
    .fpl = roses
board-colour-magenta = magenta
    .f = magenta
    .pl = magenta
    .fpl = magenta
board-colour-blue = bleu
    .f = bleue
    .pl = bleus
    .fpl = bleues
board-area-government = Gouvernement
    .of = du Gouvernement
board-area-lab = Labo
    .of = du Laboratoire
board-area-rnd = R&D
    .of = de la R&D
board-area-short-government = Gouv.
    .of = du Gouv.
board-area-short-lab = Labo
    .of = du Labo
board-area-short-rnd = R&D
    .of = de la R&D
# La couleur des jetons Recherche de chaque lieu principal.
board-token-government = bleu
    .f = bleue
    .pl = bleus
    .fpl = bleues
board-token-lab = vert
    .f = verte
    .pl = verts
    .fpl = vertes
board-token-rnd = lilas
    .f = lilas
    .pl = lilas
    .fpl = lilas
board-location-supply = le Dépôt
    .of = du Dépôt
    .to = au Dépôt
board-location-government = le Gouvernement
    .of = du Gouvernement
    .to = au Gouvernement
board-location-lab = le Laboratoire de Lativ
    .of = du Laboratoire de Lativ
    .to = au Laboratoire de Lativ
board-location-rnd = la R&D
    .of = de la R&D
    .to = en R&D
board-location-office = le Bureau de Lativ
    .of = du Bureau de Lativ
    .to = au Bureau de Lativ
board-voucher-supply = Dépôt
    .of = de Dépôt
board-voucher-government = Gouvernement
    .of = du Gouvernement
board-voucher-lab = Labo
    .of = de Labo
board-voucher-rnd = R&D
    .of = de R&D
board-voucher-science = Science
    .of = de Science
# Un type de bon là où la place manque.
board-voucher-short =
    { $voucher ->
        [supply] Dépôt
        [government] Gouv.
        [lab] Labo
        [rnd] R&D
       *[science] Science
    }
board-agent-white = le Saboteur blanc
board-agent-pink = le Saboteur rose
board-player-you = vous
    .own = à vous
board-player-yellow = Jaune
    .own = de Jaune
board-player-black = Noir
    .own = de Noir
board-player-orange = Orange
    .own = d’Orange
board-player-purple = Violet
    .own = de Violet
board-player-saboteurs = les Saboteurs
    .own = des Saboteurs
board-player-lativ = Lativ
    .own = de Lativ
board-lativ = Lativ
board-assistant = L’Assistant de Lativ : la branche active
board-nothing = rien
board-none = aucun
board-empty = vide

## Bonus et coûts, comme parties de phrase

board-vouchers = { $count ->
    [one] 1 bon { FORM($voucher, "of") }
   *[other] { $count } bons { FORM($voucher, "of") }
}
board-chemical-or-part = 1 produit chimique ou 1 pièce de machine au choix
board-gain-voucher = { $count ->
    [one] gagner 1 bon { FORM($voucher, "of") }
   *[other] gagner { $count } bons { FORM($voucher, "of") }
}
board-gain-any-voucher = { $count ->
    [one] gagner 1 bon au choix
   *[other] gagner { $count } bons au choix
}
board-gain-part = { $count ->
    [one] prendre une pièce de machine
   *[other] prendre { $count } pièces de machine
}
board-gain-chemical = { $count ->
    [one] prendre un produit chimique au Dépôt
   *[other] prendre { $count } produits chimiques au Dépôt
}
board-gain-bot = construire un robot
board-gain-workshop = agrandir l’Atelier
board-gain-fund = avancer sur la piste de Financement { FORM($area, "of") }
board-gain-any-fund = avancer sur une piste de Financement au choix
board-gain-investment = prendre une tuile Investissement
board-gain-cp = marquer { $count } PC
board-gain-end-cp = marquer { $count } PC de fin de partie
board-gain-deed = { $deed ->
    [sell] vendre une pièce
    [secure] obtenir une tuile Subvention
    [experiment] participer à une expérience
    [publish] publier un article
    [research] rechercher
   *[breakthrough] réaliser une Percée
}
board-gain-free-experiment = participer à une expérience sans produit chimique

## Les zones de la table

board-others = { $solo ->
    [yes] Saboteurs
   *[no] Joueurs
}
board-supply = Dépôt
board-yours = À vous
board-column = { $area }, { $weather }
board-house = { $area ->
    [government] Gouvernement
    [lab] Laboratoire de Lativ
   *[rnd] R&D
}

## Les bâtiments et leurs portes

board-action-space = { $at ->
    [left] Case de gauche { FORM($location, "of") }
    [middle] Case du milieu { FORM($location, "of") }
    [right] Case de droite { FORM($location, "of") }
   *[other] Case { $at } { FORM($location, "of") }
}
board-blocked = { $space } : bloquée à deux joueurs
# Ce qu’une case d’action permet, et les bons qu’elle donne.
board-doorway = { $space } : { $allows ->
    [any] autant d’actions que voulu
    [both] une action ou les deux
   *[one] une seule action
}{ $voucher ->
    [none] {""}
   *[other] {""} ; 1 bon { FORM($voucher, "of") } pour chaque autre joueur à gauche
}
board-doorway-taken = { $space }, occupée par { $who } : { $allows ->
    [any] autant d’actions que voulu
    [both] une action ou les deux
   *[one] une seule action
}{ $voucher ->
    [none] {""}
   *[other] {""} ; 1 bon { FORM($voucher, "of") } pour chaque autre joueur à gauche
}
board-scientist = { KEY($player) ->
    [board-player-you] votre Scientifique
   *[other] le Scientifique { FORM($player, "own") }
}
board-price = { $deed ->
    [sell] Vendre une pièce : { $cost }
    [secure] Obtenir une subvention : { $cost }
    [experiment] Participer à une expérience : { $cost }
    [publish] Publier un article : { $cost }
    [research] Rechercher : { $cost }
    [breakthrough] Réaliser une Percée : { $cost }
    [extend] Agrandir l’Atelier : { $cost }
   *[initiative] Prendre l’initiative : { $cost }
}
board-government-markers = { $count ->
    [one] 1 marqueur du Gouvernement dans sa zone
   *[other] { $count } marqueurs du Gouvernement dans leur zone
}
board-whole-row = Une rangée entière donne : { $gives }
board-whole-column = Une colonne entière donne : { $gives }
board-lativs-bots = { $count ->
    [one] 1 robot de Lativ à côté du Laboratoire de Lativ
   *[other] { $count } robots de Lativ à côté du Laboratoire de Lativ
}
board-awards-left = { $count ->
    [one] 1 jeton Récompense dans la réserve
   *[other] { $count } jetons Récompense dans la réserve
}
board-bottom-cost = Un robot sur la case du bas coûte aussi 1 produit chimique ou 1 pièce de machine au choix

## Le haut des colonnes

board-sets = Séries des Saboteurs
board-weathers = Météos
board-heads = Ce qui est au-dessus des colonnes
board-saboteur-sets = Séries des Saboteurs
board-funding-tracks = Pistes de Financement
board-funding = Financement
board-head-solo = { $weather } : les Saboteurs ont { $colours } des { $size } couleurs d’une série{ $active ->
    [yes] . C’est la branche active : son expérience vient ensuite
   *[no] {""}
}
board-head = { $active ->
    [yes] { $weather }, la branche active : son expérience vient ensuite
   *[no] { $weather }
}
board-set-of = Série { $weather }
board-tonight = ce soir

## Cases et tuiles des colonnes

board-bot-space = { $at ->
    [left] Case { $weather } de gauche, { $area }
    [middle] Case { $weather } du milieu, { $area }
    [right] Case { $weather } de droite, { $area }
    [top] Case { $weather } du haut, { $area }
   *[bottom] Case { $weather } du bas, { $area }
}
# Genre : research, en R&D, prend un produit chimique maintenant et une pièce de machine avec le prototype.
board-bot-space-about = { $space } ; { $kind ->
    [research] demande { $chemical }, son prototype demande une pièce { FORM($colour, "f") }, donne : { $gives }
    [part] demande une pièce { FORM($colour, "f") }
   *[chemical] demande { $chemical }
}{ $has_cost ->
    [yes] {""} ; coût supplémentaire : { $cost }
   *[no] {""}
}{ $taken ->
    [yes] {""} ; robot : { $owner }
   *[no] {""}
}
board-research-tokens = { $count ->
    [one] 1 jeton Recherche { $colour }, { $weather }
   *[other] { $count } jetons Recherche { FORM($colour, "pl") }, { $weather }
}
board-citation-space = { $locked ->
    [yes] Case Citation : verrouillée
   *[no] Case Citation : déverrouillée
}
board-part = une pièce { FORM($colour, "f") }
board-cell = Colonne { $weather }, rangée { $row } : { $what }
board-subsidy = { $title } ({ $tile }), { $used ->
    [yes] face orange, utilisée
   *[no] face bleue
} : { $gives }
board-no-experiment = Aucune tuile Expérience { $weather }
board-no-tile = aucune tuile
# Où se trouve une tuile Expérience, en un mot court.
board-tile-tag = { $at ->
    [deck] puis
    [waiting] ensuite
   *[display] aussi
}
board-experiment = { $title } ({ $tile }), { $weather }, stade { $stage }, { $at ->
    [deck] sur le dessus de la pioche
    [waiting] prochaine tuile du présentoir
   *[display] dans le présentoir
} : payer { $science } Science, { $cp } PC par robot, { $reward }
board-no-storm = { $weather } : pas de Météo extrême
board-calm = calme
board-storm = { $title } ({ $tile }), { $weather }, niveau { $level } : { COUNT($parts) ->
    [0] le prototype ne demande aucune pièce
   *[other] pièces pour le prototype : { $parts }
} ; { $science } Science
board-marker-of = { KEY($player) ->
    [board-player-you] votre marqueur
   *[other] marqueur { FORM($player, "own") }
}
board-government-marker = marqueur du Gouvernement

## Les pistes de Financement

board-track = { $area ->
    [government] Financement { FORM($name, "of") } : tout jusqu’au marqueur
    [lab] Financement { FORM($name, "of") } : toute la Science jusqu’au marqueur, ou une autre piste avec son marqueur plus loin
   *[rnd] Financement { FORM($name, "of") } : un bonus jusqu’au marqueur
}
board-track-space = Financement { FORM($area, "of") }, case { $space } : { $gives } ; { $cp } PC de fin de partie{ $further ->
    [0] {""}
   *[other] {""} ; l’autre piste compte { $further } de plus
}{ COUNT($players) ->
    [0] {""}
    [one] {""} ; marqueur : { $players }
   *[other] {""} ; marqueurs : { $players }
}
board-funding-marker = { KEY($player) ->
    [board-player-you] Votre marqueur de Financement
   *[other] Marqueur de Financement { FORM($player, "own") }
}

## Le Dépôt et le Bureau de Lativ

board-turn = Tour
board-next-order = Suivant
board-turn-place = { $now ->
    [yes] { $number } : { $player } (maintenant)
   *[no] { $number } : { $player }
}
board-initiative = Case d’initiative { $number } : { $player }
board-initiative-free = Case d’initiative { $number } : libre
board-lativs-space = La case de Lativ au Dépôt
# La case de Lativ, écrite en deux lignes, ou en une lettre là où la place manque.
board-lativs-place-1 = Case
board-lativs-place-2 = de Lativ
board-lativs-place-short = L
board-in-supply = { $chemical } : { $count } au Dépôt
board-stack = Tuiles de la pile : { $up } face visible, { $down } face cachée
board-workshop-tile = Tuile Atelier { $tile } : { $top } en haut, { $bottom } en bas
board-lativs-office = Bureau de Lativ
board-lativs-path = Chemin de Lativ
# Ce qui se passe quand Lativ est dans son Bureau, en trois lignes.
board-office-1 = Lativ ici :
board-office-2 = revenus,
board-office-3 = puis retour

## Un Laboratoire

board-laboratory-yours = Votre Laboratoire
board-laboratory-own = Votre Laboratoire : { $player }
board-laboratory = Laboratoire : { $player }
board-vouchers-held = Bons
board-voucher-track = { $count } sur { $max } bons { FORM($voucher, "of") } au plus
board-line = Chaîne de montage
board-built = { $count } construits
board-section = Section { $section } : { $vouchers ->
    [one] 1 bon de Dépôt pour un robot
   *[other] { $vouchers } bons de Dépôt pour un robot
}{ $income ->
    [yes] {""} ; les emplacements vides rapportent des revenus
   *[no] {""}
}{ $open ->
    [no] {""} ; s’ouvre à { $bots } robots construits ou { $tokens } jetons
   *[yes] {""}
}
board-slot = { $held ->
    [yes] Emplacement { $slot }, avec un robot : { $gives }
   *[no] Emplacement { $slot }, vide : { $gives }
}
board-workshop = Atelier
board-tile-count = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
}
board-workshop-holds = Dans l’Atelier : { $items }
board-chemicals = { $count } { $chemical }
board-parts = { $count ->
    [one] 1 pièce { FORM($colour, "f") }
   *[other] { $count } pièces { FORM($colour, "fpl") }
}
board-bots = { $count ->
    [one] 1 robot
   *[other] { $count } robots
}
board-to-lay = À poser, dans un sens ou dans l’autre : { $tile }
board-lay = poser
board-printed-space = { $row ->
    [top] Case imprimée, rangée du haut
    [middle] Case imprimée, rangée du milieu
   *[bottom] Case imprimée, rangée du bas
}
board-shelf = { $row ->
    [top] Atelier, colonne { $column }, rangée du haut : aucune tuile
    [middle] Atelier, colonne { $column }, rangée du milieu : aucune tuile
   *[bottom] Atelier, colonne { $column }, rangée du bas : aucune tuile
}
board-tiles = Tuiles
board-investments = { $count ->
    [one] 1 tuile Investissement
   *[other] { $count } tuiles Investissement
}
board-office = Bureau
board-office-about = Bureau ; pointez-le pour l’agrandir
board-tokens-held = { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
}
board-holding = Sur la case d’attente
board-office-space = Rangée { $row }, { $colour } : { $gives }
board-paper = Rangée { $row }{ $complete ->
    [yes] , complète
   *[no] {""}
} : { $lies ->
    [start] article non publié
    [storm] son marqueur est sur la Météo extrême
    [box] son marqueur est dans la boîte
   *[other] article publié
} ; publier donne : { $gives }

## Les objectifs

board-goals = Objectifs
board-goals-about = Objectifs ; pointez-en un pour le lire
board-goals-below = { $count ->
    [one] 1 tuile Objectif de cette sorte sous le Laboratoire
   *[other] { $count } tuiles Objectif de cette sorte sous le Laboratoire
}
board-to-place = à placer
board-goal-space = { $height ->
    [top] Case Objectif { FORM($colour, "f") } du haut, vide : { $gives }
   *[bottom] Case Objectif { FORM($colour, "f") } du bas, vide : { $gives }
}
board-goal-space-held = { $height ->
    [top] Case Objectif { FORM($colour, "f") } du haut ({ $gives }), remplie : { $goal }
   *[bottom] Case Objectif { FORM($colour, "f") } du bas ({ $gives }), remplie : { $goal }
}
board-goal = { $flipped ->
    [yes] { $title } ({ $tile }), retournée : { $goal }
   *[no] { $title } ({ $tile }) : { $goal }
}
board-met = Atteint pour l’instant
board-packet = { $set ->
    [circle] { $area }, cercles
    [triangle] { $area }, triangles
    [square] { $area }, carrés
   *[diamond] { $area }, losanges
}
# Une condition en entier.
board-goal-condition = { $kind ->
    [nobel] le prix Nobel
    [sections] les { $count } premières sections de la Chaîne de montage ouvertes
    [space] { $what } sur la case { $count } ou au-delà
    [least] au moins { $count } { $what }
    [most] au plus { $count } { $what }
    [furthest] personne plus loin sur la piste de Financement { FORM($area, "of") }
   *[top] majorité, égalités comprises : { $what }
}
board-goal-measure = { $measure ->
    [bots] { KEY($area) ->
        [board-area-government] robots sur la Machine du Gouvernement
        [board-area-lab] robots sur la Machine météorologique
       *[other] robots en R&D
    }
    [branches] branches { FORM($area, "of") } avec un robot
    [tokens] jetons Recherche { FORM($area, "pl") } dans le Bureau
    [funding] le marqueur de Financement { FORM($area, "of") }
    [papers] articles publiés
    [paper-weathers] météos d’articles publiés
    [citations] jetons Citation dans le Bureau
    [rows] rangées du Bureau complètes
    [awards] récompenses
    [subsidies] tuiles Subvention
    [workshop-tiles] tuiles Atelier
    [part-colours] couleurs de pièces dans l’Atelier
    [bots-built] robots sortis de la Chaîne de montage
    [science] bons de Science
    [vouchers] bons
    [cp] PC
    [nobel] prix Nobel
    [goals-met] objectifs atteints
    [bots-on-board] robots sur le plateau
    [sections] sections ouvertes de la Chaîne de montage
    [lowest-funding] le marqueur de Financement le moins avancé
   *[highest-funding] le marqueur de Financement le plus avancé
}
# Une condition assez courte pour une tuile. Une piste de Financement a des cases ; le reste se compte.
board-condition = { $kind ->
    [one] { $what }
    [least] { $track ->
        [yes] { $what } { $count }
       *[no] { $count } { $what }
    }
    [most] ≤ { $count } { $what }
   *[top] { $track ->
        [yes] { $what } max.
       *[no] max. { $what }
    }
}
board-measure = { $measure ->
    [bots] robots { $area }
    [branches] branches { $area }
    [tokens] jetons { FORM($area, "pl") }
    [funding] fin. { $area }
    [papers] articles
    [paper-weathers] météos
    [citations] citations
    [rows] rangées
    [awards] récomp.
    [subsidies] subventions
    [workshop-tiles] tuiles
    [part-colours] coul. pièces
    [bots-built] rob. construits
    [science] Science
    [vouchers] bons
    [cp] PC
    [nobel] prix Nobel
    [goals-met] objectifs
    [bots-on-board] rob. sortis
    [sections] sections
    [lowest-funding] dernier fin.
   *[highest-funding] meilleur fin.
}

## Le bandeau : manche et fin

board-over = finie
board-your-turn = À vous
board-set-up = Mise en place
board-round = Manche { $round }
board-final = dernière
board-one-more = encore 1
board-trigger = { $trigger ->
    [nobel] Le prix Nobel a été pris : encore une manche
    [experiment] La dernière tuile Expérience est entrée dans le présentoir : encore une manche
    [government] La Machine du Gouvernement est pleine : encore une manche
   *[rnd] Toutes les cases Recherche de la R&D sont occupées : encore une manche
}
board-end = Fin
board-nobel-awards = Récompenses pour le prix Nobel
board-nobel-short = Nobel
board-bots-in-government = Robots dans la Machine du Gouvernement
board-bots-in-rnd = Robots en R&D
board-experiments-left = Tuiles Expérience encore à venir

## Le bandeau : les joueurs

board-players-in-order = Joueurs, dans l’ordre du tour
board-open-laboratory = Ouvrir le Laboratoire
board-cp = { $count } PC
board-cp-of = { $player } : PC
board-bots-held = Robots dans l’Atelier
board-chemicals-held = Produits chimiques
board-parts-held = Pièces de machine
board-papers = Articles publiés
board-award-tokens = Jetons Récompense
board-goals-placed = Tuiles Objectif posées
board-next-place = Place à la prochaine manche
board-next = suivant

## Le bandeau : gagner et perdre contre les Saboteurs

board-win = Gagner
board-goals-met = Objectifs atteints
board-funding-far = Marqueurs de Financement assez avancés pour la victoire immédiate
# Marqueurs de Financement sur cette case ou au-delà.
board-funding-from = financement { $space }+
board-lose = Perdre
board-worst = Météo extrême de niveau 3
board-worst-short = Niveau 3
board-worst-about = Tuiles Météo extrême de niveau 3 : avec { $count }, vous perdez
board-reports-left = Rapports restants
board-race = PC et cible
board-race-about = Pour gagner, il vous faut plus de PC que la valeur cible
board-race-now = Vous avez { $own } PC, la valeur cible est de { $target }
board-your-cp = Vos PC
board-target = Cible
board-ahead = { $count } devant
board-behind = encore { $count } PC pour la dépasser

## Le bandeau : Cachette, Rapports de sécurité, plans

board-hideout = Cachette
board-hideout-bots = Robots dans la Cachette
board-hideout-awards = Récompenses dans la Cachette
board-hideout-chemical = { $chemical } dans la Cachette
board-hideout-chemicals = { $count } { $chemical } dans la Cachette
board-deck = Rapports dans la pioche
board-deck-about = Rapports de sécurité dans la pioche : s’il n’en reste aucun, les Saboteurs ne peuvent pas agir et vous perdez
board-deck-top = Sur le dessus de la pioche : { $report }
board-report-current = Actuel
board-report-drawn = Pioché
board-report-previous = Précédent
board-report-label = { $title } : { $report }
board-report = { $location ->
    [none] { $card } : { $agent } rejoint Lativ
   *[other] { $card } : { $agent } va { FORM($location, "to") }
} ; { $weather }, { $first ->
    [top] le plus haut d’abord
   *[bottom] le plus bas d’abord
}
board-first = { $first ->
    [top] le plus haut d’abord
   *[bottom] le plus bas d’abord
}
board-plans = Plans
board-plans-about = Ce qu’ils feraient maintenant, et selon quelles priorités
board-forecast = Aperçu
board-forecast-about = Ce qu’ils feraient si leur tour venait maintenant, jusqu’à la première carte inconnue. Les endroits concernés sont pâles sur le plateau.
board-forecast-none = Il n’y a pas de Rapport actuel.
board-priorities = Priorités
board-challenges = Cartes Défi

## Les signes

board-signs = Signes
board-or = ou
board-sign-player = { $player } : robot, marqueur
board-sign-lativs-bot = Robot de Lativ
board-sign-chemical = { $chemical }, pièce { FORM($colour, "f") }
board-sign-any-part = un produit chimique, une pièce de machine au choix
board-sign-voucher = Bon { FORM($voucher, "of") }
board-sign-any-voucher = Bon au choix
board-sign-cp = PC
board-sign-bot = construire un robot
board-sign-tile = agrandir l’Atelier
board-sign-stairs = une case sur une piste de Financement : celle de la couleur indiquée dessous, ou une au choix
board-sign-invest = tuile Investissement
board-sign-sell = vendre une pièce
board-sign-secure = obtenir une tuile Subvention
board-sign-experiment = participer à une expérience ; vert : sans le produit chimique
board-sign-publish = publier un article
board-sign-research = rechercher
board-sign-breakthrough = réaliser une Percée
board-sign-initiative = prendre l’initiative
board-sign-award = jeton Récompense
board-sign-cite = jeton Citation
board-sign-lock = jeton Verrou, section fermée
board-sign-income = les emplacements vides rapportent des revenus
board-sign-nobel = prix Nobel
board-sign-storm = Météo extrême, avec son niveau
