### Títulos de cartas, cartas del fin del mundo, poderes especiales y logros; los archivos de content tienen los ingleses.

## Cartas.

card-m01 = Sabueso remendado
card-m02 = Cría de gárgola
card-m03 = Acechador del sótano
card-m04 = Caminante del pantano
card-m05 = Gólem de óxido
card-m06 = Vigía de cien ojos
card-m07 = Coloso de las tumbas
card-m08 = Líder de la manada
card-m09 = Hidra
card-m10 = Ogro de dos cabezas
card-m11 = Gemelo mimético
card-m12 = Aullador nocturno
card-m13 = Yeti del desván
card-m14 = Kraken del tanque
card-p01 = Tónico de la casa
card-p02 = Brebaje de vigor
card-p03 = Elixir de la perspicacia
card-p04 = Suerte líquida
card-p05 = Suero de crecimiento
card-p06 = Brebaje del recuerdo
card-p07 = Catalizador
card-p08 = Filtro de la prisa
card-p09 = Disolvente universal
card-p10 = Caldero sin fondo
card-p11 = Viales conectados
card-p12 = Esencia de aurora boreal
card-p13 = Suero de la verdad
card-p14 = Anticongelante
card-d01 = Bobina de chispas
card-d02 = Mano de relojería
card-d03 = Bomba de vacío
card-d04 = Lente espectral
card-d05 = Destilador automático
card-d06 = Máquina de probabilidades
card-d07 = Catapulta de esbirros
card-d08 = Rayo reductor
card-d09 = Gran planetario
card-d10 = Conducto de energía
card-d11 = Cadena de montaje
card-d12 = Impresora rápida
card-d13 = Mástil de señales
card-d14 = Motor perpetuo

## Cartas del fin del mundo.

doomsday-dr1 = Pila de combustible
doomsday-dr2 = Antena de puntería
doomsday-dr3 = Disipador de calor
doomsday-dr4 = Banco de condensadores
doomsday-dr5 = Núcleo de rubí
doomsday-dr6 = Panel de espejos
doomsday-dr7 = Circuito de refrigeración
doomsday-dr8 = Cañón de enfoque
doomsday-dr9 = Cámara de disparo
doomsday-wm1 = Barómetro
doomsday-wm2 = Veletas
doomsday-wm3 = Sembrador de nubes
doomsday-wm4 = Bomba de hielo
doomsday-wm5 = Corazón de la tormenta
doomsday-wm6 = Pararrayos
doomsday-wm7 = Tanque de presión
doomsday-wm8 = Cañón de granizo
doomsday-wm9 = Bobina de corriente en chorro
doomsday-bu1 = Manguera de aspiración
doomsday-bu2 = Tambor clasificador
doomsday-bu3 = Trituradora
doomsday-bu4 = Tolva de enredaderas
doomsday-bu5 = Motor hambriento
doomsday-bu6 = Bandeja de goteo
doomsday-bu7 = Quemador de archivos
doomsday-bu8 = Cinta transportadora
doomsday-bu9 = Chimenea de escape
doomsday-ms1 = Casco
doomsday-ms2 = Emisor de ondas
doomsday-ms3 = Frasco de recuerdos
doomsday-ms4 = Filtro de estática
doomsday-ms5 = Bobina cortical
doomsday-ms6 = Sifón de sueños
doomsday-ms7 = Martillo de reflejos
doomsday-ms8 = Péndulo
doomsday-ms9 = Trono de control

## Poderes especiales.

special-luciana = Infierno
special-ivy = Sifón
special-victor = Garra mental
special-elias = Ventisca

## Logros.

achievement-a01 = Cerebrito
achievement-a02 = Desactivador
achievement-a03 = Rompehielos
achievement-a04 = Gestor de recursos
achievement-a05 = Reflejos letales
achievement-a06 = Problemas por partida doble
achievement-a07 = Triple amenaza
achievement-a08 = Maestro de monstruos
achievement-a09 = Prodigio de las pociones
achievement-a10 = Matrícula en artilugios
achievement-a11 = Pobre de solemnidad
achievement-a12 = Mesa llena
