### Pocket Mars: was geschieht. Was die Androiden tun, steht in androids.ftl.

## Set-up.

event-got-ship =
    { KEY($player) ->
        [player-you] Du fliegst die { $ship }.
        [player-androids] Die Androiden fliegen die { $ship }.
       *[other] { $player } fliegt die { $ship }.
    }
event-dealt =
    { $packet ->
        [no]
            { KEY($player) ->
                [player-you] Du erhältst { $card }.
               *[other] { $player } erhält { $card }.
            }
       *[yes] { $player } erhält im Päckchen { $card }.
    }
event-kept =
    { KEY($player) ->
        [player-you] Du behältst { $card }.
       *[other] { $player } behält { $card }.
    }
event-passed = { $player } gibt an { $to } weiter: { $cards }.
event-prepared =
    { KEY($player) ->
        [player-you] Du legst { $card } in Slot { $slot } deines Moduls.
       *[other] { $player } legt { $card } in Slot { $slot } des eigenen Moduls.
    }
event-starts =
    { KEY($player) ->
        [player-you] Du beginnst jede Runde.
       *[other] { $player } beginnt jede Runde.
    }
event-top-shown = Die oberste Karte des Nachziehstapels ist jetzt { $colour }.

## A turn.

event-turn-began = { CAPITAL(FORM($player, "turn")) } beginnt.
event-hand-played =
    { KEY($player) ->
        [player-you] Du spielst { $card } von der Hand: „{ $ability }“.
       *[other] { $player } spielt { $card } von der Hand: „{ $ability }“.
    }
event-connected =
    { KEY($by) ->
        [player-you] Du baust { $card } aus Slot { $slot } { FORM($building, "at") } an: { $compared }
       *[other] { $by } baut { $card } aus Slot { $slot } { FORM($building, "at") } an: { $compared }
    }
    .taken =
        { KEY($by) ->
            [player-you] Du baust { $card } aus Slot { $slot } { FORM($owner, "module-genitive") } { FORM($building, "at") } an: { $compared }
           *[other] { $by } baut { $card } aus Slot { $slot } { FORM($owner, "module-genitive") } { FORM($building, "at") } an: { $compared }
        }

## What a connected card is compared with; the abilities that follow are reasons.

connected-beats =
    { $on ->
        [building] { $value } schlägt die { $beneath } des Gebäudes.
        [down] { $value } schlägt die { $beneath } der verdeckten Karte.
       *[card] { $value } schlägt die { $beneath } von { $on }.
    }
connected-fails =
    { $on ->
        [building] { $value } schlägt die { $beneath } des Gebäudes nicht, also zieht niemand ein.
        [down] { $value } schlägt die { $beneath } der verdeckten Karte nicht, also zieht niemand ein.
       *[card] { $value } schlägt die { $beneath } von { $on } nicht, also zieht niemand ein.
    }
connected-fails-anyway =
    { $on ->
        [building] { $value } schlägt die { $beneath } des Gebäudes nicht.
        [down] { $value } schlägt die { $beneath } der verdeckten Karte nicht.
       *[card] { $value } schlägt die { $beneath } von { $on } nicht.
    }
connected-prep = Ihre Modulfähigkeit: „{ $ability }“.
connected-prep-of = Ihre Modulfähigkeit gilt für { FORM($player, "accusative") }: „{ $ability }“.
connected-prep-of-androids = Niemand nutzt ihre Modulfähigkeit.
connected-building = Die Fähigkeit { FORM($building, "genitive") }: „{ $ability }“.

## A turn goes on.

event-nobody-moves-in =
    { $why ->
        [foreign] Niemand zieht ein: Die Karte kam aus einem fremden Modul.
        [building] Niemand zieht ein: { CAPITAL(FORM($building, "in")) } ist kein Platz für Kolonisten.
       *[ship] Niemand zieht ein: { CAPITAL(FORM($player, "ship")) } ist leer.
    }
event-action-skipped =
    { KEY($player) ->
        [player-you] Du hast keine erlaubte Aktion.
       *[other] { $player } hat keine erlaubte Aktion.
    }

## Conditions, and steps that do nothing.

event-tested =
    { $holds ->
        [yes]
            { KEY($player) ->
                [player-you] Die Bedingung („{ $condition }“) ist erfüllt{ $found }.
               *[other] Die Bedingung für { FORM($player, "accusative") } („{ $condition }“) ist erfüllt{ $found }.
            }
       *[no]
            { KEY($player) ->
                [player-you] Die Bedingung („{ $condition }“) ist nicht erfüllt, also geschieht nichts{ $found }.
               *[other] Die Bedingung für { FORM($player, "accusative") } („{ $condition }“) ist nicht erfüllt, also geschieht nichts{ $found }.
            }
    }
