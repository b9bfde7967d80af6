### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Share a laboratory with other mad scientists: send minions, collect dice, and build monsters, devices and potions that set each other off.
# Completes “alone against …”.
opponent = mad scientists

## Who plays.

player-name = Player { $number }
