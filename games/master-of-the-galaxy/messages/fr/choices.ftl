### Master of the Galaxy: choices. The value is the button, .detail what it costs and brings, .group its heading, .short the button under that heading.

## Set-up, and results of chance.

choice-first =
    { KEY($player) ->
        [player-you] Vous commencez
       *[other] { $player } commence
    }
choice-draw = { CAPITAL($cube) }
choice-show = { $card }
    .detail = { $about }
choice-weave = { $card }
choice-home = { $system }
    .detail = { $about }
    .group = Système d’origine
choice-shape = { CAPITAL($shape) }
    .detail = { $more } bases des autres formes pourront s’y ajouter ; il en reste { $left } de celle-ci en réserve
about-system = { $colour } ; planètes : { $planets }
about-home = { $colour } ; planètes : { $planets } ; { $routes } routes de { $slots } emplacements en tout

## Phase 2. $slot is "own" for a slot of the cube's colour, "any" for one for every colour, otherwise its colour.

choice-place =
    { $slot ->
        [own] { CAPITAL($cube) } sur { $project }
        [any] { CAPITAL($cube) } sur { $project }, case toutes couleurs
       *[other] { CAPITAL($cube) } sur { $project }, case { FORM($slot, "feminine") }
    }
    .detail =
        { $step ->
            [completes] projet terminé : { $brings }
            [wins] gagne le conflit
           *[goes-on] { $filled } sur { $needed }
        }
    .group = Cartes et conflits
choice-build = { CAPITAL($cube) } sur { $route }
    .detail =
        { $step ->
            [completes] termine la route
           *[goes-on] { $filled } sur { $needed }
        }
    .group = Routes
choice-settle = { CAPITAL($cube) } colonise { $system }
    .short = { CAPITAL($cube) } : { $system }
    .detail =
        { $count ->
            [0] planète { FORM($planet, "feminine") } : ne rapporte rien
            [one] rapporte { $count } { $planet }
           *[other] rapporte { $count } { FORM($planet, "plural") }
        }
    .group = Coloniser
choice-initiate = { $card } contre { $target } depuis { $source }
    .group = Déclencher un conflit
choice-recall = Rappeler un cube
    .detail = le cube noir va dans votre sac avec lui
    .group = Autre
choice-dismiss = Abandonner { $card }
    .short = { $card }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } cube revient
           *[other] { $count } cubes reviennent
        }
    .group = Abandonner
choice-end = Terminer la phase 2
    .detail =
        { $count ->
            [0] { "" }
           *[other] remet dans votre sac : { $cubes }
        }
    .group = Autre

## Effects.

choice-take =
    { $slot ->
        [own] { CAPITAL($cube) } : { $project }
        [any] { CAPITAL($cube) } : { $project }, case toutes couleurs
       *[other] { CAPITAL($cube) } : { $project }, case { FORM($slot, "feminine") }
    }
    .group = Cartes
choice-take-route = { CAPITAL($cube) } : { $route }
    .group = Routes
choice-take-work = { $card } : { $work }
    .group = Essaims
choice-base = { CAPITAL($shape) } sur { $system }
    .detail =
        { $own ->
            [yes] une base de plus
           *[no] capture le système
        }
    .group = Base
choice-free = Planète { FORM($planet, "feminine") } ({ $system })
    .detail =
        { $count ->
            [0] ne rapporte rien
            [one] rapporte { $count } { $planet }
           *[other] rapporte { $count } { FORM($planet, "plural") }
        }
    .group = Coloniser
choice-cube = { CAPITAL($colour) }
    .detail =
        { $from ->
            [bag] { $count } dans le sac
           *[reserve] { $count } dans la réserve
        }
choice-give = Rendre un cube { $colour }
    .detail = { $count } dans le sac
choice-close = { $system }
    .detail = { $about }
    .group = Fermer
choice-conflict = { $card }
    .detail = contre { $target }
choice-skip = { $player }
choice-leader = { $card }
    .detail = { $about }
    .group = Dirigeants
choice-complete = { CAPITAL($project) }
choice-aim = { $system }
    .detail = { $about }
choice-use = { CAPITAL($effect) }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } cube dans le sac
           *[other] { $count } cubes dans le sac
        }
    .then = { $effect }
choice-pass = Renoncer
    .detail =
        { $seen ->
            [yes] toutes les cartes révélées vont sous leur pioche
           *[no] le reste de cet effet est perdu
        }

## Picks of cards.

choice-deck = { CAPITAL($pile) }
    .detail =
        { $top ->
            [none] { "" }
           *[other] { $top } sur le dessus
        }
choice-keep =
    { KEY($pile) ->
        [pile-species] Diriger l’espèce { $card }
       *[other] Garder { $card }
    }
    .detail = { $about }
choice-under = D’abord { $card }
