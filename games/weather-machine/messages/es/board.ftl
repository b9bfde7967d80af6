### Lo que está escrito en la mesa dibujada: el tablero, los Laboratorios, la franja de encima y los rótulos de todos los lugares.

## Las cosas

board-weather-rain = Lluvia
board-weather-wind = Viento
board-weather-sun = Sol
board-weather-fog = Niebla
board-weather-snow = Nieve
board-chemical-verdino = Verdino
board-chemical-melgoth = Melgoth
board-chemical-delugium = Delugium
board-chemical-calorium = Calorium
board-chemical-radieu = Radieu
board-colour-green = verde
    .fpl = verdes
board-colour-white = blanco
    .f = blanca
    .fpl = blancas
board-colour-pink = rosa
board-colour-magenta = magenta
board-colour-blue = azul
    .fpl = azules
board-area-government = Gobierno
    .of = del Gobierno
board-area-lab = Laboratorio de Lativ
    .of = del Laboratorio
board-area-rnd = I+D
    .of = de I+D
board-area-short-government = Gob.
    .of = del Gob.
board-area-short-lab = Lab.
    .of = del Lab.
board-area-short-rnd = I+D
    .of = de I+D
# El color de las fichas de Investigación de cada Localización principal.
board-token-government = azul
    .fpl = azules
board-token-lab = verde
    .fpl = verdes
board-token-rnd = lila
board-location-supply = el Suministro
    .of = del Suministro
    .to = al Suministro
board-location-government = el Gobierno
    .of = del Gobierno
    .to = al Gobierno
board-location-lab = el Laboratorio de Lativ
    .of = del Laboratorio de Lativ
    .to = al Laboratorio de Lativ
board-location-rnd = I+D
    .of = de I+D
    .to = a I+D
board-location-office = la Oficina de Lativ
    .of = de la Oficina de Lativ
    .to = a la Oficina de Lativ
board-voucher-supply = Suministro
board-voucher-government = Gobierno
board-voucher-lab = Laboratorio
board-voucher-rnd = I+D
board-voucher-science = Ciencia
# Un tipo de Pase donde hay poco espacio.
board-voucher-short =
    { $voucher ->
        [supply] Sum.
        [government] Gob.
        [lab] Lab.
        [rnd] I+D
       *[science] Ciencia
    }
board-agent-white = el Saboteador blanco
board-agent-pink = el Saboteador rosa
board-player-you = tú
board-player-yellow = Amarillo
    .own = de Amarillo
board-player-black = Negro
    .own = de Negro
board-player-orange = Naranja
    .own = de Naranja
board-player-purple = Morado
    .own = de Morado
board-player-saboteurs = los Saboteadores
    .own = de los Saboteadores
board-player-lativ = Lativ
    .own = de Lativ
board-lativ = Lativ
board-assistant = Asistente de Lativ: la sección activa
board-nothing = nada
board-none = ninguno
board-empty = vacía

## Beneficios y costes, como partes de una frase

board-vouchers = { $count ->
    [one] 1 Pase de { $voucher }
   *[other] { $count } Pases de { $voucher }
}
board-chemical-or-part = 1 Producto Químico o 1 Pieza de Máquina a elegir
board-gain-voucher = { $count ->
    [one] obtener 1 Pase de { $voucher }
   *[other] obtener { $count } Pases de { $voucher }
}
board-gain-any-voucher = { $count ->
    [one] obtener 1 Pase a elegir
   *[other] obtener { $count } Pases a elegir
}
board-gain-part = { $count ->
    [one] tomar una Pieza de Máquina
   *[other] tomar { $count } Piezas de Máquina
}
board-gain-chemical = { $count ->
    [one] tomar un Producto Químico del Suministro
   *[other] tomar { $count } Productos Químicos del Suministro
}
board-gain-bot = construir un Bot
board-gain-workshop = ampliar el Taller
board-gain-fund = avanzar en el medidor de Financiación { FORM($area, "of") }
board-gain-any-fund = avanzar en un medidor de Financiación a elegir
board-gain-investment = tomar una loseta de Inversión
board-gain-cp = obtener { $count } PC
board-gain-end-cp = obtener { $count } PC al final de la partida
board-gain-deed = { $deed ->
    [sell] vender una Pieza
    [secure] asegurar una Subvención
    [experiment] trabajar en un Experimento
    [publish] publicar un Artículo
    [research] investigar
   *[breakthrough] realizar un Descubrimiento
}
board-gain-free-experiment = trabajar en un Experimento sin Producto Químico

