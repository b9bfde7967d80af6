### Master of the Galaxy: the names of players and things.


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
        [one] símbolo { $symbol }
       *[other] { $count } símbolos { FORM($symbol, "plural") }
    }
shape-factory = fábrica
shape-pyramid = pirámide
shape-globe = esfera

## Decks and the types of their cards. The form "card" names a single card, "plural" several, "which" asks for one.

pile-species = especie
    .card = especie
    .plural = especies
    .which = qué especie
    .deck = especies
pile-leader = líder
    .card = líder
    .plural = líderes
    .which = qué líder
    .deck = líderes
pile-conflict = conflicto
    .card = conflicto
    .plural = conflictos
    .which = qué conflicto
    .deck = conflictos
pile-government = gobierno
    .card = gobierno
    .plural = gobiernos
    .which = qué gobierno
    .deck = gobiernos
pile-commerce = comercio
    .card = desarrollo de comercio
    .plural = desarrollos de comercio
    .which = qué desarrollo de comercio
pile-expansion = expansión
    .card = desarrollo de expansión
    .plural = desarrollos de expansión
    .which = qué desarrollo de expansión
pile-progress = progreso
    .card = desarrollo de progreso
    .plural = desarrollos de progreso
    .which = qué desarrollo de progreso

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
    .from =
        { $part ->
            [base] de Base ({ $card })
            [research] de Investigación ({ $card })
            [politics] de Política ({ $card })
            [attack] del ataque: { $card }
            [defence] de la defensa: { $card }
           *[only] de { $card }
        }
victory-in = Victoria: { $card }
route = { $from }–{ $to }
    .from = de la ruta { $from }–{ $to }

## Works of the Weavers.

work-proliferation = proliferación
work-morphing = metamorfosis
work-engulfment = absorción
work-of-card = la { $work } de { $card }
    .from = de la { $work } de { $card }
