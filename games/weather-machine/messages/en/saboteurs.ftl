### Why the Saboteurs decide as they do, what a helper beside a real table asks, and its score.

## What the Saboteurs decide.

decided-none = The Saboteurs have no { $what ->
        [location] Location
        [space] action space
        [chemical] Chemical
        [branch] branch of { $machine }
        [bot] Bot space
        [subsidy] Subsidy tile
       *[havoc] set of tokens
    } to choose.
sent = The Current Report sends { $agent } to { $location } (SAB-TRN.1a)
sent-lativ = The Current Report sends { $agent } after Lativ, who is in { $location } (SAB-TRN.1b)
alone-chemical = No other type of Chemical lies in the Supply (SAB-CHM.1)
alone-no-chemical = The Supply is empty (SAB-CHM.5)
alone-subsidy = No other Subsidy tile lies in the column (SAB-GOV.5)
alone-no-subsidy = No Subsidy tile lies in the column (SAB-GOV.5)
alone = There is no other (SAB-PRI.2)
why-taken = { $names } { $count ->
        [one] is taken
       *[other] are taken
    }
why-full = { $names } { $count ->
        [one] is full
       *[other] are full
    }
why-full-next = { $names } { $count ->
        [one] is full
       *[other] are full
    }, so the next Location is tried
why-here = the Saboteur stands in { $location } already, so the next Location is tried
why-office = nobody but Lativ enters his Office
why-no-chemical = { $names } { $count ->
        [one] has
       *[other] have
    } no free space for a Chemical from the Hideout: { $takes }; the Hideout has { $held }
why-no-chemical-for = the Hideout has no Chemical for { OR($names) }: { $takes }; the Hideout has { $held }
why-not-displayed = no { OR($names) } Experiment tile is displayed
why-bots = { $names } { $count ->
        [1] has
        [2] both have
       *[other] all have
    } the most Bots: { $bots }
why-no-token = { $names } { $count ->
        [one] has
       *[other] have
    } no token left
why-completes = { $names } { $count ->
        [1] completes a set
        [2] both complete a set
       *[other] all complete a set
    }; { $others } { $gone ->
        [one] does not
       *[other] do not
    }: { $sets }
why-continues = { $names } { $count ->
        [1] continues a set
        [2] both continue a set
       *[other] all continue a set
    }; { $others } { $gone ->
        [one] does not
       *[other] do not
    }: { $sets }
why-no-colour = { $names } { $count ->
        [one] has
       *[other] have
    } no { $colour } token left
no-colour-left = no { $colour } token is left
other-none = the Hideout has no other colour
other-some = the Hideout has { $colours }
set-in = in { $names }, { $words }
why-later = { $order ->
        [discarded] the report discarded in step 5 shows { $weather }
        [now] the Previous Report is now "{ $card }", which shows { $weather }
        [previous] the Previous Report shows { $weather }
       *[none] there is no Previous Report
    }, so { $names } { $count ->
        [one] comes
       *[other] come
    } first of { $both }
why-dearer = { $names } { $count ->
        [1] lies
        [2] both lie
       *[other] all lie
    } in the cheapest section: { $prices }
why-has-more = the Hideout has more { $others } than { $names }: { $held }
price = { $count } { $count ->
        [one] Voucher
       *[other] Vouchers
    }
price-of = { $price } for { $names }
bots-of = { $name } { $count }
held-of = { $count } { $name }
why-indicator = { KEY($end) ->
        [none] there is no Previous Report, so the first
       *[other] the Previous Report asks for the { $end }
    } of { $both }: { $names }
why-order = { $names } { $count ->
        [one] comes
       *[other] come
    } first{ $order ->
        [listed] {" "}in the order left, right, middle
        [left] {" "}from the left
       *[clockwise] , clockwise from the left
    }
why-not-blue = { $names } { $count ->
        [one] has
       *[other] have
    } no blue side up
why-unlocked = { $names } { $count ->
        [one] is
       *[other] are
    } unlocked, and locked weathers come first
