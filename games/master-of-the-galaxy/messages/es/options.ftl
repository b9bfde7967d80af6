### Master of the Galaxy: the options of a game.

option-seats = Jugadores
    .help = Uno juega contra los Weavers; de dos a cuatro, unos contra otros.
option-species = Tu especie
    .help = En solitario, elige cualquier especie, o mira dos y quédate con una como en una partida de varios.
    .choice = Elijo yo
    .pick = Ver dos, quedarse con una
option-weavers = ¿Qué nivel tienen los Weavers?
    .help = Con qué rapidez se multiplican y se mueven sus enjambres. Para una primera partida van bien las cartas impresas.
    .printed = Como en las cartas
    .easy = Fácil
    .normal = Normal
    .hard = Difícil
reading-all-then-resolve = Primero todos los cubos: un enjambre toma todos los cubos de un Span o de un símbolo antes de resolver una labor llena; después se retiran todos juntos
