### Les noms des joueurs, des pièces et des lieux, tels que les autres messages les emploient.

## Les joueurs, chacun avec ce qui est à lui.

saboteurs = les Saboteurs
    .own = des Saboteurs
lativ = Lativ
    .own = de Lativ

## Météos, couleurs et produits chimiques.

weather-rain = Pluie
weather-wind = Vent
weather-sun = Soleil
weather-fog = Brouillard
weather-snow = Neige
colour-green = vert
    .f = verte
    .pl = verts
    .fpl = vertes
colour-white = blanc
    .f = blanche
    .pl = blancs
    .fpl = blanches
colour-pink = rose
    .f = rose
    .pl = roses
    .fpl = roses
colour-magenta = magenta
    .f = magenta
    .pl = magenta
    .fpl = magenta
colour-blue = bleu
    .f = bleue
    .pl = bleus
    .fpl = bleues
token-colour-government = bleu
    .f = bleue
    .pl = bleus
    .fpl = bleues
token-colour-lab = vert
    .f = verte
    .pl = verts
    .fpl = vertes
token-colour-rnd = lilas
    .f = lilas
    .pl = lilas
    .fpl = lilas
chemical-verdino = Verdino
chemical-melgoth = Melgoth
chemical-delugium = Delugium
chemical-calorium = Calorium
chemical-radieu = Radieu

## Les lieux dans une phrase et en début de ligne, les lieux principaux, les machines.

location-supply = le Dépôt
    .heading = Dépôt
    .of = du Dépôt
    .to = au Dépôt
location-government = le Gouvernement
    .heading = Gouvernement
    .of = du Gouvernement
    .to = au Gouvernement
location-lab = le Laboratoire de Lativ
    .heading = Laboratoire de Lativ
    .of = du Laboratoire de Lativ
    .to = au Laboratoire de Lativ
location-rnd = la R&D
    .heading = R&D
    .of = de la R&D
    .to = en R&D
location-office = le Bureau de Lativ
    .heading = Bureau de Lativ
    .of = du Bureau de Lativ
    .to = au Bureau de Lativ
heading = { FORM($location, "heading") }
area-government = Gouvernement
    .of = du Gouvernement
area-lab = Labo
    .of = du Laboratoire
area-rnd = R&D
    .of = de la R&D
machine-government = la Machine du Gouvernement
    .of = de la Machine du Gouvernement
    .on = sur la Machine du Gouvernement
machine-lab = la Machine météorologique
    .of = de la Machine météorologique
    .on = sur la Machine météorologique
machine-rnd = la R&D
    .of = de la R&D
    .on = en R&D

## Les bons : seuls, plusieurs, avec un article, et devant un nombre.

voucher-supply = bon de Dépôt
    .many = bons de Dépôt
    .a = un bon de Dépôt
    .short = Dépôt
voucher-government = bon du Gouvernement
    .many = bons du Gouvernement
    .a = un bon du Gouvernement
    .short = Gouvernement
voucher-lab = bon de Labo
    .many = bons de Labo
    .a = un bon de Labo
    .short = Labo
voucher-rnd = bon de R&D
    .many = bons de R&D
    .a = un bon de R&D
    .short = R&D
voucher-science = bon de Science
    .many = bons de Science
    .a = un bon de Science
    .short = Science
vouchers = { $count } { $count ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    }
any-vouchers = { $count } { $count ->
        [one] bon
       *[other] bons
    } au choix

## Pièces et tuiles.

agent-white = le Saboteur blanc
    .of = du Saboteur blanc
agent-pink = le Saboteur rose
    .of = du Saboteur rose
part = pièce { FORM($colour, "f") }
a-part = une pièce { FORM($colour, "f") }
a-chemical = un { $chemical }
parts-of-colour = { $count } { $count ->
        [one] pièce { FORM($colour, "f") }
       *[other] pièces { FORM($colour, "fpl") }
    }
no-parts = aucune pièce
workshop-tile = { $one } et { $other }
    .f = { FORM($one, "f") } et { FORM($other, "f") }
experiment = { $title } ({ $weather }, stade { $stage })
goal = { $title } ({ $condition })
piece-scientist = { KEY($player) ->
        [you] votre Scientifique
       *[other] le Scientifique { FORM($player, "own") }
    }
awards = { $count } { $count ->
        [one] récompense
       *[other] récompenses
    }
token = jeton { $weather } { $colour }
set-circle = cercle
set-triangle = triangle
set-square = carré
set-diamond = losange

## Les actions des lieux principaux.

deed-sell = Vendre une pièce
deed-secure = Obtenir une subvention
deed-experiment = Participer à une expérience
deed-publish = Publier un article
deed-research = Rechercher
deed-breakthrough = Percée

## Les cases.

action-space = la case { $side ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    } { FORM($location, "of") }
    .to = à la case { $side ->
            [left] de gauche
            [middle] du milieu
           *[right] de droite
        } { FORM($location, "of") }
action-supply = la case { $nth } du Dépôt
    .to = à la case { $nth } du Dépôt
action-short = case { $side ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
action-short-supply = case { $nth }
action-article = la case { $side ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
height-left = de gauche
height-right = de droite
height-top = du haut
height-middle = du milieu
height-bottom = du bas
bot-space = la case { $weather } { $at } { FORM($machine, "of") }
bot-space-short = la case { $at }
bot-space-listed = case { $weather } { $at }
cell = la rangée { $row } de la colonne { $weather }
cell-row = la rangée { $row }
cell-column = la colonne { $weather }
office-space = la case { FORM($colour, "f") } de la rangée { $row }
goal-space = la case Objectif { FORM($colour, "f") } { $height ->
        [top] du haut
       *[bottom] du bas
    }
line-slot = l’emplacement { $place } de la section { $section }
workshop-row-top = haut
    .of = du haut
workshop-row-middle = milieu
    .of = du milieu
workshop-row-bottom = bas
    .of = du bas
own-office = son Bureau
    .to = à son Bureau

## Rapports de sécurité.

report = { $agent ->
        [white] blanc
       *[pink] rose
    } { FORM($destination, "to") }, { $weather }, { $end }
report-lativ = là où est Lativ
report-card = { $report } ({ $card })
end-topmost = le plus haut
end-bottommost = le plus bas

## Les endroits où un bonus est imprimé.

at-subsidy = tuile Subvention « { $tile } »
at-column = la colonne { $weather }
at-row = la rangée { $row } des tuiles Subvention
at-funding = la case { $space } de la piste de Financement { FORM($area, "of") }
at-goal = { $space }
at-office = { $space } du Bureau
at-slide = l’article de la rangée { $row }
at-slot = { $slot } de la Chaîne de montage
at-storm = la case { $space } de « { $tile } »
at-experiment = { $tile }
