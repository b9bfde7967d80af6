### Master of the Galaxy: die Titel von Karten und Systemen.
