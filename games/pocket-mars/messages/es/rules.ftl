# The rules of Pocket Mars in Spanish; rules.toml has the English.

PM-1-1 = En una habilidad, «tú» es el jugador activo. Pero si un jugador juega una carta del módulo
    de preparación de otro, el «tú» de su habilidad de módulo es el propietario de esa carta.
    .title = Quién es «tú»

PM-1-2 = «Otro» es todo jugador que no seas «tú». En el modo solitario los androides cuentan como un
    jugador, y son el único «otro» que tiene el jugador humano.
    .title = Quién es «otro»

PM-1-3 = «Aquí» es el edificio al que se ha conectado la carta en esta acción.
    .title = Qué significa «aquí»

PM-1-4 = «Donde quieras» te deja elegir entre los cuatro edificios de colonos, y se elige de nuevo
    para cada colono. Para intercambiar cartas conectadas, voltear una carta o usar la habilidad de
    un edificio se puede elegir cualquiera de los cinco.
    .title = Qué significa «donde quieras»

PM-1-5 = Una habilidad se resuelve desde el paso que está más a la izquierda hasta el que está más a
    la derecha. Cada paso se termina antes de empezar el siguiente.
    .title = Pasos de izquierda a derecha

PM-1-6a = Puedes no hacer un paso de una habilidad, sea cual sea, o hacerlo por un número menor que
    el que indica.
    .title = Hacer menos

PM-1-6b = Renunciar a una habilidad entera equivale a no hacer ninguno de sus pasos. No hace falta
    preguntarlo aparte.
    .title = Renunciar a una habilidad

PM-1-7 = Si no hay nada que se pueda elegir legalmente para un paso, ese paso no tiene efecto ni se
    pregunta nada, y la habilidad sigue con el siguiente.
    .title = Paso sin objetivo

PM-1-8a = La condición de una habilidad se comprueba una sola vez, justo antes de su primer paso. Lo
    que cambie después ya no le afecta.
    .title = La condición se comprueba una vez

PM-1-8b = Si la condición no se cumple, no se hace ninguno de los pasos de la habilidad.
    .title = La condición no se cumple

PM-1-8c = La condición se comprueba solo después de que el colono haya tenido ocasión de moverse por
    el valor de la carta. Por eso ese movimiento puede hacer que se cumpla «tienes colonos aquí» o
    «tu nave está vacía», y que deje de cumplirse «no tienes ninguno aquí».
    .title = La condición se comprueba tras el movimiento por valor

PM-1-9a = Si un paso pide energía delante de su efecto, el efecto solo ocurre si bajas tu energía
    exactamente en el número indicado.
    .title = Pagar por un efecto

PM-1-9b = Si tienes menos energía que el coste, o si el efecto no podría cambiar nada, no se ofrece
    pagar. Solo se deja de hacer ese paso.
    .title = No se ofrece pagar

PM-1-9c = Cada paso impreso que tiene un coste se puede pagar como máximo una vez mientras se
    resuelve la habilidad.
    .title = Un pago por paso impreso

PM-1-9d = Si has pagado, debes hacer el efecto al menos por una unidad. Las que sigan a la primera
    quedan a tu elección.
    .title = Lo pagado se hace

PM-1-10 = Toda condición de una habilidad se juzga desde la posición de «tú», el jugador que la
    resuelve.
    .title = Las condiciones se miran desde «tú»

PM-1-10a = Se cumple cuando no tienes ningún colono en este edificio, ni en ★ ni en ★★.
    .title = Condición: ninguno tuyo aquí

PM-1-10b = Se cumple cuando tus colonos en ★ y en ★★ de este edificio, contados juntos, llegan al
    número indicado.
    .title = Condición: colonos tuyos aquí

PM-1-10c = Se cumple cuando algún otro jugador tiene uno o más colonos en ★ o en ★★ de este
    edificio.
    .title = Condición: un rival aquí

PM-1-10d = Se cumple cuando no hay ningún colono tuyo a bordo de tu nave.
    .title = Condición: nave vacía

PM-1-10e = Se cumple cuando tu nave lleva el número indicado de colonos tuyos o más.
    .title = Condición: colonos en tu nave

PM-1-10f = Se cumple cuando tu energía ha llegado al número indicado.
    .title = Condición: energía suficiente

PM-1-10g = Se cumple cuando todos los demás jugadores tienen tanta energía como tú o menos; por
    tanto, basta un empate.
    .title = Condición: nadie con más energía

PM-1-10h = Se cumple cuando tienes en la mano una o más cartas del color indicado. No cuentan las
    cartas de tu módulo de preparación ni la carta que se está jugando, y solo muestras el color.
    .title = Condición: un color en la mano

PM-1-11 = Cada efecto funciona como dice su propia entrada. El número de un efecto es siempre un
    máximo, porque puedes hacer menos.
    .title = Los efectos y sus números

PM-1-11a = Mueves colonos tuyos de la Tierra a tu nave, como máximo el número indicado.
    .title = Efecto: embarcar

PM-1-11b = Mueves colonos tuyos de tu nave a ★, como máximo el número indicado. Van a este edificio
    si la carta dice «aquí»; si dice «donde quieras», eliges un edificio de colonos para cada uno.
    .title = Efecto: desembarcar

PM-1-11c = Llevas colonos tuyos directamente de la Tierra a ★, sin pasar por la nave, como máximo el
    número indicado. Eliges un edificio de colonos para cada uno.
    .title = Efecto: desembarcar desde la Tierra

PM-1-11d = Subes un colono tuyo de ★ a ★★ en el mismo edificio, como máximo tantas veces como se
    indica. Cada vez debe haber sitio en ★★.
    .title = Efecto: subir

PM-1-11e = Bajas un colono de otro jugador de ★★ a ★ en el mismo edificio, como máximo tantas veces
    como se indica.
    .title = Efecto: bajar

PM-1-11f = Mueves un colono dentro de su edificio, como máximo tantas veces como se indica, y puede
    ser de cualquiera. Sube de ★ a ★★ si allí hay sitio, o baja de ★★ a ★.
    .title = Efecto: subir o bajar

