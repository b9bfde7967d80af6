### Master of the Galaxy: what effects and modifiers of cards do. They stand on cards and in details of choices, and begin in lower case.

## Effects.

effect-none = nothing but its symbols
effect-then = { $before }, then { $next }
verb-gain = gain { $count } { $colour }
verb-gain-any =
    { $count ->
        [one] gain 1 cube of your choice
       *[other] gain { $count } cubes of your choice
    }
verb-gain-planet =
    { $count ->
        [one] gain 1 cube of the planet’s colour
       *[other] gain { $count } cubes of the planet’s colour
    }
verb-swap =
    { $count ->
        [one] swap a cube with the reserve
       *[other] swap up to { $count } cubes with the reserve
    }
verb-draw =
    { $count ->
        [one] draw 1 cube
       *[other] draw { $count } cubes
    }
verb-pull =
    { $count ->
        [one] place a cube from your bag on { $kind }
       *[other] place up to { $count } cubes from your bag on { $kind }
    }
verb-pull-any =
    { $count ->
        [one] place a cube from your bag
       *[other] place up to { $count } cubes from your bag
    }
verb-steal =
    { $count ->
        [one] steal a cube from { $scope }
       *[other] steal up to { $count } cubes from { $scope }
    }
verb-repel =
    { $count ->
        [one] send home a cube of the other side in a conflict
       *[other] send home up to { $count } cubes of the other side in a conflict
    }
verb-pick = earn a pick ({ OR($piles) })
verb-base = set a base
verb-jump = set a base without a route
verb-settle =
    { $count ->
        [one] settle a planet with a cube from the reserve
       *[other] settle up to { $count } planets with cubes from the reserve
    }
verb-black-hole = close a neutral system
verb-cancel = cancel a conflict
verb-skip = an opponent skips a turn
verb-unravel = remove { $count } cubes of the Weavers
verb-take-leader = take an opponent’s leader
scope-card = cards
scope-conflict = conflicts
scope-route = routes
scope-any = anywhere

facts = { $before }; { $next }

## Modifiers.

modifier-hand =
    { $count ->
        [one] draw 1 more cube
       *[other] draw { $count } more cubes
    }
modifier-look = see { $count } cards when you pick ({ OR($piles) })
modifier-limit = you may have { $count } { FORM($pile, "plural") }
modifier-wild =
    { $any ->
        [yes] { $colour } fits every slot of { $kind }
       *[no] { $colour } fits { $slot } slots of { $kind }
    }
modifier-discount =
    { $count ->
        [one] 1 cube fewer for { $kind }, but at least { $least }
       *[other] { $count } cubes fewer for { $kind }, but at least { $least }
    }
modifier-mixed-routes = your routes may mix colours
modifier-settle-any = a cube of any colour settles
modifier-fortify =
    { $count ->
        [one] attacks on you need 1 more cube
       *[other] attacks on you need { $count } more cubes
    }
modifier-on = { $trigger }: { $effect }
trigger-settle = after settling
trigger-capture = after capturing
trigger-conflict-won = after winning a conflict
trigger-conflict-won-player = after winning a conflict against a player
trigger-development-done = after completing a development
trigger-turn-start = as your turn begins

## Kinds of projects.

kind-base = Base projects
kind-research = Research
kind-politics = Politics
kind-leader = leaders
kind-development = developments
kind-attack = attacks
kind-defence = defences
kind-route = routes
kind-card = your cards
