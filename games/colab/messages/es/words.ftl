### Los nombres de las piezas, y lo que hacen cartas, losetas, efectos y canjes.

## Personas y piezas.

you = tú
    .capital = Tú
    .possessive = tu
window = { $tower } { $level }
colour-white = blanco
    .plural = blancos
    .feminine = blanca
    .feminine-plural = blancas
colour-red = rojo
    .plural = rojos
    .feminine = roja
    .feminine-plural = rojas
colour-blue = azul
    .plural = azules
    .feminine = azul
    .feminine-plural = azules
colour-purple = morado
    .plural = morados
    .feminine = morada
    .feminine-plural = moradas
shape-triangle = triángulo
shape-circle = círculo
shape-diamond = rombo
deck-device = artilugio
    .plural = artilugios
    .indefinite = un artilugio
    .another = otro artilugio
deck-potion = poción
    .plural = pociones
    .indefinite = una poción
    .another = otra poción
deck-monster = monstruo
    .plural = monstruos
    .indefinite = un monstruo
    .another = otro monstruo
row-top = superior
row-bottom = inferior
tier-starter = inicial
tier-one = I
tier-two = II
tier-three = III
length-full = completa
length-express = exprés
device-death-ray = Death Ray
device-weather-machine = Weather Machine
device-burton = Burton
device-mind-slayer = Mind Slayer
die = dado { $colour } ({ $face })
bait-token = una ficha { FORM($colour, "feminine") }
bait-die = un dado { $colour }
item-token = una ficha { FORM($colour, "feminine") }
item-wild = una ficha comodín
item-minion = el { $die } del esbirro en { $window }
item-die = el { $die }
item-wild-die = el dado COMODÍN en { $window }
potion-on-card = sobre { $card }
potion-stored = almacenada
potion-new = obtenida este turno
counted-symbols =
    { $count ->
        [one] { $count } { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }

## Partes de efectos.

part-die =
    { KEY($colour) ->
        [none] { $count ->
            [one] obtener { $count } dado de color a elegir
           *[other] obtener { $count } dados de color a elegir
        }
       *[other] { $count ->
            [one] obtener { $count } dado { $colour }
           *[other] obtener { $count } dados { FORM($colour, "plural") }
        }
    }
part-card =
    { KEY($deck) ->
        [none] { $count ->
            [one] robar { $count } carta de tipo a elegir
           *[other] robar { $count } cartas de tipo a elegir
        }
       *[other] { $count ->
            [one] robar { $count } carta de { $deck }
           *[other] robar { $count } cartas de { $deck }
        }
    }
part-draw = robar { $count } cartas y quedarse con { $keep }
part-token =
    { KEY($colour) ->
        [none] { $count ->
            [one] obtener { $count } ficha de color a elegir
           *[other] obtener { $count } fichas de color a elegir
        }
       *[other] { $count ->
            [one] obtener { $count } ficha { FORM($colour, "feminine") }
           *[other] obtener { $count } fichas { FORM($colour, "feminine-plural") }
        }
    }
part-wild =
    { $count ->
        [one] obtener { $count } ficha comodín
       *[other] obtener { $count } fichas comodín
    }
part-potion =
    { $count ->
        [one] obtener { $count } ficha de poción
       *[other] obtener { $count } fichas de poción
    }
part-research =
    { $count ->
        [one] obtener { $count } ficha de investigación
       *[other] obtener { $count } fichas de investigación
    }
part-points =
    { $count ->
        [one] anotar { $count } punto de investigación
       *[other] anotar { $count } puntos de investigación
    }
part-return =
    { $count ->
        [one] refrescar { $count } dado del cuenco o de la reserva
       *[other] refrescar { $count } dados del cuenco o de la reserva
    }
part-return-all = tirar todo el cuenco
part-set-die =
    { $count ->
        [one] girar { $count } dado de la reserva a una cara a elegir
       *[other] girar { $count } dados de la reserva a una cara a elegir
    }
part-trigger =
    { $count ->
        [one] activar { $count } carta
       *[other] activar { $count } cartas
    }
part-trigger-adjacent =
    { $count ->
        [one] activar { $count } carta adyacente
       *[other] activar { $count } cartas adyacentes
    }
part-copy = copiar un activador adyacente
part-build = construir
part-extra-build =
    { KEY($deck) ->
        [none] { $count ->
            [one] construir { $count } carta de tipo a elegir sin símbolos de construcción
           *[other] construir { $count } cartas de tipo a elegir sin símbolos de construcción
        }
       *[other] { $count ->
            [one] construir { $count } carta de { $deck } sin símbolos de construcción
           *[other] construir { $count } cartas de { $deck } sin símbolos de construcción
        }
    }
part-discount =
    { $count ->
        [one] pagar { $count } símbolo menos por una carta
       *[other] pagar { $count } símbolos menos por una carta
    }
part-reposition =
    { KEY($row) ->
        [none] recolocar un esbirro
       *[other] recolocar un esbirro y tomar allí el efecto { $row }
    }
part-second-action = realizar también la otra acción de laboratorio
part-upgrade = colocar una loseta de mejora
part-hand-limit =
    { $count ->
        [one] conservar { $count } carta más
       *[other] conservar { $count } cartas más
    }
part-token-limit =
    { $count ->
        [one] conservar { $count } ficha más
       *[other] conservar { $count } fichas más
    }

## Habilidades de cartas.

ability-trigger = Activador: { $effect }.
ability-built = Al construirla: { $effect }.
ability-react =
    { $once ->
        [yes] { $when }, una vez por turno: { $effect }.
       *[no] { $when }: { $effect }.
    }
ability-potion =
    { $count ->
        [one] Por { $count } ficha de poción: { $effect }.
       *[other] Por { $count } fichas de poción: { $effect }.
    }
ability-score-adjacent =
    { KEY($deck) ->
        [none] { $count ->
            [one] Da { $count } punto por cada carta adyacente.
           *[other] Da { $count } puntos por cada carta adyacente.
        }
       *[other] { $count ->
            [one] Da { $count } punto por cada { $deck } adyacente.
           *[other] Da { $count } puntos por cada { $deck } adyacente.
        }
    }
ability-score-grid =
    { $count ->
        [one] Da { $count } punto por cada { $deck } que hayas construido.
       *[other] Da { $count } puntos por cada { $deck } que hayas construido.
    }
when-rest = Al descansar
when-send =
    { KEY($colour) ->
        [none] Al enviar un esbirro a una torre
       *[other] Al enviar un esbirro a una torre { FORM($colour, "feminine") }
    }
when-retrieve =
    { KEY($colour) ->
        [none] Al hacer volver un esbirro de una torre
       *[other] Al hacer volver un esbirro de una torre { FORM($colour, "feminine") }
    }
when-build =
    { KEY($deck) ->
        [none] Al construir otra carta
       *[other] Al construir { FORM($deck, "another") }
    }
when-pay = Al pagar por una carta
when-upgrade = Después de tu parte de una ronda de mejora

## Cartas de bonificación.

section-a =
    { $when ->
        [once] una sola vez
        [always] permanente
        [rest] cada vez que descansas
        [pay] una vez por turno, al pagar por una carta
       *[token] cada vez que tomas una ficha de mejora
    }
section-b =
    { $points ->
        [one] { $points } punto por cada { $what }
       *[other] { $points } puntos por cada { $what }
    }
section-b-each =
    { $what ->
        [surrounded] carta con cartas en los cuatro lados
        [device] artilugio
        [potion] poción
        [monster] monstruo
        [set] trío de monstruo, artilugio y poción
        [line] fila o columna de cuatro cartas
        [resource_die] dado de recurso
        [potion_ability] carta con habilidad de poción
        [research_point] punto de investigación
        [token] ficha de recurso o comodín, la mitad por una ficha de poción
        [trigger] carta con activador
        [cost_four] carta que cuesta cuatro símbolos o más
        [points_one] carta con un punto impreso como máximo
        [points_two] carta con dos puntos impresos como máximo
        [group] carta de tu mayor grupo conectado de un solo tipo
        [all_types] fila o columna con los tres tipos
       *[hand_card] carta en mano
    }
bonus-words = A, { $when }: { $effect }; B: { $worth }
tile-words =
    { $count ->
        [one] { $count } esbirro: { $effect }
       *[other] { $count } esbirros: { $effect }
    }
tile-symbols = símbolos de construcción: { $symbols }
card-words =
    { $points ->
        [one] cuesta { $cost }; { $points } punto; { $ability }
       *[other] cuesta { $cost }; { $points } puntos; { $ability }
    }
