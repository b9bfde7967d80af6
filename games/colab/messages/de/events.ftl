### What players do and what happens to them, one sentence each.

## Set-up.

event-tower-laid = Turm { $tower } ist im Uhrzeigersinn Nummer { $place }.
event-insert-laid = Turm { $tower } erhält Turmeinsatz { $insert }.
event-lab-laid = Labor { $lab } ist im Uhrzeigersinn Nummer { $place }.
event-tile-laid = Plättchen { $tile } kommt ans Labor { $lab } ({ $slot }).
event-tile-drawn = Plättchen { $tile } wird gezogen.
event-no-tile =
    { KEY($player) ->
        [you] Kein Plättchen passt: Du legst keines.
       *[other] Kein Plättchen passt: { $player } legt keines.
    }
event-neutral-placed = Ein neutraler Scherge steht in { $window }.
event-first-drawn =
    { KEY($player) ->
        [you] Du beginnst.
       *[other] { $player } beginnt.
    }
event-scientist-chosen =
    { KEY($player) ->
        [you] Du spielst { $scientist }.
       *[other] Spieler { $number } spielt { $scientist }.
    }
event-bonus-dealt =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Du erhältst Bonuskarte { $bonus }.
           *[other] { $player } erhält Bonuskarte { $bonus }.
        }
       *[no] { KEY($player) ->
            [you] Du erhältst eine Bonuskarte.
           *[other] { $player } erhält eine Bonuskarte.
        }
    }
event-bait-laid = Turm { $tower } erhält { FORM($bait, "accusative") }.
event-bait-taken =
    { KEY($player) ->
        [you] Du nimmst { FORM($bait, "accusative") } von Turm { $tower }.
       *[other] { $player } nimmt { FORM($bait, "accusative") } von Turm { $tower }.
    }

## Gains.

event-dice-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Du erhältst { $count } { FORM($die, "accusative") } Würfel.
           *[other] Du erhältst { $count } { FORM($die, "plural") } Würfel.
        }
       *[other] { $count ->
            [one] { $player } erhält { $count } { FORM($die, "accusative") } Würfel.
           *[other] { $player } erhält { $count } { FORM($die, "plural") } Würfel.
        }
    }
event-no-die =
    { KEY($player) ->
        [you] Für dich ist kein { FORM($die, "nominative") } Würfel mehr da.
       *[other] Für { $player } ist kein { FORM($die, "nominative") } Würfel mehr da.
    }
event-drew =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Du ziehst { $card }.
           *[other] { $player } zieht { $card }.
        }
       *[no] { KEY($player) ->
            [you] Du ziehst eine { $deck }karte.
           *[other] { $player } zieht eine { $deck }karte.
        }
    }
event-no-card =
    { KEY($player) ->
        [you] Für dich ist keine { $deck }karte mehr da.
       *[other] Für { $player } ist keine { $deck }karte mehr da.
    }
event-shuffled =
    { $cards ->
        [one] { $cards } abgeworfene Karte wird zum neuen { $deck }stapel.
       *[other] { $cards } abgeworfene Karten werden zum neuen { $deck }stapel.
    }
event-kept =
    { $seen ->
        [yes] { KEY($player) ->
            [you] Du behältst { $card }.
           *[other] { $player } behält { $card }.
        }
       *[no] { KEY($player) ->
            [you] Du behältst eine { $deck }karte.
           *[other] { $player } behält eine { $deck }karte.
        }
    }
event-card-discarded =
    { KEY($player) ->
        [you] Du wirfst { $card } ab.
       *[other] { $player } wirft { $card } ab.
    }
event-tokens-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Du erhältst { $count } { FORM($colour, "accusative") } Marker.
           *[other] Du erhältst { $count } { FORM($colour, "plural") } Marker.
        }
       *[other] { $count ->
            [one] { $player } erhält { $count } { FORM($colour, "accusative") } Marker.
           *[other] { $player } erhält { $count } { FORM($colour, "plural") } Marker.
        }
    }
event-wild-gained =
    { KEY($player) ->
        [you] Du erhältst { $count } Jokermarker.
       *[other] { $player } erhält { $count } Jokermarker.
    }
event-potions-gained =
    { KEY($player) ->
        [you] Du erhältst { $count } Trankmarker.
       *[other] { $player } erhält { $count } Trankmarker.
    }
