### Pocket Mars: the options of a game.

option-seats = Jugadores
    .help = Uno juega contra los Devious Automatics; de dos a cuatro, unos contra otros.
option-level = Nivel
    .help = Cuántos colonos de los androides empiezan en su nave.
option-da-choice = Quién decide por los androides
    .help = Sus pocas decisiones reales las toma el programa, o tú, buscando lo mejor para ellos.
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

## Why options are refused.

refuse-no-round = una partida tiene al menos una ronda
refuse-drafting = la variante de draft necesita de dos a cuatro jugadores
refuse-energy = { $start } supera el máximo, { $top }
refuse-no-trigger = al menos un colono en un edificio termina la partida
refuse-trigger = { $trigger } es más que los { $colonists } colonos
refuse-level = { $colonists }: el nivel pone { $aboard } en la nave de los androides
refuse-ship = Falcon 1K es la nave del primer puesto

## What has changed since a game was saved.

change-abilities = 39 habilidades propias, en 27 cartas, dan menos de una vez
