### Les noms des joueurs, des pièces et des lieux, tels que les autres messages les emploient.

you = vous
saboteurs = les Saboteurs
lativ = Lativ
yellow = Jaune
black = Noir
orange = Orange
purple = Violet
weather-rain = Pluie
weather-wind = Vent
weather-sun = Soleil
weather-fog = Brouillard
weather-snow = Neige
colour-green = vert
colour-white = blanc
colour-pink = rose
colour-magenta = magenta
colour-blue = bleu
token-colour-government = bleu
token-colour-lab = vert
token-colour-rnd = lilas
location-supply = Supply
location-government = Government
location-lab = Lab
location-rnd = R&D
location-office = Office
area-government = Government
area-lab = Lab
area-rnd = R&D
machine-government = Government Machine
machine-lab = Weather Machine
machine-rnd = R&D
agent-white = saboteur blanc
agent-pink = saboteur rose
action-space = { $location } { $side ->
        [left] gauche
        [middle] milieu
       *[right] droite
    }
action-supply = Supply, case { $nth }
action-short =
    { $side ->
        [left] case de gauche
        [middle] case du milieu
       *[right] case de droite
    }
action-short-supply = case { $nth }
action-article = { $space }
height =
    { $at ->
        [left] gauche
        [top] haut
        [right] droite
        [middle] milieu
       *[bottom] bas
    }
bot-space = { $machine }, { $weather } { $at }
bot-space-short = case { $at }
cell = { $weather }, rangée { $row }
cell-row = rangée { $row }
cell-column = colonne { $weather }
token = jeton { $weather } ({ $colour })
report =
    { $agent ->
        [white] blanc
       *[pink] rose
    } → { $destination }, { $weather }, { $end }
report-lativ = chez Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] le plus haut
       *[bottommost] le plus bas
    }
piece-scientist =
    { KEY($player) ->
        [you] votre Scientist
       *[other] Scientist de { $player }
    }
awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }
own-office = Office
