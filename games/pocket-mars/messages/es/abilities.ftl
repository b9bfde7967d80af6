### Pocket Mars: what cards and Buildings do.

## A whole ability.

ability-if = si { $condition }: { $steps }
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
condition-ship =
    { $count ->
        [one] tienes { $count } colono en tu nave
       *[other] tienes { $count } colonos en tu nave
    }
condition-energy = tienes { $count } de energía
condition-energy-top = nadie tiene más energía que tú
condition-hand-has = tienes { $colour } en la mano

## Effects.

effect-launch =
    { $units ->
        [one] embarcar { $units } colono
       *[other] embarcar { $units } colonos
    }
effect-land =
    { $place ->
        [here]
            { $units ->
                [one] desembarcar { $units } colono aquí
               *[other] desembarcar { $units } colonos aquí
            }
       *[any]
            { $units ->
                [one] desembarcar { $units } colono donde quieras
               *[other] desembarcar { $units } colonos donde quieras
            }
    }
effect-direct =
    { $units ->
        [one] desembarcar { $units } colono directamente desde la Tierra en ★ donde quieras
       *[other] desembarcar { $units } colonos directamente desde la Tierra en ★ donde quieras
    }
effect-upgrade =
    { $place ->
        [here]
            { $units ->
                [one] subir { $units } colono aquí
               *[other] subir { $units } colonos aquí
            }
       *[any]
            { $units ->
                [one] subir { $units } colono donde quieras
               *[other] subir { $units } colonos donde quieras
            }
    }
effect-downgrade =
    { $place ->
        [here]
            { $units ->
                [one] bajar { $units } colono ajeno aquí
               *[other] bajar { $units } colonos ajenos aquí
            }
       *[any]
            { $units ->
                [one] bajar { $units } colono ajeno donde quieras
               *[other] bajar { $units } colonos ajenos donde quieras
            }
    }
effect-shift =
    { $units ->
        [one] subir o bajar { $units } colono cualquiera
       *[other] subir o bajar { $units } colonos cualesquiera
    }
effect-swap-spaces = intercambiar un colono en ★ y uno de otro propietario en ★★
effect-relocate = reubicar { $units } de tus colonos de ★ a otro ★
effect-evict = desalojar 1 colono ajeno de ★ a su nave
effect-gain = ganar { $units } de energía
effect-drain = hacer perder { $units } de energía a un rival
effect-draw =
    { $units ->
        [one] robar { $units } carta
       *[other] robar { $units } cartas
    }
effect-peek =
    { $units ->
        [one] mirar { $units } carta de un módulo ajeno
       *[other] mirar { $units } cartas de un módulo ajeno
    }
effect-scrap = descartar una carta de un módulo ajeno
effect-trade = intercambiar una carta de módulo con un rival
effect-cycle =
    { $units ->
        [one] poner { $units } carta de la mano o del módulo al fondo del mazo
       *[other] poner { $units } cartas de la mano o del módulo al fondo del mazo
    }
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
        [here]
            { $units ->
                [one] bajar { $units } rival aquí
               *[other] bajar { $units } rivales aquí
            }
       *[any]
            { $units ->
                [one] bajar { $units } rival donde quieras
               *[other] bajar { $units } rivales donde quieras
            }
    }
brief-effect-shift = subir o bajar { $units }
brief-effect-swap-spaces = intercambiar 1 en ★ y 1 en ★★
brief-effect-relocate = reubicar { $units } a otro ★
brief-effect-evict = desalojar 1 rival a su nave
brief-effect-gain = ganar { $units } de energía
brief-effect-drain = un rival pierde { $units } de energía
brief-effect-draw =
    { $units ->
        [one] robar { $units } carta
       *[other] robar { $units } cartas
    }
brief-effect-peek =
    { $units ->
        [one] mirar { $units } carta ajena
       *[other] mirar { $units } cartas ajenas
    }
brief-effect-scrap = descartar 1 carta ajena
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
