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
reading-token-on-completion = Completar una sección toma una ficha que quede
reading-lativ-returns = Al volver al Suministro, Lativ cumple sus tareas
reading-reread-havoc = Los estragos empiezan por el Informe descartado más reciente
reading-award-sets = Los Galardones solos forman un conjunto
reading-lativ-fills = Un Bot de Lativ llena su casilla para los Saboteadores
reading-no-tile-no-storm = Sin clima nuevo donde no haya loseta en el despliegue
reading-no-prototype-exchange = Sin intercambio para las Piezas de un prototipo
