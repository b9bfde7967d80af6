### Las opciones de una partida, con sus valores.

option-seats = Jugadores
    .help = Cuántas personas juegan.
option-set-up = Preparación
    .help = Cómo empieza cada cual.
    .first-game = Primera partida: todo está fijado
    .normal = Normal: eliges cartas, dados y una ficha
    .draft = Draft: tus esbirros reúnen aquello con lo que empiezas
option-length = Duración
    .help = Una partida exprés tiene más losetas y termina con 10 cartas en lugar de 12.
    .full = Completa
    .express = Exprés
option-enemies = Enemigos
    .help = Cuántos científicos locos juegan contra ti. En solitario tienes al menos uno.
option-difficulty = Dificultad
    .help = Los dados con los que empiezas, y los puntos que hay que alcanzar con doce cartas.
    .easy = Fácil: 30 puntos
    .medium = Media: 45 puntos
    .hard = Difícil: 60 puntos
option-enemy-1 = Primer enemigo
    .help = Un personaje que no lleva ningún jugador.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-1 = Primer enemigo: máquina
    .help = La máquina que construye este enemigo.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-2 = Segundo enemigo
    .help = Un personaje que no lleva ningún jugador.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-2 = Segundo enemigo: máquina
    .help = La máquina que construye este enemigo.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-3 = Tercer enemigo
    .help = Un personaje que no lleva ningún jugador.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-3 = Tercer enemigo: máquina
    .help = La máquina que construye este enemigo.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-after-1 = Asiento del enemigo 1
    .help = El jugador anterior a él en el orden de turno.
option-after-2 = Asiento del enemigo 2
    .help = El jugador anterior a él en el orden de turno.

## Why options are refused.

refuse-express-first = una partida exprés empieza con la preparación normal o el draft
refuse-alone = quien juega en solitario tiene de uno a tres enemigos
refuse-too-many = jugadores y enemigos son cuatro como máximo
refuse-draft = no hay draft contra enemigos
refuse-express = no hay partida exprés contra enemigos
refuse-same-enemy = cada enemigo es un científico distinto
refuse-same-device = cada enemigo construye una máquina distinta
refuse-after = se sienta detrás de uno de los jugadores

## What has changed since a game was saved.

change-answers = lo que se va o se queda en un evento es una sola respuesta, y donde no hay nada que decidir no se pregunta a nadie
change-values = nuestros propios valores han cambiado: puntos de las cartas, acciones y necesidades de las cartas del Día del Juicio, poderes especiales, la carta de bonificación BC13 y los espacios de mejora a tres jugadores
change-cards = nuestros propios valores han cambiado: cartas, necesidades de las cartas del Día del Juicio y losetas de mejora
