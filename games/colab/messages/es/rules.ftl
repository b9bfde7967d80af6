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

CL-9-3 = Las tres torres que permiten robar dos cartas y quedarse con una reciben una ficha de
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

CL-15-1 = Nombra un mazo y roba, mira la carta, nombra un mazo para la segunda y roba. Una de
    las dos se queda en tu mano, la otra se descarta.
    .title = Robar dos, quedarse con una

CL-15-2 = Si solo hay una carta que robar, puedes quedártela y no descartar ninguna.
    .title = Solo hay una carta

CL-15-3 = Robas una carta del mazo que se muestra.
    .title = Efecto con una carta

CL-15-4 = Obtienes una nueva ficha de poción, como en una recolección.
    .title = Efecto con una poción

CL-15-5 = Refrescas un dado, como en una recolección.
    .title = Efecto de refrescar

CL-15-6 = Tomas una ficha de recurso justo del color que se muestra.
    .title = Efecto con una ficha

CL-16-1 = De cada tipo de carta puedes construir como mucho tantas cartas como símbolos de ese
    tipo muestren el laboratorio y sus losetas.
    .title = Cuánto puedes construir

CL-16-2 = Las cartas salen de tu mano. Cada una se paga, se coloca, se puntúa y tiene todas sus
    consecuencias antes de que elijas otra.
    .title = Una carta tras otra

CL-16-3 = Puedes terminar una construcción cuando quieras, incluso antes de la primera carta.
    .title = Parar

CL-16-4 = Lo permitido queda fijado cuando empieza la construcción, y cada carta le resta un
    símbolo de su tipo. Otra construcción en el mismo turno cuenta de nuevo.
    .title = Los símbolos se cuentan al principio

CL-16-5 = En una construcción, un símbolo permite una carta.
    .title = Cada símbolo una vez

CL-16-6 = Una carta construida con una construcción adicional no necesita ni gasta ningún
    símbolo, pero cuesta lo que cuesta.
    .title = Construcciones adicionales

CL-16-7 = Sin laboratorio, una construcción no hace nada, y una construcción adicional se paga
    con tu propia reserva y tus fichas.
    .title = Construir sin laboratorio

CL-16-8 = Una construcción que llega antes del movimiento ocurre en el laboratorio donde tu
    científico está todavía.
    .title = Construir antes de moverse

CL-17-1 = Cada símbolo del coste lo cubre un recurso, y cada recurso cubre un símbolo.
    .title = El coste

CL-17-2 = Pagas con dados de tu reserva, con tus fichas de recurso y comodín y con los dados de
    los esbirros de las seis ventanas adyacentes, sean de quien sean.
    .title = De dónde salen los recursos

CL-17-3 = Va a tu cuenco.
    .title = Pagar con un dado de la reserva

CL-17-4 = Vuelve al suministro.
    .title = Pagar con una ficha

CL-17-5 = El dado se queda donde está y recibe una marca; en este turno no puedes volver a
    usarlo.
    .title = Pagar con el dado de un esbirro

CL-17-6 = Un dado así cubre uno o dos símbolos de una sola carta. Lo que no necesitas se pierde.
    .title = Dados con dos recursos

CL-17-7 = Un dado nunca ayuda a pagar una segunda carta, aunque haya sobrado una parte.
    .title = Un dado, una carta

CL-17-8 = Lo que no cubre ningún símbolo no puede formar parte de un pago.
    .title = Nada superfluo

CL-17-9 = Una ficha comodín cubre un símbolo cualquiera.
    .title = Fichas comodín

CL-17-10 = Un dado blanco cubre un símbolo, el que muestra.
    .title = Dados blancos

CL-17-11 = Los dados de los enemigos no son recursos, salvo COMODÍN: cubre un símbolo
    cualquiera, una vez por turno.
    .title = Dados enemigos

CL-17-12 = Los descuentos se suman. Eliges qué símbolos desaparecen, pero siempre queda uno.
    .title = Descuentos

CL-17-13 = Un descuento de una poción que ninguna carta ha aprovechado acaba con el turno.
    .title = Los descuentos no se guardan

CL-17-14 = Una carta que no puedes pagar por completo no se puede elegir.
    .title = Lo que no puedes pagar

CL-17-15 = Al final del turno desaparecen las marcas de los dados de los esbirros.
    .title = Marcas de los dados

CL-17-16 = Para usar uno, llévalo a la reserva en un momento libre antes de elegir la carta.
    .title = Los dados del cuenco no pagan

CL-18-1 = La primera carta inicia tu cuadrícula. Cada una de las siguientes se coloca junto a
    una carta ya puesta, no en diagonal.
    .title = La cuadrícula

CL-18-2 = Todas las cartas de una cuadrícula caben en cuatro columnas y cuatro filas.
    .title = Cuatro por cuatro

CL-18-3 = Dos cartas son adyacentes si comparten un lado; las esquinas no cuentan.
    .title = Adyacente

CL-18-4 = Una carta construida se queda donde se colocó hasta el final de la partida.
    .title = Las cartas se quedan

CL-18-5 = Dieciséis cartas no dejan ninguna casilla, y entonces no se puede construir nada.
    .title = Una cuadrícula llena

CL-19-1 = Una carta que se coloca puntúa en el acto sus puntos impresos.
    .title = Puntos impresos

CL-19-2 = También puntúa todo lo que, gracias a ella, pasan a valer de más los textos de
    puntuación de tus cartas, incluida ella misma.
    .title = Puntos que crecen

