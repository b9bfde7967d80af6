### Master of the Galaxy: the options of a game.

option-seats = Jugadores
    .help = En solitario juegas contra los Weavers; de dos a cuatro jugadores, unos contra otros.
option-species = Tu especie
    .help = En solitario, elige cualquier especie, o mira dos y quédate con una como en una partida de varios.
    .choice = Elijo yo
    .pick = Ver dos, quedarse con una
option-weavers = Nivel de los Weavers
    .help = Con qué rapidez se multiplican y se mueven sus enjambres. Para una primera partida van bien las cartas impresas.
    .printed = Como en las cartas
    .easy = Fácil
    .normal = Normal
    .hard = Difícil
reading-all-then-resolve = Primero todos los cubos: un enjambre toma todos los cubos de un Span o de un símbolo antes de resolver una labor llena; después se retiran todos juntos

## Why options are refused.


## What has changed since a game was saved.

change-arrival = una carta llega, con todo lo que se descarta por ella, en un solo paso: la que no se queda no ha hecho nada, y lo que una carta nueva completa alimenta a los Weavers una vez por símbolo (WV-9.2)
