### Pocket Mars: die Namen von Spielern und Dingen.

## Players. "whose" stands behind what they own; "ship", "module" and so on are a thing with its owner.

player-seat = Platz { $seat }
    .whose = von Platz { $seat }

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = grün
    .feminine = grüne
colour-blue = blau
    .feminine = blaue
colour-orange = orange
    .feminine = orangefarbene
colour-purple = violett
    .feminine = violette
colour-black = schwarz
    .feminine = schwarze
back-green = eine grüne Karte
back-blue = eine blaue Karte
back-orange = eine orangefarbene Karte
back-purple = eine violette Karte
back-black = eine schwarze Karte
back-hidden = eine Karte
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
