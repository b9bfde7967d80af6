### Los sucesos, una frase cada uno, y lo que los explica.

## La preparación y el orden de juego.

event-order-drawn = { KEY($player) ->
        [you] Vas
       *[other] { CAPITAL($player) } va
    } { $place ->
        [0] en primer lugar
        [1] en segundo lugar
        [2] en tercer lugar
       *[other] en último lugar
    } en el orden de turno.
event-offer-shown = Una loseta de Taller { FORM($tile, "f") } llega a la casilla { $space } de la oferta.
event-stack-shown = En lo alto de la pila hay ahora una loseta de Taller { FORM($tile, "f") }.
event-stack-turned = Se voltea la pila bocabajo: { $tiles } { $tiles ->
        [one] loseta de Taller
       *[other] losetas de Taller
    }.
event-subsidy-laid = La loseta «{ $tile }» va a { $cell }: { $benefit }.
event-experiment-shown = { $tile } { $place ->
        [left] llega a la casilla izquierda del despliegue
        [middle] llega a la casilla central del despliegue
        [right] llega a la casilla derecha del despliegue
        [waiting] espera debajo del mazo
       *[top] está en lo alto del mazo
    }.
event-part-dealt = { KEY($player) ->
        [you] Empiezas
       *[other] { CAPITAL($player) } empieza
    } con una Pieza { FORM($colour, "f") }.
event-tile-dealt = { KEY($player) ->
        [you] Empiezas
       *[other] { CAPITAL($player) } empieza
    } con una loseta de Taller { FORM($tile, "f") }.
event-goals-dealt = { KEY($player) ->
        [you] Recibes
       *[other] { CAPITAL($player) } recibe
    } las losetas de Objetivo del lote del { $set }.
event-goals-drafted = { KEY($player) ->
        [you] Eliges
       *[other] { CAPITAL($player) } elige
    } las tres losetas de Objetivo de color { $colour } del lote del { $set }.
event-goal-dealt = Recibes el Objetivo { $tile }.
event-goal-refused = El Objetivo { $tile } sale de la partida: el Objetivo { $like } mide lo mismo.
event-challenge-drawn = Se aplica la carta de Desafío { $challenge }: { $text }
event-turn-order-set = El orden de turno es ahora: { $order }.
event-initiative-taken = { KEY($player) ->
        [you] Tu Marcador de Iniciativa
       *[other] El Marcador de Iniciativa { FORM($player, "own") }
    } se mueve. Nuevo orden: { $order }.
event-round-begins = Empieza la ronda { $round }{ $last ->
        [yes] , la ronda final
       *[no] { "" }
    }.
event-turn-begins = { KEY($player) ->
        [you] Tu turno.
       *[other] Turno { FORM($player, "own") }.
    }

## Pases, PC y financiación.

event-vouchers = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $vouchers }: { $cause }.
event-vouchers-partly = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $vouchers }: { $cause }; no hay espacio para { $lost } más.
event-vouchers-none = { KEY($player) ->
        [you] No tienes
       *[other] { CAPITAL($player) } no tiene
    } espacio para { $lost } { $lost ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    } más: { $cause }.
event-neighbour-vouchers = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $vouchers } por cada figura a la izquierda: { $pieces }.
event-paid = { KEY($player) ->
        [you] Pagas
       *[other] { CAPITAL($player) } paga
    } { FORM($voucher, "a") }{ $of ->
        [instead] { " " }en lugar de { FORM($instead, "a") }
        [exchange] { " " }para el intercambio
        [piece] { " " }por una figura a la izquierda
       *[price] { "" }
    }.
event-exchanged = { KEY($player) ->
        [you] Intercambias
       *[other] { CAPITAL($player) } intercambia
    } { $given } por { $wanted }, que hace falta de inmediato.
event-science-exchanged = { KEY($player) ->
        [you] Intercambias
       *[other] { CAPITAL($player) } intercambia
    } { $count } { $count ->
        [one] Pase
       *[other] Pases
    } por un Pase de Ciencia, que se paga de inmediato.
event-scored = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $cp } PC: { $why }.
scored-government = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $cp } PC: { $each } por { $count ->
        [one] { $count } Bot
       *[other] cada uno de los { $count } Bots
    } en la sección de { $weather } de la Máquina del Gobierno.