found = : { CAPITAL($what) }
found-here =
    { $count ->
        [0] keiner { FORM($player, "colonists-genitive") } ist { FORM($building, "in") }
        [one] { $count } { FORM($player, "colonists-genitive") } ist { FORM($building, "in") }
       *[other] { $count } { FORM($player, "colonists-genitive") } sind { FORM($building, "in") }
    }
found-androids-here =
    { $count ->
        [0] die Androiden haben keinen { FORM($building, "in") }
       *[other] die Androiden haben { $count } { FORM($building, "in") }
    }
found-others-here =
    { $count ->
        [0] niemand anders hat einen { FORM($building, "in") }
       *[other] jemand anders hat { $count } { FORM($building, "in") }
    }
found-ship =
    { $count ->
        [0] niemand ist auf { FORM($player, "ship-dative") }
        [one] { $count } ist auf { FORM($player, "ship-dative") }
       *[other] { $count } sind auf { FORM($player, "ship-dative") }
    }
found-energy = { FORM($player, "energy") } ist { $count }
found-energy-androids = { FORM($player, "energy") } ist { $count }, die der Androiden { $others }
found-energy-others = { FORM($player, "energy") } ist { $count }, die höchste der anderen { $others }
event-nothing-to-do =
    { $done ->
        [0] „{ $what }“ entfällt: { CAPITAL($why) }.
       *[other] „{ $what }“ endet nach { $done }: { CAPITAL($why) }.
    }
lack-price = es kostet { $price }, und { FORM($player, "energy") } ist { $energy }
lack-earth = keiner { FORM($player, "colonists-genitive") } ist auf der Erde
lack-ship = { FORM($player, "ship") } ist leer
lack-building = { FORM($building, "in") } ist kein Platz für Kolonisten
lack-up =
    { $where ->
        [here] über keinem { FORM($player, "colonists-genitive") } auf ★ ist { FORM($building, "in") } noch Platz auf ★★
       *[any] über keinem { FORM($player, "colonists-genitive") } auf ★ ist noch Platz auf ★★
    }
lack-above =
    { $where ->
        [here]
            { $against ->
                [androids] kein Kolonist der Androiden ist { FORM($building, "in") } auf ★★
               *[others] niemand anders hat { FORM($building, "in") } einen Kolonisten auf ★★
            }
       *[any]
            { $against ->
                [androids] kein Kolonist der Androiden ist auf ★★
               *[others] niemand anders hat einen Kolonisten auf ★★
            }
    }
lack-mars = in keinem Gebäude ist ein Kolonist
lack-pair = in keinem Gebäude sind auf ★ und ★★ Kolonisten verschiedener Besitzer
lack-below = keiner { FORM($player, "colonists-genitive") } ist auf ★
lack-other-below =
    { $against ->
        [androids] kein Kolonist der Androiden ist auf ★
       *[others] niemand anders hat einen Kolonisten auf ★
    }
lack-top = { FORM($player, "energy") } ist am Maximum, { $energy }
lack-other-energy =
    { $against ->
        [androids] die Androiden haben keine Energie
       *[others] niemand anders hat Energie
    }
lack-card = es gibt keine Karte mehr zu ziehen
lack-other-prep =
    { $against ->
        [androids] das Modul der Androiden ist leer
       *[others] kein anderes Modul hat eine Karte
    }
lack-own-prep = { FORM($player, "module") } ist leer
lack-own-card = { FORM($player, "hand") } und { FORM($player, "module") } sind leer
lack-discard = der Ablagestapel ist leer
lack-stack = kein Gebäudestapel hat 2 Karten
lack-face-up = auf keinem Gebäudestapel liegt oben eine offene Karte

## Cards.

event-drew =
    { $from ->
        [deck]
            { KEY($player) ->
                [player-you] Du ziehst { $card } vom Nachziehstapel.
               *[other] { $player } zieht { $card } vom Nachziehstapel.
            }
       *[slot]
            { KEY($player) ->
                [player-you] Du ziehst { $card } aus Slot { $slot } des Moduls der Androiden.
               *[other] { $player } zieht { $card } aus Slot { $slot } des Moduls der Androiden.
            }
    }
event-draw-skipped =
    { KEY($player) ->
        [player-you] Du ziehst keine Karte: Es gibt keine mehr.
       *[other] { $player } zieht keine Karte: Es gibt keine mehr.
    }
