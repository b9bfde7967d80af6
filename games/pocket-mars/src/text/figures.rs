//! The figures of a player: the numbers on the table that count for a seat.

use game_core::Figure;

use crate::game::PocketMars;
use crate::types::Player;

impl PocketMars {
    /// The figures by which a player sees the effect of a choice: points, colonists, energy and
    /// cards, of the player and of all others.
    pub(crate) fn figures_of(&self, player: Player) -> Vec<Figure> {
        let state = &self.state;
        let of = |who: Player, whose: &str| {
            vec![
                Figure::new(format!("{whose}points"), self.score(who)),
                Figure::new(format!("{whose}colonists on Buildings"), state.on_buildings(who)),
                Figure::new(format!("{whose}colonists on the Spaceship"), state.on_ship[who]),
                Figure::new(format!("{whose}energy"), state.energy[who]),
                Figure::new(format!("{whose}cards"), state.card_count(who) as i32),
            ]
        };
        let mut figures = of(player, "");
        for other in self.others(player) {
            let whose = match other {
                Player::Androids => "the androids\u{2019} ".to_string(),
                other => format!("{}\u{2019}s ", self.name(other)),
            };
            figures.extend(of(other, &whose));
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
