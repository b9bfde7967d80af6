### The facts of a position that decide a game.
