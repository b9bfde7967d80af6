### Les options choisies avant la mise en place.

option-seats = Joueurs
    .help = Un joueur affronte Les Saboteurs ; de deux à quatre s’affrontent entre eux.
option-challenges = Cartes Défi
    .help = Chacune rend le jeu en solo plus difficile ; elles peuvent se combiner.
option-random-challenges = Cartes Défi au hasard
    .help = Ajouter ce nombre de cartes Défi piochées au hasard.
option-drafting = Variante Draft
    .help = Choisir les tuiles Objectif en trois fois au lieu de les recevoir.
option-new-scientists = Variante « Nouveaux scientifiques »
    .help = Lativ à gauche d’une case vaut un bon de plus.

## D’autres interprétations des règles.

reading-ask-every-gain = Demander avant chaque gain, pour pouvoir le refuser
reading-token-on-completion = Qui complète une branche prend un jeton Recherche, s’il en reste
reading-lativ-returns = Lativ accomplit aussi ses tâches en retournant au Dépôt
reading-reread-havoc = Les ravages commencent au dernier rapport défaussé
reading-award-sets = Les récompenses seules forment une série
reading-lativ-fills = Un robot de Lativ remplit sa case pour les Saboteurs
reading-no-tile-no-storm = Pas de nouvelle Météo extrême sans tuile dans le présentoir
reading-no-prototype-exchange = Pas d’échange pour les pièces d’un prototype

## Why options are refused.

refuse-challenges = il ne reste pas autant de cartes Défi
refuse-helper-random = à la vraie table, dites quelles cartes Défi s’appliquent

## What has changed since a game was saved.

change-benefits = l’ordre des bonus au-dessus d’une colonne et à côté d’une rangée n’est demandé que s’il change quelque chose
change-funding = les pistes de Financement rapportent 0, 0, 2, 3, -, 4, 6, 9, 12, 15 CP au lieu de 0, 0, 1, 2, 3, -, 4, 6, 8, 10
