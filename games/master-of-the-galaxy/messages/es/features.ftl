### Master of the Galaxy: con qué se valora una posición.
