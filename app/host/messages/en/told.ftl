# What people are told while they are not there: letters, web-hooks, and the page on which they choose it.

told-title = What you are told
told-help = Soloist tells you what waits for you while you are not looking: by e-mail, or in your chat. What happens within two minutes comes together, nothing comes during your free hours, and nothing comes twice.
told-own-help = By e-mail or in your chat, when a game waits for you.
told-kept = That is kept.
told-skip = To the text
told-your-page = To your page
told-kind-turn = It is your turn
told-kind-invited = Somebody asks you to play
told-kind-asked = The others ask you to agree to something
told-kind-time-short = Your time runs out
told-kind-over = A game is over
told-letter = By e-mail
told-letter-to = To this address
told-letter-none = You have no e-mail address here. Add one among your ways in.
told-letter-off = This Soloist sends no e-mail.
told-ways = Your ways in
told-hook = In your chat, by a web-hook
told-hook-help = Make an incoming web-hook in Discord, Slack, Mattermost or a program of your own, and put its address here. Requests are signed as Standard Webhooks say.
told-hook-address = Address of the web-hook
told-hook-secret = Secret for checking signatures
told-hook-wrong = This is no https address.
told-games = Your games
told-games-help = Of these you are told nothing:
told-keep = Keep
told-stop-title = No more e-mails?
told-stop = Soloist will send you no more e-mails about games.
told-stop-go = Send me no more
told-stopped-title = No more e-mails
told-stopped = Soloist sends you no more e-mails about games. You can change that on your page.
told-stop-unknown = This link ends nothing any more.
told-line-turn = It is your turn in { $game }.
told-line-turn-left = It is your turn in { $game }. Time left: { $time }.
told-line-invited = { $name } asks you to play { $game }.
told-line-asked = The others ask you to agree to something in { $game }.
told-line-time-short = Your time in { $game } runs out: { $time }.
told-line-over = { $game } is over.
told-subject-many =
    { $count ->
        [one] 1 thing waits for you
       *[other] { $count } things wait for you
    }
told-letter-end =
    What you are told: { $settings }
    No more e-mails: { $stop }
