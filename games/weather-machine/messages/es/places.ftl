### Los títulos de los lugares de la mesa, al principio de una línea.
