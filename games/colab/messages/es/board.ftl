### El dibujo de la mesa: títulos, rótulos para quien no lo ve, y los signos.

board-name = { CAPITAL($name) }
board-labelled = { $name }: { $words }
board-title = { $name }. { $words }
board-times = { $count } × { $words }

## Zonas y estado.

board-enemies = Enemigos
board-others = Los demás
board-area-dice = Dados
board-area-research = Investigación
board-area-grid = Cuadrícula
board-over = terminada
board-now = juega
board-ending =
    { $by ->
        [device] últimos turnos: hay una máquina terminada
        [full] las torres están llenas
       *[cards] última ronda
    }
board-aims = { $player }: camino del objetivo
board-cards = Cartas
board-cards-title = Cartas construidas, y cuántas terminan la partida
board-your-cards = Tus cartas
board-points = Puntos
board-points-title = Puntos, y cuántos hacen falta para ganar
board-your-points = Tus puntos
board-next-upgrade = La siguiente ficha de mejora de la pista de puntuación
board-device = Máquina
board-device-of = Máquina de { $enemy }
board-device-title = La máquina más cercana a su novena carta, y los turnos hasta entonces
board-turns-left =
    { $count ->
        [one] queda { $count } turno
       *[other] quedan { $count } turnos
    }
board-free-windows = Ventanas libres
board-free-windows-title = Ventanas libres: sin ninguna, todos pierden
board-turn-order = Orden de turno
board-seat-title = { $player }: puntos, y cartas sobre { $cards }
board-you = Tú
board-points-of = { $player }: puntos

## El anillo.

board-ring = El anillo de torres y laboratorios
board-tower = La torre { $tower }
board-lab = El laboratorio { $lab }
board-row = El efecto { $row }: { $effect }{ $jammed ->
        [yes] ; torre bloqueada: no al enviar
       *[no] {""}
    }
board-window = { CAPITAL($window) }: { $things }
board-window-empty = vacía
board-window-damaged = dañada
board-window-frozen = congelada
board-worked = ha trabajado este turno
board-paid = su dado se ha usado este turno
board-minion-neutral = esbirro neutral
board-minion-enemy = esbirro de { $enemy } (enemigo)
board-minion = esbirro de { $player }
board-build-here = Construir aquí, con sus losetas: { $symbols }
board-in-lab = { $name } está en el laboratorio { $lab }
board-the-enemy = Enemigo: { $enemy }
board-slot = { CAPITAL($slot) }: espacio para una loseta de nivel { $tier }
board-tile = Loseta { $tile }: { $words }
board-deck =
    { $cards ->
        [one] Mazo de { FORM($deck, "plural") }: { $cards } carta, descartadas: { $discarded }
       *[other] Mazo de { FORM($deck, "plural") }: { $cards } cartas, descartadas: { $discarded }
    }
board-stack = Losetas de nivel { $tier }: quedan { $left }
board-upgrade =
    { $there ->
        [yes] Ficha de mejora en la casilla { $space }
       *[no] La ficha de mejora de la casilla { $space } ya no está
    }
board-goal = El objetivo: { $points } puntos
board-with-card =
    { $points ->
        [one] Con esta carta: { $points } punto
       *[other] Con esta carta: { $points } puntos
    }
board-marker =
    { $points ->
        [one] { $player }: { $points } punto
       *[other] { $player }: { $points } puntos
    }

## El banco.

board-repair = Reparación de { $window }
board-drawn = Cartas robadas
board-drawn-backs =
    { $count ->
        [one] { $count } carta robada que no ves
       *[other] { $count } cartas robadas que no ves
    }
board-dice-to-choose = Dados a elegir
board-scientists = Científicos
board-centre = En el centro
board-in-centre = { $player } está en el centro
board-rest = Descansar
board-rest-words = 2 provisiones, tirar el cuenco
board-rest-title = Descansar: toma 2 provisiones y luego tira tu cuenco
board-supply = Provisión
board-supply-die = Un dado { $colour }
board-supply-token = Una ficha { FORM($colour, "feminine") }
board-supply-potion = Una ficha de poción
board-discount = Símbolos que no hay que pagar
board-already-paid = pagado
board-worth-points = puntos
board-worth-title = Impresos y por textos de puntuación
board-upgrade-passed = La ficha de mejora de la casilla { $space }

## Los enemigos y la bolsa.

board-active =
    { $acted ->
        [yes] Con la ficha activa; ya actuó una carta esta ronda
       *[no] Con la ficha activa: su ficha actúa
    }
board-meter-of = { $enemy }: medidor de poder
board-meter = Medidor de poder en { $at } de { $last }. { $special }
board-beside = Fichas junto al mazo, y cuántas necesita su carta superior
board-beside-of = { $enemy }: fichas junto al mazo
board-beside-words = { $count } de { $need } para una carta
board-no-card = no quedan cartas
board-the-device = La máquina
board-doom = { $card }, necesita { $need }: { $words }{ $state ->
        [built] ; construida
        [next] ; puede ser la siguiente
       *[later] {""}
    }
board-bag =
    { $count ->
        [one] La bolsa: { $count } ficha
       *[other] La bolsa: { $count } fichas
    }
