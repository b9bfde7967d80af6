### Master of the Galaxy: lo que hacen los efectos y modificadores de las cartas.

facts = { $before }; { $next }
