### What the Saboteurs do, what a helper beside a real table asks, and its score.

## Names of spaces and pieces.

list-and = {" "}y{" "}
list-or = {" "}o{" "}
weather =
    { $weather ->
        [Rain] Lluvia
        [Wind] Viento
        [Sun] Sol
        [Fog] Niebla
       *[Snow] Nieve
    }
colour =
    { $colour ->
        [blue] azul
        [green] verde
       *[lilac] lila
    }
location =
    { $location ->
        [supply] Suministro
        [government] Gobierno
        [lab] Laboratorio de Lativ
        [rnd] I+D
       *[office] Oficina de Lativ
    }
machine =
    { $machine ->
        [government] la Máquina del Gobierno
        [lab] la Máquina Meteorológica
       *[rnd] I+D
    }
agent =
    { $agent ->
        [white] el Saboteador blanco
       *[pink] el Saboteador rosa
    }
action-space =
    { $side ->
        [left] la casilla izquierda
        [middle] la casilla central
       *[right] la casilla derecha
    } ({ $location })
action-supply = la casilla { $nth } del Suministro
action-short =
    { $side ->
        [left] casilla izquierda
        [middle] casilla central
       *[right] casilla derecha
    }
action-short-supply = casilla { $nth }
action-article = la { $space }
height =
    { $at ->
        [left] izquierda
        [top] superior
        [right] derecha
        [middle] central
       *[bottom] inferior
    }
bot-space = la casilla { $at } de { $weather } en { $machine }
bot-space-short = la casilla { $at }
cell = la fila { $row } de la columna de { $weather }
cell-row = la fila { $row }
cell-column = la columna de { $weather }
token = ficha { $colour } de { $weather }
report =
    { $agent ->
        [white] blanco
       *[pink] rosa
    } → { $destination }, { $weather }, { $end }
report-lativ = adonde esté Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] más arriba
       *[bottommost] más abajo
    }
piece-scientist = tu Científico
awards =
    { $count ->
        [one] { $count } Galardón
       *[other] { $count } Galardones
    }

## What the Saboteurs decide.

what =
    { $what ->
        [location] una Localización
        [space] una casilla de acción
        [chemical] un Producto Químico
        [branch] una sección de { $machine }
        [bot] una casilla de Bot
        [subsidy] una loseta de Subvención
       *[havoc] un conjunto de fichas
    }
what-not =
    { $what ->
        [location] ninguna Localización
        [space] ninguna casilla de acción
        [chemical] ningún Producto Químico
        [branch] ninguna sección de { $machine }
        [bot] ninguna casilla de Bot
        [subsidy] ninguna loseta de Subvención
       *[havoc] ningún conjunto de fichas
    }
decided = Los Saboteadores eligen { $what }: { $chosen }.
decided-none = Los Saboteadores no encuentran { $what }.
sent = Según el Informe actual, { $agent } va a esta Localización: { $location } (SAB-TRN.1a)
sent-lativ = Según el Informe actual, { $agent } va adonde está Lativ: { $location } (SAB-TRN.1b)
own-office = su Oficina
alone-chemical = No hay otro tipo de Producto Químico en el Suministro (SAB-CHM.1)
alone-no-chemical = El Suministro está vacío (SAB-CHM.5)
alone-subsidy = No hay otra loseta de Subvención en la columna (SAB-GOV.5)
alone-no-subsidy = No hay ninguna loseta de Subvención en la columna (SAB-GOV.5)
alone = No hay otra opción (SAB-PRI.2)
why-taken = { $names } { $count ->
        [one] está ocupada
       *[other] están ocupadas
    }
why-full = { $count ->
        [one] la sección de { $names } está llena
       *[other] las secciones de { $names } están llenas
    }
why-full-next = no queda sitio ({ $names }), así que se prueba la siguiente Localización
why-here = el Saboteador ya está allí ({ $names }), así que se prueba la siguiente Localización
why-office = en la Oficina de Lativ solo entra él
why-no-chemical = { $count ->
        [one] la sección de { $names } no tiene
       *[other] las secciones de { $names } no tienen
    } ninguna casilla libre para un Producto Químico de la Guarida: { $takes }; en la Guarida: { $held }
