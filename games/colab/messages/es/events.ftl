### Lo que hacen los jugadores y lo que les ocurre, una frase para cada cosa.

## Preparación.

event-tower-laid = La torre { $tower } es la número { $place } en sentido horario.
event-insert-laid = La torre { $tower } recibe la placa { $insert }.
event-lab-laid = El laboratorio { $lab } es el número { $place } en sentido horario.
event-tile-laid = La loseta { $tile } va al laboratorio { $lab }, { $slot }.
event-tile-drawn = Sale la loseta { $tile }.
event-no-tile =
    { KEY($player) ->
        [you] Ninguna loseta encaja: no colocas ninguna.
       *[other] Ninguna loseta encaja: { $player } no coloca ninguna.
    }
event-neutral-placed = Hay un esbirro neutral en { $window }.
event-first-drawn =
    { KEY($player) ->
        [you] Empiezas tú.
       *[other] Empieza { $player }.
    }
event-scientist-chosen =
    { KEY($player) ->
        [you] Juegas con { $scientist }.
       *[other] El jugador { $number } juega con { $scientist }.
    }
event-bonus-dealt =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Recibes la carta de bonificación { $bonus }.
           *[other] { $player } recibe la carta de bonificación { $bonus }.
        }
       *[no] { KEY($player) ->
            [you] Recibes una carta de bonificación.
           *[other] { $player } recibe una carta de bonificación.
        }
    }
event-bait-laid = La torre { $tower } recibe { $bait }.
event-bait-taken =
    { KEY($player) ->
        [you] Tomas { $bait } de la torre { $tower }.
       *[other] { $player } toma { $bait } de la torre { $tower }.
    }

## Ganancias.

event-dice-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Obtienes { $count } dado { $die }.
           *[other] Obtienes { $count } dados { FORM($die, "plural") }.
        }
       *[other] { $count ->
            [one] { $player } obtiene { $count } dado { $die }.
           *[other] { $player } obtiene { $count } dados { FORM($die, "plural") }.
        }
    }
event-no-die =
    { KEY($player) ->
        [you] No queda ningún dado { $die } para ti.
       *[other] No queda ningún dado { $die } para { $player }.
    }
event-drew =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Robas { $card }.
           *[other] { $player } roba { $card }.
        }
       *[no] { KEY($player) ->
            [you] Robas una carta de { $deck }.
           *[other] { $player } roba una carta de { $deck }.
        }
    }
event-no-card =
    { KEY($player) ->
        [you] No queda ninguna carta de { $deck } para ti.
       *[other] No queda ninguna carta de { $deck } para { $player }.
    }
event-shuffled =
    { $cards ->
        [one] { $cards } carta descartada forma un nuevo mazo de { FORM($deck, "plural") }.
       *[other] { $cards } cartas descartadas forman un nuevo mazo de { FORM($deck, "plural") }.
    }
event-kept =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Te quedas con { $card }.
           *[other] { $player } se queda con { $card }.
        }
       *[no] { KEY($player) ->
            [you] Te quedas con una carta de { $deck }.
           *[other] { $player } se queda con una carta de { $deck }.
        }
    }
event-card-discarded =
    { KEY($player) ->
        [you] Descartas { $card }.
       *[other] { $player } descarta { $card }.
    }
event-tokens-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Obtienes { $count } ficha { FORM($colour, "feminine") }.
           *[other] Obtienes { $count } fichas { FORM($colour, "feminine-plural") }.
        }
       *[other] { $count ->
            [one] { $player } obtiene { $count } ficha { FORM($colour, "feminine") }.
           *[other] { $player } obtiene { $count } fichas { FORM($colour, "feminine-plural") }.
        }
    }
event-wild-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Obtienes { $count } ficha comodín.
           *[other] Obtienes { $count } fichas comodín.
        }
       *[other] { $count ->
            [one] { $player } obtiene { $count } ficha comodín.
           *[other] { $player } obtiene { $count } fichas comodín.
        }
    }
