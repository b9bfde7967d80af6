### Master of the Galaxy: the names of players and things.

game-summary = Étendez-vous sur seize systèmes avec des cubes tirés d’un sac, par routes, bases, cartes et conflits, avant les autres ou avant que les Weavers ne ferment le ciel.

## Players.

player-grey = Gris
player-brown = Marron
player-orange = Orange
player-purple = Violet
player-you = Vous

## What a conflict is against.

against-neutral = neutre
against-swarm = un essaim

## Colours, symbols, shapes.

word = { $word }
colour-red = rouge
    .plural = rouges
colour-blue = bleu
    .plural = bleus
colour-yellow = jaune
    .plural = jaunes
colour-white = blanc
    .plural = blancs
colour-black = noir
    .plural = noirs
any-colour = n’importe quelle couleur
cubes =
    { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { FORM($colour, "plural") }
    }
cubes-none = rien
symbol-military = militaire
symbol-economic = économique
symbol-industrial = industriel
symbol-scientific = scientifique
symbol-political = politique
symbols =
    { $count ->
        [one] { $symbol }
       *[other] { $count } { $symbol }
    }
shape-factory = usine
shape-pyramid = pyramide
shape-globe = globe

## Decks and the types of their cards. The form "card" names a single card.

pile-species = espèce
    .card = espèce
pile-leader = chef
    .card = chef
pile-conflict = conflit
    .card = conflit
pile-government = gouvernement
    .card = gouvernement
pile-commerce = Commerce
    .card = développement Commerce
pile-expansion = Expansion
    .card = développement Expansion
pile-progress = Progrès
    .card = développement Progrès

## Projects. The first names the project of somebody whose species is known.

part-only = Projet
part-base = Base
part-research = Recherche
part-politics = Politique
part-attack = Attaque
part-defence = Défense
project =
    { $part ->
        [base] Base
        [research] Recherche
        [politics] Politique
        [attack] l’attaque : { $card }
        [defence] la défense : { $card }
       *[only] { $card }
    }
project-of-card =
    { $part ->
        [base] Base ({ $card })
        [research] Recherche ({ $card })
        [politics] Politique ({ $card })
        [attack] l’attaque : { $card }
        [defence] la défense : { $card }
       *[only] { $card }
    }
victory-in = Victoire : { $card }
route = { $from }–{ $to }

## Works of the Weavers.

work-proliferation = prolifération
work-morphing = métamorphose
work-engulfment = engloutissement
work-of-card = { $work } de { $card }
