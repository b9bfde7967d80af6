### Master of the Galaxy: was geschieht, jedes Ereignis mit seinen Gründen. Die der Weavers stehen in weavers.ftl.

## Aufbau.

event-first =
    { KEY($player) ->
        [player-you] Du beginnst.
       *[other] { $player } beginnt.
    }
event-home-cube = Ein { FORM($cube, "nominative") } Würfel wird gezogen.
event-home =
    { KEY($player) ->
        [player-you] Dein Heimatsystem ist { $system }.
       *[other] Das Heimatsystem von { $player } ist { $system }.
    }
event-shown = Aufgedeckt: { $card } ({ $pile }).

## Züge und Hände.

event-turn =
    { KEY($player) ->
        [player-you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $player } ist am Zug.
    }
event-skipped =
    { KEY($player) ->
        [player-you] Du setzt diesen Zug aus.
       *[other] { $player } setzt diesen Zug aus.
    }
event-will-skip =
    { KEY($player) ->
        [player-you] Du setzt im nächsten Zug aus.
       *[other] { $player } setzt im nächsten Zug aus.
    }
event-drawn =
    { KEY($player) ->
        [player-you] Du ziehst einen { FORM($cube, "accusative") } Würfel.
       *[other] { $player } zieht einen { FORM($cube, "accusative") } Würfel.
    }
event-bag-empty =
    { KEY($player) ->
        [player-you] Dein Beutel ist leer.
       *[other] Der Beutel von { $player } ist leer.
    }
event-hand-back =
    { KEY($player) ->
        [player-you] Du legst { FORM($cubes, "accusative") } in deinen Beutel zurück.
       *[other] { $player } legt { FORM($cubes, "accusative") } in den Beutel zurück.
    }

## Würfel.

event-placed =
    { KEY($player) ->
        [player-you] Du legst einen { FORM($cube, "accusative") } Würfel auf { FORM($project, "accusative") }.
       *[other] { $player } legt einen { FORM($cube, "accusative") } Würfel auf { FORM($project, "accusative") }.
    }
event-built =
    { KEY($player) ->
        [player-you] Du legst einen { FORM($cube, "accusative") } Würfel auf die Route { $route }.
       *[other] { $player } legt einen { FORM($cube, "accusative") } Würfel auf die Route { $route }.
    }
event-route-complete = Die Route { $route } ist fertig.
event-route-broken = Die Route { $route } ist nicht mehr fertig.
event-route-removed =
    { KEY($player) ->
        [player-you] Die Route { $route } wird entfernt; in deinen Beutel: { $cubes }.
       *[other] Die Route { $route } wird entfernt; in den Beutel von { $player }: { $cubes }.
    }
event-settled =
    { KEY($player) ->
        [player-you]
            { $gained ->
                [one] Du besiedelst den { FORM($planet, "accusative") } Planeten von { $system } mit einem { FORM($cube, "accusative") } Würfel und erhältst { $gained } { FORM($planet, "accusative") }.
               *[other] Du besiedelst den { FORM($planet, "accusative") } Planeten von { $system } mit einem { FORM($cube, "accusative") } Würfel und erhältst { $gained } { FORM($planet, "plural") }.
            }
       *[other]
            { $gained ->
                [one] { $player } besiedelt den { FORM($planet, "accusative") } Planeten von { $system } mit einem { FORM($cube, "accusative") } Würfel und erhält { $gained } { FORM($planet, "accusative") }.
               *[other] { $player } besiedelt den { FORM($planet, "accusative") } Planeten von { $system } mit einem { FORM($cube, "accusative") } Würfel und erhält { $gained } { FORM($planet, "plural") }.
            }
    }
event-recalled =
    { KEY($player) ->
        [player-you] Du holst mit einem schwarzen Würfel einen { FORM($cube, "accusative") } zurück.
       *[other] { $player } holt mit einem schwarzen Würfel einen { FORM($cube, "accusative") } zurück.
    }
event-gained =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Du erhältst { $count } { FORM($colour, "accusative") }.
               *[other] Du erhältst { $count } { FORM($colour, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } erhält { $count } { FORM($colour, "accusative") }.
               *[other] { $player } erhält { $count } { FORM($colour, "plural") }.
            }
    }
event-given =
    { KEY($player) ->
        [player-you] Du gibst einen { FORM($cube, "accusative") } Würfel an den Vorrat ab.
       *[other] { $player } gibt einen { FORM($cube, "accusative") } Würfel an den Vorrat ab.
    }
event-stolen =
    { KEY($player) ->
        [player-you] Du stiehlst einen { FORM($cube, "accusative") } Würfel { FORM($from, "from") }.
       *[other] { $player } stiehlt einen { FORM($cube, "accusative") } Würfel { FORM($from, "from") }.
    }

## Basen, Planeten, Schwarze Löcher.

event-base-set =
    { KEY($player) ->
        [player-you]
            { $captured ->
                [yes] Du nimmst { $system } mit einer { $shape } ein.
               *[no] Du setzt eine { $shape } auf { $system }.
            }
       *[other]
            { $captured ->
                [yes] { $player } nimmt { $system } mit einer { $shape } ein.
               *[no] { $player } setzt eine { $shape } auf { $system }.
            }
    }
event-bases-removed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] { $count } Basis auf { $system } kommt zurück in deinen Bestand.
               *[other] { $count } Basen auf { $system } kommen zurück in deinen Bestand.
            }
       *[other]
            { $count ->
                [one] { $count } Basis auf { $system } kommt zurück in den Bestand von { $player }.
               *[other] { $count } Basen auf { $system } kommen zurück in den Bestand von { $player }.
            }
    }
