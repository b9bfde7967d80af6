### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Hilf Professor Lativ, bring das Wetter in Ordnung, das seine Experimente stören, und veröffentliche vor den anderen, oder bevor die Saboteure alles ruinieren.
# Completes “alone against …”.
opponent = die Saboteure

## Who plays.

you = du
    .own = von dir
yellow = Gelb
    .own = von Gelb
black = Schwarz
    .own = von Schwarz
orange = Orange
    .own = von Orange
purple = Violett
    .own = von Violett
name-saboteurs = Die Saboteure
