### Was gezählt wird: die Zahlen neben einer Auswahl, und wonach ein Tipp geht.

## Zahlen eines Spielers.

figure-cp = KP
figure-secured = KP bei Wertung jetzt
figure-goals = Erfüllte Ziele
figure-bots = Bots
figure-parts = Zahnräder
figure-chemicals = Chemikalien
figure-tiles = Werkstattplättchen
figure-papers = Veröffentlichte Abhandlungen
figure-awards = Auszeichnungen
figure-vouchers = { FORM($voucher, "many") }
figure-target = der Zielwert
figure-other = KP { FORM($player, "own") } bei Wertung jetzt

## Was ein Tipp zählt, mit Namen.

feature-cp = deine KP
feature-target = der Zielwert
feature-cards = übrige Security-Reports
feature-investments = deine Investmentplättchen
feature-unused = deine nicht benutzten Subventionsplättchen
feature-all-vouchers = deine Coupons
feature-bots = Bots in deiner Werkstatt
feature-all-parts = Zahnräder in deiner Werkstatt
feature-all-chemicals = Chemikalien in deiner Werkstatt
feature-tiles = deine Werkstattplättchen
feature-built = Bots nicht mehr auf deinem Fließband
feature-sections = offene Abschnitte deines Fließbands
feature-deck = Plättchen des Experimentstapels
feature-tokens = deine Forschungs-, Auszeichnungs- und Zitatsteine
feature-held = Steine auf deinem Wartefeld
feature-singles = Reihen deines Büros mit einem Stein
feature-pairs = Reihen deines Büros mit zwei Steinen
feature-complete = vollständige, nicht veröffentlichte Reihen deines Büros
feature-papers = deine veröffentlichten Abhandlungen
feature-gone = deine Abhandlungen mit erzieltem Durchbruch
feature-ready = deine Abhandlungen, die einen Durchbruch erzielen können
feature-awards = deine Auszeichnungen
feature-nobel = der Nobelpreis
feature-goals-met = deine erfüllten Ziele
feature-goals-set = deine gesetzten Ziele
feature-funding = Feld deines Finanzierungsmarkers { FORM($area, "of") }
feature-goal = Ziel { $goal }
feature-subsidy = Subventionsplättchen „{ $tile }“ ({ $benefit })
feature-vouchers = deine { FORM($voucher, "many") }
feature-parts = { FORM($colour, "plural") } Zahnräder in deiner Werkstatt
feature-chemicals = { $chemical } in deiner Werkstatt
feature-own-bots = deine Bots { FORM($machine, "in") }
feature-their-bots = Bots der Saboteure { FORM($machine, "in") }
feature-branch = Bots im { FORM($weather, "branch") } { FORM($machine, "of") }
feature-research = { $token }, noch auf dem Spielplan
feature-supply = { $chemical } im Vorrat
feature-lock = der Schlossstein { $weather }
feature-locks = Schlosssteine auf dem Spielplan
feature-no-storms = Wetterarten ohne Extremwetterplättchen
feature-storms = Extremwetterplättchen der Stufe { $level }
feature-storm-level = Stufe des Extremwetterplättchens { $weather }
feature-storm-markers = Marker auf dem Extremwetterplättchen { $weather }
feature-their-chemical = { $chemical } im Versteck
feature-their-chemicals = Chemikalien im Versteck
feature-their-colour = { FORM($colour, "plural") } Forschungssteine im Versteck
feature-their-tokens = Forschungssteine im Versteck
feature-their-awards = Auszeichnungen im Versteck

## Wie es steht.

stands-nobel = { $taken ->
        [yes] deiner
       *[no] auf dem Spielplan
    }
stands-goal = { $goal ->
        [none] nicht gesetzt
        [met] erfüllt
       *[set] gesetzt, nicht erfüllt
    }
stands-subsidy = { $subsidy ->
        [none] nicht deines
        [used] benutzt
       *[own] deines
    }
stands-branch = { $bots ->
        [none] keine
        [others] { $count }, keiner von dir
        [all] { $count }, von dir
       *[some] { $count }, davon { $own } von dir
    }
stands-lock = { $there ->
        [yes] auf seinem Feld
       *[no] weg
    }