CL-19-3 = Los puntos llegan después de la ficha de activación de la carta y antes de todo lo que
    la carta provoca.
    .title = Cuándo cuentan los puntos

CL-19-4 = Las fichas de mejora que tu indicador alcanza o pasa son tuyas hasta que acabe el
    turno.
    .title = Pasar fichas de mejora

CL-19-5 = Tras puntuar recorres el efecto «al construirla» de la carta, los activadores junto a
    ella que estén boca arriba y las reacciones a la construcción, cada cosa una vez, en el orden
    que quieras. Puedes renunciar a cualquiera.
    .title = Lo que provoca una construcción

CL-19-6 = Lo que provoca otra cosa espera a que esa otra esté hecha por completo.
    .title = Primero lo más interior

CL-19-7 = Un activador que entretanto ha usado otra cosa deja de estar en la lista.
    .title = Activadores ya usados

CL-20-1 = Una carta con activador recibe su ficha, boca arriba, en cuanto se construye.
    .title = Ficha de activación

CL-20-2 = Desde ese momento se puede activar, por una carta posterior junto a ella o por un
    efecto, también en el mismo turno.
    .title = Se puede activar enseguida

CL-20-3 = Colocar la carta no la activa.
    .title = No por sí misma

CL-20-4 = Cuando construyes una carta junto a una con su ficha boca arriba, puedes activar esta
    última.
    .title = Activada por una vecina

CL-20-5 = Primero se da la vuelta a la ficha, a su cara activada, y después ocurre el efecto.
    .title = Activar

CL-20-6 = Mientras su ficha muestre la cara activada, una carta no se puede activar.
    .title = Fichas ya usadas

CL-20-7 = Si un mismo suceso puede activar varias cartas, puede hacerlo, y tú decides el orden.
    .title = Varias a la vez

CL-20-8 = Si renuncias, la ficha sigue boca arriba para otra ocasión.
    .title = Guardar un activador

CL-20-9 = Puedes activar una carta aunque su efecto no pueda hacer nada.
    .title = Activar para nada

CL-20-10 = Cuando acaba tu turno, todas tus fichas de activación se ponen boca arriba.
    .title = Las fichas vuelven

CL-20-11 = Un efecto que activa cartas adyacentes alcanza a las que están junto a la carta en la
    que figura; si no, alcanza a toda tu cuadrícula. Solo cuentan las fichas que están boca arriba.
    .title = Qué cartas activa un efecto

CL-20-12 = Copiar es hacer el efecto de activador de una carta adyacente, muestre lo que muestre
    su ficha y sin darle la vuelta. Una carta que copia no puede ser copiada.
    .title = Copiar

CL-21-1 = Tras sus puntos puede usarse el efecto «al construirla» de una carta, una vez y nunca
    más.
    .title = Al construirla

CL-21-2 = No se puede guardar para otro momento ni activar.
    .title = Más tarde, no

CL-22-1 = Siempre que te ocurra su suceso puedes usar una reacción: una vez por cada suceso y,
    si así lo dice, solo una vez por turno.
    .title = Reacciones

CL-22-2 = Descansar: tras el segundo paso. Enviar y hacer volver: tras el efecto de la torre.
    Construir: entre lo que provoca la construcción. Pagar: mientras se fija el coste. Mejora:
    después de tu parte de la ronda.
    .title = Cuándo ocurren los sucesos

CL-22-3 = La construcción de una carta no es un suceso para esa misma carta.
    .title = No a sí misma

CL-22-4 = Eliges el orden de las reacciones a un mismo suceso.
    .title = Varias reacciones

CL-22-5 = Las reacciones responden a lo que haces tú; las rondas de mejora son la única
    excepción.
    .title = Solo tus propios sucesos

CL-23-1 = En un momento libre gastas tantas fichas de poción como muestre el icono y recibes el
    efecto.
    .title = Habilidades de poción

CL-23-2 = Pueden venir de la propia carta, de tu espacio de almacenaje y de las obtenidas en
    este turno, mezcladas como quieras.
    .title = Qué fichas pagan

CL-23-3 = Las fichas de una carta solo pagan para esa carta.
    .title = No de otra carta

CL-23-4 = Cada habilidad de poción puede usarse una vez por turno. Un segundo ejemplar de una
    carta es otra habilidad.
    .title = Una vez por turno

CL-23-5 = Puedes usar una que no pueda hacer nada. Las fichas se gastan igualmente.
    .title = Para nada

CL-23-6 = La habilidad de poción de una carta puede usarse en el turno en que se construyó.
    .title = En el turno en que se construye

CL-23-7 = Que una carta tenga habilidad de poción depende de su icono y no de su tipo.
    .title = En cartas de cualquier tipo

CL-24-1 = Puedes descansar tengas lo que tengas en la reserva y estén donde estén tus esbirros,
    pero no desde el centro.
    .title = Turnos de descanso

CL-24-2 = Primero tu científico va al centro. Allí hay sitio para todos.
    .title = Al centro

CL-24-3 = Después obtienes dos cosas, una tras otra, de tres clases: una ficha de poción, una
    ficha de recurso de cualquier color, una carta de cualquier mazo. Las dos pueden ser de la misma
    clase.
    .title = Dos provisiones

CL-24-4 = Después devuelves al cuenco tantos dados de la reserva como quieras y tiras todo el
    cuenco a la reserva.
    .title = Tirar