why-no-set = there is no { OR($names) } set: { $sets }
why-no-bot = the Hideout has no Bot
taken-by = { $space } is taken by { $piece }
taken-blocked = { $space } is blocked
takes = { $name } takes { OR($chemicals) }
held-none = no Chemical
set-of = for { $names }, { $words }
set-none = the Hideout has no token
set-alone = { $first } alone makes { $count } of { $size }
set-with = { $first } with { $joined ->
        [or] { OR($with) }
       *[and] { $with }
    } makes { $count } of { $size }

## What happens in their turn.

set-size = { $weather } is { $locked ->
        [yes] locked
       *[no] unlocked
    }, so a set is { $size } tokens of different colours; the Hideout has { $held } ({ $rule })
set-awards =
    { $count ->
        [one] { $count } colour is missing: { $awards } stands for it (SAB-STS.3)
       *[other] { $count } colours are missing: { $awards } stand for them (SAB-STS.3)
    }
set-leave = Of these, the most plentiful leave, ties in the order blue, green, lilac: { $colours } (SAB-R.33)
lativ-passes = Every action space of { $location } is taken or blocked, so he passes it (WM-LAT.3)
lativ-bot = His Bot goes to the first branch of the Lab, from { $weather } on, that has room and no Bot of his.
lativ-token = If a { $token } is left, it is discarded.

## The same as something to do.

do-move = Move { $agent } to { $space }.
do-target = The Target rises by { $by } to { $to }.
do-subsidy-off = Remove the { $end } Subsidy tile of the { $weather } column from the game, if there is one, and lay a Machine Part in the colour of the Bot space in its place.
do-subsidy-turn = Of the Subsidy tiles with the blue side up in the { $weather } column, turn the { $end } one to orange; if there is none, use the next column that has one.
do-lativs-bot = A Bot of Lativ there makes way: to the topmost other empty space of the branch, or beside the Lab.
do-discard = Discard the report { $report }.
do-current = { $report } is the new Current Report.
named-chemical = You named it: in the cheapest section that is not empty, the type that the Hideout has fewest of; on a tie the topmost or bottommost, as the Previous Report says (SAB-CHM)
named-branch = You named it: of the displayed branches with a space for a Chemical from the Hideout, those with the most Bots (SAB-LAB.2)
looked-branch = Only branches with a free space for a Chemical from the Hideout count (SAB-RTP)
looked-none = No branch has a free space for a Chemical from the Hideout (SAB-RTP)
named-space = You named it: the first that is free, in the order in which they choose
seen-subsidy = The Previous Report says in which column and whether from the top or the bottom

## What is asked.

ask-challenges = Which Challenge cards apply?
challenge = { $title }: { $text }
asks-scientist = Where is your Scientist?
asks-supply = First of these Chemicals in the cheapest section of the Supply that is not empty:
asks-place = First free space of these ({ $area }):
asks-place-lab = Lab: which displayed branch with one of these spaces free or Lativ's has most Bots? Ties: token, then from { $weather }.
asks-free = First empty space in R&D:
asks-machine = Is the machine full then ({ $area })?
asks-hideout = Which Chemicals lie in the Hideout?
asks-reports = Which Security Reports lie open?
asks-assistant = In which branch is Lativ's Assistant?
asks-score = What do you score?
asks-rank = What do you have? It decides your rank.
asks-table = What else lies there?
not-so-many-chemicals = { $count } Chemicals lie in the Hideout after set-up, but these are { $said }.
report-twice = { $report } is named twice: three different reports lie open.
not-ahead = You win at once only ahead of the Target: { $cp } CP are not more than { $target }.
nobel-too-early = The Nobel Prize takes { $needed } Awards, but you said that you have { $count }.
too-many-awards = There are { $all } Awards, but yours and those of the Saboteurs are { $count }.
fact-scientist = Your Scientist
fact-branch = { $area } { $weather }
fact-supply = The cheapest section of the Supply
fact-place = Their space, { $area }
fact-free = First empty space in R&D
fact-machine = Machine full, { $area }
fact-initiative = The leftmost Initiative marker
fact-awards = Awards in the reserve
fact-game = The game
fact-assistant = Lativ's Assistant
fact-bots = Their Bots, { $branch }
fact-hideout = { $chemical } in the Hideout
fact-tokens = Their Research tokens, { $branch }
fact-awards-held = Their Awards
fact-target = The Target
fact-lock = The Lock token of { $weather }
fact-previous = The Previous Report
fact-report = Report { $report }
fact-current = The Current Report
fact-top = The top of the deck
fact-deck = Reports in the deck
fact-opened-first = The first report discarded
fact-opened-second = The second one, on top of it
fact-experiment = The last experiment
fact-cp = CP on the track
fact-funding = { $area } Funding marker
fact-goals = Goal tiles met
fact-nobel = The Nobel Prize
fact-end-cp = CP for the end
fact-papers = Papers published
fact-your-awards = Your Awards
fact-tiles = Workshop tiles
fact-vouchers = Vouchers left
fact-sections = Open sections of the Assembly Line
fact-on-board = Your Bots on the machines
answer-nowhere = Nowhere
answer-elsewhere = Somewhere else
answer-no-place = None is
answer-place = { $weather }, { $at }{ $left ->
        [token] { ", a token left" }
        [none] { ", no token left" }
       *[either] { "" }
    }{ $filled ->
        [full] { ", and the branch is full then" }
       *[other] { "" }
    }
