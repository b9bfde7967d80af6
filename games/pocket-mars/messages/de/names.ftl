### Pocket Mars: die Namen von Spielern und Dingen.

game-summary = Bringe deine sieben Kolonisten auf den Mars, bevor es die anderen tun oder die Androiden der Devious Automatics Challenge.

## Players. "whose" stands behind what they own; "ship", "module" and so on are a thing with its owner.

player-you = du
    .whose = von dir
    .accusative = dich
    .dative = dir
    .turn = dein Zug
    .one = dein Kolonist
    .colonists = deine Kolonisten
    .colonists-genitive = deiner Kolonisten
    .ship = dein Raumschiff
    .ship-dative = deinem Raumschiff
    .module = dein Modul
    .module-dative = deinem Modul
    .module-genitive = deines Moduls
    .energy = deine Energie
    .hand = deine Hand
player-androids = die Androiden
    .whose = der Androiden
    .accusative = die Androiden
    .dative = den Androiden
    .turn = der Zug der Androiden
    .one = ein Kolonist der Androiden
    .colonists = die Kolonisten der Androiden
    .colonists-genitive = der Kolonisten der Androiden
    .ship = das Raumschiff der Androiden
    .ship-dative = dem Raumschiff der Androiden
    .module = das Modul der Androiden
    .module-dative = dem Modul der Androiden
    .module-genitive = des Moduls der Androiden
    .energy = die Energie der Androiden
    .hand = die Hand der Androiden
player-red = Rot
    .whose = von Rot
    .turn = der Zug von Rot
    .one = ein Kolonist von Rot
    .colonists = die Kolonisten von Rot
    .colonists-genitive = der Kolonisten von Rot
    .ship = das Raumschiff von Rot
    .ship-dative = dem Raumschiff von Rot
    .module = das Modul von Rot
    .module-dative = dem Modul von Rot
    .module-genitive = des Moduls von Rot
    .energy = die Energie von Rot
    .hand = die Hand von Rot
player-white = Weiß
    .whose = von Weiß
    .turn = der Zug von Weiß
    .one = ein Kolonist von Weiß
    .colonists = die Kolonisten von Weiß
    .colonists-genitive = der Kolonisten von Weiß
    .ship = das Raumschiff von Weiß
    .ship-dative = dem Raumschiff von Weiß
    .module = das Modul von Weiß
    .module-dative = dem Modul von Weiß
    .module-genitive = des Moduls von Weiß
    .energy = die Energie von Weiß
    .hand = die Hand von Weiß
player-yellow = Gelb
    .whose = von Gelb
    .turn = der Zug von Gelb
    .one = ein Kolonist von Gelb
    .colonists = die Kolonisten von Gelb
    .colonists-genitive = der Kolonisten von Gelb
    .ship = das Raumschiff von Gelb
    .ship-dative = dem Raumschiff von Gelb
    .module = das Modul von Gelb
    .module-dative = dem Modul von Gelb
    .module-genitive = des Moduls von Gelb
    .energy = die Energie von Gelb
    .hand = die Hand von Gelb
player-grey = Grau
    .whose = von Grau
    .turn = der Zug von Grau
    .one = ein Kolonist von Grau
    .colonists = die Kolonisten von Grau
    .colonists-genitive = der Kolonisten von Grau
    .ship = das Raumschiff von Grau
    .ship-dative = dem Raumschiff von Grau
    .module = das Modul von Grau
    .module-dative = dem Modul von Grau
    .module-genitive = des Moduls von Grau
    .energy = die Energie von Grau
    .hand = die Hand von Grau
player-seat = Platz { $seat }

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-purple = violett
colour-black = schwarz
back-green = eine grüne Karte
back-blue = eine blaue Karte
back-orange = eine Karte in Orange
back-purple = eine violette Karte
back-black = eine schwarze Karte
back-hidden = eine Karte
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
