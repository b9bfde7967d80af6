### Fragen, der Weg zu ihnen, und die Bereiche eines echten Tisches.

asked-of = { $who }: { $what }

## Zufall.

ask-order = Wer ist in der Reihenfolge der Nächste?
ask-offer-tile = Welches Werkstattplättchen liegt auf Feld { $space } des Angebots?
ask-stack-tile = Welches Werkstattplättchen liegt jetzt oben auf dem Stapel?
ask-subsidy = Welches Subventionsplättchen liegt in { $cell }?
ask-next-experiment = Welches Experimentplättchen kommt als Nächstes?
ask-top-experiment = Welches Experimentplättchen liegt jetzt oben auf dem Stapel?
ask-part = Mit welchem Zahnrad { KEY($player) ->
        [you] beginnst du
       *[other] beginnt { $player }
    }?
ask-tile = Mit welchem Werkstattplättchen { KEY($player) ->
        [you] beginnst du
       *[other] beginnt { $player }
    }?
ask-set = Welches Zielset { KEY($player) ->
        [you] erhältst du
       *[other] erhält { $player }
    }?
ask-challenge = Welche Herausforderungskarte wird gezogen?
ask-goal = Welches { FORM($colour, "weak") } Zielplättchen wird gezogen?
ask-hideout-chemical = Mit welcher Chemikalie beginnen die Saboteure?
ask-further-chemical = Mit welcher weiteren Chemikalie beginnen die Saboteure?
ask-placing-report = Welcher Security-Report wird aufgedeckt?
ask-first-report = Welcher Security-Report ist der erste Laufende Report?
ask-drawn-report = Welcher Security-Report wird { $nth ->
        [first] zuerst
       *[second] danach
    } gezogen?
asks-revealed = Welcher Security-Report ist der neue Laufende Report?
asks-top = Welcher Security-Report lag oben auf dem Stapel?

## Die Schritte eines Zuges.

ask-face = Wähle, wie das erste Werkstattplättchen liegt.
ask-draft = Wähle drei Zielplättchen.
ask-supply-actions = Vorrat: Führe Aktionen aus oder beende sie.
ask-use-tile = Ein Subventions- oder Investmentplättchen nutzen?
ask-move = Bewege den Wissenschaftler an einen anderen Ort.
ask-action = Wähle eine Aktion.
ask-no-action = Keine Aktion ist möglich: Beende die Aktionen oder tu vorher etwas anderes.
ask-actions = { $heading }: { $actions ->
        [any] Führe beliebig viele Aktionen aus oder beende sie
        [both] Führe eine oder beide Aktionen aus oder beende deine Aktionen
       *[one] Führe eine Aktion aus oder beende deine Aktionen
    }.
ask-place-awards = Lege Auszeichnungen ins Büro oder behalte sie.
ask-place-tokens = Lege die Forschungssteine ins Büro.
ask-place-now = Lege den { FORM($colour, "dative") } Forschungsstein ins Büro.
ask-last-placements = Lege Steine und nutze Investmentplättchen oder höre auf.
ask-top-report = Wähle den Report, der oben auf den Stapel kommt.
ask-discarded-report = Wähle den Report zum Abwerfen; der dritte wird der Laufende Report.
ask-marker-back = Wähle den Finanzierungsmarker, der 1 Feld zurückrückt.

## Zahlungen.

ask-pay = Zahle { $price }.
ask-pay-item = Zahle 1 Chemikalie oder 1 Zahnrad nach Wahl.
ask-swap-chemical = Welche Chemikalie tauschst du gegen { $wanted }?
ask-swap-part = Welches Zahnrad tauschst du gegen { $wanted }?
ask-pay-for-science = Zahle { $vouchers } im Tausch gegen einen Wissenschaftscoupon.
ask-pay-for-exchange = Zahle { $vouchers } für den Tausch.
ask-pay-for-pieces = Zahle { $vouchers } für die Figuren links davon.

## Was man erhält.

ask-benefit = { $at }: Wähle einen Bonus.
ask-take = { $at }: Den Bonus nehmen?
ask-gain-any = Erhalte { $vouchers }.
ask-gain-part = Nimm { $count } { $count ->
        [one] Zahnrad
       *[other] Zahnräder
    } beliebiger Farbe.
ask-gain-chemical = Nimm { $count } { $count ->
        [one] Chemikalie
       *[other] Chemikalien
    } beliebiger Sorte aus dem Vorrat.
ask-fund = Auf welcher Finanzierungsleiste vorrücken?
ask-gain-bot = Baue einen Bot, ohne Coupons zu zahlen.
ask-gain-tile = Nimm ein Werkstattplättchen, ohne Coupons zu zahlen.
ask-lay = Lege das Plättchen { FORM($tile, "in") } in der Werkstatt an.
ask-lay-none = Lege das Plättchen in der Werkstatt an.
ask-one-of = Finanzierung von F&E bis Feld { $to }: Wähle einen Bonus.
ask-follow = Welche Finanzierung erhältst du nach der des Labors?

## Ziele von Aktionen.

