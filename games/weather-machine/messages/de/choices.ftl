### Auswahlmöglichkeiten: wie jede heißt, kürzer unter ihrer Gruppe, was sie kostet und bringt.

## Zufall.

choice-order = { CAPITAL($player) }
    .group = Als Nächstes in der Reihenfolge
choice-show = { CAPITAL($tile) } ({ $id })
    .group = Werkstattplättchen
choice-lay = { $tile } ({ $id })
    .group = Subventionsplättchen
    .detail = { $benefit }
choice-reveal = { $tile }
    .group = Experimentplättchen
    .detail = { $science } Wissenschaft, { $cp } KP je Bot; { $reward }
choice-deal-part = { CAPITAL($part) }
    .group = Zahnrad
choice-deal-set = { CAPITAL($set) }
    .group = Zielset
    .detail = { $goals }
choice-deal-challenge = { $card }
    .group = Herausforderungskarte
    .detail = { $text }
choice-deal-goal = { $title }
    .group = Zielplättchen
    .detail = { $condition }
choice-deal-chemical = { $chemical }
    .group = Chemikalie für das Versteck
choice-report = { $report }
    .group = Security-Report

## Spielaufbau.

choice-face = { CAPITAL($above) } über { $below }
    .detail = Anbau für { $above-chemical } oben, { $below-chemical } unten
    .group = Wie es liegt
choice-draft = { CAPITAL($colour) }, { $set }: { $count } { $count ->
        [one] Plättchen
       *[other] Plättchen
    }
    .group = Zielplättchen
    .detail = { $goals }

## Die Schritte eines Zuges.

choice-use-subsidy = { $tile }
    .group = Subventionsplättchen nutzen
    .detail = { $benefit }
choice-set-goal = „{ $title }“ auf { $space }
    .group = Ziel für ein Investmentplättchen setzen
choice-flip-goal = { $title } (Finanzierung { FORM($area, "of") })
    .group = Ziel für ein Investmentplättchen umdrehen
    .detail = { $pays }
choice-pass = { $at ->
        [last] Aufhören
       *[tile] Kein Plättchen nutzen
    }
choice-move = { $heading }, { $place }
    .short = { $heading }, { $side ->
            [none] { $place }
            [left] links
            [middle] Mitte
           *[right] rechts
        }
    .group = Gehen zu
choice-do = { $deed }
    .detail = { $cost } zahlen; { KEY($deed) ->
            [deed-sell] ein Bot und ein Zahnrad für ein Subventionsplättchen und einen blauen Stein
            [deed-secure] die Boni eines Subventionsplättchens, seiner Spalte und seiner Reihe
            [deed-experiment] ein Bot und eine Chemikalie für die nächsten Experimente
            [deed-publish] KP und ein Investmentplättchen für eine vollständige Büroreihe
            [deed-research] ein Bot und eine Chemikalie für einen Bonus und einen lila Stein
           *[deed-breakthrough] ein Prototyp und eine Auszeichnung für eine Abhandlung
        }
choice-end-actions = Aktionen beenden
choice-token = { CAPITAL($token) } in Reihe { $row }
    .group = Forschungsstein legen
choice-award = { CAPITAL(FORM($colour, "neuter")) } Feld von Reihe { $row }
    .group = Auszeichnung legen
choice-keep = Auszeichnungen behalten
    .detail = sie warten auf einen späteren Zug

## Der Vorrat.

choice-extend = Plättchen { FORM($tile, "in") }
    .group = Werkstatt erweitern
choice-extend-twin = Plättchen { FORM($tile, "in") }, { $space ->
        [0] oben auf dem Stapel
       *[other] Feld { $space }
    }
    .group = Werkstatt erweitern
choice-construct = Abschnitt { $section }, Fach { $place }: { $benefit }{ $income ->
        [yes] { " " }bei jedem Einkommen
       *[no] { "" }
    }
    .group = Bot bauen
choice-initiative = { $place ->
        [1] Erster
        [2] Zweiter
        [3] Dritter
       *[other] Vierter
    }
    .group = Initiative beanspruchen
choice-acquire = { $chemical } aus dem Vorrat
    .short = { $chemical }
    .group = Chemikalie erwerben
    .detail = { $price } zahlen
choice-return = { $chemical } in den Vorrat
    .short = { $chemical }
    .group = Chemikalie zurückgeben
    .detail = { $price } erhalten
choice-place = Spalte { $column }, { FORM($row, "adjective") } Reihe: { $above } über { $below }
    .short = Spalte { $column }, { $row }, { $above } oben
    .detail = { $circles }
