### Les noms des pièces, et ce que font cartes, tuiles, effets de tour et échanges.

## Personnes et pièces.

you = vous
    .capital = Vous
    .possessive = votre
window = { CAPITAL($tower) } { $level }
    .of = { FORM($tower, "of") } { $level }
colour-white = blanc
    .plural = blancs
    .feminine = blanche
colour-red = rouge
    .plural = rouges
    .feminine = rouge
colour-blue = bleu
    .plural = bleus
    .feminine = bleue
colour-purple = violet
    .plural = violets
    .feminine = violette
shape-triangle = triangle
shape-circle = cercle
shape-diamond = losange
deck-device = engin
    .plural = engins
deck-potion = potion
    .plural = potions
deck-monster = monstre
    .plural = monstres
row-top = haut
row-bottom = bas
tier-starter = de départ
tier-one = I
tier-two = II
tier-three = III
length-full = complète
length-express = express
device-death-ray = Death Ray
device-weather-machine = Weather Machine
device-burton = Burton
device-mind-slayer = Mind Slayer
die = dé { $colour } ({ $face })
bait-token = un jeton { $colour }
bait-die = un dé { $colour }
item-token = un jeton { $colour }
item-wild = un jeton joker
item-minion = le { $die } du sbire en { $window }
item-die = le { $die }
item-wild-die = le dé JOKER en { $window }
potion-on-card = sur { $card }
potion-stored = à l’emplacement de stockage
potion-new = gagné ce tour
counted-symbols =
    { $count ->
        [one] { $count } { $symbol }
       *[other] { $count } { FORM($symbol, "plural") }
    }

## Parties d’effets.

part-die =
    { KEY($colour) ->
        [none] { $count ->
            [one] gagner { $count } dé, couleur au choix
           *[other] gagner { $count } dés, couleurs au choix
        }
       *[other] { $count ->
            [one] gagner { $count } dé { $colour }
           *[other] gagner { $count } dés { FORM($colour, "plural") }
        }
    }
part-card =
    { KEY($deck) ->
        [none] { $count ->
            [one] piocher { $count } carte, type au choix
           *[other] piocher { $count } cartes, types au choix
        }
       *[other] { $count ->
            [one] piocher { $count } carte { $deck }
           *[other] piocher { $count } cartes { $deck }
        }
    }
part-draw =
    { $count ->
        [one] piocher { $count } carte et en garder { $keep }
       *[other] piocher { $count } cartes et en garder { $keep }
    }
part-token =
    { KEY($colour) ->
        [none] { $count ->
            [one] gagner { $count } jeton, couleur au choix
           *[other] gagner { $count } jetons, couleurs au choix
        }
       *[other] { $count ->
            [one] gagner { $count } jeton { $colour }
           *[other] gagner { $count } jetons { FORM($colour, "plural") }
        }
    }
part-wild =
    { $count ->
        [one] gagner { $count } jeton joker
       *[other] gagner { $count } jetons joker
    }
part-potion =
    { $count ->
        [one] gagner { $count } jeton potion
       *[other] gagner { $count } jetons potion
    }
part-research =
    { $count ->
        [one] gagner { $count } jeton recherche
       *[other] gagner { $count } jetons recherche
    }
part-points =
    { $count ->
        [one] marquer { $count } point de recherche
       *[other] marquer { $count } points de recherche
    }
part-return =
    { $count ->
        [one] rafraîchir { $count } dé du bol ou du pool
       *[other] rafraîchir { $count } dés du bol ou du pool
    }
part-return-all = lancer tout le bol
part-set-die =
    { $count ->
        [one] tourner { $count } dé du pool sur une face au choix
       *[other] tourner { $count } dés du pool sur des faces au choix
    }
part-trigger =
    { $count ->
        [one] déclencher { $count } carte
       *[other] déclencher { $count } cartes
    }
part-trigger-adjacent =
    { $count ->
        [one] déclencher { $count } carte adjacente
       *[other] déclencher { $count } cartes adjacentes
    }
part-copy = copier un déclencheur adjacent
part-build = construire
part-extra-build =
    { KEY($deck) ->
        [none] { $count ->
            [one] construire { $count } carte de type au choix sans symboles de construction
           *[other] construire { $count } cartes de types au choix sans symboles de construction
        }
       *[other] { $count ->
            [one] construire { $count } carte { $deck } sans symboles de construction
           *[other] construire { $count } cartes { $deck } sans symboles de construction
        }
    }