## Las áreas de la mesa

board-others = { $solo ->
    [yes] Saboteadores
   *[no] Jugadores
}
board-supply = Suministro
board-yours = Lo tuyo
board-column = { $area }, { $weather }
board-house = { $area ->
    [government] Gobierno
    [lab] Laboratorio de Lativ
   *[rnd] I+D
}

## Los edificios y sus puertas

board-action-space = { $at ->
    [left] Casilla izquierda { FORM($location, "of") }
    [middle] Casilla central { FORM($location, "of") }
    [right] Casilla derecha { FORM($location, "of") }
   *[other] Casilla { $at } { FORM($location, "of") }
}
board-blocked = { $space }: cerrada a dos jugadores
# Lo que permite una casilla de acción, y los Pases que da.
board-doorway = { $space }: { $allows ->
    [any] cuantas acciones quieras
    [both] una acción o ambas
   *[one] una sola acción
}{ $voucher ->
    [none] {""}
   *[other] ; 1 Pase de { $voucher } por cada otro jugador a la izquierda
}
board-doorway-taken = { $space }, ocupada por { $who }: { $allows ->
    [any] cuantas acciones quieras
    [both] una acción o ambas
   *[one] una sola acción
}{ $voucher ->
    [none] {""}
   *[other] ; 1 Pase de { $voucher } por cada otro jugador a la izquierda
}
board-scientist = { KEY($player) ->
    [board-player-you] tu Científico
   *[other] el Científico { FORM($player, "own") }
}
board-price = { $deed ->
    [sell] Vender una Pieza: { $cost }
    [secure] Asegurar una Subvención: { $cost }
    [experiment] Trabajar en un Experimento: { $cost }
    [publish] Publicar un Artículo: { $cost }
    [research] Investigar: { $cost }
    [breakthrough] Descubrir: { $cost }
    [extend] Ampliar el Taller: { $cost }
   *[initiative] Reclamar la Iniciativa: { $cost }
}
board-government-markers = { $count ->
    [one] 1 marcador del Gobierno en su área
   *[other] { $count } marcadores del Gobierno en su área
}
board-whole-row = Una fila entera da: { $gives }
board-whole-column = Una columna entera da: { $gives }
board-lativs-bots = { $count ->
    [one] 1 Bot de Lativ junto al Laboratorio de Lativ
   *[other] { $count } Bots de Lativ junto al Laboratorio de Lativ
}
board-awards-left = { $count ->
    [one] 1 ficha de Galardón en la reserva
   *[other] { $count } fichas de Galardón en la reserva
}
board-bottom-cost = Un Bot en la casilla inferior cuesta además 1 Producto Químico o 1 Pieza de Máquina a elegir

## La cabeza de las columnas

board-sets = Conjuntos de los Saboteadores
board-weathers = Climas
board-heads = Lo que está encima de las columnas
board-saboteur-sets = Conjuntos de los Saboteadores
board-funding-tracks = Medidores de Financiación
board-funding = Financiación
board-head-solo = { $weather }: los Saboteadores tienen { $colours } de { $size } colores para un conjunto{ $active ->
    [yes] . Es la sección activa: ahora le toca a su Experimento
   *[no] {""}
}
board-head = { $active ->
    [yes] { $weather }, la sección activa: ahora le toca a su Experimento
   *[no] { $weather }
}
board-set-of = Conjunto de { $weather }
board-tonight = esta noche

## Las casillas y losetas de las columnas

