### Pocket Mars : titres et noms du matériel, qui sont en anglais dans le contenu.

## Project cards.

title-gh1 = Banque de graines
title-gh2 = Élagage
title-gh3 = Repiquage
title-gh4 = Rotation des cultures
title-gh5 = Désherbage
title-gh6 = Terrarium
title-gh7 = Biodôme
title-aq1 = Foreuse à glace
title-aq2 = Écluse
title-aq3 = Fuite
title-aq4 = Station de filtration
title-aq5 = Siphon
title-aq6 = Sonar
title-aq7 = Réservoir
title-eb1 = Voile solaire
title-eb2 = Piles à combustible
title-eb3 = Branchement pirate
title-eb4 = Boucle thermique
title-eb5 = Ferme solaire
title-eb6 = Réacteur
title-eb7 = Propulsion ionique
title-cc1 = Appel général
title-cc2 = Relais
title-cc3 = Écoute
title-cc4 = Balise de descente
title-cc5 = Relève
title-cc6 = Grue volante
title-cc7 = Liaison de commande
title-hb1 = Abris
title-hb2 = Aire d’atterrissage
title-hb3 = Penthouse
title-hb4 = Démolition
title-hb5 = Garage à rovers
title-hb6 = Dortoir
title-hb7 = Avis d’expulsion

## Buildings. "definite" with the article; "in", "at", "of" with a preposition.

building-greenhouse = Serre
    .definite = la Serre
    .in = dans la Serre
    .at = à la Serre
    .of = de la Serre
building-aqualab = Aqualab
    .definite = l’Aqualab
    .in = dans l’Aqualab
    .at = à l’Aqualab
    .of = de l’Aqualab
building-energy-bank = Banque d’énergie
    .definite = la Banque d’énergie
    .in = dans la Banque d’énergie
    .at = à la Banque d’énergie
    .of = de la Banque d’énergie
building-comms-center = Centre de communication
    .definite = le Centre de communication
    .in = dans le Centre de communication
    .at = au Centre de communication
    .of = du Centre de communication
building-habitation = Habitat
    .definite = l’Habitat
    .in = dans l’Habitat
    .at = à l’Habitat
    .of = de l’Habitat

## What the androids do at the Buildings.

power-greenhouse = Double amélioration
power-aqualab = Étincelle
power-energy-bank = Surtension
power-comms-center = Campagne de recrutement
power-habitation = Calculs

## Levels.

level-normal = Normal
level-super-droid = Super-droïde
level-cyborg = Cyborg

## Options of the content.

option-energy-top = Maximum de la piste d’énergie
    .help = Le niveau d’énergie le plus haut qu’un vaisseau puisse indiquer.
option-energy-start = Énergie de départ
    .help = Le niveau auquel commence chaque marqueur énergie des joueurs.
option-star2-limit-1 = Limite de ★★ en solo
    .help = Combien de colons tiennent sur ★★ d’un bâtiment en solo, les vôtres et ceux des androïdes ensemble.
option-star2-limit-2 = Limite de ★★ à 2 joueurs
    .help = Combien de colons, tous propriétaires confondus, tiennent sur ★★ d’un bâtiment à 2 joueurs.
option-star2-limit-3 = Limite de ★★ à 3 joueurs
    .help = Combien de colons, tous propriétaires confondus, tiennent sur ★★ d’un bâtiment à 3 joueurs.
option-star2-limit-4 = Limite de ★★ à 4 joueurs
    .help = Combien de colons, tous propriétaires confondus, tiennent sur ★★ d’un bâtiment à 4 joueurs.
option-colonists = Colons par joueur
    .help = Combien de colons a chacun ; un commence à bord du vaisseau et les autres sur Terre.
option-end-trigger = Colons qui déclenchent la fin
    .help = Combien de colons un joueur doit avoir dans des bâtiments pour déclencher la fin de partie.
option-finish-round = Terminer la manche
    .help = Une fois la fin déclenchée, la manche est jouée jusqu’au bout, pour que tous aient eu autant de tours.
option-recycle-covered = Remélanger les cartes recouvertes
    .help = Quand la pioche et la défausse sont vides, les cartes connectées recouvertes sont mélangées pour former une nouvelle pioche.
option-steal-moves-colonist = Débarquer avec une carte d’un autre
    .help = Une carte prise dans le module d’un autre joueur permet au joueur actif d’installer un colon si sa valeur est assez haute.
option-round-guard = Nombre maximal de manches
    .help = La partie finit après ce nombre de manches et l’on fait le décompte, quoi qu’il se soit passé.
option-hide-hand-colours = Cacher les couleurs des mains
    .help = Les autres joueurs voient seulement combien de cartes vous avez en main, et non leurs couleurs.
