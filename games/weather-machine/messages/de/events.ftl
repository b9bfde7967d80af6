### Ereignisse, je ein Satz, und was dahintersteht.

## Spielaufbau und Reihenfolge.

event-order-drawn = { KEY($player) ->
        [you] Du bist
       *[other] { CAPITAL($player) } ist
    } in der Reihenfolge { $place ->
        [0] Erster
        [1] Zweiter
        [2] Dritter
       *[other] Letzter
    }.
event-offer-shown = Ein Werkstattplättchen { FORM($tile, "in") } kommt auf Feld { $space } des Angebots.
event-stack-shown = Oben auf dem Stapel liegt jetzt ein Werkstattplättchen { FORM($tile, "in") }.
event-stack-turned = Der verdeckte Stapel wird umgedreht: { $tiles } { $tiles ->
        [one] Werkstattplättchen
       *[other] Werkstattplättchen
    }.
event-subsidy-laid = „{ $tile }“ kommt in { $cell }: { $benefit }.
event-experiment-shown = { $tile } { $place ->
        [left] kommt auf das linke Feld der Auslage
        [middle] kommt auf das mittlere Feld der Auslage
        [right] kommt auf das rechte Feld der Auslage
        [waiting] wartet unter dem Stapel
       *[top] liegt oben auf dem Stapel
    }.
event-part-dealt = { KEY($player) ->
        [you] Du beginnst
       *[other] { CAPITAL($player) } beginnt
    } mit einem { FORM($colour, "dative") } Zahnrad.
event-tile-dealt = { KEY($player) ->
        [you] Du beginnst
       *[other] { CAPITAL($player) } beginnt
    } mit einem Werkstattplättchen { FORM($tile, "in") }.
event-goals-dealt = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } die Zielplättchen des Zielsets „{ $set }“.
event-goals-drafted = { KEY($player) ->
        [you] Du wählst
       *[other] { CAPITAL($player) } wählt
    } die drei { FORM($colour, "dative") } Zielplättchen des Zielsets „{ $set }“.
event-goal-dealt = Du erhältst das Ziel { $tile }.
event-goal-refused = Das Ziel { $tile } kommt aus dem Spiel: Das Ziel { $like } misst dasselbe.
event-challenge-drawn = Die Herausforderungskarte { $challenge } gilt: { $text }
event-turn-order-set = Die Reihenfolge ist jetzt: { $order }.
event-initiative-taken = { KEY($player) ->
        [you] Dein Initiativemarker
       *[other] Der Initiativemarker { FORM($player, "own") }
    } bewegt sich. Initiative jetzt: { $order }.
event-round-begins = Runde { $round } beginnt{ $last ->
        [yes] , die letzte
       *[no] { "" }
    }.
event-turn-begins = { KEY($player) ->
        [you] Dein Zug
       *[other] Der Zug { FORM($player, "own") }
    }.

## Coupons, KP und Finanzierung.

event-vouchers = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $vouchers }: { $cause }.
event-vouchers-partly = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $vouchers }: { $cause }; für { $lost } weitere ist kein Platz.
event-vouchers-none = { KEY($player) ->
        [you] Du hast
       *[other] { CAPITAL($player) } hat
    } keinen Platz für { $lost } { $lost ->
        [one] weiteren { $voucher }
       *[other] weitere { FORM($voucher, "many") }
    }: { $cause }.
event-neighbour-vouchers = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $vouchers } für die Figuren links: { $pieces }.
event-paid = { KEY($player) ->
        [you] Du zahlst
       *[other] { CAPITAL($player) } zahlt
    } { FORM($voucher, "a") }{ $of ->
        [instead] { " " }statt { FORM($instead, "genitive") }
        [exchange] { " " }für den Tausch
        [piece] { " " }für eine Figur links
       *[price] { "" }
    }.
event-exchanged = { KEY($player) ->
        [you] Du tauschst
       *[other] { CAPITAL($player) } tauscht
    } { $given } gegen { $wanted }, das sofort gebraucht wird.
