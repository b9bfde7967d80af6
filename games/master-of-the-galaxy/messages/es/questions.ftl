### Master of the Galaxy: questions, and where in a turn they are asked.

## Set-up.

ask-first-player = ¿Quién empieza?
ask-home-cube = ¿Qué cubo decide el sistema natal del primer jugador?
ask-home = Elige la esquina de tu sistema natal.
ask-first-base = ¿Qué forma para la primera base?
ask-species = ¿Qué especie diriges?
ask-first-swarm =
    { $corner ->
        [left] ¿Qué enjambre llega a la esquina izquierda?
       *[right] ¿Qué enjambre llega a la esquina derecha?
    }
ask-top = ¿Qué carta está encima del mazo de { FORM($pile, "deck") }?

## A turn.

ask-draw =
    { $left ->
        [one] ¿Qué cubo sale?
       *[other] ¿Qué cubo sale? Faltan { $left }.
    }
ask-allocate = ¿Colocas cubos o terminas la fase 2?
ask-recall = ¿Qué cubo recuperas con el negro?
ask-aim = { $card }: ¿a qué sistema apunta?
ask-arrive = ¿Qué carta Weaver llega?
ask-project = ¿Qué proyecto completas primero?
ask-dismiss =
    { KEY($pile) ->
        [pile-species] Sobra una especie: ¿cuál abandonas?
       *[other] Sobra un { FORM($pile, "card") }: ¿cuál abandonas?
    }
ask-nothing = ¿Continuar?

## Effects. $left is how many are still to come, this one included; 0 if nobody has begun.

ask-use = ¿{ CAPITAL($effect) }?
ask-gain =
    { $left ->
        [0] ¿Qué cubo obtienes?
        [one] ¿Qué cubo obtienes?
       *[other] ¿Qué cubo obtienes? Faltan { $left }.
    }
ask-swap =
    { $left ->
        [0] ¿Qué cubo intercambias?
        [one] ¿Qué cubo intercambias?
       *[other] ¿Qué cubo intercambias? Faltan { $left }.
    }
ask-swap-for = ¿Qué cubo tomas a cambio?
ask-pull =
    { $left ->
        [0] ¿Qué cubo de la bolsa colocas, y dónde?
        [one] ¿Qué cubo de la bolsa colocas, y dónde?
       *[other] ¿Qué cubo de la bolsa colocas, y dónde? Faltan { $left }.
    }
ask-steal =
    { $left ->
        [0] ¿Qué cubo robas?
        [one] ¿Qué cubo robas?
       *[other] ¿Qué cubo robas? Faltan { $left }.
    }
ask-conflict-to-repel = ¿En qué conflicto repeles cubos?
ask-repel = ¿Qué cubo repeles?
ask-base = ¿Dónde colocas una base?
ask-settle =
    { $left ->
        [0] ¿Qué planeta colonizas?
        [one] ¿Qué planeta colonizas?
       *[other] ¿Qué planeta colonizas? Faltan { $left }.
    }
ask-close = ¿Qué sistema cierras?
ask-cancel = ¿Qué conflicto cancelas?
ask-skip = ¿Quién pierde un turno?
ask-take-leader = ¿Qué líder tomas?
ask-unravel = ¿Qué cubo de los Weavers retiras?

## The end of a conflict.

ask-winners-base = ¿Qué base colocas en { $system }?
ask-spoils-lost =
    { $left ->
        [one] ¿Qué cubo pierdes contra los Weavers?
       *[other] ¿Qué cubo pierdes contra los Weavers? Faltan { $left }.
    }
ask-spoils-taken =
    { $left ->
        [one] ¿Qué cubo tomas de la bolsa de { $player }?
       *[other] ¿Qué cubo tomas de la bolsa de { $player }? Faltan { $left }.
    }
ask-leader-lost = ¿Qué líder pierdes?
ask-leader-taken = ¿Qué líder tomas?

## Picks of cards.

ask-deck = ¿De qué mazo eliges una carta?
ask-look = ¿{ CAPITAL(FORM($pile, "which")) } se revela ahora?
ask-keep = ¿Con { FORM($pile, "which") } te quedas?
ask-under = ¿Qué carta va primero debajo de su mazo?

## Where in a turn a question is asked.

trail-round = Ronda { $round }
trail-set-up = Preparación
trail-skipped-turn = Turno perdido
trail-turn =
    { KEY($player) ->
        [player-you] Tu turno
       *[other] Turno de { $player }
    }
trail-phase-2 = Fase 2
trail-feeding = Alimentar: símbolo { $symbol }
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
