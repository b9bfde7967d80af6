### Der Tisch in Worten: verschachtelte Listen, je eine Zeile.


## Der Stand der Partie.

table-over = Die Partie ist vorbei
table-set-up = Spielaufbau{ KEY($player) ->
        [none] { "" }
        [you] : Du wählst
       *[other] : { $player } wählt
    }
table-round = Runde { $round }{ $last ->
        [yes] , die letzte
       *[no] { "" }
    }{ KEY($player) ->
        [none] { "" }
        [you] : Du wählst
       *[other] : { $player } wählt
    }
table-verdict = { $verdict ->
        [at-once] Du gewinnst sofort: vor dem Zielwert, mit Zielen und Finanzierung.
        [won] Du gewinnst: Deine KP übertreffen den Zielwert.
        [lost] Du verlierst: Deine KP übertreffen den Zielwert nicht.
        [forbidden] Du verlierst: Eine Herausforderungskarte verbietet einen solchen Sieg.
        [storms] Du verlierst: Zu viele Extremwetterplättchen der Stufe 3 liegen auf dem Spielplan.
       *[reports] Du verlierst: Die Saboteure haben keinen Security-Report mehr.
    }
table-triggered = Das Spielende ist ausgelöst: { $trigger ->
        [nobel] Der Nobelpreis ist vergeben
        [experiments] Das letzte Experimentplättchen liegt aus
        [government] Die Regierungsmaschine ist voll
       *[rnd] Alle Forschungsfelder von F&E sind besetzt
    }
table-turn-order = Reihenfolge: { $order }
table-initiative = Initiative: { $order }

## Der Spielplan.

table-locations = Orte
table-supply = Vorrat
table-government = Regierung
table-weather-machine = Wettermaschine
table-experiments = Experimente
table-rnd = F&E
table-location = { $heading }: { $spaces }
table-action-space = { $side ->
        [none] { $nth }
        [left] links
        [middle] Mitte
       *[right] rechts
    }{ $actions ->
        [both] { " " }(&)
        [one] { " " }(/)
       *[any] { "" }
    } { $piece }
table-lativ-beside = Lativ daneben
table-agent = { $agent ->
        [white] weißer
       *[pink] rosa
    } Saboteur
table-blocked = gesperrt
table-free = frei
table-empty = leer
table-none = nichts
table-chemical = { $chemical } ({ $colour }): { $count }
table-chemical-price = { $chemical } ({ $colour }): { $count }, das nächste kostet { $price }
table-offer = Werkstattplättchen im Angebot
table-stack = Stapel: { $up } offen; { $down } verdeckt
table-stack-top = Stapel: { $up } offen, obenauf { $top }; { $down } verdeckt
table-weather = { $weather }
table-column = Spalte: { $benefit }
table-rows = { $rows }
table-row = Reihe { $row }: { $benefit }
table-markers = Regierungsmarker: { $count }
table-tokens = { $count } { $count ->
        [one] Stein
       *[other] Steine
    } ({ $colour })
table-branch = { $spaces }
table-bot-space = { $at } ({ $needs }) { $owner }
table-cell-empty = { $row }: leer
table-cell-blue = { $row }: { $tile } ({ $benefit })
table-cell-orange = { $row }: { $tile } ({ $benefit }), orange
table-cell-part = { $row }: { FORM($colour, "neuter") } Zahnrad
table-locked = Verschlossen
table-unlocked = Freigeschaltet
table-assistant = Der Assistent
table-experiment = { $place ->
        [left] Links
        [middle] Mitte
        [right] Rechts
       *[next] Als Nächstes
    }: { $title } ({ $weather } { $stage }), { $science } Wissenschaft, { $cp } KP; { $reward }
table-deck = Stapel: { $count } { $count ->
        [one] Plättchen
       *[other] Plättchen
    }
table-deck-top = Stapel: { $count } { $count ->
        [one] Plättchen
       *[other] Plättchen
    }, obenauf { $title } ({ $weather } { $stage })