event-potions-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Obtienes { $count } ficha de poción.
           *[other] Obtienes { $count } fichas de poción.
        }
       *[other] { $count ->
            [one] { $player } obtiene { $count } ficha de poción.
           *[other] { $player } obtiene { $count } fichas de poción.
        }
    }
event-research-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Obtienes { $count } ficha de investigación.
           *[other] Obtienes { $count } fichas de investigación.
        }
       *[other] { $count ->
            [one] { $player } obtiene { $count } ficha de investigación.
           *[other] { $player } obtiene { $count } fichas de investigación.
        }
    }

## Dados y fichas.

event-rolled =
    { KEY($player) ->
        [you] Tiras un dado { $colour }: { $face }.
       *[other] { $player } tira un dado { $colour }: { $face }.
    }
event-to-bowl =
    { KEY($player) ->
        [you] Pones el { $die } en tu cuenco.
       *[other] { $player } pone el { $die } en el cuenco.
    }
event-taken =
    { KEY($player) ->
        [you] Tomas el { $die } para volver a tirarlo.
       *[other] { $player } toma el { $die } para volver a tirarlo.
    }
event-turned =
    { KEY($player) ->
        [you] Giras el { $from } a { $face }.
       *[other] { $player } gira el { $from } a { $face }.
    }
event-potion-paid =
    { KEY($player) ->
        [you] Pagas una ficha de poción ({ $from }).
       *[other] { $player } paga una ficha de poción ({ $from }).
    }
event-potion-placed =
    { $where ->
        [card] { KEY($player) ->
            [you] Colocas una ficha de poción { $to }.
           *[other] { $player } coloca una ficha de poción { $to }.
        }
        [storage] { KEY($player) ->
            [you] Almacenas una ficha de poción.
           *[other] { $player } almacena una ficha de poción.
        }
       *[nowhere] { KEY($player) ->
            [you] Pierdes una ficha de poción.
           *[other] { $player } pierde una ficha de poción.
        }
    }
event-potion-lost =
    { KEY($player) ->
        [you] Descartas la ficha de poción { $from }.
       *[other] { $player } descarta la ficha de poción { $from }.
    }
event-token-discarded =
    { KEY($player) ->
        [you] { KEY($colour) ->
            [none] Descartas una ficha comodín.
           *[other] Descartas una ficha { FORM($colour, "feminine") }.
        }
       *[other] { KEY($colour) ->
            [none] { $player } descarta una ficha comodín.
           *[other] { $player } descarta una ficha { FORM($colour, "feminine") }.
        }
    }

## Esbirros, laboratorios y losetas.

event-minion-placed =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Colocas un esbirro en { $window }.
           *[other] Colocas un esbirro con el { $die } en { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } coloca un esbirro en { $window }.
           *[other] { $player } coloca un esbirro con el { $die } en { $window }.
        }
    }
event-retrieved =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Haces volver al esbirro de { $window }.
           *[other] Haces volver al esbirro con el { $die } de { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } hace volver al esbirro de { $window }.
           *[other] { $player } hace volver al esbirro con el { $die } de { $window }.
        }
    }
event-repositioned =
    { KEY($player) ->
        [you] Recolocas el esbirro de { $from } en { $to }.
       *[other] { $player } recoloca el esbirro de { $from } en { $to }.
    }
event-row-taken =
    { KEY($player) ->
        [you] Tomas el efecto { $row } de la torre { $tower }: { $brings }.
       *[other] { $player } toma el efecto { $row } de la torre { $tower }: { $brings }.
    }
event-step-skipped =
    { KEY($player) ->
        [you] No envías a nadie.
       *[other] { $player } no envía a nadie.
    }
event-moved =
    { KEY($player) ->
        [you] Vas al laboratorio { $lab }.
       *[other] { $player } va al laboratorio { $lab }.
    }
event-to-centre =
    { KEY($player) ->
        [you] Descansas en el centro.
       *[other] { $player } descansa en el centro.
    }
event-builds =
    { KEY($player) ->
        [you] Construyes en el laboratorio { $lab }.
       *[other] { $player } construye en el laboratorio { $lab }.
    }
