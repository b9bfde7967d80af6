# What the icons of Master of the Galaxy are called and mean in Spanish; icons.toml has the English.

icon-cube = Se pone en casillas y planetas de su color. Tu bolsa tiene los tuyos; cada turno sacas una mano.
    .mg-cube-R = cubo rojo
    .mg-cube-B = cubo azul
    .mg-cube-Y = cubo amarillo
    .mg-cube-W = cubo blanco
    .mg-cube-K = cubo negro

icon-colour = El color de un sistema o planeta. Un cubo de ese color coloniza el planeta.
    .mg-glyph-R = rojo
    .mg-glyph-B = azul
    .mg-glyph-Y = amarillo
    .mg-glyph-W = blanco
    .mg-glyph-K = negro

icon-slot = Admite un cubo de este color.
    .mg-slot-R = casilla roja
    .mg-slot-B = casilla azul
    .mg-slot-Y = casilla amarilla
    .mg-slot-W = casilla blanca
    .mg-slot-K = casilla negra
    .mg-slot-any = casilla de cualquier color

icon-symbol = Cinco iguales ganan la partida. También alimentan a los enjambres.
    .mg-shield-military = símbolo militar
    .mg-shield-economic = símbolo económico
    .mg-shield-industrial = símbolo industrial
    .mg-shield-scientific = símbolo científico
    .mg-shield-political = símbolo político

icon-base = Las bases controlan un sistema; nunca dos de una forma. Nueve en el tablero ganan.
    .mg-base-factory = fábrica, una base
    .mg-base-pyramid = pirámide, una base
    .mg-base-globe = esfera, una base

icon-swarm = Un enjambre de los Weavers. Apunta a un vecino y crece con los cubos que sacas.
    .mg-swarm-w1 = Silk
    .mg-swarm-w2 = Thorn
    .mg-swarm-w3 = Veil
    .mg-swarm-w4 = Loom
    .mg-swarm-w5 = Shroud

icon-proliferation = Avanza cuando se sacan dos cubos de un color. Llena, trae otro enjambre.
    .mg-work-P = proliferación

icon-morphing = Avanza cuando se saca justo un cubo de su color. Llena, otro enjambre ocupa su lugar.
    .mg-work-M = metamorfosis

icon-engulfment = Avanza en los demás casos. Llena, el enjambre invade su objetivo y deja un agujero negro.
    .mg-work-E = absorción

icon-hole = Un sistema perdido para siempre. Nueve hacen perder la partida.
    .mg-hole = agujero negro

icon-pile = Un mazo y sus cartas. Una elección toma una de las visibles.
    .mg-pile-species = especie
    .mg-pile-leader = líder
    .mg-pile-conflict = carta de conflicto
    .mg-pile-government = gobierno
    .mg-pile-commerce = desarrollo de comercio
    .mg-pile-expansion = desarrollo de expansión
    .mg-pile-progress = desarrollo de progreso

icon-start = Un sistema inicial, el hogar de un jugador. Controlar dos gana.
    .mg-house = sistema natal; inicial

icon-bag = Tus cubos. Cada turno, tres sacados al azar son tu mano.
    .mg-bag = bolsa

icon-fight = Un conflicto: el primer lado que se llena gana el sistema.
    .mg-fight = conflicto

icon-skip = Se pierde el próximo turno.
    .mg-skip = turno perdido

icon-corner = Un cuarto del mapa estelar.
    .mg-corner-0 = noroeste
    .mg-corner-1 = noreste
    .mg-corner-2 = suroeste
    .mg-corner-3 = sureste

icon-player = El signo de un jugador, en todo lo suyo.
    .mg-crest-1 = signo del primer jugador
    .mg-crest-2 = signo del segundo jugador
    .mg-crest-3 = signo del tercer jugador
    .mg-crest-4 = signo del cuarto jugador

icon-end = El final de la partida, o lo que lo trae.
    .i-flag = final
