use game_core::{Choices, Dice, Game};

use crate::{Player, Seen};

/// Chooses uniformly among the listed choices.
#[derive(Clone, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player; the same seed gives the same play.
    pub fn new(seed: u64) -> Self {
        Random { dice: Dice::new(seed) }
    }
}

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _seen: &Seen<'_, G>, choices: &Choices<G::Choice>) -> G::Choice {
        choices.pick_evenly(&mut self.dice).expect("a seat that must choose has choices")
    }
}
