### Was die Feinde tun, und was ein Helfer neben einem echten Tisch fragt.

## Names of places and pieces.

list-and = {" "}und{" "}
nothing = nichts
symbol =
    { $symbol ->
        [gear] Zahnrad
        [spark] Funke
        [herb] Kraut
        [vial] Phiole
        [bone] Knochen
       *[eye] Auge
    }
slot =
    { $slot ->
        [L] unten links
        [C] unten Mitte
        [R] unten rechts
        [LC] Mitte links
        [CR] Mitte rechts
       *[TOP] oben
    }
tower = Turm { $tower }
towers =
    { $count ->
        [one] Turm { $names }
       *[other] Türme { $names }
    }
towers-all = alle Türme
labs =
    { $count ->
        [one] Labor { $names }
       *[other] Labore { $names }
    }
ring-tower = Turm { $tower }
ring-lab = Labor { $lab }
face =
    { $face ->
        [strip] ENTZUG
        [discard] ABWURF
        [jam] SPERRE
        [damage] SCHADEN
        [extra] EXTRA
        [wild] JOKER
       *[power] KRAFT
    }
way =
    { $way ->
        [clockwise] im Uhrzeigersinn
        [counter] gegen den Uhrzeigersinn
       *[short] auf dem kürzeren Weg
    }
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
doom-at = { $card }, Feld { $place }
token =
    { $kind ->
        [power] Kraftmarker
       *[criteria] Kriterienmarker
    }: { $does }
distance = { $places } entfernt ({ $way })

## Actions of tokens, cards, dice and special powers.

then = , dann{" "}
act-charge = die Kraftleiste steigt um { $count }
act-power = { $tokens } in den Beutel
act-special = die Sonderkraft
act-put = { $tokens } auf { $spot }
act-discard = jeder Spieler gibt { $count ->
        [1] einen Würfel, einen Marker oder eine Karte ab
       *[other] { $count } Würfel, Marker oder Karten ab
    }
act-strip = Würfel der Schergen der Spieler kommen in die Schale: { $spot }
act-lose = jeder Spieler verliert { $things }
act-step = der Forscher geht { $labs } { $way }
act-chase = der Forscher geht { $way ->
        [clockwise] im Uhrzeigersinn
        [counter] gegen den Uhrzeigersinn
       *[short] auf dem kürzeren Weg
    } zum nächsten Forscher eines Spielers
act-minion = der Scherge, der am nächsten steht, geht { $goal }
act-wreck = das höchste Plättchen im Labor des Forschers kommt in die Schachtel
spot =
    { $spot ->
        [scientist] die zwei Türme neben dem Forscher
        [player] die zwei Türme neben dem nächsten Forscher eines Spielers
        [roll] Turm laut weißem Würfel
        [most] Turm mit den meisten Schergen der Spieler
       *[all] alle Türme
    }
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

cause-token = der Marker { $token }
cause-die = der Würfel mit { $face } in { $window }
cause-die-unknown = der Würfel in { $window }
why-power = für den gezogenen Kraftmarker
why-failed = nicht ganz ausgeführt: { $cause }
why-visit = Treffen mit dem Forscher eines Spielers
why-visit-in = Treffen mit dem Forscher eines Spielers im Labor { $lab }
why-text = laut Text: { $cause }
why-upgrade = für den Ausbaumarker

## What happens in an enemy's turn.

