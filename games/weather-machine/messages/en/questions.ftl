### Questions, the trail of what is under way above them, and the areas of a real table.

asked-of = { $who }: { $what }

## Chance.

ask-order = Who is next in turn order?
ask-offer-tile = Which Workshop tile is on space { $space } of the offer?
ask-stack-tile = Which Workshop tile is now on top of the stack?
ask-subsidy = Which Subsidy tile lies in { $cell }?
ask-next-experiment = Which Experiment tile comes next?
ask-top-experiment = Which Experiment tile is now on top of the deck?
ask-part = Which Machine Part { KEY($player) ->
        [you] do you start
       *[other] does { $player } start
    } with?
ask-tile = Which Workshop tile { KEY($player) ->
        [you] do you start
       *[other] does { $player } start
    } with?
ask-set = Which set of Goal tiles { KEY($player) ->
        [you] do you receive
       *[other] does { $player } receive
    }?
ask-challenge = Which Challenge card is drawn?
ask-goal = Which { $colour } Goal tile is drawn?
ask-hideout-chemical = Which Chemical do the Saboteurs start with?
ask-further-chemical = Which further Chemical do the Saboteurs start with?
ask-placing-report = Which Security Report is revealed?
ask-first-report = Which Security Report is the first Current Report?
ask-drawn-report = Which Security Report is drawn { $nth ->
        [first] first
       *[second] second
    }?
asks-revealed = Which Security Report is the new Current Report?
asks-top = Which Security Report was on top of the deck?

## The steps of a turn.

ask-face = Choose how the first Workshop tile lies.
ask-draft = Choose three Goal tiles.
ask-supply-actions = Supply: take actions, or end them.
ask-use-tile = Use a Subsidy or Investment tile?
ask-move = Move the Scientist to another Location.
ask-action = Choose an action.
ask-no-action = No action is possible: end your actions, or do something else first.
ask-actions = { $heading }: { $actions ->
        [any] take any number of actions, or end your actions
        [both] take one or both actions, or end your actions
       *[one] take one action, or end your actions
    }.
ask-place-awards = Place Awards in the Office, or keep them.
ask-place-tokens = Place the Research tokens in the Office.
ask-place-now = Place the { $colour } Research token in the Office.
ask-last-placements = Place tokens and use Investment tiles, or finish.
ask-top-report = Choose the report that goes on top of the deck.
ask-discarded-report = Choose the report to discard; the third becomes the Current Report.
ask-marker-back = Choose the Funding marker that goes back 1 space.

## Payments.

ask-pay = Pay { $price }.
ask-pay-item = Pay any 1 Chemical or any 1 Machine Part.
ask-swap-chemical = Which Chemical do you swap for { $wanted }?
ask-swap-part = Which Machine Part do you swap for { $wanted }?
ask-pay-for-science = Pay { $vouchers } in exchange for a Science Voucher.
ask-pay-for-exchange = Pay { $vouchers } for the exchange.
ask-pay-for-pieces = Pay { $vouchers } for the pieces to the left.

## Gains.

ask-benefit = { $at }: choose one benefit.
ask-take = { $at }: take the benefit?
ask-gain-any = Gain { $vouchers }.
ask-gain-part = Take { $count } { $count ->
        [one] Machine Part
       *[other] Machine Parts
    } of any colour.
ask-gain-chemical = Take { $count } { $count ->
        [one] Chemical
       *[other] Chemicals
    } of any type from the Supply.
ask-fund = Advance on which Funding track?
ask-gain-bot = Construct a Bot without paying Vouchers.
ask-gain-tile = Take a Workshop tile without paying Vouchers.
ask-lay = Lay the { $tile } tile in the Workshop.
ask-lay-none = Lay the tile in the Workshop.
ask-one-of = R&D funding up to space { $to }: choose one benefit.
ask-follow = Which track's funding do you take after the Lab's?

## Targets of actions.