event-research-gained =
    { KEY($player) ->
        [you] Du erhältst { $count } Forschungsmarker.
       *[other] { $player } erhält { $count } Forschungsmarker.
    }

## Dice and tokens.

event-rolled =
    { KEY($player) ->
        [you] Du wirfst einen { FORM($colour, "accusative") } Würfel: { $face }.
       *[other] { $player } wirft einen { FORM($colour, "accusative") } Würfel: { $face }.
    }
event-to-bowl =
    { KEY($player) ->
        [you] Du legst den { $die } in deine Schale.
       *[other] { $player } legt den { $die } in die Schale.
    }
event-taken =
    { KEY($player) ->
        [you] Du würfelst den { $die } neu.
       *[other] { $player } würfelt den { $die } neu.
    }
event-turned =
    { KEY($player) ->
        [you] Du drehst den { $from } auf { $face }.
       *[other] { $player } dreht den { $from } auf { $face }.
    }
event-potion-paid =
    { KEY($player) ->
        [you] Du bezahlst einen Trankmarker { FORM($from, "from") }.
       *[other] { $player } bezahlt einen Trankmarker { FORM($from, "from") }.
    }
event-potion-placed =
    { $where ->
        [card] { KEY($player) ->
            [you] Du legst einen Trankmarker { $to }.
           *[other] { $player } legt einen Trankmarker { $to }.
        }
        [storage] { KEY($player) ->
            [you] Du lagerst einen Trankmarker ein.
           *[other] { $player } lagert einen Trankmarker ein.
        }
       *[nowhere] { KEY($player) ->
            [you] Du verlierst einen Trankmarker.
           *[other] { $player } verliert einen Trankmarker.
        }
    }
event-potion-lost =
    { KEY($player) ->
        [you] Du gibst einen Trankmarker { FORM($from, "from") } ab.
       *[other] { $player } gibt einen Trankmarker { FORM($from, "from") } ab.
    }
event-token-discarded =
    { KEY($player) ->
        [you] { KEY($colour) ->
            [none] Du gibst einen Jokermarker ab.
           *[other] Du gibst einen { FORM($colour, "accusative") } Marker ab.
        }
       *[other] { KEY($colour) ->
            [none] { $player } gibt einen Jokermarker ab.
           *[other] { $player } gibt einen { FORM($colour, "accusative") } Marker ab.
        }
    }

## Minions, labs and tiles.

event-minion-placed =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Du setzt einen Schergen in { $window }.
           *[other] Du setzt einen Schergen mit dem { $die } in { $window }.
        }
       *[other] { KEY($die) ->
            [none] { $player } setzt einen Schergen in { $window }.
           *[other] { $player } setzt einen Schergen mit dem { $die } in { $window }.
        }
    }
event-retrieved =
    { KEY($player) ->
        [you] { KEY($die) ->
            [none] Du holst den Schergen aus { $window } zurück.
           *[other] Du holst den Schergen mit dem { $die } aus { $window } zurück.
        }
       *[other] { KEY($die) ->
            [none] { $player } holt den Schergen aus { $window } zurück.
           *[other] { $player } holt den Schergen mit dem { $die } aus { $window } zurück.
        }
    }
event-repositioned =
    { KEY($player) ->
        [you] Du versetzt den Schergen von { $from } nach { $to }.
       *[other] { $player } versetzt den Schergen von { $from } nach { $to }.
    }
event-row-taken =
    { KEY($player) ->
        [you] Du führst die { $row } Turmaktion von Turm { $tower } aus: { $brings }.
       *[other] { $player } führt die { $row } Turmaktion von Turm { $tower } aus: { $brings }.
    }
event-step-skipped =
    { KEY($player) ->
        [you] Du sendest niemanden aus.
       *[other] { $player } sendet niemanden aus.
    }
event-moved =
    { KEY($player) ->
        [you] Du gehst ins Labor { $lab }.
       *[other] { $player } geht ins Labor { $lab }.
    }
event-to-centre =
    { KEY($player) ->
        [you] Du ruhst dich in der Mitte aus.
       *[other] { $player } ruht sich in der Mitte aus.
    }
event-builds =
    { KEY($player) ->
        [you] Du baust im Labor { $lab }.
       *[other] { $player } baut im Labor { $lab }.
    }