event-active-moved = { $enemy } hat den Marker des aktiven Feindes.
event-need-shown = Stapel von { $enemy }: { $cards }; laut Rückseite braucht die oberste { $tokens }.
event-face-rolled = Der Würfel von { $enemy } zeigt { $face }.
event-enemy-rolled = Der weiße Würfel für { $enemy } nennt Turm { $tower }.
event-power-added =
    { KEY($enemy) ->
        [none] Ein Kraftmarker kommt in den Beutel: { $does }.
       *[other] { $enemy } legt einen Kraftmarker in den Beutel: { $does }.
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
event-bag-refilled = Der Beutel ist leer: { $tokens }, schon verbraucht, kommen zurück.
event-token-drawn = { $enemy } zieht: { $token }. Im Beutel: noch { $left }.
event-not-active = Die Aktion dieses Markers entfällt: { $active } ist der aktive Feind, nicht { $enemy }.
event-token-laid = Der Marker kommt neben den Stapel von { $enemy }: { $tokens } dort, die oberste Karte braucht { $need }{ $enough ->
        [yes] ; sie kommen aus dem Spiel, und die Karte wird gebaut
       *[no] , noch nicht genug
    }.
event-doom-built = { $enemy } baut { $card }, Karte { $built } von 9.
event-card-acts = { $card } von { $enemy }: { $action }.
event-charged = { $enemy } lädt die Kraftleiste auf { $to } von { $last } auf: { $why }.
event-meter-full = Die Kraftleiste von { $enemy } ist voll: Sie fällt auf 0.
event-meter-reset =
    { $lost ->
        [0] Die Kraftleiste von { $enemy } bleibt auf 0.
       *[other] Die Kraftleiste von { $enemy } geht von { $lost } auf 0.
    }
event-special-power = { $enemy } nutzt { $title }: { $action }.
event-device-done = { $enemy } hat die Maschine fertig: Die letzten Züge beginnen.
event-towers-full = In jedem der 18 Fenster ist ein Scherge, Schaden oder Eis: Die Feinde haben gewonnen.
event-ended = Die Partie ist zu Ende.
event-enemy-placed =
    { $how ->
        [new] Ein Scherge von { $enemy } kommt nach { $window }
        [stays] Der Scherge von { $enemy } bleibt in { $window }, neu gewürfelt
       *[goes] Der Scherge von { $enemy } geht von { $from } nach { $window }
    }, mit { $face }{ $ice ->
        [yes] ; das Eis dort bricht
       *[no] {""}
    }.
event-enemy-moved = { $enemy } geht { $labs } { $way }: Labor { $from } → Labor { $to }{ $met ->
        [yes] , dort schon: { $names }
       *[no] {""}
    }.
event-enemy-stays = { $enemy } bleibt im Labor { $lab }, auch dort: { $names }.
event-no-player-in-lab = Kein Forscher eines Spielers ist in einem Labor, also findet { $enemy } keinen.
event-nearest-minion = Der Scherge von { $enemy } in { $window } soll gehen: vom Forscher im Labor { $lab } aus { $distance }.
event-destination =
    { $goal ->
        [player] Von { $window } soll er zum Turm { $tower }, { $way } der erste neben einem Labor mit dem Forscher eines Spielers ({ $labs }).
        [other] Von { $window } soll er zum Turm { $tower }, wo der andere steht.
       *[tower] Von { $window } soll er zum Turm { $tower }.
    }
event-no-room = Er bleibt in { $window }, denn Turm { $tower } hat kein Fenster für ihn: { $held }.
held-minions = Schergen in { $windows }
held-damage = Schaden in { $windows }
event-damaged = Der Scherge von { $enemy } legt einen Schadensmarker unter sich: { $window }{ $ice ->
        [yes] , dessen Eis bricht
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] Der Forscher ist im Labor { $lab }; daneben: { $towers }.
       *[player] Der nächste Forscher eines Spielers ist im Labor { $lab }, { $labs } entfernt; daneben: { $towers }.
    }
event-struck = { $enemy } legt einen { $deed ->
        [damage] Schadensmarker
       *[freeze] Eismarker
    } in { $window }{ $ice ->
        [yes] , dessen Eis bricht
       *[no] {""}
    }.
event-no-window = { $enemy } findet kein Fenster für { $what }: { $towers }.
event-fullest = Die meisten Schergen der Spieler, { $count }, stehen auf { $tower }.
event-no-minions = Nirgends steht ein Scherge eines Spielers, also findet { $enemy } keinen.
event-nothing-to-strip = Kein Scherge eines Spielers hat dort einen Würfel: { $towers }.
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
    } mehr: Es fehlen { $missing }.
event-research-lost =
    { KEY($who) ->
        [you] Du verlierst { $tokens }.
       *[other] { $who } verliert { $tokens }.
    }

## Why it was so.

towers-passed = Die Türme in dieser Richtung, sein eigener zuerst: { $towers }.
face-reason = { $face }: { $does }.
minions-counted = Schergen der Spieler: { $counts }.{ $tie ->
        [yes] {" "}Bei Gleichstand hat der Spieler gewählt.
       *[no] {""}
    }
windows-counted = Leere Fenster davor: { $counts }.{ $end ->
        [ice] {" "}Keines ist leer, also bricht Eis.
        [tie] {" "}Bei Gleichstand hat der Spieler gewählt.
       *[none] {""}
    }
reason-ice = Keines ist leer, also bricht Eis.
other-minion = Der andere, in { $window }, ist { $distance }{ $end ->
        [tie] ; der Spieler hat gewählt
        [more] , um { $more } weiter
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
acting-apart = Nicht neben ihr, also ohne Wirkung: { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who }: { $what }
asks-power = Welcher Kraftmarker kommt in den Beutel?
asks-need = Wie viele Marker braucht die oberste Karte von { $enemy }?
asks-face = Was zeigt der Würfel von { $enemy }?
asks-token = Welcher Marker kommt aus dem Beutel?
asks-doom = Welche Karte baut { $enemy }?
asks-minion-tower = Welcher Turm für den Schergen von { $enemy }?
asks-tower = Welchen Turm trifft { $enemy }?
asks-card = Wähle, welche Karte von { $enemy } als Nächstes wirkt.
asks-charge = Wähle, welcher Feind als Nächstes auflädt.
asks-nearest = Zwei Schergen von { $enemy } sind dem Forscher gleich nah: Wähle, welcher geht.
asks-fullest = Wähle, welchen der vollsten Türme { $enemy } trifft.
asks-harm = Wähle den Turm für einen Marker von { $enemy } (noch { $what }).
asks-wreck = Wähle, welches Plättchen { $enemy } zerstört.
trail-turn = Zug von { $enemy }
trail-act = { $enemy }: { $cause }
trail-builds = { $enemy } baut
choice-need = Sie braucht { $tokens }
choice-enemy = Zuerst { $name }
choice-act = Zuerst { $name }
    .detail = { $does }
choice-nearest = Der Scherge in { $window } mit { $face }
choice-minions =
    { $count ->
        [one] { $count } Scherge von Spielern
       *[other] { $count } Schergen von Spielern
    }
choice-wreck = Das Plättchen { $slot }
group-windows = Leere Fenster

## What is asked of the table.

ask-game = Welches Spiel liegt auf dem Tisch?
ask-enemies = Wer spielt gegen dich?
asks-lab = Wo ist dein Forscher?
asks-windows = Was hast du in diesen Fenstern?
asks-tiles = Welche Plättchen dieses Labors liegen am höchsten?
asks-have = Wie viel hast du davon?
asks-ring = Wie liegt der Ring? Turm 1 ist das Feld von Turm Zahnrad, dann im Uhrzeigersinn.
asks-bag = Wie viele Marker sind im Beutel? Kriterien + Kraft jeder Art.
asks-room = Welches Fenster von Turm { $tower } ist das unterste freie?
asks-minions = In welchen Fenstern sind Schergen und Marker der Feinde?
asks-enemies = Wie stehen die Feinde?
fact-scientist = Dein Forscher
fact-tiles = Labor { $lab }
fact-have =
    { $what ->
        [things] Was du hast
        [research] Deine Forschungsmarker
        [potions] Deine Trankmarker
        [tokens] Deine Rohstoff- und Jokermarker
       *[cards] Deine Karten
    }
fact-tower = Turm { $nth }
fact-lab = Labor { $nth }
fact-enemy-lab = { $enemy }: Labor des Forschers
fact-meter = { $enemy }: Kraftleiste
fact-need = { $enemy }: oberste Karte braucht
fact-unused = Übrige Kraft: { $does }
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

do-give = Gib einen Würfel, einen Marker oder eine Karte ab: Du wählst.
do-give-token = Gib einen Rohstoff- oder Jokermarker ab: Du wählst.
do-discard-card = Wirf eine Handkarte ab: Du wählst.
do-give-potion = Gib einen Trankmarker ab: Du wählst.
do-strip = Der Würfel auf deinem Schergen in { $window } kommt in die Schale.
do-wreck = { $enemy } zerstört das Plättchen { $slot } im Labor { $lab }.

## What stands above a turn, and the turn in one line.

turn-of = Zug: { $name }
turn-lab = ins Labor { $lab }
turn-minion = ein Scherge auf { $window }
turn-power = die Sonderkraft
turn-doom = Weltuntergangskarte { $built }
turn-meter = die Kraftleiste auf { $meter }

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
asks-score = Welche Karten hast du gebaut, und was haben sie gebracht?
asks-research = Wer bist du, wie weit ist deine Forschung, und wie viele Würfel hast du?
fact-end = Das Ende
fact-you = Deine Figur
fact-built = Gebaute Karten: { $deck ->
        [device] Apparate
        [potion] Tränke
       *[monster] Monster
    }
fact-printed = Aufgedruckte Punkte
fact-texts = Punkte durch Wertungstexte
fact-tens = Runden deines Forschungszeigers
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
decided-full = in jedem Fenster ist ein Scherge, Schaden oder Eis
decided-goal = { $built } von { $cards } Karten und { $score } von { $points } Punkten

## The opponent, to complete “alone against …”.

opponent = verrückte Wissenschaftler
