### Was die Feinde tun, und was ein Helfer neben einem echten Tisch fragt.

## Names of places and pieces.

nothing = nichts
symbol-gear = Zahnrad
    .plural = Zahnräder
    .one = ein Zahnrad
symbol-spark = Funke
    .plural = Funken
    .one = einen Funken
    .accusative = Funken
symbol-herb = Kraut
    .plural = Kräuter
    .one = ein Kraut
symbol-vial = Phiole
    .plural = Phiolen
    .one = eine Phiole
symbol-bone = Knochen
    .plural = Knochen
    .one = einen Knochen
symbol-eye = Auge
    .plural = Augen
    .one = ein Auge
slot-l = unten links
slot-c = unten Mitte
slot-r = unten rechts
slot-lc = Mitte links
slot-cr = Mitte rechts
slot-top = oben
tower = Turm { $tower }
towers =
    { $count ->
        [one] Turm { $names }
       *[other] Türme { $names }
    }
    .dative =
        { $count ->
            [one] Turm { $names }
           *[other] den Türmen { $names }
        }
towers-all = alle Türme
    .dative = allen Türmen
labs =
    { $count ->
        [one] Labor { $names }
       *[other] Labore { $names }
    }
ring-tower = Turm { $tower }
ring-lab = Labor { $lab }
face-strip = ENTZUG
face-discard = ABWURF
face-jam = SPERRE
face-damage = SCHADEN
face-extra = EXTRA
face-wild = JOKER
face-power = KRAFT
way-clockwise = im Uhrzeigersinn
way-counter = gegen den Uhrzeigersinn
way-short = auf dem kürzeren Weg
things = { $count } { $what ->
        [bag] Marker
        [power] Kraftmarker
        [damage] Schadensmarker
        [freeze] Eismarker
        [research] Forschungsmarker
        [potion] Trankmarker
        [token] Rohstoff- oder Jokermarker
        [card] { $count ->
            [one] Karte
           *[other] Karten
        }
        [lab] { $count ->
            [one] Labor
           *[other] Labore
        }
        [place] { $count ->
            [one] Feld
           *[other] Felder
        }
       *[window] { $count ->
            [one] leeres Fenster
           *[other] leere Fenster
        }
    }
bare-minions = Schergen ohne Würfel
doom-at = { $card } (Feld { $place })
token =
    { $kind ->
        [power] ein Kraftmarker
       *[criteria] ein Kriterienmarker
    }: { CAPITAL($does) }
    .accusative =
        { $kind ->
            [power] einen Kraftmarker
           *[criteria] einen Kriterienmarker
        }: { CAPITAL($does) }
distance = { $places } entfernt ({ $way })

## Actions of tokens, cards, dice and special powers.

then = ; danach:{" "}
act-charge = die Kraftleiste steigt um { $count }
act-power = { $tokens } in den Beutel
act-special = die Sonderkraft
    .dative = der Sonderkraft
act-put = { $tokens } auf { FORM($spot, "accusative") }
act-discard = jeder Spieler gibt { $count ->
        [1] einen Würfel, einen Marker oder eine Karte
       *[other] { $count } Würfel, Marker oder Karten
    } ab
act-strip = Würfel der Schergen der Spieler auf { FORM($spot, "dative") } kommen in die Schale
act-lose = jeder Spieler verliert { $things }
act-step = der Forscher geht { $labs } { $way }
act-chase = der Forscher geht { $way ->
        [clockwise] im Uhrzeigersinn bis zum ersten Forscher eines Spielers
        [counter] gegen den Uhrzeigersinn bis zum ersten Forscher eines Spielers
       *[short] auf dem kürzeren Weg zum nächstgelegenen Forscher eines Spielers
    }
act-minion = der nähere Scherge geht { $goal }
act-wreck = das höchste Plättchen im Labor des Forschers kommt in die Schachtel
target-scientist = die zwei Türme neben dem Forscher
    .dative = den zwei Türmen neben dem Forscher
target-player = die zwei Türme neben dem nächstgelegenen Forscher eines Spielers
    .dative = den zwei Türmen neben dem nächstgelegenen Forscher eines Spielers
target-roll = der Turm laut weißem Würfel
    .accusative = den Turm laut weißem Würfel
    .dative = dem Turm laut weißem Würfel
