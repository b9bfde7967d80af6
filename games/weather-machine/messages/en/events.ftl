### Events, one sentence each, and what stands behind them.

## Set-up and the order of play.

event-order-drawn = { KEY($player) ->
        [you] You are
       *[other] { CAPITAL($player) } is
    } { $place ->
        [0] first
        [1] second
        [2] third
       *[other] last
    } in turn order.
event-offer-shown = A { $tile } Workshop tile goes to space { $space } of the offer.
event-stack-shown = A { $tile } Workshop tile is now on top of the stack.
event-stack-turned = The face-down stack is turned over: { $tiles } { $tiles ->
        [one] Workshop tile
       *[other] Workshop tiles
    }.
event-subsidy-laid = { $tile } goes to { $cell }: { $benefit }.
event-experiment-shown = { $tile } { $place ->
        [left] goes to the left space of the display
        [middle] goes to the middle space of the display
        [right] goes to the right space of the display
        [waiting] waits below the deck
       *[top] is on top of the deck
    }.
event-part-dealt = { KEY($player) ->
        [you] You start
       *[other] { CAPITAL($player) } starts
    } with a { $colour } Machine Part.
event-tile-dealt = { KEY($player) ->
        [you] You start
       *[other] { CAPITAL($player) } starts
    } with a { $tile } Workshop tile.
event-goals-dealt = { KEY($player) ->
        [you] You receive
       *[other] { CAPITAL($player) } receives
    } the Goal tiles of the { $set } set.
event-goals-drafted = { KEY($player) ->
        [you] You choose
       *[other] { CAPITAL($player) } chooses
    } the three { $colour } Goal tiles of the { $set } set.
event-goal-dealt = You receive the Goal { $tile }.
event-goal-refused = The Goal { $tile } leaves the game: the Goal { $like } measures the same.
event-challenge-drawn = Challenge card { $challenge } applies: { $text }
event-turn-order-set = The turn order is now: { $order }.
event-initiative-taken = { KEY($player) ->
        [saboteurs] The Saboteurs'
        [you] Your
       *[other] { FORM($player, "own") }
    } Initiative marker moves: the order is now { $order }.
event-round-begins = Round { $round } begins{ $last ->
        [yes] , the final one
       *[no] { "" }
    }.
event-turn-begins = { CAPITAL(FORM($player, "own")) } turn.

## Vouchers, CP and funding.

event-vouchers = { KEY($player) ->
        [you] You gain
       *[other] { CAPITAL($player) } gains
    } { $vouchers }: { $cause }.
event-vouchers-partly = { KEY($player) ->
        [you] You gain
       *[other] { CAPITAL($player) } gains
    } { $vouchers }: { $cause }; there is no room for { $lost } more.
event-vouchers-none = { KEY($player) ->
        [you] You have
       *[other] { CAPITAL($player) } has
    } no room for { $lost } more { $lost ->
        [one] { $voucher }
       *[other] { FORM($voucher, "many") }
    }: { $cause }.
event-neighbour-vouchers = { KEY($player) ->
        [you] You gain
       *[other] { CAPITAL($player) } gains
    } { $vouchers } for { $pieces } to the left.
event-paid = { KEY($player) ->
        [you] You pay
       *[other] { CAPITAL($player) } pays
    } { FORM($voucher, "a") }{ $of ->
        [instead] { " " }in place of { FORM($instead, "a") }
        [exchange] { " " }for the exchange
        [piece] { " " }for a piece to the left
       *[price] { "" }
    }.
event-exchanged = { KEY($player) ->
        [you] You swap
       *[other] { CAPITAL($player) } swaps
    } { $given } for { $wanted }, which is needed at once.
event-science-exchanged = { KEY($player) ->
        [you] You exchange
       *[other] { CAPITAL($player) } exchanges
    } { $count } { $count ->
        [one] Voucher
       *[other] Vouchers
    } for a Science Voucher, which is paid at once.
event-scored = { KEY($player) ->
        [you] You score
       *[other] { CAPITAL($player) } scores
    } { $cp } CP: { $why }.
scored-government = { KEY($player) ->
        [you] You score
       *[other] { CAPITAL($player) } scores
    } { $cp } CP: { $each } for { $count ->
        [one] { $count } Bot
       *[other] each of { $count } Bots
    } in the { $weather } branch of the Government Machine.
event-no-cp = { $able ->
        [yes] { KEY($player) ->
            [you] You decline
           *[other] { CAPITAL($player) } declines
        }
       *[no] { KEY($player) ->
            [you] You cannot afford
           *[other] { CAPITAL($player) } cannot afford
        }
    } the { $cp } CP for { $price }.
