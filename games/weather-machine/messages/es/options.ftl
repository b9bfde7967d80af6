### Las opciones elegidas antes de la preparación.

option-seats = Jugadores
    .help = Uno juega contra Los Saboteadores; de dos a cuatro, unos contra otros.
option-challenges = Cartas de Desafío
    .help = Cada una hace más difícil el juego en solitario; se pueden combinar.
option-random-challenges = Cartas de Desafío al azar
    .help = Añade esta cantidad de cartas de Desafío al azar.
option-drafting = Variante de Draft
    .help = Elige losetas de Objetivo en tres rondas en vez de recibirlas repartidas.
option-new-scientists = Variante «Nuevos Científicos»
    .help = Lativ a la izquierda de una casilla vale un Pase más.

## Otras interpretaciones de las reglas.

reading-ask-every-gain = Preguntar antes de obtener algo, para poder rechazarlo
reading-token-on-completion = Quien completa una sección toma una ficha de Investigación, si queda alguna
reading-lativ-returns = Lativ cumple sus tareas también al volver al Suministro
reading-reread-havoc = Los estragos empiezan por el Informe descartado más reciente
reading-award-sets = Los Galardones solos forman un conjunto
reading-lativ-fills = Un Bot de Lativ llena su casilla para los Saboteadores
reading-no-tile-no-storm = Sin nuevo Clima Extremo donde no haya loseta en el despliegue
reading-no-prototype-exchange = Sin intercambio para las Piezas de un prototipo

## Why options are refused.

refuse-challenges = no quedan tantas cartas de Desafío
refuse-helper-random = en la mesa real, di qué cartas de Desafío se aplican

## What has changed since a game was saved.

change-benefits = el orden de las bonificaciones sobre una columna y junto a una fila solo se pregunta donde importa
change-funding = los medidores de Financiación puntúan 0, 0, 2, 3, -, 4, 6, 9, 12, 15 CP en vez de 0, 0, 1, 2, 3, -, 4, 6, 8, 10