part-discount =
    { $count ->
        [one] payer { $count } symbole de moins pour une carte
       *[other] payer { $count } symboles de moins pour une carte
    }
part-reposition =
    { KEY($row) ->
        [none] déplacer un sbire
       *[other] déplacer un sbire et recevoir l’effet du { $row } de sa tour
    }
part-second-action = effectuer aussi l’autre action de labo
part-upgrade = poser une tuile d’amélioration
part-hand-limit =
    { $count ->
        [one] garder { $count } carte de plus
       *[other] garder { $count } cartes de plus
    }
part-token-limit =
    { $count ->
        [one] garder { $count } jeton de plus
       *[other] garder { $count } jetons de plus
    }

## Capacités des cartes.

ability-trigger = Déclencheur : { $effect }.
ability-built = À la construction : { $effect }.
ability-react =
    { $once ->
        [yes] { $when }, une fois par tour : { $effect }.
       *[no] { $when } : { $effect }.
    }
ability-potion =
    { $count ->
        [one] Pour { $count } jeton potion : { $effect }.
       *[other] Pour { $count } jetons potion : { $effect }.
    }
ability-score-adjacent =
    { KEY($deck) ->
        [none] { $count ->
            [one] Marque { $count } point par carte adjacente.
           *[other] Marque { $count } points par carte adjacente.
        }
       *[other] { $count ->
            [one] Marque { $count } point par carte { $deck } adjacente.
           *[other] Marque { $count } points par carte { $deck } adjacente.
        }
    }
ability-score-grid =
    { $count ->
        [one] Marque { $count } point par carte { $deck } que vous avez construite.
       *[other] Marque { $count } points par carte { $deck } que vous avez construite.
    }
when-rest = Quand vous vous reposez
when-send =
    { KEY($colour) ->
        [none] Quand vous envoyez un sbire à une tour
       *[other] Quand vous envoyez un sbire à une tour { FORM($colour, "feminine") }
    }
when-retrieve =
    { KEY($colour) ->
        [none] Quand vous rappelez un sbire placé sur une tour
       *[other] Quand vous rappelez un sbire placé sur une tour { FORM($colour, "feminine") }
    }
when-build =
    { KEY($deck) ->
        [none] Quand vous construisez une autre carte
       *[other] Quand vous construisez une autre carte { $deck }
    }
when-pay = Quand vous payez une carte
when-upgrade = Après votre part d’une phase d’amélioration

## Cartes bonus.

section-a =
    { $when ->
        [once] une fois
        [always] permanent
        [rest] à chaque repos
        [pay] une fois par tour, quand vous payez une carte
       *[token] chaque fois que vous prenez un jeton d’amélioration
    }
section-b =
    { $points ->
        [one] { $points } point par { $what }
       *[other] { $points } points par { $what }
    }
section-b-each =
    { $what ->
        [surrounded] carte avec des cartes sur ses quatre côtés
        [device] carte engin
        [potion] carte potion
        [monster] carte monstre
        [set] série d’un monstre, d’un engin et d’une potion
        [line] ligne ou colonne de quatre cartes
        [resource_die] dé ressource
        [potion_ability] carte avec une capacité de potion
        [research_point] point de recherche
        [token] jeton ressource ou joker, la moitié par jeton potion
        [trigger] carte avec un déclencheur
        [cost_four] carte qui coûte quatre symboles ou plus
        [points_one] carte avec au plus un point imprimé
        [points_two] carte avec au plus deux points imprimés
        [group] carte de votre plus grand groupe relié d’un même type
        [all_types] ligne ou colonne avec les trois types
       *[hand_card] carte en main
    }
bonus-words = A, { $when } : { $effect } ; B : { $worth }
tile-words =
    { $count ->
        [one] { $count } sbire : { $effect }
       *[other] { $count } sbires : { $effect }
    }
tile-symbols = symboles de construction { $symbols }
card-words =
    { $points ->
        [one] coûte { $cost } ; { $points } point ; { $ability }
       *[other] coûte { $cost } ; { $points } points ; { $ability }
    }
