### Pocket Mars : les options d’une partie.

option-seats = Joueurs
    .help = Seul, on joue contre les Devious Automatics ; de deux à quatre, les uns contre les autres.
option-level = Niveau
    .help = Combien de colons des androïdes sont déjà à bord de leur vaisseau.
option-da-choice = Qui décide pour les androïdes
    .help = Leurs rares vrais choix sont faits par le programme, ou par vous, au mieux pour eux.
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
