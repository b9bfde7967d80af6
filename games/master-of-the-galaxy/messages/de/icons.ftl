# What the icons of Master of the Galaxy are called and mean in German; icons.toml has the English.

icon-cube = Kommt auf Felder und Planeten seiner Farbe. Dein Beutel enthält deine; jeden Zug ziehst du eine Hand.
    .mg-cube-R = roter Würfel
    .mg-cube-B = blauer Würfel
    .mg-cube-Y = gelber Würfel
    .mg-cube-W = weißer Würfel
    .mg-cube-K = schwarzer Würfel

icon-colour = Die Farbe eines Systems oder Planeten. Ein Würfel dieser Farbe besiedelt den Planeten.
    .mg-glyph-R = rot
    .mg-glyph-B = blau
    .mg-glyph-Y = gelb
    .mg-glyph-W = weiß
    .mg-glyph-K = schwarz

icon-slot = Nimmt einen Würfel dieser Farbe auf.
    .mg-slot-R = rotes Feld
    .mg-slot-B = blaues Feld
    .mg-slot-Y = gelbes Feld
    .mg-slot-W = weißes Feld
    .mg-slot-K = schwarzes Feld
    .mg-slot-any = Feld für jede Farbe

icon-symbol = Fünf gleiche gewinnen das Spiel. Sie nähren auch die Schwärme.
    .mg-shield-military = Militärsymbol
    .mg-shield-economic = Wirtschaftssymbol
    .mg-shield-industrial = Industriesymbol
    .mg-shield-scientific = Wissenschaftssymbol
    .mg-shield-political = Politiksymbol

icon-base = Basen beherrschen ein System; keine zwei einer Form stehen darin. Neun auf dem Spielplan gewinnen.
    .mg-base-factory = Fabrik, eine Basis
    .mg-base-pyramid = Pyramide, eine Basis
    .mg-base-globe = Kugel, eine Basis

icon-swarm = Ein Schwarm der Weaver. Er zielt auf einen Nachbarn und wächst mit den Würfeln, die du ziehst.
    .mg-swarm-w1 = Silk
    .mg-swarm-w2 = Thorn
    .mg-swarm-w3 = Veil
    .mg-swarm-w4 = Loom
    .mg-swarm-w5 = Shroud

icon-proliferation = Kommt voran, wenn zwei Würfel einer Farbe gezogen werden. Voll bringt sie einen zweiten Schwarm.
    .mg-work-P = Proliferation

icon-morphing = Kommt voran, wenn genau ein Würfel ihrer Farbe gezogen wird. Voll nimmt ein anderer Schwarm den Platz ein.
    .mg-work-M = Metamorphose

icon-engulfment = Kommt in jedem anderen Fall voran. Voll dringt der Schwarm in sein Ziel ein und hinterlässt ein Schwarzes Loch.
    .mg-work-E = Verschlingen

icon-hole = Ein System, das für immer verloren ist. Neun davon verlieren das Spiel.
    .mg-hole = Schwarzes Loch

icon-pile = Ein Stapel und seine Karten. Eine Auswahl nimmt eine der offenen.
    .mg-pile-species = Spezies
    .mg-pile-leader = Anführer
    .mg-pile-conflict = Konfliktkarte
    .mg-pile-government = Regierung
    .mg-pile-commerce = Handelsentwicklung
    .mg-pile-expansion = Expansionsentwicklung
    .mg-pile-progress = Fortschrittsentwicklung

icon-start = Ein Startsystem, die Heimat eines Spielers. Zwei unter deiner Herrschaft gewinnen.
    .mg-house = Heimat; Startsystem

icon-bag = Deine Würfel. Jeden Zug bilden drei zufällig gezogene deine Hand.
    .mg-bag = Beutel

icon-fight = Ein Konflikt: Wessen Seite zuerst voll ist, gewinnt das System.
    .mg-fight = Konflikt

icon-skip = Der nächste Zug entfällt.
    .mg-skip = ausgelassener Zug

icon-corner = Ein Viertel der Sternkarte.
    .mg-corner-0 = Nordwesten
    .mg-corner-1 = Nordosten
    .mg-corner-2 = Südwesten
    .mg-corner-3 = Südosten

icon-player = Das Zeichen eines Spielers, auf allem, was ihm gehört.
    .mg-crest-1 = Zeichen des ersten Spielers
    .mg-crest-2 = Zeichen des zweiten Spielers
    .mg-crest-3 = Zeichen des dritten Spielers
    .mg-crest-4 = Zeichen des vierten Spielers

icon-end = Das Ende des Spiels oder was es bringt.
    .i-flag = Ende
