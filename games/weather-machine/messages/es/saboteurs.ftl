### Por qué los Saboteadores deciden así, qué pregunta un ayudante junto a una mesa real, y su puntuación.

## Lo que deciden los Saboteadores.

decided-none = Los Saboteadores no pueden elegir { $what ->
        [location] ninguna Localización
        [space] ninguna casilla de acción
        [chemical] ningún Producto Químico
        [branch] ninguna sección de { $machine }
        [bot] ninguna casilla de Bot
        [subsidy] ninguna loseta de Subvención
       *[havoc] ningún conjunto de fichas
    }.
sent = Según el Informe actual, { $agent } va { FORM($location, "to") } (SAB-TRN.1a)
sent-lativ = Según el Informe actual, { $agent } va con Lativ, que está en { $location } (SAB-TRN.1b)
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
why-here = el Saboteador ya está en { $location }, así que se prueba la siguiente Localización
why-office = en la Oficina de Lativ solo entra él
why-no-chemical = { $count ->
        [one] la sección de { $names } no tiene
       *[other] las secciones de { $names } no tienen
    } ninguna casilla libre para un Producto Químico de la Guarida: { $takes }; en la Guarida: { $held }
why-no-chemical-for = la Guarida no tiene ningún Producto Químico para { OR($names) }: { $takes }; en la Guarida: { $held }
why-not-displayed = en el despliegue no hay ninguna loseta de Experimento de { OR($names) }
why-bots = { $count ->
        [one] la sección de { $names } tiene
       *[other] las secciones de { $names } tienen
    } el mayor número de Bots: { $bots }
why-no-token = en { $names } no queda ninguna ficha
why-completes = { $names } { $count ->
        [one] completa
       *[other] completan
    } un conjunto; { $others }, no: { $sets }
why-continues = { $names } { $count ->
        [one] continúa
       *[other] continúan
    } un conjunto; { $others }, no: { $sets }
why-no-colour = en { $names } no queda ninguna ficha { $colour }
no-colour-left = no queda ninguna ficha { $colour }
other-none = la Guarida no tiene ningún otro color
other-some = la Guarida tiene { $colours }
set-in = en { $names }, { $words }
why-later = { $order ->
        [discarded] el Informe descartado en el paso 5 muestra { $weather }
        [now] el Informe anterior es ahora «{ $card }», que muestra { $weather }
        [previous] el Informe anterior muestra { $weather }
       *[none] no hay Informe anterior
    }, así que { $names } { $count ->
        [one] va
       *[other] van
    } primero entre { $both }
why-dearer = { $names } { $count ->
        [one] está
       *[other] están
    } en el tramo más barato: { $prices }
why-has-more = la Guarida tiene más { $others } que { $names }: { $held }
price = { $count } { $count ->
        [one] Pase
       *[other] Pases
    }
price-of = { $price } por { $names }
bots-of = { $name } { $count }
held-of = { $count } { $name }
why-indicator = { KEY($end) ->
        [none] no hay Informe anterior, así que se toma lo primero
       *[other] el Informe anterior pide lo que esté { $end }
    } entre { $both }: { $names }
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
why-no-set = no hay ningún conjunto de { OR($names) }: { $sets }
why-no-bot = la Guarida no tiene ningún Bot
taken-by = { $space } está ocupada por { $piece }
taken-blocked = { $space } está cerrada
takes = { $name } admite { OR($chemicals) }
held-none = ningún Producto Químico
set-of = de { $names }, { $words }
set-none = la Guarida no tiene ninguna ficha
set-alone = { $first } por sí sola suma { $count } de { $size }
set-with = { $first } con { $joined ->
        [or] { OR($with) }
       *[and] { $with }
    } suma { $count } de { $size }

## Lo que pasa en su turno.

set-size = El clima { $weather } está { $locked ->
        [yes] bloqueado
       *[no] desbloqueado
    }, así que un conjunto son { $size } fichas de distintos colores; en la Guarida: { $held } ({ $rule })
set-awards =
    { $count ->
        [one] Falta { $count } color: lo sustituye { $awards } (SAB-STS.3)
       *[other] Faltan { $count } colores: los sustituyen { $awards } (SAB-STS.3)
    }
set-leave = De estas salen las más numerosas; en caso de empate, en el orden azul, verde, lila: { $colours } (SAB-R.33)
lativ-passes = Todas las casillas de acción { FORM($location, "of") } están ocupadas o cerradas, así que salta esta Localización (WM-LAT.3)
lativ-bot = Su Bot va a la primera sección del Laboratorio de Lativ, desde { $weather }, en la que haya espacio y ningún Bot suyo.
lativ-token = Si queda una { $token }, se descarta.

## Lo mismo, como algo que hacer.

