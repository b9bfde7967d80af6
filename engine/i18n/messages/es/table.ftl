### A game at its table.

## The head of a table.

top-practice = práctica
top-practice-why = Se vio el azar dos veces, se editó una posición o se pidió una pista
top-strict = estricto
top-strict-why = Deshacer llega hasta el último resultado del azar y hasta donde alguien supo algo nuevo
top-real-table = mesa real
top-real-table-why = Introduces lo que muestra la mesa real
top-undo = Deshacer (U)
top-redo = Rehacer (R)
top-about = Sobre esta partida
top-history = Historial
top-rules = Reglas
top-seats = Asientos
top-seats-why = Quién juega en qué dispositivo
top-look-back = Volver a la entrada
top-entry-of = entrada { $at } de { $length }
top-look = Ver

## The parts of a table.

table-areas = Zonas
table-others = Los demás
table-board = Tablero
table-own = Tu zona
table-skip-question = A la pregunta
table-skip-board = Al tablero
table-skip-own = A tu zona
table-skip-told = A lo ocurrido
table-fold = Plegar la pregunta
table-ends = Terminar y pedir una pista
table-how-it-went = Cómo fue
table-how-it-went-why = La probabilidad de ganar a lo largo del registro, y lo que habría sido mejor
table-play-again = Jugar otra vez
table-to-games = A los juegos
table-pass = Pasa el dispositivo a { $name }.
table-pass-hidden = Lo que solo puede ver { $name } sigue oculto hasta entonces.
table-pass-on = { $name }: continuar
table-pass-devices = Cada cual puede jugar también en su propio dispositivo: { $link }.
table-pass-link = quién juega dónde
table-back-at = Estás viendo la entrada { $at } de { $length }.
table-back-over = La partida ha terminado aquí.
table-back-next = Después: { $what }
table-earlier = Antes
table-later = Después
table-play = Reproducir
table-play-why = Entrada a entrada, al ritmo elegido abajo (Espacio)
table-back-to-now = Volver al presente

## The question and its answers.

ask-pending = Lo que está pendiente
ask-guide = lo que elige la guía
ask-hint = lo mejor según la pista
ask-even = Todas igual de probables.
ask-odds = {" "}{ $odds } de { $total }
ask-confirm = Confirmar
ask-answers = Respuestas
ask-wasted = Sin efecto: { $why }
ask-wasted-sure = Sin efecto: ¿hacerlo de todos modos?
ask-then = Después: { $answers }
ask-then-times = { $what } ×{ $count }
ask-then-turn-ends = Después termina tu turno
ask-then-and-turn-ends = Después: { $answers }; luego termina tu turno
ask-change = cambiar
ask-tick = Marca { $sizes }, en cualquier orden.
ask-tick-also = Junto con otras: { $what }
ask-tick-enter = Hacer todo lo marcado
ask-area = { $filled } de { $count } rellenados. En cualquier orden; pulsa uno para cambiarlo.
ask-area-enter = Introducir los { $count }
ask-area-check = { $area }. ¿Está todo como en la mesa?
guide-step = { $title }, paso { $number } de { $count }
guide-press =
    { $count ->
        [1] Ahora: { $next }
       *[other] Ahora ({ $number } de { $count }): { $next }
    }
guide-fold = plegar
guide-read = leer
guide-left = Has elegido «{ $chosen }». La guía proponía «{ $proposed }».
guide-back = Deshacerlo
guide-without = Seguir sin la guía
guide-was-left = Has dejado la guía

## Hints.

hint-title = Pista
hint-ask = Pista
hint-ask-why = Lo que piensa una búsqueda de tus opciones (H)
hint-longer = Pensar más
hint-longer-why = Pensar más tiempo
hint-searching = Buscando la mejor opción…
hint-cancel = Cancelar
hint-practice = Con una pista, la partida pasa a ser de práctica: lo que logres en ella ya no cuenta.
hint-show = Ver la pista
hint-certainty =
    { $certainty ->
        [sure] Seguro
        [likely] Probable
       *[close] Reñido
    }
hint-more = Más
hint-others = { $count } más
hint-imagined = Según { $count } partidas simuladas.{" "}
hint-close = Las dos mejores son igual de buenas.{" "}
hint-wins = gana{" "}
hint-points = , unos { $points } puntos
hint-line = lo que puede seguir
hint-you = Tú
hint-chance = Azar

## Waiting for bots.

wait-rests = { $name } espera.
wait-let = Dejar que { $name } elija
wait-thinks = { $name } está pensando…
wait-words = Lo que haga se cuenta aquí.
wait-cancel = Cancelar
wait-watch = Verlo desde el principio
wait-status =
    { $count ->
        [one] Le toca a { $name }, { $count } entrada hasta ahora.
       *[other] Le toca a { $name }, { $count } entradas hasta ahora.
    }

## What others did, in beats.

