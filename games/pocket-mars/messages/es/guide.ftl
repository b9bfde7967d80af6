### Pocket Mars: la primera partida; guide.toml tiene el inglés.

guide = Una partida entera de nueve rondas contra los androides, con una razón para cada elección.
    .title = Primera partida

guide-1 =
    Los androides y tú tenéis siete colonos cada uno. En la Tierra un colono no vale nada, en la nave
    1 punto, en ★ de un edificio 2, en ★★ 4. Ganas si tienes más puntos que los androides.

    Una carta se usa de dos maneras, desde la mano o desde el módulo, y solo desde el módulo se conecta
    al edificio de su color. Pon allí dos de tus cuatro cartas: Sifón y Demolición, que embarcan las dos
    a un colono.
    .title = Siete colonos

guide-2 =
    En cada ronda haces una acción; después vienen el Fallo del sistema y los androides, como muestra la
    línea de encima del tablero.

    Conecta Sifón al edificio azul, el Aqualab. Su 5 supera el 3 que hay allí («para instalarse 4–7»),
    así que un colono de tu nave se instala en ★. La próxima carta azul tendrá que superar el 5.
    .title = Ronda 1: conectar una carta

guide-3 =
    Primero la carta hace lo que pone junto a «Módulo»; después viene la habilidad del edificio. Sifón
    pide un colono aquí. Acaba de instalarse uno: embarca al siguiente desde la Tierra.

    El Aqualab pone una carta al fondo del mazo: suelta Banco de semillas, te falta la energía para
    usarla. Al final de tu turno te faltarán entonces dos cartas, y robarás dos.
    .title = Siguen dos habilidades

guide-4 =
    Siempre robas hasta volver a cuatro cartas, y las robas del módulo de los androides. De esas cartas
    solo ves el color.

    Lo que dejas allí decide qué hacen los androides. Con dos cartas descansan, con una actúan según su
    color, sin ninguna solo rellenan su módulo. Esta vez te llevas las dos.
    .title = Robar de los androides

guide-5 =
    Completa tu módulo con dos cartas. Desde allí, Rotación de cultivos puede desembarcar a un colono.

    Con eso acaba tu turno. Ahora el Fallo del sistema descarta 2 cartas del mazo, y lo hace en cada
    ronda: el mazo es el reloj de la partida. A los androides no les queda ninguna carta y solo rellenan
    su módulo.
    .title = Fallo del sistema

guide-6 =
    Debajo de cada carta de los androides pone cuántos puntos les da si es la que queda: +3 la verde, +1
    la negra.

    Juega la verde. Una carta de su módulo se juega como una tuya; solo su habilidad de módulo no se
    usa. Su valor lo sabes al revelarla: a partir de 4 se instala un colono tuyo.
    .title = Ronda 2: una carta de los androides

guide-7 =
    Es Terrario, un 6: instálate. El Invernadero hace subir o bajar a cualquier colono entre ★ y ★★ de
    su edificio. Haz subir al tuyo en el Aqualab: ahora vale 4 puntos, y como en ★★ solo hay sitio para
    uno, nadie más llegará allí.

    Queda la negra. El edificio negro no admite colonos, pero la habilidad que tienen allí los androides,
    Cálculos, desembarca a uno donde más les da. Despliega «¿por qué?» para ver cómo cuentan.
    .title = Subir a ★★

guide-8 =
    No hay nadie a bordo, y el 4 de Rotación de cultivos no supera el 6 del Invernadero. Descarta la
    carta por 2 de energía.

    La energía paga las habilidades más fuertes. Al final, la mayor energía también da puntos: 1 a ti, 2
    a los androides, y en caso de empate a los dos.
    .title = Ronda 3: energía

guide-9 =
    La naranja vale +3 para los androides: un colono desembarca en el Banco de energía, y Sobrecarga sube
    su energía a 3, tanta como la tuya. La negra vale +1.

    Roba entonces la carta naranja y deja la negra.
    .title = ¿Qué carta dejas?

guide-10 =
    Pon Granja solar en el módulo: su 5 basta para el Banco de energía, donde aún no hay nada conectado.
    Biodomo se queda en la mano hasta que sepas dónde necesitas su 7.

    Después, Cálculos desembarca a un segundo androide, otra vez en el Invernadero.
    .title = Cartas para más tarde

guide-11 =
    El Hábitat es el edificio que desembarca colonos. Conecta allí Demolición: como tu nave está vacía,
    embarca a un colono, y el Hábitat lo desembarca donde quieras.

    Elige el Centro de comunicaciones. Un colono en cada uno de los cuatro edificios de colonos da 2
    puntos al final, y entonces solo falta el Banco de energía.
    .title = Ronda 4: desembarcar donde quieras

guide-12 =
    Si queda la morada, un colono desembarca en el Centro de comunicaciones y la Campaña de reclutamiento
    embarca a uno desde la Tierra: +2. La negra vale +1.

    Roba entonces la carta morada.
    .title = Morada o negra

