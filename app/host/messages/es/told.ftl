# Lo que se dice a la gente mientras no está: cartas, webhooks y la página en la que lo eligen.

told-title = Lo que se te avisa
told-help = Soloist te avisa de lo que te espera mientras no miras: por correo o en tu chat. Lo que pasa en dos minutos llega junto, nada llega en tus horas libres y nada llega dos veces.
told-own-help = Por correo o en tu chat, cuando una partida te espera.
told-kept = Guardado.
told-skip = Al texto
told-your-page = A tu página
told-kind-turn = Te toca
told-kind-invited = Alguien te invita a jugar
told-kind-asked = Los demás piden tu acuerdo
told-kind-time-short = Se te acaba el tiempo
told-kind-over = Una partida ha terminado
told-letter = Por correo
told-letter-to = A esta dirección
told-letter-none = No tienes aquí ninguna dirección de correo. Añade una en tus formas de entrar.
told-letter-off = Este Soloist no envía correos.
told-ways = Tus formas de entrar
told-hook = En tu chat, con un webhook
told-hook-help = Crea un webhook entrante en Discord, Slack, Mattermost o un programa tuyo y pon aquí su dirección. Las peticiones van firmadas según «Standard Webhooks».
told-hook-address = Dirección del webhook
told-hook-secret = Secreto para comprobar las firmas
told-hook-wrong = Esto no es una dirección https.
told-games = Tus partidas
told-games-help = De estas no se te avisa:
told-keep = Guardar
told-stop-title = ¿No más correos?
told-stop = Soloist no te enviará más correos sobre partidas.
told-stop-go = No enviarme más
told-stopped-title = No más correos
told-stopped = Soloist ya no te envía correos sobre partidas. Puedes cambiarlo en tu página.
told-stop-unknown = Este enlace ya no termina nada.
told-line-turn = Te toca en { $game }.
told-line-turn-left = Te toca en { $game }. Tiempo: { $time }.
told-line-invited = { $name } te invita a jugar a { $game }.
told-line-asked = Los demás piden tu acuerdo en { $game }.
told-line-time-short = Se te acaba el tiempo en { $game }: { $time }.
told-line-over = { $game }: la partida ha terminado.
told-subject-many =
    { $count ->
        [one] 1 cosa te espera
       *[other] { $count } cosas te esperan
    }
told-letter-end =
    Lo que se te avisa: { $settings }
    No más correos: { $stop }