event-planets-cleared = Die Planeten von { $system } sind wieder frei; in den Vorrat: { $cubes }.

## Karten und Symbole.

event-completed =
    { KEY($player) ->
        [player-you] Du schließt { FORM($project, "accusative") } ab: { $cubes }.
       *[other] { $player } schließt { FORM($project, "accusative") } ab: { $cubes }.
    }
event-dismissed =
    { KEY($player) ->
        [player-you]
            { $count ->
                [0] Du gibst { $card } auf.
               *[other] Du gibst { $card } auf; darauf: { $cubes }.
            }
       *[other]
            { $count ->
                [0] { $player } gibt { $card } auf.
               *[other] { $player } gibt { $card } auf; darauf: { $cubes }.
            }
    }
event-pick-earned =
    { KEY($player) ->
        [player-you] Du erhältst eine Kartenwahl ({ OR($piles) }).
       *[other] { $player } erhält eine Kartenwahl ({ OR($piles) }).
    }
event-effect-lost = Ein Effekt von „{ $at }“ verfällt: { $effect }.
event-acquired =
    { KEY($player) ->
        [player-you] Du nimmst { $card }.
       *[other] { $player } nimmt { $card }.
    }
event-put-under = { $card } kommt unter den Stapel.
event-pick-lost =
    { KEY($player) ->
        [player-you] Du nimmst keine Karte.
       *[other] { $player } nimmt keine Karte.
    }
event-leader-taken =
    { KEY($player) ->
        [player-you] Du nimmst { $card } von { $from }.
       *[other] { $player } nimmt { $card } von { $from }.
    }
event-symbol =
    { KEY($player) ->
        [player-you]
            { $count ->
                [one] Du hast jetzt { $count } { FORM($symbol, "symbol") }.
               *[other] Du hast jetzt { $count } { FORM($symbol, "plural") }.
            }
       *[other]
            { $count ->
                [one] { $player } hat jetzt { $count } { FORM($symbol, "symbol") }.
               *[other] { $player } hat jetzt { $count } { FORM($symbol, "plural") }.
            }
    }

## Konflikte.

event-initiated =
    { KEY($player) ->
        [player-you] Du beginnst { $card } gegen { $target } ({ $against }) von { $source } aus.
       *[other] { $player } beginnt { $card } gegen { $target } ({ $against }) von { $source } aus.
    }
initiated-extra =
    { $count ->
        [one] der Angriff hat 1 zusätzliches Feld
       *[other] der Angriff hat { $count } zusätzliche Felder
    }
event-repelled = Ein { FORM($cube, "nominative") } Würfel in { $card } wird zurückgeschlagen.
event-cancelled = { $card } gegen { $target } wird abgebrochen.
event-conflict-won =
    { KEY($player) ->
        [player-you] Du gewinnst { $card } gegen { $target } ({ $against }).
       *[other] { $player } gewinnt { $card } gegen { $target } ({ $against }).
    }
event-conflict-lost =
    { KEY($player) ->
        [player-you] Du verlierst { $card } gegen die Weavers.
       *[other] { $player } verliert { $card } gegen { $defender }.
    }
event-spoils =
    { KEY($from) ->
        [player-you] Beute: Dein Beutel verliert einen { FORM($cube, "accusative") } Würfel an den Vorrat.
       *[other] Beute: { $to } nimmt einen { FORM($cube, "accusative") } Würfel aus dem Beutel von { $from }.
    }
event-spoil-leader =
    { KEY($from) ->
        [player-you] Beute: { $card } kommt unter den Stapel.
       *[other] Beute: { $to } nimmt { $card } von { $from }.
    }
cancelled-hole = { $target } ist jetzt ein Schwarzes Loch
cancelled-source =
    { KEY($player) ->
        [player-you] du kontrollierst { $source } nicht mehr
       *[other] { $player } kontrolliert { $source } nicht mehr
    }
cancelled-target = { $target } war { $before } und ist jetzt { $now }
cancelled-route = keine fertige Route führt jetzt von { $source } nach { $target }
cancelled-effect = ein Effekt bricht ihn ab
cancelled-dismissed = seine Karte wird aufgegeben
cancelled-out =
    { KEY($player) ->
        [player-you] du bist ausgeschieden
       *[other] { $player } ist ausgeschieden
    }
system-of =
    { KEY($player) ->
        [player-you] dein System
       *[other] von { $player } kontrolliert
    }
system-under-swarm = unter einem Schwarm
attack-home =
    { KEY($player) ->
        [player-you] Würfel des Angriffs in deinen Beutel: { $cubes }
       *[other] Würfel des Angriffs in den Beutel von { $player }: { $cubes }
    }
defence-home =
    { KEY($player) ->
        [player-you] Würfel der Verteidigung in deinen Beutel: { $cubes }
       *[other] Würfel der Verteidigung in den Beutel von { $player }: { $cubes }
    }
defence-to-reserve = Würfel der Verteidigung in den Vorrat: { $cubes }
conflict-card-stays = die Karte bleibt, nicht begonnen
conflict-card-under = die Karte kommt unter ihren Stapel

## Das Ende.

event-out =
    { KEY($player) ->
        [player-you] Du bist ausgeschieden.
       *[other] { $player } ist ausgeschieden.
    }
event-ended =
    { $who ->
        [weavers] Du verlierst: { $by }.
        [you] Du gewinnst: { $by }.
       *[other] { $winner } gewinnt: { $by }.
    }
event-closed =
    { $token ->
        [yes] { $system } wird zu einem Schwarzen Loch.
       *[no] { $system } wird zu einem Schwarzen Loch (dafür ist kein Plättchen übrig).
    }
