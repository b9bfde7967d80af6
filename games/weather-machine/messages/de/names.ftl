### Namen von Spielern, Figuren und Orten, wie andere Meldungen sie benutzen.

you = du
saboteurs = die Saboteure
lativ = Lativ
yellow = Gelb
black = Schwarz
orange = Orange
purple = Violett
weather-rain = Regen
weather-wind = Wind
weather-sun = Sonne
weather-fog = Nebel
weather-snow = Schnee
colour-green = grün
colour-white = weiß
colour-pink = rosa
colour-magenta = magenta
colour-blue = blau
token-colour-government = blau
token-colour-lab = grün
token-colour-rnd = lila
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
agent-white = weißer Saboteur
agent-pink = rosa Saboteur
action-space = { $location } { $side ->
        [left] links
        [middle] Mitte
       *[right] rechts
    }
action-supply = Supply, Feld { $nth }
action-short =
    { $side ->
        [left] linkes Feld
        [middle] mittleres Feld
       *[right] rechtes Feld
    }
action-short-supply = Feld { $nth }
action-article = { $space }
height =
    { $at ->
        [left] links
        [top] oben
        [right] rechts
        [middle] Mitte
       *[bottom] unten
    }
bot-space = { $machine }, { $weather } { $at }
bot-space-short = Feld { $at }
cell = { $weather }, Reihe { $row }
cell-row = Reihe { $row }
cell-column = Spalte { $weather }
token = Plättchen { $weather } ({ $colour })
report =
    { $agent ->
        [white] weiß
       *[pink] rosa
    } → { $destination }, { $weather }, { $end }
report-lativ = zu Lativ
report-card = { $report } ({ $card })
end =
    { $end ->
        [topmost] oberstes
       *[bottommost] unterstes
    }
piece-scientist =
    { KEY($player) ->
        [you] dein Scientist
       *[other] Scientist von { $player }
    }
awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }
own-office = Office