event-no-cp = { $able ->
        [yes] { KEY($player) ->
            [you] Rechazas
           *[other] { CAPITAL($player) } rechaza
        }
       *[no] { KEY($player) ->
            [you] No puedes pagar
           *[other] { CAPITAL($player) } no puede pagar
        }
    } los { $cp } PC por { $price }.
event-prototype-scored = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $cp } PC: { $each } por { $count ->
        [one] { $count } Pieza
       *[other] cada una de las { $count } Piezas
    }.
event-prototype-scored-bot = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $cp } PC por el Bot de { $bot }.
event-scored-for-the-end = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } { $cp } PC para el final de la partida: { $cause }.
event-advanced = { KEY($player) ->
        [you] Tu marcador de Financiación { FORM($area, "of") }
       *[other] El marcador de Financiación { FORM($area, "of") } { FORM($player, "own") }
    } avanza a la casilla { $to }: { $cause }.
event-advanced-not = { KEY($player) ->
        [you] Tu marcador de Financiación { FORM($area, "of") }
       *[other] El marcador de Financiación { FORM($area, "of") } { FORM($player, "own") }
    } se queda en la última casilla: { $cause }.
event-marker-back = { KEY($player) ->
        [you] Tu marcador de Financiación { FORM($area, "of") }
       *[other] El marcador de Financiación { FORM($area, "of") } { FORM($player, "own") }
    } retrocede a la casilla { $to }.
event-funded = { KEY($player) ->
        [you] Obtienes
       *[other] { CAPITAL($player) } obtiene
    } la financiación { FORM($area, "of") } hasta la casilla { $to }.
event-lost = { KEY($player) ->
        [you] No puedes
       *[other] { CAPITAL($player) } no puede
    } { $gain }.
event-lost-room = { KEY($player) ->
        [you] No tienes
       *[other] { CAPITAL($player) } no tiene
    } espacio en el Taller para { $gain }.
event-lost-vouchers = { KEY($player) ->
        [you] No tienes
       *[other] { CAPITAL($player) } no tiene
    } espacio en ningún medidor de Pases.
event-declined = { KEY($player) ->
        [you] Eliges
       *[other] { CAPITAL($player) } elige
    } no { $gain }.

## Las figuras del tablero.

event-scientist-moved = { KEY($player) ->
        [you] Tu Científico
       *[other] El Científico { FORM($player, "own") }
    } va a { $space }.
event-lativ-moved = Lativ va { FORM($to, "to") }.
lativ-supply = Lativ vuelve al Suministro.
event-lativs-bot-passes = El Bot de Lativ sigue desde la sección del Asistente: { $passed ->
        [full] { $full } { COUNT($full) ->
            [1] está al completo
           *[other] están al completo
        }
        [has] { $has } ya { COUNT($has) ->
            [1] tiene uno
           *[other] tienen uno
        }
       *[both] { $full } { COUNT($full) ->
            [1] está al completo
           *[other] están al completo
        }, { $has } ya { COUNT($has) ->
            [1] tiene uno
           *[other] tienen uno
        }
    }.
event-no-lativs-bot = { $beside ->
        [0] No hay ningún Bot de Lativ junto al Laboratorio de Lativ.
       *[other] Ningún Bot de Lativ entra en el Laboratorio de Lativ: todas las secciones están llenas o tienen uno.
    }
event-no-token-goes = No queda ninguna { $token } que Lativ pueda descartar.
event-assistant-moved = El Asistente va a la sección de { $weather }.
event-bot-moved = Se mueve { KEY($owner) ->
        [you] tu Bot
       *[other] el Bot { FORM($owner, "own") }
    }.
bot-constructed = { KEY($player) ->
        [you] Construyes
       *[other] { CAPITAL($player) } construye
    } el Bot del { $from }.
bot-sent = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } un Bot en { $to }.
bot-back = { KEY($owner) ->
        [you] Tu Bot
       *[other] El Bot { FORM($owner, "own") }
    } de { $from } vuelve al Taller.
bot-to-line = { KEY($owner) ->
        [you] Tu Bot
       *[other] El Bot { FORM($owner, "own") }
    } de { $from } va al { $to } de la Línea de Montaje.
bot-of-lativ = Un Bot de Lativ llega a { $to }.
bot-placed = Los Saboteadores colocan un Bot en { $space }.
bot-returns = El Bot de los Saboteadores de { $space } vuelve a la Guarida.
bot-beside = { KEY($owner) ->
        [you] Tu Bot
       *[other] El Bot { FORM($owner, "own") }
    } de { $space } vuelve junto al Laboratorio de Lativ.
