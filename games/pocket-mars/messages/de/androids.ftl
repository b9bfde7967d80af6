### Was die Androiden tun und entscheiden.

## What happens.

event-round-began = Runde { $round } beginnt.
failure-empty = Systemausfall: Der Nachziehstapel ist leer.
event-system-failure = Systemausfall: { $milled }.
spark-empty = Funkenflug: Der Nachziehstapel ist leer.
event-spark = Funkenflug: { $milled }.
milled-all =
    { $count ->
        [one] { $count } Karte vom Nachziehstapel auf den Ablagestapel
       *[other] { $count } Karten vom Nachziehstapel auf den Ablagestapel
    }
milled-fewer =
    { $count ->
        [one] Der Nachziehstapel hat nur { $count } Karte, sie kommt auf den Ablagestapel
       *[other] Der Nachziehstapel hat nur { $count } Karten, sie kommen auf den Ablagestapel
    }
activated-lands = ein Kolonist landet aus ihrem Raumschiff auf { $building } ★
activated-boards = ihr Raumschiff ist leer, also geht ein Kolonist von der Erde an Bord
activated-nobody = kein Kolonist zieht, denn { $why }
activated-spark = Funkenflug anstelle von { $title }, denn ihre Energie ist am Maximum
event-activated = Im Vorbereitungsmodul der Androiden liegt noch eine Karte, { $colour } in Slot { $slot }: { $moves }; dann { $then }.
event-activation-skipped = Im Vorbereitungsmodul der Androiden liegen noch zwei Karten: Sie tun nichts.
event-nothing-to-activate = Im Vorbereitungsmodul der Androiden liegt keine Karte mehr: Sie füllen es nur auf.
no-move-building = { $building }: hier ist kein Platz für Kolonisten
no-move-left = keiner ist auf ihrem Raumschiff und keiner auf der Erde
no-move-earth = keiner ist auf der Erde
event-nothing-moves = Kein Kolonist der Androiden zieht: { $why }.
moved-whose =
    { $who ->
        [you] Einer deiner Kolonisten
        [androids] Ein Kolonist der Androiden
       *[other] Ein Kolonist von { $name }
    }
event-moved = { $whose } zieht: { $from } → { $to }.
spot-earth = Erde
spot-ship =
    { $who ->
        [you] dein Raumschiff
        [androids] ihr Raumschiff
       *[other] eigenes Raumschiff
    }
spot-level = { $building } { $stars }
energy-whose =
    { $who ->
        [you] Deine Energie
        [androids] Die Energie der Androiden
       *[other] Die Energie von { $name }
    }
energy-rises = { $whose } steigt von { $from } auf { $to }{ $lost }.
energy-falls = { $whose } fällt von { $from } auf { $to }{ $lost }.
energy-stays = { $whose } bleibt auf { $to }{ $lost }.
energy-lost =
    { $count ->
        [one] , das Maximum; { $count } verfällt
       *[other] , das Maximum; { $count } verfallen
    }
event-energy-at-top = Die Energie der Androiden ist am Maximum, { $energy }: Funkenflug anstelle von { $power }.
event-upgrade-lost =
    { $nth ->
        [first] Das erste Upgrade verfällt: Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und keiner von deinen ist auf ★★.
       *[second] Das zweite Upgrade verfällt: Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und keiner von deinen ist auf ★★.
    }
refill = Lege die oberste Karte des Nachziehstapels verdeckt in Slot { $slot } des Vorbereitungsmoduls der Androiden.
event-not-refilled =
    { $left ->
        [none] Der Nachziehstapel ist leer, also bleibt das Vorbereitungsmodul der Androiden leer.
       *[one] Der Nachziehstapel ist leer, also bleibt das Vorbereitungsmodul der Androiden bei 1 Karte.
    }
event-end-triggered =
    { $who ->
        [you] Alle deine Kolonisten sind in Gebäuden: Das Spielende wird ausgelöst.
        [androids] Alle Kolonisten der Androiden sind in Gebäuden: Das Spielende wird ausgelöst.
       *[other] { $name }: Alle Kolonisten sind in Gebäuden, das Spielende wird ausgelöst.
    }
event-ended = Die Partie ist zu Ende. { $why }

## What they decide, and why.

forced-up = Erzwungen: Nur in diesem Gebäude ist einer ihrer Kolonisten auf ★ und auf ★★ noch Platz: { $building }.
forced-down = Erzwungen: Über keinem ihrer Kolonisten auf ★ ist Platz auf ★★, und nur in diesem Gebäude ist einer von deinen auf ★★: { $building }.
forced-ship = Erzwungen: Ihr Raumschiff ist leer, also geht ein Kolonist von der Erde an Bord.
forced-recruitment = Erzwungen: Einer ihrer Kolonisten ist auf der Erde, also geht er auf ihrem Raumschiff an Bord.
decided-land = Die Androiden entscheiden: Einer ihrer Kolonisten landet auf { $building } ★.
decided-up = Die Androiden entscheiden: Einer ihrer Kolonisten steigt auf: { $building } ★ → ★★.
decided-down = Die Androiden entscheiden: Einer deiner Kolonisten steigt ab: { $building } ★★ → ★.
weighed-both = Beide Upgrades werden zusammen abgewogen: jedes Gebäude für das erste mit dem besten Gebäude für das zweite.
weighed-now = {" "}(jetzt { $theirs } und { $yours })
weighed-now-theirs = {" "}(jetzt { $theirs })
weighed-counted =
    { $aim ->
        [score] Gezählt in Punkten ohne Energie, nach der gewählten Lesart nur ihre{ $points }; dazu { $full } für jeden von ihnen in ihrem vollsten Gebäude, bis { $most } (jetzt { $fullest }), { $present } für jedes Gebäude, in dem sie sind (jetzt { $inside }), { $one } für jedes, in dem einer von ihnen aufsteigen kann (jetzt { $ready }).
       *[difference] Gezählt in Punkten ohne Energie, ihre abzüglich deiner{ $points }; dazu { $full } für jeden von ihnen in ihrem vollsten Gebäude, bis { $most } (jetzt { $fullest }), { $present } für jedes Gebäude, in dem sie sind (jetzt { $inside }), { $one } für jedes, in dem einer von ihnen aufsteigen kann (jetzt { $ready }).
    }
weighed-one = { $building }: { $sum }
weighed-two = { $building }, dann { $then }: { $sum }
weighed-no-second = { $building }, dann ist kein Upgrade möglich: { $sum }
then-up = einer hinauf: { $building }
then-down = einer von deinen hinab: { $building }
then-there = { $building }
sum = { $terms }; { $sum } im Ganzen.
sum-nothing = nichts ändert sich, 0 im Ganzen.
term-theirs = ihre: { $what }
term-yours = deine: { $what }
term-more = { $count } mehr auf { $space }
term-fewer = { $count } weniger auf { $space }
term-ship = dem Raumschiff
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
decision-same = { $equal } ergeben dasselbe; zuerst kommt { $first } in der Reihenfolge { $order }.
decision-only = Nur { $building } bleibt übrig.
decision-ahead = { $best } liegt vor dem Nächstbesten, { $next }: { $sum }
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
turn-activated = { $title } durch die Karte ({ $colour }); { $moved }.
turn-rest = Sie ruhen.

## The opponent, to complete “alone against …”.

opponent = die Androiden
