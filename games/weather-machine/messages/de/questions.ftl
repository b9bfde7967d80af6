### Fragen, der Weg zu ihnen, und die Bereiche eines echten Tisches.

asked-of = { $who }: { $what }
asks-revealed = Welcher Security Report ist der neue Current Report?
asks-top = Welcher Security Report lag oben auf dem Stapel?
asks-havoc = Wähle, was der Satz der Saboteure kostet.
turn-saboteurs = Der Zug der Saboteure
turn-of =
    { KEY($player) ->
        [you] Dein Zug
       *[other] Zug: { $player }
    }
turn-end = Das Ende der Runde
turn-agent = { $agent } → { $space }
turn-bot = ein Bot auf { $space }
turn-set = ein Satz ({ $weather })
turn-runs = das Experiment läuft ({ $weather })
turn-fails = kein Experiment ({ $weather })
turn-chemicals =
    { $count ->
        [one] { $count } Chemical
       *[other] { $count } Chemicals
    }
turn-target = Target { $from } → { $to }
