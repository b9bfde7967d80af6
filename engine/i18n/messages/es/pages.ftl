### The pages around a game.

## Around every page.

shell-skip = Saltar
look-title = Aspecto e idioma
look-button = Aspecto e idioma
look-language = Idioma
look-language-part = Nadie lo ha leído aún en su lengua materna. Los nombres de componentes de los que no conocemos edición española quedan en inglés.
look-theme = Claro u oscuro
look-system = Como el sistema
look-light = Claro
look-dark = Oscuro
look-contrast = Contraste
look-usual = Normal
look-strong = Alto
look-colours = Colores de los jugadores
look-colours-safe = Para daltónicos, con números
look-size = Tamaño del texto
look-kept = Este navegador lo recuerda, para todos los juegos.
look-close = Cerrar

## What scripts say. Places for numbers are filled in by them.

script-show-all = Mostrar todo
script-only-this = Solo lo que afecta a este lugar.
script-no-answer = El programa no responde. ¿Sigue en marcha?
script-to-choose = { $count } para elegir
script-just-changed = algo acaba de cambiar aquí
script-changed = de { $was } a { $now }.
area-board = Tablero
area-you = Tú
area-told = Sucesos

## The front page.

front-heading = Juegos de mesa duros contra sus rivales automáticos
front-games = Juegos
front-skip-games = A los juegos
front-skip-saved = A las partidas guardadas
front-continue = Continuar
front-new = Nueva partida
front-new-of = {" "}de { $title }
front-play = Jugar
front-helper = Ayudante
front-real-table = Mesa real
front-learn = Aprender
front-learn-rules = : las reglas de { $title }
front-rules = Reglas
front-rules-of = {" "}de { $title }
front-achievements = Logros
front-saved = Partidas guardadas
front-saved-part = { $first } a { $last } de { $all }
front-none = Aún no hay partidas. Toda partida que empieces se guarda aquí sola, jugada a jugada.
front-more = Más partidas guardadas
front-newer = Partidas más recientes
front-older = Partidas más antiguas
front-tag-helper = ayudante
front-over = terminada
front-under-way = en curso
front-change = Renombrar, exportar, eliminar
front-change-named = Renombrar, exportar o eliminar { $name }
front-name = Nombre
front-rename = Renombrar
front-export = Exportar
front-delete = Eliminar
front-delete-sure = ¿Eliminar «{ $name }» para siempre?
front-import = Abrir una partida desde un archivo o un enlace
front-file = Archivo
front-file-text = El texto del archivo, o un enlace
front-import-button = Importar
front-devices = Dispositivos
front-not-imported = No se pudo abrir la partida. { $why }
ago-now = hace un momento
ago-minutes =
    { $count ->
        [one] hace { $count } minuto
       *[other] hace { $count } minutos
    }
ago-hours =
    { $count ->
        [one] hace { $count } hora
       *[other] hace { $count } horas
    }
ago-days =
    { $count ->
        [one] hace { $count } día
       *[other] hace { $count } días
    }

## How a game stands, in lists.

going-round = Ronda { $round }
going-helper = ayudante, turno { $turn }: { $asks }
ended-nobody = nadie ha ganado
ended-won = victoria: { $names }
ended-score = { $name } { $points }
ended-by = { $won } ({ $by })
ended-helper = ayudante: { $how }
ended-as-it-was = tal como estaba antes de seguir jugando desde donde se pudo abrir
ended-by-consent = terminada de común acuerdo
helper-game-name = { $title } junto a mi mesa
going-turn = Turno { $turn }
going-beside = junto a tu mesa
going-runs = juega por { $opponent }
going-opponent = el rival
going-enter = falta introducir lo que salió
going-yours = te toca
going-of = turno de { $name }
going-of-bot = turno de { $name }, un bot
going-against = tú contra { $opponent }
going-alone = tú en solitario
going-bot-alone = un bot en solitario
going-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
going-people = { $count } personas
going-people-and = { $count } personas y { $bots }

## A new game.

