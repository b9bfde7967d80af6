### Pocket Mars: titles and names of components, which are English in content.

## Cards.

title-gh1 = Banco de semillas
title-gh2 = Poda
title-gh3 = Trasplante
title-gh4 = Rotación de cultivos
title-gh5 = Escarda
title-gh6 = Terrario
title-gh7 = Biodomo
title-aq1 = Perforadora de hielo
title-aq2 = Compuerta
title-aq3 = Fuga
title-aq4 = Planta de filtrado
title-aq5 = Sifón
title-aq6 = Sonar
title-aq7 = Depósito
title-eb1 = Vela solar
title-eb2 = Pilas de combustible
title-eb3 = Toma clandestina
title-eb4 = Circuito térmico
title-eb5 = Granja solar
title-eb6 = Reactor
title-eb7 = Propulsor iónico
title-cc1 = Llamada general
title-cc2 = Repetidor
title-cc3 = Escucha
title-cc4 = Baliza de descenso
title-cc5 = Cambio de turno
title-cc6 = Grúa aérea
title-cc7 = Enlace de mando
title-hb1 = Refugios
title-hb2 = Pista de aterrizaje
title-hb3 = Ático
title-hb4 = Demolición
title-hb5 = Garaje de róveres
title-hb6 = Dormitorio
title-hb7 = Orden de desalojo

## Buildings and what the androids do in them.

building-greenhouse = Invernadero
building-aqualab = Aqualab
building-energy-bank = Banco de energía
building-comms-center = Centro de comunicaciones
building-habitation = Hábitat
power-greenhouse = Doble mejora
power-aqualab = Chispazo
power-energy-bank = Sobrecarga
power-comms-center = Campaña de reclutamiento
power-habitation = Cálculos

## Levels.

level-normal = Normal
level-super-droid = Superdroide
level-cyborg = Cíborg

## Options of the components and the open points of the rules.

option-energy-top = Máximo del medidor de energía
    .help = El nivel de energía más alto que puede mostrar una nave.
option-energy-start = Energía inicial
    .help = El nivel en el que empieza cada marcador de energía de los jugadores.
option-star2-limit-1 = Límite de ★★ en solitario
    .help = Cuántos colonos caben en ★★ de un edificio en solitario, los tuyos y los de los androides juntos.
option-star2-limit-2 = Límite de ★★ con 2 jugadores
    .help = Cuántos colonos de todos los propietarios juntos caben en ★★ de un edificio con 2 jugadores.
option-star2-limit-3 = Límite de ★★ con 3 jugadores
    .help = Cuántos colonos de todos los propietarios juntos caben en ★★ de un edificio con 3 jugadores.
option-star2-limit-4 = Límite de ★★ con 4 jugadores
    .help = Cuántos colonos de todos los propietarios juntos caben en ★★ de un edificio con 4 jugadores.
option-colonists = Colonos de cada jugador
    .help = Cuántos colonos tiene cada jugador; uno empieza en la nave y los demás en la Tierra.
option-end-trigger = Colonos que activan el final
    .help = Cuántos colonos debe tener un jugador en edificios para activar el final de la partida.
option-finish-round = Terminar la ronda
    .help = Cuando se activa el final, la ronda se juega hasta el final para que todos tengan los mismos turnos.
option-recycle-covered = Volver a barajar las cartas cubiertas
    .help = Cuando el mazo y el descarte están vacíos, las cartas conectadas cubiertas se barajan para formar un nuevo mazo.
option-steal-moves-colonist = Desembarcar con una carta ajena
    .help = Una carta jugada del módulo de otro jugador deja al jugador activo desembarcar un colono si su valor es lo bastante alto.
option-round-guard = Número máximo de rondas
    .help = La partida acaba y se hace el recuento tras este número de rondas, pase lo que pase.
option-hide-hand-colours = Ocultar los colores de las manos
    .help = Los demás jugadores solo ven cuántas cartas tienes en la mano, no sus colores.
