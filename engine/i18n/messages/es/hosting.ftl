### Gente que vive lejos: invitaciones, la portada de una persona y el programa que los recibe.

## Una invitación.

join-title = Te han invitado
join-plays = { $host } te invita a { $game }. Tu asiento: { $seat }
join-watches = { $host } te invita a mirar { $game }
join-member = Entra y empieza tus propias partidas
join-host = Organiza este Soloist
join-sits = { $seat }: { $name }
join-sits-free = { $seat }: libre
join-name = Tu nombre
join-name-help = Los demás lo ven en la mesa.
join-as = Aquí eres { $name }.
join-take = Tomar el asiento
join-watch = Mirar
join-enter = Entrar
join-somebody = Alguien
refusal-name-long = un nombre tiene como mucho { $most } letras
refusal-name-letters = este nombre tiene letras que nadie ve; escríbelo de nuevo
refusal-name-alike = eso se parece a { $name }, que está en esta mesa; elige otro nombre

## Quién juega en una partida.

people-you = tú
people-free = espera a alguien
people-anybody = espera a cualquier miembro
people-waits = La partida empieza cuando todos los asientos están ocupados.
people-link = Hacer un enlace
people-link-watch = Hacer un enlace para mirar
people-links = Enlaces enviados
people-links-none = Ninguno.
people-made = El enlace para { $seat }
people-made-watch = El enlace para mirar
people-made-help = Envíalo a una sola persona. Solo lo ves ahora. Sirve una vez, durante { $days } días.
people-made-watch-help = Quien lo tenga puede mirar. Solo lo ves ahora. Sirve durante { $days } días.
people-out = { $seat }, hecho { $since }
people-out-watch = Para mirar, hecho { $since }
people-withdraw = Retirar
people-sit = Sentarse
people-leave = Levantarse
people-leave-sure = La partida se detiene hasta que alguien vuelva a sentarse. ¿Levantarte?
people-free-it = Liberar el asiento
people-free-sure = { $name } deja la mesa, y la partida se detiene hasta que alguien vuelva a sentarse. ¿Liberar el asiento?
people-bot = Dejar jugar a un bot
people-bot-sure = Un bot juega { $seat } hasta el final. ¿De acuerdo?
people-table = Cómo es esta mesa
people-watching = ¿Quién puede mirar?
people-watching-nobody = Nadie
people-watching-link = Quien tenga un enlace
people-watching-anybody = Quien tenga un enlace, y todos los miembros si está en la lista
people-shown = ¿Cuándo ven una elección?
people-shown-once = Enseguida
people-shown-later = Un turno después
people-back = Deshacer lo que otros han sabido
people-back-never = Nunca
people-back-agreed = Si los demás están de acuerdo
people-back-freely = Libremente
people-listed = Los miembros la encuentran en una lista
people-open = Los miembros pueden tomar los asientos libres
people-came = llegó { $since }
people-keep = Guardar
people-asked = preguntado: { $name }
people-bot-plays = juega un bot
people-ask = Preguntar
people-ask-whom = ¿A quién preguntar?
people-hand-over = Ceder
people-hand-over-whom = ¿A quién ceder?
people-end = Terminar la partida
people-end-sure = Se pregunta a todos los demás que están sentados aquí. Si todos aceptan, la partida termina para siempre, y todos lo ven todo. ¿Preguntar?
refusal-no-such-person = no se puede preguntar a esta persona; elige a otra
right-seats-free = la partida empieza cuando todos los asientos están ocupados
table-ended = La partida terminó de común acuerdo
table-ended-help = Todos los que estaban sentados aquí aceptaron. Ahora todo está a la vista.
table-watching = Espectadores: { $count }
new-seat-you = Tú
new-seat-link = Un amigo, por un enlace
new-seat-ask = Preguntar a { $name }

## Los relojes.

