### Master of the Galaxy: the names of players and things.

game-summary = Extiéndete por dieciséis sistemas con cubos sacados de una bolsa, por rutas, bases, cartas y conflictos, antes que los demás o antes de que los Weavers cierren el cielo.

## Players.

player-grey = Gris
player-brown = Marrón
player-orange = Naranja
player-purple = Morado
player-you = Tú

## What a conflict is against.

against-neutral = neutral
against-swarm = un enjambre

## Colours, symbols, shapes.

word = { $word }
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
symbols =
    { $count ->
        [one] { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }
shape-factory = fábrica
shape-pyramid = pirámide
shape-globe = esfera

## Decks and the types of their cards. The form "card" names a single card.

pile-species = especie
    .card = especie
pile-leader = líder
    .card = líder
pile-conflict = conflicto
    .card = conflicto
pile-government = gobierno
    .card = gobierno
pile-commerce = comercio
    .card = desarrollo de comercio
pile-expansion = expansión
    .card = desarrollo de expansión
pile-progress = progreso
    .card = desarrollo de progreso

## Projects. The first names the project of somebody whose species is known.

part-only = Proyecto
part-base = Base
part-research = Investigación
part-politics = Política
part-attack = Ataque
part-defence = Defensa
project =
    { $part ->
        [base] Base
        [research] Investigación
        [politics] Política
        [attack] el ataque: { $card }
        [defence] la defensa: { $card }
       *[only] { $card }
    }
project-of-card =
    { $part ->
        [base] Base ({ $card })
        [research] Investigación ({ $card })
        [politics] Política ({ $card })
        [attack] el ataque: { $card }
        [defence] la defensa: { $card }
       *[only] { $card }
    }
victory-in = Victoria: { $card }
route = { $from }–{ $to }

## Works of the Weavers.

work-proliferation = proliferación
work-morphing = metamorfosis
work-engulfment = absorción
work-of-card = { $work } de { $card }