PM-1-11g = Dos colonos del mismo edificio a tu elección, el primero en ★ y el segundo en ★★,
    intercambian sus espacios. Deben ser de propietarios distintos, y que ★★ esté lleno no lo
    impide.
    .title = Efecto: intercambiar espacios

PM-1-11h = Mueves un colono tuyo de ★ de un edificio a ★ de otro edificio de colonos, como máximo
    tantas veces como se indica.
    .title = Efecto: reubicar

PM-1-11i = Devuelves un colono de otro jugador de ★ a la nave de su propietario. A un colono en ★★
    no se le puede desalojar.
    .title = Efecto: desalojar

PM-1-11j = Ganas energía, como máximo el número indicado. Tu marcador se detiene en el máximo del
    medidor y lo que sobra se pierde.
    .title = Efecto: ganar energía

PM-1-11k = Eliges a otro jugador, cuya energía baja como máximo en el número indicado. No puede
    bajar de 0.
    .title = Efecto: hacer perder energía

PM-1-11l = Robas cartas a tu mano de una en una, como máximo el número indicado. Miras cada carta
    antes de robar otra; en solitario, las cartas salen primero del módulo de preparación de los
    androides.
    .title = Efecto: robar

PM-1-11m = Miras cartas del módulo de preparación de otro jugador, como máximo el número indicado.
    Si hay menos, puedes mirarlas todas; las cartas se quedan donde están.
    .title = Efecto: mirar

PM-1-11n = Eliges una carta del módulo de preparación de otro jugador por su color y su hueco, y se
    pone boca arriba en el descarte.
    .title = Efecto: descartar de otro módulo

PM-1-11o = Intercambias una carta de tu módulo de preparación por una del módulo de otro jugador,
    que eliges por su hueco. Ambas siguen boca abajo, y después cada propietario puede mirar la
    carta que ha recibido.
    .title = Efecto: intercambiar cartas de módulo

PM-1-11p = Pones cartas de tu mano, de tu módulo de preparación o de ambos al fondo del mazo, una
    tras otra, como máximo el número indicado. Cada una va debajo de todo el mazo, así que la última
    queda en el fondo del todo.
    .title = Efecto: poner al fondo del mazo

PM-1-11q = Te llevas a la mano la carta superior del descarte. Esto no cuenta como robar.
    .title = Efecto: recuperar del descarte

PM-1-11r = Eliges una pila con al menos dos cartas conectadas e intercambias el lugar de dos de
    ellas. La que estaba boca arriba sigue boca arriba y la que estaba boca abajo sigue boca abajo.
    .title = Efecto: intercambiar cartas de una pila

PM-1-11s = Eliges una pila cuya carta superior esté boca arriba y la volteas boca abajo. Desde ese
    momento su valor es 0.
    .title = Efecto: voltear

PM-1-11t = Resuelves la habilidad de uno cualquiera de los cinco edificios como si fuera tuya. En
    solitario es la habilidad normal del edificio, nunca la que usan los androides.
    .title = Efecto: usar la habilidad de un edificio

PM-1-12 = Toda elección es conocida por todos. Solo hay tres cosas ocultas: las caras de las cartas
    que se miran, las caras de las cartas robadas y la cara de una carta puesta al fondo del mazo,
    aunque el color de esta sí es público.
    .title = Las elecciones son públicas

PM-2-1 = El juego tiene 35 cartas de proyecto: siete de cada uno de los cinco colores. En cada
    color, los valores de 1 a 7 aparecen una vez cada uno.
    .title = Las cartas de proyecto

PM-2-2 = Hay un edificio por cada uno de los cinco colores, y todos tienen el valor 3. El Hábitat,
    el negro, no admite nunca colonos.
    .title = Los edificios

PM-2-3 = Cada jugador, y en solitario también los androides, tiene el mismo número de colonos (7 por
    defecto). Un colono está siempre en un solo lugar: la Tierra, la nave de su propietario, ★ de un
    edificio de colonos o ★★ de uno de ellos.
    .title = Los colonos

PM-2-4 = El Invernadero sube o baja 1 colono en cualquier edificio, el Aqualab pone 1 carta al fondo
    del mazo, el Banco de energía da 1 de energía, el Centro de comunicaciones embarca 1 colono y el
    Hábitat desembarca 1 colono en cualquier edificio de colonos.
    .title = Habilidades de los edificios

PM-2-5 = El medidor de energía de todas las naves va de 0 al mismo máximo (5 por defecto). En una
    nave hay sitio para cualquier número de colonos.
    .title = Medidor de energía y sitio en la nave

PM-3-1a = Cada jugador empieza con una nave y sus colonos (7 por defecto). Un colono está a bordo de
    la nave y los demás, 6 por defecto, esperan en la Tierra.
    .title = Piezas iniciales

PM-3-1b = No hay dos jugadores con la misma nave, y la nave no cambia nada en el juego. Por defecto,
    el primer asiento recibe la primera nave de la lista, el segundo asiento la segunda, y así
    sucesivamente.
    .title = Reparto de las naves

PM-3-2 = El marcador de energía de cada jugador empieza en el nivel inicial (1 por defecto).
    .title = Energía inicial

PM-3-3 = Los 5 edificios se colocan boca arriba, sin cartas conectadas. Su orden no significa nada.
    .title = Colocación de los edificios

PM-3-4a = Se barajan las 35 cartas de proyecto. Después, salvo que se juegue la variante de draft,
    se reparten 4 a cada jugador boca abajo.
    .title = Barajar y repartir

PM-3-4b = Las cartas que quedan tras el reparto forman el mazo: 27 con 2 jugadores, 23 con 3, 19 con
    4. En el descarte todavía no hay ninguna carta.
    .title = Mazo y descarte

PM-3-5 = Todos los jugadores eligen a la vez y en secreto 2 de sus 4 cartas y las ponen boca abajo
    en su módulo de preparación. Las 2 que se quedan forman la mano.
    .title = Elección de las primeras cartas del módulo

PM-3-6a = Puedes mirar las cartas de tu propio módulo de preparación siempre que quieras.
    .title = Mirar tus propias cartas del módulo

PM-3-6b = Ningún jugador puede llevarse a la mano una carta de su propio módulo de preparación. Una
    carta solo pasa de un módulo a una mano en solitario, cuando robas cartas de los androides.
    .title = Las cartas del módulo no vuelven a la mano

