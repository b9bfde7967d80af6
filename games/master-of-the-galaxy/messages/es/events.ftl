### Master of the Galaxy: what happens, each event with its reasons. Those of the Weavers are in weavers.ftl.

## Set-up.

event-first =
    { KEY($player) ->
        [player-you] Empiezas tú.
       *[other] Empieza { $player }.
    }
event-home-cube = Sale un cubo { $cube }.
event-home =
    { KEY($player) ->
        [player-you] Tu sistema natal es { $system }.
       *[other] El sistema natal de { $player } es { $system }.
    }
event-shown = Se revela: { $card } ({ $pile }).

## Turns and hands.

event-turn =
    { KEY($player) ->
        [player-you] Ronda { $round }: es tu turno.
       *[other] Ronda { $round }: turno de { $player }.
    }
event-skipped =
    { KEY($player) ->
        [player-you] Pierdes este turno.
       *[other] { $player } pierde este turno.
    }
event-will-skip =
    { KEY($player) ->
        [player-you] Pierdes tu próximo turno.
       *[other] { $player } pierde el próximo turno.
    }
event-drawn =
    { KEY($player) ->
        [player-you] Sacas un cubo { $cube }.
       *[other] { $player } saca un cubo { $cube }.
    }
event-bag-empty =
    { KEY($player) ->
        [player-you] Tu bolsa está vacía.
       *[other] La bolsa de { $player } está vacía.
    }
event-hand-back =
    { KEY($player) ->
        [player-you] Devuelves a tu bolsa: { $cubes }.
       *[other] { $player } devuelve a la bolsa: { $cubes }.
    }

## Cubes.

event-placed =
    { KEY($player) ->
        [player-you] Colocas un cubo { $cube } en { $project }.
       *[other] { $player } coloca un cubo { $cube } en { $project }.
    }
event-built =
    { KEY($player) ->
        [player-you] Colocas un cubo { $cube } en la ruta { $route }.
       *[other] { $player } coloca un cubo { $cube } en la ruta { $route }.
    }
event-route-complete = La ruta { $route } está completa.
event-route-broken = La ruta { $route } ya no está completa.
event-route-removed =
    { KEY($player) ->
        [player-you] La ruta { $route } se retira; a tu bolsa: { $cubes }.
       *[other] La ruta { $route } se retira; a la bolsa de { $player }: { $cubes }.
    }
event-settled =
    { KEY($player) ->
        [player-you]
            { $gained ->
                [one] Colonizas el planeta { $planet } de { $system } con un cubo { $cube } y obtienes { $gained } { $planet }.
               *[other] Colonizas el planeta { $planet } de { $system } con un cubo { $cube } y obtienes { $gained } { FORM($planet, "plural") }.
            }
       *[other]
            { $gained ->
                [one] { $player } coloniza el planeta { $planet } de { $system } con un cubo { $cube } y obtiene { $gained } { $planet }.
               *[other] { $player } coloniza el planeta { $planet } de { $system } con un cubo { $cube } y obtiene { $gained } { FORM($planet, "plural") }.
            }
    }
event-recalled =
    { KEY($player) ->
        [player-you] Recuperas un cubo { $cube } con uno negro.
       *[other] { $player } recupera un cubo { $cube } con uno negro.
    }
event-gained =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Obtienes { $count } { $colour }.
               *[other] Obtienes { $count } { FORM($colour, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } obtiene { $count } { $colour }.
               *[other] { $player } obtiene { $count } { FORM($colour, "plural") }.
            }
    }
event-given =
    { KEY($player) ->
        [player-you] Entregas un cubo { $cube } a la reserva.
       *[other] { $player } entrega un cubo { $cube } a la reserva.
    }
event-stolen =
    { KEY($player) ->
        [player-you] Robas un cubo { $cube } { FORM($from, "from") }.
       *[other] { $player } roba un cubo { $cube } { FORM($from, "from") }.
    }

## Bases, planets, black holes.

event-base-set =
    { KEY($player) ->
        [player-you]
            { $captured ->
                [yes] Capturas { $system } (base: { $shape }).
               *[no] Colocas una base en { $system }: { $shape }.
            }
       *[other]
            { $captured ->
                [yes] { $player } captura { $system } (base: { $shape }).
               *[no] { $player } coloca una base en { $system }: { $shape }.
            }
    }
event-bases-removed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] { $count } base de { $system } vuelve a tu suministro.
               *[other] { $count } bases de { $system } vuelven a tu suministro.
            }
       *[other]
            { $count ->
                [one] { $count } base de { $system } vuelve al suministro de { $player }.
               *[other] { $count } bases de { $system } vuelven al suministro de { $player }.
            }
    }
event-planets-cleared = Los planetas de { $system } vuelven a estar libres; a la reserva: { $cubes }.

