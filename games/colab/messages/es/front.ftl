### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Comparte un laboratorio con otros científicos locos: envía esbirros, reúne dados y construye monstruos, artilugios y pociones que se activan entre sí.
# Completes “alone against …”.
opponent = los científicos locos

## Who plays.

player-name = Jugador { $number }