answer-empty = The Supply is empty
answer-none = None
answer-yes = Yes
answer-no = No
answer-theirs = Theirs
answer-yours = Yours
answer-some-left = Some are left
answer-none-left = None is left
answer-goes-on = It goes on
ends =
    { $trigger ->
        [nobel] The end is triggered: Nobel Prize
        [experiments] The end is triggered: last Experiment tile
        [government] The end is triggered: Government full
       *[rnd] The end is triggered: R&D full
    }
over-win = You won at once, ahead of the Target
over-storms = You lost to Extreme Weather
over-scoring = The final round is over: Target +{ $by }, then you score
answer-supply = In the Supply
answer-office = In his Office
answer-there = There
answer-away = Gone
answer-discarded = Discarded
answer-not-discarded = Not discarded
answer-unknown = Not known
answer-no-spots = None
answer-nothing = Nothing to do for it
answer-space = Space { $at }
answer-space-in = { $location }, { $space }
answer-ran = { $weather } ran at { $cp } CP: { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    } back to the Hideout, Target +{ $target }{ $token ->
        [comes] , and a green token comes
       *[none] ; no green token was left
    }
announce-since = Since their last turn
announce-discarded = I called Security and discarded
announce-current = I called Security; the new Current Report is
announce-top = I called Security; on top of the deck lies
announce-end = The end of the game

## The score and the end.

name-you = You
score-cp = CP on the track
score-funding = { $area } Funding
score-goals = Goals met
score-nobel = Nobel Prize
score-end = CP for the end
score-target = Target Value
most-cp = most CP
most-awards = most Awards
most-papers = most papers
most-rows = most complete rows
decided-storms = { $there } Extreme Weather tiles of level 3 on the board; { $most } are too many
decided-reports = no card in the deck, and no Current Report
decided-forbidden = the condition of that card, which was not met
decided-cp = { $cp } CP against a Target of { $target }
ended-nobel = The Nobel Prize was taken.
ended-experiment = The last Experiment tile entered the display.
ended-government = The Government Machine was full.
ended-rnd = Every Research space of R&D was occupied.
ended-played = The final round was played.
ended-win = You won at once, { $cp } to { $target }: ahead of the Target, with your Goals and your funding.
ended-rank = { $trigger } You won, { $cp } to { $target }. Your rank: { $rank }.
ended-no-rank = { $trigger } You won, { $cp } to { $target }, without a rank.
ended-lost = { $trigger } You lost, { $cp } to { $target }.
ended-forbidden = You lost: you passed the Target, but did not meet the Challenge card { $card }.
ended-storms = You lost: too many of the worst Extreme Weather tiles were on the board.
ended-reports = You lost: the Saboteurs had no Security Report left.
