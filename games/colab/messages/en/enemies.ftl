### What the enemies do, and what a helper beside a real table asks.

## Names of places and pieces.

nothing = nothing
symbol-gear = gear
symbol-spark = spark
symbol-herb = herb
symbol-vial = vial
symbol-bone = bone
symbol-eye = eye
slot-l = lower left
slot-c = lower middle
slot-r = lower right
slot-lc = middle left
slot-cr = middle right
slot-top = top
tower = the { $tower } tower
towers = the { $names } { $count ->
        [one] tower
       *[other] towers
    }
towers-all = all towers
labs = the { $names } { $count ->
        [one] lab
       *[other] labs
    }
ring-tower = { $tower } tower
ring-lab = { $lab } lab
face-strip = STRIP
face-discard = DISCARD
face-jam = JAM
face-damage = DAMAGE
face-extra = EXTRA
face-wild = WILD
face-power = POWER
way-clockwise = clockwise
way-counter = counterclockwise
way-short = the shorter way
things = { $count } { $what ->
        [bag] token
        [power] power token
        [damage] damage token
        [freeze] freeze token
        [research] research token
        [potion] potion token
        [token] resource or wild token
        [card] card
        [lab] lab
        [place] place
       *[window] empty window
    }{ $count ->
        [one] {""}
       *[other] s
    }
bare-minions = bare minions
doom-at = { $card } on place { $place }
token =
    { $kind ->
        [power] a power token
       *[criteria] a criteria token
    }: { $does }
distance = { $places } away ({ $way })

## Actions of tokens, cards, dice and special powers.

then = , then{" "}
act-charge = the meter goes up by { $count }
act-power = { $tokens } to the bag
act-special = the special power
act-put = { $tokens } to { $spot }
act-discard = each player discards { $count ->
        [1] a die, a token or a card
       *[other] { $count } dice, tokens or cards
    }
act-strip = dice of players' minions at { $spot } go to the bowl
act-lose = each player loses { $things }
act-step = the scientist goes { $labs } { $way }
act-chase = the scientist goes { $way ->
        [clockwise] clockwise until it meets a player's scientist
        [counter] counterclockwise until it meets a player's scientist
       *[short] the shorter way to the nearest player's scientist
    }
act-minion = the nearest minion goes { $goal }
act-wreck = the highest tile of the scientist's lab goes to the box
target-scientist = the two towers beside the scientist
target-player = the two towers beside the nearest player's scientist
target-roll = the tower that a white die names
target-most = the tower with the most players' minions
target-all = all towers
goal-player = { $way } to the first tower beside a player's scientist
goal-other = to the tower of the other minion
goal-roll = to the tower that a white die names
goal-tower = to the { $tower } tower
face-does =
    { $face ->
        [strip] dice of players' minions on its tower go to the bowl, now and later
        [discard] each player discards a die, a token or a card
        [jam] players who place a minion on its tower get no row
        [damage] a damage token goes into its window
        [extra] it can work for one more in a Collect
        [wild] it pays any one symbol in a Build
       *[power] one more power token goes into the bag
    }

## Why an enemy charges.

cause-token = the token “{ $token }”
cause-die = the { $face } die in { $window }
cause-die-unknown = the die in { $window }
why-power = for drawing a power token
why-failed = because { $cause } could not be carried out in full
why-visit = for meeting a player's scientist
why-visit-in = for meeting a player's scientist in the { $lab } lab
why-text = as { $cause } says
why-upgrade = for the upgrade token

## What happens in an enemy's turn.

event-active-moved = { $enemy } has the active enemy token.
event-need-shown = { $enemy }'s deck has { $cards }; the top one needs { $tokens }, as its back shows.
event-face-rolled = { $enemy }'s die shows { $face }.
event-enemy-rolled = The white die rolled for { $enemy } names the { $tower } tower.
event-power-added =
    { KEY($enemy) ->
        [none] A power token goes into the bag: { $does }.
       *[other] { $enemy } adds a power token to the bag: { $does }.
    }
event-no-power = All power tokens are in use: none goes into the bag.
event-enemy-turn-begins = { $enemy }'s turn{ $active ->
        [yes] {""}
       *[no] , without the active enemy token
    }.
event-turn-begins =
    { KEY($player) ->
        [you] Your turn.
       *[other] { $name }'s turn.
    }
event-bag-refilled = The bag is empty: { $tokens } that had been used up go back into it.
event-token-drawn = { $enemy } draws { $token }. { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left in the bag.
event-not-active = The action of this token is skipped: { $active } is the active enemy, not { $enemy }.
event-token-laid = The token goes beside { $enemy }'s deck: { $tokens } there, and its top card needs { $need }{ $enough ->
        [yes] , so the card is built and they go out of play
       *[no] {""}
    }.
event-doom-built = { $enemy } builds { $card }, card { $built } of 9.
event-card-acts = { $enemy }'s { $card } acts: { $action }.
event-charged = { $enemy } charges to { $to } of { $last }, { $why }.
event-meter-full = { $enemy }'s meter is full: it falls to 0.
event-meter-reset =
    { $lost ->
        [0] { $enemy }'s meter stays at 0.
       *[other] { $enemy }'s meter is set from { $lost } to 0.
    }
