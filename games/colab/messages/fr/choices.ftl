### Les boutons : ce qui se passe, ce qu’il apporte ou coûte, et les titres au-dessus.

## Le hasard.

choice-lay-tower = La tour { $tower }
choice-lay-insert = La plaque { $insert }
    .detail = { $brings }
choice-lay-lab = Le labo { $lab }
choice-draw-tile = Tuile { $tile }
    .detail = { $brings }
choice-first =
    { KEY($player) ->
        [you] Vous
       *[other] { $player }
    }
choice-deal-bonus = Carte bonus { $bonus }
    .detail = { $brings }
choice-bait = Un { $colour }
choice-draw = { $card }
choice-roll = { CAPITAL($face) }
choice-active = { $enemy }
choice-criteria = { CAPITAL($token) }
choice-power = { CAPITAL($token) }
choice-add-power = { CAPITAL($token) }
choice-face = { $face }
    .detail = { $does }
choice-doom = { $card }
    .detail = { $does }

## Actions gratuites.

choice-use-potion = Utiliser { $card }
    .short = { $card }
    .detail = { $brings }
choice-trade = Échanger { $cost } jetons recherche : { $brings }
    .short = Pour { $cost } jetons recherche : { $brings }
choice-flip = Échange de dés : un au bol, un tourné
choice-use-bonus = Utiliser la section A de la carte { $bonus }
    .short = Section A ({ $bonus })
    .detail = { $when } : { $brings }
choice-repair = Réparer { $window }
    .detail = une fois pendant un repos
choice-repair-by-research = Réparer { $window } par la recherche
    .detail = 3 jetons recherche
choice-repair-by-resources = Réparer { $window } avec des ressources
    .detail = 2 { FORM($symbol, "plural") }

## Un tour.

choice-action-turn = Agir
choice-rest-turn = Repos
choice-scientist = Jouer { $scientist }
    .detail =
        { $set-up ->
            [first_game] { $brings } ; sbires { KEY($towers) ->
                [none] là où leurs dés le disent
               *[other] sur { $towers }
            }
           *[normal] tous commencent pareil : seule la figurine change
        }
choice-send = Envoyer un sbire avec le { $die }
    .short = { CAPITAL($die) }
choice-retrieve =
    { KEY($die) ->
        [none] Rappeler le sbire en { $window }
       *[other] Rappeler le sbire en { $window } : { $die }
    }
choice-reposition =
    { KEY($die) ->
        [none] Déplacer le sbire en { $window }
       *[other] Déplacer le sbire en { $window } : { $die }
    }
choice-to = À la tour { $tower }
    .short = { CAPITAL($tower) }
    .detail =
        { KEY($enemy) ->
            [none] Effet du haut : { $top } ; effet du bas : { $bottom }
           *[other] Brouillage ({ $enemy }) : aucun effet
        }
choice-to-frozen = Briser la glace de la tour { $tower }
    .short = { CAPITAL($tower) }
choice-row = Recevoir l’effet du { $row }
    .short = Effet du { $row }
    .detail = { $brings }
choice-move = Aller au labo { $lab }
    .short = { CAPITAL($lab) }
    .detail =
        { COUNT($enemies) ->
            [0] symboles de construction : { $symbols }
            [one] symboles de construction : { $symbols } ; { $enemies } s’y trouve et charge
           *[other] symboles de construction : { $symbols } ; { $enemies } s’y trouvent et chargent
        }
choice-build = Construire
choice-collect = Récolter
choice-no-action = Aucune action de labo
choice-use =
    { $cost ->
        [one] Tuile { $slot }, { $cost } sbire : { $brings }
       *[other] Tuile { $slot }, { $cost } sbires : { $brings }
    }
    .short =
        { $cost ->
            [one] Tuile { $slot }, { $cost } sbire : { $brings }
           *[other] Tuile { $slot }, { $cost } sbires : { $brings }
        }
choice-work = Le sbire en { $window } travaille
choice-go-on = Continuer
    .then = continuer

## Construire et payer.

