### Toda la mesa en líneas, para el terminal y para quien no ve el dibujo.

table-over = La partida ha terminado
table-set-up = Preparación o puntuación final
table-turn =
    { $ending ->
        [yes] { KEY($player) ->
            [you] Es tu turno; ha comenzado el final de la partida
           *[other] Turno de { $player }; ha comenzado el final de la partida
        }
       *[no] { KEY($player) ->
            [you] Es tu turno
           *[other] Turno de { $player }
        }
    }
table-towers = Torres
table-labs = Laboratorios
table-decks = Mazos
table-tower = Torre { $tower }, efecto superior: { $top }; efecto inferior: { $bottom }
table-window = { CAPITAL($window) }: { $things }
table-minion =
    { KEY($player) ->
        [you] tu esbirro
       *[other] esbirro de { $player }
    }
table-minion-neutral = esbirro neutral
table-worked = ha trabajado
table-paid = dado usado
table-damage = daño
table-ice = hielo
table-lab = Laboratorio { $lab }, símbolos de construcción: { $symbols }
table-tile = { CAPITAL($slot) }: loseta { $tile }, { $does }
table-deck =
    { $cards ->
        [one] Mazo de { FORM($deck, "plural") }: { $cards } carta, descartadas: { $discarded }
       *[other] Mazo de { FORM($deck, "plural") }: { $cards } cartas, descartadas: { $discarded }
    }
table-enemy =
    { $active ->
        [yes] Enemigo activo: { $enemy }
       *[no] Enemigo: { $enemy }
    }
table-enemy-place = En el laboratorio { $lab }; medidor de poder en { $meter } de { $last }
table-enemy-off = En ningún laboratorio; medidor de poder en { $meter } de { $last }
table-beside =
    { $need ->
        [none] Fichas junto al mazo: { $count }
       *[other] Fichas junto al mazo: { $count } de { $need }
    }
table-doomsday = { $count } de 9 cartas del fin del mundo
table-doom = { $card }, casilla { $place }: { $action }
table-tokens = { CAPITAL($does) }: { $criteria } × criterio, { $power } × poder
table-bag =
    { $count ->
        [one] Bolsa: { $count } ficha
       *[other] Bolsa: { $count } fichas
    }
table-player =
    { $points ->
        [one] { CAPITAL($player) }, { $place }: { $points } punto
       *[other] { CAPITAL($player) }, { $place }: { $points } puntos
    }
table-place-off = fuera del tablero
table-place-centre = en el centro
table-place-lab = en el laboratorio { $lab }
table-pool = Reserva: { $dice }
table-bowl = Cuenco: { $dice }
table-dice = { $count } × { $die }
table-token = { $count } × { FORM($colour, "feminine") }
table-stock = Fichas, por color: { $tokens }
table-wild = { $count } × comodín
table-potions = Fichas de poción: nuevas, { $new }; almacenadas, { $stored }
table-research =
    { $flips ->
        [0] Fichas de investigación: { $tokens }; indicador en { $at }
       *[other] Fichas de investigación: { $tokens }; indicador en { $at }; vueltas: { $flips }
    }
table-hand = Mano: { $cards }
table-hand-card = { $count } { $card }: { $words }
table-bonus-cards = Cartas de bonificación: { $count }
table-bonus =
    { $used ->
        [yes] { $bonus }, sección A usada: { $words }
       *[no] { $bonus }: { $words }
    }
table-grid = Cartas construidas: { $count }
table-built = { $cell }: { $things }
table-fired = su activador ya se ha usado
table-built-potions =
    { $count ->
        [one] { $count } ficha de poción
       *[other] { $count } fichas de poción
    }
table-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
