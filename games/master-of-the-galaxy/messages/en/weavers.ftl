### What the Weavers do, what a helper beside a real table asks, and its score.

## Names.

colour = { $colour }
symbol = { $symbol }
work = { $work }
cubes = { $count } { $colour }
cubes-none = nothing
none = none
and = {" "}and{" "}
any-colour = any colour

## What the Weavers do.

came = { $swarm } comes to { $system }.
aims = { $swarm } aims at { $system }.
aims-at-nothing = { $swarm } has nothing to aim at.
aims-neighbours = every neighbour of { $system } is a black hole or under a swarm
aim-lost-hole = { $system }, its target, is a black hole now
aim-lost-swarm = { $system }, its target, is under a swarm now
aim-open = open neighbours: { $systems }
aim-arrow-none = arrow { $arrow }, { $colour }: none of them
aim-arrow = arrow { $arrow }, { $colour }: { $system }
aim-left = { $system } is what is left
no-cube = { $swarm }: no cube on { $work }.
advanced = { $swarm }: a { $colour } cube on { $work }, { $filled } of { $slots }.
redirected = { $swarm }: the { $colour } cube for { $work } goes to the defence in { $conflict }.
redirected-slot = { $conflict } has an empty slot for { $colour }
redirected-before-star = { $conflict } has an empty slot for { $colour }, which comes before one for any colour
redirected-older = { $conflict } began before { $younger }, which has a slot for it too
lacking = { $swarm }: nothing on { $work }, the reserve has no { $colour } cube.
resolved = { $swarm }: { $work } is full. The card is emptied, to the reserve: { $cubes }.
resolved-engulfs = the Weaver deck is empty, so it is carried out as engulfment
engulfs = { $swarm } engulfs: it moves from { $from } to { $to }.
morphs = { $swarm } on { $system } becomes { $into }; { $swarm } goes under the Weaver deck.
swarm-gone = { $swarm } leaves { $system } and the board; { $cubes } to the reserve.
unravelled = A { $colour } cube of the Weavers goes to the reserve.
due-pair = the hand has two or more { $colour }
due-one = the hand has exactly one { $colour }
due-idle = no cube was placed on its proliferation or morphing in this Span
due-fed =
    { $symbol ->
        [economic] an { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
        [industrial] an { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
       *[other] a { $symbol } symbol was gained, and { $swarm } feeds { $work } by it
    }
not-due-pair = no colour is in the hand twice
not-due-none = the hand has no { $colour }
not-due-count = the hand has { $count } { $colour }, not exactly one
not-due-busy = a cube was placed on its proliferation or morphing

## The same as something to do.

do-advance = { $swarm }: put a { $colour } cube on { $work }, { $filled } of { $slots }.
do-redirect = { $swarm }: put the { $colour } cube for { $work } on the Weavers' side of { $conflict }.
do-resolve = { $swarm }: { $work } is full. Clear its cubes to the reserve.
do-lay = Lay { $swarm } on { $system }. Clear it.
do-move = Move { $swarm } from { $from } to { $to }. Clear it.
do-swap = Swap { $swarm } on { $system } for { $into }; { $swarm } goes under the Weaver deck.
do-hole = Put a black hole token on { $system }. Clear it.
do-hole-without = { $system } is a black hole; no token is left for it. Clear it.
do-point = Point { $swarm } at { $system }.
do-lose = You lose { $conflict }: your cubes there go to your bag, theirs to the reserve, the card under its deck. Pay its spoils.
do-clear = Your bases there go to your supply, its planets' cubes to the reserve, the cubes of its routes to your bag; conflicts there or from there are cancelled.
tokens-none = no black hole token is left: at the end of your turn you lose, unless you win before
tokens-left =
    { $count ->
        [one] { $count } black hole token is left
       *[other] { $count } black hole tokens are left
    }

## What is asked.

ask-level = How strong are the Weavers?
level =
    { $level ->
        [printed] As printed
        [easy] Easy
        [normal] Normal
       *[hard] Hard
    }
ask-readings = Other readings of the rules
reading =
    { $reading ->
       *[all_then_resolve] All cubes first: a swarm takes all cubes that one Span or one symbol brings it before a full project is carried out, so the last of them is cleared with the rest and does not begin anew
    }
asks-home = Which start is your home?
asks-drawn = What did you draw?
asks-reserve = How many cubes of it are in the reserve?
asks-first = Which Weaver cards came first?
asks-end = The game is over. What do you have?
chance = Chance
asked-of = { $who }: { $what }
asks-arrive = which Weaver card comes?
asks-table = How does the table stand?
announce-before = In your turn before
announce-over = The game is over
fact-due = What is due
fact-fed = { $symbol } symbols gained
fact-home = Your home
fact-pair = Two or more of one colour
fact-reserve = { $colour } cubes in the reserve
fact-on = On { $system }
fact-nth = Swarm { $nth } in order of arrival
fact-aim = { $swarm } aims at
fact-side = { $conflict }: the Weavers' side
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
            { $symbol ->
                [economic] You gained an { $symbol } symbol
                [industrial] You gained an { $symbol } symbol
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
answer-nothing = At nothing
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

name-you = You
name-weavers = The Weavers
score-bases = Bases on the board
score-starts = Starts
score-symbols = Symbols, { $symbol }
score-swarms = Swarms on the board
score-holes = Black holes
score-tokens = Black hole tokens left
score-out = Weaver cards out of the game
end-bases = { $count } bases on the board
end-symbols = { $count } { $symbol } symbols
end-starts = { $count } starts
end-last = nobody else has a base left
end-swarms = no swarm is left on the board
end-home = no base in the home at the end of the turn
end-tokens = all black hole tokens are on the board
end-rounds = { $count } rounds are over
ended =
    { $who ->
        [weavers] The Weavers win, { $by }.
        [you] You win, { $by }.
       *[other] { $name } wins, { $by }.
    }
by-bases = with all the bases that it takes
by-symbols = with all the symbols that it takes
by-starts = with two starts
by-last = as nobody else is left
by-swarms = as no swarm is left
by-home = as the home is lost
by-tokens = as every black hole token is on the board
by-rounds = as the last round is over
closed = { $system } becomes a black hole.
closed-without = { $system } becomes a black hole (no token is left for it).

## What stands above a turn, and the turn in one line.

turn-of = The turn of { $name }
turn-span = The Weavers Span
turn-came = a new swarm at { $system }
turn-morphed = the swarm at { $system } changes
turn-engulfs = a swarm engulfs { $system }
turn-cubes =
    { $count ->
        [0] No work goes on
        [one] One cube for a work
       *[other] { $count } cubes for works
    }

## The opponent, to complete “alone against …”.

opponent = the Weavers
