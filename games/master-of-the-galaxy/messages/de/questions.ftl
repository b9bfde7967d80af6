### Master of the Galaxy: Fragen, und wo in einem Zug sie gestellt werden.

ask-arrive = Welche Weaver-Karte kommt?