clock-title = ¿Cuánto tiempo tiene cada uno?
clock-none = Todo el que quiera
clock-turn = { $time } para cada turno
clock-bank = { $time } en total, y { $more } más con cada turno siguiente
clock-out-title = Cuando a alguien se le acaba el tiempo
clock-out-remind = Todos se enteran
clock-out-once = Un bot elige una vez
clock-out-stays = Un bot ocupa la plaza
clock-rests = No cuentan las noches ni los fines de semana de cada uno
clock-soon = menos de un minuto
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-left-minutes = { $minutes } min { $seconds } s
clock-runs = { $name }: quedan { $time }
clock-until = Hasta { $moment }
clock-has = { $name }: { $time }
clock-is-out = { $name }: se acabó el tiempo
clock-paused = Los relojes están en pausa.
clock-pause = Pausar los relojes
clock-resume = Terminar la pausa
asked-you-pause = Has pedido a los demás pausar los relojes.
asked-pause = { $name } pide pausar los relojes. Si todos aceptan, se paran hasta que alguien termine la pausa.
asked-note-paused = { $name } pidió una pausa, y todos aceptaron.
asked-note-resumed = { $name } ha terminado la pausa.
asked-note-host-paused = Quien organiza la partida ha pausado los relojes.
asked-note-host-resumed = Quien organiza la partida ha terminado la pausa.
asked-note-clocks-set = Quien organiza la partida ha cambiado cuánto tiempo hay. Todos los relojes empiezan de nuevo.
asked-note-ran-out = Se acabó el tiempo de { $name }.
asked-note-stood-in = Se acabó el tiempo de { $name }, y un bot eligió una vez.
asked-note-took-over = Se acabó el tiempo de { $name }, y un bot ha ocupado la plaza.
refusal-no-clock = en esta partida el tiempo no está limitado
clock-days =
    { $count ->
        [one] 1 día
       *[other] { $count } días
    }
clock-hours =
    { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }
clock-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }

## Los valores de una persona.

content-title = Los valores que cambian
content-whose = Se juega con los valores de { $name }
content-yours = Se juega con tus propios valores
content-none = Esta partida se juega con los valores de Soloist.
content-differ =
    { $count ->
        [one] Un valor es distinto del de Soloist.
       *[other] { $count } valores son distintos de los de Soloist.
    }
content-component = Componente
content-field = Valor
content-more =
    { $count ->
        [one] Y uno más.
       *[other] Y { $count } más.
    }
content-look = Ver los valores
right-content-stays = otras personas están sentadas a esta mesa; sus valores se quedan como están
refusal-contents-own = has empezado partidas con { $most } versiones distintas de tus propios valores; habrá más cuando Soloist se haya reiniciado

## La portada de una persona.

home-yours = Te toca
home-waits = Espera jugadores
home-others = Eligen otros
home-watched = Miras
home-over = Terminadas
home-listed = Mesas abiertas
home-asked = Te invitan a jugar
home-asks = { $name } te pregunta si juegas a { $game }
home-asks-with = En la mesa: { $names }
home-no-thanks = No, gracias
home-none = Aún no hay partidas. Una invitación trae una.
home-none-member = Aún no hay partidas. Empieza una e invita a tus amigos.
home-guest = Estás de visita, y solo este navegador te conoce. Pide a quien organiza un enlace propio.
home-what = Grandes juegos de mesa con amigos que viven lejos
home-what-help = Cada cual ante su pantalla, todos a la vez o una jugada al día. Nadie ve las cartas de otro. Los bots toman los asientos libres.
home-who = Este Soloist lo lleva { $operator }.
home-how = Se entra con una invitación de alguien que juega aquí.
home-you = Tú
home-people = Gente
home-sign-in = Iniciar sesión
home-time = Se te acaba el tiempo: { $time }
home-time-out = Se te acabó el tiempo
home-time-paused = Los relojes están en pausa

## La página de una persona.

me-title = Tú y tus dispositivos
me-rank = { $name }, { $rank }
rank-guest = visita
rank-member = miembro
rank-host = organización
me-devices = Has entrado en estos dispositivos.
me-others = Cerrar todos los demás
me-others-sure = Se cierran todos los demás dispositivos. ¿Seguir?
me-ways = Tus formas de entrar
me-ways-help = Con una llave de acceso, nadie tendrá que invitarte de nuevo en tu próximo dispositivo.
me-hours = Tus horas
me-hours-help = En las partidas en las que no cuentan, tu reloj se para de noche y el fin de semana. Lo que cambies vale desde tu próximo turno.
me-hours-offset = Tu hora
me-hours-from = Noche desde
me-hours-to = Noche hasta
me-hours-none = sin noche
me-hours-weekend = No cuentan el sábado ni el domingo
me-export = Llevártelo todo
me-export-help = Un archivo: tu nombre, tus dispositivos, a quién bloqueas, tus denuncias, tus propios valores y tus partidas, hasta donde puedes conocerlas ahora.
me-delete = Borrarte
me-delete-help = Tu nombre, tus dispositivos y las palabras de tus denuncias se olvidan, y tus asientos quedan libres. Es para siempre.
me-delete-yes = Sí, olvidadme
me-delete-button = Borrarme
refusal-last-host = eres la única persona que organiza; nombra antes a otra

## La página de la gente.

