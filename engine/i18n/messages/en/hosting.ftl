### People who live apart: invitations, the front page of a person, and the program that hosts.

## An invitation.

join-title = You are invited
join-plays = { $host } invites you to { $game }. Your seat: { $seat }
join-watches = { $host } invites you to watch { $game }
join-member = Come in and start games of your own
join-host = Become a host of this Soloist
join-sits = { $seat }: { $name }
join-sits-free = { $seat }: free
join-name = Your name
join-name-help = The others see it at the table.
join-as = You are { $name } here.
join-take = Take the seat
join-watch = Watch
join-enter = Come in
join-somebody = Somebody
refusal-name-long = a name has at most { $most } letters
refusal-name-letters = this name has letters that nobody sees; type it anew
refusal-name-alike = that looks like { $name }, who is at this table; choose another name

## Who plays in a game.

people-you = you
people-free = waits for somebody
people-anybody = waits for any member
people-waits = The game begins when every seat is taken.
people-link = Make a link
people-link-watch = Make a link to watch
people-links = Links that are out
people-links-none = None.
people-made = The link for { $seat }
people-made-watch = The link to watch
people-made-help = Send it to one friend. You see it only now. It works once, for { $days } days.
people-made-watch-help = Whoever has it may watch. You see it only now. It works for { $days } days.
people-out = { $seat }, made { $since }
people-out-watch = To watch, made { $since }
people-withdraw = Withdraw
people-sit = Sit down
people-leave = Leave
people-leave-sure = The game stops until somebody sits there again. Leave?
people-free-it = Free the seat
people-free-sure = { $name } leaves the table, and the game stops until somebody sits there again. Free the seat?
people-bot = Let a bot play
people-bot-sure = A bot plays { $seat } to the end. Let it?
people-table = How this table is
people-watching = Who may watch?
people-watching-nobody = Nobody
people-watching-link = Whoever has a link
people-watching-anybody = Whoever has a link, and every member if it is listed
people-shown = When do they see a choice?
people-shown-once = At once
people-shown-later = A turn later
people-back = Taking back what others have learnt
people-back-never = Never
people-back-agreed = If the others agree
people-back-freely = Freely
people-listed = Members find it in a list
people-open = Members may take its free seats
people-came = came { $since }
people-keep = Keep
people-asked = asked: { $name }
people-bot-plays = a bot plays
people-ask = Ask
people-ask-whom = Ask whom?
people-hand-over = Hand over
people-hand-over-whom = Hand over to whom?
people-end = End the game
people-end-sure = All others who sit here are asked. If all agree, the game is over for good, and everybody sees everything. Ask them?
refusal-no-such-person = this person cannot be asked; choose somebody else
right-seats-free = the game begins when every seat is taken
table-ended = The game was ended by consent
table-ended-help = All who sat here agreed. Everything is open now.
table-watching = Watching: { $count }
new-seat-you = You
new-seat-link = A friend, by a link
new-seat-ask = Ask { $name }

## Clocks.

clock-title = How much time has everybody?
clock-none = As much as they want
clock-turn = { $time } for each turn
clock-bank = { $time } in all, and { $more } more with each further turn
clock-out-title = When the time of somebody has run out
clock-out-remind = Everybody is told
clock-out-once = A bot makes one choice
clock-out-stays = A bot takes the seat
clock-rests = Nights and weekends of each player are left out
clock-soon = less than a minute
clock-left-days = { $days } d { $hours } h
clock-left-hours = { $hours } h { $minutes } min
clock-left-minutes = { $minutes } min { $seconds } s
clock-runs = { $name }: { $time } left
clock-until = Until { $moment }
clock-has = { $name }: { $time }
clock-is-out = { $name }: time has run out
clock-paused = The clocks are paused.
clock-pause = Pause the clocks
clock-resume = End the pause
asked-you-pause = You have asked the others to pause the clocks.
asked-pause = { $name } asks to pause the clocks. If all agree, they stand until somebody ends the pause.
asked-note-paused = { $name } asked for a pause, and all agreed.
asked-note-resumed = { $name } has ended the pause.
asked-note-host-paused = The host of the game has paused the clocks.
asked-note-host-resumed = The host of the game has ended the pause.
asked-note-clocks-set = The host of the game has changed how much time there is. All clocks begin anew.
asked-note-ran-out = The time of { $name } has run out.
asked-note-stood-in = The time of { $name } had run out, and a bot made a choice.
asked-note-took-over = The time of { $name } had run out, and a bot has taken the seat.
refusal-no-clock = time is not limited in this game
clock-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
clock-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }

## Values of a person's own.

content-title = Values that differ
content-whose = Played with the values of { $name }
content-yours = Played with your own values
content-none = This game is played with Soloist’s values.
content-differ =
    { $count ->
        [one] One value differs from Soloist’s.
       *[other] { $count } values differ from Soloist’s.
    }
content-component = Component
content-field = Value
content-more =
    { $count ->
        [one] And one more.
       *[other] And { $count } more.
    }
content-look = Look at the values
right-content-stays = others sit at this table; its values stay as they are
refusal-contents-own = you have begun games with { $most } different sets of your own values; more are possible once Soloist has been started again

## The front page of a person.