board-bot-space = { $at ->
    [left] Casilla izquierda de { $weather }, { $area }
    [middle] Casilla central de { $weather }, { $area }
    [right] Casilla derecha de { $weather }, { $area }
    [top] Casilla superior de { $weather }, { $area }
   *[bottom] Casilla inferior de { $weather }, { $area }
}
# Clase: research, en I+D, admite un Producto Químico ahora y una Pieza de Máquina con el prototipo.
board-bot-space-about = { $space }; { $kind ->
    [research] requiere { $chemical }, su prototipo requiere una Pieza { FORM($colour, "f") }, da: { $gives }
    [part] requiere una Pieza { FORM($colour, "f") }
   *[chemical] requiere { $chemical }
}{ $has_cost ->
    [yes] ; coste adicional: { $cost }
   *[no] {""}
}{ $taken ->
    [yes] ; Bot: { $owner }
   *[no] {""}
}
board-research-tokens = { $count ->
    [one] 1 ficha de Investigación { $colour } de { $weather }
   *[other] { $count } fichas de Investigación { FORM($colour, "fpl") } de { $weather }
}
board-citation-space = { $locked ->
    [yes] Casilla de Cita: bloqueada
   *[no] Casilla de Cita: desbloqueada
}
board-part = una Pieza { FORM($colour, "f") }
board-cell = Columna de { $weather }, fila { $row }: { $what }
board-subsidy = { $title } ({ $tile }), { $used ->
    [yes] cara naranja, usada
   *[no] cara azul
}: { $gives }
board-no-experiment = Ninguna loseta de Experimento de { $weather }
board-no-tile = ninguna loseta
# Dónde está una loseta de Experimento, en una palabra corta.
board-tile-tag = { $at ->
    [deck] después
    [waiting] espera
   *[display] también
}
board-experiment = { $title } ({ $tile }), { $weather }, Etapa { $stage }, { $at ->
    [deck] en lo alto del mazo
    [waiting] la siguiente en llegar al despliegue
   *[display] en el despliegue
}: paga { $science } Ciencia, { $cp } PC por Bot, { $reward }
board-no-storm = { $weather }: sin Clima Extremo
board-calm = calma
board-storm = { $title } ({ $tile }), { $weather }, nivel { $level }: { COUNT($parts) ->
    [0] el prototipo no requiere ninguna Pieza
   *[other] Piezas para el prototipo: { $parts }
}; { $science } Ciencia
board-marker-of = { KEY($player) ->
    [board-player-you] tu marcador
   *[other] marcador { FORM($player, "own") }
}
board-government-marker = marcador del Gobierno

## Los medidores de Financiación

board-track = { $area ->
    [government] Financiación { FORM($name, "of") }: todo hasta el marcador
    [lab] Financiación { FORM($name, "of") }: toda la Ciencia hasta el marcador, u otro medidor con su marcador más avanzado
   *[rnd] Financiación { FORM($name, "of") }: un beneficio hasta el marcador
}
board-track-space = Financiación { FORM($area, "of") }, casilla { $space }: { $gives }; { $cp } PC al final de la partida{ $further ->
    [0] {""}
   *[other] ; el otro medidor cuenta { $further } más
}{ COUNT($players) ->
    [0] {""}
    [one] ; marcador: { $players }
   *[other] ; marcadores: { $players }
}
board-funding-marker = { KEY($player) ->
    [board-player-you] Tu marcador de Financiación
   *[other] Marcador de Financiación { FORM($player, "own") }
}

## El Suministro y la Oficina de Lativ

board-turn = Turno
board-next-order = Próximo
board-turn-place = { $now ->
    [yes] { $number }: { $player } (ahora)
   *[no] { $number }: { $player }
}
board-initiative = Lugar { $number } de la Iniciativa: { $player }
board-initiative-free = Lugar { $number } de la Iniciativa: libre
board-lativs-space = La casilla de Lativ en el Suministro
# La casilla de Lativ, escrita en dos líneas, o como una letra donde no hay espacio.
board-lativs-place-1 = Casilla
board-lativs-place-2 = de Lativ
board-lativs-place-short = L
board-in-supply = { $chemical }: { $count } en el Suministro
board-stack = Losetas de la pila: { $up } bocarriba, { $down } bocabajo
board-workshop-tile = Loseta de Taller { $tile }: { $top } arriba, { $bottom } abajo
board-lativs-office = Oficina de Lativ
board-lativs-path = El camino de Lativ
# Lo que pasa cuando Lativ está en su Oficina, escrito en tres líneas.
board-office-1 = Lativ aquí:
board-office-2 = Ingresos,
board-office-3 = y vuelve

