### Les questions, le chemin qui y mène, et les zones d’une vraie table.

asked-of = { $who } : { $what }
asks-revealed = quel Security Report est le nouveau Current Report ?
asks-top = quel Security Report était au-dessus de la pioche ?
asks-havoc = choisissez ce que coûte la série des Saboteurs.
turn-saboteurs = Le tour des Saboteurs
turn-of =
    { KEY($player) ->
        [you] Votre tour
       *[other] Tour : { $player }
    }
turn-end = La fin de la manche
turn-agent = { $agent } → { $space }
turn-bot = un Bot sur { $space }
turn-set = une série ({ $weather })
turn-runs = l’expérience a lieu ({ $weather })
turn-fails = pas d’expérience ({ $weather })
turn-chemicals =
    { $count ->
        [one] { $count } Chemical
       *[other] { $count } Chemicals
    }
turn-target = Target { $from } → { $to }
