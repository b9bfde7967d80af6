### What players and chance are asked, and what they are in the middle of.

## Chance, in set-up and in turns.

ask-tower = Welcher Turm kommt im Uhrzeigersinn als Nächstes?
ask-insert = Welchen Turmeinsatz erhält der nächste Turm?
ask-lab = Welches Labor kommt im Uhrzeigersinn als Nächstes?
ask-starter-tile = Welches Startplättchen erhält das nächste Labor?
ask-extra-tile = Welches Plättchen der Ausbaustufe I erhält das nächste Labor?
ask-first = Wer beginnt?
ask-bonus =
    { KEY($player) ->
        [you] Welche Bonuskarte erhältst du?
       *[other] Welche Bonuskarte erhält { $player }?
    }
ask-roll =
    { KEY($player) ->
        [you] Was würfelst du?
       *[other] Was würfelt { $player }?
    }
ask-rolled-tower =
    { KEY($player) ->
        [you] Welchen Turm würfelst du?
       *[other] Welchen Turm würfelt { $player }?
    }
ask-bait = Welche Farbe hat der Köder auf dem nächsten Turm?
ask-die =
    { KEY($player) ->
        [you] Was zeigt dein Würfel?
       *[other] Was zeigt der Würfel von { $player }?
    }
ask-card =
    { KEY($player) ->
        [you] Welche { $deck }karte ziehst du?
       *[other] Welche { $deck }karte zieht { $player }?
    }
ask-tile = Welches Plättchen der Ausbaustufe { $tier } wird gezogen?
ask-active = Wer hat den Marker des aktiven Feindes?
ask-enemy-tower = Auf welchen Turm kommt der Scherge von { $enemy }?
ask-enemy-lab = In welches Labor geht { $enemy }?
ask-white-die = Was zeigt der weiße Würfel?

## Set-up.

ask-scientist = Wähle deine Figur
ask-gift-card =
    { $left ->
        [one] Zieh eine Karte: von welchem Stapel?
       *[other] Zieh { $left } Karten: die nächste von welchem Stapel?
    }
ask-gift-die = Nimm einen Rohstoffwürfel: welche Farbe?
ask-gift-token = Nimm einen Marker: welche Farbe?
ask-assign = Auf welchen Turm den Schergen mit dem { $die } setzen?
ask-place-anywhere = Auf welchen Turm einen Schergen setzen?
ask-place-pair = Welchen Schergen zuerst setzen?
ask-place-row = Auf welchen Turm den Schergen mit dem { $die } setzen?

## A turn.

ask-turn = Aktionszug oder Ruhezug?
ask-send = Schergen mit welchem Würfel aussenden?
ask-send-to = Zu welchem Turm aussenden?
ask-retrieve = Welchen Schergen zurückholen?
ask-row = Welche Turmaktion von Turm { $tower } ausführen?
ask-react = Eine Reaktion nutzen?
ask-move = In welches Labor gehen?
ask-lab-action = Hier bauen oder sammeln?
ask-after = Noch etwas in diesem Zug?
ask-window = Etwas nutzen, bevor es weitergeht?
ask-collect = Welches Plättchen nutzen?
ask-workers =
    { $left ->
        [one] Wer arbeitet? Noch eine Arbeitskraft fehlt
       *[other] Wer arbeitet? Noch { $left } Arbeitskräfte fehlen
    }
ask-build = Welche Karte bauen?
ask-extra-build = Welche Karte als Extrabau bauen?
ask-price = Einen Rabatt nutzen?
ask-drop = Welches Symbol weglassen?
ask-cell = Wohin mit { $card }?
ask-pay = Womit bezahlen?
ask-set-off =
    { $card } ist gebaut. Was setzt das in Gang?
ask-effect = { CAPITAL($effect) }?
ask-draw =
    { $left ->
        [one] Zieh eine Karte: von welchem Stapel?
       *[other] Zieh { $left } Karten: die nächste von welchem Stapel?
    }
