### Was auf dem gezeichneten Tisch steht: der Spielplan, die Laboratorien, der Streifen über dem Spielplan, und die Namen aller Stellen.

## Dinge

board-weather-rain = Regen
    .branch = Regenzweig
    .column = Regenspalte
    .space = Regenfeld
board-weather-wind = Wind
    .branch = Windzweig
    .column = Windspalte
    .space = Windfeld
board-weather-sun = Sonne
    .branch = Sonnenzweig
    .column = Sonnenspalte
    .space = Sonnenfeld
board-weather-fog = Nebel
    .branch = Nebelzweig
    .column = Nebelspalte
    .space = Nebelfeld
board-weather-snow = Schnee
    .branch = Schneezweig
    .column = Schneespalte
    .space = Schneefeld
board-chemical-verdino = Verdino
board-chemical-melgoth = Melgoth
board-chemical-delugium = Delugium
board-chemical-calorium = Calorium
board-chemical-radieu = Radieu
board-colour-green = grün
    .neuter = grünes
    .plural = grüne
board-colour-white = weiß
    .neuter = weißes
    .plural = weiße
board-colour-pink = rosa
board-colour-magenta = magenta
board-colour-blue = blau
    .neuter = blaues
    .plural = blaue
board-area-government = Regierung
    .of = der Regierung
    .track = Regierungs-Finanzierungsleiste
board-area-lab = Labor
    .of = des Labors
    .track = Labor-Finanzierungsleiste
board-area-rnd = F&E
    .of = von F&E
    .track = F&E-Finanzierungsleiste
board-area-short-government = Reg.
board-area-short-lab = Labor
board-area-short-rnd = F&E
# Die Farbe der Forschungssteine jedes Hauptorts.
board-token-government = blau
    .masculine = blauer
    .neuter = blaues
    .plural = blaue
board-token-lab = grün
    .masculine = grüner
    .neuter = grünes
    .plural = grüne
board-token-rnd = lila
board-location-supply = der Vorrat
    .of = des Vorrats
    .to = in den Vorrat
board-location-government = die Regierung
    .of = der Regierung
    .to = zur Regierung
board-location-lab = Lativs Labor
    .of = von Lativs Labor
    .to = in Lativs Labor
board-location-rnd = F&E
    .of = von F&E
    .to = zu F&E
board-location-office = Lativs Büro
    .of = von Lativs Büro
    .to = in Lativs Büro
board-voucher-supply = Vorrat
    .one = Vorratscoupon
    .many = Vorratscoupons
board-voucher-government = Regierung
    .one = Regierungscoupon
    .many = Regierungscoupons
board-voucher-lab = Labor
    .one = Laborcoupon
    .many = Laborcoupons
board-voucher-rnd = F&E
    .one = F&E-Coupon
    .many = F&E-Coupons
board-voucher-science = Wissenschaft
    .one = Wissenschaftscoupon
    .many = Wissenschaftscoupons
# Eine Art von Coupons, wo wenig Platz ist.
board-voucher-short =
    { $voucher ->
        [supply] Vorrat
        [government] Reg.
        [lab] Labor
        [rnd] F&E
       *[science] Wiss.
    }
board-agent-white = der weiße Saboteur
board-agent-pink = der rosa Saboteur
board-player-you = du
    .own = von dir
board-player-yellow = Gelb
    .own = von Gelb
board-player-black = Schwarz
    .own = von Schwarz
board-player-orange = Orange
    .own = von Orange
board-player-purple = Violett
    .own = von Violett
board-player-saboteurs = die Saboteure
    .own = der Saboteure
board-player-lativ = Lativ
    .own = von Lativ
board-lativ = Lativ
board-assistant = Lativs Assistent: der aktive Zweig
board-nothing = nichts
board-none = nichts
board-empty = leer

## Boni und Kosten, als Satzteile

