### What is counted: the figures beside a choice, and what a hint goes by.

## Figures of a player.

figure-cp = CP
figure-secured = CP if it were scored now
figure-goals = Goals met
figure-bots = Bots
figure-parts = Machine Parts
figure-chemicals = Chemicals
figure-tiles = Workshop tiles
figure-papers = Papers published
figure-awards = Awards
figure-vouchers = { FORM($voucher, "many") }
figure-target = the Target Value
figure-other = CP of { $player } if it were scored now

## What a hint counts, by name.

feature-cp = your CP
feature-target = the Target
feature-cards = Security Reports left
feature-investments = your Investment tiles
feature-unused = your Subsidy tiles not used
feature-all-vouchers = your Vouchers
feature-bots = Bots in your Workshop
feature-all-parts = Machine Parts in your Workshop
feature-all-chemicals = Chemicals in your Workshop
feature-tiles = your Workshop tiles
feature-built = Bots off your Assembly Line
feature-sections = open sections of your Assembly Line
feature-deck = tiles of the Experiment deck
feature-tokens = your Research, Award and Citation tokens
feature-held = tokens on your holding space
feature-singles = rows of your Office with one token
feature-pairs = rows of your Office with two tokens
feature-complete = complete rows of your Office not published
feature-papers = your published papers
feature-gone = your papers that made a Breakthrough
feature-ready = your papers that can make a Breakthrough
feature-awards = your Awards
feature-nobel = the Nobel Prize
feature-goals-met = your Goals that are met
feature-goals-set = your Goals that are set
feature-funding = space of your { $area } Funding marker
feature-goal = Goal { $goal }
feature-subsidy = Subsidy tile { $tile } ({ $benefit })
feature-vouchers = your { FORM($voucher, "many") }
feature-parts = { $colour } Machine Parts in your Workshop
feature-chemicals = { $chemical } in your Workshop
feature-own-bots = your Bots on { $machine }
feature-their-bots = Bots of the Saboteurs on { $machine }
feature-branch = Bots in the { $weather } branch of { $machine }
feature-research = { $token } left on the board
feature-supply = { $chemical } in the Supply
feature-lock = the Lock token of { $weather }
feature-locks = Lock tokens on the board
feature-no-storms = weathers without an Extreme Weather tile
feature-storms = Extreme Weather tiles of level { $level }
feature-storm-level = level of the Extreme Weather tile of { $weather }
feature-storm-markers = markers on the Extreme Weather tile of { $weather }
feature-their-chemical = { $chemical } in the Hideout
feature-their-chemicals = Chemicals in the Hideout
feature-their-colour = { $colour } Research tokens in the Hideout
feature-their-tokens = Research tokens in the Hideout
feature-their-awards = Awards in the Hideout

## How it stands.

stands-nobel = { $taken ->
        [yes] yours
       *[no] on the board
    }
stands-goal = { $goal ->
        [none] not set
        [met] met
       *[set] set, not met
    }
stands-subsidy = { $subsidy ->
        [none] not yours
        [used] used
       *[own] yours
    }
stands-branch = { $bots ->
        [none] none
        [others] { $count }, none yours
        [all] { $count }, yours
       *[some] { $count }, { $own } of them yours
    }
stands-lock = { $there ->
        [yes] on its space
       *[no] gone
    }
