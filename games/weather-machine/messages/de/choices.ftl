### Auswahlmöglichkeiten: wie jede heißt, was sie kostet und bringt.

choice-report = { $report }
    .group = Security Report
choice-raise-target = Erhöhe das Target um { $by }
    .detail = { $from } → { $to }
choice-discard-report = Lege die oberste Karte des Stapels ab
    .detail = { $from } → { $to } Karten
