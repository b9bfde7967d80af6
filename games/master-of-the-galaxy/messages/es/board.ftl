### Master of the Galaxy: the table, as lists and as the words of its drawing.

## Shared.

chance = { $percent } %
chance-under = < { $percent } %

## The table as lists.

table-cubes =
    { KEY($player) ->
        [player-you] Tus cubos
       *[other] Cubos de { $player }
    }
table-hand = Mano: { $cubes }
table-bag =
    { $count ->
        [one] Bolsa, { $count } cubo
       *[other] Bolsa, { $count } cubos
    }
table-odds =
    { $count ->
        [one] { $count } { $colour }: { $chance } de probabilidad de que haya al menos uno en la próxima mano
       *[other] { $count } { FORM($colour, "plural") }: { $chance } de probabilidad de que haya al menos uno en la próxima mano
    }
table-swarm =
    { $target ->
        [none] { $swarm } en { $system }, aún sin objetivo
       *[other] { $swarm } en { $system }, apunta a { $target }: { $chance } de probabilidad de invadirlo en el próximo Span
    }
table-work = { CAPITAL($work) }: { $filled } de { $slots } ({ $colour }), { $chance } de probabilidad de avanzar en el próximo Span
table-weaver-deck =
    { $count ->
        [one] Mazo Weaver: { $count } carta
       *[other] Mazo Weaver: { $count } cartas
    }
table-tokens = Fichas de agujero negro que quedan: { $count }
table-systems = Sistemas
table-system =
    { $start ->
        [yes] { $system } ({ $colour }, sistema inicial): { $stands }; planetas: { $planets }
       *[no] { $system } ({ $colour }): { $stands }; planetas: { $planets }
    }
system-hole = un agujero negro
system-swarm = bajo { $swarm }
system-held =
    { KEY($player) ->
        [player-you] tuyo ({ $bases })
       *[other] de { $player } ({ $bases })
    }
planet-settled = { $planet } (colonizado)
table-routes = Rutas
route-free = { $route }: { $slots } casillas, libre
route-owned =
    { $complete ->
        [yes] { $route }: { $player }, { $cubes } en { $slots } casillas, completa
       *[no] { $route }: { $player }, { $cubes } en { $slots } casillas, incompleta
    }
table-player =
    { $out ->
        [yes] { $player }, fuera de la partida
       *[no] { $player }
    }
table-bases = Bases: { $count }
table-symbol =
    { $count ->
        [one] { $count } { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }
table-symbols =
    { $some ->
        [yes] Símbolos: { $symbols }
       *[no] Símbolos: ninguno
    }
table-player-bag = Bolsa: { $cubes }
table-skips = Pierde el próximo turno
table-card =
    { $stands ->
        [won] { $card } ({ $symbol }, ganado)
        [under-way] { $card } ({ $symbol }, en curso)
        [completed] { $card } ({ $symbol }, completo)
       *[open] { $card } ({ $symbol })
    }
table-project = { $part } { $slots }: { $effect }
table-conflicts = Conflictos en curso
table-conflict = { $card } contra { $target } ({ $against }) desde { $source }
table-side = { $part }: { $filled } de { $slots }
table-decks = Mazos
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] { CAPITAL(FORM($pile, "deck")) }: { $count } carta
               *[other] { CAPITAL(FORM($pile, "deck")) }: { $count } cartas
            }
       *[other]
            { $count ->
                [one] { CAPITAL(FORM($pile, "deck")) }: { $count } carta, { $top } encima
               *[other] { CAPITAL(FORM($pile, "deck")) }: { $count } cartas, { $top } encima
            }
    }
table-reserve = Reserva: { $cubes }

## The drawing: its parts.

map = El mapa
map-aims = { $swarm } apunta a { $system }
map-conflict =
    { KEY($player) ->
        [player-you] { $card }: tú contra { $target }
       *[other] { $card }: { $player } contra { $target }
    }
corner-north-west = Noroeste
corner-north-east = Noreste
corner-south-west = Suroeste
corner-south-east = Sureste
others-swarms = Enjambres
others-players = Los demás
bag = Bolsa
bag-cubes = Cubos en la bolsa
bag-odds = La bolsa y la probabilidad de cada color en la próxima mano
hand = Mano
hand-empty = mano vacía
reserve = La reserva
reserve-cubes =
    { $count ->
        [one] { $count } { $colour } en la reserva
       *[other] { $count } { FORM($colour, "plural") } en la reserva
    }
