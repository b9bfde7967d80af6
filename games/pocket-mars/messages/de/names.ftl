### Pocket Mars: the names of players and things.

player-you = du
player-androids = die Androiden
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-purple = violett
colour-black = schwarz
