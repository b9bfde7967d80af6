# What the icons of CoLab are called and mean in Spanish; icons.toml has the English.

icon-symbol = Un símbolo de un dado, del precio de una carta o de una torre. Lo cubre él mismo, la sola forma de su color o un comodín.
    .cl-gear = engranaje
    .cl-spark = chispa
    .cl-herb = hierba
    .cl-vial = vial
    .cl-bone = hueso
    .cl-eye = ojo

icon-bare = La sola forma, o una ficha de su color: vale por cualquiera de los dos símbolos del color.
    .cl-red = ficha roja
    .cl-blue = ficha azul
    .cl-purple = ficha morada
    .cl-any = ficha de un color a elegir

icon-wild = Una ficha comodín cubre cualquier símbolo.
    .cl-wild = comodín

icon-die = Un dado de la reserva general a tu cuenco.
    .cl-die-red = dado rojo
    .cl-die-blue = dado azul
    .cl-die-purple = dado morado
    .cl-die-white = dado blanco
    .cl-die-any = dado de un color a elegir

icon-card = La carta superior de este mazo a tu mano.
    .cl-card-device = carta de artilugio
    .cl-card-potion = carta de poción
    .cl-card-monster = carta de monstruo
    .cl-card-any = carta de cualquier mazo

icon-plate = Un símbolo de construcción de un laboratorio: una carta de este tipo por cada uno.
    .cl-plate-device = construir: artilugio
    .cl-plate-potion = construir: poción
    .cl-plate-monster = construir: monstruo

icon-keep = Roba dos cartas y quédate una.
    .cl-keep = quedarse una carta

icon-flask = Una ficha de poción: paga habilidades de poción y al final del turno se coloca en una carta.
    .cl-flask = ficha de poción

icon-research = Fichas de investigación: se cambian en tu tablero de investigación. Diez dan puntos.
    .cl-research = ficha de investigación

icon-point = Puntos, enseguida en el marcador que rodea el tablero.
    .cl-point = punto

icon-return = Tira un dado del cuenco a tu reserva, o vuelve a tirar uno de ella.
    .cl-return = tirar un dado
    .cl-return-all = tirar todo el cuenco

icon-setdie = Un dado de tu reserva se gira a la cara que elijas.
    .cl-setdie = girar un dado

icon-lever = Usa el activador de una carta de tu cuadrícula cuya ficha esté boca arriba.
    .cl-lever = activar una carta

icon-lever-near = Como un activador, pero solo de una carta junto a esta.
    .cl-lever-near = activar al lado

icon-copy = Haz el efecto del activador de una carta contigua, sin girar su ficha.
    .cl-copy = copiar un activador

icon-build = Construye una carta de tu mano a su precio.
    .cl-build = construir

icon-discount = Paga un símbolo menos por una carta. Siempre queda uno.
    .cl-discount = descuento

icon-move = Un esbirro va a una ventana abierta. No necesita dado.
    .cl-move = recolocar un esbirro

icon-second = También la otra acción de laboratorio: una de construir y otra de recoger.
    .cl-second = segunda acción de laboratorio

icon-upgrade = Coloca una loseta de mejora en un laboratorio. Sirve a todos.
    .cl-upgrade = loseta de mejora

icon-hand = Cuántas cartas puede tener tu mano al final del turno.
    .cl-hand = límite de mano

icon-worker = Cuántos esbirros vecinos deben trabajar para esta loseta. Cada uno, una vez por turno.
    .cl-worker = trabajadores

icon-rest = Descanso: tu científico va al centro, tomas dos suministros y tiras el cuenco.
    .cl-rest = descanso

icon-send = Envía un esbirro con un dado a una ventana; la fila de la torre es tuya.
    .cl-send = enviar

icon-retrieve = Recupera un esbirro; la fila de su torre es tuya.
    .cl-retrieve = recuperar

