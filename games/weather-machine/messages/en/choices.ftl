### Choices: the label of each, a shorter one below its group, what it costs and brings.

## Chance.

choice-order = { CAPITAL($player) }
    .group = Next in turn order
choice-show = { CAPITAL($tile) } ({ $id })
    .group = Workshop tile
choice-lay = { $tile } ({ $id })
    .group = Subsidy tile
    .detail = { $benefit }
choice-reveal = { $tile }
    .group = Experiment tile
    .detail = { $science } Science, { $cp } CP a Bot; { $reward }
choice-deal-part = { CAPITAL($part) }
    .group = Machine Part
choice-deal-set = { CAPITAL($set) }
    .group = Set of Goal tiles
    .detail = { $goals }
choice-deal-challenge = { $card }
    .group = Challenge card
    .detail = { $text }
choice-deal-goal = { $title }
    .group = Goal tile
    .detail = { $condition }
choice-deal-chemical = { $chemical }
    .group = Chemical for the Hideout
choice-report = { $report }
    .group = Security Report

## Set-up.

choice-face = { CAPITAL($above) } over { $below }
    .detail = room to add { $above-chemical } above, { $below-chemical } below
    .group = How it lies
choice-draft = { CAPITAL($colour) }, { $set }: { $count } { $count ->
        [one] tile
       *[other] tiles
    }
    .group = Goal tiles
    .detail = { $goals }

## The steps of a turn.

choice-use-subsidy = { $tile }
    .group = Use a Subsidy tile
    .detail = { $benefit }
choice-set-goal = { $title } on { $space }
    .group = Set a Goal for an Investment tile
choice-flip-goal = { $title } ({ $area } funding)
    .group = Flip a Goal for an Investment tile
    .detail = { $pays }
choice-pass = { $at ->
        [last] Finish
       *[tile] Use no tile
    }
choice-move = { $heading }, { $place }
    .short = { $heading }, { $side ->
            [none] { $place }
            [left] left
            [middle] middle
           *[right] right
        }
    .group = Move to
choice-do = { $deed }
    .detail = pay { $cost }; { KEY($deed) ->
            [deed-sell] a Bot and a part for a Subsidy tile and a blue token
            [deed-secure] the benefits of a Subsidy tile, its column and its row
            [deed-experiment] a Bot and a Chemical for the next experiments
            [deed-publish] CP and an Investment tile for a complete Office row
            [deed-research] a Bot and a Chemical for a benefit and a lilac token
           *[deed-breakthrough] a prototype and an Award for a paper
        }
choice-end-actions = End your actions
choice-token = { CAPITAL($token) } in row { $row }
    .group = Place a Research token
choice-award = { CAPITAL($colour) } space of row { $row }
    .group = Place an Award
choice-keep = Keep the Awards
    .detail = they wait for a later turn

## The Supply.

choice-extend = { CAPITAL($tile) } tile
    .group = Extend the Workshop
choice-extend-twin = { CAPITAL($tile) } tile, { $space ->
        [0] top of the stack
       *[other] space { $space }
    }
    .group = Extend the Workshop
choice-construct = Section { $section }, slot { $place }: { $benefit }{ $income ->
        [yes] { " " }each income
       *[no] { "" }
    }
    .group = Construct a Bot
choice-initiative = { $place ->
        [1] First
        [2] Second
        [3] Third
       *[other] Fourth
    }
    .group = Take the Initiative
choice-acquire = { $chemical } from the Supply
    .short = { $chemical }
    .group = Acquire a Chemical
    .detail = pay { $price }
choice-return = { $chemical } to the Supply
    .short = { $chemical }
    .group = Return a Chemical
    .detail = gain { $price }
choice-place = Column { $column }, { $row } row: { $above } over { $below }
    .short = Column { $column }, { $row }, { $above } on top
    .detail = { $circles }
choice-call-security = Call Security

## Targets of actions.

choice-bot = { $weather }, { $at }
    .group = Send a Bot to { $machine }
choice-lativ-to = { $weather }, { $at }
    .group = Lativ's Bot makes room
choice-take = { $tile } in row { $row }
    .group = Take the Subsidy tile
    .detail = { $benefit }
choice-secure = { $tile } in { $weather }, row { $row }
    .group = Secure Subsidy
    .detail = { $benefit }; column: { $above }; row: { $beside }
choice-column-first = The column first
    .detail = { $column }, then { $row }
choice-row-first = The row first
    .detail = { $row }, then { $column }
choice-row = Row { $row } ({ $weather })
    .group = { $aim ->
            [breakthrough] Breakthrough with
           *[paper] Publish
        }
choice-cite = { $title }
    .group = Pay for the Citation token
    .detail = { $condition }; leaves the game
choice-marker = Space { $space }
    .group = Breakthrough marker to
    .detail = { $benefit }
choice-provide = { CAPITAL($part) } from the { $at } space
    .group = Provide
choice-build-in = { CAPITAL($row) } row
    .group = Build the prototype in
    .detail = { $lost ->
            [0] no other part is lost
            [1] at least 1 other part is lost
           *[other] at least { $lost } other parts are lost
        }
choice-lose = { CAPITAL($part) }
    .group = Lose with the row
choice-no-more = { $at ->
        [lose] Lose no more
       *[provide] Provide no more parts
    }

## Payments and exchanges.

choice-pay = { $voucher }
    .group = Pay
    .detail = { $have } → { $left }
    .then = pay { $voucher }
choice-give = { $voucher }
    .group = Pay
    .detail = { $have } → { $left }
