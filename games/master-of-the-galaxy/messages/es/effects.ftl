### Master of the Galaxy: what effects and modifiers of cards do. They stand on cards and in details of choices, and begin in lower case, in the infinitive.

## Effects.

effect-none = nada más que sus símbolos
effect-then = { $before }, luego { $next }
verb-gain =
    { $count ->
        [one] obtener { $count } { $colour }
       *[other] obtener { $count } { FORM($colour, "plural") }
    }
verb-gain-any =
    { $count ->
        [one] obtener 1 cubo a tu elección
       *[other] obtener { $count } cubos a tu elección
    }
verb-gain-planet =
    { $count ->
        [one] obtener 1 cubo del color del planeta
       *[other] obtener { $count } cubos del color del planeta
    }
verb-swap =
    { $count ->
        [one] intercambiar un cubo con la reserva
       *[other] intercambiar hasta { $count } cubos con la reserva
    }
verb-draw =
    { $count ->
        [one] sacar 1 cubo
       *[other] sacar { $count } cubos
    }
verb-pull =
    { $count ->
        [one] colocar un cubo de tu bolsa { FORM($kind, "on") }
       *[other] colocar hasta { $count } cubos de tu bolsa { FORM($kind, "on") }
    }
verb-pull-any =
    { $count ->
        [one] colocar un cubo de tu bolsa
       *[other] colocar hasta { $count } cubos de tu bolsa
    }
verb-steal =
    { $count ->
        [one] robar un cubo { $scope }
       *[other] robar hasta { $count } cubos { $scope }
    }
verb-repel =
    { $count ->
        [one] repeler un cubo del otro bando en un conflicto
       *[other] repeler hasta { $count } cubos del otro bando en un conflicto
    }
verb-pick = obtener una elección de carta ({ OR($piles) })
verb-base = colocar una base
verb-jump = colocar una base sin ruta
verb-settle =
    { $count ->
        [one] colonizar un planeta con un cubo de la reserva
       *[other] colonizar hasta { $count } planetas con cubos de la reserva
    }
verb-black-hole = cerrar un sistema neutral
verb-cancel = cancelar un conflicto
verb-skip = hacer que un rival pierda un turno
verb-unravel = retirar { $count } cubos de los Weavers
verb-take-leader = tomar un líder de un rival
scope-card = de las cartas
scope-conflict = de los conflictos
scope-route = de las rutas
scope-any = de cualquier parte

facts = { $before }; { $next }

## Modifiers.

modifier-hand =
    { $count ->
        [one] sacar 1 cubo más
       *[other] sacar { $count } cubos más
    }
modifier-look = ver { $count } cartas al elegir carta ({ OR($piles) })
modifier-limit = puedes tener { $count } { FORM($pile, "plural") }
modifier-wild =
    { $any ->
        [yes] un cubo { $colour } vale en todas las casillas { FORM($kind, "of") }
       *[no] un cubo { $colour } vale en las casillas de color { $slot } { FORM($kind, "of") }
    }
modifier-discount =
    { $count ->
        [one] { $kind }: 1 cubo menos, pero al menos { $least }
       *[other] { $kind }: { $count } cubos menos, pero al menos { $least }
    }
modifier-mixed-routes = tus rutas pueden mezclar colores
modifier-settle-any = los cubos de cualquier color pueden colonizar
modifier-fortify =
    { $count ->
        [one] atacarte cuesta 1 cubo más
       *[other] atacarte cuesta { $count } cubos más
    }
modifier-on = { $trigger }: { $effect }
trigger-settle = tras colonizar
trigger-capture = tras capturar
trigger-conflict-won = tras ganar un conflicto
trigger-conflict-won-player = tras ganar un conflicto contra un jugador
trigger-development-done = tras completar un desarrollo
trigger-turn-start = al empezar tu turno

## Kinds of projects.

kind-base = proyectos Base
    .on = en tus proyectos Base
    .of = de tus proyectos Base
kind-research = Investigación
    .on = en Investigación
    .of = de Investigación
kind-politics = Política
    .on = en Política
    .of = de Política
kind-leader = líderes
    .on = en tus líderes
    .of = de tus líderes
kind-development = desarrollos
    .on = en tus desarrollos
    .of = de tus desarrollos
kind-attack = ataques
    .on = en tus ataques
    .of = de tus ataques
kind-defence = defensas
    .on = en tus defensas
    .of = de tus defensas
kind-route = rutas
    .on = en tus rutas
    .of = de tus rutas
kind-card = tus cartas
    .on = en tus cartas
    .of = de tus cartas
