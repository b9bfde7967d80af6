# Por qué algo no se puede, y lo que conviene saber al abrir una partida. Una negativa es una frase
# sin mayúscula que dice qué falla y qué hacer; una nota es una oración.

## Where it is.

place-save = partida guardada
place-link = enlace
place-game = juego
place-content = contenido
place-helper = ayudante
place-players = jugadores
place-number = número { $number }
place-entry = entrada { $number }
place-option = opción { $id }
refusal-more = { $count } más del mismo tipo

## Choices.

refusal-illegal = «{ $choice }» no se puede elegir ahora
refusal-no-choice = «{ $choice }» no es ninguna opción; elige una de las que hay
refusal-choice-long = una elección tiene como mucho { $most } bytes
refusal-one-answer = esta pregunta tiene una sola respuesta
refusal-tick = marca { $most }, no { $given }
refusal-tick-up-to = marca como mucho { $most }, no { $given }
refusal-tick-from = marca de { $least } a { $most }, no { $given }
refusal-tick-not-there = se marcó algo que no está, o no tantas veces
refusal-tick-together = eso no se puede marcar a la vez
refusal-no-answer = da al menos una respuesta
refusal-answers = aquí bastan { $enough } respuestas, no { $given }
refusal-spot = «{ $entry }» no es una respuesta para «{ $spot }», número { $number }
refusal-chance = es el turno del azar, no de un asiento
refusal-over = la partida ha terminado
refusal-moved-on = la partida ha avanzado
refusal-broken = las reglas de este juego han fallado aquí; es un error del programa, comunícalo, por favor
refusal-no-result = el azar no tiene ningún resultado
refusal-table-luck = en una mesa real, introduce lo que allí se robó o salió en los dados
refusal-table-shows = { $why }; si tu mesa lo muestra, algo introducido antes está mal: deshazlo
refusal-played-on = la partida siguió en otro lugar; escribe look y choices
refusal-unchanged = No ha cambiado nada: { $why }

## Taking back.

refusal-strict-undo = en juego estricto no se deshace ni un resultado del azar ni la elección de un bot
refusal-strict-learnt = en juego estricto no se deshace nada con lo que alguien supo algo nuevo
refusal-strict-seed = en juego estricto la semilla decide el azar; deja que responda
refusal-no-undo = no hay nada que deshacer
refusal-no-redo = no hay nada que rehacer
refusal-nothing-chosen = nadie ha elegido nada todavía

## Bots and hints.

refusal-players = jugadores: { $why }
refusal-player-count = hace falta uno por asiento, es decir, { $seats }; hay { $given }
refusal-no-bot = no hay ningún bot «{ $bot }»; hay { $known }
refusal-no-search = no hay ningún bot «{ $bot }» (una búsqueda tiene de 1 a { $most } simulaciones, o tantos milisegundos); hay { $known }
refusal-clock = «{ $bot }» juega con reloj; aquí un bot tiene que parar por sí mismo
refusal-not-asked = es el turno del asiento { $asked }, no del asiento { $seat }
refusal-person = en el asiento { $seat } juega una persona
refusal-stopped = la búsqueda se detuvo antes de encontrar algo
refusal-bot-broken = El bot ha fallado aquí; es un error del programa, comunícalo, por favor.
refusal-search-broken = La búsqueda ha fallado; es un error del programa, comunícalo, por favor.
refusal-search-stopped = La búsqueda se ha detenido.

## The helper.

refusal-no-helper = { $game } todavía no tiene ayudante
refusal-entry-long = una entrada tiene como mucho { $most } bytes
refusal-helper-entry = este ayudante no entiende «{ $entry }»
refusal-asked = { $illegal }; se pregunta: { $asks }
refusal-carry-out = ahora toca realizar el turno
refusal-no-proposal = la entrada { $entry } no propone nada en este turno
refusal-no-fact = ahora no se pregunta nada de la mesa
refusal-nothing-entered = no se introdujo nada
refusal-nothing-drawn = el rival no roba nada propio
refusal-helper-luck = el rival no roba nada propio: responde la mesa
refusal-helper-person = en una mesa real solo juega una persona
refusal-helper-player = un ayudante lleva al rival en una mesa real; no sabe lo que tienes tú
refusal-helper-position = un ayudante empieza sin posición
refusal-no-opponent = un ayudante lleva al rival automático de una sola persona

