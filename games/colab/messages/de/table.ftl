### The whole table in lines, for the terminal and for those who see no drawing.

table-over = Die Partie ist zu Ende
table-set-up = Aufbau oder Schlusswertung
table-turn =
    { $ending ->
        [yes] { KEY($player) ->
            [you] Du bist am Zug; das Spielende hat begonnen
           *[other] { $player } ist am Zug; das Spielende hat begonnen
        }
       *[no] { KEY($player) ->
            [you] Du bist am Zug
           *[other] { $player } ist am Zug
        }
    }
table-towers = Türme
table-labs = Labore
table-decks = Stapel
table-tower = Turm { $tower }, obere Turmaktion: { $top }; untere Turmaktion: { $bottom }
table-window = { $window }: { $things }
table-minion =
    { KEY($player) ->
        [you] dein Scherge
       *[other] Scherge von { $player }
    }
table-minion-neutral = neutraler Scherge
table-worked = hat gearbeitet
table-paid = Würfel benutzt
table-damage = Schaden
table-ice = Eis
table-lab = Labor { $lab }, Bausymbole: { $symbols }
table-tile = { CAPITAL($slot) }: Plättchen { $tile }, { $does }
table-deck =
    { $cards ->
        [one] { $deck }stapel: { $cards } Karte, { $discarded } abgeworfen
       *[other] { $deck }stapel: { $cards } Karten, { $discarded } abgeworfen
    }
table-enemy =
    { $active ->
        [yes] Feind: { $enemy }, aktiv
       *[no] Feind: { $enemy }
    }
table-enemy-place = Im Labor { $lab }; Kraftleiste auf { $meter } von { $last }
table-enemy-off = In keinem Labor; Kraftleiste auf { $meter } von { $last }
table-beside =
    { $need ->
        [none] Marker neben dem Stapel: { $count }
       *[other] Marker neben dem Stapel: { $count } von { $need }
    }
table-doomsday = { $count } von 9 Weltuntergangskarten
table-doom = { $card }, Feld { $place }: { $action }
table-tokens = { CAPITAL($does) }: { $criteria } × Kriterien, { $power } × Kraft
table-bag = Beutel: { $count } Marker
table-player =
    { $points ->
        [one] { CAPITAL($player) }, { $place }: { $points } Punkt
       *[other] { CAPITAL($player) }, { $place }: { $points } Punkte
    }
table-place-off = nicht auf dem Plan
table-place-centre = in der Mitte
table-place-lab = im Labor { $lab }
table-pool = Pool: { $dice }
table-bowl = Schale: { $dice }
table-dice = { $count } × { $die }
table-token = { $count } × { $colour }
table-stock = Marker: { $tokens }
table-wild = { $count } × Joker
table-potions = Trankmarker: { $new } neu, { $stored } im Tranklager
table-research =
    { $flips ->
        [0] Forschung: { $tokens } Marker, Forschungszeiger auf { $at }
       *[other] Forschung: { $tokens } Marker, Forschungszeiger auf { $at }, { $flips }× umgedreht
    }
table-hand = Hand: { $cards }
table-hand-card = { $count } { $card }: { $words }
table-bonus-cards = Bonuskarten: { $count }
table-bonus =
    { $used ->
        [yes] { $bonus }, Teil A genutzt: { $words }
       *[no] { $bonus }: { $words }
    }
table-grid = Gebaute Karten: { $count }
table-built = { $cell }: { $things }
table-fired = ihr Auslöser ist ausgelöst
table-built-potions = { $count } Trankmarker
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
