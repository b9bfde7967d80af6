//! Each player's counts on the table, collected in one pass for all state-based checks.

use game_core::EnumMap;

use crate::game::MasterOfTheGalaxy;
use crate::types::{Pile, Player, Symbol};

/// The counts of one player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    /// Bases on the board.
    pub(crate) bases: u8,
    /// Starts under control.
    pub(crate) starts: u8,
    /// Symbols of each kind.
    pub(crate) symbols: EnumMap<Symbol, u8>,
    /// Cards of each type that count against its limit.
    pub(crate) limited: EnumMap<Pile, u8>,
    /// Whether a modifier of the player makes some projects need fewer cubes than they have slots.
    pub(crate) discounts: bool,
}

impl MasterOfTheGalaxy {
    /// The counts of all players. They are valid until the table changes.
    pub(crate) fn tallies(&self) -> EnumMap<Player, Tally> {
        let mut tallies: EnumMap<Player, Tally> = EnumMap::default();
        for place in self.state.systems.values() {
            if let Some(owner) = place.owner {
                tallies[owner].bases += place.bases.len() as u8;
            }
        }
        for corner in self.content.corners {
            if let Some(owner) = self.state.systems[corner].owner {
                tallies[owner].starts += 1;
            }
        }
        for player in self.players() {
            let tally = &mut tallies[player];
            for &card in &self.state.areas[player].cards {
                let brief = self.content.brief(card);
                if !self.state.done.contains(card) {
                    tally.limited[card.pile()] += 1;
                }
                if self.counts(card) {
                    tally.symbols[brief.symbol] += brief.symbols;
                    tally.discounts |= brief.discounts;
                }
            }
        }
        tallies
    }
}

#[cfg(test)]
mod tests {
    use game_core::{Choices, Dice, Game, GameOptions, Id, NoSink, Settings, Turn};

    use super::*;
    use crate::content::Content;
    use crate::modifier::Sum;
    use crate::options::Options;

    /// The tally agrees with the single counts throughout random games.
    #[test]
    fn the_tally_says_what_the_single_questions_say() {
        let mut settings = Settings::new();
        settings.insert("seats".into(), 4.into());
        let options = Options::read(&settings, Content::ours()).expect("four play");
        for seed in 0..3 {
            let mut game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
            let (mut choices, mut dice) = (Choices::default(), Dice::new(seed));
            while game.turn() != Turn::Over {
                let tallies = game.tallies();
                for player in game.players() {
                    let tally = tallies[player];
                    assert_eq!(tally.bases, game.state.bases(player));
                    assert_eq!(tally.starts, game.starts(player));
                    assert_eq!(tally.symbols, game.symbols(player));
                    let limited = EnumMap::each(|pile| game.limited(player, pile).len() as u8);
                    assert_eq!(tally.limited, limited);
                    let needed =
                        |sum: Sum| crate::types::Kind::all().map(move |kind| sum.needed(kind, 6));
                    let cheaper = needed(game.sum(player)).any(|needed| needed < 6);
                    assert_eq!(tally.discounts, cheaper);
                }
                game.choices(&mut choices);
                let choice = choices.pick(&mut dice).expect("something is listed");
                game.apply_unchecked(choice, &mut NoSink);
            }
        }
    }
}
