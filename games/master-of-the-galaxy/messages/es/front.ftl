### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Extiéndete por dieciséis sistemas con cubos sacados de una bolsa, por rutas, bases, cartas y conflictos, antes que los demás o antes de que los Weavers cierren el cielo.
# Completes “alone against …”.
opponent = los Weavers

## Who plays.

player-grey = Gris
player-brown = Marrón
player-orange = Naranja
player-purple = Morado
player-you = Tú
name-weavers = Los Weavers