bot-makes-room = { KEY($owner) ->
        [you] Tu Bot
       *[other] El Bot { FORM($owner, "own") }
    } hace sitio en { $weather }: de la casilla { $from } a la { $to }.
event-subsidy-taken = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } la loseta de Subvención «{ $tile }» de { $cell }{ $used ->
        [yes] , ya usada
       *[no] { "" }
    }.
event-subsidy-gone = La loseta de Subvención «{ $tile }» deja { $cell } y sale de la partida{ $owned ->
        [yes] : quien la toma ya tiene una de su tipo
       *[no] { "" }
    }.
event-subsidy-flipped = «{ $tile }», en { $cell }, se voltea a su cara naranja.
event-government-marker = Un marcador del Gobierno va a la casilla { $space } de la loseta de Clima Extremo de { $weather }.
event-nothing-to-fix = Ningún marcador del Gobierno va a la loseta de Clima Extremo de { $weather }.
event-marker-placed = { KEY($player) ->
        [you] Tu marcador de Descubrimiento de la fila { $row }
       *[other] El marcador de Descubrimiento de la fila { $row } { FORM($player, "own") }
    } va a la casilla { $space } de la loseta de Clima Extremo de { $weather }.
event-parts-provided = { KEY($player) ->
        [you] Construyes
       *[other] { CAPITAL($player) } construye
    } un prototipo para { $weather } con { $parts }.
event-nobel-taken = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } el Premio Nobel.

## Productos Químicos, Piezas de Máquina y fichas.

event-chemical-moved = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } un { $chemical } del Suministro.
chemical-gained = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } un { $chemical } del Suministro: { $cause }.
chemical-supplied = Un { $chemical } del Suministro va a la izquierda de { $to }.
chemical-paid = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } un { $chemical } a la izquierda de { $to }.
chemical-returned = { KEY($player) ->
        [you] Devuelves
       *[other] { CAPITAL($player) } devuelve
    } un { $chemical } al Suministro.
chemical-gone = Un { $chemical } vuelve al Suministro.
chemical-taken = Los Saboteadores toman un { $chemical } del Suministro y lo llevan a la Guarida.
chemical-put = Los Saboteadores colocan un { $chemical } a la izquierda de { $space }.
chemical-back = Los Saboteadores devuelven un { $chemical } al Suministro.
event-part-moved = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } una Pieza { FORM($colour, "f") }.
part-gained = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } una Pieza { FORM($colour, "f") }: { $cause }.
part-sold = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } una Pieza { FORM($colour, "f") } en { $to }.
part-returned = { KEY($player) ->
        [you] Devuelves
       *[other] { CAPITAL($player) } devuelve
    } una Pieza { FORM($colour, "f") } a la reserva.
part-gone = Una Pieza { FORM($colour, "f") } va a la reserva.
part-laid = Una Pieza { FORM($colour, "f") } de la reserva va a { $cell }.
event-research-moved = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } una { $token }.
research-placed = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } una { $token } en { $to }.
research-lost = Una { $token } sale de la partida.
research-no-space = Una { $token } no tiene casilla en { KEY($player) ->
        [you] tu Oficina
       *[other] la Oficina { FORM($player, "own") }
    } y sale de la partida.
event-award-moved = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } un Galardón.
award-placed = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } un Galardón en { $to }.
award-lost = Un Galardón sale de la partida.
token-taken = Los Saboteadores toman una { $token } y la llevan a la Guarida.
token-gone = Una { $token } de la Guarida sale de la partida.
award-taken = Los Saboteadores toman un Galardón y lo llevan a la Guarida.
award-gone = Un Galardón de la Guarida sale de la partida.
event-token-discarded = { $why ->
        [no-space] Una { $token } no tiene casilla en { KEY($player) ->
            [you] tu Oficina
           *[other] la Oficina { FORM($player, "own") }
        } y sale de la partida.
        [bot] Una { $token } sale de la partida: hay un Bot de Lativ en la sección.
       *[lativ] Lativ descarta una { $token }: ha llegado { FORM($location, "to") }, y el Asistente está en { $weather }.
    }

## En un Laboratorio.

event-section-opened = Se abre el tramo { $section } de { KEY($player) ->
        [you] tu Línea de Montaje
       *[other] la Línea de Montaje { FORM($player, "own") }
    }.
