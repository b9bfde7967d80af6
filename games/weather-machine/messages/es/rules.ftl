# The rules of Weather Machine in Spanish; rules.toml has the English.

WM-GEN-1 = Juegan dos, tres o cuatro jugadores, cada uno con su propio color. Una partida para un
    solo jugador únicamente es posible con Los Saboteadores.
    .title = Número de jugadores

WM-GEN-2 = La reserva de losetas de Inversión, Piezas de Máquina y fichas de Cita nunca se agota.
    Nadie se queda sin una de ellas por falta de material.
    .title = Existencias ilimitadas

WM-GEN-3 = De todos los demás componentes solo hay los que contiene la caja. Si ya no queda ninguno,
    sencillamente no lo recibes, salvo que una regla diga qué recibes en su lugar.
    .title = Existencias limitadas

WM-GEN-4 = Si no tienes lo que pide una acción, y no puedes o no quieres conseguirlo mediante un
    intercambio ejecutivo, no puedes realizar la acción.
    .title = Acción que no puedes pagar

WM-GEN-5 = Las acciones se resuelven paso a paso, en el orden impreso. Los pasos posteriores ya
    pueden aprovechar lo que te hayan dado los anteriores.
    .title = Pasos en el orden impreso

WM-GEN-6 = Nunca pagas Pases por lo que recibes como beneficio, aunque esa misma acción cueste Pases
    en su Localización.
    .title = Los beneficios no cuestan Pases

WM-GEN-7 = Una acción recibida como beneficio sigue exigiendo sus demás costes, como una Pieza de
    Máquina, un Producto Químico o un Bot. Solo el propio beneficio puede eximirte de ellos.
    .title = Los beneficios conservan sus demás costes

WM-GEN-8 = Si solo puedes recibir una parte de un beneficio, puedes tomar esa parte. Lo que no
    puedas recibir se pierde.
    .title = Parte de un beneficio

WM-GEN-9 = Los PC se anotan en el medidor de puntuación en cuanto los obtienes, y en el juego base
    nunca pierdes ninguno. Un marcador que pasa del final del medidor sigue desde 0, y la vuelta
    completada sigue contando.
    .title = Anotar los PC

WM-SET-1 = Toma todo lo de tu color: 1 Científico, 12 Bots, 1 Marcador de Puntuación, 5 Marcadores
    de Pase, 1 Marcador de Iniciativa, 1 marcador de Orden de Turno, 3 marcadores de Financiación y
    6 marcadores de Descubrimiento.
    .title = Componentes de un color

WM-SET-2 = Todos los Marcadores de Puntuación empiezan la partida en 0 PC.
    .title = Marcadores de Puntuación al comienzo

WM-SET-3 = Las losetas de Inversión, las fichas de Cita y las fichas de Galardón forman la reserva.
    Pon el Premio Nobel en el tablero.
    .title = Reserva al comienzo

WM-SET-4 = El azar decide en qué orden se colocan los marcadores de Orden de Turno en sus casillas.
    .title = Primer orden de turno

WM-SET-5 = Al comienzo, los Marcadores de Iniciativa están en el mismo orden que los marcadores de
    Orden de Turno.
    .title = Primer orden de Iniciativa

WM-SET-6 = En orden de turno, los jugadores ponen sus Científicos en las casillas de acción del
    Suministro, empezando por la casilla situada más a la izquierda y siguiendo hacia la derecha.
    .title = Científicos al comienzo

WM-SET-7 = Lativ empieza en el Suministro, en la casilla reservada para él.
    .title = Lativ al comienzo

WM-SET-8 = El Suministro empieza lleno: cada uno de los 25 Productos Químicos, 5 de cada uno de los
    5 tipos, está en una casilla de su tipo.
    .title = Productos Químicos al comienzo

WM-SET-9a = Mezcla las 30 losetas de Taller y pon 4 de ellas, elegidas al azar, en las casillas de
    la oferta.
    .title = Losetas de Taller de la oferta

WM-SET-9b = Con las 26 losetas de Taller que no están en la oferta se forman dos pilas de 13 cada
    una. Una pila está bocarriba; la otra, bocabajo.
    .title = Pilas de losetas de Taller

WM-SET-10 = Mezcla las 15 losetas de Subvención y llena con ellas las casillas de Subvención del
    Gobierno, una por casilla y con la cara azul a la vista.
    .title = Losetas de Subvención al comienzo

WM-SET-11 = En el Gobierno hay 10 fichas de Investigación azules: una pila de 2 para cada clima.
    .title = Fichas de Investigación azules al comienzo

WM-SET-12 = Deja los 3 marcadores del Gobierno preparados en el área del Gobierno.
    .title = Marcadores del Gobierno al comienzo

WM-SET-13 = Todas las Piezas de Máquina empiezan en la reserva.
    .title = Piezas de Máquina al comienzo

WM-SET-14 = Empiezas con un marcador en el medidor de Financiación del Gobierno, uno en el del
    Laboratorio y uno en el de I+D. Cada uno está en la casilla situada más a la izquierda, que es
    la casilla 0.
    .title = Marcadores de Financiación al comienzo

WM-SET-15a = Separa las losetas de Experimento por Etapas y mezcla cada Etapa por su lado.
    .title = Mezclar las losetas de Experimento

WM-SET-15b = Devuelve a la caja 3 losetas de la Etapa III, elegidas al azar y sin mirarlas.
    .title = Losetas de la Etapa III sin usar

WM-SET-15c = El mazo tiene arriba las 5 losetas de la Etapa I, debajo las 5 de la Etapa II y al
    fondo las 2 de la Etapa III que quedan. Está bocarriba, así que todos ven únicamente la loseta
    superior.
    .title = Orden del mazo de Experimentos

WM-SET-16a = Llena las tres casillas del despliegue, a la derecha del mazo, con las 3 primeras
    losetas de Experimento.
    .title = Primer despliegue de Experimentos

WM-SET-16b = Pon la cuarta loseta de Experimento en la casilla que está debajo del mazo. Así queda
    un mazo de 8.
    .title = Primera loseta de Experimento en espera

WM-SET-17 = Mira la loseta de Experimento que ahora está en lo alto del mazo. El Asistente empieza
    en la sección de su clima.
    .title = El Asistente al comienzo

WM-SET-18 = En una partida de 3 o 4 jugadores, los 5 Bots de Lativ esperan junto al Laboratorio de
    Lativ. A dos jugadores se colocan según una regla propia.
    .title = Bots de Lativ al comienzo

WM-SET-19 = Apila las fichas de Investigación verdes en el Laboratorio de Lativ por climas: 3 en
    cada pila para 4 jugadores, 2 en cada pila para 2 o 3 jugadores. Las fichas sobrantes vuelven a
    la caja.
    .title = Fichas de Investigación verdes al comienzo

WM-SET-20 = Pon una Ficha de Bloqueo en cada una de las 5 casillas de Cita.
    .title = Fichas de Bloqueo al comienzo

WM-SET-22 = En I+D, cubre la casilla de cada clima con su loseta de Clima Extremo de nivel 1.
    .title = Primeras losetas de Clima Extremo

WM-SET-23 = Forma una pila de clima para cada clima con sus otras dos losetas: la de nivel 3 debajo
    y la de nivel 2 encima.
    .title = Pilas de clima de las losetas de Clima Extremo

WM-SET-24 = En I+D hay 10 fichas de Investigación lila: una pila de 2 para cada clima.
    .title = Fichas de Investigación lila al comienzo

WM-SET-26 = Cuando juegan dos, nadie puede usar en ningún momento de la partida la casilla de acción
    situada más a la derecha del Gobierno, del Laboratorio de Lativ ni de I+D.
    .title = Casillas cerradas a dos jugadores

WM-PLS-1 = Tus 12 Bots están en la Línea de Montaje. Esta tiene 4 tramos con 3 huecos cada uno, y
    todos están llenos.
    .title = Línea de Montaje al comienzo

WM-PLS-2 = Empiezas con 4 Pases de Suministro, 2 Pases de Ciencia y 1 Pase de Gobierno, 1 de
    Laboratorio y 1 de I+D.
    .title = Pases al comienzo

WM-PLS-3 = Tus 6 marcadores de Descubrimiento empiezan en el lado derecho de tu Oficina. Cada fila
    tiene uno, en su casilla inicial.
    .title = Marcadores de Descubrimiento al comienzo

WM-PLS-4 = Aparta una Pieza de Máquina de cada uno de los 5 colores y reparte al azar una de ellas a
    cada jugador. Guarda la tuya en la casilla central de tu Taller; las Piezas no repartidas
    vuelven a la reserva.
    .title = Primera Pieza de Máquina

WM-PLS-5a = Roba una loseta de Taller por jugador de lo alto de la pila que está bocabajo. El azar
    decide quién recibe cada una.
    .title = Primera loseta de Taller

WM-PLS-5b = Añade la loseta a tu fila central de modo que un semicírculo apunte hacia arriba y el
    otro hacia abajo. Tú decides cuál de los dos apunta hacia arriba.
    .title = Colocar la primera loseta de Taller

WM-PLS-6 = Cada jugador recibe un lote de 9 losetas de Objetivo elegido al azar; las losetas de un
    lote comparten el símbolo de abajo a la izquierda. Quedan bocarriba debajo de tu Laboratorio. La
    variante de Draft lo hace de otra manera.
    .title = Losetas de Objetivo al comienzo

WM-VOU-1 = Por cada Pase que obtienes, sube en 1 el marcador de ese tipo. Por cada Pase que pagas,
    bájalo en 1.
    .title = Obtener y pagar Pases

WM-VOU-2 = Si en un medidor no caben todos los Pases que obtienes, obtienes solo aquellos para los
    que hay espacio. Los demás los pierdes.
    .title = Medidor de Pases lleno

WM-VOU-3 = Un Marcador de Pase no puede bajar de cero, así que solo puedes pagar Pases que tengas.
    .title = Nunca menos de cero Pases

WM-VOU-4 = Siempre que debas pagar un Pase de otro tipo, puedes pagar en su lugar un Pase de
    Ciencia.
    .title = El Pase de Ciencia como sustituto

WM-VOU-5 = Donde se pide Ciencia solo se aceptan Pases de Ciencia. Aun así, puedes conseguir uno
    mediante el intercambio de Ciencia.
    .title = Coste en Pases de Ciencia

WM-WSH-1 = Tu Taller empieza con las 3 casillas impresas en tu Laboratorio y una sola loseta de
    Taller.
    .title = El Taller al comienzo

WM-WSH-2 = De las casillas impresas, la superior guarda 1 Producto Químico de cualquier tipo; la
    central, 1 Pieza de Máquina de cualquier color, y la inferior, 1 Bot.
    .title = Casillas impresas del Taller

WM-WSH-3 = Una loseta de Taller tiene espacio para una sola cosa: una Pieza de Máquina o un Bot.
    .title = Qué guarda una loseta de Taller

WM-WSH-4 = Donde se juntan los semicírculos de dos losetas forman un círculo de un color. Ese
    círculo guarda un Producto Químico del mismo color y ninguna otra clase de cosa.
    .title = Dónde se guardan los Productos Químicos

WM-WSH-5 = Pon en tu Taller un Bot, un Producto Químico o una Pieza de Máquina en cuanto lo
    obtengas. Si no hay libre ningún sitio adecuado, no lo obtienes.
    .title = Guardar lo obtenido

WM-WSH-6 = Puedes mover lo que tienes guardado siempre que quieras, y también intercambiarlo de
    sitio, si todo acaba en una casilla que lo admite. Por tanto, tienes espacio para algo nuevo
    siempre que alguna disposición permita que quepa junto con todo lo demás.
    .title = Reorganizar el Taller

WM-WSH-7 = Algo sale de tu Taller solo cuando lo dice una regla. No puedes descartar nada para ganar
    espacio.
    .title = No se tira nada

WM-WSH-8 = Una vez colocada, una loseta de Taller conserva su posición y su orientación.
    .title = Las losetas de Taller no se mueven

WM-WSH-9 = Las Piezas de Máquina que pagas vuelven a la reserva.
    .title = Adónde van las Piezas de Máquina pagadas

WM-WSH-10 = La acción en la que gastas un Producto Químico te dice adónde va: de vuelta al
    Suministro o a I+D.
    .title = Adónde van los Productos Químicos gastados

WM-WSH-11 = Con los Bots no se paga. Las acciones los mueven del Taller a casillas del tablero, y
    nada más.
    .title = Los Bots no se gastan

WM-STR-1 = Terminada la preparación, se juega la Ronda de Suministro y, después, las rondas. Cada
    ronda consta de la Fase A (los turnos de los jugadores), la Fase B (el Experimento) y la Fase C
    (el fin de la ronda).
    .title = Desarrollo de la partida

WM-STR-2 = En la Fase A cada jugador tiene un turno, en orden de turno.
    .title = Un turno cada uno

WM-STR-3 = Se juega ronda tras ronda hasta que algo activa el final de la partida y se ha jugado la
    ronda final. Después llega la puntuación final, y gana quien tenga más PC.
    .title = Hasta la ronda final

WM-EXC-1a = Si debes un Pase y no tienes ninguno de su tipo ni tampoco un Pase de Ciencia, puedes
    usar el intercambio de Ciencia. Entregas 3 Pases cualesquiera de otros tipos por 1 Pase de
    Ciencia, con el que saldas la deuda de inmediato.
    .title = Intercambio de Ciencia

WM-EXC-1b = Cada Pase que debes se considera por separado. Así, de un coste de 2 puedes pagar uno
    con lo que tienes y el otro mediante el intercambio de Ciencia.
    .title = Intercambio de Ciencia para cada Pase

WM-EXC-1c = El intercambio de Ciencia también puede proporcionarte un Pase de Ciencia cuando el
    precio es la propia Ciencia, como en un Experimento, al Descubrir o en el beneficio por
    desbloquear las Citas.
    .title = Intercambio de Ciencia para costes en Ciencia

WM-EXC-2a = Si debes un Producto Químico de un tipo que no tienes, puedes pagar 2 Pases cualesquiera
    para hacer un cambio. Entregas un Producto Químico tuyo y recibes del Suministro uno del tipo
    que necesitas.
    .title = Intercambio de Productos Químicos

WM-EXC-2b = Primero pon tu Producto Químico en la casilla vacía de su tipo situada más a la derecha
    en el Suministro. Después toma el Producto Químico del tipo que necesitas situado más a la
    izquierda.
    .title = Orden del intercambio de Productos Químicos

WM-EXC-2c = Un Producto Químico del intercambio se gasta de inmediato en la acción para la que hacía
    falta. No ocupa espacio en tu Taller.
    .title = El Producto Químico se usa al momento

WM-EXC-2d = No puedes hacer este intercambio si no tienes ningún Producto Químico que entregar o si
    en el Suministro no queda el tipo que necesitas.
    .title = Intercambio de Productos Químicos imposible

WM-EXC-3a = Si debes una Pieza de Máquina de un color que no tienes, puedes pagar 2 Pases
    cualesquiera para hacer un cambio. Entregas una Pieza de Máquina tuya y recibes de la reserva
    una del color que necesitas.
    .title = Intercambio de Piezas

WM-EXC-3b = Sin una Pieza de Máquina propia que entregar, no puedes hacer este intercambio.
    .title = Intercambio de Piezas imposible

WM-EXC-4 = Solo puedes hacer un intercambio mientras pagas algo. No se permite intercambiar para
    quedarse con el resultado.
    .title = Intercambios solo para pagar

WM-EXC-5 = Los 2 Pases del intercambio de Productos Químicos o del intercambio de Piezas pueden ser
    de cualquier tipo y en cualquier combinación. También valen Pases de Ciencia.
    .title = Precio de los intercambios de Químicos y de Piezas

WM-PSR-1 = Antes de que empiece la primera ronda, todos los jugadores tienen un turno, en orden de
    turno, en el que solo realizan acciones del Suministro.
    .title = Turnos de Suministro antes de la primera ronda

WM-PSR-2 = En este turno puedes realizar cualquier número de acciones del Suministro y repetir cada
    una cuanto quieras, pagando los costes habituales. También puedes no realizar ninguna.
    .title = Tantas acciones del Suministro como quieras