event-module-not-full =
    { $cards ->
        [0] { CAPITAL(FORM($player, "module")) } bleibt leer: { CAPITAL(FORM($player, "hand")) } ist leer.
       *[other] { CAPITAL(FORM($player, "module")) } bleibt bei 1 Karte: { CAPITAL(FORM($player, "hand")) } ist leer.
    }
event-shuffled =
    { $covered ->
        [yes]
            { $cards ->
                [one] { $cards } überdeckte Karte wird zu einem neuen Nachziehstapel gemischt.
               *[other] { $cards } überdeckte Karten werden zu einem neuen Nachziehstapel gemischt.
            }
       *[no]
            { $cards ->
                [one] { $cards } Karte des Ablagestapels wird zu einem neuen Nachziehstapel gemischt.
               *[other] { $cards } Karten des Ablagestapels werden zu einem neuen Nachziehstapel gemischt.
            }
    }
event-discarded =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Du wirfst { $card } von der Hand ab.
               *[other] { $player } wirft { $card } von der Hand ab.
            }
        [slot]
            { KEY($player) ->
                [player-you] Du wirfst { $card } aus Slot { $slot } ab.
               *[other] { $player } wirft { $card } aus Slot { $slot } ab.
            }
       *[none]
            { KEY($player) ->
                [player-you] Du wirfst { $card } ab.
               *[other] { $player } wirft { $card } ab.
            }
    }
event-milled = Vom Nachziehstapel abgeworfen: { $card }.
event-looked =
    { $seen ->
        [yes]
            { KEY($player) ->
                [player-you] Du siehst dir Slot { $slot } { FORM($owner, "module-genitive") } an: { $card }.
               *[other] { $player } sieht sich Slot { $slot } { FORM($owner, "module-genitive") } an: { $card }.
            }
       *[no]
            { KEY($player) ->
                [player-you] Du siehst dir Slot { $slot } { FORM($owner, "module-genitive") } an.
               *[other] { $player } sieht sich Slot { $slot } { FORM($owner, "module-genitive") } an.
            }
    }
event-nothing-more-to-see = { CAPITAL(FORM($owner, "module")) } hat keine weitere Karte zum Ansehen.
event-scrapped =
    { KEY($player) ->
        [player-you] Du wirfst { $card } aus { FORM($owner, "module-dative") } ab.
       *[other] { $player } wirft { $card } aus { FORM($owner, "module-dative") } ab.
    }
event-traded =
    { KEY($player) ->
        [player-you] Du tauschst { $given } aus Slot { $own } gegen { $taken } in Slot { $slot } { FORM($owner, "module-genitive") }.
       *[other] { $player } tauscht { $given } aus Slot { $own } gegen { $taken } in Slot { $slot } { FORM($owner, "module-genitive") }.
    }
event-cycled =
    { $from ->
        [hand]
            { KEY($player) ->
                [player-you] Du legst { $card } von der Hand unter den Nachziehstapel.
               *[other] { $player } legt { $card } von der Hand unter den Nachziehstapel.
            }
        [slot]
            { KEY($player) ->
                [player-you] Du legst { $card } aus Slot { $slot } unter den Nachziehstapel.
               *[other] { $player } legt { $card } aus Slot { $slot } unter den Nachziehstapel.
            }
       *[none]
            { KEY($player) ->
                [player-you] Du legst { $card } unter den Nachziehstapel.
               *[other] { $player } legt { $card } unter den Nachziehstapel.
            }
    }
event-salvaged =
    { KEY($player) ->
        [player-you] Du nimmst { $card } vom Ablagestapel auf die Hand.
       *[other] { $player } nimmt { $card } vom Ablagestapel auf die Hand.
    }
event-swapped-cards =
    { KEY($player) ->
        [player-you] Du vertauschst die Karten { $low } und { $high } im Gebäudestapel { FORM($building, "genitive") }, von unten gezählt.
       *[other] { $player } vertauscht die Karten { $low } und { $high } im Gebäudestapel { FORM($building, "genitive") }, von unten gezählt.
    }
event-flipped =
    { KEY($player) ->
        [player-you] Du drehst { $card } { FORM($building, "at") } verdeckt um: Sie zählt jetzt 0.
       *[other] { $player } dreht { $card } { FORM($building, "at") } verdeckt um: Sie zählt jetzt 0.
    }
event-triggered =
    { KEY($player) ->
        [player-you] Du nutzt die Fähigkeit { FORM($building, "genitive") }.
       *[other] { $player } nutzt die Fähigkeit { FORM($building, "genitive") }.
    }
event-refilled = { CAPITAL($card) } kommt vom Nachziehstapel in Slot { $slot } des Moduls der Androiden.
