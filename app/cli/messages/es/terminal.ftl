### El terminal. Lo que se escribe, como undo, es igual en todos los idiomas.

## When a game is opened and left.

greet-kept = { $title }, «{ $name }», guardada como { $id }.
greet-seed = semilla { $seed }
greet-draws = Soloist saca y tira por el rival
greet-luck = el azar viene de tu mesa
greet-strict = estricto
greet-practice = práctica
greet-helper = Un ayudante junto a tu mesa: responde a lo que se pregunta, haz lo que se dice y luego escribe done. Escribe un dato, como energy 3, cuando cambie alguna otra cosa; undo vuelve atrás.
greet-answer = Responde con un número o con el texto; help explica los comandos.
name-beside = { $title } junto a mi mesa
note = Nota: { $note }
kept = La partida queda guardada. Para volver a abrirla: { $command }

## People at one screen.

pass-to = Pasa al asiento { $number } ({ $name }) y pulsa Intro.
pass-clear = Pulsa Intro para borrar la pantalla.
seat-number = asiento { $number }

## The table, and what happened.

table = La mesa:
table-new = Nuevo en la mesa:
because = porque: { $reason }
choice-wasted = {"."} Sin efecto: { $why }
guide-is-left = Has dejado la guía; la partida sigue.
guide-choice = Lo que elige la guía: { $choice }

## The question.

question-trail = { $outer }, luego { $inner }
question-order = En este orden: { $spots }.
question-group = { $name }:
question-or = O bien
question-besides = O di otra cosa (choices la muestra):
question-range = { $first } a { $last }
question-tick = Marca { $count } en una línea, por ejemplo 1 2.
question-tick-up-to = Marca hasta { $most } en una línea, por ejemplo 1 2.
question-tick-between = Marca de { $least } a { $most } en una línea, por ejemplo 1 2.
question-area = Responde a los { $count } en una línea, por ejemplo 3 1 2, o solo a los primeros.
line-too-long = una línea demasiado larga

## What an answer is refused with.

refused-over = la partida ha terminado; analyse, undo, look, log, why, export o quit
refused-number = { $number } no es un número de 1 a { $count }
ahead-left-out = Entretanto ocurrió otra cosa; las demás respuestas de la línea no se dieron.
refused-empty = escribe un número de 1 a { $count }, o help
refused-nothing = «{ $text }» no es ni una opción ni un comando; escribe un número de 1 a { $count }, o help
refused-several = «{ $text }» puede ser: { $choices }
refused-log = log: «{ $text }» no es un número de entradas
refused-hint = hint: «{ $text }» no es un número de segundos hasta 600
refused-analyse = analyse: «{ $text }» no es un número de 1 a { $most }
refused-players = players: ¿quién? escribe una palabra por asiento, como human,club
refused-rule = rule: ¿cuál? escribe su número
refused-export = export: ¿adónde? escribe un archivo

## The list of commands. Each line begins with the command; what follows it is named by its meaning.

help-answer = Responde con el número o el texto de una opción; basta un comienzo que solo tenga una.
help-several = Varias respuestas en una línea: 2; 1; 3 responde tres preguntas seguidas, 2 4 5 da tres de una lista donde suelen darse juntas.
help-command = O escribe un comando (con / delante si una opción se llama igual):
command-help = help: estas líneas
command-look = look: otra vez la mesa entera
command-choices = choices: otra vez la pregunta y sus opciones
command-hint = hint [SEGUNDOS]: buscar las mejores opciones, normalmente durante 2 segundos; para practicar
command-analyse = analyse [SIMULACIONES]: cómo fue: la probabilidad de ganar a lo largo del registro, los mayores giros, lo que habría sido mejor; normalmente 400 simulaciones por elección
command-undo = undo: deshacer tu última elección, con lo que respondieron el azar y los bots
command-redo = redo: rehacer lo deshecho
command-log = log [N]: las últimas N entradas; sin número, las últimas 10
command-rule = rule NÚMERO: el texto de una regla, o de todas las que empiezan por un número
command-why = why: lo último que se contó con razones, con todas las razones
command-overrides = overrides [CÓDIGO [CAMPO = VALOR; …]]: lo que muestra tu ejemplar de un componente, por su código: sus valores, o unos nuevos; «as ours» los quita
command-players = players LISTA: quién elige desde ahora, una palabra por asiento: human,club
command-save = save [NOMBRE]: la partida siempre se guarda; esto le da un nombre
command-export = export ARCHIVO: escribir la partida en un archivo
command-quit = quit: salir; la partida queda guardada

