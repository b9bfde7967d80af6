//! Why CP were scored, why a question was skipped, and how the game ended, with the figures.

use game_core::grammar::{and, capital};

use crate::deed::Deed;
use crate::event::{Barred, Barrier, EndCount, Idle, Score, Shortage};
use crate::game::WeatherMachine;
use crate::state::Verdict;
use crate::types::{BotSpace, Chemical, Colour, EnumSet, Player, Voucher};

use super::events::verdict_words;
use super::names::{counted, experiment, for_each, machine, vouchers};

impl WeatherMachine {
    /// Why CP are scored, as the end of a sentence.
    pub(super) fn score_words(&self, why: Score) -> String {
        let scoring = &self.content.scoring;
        match why {
            Score::Printed(at) => format!(" from {}", self.printed_words(at)),
            Score::Experiment { tile, bots, each } => {
                let tile = experiment(self.content, tile);
                format!(": {} in the experiment {tile}", for_each(each, bots, "Bot"))
            }
            Score::Government { weather, bots, each } => {
                let (bots, weather) = (for_each(each, bots, "Bot"), weather.title());
                format!(": {bots} in the {weather} branch of the Government Machine")
            }
            Score::Paper { row, research, awards, citations } => {
                let some =
                    |count: u8, one: &str, cp: u8| (count > 0).then(|| for_each(cp, count, one));
                let tokens = [
                    some(research, "Research token", scoring.research_token),
                    some(awards, "Award", scoring.award_token),
                    some(citations, "Citation token", scoring.citation_token),
                ];
                let tokens: Vec<String> = tokens.into_iter().flatten().collect();
                format!(": {} in row {row}", and(&tokens))
            }
            Score::Science { vouchers: count } => {
                format!(" for {}", vouchers(Voucher::Science, count))
            }
        }
    }

    /// Why a question was skipped.
    pub(super) fn idle_words(&self, player: Player, idle: Idle) -> String {
        let (name, whose) = (self.name(player), capital(&self.possessive(player)));
        match idle {
            Idle::Actions { location, acted } => {
                let more = if acted { " more" } else { "" };
                format!("{name} can do nothing{more} in {}.", location.title())
            }
            Idle::Move => {
                format!("{whose} Scientist stays: no action space elsewhere is open.")
            }
            Idle::Awards => {
                format!("{whose} Awards stay on the holding space: the Office is full.")
            }
            Idle::LastPlacements => {
                let has = self.does(player, "have");
                format!("{has} no token to place and no Investment tile to use.")
            }
        }
    }

    /// Why an action cannot be carried out, with the rule.
    pub(super) fn barred_words(&self, Barred { deed, by }: Barred) -> String {
        let title = deed.title();
        let (why, rule) = match by {
            Barrier::Done => ("was carried out in this turn".into(), "WM-ACT.3"),
            Barrier::OneAction => ("cannot follow: the space allows one action".into(), "WM-ACT.1"),
            Barrier::Vouchers { voucher, cost, own, science, others } => {
                let price = vouchers(voucher, cost);
                let own = vouchers(voucher, own);
                let exchange = self.content.exchanges.science_exchange;
                let why = format!(
                    "costs {price}; there are {own}, {science} Science and {others} of other types, \
                     {exchange} of which stand for one Science"
                );
                (why, price_rule(deed))
            }
            Barrier::NoBot => ("needs a Bot, and the Workshop has none".into(), "WM-GEN.4"),
            Barrier::Items { free, .. } if free.is_empty() => {
                (format!("finds every space of {} taken", machine(deed.area())), "WM-GEN.4")
            }
            Barrier::Items { free, chemicals, parts } => {
                (self.items_words(deed, free, chemicals, parts), "WM-GEN.4")
            }
            Barrier::NoTarget => (no_target(deed).into(), "WM-GEN.4"),
        };
        format!("{title} {why} ({rule})")
    }