event-science-exchanged = { KEY($player) ->
        [you] Du tauschst
       *[other] { CAPITAL($player) } tauscht
    } { $count } { $count ->
        [one] Coupon
       *[other] Coupons
    } gegen einen Wissenschaftscoupon, der sofort gezahlt wird.
event-scored = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $cp } KP: { $why }.
scored-government = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $cp } KP: { $count ->
        [one] { $each } für { $count } Bot
       *[other] je { $each } für { $count } Bots
    } im { FORM($weather, "branch") } der Regierungsmaschine.
event-no-cp = { $able ->
        [yes] { KEY($player) ->
            [you] Du verzichtest auf
           *[other] { CAPITAL($player) } verzichtet auf
        } die { $cp } KP für { $price }.
       *[no] { KEY($player) ->
            [you] Du kannst
           *[other] { CAPITAL($player) } kann
        } die { $cp } KP für { $price } nicht bezahlen.
    }
event-prototype-scored = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $cp } KP: { $count ->
        [one] { $each } für { $count } Zahnrad
       *[other] je { $each } für { $count } Zahnräder
    }.
event-prototype-scored-bot = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $cp } KP für den Bot auf { FORM($bot, "dative") }.
event-scored-for-the-end = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } { $cp } KP am Spielende: { $cause }.
event-advanced = { KEY($player) ->
        [you] Du rückst
       *[other] { CAPITAL($player) } rückt
    } auf der { FORM($area, "track") } auf Feld { $to } vor: { $cause }.
event-advanced-not = { KEY($player) ->
        [you] Du bleibst
       *[other] { CAPITAL($player) } bleibt
    } auf der { FORM($area, "track") } auf dem letzten Feld: { $cause }.
event-marker-back = { KEY($player) ->
        [you] Du rückst
       *[other] { CAPITAL($player) } rückt
    } auf der { FORM($area, "track") } auf Feld { $to } zurück.
event-funded = { KEY($player) ->
        [you] Du erhältst
       *[other] { CAPITAL($player) } erhält
    } die Finanzierung { FORM($area, "of") } bis Feld { $to }.
event-lost = { KEY($player) ->
        [you] Für dich
       *[other] Für { $player }
    } nicht möglich: { $gain }.
event-lost-room = { KEY($player) ->
        [you] In deiner Werkstatt
       *[other] In der Werkstatt { FORM($player, "own") }
    } ist kein Platz dafür: { $gain }.
event-lost-vouchers = { KEY($player) ->
        [you] Du hast
       *[other] { CAPITAL($player) } hat
    } auf keiner Couponleiste Platz.
event-declined = { KEY($player) ->
        [you] Du verzichtest darauf:
       *[other] { CAPITAL($player) } verzichtet darauf:
    } { $gain }.

## Figuren und Plättchen auf dem Spielplan.

event-scientist-moved = { KEY($player) ->
        [you] Dein Wissenschaftler
       *[other] Der Wissenschaftler { FORM($player, "own") }
    } geht auf { $space }.
event-lativ-moved = Lativ geht { FORM($to, "to") }.
lativ-supply = Lativ kehrt in den Vorrat zurück.
event-lativs-bot-passes = Lativs Bot geht vom Zweig des Assistenten weiter: { $passed ->
        [full] { $full } { COUNT($full) ->
            [1] ist
           *[other] sind
        } voll
        [has] { $has } { COUNT($has) ->
            [1] hat
           *[other] haben
        } schon einen
       *[both] { $full } { COUNT($full) ->
            [1] ist
           *[other] sind
        } voll, { $has } { COUNT($has) ->
            [1] hat
           *[other] haben
        } schon einen
    }.
event-no-lativs-bot = { $beside ->
        [0] Neben dem Labor steht kein Bot von Lativ.
       *[other] Kein Bot von Lativ kommt ins Labor: Jeder Zweig ist voll oder hat schon einen.
    }
event-no-token-goes = Lativ kann keinen { $token } abwerfen: Es ist keiner übrig.
event-assistant-moved = Der Assistent geht zum { FORM($weather, "branch") }.
event-bot-moved = { KEY($owner) ->
        [you] Dein Bot
       *[other] Ein Bot { FORM($owner, "own") }
    } zieht um.
