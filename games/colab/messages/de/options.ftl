### Die Optionen einer Partie, mit ihren Werten.

option-seats = Spieler
    .help = Wie viele Menschen spielen.
option-set-up = Aufbau
    .help = Womit alle beginnen.
    .first-game = Erste Partie: alles liegt fest
    .normal = Normal: Karten, Würfel und ein Marker nach Wahl
    .draft = Draft: Schergen sammeln, womit du beginnst
option-length = Dauer
    .help = Eine Expresspartie hat mehr Plättchen und endet nach 10 statt 12 Karten.
    .full = Voll
    .express = Express
option-enemies = Feinde
    .help = Wie viele verrückte Wissenschaftler gegen dich spielen. Allein hast du mindestens einen.
option-difficulty = Schwierigkeit
    .help = Die Würfel, mit denen du beginnst, und die Punkte, die du mit zwölf Karten erreichen musst.
    .easy = Leicht: 30 Punkte
    .medium = Mittel: 45 Punkte
    .hard = Schwer: 60 Punkte
option-enemy-1 = Erster Feind
    .help = Eine Figur, die kein Spieler nimmt.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-1 = Erster Feind: Maschine
    .help = Die Maschine, die dieser Feind baut.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-2 = Zweiter Feind
    .help = Eine Figur, die kein Spieler nimmt.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-2 = Zweiter Feind: Maschine
    .help = Die Maschine, die dieser Feind baut.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-enemy-3 = Dritter Feind
    .help = Eine Figur, die kein Spieler nimmt.
    .luciana = Luciana
    .ivy = Ivy
    .victor = Victor
    .elias = Elias
option-device-3 = Dritter Feind: Maschine
    .help = Die Maschine, die dieser Feind baut.
    .death-ray = Death Ray
    .weather-machine = Weather Machine
    .burton = Burton
    .mind-slayer = Mind Slayer
option-after-1 = Platz von Feind 1
    .help = Der Spieler vor diesem Feind in der Zugreihenfolge.
option-after-2 = Platz von Feind 2
    .help = Der Spieler vor diesem Feind in der Zugreihenfolge.

## Why options are refused.

refuse-express-first = eine Expresspartie beginnt mit dem normalen Aufbau oder dem Draft
refuse-alone = wer allein spielt, hat einen bis drei Feinde
refuse-too-many = Spieler und Feinde sind zusammen höchstens vier
refuse-draft = gegen Feinde gibt es keinen Draft
refuse-express = gegen Feinde gibt es keine Expresspartie
refuse-same-enemy = jeder Feind ist ein anderer Wissenschaftler
refuse-same-device = jeder Feind baut eine andere Maschine
refuse-after = er sitzt hinter einem der Spieler

## What has changed since a game was saved.

change-answers = was bei einem Ereignis geht oder bleibt, ist eine Antwort, und wo nichts zu entscheiden ist, wird niemand gefragt
change-values = eigene Werte sind andere: Punkte der Karten, Aktionen und Bedarf der Weltuntergangskarten, Spezialkräfte, die Bonuskarte BC13 und die Aufwertungsfelder zu dritt
change-cards = eigene Werte sind andere: Karten, Bedarf der Weltuntergangskarten und Aufwertungsplättchen
