### What is written on the drawn table: the board, the Laboratories, the strip above the board, and the labels of all places.

## Things

board-weather-rain = Rain
board-weather-wind = Wind
board-weather-sun = Sun
board-weather-fog = Fog
board-weather-snow = Snow
board-chemical-verdino = Verdino
board-chemical-melgoth = Melgoth
board-chemical-delugium = Delugium
board-chemical-calorium = Calorium
board-chemical-radieu = Radieu
board-colour-green = green
board-colour-white = white
board-colour-pink = pink
board-colour-magenta = magenta
board-colour-blue = blue
board-area-government = Government
board-area-lab = Lab
board-area-rnd = R&D
board-area-short-government = Gov.
board-area-short-lab = Lab
board-area-short-rnd = R&D
# The colour of the Research tokens of each Main Location.
board-token-government = blue
board-token-lab = green
board-token-rnd = lilac
board-location-supply = the Supply
board-location-government = the Government
board-location-lab = Lativ's Lab
board-location-rnd = R&D
board-location-office = Lativ's Office
board-voucher-supply = Supply
board-voucher-government = Government
board-voucher-lab = Lab
board-voucher-rnd = R&D
board-voucher-science = Science
# A Voucher type where there is little room.
board-voucher-short =
    { $voucher ->
        [supply] Supply
        [government] Gov.
        [lab] Lab
        [rnd] R&D
       *[science] Science
    }
board-agent-white = the white Saboteur
board-agent-pink = the pink Saboteur
board-player-you = you
board-player-yellow = Yellow
board-player-black = Black
board-player-orange = Orange
board-player-purple = Purple
board-player-saboteurs = the Saboteurs
board-player-lativ = Lativ
board-lativ = Lativ
board-assistant = Lativ's Assistant: the active branch
board-nothing = nothing
board-none = none
board-empty = empty

## Benefits and costs, as clauses

board-vouchers = { $count ->
    [one] 1 { $voucher } Voucher
   *[other] { $count } { $voucher } Vouchers
}
board-chemical-or-part = any 1 Chemical or any 1 Machine Part
board-gain-voucher = { $count ->
    [one] gain 1 { $voucher } Voucher
   *[other] gain { $count } { $voucher } Vouchers
}
board-gain-any-voucher = { $count ->
    [one] gain any 1 Voucher
   *[other] gain any { $count } Vouchers
}
board-gain-part = { $count ->
    [one] take a Machine Part
   *[other] take { $count } Machine Parts
}
board-gain-chemical = { $count ->
    [one] take a Chemical from the Supply
   *[other] take { $count } Chemicals from the Supply
}
board-gain-bot = construct a Bot
board-gain-workshop = extend the Workshop
board-gain-fund = advance on the { $area } Funding track
board-gain-any-fund = advance on any Funding track
board-gain-investment = take an Investment tile
board-gain-cp = score { $count } CP
board-gain-end-cp = score { $count } CP at the end
board-gain-deed = { $deed ->
    [sell] sell a part
    [secure] secure a Subsidy tile
    [experiment] work on an experiment
    [publish] publish a paper
    [research] do research
   *[breakthrough] make a breakthrough
}
board-gain-free-experiment = work on an experiment without a Chemical

## Areas of the table

board-others = { $solo ->
    [yes] Saboteurs
   *[no] Players
}
board-supply = Supply
board-yours = Yours
board-column = { $area }, { $weather }
board-house = { $area ->
    [government] Government
    [lab] Lativ's Lab
   *[rnd] R&D
}

## Houses and their doorways