event-collects =
    { KEY($player) ->
        [you] Du sammelst im Labor { $lab }.
       *[other] { $player } sammelt im Labor { $lab }.
    }
event-no-build =
    { KEY($player) ->
        [you] Du bist in keinem Labor und baust nichts.
       *[other] { $player } ist in keinem Labor und baut nichts.
    }
event-granted =
    { KEY($player) ->
        [you] Du darfst auch die andere Laboraktion ausführen.
       *[other] { $player } darf auch die andere Laboraktion ausführen.
    }
event-tile-used =
    { KEY($player) ->
        [you] Du nutzt Plättchen { $tile } im Labor { $lab }: { $brings }.
       *[other] { $player } nutzt Plättchen { $tile } im Labor { $lab }: { $brings }.
    }
event-worked =
    { KEY($player) ->
        [you] Der Scherge in { $window } arbeitet für dich.
       *[other] Der Scherge in { $window } arbeitet für { $player }.
    }
event-upgrade-taken =
    { KEY($player) ->
        [you] Du nimmst den Ausbaumarker auf Feld { $space }.
       *[other] { $player } nimmt den Ausbaumarker auf Feld { $space }.
    }
event-upgrade-round =
    { KEY($player) ->
        [you] Ausbaurunde: Du hast den Ausbaumarker auf Feld { $space } genommen.
       *[other] Ausbaurunde: { $player } hat den Ausbaumarker auf Feld { $space } genommen.
    }

## Building.

event-card-chosen =
    { KEY($player) ->
        [you] Du willst { $card } bauen.
       *[other] { $player } will { $card } bauen.
    }
event-discount-gained =
    { KEY($player) ->
        [you] { $count ->
            [one] Deine nächste Karte kostet { $count } Symbol weniger.
           *[other] Deine nächste Karte kostet { $count } Symbole weniger.
        }
       *[other] { $count ->
            [one] Die nächste Karte von { $player } kostet { $count } Symbol weniger.
           *[other] Die nächste Karte von { $player } kostet { $count } Symbole weniger.
        }
    }
event-discounted =
    { KEY($player) ->
        [you] { $count ->
            [one] Du bezahlst { $count } Symbol weniger.
           *[other] Du bezahlst { $count } Symbole weniger.
        }
       *[other] { $count ->
            [one] { $player } bezahlt { $count } Symbol weniger.
           *[other] { $player } bezahlt { $count } Symbole weniger.
        }
    }
event-symbol-dropped =
    { KEY($player) ->
        [you] Du lässt { FORM($symbol, "one") } weg.
       *[other] { $player } lässt { FORM($symbol, "one") } weg.
    }
event-paid =
    { KEY($player) ->
        [you] Du bezahlst mit { FORM($item, "dative") }.
       *[other] { $player } bezahlt mit { FORM($item, "dative") }.
    }
event-built =
    { KEY($player) ->
        [you] { $points ->
            [one] Du baust { $card } und erhältst { $points } Punkt.
           *[other] Du baust { $card } und erhältst { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $player } baut { $card } und erhält { $points } Punkt.
           *[other] { $player } baut { $card } und erhält { $points } Punkte.
        }
    }
built-reason = { $printed } aufgedruckt, { $scaled } durch Wertungstexte.
event-fired =
    { KEY($player) ->
        [you] Du löst { $card } aus: { $brings }.
       *[other] { $player } löst { $card } aus: { $brings }.
    }
event-copied =
    { KEY($player) ->
        [you] Du kopierst { $card }: { $brings }.
       *[other] { $player } kopiert { $card }: { $brings }.
    }
event-reacted =
    { KEY($player) ->
        [you] Du reagierst mit { $card }: { $brings }.
       *[other] { $player } reagiert mit { $card }: { $brings }.
    }
event-bonus-reacted =
    { KEY($player) ->
        [you] Du nutzt Bonuskarte { $bonus }.
       *[other] { $player } nutzt Bonuskarte { $bonus }.
    }
event-potion-used =
    { KEY($player) ->
        [you] Du nutzt { $card }: { $brings }.
       *[other] { $player } nutzt { $card }: { $brings }.
    }
event-triggers-up =
    { KEY($player) ->
        [you] Deine Auslöser sind bereit.
       *[other] Die Auslöser von { $player } sind bereit.
    }
