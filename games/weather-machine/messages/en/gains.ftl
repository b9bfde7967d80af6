### Benefits, costs and conditions, at length and as short nouns.

## Gains as something to do; `.noun` is the thing alone.

gain-voucher = gain { $vouchers }
    .noun = { $count ->
            [1] { $voucher }
           *[other] { $vouchers }
        }
gain-any-voucher = gain { $vouchers }
    .noun = { $count ->
            [1] any Voucher
           *[other] { $vouchers }
        }
gain-part = take { $count ->
        [1] a Machine Part
       *[other] { $count } Machine Parts
    }
    .noun = { $count ->
            [1] Machine Part
           *[other] { $count } Machine Parts
        }
gain-chemical = take { $count ->
        [1] a Chemical
       *[other] { $count } Chemicals
    } from the Supply
    .noun = { $count ->
            [1] Chemical
           *[other] { $count } Chemicals
        }
gain-bot = construct a Bot
    .noun = Bot
gain-workshop = extend the Workshop
    .noun = Workshop tile
gain-fund = advance on the { $area } Funding track
    .noun = { $area } Funding
gain-any-fund = advance on any Funding track
    .noun = any Funding
gain-investment = take an Investment tile
    .noun = Investment tile
gain-cp = score { $count } CP
    .noun = { $count } CP
gain-end-cp = score { $count } CP at the end
    .noun = { $count } CP at the end
gain-sell = sell a part
gain-secure = secure a Subsidy tile
gain-experiment = work on an experiment
gain-publish = publish a paper
gain-research = do research
gain-breakthrough = make a breakthrough
gain-free-experiment = work on an experiment without a Chemical
gain-nothing = nothing
gain-either = { $one }, or { $other }
    .noun = { $one } or { $other }

## Costs.

cost-free = nothing
cost-item = any 1 Chemical or any 1 Machine Part

## Conditions of Goals; `.noun` is shorter.

condition-nobel = the Nobel Prize
condition-sections = the first { $count } sections of the Assembly Line open
    .noun = { $count }+ { $measure }
condition-space = { $measure } on space { $count } or beyond
    .noun = { $measure } at { $count }+
condition-least = { $count } or more { $measure }
    .noun = { $count }+ { $measure }
condition-most = at most { $count } { $measure }
condition-furthest = nobody further on the { $area } Funding track
    .noun = furthest in { $area } Funding
condition-majority = the most { $measure }, ties included
    .noun = most { $measure }

## What conditions measure.

measure-bots = { KEY($area) ->
        [area-rnd] Bots in R&D
        [area-lab] Bots on the Weather Machine
       *[other] Bots on the Government Machine
    }
measure-branches = { $area } branches with a Bot
measure-funding = the { $area } Funding marker
    .noun = { $area } Funding
measure-tokens = { $colour } Research tokens in the Office
measure-papers = published papers
measure-paper-weathers = weathers of published papers
measure-citations = Citation tokens in the Office
measure-rows = complete Office rows
measure-awards = Awards
measure-subsidies = Subsidy tiles
measure-workshop-tiles = Workshop tiles
measure-part-colours = colours of Machine Parts in the Workshop
measure-bots-built = Bots off the Assembly Line
measure-science = Science Vouchers
measure-vouchers = Vouchers
measure-cp = CP
measure-nobel = Nobel Prizes
measure-goals-met = Goal tiles met
measure-bots-on-board = Bots on the board
measure-sections = open sections of the Assembly Line
measure-lowest-funding = the hindmost Funding marker
measure-highest-funding = the foremost Funding marker