event-prototype-scored = { KEY($player) ->
        [you] You score
       *[other] { CAPITAL($player) } scores
    } { $cp } CP: { $each } for { $count ->
        [one] { $count } Machine Part
       *[other] each of { $count } Machine Parts
    }.
event-prototype-scored-bot = { KEY($player) ->
        [you] You score
       *[other] { CAPITAL($player) } scores
    } { $cp } CP for the Bot on { $bot }.
event-scored-for-the-end = { KEY($player) ->
        [you] You earn
       *[other] { CAPITAL($player) } earns
    } { $cp } CP for the end of the game: { $cause }.
event-advanced = { CAPITAL(FORM($player, "own")) } { $area } Funding marker advances to space { $to }: { $cause }.
event-advanced-not = { CAPITAL(FORM($player, "own")) } { $area } Funding marker stays on the last space: { $cause }.
event-marker-back = { CAPITAL(FORM($player, "own")) } { $area } Funding marker goes back to space { $to }.
event-funded = { KEY($player) ->
        [you] You receive
       *[other] { CAPITAL($player) } receives
    } { $area } funding up to space { $to }.
event-lost = { KEY($player) ->
        [you] You cannot
       *[other] { CAPITAL($player) } cannot
    } { $gain }.
event-lost-room = { KEY($player) ->
        [you] You have
       *[other] { CAPITAL($player) } has
    } no room in the Workshop to { $gain }.
event-lost-vouchers = { KEY($player) ->
        [you] You have
       *[other] { CAPITAL($player) } has
    } no room on any Voucher track.
event-declined = { KEY($player) ->
        [you] You choose
       *[other] { CAPITAL($player) } chooses
    } not to { $gain }.

## Pieces on the board.

event-scientist-moved = { CAPITAL(FORM($player, "own")) } Scientist goes to { $space }.
event-lativ-moved = Lativ goes to { $to }.
lativ-supply = Lativ returns to the Supply.
event-lativs-bot-passes = Lativ's Bot goes on from the Assistant's branch: { $passed ->
        [full] { $full } { COUNT($full) ->
            [1] is
           *[other] are
        } full
        [has] { $has } { COUNT($has) ->
            [1] has one
           *[other] have one
        } already
       *[both] { $full } { COUNT($full) ->
            [1] is
           *[other] are
        } full, { $has } { COUNT($has) ->
            [1] has one
           *[other] have one
        } already
    }.
event-no-lativs-bot = { $beside ->
        [0] None of Lativ's Bots is beside the Lab.
       *[other] None of Lativ's Bots goes to the Lab: every branch is full or has one.
    }
event-no-token-goes = No { $token } is left for Lativ to discard.
event-assistant-moved = The Assistant goes to the { $weather } branch.
event-bot-moved = { CAPITAL(FORM($owner, "own")) } Bot moves.
bot-constructed = { KEY($player) ->
        [you] You construct
       *[other] { CAPITAL($player) } constructs
    } the Bot of { $from }.
bot-sent = { KEY($player) ->
        [you] You place
       *[other] { CAPITAL($player) } places
    } a Bot on { $to }.
bot-back = { CAPITAL(FORM($owner, "own")) } Bot on { $from } returns to the Workshop.
bot-to-line = { CAPITAL(FORM($owner, "own")) } Bot on { $from } goes to { $to } of the Assembly Line.
bot-of-lativ = One of Lativ's Bots goes to { $to }.
bot-placed = The Saboteurs place a Bot on { $space }.
bot-returns = The Saboteurs' Bot on { $space } returns to the Hideout.
bot-beside = { CAPITAL(FORM($owner, "own")) } Bot on { $space } returns to the side of the Lab.
bot-makes-room = { CAPITAL(FORM($owner, "own")) } Bot makes room in { $weather }: from the { $from } space to the { $to } one.
event-subsidy-taken = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } the Subsidy tile { $tile } from { $cell }{ $used ->
        [yes] , used already
       *[no] { "" }
    }.
event-subsidy-gone = The Subsidy tile { $tile } leaves { $cell } and the game{ $owned ->
        [yes] : its type is owned already
       *[no] { "" }
    }.
event-subsidy-flipped = { $tile } in { $cell } is turned orange side up.
event-government-marker = A Government marker goes to space { $space } of { $weather }'s Extreme Weather tile.
event-nothing-to-fix = No Government marker goes to { $weather }'s Extreme Weather tile.
event-marker-placed = { CAPITAL(FORM($player, "own")) } Breakthrough marker of row { $row } goes to space { $space } of { $weather }'s Extreme Weather tile.
event-parts-provided = { KEY($player) ->
        [you] You build
       *[other] { CAPITAL($player) } builds
    } a prototype for { $weather } with { $parts }.
