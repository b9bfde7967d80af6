### Pocket Mars: the names of players and things.

## Players. The form "whose" says whose something is; the others are what they own.

player-seat = Asiento { $seat }
    .whose = del asiento { $seat }

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = verde
    .feminine = verde
colour-blue = azul
    .feminine = azul
colour-orange = naranja
    .feminine = naranja
colour-purple = morado
    .feminine = morada
colour-black = negro
    .feminine = negra
back-green = una carta verde
back-blue = una carta azul
back-orange = una carta naranja
back-purple = una carta morada
back-black = una carta negra
back-hidden = una carta
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
