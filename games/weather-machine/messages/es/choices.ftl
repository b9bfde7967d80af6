### Las opciones: el nombre de cada una, otro más corto bajo su grupo, lo que cuestan y lo que aportan.

## El azar.

choice-order = { CAPITAL($player) }
    .group = Siguiente en el orden de turno
choice-show = { CAPITAL($tile) } ({ $id })
    .group = Loseta de Taller
choice-lay = { $tile } ({ $id })
    .group = Loseta de Subvención
    .detail = { $benefit }
choice-reveal = { $tile }
    .group = Loseta de Experimento
    .detail = { $science } Ciencia, { $cp } PC por Bot; { $reward }
choice-deal-part = { CAPITAL($part) }
    .group = Pieza de Máquina
choice-deal-set = { CAPITAL($set) }
    .group = Lote de Objetivos
    .detail = { $goals }
choice-deal-challenge = { $card }
    .group = Carta de Desafío
    .detail = { $text }
choice-deal-goal = { $title }
    .group = Loseta de Objetivo
    .detail = { $condition }
choice-deal-chemical = { $chemical }
    .group = Producto Químico para la Guarida
choice-report = { $report }
    .group = Informe de Seguridad

## La preparación.

choice-face = { CAPITAL($above) } sobre { $below }
    .detail = ampliable para { $above-chemical } arriba y { $below-chemical } abajo
    .group = Su orientación
choice-draft = { CAPITAL($colour) }, { $set }: { $count } { $count ->
        [one] loseta
       *[other] losetas
    }
    .group = Losetas de Objetivo
    .detail = { $goals }

## Los pasos de un turno.

choice-use-subsidy = { $tile }
    .group = Usar una loseta de Subvención
    .detail = { $benefit }
choice-set-goal = { $title } en { $space }
    .group = Colocar un Objetivo por una loseta de Inversión
choice-flip-goal = { $title } (financiación { FORM($area, "of") })
    .group = Voltear un Objetivo por una loseta de Inversión
    .detail = { $pays }
choice-pass = { $at ->
        [last] Terminar
       *[tile] No usar ninguna
    }
choice-move = { $heading }, { $place }
    .short = { $heading }, { $side ->
            [none] { $place }
            [left] izquierda
            [middle] centro
           *[right] derecha
        }
    .group = Mover a
choice-do = { $deed }
    .detail = pagar { $cost }; { KEY($deed) ->
            [deed-sell] un Bot y una Pieza por una loseta de Subvención y una ficha azul
            [deed-secure] los beneficios de una loseta de Subvención, su columna y su fila
            [deed-experiment] un Bot y un Producto Químico para los próximos Experimentos
            [deed-publish] PC y una loseta de Inversión por una fila completa de la Oficina
            [deed-research] un Bot y un Producto Químico por un beneficio y una ficha lila
           *[deed-breakthrough] un prototipo y un Galardón por un Artículo
        }
choice-end-actions = Terminar las acciones
choice-token = { CAPITAL($token) } en la fila { $row }
    .group = Colocar una ficha de Investigación
choice-award = Casilla { $colour } de la fila { $row }
    .group = Colocar un Galardón
choice-keep = Conservar los Galardones
    .detail = esperan a un turno posterior

## El Suministro.

choice-extend = Loseta { FORM($tile, "f") }
    .group = Ampliar el Taller
choice-extend-twin = Loseta { FORM($tile, "f") }, { $space ->
        [0] lo alto de la pila
       *[other] casilla { $space }
    }
    .group = Ampliar el Taller
choice-construct = Tramo { $section }, hueco { $place }: { $benefit }{ $income ->
        [yes] { " " }con cada pago de Ingresos
       *[no] { "" }
    }
    .group = Construir un Bot
choice-initiative = { $place ->
        [1] Primer lugar
        [2] Segundo lugar
        [3] Tercer lugar
       *[other] Cuarto lugar
    }
    .group = Reclamar la Iniciativa
choice-acquire = { $chemical } del Suministro
    .short = { $chemical }
    .group = Adquirir un Producto Químico
    .detail = pagar { $price }
choice-return = { $chemical } al Suministro
    .short = { $chemical }
    .group = Devolver un Producto Químico
    .detail = obtener { $price }
