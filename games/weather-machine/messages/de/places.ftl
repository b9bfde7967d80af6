### Die Titel der Orte auf dem Tisch, am Anfang einer Zeile.