target-most = der Turm mit den meisten Schergen der Spieler
    .accusative = den Turm mit den meisten Schergen der Spieler
    .dative = dem Turm mit den meisten Schergen der Spieler
target-all = alle Türme
    .dative = allen Türmen
goal-player = { $way } zum ersten Turm neben dem Forscher eines Spielers
goal-other = zum Turm des anderen Schergen
goal-roll = zum Turm laut weißem Würfel
goal-tower = zum Turm { $tower }
face-does =
    { $face ->
        [strip] Würfel der Schergen der Spieler auf seinem Turm kommen in die Schale, jetzt und später
        [discard] jeder Spieler gibt einen Würfel, einen Marker oder eine Karte ab
        [jam] wer einen Schergen auf seinen Turm setzt, führt keine Turmaktion aus
        [damage] ein Schadensmarker kommt in sein Fenster
        [extra] er kann beim Sammeln für einen mehr arbeiten
        [wild] er bezahlt beim Bauen ein beliebiges Symbol
       *[power] ein weiterer Kraftmarker kommt in den Beutel
    }

## Why an enemy charges.

cause-token = der Marker „{ $token }“
    .dative = dem Marker „{ $token }“
cause-die = der Würfel mit { $face } in { $window }
    .dative = dem Würfel mit { $face } in { $window }
cause-die-unknown = der Würfel in { $window }
    .dative = dem Würfel in { $window }
why-power = für den gezogenen Kraftmarker
why-failed = weil { $cause } nicht ganz ausgeführt wurde
why-visit = Treffen mit dem Forscher eines Spielers
why-visit-in = Treffen mit dem Forscher eines Spielers im Labor { $lab }
why-text = laut { FORM($cause, "dative") }
why-upgrade = für den Ausbaumarker

## What happens in an enemy's turn.

event-active-moved = { $enemy } hat den Marker des aktiven Feindes.
event-need-shown = Der Stapel von { $enemy } hat { $cards }; die oberste braucht laut Rückseite { $tokens }.
event-face-rolled = Der Würfel von { $enemy } zeigt { $face }.
event-enemy-rolled = Der weiße Würfel für { $enemy } zeigt den Turm { $tower }.
event-power-added =
    { KEY($enemy) ->
        [none] Ein Kraftmarker kommt in den Beutel: { CAPITAL($does) }.
       *[other] { $enemy } legt einen Kraftmarker in den Beutel: { CAPITAL($does) }.
    }
event-no-power = Alle Kraftmarker sind im Spiel: Keiner kommt in den Beutel.
event-enemy-turn-begins = { $enemy } ist am Zug{ $active ->
        [yes] {""}
       *[no] , ohne den Marker des aktiven Feindes
    }.
event-turn-begins =
    { KEY($player) ->
        [you] Du bist am Zug.
       *[other] { $name } ist am Zug.
    }
event-bag-refilled = Der Beutel ist leer: Die verbrauchten Marker kommen zurück ({ $tokens }).
event-token-drawn = { $enemy } zieht { FORM($token, "accusative") }. Noch { $left } im Beutel.
event-not-active = Die Aktion dieses Markers entfällt: { $active } ist der aktive Feind, nicht { $enemy }.
event-token-laid = Der Marker kommt neben den Stapel von { $enemy }: dort jetzt { $tokens }, die oberste Karte braucht { $need }{ $enough ->
        [yes] ; sie wird gebaut, und { $need ->
            [one] der Marker kommt
           *[other] die Marker kommen
        } aus dem Spiel
       *[no] {""}
    }.
event-doom-built = { $enemy } baut { $card }, Karte { $built } von 9.
event-card-acts = { $card } von { $enemy } wirkt: { CAPITAL($action) }.
event-charged = { $enemy } lädt auf: Kraftleiste jetzt { $to } von { $last } ({ $why }).
event-meter-full = Die Kraftleiste von { $enemy } ist voll: Sie fällt auf 0.
event-meter-reset =
    { $lost ->
        [0] Die Kraftleiste von { $enemy } bleibt auf 0.
       *[other] Die Kraftleiste von { $enemy } geht von { $lost } auf 0.
    }
