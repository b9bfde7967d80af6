### The terminal. What a person types, such as undo, is the same in every language.

## When a game is opened and left.

greet-kept = { $title }, '{ $name }', kept as { $id }.
greet-seed = seed { $seed }
greet-draws = Soloist draws and rolls for the opponent
greet-luck = luck from your table
greet-strict = strict
greet-practice = practice
greet-helper = A helper beside your table: answer what is asked, carry out what is told, then done. Type a fact, such as energy 3, whenever something else changed; undo goes back.
greet-answer = Answer questions by number or text; help tells the commands.
name-beside = { $title } beside my table
note = Note: { $note }
kept = The game is kept. To open it again: { $command }

## People at one screen.

pass-to = Pass to seat { $number } ({ $name }), press Enter.
pass-clear = Press Enter to clear the screen.
seat-number = seat { $number }

## The table, and what happened.

table = The table:
table-new = New on the table:
because = because: { $reason }
choice-wasted = {"."} Wasted: { $why }
guide-is-left = You have left the guide; the game goes on.
guide-choice = The guide's choice: { $choice }

## The question.

question-trail = { $outer }, then { $inner }
question-order = In this order: { $spots }.
question-group = { $name }:
question-or = Or
question-besides = Or say something else (choices lists it):
question-range = { $first } to { $last }
question-tick = Tick { $count } in one line, such as 1 2.
question-tick-up-to = Tick up to { $most } in one line, such as 1 2.
question-tick-between = Tick { $least } to { $most } in one line, such as 1 2.
question-area = Answer all { $count } in one line, such as 3 1 2, or the first few.
line-too-long = a line that is too long

## What an answer is refused with.

refused-over = the game is over; analyse, undo, look, log, why, export or quit
refused-number = { $number } is no number from 1 to { $count }
ahead-left-out = What came next was not yours alone; the other answers of the line were not given.
refused-empty = give a number from 1 to { $count }, or help
refused-nothing = '{ $text }' is neither a choice nor a command; give a number from 1 to { $count }, or help
refused-several = '{ $text }' may be any of: { $choices }
refused-log = log: '{ $text }' is no number of entries
refused-hint = hint: '{ $text }' is no number of seconds up to 600
refused-analyse = analyse: '{ $text }' is no number from 1 to { $most }
refused-players = players: who? give a word for each seat, such as human,club
refused-rule = rule: which? give its id
refused-export = export: where to? give a file

## The list of commands. Each line begins with the command; what follows it is named by its meaning.

help-answer = Answer with the number or the text of a choice; a beginning that only one has is enough.
help-several = Several answers in one line save presses: 2; 1; 3 answers three questions in turn, 2 4 5 gives three of one list where they are often given together.
help-command = Or give a command (with a / before it where a choice is called the same):
command-help = help: these lines
command-look = look: the table again, whole
command-choices = choices: the question and its choices again
command-hint = hint [SECONDS]: search for the best choices, usually for 2 seconds; for practice
command-analyse = analyse [SIMULATIONS]: how the game went: the chance to win over the log, what swung most, what would have been better; usually 400 simulations for each choice
command-undo = undo: take your last choice back, with what chance and bots answered
command-redo = redo: bring back what was taken back
command-log = log [N]: the last N entries; without a number the last 10
command-rule = rule ID: the text of a rule, or of all rules under an id
command-why = why: the last things told that had reasons, with every reason
command-overrides = overrides [ID [FIELD = VALUE; …]]: what your copy of a component shows, by its id: its values, or new ones; 'as ours' takes them back
command-players = players LIST: who chooses from now on, a word for each seat: human,club
command-save = save [NAME]: the game is always saved; this gives it a name
command-export = export FILE: write the game as a file
command-quit = quit: leave; the game is kept

## What commands answer.

taken-back = Your last choice is taken back; redo brings it again.
why-nothing = Nothing has been told since you sat down.
log-none = The log has no entries.
no-rule = There is no rule '{ $id }'.
saved = Every answer is kept at once: '{ $name }' is { $id }.
written = The game is written to { $file }.
not-written = { $file } cannot be written: { $why }
now-practice = From now on this game is practice.

## Bots.

bot-thinks = { $name } thinks; Ctrl-C stops it.
bot-stopped = { $name } was stopped; Enter lets it go on, help tells more.
bot-turn = it is the bot's turn; Enter lets it go on

## Hints.

advice-thinking = Thinking; Ctrl-C stops it.
advice-for-asked = a hint is for the person who is asked
advice-at-chance = chance takes no hints
advice-over = the game is over
advice-best = The best choices, after { $simulations } simulations:
advice-wins = wins { $share }, give or take { $error }
advice-points = { $points } points
advice-tried = tried { $count } times
advice-then = then { $steps }

## How a game went.

review-for-seated = while the game goes on this is for a person at the screen
review-thinking = Thinking; Ctrl-C stops it and tells what is there.
review-judged-so-far = { $progress } judged.
review-how-it-went = How it went: { $progress } judged; a choice with { $simulations } simulations, a loss again with { $again }.

## What a copy shows.

