### Master of the Galaxy: los nombres de los jugadores y las cosas.

player-you = You
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black
any-colour = any colour
cubes = { $count } { $colour }
cubes-none = nothing
symbol-military = military
symbol-economic = economic
symbol-industrial = industrial
symbol-scientific = scientific
symbol-political = political
work-proliferation = proliferation
work-morphing = morphing
work-engulfment = engulfment
