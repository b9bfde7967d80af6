### Master of the Galaxy: the names of players and things.


## What a conflict is against.

against-neutral = neutre
against-swarm = un essaim

## Colours, symbols, shapes. A colour agrees with cube (m), planète and case (f).

word = { $word }
colour-red = rouge
    .plural = rouges
    .feminine = rouge
    .feminines = rouges
colour-blue = bleu
    .plural = bleus
    .feminine = bleue
    .feminines = bleues
colour-yellow = jaune
    .plural = jaunes
    .feminine = jaune
    .feminines = jaunes
colour-white = blanc
    .plural = blancs
    .feminine = blanche
    .feminines = blanches
colour-black = noir
    .plural = noirs
    .feminine = noire
    .feminines = noires
any-colour = n’importe quelle couleur
cubes =
    { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { FORM($colour, "plural") }
    }
cubes-none = rien
symbol-military = militaire
    .plural = militaires
symbol-economic = économique
    .plural = économiques
symbol-industrial = industriel
    .plural = industriels
symbol-scientific = scientifique
    .plural = scientifiques
symbol-political = politique
    .plural = politiques
symbols =
    { $count ->
        [one] symbole { $symbol }
       *[other] { $count } symboles { FORM($symbol, "plural") }
    }
shape-factory = usine
shape-pyramid = pyramide
shape-globe = globe

## Decks and the types of their cards. The form "card" names a single card, "plural" several, "which" asks for one.

pile-species = espèce
    .card = espèce
    .plural = espèces
    .which = quelle espèce
    .deck = Espèces
pile-leader = dirigeant
    .card = dirigeant
    .plural = dirigeants
    .which = quel dirigeant
    .deck = Dirigeants
pile-conflict = conflit
    .card = conflit
    .plural = conflits
    .which = quel conflit
    .deck = Conflits
pile-government = gouvernement
    .card = gouvernement
    .plural = gouvernements
    .which = quel gouvernement
    .deck = Gouvernements
pile-commerce = Commerce
    .card = développement Commerce
    .plural = développements Commerce
    .which = quel développement Commerce
pile-expansion = Expansion
    .card = développement Expansion
    .plural = développements Expansion
    .which = quel développement Expansion
pile-progress = Progrès
    .card = développement Progrès
    .plural = développements Progrès
    .which = quel développement Progrès

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
        [attack] l’attaque : { $card }
        [defence] la défense : { $card }
       *[only] { $card }
    }
project-of-card =
    { $part ->
        [base] Base ({ $card })
        [research] Recherche ({ $card })
        [politics] Politique ({ $card })
        [attack] l’attaque : { $card }
        [defence] la défense : { $card }
       *[only] { $card }
    }
victory-in = Victoire : { $card }
route = { $from }–{ $to }
    .article = la route { $from }–{ $to }

## Works of the Weavers. The form "full" is a sentence.

work-proliferation = prolifération
    .article = la prolifération
    .full = la prolifération est complète
work-morphing = métamorphose
    .article = la métamorphose
    .full = la métamorphose est complète
work-engulfment = engloutissement
    .article = l’engloutissement
    .full = l’engloutissement est complet
work-of-card = { FORM($work, "article") } de { $card }