event-nobel-taken = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } the Nobel Prize.

## Chemicals, Machine Parts and tokens.

event-chemical-moved = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $chemical } from the Supply.
chemical-gained = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $chemical } from the Supply: { $cause }.
chemical-supplied = A { $chemical } from the Supply goes left of { $to }.
chemical-paid = { KEY($player) ->
        [you] You put
       *[other] { CAPITAL($player) } puts
    } a { $chemical } left of { $to }.
chemical-returned = { KEY($player) ->
        [you] You put
       *[other] { CAPITAL($player) } puts
    } a { $chemical } back into the Supply.
chemical-gone = A { $chemical } goes back into the Supply.
chemical-taken = The Saboteurs take a { $chemical } from the Supply into the Hideout.
chemical-put = The Saboteurs put a { $chemical } left of { $space }.
chemical-back = The Saboteurs put a { $chemical } back into the Supply.
event-part-moved = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $colour } Machine Part.
part-gained = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $colour } Machine Part: { $cause }.
part-sold = { KEY($player) ->
        [you] You put
       *[other] { CAPITAL($player) } puts
    } a { $colour } Machine Part in { $to }.
part-returned = { KEY($player) ->
        [you] You return
       *[other] { CAPITAL($player) } returns
    } a { $colour } Machine Part to the reserve.
part-gone = A { $colour } Machine Part goes to the reserve.
part-laid = A { $colour } Machine Part from the reserve goes to { $cell }.
event-research-moved = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $token }.
research-placed = { KEY($player) ->
        [you] You place
       *[other] { CAPITAL($player) } places
    } a { $token } on { $to }.
research-lost = A { $token } leaves the game.
research-no-space = A { $token } has no space in { FORM($player, "own") } Office and leaves the game.
event-award-moved = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } an Award.
award-placed = { KEY($player) ->
        [you] You place
       *[other] { CAPITAL($player) } places
    } an Award on { $to }.
award-lost = An Award leaves the game.
token-taken = The Saboteurs take a { $token } into the Hideout.
token-gone = A { $token } from the Hideout leaves the game.
award-taken = The Saboteurs take an Award into the Hideout.
award-gone = An Award from the Hideout leaves the game.
event-token-discarded = { $why ->
        [lativ] Lativ discards a { $token }: he came to { $location }, and the Assistant is at { $weather }.
        [bot] A { $token } leaves the game: one of Lativ's Bots is in the branch.
       *[no-space] A { $token } has no space in { FORM($player, "own") } Office and leaves the game.
    }

## In a Laboratory.

event-section-opened = Section { $section } of { FORM($player, "own") } Assembly Line opens.
event-citation-placed = { KEY($player) ->
        [you] You place
       *[other] { CAPITAL($player) } places
    } a Citation token on { $space }; the Goal { $goal } is the price.
event-tile-taken = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } a { $tile } Workshop tile.
event-tile-laid = { KEY($player) ->
        [you] You lay
       *[other] { CAPITAL($player) } lays
    } a { $tile } Workshop tile in the { $row } row, column { $column }: { $above } over { $below }.
event-subsidy-used = { KEY($player) ->
        [you] You use
       *[other] { CAPITAL($player) } uses
    } the Subsidy tile { $tile }: { $benefit }.
event-investment-taken = { KEY($player) ->
        [you] You take
       *[other] { CAPITAL($player) } takes
    } an Investment tile: { $cause }.
event-investment-used = { KEY($player) ->
        [you] You use
       *[other] { CAPITAL($player) } uses
    } an Investment tile.
event-goal-set = { KEY($player) ->
        [you] You set
       *[other] { CAPITAL($player) } sets
    } the Goal { $tile } on { $space }.
event-goal-flipped = { KEY($player) ->
        [you] You flip
       *[other] { CAPITAL($player) } flips
    } the Goal { $tile } for its funding.
event-published = { KEY($player) ->
        [you] You publish
       *[other] { CAPITAL($player) } publishes
    } a paper on { $weather }: row { $row }.

## Experiments, Extreme Weather, income.

event-storm-fixed = { $weather } is fixed: its level { $level } tile is full.
event-storm-placed = { $weather }'s level { $level } Extreme Weather tile comes to R&D: { $brought ->
        [experiment] its experiment ran
        [sabotage] its experiment did not run, and the Saboteurs have a Bot in its branch
       *[set] the Saboteurs used a { $weather } set
    }.
