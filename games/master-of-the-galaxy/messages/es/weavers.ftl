### What the Weavers do, what a helper beside a real table asks, and its score.

## Names.

colour =
    { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
        [white] blanco
       *[black] negro
    }
symbol =
    { $symbol ->
        [military] militar
        [economic] económico
        [industrial] industrial
        [scientific] científico
       *[political] político
    }
work =
    { $work ->
        [proliferation] proliferación
        [morphing] metamorfosis
       *[engulfment] absorción
    }
cubes = { $count } { $count ->
        [one] { $colour }
       *[other] { $colour ->
            [azul] azules
           *[other] { $colour }s
        }
    }
cubes-none = nada
none = ninguno
and = {" "}y{" "}
any-colour = cualquier color

## What the Weavers do.

came = { $swarm } llega a { $system }.
aims = { $swarm } apunta a { $system }.
aims-at-nothing = { $swarm } no tiene a qué apuntar.
aims-neighbours = cada sistema vecino de { $system } es un agujero negro o está bajo un enjambre
aim-lost-hole = { $system }, su objetivo, es ahora un agujero negro
aim-lost-swarm = { $system }, su objetivo, está ahora bajo un enjambre
aim-open = sistemas vecinos abiertos: { $systems }
aim-arrow-none = flecha { $arrow }, { $colour }: ninguno de ellos
aim-arrow = flecha { $arrow }, { $colour }: { $system }
aim-left = { $system } es lo que queda
no-cube = { $swarm }: ningún cubo en la { $work }.
advanced = { $swarm }: un cubo { $colour } en la { $work }, { $filled } de { $slots }.
redirected = { $swarm }: el cubo { $colour } para la { $work } se desvía a la defensa en { $conflict }.
redirected-slot = { $conflict } tiene una casilla vacía para él ({ $colour })
redirected-before-star = { $conflict } tiene una casilla vacía de color { $colour }, que va antes que una de cualquier color
redirected-older = { $conflict } empezó antes que { $younger }, que también tiene una casilla para él
lacking = { $swarm }: nada en la { $work }, la reserva no tiene ningún cubo { $colour }.
resolved = { $swarm }: la { $work } está llena. La carta se vacía, a la reserva: { $cubes }.
resolved-engulfs = el mazo Weaver está vacío, así que se resuelve como absorción
engulfs = { $swarm } absorbe: se mueve de { $from } a { $to }.
morphs = { $swarm } en { $system } se transforma en { $into }; { $swarm } va debajo del mazo Weaver.
swarm-gone = { $swarm } deja { $system } y el tablero; a la reserva: { $cubes }.
unravelled = Un cubo { $colour } de los Weavers va a la reserva.
due-pair = en la mano hay dos o más cubos { $colour ->
        [azul] azules
       *[other] { $colour }s
    }
due-one = en la mano hay exactamente un cubo { $colour }
due-idle = en este Weavers Span no se ha colocado ningún cubo en su proliferación ni en su metamorfosis
due-fed = se ha obtenido un símbolo { $symbol }, y con él { $swarm } alimenta la { $work }
not-due-pair = ningún color está dos veces en la mano
not-due-none = en la mano no hay ningún cubo { $colour }
not-due-count = en la mano hay { $count } cubos { $colour ->
        [azul] azules
       *[other] { $colour }s
    }, no exactamente uno
not-due-busy = se ha colocado un cubo en su proliferación o en su metamorfosis

## The same as something to do.

do-advance = { $swarm }: coloca un cubo { $colour } en la { $work }, { $filled } de { $slots }.
do-redirect = { $swarm }: coloca el cubo { $colour } para la { $work } en el bando de los Weavers en { $conflict }.
do-resolve = { $swarm }: la { $work } está llena. Devuelve sus cubos a la reserva.
do-lay = Coloca { $swarm } en { $system }. Vacía ese sistema.
do-move = Mueve { $swarm } de { $from } a { $to }. Vacía { $to }.
do-swap = Cambia { $swarm } en { $system } por { $into }; { $swarm } va debajo del mazo Weaver.
do-hole = Coloca una ficha de agujero negro en { $system }. Vacía ese sistema.
do-hole-without = { $system } es un agujero negro; no queda ninguna ficha para él. Vacía ese sistema.
do-point = Orienta { $swarm } hacia { $system }.
do-lose = Pierdes { $conflict }: tus cubos de allí van a tu bolsa; los de los Weavers, a la reserva; la carta, debajo de su mazo. Paga su botín.
do-clear = Tus bases de allí van a tu suministro; los cubos de sus planetas, a la reserva; los cubos de sus rutas, a tu bolsa; los conflictos allí o desde allí se cancelan.
tokens-none = no queda ninguna ficha de agujero negro: al final de tu turno pierdes, salvo que ganes antes
tokens-left =
    { $count ->
        [one] queda { $count } ficha de agujero negro
       *[other] quedan { $count } fichas de agujero negro
    }

## What is asked.

ask-level = ¿Qué nivel tienen los Weavers?
level =
    { $level ->
        [printed] Como en las cartas
        [easy] Fácil
        [normal] Normal
       *[hard] Difícil
    }