WM-PSR-3 = En esta ronda no se mueven los Científicos ni Lativ. Nadie obtiene el Pase de una
    Localización ni usa una loseta de Subvención o de Inversión.
    .title = Lo que se omite

WM-PSR-4 = Si alguien ha reclamado la Iniciativa en esta ronda, reordena los marcadores de Orden de
    Turno cuando todos hayan terminado. Adoptan el orden de los Marcadores de Iniciativa antes de
    que empiece la primera ronda.
    .title = Iniciativa antes de la primera ronda

WM-TRN-1 = Tu turno consta de cuatro pasos: primero, usar una loseta de Subvención o de Inversión;
    segundo, mover tu Científico; tercero, realizar acciones; cuarto, colocar fichas de
    Investigación.
    .title = Pasos de un turno

WM-TRN-2 = Puedes omitir el primer paso. En él no puedes usar más de una loseta, sea de Subvención o
    de Inversión.
    .title = Primer paso: una loseta como máximo

WM-TRN-3 = No puedes dejar de mover tu Científico.
    .title = El segundo paso es obligatorio

WM-TRN-4 = Decides libremente sobre cada parte del tercer paso; ninguna acción es obligatoria.
    .title = El tercer paso es libre

WM-TRN-5 = En el cuarto paso debes colocar las fichas de Investigación que estén en tu casilla de
    espera.
    .title = El cuarto paso es obligatorio

WM-TRN-6 = Siempre que quieras durante tu propio turno puedes colocar fichas de Galardón de tu
    casilla de espera. Obtienes los beneficios que cubran.
    .title = Colocar Galardones en cualquier momento
    .status = Los Galardones se ofrecen en cada pregunta del turno, salvo dentro de una
        acción o de un beneficio, antes de los cuales se podían colocar.

WM-USE-1 = Puedes voltear una loseta de Subvención que esté junto a tu Laboratorio con la cara azul
    a la vista. Obtienes su beneficio.
    .title = Usar una loseta de Subvención

WM-USE-2 = Una vez volteada a la cara naranja, una loseta de Subvención conserva esa cara y ya no
    sirve como beneficio.
    .title = Loseta de Subvención usada

WM-USE-3 = No pagas Pases por lo que te da una loseta de Subvención.
    .title = Beneficio de Subvención sin Pases

WM-USE-4 = En lugar de una loseta de Subvención, puedes devolver a la reserva una loseta de
    Inversión. A cambio, colocas un Objetivo u obtienes financiación.
    .title = Usar una loseta de Inversión

WM-USE-5 = Para colocar un Objetivo, toma una loseta de Objetivo de debajo de tu Laboratorio y ponla
    en una casilla de Objetivo vacía del mismo color.
    .title = Colocar un Objetivo

WM-USE-6 = Obtienes el beneficio impreso en la casilla de Objetivo que has llenado. Si es una
    casilla de la fila superior, elige uno de los dos beneficios que muestra.
    .title = Beneficio de una casilla de Objetivo

WM-USE-7 = Para obtener financiación, voltea una loseta de Objetivo de una de tus casillas de
    Objetivo que siga bocarriba. Obtienes los beneficios del medidor de Financiación de su color:
    azul para el Gobierno, verde para el Laboratorio de Lativ, lila para I+D.
    .title = Obtener financiación

WM-USE-8 = Tras la financiación, la loseta de Objetivo se queda bocabajo en su casilla. No puede
    voltearse por segunda vez, pero sigue contando en la puntuación final.
    .title = Loseta de Objetivo volteada

WM-USE-9 = Puedes tener junto a tu Laboratorio todas las losetas de Subvención y de Inversión que
    quieras.
    .title = Sin límite de losetas junto a tu Laboratorio

WM-USE-10 = Una loseta de Objetivo en una de tus casillas de Objetivo es una meta. Si cumples su
    condición cuando termina la partida, te da PC.
    .title = Lo que vale un Objetivo

WM-FUN-1 = Para avanzar, mueve tu marcador una casilla a la derecha. Un marcador que está en la
    última casilla ya no se mueve.
    .title = Avanzar en un medidor de Financiación

WM-FUN-2 = No obtienes ningún beneficio solo porque avance tu marcador. El medidor te da algo
    únicamente cuando obtienes financiación.
    .title = Avanzar por sí solo no da nada

WM-FUN-3 = La financiación del Gobierno te da todos los beneficios impresos debajo de la casilla de
    tu marcador y debajo de cada casilla más a la izquierda.
    .title = Financiación del Gobierno

WM-FUN-4a = La financiación del Laboratorio de Lativ empieza con Pases de Ciencia: obtienes todos
    los impresos debajo de la casilla de tu marcador y más a la izquierda.
    .title = Financiación del Laboratorio: Pases de Ciencia

WM-FUN-4b = A continuación eliges entre el Gobierno e I+D y recibes la financiación de ese medidor.
    Para ello se considera que tu marcador de allí está más a la derecha, tanto como indica el
    modificador impreso debajo de tu marcador del Laboratorio, pero no se mueve ningún marcador.
    .title = Financiación del Laboratorio: un segundo medidor

WM-FUN-4c = Si el modificador llevara más allá del final del otro medidor, usa su última casilla.
    .title = Financiación del Laboratorio: final del segundo medidor

WM-FUN-5 = La financiación de I+D te da un solo beneficio. Elige el que está debajo de la casilla de
    tu marcador o uno que esté debajo de una casilla más a la izquierda.
    .title = Financiación de I+D

WM-FUN-6 = Cuando termina la partida, puntúas por la posición de tu marcador en cada medidor de
    Financiación.
    .title = Medidores de Financiación en la puntuación final

WM-MOV-1 = Pon tu Científico en una casilla de acción vacía de una Localización distinta de aquella
    en la que está. Nunca puedes elegir la Oficina de Lativ.
    .title = Moverse a otra Localización

WM-MOV-2 = Cada casilla de acción tiene espacio para una sola figura: un Científico, Lativ o un
    Saboteador. Las casillas cerradas no pueden usarse en absoluto.
    .title = Una figura por casilla de acción

WM-MOV-3a = En la primera ronda, si entras en una Localización principal cuya casilla central está
    libre, debes usar esa casilla.
    .title = Primera ronda: casilla central

WM-MOV-3b = En la primera ronda, si la casilla central está ocupada, puedes usar la situada más a la
    derecha.
    .title = Primera ronda: casilla derecha

WM-MOV-3c = En la primera ronda nadie puede usar la casilla situada más a la izquierda. Si no puede
    usarse ni la casilla central ni la situada más a la derecha, no puedes entrar en esa
    Localización.
    .title = Primera ronda: casilla izquierda

WM-MOV-4a = En una Localización principal obtienes un Pase del tipo que muestra tu casilla.
    .title = Pase de una Localización principal

WM-MOV-4b = Por cada figura de otro jugador que esté más a la izquierda en esa Localización
    principal obtienes un Pase adicional del mismo tipo.
    .title = Pases por los demás a tu izquierda

WM-MOV-4c = Si Lativ está más a la izquierda que tú en esa Localización principal, obtienes 1 Pase
    de Ciencia. Lativ a tu derecha no da nada.
    .title = Lativ a tu izquierda

WM-MOV-5a = Si te mueves al Suministro, primero obtienes 1 Pase; eliges libremente su tipo.
    .title = Pase del Suministro

WM-MOV-5b = Si encuentras a Lativ en el Suministro, obtienes además 1 Pase de Ciencia, estés en la
    casilla que estés.
    .title = Lativ en el Suministro

WM-MOV-5c = Después pagas 1 Pase por cada figura de otro jugador que esté más a la izquierda en el
    Suministro. Para cada una puedes elegir cualquier tipo.
    .title = Pagar en el Suministro

WM-MOV-5d = Si no pudieras hacer ese pago ni siquiera con los Pases que obtienes al llegar, no
    puedes elegir esa casilla.
    .title = Casilla del Suministro que no puedes pagar

WM-LAT-1 = Si Lativ está en la Localización a la que te has movido, la deja para ir a la
    Localización con el número siguiente. Lo hace después de que hayas obtenido o pagado tus Pases.
    .title = Cuándo sigue Lativ su camino

WM-LAT-2 = En el Suministro y en su Oficina, Lativ tiene una casilla propia. En el Gobierno, el
    Laboratorio de Lativ e I+D usa la casilla de acción vacía situada más a la izquierda.
    .title = Dónde se pone Lativ

WM-LAT-3 = Si en una Localización principal no queda ninguna casilla de acción para Lativ, porque
    todas están ocupadas o cerradas, continúa hasta la Localización siguiente.
    .title = Lativ salta las Localizaciones llenas

WM-LAT-4a = Si Lativ se ha movido, busca la primera sección con espacio y sin ningún Bot suyo,
    empezando por la sección activa y siguiendo el orden de los climas. Uno de sus Bots de junto al
    Laboratorio de Lativ va a una casilla vacía de allí.
    .title = Lativ coloca un Bot

WM-LAT-4b = Su Bot ocupa la casilla vacía de más arriba de la sección. El reglamento dice que la
    casilla da igual, así que nadie tiene que elegir.
    .title = Casilla del Bot de Lativ

WM-LAT-4c = Si cada una de las 5 secciones está llena o ya tiene un Bot de Lativ, no coloca ninguno.
    .title = Ninguna sección para el Bot de Lativ

WM-LAT-4d = Lativ nunca coloca más de un Bot por movimiento, por muchas Localizaciones llenas que
    haya saltado.
    .title = Un Bot por movimiento de Lativ

WM-LAT-5 = Cuando Lativ ha llegado a su Oficina, se queda allí hasta la Fase C.
    .title = Lativ en su Oficina

WM-LAT-6 = Si juegan dos y Lativ termina su movimiento en el Gobierno o en I+D, se descarta una
    ficha de Investigación de esa Localización.
    .title = A dos: Lativ descarta una ficha

WM-ACT-1 = Una casilla con el símbolo / te permite realizar una de las dos acciones de la
    Localización, y no la otra.
    .title = Casilla para una acción

WM-ACT-2 = Una casilla con el símbolo & te permite realizar ambas acciones de la Localización, o
    solo una de ellas. Tú decides cuál va primero.
    .title = Casilla para ambas acciones

WM-ACT-3 = Cada una de las dos acciones de una Localización principal puede realizarse como acción
    de tu Localización solo una vez por turno. Si un beneficio te concede esa misma acción, eso no
    cuenta.
    .title = Cada acción una vez por turno

WM-ACT-4 = En el Suministro, todas las casillas te permiten realizar tantas acciones como quieras, y
    la misma cuantas veces quieras.
    .title = Acciones en el Suministro

WM-ACT-5 = También puedes no realizar ninguna acción.
    .title = Ninguna acción

WM-TOK-1 = Cuando termina tu turno, mueve cada ficha de Investigación de tu casilla de espera a una
    casilla vacía del mismo color en tu Oficina.
    .title = Colocar fichas de Investigación

WM-TOK-2 = Dentro de una fila de tu Oficina, todas las fichas de Investigación deben tener el mismo
    clima. El mismo clima puede aparecer en más de una fila.
    .title = Un clima por fila

WM-TOK-3 = En cuanto se coloca una ficha, obtienes el beneficio de la casilla que cubre, si esa
    casilla muestra alguno.
    .title = Beneficio de una casilla de la Oficina

WM-TOK-4 = Tú eliges en qué orden y en qué casillas colocas las fichas.
    .title = Orden de colocación de las fichas

WM-TOK-5 = Si ninguna casilla es válida para una ficha de Investigación, esa ficha sale de la
    partida.
    .title = Ficha de Investigación sin casilla

WM-TOK-6 = Si hay una casilla válida para una ficha de Investigación, debes colocarla. No puedes
    rechazarla ni guardarla para más tarde.
    .title = Las fichas no se rechazan

WM-TOK-7 = Una ficha de Galardón vale para cualquier casilla vacía de tu Oficina, sea cual sea la
    fila o el color. También puedes conservarla para uno de tus turnos posteriores.
    .title = Colocar una ficha de Galardón

WM-TOK-8 = Si obtienes una ficha de Investigación mientras se ejecuta un Experimento de la Máquina
    Meteorológica, colócala de inmediato; no esperes al final de un turno.
    .title = Ficha de un Experimento

WM-TOK-9 = Una ficha colocada en tu Oficina no se mueve ni sale de ella.
    .title = Las fichas se quedan en la Oficina

WM-SUP-1 = Cada loseta de Taller te cuesta 1 Pase de Suministro.
    .title = Ampliar el Taller: precio

WM-SUP-2 = Elige entre cinco losetas: las 4 de la oferta y la superior de la pila que está
    bocarriba.
    .title = Ampliar el Taller: qué losetas

WM-SUP-3 = Si has tomado una de las losetas de la oferta, su casilla se rellena de inmediato con la
    loseta superior de la pila que está bocarriba.
    .title = Ampliar el Taller: rellenar la oferta

WM-SUP-4 = Si no queda ninguna loseta en la pila que está bocarriba, voltea la otra pila. Esta pasa
    a ser la nueva pila bocarriba.
    .title = Ampliar el Taller: segunda pila

WM-SUP-5 = Si a ninguna de las pilas le quedan losetas, las casillas vacías de la oferta se quedan
    vacías.
    .title = Ampliar el Taller: sin pilas

WM-SUP-6 = Coloca la loseta de inmediato. Uno de sus lados debe tocar una casilla impresa del Taller
    o una loseta colocada antes; tocarse por una esquina no basta.
    .title = Ampliar el Taller: colocar la loseta

WM-SUP-7 = Tu Taller tiene siempre 3 filas, pero puede crecer hacia la derecha tanto como quieras.
    .title = Ampliar el Taller: tamaño

WM-SUP-8 = Una loseta tiene un semicírculo arriba y otro abajo, así que puede colocarse de dos
    maneras. Donde se tocan los semicírculos de dos losetas, sus colores deben coincidir.
    .title = Ampliar el Taller: semicírculos

WM-SUP-9 = Elige un Bot de la Línea de Montaje, paga tantos Pases de Suministro como muestra la
    cabecera de su tramo y muévelo a tu Taller.
    .title = Construir un Bot: precio

WM-SUP-10 = El hueco que el Bot deja vacío tiene al lado un beneficio, que obtienes de inmediato.
    .title = Construir un Bot: beneficio

WM-SUP-11 = Si en tu Taller no cabe otro Bot, esta acción no es posible.
    .title = Construir un Bot: sin espacio

WM-SUP-12a = Cuando empieza la partida, solo puedes construir Bots de los dos tramos superiores de
    la Línea de Montaje.
    .title = Tramos disponibles al comienzo

WM-SUP-12b = Si has construido 6 Bots, o tienes 5 fichas (contando juntas las de Investigación,
    Galardón y Cita), el tercer tramo está disponible para ti.
    .title = Abrir el tercer tramo

WM-SUP-12c = Si has construido 9 Bots, o tienes 8 fichas de esas clases, el cuarto tramo está
    disponible para ti.
    .title = Abrir el cuarto tramo

WM-SUP-12d = Las fichas que aún están en tu casilla de espera se incluyen en ese número.
    .title = Las fichas en espera también abren tramos

WM-SUP-12e = Un tramo que haya estado disponible una vez lo sigue estando para ti hasta el final de
    la partida. Los Bots que vuelven a la Línea de Montaje no lo cierran.
    .title = Los tramos siguen disponibles

WM-SUP-13 = Paga 1 Pase de Suministro y pon tu Marcador de Iniciativa en cualquier otra posición que
    quieras. Los marcadores que hay entre la posición antigua y la nueva se desplazan un lugar cada
    uno y conservan su orden.
    .title = Reclamar la Iniciativa

WM-SUP-14 = El orden de turno de la ronda en curso se queda como está. Cambia en la Fase C, o cuando
    termina la Ronda de Suministro.
    .title = Cuándo tiene efecto la Iniciativa

WM-SUP-15 = Elige un tipo de Producto Químico y toma el situado más a la izquierda. Cuesta tantos
    Pases de Suministro como muestra el tramo en el que estaba.
    .title = Adquirir un Producto Químico

WM-SUP-16 = Si tu Taller no tiene ningún sitio que admita ese Producto Químico, no puedes realizar
    la acción.
    .title = Adquirir un Producto Químico: sin espacio

