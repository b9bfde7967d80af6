### The buttons: what happens, what it brings or costs, and the headings above them.

## Chance.

choice-lay-tower = Turm { $tower }
choice-lay-insert = Turmeinsatz { $insert }
    .detail = { $brings }
choice-lay-lab = Labor { $lab }
choice-draw-tile = Plättchen { $tile }
    .detail = { $brings }
choice-first =
    { KEY($player) ->
        [you] Du
       *[other] { $player }
    }
choice-deal-bonus = Bonuskarte { $bonus }
    .detail = { $brings }
choice-bait = Ein { FORM($colour, "nominative") }
choice-draw = { $card }
choice-roll = { CAPITAL($face) }
choice-active = { $enemy }
choice-criteria = { CAPITAL($token) }
choice-power = { CAPITAL($token) }
choice-add-power = { CAPITAL($token) }
choice-face = { $face }
    .detail = { $does }
choice-doom = { $card }
    .detail = { $does }

## Free actions.

choice-use-potion = { $card } nutzen
    .short = { $card }
    .detail = { $brings }
choice-trade = { $cost } Forschung tauschen: { $brings }
    .short = Für { $cost } Forschung: { $brings }
choice-flip = Würfeltausch: einen in die Schale, einen drehen
choice-use-bonus = Teil A von { $bonus } nutzen
    .short = Teil A von { $bonus }
    .detail = { $when }: { $brings }
choice-repair = { $window } reparieren
    .detail = einmal in einem Ruhezug
choice-repair-by-research = { $window } mit Forschung reparieren
    .detail = 3 Forschungsmarker
choice-repair-by-resources = { $window } mit Rohstoffen reparieren
    .detail = 2 { FORM($symbol, "plural") }

## A turn.

choice-action-turn = Aktionszug
choice-rest-turn = Ausruhen
choice-scientist = { $scientist } spielen
    .detail =
        { $set-up ->
            [first_game] { $brings }; Schergen { KEY($towers) ->
                [none] dort, wo ihre Würfel es sagen
               *[other] auf { FORM($towers, "dative") }
            }
           *[normal] alle beginnen gleich: nur die Figur ist anders
        }
choice-send = Schergen mit dem { $die } aussenden
    .short = { CAPITAL($die) }
choice-retrieve =
    { KEY($die) ->
        [none] Schergen aus { $window } zurückholen
       *[other] Aus { $window } zurückholen: { $die }
    }
choice-reposition =
    { KEY($die) ->
        [none] Schergen aus { $window } versetzen
       *[other] Aus { $window } versetzen: { $die }
    }
choice-to = Zum Turm { $tower }
    .short = { CAPITAL($tower) }
    .detail =
        { KEY($enemy) ->
            [none] Obere Turmaktion: { $top }; untere Turmaktion: { $bottom }
           *[other] Gesperrt von { $enemy }: keine Turmaktion
        }
choice-to-frozen = Das Eis an Turm { $tower } brechen
    .short = { CAPITAL($tower) }
choice-row = Die { $row } Turmaktion ausführen
    .short = { CAPITAL($row) } Turmaktion
    .detail = { $brings }
choice-move = Ins Labor { $lab } gehen
    .short = { CAPITAL($lab) }
    .detail =
        { COUNT($enemies) ->
            [0] Bausymbole: { $symbols }
            [one] Bausymbole: { $symbols }; { $enemies } ist dort und lädt auf
           *[other] Bausymbole: { $symbols }; { $enemies } sind dort und laden auf
        }
choice-build = Bauen
choice-collect = Sammeln
choice-no-action = Keine Laboraktion
choice-use = Plättchen { $slot }, { $cost } { $cost ->
        [one] Scherge
       *[other] Schergen
    }: { $brings }
    .short = Plättchen { $slot }, { $cost } { $cost ->
        [one] Scherge
       *[other] Schergen
    }: { $brings }
choice-work = Der Scherge in { $window } arbeitet
choice-go-on = Weiter
    .then = weitermachen

## Building and paying.

choice-build-card = { $card } bauen
    .short = { $card }
    .detail = { $brings }
choice-drop = { CAPITAL(FORM($symbol, "one")) } weglassen
    .short = { CAPITAL($symbol) }
choice-at = Auf { $cell } legen
choice-pay-token = Mit einem { FORM($colour, "dative") } Marker bezahlen
    .short = { CAPITAL($colour) }
    .then = mit einem { FORM($colour, "dative") } Marker bezahlen
choice-pay-wild = Mit einem Jokermarker bezahlen
    .short = Joker
    .then = mit einem Jokermarker bezahlen
choice-pay-minion =
    { KEY($die) ->
        [none] Würfel in { $window } benutzen
       *[other] { $die } in { $window } benutzen
    }
    .short =
        { KEY($die) ->
            [none] { $window }
           *[other] { $window }: { $die }
        }
    .detail =
        { $wastes ->
            [yes] einer der zwei Rohstoffe verfällt
           *[no] {""}
        }
    .then =
        { KEY($die) ->
            [none] den Würfel in { $window } benutzen
           *[other] { $die } in { $window } benutzen
        }
