# The rules of Master of the Galaxy in Spanish; rules.toml has the English.

MG-1-1 = Los cubos son rojos, azules, amarillos, blancos y negros. El negro es un color como los
    demás siempre que una regla pide uno.
    .title = Cinco colores

MG-1-2 = En cada casilla cabe un solo cubo. Una casilla con letra pide ese color; una estrella
    acepta cualquiera de los cinco.
    .title = Un cubo por casilla

MG-1-3 = En todo momento un sistema es neutral, está controlado por un jugador, está bajo un
    enjambre o es un agujero negro, y nunca dos de estas cosas.
    .title = Cuatro estados de un sistema

MG-1-4 = Toda carta, casilla, coste, límite y ajuste se lee de archivos de datos, para que quien
    tenga el juego pueda poner los valores de su ejemplar sobre los nuestros.
    .title = Los valores son datos

MG-2-1 = Especies, líderes, conflictos, gobiernos, comercio, expansión y progreso son siete mazos, y
    cada uno se baraja por separado.
    .title = Siete mazos

MG-2-2 = Cada jugador empieza con una bolsa de 25 cubos, cinco de cada color, con nueve bases, tres
    de cada forma, y sin nada en los cinco registros de símbolos.
    .title = Con qué empieza un jugador

MG-2-3 = Todos los cubos que no están en la bolsa de nadie forman la reserva: con n jugadores, 45
    menos 5n de cada color, y 20 menos 5n de negro.
    .title = La reserva

MG-2-4 = Quién empieza lo decide el azar.
    .title = Jugador inicial

MG-2-5 = El jugador inicial saca cubos de su bolsa hasta que uno no es negro. La esquina de ese
    color es su sistema natal, y los cubos vuelven a la bolsa.
    .title = Sistema natal del jugador inicial

MG-2-6 = Por orden de asiento, cada uno de los demás jugadores recibe la siguiente esquina libre, en
    el sentido de las agujas del reloj en el tablero: noroeste, noreste, sureste, suroeste.
    .title = Sistemas natales de los demás

MG-2-7 = Cada jugador coloca una base en su sistema natal y elige su forma. Con ella no se captura
    nada y no le sigue ningún evento.
    .title = La primera base

MG-2-8a = Con tres jugadores, la esquina que no tiene nadie y los dos sistemas impresos junto a ella
    se cierran con agujeros negros, con tres fichas.
    .title = Tres jugadores

MG-2-8b = Con dos jugadores, las dos esquinas libres y los dos sistemas del borde que hay entre
    ellas se cierran con agujeros negros, con cuatro fichas.
    .title = Dos jugadores

MG-2-8c = Con cuatro jugadores, y en solitario, el tablero empieza sin ningún agujero negro.
    .title = Cuatro jugadores, o uno

MG-2-9 = Empezando por el jugador inicial y en el sentido de las agujas del reloj, cada jugador ve
    dos especies y se queda con una, boca arriba. Su símbolo cuenta al momento.
    .title = Elección de especie

MG-2-10 = Elegidas las especies, los otros seis mazos están boca arriba, de modo que todos ven la
    carta superior de cada uno.
    .title = Los mazos se ponen boca arriba

MG-3-1 = Los turnos van en el sentido de las agujas del reloj, empezando por el jugador inicial.
    .title = Orden de turno

MG-3-2 = Un turno consta de la Fase 1 (sacar cubos), la Fase 2 (asignar), la Fase 3 (cartas) y su
    final, en este orden.
    .title = Partes de un turno

MG-3-3 = La Fase 1 empieza con lo que hacen las cartas del jugador activo al inicio del turno; la
    carta que entró antes en juego va antes que las demás.
    .title = Eventos del inicio

MG-3-4 = Después se saca la mano de la bolsa al azar, sin devolver cubos entre medias: tres cubos, y
    más si hay efectos permanentes sobre la mano.
    .title = Sacar la mano

MG-3-5 = Si en la bolsa hay menos cubos, se sacan todos. Una bolsa vacía da una mano vacía.
    .title = Demasiado pocos en la bolsa

MG-3-6 = Cuando termina la Fase 2, lo que queda en la mano vuelve a la bolsa.
    .title = Los cubos no usados vuelven

MG-3-7 = Los cubos que un efecto ha sacado en la Fase 3 vuelven a la bolsa cuando termina el turno;
    no se pueden colocar.
    .title = Cubos sacados demasiado tarde

MG-3-8 = Si en la reserva hay menos de lo que debes obtener, obtienes lo que hay.
    .title = La reserva no alcanza

MG-3-9 = Todos pueden ver los cubos de una mano.
    .title = La mano está a la vista

MG-4-1 = En la Fase 2 haces tantas acciones como quieras, en cualquier orden, y terminas la fase
    cuando quieras si no hay ningún efecto pendiente.
    .title = Acciones en cualquier orden

MG-4-2 = Puedes colocar un cubo de tu mano en una casilla vacía que lo acepte, en un proyecto de tu
    especie, de un líder o de un desarrollo que no esté completo.
    .title = Colocar en una carta

MG-4-3 = Puedes colocar un cubo de tu mano en una ruta (MG-6).
    .title = Colocar en una ruta

MG-4-4 = Puedes colonizar un planeta con un cubo de tu mano (MG-7).
    .title = Colonizar

MG-4-5 = Puedes colocar un cubo de tu mano en una casilla vacía que lo acepte en tu bando de un
    conflicto iniciado, tanto si atacas como si defiendes.
    .title = Colocar en un conflicto

