### Master of the Galaxy: la mesa, en listas y en palabras del dibujo.