ask-space = Wähle ein Botfeld { FORM($machine, "of") }.
ask-secure = Wähle das Subventionsplättchen, das du sicherst.
ask-publish = Wähle die Büroreihe, die du veröffentlichst.
ask-breakthrough = Wähle die veröffentlichte Abhandlung für den Durchbruch.
ask-marker = Wähle das Feld für den Durchbruchmarker.
ask-take-subsidy = Nimm ein Subventionsplättchen der { FORM($weather, "column") }.
ask-edges = Welcher Bonus kommt zuerst?
ask-lativ-to = Lativs Bot auf { FORM($space, "dative") } macht Platz: Wohin geht er?
ask-cite = Welches Zielplättchen bezahlt den Zitatstein in Reihe { $row }?
ask-buy-cp = { $price } für { $cp } KP zahlen?
ask-provide = { $weather }: auch die Zahnräder für Felder mit Bots bereitstellen?
ask-build-in = In welcher Werkstattreihe entsteht der Prototyp?
ask-lose = Welche weiteren Zahnräder der { FORM($row, "genitive") } Reihe gehen verloren?
ask-to-line = Kein Platz für den Bot: Wähle ein Fach des Fließbands.
ask-experiment = { $price } für { $tile } zahlen?
ask-take-back = Den Bot zurücknehmen: { $weather }, { $at }?
asks-havoc = Die Saboteure nutzen ein Set: den Zielwert erhöhen oder einen Report abwerfen?

## Der Weg zur Frage.

trail-set-up = Spielaufbau
trail-round = Runde { $round }
trail-final-round = Letzte Runde
trail-turn = { KEY($player) ->
        [you] Dein Zug
       *[other] Zug { FORM($player, "own") }
    }
trail-supply-round = Vorratsrunde: { $player }
trail-tile = Schritt 1: Plättchen
trail-scientist = Schritt 2: Wissenschaftler
trail-actions = Schritt 3: Aktionen
trail-tokens = Schritt 4: Steine
trail-plan = Schritt 4: der Plan
trail-havoc = Schritt 7: Unheil
trail-entering = Coupons des Feldes
trail-extend = Werkstatt erweitern
trail-construct = Bot bauen
trail-initiative = Initiative beanspruchen
trail-acquire = Chemikalie erwerben
trail-security = Security rufen
trail-reward = Bonus
trail-breakthrough = Durchbruch
trail-breakthrough-in = Durchbruch: { $weather }
trail-deed = { $deed }
trail-deed-at = { $deed }: { $at }
trail-deed-row = { $deed }: Reihe { $row }
trail-vouchers = Coupons
trail-exchange = Tausch
trail-benefit = { $at }
trail-funding = Finanzierung { FORM($area, "of") }
trail-subsidy = Subventionsplättchen
trail-edges = Spalte und Reihe
trail-citation = Zitat
trail-cp = KP für Wissenschaft
trail-provided = Welche Zahnräder bereitgestellt werden
trail-parts = Zahnräder des Prototyps
trail-built = Wo der Prototyp entsteht
trail-lost = Welche Zahnräder verloren gehen
trail-income = Einkommen
trail-final-experiments = Letzte Experimente
trail-experiment = Experiment im { FORM($weather, "branch") }
trail-no-experiment = Kein Experiment im { FORM($weather, "branch") }
trail-placements = Das letzte Anlegen

## Was über einem Zug steht, und der Zug in einer Zeile.

turn-saboteurs = Der Zug der Saboteure
turn-of = { KEY($player) ->
        [you] Dein Zug
       *[other] Zug { FORM($player, "own") }
    }
turn-end = Rundenende
turn-agent = { $agent } auf { $space }
turn-bot = ein Bot auf { $space }
turn-set = ein Set { $weather }
turn-runs = das Experiment im { FORM($weather, "branch") } läuft
turn-fails = kein Experiment im { FORM($weather, "branch") }
turn-chemicals = { $count } { $count ->
        [one] Chemikalie
       *[other] Chemikalien
    }
turn-target = Zielwert { $from } → { $to }
turn-summary = { $said }.
turn-summary-target = { $said }; { $rise }.

## Bereiche eines echten Tisches, deren Material zusammen eingegeben wird, und ihre Stellen.

area-of-order = Reihenfolge
area-of-challenges = Herausforderungskarten
area-of-workshop-tiles = Vorrat: Werkstattplättchen
area-of-subsidies = Regierung: Subventionsplättchen
area-of-experiments = Labor: Experimentplättchen
area-of-dealt = Laboratorien: was ausgeteilt wurde
area-of-goals = Zielplättchen
area-of-saboteurs = Die Saboteure: Versteck und Reports
spot-place = Platz { $nth }
spot-card = Karte { $nth }
spot-offer = Feld { $space } des Angebots
spot-stack = oben auf dem offenen Stapel
spot-cell = { $cell }
spot-display = Auslage, { $nth ->
        [0] ganz links
        [1] zweites von links
        [2] ganz rechts
       *[other] nächstes
    }
spot-waiting = wartendes Plättchen unter dem Stapel
spot-deck = oben auf dem Stapel
spot-part = { KEY($player) ->
        [you] dein Zahnrad
       *[other] Zahnrad { FORM($player, "own") }
    }
spot-tile = { KEY($player) ->
        [you] dein Werkstattplättchen
       *[other] Werkstattplättchen { FORM($player, "own") }
    }
spot-set = { KEY($player) ->
        [you] dein Zielset
       *[other] das Zielset { FORM($player, "own") }
    }
spot-goal = { $colour } { $nth }
spot-chemical = Chemikalie { $nth }
spot-report = Report, der den { $nth ->
        [first] ersten
       *[second] zweiten
    } Saboteur aufstellt
spot-current = Laufender Report
face-tile = { CAPITAL($tile) }