event-special-power = { $enemy } uses { $title }: { $action }.
event-device-done = { $enemy }'s device is finished: the last turns begin.
event-towers-full = Each of the 18 windows holds a minion, damage or ice: the enemies have won.
event-ended = The game is over.
event-enemy-placed =
    { $how ->
        [new] A minion of { $enemy } is placed in { $window }
        [stays] { $enemy }'s minion stays in { $window }, its die rerolled
       *[goes] { $enemy }'s minion goes from { $from } to { $window }
    }, with { $face }{ $ice ->
        [yes] ; the ice there breaks
       *[no] {""}
    }.
event-enemy-moved = { $enemy } goes { $labs } { $way } from the { $from } lab to the { $to } lab{ $met ->
        [yes] , and meets { $names } there
       *[no] {""}
    }.
event-enemy-stays = { $enemy } stays in the { $lab } lab, with { $names }.
event-no-player-in-lab = No player's scientist is in a lab, so { $enemy } finds none.
event-nearest-minion = { $enemy }'s minion nearest to the scientist in the { $lab } lab is in { $window }, { $distance }.
event-destination =
    { $goal ->
        [player] From { $window } it has to go to the { $tower } tower, { $way } the first one beside a player's scientist ({ $labs }).
        [other] From { $window } it has to go to the { $tower } tower, where the other minion stands.
       *[tower] From { $window } it has to go to the { $tower } tower.
    }
event-no-room = It stays in { $window }, as the { $tower } tower has no window for it: { $held }.
held-minions = minions stand in { $windows }
held-damage = damage lies in { $windows }
event-damaged = A damage token goes beneath { $enemy }'s minion, into { $window }{ $ice ->
        [yes] , whose ice breaks
       *[no] {""}
    }.
event-aimed =
    { $whose ->
        [own] The scientist is in the { $lab } lab, beside { $towers }.
       *[player] The nearest player's scientist is in the { $lab } lab, { $labs } away, beside { $towers }.
    }
event-struck = { $enemy } puts a { $deed } token into { $window }{ $ice ->
        [yes] , whose ice breaks
       *[no] {""}
    }.
event-no-window = { $enemy } finds no window for { $what } at { $towers }.
event-fullest = The most players' minions stand at { $tower }: { $count }.
event-no-minions = No player's minion stands anywhere, so { $enemy } finds none.
event-nothing-to-strip = No player's minion at { $towers } has a die.
event-nothing-to-wreck = { $enemy }'s lab has only its starter tile, which stays.
event-nothing-to-lose = { KEY($who) ->
        [you] You have
       *[other] { $who } has
    } no more { $what ->
        [any] dice, tokens or cards
        [research] research tokens
        [potion] potion tokens
        [token] resource or wild tokens
       *[card] cards
    } to lose: { $missing } too few.
event-research-lost =
    { KEY($who) ->
        [you] You lose { $tokens }.
       *[other] { $who } loses { $tokens }.
    }

## Why it was so.

towers-passed = The towers in this direction, its own first: { $towers }.
face-reason = { $face }: { $does }.
minions-counted = Players' minions: { $counts }.{ $tie ->
        [yes] {" "}The player broke the tie.
       *[no] {""}
    }
windows-counted = Empty windows before: { $counts }.{ $end ->
        [ice] {" "}None is empty, so ice breaks.
        [tie] {" "}The player broke the tie.
       *[none] {""}
    }
reason-ice = None is empty, so ice breaks.
other-minion = The other one, in { $window }, is { $distance }{ $end ->
        [tie] ; the player broke the tie
        [more] , { $more } farther
       *[none] {""}
    }.
labs-searched = No player's scientist on the way: { $labs }.
both-ways = { $way ->
        [counter] Counterclockwise { $labs }, clockwise { $other }
       *[clockwise] Clockwise { $labs }, counterclockwise { $other }
    }{ $tie ->
        [yes] ; a tie goes clockwise
       *[no] {""}
    }.
acting-none = No card acts: another was built earlier this round, so the active enemy token shows its no-build action side.
acting-alone = It acts alone: no built card lies beside it.
acting-with = It acts with the built cards beside it: { $cards }.
acting-apart = Not beside it, so not acting: { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who }: { $what }
asks-power = Which power token goes into the bag?
asks-need = How many tokens does { $enemy }'s top card need?
asks-face = What does { $enemy }'s die show?
asks-token = Which token comes out of the bag?
asks-doom = Which card does { $enemy } build?
asks-minion-tower = Which tower does { $enemy }'s minion go to?
asks-tower = Which tower does { $enemy } hit?
asks-card = Which of { $enemy }'s cards acts next?
asks-charge = Which enemy charges next?
asks-nearest = Two of { $enemy }'s minions are equally near: which one moves?
asks-fullest = Which of the fullest towers does { $enemy } hit?
asks-harm = { $enemy } still has { $what } to place: at which tower?
asks-wreck = Which tile does { $enemy } wreck?
trail-turn = { $enemy }'s turn
trail-act = { $enemy }: { $cause }
trail-builds = { $enemy } builds
choice-need = It needs { $tokens }
choice-enemy = { $name } first
choice-act = { $name } first
    .detail = { $does }