CL-24-5 = Entonces el cuenco está vacío. Los dados que se quedaron en la reserva muestran lo que
    mostraban.
    .title = Después de tirar

CL-24-6 = En un turno de descanso no se envía ni se hace volver ningún esbirro, y sus dados no
    se tocan.
    .title = Los esbirros se quedan

CL-24-7 = Un turno de descanso no tiene acción de laboratorio.
    .title = Sin acción de laboratorio

CL-24-8 = Las acciones gratuitas siguen como siempre, y las reacciones a descansar van después
    de la tirada.
    .title = Acciones gratuitas al descansar

CL-24-9 = Las dos provisiones van antes de la tirada.
    .title = Provisiones antes que dados

CL-25-1 = En este orden: las nuevas fichas de poción encuentran un sitio, se cuentan las fichas
    de recurso y luego la mano; los activadores se ponen boca arriba y se quitan las marcas. Las
    fichas de mejora apartadas van al final.
    .title = Final de un turno

CL-25-2 = Cada nueva ficha de poción va a una carta tuya con habilidad de poción y sitio, o al
    espacio de almacenaje si está vacío. Eliges para cada una.
    .title = Sitios para fichas de poción

CL-25-3 = Cuatro en una carta, una en el almacenaje.
    .title = Sitio para fichas de poción

CL-25-4 = Una ficha de poción ya colocada se queda donde está hasta que se gasta o se descarta.
    .title = Colocada para siempre

CL-25-5 = Entonces puedes elegir, para cada ficha, entre un espacio de almacenaje vacío y
    perderla; sin ese espacio se pierde.
    .title = Ninguna carta tiene sitio

CL-25-6 = De las fichas de recurso y comodín conservas cuatro, o tres mientras tu espacio de
    almacenaje tenga una ficha de poción. Tú eliges de cuáles te deshaces.
    .title = Límite de fichas

CL-25-7 = Conservas seis cartas, sin contar las de bonificación. Tú eliges de cuáles te
    deshaces.
    .title = Límite de mano

CL-25-8 = Todas tus fichas de activación se ponen boca arriba.
    .title = Activadores boca arriba

CL-25-9 = Los límites obligan al jugador cuyo turno acaba, y solo en ese momento.
    .title = Solo ahora

CL-25-10 = Los efectos que suben el límite de cartas o de fichas cuentan aquí.
    .title = Límites más altos

CL-25-11 = Los dados y las fichas de investigación no tienen límite, y los dados nuevos esperan
    en el cuenco.
    .title = Ningún otro límite

CL-26-1 = En un momento libre de tu turno puedes pagar fichas de investigación por uno de cinco
    beneficios, al coste que marca la cara visible de tu tablero.
    .title = Canjes de investigación

CL-26-2 = Ningún canje se usa dos veces en un turno, aunque entretanto se haya dado la vuelta al
    tablero.
    .title = Cada canje una vez

CL-26-3 = Los puntos de un canje hacen avanzar tanto tu indicador de investigación como tu
    puntuación.
    .title = Puntos de la investigación

CL-26-4 = Al llegar a 10 tomas una ficha de 10 puntos, das la vuelta al tablero y devuelves el
    indicador a 0. Los puntos que pasen de 10 se pierden, salvo que el contenido diga que se
    conservan.
    .title = Llegar a 10

CL-26-5 = Para los canjes aún no usados en este turno valen de inmediato los costes de la nueva
    cara.
    .title = Costes de la otra cara

CL-26-6 = En la segunda cara ocurre lo mismo, y vuelve a quedar visible la primera.
    .title = Llegar otra vez a 10

CL-26-7 = Las fichas de investigación en sí no dan puntos, y solo puede canjearlas el jugador
    cuyo turno es.
    .title = Las fichas no son puntos

CL-26-8 = Los puntos de investigación recogen fichas de mejora como cualesquiera otros.
    .title = Investigación y fichas de mejora

CL-27-1 = En todo momento tu puntuación son los puntos impresos de tu cuadrícula, lo que valgan
    sus textos de puntuación, 10 por cada ficha de investigación de ese valor y tu indicador de
    investigación.
    .title = Qué es la puntuación

CL-27-2 = Nada quita puntos.
    .title = La puntuación nunca baja

CL-27-3 = Si tu indicador alcanza o pasa una casilla que tiene una ficha de mejora, apartas la
    ficha hasta que acabe tu turno.
    .title = Recoger fichas de mejora

CL-27-4 = Donde la ficha ya no está, pasar no tiene consecuencias.
    .title = Casillas sin ficha

CL-27-5 = Un indicador que sale de la pista empieza de nuevo, con 100 puntos más.
    .title = Más allá de la pista

CL-27-6 = Tras las obligaciones del final del turno, cada ficha apartada da una ronda de mejora
    y se descarta, empezando por la de la casilla más baja.
    .title = Orden de las rondas de mejora

CL-27-7 = Nadie puntúa en el turno de otro, así que solo recoge fichas el jugador cuyo turno es.
    .title = Puntos solo en tu turno

CL-28-1 = Participan todos los jugadores menos quien recogió la ficha, en sentido horario desde
    su izquierda.
    .title = Ronda de mejora

CL-28-2 = Nombras un nivel que tenga losetas y un espacio para ellas, robas una de sus losetas
    al azar y la colocas en un espacio de ese nivel de cualquier laboratorio.
    .title = Una loseta

