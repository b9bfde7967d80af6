### Pocket Mars: die Optionen einer Partie.

option-seats = Spieler
    .help = Allein geht es gegen die Devious Automatics, zu zweit bis zu viert gegeneinander.
option-level = Stufe
    .help = Wie viele Kolonisten der Androiden schon auf ihrem Raumschiff sind.
option-da-choice = Wer für die Androiden entscheidet
    .help = Die wenigen Entscheidungen, die sie haben, trifft das Programm, oder du triffst sie, so gut es für sie geht.
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