board-vouchers = { $count ->
    [one] 1 { FORM($voucher, "one") }
   *[other] { $count } { FORM($voucher, "many") }
}
board-chemical-or-part = 1 Chemikalie oder 1 Zahnrad nach Wahl
board-gain-voucher = { $count ->
    [one] 1 { FORM($voucher, "one") } erhalten
   *[other] { $count } { FORM($voucher, "many") } erhalten
}
board-gain-any-voucher = { $count ->
    [one] 1 beliebigen Coupon erhalten
   *[other] { $count } beliebige Coupons erhalten
}
board-gain-part = { $count ->
    [one] ein Zahnrad nehmen
   *[other] { $count } Zahnräder nehmen
}
board-gain-chemical = { $count ->
    [one] eine Chemikalie aus dem Vorrat nehmen
   *[other] { $count } Chemikalien aus dem Vorrat nehmen
}
board-gain-bot = einen Bot bauen
board-gain-workshop = die Werkstatt erweitern
board-gain-fund = auf der { FORM($area, "track") } vorrücken
board-gain-any-fund = auf einer beliebigen Finanzierungsleiste vorrücken
board-gain-investment = ein Investmentplättchen nehmen
board-gain-cp = { $count } KP erhalten
board-gain-end-cp = { $count } KP am Spielende erhalten
board-gain-deed = { $deed ->
    [sell] ein Zahnrad verkaufen
    [secure] eine Subvention sichern
    [experiment] am Experiment arbeiten
    [publish] eine Abhandlung veröffentlichen
    [research] forschen
   *[breakthrough] einen Durchbruch erzielen
}
board-gain-free-experiment = am Experiment arbeiten, ohne Chemikalie

## Bereiche des Tisches

board-others = { $solo ->
    [yes] Saboteure
   *[no] Spieler
}
board-supply = Vorrat
board-yours = Deins
board-column = { $area }, { $weather }
board-house = { $area ->
    [government] Regierung
    [lab] Lativs Labor
   *[rnd] F&E
}

## Häuser und ihre Eingänge

board-action-space = { $at ->
    [left] Linkes Feld { FORM($location, "of") }
    [middle] Mittleres Feld { FORM($location, "of") }
    [right] Rechtes Feld { FORM($location, "of") }
   *[other] Feld { $at } { FORM($location, "of") }
}
board-blocked = { $space }: zu zweit gesperrt
# Was ein Aktionsfeld erlaubt, und welche Coupons es gibt.
board-doorway = { $space }: { $allows ->
    [any] beliebig viele Aktionen
    [both] eine oder beide Aktionen
   *[one] eine Aktion
}{ $voucher ->
    [none] {""}
   *[other] ; 1 Coupon ({ $voucher }) für jeden anderen Spieler links davon
}
board-doorway-taken = { $space } (besetzt: { $who }): { $allows ->
    [any] beliebig viele Aktionen
    [both] eine oder beide Aktionen
   *[one] eine Aktion
}{ $voucher ->
    [none] {""}
   *[other] ; 1 Coupon ({ $voucher }) für jeden anderen Spieler links davon
}
board-scientist = { KEY($player) ->
    [board-player-you] dein Wissenschaftler
   *[other] Wissenschaftler { FORM($player, "own") }
}
board-price = { $deed ->
    [sell] Zahnrad verkaufen: { $cost }
    [secure] Subvention sichern: { $cost }
    [experiment] Am Experiment arbeiten: { $cost }
    [publish] Abhandlung veröffentlichen: { $cost }
    [research] Forschen: { $cost }
    [breakthrough] Durchbruch: { $cost }
    [extend] Werkstatt erweitern: { $cost }
   *[initiative] Initiative beanspruchen: { $cost }
}
board-government-markers = { $count ->
    [one] 1 Regierungsmarker im Regierungsbereich
   *[other] { $count } Regierungsmarker im Regierungsbereich
}
board-whole-row = Reihenbonus: { $gives }
board-whole-column = Spaltenbonus: { $gives }
board-lativs-bots = { $count ->
    [one] 1 Bot von Lativ neben dem Labor
   *[other] { $count } Bots von Lativ neben dem Labor
}
board-awards-left = { $count ->
    [one] 1 Auszeichnung in der Reserve
   *[other] { $count } Auszeichnungen in der Reserve
}
board-bottom-cost = Ein Bot auf dem untersten Feld kostet zusätzlich 1 Chemikalie oder 1 Zahnrad nach Wahl

## Die Köpfe der Spalten

board-sets = Sets der Saboteure
board-weathers = Wetterarten
board-heads = Was über den Spalten steht
board-saboteur-sets = Sets der Saboteure
board-funding-tracks = Finanzierungsleisten
board-funding = Finanzierung
board-head-solo = { $weather }: Die Saboteure haben { $colours } von { $size } Farben für ein Set{ $active ->
    [yes] . Dies ist der aktive Zweig: Sein Experiment kommt als Nächstes
   *[no] {""}
}
board-head = { $active ->
    [yes] { $weather }, der aktive Zweig: Sein Experiment kommt als Nächstes
   *[no] { $weather }
}
board-set-of = Set { $weather }
board-tonight = heute Nacht

