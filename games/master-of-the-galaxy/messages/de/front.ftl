### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Breite dich mit Würfeln aus einem Beutel über sechzehn Systeme aus, mit Routen, Basen, Karten und Konflikten, bevor es die anderen tun oder die Weavers den Himmel schließen.
# Completes “alone against …”.
opponent = die Weavers

## Who plays.

player-grey = Grau
player-brown = Braun
player-orange = Orange
player-purple = Lila
player-you = Du
name-weavers = Die Weavers
