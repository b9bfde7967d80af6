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
activated-lands = un colono desembarca de su nave en ★ del { $building }
activated-boards = su nave está vacía, así que un colono embarca desde la Tierra
activated-nobody = no se mueve ningún colono, porque { $why }
activated-spark = Chispazo en lugar de { $title }, porque su energía está al máximo
event-activated = Queda una carta en el módulo de preparación de los androides, de color { $colour }, en el hueco { $slot }: { $moves }; después, { $then }.
event-activation-skipped = Quedan dos cartas en el módulo de preparación de los androides: no hacen nada.
event-nothing-to-activate = No queda ninguna carta en el módulo de preparación de los androides: solo lo rellenan.
no-move-building = el { $building } no admite colonos
no-move-left = no hay ninguno en su nave ni en la Tierra
no-move-earth = no hay ninguno en la Tierra
event-nothing-moves = No se mueve ningún colono de los androides: { $why }.
moved-whose =
    { $who ->
        [you] Uno de tus colonos
        [androids] Un colono de los androides
       *[other] Un colono de { $name }
    }
event-moved = { $whose } se mueve de { $from } a { $to }.
spot-earth = la Tierra
spot-ship =
    { $who ->
        [you] tu nave
        [androids] su nave
       *[other] su nave
    }
spot-level = { $stars } del { $building }
energy-whose =
    { $who ->
        [you] Tu energía
        [androids] La energía de los androides
       *[other] La energía de { $name }
    }
energy-rises = { $whose } sube de { $from } a { $to }{ $lost }.
energy-falls = { $whose } baja de { $from } a { $to }{ $lost }.
energy-stays = { $whose } se queda en { $to }{ $lost }.
energy-lost =
    { $count ->
        [one] , el máximo; se pierde { $count }
       *[other] , el máximo; se pierden { $count }
    }
event-energy-at-top = La energía de los androides está al máximo, { $energy }: Chispazo en lugar de { $power }.
event-upgrade-lost =
    { $nth ->
        [first] Se pierde la primera mejora: ningún colono suyo en ★ tiene sitio encima, en ★★, y ninguno de los tuyos está en ★★.
       *[second] Se pierde la segunda mejora: ningún colono suyo en ★ tiene sitio encima, en ★★, y ninguno de los tuyos está en ★★.
    }
refill = Pon la carta superior del mazo boca abajo en el hueco { $slot } del módulo de preparación de los androides.
event-not-refilled =
    { $left ->
        [none] El mazo está vacío, así que el módulo de preparación de los androides se queda vacío.
       *[one] El mazo está vacío, así que el módulo de preparación de los androides se queda con 1 carta.
    }
event-end-triggered =
    { $who ->
        [you] Tienes todos los colonos en edificios: se activa el final de la partida.
        [androids] Los androides tienen todos los colonos en edificios: se activa el final de la partida.
       *[other] { $name } tiene todos los colonos en edificios: se activa el final de la partida.
    }
event-ended = La partida ha terminado. { $why }

## What they decide, and why.

forced-up = Forzado: el { $building } es el único edificio en el que un colono suyo está en ★ y hay sitio en ★★.
forced-down = Forzado: ningún colono suyo en ★ tiene sitio encima, en ★★, y el { $building } es el único edificio en el que uno de los tuyos está en ★★.
forced-ship = Forzado: su nave está vacía, así que un colono embarca desde la Tierra.
forced-recruitment = Forzado: un colono suyo está en la Tierra, así que embarca en su nave.
decided-land = Los androides deciden: un colono suyo desembarca en ★ del { $building }.
decided-up = Los androides deciden: un colono suyo sube en el { $building }.
decided-down = Los androides deciden: uno de tus colonos baja en el { $building }.
weighed-both = Las dos mejoras se sopesan juntas: cada edificio para la primera con el mejor edificio para la segunda.
weighed-now = {" "}(ahora { $theirs } y { $yours })
weighed-now-theirs = {" "}(ahora { $theirs })
weighed-counted =
    { $aim ->
        [score] Se cuentan los puntos sin la energía, solo los suyos, según la lectura elegida{ $points }; además, { $full } por cada uno de los suyos en su edificio más lleno, hasta { $most } (ahora { $fullest }), { $present } por cada edificio en el que están (ahora { $inside }) y { $one } por cada uno en el que uno de los suyos puede subir (ahora { $ready }).
       *[difference] Se cuentan los puntos sin la energía, los suyos menos los tuyos{ $points }; además, { $full } por cada uno de los suyos en su edificio más lleno, hasta { $most } (ahora { $fullest }), { $present } por cada edificio en el que están (ahora { $inside }) y { $one } por cada uno en el que uno de los suyos puede subir (ahora { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two = { $building }, después { $then }: { $sum }
weighed-no-second = { $building }, después no es posible ninguna mejora: { $sum }
then-up = sube uno en el { $building }
then-down = baja uno de los tuyos en el { $building }
then-there = el { $building }
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
turn-activated = { $title } por la carta de color { $colour }; { $moved }.
turn-rest = Descansan.

## The opponent, to complete “alone against …”.

opponent = los androides
