### Master of the Galaxy: the names of players and things.


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
        [one] { $symbol } symbol
       *[other] { $count } { $symbol } symbols
    }
shape-factory = factory
shape-pyramid = pyramid
shape-globe = globe

## Decks and the types of their cards. The form "card" names a single card, "plural" several.

pile-species = species
    .card = species
    .plural = species
pile-leader = leader
    .card = leader
    .plural = leaders
pile-conflict = conflict
    .card = conflict
    .plural = conflicts
pile-government = government
    .card = government
    .plural = governments
pile-commerce = commerce
    .card = commerce development
    .plural = commerce developments
pile-expansion = expansion
    .card = expansion development
    .plural = expansion developments
pile-progress = progress
    .card = progress development
    .plural = progress developments

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