MG-4-6 = Puedes iniciar un conflicto una vez por turno; esa única vez está gastada aunque el
    conflicto se haya cancelado después.
    .title = Iniciar un conflicto

MG-4-7 = Puedes recuperar un cubo con ayuda de uno negro (MG-5).
    .title = Recuperación

MG-4-8 = Puedes abandonar uno de tus líderes, de tus desarrollos que no estén completos o de tus
    conflictos no iniciados: sus cubos van a tu bolsa y la carta va debajo de su mazo. Nada más se
    puede abandonar así.
    .title = Abandonar

MG-4-9 = Un cubo se queda donde se colocó hasta que se completa su proyecto o una regla lo quita:
    por recuperar, robar, repeler, abandonar o devolver.
    .title = Los cubos colocados se quedan

MG-4-10 = Tus efectos permanentes que permiten otros colores, rutas mixtas o colonizar con cualquier
    color cuentan siempre que colocas, para los tipos de proyecto que nombran y para ningún otro.
    .title = Los efectos permanentes amplían lo que vale

MG-4-11 = Tras 200 acciones en una misma Fase 2 ya solo se ofrece terminarla, porque un proyecto que
    vuelve a sacar sus propios cubos se podría repetir sin fin.
    .title = Protección de la fase

MG-5-1 = Puedes devolver un cubo negro de tu mano a tu bolsa y llevar también a tu bolsa otro de tus
    cubos, o a tu mano si lo dice el ajuste.
    .title = Lo que cuesta recuperar

MG-5-2 = El cubo puede estar en un proyecto que no esté completo, en tu bando de cualquier conflicto
    iniciado o en una de tus rutas, completa o no, si el ajuste permite las rutas.
    .title = Hasta dónde se puede recuperar

MG-5-3 = Los cubos bloqueados y los cubos de los planetas no se pueden recuperar.
    .title = Lo que no se puede recuperar

MG-5-4 = El cubo puede ser de cualquier color, incluso negro, y cada cubo negro de la mano permite
    una recuperación.
    .title = Cualquier color, una y otra vez

MG-5-5 = No se ofrece recuperar cuando no hay ningún cubo que se pudiera tomar.
    .title = Nada que recuperar

MG-5-6 = Si el cubo estaba en una ruta completa, esta puede quedar incompleta al momento (MG-6.8).
    .title = Recuperado de una ruta completa

MG-6-1 = Una ruta es una línea impresa entre dos sistemas, con dos o tres casillas. Cada casilla
    acepta cualquier color que permitan las demás reglas de las rutas.
    .title = Qué es una ruta

MG-6-2 = Todos los cubos de una ruta son del color del primero, salvo que las rutas mixtas o el
    ajuste lo levanten.
    .title = Un color por ruta

MG-6-3 = Todos los cubos de una ruta son de un mismo jugador; nadie más puede añadir cubos.
    .title = Un propietario por ruta

MG-6-4 = Puedes colocar cubos en una ruta si controlas uno de sus extremos y ninguno de los dos es
    un agujero negro. El otro extremo puede ser neutral, de un rival o estar bajo un enjambre.
    .title = Dónde puedes construir

MG-6-5 = Una ruta está completa cuando tiene tantos cubos como necesita: todas sus casillas, o menos
    si hay un descuento para rutas. Los cubos se quedan y no se pueden añadir más.
    .title = Una ruta completa

MG-6-6 = Una ruta completa conecta sus dos sistemas para todos, o solo para su propietario si lo
    dice el ajuste.
    .title = A quién conecta

MG-6-7 = Si su propietario no controla ninguno de los extremos, los cubos de la ruta van al momento
    a su bolsa.
    .title = Una ruta sin extremo

MG-6-8 = Si un cubo sale de una ruta completa y quedan menos de los que necesita, está incompleta y
    no conecta nada.
    .title = Una ruta que pierde un cubo

MG-6-9 = Una ruta completa sigue completa cuando se pierde el descuento gracias al cual lo estaba.
    .title = Un descuento perdido

MG-6-10 = Una ruta sin cubos no tiene ni propietario ni color.
    .title = Una línea vacía

MG-7-1 = Puedes colocar un cubo de tu mano en un planeta libre de un sistema que controles. Debe ser
    del color del planeta, o de cualquiera si un efecto permanente lo permite.
    .title = Con qué se coloniza un planeta

MG-7-2 = Después, el beneficio del planeta va de la reserva a tu bolsa, hasta donde la reserva
    alcance. El cubo se queda en el planeta.
    .title = El beneficio

MG-7-3 = Cuando cambia el control de su sistema, cuando este se convierte en un agujero negro o
    cuando un enjambre lo invade, los cubos de los planetas van a la reserva y los planetas vuelven
    a estar libres.
    .title = Un planeta se pierde

MG-7-4 = Un efecto que coloniza toma el cubo de la reserva, y un planeta cuyo color falta en la
    reserva no se ofrece. Da su beneficio y cuenta como colonizar igual que siempre.
    .title = Colonizar por un efecto

MG-8-1 = Todas las bases de un sistema son del único jugador que lo controla.
    .title = Control

MG-8-2a = Una base puede ir a un sistema neutral que una ruta completa conecte con un sistema tuyo:
    lo capturas.
    .title = Una base captura

MG-8-2b = O puede ir a un sistema que ya controlas, si allí no hay ninguna base de esa forma.
    .title = Una base se añade

MG-8-3 = En ningún sistema hay dos bases de la misma forma, así que hay como máximo tres, o menos si
    lo dice el ajuste.
    .title = Una de cada forma