event-citation-placed = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } una ficha de Cita en { $space }; el precio es el Objetivo { $goal }.
event-tile-taken = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } una loseta de Taller { FORM($tile, "f") }.
event-tile-laid = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } una loseta de Taller { FORM($tile, "f") } en la fila { $row }, columna { $column }: { $above } sobre { $below }.
event-subsidy-used = { KEY($player) ->
        [you] Usas
       *[other] { CAPITAL($player) } usa
    } la loseta de Subvención «{ $tile }»: { $benefit }.
event-investment-taken = { KEY($player) ->
        [you] Tomas
       *[other] { CAPITAL($player) } toma
    } una loseta de Inversión: { $cause }.
event-investment-used = { KEY($player) ->
        [you] Usas
       *[other] { CAPITAL($player) } usa
    } una loseta de Inversión.
event-goal-set = { KEY($player) ->
        [you] Colocas
       *[other] { CAPITAL($player) } coloca
    } el Objetivo { $tile } en { $space }.
event-goal-flipped = { KEY($player) ->
        [you] Volteas
       *[other] { CAPITAL($player) } voltea
    } el Objetivo { $tile } por su financiación.
event-published = { KEY($player) ->
        [you] Publicas
       *[other] { CAPITAL($player) } publica
    } un Artículo sobre { $weather }: fila { $row }.

## Experimentos, Clima Extremo, Ingresos.

event-storm-fixed = El clima { $weather } está reparado: su loseta de nivel { $level } está llena.
event-storm-placed = La loseta de Clima Extremo de { $weather } de nivel { $level } llega a I+D: { $brought ->
        [experiment] se ejecutó su Experimento
        [sabotage] su Experimento no se ejecutó, y hay un Bot de los Saboteadores en su sección
       *[set] los Saboteadores usaron un conjunto de { $weather }
    }.
event-no-storm = No queda ninguna loseta de Clima Extremo de { $weather }.
event-experiment-runs = Se ejecuta el Experimento de { $weather }: { $tile }.
event-experiment-fails = El Experimento de { $weather } no se ejecuta: { $why ->
        [not-full] su sección no está llena
        [no-tile] no hay ninguna loseta suya en el despliegue
       *[both] su sección no está llena, y no hay ninguna loseta suya en el despliegue
    }.
event-experiment-left = { $able ->
        [yes] { KEY($player) ->
            [you] Conservas { $price } y no obtienes
           *[other] { CAPITAL($player) } conserva { $price } y no obtiene
        }
       *[no] { KEY($player) ->
            [you] No puedes pagar { $price } y no obtienes
           *[other] { CAPITAL($player) } no puede pagar { $price } y no obtiene
        }
    } nada.
event-experiment-gone = { $tile } sale de la partida.
event-experiment-slid = { $tile } { $place ->
        [left] pasa a la casilla izquierda del despliegue
        [middle] pasa a la casilla central del despliegue
        [right] pasa a la casilla derecha del despliegue
        [waiting] pasa debajo del mazo
       *[top] pasa a lo alto del mazo
    }.
event-income = { $paid ->
        [yes] Lativ está en su Oficina: se pagan los Ingresos.
       *[no] Lativ no está en su Oficina: no hay Ingresos.
    }
event-government-runs = La sección de { $weather } de la Máquina del Gobierno está llena y se activa.
event-lock-removed = Se retira la Ficha de Bloqueo de { $weather }: ya se puede citar { $weather }.

## Los Saboteadores.

target-starts = El Valor Objetivo empieza en { $to }.
event-target-raised = El Valor Objetivo aumenta en { $by }, hasta { $to }: { $why }.
event-agent-moved = { CAPITAL($agent) } va a { $space }.
event-report-shown = Se revela el Informe «{ $report }».
event-report-current = El Informe actual es ahora «{ $report }».
event-report-discarded = El Informe «{ $report }» se descarta y es ahora el Informe anterior.
event-report-on-top = El Informe «{ $report }» vuelve a lo alto del mazo.
event-report-aside = El Informe «{ $report }» se aparta: { $area ->
        [none] no muestra ninguna Localización principal
       *[other] { $agent } ya está colocado
    }.
event-reports-shuffled = Se baraja el mazo: { $cards } { $cards ->
        [one] Informe de Seguridad
       *[other] Informes de Seguridad
    }.
event-reports-boxed = Del mazo vuelven a la caja: { $cards } { $cards ->
        [one] Informe de Seguridad
       *[other] Informes de Seguridad
    }.
