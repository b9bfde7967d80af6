### The drawing of the table: titles, labels for those who do not see it, and the signs.

board-name = { CAPITAL($name) }
board-labelled = { $name }: { $words }
board-title = { $name }. { $words }
board-times = { $count } × { $words }

## Areas and status.

board-enemies = Feinde
board-others = Mitspieler
board-area-dice = Würfel
board-area-research = Forschung
board-area-grid = Raster
board-over = zu Ende
board-now = am Zug
board-ending =
    { $by ->
        [device] letzte Züge: Eine Maschine ist fertig
        [full] die Türme sind voll
       *[cards] letzte Runde
    }
board-aims = { $player }: auf dem Weg zum Ziel
board-cards = Karten
board-cards-title = Gebaute Karten, und wie viele die Partie beenden
board-your-cards = Deine Karten
board-points = Punkte
board-points-title = Punkte, und wie viele zum Sieg nötig sind
board-your-points = Deine Punkte
board-next-upgrade = Der nächste Ausbaumarker auf der Wertungsleiste
board-device = Maschine
board-device-of = Maschine von { $enemy }
board-device-title = Die Maschine, die ihrer neunten Karte am nächsten ist, und ihre Züge bis dahin
board-turns-left =
    { $count ->
        [one] { $count } Zug übrig
       *[other] { $count } Züge übrig
    }
board-free-windows = Freie Fenster
board-free-windows-title = Freie Fenster: Ohne eines verlieren alle
board-turn-order = Zugreihenfolge
board-seat-title = { $player }: Punkte und Karten (von { $cards })
board-you = Du
board-points-of = { $player }: Punkte

## The ring.

board-ring = Der Ring aus Türmen und Laboren
board-tower = Turm { $tower }
board-lab = Labor { $lab }
board-row = { CAPITAL($row) } Turmaktion: { $effect }{ $jammed ->
        [yes] ; gesperrt: nicht beim Aussenden
       *[no] {""}
    }
board-window = { $window }: { $things }
board-window-empty = leer
board-window-damaged = beschädigt
board-window-frozen = vereist
board-worked = hat in diesem Zug gearbeitet
board-paid = Würfel in diesem Zug benutzt
board-minion-neutral = neutraler Scherge
board-minion-enemy = Scherge von { $enemy } (Feind)
board-minion = Scherge von { $player }
board-build-here = Hier bauen, mit den Plättchen: { $symbols }
board-in-lab = { $name } ist im Labor { $lab }
board-the-enemy = { $enemy } (Feind)
board-slot = { CAPITAL($slot) }: Ausbauplatz der Ausbaustufe { $tier }
board-tile = Plättchen { $tile }: { $words }
board-deck =
    { $cards ->
        [one] { $deck }stapel: { $cards } Karte, { $discarded } abgeworfen
       *[other] { $deck }stapel: { $cards } Karten, { $discarded } abgeworfen
    }
board-stack = Plättchen der Ausbaustufe { $tier }: noch { $left }
board-upgrade =
    { $there ->
        [yes] Ausbaumarker auf Feld { $space }
       *[no] Der Ausbaumarker auf Feld { $space } ist weg
    }
board-goal = Das Ziel: { $points } Punkte
board-with-card =
    { $points ->
        [one] Mit dieser Karte: { $points } Punkt
       *[other] Mit dieser Karte: { $points } Punkte
    }
board-marker =
    { $points ->
        [one] { $player }: { $points } Punkt
       *[other] { $player }: { $points } Punkte
    }

## The bench.

board-repair = Reparatur von { $window }
board-drawn = Gezogene Karten
board-drawn-backs =
    { $count ->
        [one] { $count } gezogene Karte, die du nicht siehst
       *[other] { $count } gezogene Karten, die du nicht siehst
    }
board-dice-to-choose = Würfel zur Wahl
board-scientists = Figuren
board-centre = In der Mitte
board-in-centre = { $player } ist in der Mitte
board-rest = Ausruhen
board-rest-words = 2 × Nachschub, Schale werfen
board-rest-title = Ausruhen: Nimm zweimal Nachschub, dann wirf deine Schale
board-supply = Nachschub
board-supply-die = Ein { FORM($colour, "nominative") } Würfel
board-supply-token = Ein { FORM($colour, "nominative") } Marker
board-supply-potion = Ein Trankmarker
board-discount = Symbole, die wegfallen
board-already-paid = bezahlt
board-worth-points = Punkte
board-worth-title = Aufgedruckt und durch Wertungstexte
board-upgrade-passed = Der Ausbaumarker auf Feld { $space }

## Enemies and the bag.

board-active =
    { $acted ->
        [yes] Aktiv; in dieser Runde hat eine Karte gewirkt
       *[no] Aktiv: Der Marker wirkt
    }
board-meter-of = { $enemy }: Kraftleiste
board-meter = Kraftleiste auf { $at } von { $last }. { $special }
board-beside = Marker neben dem Stapel, und wie viele seine oberste Karte braucht
board-beside-of = { $enemy }: Marker neben dem Stapel
board-beside-words = { $count } von { $need } für eine Karte
board-no-card = keine Karte mehr
board-the-device = Die Maschine
board-doom = { $card }, braucht { $need }: { $words }{ $state ->
        [built] ; gebaut
        [next] ; kann die nächste sein
       *[later] {""}
    }