MG-8-4 = La base tiene una forma que aún está en tu suministro.
    .title = Del suministro

MG-8-5 = Un salto es una base que no necesita ruta: basta un sistema neutral impreso junto a uno
    tuyo.
    .title = Saltar

MG-8-6 = Si no se puede ni capturar ni añadir, la base se pierde.
    .title = No hay sitio para una base

MG-8-7 = No se coloca ninguna base en un sistema bajo un enjambre ni en un agujero negro. Solo ganar
    un conflicto contra el enjambre lleva una base allí.
    .title = Dónde no va ninguna base

MG-8-8 = Una base que se retira vuelve al suministro de su propietario y se puede colocar de nuevo.
    .title = Bases retiradas

MG-8-9 = Capturas siempre que obtienes el control de un sistema que no controlabas, por una base, un
    salto o un conflicto.
    .title = El evento de capturar

MG-9-1 = Una especie tiene tres proyectos, Base, Investigación y Política, que se pueden hacer una y
    otra vez.
    .title = Proyectos de una especie

MG-9-2 = Un líder tiene un proyecto, que se puede hacer una y otra vez.
    .title = Proyecto de un líder

MG-9-3 = Un desarrollo tiene un proyecto, que se hace una vez. Su efecto permanente vale desde que
    se completa.
    .title = Proyecto de un desarrollo

MG-9-4 = Un proyecto está completo en el momento en que tiene los cubos que necesita: sus casillas
    menos la suma de los descuentos, pero no menos que el mayor de los mínimos que estos fijan, y
    nunca más que sus casillas.
    .title = Cuándo está completo un proyecto

MG-9-5 = Nadie puede aplazar ni rechazar que se complete; a su efecto sí se puede renunciar.
    .title = Completar no se elige

MG-9-6 = Primero salen sus cubos como dice la carta; luego cuentan los símbolos de un desarrollo;
    luego se comprueban las victorias; luego se alimenta a los enjambres (en solitario); luego se
    hace el efecto, y por último los eventos que ha causado.
    .title = Orden al completar

MG-9-7 = Un efecto de varias partes se hace parte por parte en su orden; una parte imposible se
    pierde.
    .title = Efectos en partes

MG-9-8 = Si un efecto completa otro proyecto, este se hace entero antes de que siga el primer
    efecto.
    .title = Completar dentro de completar

MG-9-9 = Un proyecto al que un nuevo efecto permanente hace completo se completa al momento; si son
    varios, su propietario decide el orden.
    .title = Completado por un efecto permanente

MG-9-10 = Los cubos bloqueados se quedan hasta que su carta sale del juego, y entonces van a la
    reserva.
    .title = Cubos bloqueados

MG-9-11 = Cada verbo de un efecto hace exactamente lo que dice su definición. Al colocar desde la
    bolsa y al sacar, la bolsa cuenta ya con los cubos del propio proyecto que han vuelto a ella.
    .title = Los verbos

MG-9-12 = Un cubo colocado desde la bolsa solo va adonde su propietario podría haberlo colocado él
    mismo: a sus propios proyectos y a sus propios bandos de los conflictos.
    .title = Colocar desde la bolsa

MG-10-1 = Un efecto permanente vale mientras su especie o su gobierno está en juego, o desde que se
    completa un desarrollo, hasta que la carta sale.
    .title = Cuándo valen los efectos permanentes

MG-10-2 = De los límites y de las cartas que se miran cuenta el más alto; los cubos en la mano y las
    fortificaciones se suman.
    .title = Varios efectos permanentes

MG-10-3 = Si un límite baja, lo que está de más se abandona al momento (MG-11.7).
    .title = Un límite que baja

MG-11-1 = Las elecciones de carta esperan en una cola hasta la Fase 3, en el orden en que se
    obtuvieron; las que se obtienen en la Fase 3 se añaden al final. Cuando termina el turno, la
    cola está vacía.
    .title = La cola de elecciones

MG-11-2 = Una elección de carta muestra las dos cartas superiores de un mazo, o más por un efecto
    permanente. Puedes quedarte con una; las demás van debajo del mazo en el orden que quieras.
    .title = Una elección de carta

MG-11-3 = Si una elección permite varios tipos, nombras el mazo antes de que se muestre su segunda
    carta.
    .title = De qué mazo

MG-11-4 = Puedes no quedarte con ninguna: entonces todas las cartas vistas van debajo del mazo.
    .title = Renunciar a una elección

MG-11-5 = Si solo queda una última carta, se toma o se deja. En lugar de un mazo vacío nombras otro
    de los tipos permitidos, y si no hay ninguno la elección se pierde.
    .title = Un mazo que no alcanza

MG-11-6 = Puedes tener dos líderes, un gobierno, dos conflictos no ganados (los iniciados cuentan)
    y, de cada tipo, un desarrollo que no esté completo. Los desarrollos completos y los trofeos no
    tienen límite; de especie, una.
    .title = Límites de cartas

MG-11-7 = Por encima de un límite abandonas cartas de ese tipo al momento hasta no estarlo; la carta
    nueva puede ser una de ellas. Un conflicto iniciado se cancela antes de abandonarlo.
    .title = Por encima de un límite

MG-11-8 = La llegada y los abandonos son un solo paso, también los abandonos debidos a que bajó un
    límite: los símbolos cambian a la vez, y las victorias y el alimentar ven solo el resultado
    neto. Si una carta nueva se queda se decide antes de que cuenten sus efectos permanentes: una
    que se abandona al momento no ha completado nada.
    .title = Un solo paso

