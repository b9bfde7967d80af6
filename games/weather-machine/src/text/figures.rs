//! The figures of a player.

use game_core::Figure;
use i18n::Messages;

use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::types::{Player, Voucher};

use super::narrator::game_message;

impl WeatherMachine {
    /// The figures that a player weighs a choice by: CP, Goals, what can be spent, and the
    /// opponents.
    pub(super) fn figures_of(&self, player: Player, messages: Messages) -> Vec<Figure> {
        let lab = self.state.lab(player);
        let n = &self.narrator(messages);
        let sum = |counts: &[u8]| counts.iter().copied().map(i32::from).sum::<i32>();
        let goals = goals_met(&self.state, self.content, player).len() as i32;
        let mut figures = vec![
            Figure::new(game_message!(n, "figure-cp"), lab.cp),
            Figure::new(game_message!(n, "figure-secured"), self.secured(player) as i32),
            Figure::new(game_message!(n, "figure-goals"), goals),
            Figure::new(game_message!(n, "figure-bots"), lab.items.bots),
            Figure::new(game_message!(n, "figure-parts"), sum(lab.items.parts.values())),
            Figure::new(game_message!(n, "figure-chemicals"), sum(lab.items.chemicals.values())),
            Figure::new(game_message!(n, "figure-tiles"), lab.shape.tile_count()),
            Figure::new(game_message!(n, "figure-papers"), lab.paper_count()),
            Figure::new(game_message!(n, "figure-awards"), lab.award_count()),
        ];
        figures.extend(Voucher::ALL.map(|voucher| {
            let name = game_message!(n, "figure-vouchers", voucher = voucher);
            Figure::new(name, lab.vouchers[voucher])
        }));
        if self.options.solo() {
            let target = self.state.solo.target;
            figures.push(Figure::new(game_message!(n, "figure-target"), target));
        }
        let others = self.state.people().filter(|&other| other != player);
        figures.extend(others.map(|other| {
            let name = game_message!(n, "figure-other", player = other);
            Figure::new(name, self.secured(other) as i32)
        }));
        figures
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Narrate, Seat};
    use i18n::Locale;

    use crate::{Content, Options, WeatherMachine};

    #[test]
    fn the_figures_are_those_of_the_table() {
        let settings = serde_json::json!({"seats": 1});
        let options = Options::read(settings.as_object().expect("an object"), Content::ours());
        let game = WeatherMachine::new(&options.expect("options"), Content::ours());
        let mut game = game.expect("it begins");
        let before = game.figures(Seat(0), Locale::English);
        game.state.solo.target += 3;
        let after = game.figures(Seat(0), Locale::English);
        let changed: Vec<_> = before.iter().zip(&after).filter(|(one, two)| one != two).collect();
        assert_eq!(changed.len(), 1);
        assert_eq!(changed[0].1.value - changed[0].0.value, 3);
    }
}
