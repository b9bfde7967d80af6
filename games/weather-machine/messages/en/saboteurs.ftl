### What the Saboteurs do, what a helper beside a real table asks, and its score.

## Names of spaces and pieces.

list-and = {" "}and{" "}
list-or = {" "}or{" "}
weather = { $weather }
colour = { $colour }
location = { $name }
machine = { $name }
agent = the { $agent } Saboteur
action-space = the { $side } space of { $location }
action-supply = space { $nth } of the Supply
action-short = { $side } space
action-short-supply = space { $nth }
action-article = the { $space }
height = { $at }
bot-space = the { $at } { $weather } space of { $machine }
bot-space-short = the { $at } space
cell = row { $row } of the { $weather } column
cell-row = row { $row }
cell-column = the { $weather } column
token = { $colour } { $weather } token
report = { $agent } to { $destination }, { $weather }, { $end }
report-lativ = wherever Lativ is
report-card = { $report } ({ $card })
end = { $end }
piece-scientist = { $whose } Scientist
awards =
    { $count ->
        [one] { $count } Award
       *[other] { $count } Awards
    }

## What the Saboteurs decide.

what =
    { $what ->
        [location] a Location
        [space] an action space
        [chemical] a Chemical
        [branch] a branch of { $machine }
        [bot] a Bot space
        [subsidy] a Subsidy tile
       *[havoc] a set of tokens
    }
what-not =
    { $what ->
        [location] Location
        [space] action space
        [chemical] Chemical
        [branch] branch of { $machine }
        [bot] Bot space
        [subsidy] Subsidy tile
       *[havoc] set of tokens
    }
decided = The Saboteurs choose { $what }: { $chosen }.
decided-none = The Saboteurs find no { $what }.
sent = The Current Report sends { $agent } to { $location } (SAB-TRN.1a)
sent-lativ = The Current Report sends { $agent } after Lativ, who is in { $location } (SAB-TRN.1b)
own-office = his Office
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
why-here = the Saboteur stands in { $names } already, so the next Location is tried
why-office = nobody but Lativ enters his Office
why-no-chemical = { $names } { $count ->
        [one] has
       *[other] have
    } no free space for a Chemical of the Hideout: { $takes }; the Hideout has { $held }
why-no-chemical-for = the Hideout has no Chemical for { $names }: { $takes }; the Hideout has { $held }
why-not-displayed = no Experiment tile of { $names } is displayed
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
set-in = in { $names } { $words }
why-later = { $order }, so { $names } { $count ->
        [one] comes
       *[other] come
    } first of { $both }
