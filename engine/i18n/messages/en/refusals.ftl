# Why something is refused, and what is worth knowing when a game is opened. A refusal is a clause
# that says what is wrong and what to do now; a note is a sentence.

## Where it is.

place-save = save
place-link = link
place-game = game
place-content = content
place-helper = helper
place-players = players
place-number = number { $number }
place-entry = entry { $number }
place-option = option { $id }
refusal-more = { $count } more of the same kind

## Choices.

refusal-illegal = '{ $choice }' cannot be chosen now
refusal-no-choice = '{ $choice }' is no choice: { $why }
refusal-choice-long = a choice has at most { $most } bytes
refusal-one-answer = this question has one answer, not several
refusal-tick = tick { $most }, not { $given }
refusal-tick-up-to = tick up to { $most }, not { $given }
refusal-tick-from = tick { $least } to { $most }, not { $given }
refusal-tick-not-there = something was ticked that is not there, or not as often
refusal-tick-together = these cannot be ticked together
refusal-no-answer = give at least one answer
refusal-answers = { $enough } answers are enough here, not { $given }
refusal-spot = '{ $entry }' is no answer for '{ $spot }', number { $number }
refusal-chance = it is chance's turn, not a seat's
refusal-over = the game is over
refusal-moved-on = the game has moved on
refusal-broken = the rules of this game broke down at this; that is a bug, please report it
refusal-no-result = chance has no result to give
refusal-table-luck = at a real table enter what was drawn or rolled there
refusal-table-shows = { $why }; if your table shows it, something entered before is wrong: undo it
refusal-played-on = the game was played on elsewhere; type look and choices
refusal-unchanged = Nothing changed: { $why }

## Taking back.

refusal-strict-undo = strict play takes back neither a result of chance nor a bot's choice
refusal-strict-learnt = strict play takes nothing back that somebody has learnt something by
refusal-strict-seed = in strict play the seed answers for chance; let it roll
refusal-no-undo = there is nothing to undo
refusal-no-redo = there is nothing to redo
refusal-nothing-chosen = nobody has chosen anything yet

## Bots and hints.

refusal-players = players: { $why }
refusal-player-count = expected one for each seat, { $seats }, found { $given }
refusal-no-bot = there is no bot '{ $bot }'; there are { $known }
refusal-no-search = there is no bot '{ $bot }' (a search has 1 to { $most } simulations, or as many milliseconds); there are { $known }
refusal-clock = '{ $bot }' goes by the clock; here a bot has to stop by itself
refusal-not-asked = it is the turn of seat { $asked }, not of seat { $seat }
refusal-person = a person sits in seat { $seat }
refusal-stopped = it was stopped before anything was found out
refusal-bot-broken = The bot broke down at this; that is a bug, please report it.
refusal-search-broken = The search broke down; that is a bug, please report it.
refusal-search-stopped = The search was stopped.

## The helper.

refusal-no-helper = { $game } has no helper yet
refusal-entry-long = an entry has at most { $most } bytes
refusal-helper-entry = '{ $entry }' is nothing that this helper can be told
refusal-asked = { $illegal }; asked is: { $asks }
refusal-carry-out = the turn is to be carried out now
refusal-no-proposal = entry { $entry } proposes nothing in this turn
refusal-no-fact = no fact of the table is asked now
refusal-nothing-entered = nothing was entered
refusal-nothing-drawn = nothing is drawn that is the opponent's own
refusal-helper-luck = nothing is drawn that is the opponent's own: the table answers
refusal-helper-person = beside a real table only a person plays
refusal-helper-player = a helper runs the opponent beside a real table; it does not know yours
refusal-helper-position = a helper begins with no position
refusal-no-opponent = a helper runs the automated opponent of one player

## Options.

refusal-option-unknown = there is no such option; there are { $known }
refusal-option-flag = { $value } is neither true nor false
refusal-option-number = { $value } is not a whole number from { $min } to { $max }
refusal-option-none-of = { $value } is none of { $words }
refusal-option-list = { $value } is not a list of words
refusal-option-twice = { $value } is there twice

## Saves and links.

refusal-no-game = there is no game '{ $id }'; there are { $ids }
refusal-other-game = this is a save of '{ $saved }', not of { $game }
refusal-contents = so many different contents were opened that Soloist has to be started again
refusal-too-long = it takes too long to play them again: given up after { $index } of { $of }
refusal-no-json = this is no JSON: { $error }
refusal-no-object = expected a JSON object
refusal-form = form { $found } is not known here, only form { $known }
refusal-too-many = there are { $count }, more than { $most }
refusal-too-large = it has { $bytes } bytes, more than { $most }
refusal-text-long = its text has more than { $most } bytes
refusal-expected = expected { $expected }
refusal-expected-nothing = expected { $expected }, found nothing
refusal-expected-found = expected { $expected }, found { $found }
kind-text = a text
kind-texts = a list of texts
kind-number = a whole number
kind-form = the number { $form }
kind-object = an object
kind-object-of-texts = an object of texts
kind-flag = true or false
kind-luck = {"{"}"seed": a whole number{"}"} or "table"
kind-play = "friendly" or "strict"
kind-draws = "program" or "table"
kind-list = a list { $name }
kind-fields = a table of fields
kind-table = a table { $name }
kind-number-from = a whole number from { $min } to { $max }
kind-source = rulebook, found, inferred or reconstructed
kind-ids = one of the { $count } ids from { $first } to { $last }
kind-id = the id { $id }
kind-no-row = no row
refusal-link = it is not whole; copy all of it
refusal-link-long = this game is too long for a link; export it as a file
refusal-address = '{ $address }' is no address
refusal-name = a name needs at least one letter
refusal-nobody-there = nobody plays there who has a device
refusal-held = seats of this game are held at devices, and a file or a link would show what they hide; it can be had once the game is over, or once all seats are given back
refusal-invitation = this invitation was used, withdrawn or is too old; ask for another

