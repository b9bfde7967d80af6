### Was gezählt wird: die Zahlen neben einer Auswahl, und wonach ein Tipp geht.
