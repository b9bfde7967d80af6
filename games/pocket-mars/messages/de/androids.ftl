### Was die Androiden tun und entscheiden.

## What happens.

event-round-began = Runde { $round } beginnt.
failure-empty = Systemausfall: Der Nachziehstapel ist leer.
event-system-failure = Systemausfall: { $milled }.
spark-empty = Funkenflug: Der Nachziehstapel ist leer.
event-spark = Funkenflug: { $milled }.
milled-all =
    { $count ->
        [one] { $count } Karte kommt vom Nachziehstapel auf den Ablagestapel
       *[other] { $count } Karten kommen vom Nachziehstapel auf den Ablagestapel
    }
milled-fewer =
    { $count ->
        [one] Der Nachziehstapel hat nur { $count } Karte, sie kommt auf den Ablagestapel
       *[other] Der Nachziehstapel hat nur { $count } Karten, sie kommen auf den Ablagestapel
    }
event-activated =
    Im Vorbereitungsmodul liegt noch eine { FORM($colour, "feminine") } Karte (Slot { $slot }): { $first ->
        [lands] Ein Kolonist landet auf ★ { FORM($building, "genitive") }
        [boards] Ihr Raumschiff ist leer, also geht ein Kolonist von der Erde an Bord
       *[nobody] Kein Kolonist zieht, denn { event-nothing-moves.why }
    }; dann { $energy_at_top ->
        [yes] Funkenflug anstelle von { $power }, denn ihre Energie ist am Maximum
       *[no] { $power }
    }.
event-activation-skipped = Im Vorbereitungsmodul der Androiden liegen noch zwei Karten: Sie tun nichts.
event-nothing-to-activate = Im Vorbereitungsmodul der Androiden liegt keine Karte mehr: Sie füllen es nur auf.
event-nothing-moves = Kein Kolonist der Androiden zieht: { CAPITAL(event-nothing-moves.why) }.
    .why =
        { $why ->
            [building] { FORM($building, "in") } ist kein Platz für Kolonisten
            [left] keiner ist auf ihrem Raumschiff und keiner auf der Erde
           *[earth] keiner ist auf der Erde
        }
event-moved =
    { KEY($player) ->
        [player-you] Einer deiner Kolonisten
       *[other] Ein Kolonist { FORM($player, "whose") }
    } zieht { $from ->
        [earth] von der Erde
        [ship] { KEY($player) ->
            [player-you] von deinem Raumschiff
            [player-androids] von ihrem Raumschiff
           *[other] vom eigenen Raumschiff
        }
        [first] von ★{ event-moved.start }
       *[second] von ★★{ event-moved.start }
    } { $to ->
        [earth] zur Erde
        [ship] auf { KEY($player) ->
            [player-you] dein Raumschiff
            [player-androids] ihr Raumschiff
           *[other] das eigene Raumschiff
        }
        [first] auf ★ { FORM($end, "genitive") }
       *[second] auf ★★ { FORM($end, "genitive") }
    }.
    .start =
        { KEY($start) ->
            [none] { "" }
           *[other] { " " }{ FORM($start, "genitive") }
        }
event-energy =
    { CAPITAL(FORM($player, "energy")) } { $way ->
        [up] steigt von { $from } auf { $to }
        [down] fällt von { $from } auf { $to }
       *[same] bleibt auf { $to }
    }{ $lost ->
        [0] { "" }
        [one] , das Maximum; { $lost } verfällt
       *[other] , das Maximum; { $lost } verfallen
    }.
event-energy-at-top = Die Energie der Androiden ist am Maximum, { $energy }: Funkenflug anstelle von { $power }.
event-upgrade-lost =
    { $nth ->
        [first] Das erste Upgrade verfällt: Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und keiner von deinen ist auf ★★.
       *[second] Das zweite Upgrade verfällt: Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und keiner von deinen ist auf ★★.
    }
refill = Lege die oberste Karte des Nachziehstapels verdeckt in Slot { $slot } ihres Vorbereitungsmoduls.
event-not-refilled =
    { $left ->
        [none] Der Nachziehstapel ist leer, also bleibt das Vorbereitungsmodul der Androiden leer.
       *[one] Der Nachziehstapel ist leer, also bleibt das Vorbereitungsmodul der Androiden bei 1 Karte.
    }
event-end-triggered =
    { KEY($player) ->
        [player-you] Alle deine Kolonisten
       *[other] Alle Kolonisten { FORM($player, "whose") }
    } sind in Gebäuden: Das Spielende wird ausgelöst.