why-no-chemical-for = la Guarida no tiene ningún Producto Químico para { $names }: { $takes }; en la Guarida: { $held }
why-not-displayed = en el despliegue no hay ninguna loseta de Experimento de { $names }
why-bots = { $count ->
        [one] la sección de { $names } tiene
       *[other] las secciones de { $names } tienen
    } el mayor número de Bots: { $bots }
why-no-token = no queda ninguna ficha de { $names }
why-completes = { $names } { $count ->
        [one] completa
       *[other] completan
    } un conjunto; { $others }, no: { $sets }
why-continues = { $names } { $count ->
        [one] continúa
       *[other] continúan
    } un conjunto; { $others }, no: { $sets }
why-no-colour = no queda ninguna ficha { $colour } de { $names }
no-colour-left = no queda ninguna ficha { $colour }
other-none = la Guarida no tiene ningún otro color
other-some = la Guarida tiene { $colours }
set-in = en { $names }, { $words }
why-later = { $order }, así que { $names } { $count ->
        [one] va
       *[other] van
    } primero entre { $both }
why-indicator = { $indicator } entre { $both }: { $names }
why-order = { $names } { $count ->
        [one] va
       *[other] van
    } primero{ $order ->
        [listed] {" "}en el orden izquierda, derecha, centro
        [left] {" "}desde la izquierda
       *[clockwise] , en sentido horario desde la izquierda
    }
why-not-blue = no hay ninguna cara azul bocarriba en { $names }
why-unlocked = { $count ->
        [one] el clima { $names } está desbloqueado
       *[other] los climas { $names } están desbloqueados
    }, y los climas bloqueados van primero
why-no-set = no hay ningún conjunto de { $names }: { $sets }
why-no-bot = la Guarida no tiene ningún Bot
order-discarded = el Informe descartado en el paso 5 muestra { $weather }
order-now = el Informe anterior es ahora «{ $card }», que muestra { $weather }
order-previous = el Informe anterior muestra { $weather }
order-none = no hay Informe anterior
taken-by = { $space } está ocupada por { $piece }
taken-blocked = { $space } está cerrada
indicator = el Informe anterior pide lo que esté { $end }
indicator-none = no hay Informe anterior, así que se toma lo primero
takes = { $name } admite { $chemicals }
held-none = ningún Producto Químico
set-of = de { $names }, { $words }
set-none = la Guarida no tiene ninguna ficha
set-alone = { $first } por sí sola suma { $count } de { $size }
set-with = { $first } con { $with } suma { $count } de { $size }

## What happens in their turn.

plan = { $agent } lleva a cabo su plan ({ $location }).
no-report = No queda ningún Informe de Seguridad por revelar.
nothing-to-discard = El mazo está vacío, así que no se descarta ningún Informe de Seguridad.
left-out = En { $space }, el plan empieza por el paso { $first }: { $plan ->
        [lab] se omite el paso 1 (un Galardón)
        [rnd] se omiten los pasos 1 y 2 (un primer Bot y su Producto Químico)
       *[other] se omiten los pasos 1 y 2 (un Producto Químico y una loseta de Subvención)
    }.
no-chemical-for = La Guarida no tiene { $chemical } para { $space }: solo se coloca el Bot.
no-award = No queda ningún Galardón en la reserva para los Saboteadores.
no-token = No queda ninguna { $token } para los Saboteadores.
set-used = Los Saboteadores usan un conjunto de { $weather }{ $locked ->
        [yes] , un clima bloqueado
       *[no] {""}
    }.
set-size = Un conjunto de { $weather }, clima { $locked ->
        [yes] bloqueado
       *[no] desbloqueado
    }, son { $size } fichas de distintos colores; en la Guarida: { $held } ({ $rule })
set-awards =
    { $count ->
        [one] Falta { $count } color: lo sustituye { $awards } (SAB-STS.3)
       *[other] Faltan { $count } colores: los sustituyen { $awards } (SAB-STS.3)
    }
set-leave = De estas salen las más numerosas; en caso de empate, en el orden azul, verde, lila: { $colours } (SAB-R.33)
bot-placed = Los Saboteadores colocan un Bot en { $space }.
bot-returns = El Bot de los Saboteadores de { $space } vuelve a la Guarida.
bot-beside = El Bot de Lativ de { $space } vuelve junto al Laboratorio de Lativ.
bot-makes-room =
    { $owner ->
        [lativ] El Bot de Lativ
        [saboteurs] El Bot de los Saboteadores
       *[you] Tu Bot
    } hace sitio en { $weather }: de la casilla { $from } a la { $to }.
