//! What players learnt of the game alone: to what choices they lean.

use table::{Layout, LearntLeanings, Published};

use crate::choice::Choice;
use crate::game::MasterOfTheGalaxy;

/// What was learnt, as `cargo xtask train master-of-the-galaxy` has written it.
pub(crate) const FILE: &str = include_str!("../players/learned.toml");

impl MasterOfTheGalaxy {
    /// Nothing is learnt of positions yet.
    pub(crate) const LAYOUT: Layout =
        Layout { version: 1, signs: 0, choices: MasterOfTheGalaxy::CHOICE_SIGNS };

    /// How much players learnt to lean to a listed choice: alone, and elsewhere by hand.
    pub(crate) fn learnt_to_lean(&self, choice: Choice) -> u32 {
        static LEARNT: LearntLeanings =
            LearntLeanings::of(FILE, MasterOfTheGalaxy::RULES_VERSION, MasterOfTheGalaxy::LAYOUT);
        match LEARNT.get().filter(|_| self.options.solo()) {
            Some(leanings) => leanings.of(|notes| self.name_choice(choice, notes)),
            None => self.leant_to(choice),
        }
    }
}
