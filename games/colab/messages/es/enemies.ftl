### What the enemies do, and what a helper beside a real table asks.

## Names of places and pieces.

nothing = nada
symbol-gear = engranaje
    .plural = engranajes
symbol-spark = chispa
    .plural = chispas
symbol-herb = hierba
    .plural = hierbas
symbol-vial = vial
    .plural = viales
symbol-bone = hueso
    .plural = huesos
symbol-eye = ojo
    .plural = ojos
slot-l = abajo a la izquierda
slot-c = abajo en el centro
slot-r = abajo a la derecha
slot-lc = en medio a la izquierda
slot-cr = en medio a la derecha
slot-top = arriba
tower = la torre { $tower }
towers =
    { $count ->
        [one] la torre { $names }
       *[other] las torres { $names }
    }
towers-all = todas las torres
labs =
    { $count ->
        [one] el laboratorio { $names }
       *[other] los laboratorios { $names }
    }
ring-tower = torre { $tower }
ring-lab = laboratorio { $lab }
face-strip = DESARME
face-discard = DESCARTE
face-jam = BLOQUEO
face-damage = DAÑO
face-extra = REFUERZO
face-wild = COMODÍN
face-power = PODER
way-clockwise = en sentido horario
way-counter = en sentido antihorario
way-short = por el camino más corto
things = { $count } { $what ->
        [bag] { $count ->
            [one] ficha
           *[other] fichas
        }
        [power] { $count ->
            [one] ficha de poder
           *[other] fichas de poder
        }
        [damage] { $count ->
            [one] ficha de daño
           *[other] fichas de daño
        }
        [freeze] { $count ->
            [one] ficha de hielo
           *[other] fichas de hielo
        }
        [research] { $count ->
            [one] ficha de investigación
           *[other] fichas de investigación
        }
        [potion] { $count ->
            [one] ficha de poción
           *[other] fichas de poción
        }
        [token] { $count ->
            [one] ficha de recurso o comodín
           *[other] fichas de recurso o comodín
        }
        [card] { $count ->
            [one] carta
           *[other] cartas
        }
        [lab] { $count ->
            [one] laboratorio
           *[other] laboratorios
        }
        [place] { $count ->
            [one] casilla
           *[other] casillas
        }
       *[window] { $count ->
            [one] ventana vacía
           *[other] ventanas vacías
        }
    }
bare-minions = esbirros sin dado
doom-at = { $card } (casilla { $place })
token =
    { $kind ->
        [power] una ficha de poder
       *[criteria] una ficha de criterio
    }: { $does }
distance = a { $places } ({ $way })

## Actions of tokens, cards, dice and special powers.

then = , luego{" "}
act-charge = el medidor sube { $count }
act-power = { $tokens } a la bolsa
act-special = el poder especial
act-put = { $tokens } en { $spot }
act-discard = cada jugador descarta { $count ->
        [1] un dado, una ficha o una carta
       *[other] { $count } dados, fichas o cartas
    }
act-strip = los dados de los esbirros de los jugadores en { $spot } van al cuenco
act-lose = cada jugador pierde { $things }
act-step = el enemigo avanza { $labs } { $way }
act-chase = el enemigo va { $way ->
        [clockwise] en sentido horario hasta encontrar a un jugador
        [counter] en sentido antihorario hasta encontrar a un jugador
       *[short] por el camino más corto hasta el jugador más cercano
    }
act-minion = el esbirro más cercano va { $goal }
act-wreck = la loseta más alta del laboratorio del enemigo va a la caja
target-scientist = las dos torres junto al laboratorio del enemigo
target-player = las dos torres junto al laboratorio del jugador más cercano
target-roll = la torre que indique un dado blanco
target-most = la torre con más esbirros de los jugadores
target-all = todas las torres
goal-player = { $way } hasta la primera torre junto al laboratorio de un jugador
goal-other = a la torre del otro esbirro
goal-roll = a la torre que indique un dado blanco
goal-tower = a la torre { $tower }
face-does =
    { $face ->
        [strip] los dados de los esbirros de los jugadores en su torre van al cuenco, ahora y después
        [discard] cada jugador descarta un dado, una ficha o una carta
        [jam] quien coloca un esbirro en su torre no obtiene ningún efecto de ella
        [damage] una ficha de daño va a su ventana
        [extra] al recolectar puede trabajar por uno más
        [wild] al construir paga un símbolo cualquiera
       *[power] una ficha de poder más va a la bolsa
    }

## Why an enemy charges.

cause-token = la ficha «{ $token }»
cause-die = el dado con { $face } en { $window }
cause-die-unknown = el dado en { $window }
why-power = por la ficha de poder que ha sacado
why-failed = porque no se pudo completar { $cause }
why-visit = porque se ha encontrado con un jugador
why-visit-in = porque se ha encontrado con un jugador en el laboratorio { $lab }
why-text = como indica { $cause }
why-upgrade = por la ficha de mejora

