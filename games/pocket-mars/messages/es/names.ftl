### Pocket Mars: the names of players and things.

player-you = tú
player-androids = los androides
colour-green = verde
colour-blue = azul
colour-orange = naranja
colour-purple = morado
colour-black = negro
