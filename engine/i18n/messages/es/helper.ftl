### The helper beside a real table.

## A helper beside a real table.

helper-history = Historial
helper-rules = Reglas
helper-skip = A la pregunta
helper-do = Haz esto en la mesa
helper-in-turn = En este turno
helper-do-then = Haz esto y luego responde
helper-done-before = Ya hecho: { $count }
helper-by-rule = Según la regla{" "}
helper-nothing = No hay nada que hacer en la mesa.
helper-game-over = La partida ha terminado.
helper-count = La puntuación se cuenta en la mesa: el ayudante solo conoce al rival.
helper-cannot-be = { $fact }: { $answer } no encaja con la partida que se ha llevado aquí.
helper-objection = { $why } ({ $rule }).
helper-known-now = {" "}ahora
helper-known-start = {" "}al principio
helper-known-last = {" "}la última vez
helper-type = Escribirlo
helper-typed = Lo que se escribe
helper-enter = Introducir
helper-changed = Ha cambiado otra cosa en la mesa
helper-first = Algo que decir antes de su turno
helper-less = Menos: { $what }
helper-more = Más: { $what }
helper-put-right = Corregir: { $what }
helper-foot = Atrás y adelante
helper-leave = Dejarlo así
helper-back = Atrás
helper-set-up = Preparación
helper-score = Puntuación
helper-over = Terminada
helper-turn = Turno { $turn }
helper-done = Hecho
helper-on = Continuar
helper-once-more = Una vez más
helper-carry-out = Haz esto en la mesa; después di que está hecho.
helper-is-done = Hecho: ya está en la mesa
helper-carried-out = Hecho en la mesa
helper-as-here = Tal como está aquí
helper-none-of-these = Nada de esto
helper-as-known = Como la última vez
helper-all-as-known = Todo como la última vez
helper-label-known = { $label } (la última vez)
helper-keeps = Lo que recuerda el ayudante
helper-begin-asks = Juega tu propio turno. Luego empieza el del rival.
helper-begins = Empieza el turno del rival
helper-is-done-next = Hecho, y mi turno ha terminado: empieza el siguiente del rival
helper-next = Turno del rival
helper-then-yours = Después juega tu propio turno, antes de que empiece el del rival.
helper-drawn = Soloist saca: { $what }.
helper-proposed = Tú eliges; propuesta: { $what }.
helper-otherwise = De otro modo

## Its set-up.

beside-title = Junto a mi mesa
beside-page = Junto a mi mesa · { $title }
beside-lead = Juegas con tu propio ejemplar. El ayudante maneja al rival, dice qué hacer por él y por qué, y pregunta solo lo que leen sus reglas.
beside-refused = Con esto el ayudante aún no puede empezar
beside-question = Pregunta { $step } de { $all }
beside-start = Empezar
beside-next = Siguiente
beside-skip = A la pregunta
beside-draws = ¿Quién saca y tira por el rival?
beside-draws-program = Soloist
beside-draws-table = Yo, en la mesa
beside-draws-help = Lo que es solo del rival: sus dados, su bolsa, sus cartas. Soloist dice qué sale, y tú lo buscas por su nombre o lo dejas en la caja. Lo que es de ambos se saca en la mesa.

## Reading aloud, with what stands for signs; and keys.

aloud-button = Leer en voz alta
aloud-again = Otra vez
aloud-star = una estrella
aloud-stars = dos estrellas
aloud-to = a
helper-keys = Teclas
key-on = continuar, hecho
key-back = atrás
key-why = abrir y cerrar el primer porqué
key-again = oírlo otra vez
key-hush = dejar de leer en voz alta
heading = { $heading }:
headed = { $heading }: { $what }
