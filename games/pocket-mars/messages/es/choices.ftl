### Pocket Mars: choices. A choice is its label; its attributes are a shorter label, what it brings, and the heading of its group.

## Chance.

choice-deal = { $card }
    .group = La carta repartida
choice-start =
    { KEY($player) ->
        [player-you] Empiezas tú
       *[other] Empieza { $player }
    }
choice-reveal = { $card }
    .group = La carta revelada
choice-top = { CAPITAL($colour) }
    .group = Encima del mazo

## Set-up.

choice-ship = { $ship } ({ $colour })
    .detail = solo cambia el color
    .group = Naves
choice-keep = { $card }
    .detail = mano: { $hand }; módulo: { $prep }
    .group = Quedarse
choice-prepare = { $card }
    .detail = Módulo: { $prep }
    .group = Poner en el módulo

## Actions.

choice-play-hand = { $card }
    .detail = { $hand }
    .group = Jugar desde la mano
choice-play-prep = { $card }
    .detail = { $compared }; { $prep }; después, { $ability }
    .group = Jugar de tu módulo
choice-take =
    { KEY($player) ->
        [player-androids] Jugar { $held } de los androides, hueco { $slot }
       *[other] Jugar { $held } de { $player }, hueco { $slot }
    }
    .short =
        { KEY($player) ->
            [player-androids] { CAPITAL($held) }, hueco { $slot }
           *[other] { CAPITAL($held) } de { $player }, hueco { $slot }
        }
    .detail =
        { $moves ->
            [empty] la revela; no hay nadie a bordo para instalarse; después, { $ability }
            [may] la revela; si supera a { $beaten }, un colono puede instalarse; después, { $ability }
            [empty-owner] la revela; no hay nadie a bordo para instalarse; su propietario puede usar la habilidad de módulo; después, { $ability }
            [may-owner] la revela; si supera a { $beaten }, un colono puede instalarse; su propietario puede usar la habilidad de módulo; después, { $ability }
            [owner] la revela; su propietario puede usar la habilidad de módulo; después, { $ability }
           *[never] la revela; después, { $ability }
        }
    .group =
        { KEY($player) ->
            [player-androids] Jugar del módulo de los androides
           *[other] Jugar del módulo de otro jugador
        }
choice-launch = Embarcar un colono
    .detail = Tierra { $earth } → { $earth-after }, nave { $ship } → { $ship-after }
    .group = Otras acciones
choice-launch-discarding = Embarcar un colono y descartar { $held } de los androides, hueco { $slot }
    .short = Embarcar y descartar { $held }, hueco { $slot }
    .detail = Tierra { $earth } → { $earth-after }, nave { $ship } → { $ship-after }; revela la carta
    .group = Otras acciones
choice-energy = { $card }
    .detail = energía { $energy } → { $after }
    .group = Descartar por energía

## Steps of an ability.

choice-move-in = Instalar un colono
    .detail = nave { $ship } → { $ship-after }
    .then = instalar un colono
choice-pay = Pagar { $price } de energía
    .detail = energía { $energy } → { $after }
    .then = pagar { $price } de energía
choice-count =
    { $effect ->
        [launch] Embarcar { $count }
        [gain] Ganar { $count } de energía
        [land] Desembarcar { $count }
       *[other] { $count }
    }
    .detail = { $changes }
    .then =
        { $effect ->
            [launch] embarcar { $count }
            [gain] ganar { $count } de energía
            [land] desembarcar { $count }
           *[other] { $count }
        }
choice-land = { $building }
    .group = Desembarcar en ★
choice-direct = { $building }
    .group = De la Tierra a ★
choice-upgrade = Colono { FORM($player, "whose") } en el { $building }
    .group = De ★ a ★★
choice-downgrade = Colono { FORM($player, "whose") } en el { $building }
    .group = De ★★ a ★
choice-swap-spaces = { $building }: sube un colono { FORM($first, "whose") }, baja un colono { FORM($second, "whose") }
    .group = Intercambiar ★ y ★★
choice-relocate = { $from } → { $to }
    .group = De ★ a otro ★
choice-evict = Colono { FORM($player, "whose") } en el { $building }
    .group = De vuelta a la nave
choice-drain = { CAPITAL(FORM($player, "energy")) }: { $count } menos
    .detail = energía { $energy } → { $after }
    .group = Hacer perder energía
choice-draw = Robar una carta
    .detail = te muestra la carta superior del mazo
choice-draw-slot = { CAPITAL($held) }, hueco { $slot }
    .detail =
        { $left ->
            [none] no les deja ninguna: los androides solo rellenan
           *[other] les deja la carta { FORM($left, "feminine") }: usarían { $power }
        }
    .group = Robar de los androides
choice-peek = { CAPITAL($player) }, hueco { $slot }: { $held }
    .detail = solo la ves tú
    .group = Mirar
choice-scrap = { CAPITAL($player) }, hueco { $slot }: { $held }
    .detail = revela la carta
    .group = Descartar
choice-trade =
    { KEY($player) ->
        [player-androids] { CAPITAL($given) } por { $held } de los androides, hueco { $slot }
       *[other] { CAPITAL($given) } por { $held } de { $player }, hueco { $slot }
    }
    .group = Intercambiar cartas de módulo
choice-cycle = { $card }
    .group = Al fondo del mazo
choice-salvage = Recuperar { $card }
choice-flip = { $building }
    .detail = valor { $value } → 0
    .group = Voltear boca abajo
choice-stack = { $building }
    .group = En qué pila
choice-swap-cards = { $low-card } y { $high-card }
    .group = Intercambiar cartas
choice-trigger = { $building }
    .detail = { $ability }
    .group = Usar la habilidad de un edificio
choice-discard = { $card }
    .group = Descartar
choice-skip =
    { $what ->
        [aboard] Quedarse a bordo
        [stop] Parar aquí
       *[skip] No hacerlo
    }

## What they bring.

compared-lands = { $value } supera a { $beneath }: un colono puede instalarse
compared-empty = { $value } supera a { $beneath }, pero no hay nadie en la nave para instalarse
compared-beats = { $value } supera a { $beneath }
compared-fails = { $value } no supera a { $beneath }
change-earth = Tierra { $from } → { $to }
change-ship = nave { $from } → { $to }
change-energy = energía { $from } → { $to }
stack-card =
    { $card ->
        [none] { $nth }
        [down] { $nth } (boca abajo)
       *[other] { $nth } ({ $card })
    }

## What others may know of a choice.

hidden-deal = repartir { $card }
hidden-reveal = revelar { $card }
hidden-keep = quedarse con una carta
hidden-prepare = poner { $card } en el módulo
hidden-cycle = poner { $card } al fondo del mazo
hidden-trade = intercambiar el hueco { $own } por el hueco { $slot } { FORM($player, "of-module") }
hidden-peek = mirar el hueco { $slot } { FORM($player, "of-module") }

## Places of the table.

place-level-1 = ★ del { $building }
place-level-2 = ★★ del { $building }
place-colonists = { CAPITAL($player) }: colonos en { $level }
place-stack = Carta { $nth } del { $building }
place-slot = { CAPITAL($player) }: módulo de preparación, hueco { $slot }
place-energy = { CAPITAL($player) }: energía
place-earth = { CAPITAL($player) }: colonos en la Tierra
place-ship = { CAPITAL($player) }: nave
place-deck = El mazo
place-discard = El descarte
