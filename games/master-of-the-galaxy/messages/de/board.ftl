### Master of the Galaxy: der Tisch, als Listen und als Wörter der Zeichnung.