## What commands answer.

taken-back = Tu última elección está deshecha; redo la rehace.
why-nothing = No se ha contado nada desde que te sentaste.
log-none = El registro está vacío.
no-rule = No hay ninguna regla «{ $id }».
saved = Cada respuesta se guarda al momento: «{ $name }» es { $id }.
written = La partida está escrita en { $file }.
not-written = No se puede escribir { $file }: { $why }
now-practice = Desde ahora esta partida es de práctica.

## Bots.

bot-thinks = { $name } está pensando; Ctrl-C lo detiene.
bot-stopped = { $name } está detenido; Intro lo deja seguir, help dice más.
bot-turn = le toca al bot; Intro lo deja seguir

## Hints.

advice-thinking = Estoy pensando; Ctrl-C me detiene.
advice-for-asked = la pista es para la persona a la que le toca
advice-at-chance = el azar no recibe pistas
advice-over = la partida ha terminado
advice-best = Las mejores opciones, tras { $simulations } simulaciones:
advice-wins = gana { $share }, con un margen de { $error }
advice-points = { $points } puntos
advice-tried =
    { $count ->
        [one] probada { $count } vez
       *[other] probada { $count } veces
    }
advice-then = luego { $steps }

## How a game went.

review-for-seated = mientras dura la partida, esto es para una persona ante la pantalla
review-thinking = Estoy pensando; Ctrl-C me detiene y muestra lo que haya.
review-judged-so-far = Evaluado: { $progress }.
review-how-it-went = Cómo fue: evaluado { $progress }; cada elección con { $simulations } simulaciones, cada pérdida otra vez con { $again }.

## What a copy shows.

overrides-none = Aún no hay nada introducido: overrides CÓDIGO muestra un componente.
overrides-no-id = overrides: ningún componente tiene el código «{ $id }».
overrides-several = overrides: «{ $id }» es el código de varias cosas.
overrides-write = overrides: escribe CAMPO = VALOR; CAMPO = VALOR.
overrides-not-here = Queda guardado para las partidas que empieces desde ahora. Esta sigue como antes: { $why }
overrides-same = igual que lo nuestro
overrides-ours = lo nuestro: { $value }

## The end.

over = La partida ha terminado.
over-by = La partida ha terminado: { $what }
over-decided = Lo decisivo: { $what }
over-then = { $first }; luego { $next }
over-points-for = { $points } por { $count }
over-at-hand = Aún puedes usar: analyse (cómo fue), undo, look, log, why, rule, export, quit.

## Options of a new game.

option-asked = { $title }: { $help } Intro significa: { $usual }.
option-several = Las que quieras, separados por comas o espacios, o none.
option-idle = Nota: la opción { $option } aquí no hace nada. { $when }
value-yes = sí
value-no = no
value-none = ninguna
expected-flag = Se espera yes (sí) o no.
expected-number = Se espera un número entero de { $least } a { $most }.
expected-one = Se espera una palabra de { $values }.
expected-several = Se espera none (ninguna), o algunas palabras de { $values }, cada una una sola vez.

## Players of a game.

players-who = ¿Quién juega? Una persona ante esta pantalla, o un bot:
players-human = una persona.
players-ask = ¿Quién ocupa el asiento { $number } ({ $name })? Intro significa: { $usual }.
players-expected = Se espera { $known }, o un número.
players-people = personas en todos los asientos
players-now = Desde ahora: { $players }.

## Saved games.