MG-11-9 = Todos ven las cartas de una elección y las que se ponen debajo de un mazo. El orden del
    resto oculto de un mazo no lo conoce nadie.
    .title = Las elecciones están a la vista

MG-12-1 = El símbolo de un líder cuenta desde que se toma hasta que sale.
    .title = El símbolo de un líder

MG-12-2 = Los cubos se roban de uno en uno, a otro jugador o de una carta Weaver, y van a la bolsa
    del ladrón.
    .title = Robar

MG-12-3 = De cartas: proyectos de otros que no estén completos, en especies, líderes y desarrollos,
    y labores de los Weavers. De conflictos: bandos que no son del ladrón, entre ellos los de los
    Weavers. De rutas: las incompletas de otros. De cualquier lugar: las tres cosas.
    .title = Hasta dónde llegan los ladrones

MG-12-4 = Los cubos bloqueados, los cubos de los planetas y los cubos de las rutas completas no se
    pueden robar.
    .title = Lo que no se puede robar

MG-12-5 = Un líder que se toma pasa con su símbolo, mientras que los cubos que tiene encima van a la
    bolsa de quien lo pierde. Después, el ladrón puede estar por encima de su límite.
    .title = Tomar un líder

MG-12-6 = Siempre que un líder sale del juego, los cubos que tiene encima van a la bolsa de su
    propietario.
    .title = Un líder sale

MG-13-1 = Un gobierno cuenta desde que se toma, con su efecto permanente y su símbolo.
    .title = Los gobiernos valen al momento

MG-13-2 = El primer gobierno no cuesta nada.
    .title = El primer gobierno

MG-13-3 = Cuando un gobierno nuevo reemplaza a uno anterior, la carta anterior va debajo de su mazo
    y pierdes el próximo turno, salvo que el ajuste diga otra cosa.
    .title = Anarquía

MG-13-4 = Si en cambio abandonas la carta nueva, no se ha reemplazado nada y no se pierde ningún
    turno.
    .title = El gobierno nuevo se va

MG-14-1 = Una carta de conflicto está ante su propietario hasta que la usa, y hasta entonces no
    admite cubos.
    .title = Un conflicto en espera

MG-14-2 = Quien inicia un conflicto nombra un objetivo que una ruta completa conecte con un sistema
    que controla y, si hay varios, también ese sistema, el sistema atacante.
    .title = Sistema atacante y objetivo

MG-14-3 = Un objetivo es neutral, de un rival o, en solitario, está bajo un enjambre.
    .title = Qué puede ser objetivo

MG-14-4 = Un sistema que ya es el objetivo de un conflicto se puede nombrar otra vez, salvo que el
    ajuste lo prohíba.
    .title = El mismo objetivo dos veces

MG-14-5 = Puedes tener varios conflictos iniciados a la vez, como máximo uno más cada turno; un
    ajuste puede limitar su número.
    .title = Varios conflictos

MG-14-6 = Al iniciar el conflicto, el bando del atacante crece: en una casilla roja por cada base
    del objetivo después de la primera, en dos casillas rojas si es un sistema inicial que no es
    neutral, y en una estrella por cada fortificación de quien lo controla.
    .title = Casillas adicionales del atacante

MG-14-7 = El atacante llena su bando en su propia Fase 2; un jugador que defiende, el otro bando en
    la suya. Un sistema neutral no tiene defensa.
    .title = Quién llena qué

MG-14-8 = Cuando el bando del atacante está completo, en este orden: todos los cubos del conflicto
    vuelven a su sitio; las bases del objetivo van a su suministro, los cubos de los planetas a la
    reserva, un enjambre se va, las rutas sin extremo desaparecen; el vencedor coloca allí una base
    y captura; la carta pasa a ser un trofeo con su símbolo; se alimenta a los enjambres; el efecto
    de victoria; los eventos; el botín, si ha perdido un jugador. Tras cada una de estas cosas se
    comprueban las victorias.
    .title = Gana el atacante

MG-14-9 = A esa base no se puede renunciar. Si no hay ninguna en el suministro, el sistema pasa a
    ser neutral.
    .title = La base del vencedor

MG-14-10 = Cuando el bando del defensor está completo, todos los cubos del conflicto vuelven a su
    sitio, la carta va debajo de su mazo y el defensor toma el botín del atacante.
    .title = Gana el defensor

MG-14-11 = El vencedor ve la bolsa del perdedor y pasa de ella a la suya el número indicado de cubos
    a su elección, o todos si hay menos.
    .title = Botín de cubos

MG-14-12 = El vencedor toma un líder del perdedor, a su elección; si no tiene ninguno, un cubo.
    Puede estar entonces por encima de su límite.
    .title = Un líder como botín

MG-14-13 = Contra un sistema neutral o un enjambre, el atacante tiene todo menos el botín.
    .title = Sin botín

MG-14-14 = Un conflicto se cancela cuando, por algo que no sea su propio final, el atacante deja de
    controlar el sistema atacante, este y el objetivo dejan de estar conectados, o cambia el estado
    del objetivo: otro lo controla, pasa a ser neutral, es capturado, se convierte en agujero negro,
    o un enjambre lo invade o lo deja.
    .title = Cancelado

MG-14-15 = Más bases de quien ya controla el objetivo, y la metamorfosis de un enjambre, no
    cancelan.
    .title = Lo que no cancela

MG-14-16 = Todos los cubos vuelven a su sitio y la carta se queda con su propietario, no iniciada, o
    va debajo de su mazo si lo dice el ajuste.
    .title = Tras una cancelación