bot-constructed = { KEY($player) ->
        [you] Du baust
       *[other] { CAPITAL($player) } baut
    } den Bot aus { $from }.
bot-sent = { KEY($player) ->
        [you] Du stellst
       *[other] { CAPITAL($player) } stellt
    } einen Bot auf { $to }.
bot-back = { KEY($owner) ->
        [you] Dein Bot
       *[other] Der Bot { FORM($owner, "own") }
    } auf { FORM($from, "dative") } kehrt in die Werkstatt zurück.
bot-to-line = { KEY($owner) ->
        [you] Dein Bot
       *[other] Der Bot { FORM($owner, "own") }
    } verlässt { $from } und kommt in { $to } des Fließbands.
bot-of-lativ = Ein Bot von Lativ kommt auf { $to }.
bot-placed = Die Saboteure stellen einen Bot auf { $space }.
bot-returns = Ein Bot der Saboteure verlässt { $space } und kehrt ins Versteck zurück.
bot-beside = { KEY($owner) ->
        [you] Dein Bot
       *[other] Der Bot { FORM($owner, "own") }
    } verlässt { $space } und steht wieder neben dem Labor.
bot-makes-room = { KEY($owner) ->
        [you] Dein Bot
       *[other] Der Bot { FORM($owner, "own") }
    } macht im { FORM($weather, "branch") } Platz: vom { FORM($from, "dative") } auf das { FORM($to, "weak") } Feld.
event-subsidy-taken = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } das Subventionsplättchen „{ $tile }“ aus { $cell }{ $used ->
        [yes] , schon benutzt
       *[no] { "" }
    }.
event-subsidy-gone = Das Subventionsplättchen „{ $tile }“ aus { $cell } kommt aus dem Spiel{ $owned ->
        [yes] : Ein solches ist schon im Besitz
       *[no] { "" }
    }.
event-subsidy-flipped = „{ $tile }“ in { $cell } wird auf die orange Seite gedreht.
event-government-marker = Ein Regierungsmarker kommt auf Feld { $space } des Extremwetterplättchens { $weather }.
event-nothing-to-fix = Auf das Extremwetterplättchen { $weather } kommt kein Regierungsmarker.
event-marker-placed = { KEY($player) ->
        [you] Dein Durchbruchmarker von Reihe { $row }
       *[other] Der Durchbruchmarker { FORM($player, "own") }, Reihe { $row },
    } kommt auf Feld { $space } des Extremwetterplättchens { $weather }.
event-parts-provided = { KEY($player) ->
        [you] Du baust
       *[other] { CAPITAL($player) } baut
    } einen Prototyp für das Wetter { $weather }: { $parts }.
event-nobel-taken = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } den Nobelpreis.

## Chemikalien, Zahnräder und Steine.

event-chemical-moved = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein { $chemical } aus dem Vorrat.
chemical-gained = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein { $chemical } aus dem Vorrat: { $cause }.
chemical-supplied = Ein { $chemical } aus dem Vorrat kommt links neben { $to }.
chemical-paid = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } ein { $chemical } links neben { $to }.
chemical-returned = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } ein { $chemical } in den Vorrat zurück.
chemical-gone = Ein { $chemical } kommt in den Vorrat zurück.
chemical-taken = Die Saboteure nehmen ein { $chemical } aus dem Vorrat ins Versteck.
chemical-put = Die Saboteure legen ein { $chemical } links neben { $space }.
chemical-back = Die Saboteure legen ein { $chemical } in den Vorrat zurück.
event-part-moved = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein { FORM($colour, "neuter") } Zahnrad.
part-gained = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein { FORM($colour, "neuter") } Zahnrad: { $cause }.
part-sold = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } ein { FORM($colour, "neuter") } Zahnrad in { $to }.
part-returned = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } ein { FORM($colour, "neuter") } Zahnrad in die Reserve zurück.
part-gone = Ein { FORM($colour, "neuter") } Zahnrad kommt in die Reserve.
part-laid = Ein { FORM($colour, "neuter") } Zahnrad aus der Reserve kommt in { $cell }.
event-research-moved = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } einen { $token }.
research-placed = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } einen { $token } auf { $to }.
research-lost = Ein { $token } kommt aus dem Spiel.
research-no-space = Ein { $token } hat { KEY($player) ->
        [you] in deinem Büro
       *[other] im Büro { FORM($player, "own") }
    } kein Feld und kommt aus dem Spiel.
