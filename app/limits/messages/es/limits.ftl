# Rechazos a quien pide demasiado; a cada uno le sigue cuándo volver a intentarlo.

limit-requests = han sido muchas peticiones en poco tiempo
limit-at-once = todavía se están respondiendo demasiadas peticiones tuyas
limit-streams = hay demasiadas mesas abiertas; cierra algunas ventanas
limit-new-games = han sido muchas partidas nuevas en poco tiempo
limit-bytes = han sido muchos datos en poco tiempo
limit-seconds = ya has pedido muchas pistas y análisis
limit-searches = todavía hay demasiadas pistas y análisis tuyos en curso
limit-again-seconds =
    { $seconds ->
        [one] vuelve a intentarlo en { $seconds } segundo
       *[other] vuelve a intentarlo en { $seconds } segundos
    }
limit-again-minutes =
    { $minutes ->
        [one] vuelve a intentarlo en { $minutes } minuto
       *[other] vuelve a intentarlo en { $minutes } minutos
    }
