### Las preguntas, el camino hasta ellas y las áreas de una mesa real.

asked-of = { $who }: { $what }

## El azar.

ask-order = ¿Quién va ahora en el orden de turno?
ask-offer-tile = ¿Qué loseta de Taller hay en la casilla { $space } de la oferta?
ask-stack-tile = ¿Qué loseta de Taller hay ahora en lo alto de la pila?
ask-subsidy = ¿Qué loseta de Subvención hay en { $cell }?
ask-next-experiment = ¿Qué loseta de Experimento viene ahora?
ask-top-experiment = ¿Qué loseta de Experimento hay ahora en lo alto del mazo?
ask-part = ¿Con qué Pieza de Máquina { KEY($player) ->
        [you] empiezas
       *[other] empieza { $player }
    }?
ask-tile = ¿Con qué loseta de Taller { KEY($player) ->
        [you] empiezas
       *[other] empieza { $player }
    }?
ask-set = ¿Qué lote de Objetivos { KEY($player) ->
        [you] recibes
       *[other] recibe { $player }
    }?
ask-challenge = ¿Qué carta de Desafío se roba del mazo?
ask-goal = ¿Qué loseta de Objetivo de color { $colour } sale?
ask-hideout-chemical = ¿Con qué Producto Químico empiezan los Saboteadores?
ask-further-chemical = ¿Con qué otro Producto Químico empiezan los Saboteadores?
ask-placing-report = ¿Qué Informe de Seguridad se revela?
ask-first-report = ¿Qué Informe de Seguridad es el primer Informe actual?
ask-drawn-report = ¿Qué Informe de Seguridad se roba del mazo en { $nth ->
        [first] primer lugar
       *[second] segundo lugar
    }?
asks-revealed = ¿Qué Informe de Seguridad es el nuevo Informe actual?
asks-top = ¿Qué Informe de Seguridad estaba encima del mazo?

## Los pasos de un turno.

ask-face = Elige la orientación de la primera loseta de Taller.
ask-draft = Elige tres losetas de Objetivo.
ask-supply-actions = Suministro: realiza acciones o termínalas.
ask-use-tile = ¿Usar una loseta de Subvención o de Inversión?
ask-move = Mueve tu Científico a otra Localización.
ask-action = Elige una acción.
ask-no-action = No hay ninguna acción posible: termina las acciones o haz antes otra cosa.
ask-actions = { $heading }: { $actions ->
        [any] realiza cuantas acciones quieras o termina
        [both] realiza una acción o ambas, o termina
       *[one] realiza una acción o termina
    }.
ask-place-awards = Coloca Galardones en la Oficina o consérvalos.
ask-place-tokens = Coloca las fichas de Investigación en la Oficina.
ask-place-now = Coloca la ficha de Investigación { $colour } en la Oficina.
ask-last-placements = Coloca fichas y usa losetas de Inversión, o termina.
ask-top-report = Elige el Informe que vuelve a lo alto del mazo.
ask-discarded-report = Elige el Informe que se descarta; el tercero será el Informe actual.
ask-marker-back = Elige el marcador de Financiación que retrocede 1 casilla.

## Los pagos.

ask-pay = Paga { $price }.
ask-pay-item = Paga 1 Producto Químico o 1 Pieza de Máquina a elegir.
ask-swap-chemical = ¿Qué Producto Químico intercambias por { $wanted }?
ask-swap-part = ¿Qué Pieza de Máquina intercambias por { $wanted }?
ask-pay-for-science = Paga { $vouchers } a cambio de un Pase de Ciencia.
ask-pay-for-exchange = Paga { $vouchers } por el intercambio.
ask-pay-for-pieces = Paga { $vouchers } por las figuras a la izquierda.

## Lo que se obtiene.

ask-benefit = { CAPITAL($at) }: elige un beneficio.
ask-take = { CAPITAL($at) }: ¿obtener el beneficio?
ask-gain-any = Obtén { $vouchers }.
ask-gain-part = Toma { $count } { $count ->
        [one] Pieza
       *[other] Piezas
    } de cualquier color.
ask-gain-chemical = Toma { $count } { $count ->
        [one] Producto Químico
       *[other] Productos Químicos
    } de cualquier tipo del Suministro.
ask-fund = ¿En qué medidor de Financiación avanzas?
ask-gain-bot = Construye un Bot sin pagar Pases.
ask-gain-tile = Toma una loseta de Taller sin pagar Pases.
ask-lay = Coloca la loseta { FORM($tile, "f") } en el Taller.
ask-lay-none = Coloca la loseta en el Taller.
ask-one-of = Financiación de I+D hasta la casilla { $to }: elige un beneficio.
ask-follow = ¿Qué financiación obtienes después de la del Laboratorio?

## Los objetivos de las acciones.

