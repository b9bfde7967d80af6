### Master of the Galaxy: what effects and modifiers of cards do. They stand on cards and in details of choices, and begin in lower case, in the infinitive.

## Effects.

effect-none = rien que ses symboles
effect-then = { $before }, puis { $next }
verb-gain =
    { $count ->
        [one] obtenir { $count } { $colour }
       *[other] obtenir { $count } { FORM($colour, "plural") }
    }
verb-gain-any =
    { $count ->
        [one] obtenir 1 cube au choix
       *[other] obtenir { $count } cubes au choix
    }
verb-gain-planet =
    { $count ->
        [one] obtenir 1 cube de la couleur de la planète
       *[other] obtenir { $count } cubes de la couleur de la planète
    }
verb-swap =
    { $count ->
        [one] échanger un cube avec la réserve
       *[other] échanger jusqu’à { $count } cubes avec la réserve
    }
verb-draw =
    { $count ->
        [one] tirer 1 cube
       *[other] tirer { $count } cubes
    }
verb-pull =
    { $count ->
        [one] poser un cube de votre sac { FORM($kind, "on") }
       *[other] poser jusqu’à { $count } cubes de votre sac { FORM($kind, "on") }
    }
verb-pull-any =
    { $count ->
        [one] poser un cube de votre sac
       *[other] poser jusqu’à { $count } cubes de votre sac
    }
verb-steal =
    { $count ->
        [one] voler un cube { $scope }
       *[other] voler jusqu’à { $count } cubes { $scope }
    }
verb-repel =
    { $count ->
        [one] repousser un cube du côté adverse dans un conflit
       *[other] repousser jusqu’à { $count } cubes du côté adverse dans un conflit
    }
verb-pick = obtenir un choix de carte ({ OR($piles) })
verb-base = poser une base
verb-jump = poser une base sans route
verb-settle =
    { $count ->
        [one] coloniser une planète avec un cube de la réserve
       *[other] coloniser jusqu’à { $count } planètes avec des cubes de la réserve
    }
verb-black-hole = fermer un système neutre
verb-cancel = annuler un conflit
verb-skip = faire passer son tour à un adversaire
verb-unravel = retirer { $count } cubes des Weavers
verb-take-leader = prendre un dirigeant à un adversaire
scope-card = sur des cartes
scope-conflict = dans des conflits
scope-route = sur des routes
scope-any = n’importe où

facts = { $before } ; { $next }

## Modifiers.

modifier-hand =
    { $count ->
        [one] tirer 1 cube de plus
       *[other] tirer { $count } cubes de plus
    }
modifier-look = regarder { $count } cartes lors d’un choix de carte ({ OR($piles) })
modifier-limit = vous pouvez avoir { $count } { FORM($pile, "plural") }
modifier-wild =
    { $any ->
        [yes] un cube { $colour } va sur toutes les cases { FORM($kind, "of") }
       *[no] un cube { $colour } va sur les cases { FORM($slot, "feminines") } { FORM($kind, "of") }
    }
modifier-discount =
    { $count ->
        [one] { $kind } : 1 cube de moins, mais au moins { $least }
       *[other] { $kind } : { $count } cubes de moins, mais au moins { $least }
    }
modifier-mixed-routes = vos routes peuvent mêler les couleurs
modifier-settle-any = les cubes de toutes les couleurs peuvent coloniser
modifier-fortify =
    { $count ->
        [one] il faut 1 cube de plus pour vous attaquer
       *[other] il faut { $count } cubes de plus pour vous attaquer
    }
modifier-on = { $trigger } : { $effect }
trigger-settle = après une colonisation
trigger-capture = après une capture
trigger-conflict-won = après un conflit gagné
trigger-conflict-won-player = après un conflit gagné contre un joueur
trigger-development-done = après un développement terminé
trigger-turn-start = au début de votre tour

## Kinds of projects.

kind-base = projets Base
    .on = sur vos projets Base
    .of = de vos projets Base
kind-research = Recherche
    .on = sur Recherche
    .of = de Recherche
kind-politics = Politique
    .on = sur Politique
    .of = de Politique
kind-leader = dirigeants
    .on = sur vos dirigeants
    .of = de vos dirigeants
kind-development = développements
    .on = sur vos développements
    .of = de vos développements
kind-attack = attaques
    .on = dans vos attaques
    .of = de vos attaques
kind-defence = défenses
    .on = dans vos défenses
    .of = de vos défenses
kind-route = routes
    .on = sur vos routes
    .of = de vos routes
kind-card = vos cartes
    .on = sur vos cartes
    .of = de vos cartes