## Cards and symbols.

event-completed =
    { KEY($player) ->
        [player-you] Completas { $project } con { $cubes }.
       *[other] { $player } completa { $project } con { $cubes }.
    }
event-dismissed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [0] Abandonas { $card }.
               *[other] Abandonas { $card }, con { $cubes } encima.
            }
       *[other]
            { $count ->
                [0] { $player } abandona { $card }.
               *[other] { $player } abandona { $card }, con { $cubes } encima.
            }
    }
event-pick-earned =
    { KEY($player) ->
        [player-you] Obtienes una elección de carta ({ OR($piles) }).
       *[other] { $player } obtiene una elección de carta ({ OR($piles) }).
    }
event-effect-lost = Efecto perdido ({ $at }): { $effect }.
event-acquired =
    { KEY($player) ->
        [player-you] Tomas { $card }.
       *[other] { $player } toma { $card }.
    }
event-put-under = { $card } va debajo de su mazo.
event-pick-lost =
    { KEY($player) ->
        [player-you] No tomas ninguna carta.
       *[other] { $player } no toma ninguna carta.
    }
event-leader-taken =
    { KEY($player) ->
        [player-you] Tomas { $card } de { $from }.
       *[other] { $player } toma { $card } de { $from }.
    }
event-symbol =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Ahora tienes { $count } símbolo { $symbol }.
               *[other] Ahora tienes { $count } símbolos { FORM($symbol, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } tiene ahora { $count } símbolo { $symbol }.
               *[other] { $player } tiene ahora { $count } símbolos { FORM($symbol, "plural") }.
            }
    }

## Conflicts.

event-initiated =
    { KEY($player) ->
        [player-you] Inicias { $card } contra { $target } ({ $against }) desde { $source }.
       *[other] { $player } inicia { $card } contra { $target } ({ $against }) desde { $source }.
    }
initiated-extra =
    { $count ->
        [one] su ataque tiene 1 casilla más
       *[other] su ataque tiene { $count } casillas más
    }
event-repelled = { $card }: se repele un cubo { $cube }.
event-cancelled = { $card } contra { $target } se cancela.
event-conflict-won =
    { KEY($player) ->
        [player-you] Ganas { $card } contra { $target } ({ $against }).
       *[other] { $player } gana { $card } contra { $target } ({ $against }).
    }
event-conflict-lost =
    { KEY($player) ->
        [player-you] Pierdes { $card } contra los Weavers.
       *[other] { $player } pierde { $card } contra { $defender }.
    }
event-spoils =
    { KEY($from) ->
        [player-you] Botín: tu bolsa pierde un cubo { $cube }, que va a la reserva.
       *[other] Botín: { $to } toma un cubo { $cube } de la bolsa de { $from }.
    }
event-spoil-leader =
    { KEY($from) ->
        [player-you] Botín: { $card } va debajo de su mazo.
       *[other] Botín: { $to } toma { $card } de { $from }.
    }
cancelled-hole = { $target } es ahora un agujero negro
cancelled-source =
    { KEY($player) ->
        [player-you] ya no controlas { $source }
       *[other] { $player } ya no controla { $source }
    }
cancelled-target = { $target }: antes { $before }, ahora { $now }
cancelled-route = ninguna ruta completa lleva ya de { $source } a { $target }
cancelled-effect = un efecto lo cancela
cancelled-dismissed = su carta se abandona
cancelled-out =
    { KEY($player) ->
        [player-you] quedas fuera de la partida
       *[other] { $player } queda fuera de la partida
    }
system-of =
    { KEY($player) ->
        [player-you] tuyo
       *[other] de { $player }
    }
system-under-swarm = bajo un enjambre
attack-home =
    { KEY($player) ->
        [player-you] cubos del ataque a tu bolsa: { $cubes }
       *[other] cubos del ataque a la bolsa de { $player }: { $cubes }
    }
defence-home =
    { KEY($player) ->
        [player-you] cubos de la defensa a tu bolsa: { $cubes }
       *[other] cubos de la defensa a la bolsa de { $player }: { $cubes }
    }
defence-to-reserve = cubos de la defensa a la reserva: { $cubes }
conflict-card-stays = la carta se queda, no iniciada
conflict-card-under = la carta va debajo de su mazo

## The end.

event-out =
    { KEY($player) ->
        [player-you] Quedas fuera de la partida.
       *[other] { $player } queda fuera de la partida.
    }
event-ended =
    { $who ->
        [weavers] Pierdes: { $by }.
        [you] Ganas: { $by }.
       *[other] { $winner } gana: { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } se convierte en un agujero negro.
       *[no] { $system } se convierte en un agujero negro (no queda ninguna ficha para él).
    }
