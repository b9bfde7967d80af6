### What the Weavers do.

event-swarm-came = { $card } llega a { $system }.
event-aims = { $card } apunta a { $target }.
event-no-target = { $card } no tiene a qué apuntar.
aims-neighbours = cada sistema vecino de { $system } es un agujero negro o está bajo un enjambre
aim-lost-hole = { $system }, su objetivo, es ahora un agujero negro
aim-lost-swarm = { $system }, su objetivo, está ahora bajo un enjambre
aim-open = sistemas vecinos abiertos: { $systems }
aim-arrow-none = flecha { $arrow }, { $colour }: ninguno de ellos
aim-arrow = flecha { $arrow }, { $colour }: { $system }
aim-left = solo queda { $system }
event-not-due = { $card }: ningún cubo en la { $work }.
event-advanced = { $card }: un cubo { $colour } en la { $work }, { $filled } de { $slots }.
event-redirected = { $card }: el cubo { $cube } para la { $work } se desvía a la defensa en { $conflict }.
redirected-slot = { $conflict } tiene una casilla vacía para él ({ $colour })
redirected-before-star = { $conflict } tiene una casilla vacía de color { $colour }, que va antes que una de cualquier color
redirected-older = { $conflict } empezó antes que { $younger }, que también tiene una casilla para él
event-lacking = { $card }: nada en la { $work }, la reserva no tiene ningún cubo { $cube }.
event-resolved = { $card }: la { $work } está llena. La carta se vacía; a la reserva: { $cubes }.
resolved-engulfs = el mazo Weaver está vacío, así que se resuelve como absorción
event-moved = { $card } absorbe: se mueve de { $from } a { $to }.
event-morphed = { $card } en { $system } se transforma en { $into }; { $card } va debajo del mazo Weaver.
event-swarm-gone = { $card } deja { $system } y el tablero; a la reserva: { $cubes }.
event-unravelled = Un cubo { $cube } de los Weavers va a la reserva.
due-pair = en la mano hay dos o más cubos { FORM($colour, "plural") }
due-one = en la mano hay exactamente un cubo { $colour }
due-idle = en este Weavers Span no se ha colocado ningún cubo en su proliferación ni en su metamorfosis
due-fed = se ha obtenido un símbolo { $symbol }, y con él { $swarm } alimenta la { $work }
not-due-pair = ningún color está dos veces en la mano
not-due-none = en la mano no hay ningún cubo { $colour }
not-due-count = en la mano hay { $count } cubos { FORM($colour, "plural") }, no exactamente uno
not-due-busy = se ha colocado un cubo en su proliferación o en su metamorfosis

## The same as something to do.

do-advanced = { $card }: coloca un cubo { $colour } en la { $work }, { $filled } de { $slots }.
do-redirected = { $card }: coloca el cubo { $cube } para la { $work } en el bando de los Weavers en { $conflict }.
do-resolved = { $card }: la { $work } está llena. Devuelve sus cubos a la reserva.
do-swarm-came = Coloca { $card } en { $system }. Vacía ese sistema.
do-moved = Mueve { $card } de { $from } a { $to }. Vacía { $to }.
do-morphed = Cambia { $card } en { $system } por { $into }; { $card } va debajo del mazo Weaver.
do-closed =
    { $token ->
        [yes] Coloca una ficha de agujero negro en { $system }. Vacía ese sistema.
       *[no] { $system } es un agujero negro; no queda ninguna ficha para él. Vacía ese sistema.
    }
do-aims = Orienta { $card } hacia { $target }.
do-conflict-lost = Pierdes { $card }: tus cubos de allí van a tu bolsa; los de los Weavers, a la reserva; la carta, debajo de su mazo. Paga su botín.
do-clear = Tus bases de allí van a tu suministro; los cubos de sus planetas, a la reserva; los cubos de sus rutas, a tu bolsa; los conflictos allí o desde allí se cancelan.
tokens-none = no queda ninguna ficha de agujero negro: al final de tu turno pierdes, salvo que ganes antes
tokens-left =
    { $count ->
        [one] queda { $count } ficha de agujero negro
       *[other] quedan { $count } fichas de agujero negro
    }