## Felder und Plättchen in den Spalten

board-bot-space = { $at ->
    [left] Linkes { FORM($weather, "space") }, { $area }
    [middle] Mittleres { FORM($weather, "space") }, { $area }
    [right] Rechtes { FORM($weather, "space") }, { $area }
    [top] Oberstes { FORM($weather, "space") }, { $area }
   *[bottom] Unterstes { FORM($weather, "space") }, { $area }
}
# Kind: research, in F&E, verlangt jetzt eine Chemikalie und mit dem Prototyp ein Zahnrad.
board-bot-space-about = { $space }; { $kind ->
    [research] verlangt { $chemical }, sein Prototyp verlangt ein { FORM($colour, "neuter") } Zahnrad, gibt: { $gives }
    [part] verlangt ein { FORM($colour, "neuter") } Zahnrad
   *[chemical] verlangt { $chemical }
}{ $has_cost ->
    [yes] ; Zusatzkosten: { $cost }
   *[no] {""}
}{ $taken ->
    [yes] ; Bot: { $owner }
   *[no] {""}
}
board-research-tokens = { $count ->
    [one] 1 { FORM($colour, "masculine") } Forschungsstein, { $weather }
   *[other] { $count } { FORM($colour, "plural") } Forschungssteine, { $weather }
}
board-citation-space = { $locked ->
    [yes] Zitatfeld: verschlossen
   *[no] Zitatfeld: freigeschaltet
}
board-part = ein { FORM($colour, "neuter") } Zahnrad
board-cell = { FORM($weather, "column") }, Reihe { $row }: { $what }
board-subsidy = { $title } ({ $tile }), { $used ->
    [yes] orange Seite, benutzt
   *[no] blaue Seite
}: { $gives }
board-no-experiment = Kein Experimentplättchen für { $weather }
board-no-tile = kein Plättchen
# Wo ein Experimentplättchen liegt, in einem kurzen Wort.
board-tile-tag = { $at ->
    [deck] danach
    [waiting] nächstes
   *[display] auch
}
board-experiment = { $title } ({ $tile }), { $weather }, Stadium { $stage }, { $at ->
    [deck] oben auf dem Stapel
    [waiting] kommt als Nächstes in die Auslage
   *[display] in der Auslage
}: { $science } Wissenschaft zahlen, { $cp } KP je Bot, { $reward }
board-no-storm = { $weather }: kein Extremwetter
board-calm = ruhig
board-storm = { $title } ({ $tile }), { $weather }, Stufe { $level }: { COUNT($parts) ->
    [0] kein Zahnrad für den Prototyp
   *[other] Zahnräder für den Prototyp: { $parts }
}; { $science } Wissenschaft
board-marker-of = { KEY($player) ->
    [board-player-you] dein Marker
   *[other] Marker { FORM($player, "own") }
}
board-government-marker = Regierungsmarker

## Finanzierungsleisten

board-track = { $area ->
    [government] Finanzierung { FORM($name, "of") }: alles bis zum Marker
    [lab] Finanzierung { FORM($name, "of") }: alle Wissenschaft bis zum Marker, oder eine andere Leiste, deren Marker weiter zählt
   *[rnd] Finanzierung { FORM($name, "of") }: ein Bonus bis zum Marker
}
board-track-space = { FORM($area, "track") }, Feld { $space }: { $gives }; { $cp } KP am Spielende{ $further ->
    [0] {""}
   *[other] ; die andere Leiste zählt { $further } weiter
}{ COUNT($players) ->
    [0] {""}
    [one] ; Marker: { $players }
   *[other] ; Marker: { $players }
}
board-funding-marker = { KEY($player) ->
    [board-player-you] Dein Finanzierungsmarker
   *[other] Finanzierungsmarker { FORM($player, "own") }
}

## Der Vorrat und Lativs Büro

