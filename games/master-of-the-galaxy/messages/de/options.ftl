### Master of the Galaxy: die Einstellungen einer Partie.

option-weavers = Wie stark sind die Weavers?
    .help = Wie früh ihre Schwärme sich vermehren und bewegen. Für die erste Partie passen die gedruckten Karten.
    .printed = Wie gedruckt
    .easy = Leicht
    .normal = Mittel
    .hard = Schwer
reading-all-then-resolve = Erst alle Würfel: Ein Schwarm nimmt alle Würfel, die ihm ein Weavers Span oder ein Symbol bringt, bevor ein volles Projekt ausgeführt wird; so wird auch der letzte mit abgeräumt und beginnt nichts von vorn
