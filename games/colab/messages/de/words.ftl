### The names of pieces, and what cards, tiles, rows and trades do.

## People and pieces.

you = du
    .accusative = dich
    .dative = dir
    .capital = Du
    .possessive = dein
window = { CAPITAL($tower) } { $level }
colour-white = weiß
    .nominative = weißer
    .accusative = weißen
    .dative = weißen
    .plural = weiße
colour-red = rot
    .nominative = roter
    .accusative = roten
    .dative = roten
    .plural = rote
colour-blue = blau
    .nominative = blauer
    .accusative = blauen
    .dative = blauen
    .plural = blaue
colour-purple = violett
    .nominative = violetter
    .accusative = violetten
    .dative = violetten
    .plural = violette
shape-triangle = Dreieck
shape-circle = Kreis
shape-diamond = Raute
deck-device = Apparat
    .plural = Apparate
    .another = einen weiteren Apparat
    .adjacent = jeden benachbarten Apparat
    .each = jeden Apparat
deck-potion = Trank
    .plural = Tränke
    .another = einen weiteren Trank
    .adjacent = jeden benachbarten Trank
    .each = jeden Trank
deck-monster = Monster
    .plural = Monster
    .another = ein weiteres Monster
    .adjacent = jedes benachbarte Monster
    .each = jedes Monster
row-top = obere
row-bottom = untere
tier-starter = Start
tier-one = I
tier-two = II
tier-three = III
length-full = voll
length-express = Express
device-death-ray = Death Ray
device-weather-machine = Weather Machine
device-burton = Burton
device-mind-slayer = Mind Slayer
die = Würfel ({ $colour }: { $face })
bait-token = ein { FORM($colour, "nominative") } Marker
    .accusative = einen { FORM($colour, "accusative") } Marker
bait-die = ein { FORM($colour, "nominative") } Würfel
    .accusative = einen { FORM($colour, "accusative") } Würfel
item-token = ein { FORM($colour, "nominative") } Marker
    .dative = einem { FORM($colour, "dative") } Marker
item-wild = ein Jokermarker
    .dative = einem Jokermarker
item-minion = der { $die } auf dem Schergen in { $window }
    .dative = dem { $die } auf dem Schergen in { $window }
item-die = der { $die }
    .dative = dem { $die }
item-wild-die = der JOKER-Würfel in { $window }
    .dative = dem JOKER-Würfel in { $window }
potion-on-card = auf { $card }
    .from = von { $card }
potion-stored = im Tranklager
    .from = aus dem Tranklager
potion-new = in diesem Zug erhalten
    .from = von den neuen
counted-symbols =
    { $count ->
        [one] { $count } { FORM($symbol, "accusative") }
       *[other] { $count } { FORM($symbol, "plural") }
    }

## Parts of effects.

part-die =
    { KEY($colour) ->
        [none] { $count ->
            [one] { $count } Würfel (Farbe nach Wahl) erhalten
           *[other] { $count } Würfel (Farbe nach Wahl) erhalten
        }
       *[other] { $count ->
            [one] { $count } { FORM($colour, "accusative") } Würfel erhalten
           *[other] { $count } { FORM($colour, "plural") } Würfel erhalten
        }
    }
part-card =
    { KEY($deck) ->
        [none] { $count ->
            [one] { $count } Karte beliebiger Art ziehen
           *[other] { $count } Karten beliebiger Art ziehen
        }
       *[other] { $count ->
            [one] { $count } { $deck }karte ziehen
           *[other] { $count } { $deck }karten ziehen
        }
    }
part-draw = { $count } Karten ziehen, { $keep } behalten
part-token =
    { KEY($colour) ->
        [none] { $count ->
            [one] { $count } Marker (Farbe nach Wahl) erhalten
           *[other] { $count } Marker (Farbe nach Wahl) erhalten
        }
       *[other] { $count ->
            [one] { $count } { FORM($colour, "accusative") } Marker erhalten
           *[other] { $count } { FORM($colour, "plural") } Marker erhalten
        }
    }
part-wild = { $count } Jokermarker erhalten
part-potion = { $count } Trankmarker erhalten
part-research = { $count } Forschungsmarker erhalten
part-points =
    { $count ->
        [one] { $count } Forschungspunkt erhalten
       *[other] { $count } Forschungspunkte erhalten
    }
part-return = { $count } Würfel auffrischen
part-return-all = die ganze Schale werfen
part-set-die = { $count } Würfel im Pool auf eine beliebige Seite drehen
part-trigger =
    { $count ->
        [one] { $count } Karte auslösen
       *[other] { $count } Karten auslösen
    }
part-trigger-adjacent =
    { $count ->
        [one] { $count } benachbarte Karte auslösen
       *[other] { $count } benachbarte Karten auslösen
    }