hosts-title = Gente
hosts-help = Quien entra como miembro empieza partidas e invita a otros.
hosts-in = Dejar entrar a alguien
hosts-as = Como
hosts-link = Hacer un enlace
hosts-made = El enlace
hosts-made-help = Envíalo a una persona. Solo lo ves ahora. Sirve una vez, durante { $days } días.
hosts-withdraw-all = Retirar todos los enlaces
hosts-out =
    { $count ->
        [one] Hay 1 enlace enviado.
       *[other] Hay { $count } enlaces enviados.
    }
hosts-rank = Nombrar { $rank }
hosts-remove = Quitar
hosts-remove-sure = { $name } se olvida, y sus asientos quedan libres. ¿Quitar?

## Denunciar y bloquear.

report-title = Denunciar o bloquear a alguien
report-help = Lo lee quien organiza, y puede mirar esta partida hasta que se resuelva. La persona no se entera.
report-whom = ¿A quién?
report-why = ¿Por qué?
report-name = El nombre insulta
report-stalling = Detiene la partida a propósito
report-cheating = Hace trampas
report-other = Otra cosa
report-words = Con tus palabras, como mucho { $most } letras
report-send = Denunciar
report-sent = Tu denuncia ha llegado. { $name } no se entera. Lo que se haga se verá en «Tú», en la portada.
refusal-report-person = elige a una persona de esta partida
refusal-report-reason = elige un motivo
refusal-report-words = di en pocas palabras qué ha pasado
refusal-report-long = son más de { $most } letras; acórtalo
refusal-report-again = ya has denunciado a { $name } en esta partida; quien organiza lo leerá
refusal-report-often =
    { $hours ->
        [one] has hecho { $most } denuncias en poco tiempo; podrás hacer la siguiente en { $hours } hora
       *[other] has hecho { $most } denuncias en poco tiempo; podrás hacer la siguiente en { $hours } horas
    }
block-title = Bloquear a alguien
block-help = Quien bloqueas no puede preguntarte si juegas ni sentarse por su cuenta en tus mesas. Nadie se entera.
block-do = Bloquear
block-undo = Desbloquear
block-sure = { $name } ya no podrá preguntarte si juegas. ¿Bloquear?
right-one-seat = ya tienes un asiento en esta partida; levántate antes
me-blocked = A quién bloqueas
me-reports = Tus denuncias
me-report = { $name } en { $game }, denuncia hecha { $since }: { $state }
report-open = aún sin resolver
report-done-nothing = no hacía falta hacer nada
report-done-spoken = quien organiza habló con la persona
report-done-ranked = se cambió el rango
report-done-removed = se quitó a la persona
hosts-reports = Denuncias
hosts-report = { $by } denuncia a { $about }: { $reason }
hosts-report-game = { $game }, { $since }
hosts-report-look = Mirar la partida
hosts-report-done = ¿Qué se hizo?
hosts-report-close = Cerrar
hosts-acts = Lo que hizo la organización
hosts-act-link = { $by } hizo un enlace, { $since }
hosts-act-links = { $by } retiró todos los enlaces, { $since }
hosts-act-rank = { $by } cambió el rango de { $on }, { $since }
hosts-act-remove = { $by } quitó a { $on }, { $since }
hosts-act-report = { $by } cerró una denuncia sobre { $on }, { $since }

## El programa que recibe.

host-open = Soloist está abierto en { $address }
host-made = { $file } está hecho. Léelo y luego inicia: { $command }
host-kept = { $file } ya existe y queda como está.
host-first = Abre esto una vez, en { $days } días, para organizar: { $link }
host-well = Todo bien: { $address }, partidas en { $folder }.
host-no-file = { $file } no se puede leer: { $why }
host-wrong-file = { $file }: { $why }
host-no-url = falta la dirección pública: escribe public_url, como https://games.example
host-url-wrong = { $url } no es una dirección pública: dala como https://games.example, sin ruta
host-url-plain = { $url } no está cifrada: quien esté en el camino lo lee. Es solo para probar en este ordenador.
host-proxy-wrong = { $proxy } no es la dirección de un proxy: dala como 127.0.0.1 o 10.0.0.0/8
host-proxy-none = nadie termina TLS: escribe la dirección del proxy en trusted_proxies, como 127.0.0.1
host-proxy-all = { $proxy } confía en todos: nombra solo la dirección del proxy
host-address-open = a { $address } se llega sin pasar por el proxy: escucha en 127.0.0.1
host-port = { $address } no se puede usar: { $why }
host-folder = { $folder } no se puede usar: { $why }
door-public = Soloist está en { $address }.
