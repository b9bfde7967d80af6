### Pocket Mars: what is asked.

ask-upgrade =
    { $nth ->
        [first] Wähle das erste Upgrade der Androiden, so gut es für sie geht
       *[next] Wähle das nächste Upgrade der Androiden, so gut es für sie geht
    }
ask-landing = Wähle, wo der Android landet, so gut es für die Androiden geht
