### Pocket Mars : les noms des joueurs et des choses.

## Players. "whose" stands behind what they own; "ship", "module" and so on are a thing with its owner.

player-seat = Place { $seat }
    .whose = de la place { $seat }

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = vert
    .feminine = verte
colour-blue = bleu
    .feminine = bleue
colour-orange = orange
    .feminine = orange
colour-purple = violet
    .feminine = violette
colour-black = noir
    .feminine = noire
back-green = une carte verte
back-blue = une carte bleue
back-orange = une carte orange
back-purple = une carte violette
back-black = une carte noire
back-hidden = une carte
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
