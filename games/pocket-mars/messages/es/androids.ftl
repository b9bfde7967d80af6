### What the androids do and decide.

## What happens.

event-round-began = Empieza la ronda { $round }.
failure-empty = Fallo del sistema: el mazo está vacío.
event-system-failure = Fallo del sistema: { $milled }.
spark-empty = Chispazo: el mazo está vacío.
event-spark = Chispazo: { $milled }.
milled-all =
    { $count ->
        [one] { $count } carta va del mazo al descarte
       *[other] { $count } cartas van del mazo al descarte
    }
milled-fewer =
    { $count ->
        [one] el mazo solo tiene { $count } carta, que va al descarte
       *[other] el mazo solo tiene { $count } cartas, que van al descarte
    }
event-activated =
    Queda una carta { FORM($colour, "feminine") } en el módulo de preparación (hueco { $slot }): { $first ->
        [lands] un colono desembarca en ★ del { $building }
        [boards] su nave está vacía, así que un colono embarca desde la Tierra
       *[nobody] no se mueve ningún colono, porque { event-nothing-moves.why }
    }; después, { $energy_at_top ->
        [yes] Chispazo en lugar de { $power }, porque su energía está al máximo
       *[no] { $power }
    }.
event-activation-skipped = Quedan dos cartas en el módulo de preparación de los androides: no hacen nada.
event-nothing-to-activate = No queda ninguna carta en el módulo de preparación de los androides: solo lo rellenan.
event-nothing-moves = No se mueve ningún colono de los androides: { event-nothing-moves.why }.
    .why =
        { $why ->
            [building] el { $building } no admite colonos
            [left] no hay ninguno en su nave ni en la Tierra
           *[earth] no hay ninguno en la Tierra
        }
event-moved =
    { KEY($player) ->
        [player-you] Uno de tus colonos
       *[other] Un colono { FORM($player, "whose") }
    } se mueve de { $from ->
        [earth] la Tierra
        [ship] { event-moved.ship }
        [first] ★{ event-moved.start }
       *[second] ★★{ event-moved.start }
    } a { $to ->
        [earth] la Tierra
        [ship] { event-moved.ship }
        [first] ★ del { $end }
       *[second] ★★ del { $end }
    }.
    .ship =
        { KEY($player) ->
            [player-you] tu nave
           *[other] su nave
        }
    .start =
        { KEY($start) ->
            [none] { "" }
           *[other] { " " }del { $start }
        }
event-energy =
    { CAPITAL(FORM($player, "energy")) } { $way ->
        [up] sube de { $from } a { $to }
        [down] baja de { $from } a { $to }
       *[same] se queda en { $to }
    }{ $lost ->
        [0] { "" }
        [one] , el máximo; se pierde { $lost }
       *[other] , el máximo; se pierden { $lost }
    }.
event-energy-at-top = La energía de los androides está al máximo, { $energy }: Chispazo en lugar de { $power }.
event-upgrade-lost =
    { $nth ->
        [first] Se pierde la primera mejora: ningún colono suyo en ★ tiene sitio encima, en ★★, y ninguno de los tuyos está en ★★.
       *[second] Se pierde la segunda mejora: ningún colono suyo en ★ tiene sitio encima, en ★★, y ninguno de los tuyos está en ★★.
    }
refill = Pon la carta superior del mazo boca abajo en el hueco { $slot } de su módulo de preparación.
event-not-refilled =
    { $left ->
        [none] El mazo está vacío, así que el módulo de preparación de los androides se queda vacío.
       *[one] El mazo está vacío, así que el módulo de preparación de los androides se queda con 1 carta.
    }
event-end-triggered =
    { KEY($player) ->
        [player-you] Tienes
        [player-androids] Los androides tienen
       *[other] { $player } tiene
    } todos los colonos en edificios: se activa el final de la partida.
event-ended = La partida ha terminado. { $why }

## What they decide, and why.

event-forced =
    Forzado: { $why ->
        [up] el { $building } es el único edificio en el que un colono suyo está en ★ y hay sitio en ★★
        [down] ningún colono suyo en ★ tiene sitio encima, en ★★, y el { $building } es el único edificio en el que uno de los tuyos está en ★★
        [ship] su nave está vacía, así que un colono embarca desde la Tierra
       *[recruitment] un colono suyo está en la Tierra, así que embarca en su nave
    }.
event-weighed =
    Los androides deciden: { $chosen ->
        [land] un colono suyo desembarca en ★ del { $building }
        [up] un colono suyo sube en el { $building }
       *[down] uno de tus colonos baja en el { $building }
    }.
weighed-both = Las dos mejoras se sopesan juntas: cada edificio para la primera con el mejor edificio para la segunda.
weighed-now = {" "}(ahora { $theirs } y { $yours })
weighed-now-theirs = {" "}(ahora { $theirs })
weighed-counted =
    { $aim ->
        [score] Se cuentan los puntos sin la energía, solo los suyos, según la lectura elegida{ $points }; además, { $full } por cada uno de los suyos en su edificio más lleno, hasta { $most } (ahora { $fullest }), { $present } por cada edificio en el que están (ahora { $inside }) y { $one } por cada uno en el que uno de los suyos puede subir (ahora { $ready }).
       *[difference] Se cuentan los puntos sin la energía, los suyos menos los tuyos{ $points }; además, { $full } por cada uno de los suyos en su edificio más lleno, hasta { $most } (ahora { $fullest }), { $present } por cada edificio en el que están (ahora { $inside }) y { $one } por cada uno en el que uno de los suyos puede subir (ahora { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two =
    { $building }, después { $way ->
        [up] sube uno en el { $then }
        [down] baja uno de los tuyos en el { $then }
       *[there] el { $then }
    }: { $sum }
weighed-no-second = { $building }, después no es posible ninguna mejora: { $sum }
sum = { $terms }; { $sum } en total.
sum-nothing = nada cambia, 0 en total.
term-theirs = los suyos: { $what }
term-yours = los tuyos: { $what }
term-more = { $count } más en { $space }
term-fewer = { $count } menos en { $space }
term-ship = la nave
term-everywhere =
    { $has ->
        [yes] en cada edificio de colonos
       *[no] ya no en cada edificio de colonos
    }
term-four =
    { $has ->
        [yes] { $count } en un edificio
       *[no] ya no { $count } en un edificio
    }
term-fullest = { $count } en vez de { $before } en su edificio más lleno
term-present =
    { $count ->
        [one] en { $count } edificio en vez de { $before }
       *[other] en { $count } edificios en vez de { $before }
    }
term-ready =
    { $count ->
        [one] uno puede subir en { $count } edificio en vez de { $before }
       *[other] uno puede subir en { $count } edificios en vez de { $before }
    }
decision-same = { $equal } dan lo mismo; el { $first } va primero en el orden { $order }.
decision-only = Solo queda el { $building }.
decision-ahead = El { $best } supera a la siguiente opción, el { $next }: { $sum }
point = ,

## What stands above a turn, and the turn in one line.

turn-yours = Te toca
turn-of =
    { KEY($name) ->
        [player-you] Te toca
       *[other] Turno de { $name }
    }
turn-androids = El turno de los androides
turn-moved =
    { $count ->
        [0] no se mueve ningún colono suyo
        [one] se mueve un colono suyo
       *[other] { $count } movimientos de sus colonos
    }
turn-activated = { $title } por la carta { FORM($colour, "feminine") }; { $moved }.
turn-rest = Descansan.
turn-refill = Solo rellenan su módulo.
