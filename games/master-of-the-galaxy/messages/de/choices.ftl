### Master of the Galaxy: Wahlmöglichkeiten.
