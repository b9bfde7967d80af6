# What the icons of Weather Machine are called and mean in Spanish; icons.toml has the English.

icon-weather = Uno de los cinco climas: una rama en cada una de las tres máquinas. Cada ronda puede activarse uno.
    .w-rain = Lluvia
    .w-wind = Viento
    .w-sun = Sol
    .w-fog = Niebla
    .w-snow = Nieve

icon-chemical = Un Producto Químico: se compra en el Suministro y se paga al investigar y experimentar. Su letra es la de su color en inglés.
    .wc-green = Verdino (verde)
    .wc-white = Melgoth (blanco)
    .wc-pink = Delugium (rosa)
    .wc-magenta = Calorium (magenta)
    .wc-blue = Radieu (azul)
    .wc-any = Producto Químico a elegir

icon-part = Una Pieza de Máquina: se vende al Gobierno o se monta en prototipos.
    .wp-green = Pieza de Máquina verde
    .wp-white = Pieza de Máquina blanca
    .wp-pink = Pieza de Máquina rosa
    .wp-magenta = Pieza de Máquina magenta
    .wp-blue = Pieza de Máquina azul
    .wp-any = Pieza de Máquina a elegir

icon-voucher = Un Pase: paga las acciones de su lugar. Uno de Ciencia sirve por cualquiera.
    .wt-supply = Pase de Suministro
    .wt-government = Pase de Gobierno
    .wt-lab = Pase de Laboratorio
    .wt-rnd = Pase de I+D
    .wt-science = Pase de Ciencia
    .wt-any = Pase a elegir
    .wt-gone = hueco para un Pase

icon-token = Una ficha de Investigación: va a tu Oficina, un clima por fila, un color por columna. Dos se pueden citar; tres son un Artículo.
    .wk-government = ficha de Investigación azul: Gobierno
    .wk-lab = ficha de Investigación verde: Laboratorio
    .wk-rnd = ficha de Investigación lila: I+D

icon-location = Un lugar. Cada turno tu Científico va a otro y actúa allí.
    .w-supply = el Suministro
    .w-government = el Gobierno
    .w-lab = el Laboratorio de Lativ
    .w-rnd = I+D
    .w-office = la Oficina de Lativ

icon-science = Ciencia: un Pase de Ciencia, ganado o pagado.
    .w-science = Ciencia

icon-any = Cualquiera de su tipo, a tu elección.
    .w-any = a elegir

icon-build = Construir un Bot: de la Cadena de Montaje al Taller.
    .w-bot = construir un Bot

icon-tile = Ampliar el Taller: coloca una loseta, que guarda otra Pieza o un Bot.
    .w-tile = ampliar el Taller

icon-fund = Una casilla en un medidor de Financiación: el de su color, o cualquiera.
    .w-stairs = medidor de Financiación

icon-invest = Una loseta de Inversión. Devuelve una para fijar un Objetivo o recibir financiación.
    .w-invest = loseta de Inversión

icon-sell = Vender una Pieza: un Bot y una Pieza van a una rama del Gobierno.
    .w-sell = vender una Pieza

icon-secure = Asegurar una Subvención: toma otra loseta de Subvención.
    .w-secure = asegurar una Subvención

icon-experiment = Trabajar en un Experimento: un Bot y un Producto Químico van a una rama del Laboratorio. Verde: sin el producto.
    .w-experiment = trabajar en un Experimento

icon-publish = Publicar un Artículo: una fila de tres fichas de tu Oficina por PC.
    .w-publish = publicar un Artículo

icon-paper = Un Artículo, o una fila de tu Oficina que puede serlo.
    .w-paper = Artículo

icon-research = Investigar: un Bot y un Producto Químico van a una rama de I+D, por su beneficio y una ficha.
    .w-research = investigar

icon-breakthrough = Descubrimiento: un prototipo de Piezas y Bots contra el Clima Extremo, por PC y un Galardón.
    .w-breakthrough = realizar un Descubrimiento

icon-initiative = Toma un puesto en el orden de turno de la próxima ronda.
    .w-initiative = reclamar la Iniciativa

icon-award = Una ficha de Galardón: cabe en cualquier casilla vacía de tu Oficina. Tres dan el Premio Nobel.
    .w-award = ficha de Galardón

icon-nobel = El Premio Nobel, para quien tenga antes tres Galardones. Termina la partida.
    .w-nobel = Premio Nobel

icon-cite = Una ficha de Cita: sustituye a la tercera de una fila cuyo bloqueo ya no está.
    .w-cite = ficha de Cita

icon-lock = Una Ficha de Bloqueo: se va con el primer Artículo o la primera investigación de su clima. También un tramo cerrado de la Cadena.
    .w-lock = Ficha de Bloqueo; cerrado
    .w-open = abierto

icon-income = Los huecos de la Cadena con esta marca dan Ingresos cuando su Bot se ha ido.
    .w-income = Ingresos

icon-cp = PC, los puntos de este juego.
    .wm-star = PC

icon-goal = PC solo al final de la partida.
    .w-target = al final; planes

icon-check = Hecho: un Objetivo fijado, un Artículo publicado.
    .w-check = hecho

icon-storm = Clima Extremo, con su nivel. Dos losetas de nivel 3 hacen perder contra los Saboteadores.
    .w-storm = Clima Extremo

icon-bot = Un Bot: se construye en el Suministro y va a las máquinas. Nunca se gasta.
    .b-p1 = Bot de Amarillo, el tuyo en solitario
    .b-p2 = Bot de Negro
    .b-p3 = Bot de Naranja
    .b-p4 = Bot de Morado

icon-saboteurs = Bots y marcador de los Saboteadores. Sus Bots esperan en el Escondite.
    .b-saboteurs = Bot de los Saboteadores

icon-lativs-bot = El Bot de Lativ: un sitio ya ocupado en su Laboratorio. Trabajar allí lo mueve o lo retira.
    .b-lativ = Bot de Lativ

icon-figure = Un Científico está donde actúa este turno; solo uno por espacio.
    .f-scientist = Científico

icon-agent = Un Saboteador: va adonde lo manda el informe actual y cumple su plan.
    .f-pink = Saboteador rosa
    .f-white = Saboteador blanco
    .w-agent = un Saboteador

icon-lativ = El profesor Lativ: deja el lugar al que llega alguien y pone un Bot en su Laboratorio.
    .f-lativ = Lativ

icon-assistant = El Asistente está en el clima que puede activarse al final de esta ronda.
    .f-assistant = Asistente

icon-priority = La prioridad de un informe: si prefiere el sitio de más arriba o el de más abajo.
    .w-up = primero el de arriba
    .w-down = primero el de abajo

icon-hideout = El Escondite: Bots y Productos Químicos de los Saboteadores.
    .w-box = Escondite

icon-deck = Informes de seguridad restantes. Sin cartas, pierdes.
    .i-deck = mazo

icon-end = El final de la partida, o lo que lo trae.
    .i-flag = final
