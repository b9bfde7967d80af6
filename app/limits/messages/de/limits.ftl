# Ablehnungen, wenn jemand zu viel verlangt; danach steht immer, wann es wieder geht.

limit-requests = das waren viele Anfragen in kurzer Zeit
limit-at-once = zu viele deiner Anfragen werden noch beantwortet
limit-streams = zu viele Tische sind offen; schließ einige Fenster
limit-new-games = das waren viele neue Partien in kurzer Zeit
limit-bytes = das waren viele Daten in kurzer Zeit
limit-seconds = du hattest schon viele Tipps und Analysen
limit-searches = zu viele deiner Tipps und Analysen sind noch in Arbeit
limit-again-seconds =
    { $seconds ->
        [one] versuch es in { $seconds } Sekunde wieder
       *[other] versuch es in { $seconds } Sekunden wieder
    }
limit-again-minutes =
    { $minutes ->
        [one] versuch es in { $minutes } Minute wieder
       *[other] versuch es in { $minutes } Minuten wieder
    }