board-turn = Zug
board-next-order = Danach
board-turn-place = { $now ->
    [yes] { $number }: { $player } (jetzt)
   *[no] { $number }: { $player }
}
board-initiative = Platz { $number } der Initiative: { $player }
board-initiative-free = Platz { $number } der Initiative: frei
board-lativs-space = Lativs eigenes Feld des Vorrats
# Lativs Feld, in zwei Zeilen oder, wo kein Platz ist, als ein Buchstabe.
board-lativs-place-1 = Lativs
board-lativs-place-2 = Feld
board-lativs-place-short = L
board-in-supply = { $chemical }: { $count } im Vorrat
board-stack = Plättchen des Stapels: { $up } offen, { $down } verdeckt
board-workshop-tile = Werkstattplättchen { $tile }: oben { $top }, unten { $bottom }
board-lativs-office = Lativs Büro
board-lativs-path = Lativs Weg
# Was geschieht, wenn Lativ in seinem Büro ist, in drei Zeilen.
board-office-1 = Lativ hier:
board-office-2 = Einkommen,
board-office-3 = dann heim

## Ein Laboratorium

board-laboratory-yours = Dein Laboratorium
board-laboratory-own = Dein Laboratorium: { $player }
board-laboratory = Laboratorium: { $player }
board-vouchers-held = Coupons
board-voucher-track = { $count } von höchstens { $max } { FORM($voucher, "many") }
board-line = Fließband
board-built = { $count } gebaut
board-section = Abschnitt { $section }: { $vouchers ->
    [one] 1 Vorratscoupon für einen Bot
   *[other] { $vouchers } Vorratscoupons für einen Bot
}{ $income ->
    [yes] ; leere Fächer geben Einkommen
   *[no] {""}
}{ $open ->
    [no] ; öffnet sich bei { $bots } gebauten Bots oder { $tokens } Steinen
   *[yes] {""}
}
board-slot = { $held ->
    [yes] Fach { $slot }, mit einem Bot: { $gives }
   *[no] Fach { $slot }, leer: { $gives }
}
board-workshop = Werkstatt
board-tile-count = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
board-workshop-holds = In der Werkstatt: { $items }
board-chemicals = { $count } { $chemical }
board-parts = { $count ->
    [one] 1 { FORM($colour, "neuter") } Zahnrad
   *[other] { $count } { FORM($colour, "plural") } Zahnräder
}
board-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
board-to-lay = Anzulegen, in beliebiger Ausrichtung: { $tile }
board-lay = anlegen
board-printed-space = { $row ->
    [top] Aufgedrucktes Feld, obere Reihe
    [middle] Aufgedrucktes Feld, mittlere Reihe
   *[bottom] Aufgedrucktes Feld, untere Reihe
}
board-shelf = { $row ->
    [top] Werkstatt, Spalte { $column }, obere Reihe: kein Plättchen
    [middle] Werkstatt, Spalte { $column }, mittlere Reihe: kein Plättchen
   *[bottom] Werkstatt, Spalte { $column }, untere Reihe: kein Plättchen
}
board-tiles = Plättchen
board-investments = { $count ->
    [one] 1 Investmentplättchen
   *[other] { $count } Investmentplättchen
}
board-office = Büro
board-office-about = Büro; zeige darauf, um es größer zu sehen
board-tokens-held = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}
board-holding = Auf dem Wartefeld
board-office-space = Reihe { $row }, { $colour }: { $gives }
board-paper = Reihe { $row }{ $complete ->
    [yes] , vollständig
   *[no] {""}
}: { $lies ->
    [start] nicht veröffentlicht
    [storm] ihr Marker liegt auf dem Extremwetter
    [box] ihr Marker liegt in der Schachtel
   *[other] veröffentlicht
}; Veröffentlichen gibt: { $gives }

## Ziele

