### Was die Weavers tun, was ein Helfer neben einem echten Tisch fragt, und seine Wertung.

## Names.

colour =
    { $colour ->
        [red] rot
        [blue] blau
        [yellow] gelb
        [white] weiß
       *[black] schwarz
    }
symbol =
    { $symbol ->
        [military] Militär
        [economic] Wirtschaft
        [industrial] Industrie
        [scientific] Wissenschaft
       *[political] Politik
    }
work =
    { $work ->
        [proliferation] Proliferation
        [morphing] Morphing
       *[engulfment] Engulfment
    }
cubes = { $count } { $colour }
cubes-none = nichts
none = keiner
and = {" "}und{" "}
any-colour = jede Farbe

## What the Weavers do.

came = { $swarm } kommt zu { $system }.
aims = { $swarm } zielt auf { $system }.
aims-at-nothing = { $swarm } findet kein Ziel.
aims-neighbours = jeder Nachbar von { $system } ist ein schwarzes Loch oder unter einem Schwarm
aim-lost-hole = sein Ziel { $system } ist jetzt ein schwarzes Loch
aim-lost-swarm = sein Ziel { $system } ist jetzt unter einem Schwarm
aim-open = offene Nachbarn: { $systems }
aim-arrow-none = Pfeil { $arrow }, { $colour }: keiner davon
aim-arrow = Pfeil { $arrow }, { $colour }: { $system }
aim-left = { $system } bleibt übrig
no-cube = { $swarm }: nichts auf { $work }.
advanced = { $swarm }: ein Würfel ({ $colour }) auf { $work }, { $filled } von { $slots }.
redirected = { $swarm }: Der Würfel ({ $colour }) für { $work } geht in die Verteidigung: { $conflict }.
redirected-slot = { $conflict } hat einen leeren Platz für { $colour }
redirected-before-star = { $conflict } hat einen leeren Platz für { $colour }, der vor einem für jede Farbe kommt
redirected-older = { $conflict } begann vor { $younger }, wo auch ein Platz dafür ist
lacking = { $swarm }: nichts auf { $work }, im Vorrat fehlt ein Würfel ({ $colour }).
resolved = { $swarm }: { $work } ist voll. Die Karte wird geleert, in den Vorrat: { $cubes }.
resolved-engulfs = der Weaver-Stapel ist leer, also gilt es als Engulfment
engulfs = { $swarm } verschlingt und zieht: { $from } → { $to }.
morphs = { $swarm } auf { $system } wird zu { $into }; { $swarm } kommt unter den Weaver-Stapel.
swarm-gone = { $swarm } verlässt { $system } und den Spielplan; in den Vorrat: { $cubes }.
unravelled = Ein Würfel der Weavers ({ $colour }) geht in den Vorrat.
due-pair = auf der Hand sind zwei oder mehr Würfel einer Farbe: { $colour }
due-one = auf der Hand ist genau ein Würfel dieser Farbe: { $colour }
due-idle = weder Proliferation noch Morphing bekam in diesem Weavers Span einen Würfel
due-fed = ein Symbol wurde gewonnen ({ $symbol }), und { $swarm } nährt damit { $work }
not-due-pair = keine Farbe ist doppelt auf der Hand
not-due-none = auf der Hand ist kein Würfel dieser Farbe: { $colour }
not-due-count = auf der Hand sind { $count } ({ $colour }), nicht genau einer
not-due-busy = Proliferation oder Morphing bekam einen Würfel

## The same as something to do.

do-advance = { $swarm }: Lege einen Würfel ({ $colour }) auf { $work }, { $filled } von { $slots }.
do-redirect = { $swarm }: Lege den Würfel ({ $colour }) für { $work } auf die Seite der Weavers: { $conflict }.
do-resolve = { $swarm }: { $work } ist voll. Räume die Würfel in den Vorrat.
do-lay = Lege { $swarm } auf { $system }. Räume es ab.
do-move = Ziehe { $swarm }: { $from } → { $to }. Räume es ab.
do-swap = Tausche { $swarm } auf { $system } gegen { $into }; { $swarm } kommt unter den Weaver-Stapel.
do-hole = Lege ein schwarzes Loch auf { $system }. Räume es ab.
do-hole-without = { $system } ist ein schwarzes Loch; kein Plättchen ist dafür übrig. Räume es ab.
do-point = Richte { $swarm } auf { $system }.
do-lose = Du verlierst { $conflict }: Deine Würfel dort gehen in deinen Beutel, ihre in den Vorrat, die Karte unter ihren Stapel. Zahle die Beute.
do-clear = Deine Basen dort gehen in deinen Bestand, die Würfel der Planeten in den Vorrat, die Würfel der Routen in deinen Beutel; Konflikte dort oder von dort werden abgebrochen.
tokens-none = kein schwarzes Loch ist übrig: Am Ende deines Zuges verlierst du, wenn du nicht vorher gewinnst
tokens-left =
    { $count ->
        [one] { $count } schwarzes Loch ist übrig
       *[other] { $count } schwarze Löcher sind übrig
    }

## What is asked.

