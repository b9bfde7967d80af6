//! The figures of a player: the numbers on the table that count for a seat.

use game_core::{Figure, Named as _};
use i18n::message;

use super::names::Narrator;
use crate::types::Player;

impl Narrator<'_> {
    /// The figures by which a player sees the effect of a choice: points, colonists, energy and
    /// cards, of the player and of all others.
    pub(crate) fn figures(&self, player: Player) -> Vec<Figure> {
        let messages = self.messages;
        let of = |who: Player| {
            let state = &self.game.state;
            [
                (message!(messages, "figure-points"), self.game.score(who)),
                (message!(messages, "figure-landed"), state.on_buildings(who).into()),
                (message!(messages, "figure-ship"), state.on_ship[who].into()),
                (message!(messages, "figure-energy"), state.energy[who].into()),
                (message!(messages, "figure-cards"), state.card_count(who) as i32),
            ]
        };
        let own = of(player).map(|(what, value)| Figure::new(what, value));
        let mut figures = Vec::from(own);
        for other in self.game.others(player) {
            figures.extend(of(other).map(|(what, value)| {
                let player = other.named(self);
                let name = message!(messages, "figure-of", player = player, what = what);
                Figure::new(name, value)
            }));
        }
        figures
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Game, Narrate, Seat};
    use i18n::Locale;

    use crate::{Building, Content, Options, Player, PocketMars};

    #[test]
    fn the_figures_are_those_of_the_table() {
        let options = Options::read(&serde_json::Map::new(), Content::ours()).expect("defaults");
        let mut game = PocketMars::new(&options, Content::ours()).expect("it begins");
        let before = game.figures(Seat(0), Locale::English);
        game.state.earth[Player::One] -= 1;
        game.state.first[Building::ALL[0]][Player::One] += 1;
        let after = game.figures(Seat(0), Locale::English);
        let changed = before.iter().zip(&after).filter(|(one, two)| one != two);
        let names: Vec<&str> = changed.map(|(one, _)| one.name.as_str()).collect();
        assert!(
            names.contains(&"points") && names.contains(&"colonists on Buildings"),
            "{names:?}"
        );
    }
}
