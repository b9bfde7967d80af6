### Master of the Galaxy: los nombres de los jugadores y las cosas.

player-you = Tú
colour-red = rojo
    .plural = rojos
colour-blue = azul
    .plural = azules
colour-yellow = amarillo
    .plural = amarillos
colour-white = blanco
    .plural = blancos
colour-black = negro
    .plural = negros
any-colour = cualquier color
cubes =
    { $count ->
        [one] { $count } { $colour }
       *[other] { $count } { FORM($colour, "plural") }
    }
cubes-none = nada
symbol-military = militar
    .plural = militares
symbol-economic = económico
    .plural = económicos
symbol-industrial = industrial
    .plural = industriales
symbol-scientific = científico
    .plural = científicos
symbol-political = político
    .plural = políticos
work-proliferation = proliferación
work-morphing = metamorfosis
work-engulfment = absorción
