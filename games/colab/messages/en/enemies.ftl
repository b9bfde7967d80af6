### What the enemies do, and what a helper beside a real table asks.

## Names of places and pieces.

list-and = {" "}and{" "}
nothing = nothing
symbol = { $symbol }
slot = { $slot }
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
face = { $name }
way =
    { $way ->
        [clockwise] clockwise
        [counter] against the clock
       *[short] the shorter way
    }
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
        [clockwise] clockwise to the next player's scientist
        [counter] against the clock to the next player's scientist
       *[short] the shorter way to the nearest player's scientist
    }
act-minion = the nearest minion goes { $goal }
act-wreck = the highest tile of the scientist's lab goes to the box
spot =
    { $spot ->
        [scientist] the two towers beside the scientist
        [player] the two towers beside the nearest player's scientist
        [roll] the tower that a white die names
        [most] the tower with most players' minions
       *[all] all towers
    }
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

cause-token = the token { $token }
cause-die = the { $face } die in { $window }
cause-die-unknown = the die in { $window }
why-power = for the power token that it drew
why-failed = because { $cause } could not be carried out in full
why-visit = because a player's scientist and this one have met
why-visit-in = because a player's scientist and this one have met in the { $lab } lab
why-text = as { $cause } says
why-upgrade = for the upgrade token

## What happens in an enemy's turn.

event-active-moved = { $enemy } has the active enemy token.
event-need-shown = The deck of { $enemy } has { $cards }; the back of the top one says that it needs { $tokens }.
event-face-rolled = The die of { $enemy } shows { $face }.
event-enemy-rolled = The white die rolled for { $enemy } names the { $tower } tower.
event-power-added =
    { KEY($enemy) ->
        [none] A power token goes into the bag: { $does }.
       *[other] { $enemy } adds a power token to the bag: { $does }.
    }
event-no-power = All power tokens are in use: none goes into the bag.
event-enemy-turn-begins = It is the turn of the enemy { $enemy }{ $active ->
        [yes] {""}
       *[no] , which has no active enemy token
    }.
event-turn-begins =
    { KEY($player) ->
        [you] It is your turn.
       *[other] It is the turn of { $name }.
    }
event-bag-refilled = The bag is empty: { $tokens } that had been used up go back into it.
event-token-drawn = { $enemy } draws { $token }. { $left ->
        [one] { $left } is
       *[other] { $left } are
    } left in the bag.
event-not-active = The action of this token is skipped: { $active } is the active enemy, not { $enemy }.
event-token-laid = The token goes beside the deck of { $enemy }: { $tokens } there, its top card needs { $need }, { $enough ->
        [yes] so they go out of play and it is built
       *[no] not yet enough
    }.
event-doom-built = { $enemy } builds { $card }, card { $built } of 9.
event-card-acts = { $card } of { $enemy } acts: { $action }.
event-charged = { $enemy } charges to { $to } of { $last }, { $why }.
event-meter-full = The meter of { $enemy } is full: it falls to 0.
event-meter-reset =
    { $lost ->
        [0] The meter of { $enemy } stays at 0.
       *[other] The meter of { $enemy } is set from { $lost } to 0.
    }
