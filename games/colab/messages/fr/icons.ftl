# What the icons of CoLab are called and mean in French; icons.toml has the English.

icon-symbol = Un symbole d’un dé, du prix d’une carte ou d’une tour. Il est couvert par lui-même, par la forme seule de sa couleur ou par un joker.
    .cl-gear = engrenage
    .cl-spark = étincelle
    .cl-herb = herbe
    .cl-vial = fiole
    .cl-bone = os
    .cl-eye = œil

icon-bare = La forme seule, ou un jeton de sa couleur : vaut l’un des deux symboles de la couleur.
    .cl-red = jeton rouge
    .cl-blue = jeton bleu
    .cl-purple = jeton violet
    .cl-any = jeton d’une couleur au choix

icon-wild = Un jeton joker couvre un symbole au choix.
    .cl-wild = joker

icon-die = Un dé de la réserve dans votre bol.
    .cl-die-red = dé rouge
    .cl-die-blue = dé bleu
    .cl-die-purple = dé violet
    .cl-die-white = dé blanc
    .cl-die-any = dé d’une couleur au choix

icon-card = La carte du dessus de cette pioche en main.
    .cl-card-device = carte engin
    .cl-card-potion = carte potion
    .cl-card-monster = carte monstre
    .cl-card-any = carte d’une pioche au choix

icon-plate = Un symbole de construction d’un labo : une carte de ce type pour chacun.
    .cl-plate-device = construire : engin
    .cl-plate-potion = construire : potion
    .cl-plate-monster = construire : monstre

icon-keep = Piochez deux cartes, gardez-en une.
    .cl-keep = garder une carte

icon-flask = Un jeton potion : paie les capacités de potion et se pose sur une carte à la fin du tour.
    .cl-flask = jeton potion

icon-research = Jetons recherche : s’échangent sur votre plateau de recherche. Dix rapportent des points.
    .cl-research = jeton recherche

icon-point = Des points, aussitôt sur la piste autour du plateau.
    .cl-point = point

icon-return = Lancez un dé du bol vers le pool, ou relancez-en un du pool.
    .cl-return = lancer un dé
    .cl-return-all = lancer tout le bol

icon-setdie = Un dé du pool est tourné sur la face de votre choix.
    .cl-setdie = tourner un dé

icon-lever = Utilisez le déclencheur d’une carte de votre grille dont le jeton est visible.
    .cl-lever = déclencher une carte

icon-lever-near = Comme un déclencheur, mais d’une carte à côté de celle-ci.
    .cl-lever-near = déclencher à côté

icon-copy = Faites l’effet du déclencheur d’une carte à côté, sans tourner son jeton.
    .cl-copy = copier un déclencheur

icon-build = Construisez une carte de votre main, à son prix.
    .cl-build = construire

icon-discount = Payez un symbole de moins pour une carte. Il en reste toujours un.
    .cl-discount = réduction

icon-move = Un sbire va dans une fenêtre ouverte. Il ne faut pas de dé.
    .cl-move = déplacer un sbire

icon-second = Aussi l’autre action de labo : une construction et une collecte.
    .cl-second = seconde action de labo

icon-upgrade = Posez une tuile d’amélioration dans un labo. Elle sert à tous.
    .cl-upgrade = tuile d’amélioration

icon-hand = Combien de cartes votre main peut garder en fin de tour.
    .cl-hand = limite de main

icon-worker = Combien de sbires voisins doivent travailler pour cette tuile. Chacun une fois par tour.
    .cl-worker = ouvriers

icon-rest = Repos : votre savant va au centre, vous prenez deux provisions et lancez le bol.
    .cl-rest = repos

icon-send = Envoyez un sbire avec un dé à une fenêtre ; la ligne de la tour est à vous.
    .cl-send = envoyer

icon-retrieve = Récupérez un sbire ; la ligne de sa tour est à vous.
    .cl-retrieve = récupérer

icon-damage = Une fenêtre endommagée : personne ne s’y place avant réparation.
    .cl-damage = dégât

