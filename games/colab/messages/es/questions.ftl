### Lo que se pregunta a los jugadores y al azar, y en medio de qué están.

## Azar, en la preparación y en los turnos.

ask-tower = ¿Qué torre sigue, en sentido horario?
ask-insert = ¿Qué placa recibe la siguiente torre?
ask-lab = ¿Qué laboratorio sigue, en sentido horario?
ask-starter-tile = ¿Qué loseta inicial recibe el siguiente laboratorio?
ask-extra-tile = ¿Qué loseta de nivel I recibe el siguiente laboratorio?
ask-first = ¿Quién empieza?
ask-bonus =
    { KEY($player) ->
        [you] ¿Qué carta de bonificación recibes?
       *[other] ¿Qué carta de bonificación recibe { $player }?
    }
ask-roll =
    { KEY($player) ->
        [you] ¿Qué sale en tu tirada?
       *[other] ¿Qué sale en la tirada de { $player }?
    }
ask-rolled-tower =
    { KEY($player) ->
        [you] ¿Qué torre sale en tu tirada?
       *[other] ¿Qué torre sale en la tirada de { $player }?
    }
ask-bait = ¿De qué color es lo que hay en la siguiente torre?
ask-die =
    { KEY($player) ->
        [you] ¿Qué muestra tu dado?
       *[other] ¿Qué muestra el dado de { $player }?
    }
ask-card =
    { KEY($player) ->
        [you] ¿Qué carta de { $deck } robas?
       *[other] ¿Qué carta de { $deck } roba { $player }?
    }
ask-tile = ¿Qué loseta de nivel { $tier } sale?
ask-active = ¿Quién tiene la ficha de enemigo activo?
ask-enemy-tower = ¿A qué torre va el esbirro de { $enemy }?
ask-enemy-lab = ¿A qué laboratorio va { $enemy }?
ask-white-die = ¿Qué muestra el dado blanco?

## Preparación.

ask-scientist = Elige tu personaje
ask-gift-card =
    { $left ->
        [one] Roba una carta: ¿de qué mazo?
       *[other] Roba { $left } cartas: ¿de qué mazo la siguiente?
    }
ask-gift-die = Toma un dado de recurso: ¿de qué color?
ask-gift-token = Toma una ficha: ¿de qué color?
ask-assign = ¿En qué torre colocas el esbirro con el { $die }?
ask-place-anywhere = ¿En qué torre colocas un esbirro?
ask-place-pair = ¿Qué esbirro colocas primero?
ask-place-row = ¿En qué torre colocas el esbirro con el { $die }?

## Un turno.

ask-turn = ¿Turno de acción o descanso?
ask-send = ¿Con qué dado envías un esbirro?
ask-send-to = ¿A qué torre lo envías?
ask-retrieve = ¿Qué esbirro haces volver?
ask-row = ¿Qué efecto de la torre { $tower } tomas?
ask-react = ¿Usas una reacción?
ask-move = ¿A qué laboratorio vas?
ask-lab-action = ¿Construyes o recolectas aquí?
ask-after = ¿Algo más este turno?
ask-window = ¿Usas algo antes de continuar?
ask-collect = ¿Qué loseta usas?
ask-workers =
    { $left ->
        [one] ¿Quién trabaja? Falta uno
       *[other] ¿Quién trabaja? Faltan { $left }
    }
ask-build = ¿Qué carta construyes?
ask-extra-build = ¿Qué carta adicional construyes?
ask-price = ¿Usas un descuento?
ask-drop = ¿Qué símbolo no pagas?
ask-cell = ¿Dónde colocas { $card }?
ask-pay = ¿Con qué pagas?
ask-set-off =
    Has construido { $card }: ¿qué usas ahora?
ask-effect = ¿{ CAPITAL($effect) }?
ask-draw =
    { $left ->
        [one] Roba una carta: ¿de qué mazo?
       *[other] Roba { $left } cartas: ¿de qué mazo la siguiente?
    }
ask-keep =
    { $count ->
        [one] ¿Con qué carta te quedas?
       *[other] Quédate con { $count } cartas: ¿con cuáles?
    }
ask-face = ¿A qué cara giras el { $die }?
ask-flip-away = ¿Qué dado pones en tu cuenco?
ask-flip-turn = ¿Qué dado giras?
ask-reposition = ¿En qué torre recolocas el esbirro?
ask-potion-from = ¿De dónde tomas la ficha de poción para pagar?
ask-supply = ¿Qué provisión tomas?
ask-put-back = ¿Devuelves dados al cuenco para volver a tirarlos?
ask-potion-to = ¿Dónde colocas la nueva ficha de poción?
ask-too-many-tokens =
    { $count ->
        [one] Descarta una ficha: ¿cuál?
       *[other] Descarta { $count } fichas: ¿cuáles?
    }
ask-too-many-cards =
    { $count ->
        [one] Descarta una carta: ¿cuál?
       *[other] Descarta { $count } cartas: ¿cuáles?
    }
ask-tier = ¿De qué nivel tomas la loseta de mejora?
ask-place-tile = ¿Dónde colocas la loseta { $tile }?
ask-section-b = ¿De qué carta puntúas la sección B?
ask-lose =
    { $what ->
        [any] { $count ->
            [one] Descarta un dado, una ficha o una carta
           *[other] Descarta { $count } dados, fichas o cartas
        }
        [research] { $count ->
            [one] Descarta una ficha de investigación
           *[other] Descarta { $count } fichas de investigación
        }
        [potion] { $count ->
            [one] Descarta una ficha de poción
           *[other] Descarta { $count } fichas de poción
        }
        [token] { $count ->
            [one] Descarta una ficha de recurso o comodín
           *[other] Descarta { $count } fichas de recurso o comodín
        }
       *[card] { $count ->
            [one] Descarta una carta
           *[other] Descarta { $count } cartas
        }
    }

## A qué pertenece una pregunta.

trail-action-turn = Turno de acción
trail-rest-turn = Turno de descanso
trail-end-of-turn = Final del turno
trail-set-up = Preparación
trail-collect = Recolección
trail-build = Construcción
trail-extra-build = Construcción adicional
trail-repair = Reparación de { $window }
trail-building = Construcción de { $card }
trail-built = Después de construir { $card }
trail-row = Efecto { $row } de la torre { $tower }
trail-tile = Loseta { $tile }
trail-trade = Canje { $trade }
trail-bonus = Carta de bonificación { $bonus }
trail-upgrade = Ronda de mejora

## Zonas de una mesa real que se rellenan juntas.

area-towers = Torres, en sentido horario
area-labs = Laboratorios, en sentido horario
area-enemies = Los enemigos: bolsa y mazos
area-bait = Los cebos de las torres
area-rolls =
    { KEY($player) ->
        [you] Tu tirada
       *[other] La tirada de { $player }
    }
area-first-minions =
    { KEY($player) ->
        [you] Tus primeros esbirros
       *[other] Primeros esbirros de { $player }
    }
spot-tower = torre { $nth }
spot-insert = placa de la torre { $nth }
spot-lab = laboratorio { $nth }
spot-starter-tile = laboratorio { $nth }: loseta inicial
spot-left-tile = laboratorio { $nth }: loseta izquierda
spot-right-tile = laboratorio { $nth }: loseta derecha
spot-bait = la torre { $tower }
spot-die = dado { $colour } número { $nth }
spot-first-die = primer dado
spot-second-die = segundo dado
spot-power = ficha de poder { $nth } de { $enemy } para la bolsa
spot-need = fichas que necesita la carta superior de { $enemy }
look-tile = Loseta
