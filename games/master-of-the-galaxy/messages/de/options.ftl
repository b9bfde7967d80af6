### Master of the Galaxy: the options of a game.

option-seats = Spieler
    .help = Allein spielst du gegen die Weavers, zu zweit bis viert spielt ihr gegeneinander.
option-species = Deine Spezies
    .help = Allein wählst du eine beliebige Spezies, oder du siehst zwei und behältst eine wie in einer Partie zu mehreren.
    .choice = Ich wähle
    .pick = Zwei sehen, eine behalten
option-weavers = Wie stark sind die Weavers?
    .help = Wie früh sich ihre Schwärme vermehren und bewegen. Für die erste Partie passen die gedruckten Karten.
    .printed = Wie gedruckt
    .easy = Leicht
    .normal = Mittel
    .hard = Schwer
reading-all-then-resolve = Erst alle Würfel: Ein Schwarm nimmt alle Würfel eines Span oder eines Symbols, bevor ein volles Werk ausgeführt wird; dann werden alle zusammen abgeräumt

## Why options are refused.


## What has changed since a game was saved.

change-arrival = eine Karte kommt samt allem, was für sie entlassen wird, in einem Schritt: Was nicht bleibt, hat nichts getan, und was eine neue Karte vollendet, nährt die Weavers einmal je Symbol (WV-9.2)
