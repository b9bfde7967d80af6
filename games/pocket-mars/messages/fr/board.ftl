### Pocket Mars : le dessin.

## Areas and titles.

board-score = Score
board-hills = Les collines de Mars
board-buildings = Bâtiments sur Mars
board-sky = Vaisseaux et Terre
board-earth = Terre
board-others = Les autres
board-piles = Pioche et défausse
board-signs = Symboles
area-mars = Mars
area-ships = Vaisseaux
area-cards = Cartes
androids = Androïdes

## The strip above the board.

round = Manche { $round }
set-up = Mise en place
over = finie
last-round = dernière manche
phases = Phases de la manche
phase-yours = À vous de jouer
phase-human = Tour
phase-failure = Panne système
phase-androids = Androïdes
points-now = Points si la partie finissait maintenant
seats-order = Ordre du tour, avec les points si la partie finissait maintenant
seat-own = { $player } (vous)
behind = { $count } de retard
behind-of = { $count } de retard sur { $player }
level = à égalité
level-with = à égalité avec { $player }
ahead = { $count } d’avance
ahead-of = { $count } d’avance sur { $player }

## Numbers that change, as the list of changes names them.

number-points = { $player } : points
number-landed = { $player } : sur Mars
number-aboard = { $player } : à bord
number-energy = { $player } : énergie
number-deck = Pioche
number-discard = Défausse

## Spaceships, Earth and players.

spaceship = Vaisseau
ship-said = { $player }, vaisseau { $ship } : { $count } à bord
aboard = À bord : { $count }
aboard-count = { $count } à bord
aboard-word = à bord
landed = { $count } sur { $of } sur Mars
landed-on-mars = { $count } colons sur { $of } sur Mars
landed-short = { $count }/{ $of } sur Mars
energy-said = Énergie : { $energy } sur { $top }
energy-word = énergie
group = { $player } : { $count }
module-theirs = Leur module
module-other = Module, main
module-short = Module
slot-said = Case { $slot } : { $card }
slot-empty = La case { $slot } est vide
empty = vide
hand-count =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
hand-in = en main
open-more = Ouvrir
more-of = Plus : { $player }
sources = D’où viennent les points
source-second = { $count } sur ★★
source-first = { $count } sur ★
source-ship = { $count } à bord
source-earth = { $count } sur Terre
in-every-building = Dans chaque bâtiment
missing = Pas ici : { $buildings }

## Buildings.

building-said = { $building }, à battre : { $value } ; { $ability }
building-ability = { $building } : { $ability }
building-value = Le bâtiment lui-même : { $value }
space-first = { $building } ★, sans limite, { $points } points chacun
space-second =
    { $room ->
        [one] { $building } ★★, { $room } place, { $points } points chacun
       *[other] { $building } ★★, { $room } places, { $points } points chacun
    }
to-land = pour s’installer
to-land-none = aucune
to-land-cards = Cartes avec lesquelles un colon s’installe : { $values }
to-land-no-card = Aucune carte ne permet à un colon de s’installer
face-down = face cachée, valeur 0

## Cards.

card-short = { CAPITAL($colour) } { $value } { $title }
card-known = { $card } : { $ability }
card-back = Carte { FORM($colour, "feminine") }, face cachée
card-hint = Main : { $hand }. Module : { $prep }.
from-hand = Main
from-prep = Module
hand-of-card = Main : { $ability }
prep-of-card = Module : { $ability }
own-prep = Votre module
own-prep-use = · se connecte à un bâtiment
own-hand = Votre main
own-hand-use = · utilisée, puis défaussée
own-packet = Votre paquet
packet = Paquet où choisir
no-card = aucune carte
lying-face-down = face cachée
happens = a lieu
happens-not = sans effet
does-fails = { $value } ne bat pas { $beaten }
does-empty = { $value } bat { $beaten }, personne à bord
does-lands = { $value } bat { $beaten } : 1 s’installe
part-value = valeur
part-hand = capacité de main
part-prep = capacité de module
from-us = { $part } : de notre invention
from-reading = { $part } : notre lecture d’un texte public
from-owner = { $part } : saisie par le propriétaire d’un exemplaire

## Deck and discard pile.

in-play = en cours
in-play-card = En cours : { $card }
deck = pioche
deck-top = Sur le dessus de la pioche : { $colour }
deck-empty = La pioche est vide
deck-unseen = Le dessus de la pioche n’a pas été vu
deck-lasts = Nombre approximatif de manches avant la fin de la pioche
deck-rounds =
    { $count ->
        [one] ~{ $count } manche
       *[other] ~{ $count } manches
    }
discard = défausse
discard-top = { $card }, sur le dessus de la défausse
discard-empty = La défausse est vide

## What the androids would do with their last card.

left-you-decide = vous décidez
left-gain = reste : { $gain }
left-gain-if = s’il reste : { $gain }
left-said = S’il reste la carte { FORM($colour, "feminine") } : { $power }, { $acts }
left-said-points = S’il reste la carte { FORM($colour, "feminine") } : { $power }, { $acts } ; { $gain } points
left-lands = 1 débarque : { $building }
left-boards = 1 embarque
left-spark =
    { $count ->
        [one] { $count } carte de la pioche part
       *[other] { $count } cartes de la pioche partent
    }
left-upgrades =
    { $count ->
        [one] { $count } amélioration
       *[other] { $count } améliorations
    }
left-energy = énergie +{ $count }
left-no-earth = plus personne n’est sur Terre
left-lands-best = 1 débarque là où il marque le plus
left-nobody = personne ne peut bouger

## The legend.

legend-colonists = colons : { $player }
legend-colour = { $colour } : { $building }
legend-rocket = embarquer : de la Terre au vaisseau
legend-land = débarquer : du vaisseau sur Mars
legend-bolt = énergie
legend-star = un espace : une étoile pour celui du bas, deux pour celui du haut, avec ses points à côté
legend-tick = a lieu si la carte est utilisée maintenant
legend-cross = sans effet pour l’instant
legend-own = non imprimé sur la vraie carte : de notre invention ou notre lecture ; pointez dessus pour savoir quoi
legend-eye = un recto que vous avez vu, ou saisi par le propriétaire d’un exemplaire