choice-pay-die = Mit dem { $die } bezahlen
    .short = { CAPITAL($die) }
    .detail =
        { $wastes ->
            [yes] einer der zwei Rohstoffe verfällt
           *[no] {""}
        }
    .then = mit dem { $die } bezahlen
choice-when-built = Effekt beim Bau ausführen
    .detail = { $brings }
    .then = den Effekt beim Bau ausführen
card-in-cell = { $card } ({ $cell })
choice-fire = { $card } auslösen
    .short = { $card }
    .detail = { $brings }
    .then = { $card } auslösen
choice-react = Mit { $card } reagieren
    .short = { $card }
    .detail = { $brings }
choice-react-bonus = Mit Bonuskarte { $bonus } reagieren
    .detail = { $brings }
choice-copy = { $card } kopieren
    .short = { $card }
    .detail = { $brings }
choice-pass = Nichts mehr nutzen
choice-stop = Aufhören
    .then = damit aufhören
choice-done = Fertig

## Gains and losses.

choice-die = Einen { FORM($colour, "accusative") } Würfel nehmen
    .short = { CAPITAL(FORM($colour, "nominative")) } Würfel
    .detail = zahlt { $one } oder { $other }: { $double } von 6 Seiten zeigen zwei
    .then = einen { FORM($colour, "accusative") } Würfel nehmen
choice-potion = Einen Trankmarker nehmen
    .short = Trankmarker
choice-token = Einen { FORM($colour, "accusative") } Marker nehmen
    .short = { CAPITAL(FORM($colour, "nominative")) } Marker
    .detail = zahlt ein Mal { $one } oder { $other }
choice-deck = Eine { $deck }karte ziehen
    .short = { $deck }karte
    .detail = jede bringt { $least } bis { $most } Punkte
choice-keep = { $card } behalten
    .detail = { $brings }
choice-from-bowl = Einen { FORM($die, "accusative") } Würfel werfen
    .short = { CAPITAL($die) }
choice-reroll = { $die } neu würfeln
    .short = { CAPITAL($die) }
choice-to-bowl = { $die } in die Schale legen
    .short = { CAPITAL($die) }
choice-turn = { $die } drehen
choice-show = Auf { $face } drehen
choice-from-card = Von der Karte nehmen
choice-from-storage = Aus dem Tranklager nehmen
choice-from-new = Einen neuen Marker nehmen
choice-store-on = Auf { $card } legen
    .short = { $card }
choice-store = Einlagern
choice-lose = Verlieren
choice-drop-token = Einen { FORM($colour, "accusative") } Marker abgeben
    .short = { CAPITAL($colour) }
choice-drop-wild = Einen Jokermarker abgeben
    .short = Joker
choice-drop-card = { $card } abwerfen
    .short = { $card }
    .detail = { $brings }
choice-drop-potion = Einen Trankmarker von { $card } abgeben
    .short = { $card }
choice-drop-stored = Den eingelagerten Trankmarker abgeben
    .short = Tranklager
choice-drop-new = Einen neuen Trankmarker abgeben
    .short = Neu
choice-tier = Ausbaustufe { $tier }
choice-place = Labor { $lab }, { $slot }
    .short = { CAPITAL($slot) }
choice-section-b = Teil B von { $bonus } werten
    .detail =
        { $points ->
            [one] { $points } Punkt: { $brings }
           *[other] { $points } Punkte: { $brings }
        }
choice-skip = Überspringen

## Chosen for an enemy.

choice-tower = { CAPITAL($tower) }
    .detail = { $detail }

## What others see of a choice.

redacted-draw = Eine { $deck }karte ziehen
redacted-keep = Eine { $deck }karte behalten
redacted-bonus = Eine Bonuskarte austeilen

## Warum etwas nichts brächte.

wasted-build-hand = Du hast keine Handkarten.
wasted-build-grid = Dein Raster ist voll.
wasted-build-symbols = Dieses Labor hat für keine deiner Handkarten ein Bausymbol.
wasted-build-price = Du kannst keine Handkarte bezahlen, die dieses Labor baut.
wasted-collect = Neben diesem Labor können zu wenige Schergen für eines seiner Plättchen arbeiten.

## Headings.

group-potions = Tränke
group-research = Forschung
group-flip = Würfel
group-bonus = Bonuskarten
group-repairs = Reparaturen
group-turn = Zug
group-labs = Labore
group-lab-action = Laboraktion
group-otherwise = Sonst
group-tiles = Plättchen
group-cards = Karten
group-frozen = Vereiste Fenster
group-tokens = Marker
group-minion-dice = Würfel auf Schergen
group-pool-dice = Würfel im Pool
group-enough = Das genügt
group-potion-tokens = Trankmarker
group-dice = Würfel
group-bowl = Aus der Schale
group-pool = Aus dem Pool
group-tower = Turm { $tower }
group-lab = Labor { $lab }