MG-14-17 = Repeler devuelve cubos del otro bando de un conflicto en el que participas, los de los
    Weavers a la reserva. Un efecto que cancela puede poner fin a cualquier conflicto iniciado.
    .title = Repeler y cancelar

MG-15-1 = Tienes los símbolos impresos en tu especie, tus líderes, tu gobierno, tus desarrollos
    completos y tus trofeos; algunas cartas cuentan como dos. El registro muestra cinco como máximo.
    .title = Contar símbolos

MG-15-2 = Cuando una carta sale del juego, sus símbolos dejan de contar.
    .title = Los símbolos se pierden

MG-15-3 = Los desarrollos que no están completos y los conflictos no ganados no cuentan ningún
    símbolo.
    .title = Lo que no cuenta nada

MG-16-1 = Cuando un sistema se convierte en un agujero negro, sus bases van a sus suministros, los
    cubos de los planetas a la reserva y los cubos de todas sus rutas a las bolsas de sus
    propietarios; los conflictos desde él o contra él se cancelan; ya no es vecino de nadie.
    .title = Un agujero negro

MG-16-2 = El efecto que crea un agujero negro solo puede nombrar un sistema neutral que no sea un
    sistema inicial.
    .title = Qué sistema puede cerrar un efecto

MG-16-3 = Aunque no quede ninguna ficha, el sistema se cierra igualmente.
    .title = No quedan fichas

MG-16-4 = Un agujero negro no se retira nunca.
    .title = Para siempre

MG-17-1 = Quien tiene nueve bases en el tablero gana de inmediato.
    .title = Nueve bases

MG-17-2 = Quien tiene cinco símbolos iguales gana de inmediato.
    .title = Cinco símbolos iguales

MG-17-3 = Quien controla dos sistemas iniciales gana de inmediato, sin importar cómo consiguió el
    segundo.
    .title = Dos sistemas iniciales

MG-17-4 = Tras cada paso, en el turno de quien sea, se comprueban las victorias; si hay una, la
    partida se detiene ahí y ya no se hace nada más de lo que se estaba completando.
    .title = Las victorias se comprueban tras cada paso

MG-18-1 = Si cuando empieza tu turno tienes pendiente perder un turno, se omite el turno entero y
    con eso queda saldado.
    .title = Un turno perdido

MG-18-2 = Un jugador nunca tiene pendiente perder más de un turno.
    .title = Solo un turno pendiente

MG-18-3 = Tus cubos, rutas y conflictos se quedan como están, y los demás pueden seguir contra ti.
    .title = Mientras pierdes el turno

MG-19-1 = Un jugador sin ninguna base en el tablero queda eliminado al momento: todos sus cubos van
    a la reserva, sus cartas debajo de sus mazos y sus conflictos se retiran.
    .title = Eliminado

MG-19-2 = Los conflictos contra alguien eliminado se cancelan, si no han terminado ya.
    .title = Conflictos contra él

MG-19-3 = El botín de un conflicto se toma antes de que su perdedor quede eliminado.
    .title = El botín va antes

MG-19-4 = El único jugador que queda gana.
    .title = El último

MG-20-1 = Si un mismo paso da la victoria a dos jugadores, gana el que de ellos es el jugador
    activo.
    .title = Dos a la vez: uno es el activo

MG-20-2 = Si ninguno de ellos es el activo, gana el primero en el orden de turno después del jugador
    activo.
    .title = Dos a la vez: ninguno es el activo

MG-20-3 = Hay exactamente un ganador; en solitario, el jugador o los Weavers. Que se agote un mazo o
    la reserva no termina ninguna partida.
    .title = Un solo ganador

MG-20-4 = Tras 200 rondas completas termina la partida: gana quien tiene más bases en el tablero,
    luego más símbolos en total, luego más sistemas iniciales, luego quien va antes en el orden de
    turno.
    .title = Protección de las rondas

WV-1-1 = En solitario tomas la especie que quieras, o una por elección de carta, y como sistema
    natal el sistema inicial que quieras, con una base de cualquier forma. No se sacan cubos para
    ver quién empieza ni dónde.
    .title = Especie y sistema natal

WV-1-2 = Los siete mazos, la bolsa y la reserva son los de una partida para uno.
    .title = Mazos y cubos

WV-1-3 = Se barajan las cinco cartas Weaver. La primera que sale se pone en la esquina izquierda, la
    siguiente desde el sistema natal en el sentido de las agujas del reloj; la segunda, en la
    esquina derecha, la siguiente en el otro sentido.
    .title = Los dos primeros enjambres

WV-1-4 = Ambas toman su objetivo cuando las dos están ahí.
    .title = Primeros objetivos

WV-1-5 = La esquina opuesta al sistema natal empieza neutral y se puede capturar como cualquier
    sistema neutral, lo que te da un segundo sistema inicial.
    .title = La esquina opuesta

WV-1-6 = Al empezar no hay ningún agujero negro. Las tres cartas Weaver que quedan son el mazo
    Weaver, boca abajo.
    .title = No se cierra nada

WV-1-7 = Los símbolos que se cuentan en la preparación no alimentan a ningún enjambre.
    .title = La preparación no alimenta a nadie

WV-2-1 = Una carta Weaver muestra tres flechas en orden; una labor para la proliferación, una para
    la metamorfosis y una para la absorción, con casillas y color; un símbolo, y las dos labores que
    ese símbolo alimenta.
    .title = Qué muestra una carta Weaver

WV-2-2 = Cada labor de una carta Weaver toma solo cubos de su propio color.
    .title = Un color por labor