## What happens in an enemy's turn.

event-active-moved = { $enemy } tiene la ficha de enemigo activo.
event-need-shown = El mazo de { $enemy } tiene { $cards }; la superior necesita { $tokens }, según su dorso.
event-face-rolled = El dado de { $enemy } muestra { $face }.
event-enemy-rolled = El dado blanco tirado para { $enemy } indica la torre { $tower }.
event-power-added =
    { KEY($enemy) ->
        [none] Una ficha de poder va a la bolsa: { $does }.
       *[other] { $enemy } añade una ficha de poder a la bolsa: { $does }.
    }
event-no-power = Todas las fichas de poder están en uso: no va ninguna a la bolsa.
event-enemy-turn-begins = Turno de { $enemy }{ $active ->
        [yes] {""}
       *[no] , que no tiene la ficha de enemigo activo
    }.
event-turn-begins =
    { KEY($player) ->
        [you] Tu turno.
       *[other] Turno de { $name }.
    }
event-bag-refilled = La bolsa está vacía: vuelven a ella las fichas usadas ({ $tokens }).
event-token-drawn = { $enemy } saca { $token }. { $left ->
        [one] Queda { $left }
       *[other] Quedan { $left }
    } en la bolsa.
event-not-active = La acción de esta ficha se omite: el enemigo activo es { $active }, no { $enemy }.
event-token-laid = La ficha va junto al mazo de { $enemy }: allí hay { $tokens } y su carta superior necesita { $need }{ $enough ->
        [yes] , así que { $need ->
            [one] sale
           *[other] salen
        } de juego y se construye la carta
       *[no] {""}
    }.
event-doom-built = { $enemy } construye { $card }, carta { $built } de 9.
event-card-acts = { $card } de { $enemy } actúa: { $action }.
event-charged = { $enemy } carga hasta { $to } de { $last }, { $why }.
event-meter-full = El medidor de { $enemy } está lleno: baja a 0.
event-meter-reset =
    { $lost ->
        [0] El medidor de { $enemy } sigue en 0.
       *[other] El medidor de { $enemy } pasa de { $lost } a 0.
    }
event-special-power = { $enemy } usa { $title }: { $action }.
event-device-done = { $enemy } ha terminado su máquina: comienzan los últimos turnos.
event-towers-full = Las 18 ventanas tienen esbirro, daño o hielo: los enemigos han ganado.
event-ended = La partida ha terminado.
event-enemy-placed =
    { $how ->
        [new] Se coloca un esbirro de { $enemy } en { $window }
        [stays] El esbirro de { $enemy } se queda en { $window } y su dado se tira de nuevo
       *[goes] El esbirro de { $enemy } va de { $from } a { $window }
    }, con { $face }{ $ice ->
        [yes] ; el hielo de allí se rompe
       *[no] {""}
    }.
event-enemy-moved = { $enemy } avanza { $labs } { $way }, del laboratorio { $from } al laboratorio { $to }{ $met ->
        [yes] ; también allí: { $names }
       *[no] {""}
    }.
event-enemy-stays = { $enemy } se queda en el laboratorio { $lab }; también allí: { $names }.
event-no-player-in-lab = No hay ningún jugador en un laboratorio, así que { $enemy } no encuentra a nadie.
event-nearest-minion = El esbirro de { $enemy } más cercano está en { $window }: desde el laboratorio { $lab }, donde está { $enemy }, queda { $distance }.
event-destination =
    { $goal ->
        [player] Desde { $window } tiene que ir a la torre { $tower }, la primera { $way } junto al laboratorio de un jugador ({ $labs }).
        [other] Desde { $window } tiene que ir a la torre { $tower }, donde está el otro esbirro.
       *[tower] Desde { $window } tiene que ir a la torre { $tower }.
    }
event-no-room = Se queda en { $window }, porque la torre { $tower } no tiene ventana para él: { $held }.
held-minions = hay esbirros en { $windows }
held-damage = hay daño en { $windows }
event-damaged = { $enemy } coloca una ficha de daño debajo de su esbirro, en { $window }{ $ice ->
        [yes] , cuyo hielo se rompe
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] El enemigo está en el laboratorio { $lab }, junto a { $towers }.
       *[player] El jugador más cercano está en el laboratorio { $lab }, a { $labs }, junto a { $towers }.
    }
event-struck = { $enemy } coloca una ficha de { $deed ->
        [damage] daño
       *[freeze] hielo
    } en { $window }{ $ice ->
        [yes] , cuyo hielo se rompe
       *[no] {""}
    }.
