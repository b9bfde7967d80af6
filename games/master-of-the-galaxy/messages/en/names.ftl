### Master of the Galaxy: the names of players and things.

game-summary = Spread over sixteen systems with cubes drawn from a bag, by routes, bases, cards and conflicts, before the others do or the Weavers close the sky.

## Players.

player-grey = Grey
player-brown = Brown
player-orange = Orange
player-purple = Purple
player-you = You

## What a conflict is against.

against-neutral = neutral
against-swarm = a swarm

## Colours, symbols, shapes.

word = { $word }
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-white = white
colour-black = black
any-colour = any colour
cubes = { $count } { $colour }
cubes-none = nothing
symbol-military = military
symbol-economic = economic
symbol-industrial = industrial
symbol-scientific = scientific
symbol-political = political
symbols =
    { $count ->
        [one] { $symbol }
       *[other] { $count } { $symbol }
    }
shape-factory = factory
shape-pyramid = pyramid
shape-globe = globe

## Decks and the types of their cards. The form "card" names a single card.

pile-species = species
    .card = species
pile-leader = leader
    .card = leader
pile-conflict = conflict
    .card = conflict
pile-government = government
    .card = government
pile-commerce = commerce
    .card = commerce development
pile-expansion = expansion
    .card = expansion development
pile-progress = progress
    .card = progress development

## Projects. The first names the project of somebody whose species is known.

part-only = Project
part-base = Base
part-research = Research
part-politics = Politics
part-attack = Attack
part-defence = Defence
project =
    { $part ->
        [base] Base
        [research] Research
        [politics] Politics
        [attack] the attack in { $card }
        [defence] the defence in { $card }
       *[only] { $card }
    }
project-of-card =
    { $part ->
        [base] Base ({ $card })
        [research] Research ({ $card })
        [politics] Politics ({ $card })
        [attack] the attack in { $card }
        [defence] the defence in { $card }
       *[only] { $card }
    }
victory-in = Victory in { $card }
route = { $from }–{ $to }

## Works of the Weavers.

work-proliferation = proliferation
work-morphing = morphing
work-engulfment = engulfment
work-of-card = { $card }’s { $work }
