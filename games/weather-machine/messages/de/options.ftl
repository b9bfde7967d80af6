### Die Optionen vor dem Aufbau.