ask-space = Choose a Bot space of { $machine }.
ask-secure = Choose the Subsidy tile to secure.
ask-publish = Choose the Office row to publish.
ask-breakthrough = Choose the published paper for the Breakthrough.
ask-marker = Choose the space for the Breakthrough marker.
ask-take-subsidy = Take a Subsidy tile from the { $weather } column.
ask-edges = Which benefit comes first?
ask-lativ-to = Where does Lativ's Bot go from { $space }?
ask-cite = Which Goal tile pays for the Citation token in row { $row }?
ask-buy-cp = Pay { $price } for { $cp } CP?
ask-provide = Also provide the parts of { $weather } spaces where Bots stand?
ask-build-in = In which Workshop row is the prototype built?
ask-lose = Which other parts of the { $row } row are lost?
ask-to-line = No room for the Bot: choose a slot of the Assembly Line.
ask-experiment = Pay { $price } for { $tile }?
ask-take-back = Take back the Bot on { $weather }, { $at } space?
asks-havoc = The Saboteurs use a set: raise the Target, or discard a report?

## The trail.

trail-set-up = Set-up
trail-round = Round { $round }
trail-final-round = Final round
trail-turn = { CAPITAL(FORM($player, "own")) } turn
trail-supply-round = Supply Round: { $player }
trail-tile = Step 1: tile
trail-scientist = Step 2: Scientist
trail-actions = Step 3: actions
trail-tokens = Step 4: tokens
trail-plan = Step 4: the plan
trail-havoc = Step 7: havoc
trail-entering = Vouchers of the space
trail-extend = Extend the Workshop
trail-construct = Construct a Bot
trail-initiative = Take the Initiative
trail-acquire = Acquire a Chemical
trail-security = Call Security
trail-reward = Reward
trail-breakthrough = Breakthrough
trail-breakthrough-in = Breakthrough in { $weather }
trail-deed = { $deed }
trail-deed-at = { $deed }: { $at }
trail-deed-row = { $deed }: row { $row }
trail-vouchers = Vouchers
trail-exchange = Exchange
trail-benefit = { $at }
trail-funding = { $area } funding
trail-subsidy = Subsidy tile
trail-edges = Column and row
trail-citation = Citation
trail-cp = CP for Science
trail-provided = Which parts are provided
trail-parts = Parts of the prototype
trail-built = Where the prototype is built
trail-lost = Which parts are lost
trail-income = Income
trail-final-experiments = Final experiments
trail-experiment = Experiment in { $weather }
trail-no-experiment = No experiment in { $weather }
trail-placements = Last placements

## What stands above a turn, and the turn in one line.

turn-saboteurs = The Saboteurs' turn
turn-of = { CAPITAL(FORM($player, "own")) } turn
turn-end = End of the round
turn-agent = { $agent } to { $space }
turn-bot = a Bot to { $space }
turn-set = a { $weather } set
turn-runs = the experiment in { $weather } runs
turn-fails = no experiment in { $weather }
turn-chemicals = { $count } { $count ->
        [one] Chemical
       *[other] Chemicals
    }
turn-target = Target { $from } to { $to }
turn-summary = { $said }.
turn-summary-target = { $said }; { $rise }.

## Areas of a real table whose pieces are entered together, and the spots in them.

area-of-order = Turn order
area-of-challenges = Challenge cards
area-of-workshop-tiles = Supply: Workshop tiles
area-of-subsidies = Government: Subsidy tiles
area-of-experiments = Lab: Experiment tiles
area-of-dealt = Laboratories: what was dealt
area-of-goals = Goal tiles
area-of-saboteurs = The Saboteurs: Hideout and reports
spot-place = place { $nth }
spot-card = card { $nth }
spot-offer = space { $space } of the offer
spot-stack = top of the stack that lies face up
spot-cell = { $cell }
spot-display = display, { $nth ->
        [0] first from the left
        [1] second from the left
        [2] rightmost
       *[other] next
    }
spot-waiting = next tile, below the deck
spot-deck = top of the deck
spot-part = Machine Part of { $player }
spot-tile = Workshop tile of { $player }
spot-set = the set of { $player }
spot-goal = { $colour } { $nth }
spot-chemical = Chemical { $nth }
spot-report = report that places the { $nth ->
        [first] first
       *[second] second
    } agent
spot-current = Current Report
face-tile = { CAPITAL($tile) }
