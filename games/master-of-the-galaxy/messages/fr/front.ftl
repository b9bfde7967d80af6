### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Étendez-vous sur seize systèmes avec des cubes tirés d’un sac, par routes, bases, cartes et conflits, avant les autres ou avant que les Weavers ne ferment le ciel.
# Completes “alone against …”.
opponent = les Weavers

## Who plays. The form "of" follows a noun.

player-grey = Gris
    .of = de Gris
player-brown = Marron
    .of = de Marron
player-orange = Orange
    .of = d’Orange
player-purple = Violet
    .of = de Violet
player-you = Vous
    .of = de vous
name-weavers = Les Weavers
