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
    .group = Su reverso

## Set-up.

choice-ship = { $ship }
    .group = Naves
choice-keep = { $card }
    .detail = mano: { $hand }; módulo: { $prep }
    .group = Quedarse
choice-prepare = { $card }
    .detail = habilidad de módulo: { $prep }
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
    .short = Embarcar y descartar su hueco { $slot }
    .detail = Tierra { $earth } → { $earth-after }, nave { $ship } → { $ship-after }; revela la carta
    .group = Otras acciones
choice-energy = { $card }
    .detail = energía { $energy } → { $after }
    .group = Descartar por energía

## Steps of an ability.

choice-move-in = Instalar un colono
    .detail = nave { $ship } → { $ship-after }
choice-pay = Pagar { $price } de energía
    .detail = energía { $energy } → { $after }
choice-count =
    { $effect ->
        [launch] Embarcar { $count }
        [gain] Ganar { $count } de energía
        [land] Desembarcar { $count }
       *[other] { $count }
    }
    .detail = { $changes }
choice-land = { $building }
    .group = Desembarcar en ★
choice-direct = { $building }
    .group = De la Tierra a ★
choice-upgrade = { CAPITAL($player) }: { $building }
    .group = De ★ a ★★
choice-downgrade = { CAPITAL($player) }: { $building }
    .group = De ★★ a ★
choice-swap-spaces = { $building }: sube { $first }, baja { $second }
    .group = Intercambiar ★ y ★★
choice-relocate = { $from } → { $to }
    .group = De ★ a ★
choice-evict = { CAPITAL($player) }: { $building }
    .group = De vuelta a la nave
choice-drain = { CAPITAL($player) }: { $count }
    .detail = energía { $energy } → { $after }
    .group = Hacer perder energía a
choice-draw = Robar una carta
    .detail = revela una carta
choice-draw-slot = { CAPITAL($held) }, hueco { $slot }
    .detail =
        { $left ->
            [none] no les deja ninguna: los androides solo rellenan
           *[other] les deja { $left }: usarían { $power }
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
    .group = Usar la habilidad de
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
ship-choice = { $name } ({ $colour })

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
place-colonists = { $whose }: colonos en { $level }
place-stack = Carta { $nth } del { $building }
place-slot = { $whose }: módulo de preparación, hueco { $slot }
place-energy = { $whose }: energía
place-earth = { $whose }: colonos en la Tierra
place-ship = { $whose }: nave
place-deck = El mazo
place-discard = El descarte
whose = { CAPITAL($player) }
whose-seat = Asiento { $seat }