event-award-moved = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } eine Auszeichnung.
award-placed = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } eine Auszeichnung auf { $to }.
award-lost = Eine Auszeichnung kommt aus dem Spiel.
token-taken = Die Saboteure nehmen einen { $token } ins Versteck.
token-gone = Ein { $token } aus dem Versteck kommt aus dem Spiel.
award-taken = Die Saboteure nehmen eine Auszeichnung ins Versteck.
award-gone = Eine Auszeichnung aus dem Versteck kommt aus dem Spiel.
event-token-discarded = { $why ->
        [no-space] Ein { $token } hat { KEY($player) ->
            [you] in deinem Büro
           *[other] im Büro { FORM($player, "own") }
        } kein Feld und kommt aus dem Spiel.
        [lativ] Lativ wirft einen { $token } ab: Er kam { FORM($location, "to") }, und der Assistent steht am { FORM($weather, "branch") }.
       *[bot] Ein { $token } kommt aus dem Spiel: Ein Bot von Lativ steht im Zweig.
    }

## In einem Laboratorium.

event-section-opened = Abschnitt { $section } { KEY($player) ->
        [you] deines Fließbands
       *[other] des Fließbands { FORM($player, "own") }
    } öffnet sich.
event-citation-placed = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } einen Zitatstein auf { $space }; der Preis ist das Ziel { $goal }.
event-tile-taken = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein Werkstattplättchen { FORM($tile, "in") }.
event-tile-laid = { KEY($player) ->
        [you] Du legst
       *[other] { CAPITAL($player) } legt
    } ein Werkstattplättchen { FORM($tile, "in") } an, { FORM($row, "adjective") } Reihe, Spalte { $column }: { $above } über { $below }.
event-subsidy-used = { KEY($player) ->
        [you] Du nutzt
       *[other] { CAPITAL($player) } nutzt
    } das Subventionsplättchen „{ $tile }“: { $benefit }.
event-investment-taken = { KEY($player) ->
        [you] Du nimmst
       *[other] { CAPITAL($player) } nimmt
    } ein Investmentplättchen: { $cause }.
event-investment-used = { KEY($player) ->
        [you] Du nutzt
       *[other] { CAPITAL($player) } nutzt
    } ein Investmentplättchen.
event-goal-set = { KEY($player) ->
        [you] Du setzt
       *[other] { CAPITAL($player) } setzt
    } das Ziel { $tile } auf { $space }.
event-goal-flipped = { KEY($player) ->
        [you] Du drehst
       *[other] { CAPITAL($player) } dreht
    } das Ziel { $tile } für seine Finanzierung um.
event-published = { KEY($player) ->
        [you] Du veröffentlichst
       *[other] { CAPITAL($player) } veröffentlicht
    } eine Abhandlung zum Wetter { $weather }: Reihe { $row }.

## Experimente, Extremwetter, Einkommen.

event-storm-fixed = Das Extremwetter { $weather } ist behoben: Sein Plättchen der Stufe { $level } ist voll.
event-storm-placed = Das Extremwetterplättchen { $weather } der Stufe { $level } kommt zu F&E: { $brought ->
        [experiment] Sein Experiment lief
        [sabotage] Sein Experiment lief nicht, und im Zweig steht ein Bot der Saboteure
       *[set] Die Saboteure haben ein Set { $weather } genutzt
    }.
