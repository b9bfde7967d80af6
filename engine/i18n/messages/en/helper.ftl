### The helper beside a real table.

## A helper beside a real table.

helper-history = History
helper-rules = Rules
helper-skip = To the question
helper-do = Do this on the table
helper-in-turn = In this turn
helper-do-then = Do this, then answer
helper-done-before = Done before: { $count }
helper-by-rule = By rule{" "}
helper-nothing = There is nothing to do on the table.
helper-game-over = The game is over.
helper-count = The score is counted on the table: the helper knows only the opponent.
helper-cannot-be = { $fact }: { $answer } does not fit the game as it was kept here.
helper-objection = { $why } ({ $rule }).
helper-known-now = {" "}now
helper-known-start = {" "}at the start
helper-known-last = {" "}last time
helper-type = Type it
helper-typed = What is typed
helper-enter = Enter
helper-changed = Something else on the table changed
helper-first = Something to say before their turn
helper-less = Less: { $what }
helper-more = More: { $what }
helper-put-right = Put right: { $what }
helper-foot = Back and on
helper-leave = Leave it
helper-back = Back
helper-set-up = Set-up
helper-score = Score
helper-over = Over
helper-turn = Turn { $turn }
helper-done = Done
helper-on = Go on
helper-once-more = Once more
helper-carry-out = Carry this out on the table; then say that it is done.
helper-is-done = Done: it is carried out
helper-carried-out = Carried out
helper-as-here = As it stands here
helper-none-of-these = None of these
helper-as-known = As it was last known
helper-all-as-known = All of it as it was last known
helper-label-known = { $label } (last known)
helper-keeps = What the helper keeps
helper-begin-asks = Play your own turn. Then their turn begins.
helper-begins = Their turn begins
helper-is-done-next = Done, and my own turn is over: their next turn begins
helper-next = Their turn
helper-then-yours = Then play your own turn, before theirs begins.
helper-drawn = Soloist draws: { $what }.
helper-proposed = Your choice, proposed: { $what }.
helper-otherwise = Otherwise

## Its set-up.

beside-title = Beside my table
beside-page = Beside my table · { $title }
beside-lead = You play with your own copy. This runs the opponent, says what to do for it and why, and asks only what its rules read.
beside-refused = This makes no helper yet
beside-question = Question { $step } of { $all }
beside-start = Start
beside-next = Next
beside-skip = To the question
beside-draws = Who draws and rolls for the opponent?
beside-draws-program = Soloist does
beside-draws-table = I do, at the table
beside-draws-help = What is the opponent's alone: its dice, its bag, its cards. Soloist says what comes, and you take it by its name or leave it in the box. What you share with it is drawn at the table.

## Reading aloud, with what stands for signs; and keys.

aloud-button = Read aloud
aloud-again = Again
aloud-star = one star
aloud-stars = two stars
aloud-to = to
helper-keys = Keys
key-on = go on, done
key-back = back
key-why = open and close the first why
key-again = hear it again
key-hush = stop reading aloud
heading = { $heading }:
headed = { $heading }: { $what }
