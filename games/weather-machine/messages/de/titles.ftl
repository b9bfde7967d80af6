### Unsere Titel der Bestandteile, die in den Daten auf Englisch stehen.