ask-level = Wie stark sind die Weavers?
level =
    { $level ->
        [printed] Wie gedruckt
        [easy] Leicht
        [normal] Mittel
       *[hard] Schwer
    }
ask-readings = Andere Lesarten der Regeln
reading =
    { $reading ->
       *[all_then_resolve] Erst alle Würfel: Ein Schwarm nimmt alle Würfel, die ihm ein Weavers Span oder ein Symbol bringt, bevor ein volles Projekt ausgeführt wird; so wird auch der letzte mit abgeräumt und beginnt nichts von vorn
    }
asks-home = Welcher Start ist deine Heimat?
asks-drawn = Was hast du gezogen?
asks-reserve = Wie viele Würfel davon sind im Vorrat?
asks-first = Welche Weaver-Karten kamen zuerst?
asks-end = Die Partie ist zu Ende. Was hast du?
chance = Zufall
asked-of = { $who }: { $what }
asks-arrive = Welche Weaver-Karte kommt?
asks-table = Wie steht es auf dem Tisch?
announce-before = In deinem Zug davor
announce-over = Die Partie ist zu Ende
fact-due = Was jetzt geschieht
fact-fed = Symbole gewonnen: { $symbol }
fact-home = Deine Heimat
fact-pair = Zwei oder mehr einer Farbe
fact-reserve = Würfel im Vorrat: { $colour }
fact-on = Auf { $system }
fact-nth = Schwarm { $nth } nach Ankunft
fact-aim = { $swarm } zielt auf
fact-side = { $conflict }: die Seite der Weavers
fact-oldest = Der Konflikt, der zuerst begann
fact-game = Die Partie
fact-bases = Deine Basen auf dem Spielplan
fact-starts = Starts, die du beherrschst
fact-symbols = Deine Symbole: { $symbol }
answer-span = Weavers Span
answer-aim = Ein Schwarm verlor sein Ziel
answer-none = Keiner
answer-no-pair = Keine
answer-not-fed = Keins
answer-fed =
    { $count ->
        [one] Du gewannst ein Symbol: { $symbol }
       *[other] Du gewannst { $count } Symbole: { $symbol }
    }
answer-plenty = Genug
answer-scarce = Wenige
answer-or-more = { $count } oder mehr
answer-hole = { $system } wurde ein schwarzes Loch
answer-open = Kein schwarzes Loch
answer-on = Auf { $system }
answer-deck = Im Stapel
answer-gone = Aus dem Spiel
answer-nothing = Auf nichts
answer-cubes = { $count } von { $slots }
answer-conflict = Gegen { $target } von { $source } aus
answer-goes-on = Sie geht weiter
over-bases = Du hast durch Basen gewonnen
over-starts = Du hast durch beherrschte Starts gewonnen
over-swarms = Du hast gewonnen: Kein Schwarm ist übrig
over-home = Du hast verloren: keine Basis in der Heimat
over-tokens = Du hast verloren: Alle schwarzen Löcher liegen aus
over-rounds = Du hast verloren: Die letzte Runde ist vorbei
over-symbols = Du hast durch Symbole gewonnen: { $symbol }

## The end and its score.

name-you = Du
name-weavers = Die Weavers
score-bases = Basen auf dem Spielplan
score-starts = Beherrschte Starts
score-symbols = Symbole, { $symbol }
score-swarms = Schwärme auf dem Spielplan
score-holes = Schwarze Löcher
score-tokens = Übrige schwarze Löcher
score-out = Weaver-Karten aus dem Spiel
end-bases = { $count } Basen auf dem Spielplan
end-symbols = { $count } Symbole: { $symbol }
end-starts = { $count } beherrschte Starts
end-last = niemand sonst hat noch eine Basis
end-swarms = kein Schwarm ist auf dem Spielplan
end-home = keine Basis in der Heimat am Ende des Zuges
end-tokens = alle schwarzen Löcher liegen auf dem Spielplan
end-rounds = { $count } Runden sind vorbei
ended =
    { $who ->
        [weavers] Die Weavers gewinnen: { $by }.
        [you] Du gewinnst: { $by }.
       *[other] { $name } gewinnt: { $by }.
    }
by-bases = mit allen nötigen Basen
by-symbols = mit allen nötigen Symbolen
by-starts = mit zwei Starts
by-last = sonst ist niemand übrig
by-swarms = kein Schwarm ist übrig
by-home = die Heimat ist verloren
by-tokens = alle schwarzen Löcher liegen auf dem Spielplan
by-rounds = die letzte Runde ist vorbei
closed = { $system } wird ein schwarzes Loch.
closed-without = { $system } wird ein schwarzes Loch (kein Plättchen ist dafür übrig).

## What stands above a turn, and the turn in one line.

turn-of = Zug: { $name }
turn-span = Weavers Span
turn-came = ein neuer Schwarm auf { $system }
turn-morphed = der Schwarm auf { $system } wandelt sich
turn-engulfs = ein Schwarm verschlingt { $system }
turn-cubes =
    { $count ->
        [0] Keine Arbeit geht weiter
        [one] Ein Würfel für eine Arbeit
       *[other] { $count } Würfel für Arbeiten
    }

## The opponent, to complete “alone against …”.

opponent = die Weavers