board-goals = Ziele
board-goals-about = Ziele; zeige auf eines, um es zu lesen
board-goals-below = { $count ->
    [one] 1 Zielplättchen dieser Art unter dem Laboratorium
   *[other] { $count } Zielplättchen dieser Art unter dem Laboratorium
}
board-to-place = zu legen
board-goal-space = { $height ->
    [top] Oberes { FORM($colour, "neuter") } Zielfeld, leer: { $gives }
   *[bottom] Unteres { FORM($colour, "neuter") } Zielfeld, leer: { $gives }
}
board-goal-space-held = { $height ->
    [top] Oberes { FORM($colour, "neuter") } Zielfeld ({ $gives }), besetzt: { $goal }
   *[bottom] Unteres { FORM($colour, "neuter") } Zielfeld ({ $gives }), besetzt: { $goal }
}
board-goal = { $flipped ->
    [yes] { $title } ({ $tile }), umgedreht: { $goal }
   *[no] { $title } ({ $tile }): { $goal }
}
board-met = Jetzt erfüllt
board-packet = { $set ->
    [circle] { $area }, Kreise
    [triangle] { $area }, Dreiecke
    [square] { $area }, Quadrate
   *[diamond] { $area }, Rauten
}
# Eine Bedingung in voller Länge.
board-goal-condition = { $kind ->
    [nobel] der Nobelpreis
    [sections] die ersten { $count } Abschnitte des Fließbands offen
    [space] { $what } auf Feld { $count } oder weiter
    [least] { $count } oder mehr { $what }
    [most] höchstens { $count } { $what }
    [furthest] niemand weiter auf der { FORM($area, "track") }
   *[top] Mehrheit: { $what }, auch bei Gleichstand
}
board-goal-measure = { $measure ->
    [bots] { KEY($area) ->
        [board-area-government] Bots in der Regierungsmaschine
        [board-area-lab] Bots in der Wettermaschine
       *[other] Bots in F&E
    }
    [branches] Zweige { FORM($area, "of") } mit einem Bot
    [tokens] { FORM($area, "plural") } Forschungssteine im Büro
    [funding] der Finanzierungsmarker { FORM($area, "of") }
    [papers] veröffentlichte Abhandlungen
    [paper-weathers] Wetterarten veröffentlichter Abhandlungen
    [citations] Zitatsteine im Büro
    [rows] vollständige Büroreihen
    [awards] Auszeichnungen
    [subsidies] Subventionsplättchen
    [workshop-tiles] Werkstattplättchen
    [part-colours] Zahnradfarben in der Werkstatt
    [bots-built] Bots nicht mehr auf dem Fließband
    [science] Wissenschaftscoupons
    [vouchers] Coupons
    [cp] KP
    [nobel] Nobelpreise
    [goals-met] erfüllte Ziele
    [bots-on-board] Bots auf dem Spielplan
    [sections] offene Abschnitte des Fließbands
    [lowest-funding] der hinterste Finanzierungsmarker
   *[highest-funding] der vorderste Finanzierungsmarker
}
# Eine Bedingung, kurz genug für ein Plättchen. Eine Finanzierungsleiste hat Felder, anderes wird gezählt.
board-condition = { $kind ->
    [one] { $what }
    [least] { $track ->
        [yes] { $what } { $count }
       *[no] { $count } { $what }
    }
    [most] ≤ { $count } { $what }
   *[top] { $track ->
        [yes] vorn: { $what }
       *[no] meiste: { $what }
    }
}
board-measure = { $measure ->
    [bots] Bots { $area }
    [branches] Zweige { $area }
    [tokens] Steine { $area }
    [funding] Finanz. { $area }
    [papers] Abhandlungen
    [paper-weathers] Wetterarten
    [citations] Zitate
    [rows] Reihen
    [awards] Auszeichn.
    [subsidies] Subventionen
    [workshop-tiles] Plättchen
    [part-colours] Zahnradfarben
    [bots-built] Bots gebaut
    [science] Wissenschaft
    [vouchers] Coupons
    [cp] KP
    [nobel] Nobelpreis
    [goals-met] Ziele
    [bots-on-board] Bots am Plan
    [sections] Abschnitte
    [lowest-funding] letzte Finanz.
   *[highest-funding] beste Finanz.
}

## Der Streifen: Runde und Ende

board-over = vorbei
board-your-turn = Dein Zug
board-set-up = Spielaufbau
board-round = Runde { $round }
board-final = letzte
board-one-more = noch 1
board-trigger = { $trigger ->
    [nobel] Der Nobelpreis ist vergeben: noch eine Runde
    [experiment] Das letzte Experimentplättchen kam in die Auslage: noch eine Runde
    [government] Die Regierungsmaschine ist voll: noch eine Runde
   *[rnd] Alle Forschungsfelder von F&E sind besetzt: noch eine Runde
}
board-end = Ende
board-nobel-awards = Auszeichnungen für den Nobelpreis
board-nobel-short = Nobel
board-bots-in-government = Bots in der Regierungsmaschine
board-bots-in-rnd = Bots in F&E
board-experiments-left = Experimentplättchen, die noch kommen

