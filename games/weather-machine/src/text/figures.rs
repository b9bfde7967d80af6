//! The figures of a player.

use game_core::Figure;

use crate::game::WeatherMachine;
use crate::measure::goals_met;
use crate::types::{Player, Voucher};

impl WeatherMachine {
    /// The figures that a player weighs a choice by: CP, Goals, what can be spent, and the
    /// opponents.
    pub(super) fn figures_of(&self, player: Player) -> Vec<Figure> {
        let lab = self.state.lab(player);
        let sum = |counts: &[u8]| counts.iter().copied().map(i32::from).sum::<i32>();
        let goals = goals_met(&self.state, self.content, player).len() as i32;
        let mut figures = vec![
            Figure::new("CP", lab.cp),
            Figure::new("CP if it were scored now", self.secured(player) as i32),
            Figure::new("Goals met", goals),
            Figure::new("Bots", lab.items.bots),
            Figure::new("Machine Parts", sum(lab.items.parts.values())),
            Figure::new("Chemicals", sum(lab.items.chemicals.values())),
            Figure::new("Workshop tiles", lab.shape.tile_count()),
            Figure::new("Papers published", lab.paper_count()),
            Figure::new("Awards", lab.award_count()),
        ];
        let vouchers = Voucher::ALL;
        figures.extend(
            vouchers.map(|of| Figure::new(format!("{} Vouchers", of.short()), lab.vouchers[of])),
        );
        if self.options.solo() {
            figures.push(Figure::new("the Target Value", self.state.solo.target));
        }
        let others = self.state.people().filter(|&other| other != player);
        figures.extend(others.map(|other| {
            Figure::new(
                format!("CP of {} if it were scored now", self.name(other)),
                self.secured(other) as i32,
            )
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
