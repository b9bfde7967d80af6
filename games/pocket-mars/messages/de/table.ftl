### Pocket Mars: der Tisch als Listen, die Zahlen eines Spielers, und was ein Computer in einer Stellung liest.

## The table.

table-over = Die Partie ist zu Ende
table-set-up = Aufbau
table-round = Runde { $round }
table-buildings = Gebäude
table-building = { $building } ({ $colour }), zu schlagen: { $value }
table-ability = Fähigkeit: { $ability }
table-first = ★: { $here }
table-second = ★★ (höchstens { $room }): { $here }
table-colonists = { $player } { $count }
table-nobody = niemand
table-no-colonists = Hier ist kein Platz für Kolonisten
table-stack = Gebäudestapel, von unten: { $cards }
table-player = Erde { $earth }, Raumschiff { $ship }, Energie { $energy } von { $top }, Punktestand { $score }
table-hand = Hand
table-packet = Päckchen
table-prep = Vorbereitungsmodul
table-slot = Slot { $slot }: { $card }
table-slot-empty = Slot { $slot }: leer
table-choosing = { CAPITAL($player) } (jetzt gefragt)
table-from-hand = Hand: { $ability }
table-from-prep = Modul: { $ability }
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] Nachziehstapel: { $count } Karte
               *[other] Nachziehstapel: { $count } Karten
            }
       *[other]
            { $count ->
                [one] Nachziehstapel: { $count } Karte, obenauf { CAPITAL($top) }
               *[other] Nachziehstapel: { $count } Karten, obenauf { CAPITAL($top) }
            }
    }
table-discard =
    { $count ->
        [0] Ablagestapel: leer
        [one] Ablagestapel: { $count } Karte, obenauf { $top }
       *[other] Ablagestapel: { $count } Karten, obenauf { $top }
    }
table-in-play = Gerade gespielt: { $card }

## The figures of a player.

figure-points = Punkte
figure-landed = Kolonisten in Gebäuden
figure-ship = Kolonisten auf dem Raumschiff
figure-energy = Energie
figure-cards = Karten
figure-of = { $what } ({ $player })

## What a computer reads, with where it stands.

feature-first = { FORM($player, "colonists") }: { $building } ★
feature-second = { FORM($player, "colonists") }: { $building } ★★
feature-stack = Karten: { $building }
feature-top = die oberste Karte: { $building }
feature-face-down = verdeckt
feature-face-up = nicht verdeckt
feature-points = Punkte, deine zu denen der Androiden
feature-energy = Energie, deine zu der der Androiden
feature-both = { $yours } zu { $theirs }
feature-hand = Karten auf deiner Hand
feature-deck = Karten im Nachziehstapel
feature-deck-top = oben auf dem Nachziehstapel
feature-nothing = nichts
feature-earth = { FORM($player, "colonists") } auf der Erde
feature-ship = { FORM($player, "colonists") } auf dem Raumschiff
feature-landed = { FORM($player, "colonists") } in Gebäuden
feature-prep = Karten in { FORM($player, "module-dative") }
feature-unseen = Karten ({ $colour }) in { FORM($player, "module-dative") }, die du nicht angesehen hast
card-in-hand = auf deiner Hand
card-played = gespielt
card-in-prep = in { FORM($player, "module-dative") }
card-on-top = obenauf: { $building }
card-beneath = überdeckt: { $building }
card-discarded = im Ablagestapel
card-unseen = für dich nicht zu sehen
