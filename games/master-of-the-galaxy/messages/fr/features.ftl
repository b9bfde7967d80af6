### Master of the Galaxy : ce qui fait juger une position.
