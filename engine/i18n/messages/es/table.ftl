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
ask-details = Detalles
ask-details-why = Mostrar lo que cuesta y da cada respuesta
ask-answers = Respuestas
ask-tick = Marca { $sizes }, en cualquier orden.
ask-area = { $filled } de { $count } rellenados. En cualquier orden; pulsa uno para cambiarlo.
ask-area-enter = Introducir los { $count }
ask-area-check = { $area }. ¿Está todo como en la mesa?
guide-step = { $title }, paso { $number } de { $count }

## Hints.

hint-title = Pista
hint-ask = Pista
hint-ask-why = Lo que piensa una búsqueda de tus opciones; la partida pasa a ser de práctica (H)
hint-longer = Más tiempo
hint-longer-why = Pensar más tiempo
hint-searching = Buscando la mejor opción…
hint-cancel = Cancelar
hint-others = { $count } más
hint-imagined =
    { $count ->
        [one] { $count } partida imaginada a partir de lo que sabes.{" "}
       *[other] { $count } partidas imaginadas a partir de lo que sabes.{" "}
    }
hint-close = Las dos primeras están demasiado igualadas para distinguirlas.{" "}
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
told-no-more = Tu última elección no trajo nada más; lo anterior está en el registro.
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

end-won =
    { $who ->
        [you] Has ganado{ $totals }.
       *[other] Victoria: { $name }{ $totals }.
    }
end-won-by =
    { $count ->
        [one] Victoria por 1 punto: { $name }{ $totals }.
       *[other] Victoria por { $count } puntos: { $name }{ $totals }.
    }
end-nobody = Nadie ha ganado{ $totals }.
end-shared = { $names } comparten la victoria{ $totals }.
end-and = {" "}y{" "}
end-decided = Decidido por { $what }.{" "}
end-points = Puntos de victoria
end-without-points = Al final
end-winner = Ganador
end-total = Total
end-label = El final
end-change = Cambiar algo
end-look = Ver la mesa
end-sources = De dónde salieron los puntos
end-had = Lo que tenía cada cual
end-again = Jugar otra vez
end-same-luck = Otra vez con la misma suerte

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
review-judged = { $judged } de { $all } elecciones evaluadas
review-what = Una búsqueda evalúa cada elección de esta partida, solo con lo que su asiento sabía entonces.
review-leave = Puedes salir de esta página; sigue en marcha y se conserva hasta que termine el programa.
review-cancel = Cancelar
review-stopped = Detenido: { $words }.
review-go-on = Continuar
review-whole = { $all } elecciones evaluadas, cada una con { $simulations } simulaciones de lo que su asiento sabía entonces.
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
plot-axes = Hacia arriba, la probabilidad estimada de ganar; hacia la derecha, las entradas del registro.{" "}
plot-marks = Los números marcan los mayores giros; cada uno lleva a la mesa en esa entrada.
plot-line = { $name } empieza en { $first } y acaba en { $last }, entre { $least } y { $most }.{" "}
plot-below = Las mismas cifras están en la tabla de abajo.
