### Los sucesos, una frase cada uno, y lo que los explica.

event-decided = Los Saboteadores eligen { $what }: { $chosen }.
event-plan = { $agent } lleva a cabo su plan ({ $location }).
event-no-report = No queda ningún Informe de Seguridad por revelar.
event-nothing-to-discard = El mazo está vacío, así que no se descarta ningún Informe de Seguridad.
event-steps-left-out = En { $space }, el plan empieza por el paso { $first }: { $plan ->
        [lab] se omite el paso 1 (un Galardón)
        [rnd] se omiten los pasos 1 y 2 (un primer Bot y su Producto Químico)
       *[other] se omiten los pasos 1 y 2 (un Producto Químico y una loseta de Subvención)
    }.
event-no-chemical-for = La Guarida no tiene { $chemical } para { $space }: solo se coloca el Bot.
event-no-award = No queda ningún Galardón en la reserva para los Saboteadores.
event-no-token-left = No queda ninguna { $token } para los Saboteadores.
event-set-used = Los Saboteadores usan un conjunto de { $weather }{ $locked ->
        [yes] , un clima bloqueado
       *[no] {""}
    }.
bot-placed = Los Saboteadores colocan un Bot en { $space }.
bot-returns = El Bot de los Saboteadores de { $space } vuelve a la Guarida.
bot-beside = El Bot de Lativ de { $space } vuelve junto al Laboratorio de Lativ.
bot-makes-room =
    { KEY($owner) ->
        [lativ] El Bot de Lativ
        [saboteurs] El Bot de los Saboteadores
       *[you] Tu Bot
    } hace sitio en { $weather }: de la casilla { $from } a la { $to }.
part-laid = Una Pieza { KEY($colour) ->
        [colour-green] verde
        [colour-white] blanca
        [colour-pink] rosa
        [colour-magenta] magenta
        [colour-blue] azul
       *[other] { $colour }
    } de la reserva va a { $cell }.
event-turn-begins =
    { KEY($player) ->
        [saboteurs] Empieza el turno de los Saboteadores.
        [you] Empieza tu turno.
       *[other] Empieza el turno de { $player }.
    }
scored-government = { KEY($player) ->
        [you] Obtienes
       *[other] { $player } obtiene
    } { $cp } PC: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } a { $each } por Bot, en la sección de { $weather } de la Máquina del Gobierno.
chemical-taken = Los Saboteadores toman { $chemical } del Suministro y lo llevan a la Guarida.
chemical-put = Los Saboteadores colocan { $chemical } a la izquierda de { $space }.
chemical-back = Los Saboteadores devuelven { $chemical } al Suministro.
token-taken = Los Saboteadores toman una { $token } y la llevan a la Guarida.
award-taken = Los Saboteadores toman una ficha de Galardón y la llevan a la Guarida.
token-gone = Una { $token } de la Guarida sale de la partida.
award-gone = Una ficha de Galardón de la Guarida sale de la partida.
lativ-supply = Lativ vuelve al Suministro.
event-lativ-moved = Lativ va a { $to }.
event-government-runs = La sección de { $weather } de la Máquina del Gobierno está llena y se activa.
event-lock-removed = Se retira la Ficha de Bloqueo de { $weather }: ya se puede citar { $weather }.
event-initiative-taken =
    { KEY($player) ->
        [saboteurs] El Marcador de Iniciativa de los Saboteadores pasa a la casilla de más a la izquierda.
        [you] Tu Marcador de Iniciativa pasa a la casilla de más a la izquierda.
       *[other] El Marcador de Iniciativa de { $player } se mueve: el orden es ahora { $order }.
    }
event-end-triggered =
    { $trigger ->
        [nobel] Se ha tomado el Premio Nobel.
        [experiments] La última loseta de Experimento está en el despliegue.
        [government] La Máquina del Gobierno está llena.
       *[rnd] Todas las casillas de Investigación de I+D están ocupadas.
    } La próxima ronda es la última.
