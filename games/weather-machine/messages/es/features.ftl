### Lo que se cuenta: las cifras junto a una opción, y en qué se basa una pista.

## Las cifras de un jugador.

figure-cp = PC
figure-secured = PC si se puntuara ahora
figure-goals = Objetivos cumplidos
figure-bots = Bots
figure-parts = Piezas de Máquina
figure-chemicals = Productos Químicos
figure-tiles = Losetas de Taller
figure-papers = Artículos publicados
figure-awards = Galardones
figure-vouchers = { FORM($voucher, "many") }
figure-target = el Valor Objetivo
figure-other = { KEY($player) ->
        [you] tus PC
       *[other] PC { FORM($player, "own") }
    } si se puntuara ahora

## Lo que cuenta una pista, por su nombre.

feature-cp = tus PC
feature-target = el Valor Objetivo
feature-cards = Informes de Seguridad restantes
feature-investments = tus losetas de Inversión
feature-unused = tus losetas de Subvención sin usar
feature-all-vouchers = tus Pases
feature-bots = Bots en tu Taller
feature-all-parts = Piezas de Máquina en tu Taller
feature-all-chemicals = Productos Químicos en tu Taller
feature-tiles = tus losetas de Taller
feature-built = Bots fuera de tu Línea de Montaje
feature-sections = tramos abiertos de tu Línea de Montaje
feature-deck = losetas del mazo de Experimentos
feature-tokens = tus fichas de Investigación, de Galardón y de Cita
feature-held = fichas en tu casilla de espera
feature-singles = filas de tu Oficina con una ficha
feature-pairs = filas de tu Oficina con dos fichas
feature-complete = filas completas de tu Oficina sin publicar
feature-papers = tus Artículos publicados
feature-gone = tus Artículos con los que has realizado un Descubrimiento
feature-ready = tus Artículos con los que puedes Descubrir
feature-awards = tus Galardones
feature-nobel = el Premio Nobel
feature-goals-met = tus Objetivos cumplidos
feature-goals-set = tus Objetivos colocados
feature-funding = casilla de tu marcador de Financiación { FORM($area, "of") }
feature-goal = Objetivo { $goal }
feature-subsidy = loseta de Subvención «{ $tile }» ({ $benefit })
feature-vouchers = tus { FORM($voucher, "many") }
feature-parts = Piezas { FORM($colour, "fpl") } en tu Taller
feature-chemicals = { $chemical } en tu Taller
feature-own-bots = tus Bots en { $machine }
feature-their-bots = Bots de los Saboteadores en { $machine }
feature-branch = Bots en la sección de { $weather } de { $machine }
feature-research = { $token } que queda en el tablero
feature-supply = { $chemical } en el Suministro
feature-lock = la Ficha de Bloqueo de { $weather }
feature-locks = Fichas de Bloqueo en el tablero
feature-no-storms = climas sin loseta de Clima Extremo
feature-storms = losetas de Clima Extremo de nivel { $level }
feature-storm-level = nivel de la loseta de Clima Extremo de { $weather }
feature-storm-markers = marcadores en la loseta de Clima Extremo de { $weather }
feature-their-chemical = { $chemical } en la Guarida
feature-their-chemicals = Productos Químicos en la Guarida
feature-their-colour = fichas de Investigación { FORM($colour, "fpl") } en la Guarida
feature-their-tokens = fichas de Investigación en la Guarida
feature-their-awards = Galardones en la Guarida

## Cómo está.

stands-nobel = { $taken ->
        [yes] tuyo
       *[no] en el tablero
    }
stands-goal = { $goal ->
        [none] no colocado
        [met] cumplido
       *[set] colocado, no cumplido
    }
stands-subsidy = { $subsidy ->
        [none] no es tuya
        [used] usada
       *[own] tuya
    }
stands-branch = { $bots ->
        [none] ninguno
        [others] { $count }, ninguno tuyo
        [all] { $count }, tuyos
       *[some] { $count }, { $own } de ellos tuyos
    }
stands-lock = { $there ->
        [yes] en su casilla
       *[no] retirada
    }
