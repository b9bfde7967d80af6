### Master of the Galaxy: questions, and where in a turn they are asked.

## Set-up.

ask-first-player = ¿Quién empieza?
ask-home-cube = ¿Qué cubo decide el sistema natal del primer jugador?
ask-home = Elige la esquina de tu sistema natal.
ask-first-base = ¿Qué forma tiene la primera base?
ask-species = ¿Qué especie dirigir?
ask-first-swarm =
    { $corner ->
        [left] ¿Qué enjambre llega a la esquina izquierda?
       *[right] ¿Qué enjambre llega a la esquina derecha?
    }
ask-top = ¿Qué carta está arriba en el mazo ({ $pile })?

## A turn.

ask-draw =
    { $left ->
        [one] ¿Qué cubo sale?
       *[other] ¿Qué cubo sale? Faltan { $left }.
    }
ask-allocate = ¿Colocar cubos, o terminar la fase 2?
ask-recall = ¿Recuperar qué cubo con el negro?
ask-aim = { $card }: ¿a qué sistema apunta?
ask-arrive = ¿Qué carta Weaver llega?
ask-project = ¿Completar primero qué proyecto?
ask-dismiss = Sobra una carta ({ FORM($pile, "card") }): ¿cuál abandonar?
ask-nothing = ¿Continuar?

## Effects. $left is how many are still to come, this one included; 0 if nobody has begun.

ask-use = ¿{ CAPITAL($effect) }?
ask-gain =
    { $left ->
        [0] ¿Obtener qué cubo?
        [one] ¿Obtener qué cubo?
       *[other] ¿Obtener qué cubo? Faltan { $left }.
    }
ask-swap =
    { $left ->
        [0] ¿Intercambiar qué cubo?
        [one] ¿Intercambiar qué cubo?
       *[other] ¿Intercambiar qué cubo? Faltan { $left }.
    }
ask-swap-for = ¿Tomar qué cubo a cambio?
ask-pull =
    { $left ->
        [0] ¿Colocar qué cubo de la bolsa, y dónde?
        [one] ¿Colocar qué cubo de la bolsa, y dónde?
       *[other] ¿Colocar qué cubo de la bolsa, y dónde? Faltan { $left }.
    }
ask-steal =
    { $left ->
        [0] ¿Robar qué cubo?
        [one] ¿Robar qué cubo?
       *[other] ¿Robar qué cubo? Faltan { $left }.
    }
ask-conflict-to-repel = ¿Repeler cubos en qué conflicto?
ask-repel = ¿Repeler qué cubo?
ask-base = ¿Colocar una base dónde?
ask-settle =
    { $left ->
        [0] ¿Colonizar qué planeta?
        [one] ¿Colonizar qué planeta?
       *[other] ¿Colonizar qué planeta? Faltan { $left }.
    }
ask-close = ¿Cerrar qué sistema?
ask-cancel = ¿Cancelar qué conflicto?
ask-skip = ¿Quién pierde un turno?
ask-take-leader = ¿Tomar qué líder?
ask-unravel = ¿Retirar qué cubo de los Weavers?

## The end of a conflict.

ask-winners-base = ¿Qué base colocar en { $system }?
ask-spoils-lost =
    { $left ->
        [one] ¿Perder qué cubo contra los Weavers?
       *[other] ¿Perder qué cubo contra los Weavers? Faltan { $left }.
    }
ask-spoils-taken =
    { $left ->
        [one] ¿Tomar qué cubo de la bolsa de { $player }?
       *[other] ¿Tomar qué cubo de la bolsa de { $player }? Faltan { $left }.
    }
ask-leader-lost = ¿Perder qué líder?
ask-leader-taken = ¿Tomar qué líder?

## Picks of cards.

ask-deck = ¿Elegir de qué mazo?
ask-look = ¿Qué carta se ve ahora ({ FORM($pile, "card") })?
ask-keep = ¿Quedarse con qué carta ({ FORM($pile, "card") })?
ask-under = ¿Qué carta va primero debajo de su mazo?

## Where in a turn a question is asked.

trail-round = Ronda { $round }
trail-set-up = Preparación
trail-skipped-turn = Turno perdido
trail-turn =
    { KEY($player) ->
        [player-you] Es tu turno
       *[other] Turno: { $player }
    }
trail-phase-2 = Fase 2
trail-feeding = Alimentar: { $symbol }
trail-complete = Completo: { $project }
trail-defeat = Derrota: { $card }
trail-pick = Elección de carta
trail-recall = Recuperación
trail-limit = Límite de cartas

## Areas of a real table whose pieces are entered together.

area-board = Cartas en el tablero
area-swarm =
    { $corner ->
        [left] enjambre en la esquina izquierda
       *[right] enjambre en la esquina derecha
    }
area-top = carta superior: { $pile }
area-pick =
    { KEY($player) ->
        [player-you] Cartas que ves: { $pile }
       *[other] Cartas que ve { $player }: { $pile }
    }
area-card = carta { $nth }