event-no-report = No queda ningún Informe de Seguridad por revelar.
event-nothing-to-discard = El mazo está vacío, así que no se descarta ningún Informe de Seguridad.
event-plan = { CAPITAL($agent) } lleva a cabo el plan para { $location }.
event-steps-left-out = En { $space }, el plan empieza por el paso { $first }: { $plan ->
        [lab] se omite el paso 1 (un Galardón)
        [rnd] se omiten los pasos 1 y 2 (un primer Bot y su Producto Químico)
       *[other] se omiten los pasos 1 y 2 (un Producto Químico y una loseta de Subvención)
    }.
event-no-chemical-for = La Guarida no tiene { $chemical } para { $space }: solo se coloca el Bot.
event-no-award = No queda ningún Galardón en la reserva para los Saboteadores.
event-no-token-left = No queda ninguna { $token } para los Saboteadores.
event-decided = Los Saboteadores eligen { $what ->
        [location] una Localización
        [space] una casilla de acción
        [chemical] un Producto Químico
        [branch] una sección de { $machine }
        [bot] una casilla de Bot
        [subsidy] una loseta de Subvención
       *[havoc] un conjunto de fichas
    }: { $chosen }.
event-set-used = Los Saboteadores usan un conjunto de { $weather }{ $locked ->
        [yes] , un clima bloqueado
       *[no] { "" }
    }.

## El final.

event-end-triggered = { $trigger ->
        [nobel] Se ha tomado el Premio Nobel.
        [experiments] La última loseta de Experimento está en el despliegue.
        [government] La Máquina del Gobierno está llena.
       *[rnd] Todas las casillas de Investigación de I+D están ocupadas.
    } La próxima ronda es la última.
event-ended = { $verdict ->
        [at-once] Ganas de inmediato: { $cp } PC superan el Valor Objetivo de { $target }, con { $goals } y { $markers } en la casilla { $space } o más allá.
        [won] Ganas: tus { $cp } PC superan el Valor Objetivo de { $target }.
        [lost] Pierdes: tus { $cp } PC no superan el Valor Objetivo de { $target }.
        [forbidden] Pierdes: tus { $cp } PC superan el Valor Objetivo de { $target }, pero la carta de Desafío { $card } prohíbe ganar así.
        [storms] Pierdes: hay { $tiles } de nivel 3 en el tablero: { $storms }.
       *[reports] Pierdes: a los Saboteadores no les queda ningún Informe de Seguridad.
    }
counted-goals = { $count } { $count ->
        [one] Objetivo cumplido
       *[other] Objetivos cumplidos
    }
counted-markers = { $count } { $count ->
        [one] marcador de Financiación
       *[other] marcadores de Financiación
    }
counted-storms = { $count } { $count ->
        [one] loseta de Clima Extremo
       *[other] losetas de Clima Extremo
    }

## De dónde viene lo obtenido, tras dos puntos.

cause-income = Ingresos, { $at }
cause-lativ = Lativ está a la izquierda
cause-lativ-supply = Lativ está en el Suministro
cause-new-scientists = Lativ una vez más (Nuevos Científicos)
cause-section = el tramo donde está ahora el { $chemical }
cause-no-token = no queda ninguna { $token }
cause-track = el medidor de Financiación del Laboratorio hasta la casilla { $to }
cause-bot = el Bot va a { $space }
cause-paper = se publica un Artículo
cause-completion = la sección de { $weather } de I+D está llena
cause-pieces = a la izquierda, { $pieces }

## Por qué se obtienen PC, tras dos puntos.

score-experiment = { $each } por { $count ->
        [one] { $count } Bot
       *[other] cada uno de los { $count } Bots
    } en el Experimento { $tile }
score-government = { $each } por { $count ->
        [one] { $count } Bot
       *[other] cada uno de los { $count } Bots
    } en la sección de { $weather } de la Máquina del Gobierno
score-paper = { $tokens } en la fila { $row }
score-tokens = { $each } por { $kind ->
        [research] { $count ->
            [1] 1 ficha de Investigación
           *[other] cada una de las { $count } fichas de Investigación
        }
        [award] { $count ->
            [1] 1 Galardón
           *[other] cada uno de los { $count } Galardones
        }
       *[citation] { $count ->
            [1] 1 ficha de Cita
           *[other] cada una de las { $count } fichas de Cita
        }
    }

