### Pocket Mars: what is asked.

ask-upgrade =
    { $nth ->
        [first] Elige la primera mejora de los androides, lo mejor para ellos
       *[next] Elige la siguiente mejora de los androides, lo mejor para ellos
    }
ask-landing = Elige dónde desembarca el androide, lo mejor para ellos