## Un Laboratorio

board-laboratory-yours = Tu Laboratorio
board-laboratory-own = Tu Laboratorio: { $player }
board-laboratory = Laboratorio: { $player }
board-vouchers-held = Pases
board-voucher-track = { $count } de un máximo de { $max } Pases de { $voucher }
board-line = Línea de Montaje
board-built = construidos: { $count }
board-section = Tramo { $section }: { $vouchers ->
    [one] 1 Pase de Suministro por un Bot
   *[other] { $vouchers } Pases de Suministro por un Bot
}{ $income ->
    [yes] ; los huecos vacíos dan Ingresos
   *[no] {""}
}{ $open ->
    [no] ; se abre con { $bots } Bots construidos o { $tokens } fichas
   *[yes] {""}
}
board-slot = { $held ->
    [yes] Hueco { $slot }, con un Bot: { $gives }
   *[no] Hueco { $slot }, vacío: { $gives }
}
board-workshop = Taller
board-tile-count = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
}
board-workshop-holds = En el Taller: { $items }
board-chemicals = { $count } { $chemical }
board-parts = { $count ->
    [one] 1 Pieza { FORM($colour, "f") }
   *[other] { $count } Piezas { FORM($colour, "fpl") }
}
board-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
board-to-lay = Por colocar, en cualquier orientación: { $tile }
board-lay = colocar
board-printed-space = { $row ->
    [top] Casilla impresa, fila superior
    [middle] Casilla impresa, fila central
   *[bottom] Casilla impresa, fila inferior
}
board-shelf = { $row ->
    [top] Taller, columna { $column }, fila superior: ninguna loseta
    [middle] Taller, columna { $column }, fila central: ninguna loseta
   *[bottom] Taller, columna { $column }, fila inferior: ninguna loseta
}
board-tiles = Losetas
board-investments = { $count ->
    [one] 1 loseta de Inversión
   *[other] { $count } losetas de Inversión
}
board-office = Oficina
board-office-about = Oficina; señálala para verla más grande
board-tokens-held = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}
board-holding = En la casilla de espera
board-office-space = Fila { $row }, { $colour }: { $gives }
board-paper = Fila { $row }{ $complete ->
    [yes] , completa
   *[no] {""}
}: { $lies ->
    [start] no publicada
    [storm] su marcador está en el Clima Extremo
    [box] su marcador está en la caja
   *[other] publicada
}; publicarla da: { $gives }

## Los Objetivos