WM-SUP-17 = Pon un Producto Químico de tu Taller en la casilla vacía de su tipo situada más a la
    derecha. A cambio obtienes tantos Pases de Suministro como muestra el tramo de esa casilla.
    .title = Devolver un Producto Químico

WM-SUP-18 = No obtienes Pases por un Producto Químico que llega al Suministro de otra manera, por
    ejemplo porque lo has gastado.
    .title = Sin Pases por los Productos Químicos gastados

WM-GOV-1 = Esta acción te cuesta 1 Pase de Gobierno.
    .title = Vender una Pieza: precio

WM-GOV-2 = Primero, avanza 1 casilla tu marcador en el medidor de Financiación del Gobierno.
    .title = Vender una Pieza: medidor de Financiación

WM-GOV-3 = Segundo, mueve 1 Bot de tu Taller a una casilla de Bot de la Máquina del Gobierno que
    esté vacía. Necesitas en tu Taller una Pieza de Máquina del color de esa casilla, o debes
    conseguirla mediante un intercambio.
    .title = Vender una Pieza: colocar el Bot

WM-GOV-4 = Tercero, toma una loseta de Subvención de la columna en la que has colocado el Bot,
    muestre la cara que muestre. Ponla junto a tu Laboratorio con la cara azul bocarriba.
    .title = Vender una Pieza: tomar una loseta de Subvención

WM-GOV-5 = También en el tercer paso, una Pieza de Máquina de tu Taller va al lugar del que has
    tomado la loseta. Tiene el color de la casilla de Bot.
    .title = Vender una Pieza: colocar la Pieza de Máquina

WM-GOV-6a = Si la columna ofrece una loseta de Subvención de un tipo que no tienes, debes tomar una
    de esas losetas. Tus losetas usadas, con la cara naranja bocarriba, también cuentan como losetas
    que tienes.
    .title = Vender una Pieza: primero un tipo nuevo

WM-GOV-6b = Si ya tienes los tipos de todas las losetas de la columna, toma cualquiera de ellas. Se
    descarta y sale de la partida.
    .title = Vender una Pieza: ningún tipo nuevo

WM-GOV-7a = Cuarto, mueve a tu casilla de espera una ficha de Investigación azul de debajo de la
    columna, siempre que haya una.
    .title = Vender una Pieza: ficha de Investigación

WM-GOV-7b = Si no hay ninguna ficha debajo de la columna, recibes en su lugar una loseta de
    Inversión.
    .title = Vender una Pieza: sin ficha de Investigación

WM-GOV-8 = Terminado el cuarto paso, comprueba si el Gobierno activa su Máquina.
    .title = Vender una Pieza: comprobar la Máquina

WM-GOV-9 = Si la sección en la que se ha colocado el Bot tiene ahora un Bot en todas sus casillas,
    el Gobierno la activa.
    .title = Cuándo activa el Gobierno una sección

WM-GOV-10 = Primero, cada jugador obtiene 3 PC por cada Bot que tenga en esa sección.
    .title = Máquina del Gobierno: PC

WM-GOV-11 = Segundo, un marcador del área del Gobierno va a la loseta de Clima Extremo de ese clima.
    Ocupa la casilla vacía situada más a la izquierda.
    .title = Máquina del Gobierno: marcador

WM-GOV-12 = Si este marcador llena la loseta, ese clima queda reparado.
    .title = Máquina del Gobierno: loseta llena

WM-GOV-13 = Si al Gobierno no le queda ningún marcador en su área, o en el tablero no hay loseta de
    ese clima, no se coloca ningún marcador.
    .title = Máquina del Gobierno: nada que marcar

WM-GOV-14 = Los Bots y las Piezas de Máquina que han llegado a la Máquina del Gobierno ya no salen
    de ella.
    .title = Máquina del Gobierno: los Bots se quedan

WM-FIX-1 = Si una loseta de Clima Extremo tiene un marcador en cada una de sus casillas de marcador,
    pon la loseta encima de la pila de clima de su clima.
    .title = Reparar un clima

WM-FIX-2 = Los marcadores de Descubrimiento de la loseta van a la caja. Los marcadores del Gobierno
    vuelven al área del Gobierno.
    .title = Marcadores de una loseta reparada

WM-FIX-3 = Si debajo hay una loseta de un nivel inferior, vuelve a ser la loseta actual. No lleva
    ningún marcador.
    .title = Loseta debajo de una reparada

WM-GOV-15 = Esta acción te cuesta 2 Pases de Gobierno.
    .title = Asegurar una Subvención: precio

WM-GOV-16 = Primero, elige una loseta de Subvención del área del Gobierno que muestre su cara azul.
    Obtienes el beneficio que encabeza su columna y el que está en el extremo izquierdo de su fila.
    .title = Asegurar una Subvención: columna y fila

WM-GOV-17 = Segundo, obtienes el beneficio de la loseta y después la volteas a su cara naranja. La
    loseta se queda en su sitio.
    .title = Asegurar una Subvención: la loseta

WM-GOV-18 = Si todas las losetas del área del Gobierno muestran la cara naranja, esta acción no es
    posible.
    .title = Asegurar una Subvención: ninguna loseta azul

WM-LAB-1 = Esta acción te cuesta 1 Pase de Laboratorio.
    .title = Trabajar en un Experimento: precio

WM-LAB-2 = Primero, avanza 1 casilla tu marcador en el medidor de Financiación del Laboratorio.
    .title = Trabajar en un Experimento: medidor de Financiación

WM-LAB-3 = Segundo, mueve 1 Bot de tu Taller a una casilla de la Máquina Meteorológica que esté
    vacía. Tú eliges la sección.
    .title = Trabajar en un Experimento: colocar el Bot

WM-LAB-4a = También puedes elegir una casilla en la que esté uno de los Bots de Lativ.
    .title = Trabajar en un Experimento: casilla de un Bot de Lativ

WM-LAB-4b = En ese caso, el Bot de Lativ pasa a otra casilla vacía de la sección. Tú eliges esa
    casilla.
    .title = Trabajar en un Experimento: mover el Bot de Lativ

WM-LAB-4c = Si en la sección no hay ninguna otra casilla libre, el Bot de Lativ vuelve junto al
    Laboratorio de Lativ.
    .title = Trabajar en un Experimento: retirar el Bot de Lativ

WM-LAB-5 = Tercero, gasta 1 Producto Químico del tipo que muestra la casilla. Vuelve al Suministro,
    a la casilla vacía de su tipo situada más a la derecha.
    .title = Trabajar en un Experimento: Producto Químico

WM-LAB-6 = La Máquina Meteorológica nunca ejecuta un Experimento en la Fase A. Si una sección está
    llena, espera a la Fase B.
    .title = Ningún Experimento en la Fase A

WM-CIT-1 = Si una de tus filas tiene exactamente 2 fichas, puedes completarla con una ficha de Cita
    inmediatamente antes de publicar. La Ficha de Bloqueo del clima de la fila debe haberse retirado
    antes de que empezara esta acción; no importa quién la retirara.
    .title = Citar

WM-CIT-2 = La fila debe tener o bien 2 fichas de Investigación, o bien 1 ficha de Investigación
    junto con 1 ficha de Galardón.
    .title = Fichas necesarias para citar

WM-CIT-3 = Para citar entregas una loseta de Objetivo de debajo de tu Laboratorio. Debe tener el
    color de la casilla que llenas, y sale de la partida.
    .title = Precio de citar

WM-CIT-4 = Toma la ficha de Cita de la reserva. Obtienes el beneficio de la casilla que cubre.
    .title = Colocar la ficha de Cita

WM-CIT-5 = La fila en la que citas es la que ahora debes publicar con esta acción.
    .title = La fila citada se publica

WM-PUB-1 = Esta acción te cuesta 2 Pases de Laboratorio.
    .title = Publicar un Artículo: precio

WM-PUB-2 = Elige una fila con 3 fichas, de las que al menos una sea de Investigación. Su marcador de
    Descubrimiento debe seguir en su primera posición, junto a las fichas.
    .title = Publicar un Artículo: qué fila

WM-PUB-3 = Primero, desliza el marcador de Descubrimiento de la fila hasta el extremo derecho.
    Obtienes el beneficio que atraviesa.
    .title = Publicar un Artículo: el marcador

WM-PUB-4 = Segundo, obtienes 2 PC por cada ficha de Investigación y 4 PC por cada ficha de Galardón
    de la fila. Las fichas de Cita no dan nada.
    .title = Publicar un Artículo: PC

WM-PUB-5 = Tercero, recibes 1 loseta de Inversión.
    .title = Publicar un Artículo: loseta de Inversión

WM-PUB-6a = Si el clima del Artículo tiene aún una Ficha de Bloqueo en su casilla de Cita, esa ficha
    sale de la partida.
    .title = Publicar un Artículo: Ficha de Bloqueo

WM-PUB-6b = Si acabas de retirar la Ficha de Bloqueo, puedes pagar de inmediato 1 Pase de Ciencia
    para obtener 3 PC.
    .title = Publicar un Artículo: beneficio por desbloquear

WM-PUB-7 = Cada fila solo puedes publicarla una vez en la partida.
    .title = Publicar un Artículo: una vez por fila

WM-RND-1 = Esta acción te cuesta 1 Pase de I+D.
    .title = Investigar: precio

WM-RND-2 = Primero, avanza 1 casilla tu marcador en el medidor de Financiación de I+D.
    .title = Investigar: medidor de Financiación

WM-RND-3 = Segundo, mueve 1 Bot de tu Taller a una casilla de Investigación que esté vacía. Puedes
    elegir cualquier sección de I+D.
    .title = Investigar: colocar el Bot

WM-RND-4 = Tercero, toma de tu Taller 1 Producto Químico del tipo que se muestra a la izquierda de
    la casilla y ponlo allí, al lado del Bot. Se queda en I+D y no vuelve al Suministro.
    .title = Investigar: Producto Químico

WM-RND-5 = Si usas la casilla inferior de la sección, pagas una cosa más: un Producto Químico de
    cualquier tipo o una Pieza de Máquina de cualquier color. El Producto Químico va a la casilla
    vacía de su tipo situada más a la derecha en el Suministro; la Pieza de Máquina, a la reserva.
    .title = Investigar: coste adicional de la casilla inferior

WM-RND-6 = Cuarto, obtienes lo que la casilla de Investigación ofrece como beneficio.
    .title = Investigar: beneficio

WM-RND-7 = Si usas la casilla inferior, su beneficio es un Bot de cualquier tramo de la Línea de
    Montaje que esté disponible para ti. No cuesta Pases de Suministro, y obtienes además el
    beneficio del hueco que deja.
    .title = Investigar: Bot de la casilla inferior

WM-RND-8 = Quinto, una ficha de Investigación lila de debajo de la columna va a tu casilla de
    espera, a no ser que esta vez recibas una loseta de Inversión por Investigar.
    .title = Investigar: ficha de Investigación

WM-RND-9 = Si tu Bot ha llenado la última casilla de la sección, o si la pila de debajo está vacía,
    recibes una loseta de Inversión en lugar de la ficha de Investigación.
    .title = Investigar: loseta de Inversión

WM-RND-10a = Si has completado la sección y la Ficha de Bloqueo de su clima sigue en su sitio, esa
    Ficha de Bloqueo sale de la partida.
    .title = Investigar: Ficha de Bloqueo

WM-RND-10b = Si has retirado así la Ficha de Bloqueo, puedes pagar de inmediato 1 Pase de Ciencia
    para obtener 3 PC.
    .title = Investigar: beneficio por desbloquear

WM-RND-10c = Una vez retirada su Ficha de Bloqueo, un clima puede citarse.
    .title = Investigar: se puede citar

WM-BRK-1 = Esta acción te cuesta 2 Pases de I+D.
    .title = Descubrir: precio

WM-BRK-2 = Primero, elige una de tus filas publicadas. Su marcador de Descubrimiento debe seguir en
    el extremo derecho de la fila.
    .title = Descubrir: qué fila

WM-BRK-3 = Segundo, mira la loseta de Clima Extremo actual del clima de la fila. Paga el número de
    Pases de Ciencia que muestra, que va de 0 a 2.
    .title = Descubrir: Pases de Ciencia

WM-BRK-4 = También en el segundo paso, mueve el marcador de Descubrimiento de la fila a una casilla
    vacía de esa loseta, la que quieras. Obtienes el beneficio de la casilla.
    .title = Descubrir: colocar el marcador

WM-BRK-5 = Una loseta de Clima Extremo nunca lleva dos marcadores de Descubrimiento del mismo
    jugador. Si tiene uno tuyo, no puedes volver a elegir ese clima hasta que cambie la loseta.
    .title = Un marcador tuyo por loseta

WM-BRK-6 = Tercero, construyes el prototipo.
    .title = Descubrir: prototipo

WM-BRK-7 = Cuarto, recibes una ficha de Galardón, que va a tu casilla de espera.
    .title = Descubrir: ficha de Galardón

WM-BRK-8 = Si con esto obtienes tu tercera ficha de Galardón mientras el Premio Nobel está en el
    tablero, te llevas el Premio Nobel.
    .title = Descubrir: Premio Nobel

WM-BRK-9 = Si al terminar todo esto están llenas todas las casillas de la loseta, el clima queda
    reparado.
    .title = Descubrir: loseta llena

WM-BRK-10 = Si en el tablero no hay ninguna loseta de Clima Extremo del clima de la fila, no puedes
    elegir esa fila.
    .title = Descubrir: ninguna loseta

WM-PRO-1 = Debes aportar todas las Piezas de Máquina que muestra la loseta de Clima Extremo.
    .title = Prototipo: Piezas de la loseta

WM-PRO-2 = Si en una casilla de Investigación de la sección no hay ningún Bot, debes aportar la
    Pieza de Máquina de esa casilla.
    .title = Prototipo: casilla de Investigación vacía

WM-PRO-3 = Si en la casilla está tu propio Bot, obtienes 2 PC por él. Además, puedes aportar la
    Pieza de Máquina de la casilla.
    .title = Prototipo: tu propio Bot

WM-PRO-4 = Si en la casilla está el Bot de otro, puedes decidir aportar su Pieza de Máquina. Si no
    lo haces, el jugador al que pertenece el Bot obtiene 2 PC.
    .title = Prototipo: Bot de otro jugador

WM-PRO-5 = Obtienes 2 PC por cada Pieza de Máquina que aportas.
    .title = Prototipo: PC por Piezas

WM-PRO-6 = Al construir, todas las Piezas de Máquina que aportas deben estar juntas en una sola fila
    de tu Taller.
    .title = Prototipo: Piezas en una fila

WM-PRO-7 = Devuelve a la reserva todas las Piezas de Máquina de esa fila, las hayas aportado o no.
    Las Piezas que no has aportado no dan PC.
    .title = Prototipo: la fila se vacía

WM-PRO-8 = Antes de construir puedes reorganizar tu Taller, tanto para traer Piezas de Máquina a la
    fila como para sacar otras de ella.
    .title = Prototipo: reorganizar antes

WM-PRO-9 = Construir no cambia nada para los Bots de I+D ni para los Bots de esa fila del Taller.
    .title = Prototipo: los Bots se quedan

WM-PHB-1 = Para que se ejecute el Experimento hacen falta dos cosas. El despliegue debe mostrar una
    loseta de Experimento del clima de la sección activa, y todas las casillas de la sección activa
    deben tener Bots, sean de quien sean; los de Lativ también cuentan.
    .title = Cuándo se ejecuta el Experimento

WM-PHB-2 = Si varias losetas del despliegue tienen el clima correspondiente, la situada más a la
    derecha es la loseta de Experimento activa.
    .title = Loseta de Experimento activa

WM-PHB-3 = Todos los que tengan al menos un Bot en la sección activa participan, en orden de turno.
    Cada uno resuelve todos los pasos antes de que empiece el siguiente.
    .title = Quién participa

WM-PHB-4a = Primero, recupera tus Bots de esta sección y ponlos en tu Taller.
    .title = Experimento: los Bots vuelven

WM-PHB-4b = Si en tu Taller no hay espacio para un Bot, ponlo en un hueco vacío que elijas de los
    dos tramos superiores de la Línea de Montaje.
    .title = Experimento: sin espacio para un Bot

