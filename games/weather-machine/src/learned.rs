//! What players learnt of the game alone: to what choices they lean.

use table::{Layout, Leanings, LearntLeanings, Portion, Published};

use crate::choice::Choice;
use crate::content::Content;
use crate::game::WeatherMachine;

/// What was learnt, as `cargo xtask train weather-machine` has written it.
pub(crate) const FILE: &str = include_str!("../players/learned.toml");

/// Alone a level does a tenth of its simulations, with which a club player wins as many games as it won
/// by hand, and at least five, with which a novice does (`docs/learning.md`).
const OF_A_LEVEL: Portion = Portion { one_of: 10, least: 5 };

impl WeatherMachine {
    /// The signs of positions, by which no values are learnt yet, and of choices.
    pub(crate) const LAYOUT: Layout =
        Layout { version: 1, signs: WeatherMachine::SIGNS, choices: WeatherMachine::CHOICE_SIGNS };

    /// What was learnt of choices, where it holds: alone.
    fn learnt_leanings(&self) -> Option<&'static Leanings> {
        static LEARNT: LearntLeanings =
            LearntLeanings::of(FILE, WeatherMachine::RULES_VERSION, WeatherMachine::LAYOUT);
        LEARNT.get().filter(|_| self.options.solo())
    }

    /// What part of its simulations a level does where levels lean as learnt: alone with our content,
    /// with which their strength was measured.
    pub(crate) fn portion_of_levels(&self) -> Option<Portion> {
        let ours = std::ptr::eq(self.content, Content::ours());
        self.learnt_leanings().filter(|_| ours).map(|_| OF_A_LEVEL)
    }

    /// How much players learnt to lean to a listed choice: alone, and elsewhere by hand.
    pub(crate) fn learnt_to_lean(&self, choice: Choice) -> u32 {
        match self.learnt_leanings() {
            Some(leanings) => leanings.of(|notes| self.name_choice(choice, notes)),
            None => self.leant_to(choice),
        }
    }
}