told-before = La mesa antes de lo que hicieron los demás.
told-next = Siguiente{" "}
told-space = Espacio
told-to-end = Al final{" "}
told-go-on = Continuar{" "}
told-shift = Mayús
told-back = Un paso atrás
told-back-key = Un paso atrás (Retroceso)
told-count = { $nth } de { $count }
told-nothing = Aún no ha pasado nada. Aquí se cuenta lo que haces tú y lo que hacen los demás, cada paso con su regla.
changed-numbers = Números que han cambiado
changed-heading = Lo que ha cambiado este paso
changed-number = { $name }: { $was }, ahora { $now }
changed-piece = { $piece }: de { $from } a { $to }

## The panel beside the table.

panel-label = Qué ha pasado
panel-beside = Junto a la mesa
panel-now = Ahora
panel-log = Registro
panel-rule = Regla
panel-text = Texto
panel-keys = Teclas
panel-room = Más espacio
panel-room-what = Más espacio para lo ocurrido
panel-pace = Turnos de los demás:{" "}
panel-pace-why = A qué velocidad se cuentan los turnos de los demás; vale para todos los juegos
panel-pace-own = A mi ritmo
panel-pace-slow = Lento
panel-pace-fast = Rápido
panel-pace-once = De una vez
panel-rules = Reglas
panel-rules-how = Elige en cualquier sitio el número de una regla para leerla aquí.{" "}
panel-rules-all = Todas las reglas
panel-back = Volver
panel-table-text = La mesa como texto
key-name-enter = Intro
key-answer = elegir la respuesta con este signo
key-walk = recorrer las respuestas, elegir una
key-space = el siguiente paso de los turnos de los demás; al mirar atrás: reproducir, pausar
key-shift = saltar el resto
key-backspace = un paso atrás
key-undo = deshacer, rehacer
key-hint = una pista
key-log = registro
key-text = la mesa como texto
key-now = lo que acaba de pasar
key-keys = estas teclas
key-escape = volver: salir de un filtro, una regla, el registro o una mirada atrás

## The end.

end-you =
    { $result ->
        [won] Has ganado{ $score }.
        [shared] Compartes la victoria{ $score }.
       *[lost] Has perdido{ $score }.
    }
end-you-won-by =
    { $count ->
        [one] Has ganado por 1 punto{ $score }.
       *[other] Has ganado por { $count } puntos{ $score }.
    }
end-score = {", "}{ $own } a { $best }
end-won = Victoria: { $name }{ $score }.
end-won-by =
    { $count ->
        [one] Victoria por 1 punto: { $name }{ $score }.
       *[other] Victoria por { $count } puntos: { $name }{ $score }.
    }
end-nobody = Nadie ha ganado{ $score }.
end-shared = { $names } comparten la victoria{ $score }.
end-and = {" "}y{" "}
end-decided = Lo decisivo: { $what }.{" "}
end-points = Puntos de victoria
end-without-points = Al final
end-winner = Ganador
end-total = Total
end-label = El final
end-change = Nuevas opciones
end-look = Ver la mesa
end-sources = De dónde salieron los puntos
end-had = Lo que tenía cada cual
end-again = Jugar otra vez
end-same-luck = Repetir este reparto

## How a finished game went.

review-title = Cómo fue: { $name } · Soloist
review-heading = Cómo fue
review-history = Historial
review-to-table = Volver a la mesa
review-search = La búsqueda
review-chance = La probabilidad de ganar
review-swings = Giros de la partida
review-skip-account = Al informe
review-skip-plot = A la gráfica
review-judged = { $judged } de { $all } decisiones revisadas
review-what = Una búsqueda evalúa cada elección de esta partida, solo con lo que su asiento sabía entonces.
review-leave = Puedes salir de esta página; sigue en marcha y se conserva hasta que termine el programa.
review-cancel = Cancelar
review-stopped = Detenido: { $words }.
review-go-on = Continuar
review-whole = { $all } decisiones revisadas, { $simulations } partidas simuladas cada una.
review-judge-them = Evaluarlas de nuevo
review-judge = Evaluar de nuevo
review-care = Con cuánto detalle
review-care-of = { $care }: { $simulations } simulaciones por elección
review-quick = Rápido
review-usual = Normal
review-thorough = A fondo
review-most = Muy a fondo
review-figures = Las cifras de la gráfica
review-entry = Entrada
review-happened = Qué pasó
review-swing = giro { $rank }
review-better-heading = Lo que habría sido mejor
review-none-lost = Ninguna elección de una persona costó con seguridad una partida de cada 100.
review-better = Mejor
review-loss-wins = : gana { $share }
review-before = La mesa antes de la entrada { $entry }
plot-title = La probabilidad estimada de ganar a lo largo del registro
plot-axes = Probabilidad de ganar a lo largo de la partida.{" "}
plot-marks = Los números marcan los mayores giros; cada uno lleva a la mesa en esa entrada.
plot-line = { $name } empieza en { $first } y acaba en { $last }, entre { $least } y { $most }.{" "}
plot-below = Las mismas cifras están en la tabla de abajo.

## Iconos, la previsión, y lo que se sacó.

top-icons = Iconos
key-icons = qué significan los iconos de aquí
panel-icons = Todos los iconos, con su regla
table-forecast = Lo que viene, tal como está
log-turn = { $number } · { $name }
log-drawn = Sacado o tirado:
