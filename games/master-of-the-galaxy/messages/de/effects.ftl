### Master of the Galaxy: was Effekte und Dauereffekte von Karten tun. Sie stehen auf Karten und in Einzelheiten von Wahlmöglichkeiten und beginnen klein, in der Grundform.

## Effekte.

effect-none = nichts als die Symbole
effect-then = { $before }, dann { $next }
verb-gain =
    { $count ->
        [one] { $count } { FORM($colour, "accusative") } erhalten
       *[other] { $count } { FORM($colour, "plural") } erhalten
    }
verb-gain-any =
    { $count ->
        [one] 1 beliebigen Würfel erhalten
       *[other] { $count } beliebige Würfel erhalten
    }
verb-gain-planet =
    { $count ->
        [one] 1 Würfel in der Farbe des Planeten erhalten
       *[other] { $count } Würfel in der Farbe des Planeten erhalten
    }
verb-swap =
    { $count ->
        [one] einen Würfel mit dem Vorrat tauschen
       *[other] bis zu { $count } Würfel mit dem Vorrat tauschen
    }
verb-draw =
    { $count ->
        [one] 1 Würfel ziehen
       *[other] { $count } Würfel ziehen
    }
verb-pull =
    { $count ->
        [one] einen Würfel aus deinem Beutel auf { $kind } legen
       *[other] bis zu { $count } Würfel aus deinem Beutel auf { $kind } legen
    }
verb-pull-any =
    { $count ->
        [one] einen Würfel aus deinem Beutel legen
       *[other] bis zu { $count } Würfel aus deinem Beutel legen
    }
verb-steal =
    { $count ->
        [one] einen Würfel { $scope } stehlen
       *[other] bis zu { $count } Würfel { $scope } stehlen
    }
verb-repel =
    { $count ->
        [one] einen Würfel der anderen Seite in einem Konflikt zurückschlagen
       *[other] bis zu { $count } Würfel der anderen Seite in einem Konflikt zurückschlagen
    }
verb-pick = eine Kartenwahl erhalten ({ OR($piles) })
verb-base = eine Basis setzen
verb-jump = eine Basis ohne Route setzen
verb-settle =
    { $count ->
        [one] einen Planeten mit einem Würfel aus dem Vorrat besiedeln
       *[other] bis zu { $count } Planeten mit Würfeln aus dem Vorrat besiedeln
    }
verb-black-hole = ein neutrales System schließen
verb-cancel = einen Konflikt abbrechen
verb-skip = einen Gegner einen Zug aussetzen lassen
verb-unravel = { $count } Würfel der Weavers entfernen
verb-take-leader = einem Gegner einen Anführer nehmen
scope-card = von Karten
scope-conflict = aus Konflikten
scope-route = von Routen
scope-any = von überall

facts = { $before }; { $next }

## Dauereffekte.

modifier-hand =
    { $count ->
        [one] 1 Würfel mehr ziehen
       *[other] { $count } Würfel mehr ziehen
    }
modifier-look = bei Kartenwahlen { $count } Karten ansehen ({ OR($piles) })
modifier-limit = du darfst { $count } { FORM($pile, "plural") } haben
modifier-wild =
    { $any ->
        [yes] { FORM($colour, "noun") } passt bei { FORM($kind, "dative") } auf jedes Feld
       *[no] { FORM($colour, "noun") } passt bei { FORM($kind, "dative") } auf Felder für { FORM($slot, "noun") }
    }
modifier-discount =
    { $count ->
        [one] { $kind }: 1 Würfel weniger, aber mindestens { $least }
       *[other] { $kind }: { $count } Würfel weniger, aber mindestens { $least }
    }
modifier-mixed-routes = deine Routen dürfen Farben mischen
modifier-settle-any = Würfel jeder Farbe dürfen besiedeln
modifier-fortify =
    { $count ->
        [one] Angriffe auf dich brauchen 1 Würfel mehr
       *[other] Angriffe auf dich brauchen { $count } Würfel mehr
    }
modifier-on = { $trigger }: { $effect }
trigger-settle = nach dem Besiedeln
trigger-capture = nach dem Einnehmen
trigger-conflict-won = nach einem gewonnenen Konflikt
trigger-conflict-won-player = nach einem gewonnenen Konflikt gegen einen Spieler
trigger-development-done = nach dem Abschließen einer Entwicklung
trigger-turn-start = zu Beginn deines Zuges

## Arten von Projekten.

kind-base = Basisprojekte
    .dative = Basisprojekten
kind-research = Forschung
kind-politics = Politik
kind-leader = Anführer
    .dative = Anführern
kind-development = Entwicklungen
kind-attack = Angriffe
    .dative = Angriffen
kind-defence = Verteidigungen
kind-route = Routen
kind-card = deine Karten
    .dative = deinen Karten
