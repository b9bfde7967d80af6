# What the icons of Weather Machine are called and mean in French; icons.toml has the English.

icon-weather = Une des cinq météos : une branche dans chacune des trois machines. À chaque manche, l’une peut fonctionner.
    .w-rain = Pluie
    .w-wind = Vent
    .w-sun = Soleil
    .w-fog = Brouillard
    .w-snow = Neige

icon-chemical = Un produit chimique : acheté au Dépôt, payé pour la recherche et les expériences. Sa lettre est celle de sa couleur en anglais.
    .wc-green = Verdino (vert)
    .wc-white = Melgoth (blanc)
    .wc-pink = Delugium (rose)
    .wc-magenta = Calorium (magenta)
    .wc-blue = Radieu (bleu)
    .wc-any = produit chimique au choix

icon-part = Une pièce de machine : vendue au Gouvernement ou montée dans des prototypes.
    .wp-green = pièce de machine verte
    .wp-white = pièce de machine blanche
    .wp-pink = pièce de machine rose
    .wp-magenta = pièce de machine magenta
    .wp-blue = pièce de machine bleue
    .wp-any = pièce de machine au choix

icon-voucher = Un bon : paie les actions de son lieu. Un bon Science peut remplacer tous les autres.
    .wt-supply = bon Dépôt
    .wt-government = bon Gouvernement
    .wt-lab = bon Labo
    .wt-rnd = bon R&D
    .wt-science = bon Science
    .wt-any = bon au choix
    .wt-gone = place pour un bon

icon-token = Un jeton Recherche : va dans votre Bureau, une météo par rangée, une couleur par colonne. Deux peuvent être cités, trois font un article.
    .wk-government = jeton Recherche bleu : Gouvernement
    .wk-lab = jeton Recherche vert : Labo
    .wk-rnd = jeton Recherche lilas : R&D

icon-location = Un lieu. À chaque tour, votre Scientifique se rend dans un autre et y agit.
    .w-supply = le Dépôt
    .w-government = le Gouvernement
    .w-lab = le Laboratoire de Lativ
    .w-rnd = la R&D
    .w-office = le Bureau de Lativ

icon-science = Science : un bon Science, reçu ou payé.
    .w-science = Science

icon-any = N’importe lequel de son espèce, au choix.
    .w-any = au choix

icon-build = Construire un robot : de la Chaîne de montage à l’Atelier.
    .w-bot = construire un robot

icon-tile = Agrandir l’Atelier : posez une tuile, qui reçoit une pièce ou un robot de plus.
    .w-tile = agrandir l’Atelier

icon-fund = Une case sur une piste de Financement : celle de sa couleur, ou une au choix.
    .w-stairs = piste de Financement

icon-invest = Une tuile Investissement. Rendez-en une pour fixer un But ou recevoir un financement.
    .w-invest = tuile Investissement

icon-sell = Vendre une pièce : un robot et une pièce vont dans une branche du Gouvernement.
    .w-sell = vendre une pièce

icon-secure = Obtenir une Subvention : prenez une autre tuile Subvention.
    .w-secure = obtenir une tuile Subvention

icon-experiment = Participer à une expérience : un robot et un produit chimique vont dans une branche du Labo. Vert : sans le produit.
    .w-experiment = participer à une expérience

icon-publish = Publier un article : une rangée de trois jetons du Bureau contre des PC.
    .w-publish = publier un article

icon-paper = Un article, ou une rangée du Bureau qui peut le devenir.
    .w-paper = article

icon-research = Rechercher : un robot et un produit chimique vont dans une branche de la R&D, contre un bonus et un jeton.
    .w-research = rechercher

icon-breakthrough = Percée : un prototype de pièces et de robots contre la Météo extrême, pour des PC et une Récompense.
    .w-breakthrough = réaliser une Percée

icon-initiative = Prenez une place dans l’ordre du tour de la manche suivante.
    .w-initiative = prendre l’initiative

icon-award = Un jeton Récompense : va sur toute case vide du Bureau. Trois donnent le prix Nobel.
    .w-award = jeton Récompense

icon-nobel = Le prix Nobel, pour qui a le premier trois Récompenses. Il met fin à la partie.
    .w-nobel = prix Nobel

icon-cite = Un jeton Citation : remplace le troisième jeton d’une rangée dont le verrou est parti.
    .w-cite = jeton Citation

icon-lock = Un jeton Verrou : part avec le premier article ou la première recherche de sa météo. Aussi une section fermée de la Chaîne.
    .w-lock = jeton Verrou ; fermé
    .w-open = ouvert

icon-income = Les emplacements de la Chaîne marqués ainsi rapportent une fois leur robot parti.
    .w-income = revenus

icon-cp = Les PC, les points de ce jeu.
    .wm-star = PC

icon-goal = Des PC à la fin de la partie seulement.
    .w-target = à la fin ; plans

icon-check = Fait : un But fixé, un article publié.
    .w-check = fait

icon-storm = La Météo extrême et son niveau. Deux tuiles de niveau 3 font perdre contre les Saboteurs.
    .w-storm = Météo extrême

icon-bot = Un robot : construit au Dépôt, envoyé aux machines. On ne le dépense jamais.
    .b-p1 = robot de Jaune, le vôtre en solo
    .b-p2 = robot de Noir
    .b-p3 = robot d’Orange
    .b-p4 = robot de Violet

icon-saboteurs = Les robots et le marqueur des Saboteurs. Leurs robots attendent dans le Repaire.
    .b-saboteurs = robot des Saboteurs

icon-lativs-bot = Le robot de Lativ : une place déjà prise dans son Labo. Y travailler le déplace ou le retire.
    .b-lativ = robot de Lativ

icon-figure = Un Scientifique se tient là où il agit ce tour ; un seul par emplacement.
    .f-scientist = Scientifique

icon-agent = Un Saboteur : va où l’envoie le rapport actuel et exécute son plan.
    .f-pink = Saboteur rose
    .f-white = Saboteur blanc
    .w-agent = un Saboteur

icon-lativ = Le professeur Lativ : quitte le lieu où quelqu’un arrive et place un robot dans son Labo.
    .f-lativ = Lativ

icon-assistant = L’Assistant se tient à la météo qui peut fonctionner à la fin de cette manche.
    .f-assistant = Assistant

icon-priority = La priorité d’un rapport : la place la plus haute ou la plus basse d’abord.
    .w-up = le plus haut d’abord
    .w-down = le plus bas d’abord

icon-hideout = Le Repaire : robots et produits chimiques des Saboteurs.
    .w-box = Repaire

icon-deck = Rapports de sécurité restants. Sans carte, vous perdez.
    .i-deck = pioche

icon-end = La fin de la partie, ou ce qui l’amène.
    .i-flag = fin
