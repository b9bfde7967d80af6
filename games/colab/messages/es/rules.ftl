# The rules of CoLab in Spanish; rules.toml has the English.

CL-1-1 = Los dados que aún no has tirado y los que has gastado o descartado están en tu cuenco,
    fuera de uso. Los dados tirados están en tu reserva. Cada dado tuyo está en uno de los dos
    sitios o sobre uno de tus esbirros.
    .title = Cuenco y reserva

CL-1-2 = Gastar o descartar un dado es ponerlo en el cuenco del jugador al que pertenece. Nadie
    pierde nunca un dado en favor de otro.
    .title = Gastar un dado

CL-1-3 = Un dado solo obtiene una cara al tirarlo, de ningún otro modo; mientras está en un
    cuenco no tiene ninguna.
    .title = Los dados del cuenco no muestran nada

CL-1-4 = Alrededor del tablero se alternan torres y laboratorios. A cada laboratorio le son
    adyacentes la torre anterior y la posterior y, con ellas, seis ventanas. El centro no tiene
    ninguna torre adyacente.
    .title = Qué es adyacente a qué

CL-1-5 = Sin esbirro ni ficha: vacía. Solo una ficha de hielo: congelada. Una ficha de daño:
    dañada. Un esbirro: ocupada.
    .title = Estados de una ventana

CL-1-6 = Los jugadores pueden usar las ventanas vacías o congeladas. Si no juega ningún enemigo,
    son todas las ventanas sin esbirro.
    .title = Ventanas abiertas

CL-1-7 = Las tres ventanas de una torre solo se distinguen por su estado, así que quien elige
    una vacía o una congelada recibe la más baja de ese estado.
    .title = Qué ventana de una torre

CL-1-8 = Un símbolo lo cubre ese mismo símbolo, la forma sola de su color o una ficha comodín.
    Una forma sola vale por cualquiera de los dos símbolos de su color, pero solo por uno; dices
    cuál al gastarla.
    .title = Qué cubre un símbolo

CL-1-9 = Gris significa rojo, azul o morado, a tu elección; nunca comodín. Eliges de nuevo para
    cada carta, dado o ficha.
    .title = Iconos grises

CL-1-10 = Si hay que robar de un mazo vacío, antes se baraja su pila de descartes y forma un
    mazo nuevo. Sin pila de descartes no se roba nada.
    .title = Mazo vacío

CL-1-11 = Cada tipo de carta tiene su propia pila de descartes, boca arriba.
    .title = Cartas descartadas

CL-1-12 = Si no queda ningún dado de un color, quien debería obtener uno no obtiene ninguno, y
    ningún otro color lo sustituye. Un dado gris puede ser de cualquier color que aún quede.
    .title = Dados de un color agotados

CL-1-13 = Las fichas de recurso, comodín, de poción, de activación y de investigación nunca se
    agotan.
    .title = Fichas sin límite

CL-1-14 = Puedes renunciar a todo o parte de lo que te ofrezca una carta, una loseta o una
    torre, siempre que ninguna regla lo haga obligatorio.
    .title = Se puede renunciar a los beneficios

CL-1-15 = Las partes de un efecto se hacen de izquierda a derecha, una tras otra. La parte
    imposible se omite.
    .title = Efectos en el orden impreso

CL-2-1 = Monstruos, artilugios y pociones son tres mazos, cada uno barajado y boca abajo.
    .title = Tres mazos

CL-2-2 = Los dados de recurso de tres colores y todas las fichas de recurso, comodín, de poción,
    de activación y de investigación forman un único suministro.
    .title = Suministro común

CL-2-3 = Las losetas de mejora de primer, segundo y tercer nivel forman tres pilas barajadas,
    boca abajo.
    .title = Pilas de losetas

CL-2-4 = Las fichas de investigación que valen 10 puntos pertenecen al suministro.
    .title = Fichas que valen 10

CL-2-5 = El número de jugadores decide qué casillas de la pista de puntuación reciben al inicio
    una ficha de mejora. Las demás fichas no se usan.
    .title = Fichas de mejora

CL-3-1 = En la primera partida, torres, placas, laboratorios y losetas iniciales se colocan como
    los indica el contenido.
    .title = Tablero de la primera partida

CL-3-2 = En todas las demás partidas, el orden de torres y laboratorios es al azar, y cada torre
    recibe al azar una placa con una cara al azar a la vista.
    .title = Tablero al azar

CL-3-3 = En todas las demás partidas, las seis losetas iniciales se reparten al azar, una a cada
    laboratorio.
    .title = Losetas iniciales al azar

CL-3-4 = La loseta inicial de un laboratorio es su loseta central de primer nivel; los espacios
    a su izquierda y a su derecha están libres al principio.
    .title = El espacio central

