### Was die Weavers tun, was ein Helfer neben einem echten Tisch fragt, und die Wertung.

## Was die Weavers tun.

event-swarm-came = { $card } kommt auf { $system } an.
event-aims = { $card } zielt auf { $target }.
event-no-target = { $card } findet kein Ziel.
aims-neighbours = jeder Nachbar von { $system } ist ein Schwarzes Loch oder unter einem Schwarm
aim-lost-hole = sein Ziel { $system } ist jetzt ein Schwarzes Loch
aim-lost-swarm = sein Ziel { $system } ist jetzt unter einem Schwarm
aim-open = offene Nachbarn: { $systems }
aim-arrow-none = Pfeil { $arrow }, { $colour }: keiner davon
aim-arrow = Pfeil { $arrow }, { $colour }: { $system }
aim-left = nur { $system } bleibt übrig
event-not-due = { $card }: kein Würfel auf { FORM($work, "accusative") }.
event-advanced = { $card }: ein { FORM($colour, "nominative") } Würfel auf { FORM($work, "accusative") }, { $filled } von { $slots }.
event-redirected = { $card }: Der { FORM($cube, "nominative") } Würfel für { FORM($work, "accusative") } wird in die Verteidigung in { $conflict } umgeleitet.
redirected-slot = { $conflict } hat ein leeres Feld für { FORM($colour, "noun") }
redirected-before-star = { $conflict } hat ein leeres Feld für { FORM($colour, "noun") }, das vor einem für jede Farbe kommt
redirected-older = { $conflict } begann vor { $younger }, wo auch ein Feld dafür ist
event-lacking = { $card }: nichts auf { FORM($work, "accusative") }, im Vorrat fehlt ein { FORM($cube, "nominative") } Würfel.
event-resolved = { $card }: { FORM($work, "subject") } ist voll. Die Karte wird abgeräumt, in den Vorrat: { $cubes }.
resolved-engulfs = der Weaver-Stapel ist leer, also gilt es als Verschlingen
event-moved = { $card } verschlingt: Der Schwarm bewegt sich von { $from } nach { $to }.
event-morphed = { $card } auf { $system } wird zu { $into }; { $card } kommt unter den Weaver-Stapel.
event-swarm-gone = { $card } verlässt { $system } und den Spielplan; in den Vorrat: { $cubes }.
event-unravelled = Ein { FORM($cube, "nominative") } Würfel der Weavers kommt in den Vorrat.
due-pair = zwei oder mehr { FORM($colour, "plural") } auf der Hand
due-one = genau ein { FORM($colour, "nominative") } auf der Hand
due-idle = weder Proliferation noch Metamorphose bekam in diesem Span einen Würfel
due-fed = du hast ein { FORM($symbol, "symbol") } erhalten, und { $swarm } nährt damit { FORM($work, "accusative") }
not-due-pair = keine Farbe ist doppelt auf der Hand
not-due-none = kein { FORM($colour, "nominative") } auf der Hand
not-due-count = { $count } { FORM($colour, "plural") } auf der Hand, nicht genau einer
not-due-busy = Proliferation oder Metamorphose bekam einen Würfel

## Dasselbe als etwas, das zu tun ist.

do-advanced = { $card }: Lege einen { FORM($colour, "accusative") } Würfel auf { FORM($work, "accusative") }, { $filled } von { $slots }.
do-redirected = { $card }: Lege den { FORM($cube, "accusative") } Würfel für { FORM($work, "accusative") } auf die Seite der Weavers in { $conflict }.
do-resolved = { $card }: { FORM($work, "subject") } ist voll. Räume die Würfel in den Vorrat.
do-swarm-came = Lege { $card } auf { $system }. Räume das System ab.
do-moved = Bewege { $card } von { $from } nach { $to }. Räume { $to } ab.
do-morphed = Tausche { $card } auf { $system } gegen { $into }; { $card } kommt unter den Weaver-Stapel.
do-closed =
    { $token ->
        [yes] Lege ein Schwarze-Loch-Plättchen auf { $system }. Räume das System ab.
       *[no] { $system } ist ein Schwarzes Loch; dafür ist kein Plättchen übrig. Räume das System ab.
    }
do-aims = Richte { $card } auf { $target } aus.
do-conflict-lost = Du verlierst { $card }. Deine Würfel dort kommen in deinen Beutel, die der Weavers in den Vorrat, die Karte unter ihren Stapel. Zahle die Beute.
do-clear = Deine Basen dort kommen in deinen Bestand, die Würfel der Planeten in den Vorrat, die Würfel der Routen in deinen Beutel; Konflikte dort oder von dort werden abgebrochen.
tokens-none = kein Schwarzes Loch ist übrig: Am Ende deines Zuges verlierst du, wenn du nicht vorher gewinnst
tokens-left =
    { $count ->
        [one] { $count } Schwarzes Loch ist übrig
       *[other] { $count } Schwarze Löcher sind übrig
    }