WV-2-3 = El color de la labor de metamorfosis es el que se busca en tu mano y el que se coloca.
    .title = El color de la metamorfosis

WV-2-4 = Los enjambres actúan y se enumeran en el orden de llegada; una carta que reemplaza a otra
    por metamorfosis conserva su lugar.
    .title = Orden de los enjambres

WV-3-1 = Un enjambre puede apuntar a los sistemas vecinos impresos del suyo que no sean agujeros
    negros ni estén bajo un enjambre. Tus sistemas, los neutrales y los sistemas iniciales son todos
    válidos.
    .title = Objetivos válidos

WV-3-2 = Que una ruta esté construida o no, no influye en los objetivos ni en el movimiento.
    .title = Los cubos de las rutas no importan

WV-3-3a = Un objetivo válido del color de la primera flecha es el objetivo.
    .title = Primera flecha

WV-3-3b = Si no, uno del color de la segunda flecha.
    .title = Segunda flecha

WV-3-3c = Si no, uno del color de la tercera flecha.
    .title = Tercera flecha

WV-3-3d = Si no, el objetivo válido que queda.
    .title = El que queda

WV-3-4 = Si varios objetivos válidos encajan por igual, lo que solo ocurre en otros mapas, se toma
    el que tiene menos líneas impresas hasta el sistema natal; si también eso es igual, eliges tú.
    .title = Empates

WV-3-5 = Sin ningún objetivo válido, la carta sale de la partida, sus cubos van a la reserva y su
    sistema se convierte en un agujero negro, todo en un mismo acto. Después se comprueban las
    victorias.
    .title = Sin objetivo

WV-3-6 = Un objetivo se mantiene hasta que deja de ser válido o hasta que su carta se coloca, se
    mueve, se transforma o prolifera. Que quede libre un color mejor no cambia nada.
    .title = Un objetivo se mantiene

WV-3-7 = Cuando un objetivo deja de ser válido, sea cual sea la causa y el momento, su enjambre
    busca al instante un nuevo objetivo.
    .title = Un objetivo deja de ser válido

WV-3-8 = Primero apuntan las cartas que nombra el evento (la que se movió; la anterior y luego la
    nueva), después todas las demás cuyo objetivo no es válido, por orden de llegada, hasta que
    todos los objetivos son válidos.
    .title = Orden al apuntar

WV-3-9 = Dos enjambres pueden apuntar al mismo sistema. Ninguno apunta a un enjambre, así que dos
    vecinos nunca están orientados el uno hacia el otro.
    .title = Objetivos compartidos

WV-3-10 = Que obtengas o pierdas el control de un objetivo no hace que deje de ser válido.
    .title = El control no importa

WV-4-1 = Tu turno consta de la Fase 1, el Weavers Span, la Fase 2, la Fase 3 y la comprobación del
    final del turno.
    .title = Tu turno en solitario

WV-4-2 = El Weavers Span mira la mano sacada en la Fase 1, nunca los cubos sacados después, y ni le
    añade ni le quita nada.
    .title = Qué mano ve el Weavers Span

WV-4-3 = Cada enjambre que está en el tablero cuando empieza el Weavers Span actúa una vez, por
    orden de llegada. El que llega mientras dura no actúa, y tampoco el que se ha ido.
    .title = Quién actúa en el Weavers Span

WV-4-4 = Para cada enjambre: la condición de la proliferación se cumple si tu mano tiene dos o más
    cubos de algún color; la de la metamorfosis, si tiene exactamente uno del color de su
    metamorfosis; la de la absorción, según WV-4.8.
    .title = Las tres condiciones

WV-4-5 = Si se cumplen las condiciones de la proliferación y de la metamorfosis, ambas avanzan en
    este orden y la absorción no.
    .title = Se cumplen las dos

WV-4-6 = Una condición trae un solo cubo, por muchas parejas que haya.
    .title = Un cubo por condición

WV-4-7 = El cubo es del color de la labor y sale de la reserva. Va a un conflicto si lo dice
    WV-11.4; si no, a una casilla vacía de esa labor.
    .title = Adónde va el cubo

WV-4-8 = La absorción se juzga la última. Se cumple salvo que en este Weavers Span se haya colocado
    un cubo en la proliferación o la metamorfosis de esta misma carta; un cubo que fue a un
    conflicto o que faltaba no cuenta como colocado.
    .title = Cuándo se cumple la absorción

WV-4-9 = Si en la reserva no hay ningún cubo así, no se coloca nada y no cambia nada más.
    .title = El color falta en la reserva

WV-4-10 = Una labor llena se resuelve al momento. Una condición que se cumplía antes sigue trayendo
    su cubo después, si la carta aún está en el tablero. (Según la otra interpretación, van primero
    todos los cubos: WV-14.2.)
    .title = Una labor llena en el Weavers Span

WV-4-11 = En el Weavers Span solo decides lo que se te obliga a decidir: el botín que pierdes y los
    empates entre objetivos.
    .title = Tus decisiones en el Weavers Span

WV-4-12 = Con el ajuste para ello, la absorción depende solo de las condiciones: un cubo de la
    proliferación o de la metamorfosis que fue a un conflicto o que faltaba cuenta como colocado.
    .title = La interpretación más suave

WV-5-1 = Cuando la proliferación está llena y el mazo Weaver no está vacío: todos los cubos de la
    carta van a la reserva; la carta Weaver superior invade el objetivo; apuntan la carta anterior,
    luego la nueva y luego todas las demás que deban; se comprueban las victorias.
    .title = Proliferación

