# What the icons of CoLab are called and mean in German; icons.toml has the English.

icon-symbol = Ein Symbol auf einem Würfel, im Preis einer Karte oder an einem Turm. Es wird von sich selbst, der bloßen Form seiner Farbe oder einem Joker gedeckt.
    .cl-gear = Zahnrad
    .cl-spark = Funke
    .cl-herb = Kraut
    .cl-vial = Phiole
    .cl-bone = Knochen
    .cl-eye = Auge

icon-bare = Die bloße Form oder ein Marker ihrer Farbe: steht für eines der beiden Symbole der Farbe.
    .cl-red = roter Marker
    .cl-blue = blauer Marker
    .cl-purple = violetter Marker
    .cl-any = Marker einer Farbe nach Wahl

icon-wild = Ein Jokermarker deckt ein beliebiges Symbol.
    .cl-wild = Joker

icon-die = Ein Würfel aus dem Vorrat in deine Schale.
    .cl-die-red = roter Würfel
    .cl-die-blue = blauer Würfel
    .cl-die-purple = violetter Würfel
    .cl-die-white = weißer Würfel
    .cl-die-any = Würfel einer Farbe nach Wahl

icon-card = Die oberste Karte dieses Stapels auf deine Hand.
    .cl-card-device = Apparatkarte
    .cl-card-potion = Trankkarte
    .cl-card-monster = Monsterkarte
    .cl-card-any = Karte eines beliebigen Stapels

icon-plate = Ein Bausymbol eines Labors: für jedes eine Karte dieser Art.
    .cl-plate-device = Apparat bauen
    .cl-plate-potion = Trank bauen
    .cl-plate-monster = Monster bauen

icon-keep = Zwei Karten ziehen, eine behalten.
    .cl-keep = eine Karte behalten

icon-flask = Ein Trankmarker: bezahlt Trankfähigkeiten und findet am Zugende Platz auf einer Karte.
    .cl-flask = Trankmarker

icon-research = Forschungsmarker: werden auf deiner Forschungstafel getauscht. Zehn bringen Punkte.
    .cl-research = Forschungsmarker

icon-point = Punkte, sofort auf der Leiste um den Spielplan.
    .cl-point = Punkt

icon-return = Einen Würfel der Schale in den Pool werfen oder einen des Pools neu werfen.
    .cl-return = einen Würfel werfen
    .cl-return-all = die ganze Schale werfen

icon-setdie = Ein Würfel des Pools wird auf eine Seite nach Wahl gedreht.
    .cl-setdie = einen Würfel drehen

icon-lever = Den Auslöser einer Karte deines Rasters nutzen, deren Marker offen liegt.
    .cl-lever = einen Auslöser auslösen

icon-lever-near = Wie ein Auslöser, aber nur einer Karte neben dieser.
    .cl-lever-near = daneben auslösen

icon-copy = Den Auslösereffekt einer Karte daneben ausführen, ohne ihren Marker umzudrehen.
    .cl-copy = einen Auslöser kopieren

icon-build = Eine Karte von der Hand zu ihrem Preis bauen.
    .cl-build = bauen

icon-discount = Ein Symbol weniger für eine Karte zahlen. Eines bleibt immer.
    .cl-discount = Rabatt

icon-move = Ein Scherge zieht in ein offenes Fenster um. Er braucht keinen Würfel.
    .cl-move = einen Schergen versetzen

icon-second = Auch die andere Laboraktion: einmal Bauen und einmal Sammeln.
    .cl-second = zweite Laboraktion

icon-upgrade = Ein Ausbauplättchen in ein Labor legen. Es dient allen.
    .cl-upgrade = Ausbauplättchen

icon-hand = Wie viele Karten deine Hand am Zugende fassen darf.
    .cl-hand = Handlimit

icon-worker = So viele benachbarte Schergen müssen für dieses Plättchen arbeiten. Jeder arbeitet einmal im Zug.
    .cl-worker = Arbeiter

icon-rest = Ruhen: Dein Wissenschaftler geht in die Mitte, du nimmst zwei Vorräte und wirfst die Schale.
    .cl-rest = ruhen

icon-send = Einen Schergen mit einem Würfel in ein Fenster aussenden; die Zeile des Turms gehört dir.
    .cl-send = aussenden

icon-retrieve = Einen Schergen zurückholen; die Zeile seines Turms gehört dir.
    .cl-retrieve = zurückholen

icon-damage = Ein beschädigtes Fenster: Bis zur Reparatur kommt niemand hinein.
    .cl-damage = Schaden