board-bag-count = Fichas en la bolsa
board-bag-empty = vacía: se rellena antes de sacar la siguiente
board-bag-supply = Fichas de poder aún fuera del juego
board-bag-more = { $count } más de poder
board-bag-token = { $count } de { $inside }: { $words }
board-bag-power = poder: carga 1, luego { $words }
board-token-power = poder: { $words }
board-foresee = Lo que haría cada una
board-foresee-share = { $count } de { $inside }
board-foresee-nothing = Solo un dado puede decirlo.

## La zona propia de un jugador, y las de los demás.

board-hand = Mano
board-hand-cards =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } cartas
    }
board-hand-empty = sin cartas en mano
board-bowl = Cuenco
board-bowl-dice =
    { $count ->
        [one] Cuenco: { $count } dado
       *[other] Cuenco: { $count } dados
    }
board-bowl-title = El cuenco: dados sin tirar
board-pool-dice =
    { $count ->
        [one] Reserva: { $count } dado
       *[other] Reserva: { $count } dados
    }
board-pool-title = La reserva
board-pool-empty = reserva vacía
board-wastes = { $die }; se perdería uno de sus dos recursos
board-flip = Cambio de dados: uno al cuenco, otro girado
board-home =
    { $count ->
        [one] { $count } de tus esbirros está en casa
       *[other] { $count } de tus esbirros están en casa
    }
board-tokens = { $count } de { $most } fichas
board-tokens-title = Fichas: { $most } como máximo al final del turno
board-token = ficha { FORM($colour, "feminine") }
board-wild-token = ficha comodín
board-potion-tokens = Fichas de poción
board-storage = Tu espacio de almacenaje: una ficha de poción
board-new-potions = Nuevas fichas de poción, se colocan al final del turno
board-bonus-card = Carta de bonificación { $bonus }
board-bonus = Bonificación
board-research = Investigación
board-research-tokens = Fichas de investigación
board-your-research = Tu investigación
board-tracker = Indicador en { $at } de { $last }; allí, una ficha de { $points } puntos
board-tens = Fichas de investigación que valen 10 puntos
board-trade = { $cost } de investigación: { $benefit }{ $used ->
        [yes] ; usado este turno
       *[no] {""}
    }
board-built-cards = Cartas construidas
board-hand-count = Cartas en mano
board-pool-count = Dados de la reserva
board-tokens-count = Fichas
board-home-count = Esbirros en casa
board-open = Abrir
board-lies-before = Lo que { $player } tiene delante
board-bonus-backs = { $count } de bonificación
board-tracker-short = investigación { $at }/{ $last }
board-grid =
    { $count ->
        [one] Cuadrícula de { $player }: { $count } carta
       *[other] Cuadrícula de { $player }: { $count } cartas
    }
board-cell-worth = impresos: { $printed }; por textos de puntuación: { $scaled }; junto a ella: { $beside }

## Cartas.

board-badge =
    { $points ->
        [one] { $points } punto; { FORM($deck, "indefinite") }
       *[other] { $points } puntos; { FORM($deck, "indefinite") }
    }
board-backs =
    { $count ->
        [one] { $count } carta de { $deck }
       *[other] { $count } cartas de { $deck }
    }
board-trigger = activador
board-when-built = al construirla
board-fired = su activador ya se ha usado
board-ready = su activador está listo
board-potions-on =
    { $count ->
        [one] { $count } ficha de poción en ella
       *[other] { $count } fichas de poción en ella
    }
board-beside-each = adyacente
board-each = cada uno
board-die = dado { $colour }

## Los signos.

legend-title = Signos
legend-bare = solo la forma: cualquiera de los dos símbolos de su color
legend-wild = comodín: cualquier símbolo
legend-any = un color a elegir
legend-die = un dado al cuenco
legend-card = una carta de este mazo
legend-keep = robar tantas, quedarse con una
legend-plate = símbolo de construcción
legend-flask = ficha de poción
legend-research = ficha de investigación
legend-point = punto
legend-return = refrescar: tirar un dado del cuenco o volver a tirar uno de la reserva
legend-return-all = tirar todo el cuenco
legend-setdie = girar un dado de la reserva
legend-lever = activar una carta
legend-lever-near = activar una carta junto a esta
legend-copy = copiar un activador junto a esta carta
legend-build = construir
legend-second = también la otra acción de laboratorio
legend-discount = un símbolo menos que pagar
legend-move = recolocar un esbirro
legend-upgrade = colocar una loseta de mejora
legend-worker = esbirros que trabajan para una loseta
legend-tick = usado este turno
legend-gold = ficha de mejora
legend-flag = el objetivo
legend-damage = ventana dañada
legend-ice = ventana congelada
legend-jam = torre bloqueada: ningún efecto al enviar
legend-coin = el enemigo activo
legend-bolt = carga el medidor
legend-special = el poder especial
legend-wreck = destruye una loseta
legend-power = poder: primero carga 1
legend-face =
    { $face ->
        [strip] DESARME: se quitan los dados de tus esbirros allí
        [discard] DESCARTE: cada jugador ha descartado algo
        [jam] BLOQUEO: ningún efecto de esta torre al enviar
        [damage] DAÑO: una ventana dañada debajo
        [extra] REFUERZO: trabaja por dos
        [wild] COMODÍN: su dado cubre cualquier símbolo de una carta
       *[power] PODER: una ficha de poder más en la bolsa
    }
