### What a helper beside a real table asks, and its score.

## Before it begins.

ask-level = ¿Qué fuerza tienen los androides?
ask-decider = ¿Quién decide?
decider-program = El programa
decider-person = Yo
ask-readings = Otras lecturas de las reglas
reading-final-score = Los androides buscan solo su propia puntuación, no la ventaja sobre la tuya

## What is asked.

asks-module = ¿Qué queda en el módulo de preparación de los androides?
asks-end = La partida ha terminado. ¿Dónde están tus colonos?
asks-rest = ¿Qué más tienes?
asks-above = ¿Cuántos de tus colonos están en ★★?
asks-table = ¿Qué hay ahora en la mesa?
too-many-colonists = Tienes { $all } colonos, pero estos son { $count }.
too-many-above = En ★★ del { $building } hay sitio para { $room } de los tuyos.
not-all-landed = Has dicho que tus { $all } colonos están en edificios, pero estos son { $count }.
fact-module = Módulo de preparación de los androides
fact-deck = Cartas en el mazo
fact-landed = Todos tus colonos están en edificios
fact-energy = Energía de los androides
fact-ship = Androides en su nave
fact-earth = Androides en la Tierra
fact-first = Androides en ★ del { $building }
fact-second = Androides en ★★ del { $building }
fact-your-second = Tuyos en ★★ del { $building }
fact-your-first = Tuyos en ★ del { $building }
fact-your-ship = Tuyos en tu nave
fact-your-energy = Tu energía
answer-full = Las dos cartas
answer-empty = Ninguna carta
answer-left = Hueco { $slot }, { $colour }
answer-yes = Sí
answer-no = No
answer-or-more = { $count } o más

## What the person decides for the androids.

trail-round = Ronda { $round }
trail-activation = Activación de los androides

## Names, the score and the end.

name-you = Tú
score-ship = Colonos en la nave
score-first = Colonos en ★
score-second = Colonos en ★★
score-earth = Colonos en la Tierra
score-everywhere = En cada edificio de colonos
score-four = Cuatro en un edificio
score-energy = La mayor energía
measure-points = más puntos
measure-second = más colonos en ★★
measure-landed = más colonos en edificios
measure-energy = la mayor energía
end-yours = Todos tus colonos están en edificios.
end-theirs = Todos los colonos de los androides están en edificios.
end-module = No se pudo llenar el módulo de preparación de los androides.
end-round = Se ha jugado la última ronda de la partida.
end-landed = Alguien tenía todos sus colonos en edificios.
end-finished = Alguien tenía todos sus colonos en edificios, y se terminó la ronda.
