### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Partagez un laboratoire avec d’autres savants fous : envoyez des sbires, récoltez des dés et construisez des monstres, des engins et des potions qui se déclenchent les uns les autres.
# Completes “alone against …”.
opponent = des savants fous

## Who plays.

player-name = Joueur { $number }