guide-13 =
    Por 3 de energía, Grúa aérea lleva a dos colonos directamente de la Tierra a ★, y 3 es lo que tienes.
    Es su habilidad de mano: guárdala en la mano.

    Pon Biodomo en el módulo: solo un 7 supera el 6 del Invernadero. Después de tu turno viene otra vez
    Cálculos.
    .title = Una carta fuerte en la mano

guide-14 =
    Una carta jugada desde la mano hace lo que pone junto a «Mano» y se descarta. No se compara nada ni se
    usa ningún edificio. Paga los 3 de energía de Grúa aérea: da 4 puntos de golpe.

    Un colono va al Banco de energía, el último de los cuatro edificios. El otro se une al del
    Invernadero: cuatro colonos en un edificio también dan puntos, 3 a ti y 5 a los androides.
    .title = Ronda 5: jugar desde la mano

guide-15 =
    Mira el +6 debajo de la carta negra: Cálculos desembarcaría al cuarto androide en el Invernadero. Roba
    la negra.

    Queda la morada. Uno de los suyos desembarca en el Centro de comunicaciones, y la Campaña de
    reclutamiento embarca a uno.
    .title = Tres en el Invernadero

guide-16 =
    Con Biodomo puede instalarse un colono, pero no hay nadie a bordo. Embarca a uno desde la Tierra. Esa
    acción descarta además una carta de los androides, la que elijas, y ninguna tuya.

    Descarta la morada, que vale +2. Queda la azul: uno de los suyos desembarca en el Aqualab, y Chispazo
    descarta 2 cartas más del mazo.
    .title = Ronda 6: embarcar

guide-17 =
    El 7 de Biodomo supera a Terrario, y nada supera un 7: aquí ya no se instala nadie por una carta más
    alta. Su habilidad de módulo cuesta 1 de energía, que no tienes, así que no tiene efecto.

    Con el Invernadero, haz subir allí a uno de los tuyos a ★★, antes de que un androide ocupe el sitio.
    .title = Ronda 7: una carta alta

guide-18 =
    La negra vuelve a valer +6, y la azul solo +1. Roba la negra.

    La azul manda al próximo androide al Aqualab, y Chispazo acorta la partida en 2 cartas.
    .title = La negra otra vez

guide-19 =
    Has robado Ático. Desde la mano hace subir a dos colonos a ★★ por 3 de energía: 4 puntos. Guárdala.

    Pon Circuito térmico en el módulo. Da 2 de energía si tienes un colono en el Banco de energía, y el
    Banco mismo da 1. Eso hace 3.
    .title = Ahorrar para un gran turno

guide-20 =
    Conectar una carta vale la pena aunque no se instale nadie: usas igualmente las dos habilidades.
    Conecta Circuito térmico al Banco de energía y gana los 3 de energía.
    .title = Ronda 8: ganar energía

guide-21 =
    La partida acaba después de una ronda en la que un bando tiene sus siete colonos en edificios, o en la
    que los androides no pueden volver a dos cartas. El mazo tiene 4 cartas: el Fallo del sistema se lleva
    2, y Chispazo se llevaría las otras 2.

    Quieres una ronda más, para Ático. Roba entonces la azul: la morada no tiene Chispazo y solo embarca a
    un androide.
    .title = ¿Cuándo acaba?

guide-22 =
    Pon Planta de filtrado en el módulo, para que Ático se quede en la mano.

    La nave de los androides está vacía ahora. Una carta que desembarcaría a uno de los suyos embarca a uno
    en su lugar.
    .title = Guardar Ático

guide-23 =
    El mazo tiene una sola carta, y se la lleva el Fallo del sistema: este es tu último turno. Ahora cuentan
    los puntos. Embarcar daría 1, Ático da 4.

    Su primera parte desembarcaría a un colono, pero no hay nadie a bordo. Paga los 3 de energía y haz subir
    a los del Banco de energía y del Centro de comunicaciones.
    .title = Ronda 9: la última ronda

guide-24 =
    La verde vale +6: el cuarto androide en el Invernadero. Peor aún, Doble mejora hace subir a dos de los
    suyos a ★★ o, donde no hay sitio, hace bajar de allí a los tuyos.

    Roba la verde. La morada desembarca a su último colono, y la partida ha terminado.
    .title = La última carta

guide-25 =
    Has ganado, 22 a 16: cuatro colonos en ★★, dos en ★ y uno en cada edificio. Los androides tienen siete
    en ★ y la mayor energía.

    En tu propia partida, desembarca pronto y ocupa ★★ antes que ellos. Antes de robar, mira qué les daría
    cada carta. Guarda una carta grande para el final, y la energía para pagarla: el número junto al mazo
    dice cuántas rondas quedan.
    .title = Por tu cuenta
