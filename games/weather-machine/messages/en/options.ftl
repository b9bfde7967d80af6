### The options chosen before set-up.

option-seats = Players
    .help = One plays against The Saboteurs, two to four against each other.
option-challenges = Challenge cards
    .help = Each makes the solo game harder; they can be combined.
option-random-challenges = Random Challenge cards
    .help = Add this many random Challenge cards.
option-drafting = Drafting variant
    .help = Choose Goal tiles in three rounds instead of being dealt them.
option-new-scientists = New Scientists variant
    .help = Lativ to the left of a space is worth one more Voucher.

## Other readings of the rules.

reading-ask-every-gain = Ask before every gain, so that it can be declined
reading-token-on-completion = Completing a branch takes a token that is left
reading-lativ-returns = Lativ's return to the Supply has his tasks
reading-reread-havoc = Havoc starts at the newest discarded report
reading-award-sets = Awards alone make a set
reading-lativ-fills = A Bot of Lativ fills its space for the Saboteurs
reading-no-tile-no-storm = No new weather where no tile is displayed
reading-no-prototype-exchange = No exchange for the parts of a prototype
