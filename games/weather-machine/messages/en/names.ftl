### Names of players, pieces and places, as other messages use them.

## Players, each with what is theirs.

saboteurs = the Saboteurs
    .own = the Saboteurs'
lativ = Lativ
    .own = Lativ's

## Weathers, colours and Chemicals.

weather-rain = Rain
weather-wind = Wind
weather-sun = Sun
weather-fog = Fog
weather-snow = Snow
colour-green = green
colour-white = white
colour-pink = pink
colour-magenta = magenta
colour-blue = blue
token-colour-government = blue
token-colour-lab = green
token-colour-rnd = lilac
chemical-verdino = Verdino
chemical-melgoth = Melgoth
chemical-delugium = Delugium
chemical-calorium = Calorium
chemical-radieu = Radieu

## Locations within a sentence and at the start of a line, Main Locations before a noun, machines.

location-supply = the Supply
    .heading = Supply
location-government = the Government
    .heading = Government
location-lab = Lativ's Lab
location-rnd = R&D
location-office = Lativ's Office
heading = { FORM($location, "heading") }
area-government = Government
area-lab = Lab
area-rnd = R&D
machine-government = the Government Machine
machine-lab = the Weather Machine
machine-rnd = R&D

## Vouchers: alone, several, with an article, and before a number.

voucher-supply = Supply Voucher
    .many = Supply Vouchers
    .a = a Supply Voucher
    .short = Supply
voucher-government = Government Voucher
    .many = Government Vouchers
    .a = a Government Voucher
    .short = Government
voucher-lab = Lab Voucher
    .many = Lab Vouchers
    .a = a Lab Voucher
    .short = Lab
voucher-rnd = R&D Voucher
    .many = R&D Vouchers
    .a = an R&D Voucher
    .short = R&D
voucher-science = Science Voucher
    .many = Science Vouchers
    .a = a Science Voucher
    .short = Science
vouchers = { $count } { $count ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    }
any-vouchers = any { $count } { $count ->
        [one] Voucher
       *[other] Vouchers
    }

## Pieces and tiles.

agent-white = the white Saboteur
agent-pink = the pink Saboteur
part = { $colour } Machine Part
a-part = a { $colour } Machine Part
a-chemical = a { $chemical }
parts-of-colour = { $count } { $colour } { $count ->
        [one] part
       *[other] parts
    }
no-parts = no parts
workshop-tile = { $one } and { $other }
experiment = { $title } ({ $weather }, Stage { $stage })
goal = { $title } ({ $condition })
piece-scientist = { FORM($player, "own") } Scientist
awards = { $count } { $count ->
        [one] Award
       *[other] Awards
    }
token = { $colour } { $weather } token
set-circle = circle
set-triangle = triangle
set-square = square
set-diamond = diamond

## Actions of the Main Locations.

deed-sell = Sell a Part
deed-secure = Secure Subsidy
deed-experiment = Work on Experiment
deed-publish = Publish a Paper
deed-research = Research
deed-breakthrough = Breakthrough

## Spaces.

action-space = the { $side ->
        [left] left
        [middle] middle
       *[right] right
    } space of { $location }
action-supply = space { $nth } of the Supply
action-short = { $side ->
        [left] left
        [middle] middle
       *[right] right
    } space
action-short-supply = space { $nth }
action-article = the { $side ->
        [left] left
        [middle] middle
       *[right] right
    } space
height-left = left
height-right = right
height-top = top
height-middle = middle
height-bottom = bottom
bot-space = the { $at } { $weather } space of { $machine }
bot-space-short = the { $at } space
bot-space-listed = { $weather }, { $at }
cell = row { $row } of the { $weather } column
cell-row = row { $row }
cell-column = the { $weather } column
office-space = the { $colour } space of row { $row }
goal-space = the { $height ->
        [top] top
       *[bottom] bottom
    } { $colour } Goal space
line-slot = slot { $place } of section { $section }
workshop-row-top = top
workshop-row-middle = middle
workshop-row-bottom = bottom
own-office = his Office

## Security Reports.

report = { $agent ->
        [white] white
       *[pink] pink
    } to { $destination }, { $weather }, { $end }
report-lativ = wherever Lativ is
report-card = { $report } ({ $card })
end-topmost = topmost
end-bottommost = bottommost

## Places where a benefit is printed.

at-subsidy = Subsidy tile { $tile }
at-column = the { $weather } column
at-row = row { $row } of the Subsidy tiles
at-funding = space { $space } of the { $area } Funding track
at-goal = { $space }
at-office = { $space } of the Office
at-slide = the paper of row { $row }
at-slot = { $slot } of the Assembly Line
at-storm = space { $space } of { $tile }
at-experiment = { $tile }
