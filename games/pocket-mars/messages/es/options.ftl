### Pocket Mars: the options of a game.

option-seats = Jugadores
    .help = Uno juega contra los Devious Automatics; de dos a cuatro, unos contra otros.
option-level = Nivel
    .help = Cuántos colonos de los androides están ya en su nave.
option-da-choice = Quién decide por los androides
    .help = Sus pocas elecciones verdaderas las toma el programa, o tú buscando lo mejor para ellos.
option-drafting = Variante de draft
    .help = Las primeras cuatro cartas se eligen de paquetes que se van pasando, en vez de repartirse.
option-ships = Naves
    .help = No se diferencian en el juego.
    .by-seat = Repartidas en orden
    .chosen = Cada cual elige
option-da-ship = La nave de los androides
    .help = No se diferencia en el juego.
    .default = La siguiente de la lista
    .chosen = La elijo en la preparación