supply = Bases en el suministro
supply-bases = { CAPITAL($shape) }: { $count } en el suministro
cards = Cartas
cards-yours = Tus cartas
cards-of =
    { KEY($player) ->
        [player-you] Tus cartas
       *[other] Cartas de { $player }
    }
cards-open = Mostrar las cartas
cards-seen = Cartas reveladas
cards-done = Completados y ganados
cards-room =
    { $count ->
        [one] Espacio para { $count } { FORM($pile, "card") } más
       *[other] Espacio para { $count } { FORM($pile, "plural") } más
    }
card-of-type = { $card }, { FORM($pile, "card") }
card-changes = { $card }: { $changes }
conflict-under-way = { $card }, en curso
project-cubes = { $filled } de { $needed } cubos
project-enough =
    { $needed ->
        [one] Un cubo lo completa
       *[other] { $needed } cubos lo completan
    }
project-needed = hacen falta { $needed }
stakes-victory = Al ganar: { $effect }.
stakes-cubes =
    { $count ->
        [one] Botín: 1 cubo.
       *[other] Botín: { $count } cubos.
    }
stakes-leader = Botín: un líder.
slot-empty = vacía
track = Supremacía
track-column = { CAPITAL($symbol) }: { $players }
track-player = { $player } { $count }
track-feeds = alimenta a { $swarm }

## The drawing: how near everybody is to the end.

ways =
    { KEY($player) ->
        [player-you] Tus formas de ganar
       *[other] Formas de ganar: { $player }
    }
ways-symbols = Más símbolos iguales: { $symbol }
losses-tokens = Fichas de agujero negro en el tablero: pierdes cuando están todas
losses-swarms = Enjambres en el tablero y cartas en el mazo Weaver
tag-over = fin
tag-now = juega
tag-out = fuera

## The drawing: numbers whose changes are reported.

number-bag =
    { KEY($player) ->
        [player-you] Cubos en tu bolsa
       *[other] Cubos en la bolsa de { $player }
    }
number-bases =
    { KEY($player) ->
        [player-you] Tus bases
       *[other] Bases de { $player }
    }
number-symbols =
    { KEY($player) ->
        [player-you] Tus símbolos
       *[other] Símbolos de { $player }
    }
number-starts =
    { KEY($player) ->
        [player-you] Tus sistemas iniciales
       *[other] Sistemas iniciales de { $player }
    }
number-holes = Agujeros negros

## The drawing: swarms.

swarms-none = No hay ningún enjambre en el tablero.
swarms-order = El orden en que actúan
swarms-arrows = Los colores por los que apunta, en orden
swarms-enters = La probabilidad de que invada su objetivo en el próximo Span
swarms-feeds = Un símbolo de esta clase alimenta estas labores

## The drawing: signs and their legend.

glyph-cube = cubo { $colour }
glyph-slot = casilla: { $colour }
glyph-symbol = símbolo { $symbol }
glyph-hole = agujero negro
glyph-home = sistema natal; sistemas iniciales
glyph-conflict = conflicto
legend = Leyenda
legend-base = base: { $shape }
legend-cube =
    { $key ->
        [red] cubo { $colour }: ejército
        [blue] cubo { $colour }: ciencia
        [yellow] cubo { $colour }: economía
        [white] cubo { $colour }: industria
       *[black] cubo { $colour }: administración
    }
legend-slots = casilla de un solo color, casilla de cualquier color
legend-work =
    { $key ->
        [proliferation] { $work }: avanza cuando se sacan dos cubos del mismo color; cuando está llena, trae un nuevo enjambre al objetivo
        [morphing] { $work }: avanza cuando se saca exactamente un cubo de su color; cuando está llena, otra carta ocupa el lugar del enjambre
       *[engulfment] { $work }: avanza cuando no lo hacen las otras dos; cuando está llena, el enjambre se mueve a su objetivo y deja un agujero negro
    }

## The forecast in the rail.

foresee-enters = { $swarm } puede invadir { $system }
foresee-work = { $swarm }: un cubo en { $work }