choice-place = Columna { $column }, fila { $row }: { $above } sobre { $below }
    .short = Columna { $column }, { $row }, { $above } arriba
    .detail = { $circles }
choice-call-security = Llamar a Seguridad

## Los objetivos de las acciones.

choice-bot = { $weather }, { $at }
    .group = Colocar un Bot en { $machine }
choice-lativ-to = { $weather }, { $at }
    .group = El Bot de Lativ hace sitio
choice-take = { $tile } en la fila { $row }
    .group = Tomar la loseta de Subvención
    .detail = { $benefit }
choice-secure = { $tile } en { $weather }, fila { $row }
    .group = Asegurar una Subvención
    .detail = { $benefit }; columna: { $above }; fila: { $beside }
choice-column-first = Primero la columna
    .detail = { $column }, después { $row }
choice-row-first = Primero la fila
    .detail = { $row }, después { $column }
choice-row = Fila { $row } ({ $weather })
    .group = { $aim ->
            [breakthrough] Descubrir con
           *[paper] Publicar
        }
choice-cite = { $title }
    .group = Pagar la ficha de Cita
    .detail = { $condition }; sale de la partida
choice-marker = Casilla { $space }
    .group = Marcador de Descubrimiento a
    .detail = { $benefit }
choice-provide = { CAPITAL($part) } de la casilla { $at }
    .group = Aportar
choice-build-in = Fila { $row }
    .group = Construir el prototipo en
    .detail = { $lost ->
            [0] no se pierde ninguna otra Pieza
            [1] se pierde al menos 1 Pieza más
           *[other] se pierden al menos { $lost } Piezas más
        }
choice-lose = { CAPITAL($part) }
    .group = Perder con la fila
choice-no-more = { $at ->
        [lose] No perder más
       *[provide] No aportar más Piezas
    }

## Pagos e intercambios.

choice-pay = { $voucher }
    .group = Pagar
    .detail = { $have } → { $left }
    .then = pagar { $voucher }
choice-give = { $voucher }
    .group = Pagar
    .detail = { $have } → { $left }
choice-swap-chemical = { $chemical }
    .group = Intercambiar por { $wanted }
    .detail = y { $vouchers }
choice-swap-part = { CAPITAL($part) }
    .group = Intercambiar por { $wanted }
    .detail = y { $vouchers }
choice-spend-chemical = { $chemical }
    .group = Pagar
    .detail = tienes { $have }
choice-spend-part = { CAPITAL($part) }
    .group = Pagar
    .detail = tienes { $have }

## Lo que se obtiene.

choice-either = { CAPITAL($gains) }
    .group = Elegir uno
choice-gain = { $voucher }
    .group = Obtener
    .detail = { $have } → { $then }
choice-part = { CAPITAL($part) }
    .group = Tomar
    .detail = tienes { $have }
choice-chemical = { $chemical }
    .group = Tomar
    .detail = tienes { $have }
choice-fund = Financiación { FORM($area, "of") }
    .group = Avanzar en
    .detail = { $steps }
choice-follow = Financiación { FORM($area, "of") }
    .group = Después, la otra financiación
    .detail = hasta la casilla { $to }: { $pays }
choice-take-from = Casilla { $space }
    .group = Financiación de I+D
    .detail = { $benefit }
choice-accept = { $at ->
        [cp] Pagar { $price } por { $cp } PC
        [experiment] Pagar { $price }
       *[gain] { CAPITAL($gain) }
    }
    .then = { $at ->
        [cp] pagar { $price } por { $cp } PC
        [experiment] pagar { $price }
       *[gain] { $gain }
    }
choice-decline = { $at ->
        [cp] Conservar el Pase de Ciencia
        [experiment] No pagar nada
        [target] Renunciar: { $deed }
        [none] No tomar nada
        [no-more] No tomar nada más
       *[other] Renunciar
    }
    .detail = { $at ->
            [experiment] y no obtener nada
           *[other] { "" }
        }
choice-to-line = { CAPITAL($slot) }
    .group = Devolver el Bot a la Línea de Montaje
    .detail = { $income ->
            [yes] tapa sus Ingresos: { $benefit }
           *[no] { "" }
        }
choice-take-back = Recuperarlo
choice-leave = Dejarlo allí

## Los Saboteadores.