home-yours = Your turn
home-waits = Waits for players
home-others = Others choose
home-watched = You watch
home-over = Over
home-listed = Open tables
home-asked = You are asked to play
home-asks = { $name } asks you to play { $game }
home-asks-with = At the table: { $names }
home-no-thanks = No thanks
home-none = No game yet. An invitation brings one.
home-none-member = No game yet. Start one and invite your friends.
home-guest = You are a guest, known by this browser alone. Ask a host for a link of your own.
home-what = Heavy board games with friends who live apart
home-what-help = Everybody at an own screen, all at once or a move a day. Nobody sees the cards of another. Bots take the seats that stay free.
home-who = This Soloist is run by { $operator }.
home-how = You come in by an invitation of somebody who plays here.
home-you = You
home-people = People
home-sign-in = Sign in
home-time = Your time runs out: { $time }
home-time-out = Your time has run out
home-time-paused = The clocks are paused

## A person's own page.

me-title = You and your devices
me-rank = { $name }, { $rank }
rank-guest = guest
rank-member = member
rank-host = host
me-devices = You are signed in at these devices.
me-others = Sign out all others
me-others-sure = Every other device is signed out. Go on?
me-ways = Your ways in
me-ways-help = Add a passkey, and nobody has to invite you again at your next device.
me-hours = Your hours
me-hours-help = In games that leave them out, your clock stands at night and at the weekend. What you change here counts from your next turn on.
me-hours-offset = Your clock
me-hours-from = Night from
me-hours-to = Night until
me-hours-none = no night
me-hours-weekend = Saturday and Sunday are left out
me-export = Take everything along
me-export-help = One file: your name, your devices, whom you block, your reports, your own values, and your games as far as you may know them now.
me-delete = Delete yourself
me-delete-help = Your name, your devices and the words of your reports are forgotten, and your seats become free. That is for good.
me-delete-yes = Yes, forget me
me-delete-button = Delete me
refusal-last-host = you are the only host; make somebody else a host first

## The host's page of people.

hosts-title = People
hosts-help = Whoever you let in as a member starts games and invites others.
hosts-in = Let somebody in
hosts-as = As a
hosts-link = Make a link
hosts-made = The link
hosts-made-help = Send it to one person. You see it only now. It works once, for { $days } days.
hosts-withdraw-all = Withdraw all links
hosts-out =
    { $count ->
        [one] 1 link is out.
       *[other] { $count } links are out.
    }
hosts-rank = Make { $rank }
hosts-remove = Remove
hosts-remove-sure = { $name } is forgotten, and the seats become free. Remove?

## Reports and blocks.

report-title = Report or block somebody
report-help = Whoever runs this service reads it, and may look at this game as a spectator until it is settled. The person is not told.
report-whom = Whom?
report-why = Why?
report-name = The name insults
report-stalling = Stops the game on purpose
report-cheating = Cheats
report-other = Something else
report-words = In your words, at most { $most } letters
report-send = Report
report-sent = Your report has arrived. { $name } is not told. What was done will stand under “You” on the front page.
refusal-report-person = choose a person of this game
refusal-report-reason = choose a reason
refusal-report-words = say in a few words what happened
refusal-report-long = that is more than { $most } letters; shorten it
refusal-report-again = you have reported { $name } in this game already; a host will read it
refusal-report-often =
    { $hours ->
        [one] you have made { $most } reports in a short time; the next one may follow in { $hours } hour
       *[other] you have made { $most } reports in a short time; the next one may follow in { $hours } hours
    }
block-title = Block somebody
block-help = Whoever you block cannot ask you to play, and cannot sit down unasked at a table of yours. Nobody is told.
block-do = Block
block-undo = Unblock
block-sure = { $name } can no longer ask you to play. Block?
right-one-seat = you hold a seat of this game already; leave it first
me-blocked = Whom you block
me-reports = Your reports
me-report = { $name } in { $game }, reported { $since }: { $state }
report-open = not settled yet
report-done-nothing = nothing had to be done
report-done-spoken = a host spoke with the person
report-done-ranked = the rank was changed
report-done-removed = the person was removed
hosts-reports = Reports
hosts-report = { $by } reports { $about }: { $reason }
hosts-report-game = { $game }, { $since }
hosts-report-look = Look at the game
hosts-report-done = What was done?
hosts-report-close = Close
hosts-acts = What hosts did
hosts-act-link = { $by } made a link, { $since }
hosts-act-links = { $by } withdrew all links, { $since }
hosts-act-rank = { $by } changed the rank of { $on }, { $since }
hosts-act-remove = { $by } removed { $on }, { $since }
hosts-act-report = { $by } closed a report of { $on }, { $since }

## The program that hosts.

host-open = Soloist is open at { $address }
host-made = { $file } is made. Read it, then start: { $command }
host-kept = { $file } is there already and stays as it is.
host-first = Open this once, within { $days } days, to become the host: { $link }
host-well = All is well: { $address }, games in { $folder }.
host-no-file = { $file } cannot be read: { $why }
host-wrong-file = { $file }: { $why }
host-no-url = no public address is given: write public_url, such as https://games.example
host-url-wrong = { $url } is no public address: give it as https://games.example, without a path
host-url-plain = { $url } is not encrypted: whoever is on the way reads along. That is for a trial on this computer alone.
host-proxy-wrong = { $proxy } is no address of a proxy: give it as 127.0.0.1 or 10.0.0.0/8
host-proxy-none = nobody ends TLS: write the address of the proxy into trusted_proxies, such as 127.0.0.1
host-proxy-all = { $proxy } trusts everybody: name the address of the proxy alone
host-address-open = { $address } is reached past the proxy: listen on 127.0.0.1
host-port = { $address } cannot be used: { $why }
host-folder = { $folder } cannot be used: { $why }
door-public = Soloist is at { $address }.
