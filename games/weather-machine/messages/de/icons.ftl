# What the icons of Weather Machine are called and mean in German; icons.toml has the English.

icon-weather = Eines von fünf Wettern: ein Zweig in jeder der drei Maschinen. Jede Runde kann eines laufen.
    .w-rain = Regen
    .w-wind = Wind
    .w-sun = Sonne
    .w-fog = Nebel
    .w-snow = Schnee

icon-chemical = Eine Chemikalie: im Vorrat gekauft, für Forschung und Experimente bezahlt. Ihr Buchstabe ist der ihrer Farbe.
    .wc-green = Verdino (grün)
    .wc-white = Melgoth (weiß)
    .wc-pink = Delugium (rosa)
    .wc-magenta = Calorium (magenta)
    .wc-blue = Radieu (blau)
    .wc-any = Chemikalie nach Wahl

icon-part = Ein Zahnrad: an die Regierung verkauft oder in Prototypen verbaut.
    .wp-green = grünes Zahnrad
    .wp-white = weißes Zahnrad
    .wp-pink = rosa Zahnrad
    .wp-magenta = magenta Zahnrad
    .wp-blue = blaues Zahnrad
    .wp-any = Zahnrad nach Wahl

icon-voucher = Ein Coupon: bezahlt Aktionen an seinem Ort. Ein Wissenschaftscoupon ersetzt jeden.
    .wt-supply = Vorratscoupon
    .wt-government = Regierungscoupon
    .wt-lab = Laborcoupon
    .wt-rnd = F&E-Coupon
    .wt-science = Wissenschaftscoupon
    .wt-any = beliebiger Coupon
    .wt-gone = Platz für einen Coupon

icon-token = Ein Forschungsstein: kommt in dein Büro, ein Wetter je Reihe, eine Farbe je Spalte. Zwei können zitiert werden, drei sind eine Abhandlung.
    .wk-government = blauer Forschungsstein: Regierung
    .wk-lab = grüner Forschungsstein: Labor
    .wk-rnd = lila Forschungsstein: F&E

icon-location = Ein Ort. Jeden Zug geht dein Wissenschaftler an einen anderen und handelt dort.
    .w-supply = der Vorrat
    .w-government = die Regierung
    .w-lab = Lativs Labor
    .w-rnd = F&E
    .w-office = Lativs Büro

icon-science = Wissenschaft: ein Wissenschaftscoupon, bekommen oder bezahlt.
    .w-science = Wissenschaft

icon-any = Eines seiner Art nach deiner Wahl.
    .w-any = nach Wahl

icon-build = Einen Bot bauen: vom Fließband in die Werkstatt.
    .w-bot = einen Bot bauen

icon-tile = Die Werkstatt erweitern: ein Plättchen legen, das ein weiteres Teil oder einen Bot fasst.
    .w-tile = die Werkstatt erweitern

icon-fund = Ein Feld vor auf einer Finanzierungsleiste: der in ihrer Farbe oder einer beliebigen.
    .w-stairs = Finanzierungsleiste

icon-invest = Ein Investmentplättchen. Gib eines zurück, um ein Ziel zu setzen oder Finanzierung zu erhalten.
    .w-invest = Investmentplättchen

icon-sell = Ein Zahnrad verkaufen: ein Bot und ein Zahnrad in einen Zweig der Regierung.
    .w-sell = ein Zahnrad verkaufen

icon-secure = Eine Subvention sichern: ein weiteres Subventionsplättchen nehmen.
    .w-secure = eine Subvention sichern

icon-experiment = Am Experiment arbeiten: ein Bot und eine Chemikalie in einen Zweig des Labors. Grün: ohne die Chemikalie.
    .w-experiment = am Experiment arbeiten

icon-publish = Eine Abhandlung veröffentlichen: eine Reihe mit drei Steinen in deinem Büro für KP.
    .w-publish = eine Abhandlung veröffentlichen