event-no-storm = Für { $weather } ist kein Extremwetterplättchen mehr übrig.
event-experiment-runs = Das Experiment im { FORM($weather, "branch") } läuft: { $tile }.
event-experiment-fails = Das Experiment im { FORM($weather, "branch") } läuft nicht: { $why ->
        [not-full] Der Zweig ist nicht voll
        [no-tile] Für ihn liegt kein Plättchen aus
       *[both] Der Zweig ist nicht voll, und für ihn liegt kein Plättchen aus
    }.
event-experiment-left = { $able ->
        [yes] { KEY($player) ->
            [you] Du zahlst { $price } nicht und erhältst
           *[other] { CAPITAL($player) } zahlt { $price } nicht und erhält
        }
       *[no] { KEY($player) ->
            [you] Du kannst { $price } nicht zahlen und erhältst
           *[other] { CAPITAL($player) } kann { $price } nicht zahlen und erhält
        }
    } nichts.
event-experiment-gone = { $tile } kommt aus dem Spiel.
event-experiment-slid = { $tile } { $place ->
        [left] rückt auf das linke Feld der Auslage
        [middle] rückt auf das mittlere Feld der Auslage
        [right] rückt auf das rechte Feld der Auslage
        [waiting] rückt unter den Stapel
       *[top] rückt oben auf den Stapel
    }.
event-income = { $paid ->
        [yes] Lativ ist in seinem Büro: Es gibt Einkommen.
       *[no] Lativ ist nicht in seinem Büro: Es gibt kein Einkommen.
    }
event-government-runs = Der { FORM($weather, "branch") } der Regierungsmaschine ist voll und wird aktiviert.
event-lock-removed = Der Schlossstein { $weather } wird entfernt, also kann dieses Wetter zitiert werden.

## Die Saboteure.

target-starts = Der Zielwert beginnt bei { $to }.
event-target-raised = Der Zielwert steigt um { $by } auf { $to }: { $why }.
event-agent-moved = { CAPITAL($agent) } geht auf { $space }.
event-report-shown = Der Report „{ $report }“ wird aufgedeckt.
event-report-current = Der Laufende Report ist jetzt „{ $report }“.
event-report-discarded = Der Report „{ $report }“ wird abgeworfen und ist jetzt der Vorherige Report.
event-report-on-top = Der Report „{ $report }“ kommt oben auf den Stapel.
event-report-aside = Der Report „{ $report }“ wird beiseitegelegt: { $area ->
        [none] Er zeigt keinen Hauptort
       *[other] { CAPITAL($agent) } steht schon
    }.
event-reports-shuffled = Der Stapel wird gemischt: { $cards } { $cards ->
        [one] Security-Report
       *[other] Security-Reports
    }.
event-reports-boxed = Vom Stapel zurück in die Schachtel: { $cards } { $cards ->
        [one] Security-Report
       *[other] Security-Reports
    }.
event-no-report = Kein Security-Report ist zum Aufdecken übrig.
event-nothing-to-discard = Der Stapel ist leer, also wird kein Security-Report abgeworfen.
event-plan = { CAPITAL($agent) } führt den Plan für { FORM($location, "accusative") } aus.
event-steps-left-out = Für { $space } beginnt der Plan mit Schritt { $first }: { $plan ->
        [lab] Schritt 1, eine Auszeichnung, entfällt
        [rnd] Die Schritte 1 und 2, ein erster Bot und seine Chemikalie, entfallen
       *[other] Die Schritte 1 und 2, eine Chemikalie und ein Subventionsplättchen, entfallen
    }.
event-no-chemical-for = Im Versteck ist kein { $chemical } für { $space }: Nur der Bot wird gestellt.
event-no-award = In der Reserve ist keine Auszeichnung für die Saboteure übrig.
event-no-token-left = Für die Saboteure ist kein { $token } übrig.
event-decided = Die Saboteure wählen { $what ->
        [location] einen Ort
        [space] ein Aktionsfeld
        [chemical] eine Chemikalie
        [branch] einen Zweig { FORM($machine, "of") }
        [bot] ein Botfeld
        [subsidy] ein Subventionsplättchen
       *[havoc] ein Set von Steinen
    }: { $chosen }.
