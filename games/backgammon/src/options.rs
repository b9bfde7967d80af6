//! The options of a game.

use game_core::{GameOptions, OptionKind, OptionSpec, Settings, ValidationError};
use i18n::Locale;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::content::Content;
use crate::messages::messages;

/// The largest turn limit that can be chosen.
const MOST_TURNS: u16 = 10_000;

/// The default turn limit. A random game takes about a hundred turns.
const USUAL_TURNS: u16 = 500;

/// The options of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The game is a draw after this many turns, counting both sides' (BG-E.1).
    pub most_turns: u16,
}

impl Options {
    /// Reads options from settings; omitted ones get their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why the settings are not valid options.
    pub fn read(settings: &Settings) -> Result<Options, Vec<ValidationError>> {
        GameOptions::read(settings, Content::ours())
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(_content: &Content, locale: Locale) -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 1, max: i64::from(MOST_TURNS) };
        let spec = OptionSpec::of(messages(locale), "most_turns", kind, json!(USUAL_TURNS));
        vec![OptionSpec { advanced: true, ..spec }]
    }

    fn seats(&self) -> u8 {
        2
    }

    fn modes() -> Vec<(String, Settings)> {
        vec![("2 players".to_string(), Settings::new())]
    }

    fn errors(&self, _content: &Content) -> Vec<ValidationError> {
        let fits = (1..=MOST_TURNS).contains(&self.most_turns);
        let (turns, most) = (self.most_turns.into(), MOST_TURNS.into());
        let wrong = || ValidationError::number("option most_turns", turns, 1, most);
        (!fits).then(wrong).into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_turns_has_a_default_and_limits() {
        let read = |turns: i64| {
            Options::read(&Settings::from_iter([("most_turns".to_string(), json!(turns))]))
        };
        assert_eq!(Options::read(&Settings::new()), Ok(Options { most_turns: 500 }));
        assert_eq!(read(3), Ok(Options { most_turns: 3 }));
        assert!(read(0).is_err() && read(10_001).is_err());
        assert_eq!(Options { most_turns: 0 }.errors(Content::ours()).len(), 1);
    }
}