event-special-power = { $enemy } nutzt { $title }: { CAPITAL($action) }.
event-device-done = { $enemy } hat die Maschine fertig: Die letzten Züge beginnen.
event-towers-full = In jedem der 18 Fenster ist ein Scherge, Schaden oder Eis: Die Feinde haben gewonnen.
event-ended = Die Partie ist zu Ende.
event-enemy-placed =
    { $how ->
        [new] Ein Scherge von { $enemy } kommt in { $window }
        [stays] Der Scherge von { $enemy } bleibt in { $window }, sein Würfel neu geworfen
       *[goes] Der Scherge von { $enemy } geht von { $from } nach { $window }
    }, mit { $face }{ $ice ->
        [yes] ; das Eis dort bricht
       *[no] {""}
    }.
event-enemy-moved = { $enemy } geht { $labs } { $way } vom Labor { $from } ins Labor { $to }{ $met ->
        [yes] {" "}und trifft dort { FORM($names, "accusative") }
       *[no] {""}
    }.
event-enemy-stays = { $enemy } bleibt im Labor { $lab }, mit { FORM($names, "dative") }.
event-no-player-in-lab = Kein Forscher eines Spielers ist in einem Labor, also findet { $enemy } keinen.
event-nearest-minion = Der nähere Scherge von { $enemy } steht in { $window }, vom Forscher im Labor { $lab } { $distance }.
event-destination =
    { $goal ->
        [player] Von { $window } aus soll er zum Turm { $tower } gehen: { CAPITAL($way) } ist das der erste neben einem Labor mit dem Forscher eines Spielers ({ $labs }).
        [other] Von { $window } aus soll er zum Turm { $tower } gehen, wo der andere Scherge steht.
       *[tower] Von { $window } aus soll er zum Turm { $tower } gehen.
    }
event-no-room = Er bleibt in { $window }, denn der Turm { $tower } hat kein Fenster für ihn: { $held }.
held-minions = Schergen in { $windows }
held-damage = Schaden in { $windows }
event-damaged = Der Scherge von { $enemy } legt einen Schadensmarker unter sich: { $window }{ $ice ->
        [yes] , dessen Eis bricht
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] Der Forscher ist im Labor { $lab }, neben { FORM($towers, "dative") }.
       *[player] Der nächstgelegene Forscher eines Spielers ist im Labor { $lab }, { $labs } entfernt, neben { FORM($towers, "dative") }.
    }
event-struck = { $enemy } legt einen { $deed ->
        [damage] Schadensmarker
       *[freeze] Eismarker
    } in { $window }{ $ice ->
        [yes] , dessen Eis bricht
       *[no] {""}
    }.
event-no-window = { $enemy } findet an { FORM($towers, "dative") } kein Fenster für { $what }.
event-fullest = Die meisten Schergen der Spieler stehen auf dem { $tower }: { $count }.
event-no-minions = Nirgends steht ein Scherge eines Spielers, also findet { $enemy } keinen.
event-nothing-to-strip = Kein Scherge eines Spielers hat an { FORM($towers, "dative") } einen Würfel.
event-nothing-to-wreck = Im Labor von { $enemy } liegt nur das Startplättchen; es bleibt.
event-nothing-to-lose = { KEY($who) ->
        [you] Du hast
       *[other] { $who } hat
    } keine { $what ->
        [any] Würfel, Marker oder Karten
        [research] Forschungsmarker
        [potion] Trankmarker
        [token] Rohstoff- oder Jokermarker
       *[card] Karten
    } mehr ({ $missing } zu wenig).
event-research-lost =
    { KEY($who) ->
        [you] Du verlierst { $tokens }.
       *[other] { $who } verliert { $tokens }.
    }

## Why it was so.

towers-passed = Die Türme in dieser Richtung, sein eigener zuerst: { $towers }.
face-reason = { $face }: { CAPITAL($does) }.
minions-counted = Schergen der Spieler: { $counts }.{ $tie ->
        [yes] {" "}Den Gleichstand hat der Spieler entschieden.
       *[no] {""}
    }
windows-counted = Leere Fenster vorher: { $counts }.{ $end ->
        [ice] {" "}Keines ist leer, also bricht das Eis.
        [tie] {" "}Den Gleichstand hat der Spieler entschieden.
       *[none] {""}
    }
