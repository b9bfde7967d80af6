### Pocket Mars: what happens. What the androids do is in androids.ftl.

## Set-up.

event-got-ship =
    { KEY($player) ->
        [player-you] Vuelas en la { $ship }.
        [player-androids] Los androides vuelan en la { $ship }.
       *[other] { $player } vuela en la { $ship }.
    }
event-dealt =
    { $packet ->
        [yes]
            { KEY($player) ->
                [player-you] Recibes { $card } en el paquete.
               *[other] { $player } recibe { $card } en el paquete.
            }
       *[no]
            { KEY($player) ->
                [player-you] Recibes { $card }.
               *[other] { $player } recibe { $card }.
            }
    }
event-kept =
    { KEY($player) ->
        [player-you] Te quedas con { $card }.
       *[other] { $player } se queda con { $card }.
    }
event-passed =
    { KEY($player) ->
        [player-you] Pasas el paquete a { FORM($to, "after") }: { $cards }.
       *[other] { $player } pasa el paquete a { FORM($to, "after") }: { $cards }.
    }
event-prepared =
    { KEY($player) ->
        [player-you] Pones { $card } en el hueco { $slot } de tu módulo de preparación.
       *[other] { $player } pone { $card } en el hueco { $slot } de su módulo de preparación.
    }
event-starts =
    { KEY($player) ->
        [player-you] Empiezas todas las rondas.
       *[other] { $player } empieza todas las rondas.
    }
event-top-shown = La carta superior del mazo es ahora { FORM($colour, "feminine") }.

## A turn.

event-turn-began = Empieza { FORM($player, "turn") }.
event-hand-played =
    { KEY($player) ->
        [player-you] Juegas { $card } desde la mano: «{ $ability }».
       *[other] { $player } juega { $card } desde la mano: «{ $ability }».
    }
event-connected =
    { KEY($by) ->
        [player-you] Conectas { $card } del hueco { $slot } al { $building }: { $compared }
       *[other] { $by } conecta { $card } del hueco { $slot } al { $building }: { $compared }
    }
    .taken =
        { KEY($by) ->
            [player-you] Conectas { $card } del hueco { $slot } { FORM($owner, "of-module") } al { $building }: { $compared }
           *[other] { $by } conecta { $card } del hueco { $slot } { FORM($owner, "of-module") } al { $building }: { $compared }
        }

## What a connected card is compared with; the abilities that follow are reasons.

connected-beats =
    { $on ->
        [building] { $value } supera al { $beneath } del edificio.
        [down] { $value } supera al { $beneath } de la carta que está boca abajo.
       *[card] { $value } supera al { $beneath } de { $on }.
    }
connected-fails =
    { $on ->
        [building] { $value } no supera al { $beneath } del edificio, así que nadie se instala.
        [down] { $value } no supera al { $beneath } de la carta que está boca abajo, así que nadie se instala.
       *[card] { $value } no supera al { $beneath } de { $on }, así que nadie se instala.
    }
connected-fails-anyway =
    { $on ->
        [building] { $value } no supera al { $beneath } del edificio.
        [down] { $value } no supera al { $beneath } de la carta que está boca abajo.
       *[card] { $value } no supera al { $beneath } de { $on }.
    }
connected-prep = Su habilidad de módulo es «{ $ability }».
connected-prep-of =
    { KEY($player) ->
        [player-you] Su habilidad de módulo es para ti: «{ $ability }».
       *[other] Su habilidad de módulo es para { $player }: «{ $ability }».
    }
connected-prep-of-androids = Nadie usa su habilidad de módulo.
connected-building = La habilidad del { $building } es «{ $ability }».

## A turn goes on.

event-nobody-moves-in =
    { $why ->
        [foreign] Nadie se instala: la carta es del módulo de otro jugador.
        [building] Nadie se instala: el { $building } no admite colonos.
       *[ship] Nadie se instala: { FORM($player, "ship") } está vacía.
    }
event-action-skipped =
    { KEY($player) ->
        [player-you] No tienes ninguna acción permitida.
       *[other] { $player } no tiene ninguna acción permitida.
    }

## Conditions, and steps that do nothing.