event-set-used = Die Saboteure nutzen ein Set { $weather }{ $locked ->
        [yes] , dessen Wetter verschlossen ist
       *[no] { "" }
    }.

## Das Ende.

event-end-triggered = { $trigger ->
        [nobel] Der Nobelpreis ist vergeben.
        [experiments] Das letzte Experimentplättchen liegt aus.
        [government] Die Regierungsmaschine ist voll.
       *[rnd] Alle Forschungsfelder von F&E sind besetzt.
    } Die nächste Runde ist die letzte.
event-ended = { $verdict ->
        [at-once] Du gewinnst sofort: { $cp } KP übertreffen den Zielwert von { $target }, { $goals } erfüllt und { $markers } auf Feld { $space } oder weiter.
        [won] Du gewinnst: Deine { $cp } KP übertreffen den Zielwert von { $target }.
        [lost] Du verlierst: Deine { $cp } KP übertreffen den Zielwert von { $target } nicht.
        [forbidden] Du verlierst: Deine { $cp } KP übertreffen den Zielwert von { $target }, aber die Herausforderungskarte { $card } verbietet einen solchen Sieg.
        [storms] Du verlierst: { $tiles } der Stufe 3 liegen auf dem Spielplan: { $storms }.
       *[reports] Du verlierst: Die Saboteure haben keinen Security-Report mehr.
    }
counted-goals = { $count } { $count ->
        [one] Ziel
       *[other] Ziele
    }
counted-markers = { $count } { $count ->
        [one] Finanzierungsmarker
       *[other] Finanzierungsmarker
    }
counted-storms = { $count } { $count ->
        [one] Extremwetterplättchen
       *[other] Extremwetterplättchen
    }

## Woher etwas kommt, nach einem Doppelpunkt.

cause-income = Einkommen, { $at }
cause-lativ = Lativ steht links davon
cause-lativ-supply = Lativ ist im Vorrat
cause-new-scientists = noch einmal Lativ (Neue Wissenschaftler)
cause-section = der Abschnitt, in dem das { $chemical } jetzt liegt
cause-no-token = Kein { $token } ist übrig
cause-track = die Labor-Finanzierungsleiste bis Feld { $to }
cause-bot = Der Bot kommt auf { $space }
cause-paper = Eine Abhandlung ist veröffentlicht
cause-completion = Der { FORM($weather, "branch") } von F&E ist voll
cause-pieces = links davon: { $pieces }

## Warum es KP gibt, nach einem Doppelpunkt.

score-experiment = { $count ->
        [one] { $each } für { $count } Bot
       *[other] je { $each } für { $count } Bots
    } im Experiment { $tile }
score-government = { $count ->
        [one] { $each } für { $count } Bot
       *[other] je { $each } für { $count } Bots
    } im { FORM($weather, "branch") } der Regierungsmaschine
score-paper = { $tokens } in Reihe { $row }
score-tokens = { $count ->
        [1] { $each } für 1
       *[other] je { $each } für { $count }
    } { $kind ->
        [research] { $count ->
            [one] Forschungsstein
           *[other] Forschungssteine
        }
        [award] { $count ->
            [one] Auszeichnung
           *[other] Auszeichnungen
        }
       *[citation] { $count ->
            [one] Zitatstein
           *[other] Zitatsteine
        }
    }

## Warum der Zielwert steigt, nach einem Doppelpunkt.

raise-start = Dort beginnt er
raise-pieces = { CAPITAL($pieces) } { COUNT($pieces) ->
        [1] steht
       *[other] stehen
    } links von { FORM($agent, "dative") }, { $each } je Figur
raise-initiative = Ihr Initiativemarker lag schon ganz links
raise-experiment = Mit ihrem Bot auf { FORM($space, "dative") } lief das Experiment
raise-experiment-tile = Mit ihrem Bot auf { FORM($space, "dative") } lief { $tile }, { $cp } KP
raise-government = { $count ->
        [one] { $each } für { $count } Bot
       *[other] je { $each } für { $count } Bots
    } von ihnen im { FORM($weather, "branch") } der Regierungsmaschine