table-research = { CAPITAL($at) } ({ $needs }): { $stands }
table-research-item = { $chemical } und ein Stück nach Wahl
table-research-part = { $chemical }, { FORM($colour, "neuter") } Zahnrad
table-research-both = { $chemical } und ein Stück nach Wahl, { FORM($colour, "neuter") } Zahnrad
table-research-empty = leer, { $benefit }
table-research-chemical = { $owner } mit Chemikalie
table-no-storm = Kein Extremwetter
table-storm = { $title }, Stufe { $level }: { $science } Wissenschaft, { COUNT($parts) ->
        [0] kein Zahnrad
       *[other] Zahnräder: { $parts }
    }
table-storm-spaces = Felder: { $spaces }
table-storm-space = { $space }: { $held }
table-government-marker = Regierungsmarker
table-player-marker = { KEY($player) ->
        [you] dein Marker
       *[other] Marker { FORM($player, "own") }
    }
table-awards = Auszeichnungen in der Reserve: { $count }; { KEY($player) ->
        [none] der Nobelpreis liegt auf dem Spielplan
        [you] du hast den Nobelpreis
       *[other] { $player } hat den Nobelpreis
    }

## Ein Laboratorium.

table-player = { CAPITAL($player) }
table-cp = { $cp } KP
table-end-cp = { $cp } mehr am Spielende
table-investments = { $count } { $count ->
        [one] Investmentplättchen
       *[other] Investmentplättchen
    }
table-nobel = der Nobelpreis
table-vouchers = Coupons: { $vouchers }
table-voucher = { FORM($voucher, "short") } { $count }
table-funding = Finanzierung: { $markers }
table-funding-marker = { $area } { $space } ({ $cp } KP)
table-assembly-line = Fließband
table-section = Für { $price } { $price ->
        [one] Coupon
       *[other] Coupons
    }{ $open ->
        [yes] { "" }
       *[no] { " " }(geschlossen)
    }: { $bots }
table-slot = { $slot } ({ $benefit })
table-workshop = Werkstatt
table-tiles = { $count } { $count ->
        [one] Plättchen
       *[other] Plättchen
    }
table-items = { $count } { $count ->
        [one] Bot
       *[other] Bots
    }, Zahnräder: { $parts }
table-chemicals = Chemikalien: { $chemicals }
table-circles = Kreise: { $circles }
table-counted = { $count } { $thing }
table-no-room = Kein Platz
table-room = Platz für: { $things }
table-room-bot = Bot
table-room-part = Zahnrad
table-room-chemical = beliebige Chemikalie
table-workshop-column = Spalte { $column }: { $tiles }
table-laid = { $row } { $above } über { $below }
table-office = Büro
table-office-row = { $row }: { $spaces }{ $paper ->
        [start] { "" }
        [published] ; veröffentlicht
        [tile] ; auf Extremwetter
       *[box] ; fertig
    }
table-office-space = { $colour } { $held }
table-award = Auszeichnung
table-citation = Zitatstein
table-benefit = ({ $benefit })
table-waiting = Noch nicht im Büro: { $tokens }
table-goals = Ziele
table-goal = { $height ->
        [top] Oben,
        [bottom] Unten,
       *[below] Unter dem Laboratorium,
    } { $colour }: { $title } ({ $condition }){ $met ->
        [yes] , erfüllt
       *[no] { "" }
    }{ $flipped ->
        [yes] , umgedreht
       *[no] { "" }
    }
table-subsidies = Subventionsplättchen: { $tiles }
table-subsidy-used = { $tile } (benutzt)

## Die Saboteure.

table-target = Zielwert: { $target }
table-current = Laufender Report: { $report }
table-previous = Vorheriger Report: { $report }
table-reports = Stapel: { $count } { $count ->
        [one] Report
       *[other] Reports
    }
table-reports-top = Stapel: { $count } { $count ->
        [one] Report
       *[other] Reports
    }, obenauf: { $report }
table-discarded = Ablagestapel, Neuestes zuerst
table-report = { $report }
table-hideout = Versteck
table-challenges = Herausforderungskarten
table-challenge = { $card }: { $text }
table-bots = Bots: { $count }
table-held-tokens = Steine: { $tokens }
table-held-awards = Auszeichnungen: { $count }