icon-paper = Eine Abhandlung oder eine Reihe deines Büros, die eine werden kann.
    .w-paper = Abhandlung

icon-research = Forschen: ein Bot und eine Chemikalie in einen Zweig von F&E, für den Bonus und einen Stein.
    .w-research = forschen

icon-breakthrough = Durchbruch: ein Prototyp aus Teilen und Bots gegen Extremwetter, für KP und eine Auszeichnung.
    .w-breakthrough = einen Durchbruch erzielen

icon-initiative = Ein Platz in der Zugreihenfolge der nächsten Runde.
    .w-initiative = die Initiative beanspruchen

icon-award = Eine Auszeichnung: passt auf jedes leere Feld deines Büros. Drei bringen den Nobelpreis.
    .w-award = Auszeichnung

icon-nobel = Der Nobelpreis für den, der zuerst drei Auszeichnungen hat. Er beendet das Spiel.
    .w-nobel = Nobelpreis

icon-cite = Ein Zitatstein: ersetzt den dritten Stein einer Reihe, sobald ihr Schloss weg ist.
    .w-cite = Zitatstein

icon-lock = Ein Schlossstein: geht mit der ersten Abhandlung oder Forschung seines Wetters. Auch ein geschlossener Abschnitt des Fließbands.
    .w-lock = Schlossstein; geschlossen
    .w-open = offen

icon-income = Fächer des Fließbands mit diesem Zeichen geben Einkommen, sobald ihr Bot weg ist.
    .w-income = Einkommen

icon-cp = KP, die Punkte dieses Spiels.
    .wm-star = KP

icon-goal = KP erst am Ende des Spiels.
    .w-target = am Ende; Pläne

icon-check = Erledigt: ein Ziel gesetzt, eine Abhandlung veröffentlicht.
    .w-check = erledigt

icon-storm = Extremwetter mit seiner Stufe. Zwei Plättchen der Stufe 3 verlieren gegen die Saboteure.
    .w-storm = Extremwetter

icon-bot = Ein Bot: im Vorrat gebaut, zu den Maschinen geschickt. Er wird nie ausgegeben.
    .b-p1 = Bot von Gelb, im Solospiel deiner
    .b-p2 = Bot von Schwarz
    .b-p3 = Bot von Orange
    .b-p4 = Bot von Violett

icon-saboteurs = Bots und Marker der Saboteure. Ihre Bots warten im Versteck.
    .b-saboteurs = Bot der Saboteure

icon-lativs-bot = Lativs Bot: ein schon belegter Platz in seinem Labor. Wer dort arbeitet, versetzt oder entfernt ihn.
    .b-lativ = Lativs Bot

icon-figure = Ein Wissenschaftler steht dort, wo er in diesem Zug handelt; nur einer je Platz.
    .f-scientist = Wissenschaftler

icon-agent = Ein Saboteur: geht, wohin der aktuelle Bericht ihn schickt, und führt seinen Plan aus.
    .f-pink = rosa Saboteur
    .f-white = weißer Saboteur
    .w-agent = ein Saboteur

icon-lativ = Professor Lativ: verlässt den Ort, an den jemand kommt, und setzt einen Bot in sein Labor.
    .f-lativ = Lativ

icon-assistant = Der Assistent steht bei dem Wetter, das am Ende dieser Runde laufen kann.
    .f-assistant = Assistent

icon-priority = Die Priorität eines Berichts: ob ein Plan den obersten oder den untersten Platz vorzieht.
    .w-up = oberster zuerst
    .w-down = unterster zuerst

icon-hideout = Das Versteck: Bots und Chemikalien der Saboteure.
    .w-box = Versteck

icon-deck = Übrige Sicherheitsberichte. Ohne Karte verlierst du.
    .i-deck = Stapel

icon-end = Das Ende des Spiels oder was es bringt.
    .i-flag = Ende