CL-28-3 = Un laboratorio tiene tres espacios de primer nivel, que no necesitan nada debajo.
    .title = Primer nivel

CL-28-4 = Un laboratorio tiene dos espacios de segundo nivel: cada uno se apoya en la loseta
    central y en la que está a su lado.
    .title = Segundo nivel

CL-28-5 = Un laboratorio tiene un espacio de tercer nivel, que se apoya en las dos losetas de
    segundo nivel.
    .title = Tercer nivel

CL-28-6 = Si ningún nivel tiene a la vez loseta y espacio, no se coloca ninguna loseta.
    .title = Ninguna loseta cabe

CL-28-7 = Después obtienes una ficha comodín y una más por cada casilla de mejora entre tu
    indicador y la casilla de la ficha, siga o no en ella su propia ficha.
    .title = Fichas comodín

CL-28-8 = Si tu indicador ha llegado hasta esa casilla o más lejos, es una sola ficha comodín.
    .title = Ninguna casilla entre medias

CL-28-9 = Una loseta en el tablero se queda allí y todos pueden usarla.
    .title = Las losetas sirven a todos

CL-28-10 = Quien recogió la ficha no recibe en esa ronda ni loseta que colocar ni ficha comodín.
    .title = Nada para quien recogió la ficha

CL-28-11 = En una ronda de mejora nadie cuenta fichas.
    .title = Los límites no se aplican

CL-29-1 = En cuanto un jugador ha construido su 12.ª carta (la 10.ª en una partida exprés),
    comienza el final; ese turno aún se juega entero.
    .title = Comienza el final

CL-29-2 = Quienes todavía no han tenido turno en esta ronda tienen uno más; después se acabó.
    .title = La ronda se completa

CL-29-3 = Si fue el último jugador de la ronda, se acaba en el acto.
    .title = Por el último jugador

CL-29-4 = También en esa última ronda se hacen rondas de mejora.
    .title = Rondas de mejora hasta el final

CL-29-5 = Cualquiera puede construir más cartas que ese número, mientras haya sitio en la
    cuadrícula.
    .title = Más cartas

CL-29-6 = Sin enemigos, ninguna otra cosa acaba la partida: ni un número de turnos, ni un mazo
    vacío, ni una ficha que falte.
    .title = Ningún otro final

CL-30-1 = A la puntuación del tablero se suma la única sección B que hayas elegido, si puedes
    usarla.
    .title = Puntuación final

CL-30-2 = Gana la puntuación final más alta.
    .title = Ganador

CL-30-3 = Entre iguales gana quien tenga menos cartas construidas.
    .title = Primer desempate

CL-30-4 = Si también en eso hay empate, gana quien vaya más tarde en el orden de turno.
    .title = Segundo desempate

CL-31-1 = Tus dos cartas de bonificación tienen en total cuatro secciones. Usas una de ellas en
    toda la partida.
    .title = Una de cuatro secciones

CL-31-2 = La usas en un momento libre de un turno tuyo. Algunas ocurren una sola vez en ese
    momento, otras valen desde entonces.
    .title = Sección A

CL-31-3 = Quien haya usado una sección A no puntúa ninguna sección B.
    .title = La sección A renuncia a la sección B

CL-31-4 = Si no, al final eliges una sección B y sumas sus puntos, 12 como mucho.
    .title = Sección B

CL-31-5 = Estos puntos se suman después de la partida; el indicador no pasa nada con ellos.
    .title = Sin rondas de mejora por ella

CL-31-6 = Si una sección A recoloca esbirros dos veces, la segunda recolocación sigue a la
    primera y puede afectar al mismo esbirro o a otro.
    .title = Dos recolocaciones

CLS-1-1 = Antes de repartir ningún dado eliges la dificultad, de uno a tres enemigos, quiénes
    son y, para cada uno, un mazo del fin del mundo distinto. Enemigos y mazos se combinan
    libremente.
    .title = Qué se elige

CLS-1-2 = Cualquier científico que no haya tomado ningún jugador. Su tablero muestra la cara de
    enemigo.
    .title = Quién puede ser enemigo

CLS-1-3 = Suministros, tablero y jugadores como siempre, con otra loseta de primer nivel en cada
    laboratorio. No hay esbirros neutrales ni cartas de bonificación, y no se usa ninguna otra parte
    de una preparación.
    .title = Preparación en solitario

CLS-1-4 = Las casillas son las de la línea para un jugador.
    .title = Fichas de mejora en solitario

CLS-1-5 = Las nueve cartas de un mazo se barajan y quedan boca abajo junto a su enemigo. El
    dorso de la carta superior muestra cuántas fichas necesita.
    .title = Mazos del fin del mundo

CLS-1-6 = Un enemigo tiene su científico, dos esbirros y dos dados propios; los del enemigo
    blanco son negros.
    .title = Piezas de un enemigo

CLS-1-7 = Empieza en 0.
    .title = Medidor de poder

CLS-1-8 = Las 18 van a una única bolsa, sean cuantos sean los enemigos.
    .title = Fichas de criterio

CLS-1-9 = Para cada enemigo se sacan al azar tantas como diga su tablero y se añaden a la bolsa.
    El resto es un suministro.
    .title = Fichas de poder

CLS-1-10 = Las 18 fichas de daño y de hielo y un dado blanco sobrante para las tiradas de los
    enemigos quedan preparados.
    .title = A mano

CLS-1-11 = Con varios enemigos, el azar designa al que tiene la ficha activa, que muestra su
    cara con acción.
    .title = Enemigo activo

