# What the icons of Pocket Mars are called and mean in Spanish; icons.toml has the English.

icon-colonist = Siete por bando. Los de Marte puntúan; los de la Tierra, no.
    .pm-fig-p1 = tu colono, o el de Rojo
    .pm-fig-p2 = colono de Blanco
    .pm-fig-p3 = colono de Amarillo
    .pm-fig-p4 = colono de Gris
    .pm-fig-da = colono de los androides

icon-ghost = Un sitio libre para un colono.
    .pm-ghost = sitio libre

icon-star = Una estrella es el espacio de abajo; dos, el de arriba. Al lado están los puntos de un colono allí.
    .pm-star = espacio de un edificio

icon-colour = Un edificio y las cartas de su color. Una carta se conecta bajo el edificio de su color.
    .pm-green = verde: Invernadero
    .pm-blue = azul: Aqualab
    .pm-orange = naranja: Banco de energía
    .pm-purple = morado: Centro de comunicaciones
    .pm-black = negro: Hábitat

icon-energy = Paga pasos de cartas. El medidor va de 0 a 5.
    .pm-bolt = energía

icon-launch = Un colono pasa de la Tierra a la nave.
    .pm-rocket = embarcar

icon-land = Un colono pasa de la nave a ★ de un edificio.
    .pm-land = desembarcar

icon-shift = Un colono cambia entre ★ y ★★ en su edificio.
    .pm-shift = desplazar

icon-up = Un androide sube de ★ a ★★, o baja uno de tus colonos.
    .pm-up = mejora

icon-under = Salen cartas del mazo. Cuando escasea, se acerca el final.
    .pm-under = cartas del mazo

icon-card = Una carta de Proyecto: su valor, su color y dos habilidades.
    .pm-card = carta

icon-works = Lo que haría una línea de la carta si se usara ahora.
    .pm-tick = tiene efecto
    .pm-cross = no tiene efecto

icon-rest = Sin carta, los androides no hacen nada.
    .pm-rest = los androides descansan

icon-rover = Adorno. No hace nada.
    .pm-rover = vehículo

icon-own = No está en la carta real: lo inventamos o lo leímos así.
    .i-own = nuestro

icon-seen = Una cara que has visto.
    .i-eye = carta vista

icon-end = El final de la partida, o lo que lo trae.
    .i-flag = final
