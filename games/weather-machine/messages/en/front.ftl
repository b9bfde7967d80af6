### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Assist Professor Lativ, mend the weather that his experiments disturb, and publish before the others do, or before The Saboteurs ruin it all.
# Completes “alone against …”.
opponent = the Saboteurs

## Who plays.

you = you
    .own = your
yellow = Yellow
    .own = Yellow's
black = Black
    .own = Black's
orange = Orange
    .own = Orange's
purple = Purple
    .own = Purple's
name-saboteurs = The Saboteurs