choice-top = { $report }
    .group = Devolver a lo alto del mazo
    .detail = { $current ->
            [yes] el Informe actual hasta ahora
           *[no] { "" }
        }
choice-discard = { $report }
    .group = Descartar
    .detail = { $third ->
            [none] { "" }
           *[other] Informe actual después: { $third }
        }
choice-raise-target = Aumentar el Valor Objetivo en { $by }
    .detail = { $from } → { $to }
choice-discard-report = Descartar la carta superior del mazo
    .detail = { $from } → { $to } { $to ->
            [one] carta
           *[other] cartas
        }
choice-back = Financiación { FORM($area, "of") }
    .group = Retroceder una casilla en
    .detail = { $steps }

## Lo que cuesta y aporta una opción, cada cosa por separado.

detail-pay = pagar { $price }
detail-pay-exchange = pagar { $price } (tras un intercambio)
detail-pay-both = pagar { $price }, y { $extra }
detail-pay-both-exchange = pagar { $price } (tras un intercambio), y { $extra }
detail-take-token = tomar una { $token }
detail-take-investment = tomar una loseta de Inversión
detail-experiment = { $tile } dará { $cp } PC por Bot
detail-no-tile = no hay ninguna loseta de { $weather } en el despliegue
detail-makes-room = el Bot de Lativ hace sitio
detail-fills = { KEY($area) ->
        [area-government] activa la sección
        [area-lab] llena la sección
       *[area-rnd] completa la sección
    }
detail-owned = sale de la partida: ya tienes una de este tipo
detail-goal = { $cp } PC al final de la partida por { $condition } ({ $met ->
        [yes] cumplido ahora
       *[no] aún no cumplido
    })
detail-gain = obtener { $gains }
detail-gain-pay = obtener { $gains }, después pagar { $price }
detail-room = { $vouchers } (espacio para { $gained })
detail-actions = { $actions ->
        [both] ambas acciones
       *[one] una sola acción
    }
detail-idle = ninguna de sus acciones es posible ahora
detail-lativ-goes = Lativ va { FORM($place, "to") }
detail-lativs-bot = su Bot va a { $space }
detail-token-leaves = una { $token } sale de la partida
detail-from-stack = de la pila
detail-order = nuevo orden: { $order }
detail-circles = { $count } { $count ->
        [one] círculo
       *[other] círculos
    } de { $chemical }
detail-no-circle = no cierra ningún círculo
detail-no-benefit = sin beneficio
detail-second-token = segunda ficha de la fila
detail-completes-row = completa la fila
detail-storm = { $title }, nivel { $level }
detail-prototype = un prototipo de { $parts }
detail-needs-citation = requiere una ficha de Cita
detail-paper = obtener { $cp } PC y tomar una loseta de Inversión
detail-lock = retira la Ficha de Bloqueo
detail-provided = { $cp } PC
detail-target-spared = el Valor Objetivo no aumenta en { $by }
detail-no-cp-for = { KEY($player) ->
        [you] no obtienes
       *[other] { $player } no obtiene
    } { $cp } PC
detail-by-exchange = tras un intercambio
detail-cp-for-bots = { $cp } PC por { $count } { $count ->
        [one] Bot
       *[other] Bots
    }
detail-token = una { $token }
detail-token-no-room = sin espacio para una { $token }: sale de la partida
detail-security = robar { $count } { $count ->
        [one] Informe de Seguridad
       *[other] Informes de Seguridad
    } del mazo y decidir cuál de los tres viene ahora

## Lo que da la financiación de un medidor, y adónde va un marcador.

funding-lab = { $vouchers }, después otro medidor
funding-none = nada todavía
funding-all = { $benefits }
funding-one-of = uno de: { $benefits }
funding-steps = casilla { $from } → { $to }
funding-steps-cp = casilla { $from } → { $to }, { $before } → { $after } PC al final de la partida

## Lo que una opción no aportará.

lost-room = sin espacio para { $gain }
lost-able = ahora no es posible { $gain }
lost-vouchers = sin espacio para { $vouchers }
lost-funding = el marcador de Financiación { FORM($area, "of") } se queda en la última casilla
lost-target = el Valor Objetivo aumenta en { $by }
lost-marker = ningún marcador del Gobierno va a { $weather }
lost-all = no obtienes nada
