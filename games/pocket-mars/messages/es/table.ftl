### Pocket Mars: the table as lists, the figures of a player, and what a computer reads in a position.

## The table.

table-over = La partida ha terminado
table-set-up = Preparación
table-round = Ronda { $round }
table-buildings = Edificios
table-building = { $building } ({ $colour }), a superar: { $value }
table-ability = Habilidad: { $ability }
table-first = ★: { $here }
table-second = ★★ (como máximo { $room }): { $here }
table-colonists = { $player } { $count }
table-nobody = nadie
table-no-colonists = No admite colonos
table-stack = Pila, de abajo arriba: { $cards }
table-player = Tierra { $earth }, nave { $ship }, energía { $energy } de { $top }, puntuación { $score }
table-hand = Mano
table-packet = Paquete
table-prep = Módulo de preparación
table-slot = Hueco { $slot }: { $card }
table-slot-empty = Hueco { $slot }: vacío
table-choosing =
    { KEY($player) ->
        [player-you] Te toca elegir
       *[other] Le toca elegir a { $player }
    }
table-from-hand = desde la mano: { $ability }
table-from-prep = del módulo: { $ability }
table-deck =
    { $top ->
        [none]
            { $count ->
                [one] Mazo: { $count } carta
               *[other] Mazo: { $count } cartas
            }
       *[other]
            { $count ->
                [one] Mazo: { $count } carta, encima { $top }
               *[other] Mazo: { $count } cartas, encima { $top }
            }
    }
table-discard =
    { $count ->
        [0] Descarte: vacío
        [one] Descarte: { $count } carta, encima { $top }
       *[other] Descarte: { $count } cartas, encima { $top }
    }
table-in-play = En curso: { $card }

## The figures of a player.

figure-points = puntos
figure-landed = colonos en edificios
figure-ship = colonos en la nave
figure-energy = energía
figure-cards = cartas
figure-of =
    { KEY($player) ->
        [player-you] { $what } (tú)
       *[other] { $what } de { $player }
    }

## What a computer reads, with where it stands.

feature-first = { FORM($player, "colonists") } en ★ del { $building }
feature-second = { FORM($player, "colonists") } en ★★ del { $building }
feature-stack = cartas del { $building }
feature-top = la carta superior del { $building }
feature-face-down = boca abajo
feature-face-up = no está boca abajo
feature-points = puntos, los tuyos frente a los de los androides
feature-energy = energía, la tuya frente a la de los androides
feature-both = { $yours } a { $theirs }
feature-hand = cartas en tu mano
feature-deck = cartas en el mazo
feature-deck-top = encima del mazo
feature-nothing = nada
feature-earth = { FORM($player, "colonists") } en la Tierra
feature-ship = { FORM($player, "colonists") } en la nave
feature-landed = { FORM($player, "colonists") } en edificios
feature-prep = cartas en { FORM($player, "module") }
feature-unseen = cartas de color { $colour } en { FORM($player, "module") } que no has mirado
card-in-hand = en tu mano
card-played = jugada
card-in-prep = en { FORM($player, "module") }
card-on-top = encima de la pila del { $building }
card-beneath = debajo de la carta superior del { $building }
card-discarded = en el descarte
card-unseen = fuera de tu vista
