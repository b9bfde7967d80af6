### Pocket Mars: the drawing.

## Areas and titles.

board-score = Puntuación
board-hills = Las colinas de Marte
board-buildings = Edificios en Marte
board-sky = Naves y Tierra
board-earth = Tierra
board-others = Los demás
board-piles = Mazo y descarte
board-signs = Símbolos
area-mars = Marte
area-ships = Naves
area-cards = Cartas
androids = Androides

## The strip above the board.

round = Ronda { $round }
set-up = Preparación
over = terminada
last-round = última ronda
phases = Fases de la ronda
phase-yours = Te toca
phase-human = Turno
phase-failure = Fallo del sistema
phase-androids = Androides
points-now = Puntos si la partida acabara ahora
seats-order = Orden de turno, con los puntos si la partida acabara ahora
seat-own = { $player } (tú)
behind = { $count } por detrás
behind-of = { $count } por detrás de { $player }
level = empate
level-with = empate con { $player }
ahead = { $count } de ventaja
ahead-of = { $count } de ventaja sobre { $player }

## Numbers that change, as the list of changes names them.

number-points = { $player }: puntos
number-landed = { $player }: en edificios
number-aboard = { $player }: a bordo
number-energy = { $player }: energía
number-deck = Mazo
number-discard = Descarte

## Spaceships, Earth and players.

spaceship = Nave
ship-said = { $player }, nave { $ship }: { $count } a bordo
aboard = A bordo: { $count }
aboard-count = { $count } a bordo
aboard-word = a bordo
landed = { $count } de { $of } en edificios
landed-on-mars = { $count } de { $of } colonos en Marte
landed-short = { $count }/{ $of } en Marte
energy-said = Energía { $energy } de { $top }
energy-word = energía
group = { $player }: { $count }
module-theirs = Su módulo
module-other = Módulo, mano
module-short = Módulo
slot-said = Hueco { $slot }: { $card }
slot-empty = El hueco { $slot } está vacío
empty = vacío
hand-count =
    { $count ->
        [one] Mano: { $count } carta
       *[other] Mano: { $count } cartas
    }
hand-in = en la mano
open-more = Abrir
more-of =
    { KEY($player) ->
        [player-you] Más sobre ti
       *[other] Más sobre { $player }
    }
sources = De dónde salen los puntos
source-second = { $count } en ★★
source-first = { $count } en ★
source-ship = { $count } a bordo
source-earth = { $count } en la Tierra
in-every-building = En cada edificio de colonos
missing = Falta en { $buildings }

## Buildings.

building-said = { $building }, a superar: { $value }: { $ability }
building-ability = { $building }: { $ability }
building-value = El propio edificio: { $value }
space-first = { $building } ★, sin límite, { $points } puntos cada uno
space-second = { $building } ★★, sitio para { $room }, { $points } puntos cada uno
to-land = para instalarse
to-land-none = ninguna
to-land-cards = Cartas con las que un colono puede instalarse: { $values }
to-land-no-card = Con ninguna carta puede instalarse un colono
face-down = boca abajo, valor 0

## Cards.

card-short = { CAPITAL($colour) } { $value } { $title }
card-known = { $card }: { $ability }
card-back = Carta { FORM($colour, "feminine") }, boca abajo
card-hint = Desde la mano: { $hand }. Del módulo de preparación: { $prep }.
from-hand = Mano
from-prep = Módulo
hand-of-card = Mano: { $ability }
prep-of-card = Módulo: { $ability }
own-prep = Tu módulo
own-prep-use = · se conecta a un edificio
own-hand = Tu mano
own-hand-use = · se usa y se descarta
own-packet = Tu paquete
packet = Paquete para elegir
no-card = ninguna carta
lying-face-down = boca abajo
happens = tiene efecto
happens-not = no tiene efecto
does-fails = { $value } no supera a { $beaten }
does-empty = { $value } supera a { $beaten }, nadie a bordo
does-lands = { $value } supera a { $beaten }: se instala 1
part-value = valor
part-hand = habilidad de mano
part-prep = habilidad de módulo
from-us = { $part }: de nuestra invención
from-reading = { $part }: nuestra lectura de un texto público
from-owner = { $part }: introducido por quien tiene el juego

## Deck and discard pile.

in-play = en curso
in-play-card = En curso: { $card }
deck = mazo
deck-top = { CAPITAL($colour) } encima del mazo
deck-empty = El mazo está vacío
deck-unseen = No se ha visto la carta superior del mazo
deck-lasts = Rondas que quedan, más o menos, hasta agotar el mazo
deck-rounds =
    { $count ->
        [one] ~{ $count } ronda
       *[other] ~{ $count } rondas
    }
discard = descarte
discard-top = { $card }, encima del descarte
discard-empty = El descarte está vacío

## What the androids would do with their last card.

left-you-decide = decides tú
left-gain = queda: { $gain }
left-gain-if = si queda: { $gain }
left-said = Si queda la carta { FORM($colour, "feminine") }: { $power }, { $acts }
left-said-points = Si queda la carta { FORM($colour, "feminine") }: { $power }, { $acts }; { $gain } puntos
left-lands = desembarca 1 en el { $building }
left-boards = embarca 1
left-spark = se van { $count } cartas del mazo
left-upgrades = { $count } mejoras
left-energy = energía +{ $count }
left-no-earth = no queda nadie en la Tierra
left-lands-best = desembarca 1 donde más puntúa
left-nobody = nadie puede moverse

## The legend.

legend-colonists = colonos: { $player }
legend-colour = { $colour }: { $building }
legend-rocket = embarcar: de la Tierra a la nave
legend-land = desembarcar: de la nave a Marte
legend-bolt = energía
legend-star = un espacio: una estrella para el de abajo, dos para el de arriba, con sus puntos al lado
legend-tick = tiene efecto si la carta se usa ahora
legend-cross = ahora no tiene efecto
legend-own = no está impreso en la carta real: de nuestra invención o según nuestra lectura; señálalo para ver cuál
legend-eye = una cara que has visto, o introducida por quien tiene el juego
