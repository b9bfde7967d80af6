### Master of the Galaxy : les noms des joueurs et des choses.

player-you = Vous
colour-red = rouge
colour-blue = bleu
colour-yellow = jaune
colour-white = blanc
colour-black = noir
any-colour = toute couleur
cubes = { $count } { $colour }
cubes-none = rien
symbol-military = militaire
symbol-economic = économie
symbol-industrial = industrie
symbol-scientific = science
symbol-political = politique
work-proliferation = Proliferation
work-morphing = Morphing
work-engulfment = Engulfment
