# Refusals of whoever asks too much, each followed by when to come again.

limit-requests = that was a lot of requests in a short time
limit-at-once = too many of your requests are still being answered
limit-streams = too many tables are open; close some windows
limit-new-games = that was a lot of new games in a short time
limit-bytes = that was a lot of data in a short time
limit-seconds = you have had a lot of hints and reviews
limit-searches = too many of your hints and reviews are still being worked out
limit-again-seconds =
    { $seconds ->
        [one] try again in { $seconds } second
       *[other] try again in { $seconds } seconds
    }
limit-again-minutes =
    { $minutes ->
        [one] try again in { $minutes } minute
       *[other] try again in { $minutes } minutes
    }