## Options.

refusal-option-unknown = esa opción no existe; hay { $known }
refusal-option-flag = { $value } no es ni true ni false
refusal-option-number = { $value } no es un número entero de { $min } a { $max }
refusal-option-none-of = { $value } no es nada de { $words }
refusal-option-list = { $value } no es una lista de palabras
refusal-option-twice = { $value } está dos veces

## Saves and links.

refusal-no-game = no hay ningún juego «{ $id }»; hay { $ids }
refusal-other-game = esta partida guardada es de «{ $saved }», no de { $game }
refusal-contents = se han abierto tantos contenidos distintos que hay que reiniciar Soloist
refusal-too-long = volver a jugarla lleva demasiado tiempo: se dejó tras { $index } de { $of } entradas
refusal-no-json = eso no es una partida guardada; elige un archivo exportado por Soloist ({ $error })
refusal-no-object = eso no es una partida guardada; elige un archivo exportado por Soloist
refusal-form = la forma { $found } no se conoce aquí, solo la forma { $known }
refusal-too-many = hay { $count }, más de { $most }
refusal-too-large = tiene { $bytes } bytes, más de { $most }
refusal-text-long = su texto tiene más de { $most } bytes
refusal-expected = se espera { $expected }
refusal-expected-nothing = se espera { $expected }, no hay nada
refusal-expected-found = se espera { $expected }, hay { $found }
kind-text = un texto
kind-texts = una lista de textos
kind-number = un número entero
kind-form = el número { $form }
kind-object = un objeto
kind-object-of-texts = un objeto de textos
kind-flag = true o false
kind-luck = {"{"}"seed": un número entero{"}"} o "table"
kind-play = "friendly" o "strict"
kind-draws = "program" o "table"
kind-list = una lista { $name }
kind-fields = una tabla de campos
kind-table = una tabla { $name }
kind-number-from = un número entero de { $min } a { $max }
kind-source = rulebook, found, inferred o reconstructed
kind-ids = uno de los { $count } identificadores de { $first } a { $last }
kind-id = el identificador { $id }
kind-no-row = ninguna fila
refusal-link = no está entero; cópialo entero
refusal-link-long = esta partida es demasiado larga para un enlace; expórtala como archivo
refusal-address = «{ $address }» no es una dirección
refusal-name = un nombre necesita al menos una letra
refusal-nobody-there = ahí no juega nadie que tenga un dispositivo
refusal-held = hay asientos de esta partida en otros dispositivos, y un archivo o un enlace mostraría lo que esos ocultan; se podrá obtener cuando la partida termine o cuando se devuelvan todos los asientos
refusal-invitation = esta invitación ya se usó, se retiró o es demasiado antigua; pide otra

## Contenido y posiciones.

refusal-no-file-of-content = ningún archivo de contenido se llama así; hay { $known }
refusal-no-field = ese campo no existe; hay { $known }
refusal-no-such-field = ese campo no existe
refusal-no-row = esa fila no existe
refusal-row-twice = esta fila aparece dos veces
refusal-row-missing = falta esta fila
refusal-id-twice = este identificador aparece dos veces
refusal-no-row-of-ours = ninguna fila nuestra tiene este identificador
refusal-other-table = se espera el mismo tipo de tabla que la nuestra
refusal-no-table = esa tabla no existe
refusal-in-progress = esto está en medio de algo ({ $what }) que ninguna posición puede decir; carga mejor su registro, o pon la posición antes de un paso de una ronda o de un turno

## What is noted when a save is opened.

note-rules = guardada con la versión { $then } de las reglas; sigue con la versión { $now }.
note-content = guardada con el contenido { $then }; sigue con el contenido { $now }.
note-entry = la entrada { $index } («{ $text }»)
note-entries = las entradas { $most } y { $last }
note-entries-more = las entradas { $most } y { $more } más
note-left-out =
    { $after ->
        [0] { $entry } no se acepta: { $why }. Se ha dejado fuera.
        [one] { $entry } no se acepta: { $why }. Se ha dejado fuera, y también la siguiente.
       *[other] { $entry } no se acepta: { $why }. Se ha dejado fuera, y también las { $after } siguientes.
    }
