### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Envía a tus siete colonos a Marte antes que los demás, o antes que los androides del desafío Devious Automatics.
# Completes “alone against …”.
opponent = los androides

## Players. The form "whose" says whose something is; the others are what they own.

player-you = tú
    .after = ti
    .whose = tuyo
    .turn = tu turno
    .module = tu módulo de preparación
    .of-module = de tu módulo de preparación
    .ship = tu nave
    .energy = tu energía
    .colonists = tus colonos
    .hand = tu mano
player-androids = los androides
    .after = los androides
    .whose = de los androides
    .turn = el turno de los androides
    .module = el módulo de preparación de los androides
    .of-module = del módulo de preparación de los androides
    .ship = la nave de los androides
    .energy = la energía de los androides
    .colonists = los colonos de los androides
    .hand = la mano de los androides
player-red = Rojo
    .after = Rojo
    .whose = de Rojo
    .turn = el turno de Rojo
    .module = el módulo de preparación de Rojo
    .of-module = del módulo de preparación de Rojo
    .ship = la nave de Rojo
    .energy = la energía de Rojo
    .colonists = los colonos de Rojo
    .hand = la mano de Rojo
player-white = Blanco
    .after = Blanco
    .whose = de Blanco
    .turn = el turno de Blanco
    .module = el módulo de preparación de Blanco
    .of-module = del módulo de preparación de Blanco
    .ship = la nave de Blanco
    .energy = la energía de Blanco
    .colonists = los colonos de Blanco
    .hand = la mano de Blanco
player-yellow = Amarillo
    .after = Amarillo
    .whose = de Amarillo
    .turn = el turno de Amarillo
    .module = el módulo de preparación de Amarillo
    .of-module = del módulo de preparación de Amarillo
    .ship = la nave de Amarillo
    .energy = la energía de Amarillo
    .colonists = los colonos de Amarillo
    .hand = la mano de Amarillo
player-grey = Gris
    .after = Gris
    .whose = de Gris
    .turn = el turno de Gris
    .module = el módulo de preparación de Gris
    .of-module = del módulo de preparación de Gris
    .ship = la nave de Gris
    .energy = la energía de Gris
    .colonists = los colonos de Gris
    .hand = la mano de Gris