PM-3-7 = Cuando los módulos de preparación están llenos, el azar decide quién empieza. Ese jugador
    es el jugador inicial durante toda la partida.
    .title = Jugador inicial

PM-3-8a = Se juega en sentido horario: de cada asiento al que tiene el número siguiente, y del
    último al asiento 1.
    .title = Orden de los asientos

PM-3-8b = En una ronda cada jugador tiene un turno, y el primero es el del jugador inicial.
    .title = Qué es una ronda

PM-4-0a = En un turno, el jugador activo hace exactamente una de las cinco acciones. Después viene
    la regla de las 4 cartas, y con ella termina el turno.
    .title = Desarrollo de un turno

PM-4-0b = A un jugador solo se le muestran las acciones permitidas. Pasar no es una de las acciones.
    .title = Solo acciones permitidas

PM-4-1a = Puedes jugar una carta desde la mano y resolver su habilidad de mano.
    .title = Acción: jugar una carta desde la mano

PM-4-1b = Cuando su habilidad se ha resuelto, la carta se pone boca arriba en el descarte. Hasta ese
    momento es la carta en curso y no cuenta ni como carta de la mano ni como carta descartada.
    .title = Adónde va una carta jugada desde la mano

PM-4-1c = Una carta jugada desde la mano no se conecta a ningún edificio. No se comparan valores y
    no le sigue ninguna habilidad de edificio.
    .title = Una carta de la mano no se conecta

PM-4-2a = Puedes jugar una carta de tu propio módulo de preparación. Va boca arriba al edificio de
    su color, se conecta a él y pasa a ser la carta superior de esa pila.
    .title = Acción: jugar una carta de tu módulo

PM-4-2b = Si el valor de la carta supera al que tiene debajo, el jugador activo puede desembarcar 1
    colono suyo de la nave a ★ de ese edificio. El valor de debajo es el de la carta superior
    anterior (0 si está boca abajo) o, si no había ninguna carta, el 3 del propio edificio; no basta
    con igualarlo. En el Hábitat nadie desembarca así.
    .title = Desembarco por valor

PM-4-2c = Después puedes resolver la habilidad de módulo de la carta que has conectado.
    .title = Habilidad de módulo tras conectar

PM-4-2d = Por último puedes resolver la habilidad del edificio. No importa si la carta tenía el
    valor más alto.
    .title = Habilidad del edificio tras tu propia carta

PM-4-3a = Puedes elegir una carta del módulo de preparación de otro jugador, conociendo su color y
    lo que recuerdes de ella. Se pone boca arriba y se conecta al edificio de su color, encima de la
    pila.
    .title = Acción: jugar una carta del módulo ajeno

PM-4-3b = Con una carta jugada del módulo de otro jugador, nadie mueve un colono por su valor (así
    es por defecto; la opción que lo permite está desactivada).
    .title = Una carta ajena no permite desembarcar

PM-4-3c = La habilidad de módulo la puede resolver el jugador que era propietario de la carta, no el
    jugador activo. Para ella, él es «tú», y su condición se juzga para él.
    .title = El propietario usa la habilidad de módulo

PM-4-3d = Cuando el propietario ha terminado, el jugador activo puede resolver la habilidad del
    edificio.
    .title = Habilidad del edificio tras una carta ajena

PM-4-3e = Si los módulos de preparación de todos los demás jugadores están vacíos, esta acción no
    está entre las que se ofrecen.
    .title = No hay cartas en otros módulos

PM-4-3f = Si está activada la opción de que una carta ajena mueva un colono (desactivada por
    defecto), el jugador activo puede mover 1 colono suyo cuando el valor es lo bastante alto, con
    la misma condición que con una carta de su propio módulo; el propietario no puede. Esto ocurre
    antes de que el propietario resuelva la habilidad de módulo. El modo solitario tiene su propia
    regla y no hace caso de la opción.
    .title = Opción: desembarcar con una carta ajena

PM-4-4 = Puedes embarcar en tu nave 1 colono tuyo que esté en la Tierra. Si no te queda ninguno en
    la Tierra, la acción no se ofrece.
    .title = Acción: embarcar un colono

PM-4-5a = Puedes descartar boca arriba 1 carta tuya, de tu mano o de tu módulo de preparación, para
    ganar 1 de energía.
    .title = Acción: ganar energía

PM-4-5b = Puedes hacer la acción de energía aunque tu energía ya esté al máximo. En ese caso solo
    cambias una carta por otra.
    .title = Acción de energía en el máximo

PM-4-6 = Si no se puede hacer ninguna de las cinco acciones, el turno no tiene acción. La regla de
    las 4 cartas se aplica igualmente, y el turno termina.
    .title = Ninguna acción permitida

PM-5-1a = Las cartas conectadas a un edificio forman una pila cuyo orden se mantiene. Una carta
    recién conectada se compara solo con la carta superior.
    .title = Las pilas mantienen su orden

PM-5-1b = Una carta solo se puede conectar al edificio de su color.
    .title = Carta y edificio del mismo color

PM-5-2 = Todas las caras del descarte y de las pilas están a la vista de todos. De una carta
    conectada que está boca abajo, ningún asiento ve más que el color.
    .title = Quién ve las cartas conectadas

PM-6-1 = Después de la acción, todos los jugadores vuelven a tener 2 cartas en la mano y 2 en el
    módulo de preparación. Primero va el jugador activo y luego los demás en sentido horario; cada
    uno termina de robar, descartar y rellenar el módulo antes de que empiece el siguiente.
    .title = La regla de las 4 cartas y su orden

PM-6-2a = Si un jugador tiene entre mano y módulo de preparación menos de 4 cartas, roba cartas a la
    mano de una en una hasta tener 4.
    .title = Menos de cuatro cartas

PM-6-2b = Si un jugador tiene entre mano y módulo de preparación más de 4 cartas, descarta boca
    arriba cartas de la mano a su elección, de una en una, hasta tener 4.
    .title = Más de cuatro cartas

PM-6-3a = Si el módulo de preparación de un jugador tiene menos de 2 cartas, lo rellena hasta 2 con
    cartas de la mano a su elección.
    .title = Rellenar el módulo