icon-ice = Ein vereistes Fenster: Das Eis muss brechen, bevor jemand hineinkommt.
    .cl-ice = Eis

icon-jam = Ein gesperrter Turm: Wer dorthin aussendet, bekommt keine Zeile.
    .cl-jam = gesperrt

icon-face-strip = Alle Würfel auf den Schergen der Spieler an diesem Turm kommen in die Schalen.
    .cl-face-strip = ENTZUG

icon-face-discard = Alle geben einen Würfel, einen Marker oder eine Karte ab.
    .cl-face-discard = ABWURF

icon-face-jam = Wer einen Schergen an diesen Turm setzt, bekommt keine Zeile.
    .cl-face-jam = SPERRE

icon-face-damage = Ein Schadenmarker kommt in das Fenster dieses Schergen und bleibt.
    .cl-face-damage = SCHADEN

icon-face-extra = Beim Sammeln daneben zählt dieser Scherge als zwei Arbeiter.
    .cl-face-extra = EXTRA

icon-face-wild = Beim Bauen daneben deckt dieser Würfel ein beliebiges Symbol.
    .cl-face-wild = JOKER

icon-face-power = Ein zufälliger Kraftmarker kommt aus dem Vorrat in den Beutel.
    .cl-face-power = KRAFT

icon-bolt = Lädt die Kraftleiste des Feindes um eins auf.
    .cl-bolt = aufladen

icon-special = Die Sonderkraft: Sie geschieht, wenn die Leiste voll ist.
    .cl-special = Sonderkraft

icon-wreck = Ein Plättchen eines Labors wird zerstört. Das Startplättchen bleibt.
    .cl-wreck = zerstören

icon-way = Der Weg des feindlichen Wissenschaftlers um den Ring.
    .cl-way-clockwise = im Uhrzeigersinn
    .cl-way-counter = gegen den Uhrzeigersinn
    .cl-way-short = der kürzere Weg

icon-figure = Jagd: Der feindliche Wissenschaftler geht ins nächste Labor mit dem eines Spielers.
    .cl-figure = Jagd

icon-imp = Ein feindlicher Scherge zieht um: Sein Würfel wird neu geworfen und wirkt.
    .cl-imp = feindlicher Scherge handelt

icon-bag = Der Beutel mit den Markern der Feinde. In jedem ihrer Züge wird einer gezogen.
    .cl-bag = Beutel

icon-bowl = Deine Schale: Würfel, die nichts zeigen, bis sie geworfen werden.
    .cl-bowl = Schale

icon-flag = Das Ziel: So viele Punkte mit zwölf Karten gewinnen.
    .cl-flag = Ziel

icon-tick = In diesem Zug genutzt.
    .cl-tick = genutzt

icon-gold = Ein Ausbaumarker auf der Punkteleiste. Wer daran vorbeizieht, löst eine Ausbaurunde aus.
    .cl-gold = Ausbaumarker
    .cl-gone = Ausbaumarker, genommen

icon-window = Ein Fenster eines Turms fasst einen Schergen oder einen Marker. Allein verlieren alle 18 vollen.
    .cl-window = Fenster

icon-coin = Der aktive Feind macht alles seines Zuges. Durchgestrichen: Er hat schon gebaut.
    .cl-coin = aktiver Feind
    .cl-coin-off = aktiver Feind, hat gebaut

icon-scientist = Ein Wissenschaftler geht jeden Zug in ein anderes Labor und handelt dort.
    .cl-scientist-ivy = Ivy
    .cl-scientist-luciana = Luciana
    .cl-scientist-victor = Victor
    .cl-scientist-elias = Elias

icon-minion = Ein Scherge im Fenster arbeitet für die Plättchen neben seinem Turm.
    .cl-minion-ivy = Scherge von Ivy
    .cl-minion-luciana = Scherge von Luciana
    .cl-minion-victor = Scherge von Victor
    .cl-minion-elias = Scherge von Elias
    .cl-minion-neutral = neutraler Scherge

icon-enemy = Ein Scherge eines Feindes. Er füllt ein Fenster und arbeitet nicht für dich.
    .cl-enemy-ivy = Scherge von Ivy, feindlich
    .cl-enemy-luciana = Scherge von Luciana, feindlich
    .cl-enemy-victor = Scherge von Victor, feindlich
    .cl-enemy-elias = Scherge von Elias, feindlich

icon-end = Das Ende des Spiels.
    .i-flag = Ende