reason-ice = Keines ist leer, also bricht das Eis.
other-minion = Der andere, in { $window }, ist { $distance }{ $end ->
        [tie] ; den Gleichstand hat der Spieler entschieden
        [more] , also { $more } weiter weg
       *[none] {""}
    }.
labs-searched = Unterwegs ist kein Forscher eines Spielers: { $labs }.
both-ways = { $way ->
        [counter] Gegen den Uhrzeigersinn { $labs }, im Uhrzeigersinn { $other }
       *[clockwise] Im Uhrzeigersinn { $labs }, gegen den Uhrzeigersinn { $other }
    }{ $tie ->
        [yes] ; bei Gleichstand im Uhrzeigersinn
       *[no] {""}
    }.
acting-none = Keine Karte wirkt: In dieser Runde wurde schon eine gebaut; der Marker des aktiven Feindes liegt auf der Seite ohne Bauaktion.
acting-alone = Sie wirkt allein: Neben ihr liegt keine gebaute Karte.
acting-with = Sie wirkt mit den gebauten Karten neben ihr: { $cards }.
acting-apart = Nicht neben ihr, daher ohne Wirkung: { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who }: { $what }
asks-power = Welcher Kraftmarker kommt in den Beutel?
asks-need = Wie viele Marker braucht die oberste Karte von { $enemy }?
asks-face = Was zeigt der Würfel von { $enemy }?
asks-token = Welcher Marker kommt aus dem Beutel?
asks-doom = Welche Karte baut { $enemy }?
asks-minion-tower = Zu welchem Turm geht der Scherge von { $enemy }?
asks-tower = Welchen Turm trifft { $enemy }?
asks-card = Welche Karte von { $enemy } wirkt als Nächstes?
asks-charge = Welcher Feind lädt als Nächstes auf?
asks-nearest = Zwei Schergen von { $enemy } sind gleich nah: Welcher geht?
asks-fullest = Welchen der vollsten Türme trifft { $enemy }?
asks-harm = { $enemy } legt noch { $what }: auf welchen Turm?
asks-wreck = Welches Plättchen zerstört { $enemy }?
trail-turn = Zug von { $enemy }
trail-act = { $enemy }: { $cause }
trail-builds = { $enemy } baut
choice-need = Sie braucht { $tokens }
choice-enemy = Zuerst { $name }
choice-act = Zuerst { $name }
    .detail = { $does }
choice-nearest = Der Scherge in { $window } mit { $face }
choice-minions = Schergen der Spieler: { $count }
choice-wreck = Das Plättchen ({ $slot })
group-windows = Leere Fenster

## What is asked of the table.

ask-game = Welches Spiel liegt auf dem Tisch?
ask-enemies = Wer spielt gegen dich?
asks-lab = Wo ist dein Forscher?
asks-windows = Was hast du in diesen Fenstern?
asks-tiles = Welche Plättchen von Labor { $lab } liegen am höchsten?
asks-have =
    { $what ->
        [things] Wie viele Würfel, Marker und Karten hast du?
        [research] Wie viele Forschungsmarker hast du?
        [potions] Wie viele Trankmarker hast du?
        [tokens] Wie viele Rohstoff- und Jokermarker hast du?
       *[cards] Wie viele Handkarten hast du?
    }
asks-ring = Wie liegt der Ring? Turm 1 ist das Feld von Turm Zahnrad, dann im Uhrzeigersinn.
asks-bag = Wie viele Marker sind im Beutel? Kriterien + Kraft jeder Art.
asks-room = Welches Fenster von Turm { $tower } ist das unterste freie?
asks-minions = In welchen Fenstern sind Schergen und Marker der Feinde?
asks-enemies = Wie stehen die Feinde?
tower-twice = Turm { $tower } ist zweimal genannt.
lab-twice = Labor { $lab } ist zweimal genannt.
other-minions = { $enemy } hat nach dem Aufbau { $all } Schergen in Fenstern, aber das sind { $count }.
too-many-built =
    Es gibt im Spiel nur { $all } { $deck ->
        [device] Apparate
        [potion] Tränke
       *[monster] Monster
    }.
