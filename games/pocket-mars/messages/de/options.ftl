### Pocket Mars: die Optionen einer Partie.

option-seats = Spieler
    .help = Allein geht es gegen die Devious Automatics, zu zweit bis zu viert gegeneinander.
option-level = Stufe
    .help = Wie viele Kolonisten der Androiden auf ihrem Raumschiff beginnen.
option-da-choice = Wer für die Androiden entscheidet
    .help = Ihre wenigen echten Entscheidungen trifft das Programm, oder du triffst sie so, wie es für sie am besten ist.
option-drafting = Draftvariante
    .help = Die ersten vier Karten werden aus Päckchen ausgesucht, die weitergegeben werden, statt ausgeteilt.
option-ships = Raumschiffe
    .help = Im Spiel unterscheiden sie sich nicht.
    .by-seat = Der Reihe nach verteilt
    .chosen = Alle wählen
option-da-ship = Das Raumschiff der Androiden
    .help = Im Spiel unterscheidet es sich nicht.
    .default = Das nächste der Liste
    .chosen = Ich wähle es beim Aufbau

## Why options are refused.

refuse-no-round = eine Partie hat mindestens eine Runde
refuse-drafting = die Draftvariante braucht zwei bis vier Spieler
refuse-energy = { $start } liegt über dem Höchstwert { $top }
refuse-no-trigger = mindestens ein Kolonist in einem Gebäude beendet die Partie
refuse-trigger = { $trigger } ist mehr als die { $colonists } Kolonisten
refuse-level = { $colonists }: Die Stufe setzt { $aboard } auf das Raumschiff der Androiden
refuse-ship = Falcon 1K ist das Raumschiff des ersten Platzes

## What has changed since a game was saved.

change-abilities = 39 eigene Fähigkeiten auf 27 Karten geben weniger auf einmal