WV-5-2 = La nueva carta no tiene cubos y es la última en el orden de llegada.
    .title = El nuevo enjambre

WV-5-3 = Con el mazo Weaver vacío, una proliferación llena se resuelve como absorción.
    .title = Proliferación sin mazo

WV-5-4 = La proliferación en sí no crea ningún agujero negro; solo lo hace un enjambre sin objetivo.
    .title = Por sí misma no crea agujeros negros

WV-6-1 = Cuando la metamorfosis está llena y el mazo Weaver no está vacío: todos los cubos de la
    carta van a la reserva, la carta va debajo del mazo Weaver, la carta Weaver superior toma su
    sistema y apunta al momento sin tener en cuenta el objetivo anterior.
    .title = Metamorfosis

WV-6-2 = Si el mazo está vacío se juzga antes de que la carta anterior vaya debajo: de un mazo de
    una, llega esa carta y la anterior es todo el mazo.
    .title = Un mazo de una carta

WV-6-3 = Con el mazo Weaver vacío, una metamorfosis llena se resuelve como absorción.
    .title = Metamorfosis sin mazo

WV-6-4 = Una metamorfosis no cambia el estado de ningún sistema, no cancela ningún conflicto y no
    retira ninguna ruta.
    .title = Una metamorfosis no cambia ningún sistema

WV-6-5 = Un conflicto contra el enjambre anterior sigue, con todos sus cubos, contra el nuevo.
    .title = Los conflictos siguen

WV-6-6 = La carta anterior se va y la nueva llega en un solo paso: ningún otro enjambre apunta entre
    medias, y no se juzga si el tablero está vacío, aunque este sea el único enjambre.
    .title = Un solo paso

WV-7-1 = Cuando la absorción está llena: todos los cubos de la carta van a la reserva; la carta se
    mueve a su objetivo; el sistema que ha dejado se convierte en un agujero negro; el objetivo
    queda invadido; apunta la carta y luego todas las demás que deban; se comprueban las victorias.
    .title = Absorción

WV-7-2 = Si se trataba de la proliferación o de la metamorfosis, se hace lo mismo con los cubos de
    las tres labores.
    .title = Absorción en lugar de otra labor

WV-7-3 = Sin mazo Weaver, la proliferación y la metamorfosis conservan sus casillas, colores y
    condiciones.
    .title = Las labores siguen siendo lo que son

WV-7-4 = Cuando se coloca la novena ficha el turno sigue; eso solo se juzga en su final.
    .title = La novena ficha

WV-8-1 = Todas las bases de un sistema que un enjambre invade van a tu suministro.
    .title = Bases de un sistema invadido

WV-8-2 = Todos los cubos de sus planetas van a la reserva.
    .title = Planetas de un sistema invadido

WV-8-3 = Todos los cubos de sus rutas, completas o no, van a tu bolsa.
    .title = Rutas de un sistema invadido

WV-8-4 = Los conflictos desde él o contra él se cancelan.
    .title = Conflictos de un sistema invadido

WV-8-5 = Más tarde puedes construir rutas hasta él, pero no colocar una base ni colonizar allí
    mientras el enjambre esté en él.
    .title = Construir hacia un enjambre

WV-8-6 = Un enjambre puede invadir tu sistema natal; no pierdes antes del final del turno.
    .title = Tu sistema natal es invadido

WV-9-1 = Cuando obtienes un símbolo en la Fase 2 o 3, cada enjambre que lo muestra toma dos cubos,
    uno para cada una de las labores que nombra su carta.
    .title = Alimentar

WV-9-2 = Los enjambres se alimentan una vez por cada símbolo obtenido, dos veces si son dos, después
    de comprobar las victorias y antes del efecto de la carta que lo dio. Un símbolo de algo que una
    carta nueva completa alimenta cuando llega, y no otra vez con la carta, cuyo propio símbolo
    alimenta después de él.
    .title = Una vez por cada símbolo

WV-9-3 = Un símbolo perdido no alimenta a nadie; uno que se obtiene de nuevo, sí; un cambio sin
    aumento neto, no.
    .title = Perdido y obtenido de nuevo

WV-9-4 = Los cubos llegan de uno en uno, para proliferación, metamorfosis y absorción, y enjambre
    por enjambre por orden de llegada.
    .title = Orden al alimentar

WV-9-5 = Un cubo que alimenta puede ir a un conflicto, y no llega ninguno si falta en la reserva,
    como en el Weavers Span.
    .title = Se alimenta como en el Weavers Span

WV-9-6 = Una labor llena se resuelve al momento; el segundo cubo se toma igualmente si la carta está
    en el tablero. (Según la otra interpretación, van primero todos los cubos: WV-14.2.)
    .title = Una labor alimentada está llena

WV-9-7 = Se alimenta a los que estaban en el tablero cuando se obtuvo el símbolo y siguen en él
    cuando les toca: no a uno que el mismo conflicto ha destruido, ni a uno que llegó entretanto, ni
    a uno que trajo una metamorfosis.
    .title = A quién se alimenta

WV-10-1 = Un robo de cartas o de cualquier lugar puede llevar a tu bolsa un cubo de cualquier labor
    de cualquier enjambre.
    .title = Robar de cartas

WV-10-2 = Un robo de conflictos o de cualquier lugar puede tomar cubos del bando de los Weavers de
    un conflicto.
    .title = Robar de conflictos