note-passed-over =
    { $count ->
        [one] se ha saltado { $entry }: eso ya no se pregunta donde da igual ({ $rule }).
       *[other] se han saltado { $entry }: eso ya no se pregunta donde da igual ({ $rule }).
    }
note-not-the-seed = la entrada { $index } no es lo que da la semilla: la partida pasa a ser de práctica.
note-changed = desde que se guardó ha cambiado esto: { $what }
note-changed-ids = desde que se guardó ha cambiado esto: { $what } ({ $ids })
note-since = { $since }.
note-shows-first = { $since }; se nota primero en { $entry }.
note-may-be-why = { $since }; quizá por eso no se acepta { $entry }.
note-end-goes-by-it = { $since }; lo que da el final, tras { $entry }, depende de ello.
note-field = el campo «{ $field }»
note-option = la opción «{ $id }», { $value }
note-option-value = un valor de la opción «{ $id }», { $value }
note-bot = el bot «{ $bot }» en el asiento { $seat }, donde juega una persona
note-unknown = esta versión no conoce { $what }: se conserva, y se juega sin ello.
note-quoted = «{ $what }»
note-unknown-more = hay { $count } cosas más que no se conocen, y se conservan.

## What became of stored games.

refusal-busy = otro programa retiene ahora mismo las partidas guardadas; vuelve a intentarlo
refusal-store = ha fallado el almacén de partidas: { $error }
refusal-disk = { $error } (¿la carpeta es de solo lectura, el disco está lleno o hay un límite de tamaño de archivo?)
refusal-read-only = { $file } solo se puede leer, así que no se guarda nada
refusal-gone = { $file } ya no está
refusal-not-made = no se puede crear la carpeta { $folder }: { $error }
refusal-not-opened = no se puede abrir { $file }: { $error }
refusal-not-written = no se puede escribir { $file }: { $error }
refusal-not-stored = no se puede escribir: { $error }
refusal-foreign = { $file } es de otro programa
refusal-newer = { $file } lo escribió un Soloist más nuevo (su forma es { $found }, este programa conoce { $known }); usa ese
refusal-no-copy = { $file } no es una copia de partidas guardadas: { $error }
refusal-copy-unknown = { $file } no es una copia de partidas guardadas que este programa conozca
refusal-no-file = { $file } no es un archivo
refusal-there-already = { $file } ya existe
damage-header = la partida guardada «{ $id }» está dañada: con qué se juega, { $error }
damage-played-by = esta partida guardada está dañada: su nombre, sus opciones, su azar o sus jugadores no están como se escribieron. Se abre con lo que hay ahora; lo que queda se guarda aparte cuando se sigue jugando
damage-altered = esta partida guardada está dañada: la entrada { $entry } de { $of } no está como se escribió. Se abre como estaba antes de esa entrada; lo que queda se guarda aparte cuando se sigue jugando
damage-missing = esta partida guardada está dañada: falta la entrada { $entry } de { $of }, { $lost } de { $all } en total. Se abre como estaba antes de esa entrada; lo que queda se guarda aparte cuando se sigue jugando
damage-missing-rest = esta partida guardada está dañada: falta la entrada { $entry } de { $of } con todas las siguientes. Se abre como estaba antes de esa entrada
damage-undone = esta partida guardada está dañada: de { $undone } entradas deshechas se pueden rehacer { $left }
damage-row = No se puede mostrar la partida guardada «{ $id }»: { $error }.
damage-list = La lista de partidas guardadas se interrumpe: { $error }.
damage-file = El archivo de las partidas guardadas está dañado ({ $found }). Las partidas que se abren están enteras en la medida en que ahí se dice; expórtalas y guarda una copia del archivo.
damage-own-altered = lo que muestra tu ejemplar de «{ $game }» no está como se escribió
damage-own = lo que muestra tu ejemplar de «{ $game }» está dañado: { $error }
