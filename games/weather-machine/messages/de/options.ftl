### Die Optionen vor dem Spielaufbau.

option-seats = Spieler
    .help = Einer spielt gegen die Saboteure, zwei bis vier gegeneinander.
option-challenges = Herausforderungskarten
    .help = Jede macht das Solospiel schwerer; du kannst sie kombinieren.
option-random-challenges = Zufällige Herausforderungskarten
    .help = So viele zufällige Herausforderungskarten kommen hinzu.
option-drafting = Draft-Variante
    .help = Zielplättchen werden in drei Runden gewählt statt ausgeteilt.
option-new-scientists = Variante „Neue Wissenschaftler“
    .help = Lativ links von einem Feld bringt einen Coupon mehr.

## Andere Auslegungen der Regeln.

reading-ask-every-gain = Vor jedem Bonus fragen, damit du ihn ablehnen kannst
reading-token-on-completion = Wer einen Zweig vollendet, nimmt einen Stein, der übrig ist
reading-lativ-returns = Lativs Rückkehr in den Vorrat hat seine Aufgaben
reading-reread-havoc = Das Unheil beginnt beim zuletzt abgeworfenen Report
reading-award-sets = Auszeichnungen allein bilden ein Set
reading-lativ-fills = Ein Bot von Lativ besetzt sein Feld für die Saboteure
reading-no-tile-no-storm = Kein neues Wetter, wo kein Plättchen ausliegt
reading-no-prototype-exchange = Kein Tausch für die Zahnräder eines Prototyps
