//! What both fuzz tests share: playing on from an accepted position.

#![allow(dead_code, reason = "each fuzz test uses a part of it")]

use game_core::{Choices, Dice};
use master_of_the_galaxy::{Choice, MasterOfTheGalaxy};

/// Plays a position on for this many entries, with all checks and all texts.
pub(crate) fn play_on(game: &MasterOfTheGalaxy, entries: u32, dice: &mut Dice) {
    conformance::fuzz::play_on(game, entries, eager, dice);
}

/// A random choice that rarely skips anything.
pub(crate) fn eager(choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    let leaves = |choice: &Choice| {
        matches!(choice, Choice::End | Choice::Pass | Choice::Recall | Choice::Dismiss(_))
    };
    conformance::fuzz::eager(choices, leaves, dice)
}
