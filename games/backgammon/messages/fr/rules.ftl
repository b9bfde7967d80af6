# The rules of Backgammon in French; rules.toml has the English.

BG-1-1 = Deux joueurs, Blanc et Noir, ont chacun 15 pions sur un plateau de 24 flèches. Un pion est
    sur une flèche, attend sur la barre ou est sorti.
    .title = Plateau et pions

BG-1-2 = Chaque joueur compte les flèches de son propre côté : 24 est la plus éloignée, 1 la plus
    proche. Ce qui est la flèche 24 pour l’un est la flèche 1 pour l’autre, et ainsi de suite.
    .title = Deux côtés d’un même plateau

BG-1-3 = Chacun commence avec deux pions sur 24, cinq sur 13, trois sur 8 et cinq sur 6, selon son
    propre compte.
    .title = Le début

BG-2-1 = Chaque joueur lance un dé ; des dés égaux sont relancés. Celui qui a le plus haut commence
    et joue ces deux dés comme premier lancer.
    .title = Qui commence

BG-2-2 = On joue à tour de rôle. Chacun des tours suivants commence par un lancer de deux dés.
    .title = Tours

BG-2-3 = Si les deux dés montrent le même nombre, il est joué quatre fois.
    .title = Doubles

BG-3-1 = Chaque nombre du lancer fait avancer un pion d’autant de flèches vers la flèche 1 de son
    joueur, jusqu’à une flèche ouverte : vide, occupée par ses propres pions, ou avec un seul pion
    de l’adversaire.
    .title = Se déplacer

BG-3-2 = Un même pion peut avancer de plusieurs nombres, l’un après l’autre ; chacun d’eux se
    termine sur une flèche ouverte.
    .title = Plusieurs nombres avec un pion

BG-3-3 = On joue autant de nombres du lancer qu’il est possible. Un coup qui empêche de jouer un
    autre nombre est interdit si un autre ordre ou un autre choix permet d’en jouer plus.
    .title = Autant de nombres que possible

BG-3-4 = Si l’on peut jouer l’un ou l’autre de deux nombres, mais pas les deux, on joue le plus
    grand.
    .title = Le plus grand nombre

BG-3-5 = Si aucun nombre ne peut être joué, le tour est fini.
    .title = Rien à jouer

BG-4-1 = Un pion qui arrive sur un pion seul de l’adversaire l’envoie à la barre.
    .title = Frapper

BG-4-2 = Qui a un pion sur la barre le fait rentrer avant de déplacer tout autre pion.
    .title = D’abord rentrer

BG-4-3 = Un pion rentre comme si la barre était la flèche 25 : un 1 l’amène sur 24, un 6 sur 19, si
    cette flèche est ouverte.
    .title = Où rentre un pion

BG-5-1 = Dès que tous les pions qui restent sont sur les flèches 6 à 1, on peut les sortir.
    .title = Quand la sortie commence

BG-5-2 = Un nombre sort un pion de la flèche qui porte ce nombre.
    .title = Le nombre exact

BG-5-3 = S’il n’y a aucun pion sur cette flèche ni plus loin, le nombre sort un pion de la flèche la
    plus éloignée qui en porte un.
    .title = Un nombre plus grand

BG-6-1 = Qui a sorti tous ses pions gagne aussitôt.
    .title = Le gagnant

BG-6-2 = Si le perdant a sorti un pion, la partie compte 1 point.
    .title = Une partie simple

BG-6-3 = Si le perdant n’en a sorti aucun, elle compte 2 points.
    .title = Un gammon

BG-6-4 = Si le perdant n’en a sorti aucun et a encore un pion sur la barre ou sur les flèches 6 à 1
    du gagnant, elle compte 3 points.
    .title = Un backgammon

BG-6-5 = Avant de lancer, un joueur peut proposer de doubler ce que compte la partie.
    .title = Le videau
    .status = On joue sans le videau.

BG-E-1 = Une partie qui n’est pas gagnée après autant de tours que le dit une option, ceux des deux
    joueurs comptés ensemble, est nulle et ne compte rien.
    .title = Le dernier tour
    .source = rédaction : les règles usuelles ne fixent pas de limite, et une partie doit ici en avoir une

BG-E-2 = Les coups sont demandés un par un, et les mêmes coups ne sont proposés que dans un seul
    ordre : avec un double, le pion le plus éloigné se déplace d’abord ; sinon, on joue d’abord le
    plus grand nombre. Le plus petit ne passe d’abord que s’il rend possible un coup du plus grand.
    .title = Un seul ordre pour les mêmes coups
    .source = rédaction : pour qu’un coup soit une seule suite de réponses

BG-E-3 = Si les deux nombres qui restent sortaient le même pion, c’est le plus grand qui le fait.
    .title = Quel nombre sort
    .source = rédaction : cela ne change rien à la position qui suit