    /// What free spaces take, and what the player has.
    fn items_words(
        &self,
        deed: Deed,
        free: EnumSet<BotSpace>,
        chemicals: EnumSet<Chemical>,
        parts: EnumSet<Colour>,
    ) -> String {
        let spaces = &self.content.bot_spaces;
        let wanted: EnumSet<Chemical> = free.iter().map(|space| spaces[space].chemical).collect();
        let sold: EnumSet<Colour> = free.iter().filter_map(|space| spaces[space].part).collect();
        if deed == Deed::Sell {
            let there = listed(parts.iter(), "no Machine Part");
            let wanted = listed(sold.iter(), "no colour").replace(" and ", " or ");
            return format!(
                "needs a Machine Part for a free space of the Government Machine: {wanted}; the \
                 Workshop has {there}, and no more can be exchanged for"
            );
        }
        let machine = machine(deed.area());
        let payable = wanted.iter().any(|chemical| chemicals.contains(chemical));
        if payable {
            let both = listed(
                wanted.iter().filter(|&chemical| chemicals.contains(chemical)).map(Chemical::title),
                "",
            );
            return format!(
                "has {both} for a free space of {machine}, but not all that such a space costs \
                 besides"
            );
        }
        let wanted = if wanted.len() == Chemical::ALL.len() {
            "any one would do".into()
        } else {
            listed(wanted.iter().map(Chemical::title), "none is asked for").replace(" and ", " or ")
        };
        let there = listed(chemicals.iter().map(Chemical::title), "none");
        format!(
            "needs a Chemical for a free space of {machine}: {wanted}; the Workshop has {there}, \
             and no more can be exchanged for"
        )
    }

    /// Why no action of the Supply is possible.
    pub(super) fn shortage_words(&self, short: Shortage) -> [String; 2] {
        let Shortage { own, science, others, chemicals } = short;
        let exchange = self.content.exchanges.science_exchange;
        let able = own + science + others / exchange > 0;
        let own = vouchers(Voucher::Supply, own);
        let pays = if able {
            "they pay for nothing that is on offer and has a place"
        } else {
            "every action but returning a Chemical costs one at least"
        };
        let back = if chemicals == 0 {
            "There is no Chemical in the Workshop to return (WM-SUP.17)"
        } else {
            "What Chemicals there are went to and fro twice in this turn (WM-R.65)"
        };
        [
            format!(
                "There are {own}, {science} Science and {others} of other types, {exchange} of \
                 which stand for one Science: {pays} (WM-VOU.4)"
            ),
            back.into(),
        ]
    }

    /// How a solo game ended, with the figures that decided it.
    pub(super) fn ended_words(&self, verdict: Verdict, count: EndCount) -> String {
        let EndCount { cp, target, goals, markers, storms, card } = count;
        let numbers = &self.content.saboteurs;
        match verdict {
            Verdict::ImmediateWin => {
                let (goals, markers) = (counted(goals, "Goal"), counted(markers, "Funding marker"));
                let space = numbers.win_space;
                format!(
                    "You win at once: {cp} CP exceed the Target of {target}, with {goals} met and \
                     {markers} on space {space} or beyond."
                )
            }
            Verdict::Won => format!("You win: your {cp} CP exceed the Target of {target}."),
            Verdict::Lost => {
                format!("You lose: your {cp} CP do not exceed the Target of {target}.")
            }
            Verdict::Forbidden => {
                let card = card.map_or("a card".into(), |card| self.content.challenge_name(card));
                format!(
                    "You lose: your {cp} CP exceed the Target of {target}, but the Challenge card \
                     {card} forbids to win like this."
                )
            }
            Verdict::Storms => {
                let weathers: Vec<String> =
                    storms.iter().map(|weather| weather.title().to_string()).collect();
                let tiles = counted(weathers.len() as u8, "Extreme Weather tile");
                format!("You lose: {tiles} of the last level lie open, {}.", and(&weathers))
            }
            Verdict::Reports => verdict_words(verdict).into(),
        }
    }
}

/// The names as a list, or `none` if there are no names.
fn listed<T: ToString>(names: impl Iterator<Item = T>, none: &str) -> String {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.is_empty() { none.into() } else { and(&names) }
}

/// The rule for the price of an action.
const fn price_rule(deed: Deed) -> &'static str {
    match deed {
        Deed::Sell => "WM-GOV.1",
        Deed::Secure => "WM-GOV.15",
        Deed::Experiment => "WM-LAB.1",
        Deed::Publish => "WM-PUB.1",
        Deed::Research => "WM-RND.1",
        Deed::Breakthrough => "WM-BRK.1",
    }
}

/// Which target an action lacks.
const fn no_target(deed: Deed) -> &'static str {
    match deed {
        Deed::Sell | Deed::Experiment | Deed::Research => "finds no free space",
        Deed::Secure => "finds no Subsidy tile with its blue side up",
        Deed::Publish => "finds no row of the Office that is complete or can be cited",
        Deed::Breakthrough => {
            "finds no published paper with a prototype that can be built and paid for"
        }
    }
}
