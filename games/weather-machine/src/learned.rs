//! What players learnt of the game alone: to what choices they lean.

use table::{Layout, LearntLeanings, Published};

use crate::choice::Choice;
use crate::game::WeatherMachine;

/// What was learnt, as `cargo xtask train weather-machine` has written it.
pub(crate) const FILE: &str = include_str!("../players/learned.toml");

impl WeatherMachine {
    /// Nothing is learnt of positions yet.
    pub(crate) const LAYOUT: Layout =
        Layout { version: 1, signs: 0, choices: WeatherMachine::CHOICE_SIGNS };

    /// How much players learnt to lean to a listed choice: alone, and elsewhere by hand.
    pub(crate) fn learnt_to_lean(&self, choice: Choice) -> u32 {
        static LEARNT: LearntLeanings =
            LearntLeanings::of(FILE, WeatherMachine::RULES_VERSION, WeatherMachine::LAYOUT);
        match LEARNT.get().filter(|_| self.options.solo()) {
            Some(leanings) => leanings.of(|notes| self.name_choice(choice, notes)),
            None => self.leant_to(choice),
        }
    }
}