PM-6-3b = Si el módulo de preparación de un jugador ya tiene 2 cartas, ninguna de ellas se puede
    cambiar ni mover.
    .title = Un módulo lleno se queda igual

PM-6-3c = Si no se pudo robar ninguna carta y la mano se vacía, el módulo de preparación se queda
    con las cartas que la mano haya podido darle.
    .title = Faltan cartas para el módulo

PM-6-4 = Un jugador decide qué va al módulo de preparación solo cuando ha terminado del todo de
    robar y descartar.
    .title = Robar antes de rellenar

PM-6-5 = La regla de las 4 cartas se aplica una vez, al terminar el turno. Nunca interrumpe los
    efectos de una acción.
    .title = Solo al final del turno

PM-7-1 = Si alguien tiene que robar y en el mazo no quedan cartas, se baraja el descarte y pasa a
    ser el nuevo mazo. En solitario no se hace.
    .title = Mazo vacío

PM-7-2 = Si el descarte también está vacío y la opción de volver a barajar las cartas cubiertas está
    activada (lo está por defecto), todas las cartas conectadas que no sean la carta superior de su
    pila se ponen boca abajo y se barajan juntas para formar un nuevo mazo. En solitario no se hace.
    .title = Volver a barajar las cartas cubiertas

PM-7-3 = Si ni siquiera así hay una carta disponible, no se roba.
    .title = No queda nada que robar

PM-7-4 = El nuevo mazo se forma en el momento en que hay que robar una carta, no en el momento en
    que el mazo se agota. La carta de la mano que sigue en curso no se baraja con las demás.
    .title = Cuándo se forma un nuevo mazo

PM-8-1 = Cuatro edificios admiten colonos: Invernadero, Aqualab, Banco de energía y Centro de
    comunicaciones. Cada uno tiene un espacio ★ y un espacio ★★.
    .title = Los edificios de colonos

PM-8-2 = En ★ puede haber cualquier número de colonos, sean de quien sean.
    .title = Sin límite en ★

PM-8-3 = En cada edificio, los colonos de todos los propietarios en ★★ se cuentan juntos y no pasan
    de un límite. Por defecto es 1 en solitario y con 2 jugadores, y 2 con 3 o 4 jugadores.
    .title = Límite en ★★

PM-8-4a = Un colono que llega a un edificio se coloca en ★, salvo que un efecto nombre ★★.
    .title = Llegada a ★

PM-8-4b = Ningún colono puede moverse a ★★ cuando está lleno, y a ninguno se le echa para hacer
    sitio.
    .title = Un ★★ lleno está cerrado

PM-8-5 = La energía no puede bajar de 0 ni subir por encima del máximo del medidor (5 por defecto).
    .title = Límites de la energía

PM-10-1 = Si después de cualquier movimiento un jugador tiene en edificios todos los colonos
    necesarios (7 por defecto), se activa el final de la partida. No hace falta que sea el turno de
    ese jugador.
    .title = Cuándo se activa el final

PM-10-2 = La ronda en curso se juega hasta el final, para que todos hayan tenido el mismo número de
    turnos. Cada turno que falta es un turno completo, con su regla de las 4 cartas, y después viene
    el recuento.
    .title = Terminar la ronda

PM-10-3 = Una vez activado el final, ningún movimiento posterior lo anula.
    .title = El final activado se mantiene

PM-10-4 = Si se ha completado el número máximo de rondas (100 por defecto), la partida se detiene
    ahí y se hace el recuento.
    .title = Número máximo de rondas

PM-10-5 = Si la opción de terminar la ronda está desactivada (por defecto está activada), el resto
    de la ronda no se juega. El recuento se hace en cuanto acaba el turno en que se activó el final,
    incluida su regla de las 4 cartas.
    .title = Opción: acabar sin terminar la ronda

PM-11-1 = Un jugador puntúa 1 punto de victoria por cada colono suyo en su nave.
    .title = Puntos por la nave

PM-11-2 = Un jugador puntúa 2 puntos de victoria por cada colono suyo en ★.
    .title = Puntos por ★

PM-11-3 = Un jugador puntúa 4 puntos de victoria por cada colono suyo en ★★.
    .title = Puntos por ★★

PM-11-4 = Los colonos que siguen en la Tierra valen 0 puntos de victoria.
    .title = La Tierra no puntúa

PM-11-5 = Si un jugador tiene uno o más colonos en cada uno de los 4 edificios de colonos, puntúa 2
    puntos de victoria, una sola vez.
    .title = Puntos por presencia

PM-11-6 = Si un jugador tiene 4 o más colonos en un mismo edificio, contando juntos ★ y ★★, puntúa 3
    puntos de victoria, una sola vez.
    .title = Puntos por cuatro en un edificio

PM-11-7 = Si nadie tiene más energía que un jugador, este puntúa 1 punto de victoria. Lo puntúan
    todos los que comparten la ventaja, incluso si la comparten con 0.
    .title = Puntos por la ventaja de energía

PM-12-1 = Gana el jugador con más puntos de victoria. El empate lo rompe tener más colonos en ★★,
    luego más colonos en edificios y luego más energía; los jugadores que sigan empatados comparten
    la victoria.
    .title = Ganador y empates

PM-13-1 = En la variante de draft se reparte a cada jugador un paquete de 5 cartas. Todos a la vez
    se quedan con 1 carta y pasan las demás al vecino de la izquierda, que es el asiento siguiente.
    .title = Draft: quedarse con una y pasar

PM-13-2 = Se sigue eligiendo y pasando hasta que todos los jugadores se han quedado con 4 cartas. Son,
    pues, 4 elecciones, de paquetes de 5, 4, 3 y 2 cartas, y entre ellas los paquetes se pasan 3
    veces.
    .title = Draft: cuatro elecciones

PM-13-3 = La única carta que queda de cada paquete la descarta boca arriba quien lo tiene, asiento
    por asiento, de modo que la carta del asiento más alto queda encima. El mazo tiene entonces 25,
    20 o 15 cartas con 2, 3 o 4 jugadores.
    .title = Draft: las últimas cartas

PM-13-4 = Ninguna elección se muestra a nadie, y ninguna tiene efecto hasta que todos los jugadores
    han elegido. Tras la última, cada jugador elige como siempre, de las 4 cartas con las que se ha quedado,
    2 para el módulo de preparación.
    .title = Draft: elecciones secretas

