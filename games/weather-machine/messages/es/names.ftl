### Los nombres de jugadores, figuras y lugares, tal como los usan los demás mensajes.

## Los jugadores, cada uno con lo suyo.

saboteurs = los Saboteadores
    .own = de los Saboteadores
lativ = Lativ
    .own = de Lativ

## Climas, colores y Productos Químicos.

weather-rain = Lluvia
weather-wind = Viento
weather-sun = Sol
weather-fog = Niebla
weather-snow = Nieve
colour-green = verde
    .fpl = verdes
colour-white = blanco
    .f = blanca
    .fpl = blancas
colour-pink = rosa
colour-magenta = magenta
colour-blue = azul
    .fpl = azules
token-colour-government = azul
    .fpl = azules
token-colour-lab = verde
    .fpl = verdes
token-colour-rnd = lila
chemical-verdino = Verdino
chemical-melgoth = Melgoth
chemical-delugium = Delugium
chemical-calorium = Calorium
chemical-radieu = Radieu

## Las Localizaciones en una frase y al principio de una línea, las principales, las máquinas.

location-supply = el Suministro
    .heading = Suministro
    .of = del Suministro
    .to = al Suministro
location-government = el Gobierno
    .heading = Gobierno
    .of = del Gobierno
    .to = al Gobierno
location-lab = el Laboratorio de Lativ
    .heading = Laboratorio de Lativ
    .of = del Laboratorio de Lativ
    .to = al Laboratorio de Lativ
location-rnd = I+D
    .of = de I+D
    .to = a I+D
location-office = la Oficina de Lativ
    .heading = Oficina de Lativ
    .of = de la Oficina de Lativ
    .to = a la Oficina de Lativ
heading = { FORM($location, "heading") }
area-government = Gobierno
    .of = del Gobierno
area-lab = Laboratorio de Lativ
    .of = del Laboratorio
area-rnd = I+D
    .of = de I+D
machine-government = la Máquina del Gobierno
machine-lab = la Máquina Meteorológica
machine-rnd = I+D

## Los Pases: solos, varios, con artículo y ante un número.

voucher-supply = Pase de Suministro
    .many = Pases de Suministro
    .a = un Pase de Suministro
    .short = Suministro
voucher-government = Pase de Gobierno
    .many = Pases de Gobierno
    .a = un Pase de Gobierno
    .short = Gobierno
voucher-lab = Pase de Laboratorio
    .many = Pases de Laboratorio
    .a = un Pase de Laboratorio
    .short = Laboratorio
voucher-rnd = Pase de I+D
    .many = Pases de I+D
    .a = un Pase de I+D
    .short = I+D
voucher-science = Pase de Ciencia
    .many = Pases de Ciencia
    .a = un Pase de Ciencia
    .short = Ciencia
vouchers = { $count } { $count ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    }
any-vouchers = { $count } { $count ->
        [one] Pase
       *[other] Pases
    } a elegir

## Figuras y losetas.

agent-white = el Saboteador blanco
    .of = del Saboteador blanco
agent-pink = el Saboteador rosa
    .of = del Saboteador rosa
part = Pieza { FORM($colour, "f") }
a-part = una Pieza { FORM($colour, "f") }
a-chemical = un { $chemical }
parts-of-colour = { $count } { $count ->
        [one] Pieza { FORM($colour, "f") }
       *[other] Piezas { FORM($colour, "fpl") }
    }
no-parts = ninguna Pieza
workshop-tile = { $one } y { $other }
    .f = { FORM($one, "f") } y { FORM($other, "f") }
experiment = { $title } ({ $weather }, Etapa { $stage })
goal = { $title } ({ $condition })
piece-scientist = { KEY($player) ->
        [you] tu Científico
       *[other] el Científico { FORM($player, "own") }
    }
awards = { $count } { $count ->
        [one] Galardón
       *[other] Galardones
    }
token = ficha { $colour } de { $weather }
set-circle = círculo
set-triangle = triángulo
set-square = cuadrado
set-diamond = rombo

## Las acciones de las Localizaciones principales.

deed-sell = Vender una Pieza
deed-secure = Asegurar una Subvención
deed-experiment = Trabajar en un Experimento
deed-publish = Publicar un Artículo
deed-research = Investigar
deed-breakthrough = Descubrir

## Las casillas.

action-space = la casilla { $side ->
        [left] izquierda
        [middle] central
       *[right] derecha
    } { FORM($location, "of") }
    .to = a la casilla { $side ->
            [left] izquierda
            [middle] central
           *[right] derecha
        } { FORM($location, "of") }
action-supply = la casilla { $nth } del Suministro
    .to = a la casilla { $nth } del Suministro
action-short = casilla { $side ->
        [left] izquierda
        [middle] central
       *[right] derecha
    }
action-short-supply = casilla { $nth }
action-article = la casilla { $side ->
        [left] izquierda
        [middle] central
       *[right] derecha
    }
height-left = izquierda
height-right = derecha
height-top = superior
height-middle = central
height-bottom = inferior
bot-space = la casilla { $at } de { $weather } en { $machine }
bot-space-short = la casilla { $at }
bot-space-listed = { $weather }, { $at }
cell = la fila { $row } de la columna de { $weather }
cell-row = la fila { $row }
cell-column = la columna de { $weather }
office-space = la casilla { $colour } de la fila { $row }
goal-space = la casilla de Objetivo { $colour } { $height ->
        [top] superior
       *[bottom] inferior
    }
line-slot = hueco { $place } del tramo { $section }
workshop-row-top = superior
workshop-row-middle = central
workshop-row-bottom = inferior
own-office = su Oficina
    .to = a su Oficina

## Los Informes de Seguridad.

report = { $agent ->
        [white] blanco
       *[pink] rosa
    } { FORM($destination, "to") }, { $weather }, { $end }
report-lativ = adonde esté Lativ
report-card = { $report } ({ $card })
end-topmost = más arriba
end-bottommost = más abajo

## Los lugares donde está impreso un beneficio.

at-subsidy = loseta de Subvención «{ $tile }»
at-column = la columna de { $weather }
at-row = la fila { $row } de las losetas de Subvención
at-funding = la casilla { $space } del medidor de Financiación { FORM($area, "of") }
at-goal = { $space }
at-office = { $space } de la Oficina
at-slide = el Artículo de la fila { $row }
at-slot = el { $slot } de la Línea de Montaje
at-storm = la casilla { $space } de «{ $tile }»
at-experiment = { $tile }
