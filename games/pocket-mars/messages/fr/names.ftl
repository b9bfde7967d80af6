### Pocket Mars : les noms des joueurs et des choses.

game-summary = Envoyez vos sept colons sur Mars avant les autres, ou avant les androïdes du Devious Automatics Challenge.

## Players. "whose" stands behind what they own; "ship", "module" and so on are a thing with its owner.

player-you = vous
    .whose = à vous
    .turn = votre tour
    .one = un de vos colons
    .colonists = vos colons
    .colonists-of = de vos colons
    .ship = votre vaisseau
    .ship-of = de votre vaisseau
    .module = votre module
    .module-of = de votre module
    .module-in = dans votre module
    .energy = votre énergie
    .hand = votre main
player-androids = les androïdes
    .whose = des androïdes
    .turn = le tour des androïdes
    .one = un colon des androïdes
    .colonists = les colons des androïdes
    .colonists-of = des colons des androïdes
    .ship = le vaisseau des androïdes
    .ship-of = du vaisseau des androïdes
    .module = le module des androïdes
    .module-of = du module des androïdes
    .module-in = dans le module des androïdes
    .energy = l’énergie des androïdes
    .hand = la main des androïdes
player-red = Rouge
    .whose = de Rouge
    .turn = le tour de Rouge
    .one = un colon de Rouge
    .colonists = les colons de Rouge
    .colonists-of = des colons de Rouge
    .ship = le vaisseau de Rouge
    .ship-of = du vaisseau de Rouge
    .module = le module de Rouge
    .module-of = du module de Rouge
    .module-in = dans le module de Rouge
    .energy = l’énergie de Rouge
    .hand = la main de Rouge
player-white = Blanc
    .whose = de Blanc
    .turn = le tour de Blanc
    .one = un colon de Blanc
    .colonists = les colons de Blanc
    .colonists-of = des colons de Blanc
    .ship = le vaisseau de Blanc
    .ship-of = du vaisseau de Blanc
    .module = le module de Blanc
    .module-of = du module de Blanc
    .module-in = dans le module de Blanc
    .energy = l’énergie de Blanc
    .hand = la main de Blanc
player-yellow = Jaune
    .whose = de Jaune
    .turn = le tour de Jaune
    .one = un colon de Jaune
    .colonists = les colons de Jaune
    .colonists-of = des colons de Jaune
    .ship = le vaisseau de Jaune
    .ship-of = du vaisseau de Jaune
    .module = le module de Jaune
    .module-of = du module de Jaune
    .module-in = dans le module de Jaune
    .energy = l’énergie de Jaune
    .hand = la main de Jaune
player-grey = Gris
    .whose = de Gris
    .turn = le tour de Gris
    .one = un colon de Gris
    .colonists = les colons de Gris
    .colonists-of = des colons de Gris
    .ship = le vaisseau de Gris
    .ship-of = du vaisseau de Gris
    .module = le module de Gris
    .module-of = du module de Gris
    .module-in = dans le module de Gris
    .energy = l’énergie de Gris
    .hand = la main de Gris
player-seat = Place { $seat }

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-black = noir
back-green = une carte verte
back-blue = une carte bleue
back-orange = une carte orange
back-purple = une carte violette
back-black = une carte noire
back-hidden = une carte
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
