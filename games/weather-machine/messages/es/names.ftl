### Los nombres de jugadores, piezas y lugares, tal como los usan los demás mensajes.

you = tú
saboteurs = los Saboteadores
lativ = Lativ
yellow = Amarillo
black = Negro
orange = Naranja
purple = Morado
weather-rain = Lluvia
weather-wind = Viento
weather-sun = Sol
weather-fog = Niebla
weather-snow = Nieve
colour-green = verde
colour-white = blanco
colour-pink = rosa
colour-magenta = magenta
colour-blue = azul
token-colour-government = azul
token-colour-lab = verde
token-colour-rnd = lila
location-supply = Suministro
location-government = Gobierno
location-lab = Laboratorio de Lativ
location-rnd = I+D
location-office = Oficina de Lativ
area-government = Gobierno
area-lab = Laboratorio de Lativ
area-rnd = I+D
machine-government = la Máquina del Gobierno
machine-lab = la Máquina Meteorológica
machine-rnd = I+D
agent-white = el Saboteador blanco
agent-pink = el Saboteador rosa
action-space =
    { $side ->
        [left] la casilla izquierda
        [middle] la casilla central
       *[right] la casilla derecha
    } ({ $location })
action-supply = la casilla { $nth } del Suministro
action-short =
    { $side ->
        [left] casilla izquierda
        [middle] casilla central
       *[right] casilla derecha
    }
action-short-supply = casilla { $nth }
action-article = la { $space }
height =
    { $at ->
        [left] izquierda
        [top] superior
        [right] derecha
        [middle] central
       *[bottom] inferior
    }
bot-space = la casilla { $at } de { $weather } en { $machine }
bot-space-short = la casilla { $at }
cell = la fila { $row } de la columna de { $weather }
cell-row = la fila { $row }
cell-column = la columna de { $weather }
token = ficha { $colour } de { $weather }
report =
    { $agent ->
        [white] blanco
       *[pink] rosa
    } → { $destination }, { $weather }, { $end }
report-lativ = adonde esté Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] más arriba
       *[bottommost] más abajo
    }
piece-scientist =
    { KEY($player) ->
        [you] tu Científico
       *[other] Científico de { $player }
    }
awards =
    { $count ->
        [one] { $count } Galardón
       *[other] { $count } Galardones
    }
own-office = su Oficina
