### Pocket Mars: what is asked, and what the question belongs to.

## Set-up and chance.

ask-ship = Elige una nave
ask-android-ship = Elige la nave de los androides
ask-dealt =
    { KEY($player) ->
        [player-you] ¿Qué carta recibes?
       *[other] ¿Qué carta recibe { $player }?
    }
ask-keep = Quédate con una carta del paquete
ask-prepare =
    { $nth ->
        [first] Elige la primera carta para tu módulo de preparación
       *[second] Elige la segunda carta para tu módulo de preparación
    }
ask-starts = ¿Quién empieza?
ask-slot = ¿Qué carta hay en el hueco { $slot } { FORM($player, "of-module") }?
ask-top = ¿Qué carta está encima del mazo?
ask-top-colour = ¿Qué color está ahora encima del mazo?

## A turn.

ask-action = Elige una acción
ask-move-in = Tu carta es más alta. ¿Instalar un colono en el { $building }?
ask-pay = ¿{ CAPITAL($step) }?
ask-effect-launch =
    { $left ->
        [one] ¿Embarcar un colono?
       *[other] ¿Embarcar hasta { $left } colonos?
    }
ask-effect-land =
    { $place ->
        [here]
            { $left ->
                [one] ¿Desembarcar un colono en el { $building }?
               *[other] ¿Desembarcar hasta { $left } colonos en el { $building }?
            }
       *[any]
            { $left ->
                [one] ¿Desembarcar un colono donde quieras?
               *[other] ¿Desembarcar un colono donde quieras? (quedan { $left })
            }
    }
ask-effect-direct =
    { $left ->
        [one] ¿Desembarcar un colono directamente desde la Tierra en ★?
       *[other] ¿Desembarcar un colono directamente desde la Tierra en ★? (quedan { $left })
    }
ask-effect-upgrade =
    { $place ->
        [here]
            { $left ->
                [one] ¿Subir un colono a ★★ en el { $building }?
               *[other] ¿Subir un colono a ★★ en el { $building }? (quedan { $left })
            }
       *[any]
            { $left ->
                [one] ¿Subir un colono a ★★?
               *[other] ¿Subir un colono a ★★? (quedan { $left })
            }
    }
ask-effect-downgrade =
    { $place ->
        [here]
            { $left ->
                [one] ¿Bajar un colono ajeno en el { $building }?
               *[other] ¿Bajar un colono ajeno en el { $building }? (quedan { $left })
            }
       *[any]
            { $left ->
                [one] ¿Bajar un colono ajeno a ★?
               *[other] ¿Bajar un colono ajeno a ★? (quedan { $left })
            }
    }
ask-effect-shift =
    { $left ->
        [one] ¿Subir o bajar un colono cualquiera?
       *[other] ¿Subir o bajar un colono cualquiera? (quedan { $left })
    }
ask-effect-swap-spaces = ¿Intercambiar dos colonos de distintos propietarios en ★ y ★★?
ask-effect-relocate =
    { $left ->
        [one] ¿Reubicar un colono tuyo en ★ de otro edificio?
       *[other] ¿Reubicar un colono tuyo en ★ de otro edificio? (quedan { $left })
    }
ask-effect-evict = ¿Desalojar un colono ajeno de ★ a su nave?
ask-effect-gain =
    { $left ->
        [one] ¿Ganar 1 de energía?
       *[other] ¿Ganar hasta { $left } de energía?
    }
ask-effect-drain =
    { $left ->
        [one] ¿Hacer perder 1 de energía a un rival?
       *[other] ¿Hacer perder hasta { $left } de energía a un rival?
    }
ask-effect-draw =
    { $left ->
        [one] ¿Robar una carta?
       *[other] ¿Robar una carta? (quedan { $left })
    }
ask-effect-peek =
    { $left ->
        [one] ¿Mirar una carta de un módulo ajeno?
       *[other] ¿Mirar hasta { $left } cartas de un módulo ajeno?
    }
ask-effect-scrap = ¿Descartar una carta de un módulo ajeno?
ask-effect-trade = ¿Intercambiar una carta de módulo con un rival?
ask-effect-cycle =
    { $left ->
        [one] ¿Poner una carta de la mano o del módulo al fondo del mazo?
       *[other] ¿Poner una carta de la mano o del módulo al fondo del mazo? (quedan { $left })
    }
ask-effect-salvage = ¿Recuperar la carta superior del descarte?
ask-effect-swap-cards = ¿Intercambiar 2 cartas de una pila?
ask-effect-flip = ¿Voltear boca abajo la carta superior de una pila?
ask-effect-trigger = ¿Usar la habilidad de un edificio?
ask-peek-more = ¿Mirar otra carta?
ask-swap-cards = Elige dos cartas del { $building } para intercambiarlas
ask-draw-prep = Roba una carta del módulo de los androides
ask-discard = Descarta una carta de la mano
ask-refill = Pon una carta de la mano en tu módulo de preparación
ask-nothing = No se pregunta nada

## For the androids.

ask-upgrade =
    { $nth ->
        [first] Elige la primera mejora que más convenga a los androides
       *[next] Elige la siguiente mejora que más convenga a los androides
    }
ask-landing = Elige el desembarco que más convenga a los androides

## What the question belongs to.

trail-set-up = Preparación
trail-hand-card = { $card } desde la mano
trail-connected = { $card }, carta conectada
trail-draft = Draft
trail-prep-module = Módulo de preparación
trail-deal = Reparto
trail-action = Acción
trail-moving-in = Instalarse
trail-hand-ability = Habilidad de mano
trail-prep-ability = Habilidad de módulo
trail-building = Habilidad del { $building }
trail-four-cards = Regla de las 4 cartas
trail-discarding = Descartar del mazo
trail-refilling = Rellenar el módulo de los androides
trail-drawing = Robar
trail-looking = Mirar

## Areas of a real table that are entered together.

area-hand = Tu mano
    .card = carta { $nth }
area-backs = Reversos: los androides y el mazo
    .slot = hueco { $slot } del módulo de preparación
    .top = carta superior del mazo