CLS-1-12 = Tienes los dados que marque la dificultad, en el cuenco, y ni cartas ni fichas.
    .title = Con qué empiezas

CLS-2-1 = Cuatro dados blancos y tres dados de recurso a tu elección; el objetivo es 12 cartas y
    30 puntos.
    .title = Fácil

CLS-2-2 = Cuatro dados blancos y un dado de recurso a tu elección; el objetivo es 12 cartas y 45
    puntos.
    .title = Media

CLS-2-3 = Tres dados blancos; el objetivo es 12 cartas y 60 puntos.
    .title = Difícil

CLS-2-4 = Se cumple si tienes al menos esas cartas y esos puntos cuando acaba el turno que
    decide.
    .title = Cuándo cuenta el objetivo

CLS-3-1 = Tira un dado enemigo, que va sobre un esbirro, y un dado blanco para la torre. El
    esbirro va allí, y ocurre la acción de su dado.
    .title = Un esbirro de un enemigo

CLS-3-2 = Si esa torre no tiene ninguna para él, el dado blanco se vuelve a tirar.
    .title = Ninguna ventana

CLS-3-3 = El segundo dado y el segundo esbirro siguen del mismo modo.
    .title = El segundo esbirro

CLS-3-4 = Un dado blanco designa su laboratorio. Varios científicos enemigos pueden compartir
    uno.
    .title = El científico de un enemigo

CLS-3-5 = Cada uno se prepara por completo antes que el siguiente, primero el activo y luego en
    sentido horario.
    .title = Varios enemigos

CLS-3-6 = Si durante la preparación no se puede completar la acción de un dado, ese enemigo
    carga 1.
    .title = Un dado que no se puede completar

CLS-3-7 = Luego tiras dos dados blancos, que van sobre dos esbirros, y los colocas uno tras otro
    en ventanas abiertas a tu elección. Cada uno da el efecto inferior de su torre.
    .title = Tus esbirros

CLS-3-8 = Los dados con BLOQUEO y DESARME que ya estén allí actúan sobre estas colocaciones.
    .title = Torres con BLOQUEO o DESARME

CLS-3-9 = Luego tiras el cuenco a tu reserva.
    .title = Tu primera tirada

CLS-3-10 = El enemigo tiene el primer turno.
    .title = Quién empieza

CLS-3-11 = Hasta que tu científico entra en un laboratorio, los enemigos lo tratan como a uno
    que está en el centro.
    .title = Antes de tu primer movimiento

CLS-4-1 = Todos los enemigos tienen un turno, luego tienes tú uno, y así sucesivamente.
    .title = Por turnos

CLS-4-2 = Se saca una ficha de la bolsa al azar; una ficha de poder carga 1; ocurre su acción;
    se coloca junto al mazo; después puede construirse una carta.
    .title = El turno de un enemigo

CLS-4-3 = Lo que carga una ficha de poder se hace antes que la acción de la ficha, con un poder
    especial si el medidor se llena.
    .title = Primero la carga

CLS-4-4 = Si junto al mazo hay tantas fichas como necesita su carta superior, todas quedan fuera
    de juego y la carta se construye.
    .title = Fichas suficientes

CLS-4-5 = Un enemigo construye como mucho una carta por turno. Las fichas necesarias de la carta
    siguiente se comparan tras la próxima ficha.
    .title = Una carta por turno

CLS-4-6 = Antes de sacar de una bolsa vacía, todas las fichas que están fuera de juego vuelven a
    ella. Las que están junto a los mazos se quedan.
    .title = Bolsa vacía

CLS-4-7 = Lo que un enemigo deja abierto lo elige el jugador.
    .title = Decisiones abiertas

CLS-5-1 = Va a su propia casilla, de 1 a 9, en la cuadrícula de tres por tres del enemigo,
    aunque quede allí sola.
    .title = Casilla de una carta del fin del mundo

CLS-5-2 = La acción de la carta y las de todas las cartas construidas junto a ella ocurren una
    vez cada una, en el orden que elijas.
    .title = Qué hace una construcción

CLS-5-3 = Las cartas en diagonal, las casillas vacías y las cuadrículas de otros enemigos no
    hacen nada.
    .title = Lo que no actúa

CLS-5-4 = Si no se puede completar la acción de una carta vecina, también eso carga 1.
    .title = Vecinas que no se completan

CLS-5-5 = Tras estas acciones termina el turno del enemigo.
    .title = Después se acaba

CLS-6-1 = Dos o tres enemigos hacen un turno cada uno por ronda, en sentido horario desde ti.
    .title = Varios enemigos

CLS-6-2 = El que tiene la ficha activa hace todo lo de su turno.
    .title = El enemigo activo

CLS-6-3 = Omiten la acción de su ficha.
    .title = Los demás enemigos

CLS-6-4 = También a ellos les carga 1 una ficha de poder, su ficha queda junto a su mazo y
    pueden construir.
    .title = Lo que los demás sí hacen

CLS-6-5 = Cuando todos los enemigos han tenido su turno, la ficha activa pasa en sentido horario
    al siguiente.
    .title = La ficha pasa al siguiente

CLS-6-6 = Una acción que se omite no carga nada.
    .title = Omitir no es no poder completar

CLS-7-1 = De todas las cartas que los enemigos construyen en una ronda, solo actúa la primera,
    con sus vecinas, la haya construido quien la haya construido.
    .title = Solo la primera construcción

