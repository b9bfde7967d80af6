### Las opciones elegidas antes de la preparación.