PM-14-1 = Tú ves las caras de tu propia mano; los demás solo ven los colores, o solo el número de
    cartas si la opción de ocultar los colores de las manos está activada (desactivada por defecto).
    Los paquetes del draft y las cartas con que te quedas en él se tratan como cartas de la mano.
    .title = Quién ve las cartas de la mano

PM-14-2 = El propietario ve la cara de una carta del módulo y los demás ven su color. Un asiento que
    ha visto la cara, por haber mirado la carta o haberla dado en un intercambio, la sigue viendo
    mientras la carta esté en cualquier módulo de preparación, y al intercambiarla ese conocimiento
    la acompaña a su nuevo hueco.
    .title = Quién ve las cartas del módulo

PM-14-3 = Todos ven cuántas cartas tiene el mazo y el color de su carta superior. Nadie sabe nada
    más de él.
    .title = Qué se sabe del mazo

PM-14-4 = El descarte, las pilas, todos los colonos, todos los niveles de energía, las opciones y la
    puntuación hasta el momento están a la vista de todos. Una carta boca abajo de una pila sigue
    mostrando solo su color.
    .title = Qué ven todos

PM-15-1 = Existen todas las opciones del archivo de opciones, con su valor por defecto. Además están
    el draft (desactivado por defecto) y las naves por asiento o elegidas (por asiento por defecto).
    El modo solitario añade el nivel (normal, superdroide o cíborg; normal por defecto), quién
    decide por los androides (un algoritmo o el jugador; el algoritmo por defecto) y la nave de
    estos (por defecto, la siguiente a la tuya en la lista, y tras la última la primera; o una fija;
    o elegida).
    .title = Opciones de la partida

DA-1-1 = Empieza con la preparación completa del juego base para un jugador y sin draft: tu nave con
    1 colono, 6 colonos en la Tierra, 1 de energía (por defecto) y 4 cartas, de las que 2 van a tu
    módulo. No hace falta jugador inicial.
    .title = Solitario: tu preparación

DA-1-2 = Los androides reciben una de las 3 naves que tú no usas. Cuál de ellas puede ser elección
    tuya.
    .title = Solitario: la nave de los androides

DA-1-3 = Los androides tienen 7 colonos del color de su nave. En el nivel normal, 5 de ellos
    empiezan en la nave de los androides y 2 en la Tierra; los otros niveles tienen sus propios
    números.
    .title = Solitario: los colonos de los androides

DA-1-4 = El marcador de energía de los androides empieza en el nivel 1.
    .title = Solitario: la energía inicial de los androides

DA-1-5 = Las 2 primeras cartas del mazo pasan a ser el módulo de preparación de los androides; están
    boca abajo y nadie las mira. El mazo tiene entonces 29 cartas.
    .title = Solitario: el módulo de los androides

DA-1-6 = Tus 4 cartas de la preparación se reparten del mazo como siempre. La regla de robar de los
    androides no les afecta, porque entra en vigor después de la preparación.
    .title = Solitario: el reparto no es robar

DA-1-7 = En solitario, ★★ de un edificio admite 1 colono (1 por defecto), sea tuyo o de los
    androides.
    .title = Solitario: límite en ★★

DA-2-1 = Si tienes que robar o se te permite robar, y en el módulo de preparación de los androides
    hay alguna carta, la carta que te llevas a la mano debe ser una de las suyas y no una del mazo.
    La eliges por su hueco y por el color que muestra.
    .title = Se roba de los androides

DA-2-2 = Si en el módulo de preparación de los androides no hay cartas, robas la carta superior del
    mazo.
    .title = Se roba del mazo

DA-2-3 = Robas las cartas de una en una y ves cada cara antes de robar la siguiente. Así, una serie
    puede empezar con las cartas de los androides y seguir con el mazo.
    .title = Cada carta se roba por separado

DA-2-4 = Lo que robas por una habilidad y lo que robas por la regla de las 4 cartas se trata
    exactamente igual.
    .title = En qué casos se aplica

DA-2-5 = El hueco de una carta que te has llevado queda vacío de momento. El módulo de preparación
    de los androides solo se rellena al final de la fase de activación de los androides.
    .title = No se rellena mientras robas

DA-2-6 = Nada de esto es robar: preparar a los androides, el fallo del sistema, el Chispazo,
    rellenar el módulo de preparación de los androides, recuperar una carta del descarte e
    intercambiar cartas de módulo.
    .title = Qué no es robar

DA-2-7 = Si no hay cartas ni en el módulo de preparación de los androides ni en el mazo, no se roba
    y te quedas con menos de 4 cartas.
    .title = Solitario: no queda nada que robar

DA-2-8 = En solitario, el descarte y las cartas cubiertas no se barajan nunca para formar un nuevo
    mazo.
    .title = Solitario: no hay nuevo mazo

DA-2-9 = Puedes poner cartas al fondo del mazo aunque el mazo esté vacío. Las cartas que pones ahí
    son el mazo desde ese momento.
    .title = Poner cartas bajo un mazo vacío

DA-3-1 = Una ronda en solitario tiene tres fases en un orden fijo: primero tu fase de arquitecto,
    después el fallo del sistema y después la activación de los androides.
    .title = Tres fases por ronda

DA-3-2 = Las condiciones del final se examinan solo cuando ha acabado la tercera fase. Si no se
    cumple ninguna, empieza otra ronda.
    .title = Cuándo se comprueba el final

DA-4-1 = En la fase de arquitecto haces exactamente una de las cinco acciones del modo solitario, y
    después viene la regla de las 4 cartas.
    .title = Tu única acción

DA-4-2 = Puedes jugar una carta desde la mano igual que en el juego base.
    .title = Acción en solitario: jugar una carta desde la mano

DA-4-3 = Puedes jugar una carta de tu propio módulo de preparación igual que en el juego base, con
    desembarco por valor, habilidad de módulo y habilidad del edificio.
    .title = Acción en solitario: jugar una carta de tu módulo

DA-4-4a = Puedes elegir una carta del módulo de preparación de los androides por su hueco y su
    color. Se pone boca arriba y se conecta al edificio del mismo color.
    .title = Acción en solitario: jugar una carta de los androides