board-action-space = { $at ->
    [left] Left space of { $location }
    [middle] Middle space of { $location }
    [right] Right space of { $location }
   *[other] Space { $at } of { $location }
}
board-blocked = { $space }: blocked with two players
# What an action space allows, and the Vouchers that it gives.
board-doorway = { $space }: { $allows ->
    [any] any number of actions
    [both] one or both actions
   *[one] one action
}{ $voucher ->
    [none] {""}
   *[other] ; 1 { $voucher } Voucher for each other player to the left
}
board-doorway-taken = { $space }, taken by { $who }: { $allows ->
    [any] any number of actions
    [both] one or both actions
   *[one] one action
}{ $voucher ->
    [none] {""}
   *[other] ; 1 { $voucher } Voucher for each other player to the left
}
board-scientist = { KEY($player) ->
    [board-player-you] your Scientist
   *[other] { $player }'s Scientist
}
board-price = { $deed ->
    [sell] Sell a part: { $cost }
    [secure] Secure a Subsidy tile: { $cost }
    [experiment] Work on an experiment: { $cost }
    [publish] Publish a paper: { $cost }
    [research] Do research: { $cost }
    [breakthrough] Make a breakthrough: { $cost }
    [extend] Extend the Workshop: { $cost }
   *[initiative] Take an Initiative place: { $cost }
}
board-government-markers = { $count ->
    [one] 1 Government marker in its area
   *[other] { $count } Government markers in their area
}
board-whole-row = A whole row gives: { $gives }
board-whole-column = A whole column gives: { $gives }
board-lativs-bots = { $count ->
    [one] 1 of Lativ's Bots beside the Lab
   *[other] { $count } of Lativ's Bots beside the Lab
}
board-awards-left = { $count ->
    [one] 1 Award token in the reserve
   *[other] { $count } Award tokens in the reserve
}
board-bottom-cost = A Bot on the bottom space also costs any 1 Chemical or any 1 Machine Part

## The heads of the columns

board-sets = Sets of the Saboteurs
board-weathers = Weathers
board-heads = What stands above the columns
board-saboteur-sets = Saboteur sets
board-funding-tracks = Funding tracks
board-funding = Funding
board-head-solo = { $weather }: the Saboteurs have { $colours } of { $size } colours for a set{ $active ->
    [yes] . This is the active branch: its experiment comes next
   *[no] {""}
}
board-head = { $active ->
    [yes] { $weather }, the active branch: its experiment comes next
   *[no] { $weather }
}
board-set-of = Set of { $weather }
board-tonight = tonight

## Spaces and tiles in the columns

board-bot-space = { $at ->
    [left] Left { $weather } space, { $area }
    [middle] Middle { $weather } space, { $area }
    [right] Right { $weather } space, { $area }
    [top] Top { $weather } space, { $area }
   *[bottom] Bottom { $weather } space, { $area }
}
# Kind: research, in R&D, takes a Chemical now and a Machine Part with the prototype.
board-bot-space-about = { $space }; { $kind ->
    [research] needs { $chemical }, its prototype needs a { $colour } Machine Part, gives: { $gives }
    [part] needs a { $colour } Machine Part
   *[chemical] needs { $chemical }
}{ $has_cost ->
    [yes] ; extra cost: { $cost }
   *[no] {""}
}{ $taken ->
    [yes] ; Bot: { $owner }
   *[no] {""}
}
board-research-tokens = { $count ->
    [one] 1 { $colour } Research token, { $weather }
   *[other] { $count } { $colour } Research tokens, { $weather }
}
board-citation-space = { $locked ->
    [yes] Citation space: locked
   *[no] Citation space: open
}
board-part = a { $colour } Machine Part
board-cell = { $weather } column, row { $row }: { $what }
board-subsidy = { $title } ({ $tile }), { $used ->
    [yes] orange side, used
   *[no] blue side
}: { $gives }
board-no-experiment = No { $weather } Experiment tile
board-no-tile = no tile
# Where an Experiment tile lies, in one short word.
board-tile-tag = { $at ->
    [deck] then
    [waiting] next
   *[display] also
}
board-experiment = { $title } ({ $tile }), { $weather }, Stage { $stage }, { $at ->
    [deck] on top of the deck
    [waiting] comes next into the display
   *[display] on display
}: pay { $science } Science, { $cp } CP for each Bot, { $reward }
board-no-storm = { $weather }: no Extreme Weather
board-calm = calm
board-storm = { $title } ({ $tile }), { $weather }, level { $level }: { COUNT($parts) ->
    [0] the prototype needs no part
    [1] the prototype needs a { $parts } part
   *[other] the prototype needs { $parts } parts
}; { $science } Science
board-marker-of = { KEY($player) ->
    [board-player-you] your marker
   *[other] marker of { $player }
}
board-government-marker = Government marker

