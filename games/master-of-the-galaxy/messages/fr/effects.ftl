### Master of the Galaxy: what effects and modifiers of cards do. They stand on cards and in details of choices, and begin in lower case.

## Effects.

effect-none = rien que ses symboles
effect-then = { $before }, puis { $next }
verb-gain =
    { $count ->
        [one] obtenez { $count } { $colour }
       *[other] obtenez { $count } { FORM($colour, "plural") }
    }
verb-gain-any =
    { $count ->
        [one] obtenez 1 cube au choix
       *[other] obtenez { $count } cubes au choix
    }
verb-gain-planet =
    { $count ->
        [one] obtenez 1 cube de la couleur de la planète
       *[other] obtenez { $count } cubes de la couleur de la planète
    }
verb-swap =
    { $count ->
        [one] échangez un cube avec la réserve
       *[other] échangez jusqu’à { $count } cubes avec la réserve
    }
verb-draw =
    { $count ->
        [one] tirez 1 cube
       *[other] tirez { $count } cubes
    }
verb-pull =
    { $count ->
        [one] posez un cube de votre sac ({ $kind })
       *[other] posez jusqu’à { $count } cubes de votre sac ({ $kind })
    }
verb-pull-any =
    { $count ->
        [one] posez un cube de votre sac
       *[other] posez jusqu’à { $count } cubes de votre sac
    }
verb-steal =
    { $count ->
        [one] volez un cube ({ $scope })
       *[other] volez jusqu’à { $count } cubes ({ $scope })
    }
verb-repel =
    { $count ->
        [one] repoussez un cube de l’autre côté d’un conflit
       *[other] repoussez jusqu’à { $count } cubes de l’autre côté d’un conflit
    }
verb-pick = obtenez un choix de carte ({ OR($piles) })
verb-base = posez une base
verb-jump = posez une base sans route
verb-settle =
    { $count ->
        [one] colonisez une planète avec un cube de la réserve
       *[other] colonisez jusqu’à { $count } planètes avec des cubes de la réserve
    }
verb-black-hole = fermez un système neutre
verb-cancel = annulez un conflit
verb-skip = un adversaire passe son tour
verb-unravel = retirez { $count } cubes des Weavers
verb-take-leader = prenez le chef d’un adversaire
scope-card = cartes
scope-conflict = conflits
scope-route = routes
scope-any = partout

facts = { $before } ; { $next }

## Modifiers.

modifier-hand =
    { $count ->
        [one] tirez 1 cube de plus
       *[other] tirez { $count } cubes de plus
    }
modifier-look = regardez { $count } cartes lors d’un choix de carte ({ OR($piles) })
modifier-limit = vous pouvez avoir { $count } cartes de ce type : { $pile }
modifier-wild =
    { $any ->
        [yes] { $colour } va sur chaque case ({ $kind })
       *[no] { $colour } va sur les cases { $slot } ({ $kind })
    }
modifier-discount =
    { $count ->
        [one] { $kind } : 1 cube de moins, mais au moins { $least }
       *[other] { $kind } : { $count } cubes de moins, mais au moins { $least }
    }
modifier-mixed-routes = vos routes peuvent mêler les couleurs
modifier-settle-any = n’importe quel cube colonise
modifier-fortify =
    { $count ->
        [one] il faut 1 cube de plus pour vous attaquer
       *[other] il faut { $count } cubes de plus pour vous attaquer
    }
modifier-on = { $trigger } : { $effect }
trigger-settle = après une colonisation
trigger-capture = après une capture
trigger-conflict-won = après un conflit gagné
trigger-conflict-won-player = après un conflit gagné contre un joueur
trigger-development-done = après un développement terminé
trigger-turn-start = au début de votre tour

## Kinds of projects.

kind-base = projets Base
kind-research = Recherche
kind-politics = Politique
kind-leader = chefs
kind-development = développements
kind-attack = attaques
kind-defence = défenses
kind-route = routes
kind-card = vos cartes