CL-3-5 = La placa da el efecto superior de una torre, y la propia torre lleva impreso el
    inferior. No hay otros.
    .title = Dos efectos por torre

CL-4-1 = Cada jugador lleva un científico distinto y recibe el tablero y los tres esbirros de
    ese científico.
    .title = Un científico para cada uno

CL-4-2 = Todos empiezan en la primera cara de un tablero de investigación, con el indicador en
    0.
    .title = Tableros de investigación

CL-4-3 = Todos empiezan con cuatro dados blancos. Están en el cuenco hasta que haya que
    tirarlos.
    .title = Dados iniciales

CL-4-4 = El azar designa al jugador inicial, con la misma probabilidad para todos. A partir de
    él, los turnos van en sentido horario.
    .title = Jugador inicial

CL-4-5 = Al inicio nadie tiene puntos.
    .title = Puntos al inicio

CL-4-6 = Hasta su primer movimiento, un científico no está en ningún laboratorio ni tampoco en
    el centro. El primer turno puede ser de cualquiera de los dos tipos y llevar a cualquier
    laboratorio.
    .title = Los científicos llegan después

CL-4-7 = Un esbirro que no está en el tablero está en casa, en la zona de juego de su dueño.
    .title = Esbirros en casa

CL-5-1 = Con dos jugadores y sin enemigos, cada laboratorio empieza con otra loseta al azar de
    primer nivel, a la izquierda de su loseta inicial.
    .title = Dos jugadores: más losetas

CL-5-2 = Con dos jugadores y sin enemigos, los seis esbirros de los dos científicos que no
    juegan están en las ventanas superiores, uno en cada torre, sin dados.
    .title = Dos jugadores: esbirros neutrales

CL-5-3 = Un esbirro neutral no es de nadie, nunca se mueve y nunca tiene dado. Puede trabajar en
    una recolección como cualquier otro.
    .title = Qué hacen los esbirros neutrales

CL-6-1 = Quien elige la primera partida la prepara según esta sección y no según la normal, y
    sin cartas de bonificación.
    .title = Primera partida

CL-6-2 = Cada laboratorio recibe otra loseta al azar de primer nivel, a la izquierda, o a la
    derecha si la izquierda está ocupada.
    .title = Primera partida: más losetas

CL-6-3 = La línea de cada científico dice con qué dados, cartas y fichas empieza el jugador. Los
    dados van al cuenco, y las cartas salen de la parte superior de sus mazos.
    .title = Primera partida: línea inicial

CL-6-4 = Un jugador tras otro tira dos dados blancos y da uno a cada uno de dos esbirros.
    .title = Primera partida: dos esbirros

CL-6-5 = Luciana, Ivy y Victor envían un esbirro a cada torre de su color y deciden qué dado va
    a cuál. Lo que muestren los dados no importa.
    .title = Primera partida: torres de un color

CL-6-6 = Cada esbirro de Elias va a la torre con el símbolo de su dado. Si esa torre está llena,
    el dado se vuelve a tirar hasta que designe otra.
    .title = Primera partida: Elias

CL-6-7 = Estos primeros esbirros no obtienen nada de sus torres.
    .title = Primera partida: sin efectos de torre

CL-6-8 = Cuando están colocados todos los esbirros, cada uno tira el resto del cuenco a su
    reserva, y comienza el jugador inicial.
    .title = Primera partida: la primera tirada

CL-6-9 = Si una torre del color del científico no tiene ninguna ventana libre, los dos esbirros
    van a la otra torre de ese color.
    .title = Primera partida: una torre llena

CL-7-1 = Cada uno recibe dos cartas de bonificación, no se las enseña a nadie y no tiene que
    contarlas como cartas en mano.
    .title = Dos cartas de bonificación

CL-7-2 = Cada uno roba tres cartas, de una en una, y nombra el mazo antes de cada una.
    .title = Tres cartas

CL-7-3 = Cada uno pone en su cuenco dos dados de recurso, cada uno de cualquier color.
    .title = Dos dados

CL-7-4 = Cada uno recibe una ficha: roja, azul o morada, a elegir.
    .title = Una ficha

CL-7-5 = En el orden de turno, cada uno tira dos dados blancos, uno tras otro. Cada dado va
    sobre un esbirro, que se envía a la torre que designa el dado.
    .title = Dos esbirros según los dados

CL-7-6 = Si en esa torre ya hay tres esbirros, el dado se vuelve a tirar hasta que designe una
    con sitio.
    .title = Una torre llena

CL-7-7 = Los esbirros colocados así no obtienen nada de sus torres.
    .title = Sin efectos de torre

CL-7-8 = Después, cada uno tira a su reserva lo que tiene en el cuenco, y comienza el jugador
    inicial.
    .title = La primera tirada

CL-8-1 = Una partida exprés empieza como una normal o con draft y tiene otra loseta al azar de
    primer nivel en cada laboratorio, a la izquierda, o a la derecha si la izquierda está ocupada.
    .title = Exprés: más losetas

