### Master of the Galaxy: choices. The value is the button, .detail what it costs and brings, .group its heading, .short the button under that heading.

## Set-up, and results of chance.

choice-first =
    { KEY($player) ->
        [player-you] Du beginnst
       *[other] { $player } beginnt
    }
choice-draw = { CAPITAL($cube) }
choice-show = { $card }
    .detail = { $about }
choice-weave = { $card }
choice-home = { $system }
    .detail = { $about }
    .group = Heimat
choice-shape = { CAPITAL($shape) }
    .detail = { $more } Basen der anderen Formen können dazukommen; { $left } von dieser bleiben im Vorrat
about-system = { $colour }; Planeten: { $planets }
about-home = { $colour }; Planeten: { $planets }; { $routes } Routen mit { $slots } Plätzen

## Phase 2. $slot is "own" for a slot of the cube's colour, "any" for one for every colour, otherwise its colour.

choice-place =
    { $slot ->
        [own] { CAPITAL($cube) } auf { $project }
        [any] { CAPITAL($cube) } auf { $project }, Feld für jede Farbe
       *[other] { CAPITAL($cube) } auf { $project }, Feld für { FORM($slot, "noun") }
    }
    .detail =
        { $step ->
            [completes] schließt es ab: { $brings }
            [wins] gewinnt den Konflikt
           *[goes-on] { $filled } von { $needed }
        }
    .group = Karten und Konflikte
choice-build = { CAPITAL($cube) } auf { $route }
    .detail =
        { $step ->
            [completes] stellt die Route fertig
           *[goes-on] { $filled } von { $needed }
        }
    .group = Routen
choice-settle = { CAPITAL($cube) } besiedelt { $system }
    .short = { CAPITAL($cube) }: { $system }
    .detail =
        { $count ->
            [0] { FORM($planet, "nominative") } Planet: bringt nichts
            [one] bringt { $count } { FORM($planet, "accusative") }
           *[other] bringt { $count } { FORM($planet, "plural") }
        }
    .group = Besiedeln
choice-initiate = { $card } gegen { $target } von { $source } aus
    .group = Konflikt beginnen
choice-recall = Einen Würfel zurückholen
    .detail = der schwarze Würfel kommt mit ihm in deinen Beutel
    .group = Anderes
choice-dismiss = { $card } aufgeben
    .short = { $card }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } Würfel kommt zurück
           *[other] { $count } Würfel kommen zurück
        }
    .group = Aufgeben
choice-end = Phase 2 beenden
    .detail =
        { $count ->
            [0] { "" }
           *[other] in deinen Beutel zurück: { $cubes }
        }
    .group = Anderes

## Effects.

choice-take =
    { $slot ->
        [own] { CAPITAL($cube) } { FORM($project, "from") }
        [any] { CAPITAL($cube) } { FORM($project, "from") }, Feld für jede Farbe
       *[other] { CAPITAL($cube) } { FORM($project, "from") }, Feld für { FORM($slot, "noun") }
    }
    .group = Karten
choice-take-route = { CAPITAL($cube) } von { $route }
    .group = Routen
choice-take-work = { $card }: { $work }
    .group = Schwärme
choice-base = { CAPITAL($shape) } auf { $system }
    .detail =
        { $own ->
            [yes] eine Basis mehr
           *[no] nimmt das System ein
        }
    .group = Basis
choice-free = { CAPITAL($planet) }: Planet von { $system }
    .detail =
        { $count ->
            [0] bringt nichts
            [one] bringt { $count } { FORM($planet, "accusative") }
           *[other] bringt { $count } { FORM($planet, "plural") }
        }
    .group = Besiedeln
choice-cube = { CAPITAL($colour) }
    .detail =
        { $from ->
            [bag] { $count } im Beutel
           *[reserve] { $count } im Vorrat
        }
choice-give = { CAPITAL($colour) } abgeben
    .detail = { $count } im Beutel
choice-close = { $system }
    .detail = { $about }
    .group = Schließen
choice-conflict = { $card }
    .detail = gegen { $target }
choice-skip = { $player }
choice-leader = { $card }
    .detail = { $about }
    .group = Anführer
choice-complete = { CAPITAL($project) }
choice-aim = { $system }
    .detail = { $about }
choice-use = { CAPITAL($effect) }
    .detail =
        { $count ->
            [0] { "" }
           *[other] { $count } Würfel im Beutel
        }
    .then = { $effect }
choice-pass = Verzichten
    .detail =
        { $seen ->
            [yes] alle aufgedeckten Karten kommen unter ihren Stapel
           *[no] der Rest dieses Effekts verfällt
        }

## Picks of cards.

choice-deck = { CAPITAL($pile) }
    .detail =
        { $top ->
            [none] { "" }
           *[other] obenauf: { $top }
        }
choice-keep =
    { KEY($pile) ->
        [pile-species] { $card } führen
       *[other] { $card } behalten
    }
    .detail = { $about }
choice-under = Zuerst { $card }