WM-PHB-5 = Segundo, puedes pagar tantos Pases de Ciencia como muestra la loseta activa. Si no lo
    haces, los otros tres pasos no son para ti.
    .title = Experimento: pagar Ciencia

WM-PHB-6 = Tercero, obtienes los PC de la loseta por cada Bot que hayas recuperado.
    .title = Experimento: PC

WM-PHB-7 = Cuarto, elige uno de los dos beneficios de la loseta y obtenlo. Lo obtienes una sola vez,
    aunque hayas recuperado varios Bots.
    .title = Experimento: beneficio

WM-PHB-8a = Quinto, toma una ficha de Investigación verde de debajo de la sección activa. Colócala
    en tu Oficina de inmediato.
    .title = Experimento: ficha de Investigación

WM-PHB-8b = Si en tu Oficina no hay ninguna casilla válida para esta ficha, sale de la partida.
    .title = Experimento: ficha sin casilla

WM-PHB-8c = Si la pila de debajo de la sección está vacía, recibes 1 Pase de Ciencia en lugar de la
    ficha.
    .title = Experimento: no quedan fichas

WM-PHB-9 = Para la ficha no importa cuántos Bots tengas: nadie toma más de una.
    .title = Experimento: una ficha cada uno

WM-PHB-10 = Si juegan dos, puede que una ficha se pierda por Lativ cuando todos hayan terminado.
    .title = Experimento a dos jugadores

WM-PHB-11 = Lativ retira sus Bots de la sección. Vuelven junto al Laboratorio de Lativ.
    .title = Experimento: Bots de Lativ

WM-PHB-12a = La loseta superior de la pila de clima de ese clima va al lugar de ese clima en I+D. Si
    allí hay una loseta, la nueva la cubre.
    .title = Experimento: nueva loseta de Clima Extremo

WM-PHB-12b = Los marcadores de Descubrimiento de la loseta que queda cubierta van a la caja. Los
    marcadores del Gobierno vuelven al área del Gobierno.
    .title = Experimento: marcadores de la loseta cubierta

WM-PHB-12c = Si en la pila de clima no queda ninguna loseta, no se coloca ninguna, y los marcadores
    de la loseta presente se quedan.
    .title = Experimento: pila de clima vacía

WM-PHB-13 = Todos los jugadores pueden retirar de la sección activa cualesquiera de sus Bots. Cada
    Bot va al Taller, o a un hueco de los dos tramos superiores de la Línea de Montaje si en el
    Taller no hay espacio.
    .title = Sin Experimento: recuperar Bots

WM-PHB-14 = Los Bots que Lativ tenga en la sección activa vuelven junto al Laboratorio de Lativ.
    .title = Sin Experimento: Bots de Lativ

WM-PHB-15 = Sin Experimento no sale ninguna loseta de Clima Extremo, y ningún jugador obtiene nada.
    .title = Sin Experimento: ningún efecto

WM-NXT-1 = Se haya ejecutado o no el Experimento, retira del despliegue y de la partida la loseta
    con el clima de la sección activa. Si hay varias, es la situada más a la derecha; si no hay
    ninguna, no se retira nada.
    .title = Retirar una loseta de Experimento

WM-NXT-2 = Si se ha retirado una loseta, desplaza a la derecha las demás losetas del despliegue
    hasta cerrar el hueco. Después, la loseta de debajo del mazo pasa a la casilla del despliegue
    situada más a la izquierda, y la loseta superior del mazo ocupa el lugar que deja. Haz todo esto
    hasta donde alcancen las losetas.
    .title = Rellenar el despliegue

WM-NXT-3 = Si no se ha retirado ninguna loseta, el despliegue, la loseta de debajo del mazo y el
    mazo se quedan como están.
    .title = Ninguna loseta de Experimento retirada

WM-NXT-4 = Mueve al Asistente a la sección siguiente en el orden de los climas. Después de Nieve
    viene Lluvia.
    .title = El Asistente avanza

WM-PHC-1 = Pon los marcadores de Orden de Turno en el orden que tienen ahora los Marcadores de
    Iniciativa. Los Marcadores de Iniciativa no se mueven.
    .title = Nuevo orden de turno

WM-INC-1 = Si Lativ está en su Oficina, todos reciben Ingresos.
    .title = Cuándo hay Ingresos

WM-INC-2 = En los dos tramos superiores de tu Línea de Montaje, obtienes el beneficio de cada hueco
    con el símbolo de Ingresos del que ya no esté el Bot.
    .title = En qué consisten los Ingresos

WM-INC-3 = Cuando se han cobrado los Ingresos, pon a Lativ en su propia casilla del Suministro.
    .title = Lativ vuelve al Suministro

WM-INC-4 = Al volver al Suministro, Lativ no coloca ningún Bot ni se descarta ninguna ficha.
    .title = La vuelta de Lativ no tiene efecto

WM-INC-5 = Si Lativ no está en su Oficina, nadie recibe Ingresos y él no se mueve.
    .title = Sin Ingresos

WM-END-1 = En el momento en que un jugador toma el Premio Nobel, se activa el final de la partida.
    .title = Desencadenante: Premio Nobel

WM-END-2 = En el momento en que la última de las losetas de Experimento llega al despliegue en la
    Fase B, se activa el final de la partida.
    .title = Desencadenante: última loseta de Experimento

WM-END-3 = En el momento en que se han llenado todas las casillas de Bot de la Máquina del Gobierno,
    se activa el final de la partida.
    .title = Desencadenante: Máquina del Gobierno

WM-END-4 = En el momento en que se han llenado todas las casillas de Investigación de I+D, se activa
    el final de la partida.
    .title = Desencadenante: I+D

WM-END-5 = Se termina la ronda en la que se ha activado el final, incluida su Fase C. Después se
    juega una ronda más, la final.
    .title = Rondas tras el desencadenante

WM-END-6 = Si el final se activa otra vez, no tiene ningún efecto.
    .title = Más desencadenantes

WM-END-7 = La ronda final consta de la Fase A y la Fase B. La Fase C se omite.
    .title = Fases de la ronda final

WM-END-8 = En la Fase B de la ronda final, mira las 5 secciones, una tras otra en el orden de los
    climas, empezando donde está el Asistente. En cada sección que esté llena y tenga en el
    despliegue una loseta que coincida, el Experimento se ejecuta como siempre.
    .title = Experimentos de la ronda final

WM-END-9 = Entre estas secciones no se prepara nada: el despliegue no se rellena y el Asistente se
    queda. Si en una sección no se ejecuta el Experimento, pasa a la siguiente.
    .title = Entre los Experimentos finales

WM-SCO-0a = Antes de puntuar, los jugadores pueden colocar, en orden de turno, las fichas de
    Investigación y de Galardón de sus casillas de espera. Rigen las reglas habituales, así que se
    obtienen los beneficios cubiertos.
    .title = Últimas colocaciones de fichas

WM-SCO-0b = Al mismo tiempo puedes usar tantas de tus losetas de Inversión como quieras. Cada una
    coloca un Objetivo o voltea un Objetivo para darte financiación.
    .title = Último uso de losetas de Inversión

WM-SCO-1 = Por cada medidor de Financiación obtienes el mayor número de PC impreso encima de la
    casilla de tu marcador o de una casilla más a la izquierda.
    .title = Puntuación: medidores de Financiación

WM-SCO-2 = Cada loseta de Objetivo en una casilla de Objetivo te da 5 PC si cumples su condición. No
    importa si se ha volteado; las losetas que sigan debajo de tu Laboratorio no dan nada.
    .title = Puntuación: Objetivos

WM-SCO-3 = Quien tenga el Premio Nobel obtiene 5 PC.
    .title = Puntuación: Premio Nobel

WM-SCO-4 = Si tienes beneficios que dan PC al final de la partida, suma ahora esos PC.
    .title = Puntuación: beneficios para el final

WM-SCO-5 = Gana la partida quien tenga más PC.
    .title = El ganador

WM-TIE-1 = Si hay jugadores con los mismos PC, va por delante el que tenga más Galardones. Si
    también ahí hay empate, el que tenga más Artículos publicados y, después, el que tenga más filas
    completas en su Oficina.
    .title = Desempate

WM-TIE-2 = Los jugadores que sigan empatados después de eso comparten el puesto.
    .title = Puesto compartido

WM-DRF-1 = Separa las 36 losetas de Objetivo en 12 lotes de 3 losetas. Las losetas de un lote tienen
    el mismo símbolo y el mismo color.
    .title = Draft: los lotes

WM-DRF-2 = En la primera elección, los jugadores toman un lote cada uno en orden de turno.
    .title = Draft: primera elección

WM-DRF-3 = En la segunda elección se invierte el orden. Debes tomar un lote de un color que aún no
    tengas.
    .title = Draft: segunda elección

WM-DRF-4 = En la tercera elección vuelve a regir el orden de turno. Tomas un lote del único color
    que todavía te falta.
    .title = Draft: tercera elección

WM-DRF-5 = Ahora tienes 9 losetas de Objetivo, 3 de ellas de cada color. Los lotes que nadie ha
    tomado no se usan.
    .title = Draft: resultado

WM-2PL-1 = Durante la preparación, pon un Bot de Lativ en la casilla inferior de cada sección de la
    Máquina Meteorológica.
    .title = A dos: Bots de Lativ al comienzo

WM-2PL-2 = Tanto en el Gobierno como en el Laboratorio de Lativ y en I+D, la pila de cada clima
    tiene 2 fichas de Investigación.
    .title = A dos: fichas de Investigación

WM-2PL-3 = La casilla de acción situada más a la derecha del Gobierno, del Laboratorio de Lativ y de
    I+D está cerrada.
    .title = A dos: casillas cerradas

WM-2PL-4a = Si Lativ termina su movimiento en el Gobierno o en I+D, descarta una ficha de
    Investigación de la pila que esa Localización tiene para el clima en el que está el Asistente.
    .title = A dos: descarte cuando Lativ se mueve

WM-2PL-4b = Si esa pila está vacía, no se descarta nada. Lo mismo vale si Lativ termina su
    movimiento en el Suministro, en el Laboratorio de Lativ o en su Oficina.
    .title = A dos: nada que descartar

WM-2PL-5 = Si se ha ejecutado un Experimento y en la sección hay un Bot de Lativ, retira de la
    partida 1 ficha de Investigación verde de debajo de esa sección, mientras quede alguna. Hazlo
    cuando todos los jugadores hayan terminado sus pasos.
    .title = A dos: ficha perdida tras un Experimento

WM-NEW-1 = Con esta variante, si Lativ está a tu izquierda en una Localización principal, obtienes
    un Pase adicional del tipo que muestra tu casilla. El Pase de Ciencia lo obtienes como siempre.
    .title = Nuevos Científicos: Lativ a tu izquierda

WM-NEW-2 = La presencia de Lativ en el Suministro nunca te hace pagar más allí.
    .title = Nuevos Científicos: el Suministro

WM-BEN-1 = Realiza todos los pasos de esta acción, pero sin pagar ningún Pase. La Pieza de Máquina
    sigue haciendo falta.
    .title = Beneficio: Vender una Pieza

WM-BEN-2 = Realiza todos los pasos de esta acción, pero sin pagar ningún Pase. El Producto Químico
    se gasta igualmente.
    .title = Beneficio: Trabajar en un Experimento

WM-BEN-3 = Realiza todos los pasos de esta acción sin pagar ningún Pase y sin gastar ningún Producto
    Químico.
    .title = Beneficio: Trabajar en un Experimento, gratis

WM-BEN-4 = Publica un Artículo según las reglas habituales, Cita incluida, pero sin pagar los 2
    Pases.
    .title = Beneficio: Publicar un Artículo

WM-BEN-5 = Realiza un Descubrimiento según las reglas habituales, pero sin pagar los 2 Pases.
    Tampoco pagas Pases de Ciencia por la loseta de Clima Extremo.
    .title = Beneficio: Descubrir

WM-BEN-6 = Si tienes espacio, puedes tomar de la reserva una Pieza de Máquina del color que quieras.
    .title = Beneficio: Pieza de Máquina

WM-BEN-7 = Un Pase con un signo de interrogación representa 1 Pase del tipo que elijas; también
    puedes elegir Ciencia.
    .title = Beneficio: Pase a elegir

WM-BEN-8 = Construye un Bot según las reglas habituales sobre el espacio, los tramos disponibles y
    el beneficio que descubre, pero sin pagar Pases.
    .title = Beneficio: Construir un Bot

WM-BEN-9 = Si tienes espacio, puedes elegir un tipo de Producto Químico y tomar del Suministro el
    situado más a la izquierda. No pagas nada por él.
    .title = Beneficio: Producto Químico

WM-BEN-10 = Elige uno de tus medidores de Financiación y avanza 1 casilla tu marcador en él.
    .title = Beneficio: cualquier medidor de Financiación

WM-BEN-11 = Toma y coloca una loseta de Taller según las reglas habituales, pero sin pagar ningún
    Pase.
    .title = Beneficio: Ampliar el Taller

WM-BEN-12 = Avanza 1 casilla tu marcador en el medidor de Financiación que se muestra.
    .title = Beneficio: un medidor de Financiación concreto

WM-BEN-13 = Recibes 1 loseta de Inversión.
    .title = Beneficio: loseta de Inversión

WM-BEN-14 = Deja estos PC aparte por ahora. Solo se suman en la puntuación final.
    .title = Beneficio: PC al final de la partida

WM-BEN-15 = Obtienes estos PC en cuanto los recibes.
    .title = Beneficio: PC inmediatos

WM-BEN-16 = Puedes rechazar cualquier beneficio, por completo o en parte.
    .title = Rechazar beneficios

WM-BEN-17 = Realiza la acción de Investigar según las reglas habituales, pero sin pagar ningún Pase.
    Sigues gastando el Producto Químico y, en la casilla inferior, pagando el coste adicional.
    .title = Beneficio: Investigar

WM-R-1 = Si no queda ningún Producto Químico, ficha de Investigación, ficha de Galardón, loseta de
    Taller o Bot de la Línea de Montaje, obtener uno no tiene efecto; por tanto, no hay un
    decimotercer Galardón. Para el Premio Nobel solo cuentan los Galardones realmente recibidos. La
    razón: el reglamento llama ilimitadas solo a las losetas de Inversión, las Piezas de Máquina y
    las fichas de Cita.
    .title = Aclaración: existencias que se agotan

WM-R-2 = Solo puedes empezar una acción si puedes completar en orden todos sus pasos obligatorios, y
    cuenta lo que obtengas por el camino. Los beneficios que se muestran pueden rechazarse; los
    costes y los propios pasos impresos, no. La razón: los costes son condiciones de una acción, y
    sus pasos tienen un orden.
    .title = Aclaración: cuándo puede empezarse una acción

WM-R-3 = Los PC, y el Valor Objetivo en solitario, son simples números, y el medidor impreso de 0 a
    99 es solo una manera de mostrarlos. Hace falta porque un rango del modo solitario pide 120 PC y
    se suman 30 al Valor Objetivo.
    .title = Aclaración: el medidor de puntuación no tiene fin

WM-R-4 = La primera loseta de Experimento revelada es la situada más a la derecha en el despliegue;
    la tercera, la situada más a la izquierda. El reglamento no lo aclara; las losetas posteriores
    se deslizan hacia la derecha, así que la más antigua está siempre a la derecha.
    .title = Aclaración: orden del primer despliegue

WM-R-5 = Cada una de las 6 filas de tu Oficina tiene uno de tus 6 marcadores de Descubrimiento. Tus
    Artículos son las filas cuyo marcador ha dejado su casilla inicial, esté donde esté ahora,
    incluso en la caja. La razón: solo publicar lo mueve de allí.
    .title = Aclaración: contar los Artículos

WM-R-6 = El propietario elige entre las dos maneras de colocar la primera loseta de Taller. La
    preparación permite ambas, y todas las losetas posteriores tienen las mismas dos.
    .title = Aclaración: orientación de la primera loseta de Taller

WM-R-7 = El programa no recuerda en qué casilla del Taller está cada cosa; comprueba que exista
    alguna disposición válida. Las cosas pueden moverse en cualquier momento, así que su sitio solo
    importa cuando se construye un prototipo.
    .title = Aclaración: lo guardado no tiene sitio fijo

