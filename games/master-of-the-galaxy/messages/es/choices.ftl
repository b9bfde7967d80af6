### Master of the Galaxy: las opciones que se eligen.
