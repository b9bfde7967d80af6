# The guide of Weather Machine in Spanish; guide.toml has the English.

guide = Diez turnos contra Los Saboteadores, con una razón para cada elección; después sigues
    jugando por tu cuenta.
    .title = Primera partida

guide-1 =
    Eres ayudante del profesor Lativ. Cada ronda vas a una Localización, actúas allí y, al final de
    la ronda, puede ejecutarse el Experimento de una sección de la Máquina Meteorológica. Los
    Saboteadores hacen lo mismo contra ti, según reglas fijas: lee en «Ahora» lo que han hecho,
    cada paso con su regla.

    En tu Taller está lo que posees: una Pieza de Máquina en la casilla impresa central, un Bot en
    la de debajo, un Producto Químico en la de encima. Cada loseta guarda una Pieza o un Bot más.
    Esta es tu primera loseta: elige su orientación.
    .title = Tu Taller

guide-2 =
    Antes de la ronda 1 puedes usar el Suministro tantas veces como puedas pagar. Los Bots hacen
    todo tu trabajo, así que lo primero son dos de ellos.

    El precio está encima de cada tramo de la Línea de Montaje. Lo que hay al lado de un hueco es
    tuyo cuando se va su Bot, y otra vez siempre que haya Ingresos: aquí, un Pase de Gobierno y un
    Pase de Laboratorio. Un Pase de Ciencia podría pagar en lugar de cualquier otro, así que guarda
    esos para más tarde.
    .title = La Ronda de Suministro: Bots

guide-3 =
    Para Investigar hacen falta un Bot y el Producto Químico que está a la izquierda de la casilla. Con
    un Melgoth puedes usar la casilla superior de Niebla en I+D, que te devuelve un Producto Químico.
    .title = La Ronda de Suministro: un Químico

guide-4 =
    El último Pase de Suministro compra una loseta de Taller. Los semicírculos que se tocan deben tener
    el mismo color y forman un círculo, que guarda un Producto Químico de ese color. Encima de tu
    loseta, rosa toca con rosa: desde ahora, un Delugium tiene su propio sitio.
    .title = La Ronda de Suministro: espacio

guide-5 =
    Debes dejar la Localización en la que estás. En la ronda 1 solo cuentan las casillas centrales,
    o las de la derecha donde la central esté ocupada. La casilla central de I+D permite una acción
    y te da un Pase de Gobierno: el Pase de una casilla es siempre para otro lugar.

    Investigar te hace avanzar en el medidor de Financiación de I+D, te da el beneficio de la
    casilla y una ficha lila de Niebla. El beneficio es un Químico: toma un Delugium, que tiene su
    sitio y servirá para la rama de Viento.
    .title = Ronda 1: I+D

guide-6 =
    Tres fichas en una fila de tu Oficina, una de cada color, forman un Artículo, y todas las fichas
    de Investigación de una fila deben mostrar el mismo clima. Así, esta ficha convierte la fila 1
    en una fila de Niebla.

    Lo que cubre una ficha se obtiene al momento: aquí, una Pieza de Máquina. Una rosa vendrá bien.
    .title = Una ficha en tu Oficina

guide-7 =
    Las casillas de la izquierda permiten ambas acciones de una Localización. En el Gobierno
    aseguras una Subvención: obtienes el beneficio de encima de su columna, el de al lado de su fila
    y el suyo propio, y queda usada para todos.

    El «Pedido de robots» de la columna de Niebla da un Pase de Ciencia, un Pase de Suministro y un
    Bot por 2 Pases de Gobierno: tres cosas por un solo precio.
    .title = Ronda 2: el Gobierno

guide-8 =
    La otra acción vende una Pieza de Máquina del color de una casilla de Bot, aquí la blanca que
    tienes. Tomas para ti una loseta de Subvención de esa columna, que usarás al principio de un turno
    posterior, y una ficha azul de ese clima.
    .title = Vender una Pieza

guide-9 =
    Una ficha azul de Niebla va junto a la lila en la fila 1. Dos de tres. Lo que cubre da un Pase: toma
    uno para el Laboratorio, adonde irás después.
    .title = Dos de tres

guide-10 =
    Un Experimento se ejecuta cuando su sección está llena y en el despliegue hay una loseta de su
    clima. El Asistente, la figura con gorra, muestra a qué sección le toca al final de la ronda:
    ahora Nieve, luego Lluvia, después Viento. En el despliegue hay una «Brisa», y en la sección de
    Viento queda espacio, así que un Bot allí dará fruto dentro de dos rondas.

    La «Beca de investigación» puede esperar: no tienes un segundo Producto Químico para ella.
    .title = Ronda 3: el Laboratorio de Lativ

guide-11 =
    El Informe actual dice lo que harán los Saboteadores; la previsión que está junto al tablero lo
    muestra antes de que actúes. Por un Pase de la Localización puedes robar del mazo dos Informes
    más y dar a los tres sus papeles: uno a lo alto del mazo, uno descartado y uno que se lleva a
    cabo.

    Alguien que sigue a Lativ al Suministro hace menos daño que alguien en I+D, así que se descarta
    el Informe del rosa.
    .title = Llamar a Seguridad

guide-12 =
    Los Saboteadores tomaron la Iniciativa y actuaron primero. Te han llenado la sección de Viento: su
    Experimento se ejecutará en la próxima ronda.

    En el Suministro obtienes un Pase de cualquier tipo y pagas uno por cada figura a tu izquierda.
    .title = Ronda 4: de vuelta al Suministro

