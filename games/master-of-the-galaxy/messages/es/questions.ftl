### Master of the Galaxy: las preguntas, y en qué parte del turno se hacen.

ask-arrive = Which Weaver card comes?
