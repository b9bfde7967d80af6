### Die Titel der Orte auf dem Tisch, am Anfang einer Zeile.

place-supply = { $chemical } im Vorrat
place-storm = Feld { $space } des Extremwetterplättchens { $weather }
place-lock = Der Schlossstein { $weather }
place-tokens = Stapel: { $token }
place-track = Feld { $space } der { FORM($area, "track") }
place-report = { $card }: { $report }
place-workshop-tile = { $id } ({ $tile })
place-experiment = { $id } { $tile }
place-initiative = Platz { $place } der Initiative
place-hideout = Das Versteck
place-target = Der Zielwert
place-slot = { KEY($player) ->
        [you] Dein Fließband
       *[other] Fließband { FORM($player, "own") }
    }, Fach { $slot }
place-office = { KEY($player) ->
        [you] Dein Büro
       *[other] Büro { FORM($player, "own") }
    }: { $space }
place-paper = { KEY($player) ->
        [you] Dein Durchbruchmarker
       *[other] Durchbruchmarker { FORM($player, "own") }
    }, Reihe { $row }
place-goal = { KEY($player) ->
        [you] Dein
       *[other] Zielfeld { FORM($player, "own") }:
    } { $height ->
        [top] { KEY($player) ->
            [you] oberes { FORM($colour, "neuter") } Zielfeld
           *[other] oben, { $colour }
        }
       *[bottom] { KEY($player) ->
            [you] unteres { FORM($colour, "neuter") } Zielfeld
           *[other] unten, { $colour }
        }
    }
place-shelf = { KEY($player) ->
        [you] Deine Werkstatt
       *[other] Werkstatt { FORM($player, "own") }
    }, Spalte { $column }, { FORM($row, "adjective") } Reihe
place-items = { KEY($player) ->
        [you] Deine Werkstatt
       *[other] Werkstatt { FORM($player, "own") }
    }
place-voucher = { KEY($player) ->
        [you] Deine { FORM($voucher, "many") }
       *[other] { FORM($voucher, "many") } { FORM($player, "own") }
    }
place-funding = { KEY($player) ->
        [you] Dein Finanzierungsmarker { FORM($area, "of") }
       *[other] Finanzierungsmarker { FORM($player, "own") }, { $area }
    }
place-lab = { KEY($player) ->
        [you] Dein Laboratorium
       *[other] Laboratorium { FORM($player, "own") }
    }