## Der Streifen: Spieler

board-players-in-order = Spieler in Reihenfolge
board-open-laboratory = Laboratorium öffnen
board-cp = { $count } KP
board-cp-of = { $player }: KP
board-bots-held = Bots in der Werkstatt
board-chemicals-held = Chemikalien
board-parts-held = Zahnräder
board-papers = Veröffentlichte Abhandlungen
board-award-tokens = Auszeichnungen
board-goals-placed = Gesetzte Ziele
board-next-place = Platz in der nächsten Runde
board-next = danach

## Der Streifen: Sieg und Niederlage gegen die Saboteure

board-win = Sieg
board-goals-met = Erfüllte Ziele
board-funding-far = Finanzierungsmarker, weit genug für den sofortigen Sieg
# Finanzierungsmarker auf diesem Feld oder weiter.
board-funding-from = Finanzierung { $space }+
board-lose = Niederlage
board-worst = Extremwetter der Stufe 3
board-worst-short = Stufe 3
board-worst-about = Extremwetterplättchen der Stufe 3: Mit { $count } davon verlierst du
board-reports-left = Übrige Reports
board-race = KP und Zielwert
board-race-about = Um zu gewinnen, brauchst du mehr KP als der Zielwert
board-race-now = Du hast { $own } KP, der Zielwert ist { $target }
board-your-cp = Deine KP
board-target = Zielwert
board-ahead = { $count } voraus
board-behind = noch { $count } KP, um ihn zu übertreffen

## Der Streifen: Versteck, Security-Reports, Pläne

board-hideout = Versteck
board-hideout-bots = Bots im Versteck
board-hideout-awards = Auszeichnungen im Versteck
board-hideout-chemical = { $chemical } im Versteck
board-hideout-chemicals = { $count } { $chemical } im Versteck
board-deck = Reports im Stapel
board-deck-about = Security-Reports im Stapel: Ist keiner mehr da, können die Saboteure nicht handeln, und du verlierst
board-deck-top = Oben auf dem Stapel: { $report }
board-report-current = Laufender
board-report-drawn = Gezogen
board-report-previous = Vorheriger
board-report-label = { $title }: { $report }
board-report = { $location ->
    [none] { $card }: { $agent } geht zu Lativ
   *[other] { $card }: { $agent } geht { FORM($location, "to") }
}; { $weather }, { $first ->
    [top] von oben
   *[bottom] von unten
}
board-first = { $first ->
    [top] von oben
   *[bottom] von unten
}
board-plans = Pläne
board-plans-about = Was sie jetzt tun würden, und nach welchen Prioritäten
board-forecast = Vorschau
board-forecast-about = Was sie täten, wenn sie jetzt am Zug wären, bis zur ersten unbekannten Karte. Die Stellen dazu sind auf dem Spielplan blass.
board-forecast-none = Es gibt keinen Laufenden Report.
board-priorities = Prioritäten
board-challenges = Herausforderungen

## Die Zeichen

board-signs = Zeichen
board-or = oder
board-sign-player = { $player }: Bot, Marker
board-sign-lativs-bot = Lativs Bot
board-sign-chemical = { $chemical }, { FORM($colour, "neuter") } Zahnrad
board-sign-any-part = eine Chemikalie, ein Zahnrad nach Wahl
board-sign-voucher = { FORM($voucher, "one") }
board-sign-any-voucher = beliebiger Coupon
board-sign-cp = KP
board-sign-bot = einen Bot bauen
board-sign-tile = die Werkstatt erweitern
board-sign-stairs = ein Feld auf einer Finanzierungsleiste: auf der in der Farbe darunter oder auf einer beliebigen
board-sign-invest = Investmentplättchen
board-sign-sell = ein Zahnrad verkaufen
board-sign-secure = eine Subvention sichern
board-sign-experiment = am Experiment arbeiten; grün: ohne die Chemikalie
board-sign-publish = eine Abhandlung veröffentlichen
board-sign-research = forschen
board-sign-breakthrough = einen Durchbruch erzielen
board-sign-initiative = die Initiative beanspruchen
board-sign-award = Auszeichnung
board-sign-cite = Zitatstein
board-sign-lock = Schlossstein, geschlossener Abschnitt
board-sign-income = leere Fächer geben Einkommen
board-sign-nobel = Nobelpreis
board-sign-storm = Extremwetter, mit seiner Stufe
