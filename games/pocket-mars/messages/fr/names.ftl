### Pocket Mars: the names of players and things.

player-you = vous
player-androids = les androïdes
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-purple = violet
colour-black = noir
