# The rules of Backgammon in Spanish; rules.toml has the English.

BG-1-1 = Dos jugadores, Blancas y Negras, tienen 15 fichas cada uno en un tablero de 24 puntos.
    Una ficha está en un punto, espera en la barra o ya se ha sacado.
    .title = Tablero y fichas

BG-1-2 = Cada jugador cuenta los puntos desde su lado: 24 es el más lejano y 1 el más cercano.
    El punto 24 de uno es el punto 1 del otro, y así sucesivamente.
    .title = Los dos lados de un tablero

BG-1-3 = Ambos empiezan con dos fichas en el 24, cinco en el 13, tres en el 8 y cinco en el 6,
    cada uno según su propia cuenta.
    .title = La posición inicial

BG-2-1 = Cada jugador tira un dado; si son iguales, se vuelven a tirar. Empieza el más alto y
    juega los dos dados como primera tirada.
    .title = Quién empieza

BG-2-2 = Los turnos se alternan. Cada turno posterior empieza con una tirada de dos dados.
    .title = Turnos

BG-2-3 = Si los dos dados muestran el mismo número, este se juega cuatro veces.
    .title = Dobles

BG-3-1 = Cada número de la tirada mueve una ficha esos puntos hacia el propio punto 1, hasta un
    punto abierto: vacío, propio o con una sola ficha del rival.
    .title = Mover

BG-3-2 = Una ficha puede mover varios números, uno tras otro; cada uno de ellos acaba en un
    punto abierto.
    .title = Varios números con una ficha

BG-3-3 = Se juegan tantos números de la tirada como sea posible. Un movimiento que impide jugar
    otro número no está permitido si otro orden u otra elección permite jugar más.
    .title = Tantos números como se pueda

BG-3-4 = Si se puede jugar cualquiera de dos números, pero no ambos, se juega el más alto.
    .title = El número más alto

BG-3-5 = Si no se puede jugar ningún número, el turno se acaba.
    .title = Nada que jugar

BG-4-1 = Una ficha que llega a un punto con una sola ficha del rival la manda a la barra.
    .title = Comer

BG-4-2 = Quien tiene una ficha en la barra la devuelve al juego antes de mover cualquier otra.
    .title = Primero, entrar

BG-4-3 = Una ficha entra como si la barra fuera el punto 25: un 1 la lleva al 24 y un 6 al 19,
    si ese punto está abierto.
    .title = Dónde entra una ficha

BG-5-1 = En cuanto todas las fichas que quedan están en los puntos 6 a 1, se pueden sacar.
    .title = Cuándo se empieza a sacar

BG-5-2 = Un número saca una ficha del punto con ese número.
    .title = El número exacto

BG-5-3 = Si no hay ninguna ficha en ese punto ni más lejos, el número saca una ficha del punto
    más lejano que tenga alguna.
    .title = Un número más alto

BG-6-1 = Quien ha sacado todas sus fichas gana en el acto.
    .title = El ganador

BG-6-2 = Si el perdedor ha sacado alguna ficha, la partida vale 1 punto.
    .title = Partida simple

BG-6-3 = Si el perdedor no ha sacado ninguna, vale 2 puntos.
    .title = Gammon

BG-6-4 = Si el perdedor no ha sacado ninguna y aún tiene una ficha en la barra o en los puntos 6
    a 1 del ganador, vale 3 puntos.
    .title = Backgammon

BG-6-5 = Antes de tirar, un jugador puede ofrecer doblar lo que vale la partida.
    .title = El dado doblador
    .status = Se juega sin dado doblador.

BG-E-1 = Una partida que no se ha ganado tras tantos turnos como diga una opción, contando
    juntos los de ambos jugadores, es empate y no vale nada.
    .title = El último turno
    .source = redacción: las reglas habituales no ponen límite, y aquí una partida debe tenerlo

BG-E-2 = Los movimientos se preguntan uno a uno, y los mismos movimientos se ofrecen en un solo
    orden: con dobles mueve primero la ficha más lejana; si no, se juega primero el número más alto.
    El más bajo va primero solo cuando hace posible un movimiento con el más alto.
    .title = Un solo orden para los mismos movimientos
    .source = redacción: para que una jugada sea una sola serie de respuestas

BG-E-3 = Si los dos números que quedan sacarían la misma ficha, lo hace el más alto.
    .title = Qué número saca la ficha
    .source = redacción: no cambia nada en la posición siguiente