overrides-none = Nothing is entered yet: overrides ID shows a component.
overrides-no-id = overrides: no component has the id '{ $id }'.
overrides-several = overrides: '{ $id }' is the id of several things.
overrides-write = overrides: write FIELD = VALUE; FIELD = VALUE.
overrides-not-here = Kept for games that you begin from now on. This one goes on as before: { $why }
overrides-same = the same as ours
overrides-ours = ours: { $value }

## The end.

over = The game is over.
over-by = The game is over: { $what }
over-decided = Decided by { $what }
over-then = { $first }; then { $next }
over-points-for = { $points } for { $count }
over-at-hand = Still at hand: analyse (how it went), undo, look, log, why, rule, export, quit.

## Options of a new game.

option-asked = { $title }: { $help } Enter means { $usual }.
option-several = Any number of them, separated by commas or spaces, or none.
option-idle = Note: option { $option } does nothing here. { $when }
value-yes = yes
value-no = no
value-none = none
expected-flag = Expected yes or no.
expected-number = Expected a whole number from { $least } to { $most }.
expected-one = Expected one of { $values }.
expected-several = Expected none, or some of { $values }, each once.

## Players of a game.

players-who = Who plays? A person at this screen, or a bot:
players-human = a person.
players-ask = Who sits in seat { $number } ({ $name })? Enter means { $usual }.
players-expected = Expected { $known }, or a number.
players-people = people everywhere
players-now = From now on: { $players }.

## Saved games.

games-none = No games are saved in { $place }.
games-id = id
games-game = game
games-entries = entries
games-changed = changed
games-name = name
games-status = status
games-more = { $count } more: { $command }
games-options = Options: { $options }
games-luck-seed = Luck: seed { $seed }
games-luck-table = Luck: from the real table
games-players = Players: { $players }
games-practice = Practice: luck was met twice, a position edited, or a hint taken
games-length = Entries: { $entries }, and { $undone } taken back; changed { $changed }
games-stands = Status: { $status }

## Achievements.

achievements-none = { $game } has no achievements.
achievements-title = achievement
achievements-for = for
achievements-games = Finished games: { $count }
achievements-left-out = Finished games: { $count }; { $practice } left out, which were practice
achievements-unread = Not read: { $id }

## Backups.

backup-kept =
    { $count ->
        [one] 1 saved game is kept in { $file }.
       *[other] { $count } saved games are kept in { $file }.
    }
restored =
    { $count ->
        [one] 1 saved game is as it was kept.
       *[other] { $count } saved games are as they were kept.
    }
restored-before = What was there before is kept in { $file }.

## Rules.

rule-text-source = Source: { $source }
rule-text-planned = Not yet carried out
rule-text-partial = Carried out in part: { $why }
rule-text-no-meaning = Without meaning here: { $why }
rule-mark-planned = planned
rule-mark-partial = in part
rule-mark-no-meaning = without meaning here

## The table in a browser.

serve-open = The table is open at { $address } (Ctrl-C closes it)
serve-let-in = A device was let in by the number. For another, press "Another number" under Devices.
serve-phone = A phone in the same network scans this code, or opens { $address } and types { $number }.
serve-number = The number is good for ten minutes and one device; under Devices there is another.
serve-safe = Whoever has seen the code or the number can play; what is sent is not encrypted.

## What soloist doctor finds.

doctor-well = ok: { $text }
doctor-note = note: { $text }
doctor-fault = wrong: { $text }
doctor-folder = Games are saved in { $folder }.
doctor-folder-new = { $folder } is not there yet; it is made at the first start.
doctor-folder-file = { $folder } is no folder.
doctor-folder-closed = Nothing can be written to { $folder }: { $why }
doctor-folder-unknown = No home folder is known; give one with --data.
doctor-space = There is room for { $megabytes } MB more.
doctor-space-little = There is room for { $megabytes } MB only; make room before you play on.
doctor-space-unknown = How much room there is cannot be told: { $why }
doctor-no-games = No games are saved yet.
doctor-games =
    { $count ->
        [one] 1 saved game, whole from the first entry to the last.
       *[other] { $count } saved games, whole from the first entry to the last.
    }
doctor-older = The saved games are of an earlier version; the next start upgrades them.
doctor-damaged-game = Saved game { $id }: { $what }
doctor-port = The table can open at { $address }.
doctor-port-here = Soloist is running at { $address } already.
doctor-port-taken = Another program uses { $address }; without --addr Soloist takes another port.
doctor-port-wanted = Another program uses { $address }.
doctor-port-closed = The table cannot open at { $address }: { $why }
doctor-browser = A browser is there: { $program }
doctor-browser-none = No browser is found here. soloist --lan lets a phone or another computer in your house open the table.
doctor-language = This command speaks English, as the system asks.
doctor-language-given = This command speaks English, as --language asks.
doctor-language-other = The system asks for { $asked }, which Soloist does not speak; it speaks English.
doctor-language-messages = The messages of the program are damaged: { $what }
doctor-faults =
    { $count ->
        [one] 1 thing is wrong
       *[other] { $count } things are wrong
    }
