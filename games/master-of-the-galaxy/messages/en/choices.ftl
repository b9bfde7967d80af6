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
about-system = { $colour }; planets { $planets }

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
           *[other] { $planet } planet: gains { $count } { $planet }
        }
    .group = Settle
choice-initiate = { $card } against { $target }
    .detail = from { $source }
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
           *[other] { $cubes } back into your bag
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
choice-pass = Skip this
    .detail =
        { $seen ->
            [yes] all cards seen go under their deck
           *[no] the rest of it is lost
        }

## Picks of cards.

choice-deck = { CAPITAL($pile) }
    .detail =
        { $top ->
            [none] { "" }
           *[other] on top: { $top }
        }
choice-keep =
    { KEY($pile) ->
        [pile-species] Lead { $card }
       *[other] Keep { $card }
    }
    .detail = { $about }
choice-under = { $card } first