event-collects =
    { KEY($player) ->
        [you] Recolectas en el laboratorio { $lab }.
       *[other] { $player } recolecta en el laboratorio { $lab }.
    }
event-no-build =
    { KEY($player) ->
        [you] No estás en ningún laboratorio, así que no construyes nada.
       *[other] { $player } no está en ningún laboratorio y no construye nada.
    }
event-granted =
    { KEY($player) ->
        [you] Puedes realizar también la otra acción de laboratorio.
       *[other] { $player } puede realizar también la otra acción de laboratorio.
    }
event-tile-used =
    { KEY($player) ->
        [you] Usas la loseta { $tile } del laboratorio { $lab }: { $brings }.
       *[other] { $player } usa la loseta { $tile } del laboratorio { $lab }: { $brings }.
    }
event-worked =
    { KEY($player) ->
        [you] El esbirro de { $window } trabaja para ti.
       *[other] El esbirro de { $window } trabaja para { $player }.
    }
event-upgrade-taken =
    { KEY($player) ->
        [you] Tomas la ficha de mejora de la casilla { $space }.
       *[other] { $player } toma la ficha de mejora de la casilla { $space }.
    }
event-upgrade-round =
    { KEY($player) ->
        [you] Ronda de mejora: has tomado la ficha de la casilla { $space }.
       *[other] Ronda de mejora: { $player } ha tomado la ficha de la casilla { $space }.
    }

## Construir.

event-card-chosen =
    { KEY($player) ->
        [you] Eliges construir { $card }.
       *[other] { $player } elige construir { $card }.
    }
event-discount-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Tu siguiente carta cuesta { $count } símbolo menos.
           *[other] Tu siguiente carta cuesta { $count } símbolos menos.
        }
       *[other] { $count ->
            [one] La siguiente carta de { $player } cuesta { $count } símbolo menos.
           *[other] La siguiente carta de { $player } cuesta { $count } símbolos menos.
        }
    }
event-discounted =
    { KEY($player) ->
        [you] { $count ->
            [one] Pagas { $count } símbolo menos.
           *[other] Pagas { $count } símbolos menos.
        }
       *[other] { $count ->
            [one] { $player } paga { $count } símbolo menos.
           *[other] { $player } paga { $count } símbolos menos.
        }
    }
event-symbol-dropped =
    { KEY($player) ->
        [you] No pagas este símbolo: { $symbol }.
       *[other] { $player } no paga este símbolo: { $symbol }.
    }
event-paid =
    { KEY($player) ->
        [you] Pagas { $item }.
       *[other] { $player } paga { $item }.
    }
event-built =
    { KEY($player) ->
        [you] { $points ->
            [one] Construyes { $card } y anotas { $points } punto.
           *[other] Construyes { $card } y anotas { $points } puntos.
        }
       *[other] { $points ->
            [one] { $player } construye { $card } y anota { $points } punto.
           *[other] { $player } construye { $card } y anota { $points } puntos.
        }
    }
built-reason = Impresos en ella: { $printed }; de textos de puntuación: { $scaled }.
event-fired =
    { KEY($player) ->
        [you] Activas { $card }: { $brings }.
       *[other] { $player } activa { $card }: { $brings }.
    }
event-copied =
    { KEY($player) ->
        [you] Copias { $card }: { $brings }.
       *[other] { $player } copia { $card }: { $brings }.
    }
event-reacted =
    { KEY($player) ->
        [you] Reaccionas con { $card }: { $brings }.
       *[other] { $player } reacciona con { $card }: { $brings }.
    }
event-bonus-reacted =
    { KEY($player) ->
        [you] Usas la carta de bonificación { $bonus }.
       *[other] { $player } usa la carta de bonificación { $bonus }.
    }
event-potion-used =
    { KEY($player) ->
        [you] Usas { $card }: { $brings }.
       *[other] { $player } usa { $card }: { $brings }.
    }
event-triggers-up =
    { KEY($player) ->
        [you] Tus activadores están listos.
       *[other] Los activadores de { $player } están listos.
    }