ask-keep =
    { $count ->
        [one] Welche Karte behalten?
       *[other] Behalte { $count } Karten: welche?
    }
ask-face = Den { $die } auf welche Seite drehen?
ask-flip-away = Welchen Würfel in deine Schale legen?
ask-flip-turn = Welchen Würfel drehen?
ask-reposition = Zu welchem Turm den Schergen versetzen?
ask-potion-from = Woher den Trankmarker nehmen?
ask-supply = Welchen Nachschub nehmen?
ask-put-back = Würfel zurücklegen, um sie neu zu würfeln?
ask-potion-to = Wohin mit dem neuen Trankmarker?
ask-too-many-tokens =
    { $count ->
        [one] Gib einen Marker ab: welchen?
       *[other] Gib { $count } Marker ab: welche?
    }
ask-too-many-cards =
    { $count ->
        [one] Wirf eine Karte ab: welche?
       *[other] Wirf { $count } Karten ab: welche?
    }
ask-tier = Von welcher Ausbaustufe ein Plättchen ziehen?
ask-place-tile = Wohin mit Plättchen { $tile }?
ask-section-b = Teil B welcher Karte werten?
ask-lose =
    { $what ->
        [any] { $count ->
            [one] Gib einen Würfel, einen Marker oder eine Karte ab
           *[other] Gib { $count } Würfel, Marker oder Karten ab
        }
        [research] { $count ->
            [one] Gib einen Forschungsmarker ab
           *[other] Gib { $count } Forschungsmarker ab
        }
        [potion] { $count ->
            [one] Gib einen Trankmarker ab
           *[other] Gib { $count } Trankmarker ab
        }
        [token] { $count ->
            [one] Gib einen Rohstoff- oder Jokermarker ab
           *[other] Gib { $count } Rohstoff- oder Jokermarker ab
        }
       *[card] { $count ->
            [one] Wirf eine Karte ab
           *[other] Wirf { $count } Karten ab
        }
    }

## What a question belongs to.

trail-action-turn = Aktionszug
trail-rest-turn = Ruhezug
trail-end-of-turn = Zugende
trail-set-up = Aufbau
trail-collect = Sammeln
trail-build = Bauen
trail-extra-build = Extrabau
trail-repair = Reparatur von { $window }
trail-building = Bau von { $card }
trail-built = Nach dem Bau von { $card }
trail-row = Turm { $tower }: { $row } Turmaktion
trail-tile = Plättchen { $tile }
trail-trade = Tausch { $trade }
trail-bonus = Bonuskarte { $bonus }
trail-upgrade = Ausbaurunde

## Areas of a real table that are filled in together.

area-towers = Türme, im Uhrzeigersinn
area-labs = Labore, im Uhrzeigersinn
area-enemies = Die Feinde: Beutel und Stapel
area-bait = Die Köder auf den Türmen
area-rolls =
    { KEY($player) ->
        [you] Was du würfelst
       *[other] Was { $player } würfelt
    }
area-first-minions =
    { KEY($player) ->
        [you] Deine ersten Schergen
       *[other] Erste Schergen von { $player }
    }
spot-tower = Turm { $nth }
spot-insert = Turmeinsatz von Turm { $nth }
spot-lab = Labor { $nth }
spot-starter-tile = Labor { $nth }: Startplättchen
spot-left-tile = Labor { $nth }: linkes Plättchen
spot-right-tile = Labor { $nth }: rechtes Plättchen
spot-bait = Turm { $tower }
spot-die = { FORM($colour, "nominative") } Würfel, Nummer { $nth }
spot-first-die = erster Würfel
spot-second-die = zweiter Würfel
spot-power = Kraftmarker { $nth } von { $enemy } für den Beutel
spot-need = Bedarf der obersten Karte von { $enemy }
look-tile = Plättchen
