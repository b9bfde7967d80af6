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
    .help = Lativ links von deinem Feld bringt einen Coupon mehr.

## Andere Auslegungen der Regeln.

reading-ask-every-gain = Vor jedem Bonus fragen, damit du ihn ablehnen kannst
reading-token-on-completion = Wer einen Zweig vollendet, nimmt einen Forschungsstein, sofern einer übrig ist
reading-lativ-returns = Lativ führt seine Aufgaben auch bei der Rückkehr in den Vorrat aus
reading-reread-havoc = Das Unheil beginnt beim zuletzt abgeworfenen Report
reading-award-sets = Auszeichnungen allein bilden ein Set
reading-lativ-fills = Ein Bot von Lativ besetzt sein Feld für die Saboteure
reading-no-tile-no-storm = Kein neues Extremwetter, wo kein Plättchen ausliegt
reading-no-prototype-exchange = Kein Tausch für die Zahnräder eines Prototyps

## Why options are refused.

refuse-challenges = so viele Herausforderungskarten sind nicht übrig
refuse-helper-random = am echten Tisch sagst du, welche Herausforderungskarten gelten

## What has changed since a game was saved.

change-benefits = die Reihenfolge der Boni über einer Spalte und neben einer Reihe wird nur noch gefragt, wo sie etwas ausmacht
change-funding = die Finanzierungsleisten zählen 0, 0, 2, 3, -, 4, 6, 9, 12, 15 KP statt 0, 0, 1, 2, 3, -, 4, 6, 8, 10