event-ended = Die Partie ist zu Ende. { $why }

## What they decide, and why.

event-forced =
    Erzwungen: { $why ->
        [up] Nur { FORM($building, "in") } ist einer ihrer Kolonisten auf ★ und noch Platz auf ★★
        [down] Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und nur { FORM($building, "in") } ist einer von deinen auf ★★
        [ship] Ihr Raumschiff ist leer, also geht ein Kolonist von der Erde an Bord
       *[recruitment] Einer ihrer Kolonisten ist auf der Erde, also geht er an Bord ihres Raumschiffs
    }.
event-weighed =
    Die Androiden entscheiden: { $chosen ->
        [land] Einer ihrer Kolonisten landet auf ★ { FORM($building, "genitive") }
        [up] Einer ihrer Kolonisten steigt { FORM($building, "in") } auf
       *[down] Einer deiner Kolonisten steigt { FORM($building, "in") } ab
    }.
weighed-both = Beide Upgrades werden zusammen abgewogen: jedes Gebäude für das erste mit dem besten Gebäude für das zweite.
weighed-now = {" "}(jetzt { $theirs } und { $yours })
weighed-now-theirs = {" "}(jetzt { $theirs })
weighed-counted =
    { $aim ->
        [score] Gezählt in Punkten ohne Energie, nach der gewählten Lesart nur ihre{ $points }; dazu { $full } für jeden von ihnen in ihrem vollsten Gebäude, bis { $most } (jetzt { $fullest }), { $present } für jedes Gebäude, in dem sie sind (jetzt { $inside }), { $one } für jedes, in dem einer von ihnen aufsteigen kann (jetzt { $ready }).
       *[difference] Gezählt in Punkten ohne Energie, ihre abzüglich deiner{ $points }; dazu { $full } für jeden von ihnen in ihrem vollsten Gebäude, bis { $most } (jetzt { $fullest }), { $present } für jedes Gebäude, in dem sie sind (jetzt { $inside }), { $one } für jedes, in dem einer von ihnen aufsteigen kann (jetzt { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two =
    { $building }, dann { $way ->
        [up] einer { FORM($then, "in") } hinauf
        [down] einer von deinen { FORM($then, "in") } hinab
       *[there] { FORM($then, "in") }
    }: { $sum }
weighed-no-second = { $building }, dann ist kein Upgrade möglich: { $sum }
sum = { $terms }; { $sum } insgesamt.
sum-nothing = nichts ändert sich, 0 insgesamt.
term-theirs = ihre: { $what }
term-yours = deine: { $what }
term-more = { $count } mehr auf { FORM($space, "dative") }
term-fewer = { $count } weniger auf { FORM($space, "dative") }
term-ship = das Raumschiff
    .dative = dem Raumschiff
term-everywhere =
    { $has ->
        [yes] in jedem Kolonistengebäude
       *[no] nicht mehr in jedem Kolonistengebäude
    }
term-four =
    { $has ->
        [yes] { $count } in einem Gebäude
       *[no] nicht mehr { $count } in einem Gebäude
    }
term-fullest = { $count } statt { $before } in ihrem vollsten Gebäude
term-present =
    { $count ->
        [one] in { $count } Gebäude statt { $before }
       *[other] in { $count } Gebäuden statt { $before }
    }
term-ready =
    { $count ->
        [one] einer kann in { $count } Gebäude statt { $before } aufsteigen
       *[other] einer kann in { $count } Gebäuden statt { $before } aufsteigen
    }
decision-same = Gleich gut: { $equal }; in der Reihenfolge { $order } kommt { FORM($first, "definite") } zuerst.
decision-only = Nur { FORM($building, "definite") } bleibt übrig.
decision-ahead = { CAPITAL(FORM($best, "definite")) } liegt vor dem Nächstbesten, { FORM($next, "dative") }: { $sum }
point = ,

## What stands above a turn, and the turn in one line.

turn-yours = Dein Zug
turn-of =
    { KEY($name) ->
        [player-you] Dein Zug
       *[other] { CAPITAL(FORM($name, "turn")) }
    }
turn-androids = Der Zug der Androiden
turn-moved =
    { $count ->
        [0] keiner ihrer Kolonisten zieht
        [one] einer ihrer Kolonisten zieht
       *[other] ihre Kolonisten ziehen { $count }-mal
    }
turn-activated = { $title } durch die { FORM($colour, "feminine") } Karte; { $moved }.
turn-rest = Sie ruhen.
turn-refill = Sie füllen nur auf.
