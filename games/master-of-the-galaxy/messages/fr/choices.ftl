### Master of the Galaxy : les choix.
