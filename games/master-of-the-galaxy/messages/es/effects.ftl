### Master of the Galaxy: what effects and modifiers of cards do. They stand on cards and in details of choices, and begin in lower case.

## Effects.

effect-none = nada más que sus símbolos
effect-then = { $before }, luego { $next }
verb-gain =
    { $count ->
        [one] obtén { $count } { $colour }
       *[other] obtén { $count } { FORM($colour, "plural") }
    }
verb-gain-any =
    { $count ->
        [one] obtén 1 cubo a tu elección
       *[other] obtén { $count } cubos a tu elección
    }
verb-gain-planet =
    { $count ->
        [one] obtén 1 cubo del color del planeta
       *[other] obtén { $count } cubos del color del planeta
    }
verb-swap =
    { $count ->
        [one] intercambia un cubo con la reserva
       *[other] intercambia hasta { $count } cubos con la reserva
    }
verb-draw =
    { $count ->
        [one] saca 1 cubo
       *[other] saca { $count } cubos
    }
verb-pull =
    { $count ->
        [one] coloca un cubo de tu bolsa ({ $kind })
       *[other] coloca hasta { $count } cubos de tu bolsa ({ $kind })
    }
verb-pull-any =
    { $count ->
        [one] coloca un cubo de tu bolsa
       *[other] coloca hasta { $count } cubos de tu bolsa
    }
verb-steal =
    { $count ->
        [one] roba un cubo ({ $scope })
       *[other] roba hasta { $count } cubos ({ $scope })
    }
verb-repel =
    { $count ->
        [one] repele un cubo del otro bando de un conflicto
       *[other] repele hasta { $count } cubos del otro bando de un conflicto
    }
verb-pick = obtén una elección de carta ({ OR($piles) })
verb-base = coloca una base
verb-jump = coloca una base sin ruta
verb-settle =
    { $count ->
        [one] coloniza un planeta con un cubo de la reserva
       *[other] coloniza hasta { $count } planetas con cubos de la reserva
    }
verb-black-hole = cierra un sistema neutral
verb-cancel = cancela un conflicto
verb-skip = un rival pierde un turno
verb-unravel = retira { $count } cubos de los Weavers
verb-take-leader = toma el líder de un rival
scope-card = cartas
scope-conflict = conflictos
scope-route = rutas
scope-any = en cualquier parte

facts = { $before }; { $next }

## Modifiers.

modifier-hand =
    { $count ->
        [one] saca 1 cubo más
       *[other] saca { $count } cubos más
    }
modifier-look = mira { $count } cartas al elegir carta ({ OR($piles) })
modifier-limit = puedes tener { $count } cartas de este tipo: { $pile }
modifier-wild =
    { $any ->
        [yes] { $colour } vale en cada casilla ({ $kind })
       *[no] { $colour } vale en casillas de color { $slot } ({ $kind })
    }
modifier-discount =
    { $count ->
        [one] { $kind }: 1 cubo menos, pero al menos { $least }
       *[other] { $kind }: { $count } cubos menos, pero al menos { $least }
    }
modifier-mixed-routes = tus rutas pueden mezclar colores
modifier-settle-any = cualquier cubo coloniza
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
kind-research = Investigación
kind-politics = Política
kind-leader = líderes
kind-development = desarrollos
kind-attack = ataques
kind-defence = defensas
kind-route = rutas
kind-card = tus cartas
