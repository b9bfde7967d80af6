### Master of the Galaxy : les titres des cartes et des systèmes.
