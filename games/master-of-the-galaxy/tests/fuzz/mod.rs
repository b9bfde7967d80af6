//! What both fuzz tests share: playing on from an accepted position.

#![allow(dead_code, reason = "each fuzz test uses a part of it")]

use game_core::{Choices, Dice, Draw};
use master_of_the_galaxy::{Choice, MasterOfTheGalaxy};

/// Plays a position on for this many entries, with all checks and all texts.
pub(crate) fn play_on(game: &MasterOfTheGalaxy, entries: u32, dice: &mut Dice) {
    conformance::fuzz::play_on(game, entries, eager, dice);
}

/// A random choice that rarely skips anything.
pub(crate) fn eager(choices: &Choices<Choice>, dice: &mut Dice) -> Option<Choice> {
    let first = choices.pick(dice)?;
    if choices.odds().iter().any(|&odds| odds != 1) || dice.below(8) == 0 {
        return Some(first);
    }
    let leaves = |choice: &&Choice| {
        matches!(choice, Choice::End | Choice::Pass | Choice::Recall | Choice::Dismiss(_))
    };
    let all: Vec<Choice> = choices.listed().iter().filter(|it| !leaves(it)).copied().collect();
    match all.len() {
        0 => Some(first),
        count => all.get(dice.below(count as u32) as usize).copied(),
    }
}
