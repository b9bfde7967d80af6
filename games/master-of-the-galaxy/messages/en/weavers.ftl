### What the Weavers do, what a helper beside a real table asks, and its score.

## What the Weavers do.

event-swarm-came = { $card } comes to { $system }.
event-aims = { $card } aims at { $target }.
event-no-target = { $card } has nothing to aim at.
aims-neighbours = every neighbour of { $system } is a black hole or under a swarm
aim-lost-hole = { $system }, its target, is a black hole now
aim-lost-swarm = { $system }, its target, is under a swarm now
aim-open = open neighbours: { $systems }
aim-arrow-none = arrow { $arrow }, { $colour }: none of them
aim-arrow = arrow { $arrow }, { $colour }: { $system }
aim-left = only { $system } is left
event-not-due = { $card }: no cube on { $work }.
event-advanced = { $card }: a { $colour } cube on { $work }, { $filled } of { $slots }.
event-redirected = { $card }: the { $cube } cube for { $work } goes to the defence in { $conflict }.
redirected-slot = { $conflict } has an empty slot for { $colour }
redirected-before-star = { $conflict } has an empty slot for { $colour }, which comes before one for any colour
redirected-older = { $conflict } began before { $younger }, which has a slot for it too
event-lacking = { $card }: nothing on { $work }, the reserve has no { $cube } cube.
event-resolved = { $card }: { $work } is full. Its card is cleared to the reserve: { $cubes }.
resolved-engulfs = the Weaver deck is empty, so it counts as engulfment
event-moved = { $card } engulfs: it moves from { $from } to { $to }.
event-morphed = { $card } on { $system } becomes { $into }; { $card } goes under the Weaver deck.
event-swarm-gone = { $card } leaves { $system } and the board: { $cubes } to the reserve.
event-unravelled = A { $cube } cube of the Weavers goes to the reserve.
due-pair = two or more { $colour } in the hand
due-one = exactly one { $colour } in the hand
due-idle = neither its proliferation nor its morphing took a cube in this Span
due-fed =
    { KEY($symbol) ->
        [symbol-economic] an { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
        [symbol-industrial] an { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
       *[other] a { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
    }
not-due-pair = no colour twice in the hand
not-due-none = no { $colour } in the hand
not-due-count = { $count } { $colour } in the hand, not exactly one
not-due-busy = its proliferation or its morphing took a cube

## The same as something to do.

do-advanced = { $card }: put a { $colour } cube on { $work }, { $filled } of { $slots }.
do-redirected = { $card }: put the { $cube } cube for { $work } on the Weavers’ side of { $conflict }.
do-resolved = { $card }: { $work } is full. Clear its cubes to the reserve.
do-swarm-came = Lay { $card } on { $system }. Clear the system.
do-moved = Move { $card } from { $from } to { $to }. Clear { $to }.
do-morphed = Swap { $card } on { $system } for { $into }; { $card } goes under the Weaver deck.
do-closed =
    { $token ->
        [yes] Put a black hole token on { $system }. Clear the system.
       *[no] { $system } is a black hole; no token is left for it. Clear the system.
    }
do-aims = Point { $card } at { $target }.
do-conflict-lost = You lose { $card }. Your cubes there go to your bag, theirs to the reserve, the card under its deck. Pay its spoils.
do-clear = Your bases there go to your supply, its planets’ cubes to the reserve, the cubes of its routes to your bag; conflicts there or from there are cancelled.
tokens-none = no black hole token is left: at the end of your turn you lose, unless you win first
tokens-left =
    { $count ->
        [one] { $count } black hole token is left
       *[other] { $count } black hole tokens are left
    }

## What is asked.

ask-level = How strong are the Weavers?
asks-home = Which start is your home?
asks-drawn = What did you draw?
asks-reserve = How many of these cubes are in the reserve?
asks-first = Which Weaver cards came first?
asks-end = The game is over. What do you have?
asks-table = What is on the table?
one-card-twice = { $card } is named twice: two different cards came first.
starts-without-bases = You said { $starts } starts, but only { $bases } bases: a start is yours with a base there.
announce-before = Earlier in your turn
announce-over = The game is over
fact-due = What happens now
fact-fed = { $symbol } symbols gained
fact-home = Your home
fact-pair = Two or more of one colour
fact-reserve = { $colour } cubes in the reserve
fact-on = On { $system }
fact-nth = Swarm { $nth } in order of arrival
fact-aim = { $swarm } aims at
fact-work = { $swarm }: { $work }
fact-side = { $conflict }: the Weavers’ side
fact-oldest = The conflict that began first
fact-game = The game
fact-bases = Your bases on the board
fact-starts = Starts that you control
fact-symbols = Your { $symbol } symbols
answer-span = The Weavers Span
answer-aim = A swarm lost its target
answer-none = None
answer-no-pair = None
answer-not-fed = None
answer-fed =
    { $count ->
        [one]
            { KEY($symbol) ->
                [symbol-economic] You gained an { $symbol } symbol
                [symbol-industrial] You gained an { $symbol } symbol
               *[other] You gained a { $symbol } symbol
            }
       *[other] You gained { $count } { $symbol } symbols
    }
answer-plenty = Enough
answer-scarce = Few
answer-or-more = { $count } or more
answer-hole = { $system } became a black hole
answer-open = No black hole
answer-on = On { $system }
answer-deck = In the deck
answer-gone = Out of the game
answer-nothing = Nothing
answer-cubes = { $count } of { $slots }
answer-conflict = Against { $target } from { $source }
answer-goes-on = It goes on
over-bases = You won by bases
over-starts = You won by starts
over-swarms = You won: no swarm is left
over-home = You lost: no base at home
over-tokens = You lost: all black hole tokens are out
over-rounds = You lost: the last round is over
over-symbols = You won by { $symbol } symbols

## The end and its score.

score-bases = Bases on the board
guard-bases = most bases
guard-symbols = most symbols
guard-starts = most starts
score-starts = Starts
score-symbols = { CAPITAL($symbol) } symbols
score-swarms = Swarms on the board
score-holes = Black holes
score-tokens = Black hole tokens left
score-out = Weaver cards out of the game
end-bases = { $count } bases on the board
end-symbols = { $count } { $symbol } symbols
end-starts = { $count } starts
end-last = nobody else has a base left
end-swarms = no swarm is left on the board
end-home = no base in your home at the end of your turn
end-tokens = all black hole tokens are on the board
end-rounds = { $count } rounds are over

## What stands above a turn, and the turn in one line.

turn-of =
    { KEY($name) ->
        [player-you] Your turn
       *[other] { $name }’s turn
    }
turn-span = Weavers Span
turn-came = a new swarm on { $system }
turn-morphed = the swarm on { $system } changes
turn-engulfs = a swarm engulfs { $system }
turn-summary = { $facts }.
turn-cubes =
    { $count ->
        [0] No advance
        [one] Advanced once
       *[other] Advanced { $count } times
    }