choice-call-security = Security rufen

## Ziele von Aktionen.

choice-bot = { $weather }, { $at }
    .group = Bot { FORM($machine, "to") }
choice-lativ-to = { $weather }, { $at }
    .group = Lativs Bot macht Platz
choice-take = { $tile } in Reihe { $row }
    .group = Subventionsplättchen nehmen
    .detail = { $benefit }
choice-secure = { $tile }, { $weather }, Reihe { $row }
    .group = Subvention sichern
    .detail = { $benefit }; Spalte: { $above }; Reihe: { $beside }
choice-column-first = Zuerst die Spalte
    .detail = { $column }, dann { $row }
choice-row-first = Zuerst die Reihe
    .detail = { $row }, dann { $column }
choice-row = Reihe { $row } ({ $weather })
    .group = { $aim ->
            [breakthrough] Durchbruch mit
           *[paper] Veröffentlichen
        }
choice-cite = { $title }
    .group = Den Zitatstein bezahlen
    .detail = { $condition }; kommt aus dem Spiel
choice-marker = Feld { $space }
    .group = Durchbruchmarker auf
    .detail = { $benefit }
choice-provide = { CAPITAL($part) } (Feld { $at })
    .group = Bereitstellen
choice-build-in = { CAPITAL(FORM($row, "adjective")) } Reihe
    .group = Prototyp bauen in
    .detail = { $lost ->
            [0] kein anderes Zahnrad geht verloren
            [1] mindestens 1 anderes Zahnrad geht verloren
           *[other] mindestens { $lost } andere Zahnräder gehen verloren
        }
choice-lose = { CAPITAL($part) }
    .group = Mit der Reihe verlieren
choice-no-more = { $at ->
        [lose] Nichts mehr verlieren
       *[provide] Keine weiteren Zahnräder bereitstellen
    }

## Zahlungen und Tausch.

choice-pay = { $voucher }
    .group = Zahlen
    .detail = { $have } → { $left }
    .then = { $voucher } zahlen
choice-give = { $voucher }
    .group = Zahlen
    .detail = { $have } → { $left }
choice-swap-chemical = { $chemical }
    .group = Tauschen gegen { $wanted }
    .detail = und { $vouchers }
choice-swap-part = { CAPITAL($part) }
    .group = Tauschen gegen { $wanted }
    .detail = und { $vouchers }
choice-spend-chemical = { $chemical }
    .group = Zahlen
    .detail = du hast { $have }
choice-spend-part = { CAPITAL($part) }
    .group = Zahlen
    .detail = du hast { $have }

## Was man erhält.

choice-either = { CAPITAL($gains) }
    .group = Wähle eines
choice-gain = { $voucher }
    .group = Erhalten
    .detail = { $have } → { $then }
choice-part = { CAPITAL($part) }
    .group = Nehmen
    .detail = du hast { $have }
choice-chemical = { $chemical }
    .group = Nehmen
    .detail = du hast { $have }
choice-fund = Finanzierung { FORM($area, "of") }
    .group = Vorrücken bei
    .detail = { $steps }
choice-follow = Finanzierung { FORM($area, "of") }
    .group = Danach folgt
    .detail = bis Feld { $to }: { $pays }
choice-take-from = Feld { $space }
    .group = Finanzierung von F&E
    .detail = { $benefit }
choice-accept = { $at ->
        [cp] { $price } für { $cp } KP zahlen
        [experiment] { $price } zahlen
       *[gain] { CAPITAL($gain) }
    }
    .then = { $at ->
        [cp] { $price } für { $cp } KP zahlen
        [experiment] { $price } zahlen
       *[gain] { $gain }
    }
choice-decline = { $at ->
        [cp] Den Wissenschaftscoupon behalten
        [experiment] Nichts zahlen
        [target] Darauf verzichten: { $deed }
        [none] Nichts nehmen
        [no-more] Nichts mehr nehmen
       *[other] Darauf verzichten
    }
    .detail = { $at ->
            [experiment] und nichts erhalten
           *[other] { "" }
        }
choice-to-line = { CAPITAL($slot) }
    .group = Bot auf das Fließband
    .detail = { $income ->
            [yes] verdeckt sein Einkommen: { $benefit }
           *[no] { "" }
        }
choice-take-back = Zurücknehmen
choice-leave = Stehen lassen

## Die Saboteure.