## Funding tracks

board-track = { $area ->
    [government] { $name } Funding: everything up to the marker
    [lab] { $name } Funding: all Science up to the marker, or another track with its marker further on
   *[rnd] { $name } Funding: one benefit up to the marker
}
board-track-space = { $area } Funding, space { $space }: { $gives }; { $cp } CP at the end{ $further ->
    [0] {""}
   *[other] ; the other track counts { $further } further
}{ COUNT($players) ->
    [0] {""}
    [one] ; marker: { $players }
   *[other] ; markers: { $players }
}
board-funding-marker = { KEY($player) ->
    [board-player-you] Your Funding marker
   *[other] Funding marker of { $player }
}

## The Supply and Lativ's Office

board-turn = Turn
board-next-order = Next
board-turn-place = { $now ->
    [yes] { $number }: { $player } (now)
   *[no] { $number }: { $player }
}
board-initiative = Place { $number } of the Initiative: { $player }
board-initiative-free = Place { $number } of the Initiative: free
board-lativs-space = Lativ's own space of the Supply
# Lativ's space, written in two lines, or as one letter where there is no room.
board-lativs-place-1 = Lativ's
board-lativs-place-2 = place
board-lativs-place-short = L
board-in-supply = { $chemical }: { $count } in the Supply
board-stack = Tiles of the stack: { $up } face up, { $down } face down
board-workshop-tile = Workshop tile { $tile }: { $top } above, { $bottom } below
board-lativs-office = Lativ's Office
board-lativs-path = Lativ's path
# What happens when Lativ is in his Office, written in three lines.
board-office-1 = Lativ here:
board-office-2 = income,
board-office-3 = then home

## A Laboratory

board-laboratory-yours = Your Laboratory
board-laboratory-own = Your Laboratory: { $player }
board-laboratory = Laboratory: { $player }
board-vouchers-held = Vouchers
board-voucher-track = { $count } of at most { $max } { $voucher } Vouchers
board-line = Assembly Line
board-built = { $count } built
board-section = Section { $section }: { $vouchers ->
    [one] 1 Supply Voucher for a Bot
   *[other] { $vouchers } Supply Vouchers for a Bot
}{ $income ->
    [yes] ; empty slots pay income
   *[no] {""}
}{ $open ->
    [no] ; opens at { $bots } Bots built or { $tokens } tokens
   *[yes] {""}
}
board-slot = { $held ->
    [yes] Slot { $slot }, with a Bot: { $gives }
   *[no] Slot { $slot }, empty: { $gives }
}
board-workshop = Workshop
board-tile-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-workshop-holds = In the Workshop: { $items }
board-chemicals = { $count } { $chemical }
board-parts = { $count ->
    [one] 1 { $colour } Machine Part
   *[other] { $count } { $colour } Machine Parts
}
board-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
}
board-to-lay = To lay, either way up: { $tile }
board-lay = lay
board-printed-space = { $row ->
    [top] Printed space, top row
    [middle] Printed space, middle row
   *[bottom] Printed space, bottom row
}
board-shelf = { $row ->
    [top] Workshop, column { $column }, top row: no tile
    [middle] Workshop, column { $column }, middle row: no tile
   *[bottom] Workshop, column { $column }, bottom row: no tile
}
board-tiles = Tiles
board-investments = { $count ->
    [one] 1 Investment tile
   *[other] { $count } Investment tiles
}
board-office = Office
board-office-about = Office; point at it to see it larger
board-tokens-held = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
board-holding = On the holding space
board-office-space = Row { $row }, { $colour }: { $gives }
board-paper = Row { $row }{ $complete ->
    [yes] , complete
   *[no] {""}
}: { $lies ->
    [start] not published
    [storm] its marker is on Extreme Weather
    [box] its marker is in the box
   *[other] published
}; publishing gives: { $gives }