ask-space = Elige una casilla de Bot de { $machine }.
ask-secure = Elige la loseta de Subvención que aseguras.
ask-publish = Elige la fila de la Oficina que publicas.
ask-breakthrough = Elige el Artículo publicado para Descubrir.
ask-marker = Elige la casilla del marcador de Descubrimiento.
ask-take-subsidy = Toma una loseta de Subvención de la columna de { $weather }.
ask-edges = ¿Qué beneficio va primero?
ask-lativ-to = ¿Adónde va el Bot de Lativ desde { $space }?
ask-cite = ¿Qué loseta de Objetivo paga la ficha de Cita de la fila { $row }?
ask-buy-cp = ¿Pagar { $price } por { $cp } PC?
ask-provide = ¿Aportar también las Piezas de las casillas de { $weather } con Bots?
ask-build-in = ¿En qué fila del Taller se construye el prototipo?
ask-lose = ¿Qué otras Piezas de la fila { $row } se pierden?
ask-to-line = Sin espacio para el Bot: elige un hueco de la Línea de Montaje.
ask-experiment = ¿Pagar { $price } por { $tile }?
ask-take-back = ¿Recuperar el Bot de { $weather }, casilla { $at }?
asks-havoc = Los Saboteadores usan un conjunto: ¿aumentar el Valor Objetivo o descartar un Informe?

## El camino.

trail-set-up = Preparación
trail-round = Ronda { $round }
trail-final-round = Ronda final
trail-turn = { KEY($player) ->
        [you] Tu turno
       *[other] Turno { FORM($player, "own") }
    }
trail-supply-round = Ronda de Suministro: { $player }
trail-tile = Paso 1: loseta
trail-scientist = Paso 2: Científico
trail-actions = Paso 3: acciones
trail-tokens = Paso 4: fichas
trail-plan = Paso 4: el plan
trail-havoc = Paso 7: estragos
trail-entering = Pases de la casilla
trail-extend = Ampliar el Taller
trail-construct = Construir un Bot
trail-initiative = Reclamar la Iniciativa
trail-acquire = Adquirir un Producto Químico
trail-security = Llamar a Seguridad
trail-reward = Beneficio del Experimento
trail-breakthrough = Descubrir
trail-breakthrough-in = Descubrir en { $weather }
trail-deed = { $deed }
trail-deed-at = { $deed }: { $at }
trail-deed-row = { $deed }: fila { $row }
trail-vouchers = Pases
trail-exchange = Intercambio
trail-benefit = { CAPITAL($at) }
trail-funding = Financiación { FORM($area, "of") }
trail-subsidy = Loseta de Subvención
trail-edges = Columna y fila
trail-citation = Cita
trail-cp = PC por Ciencia
trail-provided = Qué Piezas se aportan
trail-parts = Piezas del prototipo
trail-built = Dónde se construye el prototipo
trail-lost = Qué Piezas se pierden
trail-income = Ingresos
trail-final-experiments = Últimos Experimentos
trail-experiment = Experimento de { $weather }
trail-no-experiment = Sin Experimento en { $weather }
trail-placements = Últimas colocaciones

## Lo que está sobre un turno, y el turno en una línea.

turn-saboteurs = El turno de los Saboteadores
turn-of = { KEY($player) ->
        [you] Tu turno
       *[other] Turno { FORM($player, "own") }
    }
turn-end = Fin de la ronda
turn-agent = { $agent } va a { $space }
turn-bot = un Bot a { $space }
turn-set = un conjunto de { $weather }
turn-runs = se ejecuta el Experimento de { $weather }
turn-fails = sin Experimento en { $weather }
turn-chemicals = { $count } { $count ->
        [one] Producto Químico
       *[other] Productos Químicos
    }
turn-target = Valor Objetivo { $from } → { $to }
turn-summary = { $said }.
turn-summary-target = { $said }; { $rise }.

## Las áreas de una mesa real cuyas piezas se introducen juntas, y los sitios que hay en ellas.

area-of-order = Orden de turno
area-of-challenges = Cartas de Desafío
area-of-workshop-tiles = Suministro: losetas de Taller
area-of-subsidies = Gobierno: losetas de Subvención
area-of-experiments = Laboratorio de Lativ: losetas de Experimento
area-of-dealt = Laboratorios de los jugadores: lo repartido
area-of-goals = Losetas de Objetivo
area-of-saboteurs = Los Saboteadores: Guarida e Informes
spot-place = lugar { $nth }
spot-card = carta { $nth }
spot-offer = casilla { $space } de la oferta
spot-stack = lo alto de la pila bocarriba
spot-cell = { $cell }
spot-display = despliegue, { $nth ->
        [0] primera desde la izquierda
        [1] segunda desde la izquierda
        [2] la de más a la derecha
       *[other] la siguiente
    }
spot-waiting = loseta en espera, debajo del mazo
spot-deck = lo alto del mazo
spot-part = { KEY($player) ->
        [you] tu Pieza de Máquina
       *[other] Pieza de Máquina { FORM($player, "own") }
    }
spot-tile = { KEY($player) ->
        [you] tu loseta de Taller
       *[other] loseta de Taller { FORM($player, "own") }
    }
spot-set = { KEY($player) ->
        [you] tu lote
       *[other] lote { FORM($player, "own") }
    }
spot-goal = { $colour } { $nth }
spot-chemical = Producto Químico { $nth }
spot-report = Informe que coloca { $nth ->
        [first] el primer
       *[second] el segundo
    } Saboteador
spot-current = Informe actual
face-tile = { CAPITAL($tile) }