WM-R-8 = Los 3 Pases pueden ser cualquier mezcla de otros tipos, y el Pase de Ciencia se gasta al
    momento, así que no importa que el medidor de Ciencia esté lleno. Los costes en Ciencia también
    pueden pagarse así, incluidos el beneficio de 3 PC y Llamar a Seguridad. No sirve para el pago
    en el Suministro, donde vale cualquier Pase.
    .title = Aclaración: límites del intercambio de Ciencia

WM-R-9 = Los 2 Pases de un intercambio pueden ser de cualquier tipo, pero el intercambio de Ciencia
    no puede proporcionarlos. Solo la acción de devolver un Producto Químico da Pases por él. Un
    Producto Químico que vuelve siempre encuentra una casilla vacía, porque de cada tipo hay 5
    unidades y 5 casillas.
    .title = Aclaración: intercambios y Pases

WM-R-10 = En la Ronda de Suministro nadie coloca Galardones, y Llamar a Seguridad no está
    disponible, porque pertenece al tercer paso de un turno normal. En solitario juegas esta ronda
    sin oponente. En ella puedes reclamar la Iniciativa, aunque de todos modos vas primero en la
    primera ronda.
    .title = Aclaración: límites de los primeros turnos de Suministro

WM-R-11 = En la última casilla, avanzar no tiene efecto, y una posición que se cuente más allá del
    final es la última casilla. La razón: el reglamento no menciona ninguna manera de volver a
    empezar.
    .title = Aclaración: final de los medidores de Financiación

WM-R-12 = En la primera ronda el Suministro está cerrado para los jugadores, porque todos empiezan
    en él. A dos jugadores, también está cerrada una Localización principal cuya casilla central
    esté ocupada. En solitario, esta restricción te afecta a ti, pero no a los Saboteadores; una
    Localización en la que estén los dos está cerrada para tu primer turno.
    .title = Aclaración: Localizaciones cerradas en la primera ronda

WM-R-13 = Tras un movimiento de Lativ, su Bot ocupa la casilla vacía de más arriba, y no se pregunta
    a nadie. Si un jugador desplaza uno de sus Bots, ese jugador elige la nueva casilla; si lo hace
    un Saboteador, el Bot ocupa, de las otras casillas vacías, la de más arriba. La elección nunca
    afecta a lo que está permitido, porque una casilla con un Bot suyo siempre puede usarse.
    .title = Aclaración: quién mueve los Bots de Lativ

WM-R-14 = Donde puedes realizar ambas acciones de una Localización, tú eliges su orden, porque el
    reglamento no fija ninguno. La misma acción concedida por un beneficio se añade a ellas, y puede
    ir antes, entre medias o después.
    .title = Aclaración: orden de las dos acciones

WM-R-15 = Las fichas se colocan, y sus beneficios se obtienen, una tras otra; las fichas obtenidas
    así esperan su turno con las demás. Entre medias pueden colocarse Galardones. Ninguna ficha
    colocada se mueve, porque ninguna regla lo permite.
    .title = Aclaración: colocar varias fichas

WM-R-16 = Para abrir un tramo cuenta el mayor número de Bots tuyos que hayan estado a la vez fuera
    de la Línea de Montaje. Por tanto, siete construcciones de 5 Bots distintos no bastan para el
    tercer tramo. La razón: «haber construido» habla de un logro, así que un tramo sigue disponible,
    pero un Bot devuelto no cuenta dos veces.
    .title = Aclaración: contar los Bots construidos

WM-R-17 = El beneficio impreso determina el tipo de una loseta de Subvención, y tus losetas cuentan
    con cualquiera de las dos caras a la vista; las descartadas, no. Un tipo que ya tienes solo
    puedes tomarlo para descartarlo, cuando la columna no tiene ningún tipo nuevo. La Pieza de
    Máquina la colocas de todos modos.
    .title = Aclaración: tipos de losetas de Subvención

WM-R-18 = Tras reparar una loseta de nivel 1, la casilla queda desnuda: allí no hay Descubrimiento
    ni marcador del Gobierno hasta que un Experimento traiga de nuevo la loseta. Una loseta reparada
    de nivel 2 o 3 deja a la vista la de debajo, sin marcadores. Con la pila de clima vacía, un
    Experimento no cambia ni la loseta ni los marcadores, porque no se cubre nada.
    .title = Aclaración: Clima Extremo en sus límites

WM-R-19 = Si en una sección que no está completa no encuentras ninguna ficha lila, tomas una loseta
    de Inversión, pero la Ficha de Bloqueo se queda. Si completas una sección en la que quedan
    fichas, tomas igualmente la loseta de Inversión. La razón: según el texto literal, el último Bot
    da la loseta en lugar de una ficha.
    .title = Aclaración: Investigar sin ficha

WM-R-20 = Un Bot debe volver al Taller si hay espacio; solo si no lo hay, a los dos tramos
    superiores o, si estos están llenos, a cualquier hueco vacío de la Línea de Montaje. Su vuelta
    no da ningún beneficio, pero construirlo de nuevo sí. Sin Experimento, cada jugador, en orden de
    turno, decide sobre cada uno de sus Bots.
    .title = Aclaración: Bots que vuelven

WM-R-21 = Si en el despliegue no hay ninguna loseta del clima de la sección activa, solo se mueve el
    Asistente. La razón: rellenar el despliegue significa cerrar huecos, y no hay ninguno.
    .title = Aclaración: ninguna loseta de Experimento que coincida

WM-R-22 = La vuelta de Lativ al Suministro no cuenta como un movimiento con tareas, ni en el juego
    base ni en solitario. Sus tareas corresponden a los movimientos que causa la llegada de otra
    figura.
    .title = Aclaración: la vuelta de Lativ en la Fase C

WM-R-23 = Un desencadenante tiene efecto al momento; cuenta el primero, y los de la ronda final no
    hacen nada. Los últimos Experimentos usan el despliegue tal como está, así que el de un clima se
    ejecuta una vez como máximo. Los Bots de una sección en la que no se ejecuta pueden quedarse, lo
    que ya no tiene ningún efecto.
    .title = Aclaración: desencadenantes del final y Experimentos finales

WM-R-24 = En orden de turno, cada jugador termina todas sus últimas colocaciones antes de que
    empiece el siguiente. Aquí no pueden usarse losetas de Subvención. Las fichas de Investigación
    solo pueden venir de beneficios obtenidos en estas colocaciones, y una ficha sin casilla válida
    se retira.
    .title = Aclaración: últimas colocaciones

WM-R-25 = Nuevos Científicos solo añade Pases obtenidos. El pago en el Suministro no cambia; allí,
    de todos modos, Lativ no está en ninguna casilla de acción. El modo solitario no usa la
    variante, porque se basa en las reglas normales a dos.
    .title = Aclaración: límites de Nuevos Científicos

WM-R-26 = Un Descubrimiento obtenido como beneficio está también exento de Pases de Ciencia, porque
    la Ciencia es un tipo de Pase y el reglamento dice que nunca se paga ninguno. Sí pagas lo que
    compras por tu propia voluntad, como 3 PC o un intercambio. La Ciencia de una loseta de
    Experimento también se debe, porque compra recompensas que todavía no son un beneficio.
    .title = Aclaración: qué Pases ahorra un beneficio

WM-R-44 = El color que los ejemplos llaman rojo es el magenta. Los 5 colores corresponden a los 5
    tipos de Productos Químicos: verde a Verdino, blanco a Melgoth, rosa a Delugium, magenta a
    Calorium y azul a Radieu. Ningún clima corresponde a un Producto Químico; que el reglamento
    imprima juntas las dos listas es solo una leyenda.
    .title = Aclaración: nombres de colores y tipos

WM-R-46 = Desde I+D, Lativ llega a su Oficina, y también termina allí si salta I+D por estar lleno.
    Para él, una casilla cerrada no está vacía. La figura que acaba de llegar ocupa su casilla.
    .title = Aclaración: Lativ y las Localizaciones llenas

WM-R-48 = A dos jugadores o en solitario, la ficha que se pierde tras un Experimento se retira antes
    de que Lativ recupere sus Bots. De lo contrario, ya no se vería su Bot en la sección.
    .title = Aclaración: ficha perdida antes de que vuelvan los Bots de Lativ

WM-R-49 = Una Pieza de Máquina que debes aportar a un prototipo cuenta como una que debes pagar, así
    que puedes usar el intercambio de Piezas. La Pieza que recibes ocupa el lugar de la que
    entregas.
    .title = Aclaración: intercambios para un prototipo

WM-R-51 = Un Bot que un beneficio coloca en la sección activa mientras se ejecuta el Experimento no
    forma parte de esa ejecución, y se queda. Lo que cuenta es qué Bots hay cuando se comprueba la
    sección. Por tanto, en la ronda final, un Bot colocado gracias a una sección anterior cuenta
    para una posterior.
    .title = Aclaración: Bots colocados durante un Experimento

WM-R-52 = En las filas superior e inferior caben tantas Piezas de Máquina como losetas tienen; en la
    central, una más. Tú eliges cuántas otras Piezas dejas fuera de la fila, siempre que quepan en
    el resto del Taller junto con todos los Bots. El programa propone la pérdida más pequeña, pero
    puedes perder más.
    .title = Aclaración: espacio en una fila para el prototipo

WM-R-53 = Una ficha obtenida por Investigar como beneficio de un Experimento se coloca de inmediato,
    antes que la ficha del propio Experimento. Un Galardón obtenido en la Fase B espera en la
    casilla de espera hasta el siguiente turno de su propietario o hasta las últimas colocaciones.
    .title = Aclaración: fichas obtenidas en la Fase B

WM-R-55 = La primera casilla de un medidor de Financiación es la casilla 0. «La 5.ª casilla» es, por
    tanto, la que está cinco pasos después de ella, en la condición de victoria del modo solitario,
    en sus rangos y en los Objetivos.
    .title = Aclaración: contar las casillas de Financiación

WM-R-56 = Los Ingresos siguen el nuevo orden de turno, porque ordenar los marcadores de Orden de
    Turno es lo primero de la Fase C. Solo importa donde las existencias son limitadas.
    .title = Aclaración: orden de los Ingresos

WM-R-59 = Hay que pagar por cada Científico o Saboteador que esté en una casilla del Suministro más
    a la izquierda. Lativ, en su propia casilla, no es uno de ellos. Lo que obtienes al llegar,
    hasta donde haya espacio en tus medidores, se suma antes de juzgar si puedes pagar.
    .title = Aclaración: pago en el Suministro

WM-R-61 = Cada loseta de Objetivo dice lo que pide, y se juzga por la situación en ese momento. No
    cuentan las fichas de la casilla de espera ni las filas sin publicar, salvo que la loseta lo
    diga. Para tener «más que nadie» de algo basta un empate, con al menos uno; en solitario no hay
    losetas de esas.
    .title = Aclaración: condiciones de los Objetivos

WM-R-63 = Lativ deja su Localización antes de que se busque su siguiente lugar. Las Localizaciones
    llenas que solo salta no reciben ningún Bot suyo ni pierden ninguna ficha.
    .title = Aclaración: Lativ solo de paso

WM-R-64 = Si la loseta elegida para Asegurar una Subvención te permite Vender una Pieza, puedes
    tomar esa misma loseta. La recibes con la cara azul bocarriba, después se voltea a la naranja y
    queda usada, o se descarta si ya tienes su tipo. Primero va el beneficio y después el volteo, y
    la loseta no es tuya antes de que la tomes.
    .title = Aclaración: Asegurar una Subvención con Vender una Pieza

WM-R-65 = Adquirir y devolver un Producto Químico una y otra vez está permitido, porque el número de
    acciones es ilimitado. Los jugadores automáticos y los que juegan al azar no deben, en un mismo
    turno, devolver un tipo que hayan adquirido ni adquirir un tipo que hayan devuelto. Un programa
    puede negar la segunda ida y vuelta de esa clase con un mismo tipo en un turno, para que el
    turno termine.
    .title = Aclaración: turnos sin fin en el Suministro
    .status = Una segunda ida y vuelta se niega a todos, para que los turnos
        acaben; los jugadores automáticos eligen de la misma lista que las personas.

WM-R-66 = Solo puedes citar si puedes completar también el resto de Publicar un Artículo. Primero
    van los 2 Pases, si hay que pagarlos; después, la Cita, y en tercer lugar, la publicación.
    .title = Aclaración: citar es parte de publicar

SAB-R-27 = Los Objetivos se sacan en el orden azul, verde, lila, y los iconos de los 6 deben ser
    distintos; un reemplazo tiene el mismo color. Si los datos del propietario dejan un color sin
    losetas, el duplicado se conserva.
    .title = Aclaración: sacar los Objetivos en solitario

SAB-R-28 = Las dos figuras de Saboteador cuentan como de otro jugador cuando están a tu izquierda,
    aunque un solo par de marcadores indique su lugar en el orden. Las fichas son como para 2
    jugadores: 2 por clima en todas partes. Tu Científico empieza en el Suministro, pero ninguno de
    los Saboteadores, y estos no usan marcadores de Financiación ni de Descubrimiento.
    .title = Aclaración: los Saboteadores como otros jugadores

SAB-R-29 = El Informe anterior es la carta que esté ahora encima de la pila de descartes, aunque un
    descarte la cambie durante un plan. El Producto Químico que se toma después usa la nueva carta.
    En el séptimo paso, la carta descartada en el quinto fija el primer clima que se mira, porque el
    texto describe una sola pasada.
    .title = Aclaración: qué carta es el Informe anterior

SAB-R-30 = La victoria se comprueba antes que nada en tu turno, y las dos losetas de nivel 3, al
    final de tu turno. Una loseta que salga más tarde solo es una amenaza cuando termine tu
    siguiente turno, así que aún puedes repararla o ganar antes. Solo cuenta la loseta superior de
    cada clima.
    .title = Aclaración: cuándo se comprueban la victoria y la derrota

SAB-R-31 = Con menos de 2 cartas en el mazo, o sin Informe actual, Llamar a Seguridad no está
    disponible, porque los tres papeles necesitan tres cartas. Con exactamente 2 se permite, y
    después queda 1 carta en el mazo.
    .title = Aclaración: Llamar a Seguridad con un mazo corto

SAB-R-32 = Un Galardón puede sustituir a una ficha cualquiera que falte, y un conjunto puede usar
    varios, pero los menos posibles. Al menos una ficha del conjunto debe ser una ficha de
    Investigación real del clima. La razón: un Galardón ayuda a completar un conjunto y no tiene
    clima propio, igual que en tu Oficina.
    .title = Aclaración: Galardones en los conjuntos

SAB-R-33 = Si un clima desbloqueado tiene los tres colores en la Guarida, salen los dos colores más
    abundantes. El texto no dice cuáles; así los Saboteadores quedan lo más cerca posible de su
    próximo conjunto, y no se pregunta a nadie.
    .title = Aclaración: tres colores donde bastan dos

SAB-R-34 = Tú eliges entre las dos opciones de los estragos. Ahí el reglamento te habla a ti,
    mientras que todo lo automático se cuenta de los Saboteadores; todas las demás elecciones de
    ellos están fijadas.
    .title = Aclaración: quién elige en los estragos

SAB-R-35 = Una ficha completa un conjunto si existiera un conjunto que la contuviera, con Galardones
    permitidos. Los Galardones no cuentan para el segundo criterio, porque no tienen clima. Una
    sección sin fichas va la última, pero puede elegirse, porque los planes dicen lo que ocurre
    entonces.
    .title = Aclaración: ficha más útil

SAB-R-36 = En una casilla con el símbolo & se realizan todos los pasos de un plan; en una casilla
    con el símbolo / empieza más adelante. Los símbolos se han perdido en dos Localizaciones, pero
    I+D y el juego base muestran este significado. Decide la casilla en la que está el Saboteador.
    .title = Aclaración: dónde empieza un plan

SAB-R-37 = Para los Saboteadores, una sección del Laboratorio de Lativ solo está llena si en todas
    sus casillas hay Bots de jugadores o de los Saboteadores. Su plan habla de un Bot de Lativ sin
    otra casilla vacía, lo que solo puede ocurrir en una sección llena que cuente con su Bot. Un
    Experimento sí cuenta su Bot.
    .title = Aclaración: sección llena del Laboratorio de Lativ