event-no-storm = No Extreme Weather tile is left for { $weather }.
event-experiment-runs = The experiment in { $weather } runs: { $tile }.
event-experiment-fails = The experiment in { $weather } does not run: { $why ->
        [not-full] its branch is not full
        [no-tile] no { $weather } tile is displayed
       *[both] its branch is not full, and no { $weather } tile is displayed
    }.
event-experiment-left = { $able ->
        [yes] { KEY($player) ->
            [you] You keep the { $price } and gain
           *[other] { CAPITAL($player) } keeps the { $price } and gains
        }
       *[no] { KEY($player) ->
            [you] You cannot pay { $price } and gain
           *[other] { CAPITAL($player) } cannot pay { $price } and gains
        }
    } nothing.
event-experiment-gone = { $tile } leaves the game.
event-experiment-slid = { $tile } { $place ->
        [left] moves to the left space of the display
        [middle] moves to the middle space of the display
        [right] moves to the right space of the display
        [waiting] moves below the deck
       *[top] moves on top of the deck
    }.
event-income = { $paid ->
        [yes] Lativ is in his Office: income is paid.
       *[no] Lativ is not in his Office: there is no income.
    }
event-government-runs = The { $weather } branch of the Government Machine is full and is activated.
event-lock-removed = { $weather }'s Lock token is removed, so { $weather } can be cited.

## The Saboteurs.

target-starts = The Target starts at { $to }.
event-target-raised = The Target rises by { $by } to { $to }: { $why }.
event-agent-moved = { CAPITAL($agent) } goes to { $space }.
event-report-shown = The report "{ $report }" is revealed.
event-report-current = The Current Report is now "{ $report }".
event-report-discarded = The report "{ $report }" is discarded, and is now the Previous Report.
event-report-on-top = The report "{ $report }" is put on top of the deck.
event-report-aside = The report "{ $report }" is set aside: { $area ->
        [none] it shows no Main Location
       *[other] { $agent } is placed already
    }.
event-reports-shuffled = The deck is shuffled: { $cards } { $cards ->
        [one] Security Report
       *[other] Security Reports
    }.
event-reports-boxed = Back into the box from the deck: { $cards } { $cards ->
        [one] Security Report
       *[other] Security Reports
    }.
event-no-report = No Security Report is left to reveal.
event-nothing-to-discard = The deck has no card, so no Security Report is discarded.
event-plan = { CAPITAL($agent) } carries out the plan of { $location }.
event-steps-left-out = On { $space } the plan begins with step { $first }: { $plan ->
        [lab] step 1, an Award, is left out
        [rnd] steps 1 and 2, a first Bot and its Chemical, are left out
       *[other] steps 1 and 2, a Chemical and a Subsidy tile, are left out
    }.
event-no-chemical-for = The Hideout has no { $chemical } for { $space }: only the Bot is placed.
event-no-award = No Award is left in the reserve for the Saboteurs.
event-no-token-left = No { $token } is left for the Saboteurs.
event-decided = The Saboteurs choose { $what ->
        [location] a Location
        [space] an action space
        [chemical] a Chemical
        [branch] a branch of { $machine }
        [bot] a Bot space
        [subsidy] a Subsidy tile
       *[havoc] a set of tokens
    }: { $chosen }.
event-set-used = The Saboteurs use a { $weather } set{ $locked ->
        [yes] , and { $weather } is locked
       *[no] { "" }
    }.

## The end.

event-end-triggered = { $trigger ->
        [nobel] The Nobel Prize is taken.
        [experiments] The last Experiment tile is displayed.
        [government] The Government Machine is full.
       *[rnd] Every Research space of R&D is occupied.
    } The next round is the last.
event-ended = { $verdict ->
        [at-once] You win at once: { $cp } CP exceed the Target of { $target }, with { $goals } met and { $markers } on space { $space } or beyond.
        [won] You win: your { $cp } CP exceed the Target of { $target }.
        [lost] You lose: your { $cp } CP do not exceed the Target of { $target }.
        [forbidden] You lose: your { $cp } CP exceed the Target of { $target }, but the Challenge card { $card } forbids winning this way.
        [storms] You lose: { $tiles } of level 3 are on the board: { $storms }.
       *[reports] You lose: the Saboteurs have no Security Report left.
    }
counted-goals = { $count } { $count ->
        [one] Goal
       *[other] Goals
    }
counted-markers = { $count } { $count ->
        [one] Funding marker
       *[other] Funding markers
    }
counted-storms = { $count } { $count ->
        [one] Extreme Weather tile
       *[other] Extreme Weather tiles
    }

## Where gains come from, after a colon.

