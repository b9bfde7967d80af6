### Master of the Galaxy: choices. The value is the button, .detail what it costs and brings, .group its heading, .short the button under that heading.

## Set-up, and results of chance.

choice-first =
    { KEY($player) ->
        [player-you] You begin
       *[other] { $player } begins
    }
choice-draw = { CAPITAL($cube) }
choice-show = { $card }
    .detail = { $about }
choice-weave = { $card }
choice-home = { $system }
    .detail = { $about }
    .group = Home
choice-shape = { CAPITAL($shape) }
    .detail = { $more } bases of the other shapes can join it; { $left } of this one stay in supply
about-system = { $colour }; planets: { $planets }
about-home = { $colour }; planets: { $planets }; { $routes } routes with { $slots } slots

## Phase 2. $slot is "own" for a slot of the cube's colour, "any" for one for every colour, otherwise its colour.

choice-place =
    { $slot ->
        [own] { CAPITAL($cube) } to { $project }
        [any] { CAPITAL($cube) } to { $project }, any-colour slot
       *[other] { CAPITAL($cube) } to { $project }, { $slot } slot
    }
    .detail =
        { $step ->
            [completes] completes it: { $brings }
            [wins] wins the conflict
           *[goes-on] { $filled } of { $needed }
        }
    .group = Cards and conflicts
choice-build = { CAPITAL($cube) } to { $route }
    .detail =
        { $step ->
            [completes] completes the route
           *[goes-on] { $filled } of { $needed }
        }
    .group = Routes
choice-settle = { CAPITAL($cube) } settles { $system }
    .short = { CAPITAL($cube) }: { $system }
    .detail =
        { $count ->
            [0] { $planet } planet: gains nothing
           *[other] gains { $count } { $planet }
        }
    .group = Settle
choice-initiate = { $card } against { $target } from { $source }
    .group = Begin a conflict
choice-recall = Recall a cube
    .detail = the black cube goes to your bag with it
    .group = Other
choice-dismiss = Dismiss { $card }
    .short = { $card }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } cube comes back
           *[other] { $count } cubes come back
        }
    .group = Dismiss
choice-end = End Phase 2
    .detail =
        { $count ->
            [0] { "" }
           *[other] returns { $cubes } to your bag
        }
    .group = Other

## Effects.

choice-take =
    { $slot ->
        [own] { CAPITAL($cube) } from { $project }
        [any] { CAPITAL($cube) } from { $project }, any-colour slot
       *[other] { CAPITAL($cube) } from { $project }, { $slot } slot
    }
    .group = Cards
choice-take-route = { CAPITAL($cube) } from { $route }
    .group = Routes
choice-take-work = { $card }: { $work }
    .group = Swarms
choice-base = { CAPITAL($shape) } on { $system }
    .detail =
        { $own ->
            [yes] one more base
           *[no] captures it
        }
    .group = Base
choice-free = { CAPITAL($planet) } planet of { $system }
    .detail =
        { $count ->
            [0] gains nothing
           *[other] gains { $count } { $planet }
        }
    .group = Settle
choice-cube = { CAPITAL($colour) }
    .detail =
        { $from ->
            [bag] { $count } in the bag
           *[reserve] { $count } in the reserve
        }
choice-give = Give { $colour }
    .detail = { $count } in the bag
choice-close = { $system }
    .detail = { $about }
    .group = Close
choice-conflict = { $card }
    .detail = against { $target }
choice-skip = { $player }
choice-leader = { $card }
    .detail = { $about }
    .group = Leaders
choice-complete = { CAPITAL($project) }
choice-aim = { $system }
    .detail = { $about }
choice-use = { CAPITAL($effect) }
    .detail =
        { $count ->
            [0] { "" }
            [one] { $count } cube in the bag
           *[other] { $count } cubes in the bag
        }
    .then = { $effect }
choice-pass = Skip this
    .detail =
        { $seen ->
            [yes] all revealed cards go under their deck
           *[no] gives up the rest of this effect
        }

## Picks of cards.

choice-deck = { CAPITAL($pile) }
    .detail =
        { $top ->
            [none] { "" }
           *[other] { $top } on top
        }
choice-keep =
    { KEY($pile) ->
        [pile-species] Lead the { $card }
       *[other] Keep { $card }
    }
    .detail = { $about }
choice-under = { $card } first
