### Pocket Mars: what cards and Buildings do.

## A whole ability.

ability-if = Si { $condition }: { $steps }
ability-then = { $first }, después { $next }
ability-paid = pagar { $pay } de energía para { $effect }

## Conditions, after "if".

condition-none-here = no tienes ningún colono aquí
condition-own-here =
    { $count ->
        [one] tienes un colono aquí
       *[other] tienes { $count } colonos aquí
    }
condition-rival-here = un rival tiene un colono aquí
condition-ship-empty = tu nave está vacía
condition-ship = tienes { $count } en tu nave
condition-energy = tienes { $count } de energía
condition-energy-top = nadie tiene más energía que tú
condition-hand-has = tienes una carta { FORM($colour, "feminine") } en la mano

## Effects.

effect-launch = embarcar { $units }
effect-land =
    { $place ->
        [here] desembarcar { $units } aquí
       *[any] desembarcar { $units } donde quieras
    }
effect-direct = desembarcar { $units } directamente desde la Tierra en ★ donde quieras
effect-upgrade =
    { $place ->
        [here] subir { $units } aquí
       *[any] subir { $units } donde quieras
    }
effect-downgrade =
    { $place ->
        [here] bajar { $units } de otros aquí
       *[any] bajar { $units } de otros donde quieras
    }
effect-shift = subir o bajar { $units } de cualquiera entre ★ y ★★ de un edificio
effect-swap-spaces = intercambiar un colono en ★ y uno de otro propietario en ★★
effect-relocate = reubicar { $units } de los tuyos de ★ a otro ★
effect-evict = desalojar 1 de otros de ★ a su nave
effect-gain = ganar { $units } de energía
effect-drain = hacer perder { $units } de energía a un rival
effect-draw = robar { $units }
effect-peek = mirar { $units } del módulo de otro jugador
effect-scrap = descartar una carta del módulo de otro jugador
effect-trade = intercambiar una carta de módulo con otro jugador
effect-cycle = poner { $units } de la mano o del módulo al fondo del mazo
effect-salvage = recuperar la carta superior del descarte
effect-swap-cards = intercambiar 2 cartas de una pila
effect-flip = voltear boca abajo la carta superior de una pila
effect-trigger = usar la habilidad de un edificio

## The same in short, to fit a card on the table.

brief-condition-none-here = Ninguno aquí
brief-condition-own-here = { $count } aquí
brief-condition-rival-here = Rival aquí
brief-condition-ship-empty = Nave vacía
brief-condition-ship = { $count } a bordo
brief-condition-energy = Con { $count } de energía o más
brief-condition-energy-top = La mayor energía
brief-condition-hand-has = { CAPITAL($colour) } en mano
brief-when = { $condition }: { $steps }
brief-paid = pagar { $pay }: { $effect }
brief-effect-launch = embarcar { $units }
brief-effect-land =
    { $place ->
        [here] desembarcar { $units } aquí
       *[any] desembarcar { $units } donde quieras
    }
brief-effect-direct = { $units } de la Tierra a ★ donde quieras
brief-effect-upgrade =
    { $place ->
        [here] subir { $units } aquí
       *[any] subir { $units } donde quieras
    }
brief-effect-downgrade =
    { $place ->
        [here] bajar { $units } de otros aquí
       *[any] bajar { $units } de otros donde quieras
    }
brief-effect-shift = subir o bajar { $units }
brief-effect-swap-spaces = intercambiar 1 en ★ y 1 en ★★
brief-effect-relocate = reubicar { $units } a otro ★
brief-effect-evict = desalojar 1 de otros a su nave
brief-effect-gain = ganar { $units } de energía
brief-effect-drain = un rival pierde { $units } de energía
brief-effect-draw = robar { $units }
brief-effect-peek = mirar { $units } de un módulo ajeno
brief-effect-scrap = descartar 1 de un módulo ajeno
brief-effect-trade = intercambiar una carta de módulo
brief-effect-cycle = { $units } al fondo del mazo
brief-effect-salvage =
    { $top ->
        [none] recuperar del descarte
       *[other] recuperar { $top }
    }
brief-effect-swap-cards = intercambiar 2 cartas de una pila
brief-effect-flip = voltear una carta superior boca abajo
brief-effect-trigger = usar cualquier edificio