event-discount-lost =
    { KEY($player) ->
        [you] { $count ->
            [one] Se pierde tu descuento de { $count } símbolo.
           *[other] Se pierde tu descuento de { $count } símbolos.
        }
       *[other] { $count ->
            [one] Se pierde el descuento de { $player } ({ $count } símbolo).
           *[other] Se pierde el descuento de { $player } ({ $count } símbolos).
        }
    }

## Investigación y cartas de bonificación.

event-traded =
    { KEY($player) ->
        [you] { $cost ->
            [one] Canjeas { $cost } ficha de investigación: { $brings }.
           *[other] Canjeas { $cost } fichas de investigación: { $brings }.
        }
       *[other] { $cost ->
            [one] { $player } canjea { $cost } ficha de investigación: { $brings }.
           *[other] { $player } canjea { $cost } fichas de investigación: { $brings }.
        }
    }
event-research-scored =
    { KEY($player) ->
        [you] { $points ->
            [one] Anotas { $points } punto de investigación.
           *[other] Anotas { $points } puntos de investigación.
        }
       *[other] { $points ->
            [one] { $player } anota { $points } punto de investigación.
           *[other] { $player } anota { $points } puntos de investigación.
        }
    }
lost-reason =
    { $lost ->
        [one] Se pierde { $lost } punto más: el tablero de investigación no da más.
       *[other] Se pierden { $lost } puntos más: el tablero de investigación no da más.
    }
event-research-flipped =
    { KEY($player) ->
        [you] Tomas una ficha de 10 puntos y das la vuelta a tu tablero de investigación.
       *[other] { $player } toma una ficha de 10 puntos y da la vuelta a su tablero de investigación.
    }
event-bonus-used =
    { KEY($player) ->
        [you] Usas la sección A de { $bonus }: { $brings }.
       *[other] { $player } usa la sección A de { $bonus }: { $brings }.
    }
event-section-b-chosen =
    { KEY($player) ->
        [you] { $points ->
            [one] Puntúas la sección B de { $bonus }: { $points } punto.
           *[other] Puntúas la sección B de { $bonus }: { $points } puntos.
        }
       *[other] { $points ->
            [one] { $player } puntúa la sección B de { $bonus }: { $points } punto.
           *[other] { $player } puntúa la sección B de { $bonus }: { $points } puntos.
        }
    }
event-end-begins =
    { KEY($player) ->
        [you] { $cards ->
            [one] Has construido { $cards } carta: comienza el final de la partida.
           *[other] Has construido { $cards } cartas: comienza el final de la partida.
        }
       *[other] { $cards ->
            [one] { $player } ha construido { $cards } carta: comienza el final de la partida.
           *[other] { $player } ha construido { $cards } cartas: comienza el final de la partida.
        }
    }

## Contra enemigos.

event-enemy-joins = Enemigo: { $enemy }, que construye la máquina { $device }.
event-enemy-arrives = El dado blanco envía a { $enemy } al laboratorio { $at }.
event-stripped =
    { KEY($player) ->
        [you] El { $die } de tu esbirro en { $window } va a tu cuenco.
       *[other] El { $die } del esbirro de { $player } en { $window } va al cuenco.
    }
event-wrecked = { $enemy } destruye la loseta { $tile } del laboratorio { $at }, { $slot }.
event-ice-broken = El hielo de { $window } se rompe.
event-jammed =
    { KEY($player) ->
        [you] Torre bloqueada por { $enemy }: no tomas ningún efecto de la torre { $tower }.
       *[other] Torre bloqueada por { $enemy }: { $player } no toma ningún efecto de la torre { $tower }.
    }
event-repaired =
    { $by ->
        [research] { KEY($player) ->
            [you] Reparas { $window } con 3 fichas de investigación.
           *[other] { $player } repara { $window } con 3 fichas de investigación.
        }
        [resources] { KEY($player) ->
            [you] Reparas { $window } con 2 recursos.
           *[other] { $player } repara { $window } con 2 recursos.
        }
       *[rest] { KEY($player) ->
            [you] Reparas { $window } mientras descansas.
           *[other] { $player } repara { $window } mientras descansa.
        }
    }