DA-4-4b = Si esta carta supera el valor que tiene debajo (el de la carta superior anterior, 0 si
    está boca abajo, o el 3 del edificio) y no se trata del Hábitat, puedes desembarcar 1 colono
    tuyo de tu nave a ★ de ese edificio. No basta un valor igual.
    .title = Desembarcar con una carta de los androides

DA-4-4c = Después puedes resolver la habilidad del edificio, aunque el valor no fuera más alto.
    .title = Habilidad del edificio tras una carta de los androides

DA-4-4d = La habilidad de módulo impresa en esa carta no se usa: ni la usas tú ni la usan los
    androides.
    .title = Nadie usa la habilidad de módulo de los androides

DA-4-5a = Puedes embarcar en tu nave 1 colono tuyo que esté en la Tierra y, como parte de la misma
    acción, descartar boca arriba 1 carta del módulo de preparación de los androides. Tú eliges
    cuál.
    .title = Acción en solitario: embarcar y descartar

DA-4-5b = Si no tienes ningún colono en la Tierra, o si el módulo de preparación de los androides
    está vacío, no se te ofrece esta acción, porque ninguna de las dos mitades se puede dejar de
    hacer.
    .title = Hacen falta las dos partes

DA-4-6 = Puedes descartar 1 carta de tu mano o de tu módulo de preparación por energía como en el
    juego base, boca arriba en el descarte, pero ganas 2 y no 1. La energía que pasa del máximo del
    medidor se pierde.
    .title = Acción en solitario: ganar dos de energía

DA-4-7 = La regla de las 4 cartas se aplica solo para ti, y lo que robas por ella sale primero de
    los androides. Los androides no tienen esa regla.
    .title = Solitario: la regla de las 4 cartas

DA-4-8 = Tus habilidades pueden dirigirse contra los androides cuando sirven para mirar cartas,
    descartarlas de otro módulo, intercambiar cartas de módulo, hacer perder energía, bajar, subir o
    bajar, intercambiar espacios o desalojar. Los androides también cuentan cuando una condición
    pide un rival aquí o que nadie tenga más energía, y un colono desalojado de los androides vuelve
    a la nave de los androides.
    .title = Los androides como objetivo de tus habilidades

DA-4-9 = Tu acción puede cambiar de cualquier manera y sin límite el número de cartas del módulo de
    preparación de los androides. Lo único que importa es cuántas hay cuando empieza la tercera
    fase.
    .title = Vaciar el módulo de los androides

DA-5-1 = Las 2 cartas superiores del mazo van boca arriba al descarte de una en una, así que la
    segunda queda encima. No salen nunca del módulo de preparación de los androides.
    .title = Fallo del sistema

DA-5-2 = Si en el mazo hay una sola carta, se descarta solo esa; si no hay ninguna, no se descarta
    nada. En ambos casos sigue la tercera fase.
    .title = Fallo del sistema con pocas cartas

DA-5-3 = Durante el fallo del sistema nadie tiene nada que decidir.
    .title = El fallo del sistema no pide decisiones

DA-6-1 = Si en el módulo de preparación de los androides hay 2 cartas, en esta fase no pasa nada: ni
    movimiento, ni habilidad, ni se rellena el módulo.
    .title = Dos cartas de los androides

DA-6-2 = Si en el módulo de preparación de los androides no hay cartas, ninguno de sus colonos se
    mueve y no se usa ninguna habilidad. Lo único que se hace es rellenar el módulo.
    .title = Ninguna carta de los androides

DA-6-3a = Si en el módulo de preparación de los androides hay 1 carta y no es negra, 1 colono de los
    androides va de la nave de los androides a ★ del edificio del color de la carta.
    .title = Una carta de los androides: desembarco

DA-6-3b = Si tocara desembarcar pero la nave de los androides está vacía, en su lugar 1 colono de
    los androides va de la Tierra a la nave de los androides. Si tampoco queda ninguno en la Tierra,
    no se mueve nada.
    .title = Desembarco con la nave de los androides vacía

DA-6-3c = Si la única carta es negra, no se hace nada del primer paso, y tampoco embarca nadie en su
    lugar de la Tierra a la nave de los androides.
    .title = Una carta negra de los androides

DA-6-4a = Si en el módulo de preparación de los androides hay 1 carta, tras el primer paso se
    resuelve la habilidad de los androides de su color. Se resuelve aunque no se haya movido ningún
    colono.
    .title = Una carta de los androides: habilidad

DA-6-4b = La carta que ha activado a los androides se queda en su hueco y no se le da la vuelta.
    Solo importa su color.
    .title = La carta de los androides sigue oculta

DA-6-5 = Si en el módulo de preparación de los androides hay 0 o 1 cartas, al final de la fase se
    rellena hasta 2 con cartas de la parte superior del mazo, que nadie mira. Si el mazo no alcanza,
    bastan las cartas que haya.
    .title = Rellenar el módulo de los androides

DA-7-1a = La habilidad verde de los androides, la Doble mejora, consiste en dos mejoras, una después
    de la otra.
    .title = Verde: Doble mejora

DA-7-1b = Si en algún edificio hay un androide en ★ y sitio libre en ★★, la mejora debe subir a uno
    de esos androides de ★ a ★★.
    .title = Mejora, opción 1: sube un androide

DA-7-1c = Si en ningún edificio puede subir un androide y tú tienes un colono en algún ★★, la mejora
    debe bajar a uno de esos colonos tuyos a ★ de su edificio.
    .title = Mejora, opción 2: baja un colono tuyo

DA-7-1d = Si no se puede hacer ninguna de las dos opciones, esa mejora se pierde.
    .title = Mejora sin movimiento

DA-7-1e = Qué opción vale para la segunda mejora se determina de nuevo, a partir de la posición que
    ha dejado la primera.
    .title = La segunda mejora se juzga de nuevo

DA-7-2 = La habilidad azul de los androides, el Chispazo, descarta boca arriba las 2 cartas
    superiores del mazo, o las que tenga si son menos. No cuenta como robar.
    .title = Azul: Chispazo

DA-7-3a = Si la energía de los androides no está en el máximo del medidor, la habilidad naranja de
    los androides, la Sobrecarga, la sube en 2, o en menos si antes se llega al máximo.
    .title = Naranja: Sobrecarga