SAB-R-38 = Un párrafo sobre el Informe anterior y el paso que le sigue, impresos entre los pasos del
    Laboratorio de Lativ, son los dos primeros pasos de I+D. Solo I+D tiene una casilla inferior con
    coste adicional, y solo su texto se interrumpe ahí. Si todo I+D está lleno, se omiten ambos
    pasos y el tercero no encuentra ninguna sección.
    .title = Aclaración: columnas mezcladas en la impresión

SAB-R-39 = Sea cual sea la razón por la que no se ejecuta un Experimento, un Bot de los Saboteadores
    en la sección activa hace salir una nueva loseta de Clima Extremo. Si no coincide ninguna loseta
    de Experimento, no se retira ninguna. Los Bots de los Saboteadores se quedan, así que esto puede
    volver a ocurrir en ciclos posteriores.
    .title = Aclaración: sin Experimento, pero con un Bot de los Saboteadores

SAB-R-40 = Los Experimentos pendientes de la puntuación final son la Fase B de la ronda final y no
    se hacen dos veces. El orden es: Fase A, estos Experimentos, 30 más al Valor Objetivo,
    puntuación. Un Bot de los Saboteadores ya no hace salir ninguna loseta.
    .title = Aclaración: Experimentos finales en solitario

SAB-R-41 = Solo tienes un rango tras ganar en la puntuación final, y deben cumplirse todas sus
    condiciones. La primera loseta de Taller cuenta. «Todos los Bots desbloqueados» significa que el
    tercer y el cuarto tramo están disponibles, no que se hayan construido todos los Bots.
    .title = Aclaración: rangos

SAB-R-42 = La carta 8 solo reduce lo que obtienes. Con la carta 10, la casilla de un Saboteador es
    como una vacía: tú aportas la Pieza, obtienes 2 PC por ella y el Valor Objetivo no aumenta. Las
    cartas 4 y 5, si no se cumple su condición, impiden ambas maneras de ganar. Los efectos de
    varias cartas se suman, y un Producto Químico adicional es el situado más a la izquierda de un
    tipo al azar que siga en el Suministro.
    .title = Aclaración: detalles de las cartas de Desafío

SAB-R-45 = Si en la Guarida no hay ningún Bot, se omiten los dos primeros pasos de I+D. Donde habría
    que elegir una sección, se considera que los Saboteadores no tienen elección posible: se
    descarta una carta y se toma un Producto Químico. Es el caso más parecido que contempla el
    texto.
    .title = Aclaración: Saboteadores sin Bots

SAB-R-47 = El orden es: colocar al Saboteador, aumentar el Valor Objetivo por las figuras a su
    izquierda (Lativ incluido), mover a Lativ, colocar su Bot, descartar una ficha en el Gobierno o
    en I+D y, solo entonces, el plan. La ficha descartada tiene el clima de la sección del Asistente
    y sale de la partida.
    .title = Aclaración: Lativ en el turno de los Saboteadores

SAB-R-50 = Con el mazo vacío no hay Informe actual tras el sexto paso, y los estragos se comprueban
    igualmente, pero no puede descartarse ninguna carta. Te queda un turno más y puedes ganar en él;
    en cuanto empieza el siguiente turno de los Saboteadores, pierdes la partida. Si los
    Saboteadores no tienen elección posible, toman igualmente el Producto Químico.
    .title = Aclaración: mazo de Seguridad vacío

SAB-R-54 = El orden de las casillas de Bot de una sección de la Máquina del Gobierno forma parte de
    los datos de los componentes: izquierda, arriba, derecha. La primera de ellas es la situada más
    a la izquierda.
    .title = Aclaración: en sentido horario desde la izquierda

SAB-R-57 = En cada carta de Informe de Seguridad hay un Saboteador, un destino, un clima y un
    indicador de prioridad, incluso en la que muestra a Lativ o el Suministro. Los planes leen el
    clima y el indicador del Informe anterior, sea la carta que sea, así que al cargar las cartas se
    comprueba esto.
    .title = Aclaración: qué muestra cada carta de Informe

SAB-R-58 = En la Fase B rige, para ti y para los Saboteadores, el orden de turno de la ronda en
    curso, porque solo cambia en la Fase C.
    .title = Aclaración: la Fase B en solitario

SAB-R-60 = No puedes ganar y perder a la vez. Las comprobaciones están en momentos distintos: el
    principio y el final de tu turno, y el principio del turno de los Saboteadores.
    .title = Aclaración: victoria y derrota nunca coinciden

SAB-SET-1 = Prepara el tablero como para una partida de 2 jugadores, con un Bot de Lativ en la
    casilla inferior de cada sección de la Máquina Meteorológica y 2 fichas de Investigación por
    clima en cada Localización principal. A diferencia de una partida de 2 jugadores, la casilla de
    acción situada más a la derecha de cada Localización principal sigue abierta.
    .title = Preparación a dos sin casillas cerradas

SAB-SET-2a = Antes de sacar losetas de Objetivo, aparta todas las que tengan un icono de mayoría en
    la esquina superior derecha. También se aparta la loseta de Objetivo por tener 3 fichas de
    Galardón.
    .title = Losetas de Objetivo que se apartan

SAB-SET-2b = Saca al azar 2 losetas de Objetivo de cada color. Siempre que el icono central de una
    loseta sacada aparezca ya en una loseta que has conservado, descarta la nueva y saca otra de su
    color, de modo que acabes con 6 iconos distintos.
    .title = Sacar seis losetas de Objetivo

SAB-SET-2c = Tus 6 losetas de Objetivo se colocan debajo de tu Laboratorio, y las demás quedan fuera
    de la partida. Los Saboteadores juegan sin losetas de Objetivo.
    .title = Adónde van las losetas de Objetivo

SAB-SET-3 = Elige un segundo color de jugador para los Saboteadores y usa solo sus 12 Bots y sus
    marcadores de Puntuación, Orden de Turno e Iniciativa. No tienen Laboratorio ni Científico, ni
    marcadores de Pase, Financiación o Descubrimiento.
    .title = Componentes de los Saboteadores

SAB-SET-4 = Pon el Marcador de Puntuación de los Saboteadores en 35 PC. Su posición es el Valor
    Objetivo que debes superar.
    .title = Valor Objetivo inicial

SAB-SET-5 = Tus marcadores ocupan la primera casilla de orden de turno y la primera casilla de
    Iniciativa. Los marcadores de los Saboteadores ocupan la segunda casilla de ambas filas.
    .title = Empiezas en primer lugar

SAB-SET-6 = Los 12 Bots de los Saboteadores empiezan la partida en su Guarida.
    .title = Los Bots de los Saboteadores empiezan en la Guarida

SAB-SET-7 = Determina al azar 2 tipos distintos de Producto Químico. De cada uno de ellos, mueve a
    la Guarida el situado más a la izquierda en el Suministro.
    .title = Productos Químicos iniciales de los Saboteadores

SAB-SET-8 = Primero se barajan las 20 cartas de Informe de Seguridad y se forma con ellas un mazo
    bocabajo.
    .title = Mazo de Seguridad: primer barajado

SAB-SET-9 = Segundo, voltea cartas de una en una hasta que aparezca una Localización principal. Esa
    carta es la primera de la pila de descartes.
    .title = Mazo de Seguridad: primera carta con una Localización principal

SAB-SET-10 = Tercero, toma una ficha de Investigación de la Localización y el clima que muestra esa
    carta y ponla en la Guarida.
    .title = Mazo de Seguridad: primera ficha sustraída

SAB-SET-11 = Cuarto, el Saboteador que aparece en esa carta se coloca en la Localización de la
    carta, en la casilla de acción central.
    .title = Mazo de Seguridad: colocar al primer Saboteador

SAB-SET-12 = Quinto, sigue volteando cartas hasta que una tenga una Localización principal y muestre
    además al Saboteador que aún no está colocado. Esa carta cubre la primera en la pila de
    descartes.
    .title = Mazo de Seguridad: carta del otro Saboteador

SAB-SET-13 = Sexto, la segunda carta también envía a la Guarida una ficha de Investigación de su
    Localización y su clima.
    .title = Mazo de Seguridad: segunda ficha sustraída

SAB-SET-14 = Séptimo, el Saboteador de la segunda carta ocupa la casilla de acción central de la
    Localización que esta muestra. Si su colega ya está allí, ocupa en su lugar la casilla situada
    más a la derecha.
    .title = Mazo de Seguridad: colocar al otro Saboteador

SAB-SET-15 = Octavo, baraja de nuevo el mazo junto con todas las cartas volteadas que no servían.
    Solo quedan fuera las 2 cartas descartadas, así que el mazo tiene 18 cartas.
    .title = Mazo de Seguridad: segundo barajado

SAB-SET-16 = Noveno, revela la carta superior del mazo y colócala encima de la Guarida como primer
    Informe actual. El mazo tiene entonces 17 cartas.
    .title = Mazo de Seguridad: primer Informe actual

SAB-SET-17 = La carta que esté encima de todas en la pila de descartes se llama Informe anterior.
    .title = El Informe anterior

SAB-SET-18 = Para una partida más difícil puedes poner en juego tantas cartas de Desafío como
    quieras. Elígelas tú o sácalas al azar.
    .title = Elegir cartas de Desafío

SAB-SET-19 = Tu Científico empieza en la casilla de acción del Suministro situada más a la
    izquierda, y Lativ en su propia casilla de allí. Prepara tu Laboratorio como en el juego base:
    12 Bots en la Línea de Montaje, los Pases iniciales, 6 marcadores de Descubrimiento, una Pieza
    de Máquina al azar y una loseta de Taller al azar.
    .title = Tu propia posición inicial

SAB-GEN-1 = Los Saboteadores no obtienen PC. Cada vez que una regla aumente el Valor Objetivo,
    avanza su Marcador de Puntuación ese número.
    .title = Aumentar el Valor Objetivo

SAB-GEN-2 = El Agente Blanco y el Agente Rosa forman juntos un solo jugador. No se mueve más de uno
    de ellos por ronda.
    .title = Dos figuras, un jugador

SAB-GEN-3 = Cada vez que Lativ se mueva, no importa qué bando lo haya hecho mover, resuelve sus
    tareas como para 2 jugadores. Añade uno de sus Bots a la Máquina Meteorológica y, si se detiene
    en el Gobierno o en I+D, se descarta allí una ficha de Investigación.
    .title = Las tareas de Lativ en solitario

SAB-GEN-4 = Los Saboteadores no obtienen ni gastan Pases ni Piezas de Máquina. Las losetas de
    Inversión, las losetas de Subvención y las fichas de Cita no les sirven de nada.
    .title = Lo que los Saboteadores nunca manejan

SAB-GEN-5 = Si una regla diera a los Saboteadores una loseta de Inversión, no toman ninguna y el
    Valor Objetivo aumenta en 5.
    .title = Saboteadores que recibirían una loseta de Inversión

SAB-GEN-6 = Tú realizas la Ronda de Suministro; los Saboteadores no participan en ella.
    .title = La Ronda de Suministro es solo tuya

SAB-GEN-7 = La ronda 1 empieza con tu turno, y después viene el primer turno de los Saboteadores.
    .title = Primeros turnos de la ronda 1

SAB-GEN-8 = En la ronda 1 debes respetar el límite habitual de las casillas de acción en las
    Localizaciones principales: la casilla central si está libre; si no, la situada más a la
    derecha, y nunca la situada más a la izquierda. Los Saboteadores no tienen este límite.
    .title = Límite de colocación de la ronda 1

SAB-GEN-9 = A partir de la ronda 2, los marcadores de Orden de Turno deciden quién va primero. Por
    tanto, el último turno de una ronda y el primero de la siguiente pueden ser ambos de los
    Saboteadores.
    .title = Orden de turno en las rondas posteriores

SAB-GEN-10a = Siempre que quieras puedes estudiar las cartas de la pila de descartes y contar las
    que quedan en el mazo.
    .title = Mirar las cartas de Informe de Seguridad

SAB-GEN-10b = Las cartas de la pila de descartes conservan siempre su orden. El orden de las cartas
    del mazo permanece oculto.
    .title = Orden de las cartas de Informe de Seguridad

SAB-GEN-11 = Una carta que se descarta va encima de la pila de descartes. Desde ese momento es el
    Informe anterior, incluso en mitad de un malvado plan.
    .title = Un nuevo descarte es el Informe anterior

SAB-GEN-12 = Cuando colocas tu Científico, cada uno de los Saboteadores cuenta como una figura de
    otro jugador. Cada uno que esté a tu izquierda te da un Pase adicional en una Localización
    principal y te cuesta un Pase en el Suministro.
    .title = Los Saboteadores cuentan como otros jugadores

SAB-END-1 = Ganas en el acto si se dan tres cosas cuando empieza tu turno. Tus PC superan el Valor
    Objetivo, al menos 4 de las losetas de Objetivo de tus casillas de Objetivo están cumplidas en
    ese momento, y 2 o 3 de tus marcadores de Financiación están en su 5.ª casilla o más allá, donde
    la casilla inicial es la 0.
    .title = Victoria inmediata

SAB-END-2 = Tus PC deben ser más que el Valor Objetivo. El mismo número no cuenta como superarlo.
    .title = Igualar no basta

SAB-END-3 = El final se activa si tomas el Premio Nobel, si la última loseta de Experimento entra en
    el despliegue, si la Máquina del Gobierno está completa o si todas las casillas de Investigación
    de I+D están ocupadas. Completa la ronda en curso, juega una ronda más y pasa después a la
    puntuación final.
    .title = Desencadenantes normales del final en solitario

SAB-END-4 = Un desencadenante del final es válido tanto si cumple su condición una figura tuya como
    si la cumple una de los Saboteadores.
    .title = Los desencadenantes valen para ambos bandos

SAB-END-5 = Si cuando termina tu turno hay a la vista en el tablero 2 o más losetas de Clima Extremo
    de nivel 3, pierdes la partida de inmediato.
    .title = Derrota por Clima Extremo

SAB-END-6 = Si los Saboteadores van a empezar un turno y no hay ninguna carta ni en el mazo ni en el
    lugar del Informe actual, pierdes la partida de inmediato.
    .title = Derrota sin cartas de Informe de Seguridad

SAB-END-7 = La ronda final no es una excepción: en ella aún pueden darse la victoria inmediata y las
    dos derrotas inmediatas.
    .title = Comprobaciones en la ronda final

SAB-CALL-1 = Durante el paso 3 de tu turno puedes usar Llamar a Seguridad cuantas veces quieras, sea
    cual sea tu Localización. Se añade a tus demás acciones y también puede ir entre dos de ellas.
    .title = Cuándo puedes Llamar a Seguridad

SAB-CALL-2 = Cada uso cuesta 1 Pase correspondiente a tu Localización: Suministro, Gobierno,
    Laboratorio o I+D. En su lugar puede pagarse un Pase de Ciencia.
    .title = Coste de Llamar a Seguridad

SAB-CALL-3 = Roba 2 cartas de lo alto del mazo de Informes de Seguridad y ponlas bocarriba junto al
    Informe actual.
    .title = Robar cartas al Llamar a Seguridad

SAB-CALL-4 = De las tres cartas que ahora están a la vista, una vuelve a lo alto del mazo, una se
    descarta y una queda como Informe actual. Decides libremente qué carta hace cada cosa, y el
    Informe actual de antes puede ser cualquiera de ellas.
    .title = Repartir las tres cartas

SAB-CALL-5 = Solo puedes Llamar a Seguridad mientras haya un Informe actual y en el mazo haya 2
    cartas o más.
    .title = Llamar a Seguridad necesita cartas

SAB-CALL-6 = Llamar a Seguridad no puede usarse en la Ronda de Suministro ni durante los pasos 1, 2
    o 4 de tu turno.
    .title = Cuándo no puedes Llamar a Seguridad

SAB-TRN-0 = Antes que nada, comprueba si has perdido porque todas las cartas de Informe de Seguridad
    están descartadas. Después resuelve en orden los 7 pasos de su turno.
    .title = Desarrollo del turno de los Saboteadores

