### Namen von Spielern, Figuren und Orten, wie andere Meldungen sie benutzen.

## Spieler, jeder mit dem, was hinter seinem Besitz steht.

saboteurs = die Saboteure
    .own = der Saboteure
lativ = Lativ
    .own = von Lativ
    .by = von Lativ

## Wetter, Farben und Chemikalien.

weather-rain = Regen
    .branch = Regenzweig
    .column = Regenspalte
    .space = Regenfeld
weather-wind = Wind
    .branch = Windzweig
    .column = Windspalte
    .space = Windfeld
weather-sun = Sonne
    .branch = Sonnenzweig
    .column = Sonnenspalte
    .space = Sonnenfeld
weather-fog = Nebel
    .branch = Nebelzweig
    .column = Nebelspalte
    .space = Nebelfeld
weather-snow = Schnee
    .branch = Schneezweig
    .column = Schneespalte
    .space = Schneefeld
colour-green = grün
    .neuter = grünes
    .plural = grüne
    .dative = grünen
colour-white = weiß
    .neuter = weißes
    .plural = weiße
    .dative = weißen
colour-pink = rosa
colour-magenta = magenta
colour-blue = blau
    .neuter = blaues
    .plural = blaue
    .dative = blauen
token-colour-government = blau
    .neuter = blaues
    .plural = blaue
    .weak = blaue
    .dative = blauen
token-colour-lab = grün
    .neuter = grünes
    .plural = grüne
    .weak = grüne
    .dative = grünen
token-colour-rnd = lila
chemical-verdino = Verdino
chemical-melgoth = Melgoth
chemical-delugium = Delugium
chemical-calorium = Calorium
chemical-radieu = Radieu

## Orte im Satz und am Anfang einer Zeile, Hauptorte, Maschinen.

location-supply = der Vorrat
    .heading = Vorrat
    .accusative = den Vorrat
    .in = im Vorrat
    .to = in den Vorrat
    .of = des Vorrats
location-government = die Regierung
    .heading = Regierung
    .in = bei der Regierung
    .to = zur Regierung
    .of = der Regierung
location-lab = Lativs Labor
    .in = in Lativs Labor
    .to = in Lativs Labor
    .of = von Lativs Labor
location-rnd = F&E
    .in = in F&E
    .to = zu F&E
    .of = von F&E
location-office = Lativs Büro
    .in = in Lativs Büro
    .to = in Lativs Büro
    .of = von Lativs Büro
heading = { FORM($location, "heading") }
area-government = Regierung
    .of = der Regierung
    .track = Regierungs-Finanzierungsleiste
area-lab = Labor
    .of = des Labors
    .track = Labor-Finanzierungsleiste
area-rnd = F&E
    .of = von F&E
    .track = F&E-Finanzierungsleiste
machine-government = die Regierungsmaschine
    .in = in der Regierungsmaschine
    .to = in die Regierungsmaschine
    .of = der Regierungsmaschine
machine-lab = die Wettermaschine
    .in = in der Wettermaschine
    .to = in die Wettermaschine
    .of = der Wettermaschine
machine-rnd = F&E
    .in = in F&E
    .to = zu F&E
    .of = von F&E

## Coupons: allein, mehrere, mit Artikel und vor einer Zahl.

voucher-supply = Vorratscoupon
    .many = Vorratscoupons
    .a = einen Vorratscoupon
    .genitive = eines Vorratscoupons
    .short = Vorrat
voucher-government = Regierungscoupon
    .many = Regierungscoupons
    .a = einen Regierungscoupon
    .genitive = eines Regierungscoupons
    .short = Regierung
voucher-lab = Laborcoupon
    .many = Laborcoupons
    .a = einen Laborcoupon
    .genitive = eines Laborcoupons
    .short = Labor
voucher-rnd = F&E-Coupon
    .many = F&E-Coupons
    .a = einen F&E-Coupon
    .genitive = eines F&E-Coupons
    .short = F&E
voucher-science = Wissenschaftscoupon
    .many = Wissenschaftscoupons
    .a = einen Wissenschaftscoupon
    .genitive = eines Wissenschaftscoupons
    .short = Wissenschaft
vouchers = { $count } { $count ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    }
any-vouchers = { $count } { $count ->
        [one] Coupon
       *[other] Coupons
    } beliebiger Art

## Figuren und Plättchen.

agent-white = der weiße Saboteur
    .accusative = den weißen Saboteur
    .dative = dem weißen Saboteur
    .by = vom weißen Saboteur
    .of = des weißen Saboteurs