event-tested =
    { $holds ->
        [yes]
            { KEY($player) ->
                [player-you] La condición («{ $condition }») se cumple{ $found }.
               *[other] La condición para { $player } («{ $condition }») se cumple{ $found }.
            }
       *[no]
            { KEY($player) ->
                [player-you] La condición («{ $condition }») no se cumple, así que no ocurre nada{ $found }.
               *[other] La condición para { $player } («{ $condition }») no se cumple, así que no ocurre nada{ $found }.
            }
    }
found = : { $what }
found-here =
    { $count ->
        [0] ninguno de { FORM($player, "colonists") } está en el { $building }
        [one] { $count } de { FORM($player, "colonists") } está en el { $building }
       *[other] { $count } de { FORM($player, "colonists") } están en el { $building }
    }
found-androids-here =
    { $count ->
        [0] los androides no tienen ninguno en el { $building }
       *[other] los androides tienen { $count } en el { $building }
    }
found-others-here =
    { $count ->
        [0] nadie más tiene ninguno en el { $building }
       *[other] otro jugador tiene { $count } en el { $building }
    }
found-ship =
    { $count ->
        [0] no hay nadie en { FORM($player, "ship") }
       *[other] hay { $count } en { FORM($player, "ship") }
    }
found-energy = { FORM($player, "energy") } es de { $count }
found-energy-androids = { FORM($player, "energy") } es de { $count }; la de los androides, de { $others }
found-energy-others = { FORM($player, "energy") } es de { $count }; la mayor de los demás, de { $others }
event-nothing-to-do =
    { $done ->
        [0] «{ $what }» no tiene efecto: { $why }.
       *[other] «{ $what }» termina tras { $done }: { $why }.
    }
lack-price = cuesta { $price }, y { FORM($player, "energy") } es de { $energy }
lack-earth = ninguno de { FORM($player, "colonists") } está en la Tierra
lack-ship = { FORM($player, "ship") } está vacía
lack-building = el { $building } no admite colonos
lack-up =
    { $where ->
        [here] ninguno de { FORM($player, "colonists") } está en ★ del { $building } con sitio en ★★
       *[any] ninguno de { FORM($player, "colonists") } está en ★ de un edificio con sitio en ★★
    }
lack-above =
    { $where ->
        [here]
            { $against ->
                [androids] ningún colono de los androides está en ★★ del { $building }
               *[others] ningún colono de los demás está en ★★ del { $building }
            }
       *[any]
            { $against ->
                [androids] ningún colono de los androides está en ★★
               *[others] ningún colono de los demás está en ★★
            }
    }
lack-mars = no hay ningún colono en los edificios
lack-pair = en ningún edificio hay colonos de distintos propietarios en ★ y en ★★
lack-below = ninguno de { FORM($player, "colonists") } está en ★
lack-other-below =
    { $against ->
        [androids] ningún colono de los androides está en ★
       *[others] ningún colono de los demás está en ★
    }
lack-top = { FORM($player, "energy") } está al máximo, { $energy }
lack-other-energy =
    { $against ->
        [androids] los androides no tienen energía
       *[others] nadie más tiene energía
    }
lack-card = no quedan cartas que robar
lack-other-prep =
    { $against ->
        [androids] el módulo de preparación de los androides está vacío
       *[others] ningún otro módulo de preparación tiene cartas
    }
lack-own-prep = { FORM($player, "module") } está vacío
lack-own-card = no hay cartas en { FORM($player, "hand") } ni en el módulo de preparación
lack-discard = el descarte está vacío
lack-stack = ninguna pila tiene 2 cartas
lack-face-up = ninguna pila tiene encima una carta boca arriba

## Cards.

event-drew =
    { $from ->
        [deck]
            { KEY($player) ->
                [player-you] Robas { $card } del mazo.
               *[other] { $player } roba { $card } del mazo.
            }
       *[slot]
            { KEY($player) ->
                [player-you] Robas { $card } del hueco { $slot } del módulo de preparación de los androides.
               *[other] { $player } roba { $card } del hueco { $slot } del módulo de preparación de los androides.
            }
    }