SAB-TRN-1a = El Saboteador que aparece en el Informe actual es el Saboteador que actúa. Va a la
    Localización que indica esa carta.
    .title = Paso 1: se mueve el Saboteador que actúa

SAB-TRN-1b = Si en la carta aparece Lativ donde iría una Localización, el Saboteador se dirige a la
    Localización en la que esté Lativ en ese momento.
    .title = Seguir a Lativ

SAB-TRN-1c = En una Localización principal, un Saboteador ocupa la casilla situada más a la
    izquierda si está libre. Si no, ocupa la situada más a la derecha y, solo como último recurso,
    la central.
    .title = Casilla del Saboteador en una Localización principal

SAB-TRN-1d = Un Saboteador que llega al Suministro ocupa la casilla de acción libre situada más a la
    izquierda.
    .title = Casilla del Saboteador en el Suministro

SAB-TRN-1e = El movimiento de un Saboteador no da Pases ni los cuesta.
    .title = Sin Pases por el movimiento de los Saboteadores

SAB-TRN-1f = Si todas las casillas del destino están ocupadas, si el Saboteador ya está allí o si es
    la Oficina de Lativ, prueba con la siguiente Localización principal por número y sigue hasta que
    una lo admita. La Localización 2 sigue a las Localizaciones 1, 4 y 5.
    .title = Destino que no es posible

SAB-TRN-1g = Un Saboteador que tiene que buscar otra Localización nunca acaba en el Suministro.
    .title = Sin desvío al Suministro

SAB-TRN-2a = Si el Saboteador ha llegado a una Localización principal, cuenta las figuras que están
    allí a su izquierda: tu Científico, Lativ y el otro Saboteador. El Valor Objetivo aumenta en 1
    por cada una.
    .title = Paso 2: figuras a la izquierda

SAB-TRN-2b = En el Suministro, las figuras a la izquierda de un Saboteador no aumentan el Valor
    Objetivo.
    .title = Paso 2 en el Suministro

SAB-TRN-3 = Si Lativ está en la Localización a la que ha llegado el Saboteador, fuera la prevista o
    una de reemplazo, Lativ sale hacia la Localización siguiente y resuelve sus tareas. Todo esto
    ocurre antes del malvado plan.
    .title = Paso 3: Lativ sigue su camino

SAB-TRN-4 = Los Saboteadores llevan a cabo el malvado plan de la Localización en la que está el
    Saboteador que actúa.
    .title = Paso 4: el malvado plan

SAB-TRN-5 = El Informe actual va encima de la pila de descartes.
    .title = Paso 5: descartar el Informe actual

SAB-TRN-6 = Voltea la carta superior del mazo, que pasa a ser el siguiente Informe actual. Con el
    mazo vacío ya no hay Informe actual.
    .title = Paso 6: el siguiente Informe actual

SAB-TRN-7 = Por último, comprueba si los Saboteadores tienen un conjunto de fichas de Investigación
    y causan estragos con él.
    .title = Paso 7: comprobar los estragos

SAB-STS-1 = Mientras la Ficha de Bloqueo esté en la casilla de Cita de un clima, un conjunto de ese
    clima consta de 3 fichas de Investigación: una azul, una verde y una lila.
    .title = Conjunto de un clima bloqueado

SAB-STS-2 = Cuando la Ficha de Bloqueo de un clima ya no está, 2 fichas de Investigación
    cualesquiera de él, de distintos colores, forman un conjunto. No importa quién retirara el
    bloqueo.
    .title = Conjunto de un clima desbloqueado

SAB-STS-3 = Cada ficha de Galardón de la Guarida puede ocupar el lugar de una ficha de Investigación
    que falte, sea cual sea su clima y su color. Los Galardones se usan solo en la medida necesaria,
    y un conjunto siempre incluye una ficha de Investigación real de su clima.
    .title = Fichas de Galardón en un conjunto

SAB-STS-4 = Si los Saboteadores tienen los 3 colores de un clima desbloqueado, el conjunto se forma
    con los 2 colores de los que más tienen. Los empates se resuelven en el orden azul, verde, lila.
    .title = Tres colores de un clima desbloqueado

SAB-HAV-1 = Si los Saboteadores tienen un conjunto de un clima cuya casilla de Cita sigue bloqueada,
    ocurren cuatro cosas en este orden: se retira el conjunto, se coloca una loseta de Clima
    Extremo, se descarta una carta y se retira la Ficha de Bloqueo.
    .title = Estragos en un clima bloqueado

SAB-HAV-1a = Todas las fichas del conjunto quedan fuera de la partida, y también cada ficha de
    Galardón que formara parte de él.
    .title = Estragos i: se retira el conjunto

SAB-HAV-1b = Coloca la loseta superior de la pila de clima de ese clima en su casilla de I+D, encima
    de cualquier loseta que haya allí; los marcadores de Descubrimiento cubiertos van a la caja, y
    los marcadores del Gobierno cubiertos, al área del Gobierno. Con la pila de clima vacía no se
    coloca ninguna loseta y todos los marcadores se quedan, pero lo de la carta y lo de la Ficha de
    Bloqueo se hacen igualmente.
    .title = Estragos ii: loseta de Clima Extremo

SAB-HAV-1c = Se descarta la carta superior del mazo de Informes de Seguridad. Si el mazo está vacío,
    esta parte se omite.
    .title = Estragos iii: descarte de una carta

SAB-HAV-1d = Retira de la partida la Ficha de Bloqueo de ese clima. No da PC a nadie, así que aquí
    no puedes pagar un Pase de Ciencia por 3 PC.
    .title = Estragos iv: Ficha de Bloqueo

SAB-HAV-2a = Si los Saboteadores tienen un conjunto de un clima desbloqueado, el conjunto sale de la
    partida y ocurre una de dos cosas. O el Valor Objetivo aumenta en 5, o se descarta la carta
    superior del mazo de Informes de Seguridad.
    .title = Estragos en un clima desbloqueado

SAB-HAV-2b = Cuál de esas dos cosas ocurre lo decides tú, el jugador humano.
    .title = Tú eliges la opción de los estragos

SAB-HAV-2c = Si no queda ninguna carta en el mazo, debes aceptar los 5 puntos en el Valor Objetivo.
    .title = Opción de los estragos con el mazo vacío

SAB-HAV-3 = El paso 7 se repite una y otra vez mientras los Saboteadores tengan un conjunto. Todos
    los conjuntos de climas bloqueados se resuelven antes que los de climas desbloqueados.
    .title = Los estragos continúan

SAB-HAV-4 = Entre los climas bloqueados, y lo mismo entre los desbloqueados, se resuelve primero el
    que vaya antes en el orden de los climas. Empieza por el clima de la carta descartada en el paso
    5 y ve hacia la derecha, con Lluvia después de Nieve. Las cartas descartadas durante el paso 7
    no cambian ese comienzo.
    .title = Orden de los climas en los estragos

SAB-HAV-5 = Un clima que pierde su Ficha de Bloqueo por los estragos cuenta desde ese mismo instante
    como desbloqueado. Ya dentro del mismo paso 7, 2 colores distintos de él bastan para otro
    conjunto.
    .title = Un bloqueo perdido durante los estragos

SAB-RTP-1 = Un plan puede preguntar qué sección tiene la ficha de Investigación que más ayuda a los
    Saboteadores. En primer lugar van las secciones cuya ficha les daría un conjunto completo.
    .title = Prioridad de las fichas: completar un conjunto

SAB-RTP-2 = En segundo lugar van las secciones a las que aún les queda una ficha, si los
    Saboteadores tienen una ficha de Investigación de ese clima en un color distinto. Tener una del
    mismo color que ofrece la sección no ayuda.
    .title = Prioridad de las fichas: mismo clima, otro color

SAB-RTP-3 = En tercer lugar van todas las demás secciones en las que quede una ficha de
    Investigación.
    .title = Prioridad de las fichas: cualquier ficha

SAB-RTP-4 = Una sección a la que ya no le quedan fichas de Investigación va la última, pero aún
    puede elegirse.
    .title = Prioridad de las fichas: ninguna ficha

SAB-RTP-5 = Las fichas de Galardón se tienen en cuenta al preguntar si una ficha completaría un
    conjunto. No cuentan como fichas del mismo clima para el segundo lugar.
    .title = Galardones en la prioridad de las fichas

SAB-RTP-6 = Si las secciones siguen empatadas, empieza por el clima del Informe anterior, ve hacia
    la derecha, con Lluvia después de Nieve, y toma la primera de las secciones empatadas que
    encuentres.
    .title = Empates en la prioridad de las fichas

SAB-PRI-1 = En su mitad inferior, cada carta de Informe de Seguridad tiene un indicador de prioridad
    que señala el lugar de más arriba o el de más abajo. Un plan usa siempre el del Informe anterior
    y no hace caso del del Informe actual.
    .title = Leer el indicador de prioridad

SAB-PRI-2 = El indicador solo decide entre lugares o figuras que sean posibles. Por ejemplo, señala
    la casilla libre de más arriba, no una ocupada que esté por encima.
    .title = Entre qué elige el indicador de prioridad

SAB-SUP-1a = Primero, el Marcador de Iniciativa de los Saboteadores ocupa el lugar situado más a la
    izquierda, y tu marcador se mueve un lugar a la derecha.
    .title = Plan para el Suministro: la Iniciativa

SAB-SUP-1b = Si su Marcador de Iniciativa ya está en el lugar situado más a la izquierda, se queda y
    el Valor Objetivo aumenta en 2.
    .title = Plan para el Suministro: la Iniciativa ya es suya

SAB-SUP-2 = Después, los Saboteadores toman 2 Productos Químicos. Elige y toma el primero antes de
    determinar el segundo, usando las dos veces el orden para tomar un Producto Químico.
    .title = Plan para el Suministro: dos Productos Químicos

SAB-CHM-1 = Para tomar un Producto Químico, los Saboteadores miran el tramo del Suministro que
    cuesta menos Pases entre los que aún tienen Productos Químicos. Solo se consideran los Productos
    Químicos de ese tramo.
    .title = Tomar un Producto Químico: tramo más barato

SAB-CHM-2 = Si en ese tramo hay más de un tipo, prefieren el que más escasee en la Guarida.
    .title = Tomar un Producto Químico: tipo más escaso

SAB-CHM-3 = Si varios tipos siguen empatados, el indicador de prioridad del Informe anterior
    selecciona el que tenga la fila de más arriba o de más abajo en el Suministro.
    .title = Tomar un Producto Químico: último desempate

SAB-CHM-4 = Mueve a la Guarida el Producto Químico del tipo seleccionado situado más a la izquierda;
    en ella cabe cualquier número.
    .title = Tomar un Producto Químico: el movimiento

SAB-CHM-5 = Si no hay ningún Producto Químico en el Suministro, los Saboteadores no reciben ninguno
    y nada lo sustituye.
    .title = Tomar un Producto Químico: Suministro vacío

SAB-GOV-0 = Si el Saboteador que actúa está en una casilla con el símbolo &, el plan para el
    Gobierno empieza por el paso 1. En una casilla con el símbolo / se omiten los pasos 1 y 2, y
    empieza por el paso 3.
    .title = Plan para el Gobierno: dónde empieza

SAB-GOV-1 = Paso 1: según el orden habitual, 1 Producto Químico va del Suministro a la Guarida.
    .title = Plan para el Gobierno: un Producto Químico

SAB-GOV-2a = Paso 2: mira las losetas de Subvención con la cara azul bocarriba de la columna cuyo
    clima está en el Informe anterior. Voltea a la cara naranja la de más arriba o la de más abajo
    de ellas, según diga el indicador de prioridad de esa carta.
    .title = Plan para el Gobierno: voltear una loseta de Subvención

SAB-GOV-2b = Si ninguna loseta de Subvención de esa columna tiene la cara azul bocarriba, sigue en
    el orden de los climas hasta la primera columna que tenga una, con Lluvia después de Nieve. Si
    no queda ninguna en ningún sitio, omite este paso.
    .title = Plan para el Gobierno: columna sin loseta azul

SAB-GOV-2c = Voltear esa loseta no da a nadie ningún beneficio, ni el suyo ni el de su columna o su
    fila.
    .title = Plan para el Gobierno: voltear no da beneficio

SAB-GOV-3a = Paso 3: excluye toda sección que no tenga ninguna casilla de Bot libre. Excluye también
    una sección si ninguna de sus casillas de Bot libres tiene el color de un Producto Químico de la
    Guarida.
    .title = Plan para el Gobierno: secciones excluidas

SAB-GOV-3b = De las secciones que quedan, los Saboteadores eligen aquella cuya ficha de
    Investigación azul más los ayude según la prioridad de las fichas. Las secciones empatadas se
    comparan en el orden de los climas desde el Informe anterior.
    .title = Plan para el Gobierno: elegir la sección

SAB-GOV-3c = Si no queda ninguna sección, se descarta la carta superior del mazo de Informes de
    Seguridad, siempre que haya una. Después, los Saboteadores toman 1 Producto Químico según el
    orden habitual, mirando el nuevo Informe anterior, y su plan termina.
    .title = Plan para el Gobierno: ninguna sección

SAB-GOV-4a = Paso 4: mueve un Bot de la Guarida a una casilla de Bot libre de la sección elegida
    cuyo color coincida con uno de sus Productos Químicos. Si sirve más de una casilla, empieza por
    la izquierda y ve en sentido horario hasta la primera.
    .title = Plan para el Gobierno: colocar el Bot

SAB-GOV-4b = El Producto Químico que coincide vuelve de la Guarida al Suministro, donde ocupa la
    casilla vacía de su tipo situada más a la derecha.
    .title = Plan para el Gobierno: devolver el Producto Químico

SAB-GOV-5 = Paso 5: retira de la partida la loseta de Subvención de más arriba o de más abajo de esa
    sección, muestre la cara que muestre. El indicador de prioridad del Informe anterior dice cuál.
    Coloca en su lugar una Pieza de Máquina de la reserva, del color de la casilla de Bot.
    .title = Plan para el Gobierno: la loseta de Subvención se cambia por una Pieza de Máquina

SAB-GOV-6a = Paso 6: los Saboteadores añaden a la Guarida una ficha de Investigación azul de esa
    sección.
    .title = Plan para el Gobierno: ficha azul

SAB-GOV-6b = Si a esa sección ya no le quedan fichas de Investigación azules, en su lugar el Valor
    Objetivo aumenta en 5.
    .title = Plan para el Gobierno: no queda ficha azul

SAB-GOV-6c = Si el Bot de este plan ha ocupado la última casilla de Bot de la sección, el Gobierno
    activa ahora la sección.
    .title = Plan para el Gobierno: sección completa

SAB-RUN-1 = Si el Gobierno activa una sección, no importa en qué turno, empieza por los Bots de los
    Saboteadores que haya en ella. Cada uno aumenta el Valor Objetivo en 3.
    .title = Bots de los Saboteadores en una sección activada

SAB-RUN-2 = Después sigue como en el juego base. Obtienes 3 PC por cada Bot tuyo en la sección, y un
    marcador del Gobierno va a la loseta de Clima Extremo de ese clima, que puede quedar reparado
    con ello.
    .title = Resto de la activación

SAB-LAB-0 = Si el Saboteador que actúa está en una casilla con el símbolo &, el plan para el
    Laboratorio de Lativ empieza por el paso 1. En una casilla con el símbolo / se omite el paso 1,
    y empieza por el paso 2.
    .title = Plan para el Laboratorio de Lativ: dónde empieza

SAB-LAB-1 = Paso 1: los Saboteadores ponen en la Guarida una ficha de Galardón de la reserva. Por
    muchas que tengan, el Premio Nobel nunca es para ellos.
    .title = Plan para el Laboratorio de Lativ: una ficha de Galardón

SAB-LAB-2a = Paso 2: excluye una sección si está llena o si ninguna de sus casillas disponibles pide
    un Producto Químico de la Guarida. Exclúyela también si ninguna loseta de Experimento del
    despliegue tiene su clima.
    .title = Plan para el Laboratorio de Lativ: secciones excluidas

SAB-LAB-2b = Los Saboteadores pueden usar una casilla en la que esté uno de los Bots de Lativ. Por
    tanto, para este plan, una sección que tenga una casilla así nunca cuenta como llena.
    .title = Plan para el Laboratorio de Lativ: casillas con Bots de Lativ

