# The guide of Master of the Galaxy in Spanish; guide.toml has the English.

guide = Siete turnos contra The Weavers, con el motivo de cada elección; después sigues tú.
    .title = Primera partida

guide-1 =
    Te extiendes desde una esquina del cielo mientras los Weavers lo van cerrando. Ganas de inmediato
    con nueve bases en el tablero, con cinco símbolos iguales, con una segunda esquina o cuando no
    queda ningún enjambre. Pierdes al final de un turno en el que tu sistema natal no tiene ninguna
    base tuya, o cuando los nueve agujeros negros están en el tablero.

    Toma Antares, la esquina roja. En un sistema caben como máximo tres bases, una de cada forma.
    .title = Quién eres

guide-2 =
    Las Hordas Khorgan necesitan para una base un cubo rojo, uno amarillo y un tercero cualquiera, y solo
    dos cubos para una carta. Elígelas.

    Después sacas tres cubos. Antes de que puedas usarlos, los enjambres miran tu mano, por orden de llegada.
    Una pareja hace avanzar su proliferación, que trae otro enjambre. Exactamente un cubo del color de
    su metamorfosis hace avanzar esta: la carta se cambia por otra. Si no se da ninguna de las dos
    cosas, avanza la absorción: con ella el enjambre se mueve a su objetivo y deja un agujero negro.
    La carta de un enjambre muestra las tres de izquierda a derecha.
    .title = El Weavers Span

guide-3 =
    Tres cubos de tres colores no sirven a la proliferación. Tu único cubo negro hizo avanzar la
    metamorfosis de Shroud, y Veil se acercó a Espiga.

    En una ruta hay cubos de un solo color, el del primero. Empieza una hacia Kochab, al que no apunta
    ningún enjambre.
    .title = Tu primera mano

guide-4 =
    Lo que se completa sucede al momento. La Investigación de las Hordas toma un cubo azul y uno
    blanco, que después vuelven a tu bolsa: los cubos se usan una y otra vez, así que lo que esperas
    es la mano adecuada.

    Con ella obtienes una elección de carta. Las elecciones esperan hasta la Fase 3, al final del
    turno.
    .title = Un proyecto

guide-5 =
    De un mazo ves siempre la carta superior; una elección muestra una más, y te quedas con una de las
    dos.

    La Zona de libre comercio cuesta dos cubos amarillos una sola vez, y desde entonces da un cubo por
    cada planeta que colonizas. Su símbolo económico cuenta cuando se completa. Cuenta tus símbolos:
    cinco iguales ganan.
    .title = Una carta

guide-6 =
    El segundo cubo negro completa la ruta. Los cubos se quedan ahí mientras controles uno de sus
    extremos.

    Kochab ya está conectado contigo, pero no es tuyo: para eso hace falta una base.
    .title = Una ruta

guide-7 =
    Un cubo del color de un planeta lo coloniza en un sistema tuyo. El cubo se queda, y otros dos de
    ese color llegan de la reserva a tu bolsa. Así crece tu bolsa, y lo que colonices primero es lo que
    más vas a sacar.

    El cubo blanco ocupa la casilla abierta de tu proyecto Base, porque el rojo y el amarillo tienen
    las suyas. Después termina la fase.
    .title = Un planeta

guide-8 =
    Tu cubo negro fue el tercero en la metamorfosis de Shroud: en Capella está ahora Loom, que apunta
    a otro sitio. Los cubos de la carta anterior han desaparecido, así que una metamorfosis también
    cuesta tiempo a los Weavers.

    El rojo y el amarillo completan la base. Podrías colocar una segunda forma en Antares. Pero
    capturar Kochab trae nuevas rutas y nuevos planetas.
    .title = Una base

guide-9 =
    Con un cubo negro de la mano también puedes recuperar otro cubo tuyo y llevarlo a la bolsa, desde
    una carta, un conflicto o incluso una ruta. Ninguno tuyo está mal colocado, así que no lo hagas.

    La Política de las Hordas toma un cubo rojo y otro cualquiera: coloca ahí el negro.
    .title = Lo que puede un cubo negro

guide-10 =
    El rojo completa la Política, el blanco coloniza Kochab y el amarillo es la mitad de la Zona de
    libre comercio. Lo que está en una carta se queda ahí hasta que se completa: un cubo colocado hoy
    es uno que mañana no necesitas sacar.
    .title = Planea más de un turno

guide-11 =
    Un líder tiene un proyecto que se puede repetir, y su símbolo cuenta mientras lo tengas. El Jefe
    de espías quita cubos de las cartas de los Weavers y los lleva a tu bolsa.

    Mira los enjambres antes de obtener un símbolo: uno que muestra el mismo símbolo toma dos cubos de
    golpe. Shroud, que busca símbolos políticos, acaba de dejar el tablero, así que este sale gratis.
    .title = Un líder

guide-12 =
    Tu pareja de cubos amarillos hizo avanzar la proliferación de ambos enjambres. Cinco casillas son
    muchas, y la carta que cambia una metamorfosis pierde todos sus cubos.

    Completa la Zona de libre comercio antes de colonizar, y cada planeta da tres cubos en vez de dos.
    Ningún enjambre del tablero muestra el símbolo económico.
    .title = Un desarrollo

guide-13 =
    El cubo azul coloniza un planeta de Antares, y la Zona de libre comercio da otra vez su cubo.
    Después, termina la fase.
    .title = Un segundo planeta

guide-14 =
    Veil se ha transformado en Thorn, que sí muestra el símbolo económico. El próximo que obtengas lo
    alimentará.

    Otra vez la Investigación, y además el planeta rojo.
    .title = Otra vez la Investigación

guide-15 =
    Con los Muelles orbitales, una base cuesta dos cubos en vez de tres durante el resto de la partida.
    Sus propios cubos quedan bloqueados allí, y por eso tu bolsa tenía que crecer antes.
    .title = Bases más baratas

guide-16 =
    Dos cubos azules hacen una ruta entera, hacia Pólux, en el centro, que tiene cuatro planetas y más
    sistemas vecinos que cualquier esquina. Nadie tiene todavía una base allí.

    El cubo blanco es el primero de tres en los Muelles orbitales.
    .title = Una ruta en un turno

guide-17 =
    Has visto rutas, bases, planetas, cartas y lo que hacen los enjambres con tu mano. Quedan los
    conflictos: con una carta de conflicto y una ruta completa puedes atacar un sistema neutral o un
    enjambre. Contra un enjambre, los cubos que harían avanzar a los enjambres van en su lugar a la
    defensa, y si esta se llena antes, pierdes cubos.

    Capella y Sirio son esquinas bajo enjambres, Rigel está libre: tenerlo además de Antares da la
    victoria. No pierdas de vista los objetivos, ni lo que hará la mano de mañana. Desde aquí la
    partida es tuya: sigue jugando.
    .title = Ahora tú