part-laid = Una Pieza { $colour ->
        [green] verde
        [white] blanca
        [pink] rosa
        [magenta] magenta
        [blue] azul
       *[other] { $colour }
    } de la reserva va a { $cell }.
turn-begins = Empieza el turno de los Saboteadores.
scored-government = Obtienes { $cp } PC: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } a { $each } por Bot, en la sección de { $weather } de la Máquina del Gobierno.
chemical-taken = Los Saboteadores toman { $chemical } del Suministro y lo llevan a la Guarida.
chemical-put = Los Saboteadores colocan { $chemical } a la izquierda de { $space }.
chemical-back = Los Saboteadores devuelven { $chemical } al Suministro.
token-taken = Los Saboteadores toman una { $token } y la llevan a la Guarida.
token-gone = Una { $token } de la Guarida sale de la partida.
award = ficha de Galardón
lativ-supply = Lativ vuelve al Suministro.
lativ-goes = Lativ va a { $place }.
lativ-passes = Todas las casillas de acción están ocupadas o cerradas ({ $location }), así que salta esta Localización (WM-LAT.3)
lativ-bot = Su Bot va a la primera sección del Laboratorio de Lativ, desde { $weather }, en la que haya espacio y ningún Bot suyo.
lativ-token = Si queda una { $token }, se descarta.
government-runs = La sección de { $weather } de la Máquina del Gobierno está llena y se activa.
lock-removed = Se retira la Ficha de Bloqueo de { $weather }: ya se puede citar { $weather }.
initiative =
    { $who ->
        [saboteurs] El Marcador de Iniciativa de los Saboteadores pasa a la casilla de más a la izquierda.
       *[you] Tu Marcador de Iniciativa pasa a la casilla de más a la izquierda.
    }
end-triggered =
    { $trigger ->
        [nobel] Se ha tomado el Premio Nobel.
        [experiments] La última loseta de Experimento está en el despliegue.
        [government] La Máquina del Gobierno está llena.
       *[rnd] Todas las casillas de Investigación de I+D están ocupadas.
    } La próxima ronda es la última.

## The same as something to do.

do-move = Mueve { $agent } a { $space }.
do-target = Aumenta el Valor Objetivo en { $by }, hasta { $to }.
do-subsidy-off = Retira de la partida la loseta de Subvención que esté { $end } en la columna de { $weather }, si hay alguna, y coloca allí una Pieza de Máquina del color de la casilla de Bot.
do-subsidy-turn = En la columna de { $weather }, voltea a su cara naranja la loseta de Subvención con la cara azul bocarriba que esté { $end }; si no hay ninguna, la de la siguiente columna que tenga una.
do-lativs-bot = Si allí hay un Bot de Lativ, hace sitio: va a la otra casilla vacía de más arriba de la sección o junto al Laboratorio de Lativ.
do-discard = Descarta el Informe: { $report }.
do-current = Nuevo Informe actual: { $report }.
named-chemical = Lo has indicado tú: del tramo más barato que no esté vacío, el tipo del que menos hay en la Guarida; en caso de empate, el de más arriba o el de más abajo, según el Informe anterior (SAB-CHM)
named-branch = Lo has indicado tú: de las secciones del despliegue con una casilla para un Producto Químico de la Guarida, las que tienen más Bots (SAB-LAB.2)
looked-branch = Se miran las secciones con una casilla libre para un Producto Químico de la Guarida (SAB-RTP)
looked-none = Ninguna sección tiene una casilla libre para un Producto Químico de la Guarida (SAB-RTP)
named-space = Lo has indicado tú: la primera libre, en el orden en que eligen
seen-subsidy = El Informe anterior indica en qué columna, y si desde arriba o desde abajo

## What is asked.