board-goals = Objetivos
board-goals-about = Objetivos; señala uno para leerlo
board-goals-below = { $count ->
    [one] 1 loseta de Objetivo de esta clase debajo del Laboratorio
   *[other] { $count } losetas de Objetivo de esta clase debajo del Laboratorio
}
board-to-place = por colocar
board-goal-space = { $height ->
    [top] Casilla de Objetivo { $colour } superior, vacía: { $gives }
   *[bottom] Casilla de Objetivo { $colour } inferior, vacía: { $gives }
}
board-goal-space-held = { $height ->
    [top] Casilla de Objetivo { $colour } superior ({ $gives }), ocupada: { $goal }
   *[bottom] Casilla de Objetivo { $colour } inferior ({ $gives }), ocupada: { $goal }
}
board-goal = { $flipped ->
    [yes] { $title } ({ $tile }), volteado: { $goal }
   *[no] { $title } ({ $tile }): { $goal }
}
board-met = Cumplido ahora
board-packet = { $set ->
    [circle] { $area }, círculos
    [triangle] { $area }, triángulos
    [square] { $area }, cuadrados
   *[diamond] { $area }, rombos
}
# Una condición entera.
board-goal-condition = { $kind ->
    [nobel] el Premio Nobel
    [sections] los primeros { $count } tramos de la Línea de Montaje abiertos
    [space] { $what } en la casilla { $count } o más allá
    [least] { $count } o más { $what }
    [most] como mucho { $count } { $what }
    [furthest] nadie más avanzado en el medidor de Financiación { FORM($area, "of") }
   *[top] más { $what } que nadie, empates incluidos
}
board-goal-measure = { $measure ->
    [bots] { KEY($area) ->
        [board-area-government] Bots en la Máquina del Gobierno
        [board-area-lab] Bots en la Máquina Meteorológica
       *[other] Bots en I+D
    }
    [branches] { KEY($area) ->
        [board-area-lab] secciones del Laboratorio de Lativ con un Bot
       *[other] secciones { FORM($area, "of") } con un Bot
    }
    [tokens] fichas de Investigación { FORM($area, "fpl") } en la Oficina
    [funding] el marcador de Financiación { FORM($area, "of") }
    [papers] Artículos publicados
    [paper-weathers] climas de Artículos publicados
    [citations] fichas de Cita en la Oficina
    [rows] filas completas de la Oficina
    [awards] Galardones
    [subsidies] losetas de Subvención
    [workshop-tiles] losetas de Taller
    [part-colours] colores de Piezas en el Taller
    [bots-built] Bots fuera de la Línea de Montaje
    [science] Pases de Ciencia
    [vouchers] Pases
    [cp] PC
    [nobel] Premios Nobel
    [goals-met] Objetivos cumplidos
    [bots-on-board] Bots en el tablero
    [sections] tramos abiertos de la Línea de Montaje
    [lowest-funding] el marcador de Financiación más atrasado
   *[highest-funding] el marcador de Financiación más avanzado
}
# Una condición, tan corta que cabe en una loseta. Un medidor de Financiación tiene casillas; lo demás se cuenta.
board-condition = { $kind ->
    [one] { $what }
    [least] { $track ->
        [yes] { $what } { $count }
       *[no] { $count } { $what }
    }
    [most] ≤ { $count } { $what }
   *[top] { $track ->
        [yes] máx. { $what }
       *[no] más { $what }
    }
}
board-measure = { $measure ->
    [bots] Bots { $area }
    [branches] secc. { $area }
    [tokens] fichas { FORM($area, "fpl") }
    [funding] fin. { $area }
    [papers] Artículos
    [paper-weathers] climas
    [citations] Citas
    [rows] filas
    [awards] Galardones
    [subsidies] subvenc.
    [workshop-tiles] losetas
    [part-colours] colores
    [bots-built] construidos
    [science] Ciencia
    [vouchers] Pases
    [cp] PC
    [nobel] Premio Nobel
    [goals-met] Objetivos
    [bots-on-board] Bots fuera
    [sections] tramos
    [lowest-funding] fin. mínima
   *[highest-funding] fin. máxima
}

## La franja: ronda y final

board-over = fin
board-your-turn = Tu turno
board-set-up = Preparación
board-round = Ronda { $round }
board-final = final
board-one-more = 1 más
board-trigger = { $trigger ->
    [nobel] Se ha tomado el Premio Nobel: una ronda más
    [experiment] La última loseta de Experimento ha entrado en el despliegue: una ronda más
    [government] La Máquina del Gobierno está llena: una ronda más
   *[rnd] Todas las casillas de Investigación de I+D están ocupadas: una ronda más
}
board-end = Final
board-nobel-awards = Galardones para el Premio Nobel
board-nobel-short = Nobel
board-bots-in-government = Bots en la Máquina del Gobierno
board-bots-in-rnd = Bots en I+D
board-experiments-left = Losetas de Experimento que faltan por llegar

## La franja: los jugadores

