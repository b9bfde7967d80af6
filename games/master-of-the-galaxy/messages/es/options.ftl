### Master of the Galaxy: los ajustes de una partida.

option-weavers = ¿Qué nivel tienen los Weavers?
    .help = Con qué rapidez se multiplican y se mueven sus enjambres. Para una primera partida van bien las cartas impresas.
    .printed = Como en las cartas
    .easy = Fácil
    .normal = Normal
    .hard = Difícil
reading-all-then-resolve = Primero todos los cubos: un enjambre toma todos los cubos que le trae un mismo Weavers Span o un mismo símbolo antes de que se resuelva una labor llena, así que el último se retira con los demás y no empieza de nuevo
