### Master of the Galaxy: las preguntas, y en qué parte del turno se hacen.

ask-arrive = ¿Qué carta Weaver llega?
