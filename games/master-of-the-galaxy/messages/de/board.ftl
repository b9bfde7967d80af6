### Master of the Galaxy: the table, as lists and as the words of its drawing.

## Shared.

chance = { $percent } %
chance-under = <{ $percent } %

## The table as lists.

table-cubes =
    { KEY($player) ->
        [player-you] Deine Würfel
       *[other] Würfel von { $player }
    }
table-hand = Hand: { $cubes }
table-bag = Beutel, { $count } Würfel
table-odds =
    { $count ->
        [one] { $count } { FORM($colour, "nominative") }: zu { $chance } mindestens einer auf der nächsten Hand
       *[other] { $count } { FORM($colour, "plural") }: zu { $chance } mindestens einer auf der nächsten Hand
    }
table-swarm =
    { $target ->
        [none] { $swarm } auf { $system } hat noch kein Ziel
       *[other] { $swarm } auf { $system }, zielt auf { $target }; Aussicht, im nächsten Span dort einzudringen: { $chance }
    }
table-work = { $work }: { $filled } von { $slots } ({ $colour }); Aussicht, im nächsten Span voranzukommen: { $chance }
table-weaver-deck =
    { $count ->
        [one] Weaver-Stapel: { $count } Karte
       *[other] Weaver-Stapel: { $count } Karten
    }
table-tokens = Übrige Schwarze Löcher: { $count }
table-systems = Systeme
table-system =
    { $start ->
        [yes] { $system } ({ $colour }, Startsystem): { $stands }; Planeten: { $planets }
       *[no] { $system } ({ $colour }): { $stands }; Planeten: { $planets }
    }
system-hole = ein Schwarzes Loch
system-swarm = unter { $swarm }
system-held =
    { KEY($player) ->
        [player-you] deins ({ $bases })
       *[other] von { $player } ({ $bases })
    }
planet-settled = { $planet } (besiedelt)
table-routes = Routen
route-free = { $route }: { $slots } Felder, frei
route-owned =
    { $complete ->
        [yes] { $route }: { $player }, { $cubes } auf { $slots } Feldern, fertig
       *[no] { $route }: { $player }, { $cubes } auf { $slots } Feldern, unfertig
    }
table-player =
    { $out ->
        [yes] { $player }, ausgeschieden
       *[no] { $player }
    }
table-bases = Basen: { $count }
table-symbol = { $symbol } { $count }
table-symbols =
    { $some ->
        [yes] Symbole: { $symbols }
       *[no] Symbole: keine
    }
table-player-bag = Beutel: { $cubes }
table-skips = Setzt im nächsten Zug aus
table-card =
    { $stands ->
        [won] { $card } ({ $symbol }, gewonnen)
        [under-way] { $card } ({ $symbol }, läuft)
        [completed] { $card } ({ $symbol }, abgeschlossen)
       *[open] { $card } ({ $symbol })
    }
table-project = { $part } { $slots }: { $effect }
table-conflicts = Laufende Konflikte
table-conflict = { $card } gegen { $target } ({ $against }) von { $source } aus
table-side = { $part }: { $filled } von { $slots }
table-decks = Stapel
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] { CAPITAL($pile) }: { $count } Karte
               *[other] { CAPITAL($pile) }: { $count } Karten
            }
       *[other]
            { $count ->
                [one] { CAPITAL($pile) }: { $count } Karte, obenauf { $top }
               *[other] { CAPITAL($pile) }: { $count } Karten, obenauf { $top }
            }
    }
table-reserve = Vorrat: { $cubes }

## The drawing: its parts.

map = Der Spielplan
map-aims = { $swarm } zielt auf { $system }
map-conflict =
    { KEY($player) ->
        [player-you] { $card }: du gegen { $target }
       *[other] { $card }: { $player } gegen { $target }
    }
corner-north-west = Nordwest
corner-north-east = Nordost
corner-south-west = Südwest
corner-south-east = Südost
others-swarms = Schwärme
others-players = Andere
bag = Beutel
bag-cubes = Würfel im Beutel
bag-odds = Der Beutel und die Chance jeder Farbe auf die nächste Hand
hand = Hand
hand-empty = keine Würfel auf der Hand
reserve = Der Vorrat
reserve-cubes =
    { $count ->
        [one] { $count } { FORM($colour, "nominative") } im Vorrat
       *[other] { $count } { FORM($colour, "plural") } im Vorrat
    }
