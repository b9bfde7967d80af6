### Pocket Mars: the names of players and things.

## Players. The form "whose" stands before what they own.

player-seat = Seat { $seat }
    .whose = Seat { $seat }'s

## Colours of Buildings and cards. A back is a card of which only the colour is known.

word = { $word }
colour-green = green
colour-blue = blue
colour-orange = orange
colour-purple = purple
colour-black = black
back-green = a green card
back-blue = a blue card
back-orange = an orange card
back-purple = a purple card
back-black = a black card
back-hidden = a card
card = { $title } ({ $colour } { $value })

## Sentences with a name at the beginning.

begins-with-capital = { CAPITAL($word) }