CL-8-2 = En una partida exprés, el final llega con diez cartas construidas, no con doce.
    .title = Exprés: más corta

CL-9-1 = El draft sustituye a las otras dos formas de empezar; suministros, tablero, jugadores y
    añadidos para dos quedan igual.
    .title = Draft

CL-9-2 = Las cartas de bonificación se reparten como en la preparación normal.
    .title = Draft: cartas de bonificación

CL-9-3 = Las tres torres que permiten robar dos cartas y quedarse una reciben una ficha de
    recurso cada una, una de cada color; las otras tres, un dado de recurso cada una, uno de cada
    color. El azar decide cuáles.
    .title = Draft: qué hay en las torres

CL-9-4 = En sentido horario desde el jugador inicial, cada uno tira un dado blanco, lo pone
    sobre un esbirro y envía este a cualquier ventana abierta, muestre lo que muestre el dado.
    .title = Draft: primer esbirro

CL-9-5 = Luego cada uno lo hace otra vez, en orden inverso.
    .title = Draft: segundo esbirro

CL-9-6 = Cada una de estas colocaciones da el efecto inferior de la torre, nunca el superior, y
    después lo que aún haya en la torre.
    .title = Draft: qué da cada colocación

CL-9-7 = Los dados del draft van al cuenco. Lo que nadie se llevó vuelve al suministro.
    .title = Draft: dados

CL-9-8 = Luego cada uno tira lo que tiene en el cuenco, y comienza el jugador inicial.
    .title = Draft: la primera tirada

CL-9-9 = Nadie recibe otras cartas, dados o fichas para empezar.
    .title = Draft: nada más

CL-10-1 = Tu turno es de acción o de descanso.
    .title = Dos tipos de turno

CL-10-2 = Mientras sea tu turno puedes, en un momento libre, usar habilidades de poción, canjear
    fichas de investigación, hacer un cambio de dados, usar una sección A y, con enemigos, reparar:
    tantas veces y en el orden que quieras, hasta donde cada cosa lo permita.
    .title = Acciones gratuitas

CL-10-3 = Hay un momento libre al principio de tu turno, tras el primer paso, tras tu
    movimiento, antes y después de cada uso de una loseta al recolectar y de cada carta al
    construir, tras la acción de laboratorio y, en un turno de descanso, tras cada uno de sus pasos.
    En medio de un pago o de un efecto no hay ninguno.
    .title = Momentos libres

CL-10-4 = Con su primer paso, un turno tiene su tipo. Lo que hagas libremente antes no lo fija.
    .title = El tipo queda fijado

CL-10-5 = Mientras tu científico esté en el centro no puedes elegir descansar.
    .title = En el centro no se descansa

CL-10-6 = Si un esbirro tuyo está en casa y tu reserva está vacía al elegir el tipo, tienes que
    descansar.
    .title = Nada con que enviar

CL-10-7 = Si una acción gratuita puede llevar un dado a tu reserva, puedes usarla antes, y
    entonces tienes abierto el turno de acción.
    .title = Ayuda antes de elegir

CL-10-8 = Si eso te ocurre estando en el centro, haces un turno de acción y omites su primer
    paso. Puedes buscar antes un dado, pero no tienes que hacerlo; en cuanto tengas uno, el primer
    paso es obligatorio.
    .title = En el centro sin dados

CL-10-9 = Con los tres esbirros en el tablero no necesitas ningún dado, y una reserva vacía no
    obliga a nada.
    .title = Los tres esbirros fuera

CL-10-10 = Como acción gratuita, tantas veces como quieras: un dado de tu reserva va al cuenco,
    y giras otro dado de tu reserva a la cara que prefieras.
    .title = Cambio de dados

CL-11-1 = Si tienes algún esbirro en casa, envías uno y no puedes hacer volver ninguno.
    .title = Debes enviar

CL-11-2 = Si los tres están en el tablero, haces volver uno a tu elección y no puedes enviar.
    .title = Debes hacer volver

CL-11-3 = Un dado de tu reserva va sobre el esbirro tal como está, y el esbirro a una ventana
    abierta de cualquier torre.
    .title = Enviar

CL-11-4 = No se puede enviar un esbirro a una ventana con un esbirro o con daño.
    .title = Ventanas cerradas

CL-11-5 = Después recibes un efecto de esa torre, cualquiera de los dos.
    .title = Efecto al enviar

CL-11-6 = El esbirro vuelve a casa y, si tiene un dado, este va a tu cuenco.
    .title = Hacer volver

CL-11-7 = Después recibes un efecto de la torre de la que viene, cualquiera de los dos. Si ese
    efecto refresca dados, el dado que acaba de volver puede ser uno de ellos.
    .title = Efecto al hacer volver