games-none = No hay partidas guardadas en { $place }.
games-id = código
games-game = juego
games-entries = entradas
games-changed = cambiada
games-name = nombre
games-status = estado
games-more = { $count } más: { $command }
games-options = Opciones: { $options }
games-luck-seed = Azar: semilla { $seed }
games-luck-table = Azar: de la mesa real
games-players = Jugadores: { $players }
games-practice = Práctica: se vio el azar dos veces, se editó una posición o se pidió una pista
games-length = Entradas: { $entries }, y { $undone } deshechas; cambiada { $changed }
games-stands = Estado: { $status }

## Achievements.

achievements-none = { $game } no tiene logros.
achievements-title = logro
achievements-for = por
achievements-games = Partidas terminadas: { $count }
achievements-left-out = Partidas terminadas: { $count }; sin contar { $practice } de práctica
achievements-unread = No leída: { $id }

## Backups.

backup-kept =
    { $count ->
        [one] { $count } partida guardada está copiada en { $file }.
       *[other] { $count } partidas guardadas están copiadas en { $file }.
    }
restored =
    { $count ->
        [one] { $count } partida guardada está de nuevo como en la copia.
       *[other] { $count } partidas guardadas están de nuevo como en la copia.
    }
restored-before = Lo que había antes está en { $file }.

## Rules.

rule-text-source = De: { $source }
rule-text-planned = Aún no aplicada
rule-text-partial = Aplicada en parte: { $why }
rule-text-no-meaning = Sin sentido aquí: { $why }
rule-mark-planned = prevista
rule-mark-partial = en parte
rule-mark-no-meaning = sin sentido aquí

## The table in a browser.

serve-open = La mesa está abierta en { $address } (Ctrl-C la cierra)
serve-let-in = Un dispositivo ha entrado con el número. Para otro, pulsa «Otro número» en Dispositivos.
serve-phone = Un teléfono de la misma red escanea este código, o abre { $address } y escribe { $number }.
serve-number = El número vale diez minutos y para un dispositivo; en Dispositivos hay otro.
serve-safe = Quien haya visto el código o el número puede jugar; lo que se envía no va cifrado.

## What soloist doctor finds.

doctor-well = bien: { $text }
doctor-note = nota: { $text }
doctor-fault = mal: { $text }
doctor-folder = Las partidas se guardan en { $folder }.
doctor-folder-new = { $folder } aún no existe; la carpeta se crea al empezar por primera vez.
doctor-folder-file = { $folder } no es una carpeta.
doctor-folder-closed = No se puede escribir nada en { $folder }: { $why }
doctor-folder-unknown = No se conoce ninguna carpeta personal; indica una con --data.
doctor-space = Queda sitio para { $megabytes } MB.
doctor-space-little = Solo queda sitio para { $megabytes } MB; haz sitio antes de seguir jugando.
doctor-space-unknown = No se puede decir cuánto sitio queda: { $why }
doctor-no-games = Aún no hay partidas guardadas.
doctor-games =
    { $count ->
        [one] { $count } partida guardada, intacta de la primera entrada a la última.
       *[other] { $count } partidas guardadas, intactas de la primera entrada a la última.
    }
doctor-older = Las partidas guardadas son de una versión anterior; el próximo comienzo las pone al día.
doctor-damaged-game = Partida guardada { $id }: { $what }
doctor-port = La mesa puede abrirse en { $address }.
doctor-port-here = Soloist ya está en marcha en { $address }.
doctor-port-taken = Otro programa ocupa { $address }; sin --addr, Soloist toma otro puerto.
doctor-port-wanted = Otro programa ocupa { $address }.
doctor-port-closed = La mesa no puede abrirse en { $address }: { $why }
doctor-browser = Hay un navegador: { $program }
doctor-browser-none = Aquí no se encuentra ningún navegador. Con soloist --lan, un teléfono u otro ordenador de la casa abre la mesa.
doctor-language = Esta orden habla español, como pide el sistema.
doctor-language-given = Esta orden habla español, como pide --language.
doctor-language-other = El sistema pide { $asked }, que Soloist no habla; habla español.
doctor-language-messages = Los textos del programa están dañados: { $what }
doctor-faults =
    { $count ->
        [one] { $count } fallo encontrado
       *[other] { $count } fallos encontrados
    }
