### Ereignisse, je ein Satz, und was dahintersteht.

event-decided = Die Saboteure wählen ({ $what }): { $chosen }.
event-plan = Plan von { $location }: { $agent }.
event-no-report = Kein Security Report ist zum Aufdecken übrig.
event-nothing-to-discard = Der Stapel ist leer, also wird kein Security Report abgelegt.
event-steps-left-out = { $space }: Der Plan beginnt mit Schritt { $first }; { $plan ->
        [lab] Schritt 1, ein Award, entfällt
        [rnd] Schritt 1 und 2, ein erster Bot und sein Chemical, entfallen
       *[other] Schritt 1 und 2, ein Chemical und ein Subsidy-Plättchen, entfallen
    }.
event-no-chemical-for = Im Hideout fehlt { $chemical } ({ $space }): Setze nur den Bot.
event-no-award = Im Vorrat ist kein Award für die Saboteure übrig.
event-no-token-left = Für die Saboteure ist nichts übrig: { $token }.
event-set-used = Die Saboteure nutzen einen Satz: { $weather }{ $locked ->
        [yes] , mit Schloss
       *[no] {""}
    }.
bot-placed = Setze einen Bot der Saboteure: { $space }.
bot-returns = Zurück ins Hideout: Bot der Saboteure, { $space }.
bot-beside = Lativs Bot kommt zurück neben das Lab: { $space }.
bot-makes-room = Platz machen, Bot von { KEY($owner) ->
        [lativ] Lativ
        [saboteurs] Saboteuren
       *[you] dir
    }, { $weather }: { $from } → { $to }.
part-laid = Aus dem Vorrat auf { $cell }: Maschinenteil ({ KEY($colour) ->
        [colour-green] grün
        [colour-blue] blau
        [colour-magenta] magenta
        [colour-white] weiß
        [colour-yellow] gelb
        [colour-orange] orange
        [colour-pink] rosa
        [colour-purple] violett
       *[other] { $colour }
    }).
event-turn-begins =
    { KEY($player) ->
        [saboteurs] Der Zug der Saboteure beginnt.
        [you] Dein Zug beginnt.
       *[other] Der Zug von { $player } beginnt.
    }
scored-government = { KEY($player) ->
        [you] Du wertest
       *[other] { $player } wertet
    } { $cp } CP: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } zu je { $each }, Government Machine, { $weather }.
chemical-taken = Vom Supply ins Hideout: { $chemical }.
chemical-put = Vom Hideout links neben { $space }: { $chemical }.
chemical-back = Vom Hideout zurück in den Supply: { $chemical }.
token-taken = Ins Hideout: { $token }.
award-taken = Ins Hideout: Award.
token-gone = Aus dem Hideout und aus dem Spiel: { $token }.
award-gone = Aus dem Hideout und aus dem Spiel: Award.
lativ-supply = Lativ kehrt zum Supply zurück.
event-lativ-moved = Lativ zieht weiter: { $to }.
event-government-runs = Government Machine: Der Zweig { $weather } ist voll und wird aktiviert.
event-lock-removed = Entferne den Lock-Marker: { $weather } kann nun zitiert werden.
event-initiative-taken =
    { KEY($player) ->
        [saboteurs] Der Initiative-Marker der Saboteure kommt ganz nach links.
        [you] Dein Initiative-Marker kommt ganz nach links.
       *[other] Der Initiative-Marker von { $player } zieht: Die Reihenfolge ist jetzt { $order }.
    }
event-end-triggered =
    { $trigger ->
        [nobel] Der Nobel Prize ist vergeben.
        [experiments] Das letzte Experiment liegt aus.
        [government] Die Government Machine ist voll.
       *[rnd] Alle Forschungsfelder von R&D sind besetzt.
    } Die nächste Runde ist die letzte.