why-indicator = { $indicator } of { $both }: { $names }
why-order = { $names } { $count ->
        [one] comes
       *[other] come
    } first{ $order ->
        [listed] {" "}of left, right, middle
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
why-no-set = there is no set of { $names }: { $sets }
why-no-bot = the Hideout has no Bot
order-discarded = the report discarded in step 5 shows { $weather }
order-now = the Previous Report is now "{ $card }", which shows { $weather }
order-previous = the Previous Report shows { $weather }
order-none = there is no Previous Report
taken-by = { $space } is taken by { $piece }
taken-blocked = { $space } is blocked
indicator = the Previous Report asks for the { $end }
indicator-none = there is no Previous Report, so the first
takes = { $name } takes { $chemicals }
held-none = no Chemical
set-of = of { $names } { $words }
set-none = the Hideout has no token
set-alone = { $first } alone is { $count } of { $size }
set-with = { $first } with { $with } is { $count } of { $size }

## What happens in their turn.

plan = { $agent } carries out the plan of { $location }.
no-report = No Security Report is left to reveal.
nothing-to-discard = The deck has no card, so no Security Report is discarded.
left-out = On { $space } the plan begins with step { $first }: { $plan ->
        [lab] step 1, an Award, is left out
        [rnd] steps 1 and 2, a first Bot and its Chemical, are left out
       *[other] steps 1 and 2, a Chemical and a Subsidy tile, are left out
    }.
no-chemical-for = The Hideout has no { $chemical } for { $space }: only the Bot is placed.
no-award = No Award is left in the reserve for the Saboteurs.
no-token = No { $token } is left for the Saboteurs.
set-used = The Saboteurs use a set of { $weather }{ $locked ->
        [yes] , which is locked
       *[no] {""}
    }.
set-size = A set of { $weather }, which is { $locked ->
        [yes] locked
       *[no] unlocked
    }, is { $size } tokens of different colours; the Hideout has { $held } ({ $rule })
set-awards =
    { $count ->
        [one] { $count } colour is missing, for which { $awards } stands (SAB-STS.3)
       *[other] { $count } colours are missing, for which { $awards } stand (SAB-STS.3)
    }
set-leave = Of these the most plentiful leave, ties in the order blue, green, lilac: { $colours } (SAB-R.33)
bot-placed = The Saboteurs place a Bot on { $space }.
bot-returns = The Saboteurs' Bot on { $space } returns to the Hideout.
bot-beside = { $bot } on { $space } returns to the side of the Lab.
bot-makes-room = { $bot } makes room in { $weather }: from the { $from } space to the { $to } one.
part-laid = { $part } of the reserve comes to { $cell }.
turn-begins = { $whose } turn begins.
scored-government = { $scores } { $cp } CP{ $why }.
chemical-taken = The Saboteurs take { $one } from the Supply into the Hideout.
chemical-put = The Saboteurs put { $one } left of { $space }.
chemical-back = The Saboteurs put { $one } back into the Supply.
token-taken = The Saboteurs take { $one } into the Hideout.
token-gone = { $one } of the Hideout leaves the game.
award = Award
lativ-supply = Lativ returns to the Supply.
lativ-goes = Lativ goes to { $place }.
lativ-passes = Every action space of { $location } is taken or blocked, so he passes it (WM-LAT.3)
lativ-bot = His Bot goes to the first branch of the Lab, from { $weather } on, that has room and none of his.
lativ-token = If a { $token } is left, it is discarded.
government-runs = The { $weather } branch of the Government Machine is full and is activated.
lock-removed = The Lock token of { $weather } is removed, so { $weather } can be cited.
initiative = { $whose } Initiative marker moves: the order is { $order }.
end-triggered = { $why } The next round is the last.

## The same as something to do.

do-move = Move { $agent } to { $space }.
do-target = The Target rises by { $by } to { $to }.
do-subsidy-off = Take the { $end } Subsidy tile of the { $weather } column out of the game, if it has one, and lay a Machine Part in the colour of the Bot space there.
do-subsidy-turn = Turn the { $end } Subsidy tile in the { $weather } column whose blue side is up to orange; if there is none, that of the next column that has one.
do-lativs-bot = A Bot of Lativ there makes way: to the topmost other empty space of the branch, or beside the Lab.
do-discard = Discard the report { $report }.
do-current = { $report } is the new Current Report.
named-chemical = You named it: of the cheapest section that is not empty, the type of which the Hideout has fewest, and among equals the topmost or bottommost, as the Previous Report says (SAB-CHM)
named-branch = You named it: of the displayed branches with a space for a Chemical of the Hideout, those with the most Bots (SAB-LAB.2)
looked-branch = Looked at are the branches with a free space for a Chemical of the Hideout (SAB-RTP)
looked-none = No branch has a free space for a Chemical of the Hideout (SAB-RTP)
named-space = You named it: the first that is free, in the order in which they choose
seen-subsidy = The Previous Report says in which column and whether from the top or the bottom

## What is asked.

ask-challenges = Which Challenge cards apply?
challenge = { $title }: { $text }
asks-scientist = Where is your Scientist?
asks-supply = Supply: which of these comes first here, of those in the cheapest section that is not empty?
asks-place = { $area }: which of these is the first that is free?
asks-place-lab = Lab: which displayed branch has the most Bots, of those with one of these spaces free or Lativ's? Of equals the first here with a token left; with none left, the first from { $weather } on.
asks-free = R&D: which of these is the first that is empty?
asks-machine = Is every space of the machine taken then?
asks-hideout = Which Chemicals lie in the Hideout?
asks-reports = Which Security Reports lie open?
asks-assistant = In which branch is Lativ's Assistant?
asks-score = What do you score?
asks-rank = For your rank: what do you have?
asks-table = What lies there besides theirs?
chance = Chance
asked-of = { $who }: { $what }
asks-revealed = which Security Report is the new Current Report?
asks-top = which Security Report was on top of the deck?
asks-havoc = choose what the set of the Saboteurs costs.
choice-report = Security Report
choice-raise = Raise the Target by { $by }
choice-discard = Discard the top card of the deck
choice-cards = { $from } → { $to } cards
fact-scientist = Your Scientist
fact-branch = { $area } { $weather }
fact-supply = The cheapest section of the Supply
fact-place = Their space, { $area }
fact-free = Their empty space in R&D
fact-machine = Whether the machine is full, { $area }
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
answer-elsewhere = Elsewhere
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
over-storms = You lost by Extreme Weather tiles
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
announce-discarded = You called Security and discarded
announce-current = You called Security, and the new Current Report is
announce-top = You called Security, and on top of the deck lies
announce-end = The end of the game

## The score and the end.

name-you = You
name-saboteurs = The Saboteurs
score-cp = CP on the track
score-funding = { $area } Funding
score-goals = Goals met
score-nobel = Nobel Prize
score-end = CP for the end
score-target = Target Value
decided-storms = { $there } tiles of Level 3 on the board; { $most } are too many
decided-reports = no card in the deck, and no Current Report
decided-forbidden = the condition of that card, which was not met
decided-cp = your CP against the Target Value: { $cp } to { $target }
ended-nobel = The Nobel Prize was taken.
ended-experiment = The last Experiment tile entered the display.
ended-government = The Government Machine was full.
ended-rnd = Every Research space of R&D was occupied.
ended-win = You were ahead of the Target with your Goals and your funding.
ended-rank = { $trigger } Your rank: { $rank }.
ended-no-rank = { $trigger } Your rank: a win without a rank.
ended-lost = { $trigger } You did not pass the Target.
ended-forbidden = You passed the Target, but not the Challenge card { $card }.
ended-storms = Too many of the worst Extreme Weather tiles were on the board.
ended-reports = The Saboteurs had no Security Report left.

## What stands above a turn, and the turn in one line.

turn-saboteurs = The Saboteurs' turn
turn-of = { $whose } turn
turn-end = The end of the round
turn-agent = { $agent } to { $space }
turn-bot = a Bot to { $space }
turn-set = a set of { $weather }
turn-runs = the experiment in { $weather } runs
turn-fails = no experiment in { $weather }
turn-chemicals =
    { $count ->
        [one] { $count } Chemical
       *[other] { $count } Chemicals
    }
turn-target = Target { $from } to { $to }

## The opponent, to complete “alone against …”.

opponent = the Saboteurs
