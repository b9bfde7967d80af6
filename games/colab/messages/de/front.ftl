### What is said of the game where it is not open: in the list of games, in that of saved games.

game-summary = Teil dir ein Labor mit anderen verrückten Wissenschaftlern: Sende Schergen aus, sammle Würfel und baue Monster, Apparate und Tränke, die einander in Gang setzen.
# Completes “alone against …”.
opponent = verrückte Wissenschaftler

## Who plays.

player-name = Spieler { $number }
