### The pages around a game.

## Around every page.

shell-skip = Skip
look-title = How it looks
look-button = How it looks
look-language = Language
look-language-part = No native speaker has read this yet. Names of components of which we know no edition in this language stay English.
look-theme = Light or dark
look-system = As the system says
look-light = Light
look-dark = Dark
look-contrast = Contrast
look-usual = Usual
look-strong = Strong
look-colours = Colours of players
look-colours-safe = For colour blindness, with numbers
look-size = Size of text
look-kept = Kept by this browser, for every game.
look-close = Close

## What scripts say. Places for numbers are filled in by them.

script-show-all = Show all
script-only-this = Only what this place stands for.
script-no-answer = The program does not answer. Is it still running?
script-to-choose = { $count } to choose
script-just-changed = something just changed here
script-changed = from { $was } to { $now }.
area-board = Board
area-you = You
area-told = Events

## The front page.

front-heading = Heavy board games against their automated opponents
front-games = Games
front-skip-games = To the games
front-skip-saved = To the saved games
front-continue = Continue
front-new = New game
front-new-of = {" "}of { $title }
front-play = Play
front-helper = Helper
front-real-table = Real table
front-learn = Learn
front-learn-rules = : the rules of { $title }
front-rules = Rules
front-rules-of = {" "}of { $title }
front-achievements = Achievements
front-saved = Saved games
front-saved-part = { $first } to { $last } of { $all }
front-none = No game yet. Every game you start is kept here by itself, move by move.
front-more = More saved games
front-newer = Newer games
front-older = Older games
front-tag-helper = helper
front-over = over
front-under-way = under way
front-change = Rename, export, delete
front-change-named = Rename, export or delete { $name }
front-name = Name
front-rename = Rename
front-export = Export
front-delete = Delete
front-delete-sure = Delete “{ $name }” for good?
front-import = Open a game from a file or a link
front-file = File
front-file-text = The text of the file, or a link
front-import-button = Import
front-devices = Devices
front-not-imported = The game was not opened. { $why }
ago-now = just now
ago-minutes =
    { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## How a game stands, in lists.

going-round = Round { $round }
going-helper = helper, turn { $turn }: { $asks }
ended-nobody = nobody won
ended-won = won by { $names }
ended-score = { $name } { $points }
ended-by = { $won }: { $by }
ended-helper = helper: { $how }
ended-as-it-was = as it was before it was played on from where it could be opened
ended-by-consent = ended by consent
helper-game-name = { $title } beside my table
going-turn = Turn { $turn }
going-beside = beside your table
going-runs = runs { $opponent }
going-opponent = the opponent
going-enter = what was drawn is to be entered
going-yours = your turn
going-of = turn of { $name }
going-of-bot = turn of { $name }, a bot
going-against = you against { $opponent }
going-alone = you alone
going-bot-alone = a bot alone
going-bots =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
going-people = { $count } people
going-people-and = { $count } people and { $bots }

## A new game.

new-title = New game
new-kept = Everything is saved as you go.
new-helper = Run only the opponent for my table
new-refused = This makes no game yet
new-name = Name of this game
new-more = More options
new-start = Start
new-skip = To the options
new-measured-alone = Beside each: how often a club player wins with it alone, of { $games } games.
new-measured-none = Beside each: how often a club player wins with it alone, of { $games } games, { $none } with none.
new-measured = Beside each: how often a club player wins.
new-club = ; club player wins{" "}
new-on = On
new-luck = Who deals and rolls?
new-luck-program = The program: it deals and rolls, you only decide
new-luck-table = My real table: you deal and enter what you see; the program runs the opponents
new-undo = Taking back
new-undo-friendly = Friendly: everything; the game counts as practice where luck or something hidden was seen
new-undo-strict = Strict: no further than the last result of chance, or the last look at something hidden
new-seed = Seed
new-seed-help = A whole number. The same seed and the same choices give the same game; leave it empty for a new one.
new-seed-wrong = seed: '{ $seed }' is not a whole number from 0 to { $most }
new-who = Who plays
new-seats-help = A person or a bot in each seat
new-seats-beyond = , as far as there are seats; those beyond their number do not count
new-person = A person
new-bot = Bot, { $level }: { $help }
new-bot-random = Bot, random: Chooses anything.
new-bot-only = Bot, { $level }
new-seat = Seat { $number }
way-in-title = Run only the opponent, beside your own copy of the game
way-in-of = : run the opponent of { $title } beside my table

## Seats and devices.

seats-title = Seats of { $name }
seats-heading = Who plays where
seats-help = A seat that a device has taken is shown there and nowhere else, and what others do arrives there by itself. Seats without a device are passed around at one that has taken none.
seats-lan = Another telephone or computer in the house: start the program with { $flag } and scan what it shows; then open this game there and take a seat.
seats-to-table = To the table
seats-skip = To the seats
seats-here = plays at this device
seats-elsewhere = plays at another device
seats-passed = has no device of its own yet
seats-give-back = Give it back
seats-ask = Ask for it
seats-ask-sure = The other device is asked to give the seat of { $name } away. If nobody answers there within { $minutes } minutes it is yours, and everybody is told. Ask for the seat?
asked-you-take-back = You have asked the others to take the last choice back.
asked-you-bring-back = You have asked the others to bring back what was taken back.
asked-you-seat = You have asked for the seat of { $name }. If nobody answers within { $minutes } minutes it is yours.
asked-take-back = { $name } asks to take the last choice back.
asked-bring-back = { $name } asks to bring back what was taken back.
asked-you-end = You have asked the others to end the game.
asked-end = { $name } asks to end the game. If all agree, it is over for good, and everybody sees everything.
asked-seat = Another device asks for the seat of { $name }. If nobody answers within { $minutes } minutes, it gets it.
asked-agree = Agree
asked-refuse = Refuse
asked-give = Give it
asked-keep = Keep it
asked-withdraw = Ask no more
asked-somebody = Somebody at the table
asked-note-taken = Another device has taken the seat of { $name }: nobody answered for { $minutes } minutes.
asked-note-given = The seat of { $name } was given to another device.
asked-note-kept = { $name } keeps the seat.
asked-note-refused = { $name } does not agree.
right-when-over = Seats of this game are held at devices. Its file, its link and its seed would show what they hide. They can be had once the game is over, or once all seats are given back
right-not-yours = only the device that plays this seat gives it back; ask for the seat
right-only-owner = others play in this game; before its end only the owner of this computer deletes it
right-only-players = only who plays in this game may do that
right-nothing-asked = that is no longer asked
right-only-members = sign in first
right-only-rank = your account here is not meant for that
right-by-invitation = seats of this game are had by invitation
right-only-game-host = only the host of this game may do that
right-no-taking-back = this game is played without taking back what somebody has learnt
right-ended = this game is over
right-not-by-program = a program may not do that for you; do it in your browser
seats-take = Play it here
seats-asked = { $name } is asked.
seats-asked-elsewhere = { $name } plays at another device. What is chosen there is shown here at once.
seats-look-again = Look again
seats-no-device = This browser cannot be known again, so it can take no seat.

## A device that is new.

pairing-title = A device that is new here
pairing-help = Type the six digits that the computer shows, in its terminal or under Devices. They are good for ten minutes and one device.
pairing-number = The number
pairing-let-in = Let it in
pairing-wrong = That is not the number, or it is good no more: the computer shows another under Devices.
pairing-too-many = Too many wrong numbers came from here. Wait ten minutes, or scan the code.
door-host = This server answers only under the address that it printed.
door-elsewhere = This request comes from a page of another site.
door-code = This table is for whoever started the program: open the address that it printed.
door-old = This address is from an earlier start of the program: open the one that it printed now.
door-broken = The program broke down at this; that is a bug, please report it.

devices-title = Devices
devices-help = These devices are let in. One that is sent away is let in no longer, and its seats are free.
devices-help-guest = This device is let in. The computer on which the program runs shows all of them.
devices-here = this one
devices-used = last here { $used }, let in { $since }
devices-unnamed = A browser without a name
devices-leave = Leave
devices-leave-sure = This device is let in no longer, and its seats are free. Leave?
devices-forget = Send it away
devices-forget-sure = { $name } is let in no longer, and its seats are free. Send it away?
devices-another = Another device
devices-no-number = No number is good now. The code in the terminal lets devices in, too.
devices-new-number = Another number
devices-back = To the games
devices-skip = To the devices
devices-number =
    { $minutes ->
        [one] is good for { $minutes } minute and one device.
       *[other] is good for { $minutes } minutes and one device.
    }

## Refusals.

problem-back = Back
problem-skip = To the message
problem-not-found = Nothing is here
problem-moved-on = The game has moved on
problem-forbidden = Not from there
problem-busy = Not just now
problem-broken = This went wrong
problem-refused = That cannot be done
problem-no-page = There is no such page.
problem-wrong-method = This address does not answer that kind of request.
problem-too-long = What was sent is too long.
problem-broken-off = What was sent broke off.
problem-too-slow = What was sent took too long.
problem-unreadable = The request cannot be read: { $why }
problem-no-form = The form cannot be read.
problem-no-rule = There is no rule with this number.
problem-game-not-here = The files of { $game } are not on this device yet. They are fetched as soon as it has a network.
problem-no-game = there is no saved game '{ $id }'
problem-overtaken = the game was changed elsewhere meanwhile; it is shown anew, please choose again
problem-moved-on-since = the game has moved on since; this is how it stands now
problem-bots-turn = it is a bot's turn; wait for its choice
problem-device = it is another device's turn
problem-area = not everything is filled in yet
problem-spot = that cannot lie there
problem-seat = it is another seat's turn; pass the device first
problem-unopened = This game cannot be opened
problem-unopened-how = What is there is kept. You can export it as a file, for whoever may mend it, or delete it.

## Achievements.

achieved-title = Achievements · { $title }
achieved-heading = Achievements in { $title }
achieved-lead = { $reached } of { $all } reached in { $games } finished games that are kept here.
achieved-practice = { $count } more were practice: luck was met twice, a position edited, or a hint taken.
achieved-unread = { $count } games could not be read.
achieved-for = For { $condition }.
achieved-levels = Levels of { $title }
achieved-skip = To the achievements
achieved-not-yet = { $level }: not yet
achieved-reached = { $level }: reached
achieved-times = , { $count } times

## Rules.

rule-label = Rule { $id }
rule-title = Rule { $id }
rule-none-yet = Not yet in { $name }.
rule-in = In { $name }{" "}
rule-once = once, after entry
rule-times = { $count } times, after entry
rule-times-last = { $count } times, at last after entry
rule-neighbours = Neighbouring rules
rule-before = Before:{" "}
rule-after = {" "}After:{" "}
rule-all = All rules
rule-back = Back to the table
rule-skip = To the rule
rule-must = must
rule-may = may
rule-if = if
rule-from = From: { $source }
rule-source-common = common rules
rule-source-rulebook = rulebook: { $where }
rule-source-sheet = sheet: { $where }
rule-source-components = components { $where }
rule-source-ruling = ruling { $number }
rule-source-editor = editor's ruling { $number }
rule-source-base-game = base game
rule-source-page = page { $pages }
rule-source-pages = pages { $pages }
rule-source-step = step { $number }
rule-source-row = { $at } row { $row }
rule-planned = Not yet carried out.
rule-partial = In part: { $why }
rule-not-for-programs = Nothing to do for a program: { $why }
rules-title = Rules · { $title }
rules-heading = Rules of { $title }
rules-lead = Every statement that the program follows, in our own words. The same ids stand in the log and beside every choice.
rules-search = Search the rules
rules-contents = Contents
rules-none = No rule has “{ $words }”.
rules-found =
    { $count ->
        [one] 1 rule has it.
       *[other] { $count } rules have it.
    }
rules-skip = To the rules
search-button = Search

## The history of a game.

history-title = History · { $name }
history-heading = History of { $name }
history-search = Search: a piece, a place, a rule
history-skip = To the lines
history-chapters = Chapters
history-entries = {" "}entries
history-none = Nothing that happened has “{ $words }”.
history-found =
    { $count ->
        [one] 1 line has it.
       *[other] { $count } lines have it.
    }
history-empty = Nothing has happened yet.
history-more = More in earlier chapters: search for more words.
history-earlier = Earlier turns
history-and-more = , and { $count } more
history-told =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
history-board = Board
history-board-after = {" "}after entry { $entry }
log-entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
log-empty = The log is empty.
log-history = History, with a search
log-after = Look at the table after this entry
log-you = You
log-set-up = Set-up
log-from-position = From the position that was set
why = why?

## Sizes of text.

look-size-100 = 100 %
look-size-115 = 115 %
look-size-130 = 130 %

## A game that travels by link

front-link = As a link
link-title = { $name } as a link
link-help = Scan the code with the other device, or send it the link. It carries the whole game as it is now; each device plays its own from then on.
link-code = A code to scan, which carries the link
link-link = The link
link-copy = Copy
link-copied = Copied
link-share = Send
link-to = Where Soloist runs on the other device
link-to-help = The address at which it opens there, such as https://games.example. It is remembered in this browser.
link-to-button = Make the link for there
link-wrong-address = “{ $address }” is no address.
link-too-long = This game is too long for a link. As a file it travels whole.
link-back = To the games
link-offered = A link has brought a game
link-entries = { $count ->
    [one] One entry in its log.
   *[other] { $count } entries in its log.
}
link-keep = Keep it here and play
link-leave = Leave it

## What an owner's copy shows.

own-skip = To what can be entered
own-heading = Match my printed copy
own-lead = No complete list of what is printed on the components of { $title } is public, so Soloist designed some values itself. Enter what your copy shows: games that you begin from now on are played with it.
own-met = Which of these comes nearest to yours?
own-met-why = It shows from now on what yours shows, in this game, too. Take one that is not in your box, if there is one.
own-changed = Entered by you
own-none = Nothing yet.
own-all = Everything that can be entered
own-to-game = Back to the game
own-to-new = New game
own-row-heading = What does yours show? { $what }
own-refused = This cannot be played
own-refused-all = No game can be begun with what is entered here. Put this right: { $why }
own-keep = Keep it
own-back = As Soloist has it
own-leave = Leave it
own-how = How this is written
own-before = Soloist has: { $value }.
own-source-rulebook = From the rulebook.
own-source-found = From what is public.
own-source-inferred = Deduced from examples and counts.
own-source-ours = Designed by Soloist.
own-source-owner = Entered by you.
own-kept-not-here = { $what } is kept for games that you begin from now on. This game goes on with what it had: { $why }
own-way = Mine is not here
own-overtaken = this has been changed elsewhere since; it stands here as it is now, please enter yours again
own-damaged = Some of this is damaged
own-damaged-how = On the disk it is no longer what was written: { $why }. Look at what stands under “Entered by you” below. No new game begins until you have decided.
own-mend-keep = It is right: keep it
own-mend-clear = Give it up: as Soloist has it

## The sheet of a game's icons.

icons-heading = Icons of { $title }
icons-lead = Every icon with its name, what it does and its rule. At the table: point at an icon, keep a finger on it, or press I.
icons-skip = To the icons

## Motion and sounds, in the settings.

look-motion = Motion
look-motion-less = None
look-sound = Sounds
look-sound-off = Off
look-sound-on = On
