//! Why the Target rises and why nothing can be done, with the figures.

use crate::deed::Deed;
use crate::event::{Barred, Barrier, Raise, Shortage};
use crate::types::{BotSpace, Chemical, Colour, EnumSet, Voucher};

use super::localized_names::{machine_in, token_in};
use super::narrator::{Narrator, game_message};

impl Narrator<'_> {
    /// Why the Target rises, after a colon.
    pub(super) fn raise(&self, why: &Raise) -> String {
        match *why {
            Raise::Start => game_message!(self, "raise-start"),
            Raise::Pieces { agent, each, ref pieces } => {
                game_message!(self, "raise-pieces", pieces = pieces, agent = agent, each = each)
            }
            Raise::Initiative => game_message!(self, "raise-initiative"),
            Raise::Experiment { from, tile: None } => {
                game_message!(self, "raise-experiment", space = from)
            }
            Raise::Experiment { from, tile: Some(tile) } => {
                let cp = self.game.content.experiments[tile].cp;
                let title = self.experiment_title(tile);
                game_message!(self, "raise-experiment-tile", space = from, tile = title, cp = cp)
            }
            Raise::Government { weather, bots, each } => {
                game_message!(
                    self,
                    "raise-government",
                    weather = weather,
                    count = bots,
                    each = each
                )
            }
            Raise::Prototype { space } => game_message!(self, "raise-prototype", space = space),
            Raise::NoToken { area, weather } => {
                let token = token_in(area, weather, self.messages);
                game_message!(self, "raise-no-token", token = token)
            }
            Raise::Havoc { card: true } => game_message!(self, "raise-havoc"),
            Raise::Havoc { card: false } => game_message!(self, "raise-havoc-no-card"),
            Raise::Challenge { challenge, bots: None } => {
                game_message!(self, "raise-challenge", challenge = challenge)
            }
            Raise::Challenge { challenge, bots: Some(bots) } => {
                game_message!(self, "raise-challenge-bots", challenge = challenge, count = bots)
            }
            Raise::End => game_message!(self, "raise-end"),
        }
    }

    /// Why an action cannot be carried out, with the rule.
    pub(super) fn barred(&self, Barred { deed, by }: Barred) -> String {
        let machine = machine_in(deed.area(), self.messages);
        let (why, rule) = match by {
            Barrier::Done => (game_message!(self, "barred-done", deed = deed), "WM-ACT.3"),
            Barrier::OneAction => {
                (game_message!(self, "barred-one-action", deed = deed), "WM-ACT.1")
            }
            Barrier::Vouchers { voucher, cost, own, science, others } => {
                let why = game_message!(
                    self,
                    "barred-vouchers",
                    deed = deed,
                    price = self.vouchers(voucher, cost),
                    own = self.vouchers(voucher, own),
                    science = science,
                    others = others,
                    exchange = self.game.content.exchanges.science_exchange,
                );
                (why, price_rule(deed))
            }
            Barrier::NoBot => (game_message!(self, "barred-no-bot", deed = deed), "WM-GEN.4"),
            Barrier::Items { free, .. } if free.is_empty() => {
                let why = game_message!(self, "barred-no-space", deed = deed, machine = machine);
                (why, "WM-GEN.4")
            }
            Barrier::Items { free, chemicals, parts } => {
                (self.items(deed, free, chemicals, parts), "WM-GEN.4")
            }
            Barrier::NoTarget => (game_message!(self, "barred-target", deed = deed), "WM-GEN.4"),
        };
        format!("{why} ({rule})")
    }

    /// What free spaces take, and what the player has.
    fn items(
        &self,
        deed: Deed,
        free: EnumSet<BotSpace>,
        chemicals: EnumSet<Chemical>,
        parts: EnumSet<Colour>,
    ) -> String {
        let spaces = &self.game.content.bot_spaces;
        let wanted: EnumSet<Chemical> = free.iter().map(|space| spaces[space].chemical).collect();
        let sold: EnumSet<Colour> = free.iter().filter_map(|space| spaces[space].part).collect();
        if deed == Deed::Sell {
            return game_message!(self, "barred-part", deed = deed, wanted = sold, there = parts);
        }
        let machine = machine_in(deed.area(), self.messages);
        let payable: EnumSet<Chemical> =
            wanted.iter().filter(|&chemical| chemicals.contains(chemical)).collect();
        if !payable.is_empty() {
            return game_message!(
                self,
                "barred-besides",
                deed = deed,
                there = payable,
                machine = machine
            );
        }
        game_message!(
            self,
            "barred-chemical",
            deed = deed,
            machine = machine,
            wanted = wanted,
            there = chemicals,
        )
    }

    /// Why no action of the Supply is possible, with the rules.
    pub(super) fn shortage(&self, short: Shortage) -> [String; 2] {
        let Shortage { own, science, others, chemicals } = short;
        let exchange = self.game.content.exchanges.science_exchange;
        let pays = game_message!(
            self,
            "shortage-pays",
            own = self.vouchers(Voucher::Supply, own),
            science = science,
            others = others,
            exchange = exchange,
            able = own + science + others / exchange > 0,
        );
        let back = game_message!(self, "shortage-return", chemicals = chemicals);
        let rule = if chemicals == 0 { "WM-SUP.17" } else { "WM-R.65" };
        [format!("{pays} (WM-VOU.4)"), format!("{back} ({rule})")]
    }
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
