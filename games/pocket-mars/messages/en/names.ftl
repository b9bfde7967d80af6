### Pocket Mars: the names of players and things.

game-summary = Send your seven colonists to Mars before the others do, or before the androids of the Devious Automatics Challenge.

## Players. The form "whose" stands before what they own.

player-you = you
    .whose = your
player-androids = the androids
    .whose = the androids'
player-red = Red
    .whose = Red's
player-white = White
    .whose = White's
player-yellow = Yellow
    .whose = Yellow's
player-grey = Grey
    .whose = Grey's
player-seat = Seat { $seat }

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
