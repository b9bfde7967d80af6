### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Ayuda al profesor Lativ, repara el clima que alteran sus Experimentos y publica antes que los demás, o antes de que Los Saboteadores lo arruinen todo.
# Completes “alone against …”.
opponent = los Saboteadores

## Who plays.

you = tú
    .own = tu
yellow = Amarillo
    .own = de Amarillo
black = Negro
    .own = de Negro
orange = Naranja
    .own = de Naranja
purple = Morado
    .own = de Morado
name-saboteurs = Los Saboteadores
