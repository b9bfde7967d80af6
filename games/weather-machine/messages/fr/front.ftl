### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Aidez le professeur Lativ, rétablissez la météo que ses expériences dérèglent, et publiez avant les autres, ou avant que Les Saboteurs ne ruinent tout.
# Completes “alone against …”.
opponent = les Saboteurs

## Who plays.

you = vous
    .own = votre
yellow = Jaune
    .own = de Jaune
black = Noir
    .own = de Noir
orange = Orange
    .own = d’Orange
purple = Violet
    .own = de Violet
name-saboteurs = Les Saboteurs