too-few-built = Du hast gesagt, dass du genug Karten gebaut hast: Dazu braucht es { $all }, aber das sind { $count }.
wrong-printed = { $count } solche Karten haben { $least } bis { $most } aufgedruckte Punkte, nicht { $said }.
texts-without-cards = Ohne gebaute Karte bringen Wertungstexte keine Punkte, nicht { $said }.
fact-scientist = Dein Forscher
fact-tiles = Labor { $lab }
fact-have =
    { $what ->
        [things] Deine Würfel, Marker und Karten
        [research] Deine Forschungsmarker
        [potions] Deine Trankmarker
        [tokens] Deine Rohstoff- und Jokermarker
       *[cards] Deine Handkarten
    }
fact-tower = Turm { $nth }
fact-lab = Labor { $nth }
fact-enemy-lab = { $enemy }: Labor des Forschers
fact-meter = { $enemy }: Kraftleiste
fact-need = { $enemy }: oberste Karte braucht
fact-unused = Übrige Kraft: { CAPITAL($does) }
fact-room = Unterstes freies Fenster
fact-active = Der aktive Marker
answer-no-lab = In keinem Labor
answer-no-room = Keines ist frei
answer-absent = In keinem
answer-bare = Deiner, ohne Würfel
answer-with-die = Deiner mit Würfel
answer-starter = Nur das Startplättchen
answer-many = { $count } oder mehr
answer-no-card = Keine Karte mehr
answer-ice = Eis
answer-damage = Schaden
answer-damaged = { $minion } auf Schaden

## What the person carries out.

do-give = Gib nach Wahl einen Würfel, einen Marker oder eine Karte ab.
do-give-token = Gib einen Rohstoff- oder Jokermarker deiner Wahl ab.
do-discard-card = Wirf eine Handkarte deiner Wahl ab.
do-give-potion = Gib einen Trankmarker deiner Wahl ab.
do-strip = Der Würfel auf deinem Schergen in { $window } kommt in die Schale.
do-wreck = { $enemy } zerstört am Labor { $lab } das Plättchen { $slot }.

## What stands above a turn, and the turn in one line.

turn-of = Zug von { $name }
turn-lab = ins Labor { $lab }
turn-minion = ein Scherge nach { $window }
turn-power = Sonderkraft eingesetzt
turn-doom = baut Weltuntergangskarte { $built }
turn-meter = Kraftleiste jetzt { $meter }

## What stands beneath the picture of a token, and above them.

short-chase = Zu dir { $way }
short-minion = Scherge { $way }
short-other = Zum anderen
short-special = Sonderkraft
short-roll = Weißer Würfel
short-tower = Turm { $tower }
group-criteria = Kriterienmarker
group-power = Kraftmarker, mit Goldrand

## The end of a game with enemies.

announce-end = Die Partie ist zu Ende
answer-goes-on = Die Partie geht weiter
answer-over = { $by ->
        [cards] Ich habe genug Karten gebaut
        [device] Die Maschine eines Feindes war fertig, und ich hatte meinen letzten Zug
       *[full] Alle 18 Fenster sind belegt
    }
asks-end = Ist die Partie zu Ende?
asks-score = Was bringen deine gebauten Karten?
asks-research = Der Rest deiner Wertung.
fact-end = Das Ende
fact-you = Deine Figur
fact-built = Gebaute Karten: { $deck ->
        [device] Apparate
        [potion] Tränke
       *[monster] Monster
    }
fact-printed = Aufgedruckte Punkte
fact-texts = Punkte durch Wertungstexte
fact-tens = Volle Runden deines Forschungszeigers
fact-marker = Dein Forschungszeiger steht auf
fact-dice = Deine Würfel, alle Arten, überall
item-cards = Gebaute Karten
item-texts = Wertungstexte
item-research = Forschung
item-bonus = Bonuskarte
item-doomsday = Weltuntergangskarten
item-meter = Kraftleiste
item-feat = { $title } ({ $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    })
ended-full = Alle 18 Fenster waren belegt.
ended-device = Ein Feind hatte seine Maschine fertig.
ended-cards = Jemand hatte genug Karten gebaut.
decided-full = Schergen, Schaden oder Eis in jedem Fenster
decided-goal = { $built } von { $cards } Karten und { $score } von { $points } Punkten