## What is asked.

ask-level = ¿Qué nivel tienen los Weavers?
asks-home = ¿Qué sistema inicial es tu sistema natal?
asks-drawn = ¿Qué has sacado?
asks-reserve = ¿Cuántos cubos de estos hay en la reserva?
asks-first = ¿Qué cartas Weaver llegaron primero?
asks-end = La partida ha terminado. ¿Qué tienes?
asks-table = ¿Cómo está la mesa?
one-card-twice = { $card } aparece dos veces: primero llegaron dos cartas distintas.
starts-without-bases = Has indicado { $starts } sistemas iniciales, pero solo { $bases } bases: uno es tuyo con una base en él.
announce-before = Antes, en tu turno
announce-over = La partida ha terminado
fact-due = Qué toca ahora
fact-fed = Símbolos { FORM($symbol, "plural") } obtenidos
fact-home = Tu sistema natal
fact-pair = Dos o más de un color
fact-reserve = Cubos { FORM($colour, "plural") } en la reserva
fact-on = En { $system }
fact-nth = Enjambre { $nth } por orden de llegada
fact-aim = { $swarm } apunta a
fact-work = { $swarm }: { $work }
fact-side = { $conflict }: el bando de los Weavers
fact-oldest = El conflicto que empezó primero
fact-game = La partida
fact-bases = Tus bases en el tablero
fact-starts = Sistemas iniciales que controlas
fact-symbols = Tus símbolos { FORM($symbol, "plural") }
answer-span = El Weavers Span
answer-aim = Un enjambre ha perdido su objetivo
answer-none = Ninguno
answer-no-pair = Ninguno
answer-not-fed = Ninguno
answer-fed =
    { $count ->
        [one] Has obtenido un símbolo { $symbol }
       *[other] Has obtenido { $count } símbolos { FORM($symbol, "plural") }
    }
answer-plenty = Suficientes
answer-scarce = Pocos
answer-or-more = { $count } o más
answer-hole = { $system } se ha convertido en un agujero negro
answer-open = No es un agujero negro
answer-on = En { $system }
answer-deck = En el mazo
answer-gone = Fuera del juego
answer-nothing = Nada
answer-cubes = { $count } de { $slots }
answer-conflict = Contra { $target } desde { $source }
answer-goes-on = Continúa
over-bases = Has ganado por bases
over-starts = Has ganado por sistemas iniciales
over-swarms = Has ganado: no queda ningún enjambre
over-home = Has perdido: ninguna base en tu sistema natal
over-tokens = Has perdido: todos los agujeros negros están en el tablero
over-rounds = Has perdido: ha terminado la última ronda
over-symbols = Has ganado por símbolos { FORM($symbol, "plural") }

## The end and its score.

score-bases = Bases en el tablero
score-starts = Sistemas iniciales
score-symbols = Símbolos { FORM($symbol, "plural") }
score-swarms = Enjambres en el tablero
score-holes = Agujeros negros
score-tokens = Fichas de agujero negro restantes
score-out = Cartas Weaver fuera del juego
end-bases = { $count } bases en el tablero
end-symbols = { $count } símbolos { FORM($symbol, "plural") }
end-starts = { $count } sistemas iniciales
end-last = a nadie más le queda una base
end-swarms = no queda ningún enjambre en el tablero
end-home = ninguna base en tu sistema natal al final de tu turno
end-tokens = todas las fichas de agujero negro están en el tablero
end-rounds = han terminado { $count } rondas

## What stands above a turn, and the turn in one line.

turn-of =
    { KEY($name) ->
        [player-you] Tu turno
       *[other] Turno de { $name }
    }
turn-span = El Weavers Span
turn-came = un nuevo enjambre en { $system }
turn-morphed = el enjambre en { $system } se transforma
turn-engulfs = un enjambre absorbe { $system }
turn-summary = { $facts }.
turn-cubes =
    { $count ->
        [0] Ningún avance
        [one] Un avance
       *[other] { $count } avances
    }

## The opponent, to complete “alone against …”.

guard-bases = más bases
guard-symbols = más símbolos
guard-starts = más sistemas iniciales