## Goals

board-goals = Goals
board-goals-about = Goals; point at one to read it
board-goals-below = { $count ->
    [one] 1 Goal tile of this kind below the Laboratory
   *[other] { $count } Goal tiles of this kind below the Laboratory
}
board-to-place = to place
board-goal-space = { $height ->
    [top] Top { $colour } Goal space, empty: { $gives }
   *[bottom] Bottom { $colour } Goal space, empty: { $gives }
}
board-goal-space-held = { $height ->
    [top] Top { $colour } Goal space ({ $gives }), filled: { $goal }
   *[bottom] Bottom { $colour } Goal space ({ $gives }), filled: { $goal }
}
board-goal = { $flipped ->
    [yes] { $title } ({ $tile }), flipped: { $goal }
   *[no] { $title } ({ $tile }): { $goal }
}
board-met = Met now
board-packet = { $set ->
    [circle] { $area }, circles
    [triangle] { $area }, triangles
    [square] { $area }, squares
   *[diamond] { $area }, diamonds
}
# A condition in full.
board-goal-condition = { $kind ->
    [nobel] the Nobel Prize
    [sections] the first { $count } sections of the Assembly Line open
    [space] { $what } on space { $count } or beyond
    [least] { $count } or more { $what }
    [most] at most { $count } { $what }
    [furthest] nobody further on the { $area } Funding track
   *[top] the most { $what }, ties included
}
board-goal-measure = { $measure ->
    [bots] { KEY($area) ->
        [board-area-government] Bots on the Government Machine
        [board-area-lab] Bots on the Weather Machine
       *[other] Bots in R&D
    }
    [branches] { $area } branches with a Bot
    [tokens] { $area } Research tokens in the Office
    [funding] the { $area } Funding marker
    [papers] published papers
    [paper-weathers] weathers of published papers
    [citations] Citation tokens in the Office
    [rows] complete Office rows
    [awards] Awards
    [subsidies] Subsidy tiles
    [workshop-tiles] Workshop tiles
    [part-colours] colours of Machine Parts in the Workshop
    [bots-built] Bots off the Assembly Line
    [science] Science Vouchers
    [vouchers] Vouchers
    [cp] CP
    [nobel] Nobel Prizes
    [goals-met] Goal tiles met
    [bots-on-board] Bots on the board
    [sections] open sections of the Assembly Line
    [lowest-funding] the hindmost Funding marker
   *[highest-funding] the foremost Funding marker
}
# A condition, short enough for a tile. A Funding track has spaces; other things are counted.
board-condition = { $kind ->
    [one] { $what }
    [least] { $track ->
        [yes] { $what } { $count }
       *[no] { $count } { $what }
    }
    [most] ≤ { $count } { $what }
   *[top] { $track ->
        [yes] top { $what }
       *[no] most { $what }
    }
}
board-measure = { $measure ->
    [bots] { $area } bots
    [branches] { $area } branches
    [tokens] { $area } tokens
    [funding] { $area } fund
    [papers] papers
    [paper-weathers] weathers
    [citations] citations
    [rows] rows
    [awards] Awards
    [subsidies] subsidies
    [workshop-tiles] tiles
    [part-colours] part colours
    [bots-built] bots built
    [science] Science
    [vouchers] Vouchers
    [cp] CP
    [nobel] Nobel Prize
    [goals-met] goals
    [bots-on-board] bots out
    [sections] sections
    [lowest-funding] last fund
   *[highest-funding] best fund
}

## The strip: round and end