new-title = Nueva partida
new-kept = Todo se guarda sobre la marcha.
new-helper = Jugar solo el rival para mi mesa
new-refused = Con esto aún no se puede empezar una partida
new-name = Nombre de esta partida
new-more = Más opciones
new-start = Empezar
new-skip = A las opciones
new-measured-alone = Al lado de cada una: con qué frecuencia gana un jugador de club solo con ella, en { $games } partidas.
new-measured-none = Al lado de cada una: con qué frecuencia gana un jugador de club solo con ella, en { $games } partidas; sin ninguna, { $none }.
new-measured = Al lado de cada una: con qué frecuencia gana un jugador de club.
new-club = ; un jugador de club gana{" "}
new-on = Sí
new-luck = ¿Quién reparte y tira los dados?
new-luck-program = El programa: reparte y tira los dados, tú solo decides
new-luck-table = Mi mesa real: tú repartes e introduces lo que ves; el programa maneja a los rivales
new-undo = Deshacer
new-undo-friendly = Flexible: todo; la partida cuenta como práctica si se vio un resultado del azar o algo oculto
new-undo-strict = Estricto: no más allá del último resultado del azar ni de la última vez que se vio algo oculto
new-seed = Semilla
new-seed-help = Un número entero. La misma semilla y las mismas elecciones dan la misma partida; déjalo vacío para tener una nueva.
new-seed-wrong = semilla: «{ $seed }» no es un número entero de 0 a { $most }
new-who = Quién juega
new-seats-help = Una persona o un bot en cada asiento
new-seats-beyond = , hasta donde haya asientos; los que sobran no cuentan
new-person = Una persona
new-bot = Bot, { $level }: { $help }
new-bot-random = Bot, al azar: Elige cualquier cosa.
new-bot-only = Bot, { $level }
new-seat = Asiento { $number }
way-in-title = Manejar solo al rival, junto a tu propio ejemplar del juego
way-in-of = : manejar al rival de { $title } junto a mi mesa

## Seats and devices.

seats-title = Asientos de { $name }
seats-heading = Quién juega dónde
seats-help = Un asiento que ha tomado un dispositivo se muestra solo allí, y lo que hacen los demás llega allí por sí solo. Los asientos sin dispositivo se turnan en uno que no haya tomado ninguno.
seats-lan = Otro teléfono u ordenador de la casa: inicia el programa con { $flag } y escanea lo que muestra; luego abre allí esta partida y toma un asiento.
seats-to-table = A la mesa
seats-skip = A los asientos
seats-here = juega en este dispositivo
seats-elsewhere = juega en otro dispositivo
seats-passed = aún no tiene dispositivo propio
seats-give-back = Devolverlo
seats-ask = Pedirlo
seats-ask-sure = Se pide al otro dispositivo que ceda el asiento de { $name }. Si allí nadie responde en { $minutes } minutos, es tuyo, y todos lo sabrán. ¿Pedir el asiento?
asked-you-take-back = Has pedido a los demás deshacer la última elección.
asked-you-bring-back = Has pedido a los demás rehacer lo deshecho.
asked-you-seat = Has pedido el asiento de { $name }. Si nadie responde en { $minutes } minutos, es tuyo.
asked-take-back = { $name } pide deshacer la última elección.
asked-bring-back = { $name } pide rehacer lo deshecho.
asked-you-end = Has pedido a los demás terminar la partida.
asked-end = { $name } pide terminar la partida. Si todos aceptan, termina para siempre, y todos lo ven todo.
asked-seat = Otro dispositivo pide el asiento de { $name }. Si nadie responde en { $minutes } minutos, se lo queda.
asked-agree = Aceptar
asked-refuse = Rechazar
asked-give = Cederlo
asked-keep = Conservarlo
asked-withdraw = Retirar la petición
asked-somebody = Alguien de la mesa
asked-note-taken = Otro dispositivo ha tomado el asiento de { $name }: nadie respondió en { $minutes } minutos.
asked-note-given = El asiento de { $name } se ha cedido a otro dispositivo.
asked-note-kept = { $name } conserva su asiento.
asked-note-refused = { $name } no está de acuerdo.
right-when-over = Hay asientos de esta partida en otros dispositivos. Su archivo, su enlace y su semilla mostrarían lo que esos ocultan. Se podrán obtener cuando la partida termine o cuando se devuelvan todos los asientos
right-not-yours = solo el dispositivo que juega este asiento lo devuelve; pide el asiento
right-only-owner = otros juegan en esta partida; antes de que termine, solo puede eliminarla el dueño de este ordenador
right-only-players = solo puede hacerlo quien juega en esta partida
right-nothing-asked = eso ya no se pide
right-only-members = primero inicia sesión
right-only-rank = tu cuenta aquí no está pensada para eso
right-by-invitation = los asientos de esta partida se obtienen por invitación
right-only-game-host = solo puede hacerlo quien organiza esta partida
right-no-taking-back = en esta partida no se deshace lo que ha revelado algo a alguien
right-ended = esta partida ha terminado
right-not-by-program = un programa no puede hacer eso por ti; hazlo en tu navegador
seats-take = Jugarlo aquí
seats-asked = Le toca a { $name }.
seats-asked-elsewhere = { $name } juega en otro dispositivo. Lo que se elija allí se muestra aquí enseguida.
seats-look-again = Volver a mirar
seats-no-device = No se puede reconocer este navegador, así que no puede tomar ningún asiento.

