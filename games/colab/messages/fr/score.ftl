### The end: what decided a game without enemies, and achievements.