choice-build-card = Construire { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop = Ne pas payer : { $symbol }
    .short = { CAPITAL($symbol) }
choice-at = La poser en { $cell }
choice-pay-token = Payer un jeton { $colour }
    .short = { CAPITAL($colour) }
    .then = payer un jeton { $colour }
choice-pay-wild = Payer un jeton joker
    .short = Joker
    .then = payer un jeton joker
choice-pay-minion =
    { KEY($die) ->
        [none] Utiliser le dé en { $window }
       *[other] Utiliser le { $die } en { $window }
    }
    .short =
        { KEY($die) ->
            [none] { $window }
           *[other] { $window } : { $die }
        }
    .detail =
        { $wastes ->
            [yes] une de ses deux ressources est perdue
           *[no] {""}
        }
    .then =
        { KEY($die) ->
            [none] utiliser le dé en { $window }
           *[other] utiliser le { $die } en { $window }
        }
choice-pay-die = Payer avec le { $die }
    .short = { CAPITAL($die) }
    .detail =
        { $wastes ->
            [yes] une de ses deux ressources est perdue
           *[no] {""}
        }
    .then = payer avec le { $die }
choice-when-built = Appliquer l’effet à la construction
    .detail = { $brings }
    .then = appliquer l’effet à la construction
card-in-cell = { $card } ({ $cell })
choice-fire = Déclencher { $card }
    .short = { $card }
    .detail = { $brings }
    .then = déclencher { $card }
choice-react = Réagir avec { $card }
    .short = { $card }
    .detail = { $brings }
choice-react-bonus = Réagir avec la carte bonus { $bonus }
    .detail = { $brings }
choice-copy = Copier { $card }
    .short = { $card }
    .detail = { $brings }
choice-pass = Ne rien utiliser de plus
choice-stop = Arrêter
    .then = s’arrêter là
choice-done = Terminer

## Gains et pertes.

choice-die = Prendre un dé { $colour }
    .short = Dé { $colour }
    .detail = paie { $one } ou { $other } : { $double } faces sur 6 en montrent deux
    .then = prendre un dé { $colour }
choice-potion = Prendre un jeton potion
    .short = Jeton potion
choice-token = Prendre un jeton { $colour }
    .short = Jeton { $colour }
    .detail = paie une fois { $one } ou { $other }
choice-deck = Piocher une carte { $deck }
    .short = Carte { $deck }
    .detail = chacune rapporte de { $least } à { $most } points
choice-keep = Garder { $card }
    .detail = { $brings }
choice-from-bowl = Lancer un dé { $die }
    .short = { CAPITAL($die) }
choice-reroll = Relancer le { $die }
    .short = { CAPITAL($die) }
choice-to-bowl = Mettre le { $die } au bol
    .short = { CAPITAL($die) }
choice-turn = Tourner le { $die }
choice-show = Le tourner sur { $face }
choice-from-card = Le prendre sur la carte
choice-from-storage = Prendre le jeton stocké
choice-from-new = Prendre un nouveau jeton
choice-store-on = Le poser sur { $card }
    .short = { $card }
choice-store = Le stocker
choice-lose = Le perdre
choice-drop-token = Défausser un jeton { $colour }
    .short = { CAPITAL($colour) }
choice-drop-wild = Défausser un jeton joker
    .short = Joker
choice-drop-card = Défausser { $card }
    .short = { $card }
    .detail = { $brings }
choice-drop-potion = Défausser un jeton potion sur { $card }
    .short = { $card }
choice-drop-stored = Défausser le jeton potion stocké
    .short = Stockage
choice-drop-new = Défausser un nouveau jeton potion
    .short = Nouveau
choice-tier = Tuile de niveau { $tier }
choice-place = Labo { $lab }, { $slot }
    .short = { CAPITAL($slot) }
choice-section-b = Marquer la section B de la carte { $bonus }
    .detail =
        { $points ->
            [one] { $points } point : { $brings }
           *[other] { $points } points : { $brings }
        }
choice-skip = Passer cette étape

## Choisi pour un ennemi.

choice-tower = { CAPITAL($tower) }
    .detail = { $detail }

## Ce que les autres voient d’un choix.

redacted-draw = Piocher une carte { $deck }
redacted-keep = Garder une carte { $deck }
redacted-bonus = Distribuer une carte bonus

## Pourquoi un acte n’apporterait rien.

wasted-build-hand = Vous n’avez aucune carte en main.
wasted-build-grid = Votre grille est pleine.
wasted-build-symbols = Ce labo n’a de symbole de construction pour aucune carte de votre main.
wasted-build-price = Vous ne pouvez payer aucune carte de votre main que ce labo construit.
wasted-collect = Trop peu de sbires à côté de ce labo peuvent encore travailler pour l’une de ses tuiles.

## Titres.

group-potions = Potions
group-research = Recherche
group-flip = Dés
group-bonus = Cartes bonus
group-repairs = Réparations
group-turn = Tour de jeu
group-labs = Labos
group-lab-action = Action de labo
group-otherwise = Sinon
group-tiles = Tuiles
group-cards = Cartes
group-frozen = Fenêtres gelées
group-tokens = Jetons
group-minion-dice = Dés sur des sbires
group-pool-dice = Dés du pool
group-enough = Ça suffit
group-potion-tokens = Jetons potion
group-dice = Dés
group-bowl = Du bol
group-pool = Du pool
group-tower = Tour { $tower }
group-lab = Labo { $lab }