board-bag = Der Beutel: { $count } Marker
board-bag-count = Marker im Beutel
board-bag-empty = leer: wird vor dem nächsten Ziehen aufgefüllt
board-bag-supply = Kraftmarker noch nicht im Spiel
board-bag-more = noch { $count } × Kraft
board-bag-token = { $count } von { $inside }: { $words }
board-bag-power = Kraft: lädt um 1 auf, dann { $words }
board-token-power = Kraft: { $words }
board-foresee = Was jeder bewirken würde
board-foresee-share = { $count } von { $inside }
board-foresee-nothing = Das zeigt erst ein Würfel.

## A player's own area, and those of others.

board-hand = Hand
board-hand-cards =
    { $count ->
        [one] Hand: { $count } Karte
       *[other] Hand: { $count } Karten
    }
board-hand-empty = keine Handkarten
board-bowl = Schale
board-bowl-dice = Schale: { $count } Würfel
board-bowl-title = Die Schale: Würfel, die nichts zeigen
board-pool-dice = Pool: { $count } Würfel
board-pool-title = Der Pool
board-pool-empty = leerer Pool
board-wastes = { $die }; einer der zwei Rohstoffe würde verfallen
board-flip = Würfeltausch: einen in die Schale, einen anderen drehen
board-home =
    { $count ->
        [one] { $count } von deinen Schergen ist zu Hause
       *[other] { $count } von deinen Schergen sind zu Hause
    }
board-tokens = { $count } von { $most } Markern
board-tokens-title = Marker: höchstens { $most } am Zugende
board-token = { FORM($colour, "nominative") } Marker
board-wild-token = Jokermarker
board-potion-tokens = Trankmarker
board-storage = Dein Tranklager: ein Trankmarker
board-new-potions = Neue Trankmarker, werden am Zugende gelegt
board-bonus-card = Bonuskarte { $bonus }
board-bonus = Bonus
board-research = Forschung
board-research-tokens = Forschungsmarker
board-your-research = Deine Forschung
board-tracker = Forschungszeiger auf { $at } von { $last }; dort ein { $points }-Punkte-Marker
board-tens = 10-Punkte-Marker der Forschung
board-trade = { $cost } Forschung: { $benefit }{ $used ->
        [yes] ; in diesem Zug genutzt
       *[no] {""}
    }
board-built-cards = Gebaute Karten
board-hand-count = Handkarten
board-pool-count = Würfel im Pool
board-tokens-count = Marker
board-home-count = Schergen zu Hause
board-open = Öffnen
board-lies-before = Was vor { $player } liegt
board-bonus-backs = { $count } × Bonus
board-tracker-short = Forschung { $at }/{ $last }
board-grid =
    { $count ->
        [one] Raster von { $player }: { $count } Karte
       *[other] Raster von { $player }: { $count } Karten
    }
board-cell-worth = { $printed } aufgedruckt, { $scaled } durch Wertungstexte; daneben { $beside }

## Cards.

board-badge =
    { $points ->
        [one] { $points } Punkt; { $deck }
       *[other] { $points } Punkte; { $deck }
    }
board-backs =
    { $count ->
        [one] { $count } { $deck }karte
       *[other] { $count } { $deck }karten
    }
board-trigger = Auslöser
board-when-built = beim Bau
board-fired = der Auslöser ist ausgelöst
board-ready = der Auslöser ist bereit
board-potions-on = { $count } Trankmarker darauf
board-beside-each = daneben
board-each = je
board-die = { FORM($colour, "nominative") } Würfel

## The signs.

legend-title = Zeichen
legend-bare = nur die Form: eines der beiden Symbole ihrer Farbe
legend-wild = Joker: beliebiges Symbol
legend-any = Farbe nach Wahl
legend-die = ein Würfel in die Schale
legend-card = eine Karte von diesem Stapel
legend-keep = so viele ziehen, eine behalten
legend-plate = Bausymbol
legend-flask = Trankmarker
legend-research = Forschungsmarker
legend-point = Punkt
legend-return = auffrischen: einen Würfel der Schale werfen oder einen des Pools neu würfeln
legend-return-all = die ganze Schale werfen
legend-setdie = einen Würfel im Pool drehen
legend-lever = einen Auslöser auslösen
legend-lever-near = einen Auslöser neben dieser Karte auslösen
legend-copy = einen Auslöser neben dieser Karte kopieren
legend-build = bauen
legend-second = auch die andere Laboraktion
legend-discount = ein Symbol weniger bezahlen
legend-move = einen Schergen versetzen
legend-upgrade = ein Ausbauplättchen legen
legend-worker = Schergen, die für ein Plättchen arbeiten
legend-tick = in diesem Zug genutzt
legend-gold = Ausbaumarker
legend-flag = das Ziel
legend-damage = beschädigtes Fenster
legend-ice = vereistes Fenster
legend-jam = gesperrt: keine Turmaktion beim Aussenden
legend-coin = der aktive Feind
legend-bolt = lädt die Kraftleiste auf
legend-special = die Sonderkraft
legend-wreck = zerstört ein Plättchen
legend-power = Kraft: lädt zuerst um 1 auf
legend-face =
    { $face ->
        [strip] ENTZUG: Würfel deiner Schergen dort kommen in die Schale
        [discard] ABWURF: Alle haben etwas abgegeben
        [jam] SPERRE: keine Turmaktion dieses Turms beim Aussenden
        [damage] SCHADEN: ein beschädigtes Fenster darunter
        [extra] EXTRA: arbeitet für zwei
        [wild] JOKER: Sein Würfel deckt ein beliebiges Symbol einer Karte ab
       *[power] KRAFT: ein Kraftmarker mehr im Beutel
    }