agent-pink = der rosa Saboteur
    .accusative = den rosa Saboteur
    .dative = dem rosa Saboteur
    .by = vom rosa Saboteur
    .of = des rosa Saboteurs
part = { FORM($colour, "neuter") } Zahnrad
a-part = ein { FORM($colour, "neuter") } Zahnrad
a-chemical = ein { $chemical }
parts-of-colour = { $count } { $count ->
        [one] { FORM($colour, "neuter") } Zahnrad
       *[other] { FORM($colour, "plural") } Zahnräder
    }
no-parts = keine Zahnräder
workshop-tile = { $one } und { $other }
    .in = in { CAPITAL($one) } und { CAPITAL($other) }
experiment = { $title } ({ $weather }, Stadium { $stage })
goal = „{ $title }“ ({ $condition })
piece-scientist = { KEY($player) ->
        [you] dein Wissenschaftler
       *[other] der Wissenschaftler { FORM($player, "own") }
    }
    .by = { KEY($player) ->
            [you] von deinem Wissenschaftler
           *[other] vom Wissenschaftler { FORM($player, "own") }
        }
awards = { $count } { $count ->
        [one] Auszeichnung
       *[other] Auszeichnungen
    }
token = Forschungsstein { $weather } ({ $colour })
set-circle = Kreis
set-triangle = Dreieck
set-square = Quadrat
set-diamond = Raute

## Aktionen der Hauptorte.

deed-sell = Zahnrad verkaufen
deed-secure = Subvention sichern
deed-experiment = Am Experiment arbeiten
deed-publish = Abhandlung veröffentlichen
deed-research = Forschen
deed-breakthrough = Durchbruch

## Felder.

action-space = das { $side ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Feld { FORM($location, "of") }
    .to = auf das { $side ->
            [left] linke
            [middle] mittlere
           *[right] rechte
        } Feld { FORM($location, "of") }
action-supply = Feld { $nth } des Vorrats
    .to = auf Feld { $nth } des Vorrats
action-short = Feld { $side ->
        [left] links
        [middle] in der Mitte
       *[right] rechts
    }
action-short-supply = Feld { $nth }
action-article = das { $side ->
        [left] linke
        [middle] mittlere
       *[right] rechte
    } Feld
height-left = links
    .weak = linke
    .dative = linken
height-right = rechts
    .weak = rechte
    .dative = rechten
height-top = oben
    .weak = obere
    .dative = oberen
height-middle = Mitte
    .weak = mittlere
    .dative = mittleren
height-bottom = unten
    .weak = untere
    .dative = unteren
bot-space = das { FORM($at, "weak") } { FORM($weather, "space") } { FORM($machine, "in") }
    .dative = dem { FORM($at, "dative") } { FORM($weather, "space") } { FORM($machine, "in") }
bot-space-short = das { FORM($at, "weak") } Feld
bot-space-listed = { $weather }, { $at }
cell = Reihe { $row } der { FORM($weather, "column") }
cell-row = Reihe { $row }
cell-column = die { FORM($weather, "column") }
office-space = das { FORM($colour, "weak") } Feld von Reihe { $row }
goal-space = das { $height ->
        [top] obere
       *[bottom] untere
    } { FORM($colour, "weak") } Zielfeld
line-slot = Fach { $place } in Abschnitt { $section }
workshop-row-top = oben
    .adjective = obere
    .genitive = oberen
workshop-row-middle = Mitte
    .adjective = mittlere
    .genitive = mittleren
workshop-row-bottom = unten
    .adjective = untere
    .genitive = unteren
own-office = sein Büro
    .in = in seinem Büro
    .to = in sein Büro

## Security-Reports.

report = { $agent ->
        [white] weiß
       *[pink] rosa
    } → { FORM($destination, "heading") }, { $weather }, { $end }
report-lativ = Lativ
report-card = { $report } ({ $card })
end-topmost = am weitesten oben
end-bottommost = am weitesten unten

## Orte, an denen ein Bonus aufgedruckt ist.

at-subsidy = Subventionsplättchen „{ $tile }“
at-column = die { FORM($weather, "column") }
at-row = Reihe { $row } der Subventionsplättchen
at-funding = Feld { $space } der { FORM($area, "track") }
at-goal = { $space }
at-office = { $space } des Büros
at-slide = die Abhandlung von Reihe { $row }
at-slot = { $slot } des Fließbands
at-storm = Feld { $space } von „{ $tile }“
at-experiment = { $tile }
