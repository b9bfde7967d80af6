### Pocket Mars: die Zeichnung.

## Areas and titles.

board-score = Punktestand
board-hills = Die Hügel des Mars
board-buildings = Gebäude auf dem Mars
board-sky = Raumschiffe und Erde
board-earth = Erde
board-others = Die anderen
board-piles = Nachziehstapel und Ablagestapel
board-signs = Zeichen
area-mars = Mars
area-ships = Schiffe
area-cards = Karten
androids = Androiden

## The strip above the board.

round = Runde { $round }
set-up = Aufbau
over = zu Ende
last-round = letzte Runde
phases = Phasen der Runde
phase-yours = Du bist am Zug
phase-human = Zug
phase-failure = Systemausfall
phase-androids = Androiden
points-now = Punkte, wenn jetzt Schluss wäre
seats-order = Zugreihenfolge, mit den Punkten, wenn jetzt Schluss wäre
seat-own = { $player } (du)
behind = { $count } zurück
behind-of = { $count } hinter { FORM($player, "dative") }
level = gleichauf
level-with = gleichauf mit { FORM($player, "dative") }
ahead = { $count } voraus
ahead-of = { $count } vor { FORM($player, "dative") }

## Numbers that change, as the list of changes names them.

number-points = { $player }: Punkte
number-landed = { $player }: gelandet
number-aboard = { $player }: an Bord
number-energy = { $player }: Energie
number-deck = Nachziehstapel
number-discard = Ablagestapel

## Spaceships, Earth and players.

spaceship = Raumschiff
ship-said = { $player }, Raumschiff { $ship }: { $count } an Bord
aboard = An Bord: { $count }
aboard-count = { $count } an Bord
aboard-word = an Bord
landed = { $count } von { $of } gelandet
landed-on-mars = { $count } von { $of } Kolonisten auf dem Mars
landed-short = { $count }/{ $of } gelandet
energy-said = Energie { $energy } von { $top }
energy-word = Energie
group = { $player }: { $count }
module-theirs = Ihr Modul
module-other = Modul, Hand
module-short = Modul
slot-said = Slot { $slot }: { $card }
slot-empty = Slot { $slot } ist leer
empty = leer
hand-count =
    { $count ->
        [one] Hand: { $count } Karte
       *[other] Hand: { $count } Karten
    }
hand-in = auf der Hand
open-more = Öffnen
more-of = Mehr: { $player }
sources = Woher die Punkte kommen
source-second = { $count } auf ★★
source-first = { $count } auf ★
source-ship = { $count } an Bord
source-earth = { $count } auf der Erde
in-every-building = In jedem Gebäude
missing = Nicht hier: { $buildings }

## Buildings.

building-said = { $building }, zu schlagen: { $value }; { $ability }
building-ability = { $building }: { $ability }
building-value = Das Gebäude selbst: { $value }
space-first = { $building } ★, beliebig viele, je { $points } Punkte
space-second = { $building } ★★, Platz für { $room }, je { $points } Punkte
to-land = zum Landen
to-land-none = keine
to-land-cards = Karten, die einen Kolonisten einziehen lassen: { $values }
to-land-no-card = Keine Karte lässt einen Kolonisten einziehen
face-down = verdeckt, Wert 0

## Cards.

card-short = { CAPITAL($colour) } { $value } { $title }
card-known = { $card }: { $ability }
card-back = { CAPITAL(FORM($colour, "feminine")) } Karte, verdeckt
card-hint = Hand: { $hand }. Modul: { $prep }.
from-hand = Hand
from-prep = Modul
hand-of-card = Hand: { $ability }
prep-of-card = Modul: { $ability }
own-prep = Dein Modul
own-prep-use = · wird angebaut
own-hand = Deine Hand
own-hand-use = · wirkt, dann abgeworfen
own-packet = Dein Päckchen
packet = Päckchen zum Aussuchen
no-card = keine Karte
lying-face-down = verdeckt
happens = geschieht
happens-not = geschieht nicht
does-fails = { $value } schlägt { $beaten } nicht
does-empty = { $value } schlägt { $beaten }, niemand an Bord
does-lands = { $value } schlägt { $beaten }: 1 zieht ein
part-value = Wert
part-hand = Handfähigkeit
part-prep = Modulfähigkeit
from-us = { $part }: von uns entworfen
from-reading = { $part }: unsere Lesart eines öffentlichen Textes
from-owner = { $part }: vom Besitzer eines Exemplars eingegeben

## Deck and discard pile.

in-play = gerade gespielt
in-play-card = Gerade gespielt: { $card }
deck = Nachziehstapel
deck-top = { CAPITAL($colour) } oben auf dem Nachziehstapel
deck-empty = Der Nachziehstapel ist leer
deck-unseen = Die oberste Karte des Nachziehstapels wurde nicht gesehen
deck-lasts = So viele Runden etwa, bis der Nachziehstapel leer ist
deck-rounds =
    { $count ->
        [one] ~{ $count } Runde
       *[other] ~{ $count } Runden
    }
discard = Ablagestapel
discard-top = { $card }, oben auf dem Ablagestapel
discard-empty = Der Ablagestapel ist leer

## What the androids would do with their last card.

left-you-decide = du entscheidest
left-gain = bleibt übrig: { $gain }
left-gain-if = wenn übrig: { $gain }
left-said = Bleibt die { FORM($colour, "feminine") } Karte: { $power }, { $acts }
left-said-points = Bleibt die { FORM($colour, "feminine") } Karte: { $power }, { $acts }; { $gain } Punkte
left-lands = 1 landet: { $building }
left-boards = 1 geht an Bord
left-spark = { $count } Karten verlassen den Nachziehstapel
left-upgrades = { $count } Upgrades
left-energy = Energie +{ $count }
left-no-earth = niemand ist mehr auf der Erde
left-lands-best = 1 landet, wo es am meisten bringt
left-nobody = niemand kann ziehen

## The legend.

legend-colonists = Kolonisten: { $player }
legend-colour = { $colour }: { $building }
legend-rocket = an Bord holen: von der Erde auf das Raumschiff
legend-land = landen: vom Raumschiff auf den Mars
legend-bolt = Energie
legend-star = ein Feld: ein Stern für das untere, zwei für das obere, daneben seine Punkte
legend-tick = geschieht, wenn die Karte jetzt gespielt wird
legend-cross = geschieht jetzt nicht
legend-own = nicht auf der echten Karte gedruckt: von uns entworfen oder unsere Lesart; zeige darauf, um zu sehen, was
legend-eye = eine Vorderseite, die du gesehen hast oder die der Besitzer eines Exemplars eingegeben hat