CL-11-8 = Tras el efecto puedes usar reacciones a enviar o a hacer volver que correspondan al
    color de la torre.
    .title = Reacciones a ello

CL-11-9 = Sin ninguna ventana abierta se omite el primer paso.
    .title = Ningún sitio adonde ir

CL-11-10 = Una vez empezada la partida, cada jugador tiene siempre dos o tres esbirros en el
    tablero.
    .title = Dos o tres en el tablero

CL-11-11 = El dado de un esbirro que se envía no tiene que corresponder a la torre.
    .title = Vale cualquier dado

CL-11-12 = Un esbirro recolocado por un efecto no necesita dado y no provoca ninguna reacción a
    enviar o a hacer volver. Puede ir a una ventana abierta de otra torre.
    .title = Recolocar no es enviar

CL-12-1 = Tu científico va a un laboratorio distinto del suyo, cercano o lejano.
    .title = Moverse

CL-12-2 = En un turno de acción, ni se queda donde está ni va al centro.
    .title = No se queda

CL-12-3 = Otros científicos en un laboratorio no te impiden entrar.
    .title = Compartir laboratorio

CL-12-4 = Tras moverte puedes construir o recolectar en ese laboratorio, o no hacer ninguna de
    las dos cosas.
    .title = Acción de laboratorio

CL-12-5 = El movimiento llega solo cuando el primer paso está hecho.
    .title = Orden de los pasos

CL-12-6 = Tienes una acción de laboratorio por turno, salvo que un efecto te conceda también la
    otra: entonces, como mucho, una construcción y una recolección.
    .title = Una acción de laboratorio

CL-12-7 = La segunda acción de laboratorio ocurre en el mismo laboratorio, cuando ha acabado la
    primera.
    .title = Dónde ocurre la segunda

CL-13-1 = En una recolección te sirven las losetas de tu laboratorio, y los esbirros de las dos
    torres adyacentes trabajan para ti, sean de quien sean.
    .title = Recolectar

CL-13-2 = Usas las losetas del laboratorio en el orden que quieras, cada una mientras encuentres
    esbirros para ella, y paras cuando quieras.
    .title = Cualquier loseta, las veces que sea

CL-13-3 = Cada uso ocupa tantos esbirros adyacentes como pida la loseta, todos aún sin haber
    trabajado en este turno; desde entonces ya han trabajado.
    .title = Los esbirros trabajan

CL-13-4 = Ningún esbirro trabaja dos veces en un turno, ni siquiera para una segunda
    recolección.
    .title = Una vez por turno

CL-13-5 = Los esbirros para un uso pueden venir de una de las dos torres o de ambas.
    .title = De cualquiera de las dos torres

CL-13-6 = Un esbirro que trabaja se queda donde está, y su dado sigue pudiendo usarse. Que haya
    trabajado y que su dado haya pagado son dos cosas distintas.
    .title = Trabajo y dado van aparte

CL-13-7 = Una loseta sin coste ni efecto no puede usarse en una recolección.
    .title = Losetas que solo llevan símbolos

CL-13-8 = Un esbirro no necesita dado para trabajar.
    .title = Esbirros sin dado

CL-13-9 = El esbirro de un enemigo trabaja para ti como cualquier otro y, con REFUERZO en su
    dado, por uno más.
    .title = Esbirros enemigos

CL-13-10 = Después del turno, todos los esbirros pueden volver a trabajar.
    .title = Hasta el final del turno

CL-14-1 = Tomas del suministro un dado de recurso de ese color y lo pones en el cuenco; si es
    gris, de cualquier color.
    .title = Icono de dado

CL-14-2 = Tomas en la mano la carta superior de ese mazo; si es gris, de cualquier mazo. El
    límite de mano no se mira ahora.
    .title = Icono de carta

CL-14-3 = Tomas una ficha de poción. Es nueva hasta el final del turno, y en este turno puedes
    gastarla en cualquier habilidad de poción.
    .title = Icono de poción

CL-14-4 = Tomas una ficha de recurso de cualquiera de los tres colores.
    .title = Icono de ficha

CL-14-5 = Tomas tantas fichas de investigación como se muestren.
    .title = Icono de investigación

CL-14-6 = Usas el activador de una carta de tu cuadrícula cuya ficha esté boca arriba.
    .title = Icono de activador

CL-14-7 = Haces enseguida una construcción entera en tu laboratorio, con todos sus símbolos de
    nuevo, y después sigues recolectando.
    .title = Icono de construcción

CL-14-8 = Por cada icono, o tiras un dado de tu cuenco a tu reserva, o vuelves a tirar un dado
    de tu reserva.
    .title = Icono de refrescar

CL-14-9 = Sin ningún dado en el cuenco ni en la reserva, refrescar no tiene efecto.
    .title = Nada que refrescar