choice-swap-chemical = { $chemical }
    .group = Swap for { $wanted }
    .detail = and { $vouchers }
choice-swap-part = { CAPITAL($part) }
    .group = Swap for { $wanted }
    .detail = and { $vouchers }
choice-spend-chemical = { $chemical }
    .group = Pay
    .detail = you have { $have }
choice-spend-part = { CAPITAL($part) }
    .group = Pay
    .detail = you have { $have }

## Gains.

choice-either = { CAPITAL($gains) }
    .group = Choose one
choice-gain = { $voucher }
    .group = Gain
    .detail = { $have } → { $then }
choice-part = { CAPITAL($part) }
    .group = Take
    .detail = you have { $have }
choice-chemical = { $chemical }
    .group = Take
    .detail = you have { $have }
choice-fund = { $area } Funding
    .group = Advance on
    .detail = { $steps }
choice-follow = { $area } Funding
    .group = Then take
    .detail = up to space { $to }: { $pays }
choice-take-from = Space { $space }
    .group = R&D funding
    .detail = { $benefit }
choice-accept = { $at ->
        [cp] Pay { $price } for { $cp } CP
        [experiment] Pay { $price }
       *[gain] { CAPITAL($gain) }
    }
    .then = { $at ->
        [cp] pay { $price } for { $cp } CP
        [experiment] pay { $price }
       *[gain] { $gain }
    }
choice-decline = { $at ->
        [cp] Keep the Science Voucher
        [experiment] Pay nothing
        [target] Skip this: { $deed }
        [none] Take none
        [no-more] Take no more
       *[other] Skip this
    }
    .detail = { $at ->
            [experiment] and gain nothing
           *[other] { "" }
        }
choice-to-line = { CAPITAL($slot) }
    .group = Bot to the Assembly Line
    .detail = { $income ->
            [yes] hides its income: { $benefit }
           *[no] { "" }
        }
choice-take-back = Take it back
choice-leave = Leave it there

## The Saboteurs.

choice-top = { $report }
    .group = Put on top of the deck
    .detail = { $current ->
            [yes] the Current Report so far
           *[no] { "" }
        }
choice-discard = { $report }
    .group = Discard
    .detail = { $third ->
            [none] { "" }
           *[other] then the Current Report: { $third }
        }
choice-raise-target = Raise the Target by { $by }
    .detail = { $from } → { $to }
choice-discard-report = Discard the top card of the deck
    .detail = { $from } → { $to } { $to ->
            [one] card
           *[other] cards
        }
choice-back = { $area } Funding
    .group = Move one space back on
    .detail = { $steps }

## What a choice costs and brings, one thing each.

detail-pay = pay { $price }
detail-pay-exchange = pay { $price } (after an exchange)
detail-pay-both = pay { $price }, and { $extra }
detail-pay-both-exchange = pay { $price } (after an exchange), and { $extra }
detail-take-token = take a { $token }
detail-take-investment = take an Investment tile
detail-experiment = { $tile } will pay { $cp } CP a Bot
detail-no-tile = no { $weather } tile is displayed
detail-makes-room = Lativ's Bot makes room
detail-fills = { KEY($area) ->
        [area-government] activates the branch
        [area-lab] fills the branch
       *[area-rnd] completes the branch
    }
detail-owned = leaves the game: you own this type
detail-goal = { $cp } CP at the end for { $condition } ({ $met ->
        [yes] met now
       *[no] not met yet
    })
detail-gain = gain { $gains }
detail-gain-pay = gain { $gains }, then pay { $price }
detail-room = { $vouchers } (room for { $gained })
detail-actions = { $actions ->
        [both] both actions
       *[one] one action
    }
detail-idle = none of its actions is possible now
detail-lativ-goes = Lativ goes to { $place }
detail-lativs-bot = his Bot goes to { $space }
detail-token-leaves = a { $token } leaves the game
detail-from-stack = from the stack
detail-order = new order: { $order }
detail-circles = { $count } { $chemical } { $count ->
        [one] circle
       *[other] circles
    }
detail-no-circle = closes no circle
detail-no-benefit = no benefit
detail-second-token = second token of the row
detail-completes-row = completes the row
detail-storm = { $title }, level { $level }
detail-prototype = a prototype of { $parts }
detail-needs-citation = needs a Citation token
detail-paper = score { $cp } CP and take an Investment tile
detail-lock = removes the Lock token
detail-provided = { $cp } CP
detail-target-spared = the Target does not rise by { $by }
detail-no-cp-for = { KEY($player) ->
        [you] you do
       *[other] { $player } does
    } not score { $cp } CP
detail-by-exchange = after an exchange
detail-cp-for-bots = { $cp } CP for { $count } { $count ->
        [one] Bot
       *[other] Bots
    }
detail-token = a { $token }
detail-token-no-room = no room for a { $token }: it leaves the game
detail-security = draw { $count } { $count ->
        [one] Security Report
       *[other] Security Reports
    } and decide which of three comes next

## What the funding of a track pays, and where a marker goes.

funding-lab = { $vouchers }, then another track
funding-none = nothing yet
funding-all = { $benefits }
funding-one-of = one of: { $benefits }
funding-steps = space { $from } → { $to }
funding-steps-cp = space { $from } → { $to }, { $before } → { $after } CP at the end

## What a choice will not bring.

lost-room = no room to { $gain }
lost-able = cannot { $gain } now
lost-vouchers = no room for { $vouchers }
lost-funding = the { $area } Funding marker stays on the last space
lost-target = the Target rises by { $by }
lost-marker = no Government marker goes to { $weather }
lost-all = nothing gained
