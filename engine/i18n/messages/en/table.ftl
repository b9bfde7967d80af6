### A game at its table.

## The head of a table.

top-practice = practice
top-practice-why = Luck was met twice, a position was edited, or a hint was asked for
top-strict = strict
top-strict-why = Undo stops at the last result of chance, and where somebody came to know something
top-real-table = real table
top-real-table-why = You enter what the real table shows
top-undo = Undo (U)
top-redo = Redo (R)
top-about = About this game
top-history = History
top-rules = Rules
top-seats = Seats
top-seats-why = Who plays at which device
top-look-back = Look back to entry
top-entry-of = entry { $at } of { $length }
top-look = Look

## The parts of a table.

table-areas = Areas
table-others = The others
table-board = Board
table-own = Your area
table-skip-question = To the question
table-skip-board = To the board
table-skip-own = To your area
table-skip-told = To what happened
table-fold = Fold the question
table-ends = The end of it, and advice
table-how-it-went = How it went
table-how-it-went-why = The chance to win over the log, and what would have been better
table-play-again = Play again
table-to-games = To the games
table-pass = Pass the device to { $name }.
table-pass-hidden = What only { $name } may see is hidden until then.
table-pass-on = { $name }: continue
table-pass-devices = Everybody can also play at a device of their own: { $link }.
table-pass-link = who plays where
table-back-at = You look back at entry { $at } of { $length }.
table-back-over = The game is over here.
table-back-next = Next: { $what }
table-earlier = Earlier
table-later = Later
table-play = Play
table-play-why = Entry after entry, at the pace that is chosen below (Space)
table-back-to-now = Back to now

## The question and its answers.

ask-pending = What is pending
ask-guide = the guide’s choice
ask-hint = best by the hint
ask-even = All equally likely.
ask-odds = {" "}{ $odds } in { $total }
ask-confirm = Confirm
ask-answers = Answers
ask-wasted = Wasted: { $why }
ask-wasted-sure = Wasted: do it anyway?
ask-then = Then: { $answers }
ask-then-times = { $what } ×{ $count }
ask-then-turn-ends = Then your turn ends
ask-then-and-turn-ends = Then: { $answers }, then your turn ends
ask-change = change
ask-tick = Tick { $sizes }, in any order.
ask-tick-also = With others: { $what }
ask-tick-enter = Do all ticked
ask-area = { $filled } of { $count } filled in. In any order; a press on one changes it.
ask-area-enter = Enter all { $count }
ask-area-check = { $area }. Is everything as it lies on the table?
guide-step = { $title }, step { $number } of { $count }
guide-press =
    { $count ->
        [1] Now: { $next }
       *[other] Now ({ $number } of { $count }): { $next }
    }
guide-fold = fold
guide-read = read
guide-left = You chose “{ $chosen }”. The guide proposed “{ $proposed }”.
guide-back = Take it back
guide-without = Go on without the guide
guide-was-left = You left the guide

## Hints.

hint-title = Hint
hint-ask = Hint
hint-ask-why = What a search thinks of your choices (H)
hint-longer = Think longer
hint-longer-why = Think longer
hint-searching = Looking for the best choice…
hint-cancel = Cancel
hint-practice = A hint makes this game practice: what you achieve in it no longer counts.
hint-show = Show the hint
hint-certainty =
    { $certainty ->
        [sure] Sure
        [likely] Likely
       *[close] Close
    }
hint-more = More
hint-others = { $count ->
    [one] { $count } other
   *[other] { $count } others
    }
hint-imagined = Based on { $count } simulated games.{" "}
hint-close = The top two are equally good.{" "}
hint-wins = wins{" "}
hint-points = , about { $points } points
hint-line = what may follow
hint-you = You
hint-chance = Chance

## Waiting for bots.

wait-rests = { $name } waits.
wait-let = Let { $name } choose
wait-thinks = { $name } is thinking…
wait-words = What it does is told here.
wait-cancel = Cancel
wait-watch = Watch it from the start
wait-status = { $name } is asked, { $count } entries so far.

## What others did, in beats.

