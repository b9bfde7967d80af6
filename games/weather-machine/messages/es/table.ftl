### La mesa en palabras: listas anidadas, una línea cada cosa.


## El punto en que está la partida.

table-over = La partida ha terminado
table-set-up = Preparación{ KEY($player) ->
        [none] { "" }
        [you] : eliges tú
       *[other] : elige { $player }
    }
table-round = Ronda { $round }{ $last ->
        [yes] , la ronda final
       *[no] { "" }
    }{ KEY($player) ->
        [none] { "" }
        [you] : eliges tú
       *[other] : elige { $player }
    }
table-verdict = { $verdict ->
        [at-once] Ganas de inmediato: por encima del Valor Objetivo, con Objetivos y financiación.
        [won] Ganas: tus PC superan el Valor Objetivo.
        [lost] Pierdes: tus PC no superan el Valor Objetivo.
        [forbidden] Pierdes: una carta de Desafío prohíbe ganar así.
        [storms] Pierdes: hay demasiadas losetas de Clima Extremo de nivel 3 en el tablero.
       *[reports] Pierdes: a los Saboteadores no les queda ningún Informe de Seguridad.
    }
table-triggered = Se activa el final de la partida: { $trigger ->
        [nobel] se ha tomado el Premio Nobel
        [experiments] la última loseta de Experimento está en el despliegue
        [government] la Máquina del Gobierno está llena
       *[rnd] todas las casillas de Investigación de I+D están ocupadas
    }
table-turn-order = Orden de turno: { $order }
table-initiative = Iniciativa: { $order }

## El tablero.

table-locations = Localizaciones
table-supply = Suministro
table-government = Gobierno
table-weather-machine = Máquina Meteorológica
table-experiments = Experimentos
table-rnd = I+D
table-location = { $heading }: { $spaces }
table-action-space = { $side ->
        [none] { $nth }
        [left] izquierda
        [middle] central
       *[right] derecha
    }{ $actions ->
        [both] { " " }(&)
        [one] { " " }(/)
       *[any] { "" }
    } { $piece }
table-lativ-beside = Lativ al lado
table-agent = Saboteador { $agent ->
        [white] blanco
       *[pink] rosa
    }
table-blocked = cerrada
table-free = libre
table-empty = vacía
table-none = nada
table-chemical = { $chemical } ({ $colour }): { $count }
table-chemical-price = { $chemical } ({ $colour }): { $count }, el siguiente cuesta { $price }
table-offer = Losetas de Taller en la oferta
table-stack = Pila: { $up } bocarriba; { $down } bocabajo
table-stack-top = Pila: { $up } bocarriba, encima { $top }; { $down } bocabajo
table-weather = { $weather }
table-column = Columna: { $benefit }
table-rows = { $rows }
table-row = fila { $row }: { $benefit }
table-markers = Marcadores del Gobierno: { $count }
table-tokens = { $count } { $count ->
        [one] ficha { $colour }
       *[other] fichas { FORM($colour, "fpl") }
    }
table-branch = { $spaces }
table-bot-space = { $at } ({ $needs }) { $owner }
table-cell-empty = { $row }: vacía
table-cell-blue = { $row }: { $tile } ({ $benefit })
table-cell-orange = { $row }: { $tile } ({ $benefit }), naranja
table-cell-part = { $row }: Pieza { FORM($colour, "f") }
table-locked = Bloqueado
table-unlocked = Desbloqueado
table-assistant = El Asistente
table-experiment = { $place ->
        [left] Izquierda
        [middle] Centro
        [right] Derecha
       *[next] En espera
    }: { $title } ({ $weather } { $stage }), { $science } Ciencia, { $cp } PC; { $reward }
table-deck = Mazo: { $count } { $count ->
        [one] loseta
       *[other] losetas
    }
table-deck-top = Mazo: { $count } { $count ->
        [one] loseta
       *[other] losetas
    }, encima { $title } ({ $weather } { $stage })