ask-readings = Otras interpretaciones de las reglas
reading =
    { $reading ->
       *[all_then_resolve] Primero todos los cubos: un enjambre toma todos los cubos que le trae un mismo Weavers Span o un mismo símbolo antes de que se resuelva una labor llena, así que el último se retira con los demás y no empieza de nuevo
    }
asks-home = ¿Qué sistema inicial es tu sistema natal?
asks-drawn = ¿Qué has sacado?
asks-reserve = ¿Cuántos cubos de estos hay en la reserva?
asks-first = ¿Qué cartas Weaver llegaron primero?
asks-end = La partida ha terminado. ¿Qué tienes?
chance = Azar
asked-of = { $who }: { $what }
asks-arrive = ¿qué carta Weaver llega?
asks-table = ¿Cómo está la mesa?
announce-before = En tu turno, antes
announce-over = La partida ha terminado
fact-due = Qué toca ahora
fact-fed = Símbolos { $symbol ->
        [militar] militares
        [industrial] industriales
       *[other] { $symbol }s
    } obtenidos
fact-home = Tu sistema natal
fact-pair = Dos o más de un color
fact-reserve = Cubos { $colour ->
        [azul] azules
       *[other] { $colour }s
    } en la reserva
fact-on = En { $system }
fact-nth = Enjambre { $nth } por orden de llegada
fact-aim = { $swarm } apunta a
fact-side = { $conflict }: el bando de los Weavers
fact-oldest = El conflicto que empezó primero
fact-game = La partida
fact-bases = Tus bases en el tablero
fact-starts = Sistemas iniciales que controlas
fact-symbols = Tus símbolos { $symbol ->
        [militar] militares
        [industrial] industriales
       *[other] { $symbol }s
    }
answer-span = El Weavers Span
answer-aim = Un enjambre ha perdido su objetivo
answer-none = Ninguno
answer-no-pair = Ninguno
answer-not-fed = Ninguno
answer-fed =
    { $count ->
        [one] Has obtenido un símbolo { $symbol }
       *[other] Has obtenido { $count } símbolos { $symbol ->
            [militar] militares
            [industrial] industriales
           *[other] { $symbol }s
        }
    }
answer-plenty = Suficientes
answer-scarce = Pocos
answer-or-more = { $count } o más
answer-hole = { $system } se ha convertido en un agujero negro
answer-open = No es un agujero negro
answer-on = En { $system }
answer-deck = En el mazo
answer-gone = Fuera del juego
answer-nothing = A nada
answer-cubes = { $count } de { $slots }
answer-conflict = Contra { $target } desde { $source }
answer-goes-on = Continúa
over-bases = Has ganado por bases
over-starts = Has ganado por sistemas iniciales
over-swarms = Has ganado: no queda ningún enjambre
over-home = Has perdido: ninguna base en tu sistema natal
over-tokens = Has perdido: todos los agujeros negros están en el tablero
over-rounds = Has perdido: ha terminado la última ronda
over-symbols = Has ganado por símbolos { $symbol ->
        [militar] militares
        [industrial] industriales
       *[other] { $symbol }s
    }

## The end and its score.

name-you = Tú
name-weavers = Los Weavers
score-bases = Bases en el tablero
score-starts = Sistemas iniciales
score-symbols = Símbolos { $symbol ->
        [militar] militares
        [industrial] industriales
       *[other] { $symbol }s
    }
score-swarms = Enjambres en el tablero
score-holes = Agujeros negros
score-tokens = Fichas de agujero negro restantes
score-out = Cartas Weaver fuera del juego
end-bases = { $count } bases en el tablero
end-symbols = { $count } símbolos { $symbol ->
        [militar] militares
        [industrial] industriales
       *[other] { $symbol }s
    }
end-starts = { $count } sistemas iniciales
end-last = a nadie más le queda una base
end-swarms = no queda ningún enjambre en el tablero
end-home = ninguna base en el sistema natal al final del turno
end-tokens = todas las fichas de agujero negro están en el tablero
end-rounds = han terminado { $count } rondas
ended =
    { $who ->
        [weavers] Los Weavers ganan, { $by }.
        [you] Ganas, { $by }.
       *[other] { $name } gana, { $by }.
    }
by-bases = con todas las bases necesarias
by-symbols = con todos los símbolos necesarios
by-starts = con dos sistemas iniciales
by-last = porque no queda nadie más
by-swarms = porque no queda ningún enjambre
by-home = porque se ha perdido el sistema natal
by-tokens = porque todas las fichas de agujero negro están en el tablero
by-rounds = porque ha terminado la última ronda
closed = { $system } se convierte en un agujero negro.
closed-without = { $system } se convierte en un agujero negro (no queda ninguna ficha para él).

## What stands above a turn, and the turn in one line.

turn-of = Turno: { $name }
turn-span = El Weavers Span
turn-came = un nuevo enjambre en { $system }
turn-morphed = el enjambre en { $system } se transforma
turn-engulfs = un enjambre absorbe { $system }
turn-cubes =
    { $count ->
        [0] Ninguna labor avanza
        [one] Un cubo para una labor
       *[other] { $count } cubos para labores
    }

## The opponent, to complete “alone against …”.

opponent = los Weavers
