### Master of the Galaxy: Fragen, und wo in einem Zug sie gestellt werden.

## Aufbau.

ask-first-player = Wer beginnt?
ask-home-cube = Welcher Würfel bestimmt das Heimatsystem des Startspielers?
ask-home = Wähle die Ecke deiner Heimat.
ask-first-base = Welche Form für die erste Basis?
ask-species = Welche Spezies führst du?
ask-first-swarm =
    { $corner ->
        [left] Welcher Schwarm kommt in die linke Ecke?
       *[right] Welcher Schwarm kommt in die rechte Ecke?
    }
ask-top = Welche Karte liegt oben auf dem { FORM($pile, "deck") }?

## Ein Zug.

ask-draw =
    { $left ->
        [one] Welcher Würfel wird gezogen?
       *[other] Welcher Würfel wird gezogen? Noch { $left }.
    }
ask-allocate = Würfel legen oder Phase 2 beenden?
ask-recall = Welchen Würfel mit dem schwarzen zurückholen?
ask-aim = { $card }: Auf welches System zielen?
ask-arrive = Welche Weaver-Karte kommt?
ask-project = Welches Projekt zuerst abschließen?
ask-dismiss =
    { KEY($pile) ->
        [pile-leader] Ein Anführer zu viel: Welchen aufgeben?
        [pile-conflict] Ein Konflikt zu viel: Welchen aufgeben?
       *[other] Eine { FORM($pile, "card") } zu viel: Welche aufgeben?
    }
ask-nothing = Weiter?

## Effekte. $left ist, wie viele noch kommen, diesen mitgezählt; 0, wenn noch keiner begonnen wurde.

ask-use = { CAPITAL($effect) }?
ask-gain =
    { $left ->
        [0] Welchen Würfel erhalten?
        [one] Welchen Würfel erhalten?
       *[other] Welchen Würfel erhalten? Noch { $left }.
    }
ask-swap =
    { $left ->
        [0] Welchen Würfel tauschen?
        [one] Welchen Würfel tauschen?
       *[other] Welchen Würfel tauschen? Noch { $left }.
    }
ask-swap-for = Welchen Würfel dafür nehmen?
ask-pull =
    { $left ->
        [0] Welchen Würfel aus dem Beutel legen, und wohin?
        [one] Welchen Würfel aus dem Beutel legen, und wohin?
       *[other] Welchen Würfel aus dem Beutel legen, und wohin? Noch { $left }.
    }
ask-steal =
    { $left ->
        [0] Welchen Würfel stehlen?
        [one] Welchen Würfel stehlen?
       *[other] Welchen Würfel stehlen? Noch { $left }.
    }
ask-conflict-to-repel = In welchem Konflikt Würfel zurückschlagen?
ask-repel = Welchen Würfel zurückschlagen?
ask-base = Wohin eine Basis setzen?
ask-settle =
    { $left ->
        [0] Welchen Planeten besiedeln?
        [one] Welchen Planeten besiedeln?
       *[other] Welchen Planeten besiedeln? Noch { $left }.
    }
ask-close = Welches System schließen?
ask-cancel = Welchen Konflikt abbrechen?
ask-skip = Wer setzt einen Zug aus?
ask-take-leader = Welchen Anführer nehmen?
ask-unravel = Welchen Würfel der Weavers entfernen?

## Das Ende eines Konflikts.

ask-winners-base = Welche Basis auf { $system } setzen?
ask-spoils-lost =
    { $left ->
        [one] Welchen Würfel an die Weavers verlieren?
       *[other] Welchen Würfel an die Weavers verlieren? Noch { $left }.
    }
ask-spoils-taken =
    { $left ->
        [one] Welchen Würfel aus dem Beutel von { $player } nehmen?
       *[other] Welchen Würfel aus dem Beutel von { $player } nehmen? Noch { $left }.
    }
ask-leader-lost = Welchen Anführer verlieren?
ask-leader-taken = Welchen Anführer nehmen?

## Kartenwahlen.

ask-deck = Aus welchem Stapel eine Karte auswählen?
ask-look = { FORM($pile, "who") } wird als Nächstes aufgedeckt?
ask-keep = { FORM($pile, "whom") } behalten?
ask-under = Welche Karte zuerst unter ihren Stapel?

## Wo in einem Zug eine Frage gestellt wird.

trail-round = Runde { $round }
trail-set-up = Aufbau
trail-skipped-turn = Ausgesetzter Zug
trail-turn =
    { KEY($player) ->
        [player-you] Dein Zug
       *[other] Zug von { $player }
    }
trail-phase-2 = Phase 2
trail-feeding = Nähren: { $symbol }
trail-complete = Abgeschlossen: { $project }
trail-defeat = Niederlage in { $card }
trail-pick = Kartenwahl
trail-recall = Zurückholen
trail-limit = Kartenlimit

## Bereiche eines echten Tisches, deren Teile zusammen eingegeben werden.

area-board = Karten auf dem Spielplan
area-swarm =
    { $corner ->
        [left] Schwarm in der linken Ecke
       *[right] Schwarm in der rechten Ecke
    }
area-top = oberste Karte: { $pile }
area-pick =
    { KEY($player) ->
        [player-you] Karten, die du siehst: { $pile }
       *[other] Karten, die { $player } sieht: { $pile }
    }
area-card = Karte { $nth }
