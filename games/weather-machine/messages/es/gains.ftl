### Beneficios, costes y condiciones, por extenso y como sustantivos breves.

## Lo obtenido, como algo que hacer; `.noun` es la cosa sola.

gain-voucher = obtener { $vouchers }
    .noun = { $count ->
            [1] { $voucher }
           *[other] { $vouchers }
        }
gain-any-voucher = obtener { $vouchers }
    .noun = { $count ->
            [1] Pase a elegir
           *[other] { $vouchers }
        }
gain-part = tomar { $count ->
        [1] una Pieza de Máquina
       *[other] { $count } Piezas de Máquina
    }
    .noun = { $count ->
            [1] Pieza de Máquina
           *[other] { $count } Piezas de Máquina
        }
gain-chemical = tomar { $count ->
        [1] un Producto Químico
       *[other] { $count } Productos Químicos
    } del Suministro
    .noun = { $count ->
            [1] Producto Químico
           *[other] { $count } Productos Químicos
        }
gain-bot = construir un Bot
    .noun = Bot
gain-workshop = ampliar el Taller
    .noun = loseta de Taller
gain-fund = avanzar en el medidor de Financiación { FORM($area, "of") }
    .noun = Financiación { FORM($area, "of") }
gain-any-fund = avanzar en un medidor de Financiación a elegir
    .noun = Financiación a elegir
gain-investment = tomar una loseta de Inversión
    .noun = loseta de Inversión
gain-cp = obtener { $count } PC
    .noun = { $count } PC
gain-end-cp = obtener { $count } PC al final de la partida
    .noun = { $count } PC al final de la partida
gain-sell = vender una Pieza
gain-secure = asegurar una Subvención
gain-experiment = trabajar en un Experimento
gain-publish = publicar un Artículo
gain-research = investigar
gain-breakthrough = realizar un Descubrimiento
gain-free-experiment = trabajar en un Experimento sin Producto Químico
gain-nothing = nada
gain-either = { $one } o { $other }
    .noun = { $one } o { $other }

## Los costes.

cost-free = nada
cost-item = 1 Producto Químico o 1 Pieza de Máquina a elegir

## Las condiciones de los Objetivos; `.noun` es más corto.

condition-nobel = el Premio Nobel
condition-sections = los primeros { $count } tramos de la Línea de Montaje abiertos
    .noun = { $count }+ { $measure }
condition-space = { $measure } en la casilla { $count } o más allá
    .noun = { $measure } en { $count }+
condition-least = { $count } o más { $measure }
    .noun = { $count }+ { $measure }
condition-most = como mucho { $count } { $measure }
condition-furthest = nadie más avanzado en el medidor de Financiación { FORM($area, "of") }
    .noun = el más avanzado en Financiación { FORM($area, "of") }
condition-majority = más { $measure } que nadie, empates incluidos
    .noun = más { $measure } que nadie

## Lo que miden las condiciones.

measure-bots = { KEY($area) ->
        [area-rnd] Bots en I+D
        [area-lab] Bots en la Máquina Meteorológica
       *[other] Bots en la Máquina del Gobierno
    }
measure-branches = secciones { KEY($area) ->
        [area-lab] del Laboratorio de Lativ
       *[other] { FORM($area, "of") }
    } con un Bot
measure-funding = el marcador de Financiación { FORM($area, "of") }
    .noun = Financiación { FORM($area, "of") }
measure-tokens = fichas de Investigación { FORM($colour, "fpl") } en la Oficina
measure-papers = Artículos publicados
measure-paper-weathers = climas de Artículos publicados
measure-citations = fichas de Cita en la Oficina
measure-rows = filas completas de la Oficina
measure-awards = Galardones
measure-subsidies = losetas de Subvención
measure-workshop-tiles = losetas de Taller
measure-part-colours = colores de Piezas en el Taller
measure-bots-built = Bots fuera de la Línea de Montaje
measure-science = Pases de Ciencia
measure-vouchers = Pases
measure-cp = PC
measure-nobel = Premios Nobel
measure-goals-met = Objetivos cumplidos
measure-bots-on-board = Bots en el tablero
measure-sections = tramos abiertos de la Línea de Montaje
measure-lowest-funding = el marcador de Financiación más atrasado
measure-highest-funding = el marcador de Financiación más avanzado