## Was gefragt wird.

ask-level = Wie stark sind die Weavers?
asks-home = Welches Startsystem ist deine Heimat?
asks-drawn = Was hast du gezogen?
asks-reserve = Wie viele Würfel davon sind im Vorrat?
asks-first = Welche Weaver-Karten kamen zuerst?
asks-end = Die Partie ist zu Ende. Was hast du?
asks-table = Was liegt auf dem Tisch?
one-card-twice = { $card } ist zweimal genannt: Zwei verschiedene Karten kamen zuerst.
starts-without-bases = Du hast { $starts } Startsysteme genannt, aber nur { $bases } Basen: Ein Startsystem gehört dir mit einer Basis dort.
announce-before = Früher in deinem Zug
announce-over = Die Partie ist zu Ende
fact-due = Was jetzt geschieht
fact-fed = Erhaltene { FORM($symbol, "plural") }
fact-home = Deine Heimat
fact-pair = Zwei oder mehr einer Farbe
fact-reserve = Im Vorrat: { FORM($colour, "plural") } Würfel
fact-on = Auf { $system }
fact-nth = { $nth }. Schwarm nach Reihenfolge der Ankunft
fact-aim = { $swarm } zielt auf
fact-work = { $swarm }: { $work }
fact-side = { $conflict }: die Seite der Weavers
fact-oldest = Der Konflikt, der zuerst begann
fact-game = Die Partie
fact-bases = Deine Basen auf dem Spielplan
fact-starts = Startsysteme, die du kontrollierst
fact-symbols = Deine { FORM($symbol, "plural") }
answer-span = Der Weavers Span
answer-aim = Ein Schwarm verlor sein Ziel
answer-none = Keiner
answer-no-pair = Keine
answer-not-fed = Keins
answer-fed =
    { $count ->
        [one] Du hast ein { FORM($symbol, "symbol") } erhalten
       *[other] Du hast { $count } { FORM($symbol, "plural") } erhalten
    }
answer-plenty = Genug
answer-scarce = Wenige
answer-or-more = { $count } oder mehr
answer-hole = { $system } wurde zu einem Schwarzen Loch
answer-open = Kein Schwarzes Loch
answer-on = Auf { $system }
answer-deck = Im Stapel
answer-gone = Aus dem Spiel
answer-nothing = Nichts
answer-cubes = { $count } von { $slots }
answer-conflict = Gegen { $target } von { $source } aus
answer-goes-on = Sie geht weiter
over-bases = Du hast durch Basen gewonnen
over-starts = Du hast durch Startsysteme gewonnen
over-swarms = Du hast gewonnen: Kein Schwarm ist übrig
over-home = Du hast verloren: keine Basis in deinem Heimatsystem
over-tokens = Du hast verloren: Alle Schwarzen Löcher liegen aus
over-rounds = Du hast verloren: Die letzte Runde ist vorbei
over-symbols = Du hast durch { FORM($symbol, "plural") } gewonnen

## Das Ende und die Wertung.

score-bases = Basen auf dem Spielplan
guard-bases = die meisten Basen
guard-symbols = die meisten Symbole
guard-starts = die meisten Startsysteme
score-starts = Startsysteme
score-symbols = { FORM($symbol, "plural") }
score-swarms = Schwärme auf dem Spielplan
score-holes = Schwarze Löcher
score-tokens = Übrige Schwarze Löcher
score-out = Weaver-Karten aus dem Spiel
end-bases = { $count } Basen auf dem Spielplan
end-symbols = { $count } { FORM($symbol, "plural") }
end-starts = { $count } Startsysteme
end-last = Niemand sonst hat noch eine Basis
end-swarms = Kein Schwarm ist auf dem Spielplan übrig
end-home = keine Basis in deinem Heimatsystem am Ende deines Zuges
end-tokens = Alle Schwarzen Löcher liegen aus
end-rounds = { $count } Runden sind vorbei

## Was über einem Zug steht, und der Zug in einer Zeile.

turn-of =
    { KEY($name) ->
        [player-you] Dein Zug
       *[other] Zug von { $name }
    }
turn-span = Weavers Span
turn-came = ein neuer Schwarm auf { $system }
turn-morphed = der Schwarm auf { $system } verwandelt sich
turn-engulfs = ein Schwarm verschlingt { $system }
turn-summary = { $facts }.
turn-cubes =
    { $count ->
        [0] Kein Fortschritt
        [one] Einmal vorgerückt
       *[other] { $count }-mal vorgerückt
    }
