### Unsere Titel der Bestandteile, die in den Daten auf Englisch stehen.

## Die Wirkung jeder Challenge-Karte.

challenge-fully-stocked =
    .text = Die Saboteure beginnen mit einem Chemical jeder Sorte.
challenge-jamming =
    .text = Bei jedem Einkommen steigt das Target um 1 je Bot von ihnen auf dem Plan.
challenge-creative-accounting =
    .text = Die Saboteure beginnen mit einem Award. Bei jedem Einkommen geht einer deiner Funding-Marker 1 Feld zurück.
challenge-nobel-laureate =
    .text = Die Saboteure beginnen mit einem Chemical mehr. Ohne den Nobel Prize kannst du nicht gewinnen.
challenge-overachievers =
    .text = Mit weniger als 5 erfüllten Goals kannst du nicht gewinnen.
challenge-clock =
    .text = Zwei Karten des Stapels kommen in die Schachtel.
challenge-one-step-ahead =
    .text = Am Ende deines Zuges steigt das Target um 3, wenn ihr Initiative-Marker ganz links ist.
challenge-moral-high-ground =
    .text = Saboteure links von dir geben dir keine Vouchers.
challenge-peer-review =
    .text = Keine Citation-Plättchen, und keine CP für Science, wenn du einen Lock-Marker entfernst.
challenge-independent =
    .text = Die Saboteure beginnen mit einem Award. Ihre Bots ersetzen keine Teile deiner Prototypen.
challenge-budget-cuts =
    .text = Die Saboteure beginnen mit einem Chemical mehr. Dein Lab Funding zählt 0 dazu.
challenge-publish-or-perish =
    .text = Das Target beginnt 5 tiefer und steigt um 5 für jeden Lock-Marker, den die Saboteure entfernen. Nur der sofortige Sieg zählt.
