### Los botones: qué ocurre, qué da o cuesta, y los encabezados de encima.

## Azar.

choice-lay-tower = La torre { $tower }
choice-lay-insert = Placa { $insert }
    .detail = { $brings }
choice-lay-lab = El laboratorio { $lab }
choice-draw-tile = Loseta { $tile }
    .detail = { $brings }
choice-first =
    { KEY($player) ->
        [you] Tú
       *[other] { $player }
    }
choice-deal-bonus = Carta de bonificación { $bonus }
    .detail = { $brings }
choice-bait = { CAPITAL($colour) }
choice-draw = { $card }
choice-roll = { CAPITAL($face) }
choice-active = { $enemy }
choice-criteria = { CAPITAL($token) }
choice-power = { CAPITAL($token) }
choice-add-power = { CAPITAL($token) }
choice-face = { $face }
    .detail = { $does }
choice-doom = { $card }
    .detail = { $does }

## Acciones gratuitas.

choice-use-potion = Usar { $card }
    .short = { $card }
    .detail = { $brings }
choice-trade = Canjear { $cost } de investigación: { $brings }
    .short = Por { $cost } de investigación: { $brings }
choice-flip = Cambio de dados: uno al cuenco, otro girado
choice-use-bonus = Usar la sección A de { $bonus }
    .short = Sección A de { $bonus }
    .detail = { $when }: { $brings }
choice-repair = Reparar { $window }
    .detail = una vez en un turno de descanso
choice-repair-by-research = Reparar { $window } con investigación
    .detail = 3 fichas de investigación
choice-repair-by-resources = Reparar { $window } con recursos
    .detail = 2 { FORM($symbol, "plural") }

## Un turno.

choice-action-turn = Turno de acción
choice-rest-turn = Descansar
choice-scientist = Jugar con { $scientist }
    .detail =
        { $set-up ->
            [first_game] { $brings }; esbirros { KEY($towers) ->
                [none] donde digan sus dados
               *[other] en { $towers }
            }
           *[normal] todos empiezan igual: solo cambia la figura
        }
choice-send = Enviar un esbirro con el { $die }
    .short = { CAPITAL($die) }
choice-retrieve =
    { KEY($die) ->
        [none] Hacer volver al esbirro de { $window }
       *[other] Hacer volver al esbirro de { $window }: { $die }
    }
choice-reposition =
    { KEY($die) ->
        [none] Recolocar el esbirro de { $window }
       *[other] Recolocar el esbirro de { $window }: { $die }
    }
choice-to = A la torre { $tower }
    .short = { CAPITAL($tower) }
    .detail =
        { KEY($enemy) ->
            [none] Efecto superior: { $top }; efecto inferior: { $bottom }
           *[other] Bloqueada por { $enemy }: ningún efecto
        }
choice-to-frozen = Romper el hielo de la torre { $tower }
    .short = { CAPITAL($tower) }
choice-row = Tomar el efecto { $row }
    .short = Efecto { $row }
    .detail = { $brings }
choice-move = Ir al laboratorio { $lab }
    .short = { CAPITAL($lab) }
    .detail =
        { COUNT($enemies) ->
            [0] símbolos de construcción: { $symbols }
            [one] símbolos de construcción: { $symbols }; allí está { $enemies }, que carga
           *[other] símbolos de construcción: { $symbols }; allí están { $enemies }, que cargan
        }
choice-build = Construir
choice-collect = Recolectar
choice-no-action = Ninguna acción de laboratorio
choice-use =
    { $cost ->
        [one] Loseta { $slot }, { $cost } esbirro: { $brings }
       *[other] Loseta { $slot }, { $cost } esbirros: { $brings }
    }
    .short =
        { $cost ->
            [one] Loseta { $slot }, { $cost } esbirro: { $brings }
           *[other] Loseta { $slot }, { $cost } esbirros: { $brings }
        }
choice-work = Trabaja el esbirro de { $window }
choice-go-on = Continuar
    .then = continuar

## Construir y pagar.

