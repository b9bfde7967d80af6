### Les options d’une partie, avec leurs valeurs.

option-seats = Joueurs
    .help = Combien de personnes jouent.
option-set-up = Mise en place
    .help = Comment chacun commence.
    .first-game = Première partie : tout est fixé
    .normal = Normale : cartes, dés et un jeton au choix
    .draft = Draft : les sbires réunissent votre départ
option-length = Durée
    .help = Une partie express a plus de tuiles et finit après 10 cartes au lieu de 12.
    .full = Complète
    .express = Express
option-enemies = Ennemis
    .help = Combien de savants fous jouent contre vous. En solo, il y en a au moins un.
option-difficulty = Difficulté
    .help = Vos dés de départ, et les points à atteindre avec douze cartes.
    .easy = Facile : 30 points
    .medium = Moyen : 45 points
    .hard = Difficile : 60 points
option-enemy-1 = Premier ennemi
    .help = Un personnage que personne ne joue.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-1 = Machine du premier ennemi
    .help = La machine que cet ennemi construit.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-2 = Deuxième ennemi
    .help = Un personnage que personne ne joue.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-2 = Machine du deuxième ennemi
    .help = La machine que cet ennemi construit.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-3 = Troisième ennemi
    .help = Un personnage que personne ne joue.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-3 = Machine du troisième ennemi
    .help = La machine que cet ennemi construit.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-after-1 = Place de l’ennemi 1
    .help = Le joueur juste avant lui dans l’ordre du tour.
option-after-2 = Place de l’ennemi 2
    .help = Le joueur juste avant lui dans l’ordre du tour.

## Why options are refused.

refuse-express-first = une partie express commence par la mise en place normale ou le draft
refuse-alone = qui joue en solo affronte un à trois ennemis
refuse-too-many = joueurs et ennemis sont quatre au plus
refuse-draft = il n’y a pas de draft contre des ennemis
refuse-express = il n’y a pas de partie express contre des ennemis
refuse-same-enemy = chaque ennemi est un autre scientifique
refuse-same-device = chaque ennemi construit une autre machine
refuse-after = il est assis après un des joueurs

## What has changed since a game was saved.

change-answers = ce qui part ou reste lors d’un événement est une seule réponse, et là où rien n’est à décider, personne n’est interrogé
change-values = nos propres valeurs ont changé : points des cartes, actions et besoins des cartes Apocalypse, pouvoirs spéciaux, carte Bonus BC13 et cases d’amélioration à trois
change-cards = nos propres valeurs ont changé : cartes, besoins des cartes Apocalypse et tuiles d’amélioration
