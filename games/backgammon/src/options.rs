//! What is chosen before set-up.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Objection, OptionKind, OptionSpec, Settings, read_settings};

/// The most turns that a game can be given.
const MOST_TURNS: u16 = 10_000;

/// Turns unless another number is chosen. A game played at random has about a hundred.
const USUAL_TURNS: u16 = 500;

/// The options of a game.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// After so many turns, both players' counted together, the game is a draw (BG-E.1).
    pub most_turns: u16,
}

impl Options {
    /// Every reason why these options do not make a game.
    pub(crate) fn objections(&self) -> Vec<Objection> {
        let fits = (1..=MOST_TURNS).contains(&self.most_turns);
        let why = || format!("{} is not a number from 1 to {MOST_TURNS}", self.most_turns);
        (!fits).then(|| Objection::new("option most_turns", why())).into_iter().collect()
    }

    /// Reads options from settings; those left out have their defaults.
    ///
    /// # Errors
    ///
    /// Every reason why the settings are not options of a game.
    pub fn read(settings: &Settings) -> Result<Options, Vec<Objection>> {
        let settings = read_settings(&specs(), settings)?;
        serde_json::from_value(Value::Object(settings))
            .map_err(|error| vec![Objection::new("options", error.to_string())])
    }
}

/// What can be chosen before set-up.
pub(crate) fn specs() -> Vec<OptionSpec> {
    vec![OptionSpec {
        id: "most_turns".into(),
        title: "Turns before a draw".into(),
        help: "After so many turns of both players together the game is a draw.".into(),
        kind: OptionKind::Number { min: 1, max: i64::from(MOST_TURNS) },
        default: json!(USUAL_TURNS),
        when: None,
        advanced: true,
    }]
}

/// The modes of play: there is one.
pub(crate) fn modes() -> Vec<(String, Settings)> {
    vec![("2 players".to_string(), Settings::new())]
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
        assert_eq!(Options { most_turns: 0 }.objections().len(), 1);
    }
}