choice-build-card = Construir { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop = No pagar: { $symbol }
    .short = { CAPITAL($symbol) }
choice-at = Colocarla en { $cell }
choice-pay-token = Pagar una ficha { FORM($colour, "feminine") }
    .short = { CAPITAL(FORM($colour, "feminine")) }
    .then = pagar una ficha { FORM($colour, "feminine") }
choice-pay-wild = Pagar una ficha comodín
    .short = Comodín
    .then = pagar una ficha comodín
choice-pay-minion =
    { KEY($die) ->
        [none] Usar el dado en { $window }
       *[other] Usar el { $die } en { $window }
    }
    .short =
        { KEY($die) ->
            [none] { CAPITAL($window) }
           *[other] { CAPITAL($window) }: { $die }
        }
    .detail =
        { $wastes ->
            [yes] se pierde uno de sus dos recursos
           *[no] {""}
        }
    .then =
        { KEY($die) ->
            [none] usar el dado en { $window }
           *[other] usar el { $die } en { $window }
        }
choice-pay-die = Pagar con el { $die }
    .short = { CAPITAL($die) }
    .detail =
        { $wastes ->
            [yes] se pierde uno de sus dos recursos
           *[no] {""}
        }
    .then = pagar con el { $die }
choice-when-built = Tomar el efecto al construirla
    .detail = { $brings }
    .then = tomar el efecto al construirla
card-in-cell = { $card } ({ $cell })
choice-fire = Activar { $card }
    .short = { $card }
    .detail = { $brings }
    .then = activar { $card }
choice-react = Reaccionar con { $card }
    .short = { $card }
    .detail = { $brings }
choice-react-bonus = Reaccionar con la carta de bonificación { $bonus }
    .detail = { $brings }
choice-copy = Copiar { $card }
    .short = { $card }
    .detail = { $brings }
choice-pass = No usar nada más
choice-stop = Parar aquí
    .then = parar ahí
choice-done = Listo

## Ganancias y pérdidas.

choice-die = Tomar un dado { $colour }
    .short = Dado { $colour }
    .detail = paga { $one } o { $other }: { $double } de 6 caras muestran dos
    .then = tomar un dado { $colour }
choice-potion = Tomar una ficha de poción
    .short = Ficha de poción
choice-token = Tomar una ficha { FORM($colour, "feminine") }
    .short = Ficha { FORM($colour, "feminine") }
    .detail = paga una vez { $one } o { $other }
choice-deck = Robar una carta de { $deck }
    .short = Carta de { $deck }
    .detail = cada una da de { $least } a { $most } puntos
choice-keep = Quedarse con { $card }
    .detail = { $brings }
choice-from-bowl = Tirar un dado { $die }
    .short = { CAPITAL($die) }
choice-reroll = Volver a tirar el { $die }
    .short = { CAPITAL($die) }
choice-to-bowl = Poner el { $die } en el cuenco
    .short = { CAPITAL($die) }
choice-turn = Girar el { $die }
choice-show = Girarlo a { $face }
choice-from-card = Tomarla de la carta
choice-from-storage = Tomarla del almacenaje
choice-from-new = Tomar una nueva
choice-store-on = Colocarla en { $card }
    .short = { $card }
choice-store = Almacenarla
choice-lose = Perderla
choice-drop-token = Descartar una ficha { FORM($colour, "feminine") }
    .short = { CAPITAL(FORM($colour, "feminine")) }
choice-drop-wild = Descartar una ficha comodín
    .short = Comodín
choice-drop-card = Descartar { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop-potion = Descartar una ficha de poción de { $card }
    .short = { $card }
choice-drop-stored = Descartar la ficha de poción almacenada
    .short = Almacenaje
choice-drop-new = Descartar una ficha de poción nueva
    .short = Nueva
choice-tier = Loseta de nivel { $tier }
choice-place = Laboratorio { $lab }, { $slot }
    .short = { CAPITAL($slot) }
choice-section-b = Puntuar la sección B de { $bonus }
    .detail =
        { $points ->
            [one] { $points } punto: { $brings }
           *[other] { $points } puntos: { $brings }
        }
choice-skip = Saltar

## Elegido para un enemigo.

choice-tower = { CAPITAL($tower) }
    .detail = { $detail }

## Lo que otros ven de una elección.

redacted-draw = Robar una carta de { $deck }
redacted-keep = Quedarse con una carta de { $deck }
redacted-bonus = Repartir una carta de bonificación

## Por qué un acto no aportaría nada.

wasted-build-hand = No tienes cartas en la mano.
wasted-build-grid = Tu cuadrícula está llena.
wasted-build-symbols = Este laboratorio no tiene símbolo de construcción para ninguna carta de tu mano.
wasted-build-price = No puedes pagar ninguna carta de tu mano que este laboratorio construya.
wasted-collect = Junto a este laboratorio hay muy pocos esbirros que aún puedan trabajar para alguna de sus losetas.

## Encabezados.

group-potions = Pociones
group-research = Investigación
group-flip = Dados
group-bonus = Cartas de bonificación
group-repairs = Reparaciones
group-turn = Turno
group-labs = Laboratorios
group-lab-action = Acción de laboratorio
group-otherwise = Si no
group-tiles = Losetas
group-cards = Cartas
group-frozen = Ventanas congeladas
group-tokens = Fichas
group-minion-dice = Dados en esbirros
group-pool-dice = Dados de la reserva
group-enough = Suficiente
group-potion-tokens = Fichas de poción
group-dice = Dados
group-bowl = Del cuenco
group-pool = De la reserva
group-tower = Torre { $tower }
group-lab = Laboratorio { $lab }