CLS-7-2 = Las demás cartas de esa ronda van a sus cuadrículas y no hacen nada.
    .title = Construcciones posteriores

CLS-7-3 = La primera construcción le da la vuelta a su otra cara; cuando los enemigos han
    acabado, se le vuelve a dar la vuelta.
    .title = Caras de la ficha activa

CLS-7-4 = Una carta que por esa razón no hace nada no carga nada.
    .title = Sin carga por no actuar

CLS-8-1 = Cargar es subir en uno el medidor del enemigo.
    .title = Cargar

CLS-8-2 = En su última casilla, el medidor baja en el acto a 0 y ocurre el poder especial;
    después sigue lo que se había interrumpido.
    .title = Medidor lleno

CLS-8-3 = Sacar una carga 1, antes de su acción.
    .title = Las fichas de poder cargan

CLS-8-4 = Una acción o habilidad de un enemigo que no se puede completar carga 1, sean cuantas
    sean las partes que no se pudieron hacer. Lo que se pueda hacer de ella se hace.
    .title = No poder completar carga

CLS-8-5 = Se carga 1 si tu científico va al laboratorio del enemigo, o el del enemigo a un
    laboratorio con el tuyo.
    .title = Los encuentros cargan

CLS-8-6 = Seguir juntos, el encuentro de dos enemigos y pasar de largo no cargan nada.
    .title = Lo que no es un encuentro

CLS-8-7 = Si lo provocó un medidor lleno y no se puede completar, carga 1, contado desde 0.
    .title = Un poder especial que no se completa

CLS-8-8 = Ocurre con el medidor tal como está. Si no se puede completar, es 1 carga y nada más.
    .title = Poder especial por una carta

CLS-8-9 = En el acto tras tu movimiento y antes de la acción de laboratorio, con el poder
    especial si lo hay.
    .title = Cuándo carga tu visita

CLS-8-10 = Si ir hasta un jugador lleva al laboratorio donde el científico del enemigo ya está,
    este se queda y carga 1 como por un encuentro, y por nada más.
    .title = Ya estaba contigo

CLS-8-11 = Si un mismo suceso carga a varios, cargan 1 cada uno, uno tras otro en el orden que
    elijas, cada uno con su poder especial.
    .title = Varios enemigos cargan

CLS-8-12 = Un dado o un poder especial que no se puede completar carga por sí mismo; la ficha,
    carta o carga que lo causó no vuelve a cargar.
    .title = Sin carga doble

CLS-9-1 = Las fichas de poder tienen las mismas clases de acciones que las fichas de criterio.
    .title = Las dos clases de fichas

CLS-9-2 = El científico del enemigo avanza un laboratorio en la dirección de la flecha.
    .title = Avanzar un laboratorio

CLS-9-3 = Va en esa dirección hasta el primer laboratorio con el científico de un jugador; el
    suyo es el primero que se mira.
    .title = Ir hasta un jugador

CLS-9-4 = Las dos clases de movimiento cargan 1 si acaban donde está el científico de un
    jugador.
    .title = Llegar hasta ti

CLS-9-5 = Si ningún científico de un jugador está en un laboratorio, ir hasta un jugador no se
    puede completar y el científico se queda.
    .title = Nadie hasta quien ir

CLS-9-6 = En los laboratorios del camino no hay encuentros.
    .title = Pasar de largo

CLS-10-1 = El más cercano a su propio científico, contando a lo largo del anillo. Entre iguales
    eliges tú.
    .title = Qué esbirro se mueve

CLS-10-2 = Primero se busca el destino; puede ser la torre donde ya está el esbirro.
    .title = Adónde

CLS-10-3 = Si hay una ventana para él, como si el esbirro ya no estuviera, se quita, se tira su
    dado, se coloca allí, y ocurre la acción del dado.
    .title = Mover un esbirro

CLS-10-4 = Si no, se queda, su dado no se tira ni se usa, y el enemigo carga 1.
    .title = Esbirro que no puede moverse

CLS-10-5 = Hacia un jugador: la primera torre en la dirección de la flecha, contando la suya
    como primera, que sea adyacente a un laboratorio con el científico de un jugador. En los demás
    casos: la torre del otro esbirro, la del símbolo o la de un dado blanco que se tira.
    .title = Destinos

CLS-10-6 = La vacía más baja; si no hay ninguna, la congelada más baja, y el hielo desaparece.
    Las ventanas con daño o con un esbirro no se usan nunca.
    .title = Ventanas de los enemigos

CLS-10-7 = Entonces un movimiento hacia un jugador no se puede completar.
    .title = Ningún jugador en un laboratorio

CLS-10-8 = Si el destino está lleno, la torre siguiente no ocupa su lugar.
    .title = Ninguna otra torre

CLS-10-9 = El dado blanco se tira una vez. Si su torre está llena, el movimiento no se puede
    completar.
    .title = Destino por tirada

CLS-10-10 = La ventana que dejó el esbirro puede recibirlo otra vez, salvo que haya daño en
    ella.
    .title = Su propia ventana

CLS-11-1 = Las palabras con que están escritas las acciones de los enemigos y sus lugares
    significan lo que define el contenido.
    .title = Palabras de los efectos enemigos

CLS-11-2 = Las partes unidas en una carta son una sola acción a la hora de cargar.
    .title = Varias partes