told-before = The table before what the others did.
told-next = Next{" "}
told-space = Space
told-to-end = To the end{" "}
told-go-on = Go on{" "}
told-shift = Shift
told-back = One beat back
told-back-key = One beat back (Backspace)
told-count = { $nth } of { $count }
told-nothing = Nothing has happened yet. What you and the others do is told here, each step with its rule.
changed-numbers = Numbers that changed
changed-heading = What this beat changed
changed-number = { $name }: { $was }, now { $now }
changed-piece = { $piece }: from { $from } to { $to }

## The panel beside the table.

panel-label = What happened
panel-beside = Beside the table
panel-now = Now
panel-log = Log
panel-rule = Rule
panel-text = Text
panel-keys = Keys
panel-room = More room for it
panel-room-what = More room for what happened
panel-pace = Others’ turns:{" "}
panel-pace-why = How fast others' turns are told; kept for every game
panel-pace-own = My pace
panel-pace-slow = Slow
panel-pace-fast = Fast
panel-pace-once = At once
panel-rules = Rules
panel-rules-how = Choose the number of a rule anywhere to read it here.{" "}
panel-rules-all = All rules
panel-back = Back
panel-table-text = The table as text
key-name-enter = Enter
key-answer = choose the answer with this sign
key-walk = walk through the answers, choose one
key-space = the next beat of others’ turns; in a look back: play, pause
key-shift = pass over the rest of them
key-backspace = one beat back
key-undo = undo, redo
key-hint = a hint
key-log = log
key-text = the table as text
key-now = what happened now
key-keys = these keys
key-escape = back: leave a filter, a rule, the log, a look back

## The end.

end-you =
    { $result ->
        [won] You won{ $score }.
        [shared] You share the victory{ $score }.
       *[lost] You lost{ $score }.
    }
end-you-won-by =
    { $count ->
        [one] You won by 1 point{ $score }.
       *[other] You won by { $count } points{ $score }.
    }
end-score = {", "}{ $own } to { $best }
end-won = { $name } won{ $score }.
end-won-by =
    { $count ->
        [one] { $name } won by 1 point{ $score }.
       *[other] { $name } won by { $count } points{ $score }.
    }
end-nobody = Nobody won{ $score }.
end-shared = { $names } share the victory{ $score }.
end-and = {" "}and{" "}
end-decided = Decided by { $what }.{" "}
end-points = Victory points
end-without-points = At the end
end-winner = Winner
end-total = Total
end-label = The end
end-change = New options
end-look = Look at the table
end-sources = Where the points came from
end-had = What everybody had
end-again = Play again
end-same-luck = Replay this deal

## How a finished game went.

review-title = How it went: { $name } · Soloist
review-heading = How it went
review-history = History
review-to-table = Back to the table
review-search = The search
review-chance = The chance to win
review-swings = Turning points
review-skip-account = To the account
review-skip-plot = To the plot
review-judged = { $judged } of { $all } decisions checked
review-what = A search judges every choice of this game, with no more than its seat knew then.
review-leave = You can leave this page; it goes on, and is kept until the program ends.
review-cancel = Cancel
review-stopped = Stopped: { $words }.
review-go-on = Go on
review-whole = { $all } decisions checked, { $simulations } simulated games each.
review-judge-them = Judge them again
review-judge = Judge again
review-care = How carefully
review-care-of = { $care }: { $simulations } simulations for each choice
review-quick = Quick
review-usual = Usual
review-thorough = Thorough
review-most = Most thorough
review-figures = The figures of the plot
review-entry = Entry
review-happened = What happened
review-swing = swing { $rank }
review-better-heading = What would have been better
review-none-lost = No choice of a person lost a game in 100 for sure.
review-better = Better
review-loss-wins = : wins { $share }
review-before = The table before entry { $entry }
plot-title = The estimated chance to win over the log
plot-axes = Win chance over the game.{" "}
plot-marks = The numbers mark what swung most; each leads to the table at that entry.
plot-line = { $name } begins at { $first } and ends at { $last }, between { $least } and { $most }.{" "}
plot-below = The same figures stand in the table below.

## Icons, the forecast, and what was drawn.

top-icons = Icons
key-icons = what the icons here mean
panel-icons = Every icon, with its rule
table-forecast = What comes next, as it stands
log-turn = { $number } · { $name }
log-drawn = Drawn or rolled:
