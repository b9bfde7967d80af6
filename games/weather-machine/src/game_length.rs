//! An upper bound for the length of a game.
//!
//! Experiment tiles limit the number of rounds (INV-31). Within a round every entry is a step of a
//! turn or of an experiment, or it comes from a benefit or from a Voucher, and these are limited
//! too: a slot, an Office space, a Goal or a Research space pays once, and returned Bots pay again.

use crate::benefit::{Benefit, Gain, Gains};
use crate::content::Content;
use crate::game::WeatherMachine;

/// Entries of set-up, of the Security Reports and of havoc, for all players together.
const ONCE: u32 = 600;
/// Entries per player and round for its steps, Phase B included, without payments and gains.
const STEPS: u32 = 100;
/// Maximum entries for a Voucher: paying it, for an action of the Supply or to Call Security, which
/// take at most five questions and reveals.
const FOR_A_VOUCHER: u32 = 6;
/// Chemicals acquired in a turn: five of each type, plus one of each that was returned (WM-R.65).
const ACQUIRED: u32 = 30;
/// Chemicals returned in a turn: those acquired, and those owned before.
const RETURNED: u32 = ACQUIRED + 25;
/// Entries for a benefit without its units: the alternative, its gains, and the targets, parts and
/// rows of three actions.
const FOR_A_BENEFIT: u32 = 40;
/// Benefits per player and round: three Bots constructed again, six slots of income, a reward.
const BENEFITS_OF_A_ROUND: u32 = 10;
/// Benefits per player that occur once in a game: 12 slots, 18 Office spaces, 6 Goal spaces, 6
/// times the funding of 11 spaces, 6 slides, 12 Research spaces, 6 spaces of Extreme Weather, 15
/// Subsidy tiles used, and 15 secured with column and row.
const BENEFITS_ONCE: u32 = 12 + 18 + 6 + 6 * 11 + 6 + 12 + 6 + 15 + 3 * 15;

impl WeatherMachine {
    /// A number of entries that no game with these options exceeds.
    pub(crate) fn most_entries(&self) -> u32 {
        let content = self.content;
        let rounds = self.most_rounds();
        let price = content.chemical_spaces.facts().iter().map(|space| u32::from(space.vouchers));
        let price = price.max().unwrap_or(0);
        let exchanges = &content.exchanges;
        let moving = 1
            + 6 * u32::from(exchanges.neighbour)
            + u32::from(exchanges.lativ)
            + u32::from(exchanges.supply_gain);
        let start: u32 = content.vouchers.facts().iter().map(|track| u32::from(track.max)).sum();
        let of_a_round = STEPS + ACQUIRED + RETURNED + FOR_A_VOUCHER * (moving + RETURNED * price);
        // A unit is gained and spent: a Voucher, a part, or a Chemical that is returned for its
        // price.
        let of_a_unit = 2 + FOR_A_VOUCHER * price.max(1);
        let of_a_benefit = FOR_A_BENEFIT + most_units(content) * of_a_unit;
        let benefits = BENEFITS_ONCE + BENEFITS_OF_A_ROUND * rounds;
        let of_a_player = FOR_A_VOUCHER * start + rounds * of_a_round + benefits * of_a_benefit;
        ONCE + u32::from(self.options.seats) * of_a_player
    }
}

/// The maximum number of units in one benefit.
fn most_units(content: &Content) -> u32 {
    let storms = content.extreme.facts().iter().flat_map(|tile| &tile.spaces);
    let tracks = [&content.government_funding, &content.lab_funding, &content.rnd_funding];
    let all = content
        .slots
        .facts()
        .iter()
        .chain(content.office.facts())
        .chain(content.slides.facts())
        .chain(content.goal_spaces.facts())
        .chain(content.subsidy_columns.facts())
        .chain(content.subsidy_rows.facts())
        .chain(content.subsidies.facts().iter().map(|tile| &tile.benefit))
        .chain(content.experiments.facts().iter().map(|tile| &tile.reward))
        .chain(content.bot_spaces.facts().iter().map(|space| &space.benefit))
        .chain(tracks.into_iter().flat_map(|track| track.facts()).map(|space| &space.benefit))
        .chain(storms);
    all.map(units).max().unwrap_or(0)
}

fn units(benefit: &Benefit) -> u32 {
    let of = |gain| match gain {
        Gain::Voucher(_, count)
        | Gain::AnyVoucher(count)
        | Gain::Part(count)
        | Gain::Chemical(count) => u32::from(count),
        _ => 1,
    };
    let of_alternative = |gains: Gains| gains.iter().map(of).sum();
    benefit.alternatives().map(of_alternative).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use game_core::Game;
    use serde_json::json;

    #[test]
    fn a_game_of_four_has_fewer_than_a_million_entries() {
        let settings = json!({"seats": 4}).as_object().cloned().expect("settings");
        let options = Options::read(&settings, Content::ours()).expect("options");
        let game = WeatherMachine::new(&options, Content::ours()).expect("a game");
        assert!((10_000..1_000_000).contains(&game.max_steps()), "{}", game.max_steps());
    }
}