CLS-11-3 = Las fichas de daño se colocan de una en una, primero en ventanas vacías; una
    congelada se usa cuando no hay otra, y su hielo desaparece.
    .title = Daño

CLS-11-4 = Las fichas de hielo solo van a ventanas vacías.
    .title = Hielo

CLS-11-5 = Se colocan tantas fichas como sea posible, y el enemigo carga 1.
    .title = Faltan ventanas

CLS-11-6 = Un jugador que tiene demasiado poco entrega todo lo que hay, y la acción no se ha
    podido completar.
    .title = Poco que perder

CLS-11-7 = Si allí solo está la loseta inicial, la acción no se ha podido completar.
    .title = Nada que destruir

CLS-11-8 = Sin una ficha de poder sin usar, la acción no se ha podido completar.
    .title = Ninguna ficha de poder

CLS-12-1 = Un dado actúa cuando se coloca su esbirro. Lo que es duradero vale mientras el
    esbirro siga allí con esa cara.
    .title = Dados enemigos

CLS-12-2 = Todos los dados de los esbirros de jugadores en esa torre van a los cuencos de sus
    dueños.
    .title = DESARME, en el acto

CLS-12-3 = Si llega allí un esbirro de un jugador, su dado va al cuenco en el acto. Aun así
    necesitaba el dado, y el efecto de la torre se recibe.
    .title = DESARME, más tarde

CLS-12-4 = Cada jugador descarta un dado de la reserva, una ficha o una carta a su elección, y
    no puede negarse. Si alguien no tiene nada, no se ha podido completar.
    .title = DESCARTE

CLS-12-5 = Quien coloca allí un esbirro no recibe ningún efecto de la torre. Hacer volver uno
    desde allí sí da uno.
    .title = BLOQUEO

CLS-12-6 = Una ficha de daño va a la ventana de este esbirro, y se queda cuando el esbirro se
    va.
    .title = DAÑO

CLS-12-7 = En una recolección junto a él, este esbirro son dos trabajadores, cada uno para un
    uso.
    .title = REFUERZO

CLS-12-8 = En una construcción junto a él, este dado cubre un símbolo cualquiera, una vez por
    turno. No repara nada.
    .title = COMODÍN

CLS-12-9 = Una ficha de poder al azar va del suministro a la bolsa.
    .title = PODER

CLS-12-10 = REFUERZO, COMODÍN, BLOQUEO y DESARME siempre se completan. Con DESCARTE, DAÑO y
    PODER puede no ser así.
    .title = Dados que siempre se completan

CLS-12-11 = Los dados de los enemigos se quedan donde están.
    .title = A quién se le quitan los dados

CLS-12-12 = Un esbirro de un jugador recolocado en una torre se coloca allí: valen DESARME,
    BLOQUEO y hielo.
    .title = Un esbirro recolocado se coloca

CLS-13-1 = Nadie coloca un esbirro en una ventana dañada.
    .title = El daño cierra

CLS-13-2 = Solo un dado con DAÑO reúne ambos en una ventana.
    .title = Esbirro y daño

CLS-13-3 = Puedes elegir una ventana congelada aunque la torre tenga una vacía. El hielo se
    retira.
    .title = Romper el hielo

CLS-13-4 = Un esbirro de un enemigo o una ficha de daño retira el hielo de su ventana.
    .title = Los enemigos rompen el hielo

CLS-13-5 = Los enemigos usan una ventana congelada solo si no encuentran ninguna vacía.
    .title = El hielo al final

CLS-13-6 = En una ventana nunca hay más de una ficha.
    .title = Una sola ficha

CLS-13-7 = No cambian nada para los esbirros que ya están allí, para los efectos de torre, el
    trabajo o los dados.
    .title = Las fichas solo cierran

CLS-14-1 = Quita una ficha de daño o de hielo de una ventana y la devuelve al suministro.
    .title = Reparar

CLS-14-2 = Desde tu llegada al centro hasta el final de un turno de descanso puedes reparar
    gratis una vez una ventana cualquiera.
    .title = Reparar al descansar

CLS-14-3 = En un momento libre, una vez por turno, tres fichas de investigación reparan una
    ventana cualquiera.
    .title = Reparar con investigación

CLS-14-4 = En un momento libre, mientras tu científico esté en un laboratorio, dos recursos del
    símbolo de una torre adyacente reparan una ventana de esa torre. Puedes hacerlo cuantas veces
    quieras.
    .title = Reparar con recursos

CLS-14-5 = Esta última forma no la tiene un científico que no está en ningún laboratorio.
    .title = Solo desde un laboratorio

CLS-14-6 = Los dos recursos se pagan como el coste de una carta. Un dado que muestra dos veces
    el símbolo o su forma sola paga por sí solo, y nada más con él.
    .title = Pagar una reparación

CLS-14-7 = También puede repararse; el esbirro se queda.
    .title = Daño bajo un enemigo

CLS-15-1 = Cada ficha que recogiste da una ronda al final de tu turno, antes de los enemigos.
    .title = Rondas de mejora en solitario

CLS-15-2 = Una al azar va a la bolsa. Si no hay ninguna, no pasa nada.
    .title = Primero: una ficha de poder

CLS-15-3 = Ocurre su poder especial y después su medidor se pone a 0, incluido todo lo que el
    poder haya cargado; pero si eso llenó el medidor, el poder ocurre otra vez.
    .title = Segundo: el poder, con un enemigo

CLS-15-4 = Cada uno carga 1.
    .title = Segundo: varios enemigos

