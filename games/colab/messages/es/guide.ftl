# The first game of CoLab in Spanish; guide.toml has the English.

guide =
    Tres turnos contra Elias y su Weather Machine, con una razón para cada elección; después
    sigues por tu cuenta.
    .title = Primera partida

guide-1 =
    Compartes el laboratorio con otro científico loco, Elias, que construye una Weather Machine
    de nueve cartas. Ganas con doce cartas construidas y 30 puntos, a más tardar en el último
    turno, después de su novena carta. Si antes quedan ocupadas o cerradas las 18 ventanas de
    las torres, pierdes en el acto.

    En solitario y en la dificultad fácil empiezas con cuatro dados blancos y tres dados de
    recurso. Cada color tiene dos símbolos: rojo, engranaje y chispa; azul, hierba y vial;
    morado, hueso y ojo. Con uno de cada color, cualquier coste sigue siendo posible.
    .title = Quién eres

guide-2 =
    Elias tiene dos esbirros en las torres, cada uno con un dado que hace algo: DAÑO ha cerrado la
    ventana que tiene debajo, BLOQUEO hace que nadie reciba efectos de su torre. Su científico está en
    el laboratorio chispa.

    Dos de tus esbirros empiezan en torres, cada uno por el efecto inferior de la suya. Empieza por la
    torre ojo.
    .title = Ya hay dos esbirros

guide-3 =
    Mira un artilugio, luego un monstruo, y quédate con una de las dos cartas. El Gólem de óxido cuesta
    un engranaje y dos huesos: ves enseguida si los dados bastan.
    .title = Robar dos, quedarse con una

guide-4 =
    Envíalo a la torre vial: su efecto inferior también te deja robar dos cartas y quedarte con una.
    .title = El segundo esbirro

guide-5 =
    Quédate con otra carta; después le toca al enemigo. En cada turno del enemigo se saca una ficha de
    la bolsa, se hace lo que dice y se coloca junto al mazo. Cuando allí hay tantas como dice el
    dorso de la carta superior, esa carta se construye y actúa con las cartas construidas junto a
    ella. Lo que un enemigo no puede completar carga su medidor.
    .title = El turno del enemigo

guide-6 =
    Esta ficha mueve el esbirro más cercano a su científico, contando casilla a casilla por el
    anillo. Los dos están igual de cerca, y lo que un enemigo deja abierto lo eliges tú: mueve
    el del BLOQUEO.
    .title = La ficha

guide-7 =
    Un turno de acción tiene un primer paso y un laboratorio. Mientras haya un esbirro en casa,
    tienes que enviarlo con un dado de la reserva, muestre lo que muestre, y recibir un efecto
    de su torre.

    La torre hierba está junto al laboratorio ojo, donde quieres construir: los dados de los
    esbirros junto a tu laboratorio también pagan. Su efecto superior da una ficha roja y vuelve
    a tirar un dado.
    .title = Enviar un esbirro

guide-8 =
    Tu científico va a cualquier otro laboratorio. El laboratorio ojo muestra un monstruo y un
    artilugio: esas son las cartas de cada tipo que se pueden construir allí.
    .title = Construir

guide-9 =
    Un triángulo, un círculo o un rombo es la forma sola de un color y vale por cualquiera de sus dos
    símbolos. La ficha paga el engranaje, y el dado con dos rombos, los dos huesos. Un dado que solo
    cubre un símbolo pierde el otro. Después deja de construir y continúa: eso termina tu turno.
    .title = Pagar

guide-10 =
    El Gólem de óxido da cuatro puntos: tu indicador está una casilla antes de la primera ficha
    de mejora. La segunda ficha de Elias movió un esbirro a chispa 2, donde DAÑO cerró la
    ventana que tiene debajo.

    Tus tres esbirros están ahora en el tablero, así que el primer paso trae uno a casa: su dado
    va al cuenco, y recibes un efecto de la torre que deja.

    Los dados del cuenco no muestran nada hasta que se tiran. El efecto da una ficha roja y tira
    uno de ellos a la reserva.
    .title = Hacer volver un esbirro

guide-11 =
    Para recolectar, los esbirros junto al laboratorio trabajan para sus losetas: cada uno una vez, sea
    de quien sea. El laboratorio engranaje está junto a la torre chispa, donde están los dos esbirros de
    Elias. Su loseta da un dado rojo por un esbirro, así que te consiguen dos.
    .title = Recolectar

guide-12 =
    El otro esbirro de Elias te consigue el segundo dado rojo. Los dados que obtienes quedan en el
    cuenco hasta que los tira un efecto de torre, una loseta o un turno de descanso. Para aquí y
    continúa.
    .title = El otro esbirro

guide-13 =
    Había tres fichas junto al mazo, tantas como necesita su carta superior: Elias construye el
    Cañón de granizo. Cada vez que actúa, una ficha de daño va a la torre con más esbirros de
    jugadores, y tú pierdes una carta. Tienes una en mano, así que esa se va sin preguntar.

    Dos torres tienen un esbirro tuyo cada una, y lo que un enemigo deja abierto lo eliges tú.
    Escoge la torre vial: el turno de descanso que viene después repara una ventana.
    .title = Su primera carta

guide-14 =
    Un turno de descanso lleva al científico al centro. Se repara gratis una ventana: abre otra vez la
    de la torre vial.
    .title = Descansar

guide-15 =
    Tomas dos provisiones: aquí, dos cartas, ya que Elias no te ha dejado ninguna.

    Después puedes devolver al cuenco los dados que no te gusten, y se tira todo el cuenco. Te gusta lo
    que tienes.
    .title = Dos provisiones

guide-16 =
    Has visto los dos tipos de turno y las dos acciones de laboratorio. Elias vuelve a sacar una
    ficha y no elige nada por sí mismo: di tú cuál de sus esbirros se mueve. PODER añade fichas
    a su bolsa, DAÑO cierra ventanas.

    Con cinco puntos, tu indicador toma la primera ficha de mejora. Al final de ese turno, la
    bolsa recibe una ficha de poder, actúa su poder especial, y tú obtienes una ficha comodín y
    dos losetas. Una carta nueva también pone en marcha cada activador que tenga al lado, así
    que construye junto a tus activadores.

    Cuenta las fichas junto a su mazo: sus nueve cartas llegan en 19 de sus turnos, y ya han
    pasado tres. Gasta lo que tienes antes de que llegue una carta que te lo quite, y mantén
    ventanas abiertas. La partida es tuya desde aquí: sigue jugando.
    .title = Por tu cuenta