ask-challenges = ¿Qué cartas de Desafío se aplican?
challenge =
    { $card ->
        [fully_stocked] Oponentes completamente abastecidos: Los Saboteadores empiezan con un Producto Químico de cada tipo.
        [jamming] Dispositivos de interferencias: Cada vez que hay Ingresos, el Valor Objetivo aumenta en 1 por cada Bot suyo en el tablero.
        [creative_accounting] Contabilidad creativa: Los Saboteadores empiezan con un Galardón. Cada vez que hay Ingresos, uno de tus marcadores de Financiación retrocede 1 casilla.
        [nobel_laureate] Ganador del Premio Nobel: Los Saboteadores empiezan con un Producto Químico más. No puedes ganar sin el Premio Nobel.
        [overachievers] Solo para triunfadores: No puedes ganar con menos de 5 Objetivos cumplidos.
        [clock] El reloj avanza: Dos cartas del mazo vuelven a la caja.
        [one_step_ahead] Un paso adelante: Al final de tu turno, el Valor Objetivo aumenta en 3 si su Marcador de Iniciativa es el de más a la izquierda.
        [moral_high_ground] Ventaja moral: Los Saboteadores a tu izquierda no te dan Pases.
        [peer_review] Revisión por pares: Sin fichas de Cita, y sin PC por Ciencia al retirar una Ficha de Bloqueo.
        [independent] Prototipos independientes: Los Saboteadores empiezan con un Galardón. Sus Bots no sustituyen Piezas de tus prototipos.
        [budget_cuts] Recortes presupuestarios: Los Saboteadores empiezan con un Producto Químico más. Tu Financiación del Laboratorio suma 0.
       *[publish_or_perish] Publicar o morir: El Valor Objetivo empieza 5 más abajo y aumenta en 5 por cada Ficha de Bloqueo que retiren los Saboteadores. Solo cuenta la victoria inmediata.
    }
asks-scientist = ¿Dónde está tu Científico?
asks-supply = Suministro: ¿cuál va primero aquí, de los del tramo más barato que no esté vacío?
asks-place = { $area }: ¿cuál de estas es la primera libre?
asks-place-lab = Laboratorio de Lativ: ¿qué sección del despliegue tiene más Bots, de las que tienen una de estas casillas libre o con un Bot de Lativ? En caso de empate, la primera de aquí en la que quede una ficha; si no queda ninguna, la primera desde { $weather }.
asks-free = I+D: ¿cuál de estas es la primera vacía?
asks-machine = ¿Quedan así ocupadas todas las casillas de la máquina?
asks-hideout = ¿Qué Productos Químicos hay en la Guarida?
asks-reports = ¿Qué Informes de Seguridad están bocarriba?
asks-assistant = ¿En qué sección está el Asistente de Lativ?
asks-score = ¿Qué puntúas?
asks-rank = Para tu rango: ¿qué tienes?
asks-table = ¿Qué hay allí además de lo suyo?
chance = Azar
asked-of = { $who }: { $what }
asks-revealed = ¿qué Informe de Seguridad es el nuevo Informe actual?
asks-top = ¿qué Informe de Seguridad estaba encima del mazo?
asks-havoc = elige lo que cuesta el conjunto de los Saboteadores.
choice-report = Informe de Seguridad
choice-raise = Aumentar el Valor Objetivo en { $by }
choice-discard = Descartar la carta superior del mazo
choice-cards = { $from } → { $to } cartas
fact-scientist = Tu Científico
fact-branch = { $area }, { $weather }
fact-supply = El tramo más barato del Suministro
fact-place = Su casilla ({ $area })
fact-free = Su casilla vacía en I+D
fact-machine = Si la máquina está llena ({ $area })
fact-initiative = El Marcador de Iniciativa de más a la izquierda
fact-awards = Galardones en la reserva
fact-game = La partida
fact-assistant = El Asistente de Lativ
fact-bots = Sus Bots ({ $branch })
fact-hideout = { $chemical } en la Guarida
fact-tokens = Sus fichas de Investigación ({ $branch })
fact-awards-held = Sus Galardones
fact-target = El Valor Objetivo
fact-lock = La Ficha de Bloqueo de { $weather }
fact-previous = El Informe anterior
fact-report = Informe { $report }
fact-current = El Informe actual
fact-top = Encima del mazo
fact-deck = Informes en el mazo
fact-opened-first = El primer Informe descartado
fact-opened-second = El segundo, encima de él
fact-experiment = El último Experimento
fact-cp = PC en el medidor
fact-funding = Marcador de Financiación ({ $area })
fact-goals = Objetivos cumplidos
fact-nobel = El Premio Nobel
fact-end-cp = PC al final de la partida
fact-papers = Artículos publicados
fact-your-awards = Tus Galardones
fact-tiles = Losetas de Taller
fact-vouchers = Pases restantes
fact-sections = Tramos abiertos de la Línea de Montaje
fact-on-board = Tus Bots en las máquinas
answer-nowhere = En ningún sitio
answer-elsewhere = En otro sitio
answer-no-place = Ninguna
answer-place = { $weather }, { $at }{ $left ->
        [token] { ", queda una ficha" }
        [none] { ", no queda ninguna ficha" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", y la sección queda llena" }
       *[other] { "" }
    }