part-copy = einen benachbarten Auslöser kopieren
part-build = bauen
part-extra-build =
    { KEY($deck) ->
        [none] { $count ->
            [one] { $count } Karte beliebiger Art ohne Bausymbole bauen
           *[other] { $count } Karten beliebiger Art ohne Bausymbole bauen
        }
       *[other] { $count ->
            [one] { $count } { $deck }karte ohne Bausymbole bauen
           *[other] { $count } { $deck }karten ohne Bausymbole bauen
        }
    }
part-discount =
    { $count ->
        [one] { $count } Symbol weniger für eine Karte bezahlen
       *[other] { $count } Symbole weniger für eine Karte bezahlen
    }
part-reposition =
    { KEY($row) ->
        [none] einen Schergen versetzen
       *[other] einen Schergen versetzen und dort die { $row } Turmaktion ausführen
    }
part-second-action = auch die andere Laboraktion ausführen
part-upgrade = ein Ausbauplättchen legen
part-hand-limit =
    { $count ->
        [one] { $count } Karte mehr behalten
       *[other] { $count } Karten mehr behalten
    }
part-token-limit = { $count } Marker mehr behalten

## Abilities of cards.

ability-trigger = Auslöser: { $effect }.
ability-built = Beim Bau: { $effect }.
ability-react =
    { $once ->
        [yes] { $when }, einmal pro Zug: { $effect }.
       *[no] { $when }: { $effect }.
    }
ability-potion = Für { $count } Trankmarker: { $effect }.
ability-score-adjacent =
    { KEY($deck) ->
        [none] { $count ->
            [one] Bringt { $count } Punkt für jede benachbarte Karte.
           *[other] Bringt { $count } Punkte für jede benachbarte Karte.
        }
       *[other] { $count ->
            [one] Bringt { $count } Punkt für { FORM($deck, "adjacent") }.
           *[other] Bringt { $count } Punkte für { FORM($deck, "adjacent") }.
        }
    }
ability-score-grid =
    { $count ->
        [one] Bringt { $count } Punkt für { FORM($deck, "each") } in deinem Raster.
       *[other] Bringt { $count } Punkte für { FORM($deck, "each") } in deinem Raster.
    }
when-rest = Wenn du ausruhst
when-send =
    { KEY($colour) ->
        [none] Wenn du zu einem Turm aussendest
       *[other] Wenn du zu einem { FORM($colour, "dative") } Turm aussendest
    }
when-retrieve =
    { KEY($colour) ->
        [none] Wenn du von einem Turm zurückholst
       *[other] Wenn du von einem { FORM($colour, "dative") } Turm zurückholst
    }
when-build =
    { KEY($deck) ->
        [none] Wenn du eine weitere Karte baust
       *[other] Wenn du { FORM($deck, "another") } baust
    }
when-pay = Wenn du eine Karte bezahlst
when-upgrade = Nach deinem Teil einer Ausbaurunde

## Bonus cards.

section-a =
    { $when ->
        [once] einmalig
        [always] dauerhaft
        [rest] immer wenn du ausruhst
        [pay] einmal pro Zug, wenn du eine Karte bezahlst
       *[token] immer wenn du einen Ausbaumarker nimmst
    }
section-b =
    { $points ->
        [one] { $points } Punkt für { $what }
       *[other] { $points } Punkte für { $what }
    }
section-b-each =
    { $what ->
        [surrounded] jede Karte mit Karten an allen vier Seiten
        [device] jeden Apparat
        [potion] jeden Trank
        [monster] jedes Monster
        [set] jeden Satz aus Monster, Apparat und Trank
        [line] jede Zeile oder Spalte aus vier Karten
        [resource_die] jeden Rohstoffwürfel
        [potion_ability] jede Karte mit einer Trankfähigkeit
        [research_point] jeden Forschungspunkt
        [token] jeden Rohstoff- oder Jokermarker, für einen Trankmarker die Hälfte
        [trigger] jede Karte mit einem Auslöser
        [cost_four] jede Karte, die vier Symbole oder mehr kostet
        [points_one] jede Karte mit höchstens einem aufgedruckten Punkt
        [points_two] jede Karte mit höchstens zwei aufgedruckten Punkten
        [group] jede Karte deiner größten zusammenhängenden Gruppe einer Art
        [all_types] jede Zeile oder Spalte mit allen drei Arten
       *[hand_card] jede Handkarte
    }
bonus-words = A, { $when }: { $effect }; B: { $worth }
tile-words =
    { $count ->
        [one] { $count } Scherge: { $effect }
       *[other] { $count } Schergen: { $effect }
    }
tile-symbols = Bausymbole: { $symbols }
card-words =
    { $points ->
        [one] kostet { $cost }; { $points } Punkt; { $ability }
       *[other] kostet { $cost }; { $points } Punkte; { $ability }
    }