event-no-window = { $enemy } no encuentra ventana para { $what } en { $towers }.
event-fullest = La torre con más esbirros de los jugadores es { $tower }: { $count }.
event-no-minions = Ninguna torre tiene esbirros de los jugadores, así que { $enemy } no encuentra ninguno.
event-nothing-to-strip = Ningún esbirro de los jugadores tiene dado en { $towers }.
event-nothing-to-wreck = En el laboratorio de { $enemy } solo está la loseta inicial, que se queda.
event-nothing-to-lose = { KEY($who) ->
        [you] No te quedan
       *[other] { $who } no tiene más
    } { $what ->
        [any] dados, fichas ni cartas
        [research] fichas de investigación
        [potion] fichas de poción
        [token] fichas de recurso ni comodín
       *[card] cartas
    }: { $missing ->
        [one] falta
       *[other] faltan
    } { $missing }.
event-research-lost =
    { KEY($who) ->
        [you] Pierdes { $tokens }.
       *[other] { $who } pierde { $tokens }.
    }

## Why it was so.

towers-passed = Las torres en este sentido, la suya primero: { $towers }.
face-reason = { $face }: { $does }.
minions-counted = Esbirros de los jugadores: { $counts }.{ $tie ->
        [yes] {" "}El empate lo decidió el jugador.
       *[no] {""}
    }
windows-counted = Ventanas vacías antes: { $counts }.{ $end ->
        [ice] {" "}No hay ninguna vacía, así que se rompe el hielo.
        [tie] {" "}El empate lo decidió el jugador.
       *[none] {""}
    }
reason-ice = No hay ninguna vacía, así que se rompe el hielo.
other-minion = El otro, en { $window }, está { $distance }{ $end ->
        [tie] ; el empate lo decidió el jugador
        [more] , { $more } más lejos
       *[none] {""}
    }.
labs-searched = Ningún jugador en el camino: { $labs }.
both-ways = { $way ->
        [counter] En sentido antihorario { $labs }, en sentido horario { $other }
       *[clockwise] En sentido horario { $labs }, en sentido antihorario { $other }
    }{ $tie ->
        [yes] ; en caso de empate, en sentido horario
       *[no] {""}
    }.
acting-none = No actúa ninguna carta: en esta ronda ya se construyó otra antes y la ficha de enemigo activo muestra su cara sin acción.
acting-alone = Actúa sola: no hay ninguna carta construida junto a ella.
acting-with = Actúa con las cartas construidas junto a ella: { $cards }.
acting-apart = Sin acción, por no estar junto a ella: { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who }: { $what }
asks-power = ¿Qué ficha de poder va a la bolsa?
asks-need = ¿Cuántas fichas necesita la carta superior de { $enemy }?
asks-face = ¿Qué muestra el dado de { $enemy }?
asks-token = ¿Qué ficha sale de la bolsa?
asks-doom = ¿Qué carta construye { $enemy }?
asks-minion-tower = ¿A qué torre va el esbirro de { $enemy }?
asks-tower = ¿A qué torre ataca { $enemy }?
asks-card = ¿Qué carta de { $enemy } actúa ahora?
asks-charge = ¿Qué enemigo carga ahora?
asks-nearest = Dos esbirros de { $enemy } están igual de cerca: ¿cuál se mueve?
asks-fullest = ¿A cuál de las torres más llenas ataca { $enemy }?
asks-harm = A { $enemy } le falta colocar { $what }: ¿en qué torre?
asks-wreck = ¿Qué loseta destruye { $enemy }?
trail-turn = Turno de { $enemy }
trail-act = { $enemy }: { $cause }
trail-builds = { $enemy } construye
choice-need = Necesita { $tokens }
choice-enemy = Primero { $name }
choice-act = Primero { $name }
    .detail = { $does }
choice-nearest = El esbirro de { $window } con { $face }
choice-minions = Esbirros de los jugadores: { $count }
choice-wreck = La loseta: { $slot }
group-windows = Ventanas vacías

## What is asked of the table.

ask-game = ¿Qué partida hay en la mesa?
ask-enemies = ¿Quién juega contra ti?
asks-lab = ¿Dónde está tu científico?
asks-windows = ¿Qué tienes en estas ventanas?
asks-tiles = ¿Qué losetas del laboratorio { $lab } son las más altas?
asks-have =
    { $what ->
        [things] ¿Cuántos dados, fichas y cartas tienes?
        [research] ¿Cuántas fichas de investigación tienes?
        [potions] ¿Cuántas fichas de poción tienes?
        [tokens] ¿Cuántas fichas de recurso y comodín tienes?
       *[cards] ¿Cuántas cartas tienes en la mano?
    }