board-players-in-order = Jugadores, en orden de turno
board-open-laboratory = Abrir el Laboratorio
board-cp = { $count } PC
board-cp-of = { $player }: PC
board-bots-held = Bots en el Taller
board-chemicals-held = Productos Químicos
board-parts-held = Piezas de Máquina
board-papers = Artículos publicados
board-award-tokens = Fichas de Galardón
board-goals-placed = Losetas de Objetivo colocadas
board-next-place = Lugar en la próxima ronda
board-next = próxima

## La franja: ganar a los Saboteadores o perder

board-win = Ganar
board-goals-met = Objetivos cumplidos
board-funding-far = Marcadores de Financiación bastante avanzados para la victoria inmediata
# Marcadores de Financiación en esta casilla o más allá.
board-funding-from = financiación { $space }+
board-lose = Perder
board-worst = Clima Extremo de nivel 3
board-worst-short = Nivel 3
board-worst-about = Losetas de Clima Extremo de nivel 3: con { $count } de ellas pierdes
board-reports-left = Informes restantes
board-race = PC y Valor Objetivo
board-race-about = Para ganar necesitas más PC que el Valor Objetivo
board-race-now = Tienes { $own } PC; el Valor Objetivo es { $target }
board-your-cp = Tus PC
board-target = Valor Objetivo
board-ahead = { $count } por encima
board-behind = { $count } PC más para superarlo

## La franja: la Guarida, los Informes de Seguridad, los planes

board-hideout = Guarida
board-hideout-bots = Bots en la Guarida
board-hideout-awards = Galardones en la Guarida
board-hideout-chemical = { $chemical } en la Guarida
board-hideout-chemicals = { $count } { $chemical } en la Guarida
board-deck = Informes en el mazo
board-deck-about = Informes de Seguridad en el mazo: si no queda ninguno, los Saboteadores no pueden actuar y pierdes
board-deck-top = En lo alto del mazo: { $report }
board-report-current = Actual
board-report-drawn = Del mazo
board-report-previous = Anterior
board-report-label = { $title }: { $report }
board-report = { $location ->
    [none] { $card }: { $agent } va adonde esté Lativ
   *[other] { $card }: { $agent } va { FORM($location, "to") }
}; { $weather }, { $first ->
    [top] primero el de más arriba
   *[bottom] primero el de más abajo
}
board-first = { $first ->
    [top] primero el de más arriba
   *[bottom] primero el de más abajo
}
board-plans = Planes
board-plans-about = Lo que harían ahora, y según qué prioridades
board-forecast = Previsión
board-forecast-about = Lo que harían si ahora les tocara, hasta la primera carta desconocida. Los lugares afectados se ven pálidos en el tablero.
board-forecast-none = No hay Informe actual.
board-priorities = Prioridades
board-challenges = Desafíos

## Los signos

board-signs = Signos
board-or = o
board-sign-player = { $player }: Bot, marcador
board-sign-lativs-bot = Bot de Lativ
board-sign-chemical = { $chemical }, Pieza { FORM($colour, "f") }
board-sign-any-part = un Producto Químico, una Pieza de Máquina a elegir
board-sign-voucher = Pase de { $voucher }
board-sign-any-voucher = Pase a elegir
board-sign-cp = PC
board-sign-bot = construir un Bot
board-sign-tile = ampliar el Taller
board-sign-stairs = una casilla en un medidor de Financiación: el del color indicado debajo, o cualquiera
board-sign-invest = loseta de Inversión
board-sign-sell = vender una Pieza
board-sign-secure = asegurar una Subvención
board-sign-experiment = trabajar en un Experimento; verde: sin el Producto Químico
board-sign-publish = publicar un Artículo
board-sign-research = investigar
board-sign-breakthrough = realizar un Descubrimiento
board-sign-initiative = reclamar la Iniciativa
board-sign-award = ficha de Galardón
board-sign-cite = ficha de Cita
board-sign-lock = Ficha de Bloqueo, tramo cerrado
board-sign-income = los huecos vacíos dan Ingresos
board-sign-nobel = Premio Nobel
board-sign-storm = Clima Extremo, con su nivel