## Content and positions.

refusal-no-file-of-content = no content file has this name; there are { $known }
refusal-no-field = there is no such field; there are { $known }
refusal-no-such-field = there is no such field
refusal-no-row = there is no such row
refusal-row-twice = this row is given twice
refusal-row-missing = this row is missing
refusal-id-twice = this id occurs twice
refusal-no-row-of-ours = no row of ours has this id
refusal-other-table = expected the same kind of table as ours
refusal-no-table = there is no such table
refusal-in-progress = this is in the middle of { $what }, which no position can tell; load its log instead, or set the position before a step of a round or turn

## What is noted when a save is opened.

note-rules = saved with rules version { $then }; played on with version { $now }.
note-content = saved with content { $then }; played on with content { $now }.
note-entry = entry { $index }, '{ $text }'
note-entries = entries { $most }, and { $last }
note-entries-more = entries { $most }, and { $more } more
note-left-out =
    { $after ->
        [0] { $entry }, is not accepted: { $why }. It was left out.
        [one] { $entry }, is not accepted: { $why }. It was left out, and so was the one after it.
       *[other] { $entry }, is not accepted: { $why }. It was left out, and so were the { $after } after it.
    }
note-passed-over =
    { $count ->
        [one] { $entry }, was passed over: that is no longer asked where it makes no difference ({ $rule }).
       *[other] { $entry }, were passed over: that is no longer asked where it makes no difference ({ $rule }).
    }
note-not-the-seed = entry { $index } is not what the seed gives: the game is marked as practice.
note-changed = since it was saved this has changed: { $what }
note-changed-ids = since it was saved this has changed: { $what } ({ $ids })
note-since = { $since }.
note-shows-first = { $since }; it shows first at { $entry }.
note-may-be-why = { $since }; that may be why { $entry }, is not accepted.
note-end-goes-by-it = { $since }; what the end brings, after { $entry }, goes by it.
note-field = the field '{ $field }'
note-option = the option '{ $id }', { $value }
note-option-value = a value of the option '{ $id }', { $value }
note-bot = the bot '{ $bot }' in seat { $seat }, where a person plays
note-unknown = this version does not know { $what }: it is kept, and played on without it.
note-quoted = “{ $what }”
note-unknown-more = { $count } more things are not known, and kept.

## What became of stored games.

refusal-busy = another program keeps the saved games to itself just now; please try again
refusal-store = the store of saved games failed: { $error }
refusal-disk = { $error } (is the folder read-only, the disk full, or is there a limit to the size of a file?)
refusal-read-only = { $file } can only be read, so nothing is kept
refusal-gone = { $file } is no longer there
refusal-not-made = the folder { $folder } cannot be made: { $error }
refusal-not-opened = { $file } cannot be opened: { $error }
refusal-not-written = { $file } cannot be written: { $error }
refusal-not-stored = it cannot be written: { $error }
refusal-foreign = { $file } belongs to another program
refusal-newer = { $file } was written by a newer Soloist (its form is { $found }, this program knows { $known }); please use that one
refusal-no-copy = { $file } is no copy of saved games: { $error }
refusal-copy-unknown = { $file } is no copy of saved games that this program knows
refusal-no-file = { $file } is no file
refusal-there-already = { $file } is there already
damage-header = the saved game '{ $id }' is damaged: what it is played by, { $error }
damage-played-by = this save is damaged: its name, its options, its luck or who plays is not as it was written. It opens with what stands there now; what is left is kept apart when it is played on
damage-altered = this save is damaged: entry { $entry } of its { $of } is not as it was written. It opens as it was before that entry; what is left is kept apart when it is played on
damage-missing = this save is damaged: entry { $entry } of its { $of } is missing, { $lost } of { $all } in all. It opens as it was before that entry; what is left is kept apart when it is played on
damage-missing-rest = this save is damaged: entry { $entry } of its { $of } is missing with all that follow. It opens as it was before that entry
damage-undone = this save is damaged: of { $undone } entries that were taken back { $left } can be brought back
damage-row = The saved game '{ $id }' cannot be shown: { $error }.
damage-list = The list of saved games breaks off: { $error }.
damage-file = The file of the saved games is damaged ({ $found }). Games that open are whole as far as is told there; export them, and keep a copy of the file.
damage-own-altered = what your copy of '{ $game }' shows is not as it was written
damage-own = what your copy of '{ $game }' shows is damaged: { $error }