asks-ring = ¿Cómo está dispuesto el anillo? La torre 1 es el sitio de la torre engranaje; luego, en sentido horario.
asks-bag = ¿Cuántas fichas hay en la bolsa? Criterio + poder de cada clase.
asks-room = ¿Cuál es la ventana libre más baja de la torre { $tower }?
asks-minions = ¿En qué ventanas hay esbirros y fichas de los enemigos?
asks-enemies = ¿Cómo van los enemigos?
tower-twice = La torre { $tower } aparece dos veces.
lab-twice = El laboratorio { $lab } aparece dos veces.
other-minions = { $enemy } tiene { $all } esbirros en ventanas tras la preparación, pero estos son { $count }.
too-many-built =
    En el juego solo hay { $all } { $deck ->
        [device] artilugios
        [potion] pociones
       *[monster] monstruos
    }.
too-few-built = Has dicho que has construido suficientes cartas: hacen falta { $all }, pero estas son { $count }.
wrong-printed = { $count } cartas así tienen de { $least } a { $most } puntos impresos, no { $said }.
texts-without-cards = Sin cartas construidas, los textos de puntuación no dan puntos, no { $said }.
fact-scientist = Tu científico
fact-tiles = Laboratorio { $lab }
fact-have =
    { $what ->
        [things] Tus dados, fichas y cartas
        [research] Tus fichas de investigación
        [potions] Tus fichas de poción
        [tokens] Tus fichas de recurso y comodín
       *[cards] Tus cartas en mano
    }
fact-tower = Torre { $nth }
fact-lab = Laboratorio { $nth }
fact-enemy-lab = { $enemy }: su laboratorio
fact-meter = { $enemy }: medidor de poder
fact-need = { $enemy }: la carta superior necesita
fact-unused = Poder sin usar: { $does }
fact-room = Ventana libre más baja
fact-active = La ficha activa
answer-no-lab = En ningún laboratorio
answer-no-room = No hay ninguna libre
answer-absent = En ninguno
answer-bare = Tuyo, sin dado
answer-with-die = Tuyo, con dado
answer-starter = Solo la loseta inicial
answer-many = { $count } o más
answer-no-card = No quedan cartas
answer-ice = Hielo
answer-damage = Daño
answer-damaged = { $minion } sobre daño

## What the person carries out.

do-give = Descartas un dado, una ficha o una carta: tú eliges.
do-give-token = Descartas una ficha de recurso o comodín: tú eliges cuál.
do-discard-card = Descartas una carta de tu mano: tú eliges cuál.
do-give-potion = Descartas una ficha de poción: tú eliges cuál.
do-strip = El dado de tu esbirro en { $window } va al cuenco.
do-wreck = { $enemy } destruye una loseta del laboratorio { $lab }: { $slot }.

## What stands above a turn, and the turn in one line.

turn-of = Turno de { $name }
turn-lab = al laboratorio { $lab }
turn-minion = un esbirro a { $window }
turn-power = poder especial usado
turn-doom = construye la carta del fin del mundo { $built }
turn-meter = medidor ahora en { $meter }

## What stands beneath the picture of a token, and above them.

short-chase = Hasta ti { $way }
short-minion = Esbirro { $way }
short-other = Al otro
short-special = Poder especial
short-roll = Dado blanco
short-tower = Torre { $tower }
group-criteria = Fichas de criterio
group-power = Fichas de poder, con borde dorado

## The end of a game with enemies.

announce-end = La partida ha terminado
answer-goes-on = La partida continúa
answer-over = { $by ->
        [cards] He construido suficientes cartas
        [device] La máquina de un enemigo estaba terminada y ya he jugado mi último turno
       *[full] Las 18 ventanas están ocupadas
    }
asks-end = ¿Ha terminado la partida?
asks-score = ¿Qué te dan tus cartas construidas?
asks-research = El resto de tu puntuación.
fact-end = El final
fact-you = Tu personaje
fact-built = Cartas construidas: { $deck ->
        [device] artilugios
        [potion] pociones
       *[monster] monstruos
    }
fact-printed = Puntos impresos en ellas
fact-texts = Puntos de los textos de puntuación
fact-tens = Vueltas completas de tu indicador de investigación
fact-marker = Tu indicador de investigación está en
fact-dice = Tus dados, de todo tipo y en cualquier sitio
item-cards = Cartas construidas
item-texts = Textos de puntuación
item-research = Investigación
item-bonus = Carta de bonificación
item-doomsday = Cartas del fin del mundo
item-meter = Medidor de poder
item-feat = { $title } ({ $level ->
        [easy] fácil
        [medium] media
       *[hard] difícil
    })
ended-full = Las 18 ventanas estaban ocupadas.
ended-device = Un enemigo había terminado su máquina.
ended-cards = Alguien había construido suficientes cartas.
decided-full = cada ventana tiene un esbirro, daño o hielo
decided-goal = { $built } de { $cards } cartas y { $score } de { $points } puntos