event-discount-lost =
    { KEY($player) ->
        [you] { $count ->
            [one] Dein Rabatt von { $count } Symbol verfällt.
           *[other] Dein Rabatt von { $count } Symbolen verfällt.
        }
       *[other] { $count ->
            [one] Der Rabatt von { $player } ({ $count } Symbol) verfällt.
           *[other] Der Rabatt von { $player } ({ $count } Symbole) verfällt.
        }
    }

## Research and bonus cards.

event-traded =
    { KEY($player) ->
        [you] Du tauschst { $cost } Forschungsmarker: { $brings }.
       *[other] { $player } tauscht { $cost } Forschungsmarker: { $brings }.
    }
event-research-scored =
    { KEY($player) ->
        [you] { $points ->
            [one] Du erhältst { $points } Forschungspunkt.
           *[other] Du erhältst { $points } Forschungspunkte.
        }
       *[other] { $points ->
            [one] { $player } erhält { $points } Forschungspunkt.
           *[other] { $player } erhält { $points } Forschungspunkte.
        }
    }
lost-reason =
    { $lost ->
        [one] { $lost } weiterer Punkt verfällt: Die Forschungsleiste ist zu Ende.
       *[other] { $lost } weitere Punkte verfallen: Die Forschungsleiste ist zu Ende.
    }
event-research-flipped =
    { KEY($player) ->
        [you] Du nimmst einen 10-Punkte-Marker und drehst dein Forschungstableau um.
       *[other] { $player } nimmt einen 10-Punkte-Marker und dreht das Forschungstableau um.
    }
event-bonus-used =
    { KEY($player) ->
        [you] Du nutzt Teil A von { $bonus }: { $brings }.
       *[other] { $player } nutzt Teil A von { $bonus }: { $brings }.
    }
event-section-b-chosen =
    { KEY($player) ->
        [you] { $points ->
            [one] Du wertest Teil B von { $bonus }: { $points } Punkt.
           *[other] Du wertest Teil B von { $bonus }: { $points } Punkte.
        }
       *[other] { $points ->
            [one] { $player } wertet Teil B von { $bonus }: { $points } Punkt.
           *[other] { $player } wertet Teil B von { $bonus }: { $points } Punkte.
        }
    }
event-end-begins =
    { KEY($player) ->
        [you] { $cards ->
            [one] Du hast { $cards } Karte gebaut: Das Spielende beginnt.
           *[other] Du hast { $cards } Karten gebaut: Das Spielende beginnt.
        }
       *[other] { $cards ->
            [one] { $player } hat { $cards } Karte gebaut: Das Spielende beginnt.
           *[other] { $player } hat { $cards } Karten gebaut: Das Spielende beginnt.
        }
    }

## Against enemies.

event-enemy-joins = { $enemy } ist ein Feind und baut die Maschine { $device }.
event-enemy-arrives = Der weiße Würfel schickt { $enemy } ins Labor { $at }.
event-stripped =
    { KEY($player) ->
        [you] Der { $die } deines Schergen in { $window } kommt in deine Schale.
       *[other] Der { $die } vom Schergen von { $player } in { $window } kommt in die Schale.
    }
event-wrecked = { $enemy } zerstört Plättchen { $tile } am Labor { $at } ({ $slot }).
event-ice-broken = Das Eis in { $window } bricht.
event-jammed =
    { KEY($player) ->
        [you] Gesperrt von { $enemy }: Du führst an Turm { $tower } keine Turmaktion aus.
       *[other] Gesperrt von { $enemy }: { $player } führt an Turm { $tower } keine Turmaktion aus.
    }
event-repaired =
    { $by ->
        [research] { KEY($player) ->
            [you] Du reparierst { $window } mit 3 Forschungsmarkern.
           *[other] { $player } repariert { $window } mit 3 Forschungsmarkern.
        }
        [resources] { KEY($player) ->
            [you] Du reparierst { $window } mit 2 Rohstoffen.
           *[other] { $player } repariert { $window } mit 2 Rohstoffen.
        }
       *[rest] { KEY($player) ->
            [you] Du reparierst { $window } beim Ausruhen.
           *[other] { $player } repariert { $window } beim Ausruhen.
        }
    }