supply = Basen im Bestand
supply-bases = { CAPITAL($shape) }: { $count } im Bestand
cards = Karten
cards-yours = Deine Karten
cards-of =
    { KEY($player) ->
        [player-you] Deine Karten
       *[other] Karten von { $player }
    }
cards-open = Karten zeigen
cards-seen = Aufgedeckte Karten
cards-done = Abgeschlossen und gewonnen
cards-room =
    { $count ->
        [one] Platz für noch { $count } { FORM($pile, "card") }
       *[other] Platz für noch { $count } { FORM($pile, "plural") }
    }
card-of-type = { $card }, { FORM($pile, "card") }
card-changes = { $card }: { $changes }
conflict-under-way = { $card }, läuft
project-cubes = { $filled } von { $needed } Würfeln
project-enough =
    { $needed ->
        [one] Ein Würfel reicht
       *[other] { $needed } Würfel reichen
    }
project-needed = { $needed } nötig
stakes-victory = Bei Sieg: { $effect }.
stakes-cubes = Beute: { $count } Würfel.
stakes-leader = Beute: ein Anführer.
slot-empty = leer
track = Vormacht
track-column = { CAPITAL($symbol) }: { $players }
track-player = { $player } { $count }
track-feeds = nährt { $swarm }

## The drawing: how near everybody is to the end.

ways =
    { KEY($player) ->
        [player-you] Deine Wege zum Sieg
       *[other] Wege zum Sieg: { $player }
    }
ways-symbols = Die meisten gleichen Symbole: { $symbol }
losses-tokens = Schwarze Löcher auf dem Spielplan: Liegen alle aus, verlierst du
losses-swarms = Schwärme auf dem Spielplan und Karten im Weaver-Stapel
tag-over = vorbei
tag-now = am Zug
tag-out = ausgeschieden

## The drawing: numbers whose changes are reported.

number-bag =
    { KEY($player) ->
        [player-you] Würfel in deinem Beutel
       *[other] Würfel im Beutel von { $player }
    }
number-bases =
    { KEY($player) ->
        [player-you] Deine Basen
       *[other] Basen von { $player }
    }
number-symbols =
    { KEY($player) ->
        [player-you] Deine Symbole
       *[other] Symbole von { $player }
    }
number-starts =
    { KEY($player) ->
        [player-you] Deine Startsysteme
       *[other] Startsysteme von { $player }
    }
number-holes = Schwarze Löcher

## The drawing: swarms.

swarms-none = Kein Schwarm ist auf dem Spielplan.
swarms-order = Die Reihenfolge, in der sie handeln
swarms-arrows = Die Farben, nach denen er zielt, der Reihe nach
swarms-enters = Aussicht, dass er im nächsten Span in sein Ziel eindringt
swarms-feeds = Ein Symbol dieser Art nährt diese Werke

## The drawing: signs and their legend.

glyph-cube = { FORM($colour, "nominative") } Würfel
glyph-slot = Feld für { FORM($colour, "noun") }
glyph-symbol = { FORM($symbol, "symbol") }
glyph-hole = Schwarzes Loch
glyph-home = Heimat; Startsysteme
glyph-conflict = Konflikt
legend = Zeichen
legend-base = Basis: { $shape }
legend-cube =
    { $key ->
        [red] { FORM($colour, "nominative") } Würfel: Militär
        [blue] { FORM($colour, "nominative") } Würfel: Wissenschaft
        [yellow] { FORM($colour, "nominative") } Würfel: Wirtschaft
        [white] { FORM($colour, "nominative") } Würfel: Industrie
       *[black] { FORM($colour, "nominative") } Würfel: Verwaltung
    }
legend-slots = Feld für eine Farbe, Feld für jede Farbe
legend-work =
    { $key ->
        [proliferation] { $work }: kommt voran, wenn zwei Würfel einer Farbe gezogen werden; ist sie voll, so kommt ein neuer Schwarm auf dem Ziel an
        [morphing] { $work }: kommt voran, wenn genau ein Würfel ihrer Farbe gezogen wird; ist sie voll, so nimmt eine andere Karte den Platz des Schwarms ein
       *[engulfment] { $work }: kommt voran, wenn die beiden anderen es nicht tun; ist es voll, so bewegt sich der Schwarm auf sein Ziel und hinterlässt ein Schwarzes Loch
    }

## The forecast in the rail.

foresee-enters = { $swarm } dringt vielleicht in { $system } ein
foresee-work = { $swarm }: ein Würfel auf { $work }