answer-empty = El Suministro está vacío
answer-none = No hay
answer-yes = Sí
answer-no = No
answer-theirs = El suyo
answer-yours = El tuyo
answer-some-left = Quedan
answer-none-left = No queda ninguno
answer-goes-on = Continúa
ends =
    { $trigger ->
        [nobel] Se activa el final: Premio Nobel
        [experiments] Se activa el final: última loseta de Experimento
        [government] Se activa el final: Máquina del Gobierno llena
       *[rnd] Se activa el final: I+D al completo
    }
over-win = Has ganado de inmediato, por encima del Valor Objetivo
over-storms = Has perdido por losetas de Clima Extremo
over-scoring = La ronda final ha terminado: Valor Objetivo +{ $by }, y después puntúas
answer-supply = En el Suministro
answer-office = En su Oficina
answer-there = Está
answer-away = Retirada
answer-discarded = Descartado
answer-not-discarded = No descartado
answer-unknown = Desconocido
answer-no-spots = Ninguno
answer-nothing = Nada que hacer
answer-space = Casilla { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather }, Experimento ejecutado con { $cp } PC: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } de vuelta a la Guarida, Valor Objetivo +{ $target }{ $token ->
        [comes] , y llega una ficha verde
       *[none] ; no quedaba ninguna ficha verde
    }
announce-since = Desde su último turno
announce-discarded = Has llamado a Seguridad y descartado
announce-current = Has llamado a Seguridad, y el nuevo Informe actual es
announce-top = Has llamado a Seguridad, y encima del mazo está
announce-end = El final de la partida

## The score and the end.

name-you = Tú
name-saboteurs = Los Saboteadores
score-cp = PC en el medidor
score-funding = Financiación ({ $area })
score-goals = Objetivos cumplidos
score-nobel = Premio Nobel
score-end = PC al final de la partida
score-target = Valor Objetivo
decided-storms = { $there } losetas de nivel 3 en el tablero; { $most } son demasiadas
decided-reports = ninguna carta en el mazo y ningún Informe actual
decided-forbidden = la condición de esa carta, que no se ha cumplido
decided-cp = tus PC frente al Valor Objetivo: { $cp } a { $target }
ended-nobel = Se ha tomado el Premio Nobel.
ended-experiment = La última loseta de Experimento ha entrado en el despliegue.
ended-government = La Máquina del Gobierno estaba llena.
ended-rnd = Todas las casillas de Investigación de I+D estaban ocupadas.
ended-win = Estabas por encima del Valor Objetivo, con tus Objetivos y tu Financiación.
ended-rank = { $trigger } Tu rango: { $rank ->
        [Terraformer] Terraformador
        [Climatologist] Climatólogo
        [Meteorologist] Meteorólogo
        [Forecaster] Pronosticador
        [Stormchaser] Cazatormentas
       *[other] { $rank }
    }.
ended-no-rank = { $trigger } Tu rango: una victoria sin rango.
ended-lost = { $trigger } No has superado el Valor Objetivo.
ended-forbidden = Has superado el Valor Objetivo, pero no la carta de Desafío { $card }.
ended-storms = Había demasiadas losetas de Clima Extremo del peor nivel en el tablero.
ended-reports = A los Saboteadores no les quedaba ningún Informe de Seguridad.

## What stands above a turn, and the turn in one line.

turn-saboteurs = El turno de los Saboteadores
turn-of =
    { $name ->
        [You] Tu turno
       *[other] Turno de { $name }
    }
turn-end = El fin de la ronda
turn-agent = { $agent } va a { $space }
turn-bot = un Bot a { $space }
turn-set = un conjunto de { $weather }
turn-runs = se ejecuta el Experimento de { $weather }
turn-fails = sin Experimento en { $weather }
turn-chemicals =
    { $count ->
        [one] { $count } Producto Químico
       *[other] { $count } Productos Químicos
    }
turn-target = Valor Objetivo { $from } → { $to }

## The opponent, to complete “alone against …”.

opponent = los Saboteadores