choice-top = { $report }
    .group = Oben auf den Stapel legen
    .detail = { $current ->
            [yes] bisher der Laufende Report
           *[no] { "" }
        }
choice-discard = { $report }
    .group = Abwerfen
    .detail = { $third ->
            [none] { "" }
           *[other] dann ist der Laufende Report: { $third }
        }
choice-raise-target = Den Zielwert um { $by } erhöhen
    .detail = { $from } → { $to }
choice-discard-report = Die oberste Karte des Stapels abwerfen
    .detail = { $from } → { $to } { $to ->
            [one] Karte
           *[other] Karten
        }
choice-back = Finanzierung { FORM($area, "of") }
    .group = Ein Feld zurück bei
    .detail = { $steps }

## Was eine Auswahl kostet und bringt, je eine Sache.

detail-pay = { $price } zahlen
detail-pay-exchange = { $price } zahlen (nach einem Tausch)
detail-pay-both = { $price } zahlen und { $extra }
detail-pay-both-exchange = { $price } zahlen (nach einem Tausch) und { $extra }
detail-take-token = einen { $token } nehmen
detail-take-investment = ein Investmentplättchen nehmen
detail-experiment = { $tile } wird { $cp } KP je Bot bringen
detail-no-tile = für { $weather } liegt kein Plättchen aus
detail-makes-room = Lativs Bot macht Platz
detail-fills = { KEY($area) ->
        [area-government] aktiviert den Zweig
        [area-lab] füllt den Zweig
       *[area-rnd] vollendet den Zweig
    }
detail-owned = kommt aus dem Spiel: Du hast schon ein solches
detail-goal = { $cp } KP am Spielende: { $condition } ({ $met ->
        [yes] jetzt erfüllt
       *[no] noch nicht erfüllt
    })
detail-gain = { $gains } erhalten
detail-gain-pay = { $gains } erhalten, dann { $price } zahlen
detail-room = { $vouchers } (Platz für { $gained })
detail-actions = { $actions ->
        [both] beide Aktionen
       *[one] eine Aktion
    }
detail-idle = keine seiner Aktionen ist jetzt möglich
detail-lativ-goes = Lativ geht { FORM($place, "to") }
detail-lativs-bot = sein Bot kommt auf { $space }
detail-token-leaves = ein { $token } kommt aus dem Spiel
detail-from-stack = vom Stapel
detail-order = neue Initiative: { $order }
detail-circles = { $count } { $count ->
        [one] Kreis
       *[other] Kreise
    } für { $chemical }
detail-no-circle = schließt keinen Kreis
detail-no-benefit = kein Bonus
detail-second-token = zweiter Stein der Reihe
detail-completes-row = vollendet die Reihe
detail-storm = { $title }, Stufe { $level }
detail-prototype = ein Prototyp: { $parts }
detail-needs-citation = verlangt einen Zitatstein
detail-paper = { $cp } KP erhalten und ein Investmentplättchen nehmen
detail-lock = entfernt den Schlossstein
detail-provided = { $cp } KP
detail-target-spared = der Zielwert steigt nicht um { $by }
detail-no-cp-for = { KEY($player) ->
        [you] du erhältst
       *[other] { $player } erhält
    } nicht die { $cp } KP
detail-by-exchange = nach einem Tausch
detail-cp-for-bots = { $cp } KP für { $count } { $count ->
        [one] Bot
       *[other] Bots
    }
detail-token = ein { $token }
detail-token-no-room = kein Platz für einen { $token }: Er kommt aus dem Spiel
detail-security = { $count } { $count ->
        [one] Security-Report
       *[other] Security-Reports
    } ziehen und entscheiden, welcher von dreien als nächster gilt

## Was die Finanzierung einer Leiste zahlt, und wohin ein Marker geht.

funding-lab = { $vouchers }, dann eine andere Leiste
funding-none = noch nichts
funding-all = { $benefits }
funding-one-of = eines davon: { $benefits }
funding-steps = Feld { $from } → { $to }
funding-steps-cp = Feld { $from } → { $to }, { $before } → { $after } KP am Spielende

## Was eine Auswahl nicht bringen wird.

lost-room = kein Platz dafür: { $gain }
lost-able = jetzt nicht möglich: { $gain }
lost-vouchers = kein Platz für { $vouchers }
lost-funding = der Finanzierungsmarker { FORM($area, "of") } bleibt auf dem letzten Feld
lost-target = der Zielwert steigt um { $by }
lost-marker = auf { $weather } kommt kein Regierungsmarker
lost-all = nichts erhalten
