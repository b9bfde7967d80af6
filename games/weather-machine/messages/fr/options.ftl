### Les options choisies avant la mise en place.

option-seats = Joueurs
    .help = Un joueur affronte Les Saboteurs ; de deux à quatre s’affrontent entre eux.
option-challenges = Cartes Défi
    .help = Chacune rend le jeu en solo plus difficile ; elles peuvent se combiner.
option-random-challenges = Cartes Défi au hasard
    .help = Ajouter ce nombre de cartes Défi au hasard.
option-drafting = Variante Draft
    .help = Choisir les tuiles Objectif en trois manches au lieu de les recevoir.
option-new-scientists = Variante « Nouveaux scientifiques »
    .help = Lativ à gauche d’une case vaut un bon de plus.

## D’autres interprétations des règles.

reading-ask-every-gain = Demander avant chaque gain, pour pouvoir le refuser
reading-token-on-completion = Compléter une branche donne un jeton restant
reading-lativ-returns = Le retour de Lativ au Dépôt comporte ses tâches
reading-reread-havoc = Les ravages commencent au dernier rapport défaussé
reading-award-sets = Les récompenses seules forment une série
reading-lativ-fills = Un robot de Lativ remplit sa case pour les Saboteurs
reading-no-tile-no-storm = Pas de nouvelle météo sans tuile dans le présentoir
reading-no-prototype-exchange = Pas d’échange pour les pièces d’un prototype