event-special-power = { $enemy } uses { $title }: { $action }.
event-device-done = { $enemy } has finished its device: the last turns begin.
event-towers-full = Each of the 18 windows holds a minion, damage or ice: the enemies have won.
event-ended = The game is over.
event-enemy-placed =
    { $how ->
        [new] A minion of { $enemy } is placed in { $window }
        [stays] The minion of { $enemy } in { $window } stays there, rolled anew
       *[goes] The minion of { $enemy } goes from { $from } to { $window }
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
event-nearest-minion = The minion of { $enemy } in { $window } is to move: from the scientist in the { $lab } lab it is { $distance }.
event-destination =
    { $goal ->
        [player] From { $window } it has to go to the { $tower } tower, { $way } from its own the first one beside a lab with a player's scientist, { $labs }.
        [other] From { $window } it has to go to the { $tower } tower, where the other one stands.
       *[tower] From { $window } it has to go to the { $tower } tower.
    }
event-no-room = It stays in { $window }, as the { $tower } tower has no window for it: { $held }.
held-minions = minions stand in { $windows }
held-damage = damage lies in { $windows }
event-damaged = The minion of { $enemy } puts a damage token beneath it, into { $window }{ $ice ->
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
event-fullest = Most players' minions, { $count }, stand on { $tower }.
event-no-minions = No player's minion stands anywhere, so { $enemy } finds none.
event-nothing-to-strip = No player's minion at { $towers } has a die.
event-nothing-to-wreck = In the lab of { $enemy } lies nothing but the starter tile, which stays.
event-nothing-to-lose = { KEY($who) ->
        [you] You have
       *[other] { $who } has
    } no more { $what ->
        [any] dice, tokens or cards
        [research] research tokens
        [potion] potion tokens
        [token] resource or wild tokens
       *[card] cards
    } to give: { $missing } too few.
event-research-lost =
    { KEY($who) ->
        [you] You lose { $tokens }.
       *[other] { $who } loses { $tokens }.
    }

## Why it was so.

towers-passed = The towers in this direction, its own first: { $towers }.
face-reason = { $face }: { $does }.
minions-counted = Players' minions: { $counts }.{ $tie ->
        [yes] {" "}The player chose among equals.
       *[no] {""}
    }
windows-counted = Empty windows before it: { $counts }.{ $end ->
        [ice] {" "}None is empty, so ice breaks.
        [tie] {" "}The player chose among equals.
       *[none] {""}
    }
reason-ice = None is empty, so ice breaks.
other-minion = The other one, in { $window }, is { $distance }{ $end ->
        [tie] ; the player chose
        [more] , { $more } farther
       *[none] {""}
    }.
labs-searched = No player's scientist on the way: { $labs }.
both-ways = { $way ->
        [counter] Against the clock { $labs }, clockwise { $other }
       *[clockwise] Clockwise { $labs }, against the clock { $other }
    }{ $tie ->
        [yes] ; of equals the one clockwise
       *[no] {""}
    }.
acting-none = No card acts: another one was built in this round before, and the active enemy token shows its no-build action side.
acting-alone = It acts alone: no built card lies beside it.
acting-with = It acts with the built cards beside it: { $cards }.
acting-apart = Not beside it, so without action: { $cards }.

## What is asked in an enemy's turn, and its answers.

asked-of = { $who }: { $what }
asks-power = Which power token goes into the bag?
asks-need = How many tokens does the top card of { $enemy } need?
asks-face = What does the die of { $enemy } show?
asks-token = Which token comes out of the bag?
asks-doom = Which card does { $enemy } build?
asks-minion-tower = Which tower for the minion of { $enemy }?
asks-tower = Which tower does { $enemy } hit?
asks-card = Choose which card of { $enemy } acts next.
asks-charge = Choose which enemy charges next.
asks-nearest = Two minions of { $enemy } are as near to the scientist: choose which moves.
asks-fullest = Choose which of the fullest towers { $enemy } hits.
asks-harm = Choose the tower for a token of { $enemy } ({ $what } to come).
asks-wreck = Choose which tile { $enemy } wrecks.
trail-turn = Turn of { $enemy }
trail-act = { $enemy }: { $cause }
trail-builds = { $enemy } builds
choice-need = It needs { $tokens }
choice-enemy = { $name } first
choice-act = { $name } first
    .detail = { $does }
choice-nearest = The minion in { $window } with { $face }
choice-minions =
    { $count ->
        [one] { $count } minion of players
       *[other] { $count } minions of players
    }
choice-wreck = The tile in slot { $slot }
group-windows = Empty windows

## What is asked of the table.

ask-game = Which game is on the table?
ask-enemies = Who plays against you?
asks-lab = Where is your scientist?
asks-windows = What have you in these windows?
asks-tiles = Which tiles of this lab are the highest?
asks-have = How much of it do you have?
asks-ring = How is the ring laid out? Tower 1 is the gear tower's place, then clockwise.
asks-bag = How many tokens are in the bag? Criteria + power of each kind.
asks-room = Which window of the { $tower } tower is the lowest free one?
asks-minions = Which windows have the enemies' minions and tokens?
asks-enemies = How do the enemies stand?
fact-scientist = Your scientist
fact-tiles = The { $lab } lab
fact-have = Your { $what }
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

do-give = You give a die, a token or a card: you choose.
do-give-token = You give a resource or wild token: you choose which.
do-discard-card = You discard a card of your hand: you choose which.
do-give-potion = You give a potion token: you choose which.
do-strip = The die on your minion in { $window } goes to the bowl.
do-wreck = { $enemy } wrecks the tile in slot { $slot } of the { $lab } lab.

## What stands above a turn, and the turn in one line.

turn-of = The turn of { $name }
turn-lab = to the { $lab } lab
turn-minion = a minion to { $window }
turn-power = the special power
turn-doom = doomsday card { $built }
turn-meter = the meter at { $meter }

## What stands beneath the picture of a token, and above them.

short-chase = To you { $way }
short-minion = Minion { $way }
short-other = To the other
short-special = Special power
short-roll = White die
short-tower = { $tower } tower
group-criteria = Criteria tokens
group-power = Power tokens, with a gold rim

## The end of a game with enemies.

announce-end = The game is over
answer-goes-on = The game goes on
answer-over = { $by ->
        [cards] I have built cards enough
        [device] An enemy's device was done, and I had my last turn
       *[full] All 18 windows are blocked
    }
asks-end = Is the game over?
asks-score = Which cards have you built, and what did they bring?
asks-research = Who are you, how far is your research, and how many dice have you?
fact-end = The end
fact-you = Your scientist
fact-built = Built cards: { $deck ->
        [device] devices
        [potion] potions
       *[monster] monsters
    }
fact-printed = Points printed on them
fact-texts = Points of SCORE texts
fact-tens = Rounds of your research marker
fact-marker = Your research marker stands at
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

## The opponent, to complete “alone against …”.

opponent = mad scientists