event-draw-skipped =
    { KEY($player) ->
        [player-you] No robas ninguna carta: no queda ninguna.
       *[other] { $player } no roba ninguna carta: no queda ninguna.
    }
event-module-not-full =
    { $cards ->
        [0] { CAPITAL(FORM($player, "module")) } se queda vacío: no hay cartas en { FORM($player, "hand") }.
       *[other] { CAPITAL(FORM($player, "module")) } se queda con 1 carta: no hay más en { FORM($player, "hand") }.
    }
event-shuffled =
    { $covered ->
        [yes]
            { $cards ->
                [one] Se baraja { $cards } carta cubierta para formar un nuevo mazo.
               *[other] Se barajan { $cards } cartas cubiertas para formar un nuevo mazo.
            }
       *[no]
            { $cards ->
                [one] Se baraja { $cards } carta del descarte para formar un nuevo mazo.
               *[other] Se barajan { $cards } cartas del descarte para formar un nuevo mazo.
            }
    }
event-discarded =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Descartas { $card } de la mano.
               *[other] { $player } descarta { $card } de la mano.
            }
        [slot]
            { KEY($player) ->
                [player-you] Descartas { $card } del hueco { $slot }.
               *[other] { $player } descarta { $card } del hueco { $slot }.
            }
       *[none]
            { KEY($player) ->
                [player-you] Descartas { $card }.
               *[other] { $player } descarta { $card }.
            }
    }
event-milled = Se descarta del mazo: { $card }.
event-looked =
    { $seen ->
        [yes]
            { KEY($player) ->
                [player-you] Miras el hueco { $slot } { FORM($owner, "of-module") }: { $card }.
               *[other] { $player } mira el hueco { $slot } { FORM($owner, "of-module") }: { $card }.
            }
       *[no]
            { KEY($player) ->
                [player-you] Miras el hueco { $slot } { FORM($owner, "of-module") }.
               *[other] { $player } mira el hueco { $slot } { FORM($owner, "of-module") }.
            }
    }
event-nothing-more-to-see = No hay otra carta que mirar en { FORM($owner, "module") }.
event-scrapped =
    { KEY($player) ->
        [player-you] Descartas { $card } { FORM($owner, "of-module") }.
       *[other] { $player } descarta { $card } { FORM($owner, "of-module") }.
    }
event-traded =
    { KEY($player) ->
        [player-you] Intercambias { $given } del hueco { $own } por { $taken } del hueco { $slot } { FORM($owner, "of-module") }.
       *[other] { $player } intercambia { $given } del hueco { $own } por { $taken } del hueco { $slot } { FORM($owner, "of-module") }.
    }
event-cycled =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Pones { $card } de la mano al fondo del mazo.
               *[other] { $player } pone { $card } de la mano al fondo del mazo.
            }
        [slot]
            { KEY($player) ->
                [player-you] Pones { $card } del hueco { $slot } al fondo del mazo.
               *[other] { $player } pone { $card } del hueco { $slot } al fondo del mazo.
            }
       *[none]
            { KEY($player) ->
                [player-you] Pones { $card } al fondo del mazo.
               *[other] { $player } pone { $card } al fondo del mazo.
            }
    }
event-salvaged =
    { KEY($player) ->
        [player-you] Recuperas { $card } del descarte y la llevas a la mano.
       *[other] { $player } recupera { $card } del descarte y la lleva a la mano.
    }
event-swapped-cards =
    { KEY($player) ->
        [player-you] Intercambias las cartas { $low } y { $high } de la pila del { $building }, contadas desde abajo.
       *[other] { $player } intercambia las cartas { $low } y { $high } de la pila del { $building }, contadas desde abajo.
    }
event-flipped =
    { KEY($player) ->
        [player-you] Volteas boca abajo { $card } en el { $building }: ahora vale 0.
       *[other] { $player } voltea boca abajo { $card } en el { $building }: ahora vale 0.
    }
event-triggered =
    { KEY($player) ->
        [player-you] Usas la habilidad del { $building }.
       *[other] { $player } usa la habilidad del { $building }.
    }
event-refilled = { CAPITAL($card) } va del mazo al hueco { $slot } del módulo de preparación de los androides.
