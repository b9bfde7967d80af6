### Pocket Mars : les options d’une partie.

option-seats = Joueurs
    .help = En solo, on joue contre les Devious Automatics ; de deux à quatre, les uns contre les autres.
option-level = Niveau
    .help = Combien de colons des androïdes commencent à bord de leur vaisseau.
option-da-choice = Qui décide pour les androïdes
    .help = Leurs rares vraies décisions sont prises par le programme, ou par vous, au mieux pour eux.
option-drafting = Variante de draft
    .help = Les quatre premières cartes sont choisies dans des paquets que l’on fait tourner, au lieu d’être distribuées.
option-ships = Vaisseaux
    .help = Ils ne diffèrent pas en jeu.
    .by-seat = Distribués dans l’ordre
    .chosen = Chacun choisit
option-da-ship = Le vaisseau des androïdes
    .help = Il ne diffère pas en jeu.
    .default = Le suivant de la liste
    .chosen = Je le choisis à la mise en place

## Why options are refused.

refuse-no-round = une partie a au moins une manche
refuse-drafting = la variante de draft demande deux à quatre joueurs
refuse-energy = { $start } dépasse le maximum, { $top }
refuse-no-trigger = au moins un colon sur un bâtiment met fin à la partie
refuse-trigger = { $trigger } dépasse les { $colonists } colons
refuse-level = { $colonists } : le niveau en place { $aboard } sur le vaisseau des androïdes
refuse-ship = Falcon 1K est le vaisseau de la première place

## What has changed since a game was saved.

change-abilities = 39 capacités de notre cru, sur 27 cartes, donnent moins à la fois
