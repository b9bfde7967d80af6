### The options chosen before set-up.

option-seats = Players
    .help = One player faces The Saboteurs; two to four play against each other.
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
reading-token-on-completion = Whoever completes a branch takes a Research token, if one is left
reading-lativ-returns = Lativ does his tasks when he returns to the Supply, too
reading-reread-havoc = Havoc starts at the newest discarded report
reading-award-sets = Awards alone make a set
reading-lativ-fills = A Bot of Lativ fills its space for the Saboteurs
reading-no-tile-no-storm = No new Extreme Weather where no tile is displayed
reading-no-prototype-exchange = No exchange for the parts of a prototype

## Why options are refused.

refuse-challenges = there are not so many Challenge cards left
refuse-helper-random = beside a real table say which Challenge cards apply

## What has changed since a game was saved.

change-benefits = the order of the benefits above a column and beside a row is asked only where it makes a difference
change-funding = the Funding tracks score 0, 0, 2, 3, -, 4, 6, 9, 12, 15 CP instead of 0, 0, 1, 2, 3, -, 4, 6, 8, 10