SAB-LAB-2c = De las secciones que quedan, los Saboteadores eligen la que tenga más Bots. Cuentan
    todos: los tuyos, los suyos y los de Lativ.
    .title = Plan para el Laboratorio de Lativ: más Bots

SAB-LAB-2d = Si hay secciones empatadas, compara sus fichas de Investigación verdes según la
    prioridad de las fichas. Si eso no decide nada, ve en el orden de los climas desde el Informe
    anterior.
    .title = Plan para el Laboratorio de Lativ: secciones empatadas

SAB-LAB-2e = Si no queda ninguna sección, se descarta la carta superior del mazo de Informes de
    Seguridad, siempre que haya una. Después, los Saboteadores toman 1 Producto Químico de la manera
    habitual, ya con el nuevo Informe anterior, y el plan para el Laboratorio de Lativ se detiene.
    .title = Plan para el Laboratorio de Lativ: ninguna sección

SAB-LAB-3a = Paso 3: un Bot de la Guarida va a la sección elegida. De las casillas disponibles cuyo
    Producto Químico tienen los Saboteadores, ocupa la de más arriba o la de más abajo, según diga
    el Informe anterior.
    .title = Plan para el Laboratorio de Lativ: colocar el Bot

SAB-LAB-3b = Si en esa casilla está uno de los Bots de Lativ, pasa a otra casilla vacía de su
    sección, la de más arriba si hay varias. Si no hay ninguna, vuelve junto al Laboratorio de
    Lativ.
    .title = Plan para el Laboratorio de Lativ: el Bot de Lativ hace sitio

SAB-LAB-3c = El Producto Químico que pide la casilla sale de la Guarida. Vuelve al Suministro, a la
    casilla vacía de su tipo situada más a la derecha.
    .title = Plan para el Laboratorio de Lativ: devolver el Producto Químico

SAB-LAB-3d = Colocar un Bot en la Máquina Meteorológica no da a los Saboteadores ninguna ficha de
    Investigación. Solo pueden recibir una más tarde, cuando se ejecute el Experimento de esa
    sección.
    .title = Plan para el Laboratorio de Lativ: aún sin ficha

SAB-RND-0 = Si el Saboteador que actúa está en una casilla con el símbolo &, el plan para I+D
    empieza por el paso 1. En una casilla con el símbolo / se omiten los pasos 1 y 2, y empieza por
    el paso 3.
    .title = Plan para I+D: dónde empieza

SAB-RND-1a = Paso 1: un Bot de la Guarida va a la sección de I+D cuyo clima está en el Informe
    anterior. Ocupa allí la casilla de Investigación vacía de más arriba o de más abajo, según el
    indicador de prioridad de la misma carta.
    .title = Plan para I+D: primer Bot

SAB-RND-1b = Si esa sección no tiene ninguna casilla vacía, el Bot va a la siguiente que la tenga en
    el orden de los climas, con Lluvia después de Nieve. Si todo I+D está lleno, se omiten los pasos
    1 y 2.
    .title = Plan para I+D: sección llena para el primer Bot

SAB-RND-1c = Aunque el primer Bot vaya a parar a la casilla inferior, los Saboteadores no pagan el
    Producto Químico o la Pieza de Máquina adicional.
    .title = Plan para I+D: casilla inferior en el paso 1

SAB-RND-2a = Paso 2: si en la Guarida hay un Producto Químico del tipo de la izquierda de la
    casilla, colócalo en el lugar que está al lado del Bot. A cambio, los Saboteadores añaden a la
    Guarida una ficha de Investigación lila de esa sección.
    .title = Plan para I+D: Producto Químico y ficha

SAB-RND-2b = Si han puesto el Producto Químico, pero a la sección ya no le quedan fichas lila, el
    Valor Objetivo aumenta en 5. La Ficha de Bloqueo de ese clima, si sigue en su casilla de Cita,
    se retira de la partida.
    .title = Plan para I+D: sin ficha en el paso 2

SAB-RND-2c = Si no tienen ese Producto Químico, el Bot conserva su casilla, pero no toman ninguna
    ficha, el Valor Objetivo no aumenta y no se retira ningún bloqueo. El plan continúa con el paso
    3.
    .title = Plan para I+D: sin Producto Químico en el paso 2

SAB-RND-3a = Paso 3: excluye toda sección llena. Excluye también aquellas en las que ninguna casilla
    de Investigación libre pida un Producto Químico que esté en la Guarida.
    .title = Plan para I+D: secciones excluidas

SAB-RND-3b = De las secciones que quedan, decide la ficha de Investigación lila que más ayude a los
    Saboteadores según la prioridad de las fichas. Las secciones empatadas se comparan en el orden
    de los climas desde el Informe anterior.
    .title = Plan para I+D: elegir la sección

SAB-RND-3c = Si no queda ninguna sección, la carta superior del mazo de Informes de Seguridad va a
    la pila de descartes, siempre que haya una. A continuación, los Saboteadores toman 1 Producto
    Químico como siempre, para lo que cuenta el nuevo Informe anterior, y el plan para I+D se
    detiene.
    .title = Plan para I+D: ninguna sección

SAB-RND-4a = Paso 4: un Bot de la Guarida va a la sección elegida. Entre las casillas libres que
    piden un Producto Químico que los Saboteadores tienen, el Informe anterior decide entre la de
    más arriba y la de más abajo.
    .title = Plan para I+D: segundo Bot

SAB-RND-4b = El Producto Químico se pone en el lugar que está a la izquierda de ese Bot y se queda
    allí. La casilla inferior no cuesta a los Saboteadores nada más.
    .title = Plan para I+D: Producto Químico del segundo Bot

SAB-RND-5 = Paso 5: los Saboteadores añaden a la Guarida una ficha de Investigación lila de esa
    sección. Si ya no queda ninguna, el Valor Objetivo aumenta en 5 y ese clima pierde su Ficha de
    Bloqueo, a no ser que ya no esté.
    .title = Plan para I+D: ficha lila

SAB-RND-6 = Los beneficios impresos en las casillas de Investigación no son para los Saboteadores.
    .title = Plan para I+D: ningún beneficio

SAB-BRK-1 = Si un Bot de los Saboteadores suministra una Pieza de tu prototipo porque no la aportas
    tú, el Valor Objetivo aumenta en 2. Esto se cuenta por cada Bot así y sustituye a los PC que
    obtendría su propietario.
    .title = Bots de los Saboteadores en tu prototipo

SAB-BRK-2 = Los Descubrimientos son solo tuyos, porque los Saboteadores nunca realizan esta acción.
    .title = Los Saboteadores no Descubren

SAB-EXP-1 = Si se ejecuta el Experimento, cada bando, tú y los Saboteadores, resuelve sus pasos, y
    el orden de turno de la ronda en curso dice quién va primero.
    .title = Orden cuando se ejecuta un Experimento

SAB-EXP-2 = Todos los Bots de los Saboteadores de la sección activa vuelven a la Guarida. Por cada
    uno, el Valor Objetivo aumenta en los PC impresos en la loseta de Experimento.
    .title = Bots de los Saboteadores cuando se ejecuta un Experimento

SAB-EXP-3 = Los Saboteadores no tienen que pagar Pases de Ciencia por el Experimento. No obtienen
    ninguno de los dos beneficios de la loseta.
    .title = Los Saboteadores y la loseta de Experimento

SAB-EXP-4 = Con uno o más Bots en la sección, los Saboteadores mueven a la Guarida exactamente una
    de sus fichas de Investigación verdes, siempre que haya una cuando les toque resolver. Si no, no
    reciben nada en su lugar.
    .title = Ficha verde de un Experimento

SAB-EXP-5 = Después termina el Experimento como a 2 jugadores: si hay un Bot de Lativ en la sección,
    retira de la partida una ficha verde más, si la hay. Luego, los Bots de Lativ vuelven junto al
    Laboratorio de Lativ y se coloca la nueva loseta de Clima Extremo.
    .title = Final de un Experimento ejecutado en solitario

SAB-EXP-6a = Si el Experimento no llega a ejecutarse por cualquier razón y en la sección activa hay
    un Bot de los Saboteadores, ese clima recibe igualmente su siguiente loseta de Clima Extremo. Se
    coloca exactamente igual que tras un Experimento ejecutado.
    .title = Clima Extremo aunque no se ejecute nada

SAB-EXP-6b = En ese caso no se reparten recompensas a ninguno de los dos bandos. La loseta de
    Experimento sale del despliegue de la manera normal, si había una de ese clima.
    .title = Sin recompensas si no se ejecuta nada

SAB-EXP-6c = Los Bots de los Saboteadores se quedan en la sección. Con tus propios Bots eliges como
    siempre entre recuperarlos y dejarlos, y los Bots de Lativ vuelven junto al Laboratorio de
    Lativ.
    .title = Los Bots si no se ejecuta nada

SAB-EXP-7 = Si el Experimento no llega a ejecutarse y en la sección activa no hay Bots de los
    Saboteadores, el clima no recibe ninguna loseta nueva.
    .title = No se ejecuta nada y no hay Bot de los Saboteadores

SAB-FIN-1 = Primero, comprueba una vez las 5 secciones, en el orden de los climas desde el
    Asistente, y ejecuta el Experimento de cada sección llena que tenga en el despliegue una loseta
    de Experimento que coincida. Esto es la Fase B de la ronda final y no se hace por segunda vez.
    No se coloca ninguna loseta de Clima Extremo, ni si en una sección se ejecuta el Experimento ni
    si hay en ella un Bot de los Saboteadores sin que se ejecute.
    .title = Puntuación final 1: últimos Experimentos

SAB-FIN-2 = Segundo, el Valor Objetivo aumenta en 30.
    .title = Puntuación final 2: Valor Objetivo

SAB-FIN-3 = Tercero, haz para ti las últimas colocaciones y la puntuación final del juego base:
    medidores de Financiación, losetas de Objetivo, Premio Nobel y PC al final de la partida. Los
    Saboteadores no puntúan nada.
    .title = Puntuación final 3: solo puntúas tú

SAB-FIN-4 = Si ahora tus PC superan el Valor Objetivo, ganas la partida. En cualquier otro caso, la
    pierdes.
    .title = Resultado de la puntuación final

SAB-RNK-0 = Si has ganado en la puntuación final, recorre los rangos del 1 al 5 y toma el primero
    del que cumplas todas las condiciones. Si no cumples ninguno, tienes una victoria sin rango.
    .title = Determinar tu rango

SAB-RNK-1 = Un Terraformador tiene al menos 120 PC, al menos 6 losetas de Taller, incluida la
    inicial, y no le quedan más de 2 Pases en total entre todos los tipos. Su marcador de
    Financiación más atrasado está en la casilla 4 o más allá, y el más adelantado está en la última
    casilla.
    .title = Rango 1: Terraformador

SAB-RNK-2 = Un Climatólogo tiene al menos 110 PC, posee el Premio Nobel y cumple al menos 4 losetas
    de Objetivo. Todos los Bots están desbloqueados, es decir, están disponibles tanto el tercer
    como el cuarto tramo de la Línea de Montaje.
    .title = Rango 2: Climatólogo

SAB-RNK-3 = Un Meteorólogo tiene al menos 100 PC, 3 Artículos publicados, 3 losetas de Objetivo
    cumplidas y 2 Galardones. Al menos un marcador de Financiación está en la casilla 8 o más allá.
    .title = Rango 3: Meteorólogo

SAB-RNK-4 = Un Pronosticador tiene al menos 3 Artículos publicados, 7 Bots propios en el tablero
    central, 3 losetas de Objetivo cumplidas y 1 Galardón.
    .title = Rango 4: Pronosticador

SAB-RNK-5 = Un Cazatormentas tiene al menos 2 losetas de Objetivo cumplidas y al menos 1 Galardón.
    .title = Rango 5: Cazatormentas

SAB-CHL-1 = En lugar de 2 Productos Químicos al azar, los Saboteadores empiezan con 5 en la Guarida,
    uno de cada tipo.
    .title = Desafío 1: Oponentes completamente abastecidos

SAB-CHL-2 = Si en la Fase C hay Ingresos, cuenta los Bots de los Saboteadores que haya en el
    Gobierno, el Laboratorio de Lativ e I+D. El Valor Objetivo aumenta en 1 por cada uno.
    .title = Desafío 2: Dispositivos de interferencias

SAB-CHL-3a = Los Saboteadores tienen desde el principio 1 ficha de Galardón en la Guarida. Si otras
    cartas seleccionadas también les dan fichas de Galardón, las reciben todas.
    .title = Desafío 3: Contabilidad creativa, Galardón inicial

SAB-CHL-3b = Si en la Fase C hay Ingresos, uno de tus marcadores de Financiación retrocede 1
    casilla. Eliges cuál, pero debe ser uno que haya dejado la casilla 0. Si los tres están en la
    casilla 0, no ocurre nada.
    .title = Desafío 3: Contabilidad creativa, Ingresos

SAB-CHL-4a = Los Saboteadores empiezan con 1 Producto Químico adicional. Su tipo es al azar y puede
    ser uno que ya tengan.
    .title = Desafío 4: Ganador del Premio Nobel, Producto Químico adicional

SAB-CHL-4b = Tanto la victoria inmediata como la victoria en la puntuación final exigen que poseas
    el Premio Nobel.
    .title = Desafío 4: Ganador del Premio Nobel, condición

SAB-CHL-5 = Tanto la victoria inmediata como la victoria en la puntuación final exigen que cumplas 5
    o más de las losetas de Objetivo de tus casillas de Objetivo.
    .title = Desafío 5: Solo para triunfadores

SAB-CHL-6 = Terminada la preparación, devuelve a la caja las 2 cartas superiores del mazo de
    Informes de Seguridad. El mazo tiene entonces 15 cartas.
    .title = Desafío 6: El reloj avanza

SAB-CHL-7 = Si el Marcador de Iniciativa de los Saboteadores está en el lugar situado más a la
    izquierda cuando termina tu turno, el Valor Objetivo aumenta en 3.
    .title = Desafío 7: Un paso adelante

SAB-CHL-8 = Los Saboteadores que estén a la izquierda de tu Científico ya no te dan Pases
    adicionales. En el Suministro aún tienes que pagar por ellos.
    .title = Desafío 8: Ventaja moral

SAB-CHL-9 = Tienes prohibidas las fichas de Cita. Cuando desbloqueas una casilla de Cita, tampoco
    puedes comprar 3 PC con un Pase de Ciencia.
    .title = Desafío 9: Revisión por pares

SAB-CHL-10a = Cuando empieza la partida hay una ficha de Galardón en la Guarida de los Saboteadores,
    además de las que reciban por otra carta de Desafío.
    .title = Desafío 10: Prototipos independientes, Galardón inicial

SAB-CHL-10b = Cuando construyes un prototipo, trata una casilla de Investigación con un Bot de los
    Saboteadores como si estuviera vacía. Debes aportar tú su Pieza de Máquina, por la que obtienes
    los 2 PC habituales, y el Valor Objetivo no aumenta.
    .title = Desafío 10: Prototipos independientes, Piezas

SAB-CHL-11a = Durante la preparación se pone en la Guarida un Producto Químico más, de un tipo
    determinado al azar. Puede repetir un tipo que ya esté allí.
    .title = Desafío 11: Recortes presupuestarios, Producto Químico adicional

SAB-CHL-11b = Cuando obtienes la financiación del Laboratorio de Lativ, el modificador de tu
    marcador cuenta como 0. El medidor del Gobierno o de I+D que elijas sigue dándote sus
    beneficios.
    .title = Desafío 11: Recortes presupuestarios, financiación del Laboratorio

SAB-CHL-12a = El Valor Objetivo inicial es 30, es decir, 5 menos de lo normal.
    .title = Desafío 12: Publicar o morir, comienzo

SAB-CHL-12b = Si los estragos o el plan para I+D de los Saboteadores retiran una Ficha de Bloqueo,
    el Valor Objetivo aumenta en 5.
    .title = Desafío 12: Publicar o morir, bloqueos

SAB-CHL-12c = La victoria inmediata al principio de tu turno es tu única manera de ganar. Si la
    partida llega a la puntuación final, pierdes.
    .title = Desafío 12: Publicar o morir, victoria