DA-7-3b = Si la energía de los androides ya está en el máximo del medidor, en lugar de la subida se
    resuelve el Chispazo.
    .title = Sobrecarga en el máximo

DA-7-4 = Si hay algún colono de los androides en la Tierra, la habilidad morada de los androides, la
    Campaña de reclutamiento, lleva 1 de ellos a la nave de los androides. Si no hay ninguno, no
    hace nada.
    .title = Morado: Campaña de reclutamiento

DA-7-5a = Si en la nave de los androides hay algún colono, la habilidad negra de los androides, los
    Cálculos, desembarca 1 de ellos en ★ de un edificio de colonos. En qué edificio, lo dicen las
    reglas sobre quién decide por los androides.
    .title = Negro: Cálculos

DA-7-5b = Si la nave de los androides está vacía, los Cálculos llevan a ella 1 colono de los
    androides de la Tierra. Si no hay ninguno en la Tierra, no hacen nada.
    .title = Cálculos con la nave de los androides vacía

DA-8-1 = Para los androides solo pueden quedar abiertas dos cosas: el edificio de los Cálculos, y el
    edificio de una mejora cuando la opción que vale permite más de uno.
    .title = Qué pueden elegir los androides

DA-8-2 = Una opción dice quién toma estas decisiones: un algoritmo (por defecto) o el jugador.
    .title = Opción: quién decide por los androides

DA-8-3a = Si decide el jugador, eliges cualquiera de los movimientos permitidos, y el orden de las
    dos opciones de la mejora sigue siendo obligatorio. Se te pide que busques la puntuación final
    más alta para los androides, pero nadie lo comprueba.
    .title = Tú decides por los androides

DA-8-3b = Si decide el algoritmo, la elección sale del valor de las posiciones y a ti no se te
    pregunta nada.
    .title = Decide el algoritmo

DA-8-4 = El valor es 100 por cada punto de victoria de los androides menos 100 por cada uno tuyo,
    sin contar los puntos de energía de ninguno de los dos. A eso se suman 8 por cada androide en el
    edificio con más androides (cuentan como máximo 4), 6 por cada edificio de colonos en el que
    haya un androide y 1 por cada edificio con un androide en ★ y sitio en ★★.
    .title = Valor de una posición para los androides

DA-8-5 = Los Cálculos eligen el edificio que deja la posición de mayor valor. Entre iguales, el
    orden es Invernadero, Aqualab, Banco de energía, Centro de comunicaciones.
    .title = Cómo eligen los Cálculos

DA-8-6 = Para la primera mejora, el algoritmo toma el movimiento permitido que, seguido de la mejor
    segunda mejora permitida, acaba en la posición de mayor valor; si la segunda se perdería, cuenta
    la posición tras la primera. Los movimientos iguales se toman en el orden Invernadero, Aqualab,
    Banco de energía, Centro de comunicaciones. Después, la segunda mejora se elige de la misma
    manera.
    .title = Cómo elige la Doble mejora

DA-9-1 = Si tus 7 colonos están todos en edificios al acabar la ronda, la partida termina.
    .title = Final: todos tus colonos en edificios

DA-9-2 = Si los 7 colonos de los androides están todos en edificios al acabar la ronda, la partida
    termina.
    .title = Final: todos los androides en edificios

DA-9-3 = Si al acabar la ronda en el módulo de preparación de los androides solo hay 0 o 1 cartas,
    porque el mazo no pudo rellenarlo, la partida termina.
    .title = Final: al módulo de los androides le faltan cartas

DA-9-4 = La partida no termina solo porque el mazo esté vacío.
    .title = Un mazo vacío no es el final

DA-9-5 = Si se cumple a la vez más de una condición del final, no cambia nada. El recuento se hace
    una sola vez.
    .title = Varios motivos para el final

DA-9-6 = Las reglas del juego base sobre activar el final, mantenerlo y terminar la ronda no se usan
    en solitario, y tampoco la opción de terminar la ronda.
    .title = En solitario no vale el final del juego base

DA-9-7 = Si se completa el número máximo de rondas (100 por defecto), la partida en solitario se
    detiene y se hace el recuento. Con nuestras cartas esto no puede ocurrir; hacen falta cartas
    propias de quien tenga el juego, con las que unas cartas que recuperan del descarte se traigan
    unas a otras.
    .title = Número máximo de rondas en solitario

DA-10-1 = Puntúas tu nave, ★, ★★, la presencia y cuatro en un edificio como en el juego base; la
    ventaja de energía tiene su propia regla.
    .title = Tu puntuación en solitario

DA-10-2 = Los androides puntúan sus colonos como tú: 1 punto de victoria por cada uno en la nave, 2
    en ★, 4 en ★★ y 0 en la Tierra.
    .title = Puntos de los androides por sus colonos

DA-10-3 = Si los androides tienen un colono en los 4 edificios de colonos, eso les da 4 puntos de
    victoria y no 2.
    .title = Puntos de los androides por presencia

DA-10-4 = Si los androides tienen 4 o más colonos en un mismo edificio, eso les da 5 puntos de
    victoria y no 3, una sola vez.
    .title = Puntos de los androides por cuatro en un edificio

DA-10-5a = Si los androides tienen más energía que tú, puntúan por ello 2 puntos de victoria y tú 0.
    .title = Energía: más los androides

DA-10-5b = Si los dos bandos tienen la misma energía, los androides puntúan por ello 2 puntos de
    victoria y tú 1.
    .title = Energía: empate

DA-10-5c = Si tienes más energía que los androides, puntúas por ello 1 punto de victoria y ellos 0.
    .title = Energía: más tú

DA-10-6 = Para ganar debes tener más puntos de victoria que los androides. Con los mismos puntos
    pierdes, y los desempates del juego base no se usan.
    .title = Ganar a los androides

DA-11-1 = Si el nivel es normal, 5 colonos de los androides empiezan en la nave de los androides y 2
    en la Tierra.
    .title = Nivel: normal

DA-11-2 = Si el nivel es superdroide, 6 colonos de los androides empiezan en la nave de los
    androides y 1 en la Tierra.
    .title = Nivel: superdroide