guide-13 =
    Después, un Bot nuevo, cuyo hueco devuelve un Pase de Ciencia; un Verdino para la «Beca de
    investigación», y la Iniciativa, para que vuelvas a actuar primero.
    .title = Ronda 4: un Bot, un Químico, la Iniciativa

guide-14 =
    El primer paso de un turno es una loseta de Subvención o de Inversión. La «Beca de
    investigación» permite Investigar sin su Pase, estés donde estés; el Producto Químico se paga
    igualmente.

    La casilla superior de Viento da dos Pases a elegir. Toma dos de Gobierno: los necesitarás
    enseguida.
    .title = Ronda 5: una loseta de Subvención

guide-15 =
    Lativ está en el Gobierno, a la izquierda de la casilla central. Quien llega a su derecha obtiene un
    Pase de Ciencia, y él sigue su camino y pone un Bot suyo en una sección que no tenga ninguno de los
    suyos.
    .title = Lativ

guide-16 =
    Otro «Pedido de robots» da un Producto Químico, un Pase de I+D y un Bot. El Verdino es para la
    casilla central de Niebla; la Pieza blanca, para el Gobierno.
    .title = Otro Pedido de robots

guide-17 =
    La ficha lila de Viento empieza otra fila, así que la fila 3 pasa a ser de Viento. Lo que cubre da
    un Pase: el de Ciencia sustituye a cualquier otro.
    .title = Una segunda fila

guide-18 =
    La sección de Viento está llena, así que se ejecuta la «Brisa». Tu Bot vuelve a casa. Por un
    Pase de Ciencia obtienes 4 PC por cada Bot que tenías allí, eliges uno de dos beneficios y
    colocas de inmediato una ficha verde de Viento.

    El precio es el clima: ahora hay en I+D una loseta de Clima Extremo peor. Dos losetas de nivel 3
    al final de tu turno hacen perder la partida, así que vigílalas a tiempo. Un Bot de los
    Saboteadores en la sección aumentó el Valor Objetivo tanto como el tuyo aumentó tus PC.
    .title = Se ejecuta el Experimento

guide-19 =
    La casilla central de Niebla da 3 PC. Cuando las tres casillas de una sección están ocupadas, se
    retira su Ficha de Bloqueo, y ese clima puede citarse: una ficha de Cita ocupa entonces el lugar
    de la tercera ficha de una fila.

    Una segunda ficha lila de Niebla necesita otra fila. La fila 5 te hace avanzar en el medidor de
    Financiación de I+D; un marcador en la casilla 5 cuenta para la victoria inmediata.
    .title = Ronda 6: dos en una sección

guide-20 =
    Vende la Pieza blanca en la columna de Viento. Las fichas azules de Viento se han acabado, una
    para los Saboteadores y otra por Lativ, así que en su lugar tomas una loseta de Inversión.

    Lo que importa es la loseta: una «Imprenta» publica un Artículo sin Pases. La usarás en cuanto
    pueda completarse la fila 1.
    .title = Ronda 7: una imprenta propia

guide-21 =
    Una loseta de Inversión coloca un Objetivo o trae la financiación de un Objetivo ya colocado. Los
    Objetivos valen 5 PC cada uno si los cumples al final, y cuatro de ellos cumplidos son una de las
    tres condiciones de la victoria inmediata.

    «Ciencia en mano» pide tres Pases de Ciencia, que tienes. Su casilla amplía el Taller.
    .title = Ronda 8: un Objetivo

guide-22 =
    Después, otra vez el Suministro, para un Bot y el Melgoth que completa Niebla.
    .title = Ronda 8: otra vez el Suministro

guide-23 =
    La casilla inferior cuesta una cosa más, la Pieza rosa, y da un Bot.
    .title = Ronda 9: Niebla está completa

guide-24 =
    Como has completado la sección, tomas una loseta de Inversión y retiras la Ficha de Bloqueo de
    Niebla; quien lo hace puede pagar un Pase de Ciencia por 3 PC al momento.

    Tiene dos filos: dos fichas de Niebla son ahora un conjunto para los Saboteadores, aunque uno que
    solo aumenta el Valor Objetivo o cuesta un Informe.
    .title = La Ficha de Bloqueo

guide-25 =
    Ahora, la «Imprenta». La fila 1 tiene una ficha lila y una azul de Niebla; Niebla está
    desbloqueada, así que una ficha de Cita la completa al precio de una loseta de Objetivo verde.

    El marcador de la fila se desliza a la derecha y da lo que atraviesa, las fichas puntúan y tomas
    una loseta de Inversión. Desde ahí, el marcador puede Descubrir en I+D, lo que repara el clima,
    da PC y trae un Galardón.
    .title = Ronda 10: un Artículo

guide-26 =
    Has visto las cuatro Localizaciones, un Experimento y un Artículo. Tres cosas dan la victoria:
    más PC que el Valor Objetivo, cuatro Objetivos cumplidos y dos marcadores de Financiación en la
    casilla 5, todo ello al principio de tu turno. De lo contrario, el final llega por sí solo, y
    entonces el Valor Objetivo aumenta en 30.

    Atiende a la previsión, mantén el clima por debajo de dos losetas de nivel 3 y cuenta los
    Informes de Seguridad que quedan. Desde aquí la partida es tuya: sigue jugando.
    .title = Por tu cuenta