icon-ice = Une fenêtre gelée : la glace se brise avant qu’on s’y place.
    .cl-ice = glace

icon-jam = Une tour brouillée : y envoyer un sbire ne rapporte aucune ligne.
    .cl-jam = brouillée

icon-face-strip = Tous les dés des sbires des joueurs à cette tour vont aux bols.
    .cl-face-strip = RETRAIT

icon-face-discard = Chacun défausse un dé, un jeton ou une carte.
    .cl-face-discard = DÉFAUSSE

icon-face-jam = Qui place un sbire à cette tour n’obtient aucune ligne.
    .cl-face-jam = BROUILLAGE

icon-face-damage = Un jeton dégât va dans la fenêtre de ce sbire et y reste.
    .cl-face-damage = DÉGÂT

icon-face-extra = Lors d’une collecte à côté, ce sbire vaut deux ouvriers.
    .cl-face-extra = RENFORT

icon-face-wild = Lors d’une construction à côté, ce dé couvre un symbole au choix.
    .cl-face-wild = JOKER

icon-face-power = Un jeton pouvoir au hasard passe de la réserve au sac.
    .cl-face-power = POUVOIR

icon-bolt = Charge d’un la jauge de l’ennemi.
    .cl-bolt = charge

icon-special = Le pouvoir spécial : il a lieu quand la jauge est pleine.
    .cl-special = pouvoir spécial

icon-wreck = Une tuile d’un labo est détruite. La tuile de départ reste.
    .cl-wreck = détruire

icon-way = Le sens du savant ennemi autour de l’anneau.
    .cl-way-clockwise = sens horaire
    .cl-way-counter = sens antihoraire
    .cl-way-short = le plus court

icon-figure = Poursuite : le savant ennemi va au prochain labo où est celui d’un joueur.
    .cl-figure = poursuite

icon-imp = Un sbire ennemi bouge : son dé est relancé et agit.
    .cl-imp = un sbire ennemi agit

icon-bag = Le sac des jetons ennemis. On en tire un à chacun de leurs tours.
    .cl-bag = sac

icon-bowl = Votre bol : des dés sans valeur tant qu’ils ne sont pas lancés.
    .cl-bowl = bol

icon-flag = L’objectif : ce total de points avec douze cartes gagne.
    .cl-flag = objectif

icon-tick = Utilisé ce tour.
    .cl-tick = utilisé

icon-gold = Un jeton d’amélioration sur la piste. Le dépasser amène une manche d’amélioration.
    .cl-gold = jeton d’amélioration
    .cl-gone = jeton d’amélioration, pris

icon-window = Une fenêtre de tour reçoit un sbire ou un jeton. En solo, les 18 pleines font perdre.
    .cl-window = fenêtre

icon-coin = L’ennemi actif fait tout son tour. Barré : il a déjà construit.
    .cl-coin = ennemi actif
    .cl-coin-off = ennemi actif, a construit

icon-scientist = Un savant va chaque tour dans un autre labo et y agit.
    .cl-scientist-ivy = Ivy
    .cl-scientist-luciana = Luciana
    .cl-scientist-victor = Victor
    .cl-scientist-elias = Elias

icon-minion = Un sbire à une fenêtre travaille pour les tuiles voisines de sa tour.
    .cl-minion-ivy = sbire d’Ivy
    .cl-minion-luciana = sbire de Luciana
    .cl-minion-victor = sbire de Victor
    .cl-minion-elias = sbire d’Elias
    .cl-minion-neutral = sbire neutre

icon-enemy = Un sbire ennemi. Il occupe une fenêtre et ne travaille pas pour vous.
    .cl-enemy-ivy = sbire d’Ivy, ennemi
    .cl-enemy-luciana = sbire de Luciana, ennemi
    .cl-enemy-victor = sbire de Victor, ennemi
    .cl-enemy-elias = sbire d’Elias, ennemi

icon-end = La fin de la partie.
    .i-flag = fin
