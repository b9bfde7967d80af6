### Master of the Galaxy: die Namen der Spieler und Dinge.

player-you = Du
colour-red = rot
colour-blue = blau
colour-yellow = gelb
colour-white = weiß
colour-black = schwarz
any-colour = jede Farbe
cubes = { $count } { $colour }
cubes-none = nichts
symbol-military = Militär
symbol-economic = Wirtschaft
symbol-industrial = Industrie
symbol-scientific = Wissenschaft
symbol-political = Politik
work-proliferation = Proliferation
work-morphing = Morphing
work-engulfment = Engulfment
