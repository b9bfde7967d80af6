### Las preguntas, el camino hasta ellas y las áreas de una mesa real.

asked-of = { $who }: { $what }
asks-revealed = ¿qué Informe de Seguridad es el nuevo Informe actual?
asks-top = ¿qué Informe de Seguridad estaba encima del mazo?
asks-havoc = elige lo que cuesta el conjunto de los Saboteadores.
turn-saboteurs = El turno de los Saboteadores
turn-of =
    { KEY($player) ->
        [you] Tu turno
       *[other] Turno de { $player }
    }
turn-end = El fin de la ronda
turn-agent = { $agent } va a { $space }
turn-bot = un Bot a { $space }
turn-set = un conjunto de { $weather }
turn-runs = se ejecuta el Experimento de { $weather }
turn-fails = sin Experimento en { $weather }
turn-chemicals =
    { $count ->
        [one] { $count } Producto Químico
       *[other] { $count } Productos Químicos
    }
turn-target = Valor Objetivo { $from } → { $to }