DA-11-3 = Si el nivel es cíborg, los 7 colonos de los androides empiezan todos en la nave de los
    androides y 0 en la Tierra.
    .title = Nivel: cíborg

DA-11-4 = Lo único que cambia un nivel es dónde empiezan los colonos de los androides.
    .title = Los niveles no cambian nada más

PM-E-1 = Las naves no hacen nada en el juego. Se reparten por asiento o, si la opción dice que se
    eligen, se eligen por orden de asiento. El motivo: ningún texto que conozcamos nombra una
    diferencia entre ellas.
    .title = Criterio: las naves son iguales

PM-E-2 = Los asientos se cuentan en sentido horario, empezando por el 1. Tu vecino de la izquierda
    es el asiento que sigue al tuyo y, para el último, el asiento 1. Así, el orden horario y pasar a
    la izquierda son lo mismo.
    .title = Criterio: números de asiento y vecinos

PM-E-3 = Las últimas cartas de los paquetes del draft se descartan por orden de asiento. El descarte
    tiene un orden, así que hay que fijar qué carta queda encima.
    .title = Criterio: orden de lo que sobra del draft

PM-E-4 = Las cartas de los paquetes del draft y las cartas con que alguien se ha quedado en él
    muestran lo mismo que una mano, es decir, el reverso. El reverso lleva el color también ahí.
    .title = Criterio: las cartas del draft muestran el reverso

PM-E-5 = Al aplicar la regla de las 4 cartas, un jugador lo termina todo antes de que empiece el
    siguiente. Quién roba primero importa cuando al mazo le quedan pocas cartas.
    .title = Criterio: un jugador después de otro

PM-E-6 = Quien paga por un efecto lo hace al menos por una unidad. No se permite pagar por nada y,
    por tanto, tampoco pagar y luego no hacer nada.
    .title = Criterio: un pago compra algo

PM-E-7 = Una carta de la mano cuya habilidad se está resolviendo está en una zona propia llamada «en
    curso». Por eso no se puede recuperar del descarte, ni barajar para un nuevo mazo, ni contar
    como color en la mano. El motivo: llega al descarte solo después de su habilidad.
    .title = Criterio: la carta en curso

PM-E-8 = Las unidades que son todas iguales (embarcar, ganar, hacer perder, desembarcar aquí) se
    preguntan con un solo número. Las unidades que necesitan cada una un objetivo se preguntan una
    por una, con la posibilidad de parar. Así hay pocas preguntas sin ocultar ninguna elección.
    .title = Criterio: cómo se preguntan las cantidades

PM-E-9 = Un turno no tiene acción solo si ninguna de las cinco está permitida. Esto precisa la regla
    base, porque incluso un jugador sin cartas y sin colonos en la Tierra puede jugar quizá una
    carta del módulo de otro.
    .title = Criterio: cuándo un turno no tiene acción

PM-E-10 = Las dos cartas que intercambian su lugar deben estar en posiciones distintas, y cada una
    conserva hacia arriba el mismo lado. Si no, el intercambio no cambiaría nada o además voltearía
    una carta.
    .title = Criterio: intercambiar cartas de una pila

PM-E-11 = Si en un módulo de preparación hay menos cartas de las que una habilidad te deja mirar,
    miras las que hay.
    .title = Criterio: mirar menos cartas

PM-E-12 = Cuando una condición pide un color en la mano, el programa comprueba él mismo la mano y
    anuncia solo el color. No hay que revelar ninguna cara como prueba.
    .title = Criterio: demostrar un color en la mano

PM-E-13 = Un módulo de preparación tiene dos huecos fijos, el 1 y el 2. Una carta nueva ocupa el
    hueco libre, o el hueco 1 si los dos lo están. Quien ha visto una cara la sigue viendo mientras
    la carta esté en un módulo de preparación; esto es posible porque los huecos permiten a todos
    seguir una carta.
    .title = Criterio: huecos de un módulo

PM-E-14 = Cuando se pone más de una carta al fondo del mazo, la última queda la más baja. El mazo
    tiene un orden, así que hay que fijarlo.
    .title = Criterio: orden de las cartas puestas al fondo

PM-E-15 = Las cartas que se descartan del mazo van al descarte de una en una. Así queda claro cuál
    está encima y se puede recuperar.
    .title = Criterio: descartes del mazo

PM-E-16 = Los nombres de las opciones que las fuentes dejan sin nombre son nuestros: entre ellos,
    los de las naves, el nivel, las decisiones de los androides y la nave de los androides.
    .title = Criterio: nombres de las opciones

PM-E-17 = La «Android Action Phase», que el reglamento menciona en un solo sitio, es la fase de
    activación de los androides. El reglamento solo conoce tres fases, y es la que sigue al fallo
    del sistema.
    .title = Criterio: nombre de la tercera fase

PM-E-18 = Eliges el hueco aunque las dos cartas del módulo de preparación de los androides muestren
    el mismo color. Sus caras pueden ser distintas, y puede que conozcas una de ellas.
    .title = Criterio: dos cartas de los androides del mismo color

PM-E-19 = Los efectos de que una carta ajena mueva un colono, y de no terminar la ronda, los hemos
    definido nosotros. Los componentes nombran ambas opciones con su valor por defecto, pero no
    dicen qué hace el otro valor.
    .title = Criterio: el otro valor de dos opciones

PM-E-20 = Un módulo de preparación puede quedarse corto cuando la mano se agota. Esto solo puede
    pasar si antes no se pudo robar o con las cartas propias de quien tenga el juego, por lo que
    ninguna regla impresa lo trata.
    .title = Criterio: un módulo que no se puede llenar

PM-E-21 = El número máximo de rondas, una protección del programa, vale en solitario igual que en el
    juego base. Asegura que toda partida llegue a su fin.
    .title = Criterio: número máximo de rondas también en solitario

PM-E-22 = A quien decide por los androides se le pide que busque su puntuación final más alta. El
    algoritmo sopesa cuánto aventaja esa puntuación a la tuya, porque gana la más alta; así, una
    mejora que baja a un colono tuyo vale lo que te cuesta. Según la otra lectura solo cuenta la
    puntuación propia de los androides, y lo que baja a un colono tuyo no vale nada por sí mismo.
    .title = Criterio: qué buscan los androides