## A device that is new.

pairing-title = Un dispositivo nuevo aquí
pairing-help = Escribe las seis cifras que muestra el ordenador, en su terminal o en Dispositivos. Valen diez minutos y para un dispositivo.
pairing-number = El número
pairing-let-in = Dejar entrar
pairing-wrong = Ese no es el número, o ya no vale: el ordenador muestra otro en Dispositivos.
pairing-too-many = Han llegado demasiados números erróneos desde aquí. Espera diez minutos o escanea el código.
door-host = Este servidor solo responde en la dirección que mostró.
door-elsewhere = Esta petición viene de una página de otro sitio.
door-code = Esta mesa es para quien inició el programa: abre la dirección que mostró.
door-old = Esta dirección es de un inicio anterior del programa: abre la que ha mostrado ahora.
door-broken = El programa ha fallado con esto; es un error, por favor, avisa de él.

devices-title = Dispositivos
devices-help = Estos dispositivos pueden entrar. El que expulses ya no podrá, y sus asientos quedan libres.
devices-help-guest = Este dispositivo puede entrar. El ordenador en el que corre el programa los muestra todos.
devices-here = este
devices-used = aquí por última vez { $used }, admitido { $since }
devices-unnamed = Un navegador sin nombre
devices-leave = Salir
devices-leave-sure = Este dispositivo ya no podrá entrar, y sus asientos quedarán libres. ¿Salir?
devices-forget = Expulsar
devices-forget-sure = { $name } ya no podrá entrar, y sus asientos quedarán libres. ¿Expulsar este dispositivo?
devices-another = Otro dispositivo
devices-no-number = Ahora no vale ningún número. El código del terminal también deja entrar.
devices-new-number = Otro número
devices-back = A los juegos
devices-skip = A los dispositivos
devices-number =
    { $minutes ->
        [one] vale { $minutes } minuto y para un dispositivo.
       *[other] vale { $minutes } minutos y para un dispositivo.
    }

## Refusals.

problem-back = Volver
problem-skip = Al mensaje
problem-not-found = Aquí no hay nada
problem-moved-on = La partida ha avanzado
problem-forbidden = Desde ahí no
problem-busy = Ahora mismo no
problem-broken = Algo ha fallado
problem-refused = No se puede
problem-no-page = Esa página no existe.
problem-wrong-method = Esta dirección no responde a ese tipo de petición.
problem-too-long = Lo que se envió es demasiado largo.
problem-broken-off = Lo que se envió se interrumpió.
problem-too-slow = Lo que se envió tardó demasiado.
problem-unreadable = La petición no se puede leer: { $why }
problem-no-form = El formulario no se puede leer.
problem-no-rule = No hay ninguna regla con ese número.
problem-game-not-here = Los archivos de { $game } aún no están en este dispositivo. Se descargarán en cuanto tenga red.
problem-no-game = no hay ninguna partida guardada «{ $id }»
problem-overtaken = mientras tanto la partida ha cambiado en otro lugar; se muestra de nuevo, vuelve a elegir
problem-moved-on-since = la partida ha avanzado desde entonces; así está ahora
problem-bots-turn = es el turno de un bot; espera a que elija
problem-device = es el turno de otro dispositivo
problem-area = todavía falta algo por rellenar
problem-spot = eso no puede estar ahí
problem-seat = es el turno de otro asiento; pasa antes el dispositivo
problem-unopened = Esta partida no se puede abrir
problem-unopened-how = Lo que hay se conserva. Puedes exportarlo como archivo, para quien sepa arreglarlo, o eliminar la partida.

