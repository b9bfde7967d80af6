//! What cannot be: answers about the score of a helper that do not fit together.

use game_core::Objection;
use i18n::{Messages, message};

use crate::game::WeatherMachine;
use crate::helper::Answer;

impl WeatherMachine {
    /// A Nobel Prize for too few Awards, and more Awards than the game has.
    pub(super) fn wrong_awards(
        &self,
        kept: &WeatherMachine,
        said: &[Answer],
        messages: Messages,
    ) -> Vec<Objection> {
        let awards = said.iter().find_map(|answer| match *answer {
            Answer::YourAwards(count) => Some(count),
            _ => None,
        });
        let Some(yours) = awards else { return Vec::new() };
        let mut objections = Vec::new();
        let needed = self.content.scoring.nobel_awards;
        if said.contains(&Answer::Nobel) && yours < needed {
            let text = message!(messages, "nobel-too-early", needed = needed, count = yours);
            objections.push(Objection::new(text, "WM-BRK.8"));
        }
        let (both, all) = (yours + kept.state.solo.awards, self.content.pieces.awards);
        if both > all {
            let text = message!(messages, "too-many-awards", count = both, all = all);
            objections.push(Objection::new(text, "WM-R.1"));
        }
        objections
    }
}