choice-nearest = The minion in { $window } with { $face }
choice-minions = Players' minions: { $count }
choice-wreck = The { $slot } tile
group-windows = Empty windows

## What is asked of the table.

ask-game = Which game is on the table?
ask-enemies = Who plays against you?
asks-lab = Where is your scientist?
asks-windows = What do you have in these windows?
asks-tiles = Which tiles of the { $lab } lab are the highest?
asks-have =
    { $what ->
        [things] How many dice, tokens and cards do you have?
        [research] How many research tokens do you have?
        [potions] How many potion tokens do you have?
        [tokens] How many resource and wild tokens do you have?
       *[cards] How many cards do you have in hand?
    }
asks-ring = How is the ring laid out? Tower 1 is the gear tower's place, then clockwise.
asks-bag = How many tokens are in the bag? Criteria + power of each kind.
asks-room = Which window of the { $tower } tower is the lowest free one?
asks-minions = Which windows hold the enemies' minions and tokens?
asks-enemies = How do the enemies stand?
tower-twice = The tower { $tower } is named twice.
lab-twice = The lab { $lab } is named twice.
other-minions = { $enemy } has { $all } minions in windows after set-up, but these are { $count }.
too-many-built =
    There are only { $all } { $deck ->
        [device] devices
        [potion] potions
       *[monster] monsters
    } in the game.
too-few-built = You said that you have built enough cards: that takes { $all }, but these are { $count }.
wrong-printed = { $count } such cards have { $least } to { $most } printed points, not { $said }.
texts-without-cards = Without a built card, SCORE texts bring no points, not { $said }.
fact-scientist = Your scientist
fact-tiles = The { $lab } lab
fact-have =
    { $what ->
        [things] Your dice, tokens and cards
        [research] Your research tokens
        [potions] Your potion tokens
        [tokens] Your resource and wild tokens
       *[cards] Your cards in hand
    }
fact-tower = Tower { $nth }
fact-lab = Lab { $nth }
fact-enemy-lab = { $enemy }: scientist in the lab
fact-meter = { $enemy }: power meter
fact-need = { $enemy }: the top card needs
fact-unused = Unused power: { $does }
fact-room = Lowest free window
fact-active = The active token
answer-no-lab = In no lab
answer-no-room = None is free
answer-absent = In none
answer-bare = Yours, no die
answer-with-die = Yours with a die
answer-starter = None but the starter tile
answer-many = { $count } or more
answer-no-card = No card left
answer-ice = Ice
answer-damage = Damage
answer-damaged = { $minion } on damage

## What the person carries out.

do-give = You discard a die, a token or a card: you choose.
do-give-token = You discard a resource or wild token: you choose which.
do-discard-card = You discard a card from your hand: you choose which.
do-give-potion = You discard a potion token: you choose which.
do-strip = The die on your minion in { $window } goes to the bowl.
do-wreck = { $enemy } wrecks the { $slot } tile of the { $lab } lab.

## What stands above a turn, and the turn in one line.

turn-of = { $name }'s turn
turn-lab = to the { $lab } lab
turn-minion = a minion to { $window }
turn-power = special power used
turn-doom = builds doomsday card { $built }
turn-meter = meter now { $meter }

## What stands beneath the picture of a token, and above them.

short-chase = To you { $way }
short-minion = Minion { $way }
short-other = To the other
short-special = Special power
short-roll = White die
short-tower = { CAPITAL($tower) } tower
group-criteria = Criteria tokens
group-power = Power tokens, with a gold rim

## The end of a game with enemies.

announce-end = The game is over
answer-goes-on = The game goes on
answer-over = { $by ->
        [cards] I have built enough cards
        [device] An enemy's device was done, and I had my last turn
       *[full] All 18 windows are blocked
    }
asks-end = Is the game over?
asks-score = What do your built cards bring?
asks-research = The rest of your score.
fact-end = The end
fact-you = Your scientist
fact-built = Built cards: { $deck ->
        [device] devices
        [potion] potions
       *[monster] monsters
    }
fact-printed = Points printed on them
fact-texts = Points from SCORE texts
fact-tens = Full rounds of your research tracker
fact-marker = Your research tracker is on
fact-dice = Your dice, of all kinds, everywhere
item-cards = Built cards
item-texts = SCORE texts
item-research = Research
item-bonus = Bonus card
item-doomsday = Doomsday cards
item-meter = Power meter
item-feat = { $title } ({ $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    })
ended-full = All 18 windows were blocked.
ended-device = An enemy had finished its device.
ended-cards = Somebody had built enough cards.
decided-full = every window holds a minion, damage or ice
decided-goal = { $built } of { $cards } cards and { $score } of { $points } points
