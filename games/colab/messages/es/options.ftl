### Las opciones de una partida, con sus valores.

option-set-up = Preparación
    .first-game = Primera partida: todo está fijado
    .normal = Normal: cartas, dados y una ficha a elegir
    .draft = Draft: los esbirros reúnen aquello con lo que empiezas
option-enemies = Enemigos
option-difficulty = Dificultad
    .easy = Fácil: 30 puntos
    .medium = Media: 45
    .hard = Difícil: 60
option-enemy-1 = Primer enemigo
option-device-1 = Primer enemigo: máquina
option-enemy-2 = Segundo enemigo
option-device-2 = Segundo enemigo: máquina
option-enemy-3 = Tercer enemigo
option-device-3 = Tercer enemigo: máquina