raise-prototype = Ihr Bot auf { FORM($space, "dative") } ersetzt ein Zahnrad deines Prototyps
raise-no-token = Für sie ist kein { $token } übrig
raise-havoc = ihr Set, anstelle einer Karte des Stapels
raise-havoc-no-card = ihr Set, da der Stapel keine Karte zum Abwerfen hat
raise-challenge = Herausforderungskarte { $challenge }
raise-challenge-bots = Herausforderungskarte { $challenge }, für { $count ->
        [one] { $count } Bot
       *[other] jeden von { $count } Bots
    } der Saboteure auf dem Spielplan
raise-end = Die Schlusswertung erhöht ihn immer um so viel

## Warum nichts möglich ist.

event-idle = { $idle ->
        [actions] { KEY($player) ->
            [you] Du kannst
           *[other] { CAPITAL($player) } kann
        } { FORM($location, "in") } nichts tun.
        [no-more-actions] { KEY($player) ->
            [you] Du kannst
           *[other] { CAPITAL($player) } kann
        } { FORM($location, "in") } nichts mehr tun.
        [move] { KEY($player) ->
            [you] Dein Wissenschaftler
           *[other] Der Wissenschaftler { FORM($player, "own") }
        } bleibt stehen: An keinem anderen Ort ist ein Aktionsfeld frei.
        [awards] { KEY($player) ->
            [you] Deine Auszeichnungen
           *[other] Die Auszeichnungen { FORM($player, "own") }
        } bleiben auf dem Wartefeld: Das Büro ist voll.
       *[placements] { KEY($player) ->
            [you] Du hast
           *[other] { CAPITAL($player) } hat
        } keinen Stein zu legen und kein Investmentplättchen zu nutzen.
    }
barred-done = { $deed }: in diesem Zug schon getan
barred-one-action = { $deed }: Das Feld erlaubt nur eine Aktion
barred-vouchers = { $deed } kostet { $price }; vorhanden: { $own }, { $science } Wissenschaft und { $others } andere; je { $exchange } andere gelten als 1 Wissenschaft
barred-no-bot = { $deed } verlangt einen Bot, und in der Werkstatt ist keiner
barred-no-space = { $deed }: Alle Felder { FORM($machine, "of") } sind besetzt
barred-part = { $deed } verlangt ein Zahnrad für ein freies Feld der Regierungsmaschine: { OR($wanted) }; in der Werkstatt: { COUNT($there) ->
        [0] kein Zahnrad
       *[other] { $there }
    }, und kein Tausch ist möglich
barred-besides = { $deed }: Für ein freies Feld { FORM($machine, "of") } vorhanden: { $there }, aber nicht alles, was ein solches Feld sonst noch kostet
barred-chemical = { $deed } verlangt eine Chemikalie für ein freies Feld { FORM($machine, "of") }: { COUNT($wanted) ->
        [5] beliebig
       *[other] { OR($wanted) }
    }; in der Werkstatt: { COUNT($there) ->
        [0] nichts
       *[other] { $there }
    }, und kein Tausch ist möglich
barred-target = { KEY($deed) ->
        [deed-secure] { $deed }: Kein Subventionsplättchen liegt mit der blauen Seite oben
        [deed-publish] { $deed }: Keine Reihe des Büros ist vollständig oder zitierbar
        [deed-breakthrough] { $deed }: Zu keiner veröffentlichten Abhandlung lässt sich ein Prototyp bauen und bezahlen
       *[other] { $deed }: Kein Feld ist frei
    }
shortage-pays = Vorhanden: { $own }, { $science } Wissenschaft und { $others } andere; je { $exchange } andere gelten als 1 Wissenschaft. { $able ->
        [yes] Das reicht für nichts, was angeboten wird und Platz hat
       *[no] Jede Aktion außer Chemikalie zurückgeben kostet mindestens einen Coupon
    }
shortage-return = { $chemicals ->
        [0] In der Werkstatt ist keine Chemikalie, die du zurückgeben könntest
       *[other] Jede Chemikalie der Werkstatt ging in diesem Zug schon zweimal hin und her
    }