WV-10-3 = En solitario, el efecto que hace perder un turno a alguien retira en su lugar dos cubos
    cualesquiera de cartas Weaver o de bandos de los Weavers en conflictos, y el que toma un líder
    es una elección de carta de líder.
    .title = Verbos que piden un rival

WV-10-4 = Robar no cambia ni los objetivos ni el orden.
    .title = Robar no cambia adónde se apunta

WV-10-5 = En solitario, un robo de rutas llega a lo mismo que un robo de cartas, porque nadie más
    tiene rutas.
    .title = Robar de rutas

WV-10-6 = Los demás efectos que necesitan un rival no hacen nada en solitario; sus cartas se quedan
    en sus mazos y cuentan su símbolo.
    .title = Otros efectos sin rival

WV-11-1 = Puedes iniciar un conflicto contra un sistema bajo un enjambre como contra cualquier otro.
    .title = Un conflicto contra un enjambre

WV-11-2 = La defensa de la carta es el bando de los Weavers. Las casillas adicionales del atacante
    son las habituales, y un sistema inicial bajo un enjambre no es neutral.
    .title = El bando de los Weavers

WV-11-3 = Contra un sistema neutral los Weavers no tienen bando, salvo que el ajuste se lo dé.
    .title = Un objetivo neutral

WV-11-4 = Cuando un enjambre, sea cual sea, debe tomar un cubo y un conflicto iniciado tiene una
    casilla vacía de los Weavers que lo acepta, el cubo va allí y la labor del enjambre no avanza.
    .title = Los conflictos van antes

WV-11-5 = Si hay varios, va al conflicto que se inició primero y, dentro de él, a una casilla de ese
    color antes que a una estrella.
    .title = A qué casilla

WV-11-6 = Cuando su bando está lleno ganan de inmediato, incluso en mitad del Weavers Span o
    mientras se alimenta: tus cubos de allí van a tu bolsa, los suyos a la reserva y la carta debajo
    de su mazo.
    .title = Los Weavers ganan un conflicto

WV-11-7 = Entonces pierdes el botín: cubos a tu elección de tu bolsa a la reserva, todos si hay
    menos, o un líder a tu elección debajo de su mazo, o un cubo si no tienes ninguno. El turno
    sigue.
    .title = Botín para los Weavers

WV-11-8 = Cuando ganas, los cubos del enjambre van a la reserva y su carta sale de la partida, o va
    debajo del mazo Weaver si lo dice el ajuste. Todo lo demás es como en cualquier conflicto, sin
    botín.
    .title = Ganas un conflicto

WV-11-9 = Si el enjambre atacado se mueve, es destruido o se retira de otro modo, o si el sistema
    atacante es invadido, el conflicto se cancela y los cubos de los Weavers van a la reserva.
    .title = El enjambre ya no está

WV-11-10 = Un cubo tomado después de que ganaran los Weavers o después de una cancelación va otra
    vez a la labor.
    .title = Después del conflicto

WV-12-1 = En solitario también ganas por bases, por símbolos y por dos sistemas iniciales; recuperar
    o tomar un sistema inicial que está bajo un enjambre cuenta.
    .title = Las tres victorias

WV-12-2 = Sin ninguna carta Weaver en el tablero ganas de inmediato, incluso si la última se retiró
    sola, e incluso si con ello se colocó la novena ficha.
    .title = No queda ningún enjambre

WV-12-3 = Las victorias se comprueban tras cada paso, también en el Weavers Span.
    .title = Cuándo se comprueban las victorias

WV-12-4 = Si al final de tu turno no tienes ninguna base en tu sistema natal, pierdes.
    .title = Se pierde el sistema natal

WV-12-5 = Si al final de tu turno las nueve fichas están en el tablero, llegaran como llegaran,
    pierdes.
    .title = Nueve fichas

WV-12-6 = Las derrotas se juzgan solo al final de un turno.
    .title = Las derrotas esperan al final del turno

WV-12-7 = En solitario, un jugador sin ninguna base en el tablero no queda eliminado.
    .title = Nadie queda eliminado

WV-12-8 = Tras 200 turnos, incluidos los perdidos, ganan los Weavers si no ha ganado nadie, después
    de las comprobaciones del final del turno, y se dice que ese es el motivo.
    .title = Protección de los turnos

WV-12-9 = Antes de que la preparación esté completa no se comprueban ni victorias ni derrotas.
    .title = No en la preparación

WV-13-1 = Si tienes pendiente perder un turno, sacas cubos, se hace el Weavers Span entero y la mano
    vuelve a la bolsa; no hay Fase 2 ni 3.
    .title = Un turno perdido en solitario

WV-13-2 = Lo que ocurre al inicio de un turno se omite en un turno perdido; los efectos permanentes
    sobre la mano cuentan.
    .title = Eventos en un turno perdido

WV-13-3 = La comprobación del final del turno se hace también en un turno perdido.
    .title = La comprobación se hace

WV-14-1 = Si se elige un nivel distinto del de las cartas, las labores de los Weavers tienen tantas
    casillas menos que las impresas como diga el nivel, pero al menos una.
    .title = El nivel de los Weavers

WV-14-2 = Si se elige esta otra interpretación, un enjambre toma primero todos los cubos de un mismo
    evento: de su actuación en el Weavers Span o de un símbolo que lo alimenta. Después se resuelven
    sus labores llenas en el orden proliferación, metamorfosis, absorción. Cada una vacía todas las
    labores de la carta, así que una que se ha vaciado ya no está llena. El bando lleno de un
    conflicto se decide de todos modos al momento. La hoja no dice si una labor llena espera al
    resto de su evento.
    .title = Primero todos los cubos