table-research = { CAPITAL($at) } ({ $needs }): { $stands }
table-research-item = { $chemical } y una cosa a elegir
table-research-part = { $chemical }, Pieza { FORM($colour, "f") }
table-research-both = { $chemical } y una cosa a elegir, Pieza { FORM($colour, "f") }
table-research-empty = vacía, { $benefit }
table-research-chemical = { $owner } con Producto Químico
table-no-storm = Sin Clima Extremo
table-storm = { $title }, nivel { $level }: { $science } Ciencia, { COUNT($parts) ->
        [0] ninguna Pieza
       *[other] Piezas: { $parts }
    }
table-storm-spaces = Casillas: { $spaces }
table-storm-space = { $space }: { $held }
table-government-marker = marcador del Gobierno
table-player-marker = { KEY($player) ->
        [you] tu marcador
       *[other] marcador { FORM($player, "own") }
    }
table-awards = Galardones en la reserva: { $count }; { KEY($player) ->
        [none] el Premio Nobel está en el tablero
        [you] el Premio Nobel es tuyo
       *[other] el Premio Nobel es { FORM($player, "own") }
    }

## Un Laboratorio.

table-player = { CAPITAL($player) }
table-cp = { $cp } PC
table-end-cp = { $cp } más al final de la partida
table-investments = { $count } { $count ->
        [one] loseta de Inversión
       *[other] losetas de Inversión
    }
table-nobel = el Premio Nobel
table-vouchers = Pases: { $vouchers }
table-voucher = { FORM($voucher, "short") } { $count }
table-funding = Financiación: { $markers }
table-funding-marker = { $area } { $space } ({ $cp } PC)
table-assembly-line = Línea de Montaje
table-section = Por { $price } { $price ->
        [one] Pase
       *[other] Pases
    }{ $open ->
        [yes] { "" }
       *[no] { " " }(cerrado)
    }: { $bots }
table-slot = { $slot } ({ $benefit })
table-workshop = Taller
table-tiles = { $count } { $count ->
        [one] loseta
       *[other] losetas
    }
table-items = { $count } { $count ->
        [one] Bot
       *[other] Bots
    }, Piezas: { $parts }
table-chemicals = Productos Químicos: { $chemicals }
table-circles = Círculos: { $circles }
table-counted = { $count } { $thing }
table-no-room = Sin espacio para nada
table-room = Espacio para: { $things }
table-room-bot = Bot
table-room-part = Pieza
table-room-chemical = cualquier Producto Químico
table-workshop-column = Columna { $column }: { $tiles }
table-laid = { $row } { $above } sobre { $below }
table-office = Oficina
table-office-row = { $row }: { $spaces }{ $paper ->
        [start] { "" }
        [published] ; publicada
        [tile] ; en el Clima Extremo
       *[box] ; terminada
    }
table-office-space = { $colour } { $held }
table-award = Galardón
table-citation = Cita
table-benefit = ({ $benefit })
table-waiting = En espera para la Oficina: { $tokens }
table-goals = Objetivos
table-goal = { $height ->
        [top] Arriba,
        [bottom] Abajo,
       *[below] Debajo del Laboratorio,
    } { $colour }: { $title } ({ $condition }){ $met ->
        [yes] , cumplido
       *[no] { "" }
    }{ $flipped ->
        [yes] , volteado
       *[no] { "" }
    }
table-subsidies = Losetas de Subvención: { $tiles }
table-subsidy-used = { $tile } (usada)

## Los Saboteadores.

table-target = Valor Objetivo: { $target }
table-current = Informe actual: { $report }
table-previous = Informe anterior: { $report }
table-reports = Mazo: { $count } { $count ->
        [one] Informe
       *[other] Informes
    }
table-reports-top = Mazo: { $count } { $count ->
        [one] Informe
       *[other] Informes
    }, encima: { $report }
table-discarded = Pila de descartes, primero el más reciente
table-report = { $report }
table-hideout = Guarida
table-challenges = Cartas de Desafío
table-challenge = { $card }: { $text }
table-bots = Bots: { $count }
table-held-tokens = Fichas: { $tokens }
table-held-awards = Galardones: { $count }
