### Master of the Galaxy: choices. The value is the button, .detail what it costs and brings, .group its heading, .short the button under that heading.

## Set-up, and results of chance.

choice-first =
    { KEY($player) ->
        [player-you] Empiezas tú
       *[other] Empieza { $player }
    }
choice-draw = { CAPITAL($cube) }
choice-show = { $card }
    .detail = { $about }
choice-weave = { $card }
choice-home = { $system }
    .detail = { $about }
    .group = Sistema natal
choice-shape = { CAPITAL($shape) }
    .detail = se le pueden sumar { $more } bases de las otras formas; quedan { $left } de esta en la reserva
about-system = { $colour }; planetas: { $planets }
about-home = { $colour }; planetas: { $planets }; { $routes } rutas con { $slots } espacios

## Phase 2. $slot is "own" for a slot of the cube's colour, "any" for one for every colour, otherwise its colour.

choice-place =
    { $slot ->
        [own] { CAPITAL($cube) } en { $project }
        [any] { CAPITAL($cube) } en { $project }, casilla de cualquier color
       *[other] { CAPITAL($cube) } en { $project }, casilla de color { $slot }
    }
    .detail =
        { $step ->
            [completes] lo completa: { $brings }
            [wins] gana el conflicto
           *[goes-on] { $filled } de { $needed }
        }
    .group = Cartas y conflictos
choice-build = { CAPITAL($cube) } en { $route }
    .detail =
        { $step ->
            [completes] completa la ruta
           *[goes-on] { $filled } de { $needed }
        }
    .group = Rutas
choice-settle = { CAPITAL($cube) } coloniza { $system }
    .short = { CAPITAL($cube) }: { $system }
    .detail =
        { $count ->
            [0] planeta { $planet }: no da nada
            [one] da { $count } { $planet }
           *[other] da { $count } { FORM($planet, "plural") }
        }
    .group = Colonizar
choice-initiate = { $card } contra { $target } desde { $source }
    .group = Iniciar un conflicto
choice-recall = Recuperar un cubo
    .detail = el cubo negro va a tu bolsa con él
    .group = Otras acciones
choice-dismiss = Abandonar { $card }
    .short = { $card }
    .detail =
        { $count ->
            [0] { "" }
            [one] vuelve { $count } cubo
           *[other] vuelven { $count } cubos
        }
    .group = Abandonar
choice-end = Terminar la fase 2
    .detail =
        { $count ->
            [0] { "" }
           *[other] devuelve a tu bolsa: { $cubes }
        }
    .group = Otras acciones

## Effects.

choice-take =
    { $slot ->
        [own] { CAPITAL($cube) } { FORM($project, "from") }
        [any] { CAPITAL($cube) } { FORM($project, "from") }, casilla de cualquier color
       *[other] { CAPITAL($cube) } { FORM($project, "from") }, casilla de color { $slot }
    }
    .group = Cartas
choice-take-route = { CAPITAL($cube) } de { $route }
    .group = Rutas
choice-take-work = { $card }: { $work }
    .group = Enjambres
choice-base = { CAPITAL($shape) } en { $system }
    .detail =
        { $own ->
            [yes] una base más
           *[no] lo captura
        }
    .group = Base
choice-free = Planeta { $planet } de { $system }
    .detail =
        { $count ->
            [0] no da nada
            [one] da { $count } { $planet }
           *[other] da { $count } { FORM($planet, "plural") }
        }
    .group = Colonizar
choice-cube = { CAPITAL($colour) }
    .detail =
        { $from ->
            [bag] { $count } en la bolsa
           *[reserve] { $count } en la reserva
        }
choice-give = Entregar un cubo { $colour }
    .detail = { $count } en la bolsa
choice-close = { $system }
    .detail = { $about }
    .group = Cerrar
choice-conflict = { $card }
    .detail = contra { $target }
choice-skip = { $player }
choice-leader = { $card }
    .detail = { $about }
    .group = Líderes
choice-complete = { CAPITAL($project) }
choice-aim = { $system }
    .detail = { $about }
choice-use = { CAPITAL($effect) }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } cubo en la bolsa
           *[other] { $count } cubos en la bolsa
        }
    .then = { $effect }
choice-pass = Renunciar
    .detail =
        { $seen ->
            [yes] todas las cartas reveladas van debajo de su mazo
           *[no] el resto de este efecto se pierde
        }

## Picks of cards.

choice-deck = { CAPITAL($pile) }
    .detail =
        { $top ->
            [none] { "" }
           *[other] { $top } encima
        }
choice-keep =
    { KEY($pile) ->
        [pile-species] Dirigir { $card }
       *[other] Quedarse con { $card }
    }
    .detail = { $about }
choice-under = Primero { $card }