cause-income = income, { $at }
cause-lativ = Lativ stands to the left
cause-lativ-supply = Lativ is in the Supply
cause-new-scientists = Lativ once more (New Scientists)
cause-section = the section where the { $chemical } lies now
cause-no-token = no { $token } is left
cause-track = the Lab Funding track up to space { $to }
cause-bot = the Bot goes to { $space }
cause-paper = a paper is published
cause-completion = the { $weather } branch of R&D is full
cause-pieces = { $pieces } to the left

## Why CP are scored, after a colon.

score-experiment = { $each } for { $count ->
        [one] { $count } Bot
       *[other] each of { $count } Bots
    } in the experiment { $tile }
score-government = { $each } for { $count ->
        [one] { $count } Bot
       *[other] each of { $count } Bots
    } in the { $weather } branch of the Government Machine
score-paper = { $tokens } in row { $row }
score-tokens = { $each } for { $count ->
        [1] 1
       *[other] each of { $count }
    } { $kind ->
        [research] { $count ->
            [one] Research token
           *[other] Research tokens
        }
        [award] { $count ->
            [one] Award
           *[other] Awards
        }
       *[citation] { $count ->
            [one] Citation token
           *[other] Citation tokens
        }
    }

## Why the Target rises, after a colon.

raise-start = it starts there
raise-pieces = { $pieces } { COUNT($pieces) ->
        [1] stands
       *[other] stand
    } left of { $agent }, { $each } for each piece
raise-initiative = their Initiative marker was leftmost already
raise-experiment = their Bot on { $space } ran the experiment
raise-experiment-tile = their Bot on { $space } ran { $tile }, { $cp } CP
raise-government = { $each } for { $count ->
        [one] { $count } Bot
       *[other] each of { $count } Bots
    } of theirs in the { $weather } branch of the Government Machine
raise-prototype = their Bot on { $space } supplies a part of your prototype
raise-no-token = no { $token } is left for them
raise-havoc = their set, instead of a card of the deck
raise-havoc-no-card = their set, as the deck has no card to discard
raise-challenge = Challenge card { $challenge }
raise-challenge-bots = Challenge card { $challenge }, for each of their { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } on the board
raise-end = final scoring always raises it by this much

## Why nothing can be done.

event-idle = { $idle ->
        [actions] { KEY($player) ->
            [you] You can do nothing
           *[other] { CAPITAL($player) } can do nothing
        } in { $location }.
        [no-more-actions] { KEY($player) ->
            [you] You can do nothing more
           *[other] { CAPITAL($player) } can do nothing more
        } in { $location }.
        [move] { CAPITAL(FORM($player, "own")) } Scientist stays: no action space elsewhere is open.
        [awards] { CAPITAL(FORM($player, "own")) } Awards stay on the holding space: the Office is full.
       *[placements] { KEY($player) ->
            [you] You have
           *[other] { CAPITAL($player) } has
        } no token to place and no Investment tile to use.
    }
barred-done = { $deed }: already done this turn
barred-one-action = { $deed }: the space allows one action only
barred-vouchers = { $deed } costs { $price }; available: { $own }, { $science } Science and { $others } others, { $exchange } of which make one Science
barred-no-bot = { $deed } needs a Bot, and the Workshop has none
barred-no-space = { $deed }: every space of { $machine } is taken
barred-part = { $deed } needs a Machine Part for a free space of the Government Machine: { OR($wanted) }; the Workshop has { COUNT($there) ->
        [0] no Machine Part
       *[other] { $there }
    }, and no exchange is possible
barred-besides = { $deed }: the Workshop has { $there } for a free space of { $machine }, but not all that such a space costs besides
barred-chemical = { $deed } needs a Chemical for a free space of { $machine }: { COUNT($wanted) ->
        [5] any one
       *[other] { OR($wanted) }
    }; the Workshop has { COUNT($there) ->
        [0] none
       *[other] { $there }
    }, and no exchange is possible
barred-target = { KEY($deed) ->
        [deed-secure] { $deed }: no Subsidy tile has its blue side up
        [deed-publish] { $deed }: no row of the Office is complete or can be cited
        [deed-breakthrough] { $deed }: no published paper has a prototype that can be built and paid for
       *[other] { $deed }: there is no free space
    }
shortage-pays = Available: { $own }, { $science } Science and { $others } others, { $exchange } of which make one Science. { $able ->
        [yes] They pay for nothing that is on offer and has a place
       *[no] Every action except returning a Chemical costs at least one Voucher
    }
shortage-return = { $chemicals ->
        [0] There is no Chemical in the Workshop to return
       *[other] Every Chemical in the Workshop has gone back and forth twice this turn
    }