## Achievements.

achieved-title = Logros · { $title }
achieved-heading = Logros de { $title }
achieved-lead =
    { $games ->
        [one] { $reached } de { $all } conseguidos en { $games } partida terminada que se guarda aquí.
       *[other] { $reached } de { $all } conseguidos en { $games } partidas terminadas que se guardan aquí.
    }
achieved-practice =
    { $count ->
        [one] { $count } más fue de práctica: se vio el azar dos veces, se editó una posición o se usó una pista.
       *[other] { $count } más fueron de práctica: se vio el azar dos veces, se editó una posición o se usó una pista.
    }
achieved-unread =
    { $count ->
        [one] { $count } partida no se pudo leer.
       *[other] { $count } partidas no se pudieron leer.
    }
achieved-for = Por: { $condition }.
achieved-levels = Niveles de { $title }
achieved-skip = A los logros
achieved-not-yet = { $level }: aún no
achieved-reached = { $level }: conseguido
achieved-times = , { $count } veces

## Rules.

rule-label = Regla { $id }
rule-title = Regla { $id }
rule-none-yet = Aún no en { $name }.
rule-in = En { $name },{" "}
rule-once = una vez, tras la entrada
rule-times = { $count } veces, tras las entradas
rule-times-last = { $count } veces, las últimas tras las entradas
rule-neighbours = Reglas vecinas
rule-before = Antes:{" "}
rule-after = {" "}Después:{" "}
rule-all = Todas las reglas
rule-back = Volver a la mesa
rule-skip = A la regla
rule-must = debe
rule-may = puede
rule-if = si
rule-from = De: { $source }
rule-source-common = reglas comunes
rule-source-rulebook = reglamento: { $where }
rule-source-sheet = hoja de ayuda: { $where }
rule-source-components = componentes { $where }
rule-source-ruling = decisión { $number }
rule-source-editor = decisión de la redacción { $number }
rule-source-base-game = juego base
rule-source-page = página { $pages }
rule-source-pages = páginas { $pages }
rule-source-step = paso { $number }
rule-source-row = { $at } fila { $row }
rule-planned = Aún no aplicada.
rule-partial = En parte: { $why }
rule-not-for-programs = Nada que hacer para un programa: { $why }
rules-title = Reglas · { $title }
rules-heading = Reglas de { $title }
rules-lead = Cada enunciado que sigue el programa, con nuestras propias palabras. Los mismos números aparecen en el registro y junto a cada elección.
rules-search = Buscar en las reglas
rules-contents = Contenido
rules-none = Ninguna regla contiene «{ $words }».
rules-found =
    { $count ->
        [one] 1 regla lo contiene.
       *[other] { $count } reglas lo contienen.
    }
rules-skip = A las reglas
search-button = Buscar

## The history of a game.

history-title = Historial · { $name }
history-heading = Historial de { $name }
history-search = Buscar: una pieza, un lugar, una regla
history-skip = A las líneas
history-chapters = Capítulos
history-entries = {" "}entradas
history-none = Nada de lo ocurrido contiene «{ $words }».
history-found =
    { $count ->
        [one] 1 línea lo contiene.
       *[other] { $count } líneas lo contienen.
    }