board-over = over
board-your-turn = Your turn
board-set-up = Set-up
board-round = Round { $round }
board-final = final
board-one-more = 1 more
board-trigger = { $trigger ->
    [nobel] The Nobel Prize was taken: one more round
    [experiment] The last Experiment tile entered the display: one more round
    [government] The Government Machine is full: one more round
   *[rnd] Every Research space of R&D is occupied: one more round
}
board-end = End
board-nobel-awards = Awards for the Nobel Prize
board-nobel-short = Nobel
board-bots-in-government = Bots in the Government Machine
board-bots-in-rnd = Bots in R&D
board-experiments-left = Experiment tiles still to come

## The strip: players

board-players-in-order = Players, in turn order
board-open-laboratory = Open the Laboratory
board-cp = { $count } CP
board-cp-of = { $player }: CP
board-bots-held = Bots in the Workshop
board-chemicals-held = Chemicals
board-parts-held = Machine Parts
board-papers = Published papers
board-award-tokens = Award tokens
board-goals-placed = Goal tiles placed
board-next-place = Place in the next round
board-next = next

## The strip: winning and losing to the Saboteurs

board-win = Win
board-goals-met = Goals met
board-funding-far = Funding markers far enough for the immediate win
# Funding markers on this space or beyond.
board-funding-from = { $space }+ funding
board-lose = Lose
board-worst = Extreme Weather of level 3
board-worst-short = Level 3
board-worst-about = Extreme Weather tiles of level 3: with { $count } of them you lose
board-reports-left = Reports left
board-race = CP and Target
board-race-about = To win, you need more CP than the Target
board-race-now = You have { $own } CP, the Target is { $target }
board-your-cp = Your CP
board-target = Target
board-ahead = ahead by { $count }
board-behind = { $count } more CP to pass it

## The strip: Hideout, Security Reports, plans

board-hideout = Hideout
board-hideout-bots = Bots in the Hideout
board-hideout-awards = Awards in the Hideout
board-hideout-chemical = { $chemical } in the Hideout
board-hideout-chemicals = { $count } { $chemical } in the Hideout
board-deck = Reports in the deck
board-deck-about = Security Reports in the deck: when none is left, the Saboteurs cannot act and you lose
board-deck-top = On top of the deck: { $report }
board-report-current = Current
board-report-drawn = Drawn
board-report-previous = Previous
board-report-label = { $title }: { $report }
board-report = { $location ->
    [none] { $card }: { $agent } goes where Lativ is
   *[other] { $card }: { $agent } goes to { $location }
}; { $weather }, { $first ->
    [top] topmost first
   *[bottom] bottommost first
}
board-first = { $first ->
    [top] topmost first
   *[bottom] bottommost first
}
board-plans = Plans
board-plans-about = What they would do now, and by which priorities
board-forecast = Forecast
board-forecast-about = What they would do if their turn came now, up to the first unknown card. Its places are pale on the board.
board-forecast-none = There is no Current Report.
board-priorities = Priorities
board-challenges = Challenges

## The signs

board-signs = Signs
board-or = or
board-sign-player = { $player }: Bot, marker
board-sign-lativs-bot = Lativ's Bot
board-sign-chemical = { $chemical }, { $colour } Machine Part
board-sign-any-part = a Chemical, a Machine Part of your choice
board-sign-voucher = { $voucher } Voucher
board-sign-any-voucher = Voucher of your choice
board-sign-cp = CP
board-sign-bot = construct a Bot
board-sign-tile = extend the Workshop
board-sign-stairs = one space on a Funding track: the one of the colour below, or any
board-sign-invest = Investment tile
board-sign-sell = sell a part
board-sign-secure = secure a Subsidy tile
board-sign-experiment = work on an experiment; green: without the Chemical
board-sign-publish = publish a paper
board-sign-research = do research
board-sign-breakthrough = make a breakthrough
board-sign-initiative = take an Initiative place
board-sign-award = Award token
board-sign-cite = Citation token
board-sign-lock = Lock token, closed section
board-sign-income = empty slots pay income
board-sign-nobel = Nobel Prize
board-sign-storm = Extreme Weather, with its level