do-move = Mueve { $agent } a { $space }.
do-target = Aumenta el Valor Objetivo en { $by }, hasta { $to }.
do-subsidy-off = Retira de la partida la loseta de Subvención que esté { $end } en la columna de { $weather }, si hay alguna, y coloca en su lugar una Pieza de Máquina del color de la casilla de Bot.
do-subsidy-turn = En la columna de { $weather }, voltea a su cara naranja la loseta de Subvención con la cara azul bocarriba que esté { $end }; si no hay ninguna, la de la siguiente columna que tenga una.
do-lativs-bot = Si allí hay un Bot de Lativ, hace sitio: va a la otra casilla vacía de más arriba de la sección o junto al Laboratorio de Lativ.
do-discard = Descarta el Informe: { $report }.
do-current = Nuevo Informe actual: { $report }.
named-chemical = Lo has indicado tú: en el tramo más barato que no esté vacío, el tipo del que menos hay en la Guarida; en caso de empate, el de más arriba o el de más abajo, según el Informe anterior (SAB-CHM)
named-branch = Lo has indicado tú: de las secciones del despliegue con una casilla para un Producto Químico de la Guarida, las que tienen más Bots (SAB-LAB.2)
looked-branch = Solo cuentan las secciones con una casilla libre para un Producto Químico de la Guarida (SAB-RTP)
looked-none = Ninguna sección tiene una casilla libre para un Producto Químico de la Guarida (SAB-RTP)
named-space = Lo has indicado tú: la primera libre, en el orden en que eligen
seen-subsidy = El Informe anterior indica en qué columna, y si desde arriba o desde abajo

## Lo que se pregunta.

ask-challenges = ¿Qué cartas de Desafío se aplican?
challenge = { $title }: { $text }
asks-scientist = ¿Dónde está tu Científico?
asks-supply = El primero de estos Productos Químicos en el tramo más barato del Suministro que no esté vacío:
asks-place = La primera casilla libre de estas ({ $area }):
asks-place-lab = Laboratorio: ¿qué sección expuesta, con casilla libre o de Lativ aquí, tiene más Bots? Empate: ficha, luego desde { $weather }.
asks-free = La primera casilla vacía en I+D:
asks-machine = ¿Queda así llena la máquina ({ $area })?
asks-hideout = ¿Qué Productos Químicos hay en la Guarida?
asks-reports = ¿Qué Informes de Seguridad están bocarriba?
asks-assistant = ¿En qué sección está el Asistente de Lativ?
asks-score = ¿Qué puntúas?
asks-rank = ¿Qué tienes? De ello depende tu rango.
asks-table = ¿Qué más hay allí?
not-so-many-chemicals = Tras la preparación hay { $count } Productos Químicos en la Guarida, pero estos son { $said }.
report-twice = { $report } aparece dos veces: hay tres informes distintos a la vista.
not-ahead = Solo ganas de inmediato por encima del Valor Objetivo: { $cp } PC no superan { $target }.
nobel-too-early = El Premio Nobel requiere { $needed } Galardones, pero has indicado { $count }.
too-many-awards = Hay { $all } Galardones, pero los tuyos y los de los Saboteadores son { $count }.
fact-scientist = Tu Científico
fact-branch = { $area }, { $weather }
fact-supply = El tramo más barato del Suministro
fact-place = Su casilla ({ $area })
fact-free = La primera casilla vacía en I+D
fact-machine = Máquina llena ({ $area })
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
fact-funding = Marcador de Financiación { FORM($area, "of") }
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
over-storms = Has perdido por el Clima Extremo
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
announce-discarded = He llamado a Seguridad y descartado
announce-current = He llamado a Seguridad; el nuevo Informe actual es
announce-top = He llamado a Seguridad; encima del mazo está
announce-end = El final de la partida

## La puntuación y el final.

name-you = Tú
score-cp = PC en el medidor
score-funding = Financiación { FORM($area, "of") }
score-goals = Objetivos cumplidos
score-nobel = Premio Nobel
score-end = PC al final de la partida
score-target = Valor Objetivo
most-cp = más PC que nadie
most-awards = más Galardones que nadie
most-papers = más Artículos que nadie
most-rows = más filas completas que nadie
decided-storms = { $there } losetas de Clima Extremo de nivel 3 en el tablero; { $most } son demasiadas
decided-reports = ninguna carta en el mazo y ningún Informe actual
decided-forbidden = la condición de esa carta, que no se ha cumplido
decided-cp = { $cp } PC frente a un Valor Objetivo de { $target }
ended-nobel = Se ha tomado el Premio Nobel.
ended-experiment = La última loseta de Experimento ha entrado en el despliegue.
ended-government = La Máquina del Gobierno estaba llena.
ended-rnd = Todas las casillas de Investigación de I+D estaban ocupadas.
ended-played = Se ha jugado la ronda final.
ended-win = Has ganado de inmediato, { $cp } a { $target }: por encima del Valor Objetivo, con tus Objetivos y tu financiación.
ended-rank = { $trigger } Has ganado, { $cp } a { $target }. Tu rango: { $rank ->
        [Terraformer] Terraformador
        [Climatologist] Climatólogo
        [Meteorologist] Meteorólogo
        [Forecaster] Pronosticador
        [Stormchaser] Cazatormentas
       *[other] { $rank }
    }.
ended-no-rank = { $trigger } Has ganado, { $cp } a { $target }: una victoria sin rango.
ended-lost = { $trigger } Has perdido, { $cp } a { $target }.
ended-forbidden = Has perdido: has superado el Valor Objetivo, pero no has cumplido la carta de Desafío { $card }.
ended-storms = Has perdido: había demasiadas losetas de Clima Extremo del peor nivel en el tablero.
ended-reports = Has perdido: a los Saboteadores no les quedaba ningún Informe de Seguridad.