icon-damage = Una ventana dañada: nadie se coloca ahí hasta repararla.
    .cl-damage = daño

icon-ice = Una ventana congelada: hay que romper el hielo antes de colocarse ahí.
    .cl-ice = hielo

icon-jam = Una torre bloqueada: enviar ahí no da ninguna fila.
    .cl-jam = bloqueada

icon-face-strip = Todos los dados de los esbirros de los jugadores en esa torre van a los cuencos.
    .cl-face-strip = DESARME

icon-face-discard = Cada jugador descarta un dado, una ficha o una carta.
    .cl-face-discard = DESCARTE

icon-face-jam = Quien coloca un esbirro en esta torre no obtiene fila.
    .cl-face-jam = BLOQUEO

icon-face-damage = Una ficha de daño va a la ventana de este esbirro y se queda.
    .cl-face-damage = DAÑO

icon-face-extra = Al recoger al lado, este esbirro vale por dos trabajadores.
    .cl-face-extra = REFUERZO

icon-face-wild = Al construir al lado, este dado cubre cualquier símbolo.
    .cl-face-wild = COMODÍN

icon-face-power = Una ficha de poder al azar pasa de la reserva a la bolsa.
    .cl-face-power = PODER

icon-bolt = Carga en uno el medidor del enemigo.
    .cl-bolt = carga

icon-special = El poder especial: ocurre cuando el medidor está lleno.
    .cl-special = poder especial

icon-wreck = Se destruye una loseta de un laboratorio. La inicial se queda.
    .cl-wreck = destruir

icon-way = El sentido del científico enemigo por el anillo.
    .cl-way-clockwise = sentido horario
    .cl-way-counter = sentido antihorario
    .cl-way-short = el más corto

icon-figure = Persecución: el científico enemigo va al siguiente laboratorio con el de un jugador.
    .cl-figure = persecución

icon-imp = Un esbirro enemigo se mueve: su dado se vuelve a tirar y actúa.
    .cl-imp = actúa un esbirro enemigo

icon-bag = La bolsa de fichas de los enemigos. Se saca una en cada turno suyo.
    .cl-bag = bolsa

icon-bowl = Tu cuenco: dados que no muestran nada hasta que se tiran.
    .cl-bowl = cuenco

icon-flag = El objetivo: esos puntos con doce cartas ganan.
    .cl-flag = objetivo

icon-tick = Usado este turno.
    .cl-tick = usado

icon-gold = Una ficha de mejora en el marcador. Pasarla trae una ronda de mejora.
    .cl-gold = ficha de mejora
    .cl-gone = ficha de mejora, tomada

icon-window = Una ventana de torre admite un esbirro o una ficha. En solitario, las 18 llenas pierden.
    .cl-window = ventana

icon-coin = El enemigo activo hace todo su turno. Tachado: ya ha construido.
    .cl-coin = enemigo activo
    .cl-coin-off = enemigo activo, ya construyó

icon-scientist = Un científico va cada turno a otro laboratorio y actúa allí.
    .cl-scientist-ivy = Ivy
    .cl-scientist-luciana = Luciana
    .cl-scientist-victor = Victor
    .cl-scientist-elias = Elias

icon-minion = Un esbirro en una ventana trabaja para las losetas junto a su torre.
    .cl-minion-ivy = esbirro de Ivy
    .cl-minion-luciana = esbirro de Luciana
    .cl-minion-victor = esbirro de Victor
    .cl-minion-elias = esbirro de Elias
    .cl-minion-neutral = esbirro neutral

icon-enemy = Un esbirro enemigo. Ocupa una ventana y no trabaja para ti.
    .cl-enemy-ivy = esbirro de Ivy, enemigo
    .cl-enemy-luciana = esbirro de Luciana, enemigo
    .cl-enemy-victor = esbirro de Victor, enemigo
    .cl-enemy-elias = esbirro de Elias, enemigo

icon-end = El final de la partida.
    .i-flag = final