history-empty = Aún no ha pasado nada.
history-more = Hay más en capítulos anteriores: busca con más palabras.
history-earlier = Turnos anteriores
history-and-more = , y { $count } más
history-told =
    { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
history-board = Tablero
history-board-after = {" "}tras la entrada { $entry }
log-entries =
    { $count ->
        [one] 1 entrada
       *[other] { $count } entradas
    }
log-empty = El registro está vacío.
log-history = Historial, con búsqueda
log-after = Ver la mesa tras esta entrada
log-you = Tú
log-set-up = Preparación
log-from-position = Desde la posición fijada
why = ¿por qué?

## Sizes of text.

look-size-100 = 100 %
look-size-115 = 115 %
look-size-130 = 130 %

## A game that travels by link

front-link = Como enlace
link-title = { $name } como enlace
link-help = Escanea el código con el otro dispositivo o envíale el enlace. Lleva la partida entera tal como está ahora; a partir de ahí, cada dispositivo juega la suya.
link-code = Un código para escanear, que lleva el enlace
link-link = El enlace
link-copy = Copiar
link-copied = Copiado
link-share = Enviar
link-to = Dónde corre Soloist en el otro dispositivo
link-to-help = La dirección en la que se abre allí, por ejemplo https://games.example. Este navegador la recuerda.
link-to-button = Crear el enlace para allí
link-wrong-address = «{ $address }» no es una dirección.
link-too-long = Esta partida es demasiado larga para un enlace. Como archivo viaja entera.
link-back = A las partidas
link-offered = Un enlace ha traído una partida
link-entries = { $count ->
    [one] Una entrada en su registro.
   *[other] { $count } entradas en su registro.
}
link-keep = Guardarla aquí y jugar
link-leave = No guardarla

## What an owner's copy shows.

own-skip = A lo que se puede introducir
own-heading = Adaptar a mi ejemplar
own-lead = Ninguna lista pública recoge todo lo impreso en los componentes de { $title }, así que Soloist diseñó algunos valores por su cuenta. Introduce lo que muestra tu ejemplar: las partidas que empieces desde ahora se jugarán con ello.
own-met = ¿Cuál de estos se parece más al tuyo?
own-met-why = Desde ahora muestra lo que muestra el tuyo, también en esta partida. Toma uno que no esté en tu caja, si lo hay.
own-changed = Introducido por ti
own-none = Nada todavía.
own-all = Todo lo que se puede introducir
own-to-game = Volver a la partida
own-to-new = Nueva partida
own-row-heading = ¿Qué muestra el tuyo? { $what }
own-refused = Así no se puede jugar
own-refused-all = No se puede empezar ninguna partida con lo que hay introducido aquí. Corrige esto: { $why }
own-keep = Guardar
own-back = Como lo tiene Soloist
own-leave = Dejarlo
own-how = Cómo se escribe (en inglés)
own-before = Soloist tiene: { $value }.
own-source-rulebook = Del reglamento.
own-source-found = De lo que es público.
own-source-inferred = Deducido de ejemplos y cantidades.
own-source-ours = Diseñado por Soloist.
own-source-owner = Introducido por ti.
own-kept-not-here = { $what } queda guardado para las partidas que empieces desde ahora. Esta partida sigue con lo que tenía: { $why }
own-way = El mío no está aquí
own-overtaken = esto ha cambiado en otro lugar entretanto; aquí está como es ahora, vuelve a introducir lo tuyo
own-damaged = Parte de esto está dañada
own-damaged-how = En el disco ya no está lo que se escribió: { $why }. Mira lo que aparece abajo, en «Introducido por ti». No empezará ninguna partida nueva hasta que decidas.
own-mend-keep = Es correcto: conservarlo
own-mend-clear = Descartarlo: como lo tiene Soloist

## La hoja de los iconos de un juego.

icons-heading = Iconos de { $title }
icons-lead = Cada icono con su nombre, lo que hace y su regla. En la mesa: señala un icono, mantén el dedo encima o pulsa I.
icons-skip = A los iconos

## Movimiento y sonidos, en los ajustes.

look-motion = Movimiento
look-motion-less = Ninguno
look-sound = Sonidos
look-sound-off = No
look-sound-on = Sí
