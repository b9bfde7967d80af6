### La mesa en palabras: listas anidadas, una línea cada una.