CLS-15-5 = Obtienes exactamente una.
    .title = Tercero: una ficha comodín

CLS-15-6 = Colocas dos losetas, una tras otra, según la regla habitual.
    .title = Cuarto: dos losetas

CLS-15-7 = Alcanzar la ficha no provoca por sí solo el poder; solo lo hace la segunda parte de
    su ronda.
    .title = Una vez por ficha

CLS-15-8 = Se omite, y nadie carga.
    .title = Una loseta que no cabe en ningún sitio

CLS-16-1 = Acabas el turno, y después no hay ni ronda de mejora ni turno del enemigo; entonces
    se juzga.
    .title = Tu 12.ª carta

CLS-16-2 = Puedes seguir construyendo mientras dure el turno.
    .title = Más cartas en ese turno

CLS-16-3 = Si hay un esbirro o una ficha en cada una de las 18 ventanas, has perdido en el acto,
    los haya puesto quien los haya puesto.
    .title = Tablero lleno

CLS-16-4 = Después de cada colocación. Una ventana cuenta una vez.
    .title = Cuándo se mira el tablero

CLS-16-5 = Ocurren sus acciones; después ningún enemigo hace turno, y tienes tu última
    oportunidad.
    .title = La 9.ª carta del enemigo

CLS-16-6 = Un tablero que se llena durante la 9.ª carta o el último turno es una derrota.
    .title = Sin oportunidad tras un tablero lleno

CLS-17-1 = Es un turno tuyo normal.
    .title = Última oportunidad

CLS-17-2 = No le sigue ninguna ronda de mejora ni ningún turno del enemigo.
    .title = Después se acabó

CLS-17-3 = Ganas con 12 cartas o más y los puntos del objetivo; si no, pierdes.
    .title = Juzgar la última oportunidad

CLS-17-4 = Decide la misma prueba. Con demasiado pocos puntos pierdes.
    .title = Juzgar tu 12.ª carta

CLS-17-5 = Es la puntuación del tablero; no hay sección B.
    .title = Puntuación en solitario

CLS-17-6 = Sin 12 cartas, la partida sigue.
    .title = Los puntos solos no acaban nada

CLS-18-1 = Tras una victoria se marca para esa dificultad cada logro cuya condición se cumpla.
    .title = Logros

CLS-18-2 = Cuatro de ellos piden un enemigo con un mazo, que puede ser cualquier pareja de la
    mesa.
    .title = Un enemigo concreto

CLS-18-3 = Uno pide dos enemigos o más, otro tres; con tres enemigos se logran ambos.
    .title = Varios enemigos

CLS-18-4 = Tres preguntan de qué tipo son todas tus cartas.
    .title = Un solo tipo

CLS-18-5 = Uno cuenta todos tus dados al final, estén donde estén.
    .title = Pocos dados

CLS-18-6 = Uno pide 14 cartas construidas o más.
    .title = Muchas cartas

CLS-18-7 = Quien pierde no marca nada.
    .title = No tras una derrota

CLS-19-1 = Dos o tres personas pueden jugar con uno o dos enemigos, cuatro bandos como mucho.
    Todos, también los enemigos, tienen un asiento, acordado antes de la preparación.
    .title = Enemigos entre varios

CLS-19-2 = Como en solitario, con las fichas de mejora de las partidas con enemigos. Cada
    persona recibe los dados de la dificultad y coloca sus dos esbirros, con efectos inferiores,
    antes que la siguiente. Sin cartas de bonificación ni esbirros neutrales.
    .title = Preparación entre varios

CLS-19-3 = El turno de un enemigo llega cuando llega su asiento. Cada ronda empieza por el
    asiento del enemigo que estaba activo en la preparación, esté donde esté ahora su ficha. La
    primera persona después de él es el jugador inicial.
    .title = Orden de turno

CLS-19-4 = Valen las reglas para varios enemigos. La ficha activa pasa al siguiente cuando todos
    los enemigos han tenido su turno en la ronda.
    .title = Varios enemigos entre varios

CLS-19-5 = Al final del turno llega una ficha de poder y ocurre el poder, o cada enemigo carga
    1. Quien recogió la ficha obtiene una ficha comodín; los demás colocan una loseta y obtienen
    fichas comodín como de costumbre. Las dos losetas de la partida en solitario se omiten.
    .title = Rondas de mejora entre varios

CLS-19-6 = Tras la 12.ª carta de alguien se completa la ronda. Tras la 9.ª carta de un enemigo,
    cada persona tiene un último turno.
    .title = El final entre varios

CLS-19-7 = Quienes alcanzaron el objetivo comparan sus puntuaciones, con los desempates
    habituales. Si no lo alcanzó nadie, han perdido todos, como cuando el tablero está lleno.
    .title = Ganador entre varios

CLS-19-8 = Lo que afecta al jugador afecta a todas las personas. Lo que un enemigo deja abierto
    lo elige la persona a la que le toca jugar a continuación; qué descartar lo elige cada una por
    su cuenta.
    .title = A quién se refieren los enemigos

CLS-19-9 = Es aquella cuyo científico tiene el camino más corto y, entre iguales, la primera en
    sentido horario desde el enemigo. Ir hasta un jugador según una flecha sigue la flecha, por
    cerca que esté alguien en el otro sentido.
    .title = La persona más cercana

CLS-19-10 = No las hay tras el turno con una 12.ª carta ni en los últimos turnos.
    .title = Sin rondas de mejora tardías
