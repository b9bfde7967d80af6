### The table in words: nested lists, one line each.


## The stage of the game.

table-over = The game is over
table-set-up = Set-up{ KEY($player) ->
        [none] { "" }
       *[other] : { $player } to choose
    }
table-round = Round { $round }{ $last ->
        [yes] , the final one
       *[no] { "" }
    }{ KEY($player) ->
        [none] { "" }
       *[other] : { $player } to choose
    }
table-verdict = { $verdict ->
        [at-once] You win at once: ahead of the Target, with Goals and funding.
        [won] You win: your CP exceed the Target.
        [lost] You lose: your CP do not exceed the Target.
        [forbidden] You lose: a Challenge card forbids winning this way.
        [storms] You lose: too many Extreme Weather tiles of level 3 are on the board.
       *[reports] You lose: the Saboteurs have no Security Report left.
    }
table-triggered = The end is triggered: { $trigger ->
        [nobel] the Nobel Prize is taken
        [experiments] the last Experiment tile is displayed
        [government] the Government Machine is full
       *[rnd] every Research space of R&D is occupied
    }
table-turn-order = Turn order: { $order }
table-initiative = Initiative: { $order }

## The board.

table-locations = Locations
table-supply = Supply
table-government = Government
table-weather-machine = Weather Machine
table-experiments = Experiments
table-rnd = R&D
table-location = { $heading }: { $spaces }
table-action-space = { $side ->
        [none] { $nth }
        [left] left
        [middle] middle
       *[right] right
    }{ $actions ->
        [both] { " " }(&)
        [one] { " " }(/)
       *[any] { "" }
    } { $piece }
table-lativ-beside = Lativ beside them
table-agent = { $agent ->
        [white] white
       *[pink] pink
    } Saboteur
table-blocked = blocked
table-free = free
table-empty = empty
table-none = none
table-chemical = { $chemical } ({ $colour }): { $count }
table-chemical-price = { $chemical } ({ $colour }): { $count }, the next costs { $price }
table-offer = Workshop tiles on offer
table-stack = Stack: { $up } face up; { $down } face down
table-stack-top = Stack: { $up } face up, { $top } on top; { $down } face down
table-weather = { $weather }
table-column = Column: { $benefit }
table-rows = { $rows }
table-row = row { $row }: { $benefit }
table-markers = Government markers: { $count }
table-tokens = { $count } { $colour } { $count ->
        [one] token
       *[other] tokens
    }
table-branch = { $spaces }
table-bot-space = { $at } ({ $needs }) { $owner }
table-cell-empty = { $row }: empty
table-cell-blue = { $row }: { $tile } ({ $benefit })
table-cell-orange = { $row }: { $tile } ({ $benefit }), orange
table-cell-part = { $row }: { $colour } Machine Part
table-locked = Locked
table-unlocked = Unlocked
table-assistant = The Assistant
table-experiment = { $place ->
        [left] Left
        [middle] Middle
        [right] Right
       *[next] Next
    }: { $title } ({ $weather } { $stage }), { $science } Science, { $cp } CP; { $reward }
table-deck = Deck: { $count } { $count ->
        [one] tile
       *[other] tiles
    }
table-deck-top = Deck: { $count } { $count ->
        [one] tile
       *[other] tiles
    }, { $title } ({ $weather } { $stage }) on top
table-research = { CAPITAL($at) } ({ $needs }): { $stands }
table-research-item = { $chemical } and any item
table-research-part = { $chemical }, { $colour } part
table-research-both = { $chemical } and any item, { $colour } part
table-research-empty = empty, { $benefit }
table-research-chemical = { $owner } with Chemical
table-no-storm = No Extreme Weather
table-storm = { $title }, level { $level }: { $science } Science, { COUNT($parts) ->
        [0] no part
       *[other] parts: { $parts }
    }
table-storm-spaces = Spaces: { $spaces }
table-storm-space = { $space }: { $held }
table-government-marker = Government marker
table-player-marker = { FORM($player, "own") } marker
table-awards = Awards in the reserve: { $count }; { KEY($player) ->
        [none] the Nobel Prize is on the board
        [you] the Nobel Prize is yours
       *[other] the Nobel Prize is { FORM($player, "own") }
    }

## A Laboratory.

table-player = { CAPITAL($player) }
table-cp = { $cp } CP
table-end-cp = { $cp } more at the end
table-investments = { $count } { $count ->
        [one] Investment tile
       *[other] Investment tiles
    }
table-nobel = the Nobel Prize
table-vouchers = Vouchers: { $vouchers }
table-voucher = { FORM($voucher, "short") } { $count }
table-funding = Funding: { $markers }
table-funding-marker = { $area } { $space } ({ $cp } CP)
table-assembly-line = Assembly Line
table-section = For { $price } { $price ->
        [one] Voucher
       *[other] Vouchers
    }{ $open ->
        [yes] { "" }
       *[no] { " " }(closed)
    }: { $bots }
table-slot = { $slot } ({ $benefit })
table-workshop = Workshop
table-tiles = { $count } { $count ->
        [one] tile
       *[other] tiles
    }
table-items = { $count } { $count ->
        [one] Bot
       *[other] Bots
    }, parts: { $parts }
table-chemicals = Chemicals: { $chemicals }
table-circles = Circles: { $circles }
table-counted = { $count } { $thing }
table-no-room = Room for nothing
table-room = Room for: { $things }
table-room-bot = Bot
table-room-part = part
table-room-chemical = any Chemical
table-workshop-column = Column { $column }: { $tiles }
table-laid = { $row } { $above } over { $below }
table-office = Office
table-office-row = { $row }: { $spaces }{ $paper ->
        [start] { "" }
        [published] ; published
        [tile] ; on Extreme Weather
       *[box] ; done
    }
table-office-space = { $colour } { $held }
table-award = Award
table-citation = Citation
table-benefit = ({ $benefit })
table-waiting = Waiting for the Office: { $tokens }
table-goals = Goals
table-goal = { $height ->
        [top] Top
        [bottom] Bottom
       *[below] Below,
    } { $colour }: { $title } ({ $condition }){ $met ->
        [yes] , met
       *[no] { "" }
    }{ $flipped ->
        [yes] , flipped
       *[no] { "" }
    }
table-subsidies = Subsidy tiles: { $tiles }
table-subsidy-used = { $tile } (used)

## The Saboteurs.

table-target = Target: { $target }
table-current = Current Report: { $report }
table-previous = Previous Report: { $report }
table-reports = Deck: { $count } { $count ->
        [one] report
       *[other] reports
    }
table-reports-top = Deck: { $count } { $count ->
        [one] report
       *[other] reports
    }, on top: { $report }
table-discarded = Discard pile, newest first
table-report = { $report }
table-hideout = Hideout
table-challenges = Challenge cards
table-challenge = { $card }: { $text }
table-bots = Bots: { $count }
table-held-tokens = Tokens: { $tokens }
table-held-awards = Awards: { $count }