## Por qué aumenta el Valor Objetivo, tras dos puntos.

raise-start = empieza ahí
raise-pieces = { $pieces } a la izquierda { FORM($agent, "of") }, { $each } por cada figura
raise-initiative = su Marcador de Iniciativa ya era el de más a la izquierda
raise-experiment = su Bot de { $space } ejecutó el Experimento
raise-experiment-tile = su Bot de { $space } ejecutó { $tile }, { $cp } PC
raise-government = { $each } por { $count ->
        [one] { $count } Bot suyo
       *[other] cada uno de los { $count } Bots suyos
    } en la sección de { $weather } de la Máquina del Gobierno
raise-prototype = su Bot de { $space } aporta una Pieza de tu prototipo
raise-no-token = no queda ninguna { $token } para ellos
raise-havoc = su conjunto, en lugar de una carta del mazo
raise-havoc-no-card = su conjunto, porque el mazo no tiene ninguna carta que descartar
raise-challenge = carta de Desafío { $challenge }
raise-challenge-bots = carta de Desafío { $challenge }, por { $count ->
        [one] { $count } Bot suyo
       *[other] cada uno de sus { $count } Bots
    } en el tablero
raise-end = la puntuación final siempre lo aumenta en esta cantidad

## Por qué no se puede hacer nada.

event-idle = { $idle ->
        [actions] { KEY($player) ->
            [you] No puedes hacer nada
           *[other] { CAPITAL($player) } no puede hacer nada
        } en { $location }.
        [no-more-actions] { KEY($player) ->
            [you] No puedes hacer nada más
           *[other] { CAPITAL($player) } no puede hacer nada más
        } en { $location }.
        [move] { KEY($player) ->
            [you] Tu Científico
           *[other] El Científico { FORM($player, "own") }
        } se queda: no hay ninguna casilla de acción libre en otro lugar.
        [awards] { KEY($player) ->
            [you] Tus Galardones
           *[other] Los Galardones { FORM($player, "own") }
        } se quedan en la casilla de espera: la Oficina está llena.
       *[placements] { KEY($player) ->
            [you] No tienes
           *[other] { CAPITAL($player) } no tiene
        } ninguna ficha que colocar ni ninguna loseta de Inversión que usar.
    }
barred-done = { $deed }: ya hecho en este turno
barred-one-action = { $deed }: la casilla solo permite una acción
barred-vouchers = { $deed } cuesta { $price }; hay { $own }, { $science } de Ciencia y { $others } de otros tipos; { $exchange } de ellos valen por uno de Ciencia
barred-no-bot = { $deed } requiere un Bot, y el Taller no tiene ninguno
barred-no-space = { $deed }: todas las casillas de { $machine } están ocupadas
barred-part = { $deed } requiere una Pieza para una casilla libre de la Máquina del Gobierno: { OR($wanted) }; en el Taller: { COUNT($there) ->
        [0] ninguna Pieza de Máquina
       *[other] { $there }
    }, y no hay intercambio posible
barred-besides = { $deed }: el Taller tiene { $there } para una casilla libre de { $machine }, pero no todo lo demás que cuesta esa casilla
barred-chemical = { $deed } requiere un Producto Químico para una casilla libre de { $machine }: { COUNT($wanted) ->
        [5] uno cualquiera
       *[other] { OR($wanted) }
    }; en el Taller: { COUNT($there) ->
        [0] ninguno
       *[other] { $there }
    }, y no hay intercambio posible
barred-target = { KEY($deed) ->
        [deed-secure] { $deed }: ninguna loseta de Subvención tiene la cara azul bocarriba
        [deed-publish] { $deed }: ninguna fila de la Oficina está completa ni se puede citar
        [deed-breakthrough] { $deed }: ningún Artículo publicado tiene un prototipo que se pueda construir y pagar
       *[other] { $deed }: no hay ninguna casilla libre
    }
shortage-pays = Hay { $own }, { $science } de Ciencia y { $others } de otros tipos; { $exchange } de ellos valen por uno de Ciencia. { $able ->
        [yes] No alcanzan para nada de lo disponible que tenga sitio
       *[no] Toda acción, salvo Devolver un Producto Químico, cuesta al menos uno
    }
shortage-return = { $chemicals ->
        [0] No hay ningún Producto Químico en el Taller que devolver
       *[other] Cada Producto Químico del Taller ya ha ido y vuelto dos veces en este turno
    }
