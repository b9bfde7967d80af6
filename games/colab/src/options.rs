//! What is chosen before set-up.

use serde::{Deserialize, Serialize};
use serde_json::json;
use table::{GameOptions, Objection, OptionKind, OptionSpec, Pick, Settings};

use crate::content::Content;
use crate::kinds::{Length, Player};

table::words! {
    /// How the players begin.
    pub enum SetUp {
        /// The fixed board and starting rows of the first game.
        FirstGame = "first_game",
        /// Cards, dice and a token of choice.
        Normal = "normal",
        /// The starting draft.
        Draft = "draft",
    }
}

/// What was chosen before set-up.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// How many people play.
    pub seats: u8,
    /// How they begin.
    pub set_up: SetUp,
    /// How long the game is.
    pub length: Length,
}

impl Options {
    /// Everybody, by seat.
    pub fn players(&self) -> impl Iterator<Item = Player> + use<> {
        Player::ALL.into_iter().take(usize::from(self.seats))
    }

    /// Whether each lab starts with one more tile than the number of players alone would give it.
    pub(crate) fn more_tiles(&self) -> bool {
        self.set_up == SetUp::FirstGame || self.length == Length::Express
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(_content: &Content) -> Vec<OptionSpec> {
        let pick = |values: &[(&str, &str)]| OptionKind::Pick {
            values: values.iter().map(|(value, title)| Pick::new(*value, *title)).collect(),
        };
        vec![
            OptionSpec::new(
                "seats",
                "Players",
                "How many people play.",
                OptionKind::Number { min: 2, max: 4 },
                json!(2),
            ),
            OptionSpec::new(
                "set_up",
                "Set-up",
                "How everybody begins.",
                pick(&[
                    ("first_game", "First game: everything is laid out"),
                    ("normal", "Normal: cards, dice and a token of choice"),
                    ("draft", "Draft: minions gather what you start with"),
                ]),
                json!("first_game"),
            ),
            OptionSpec::new(
                "length",
                "Length",
                "An express game has more tiles and ends two cards earlier.",
                pick(&[("full", "Full"), ("express", "Express")]),
                json!("full"),
            ),
        ]
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        let mut modes = Vec::new();
        for seats in 2..=4 {
            for (name, set_up, length) in [
                ("first game", "first_game", "full"),
                ("normal", "normal", "full"),
                ("draft", "draft", "full"),
                ("express", "normal", "express"),
                ("express draft", "draft", "express"),
            ] {
                let settings = json!({"seats": seats, "set_up": set_up, "length": length});
                let settings = settings.as_object().cloned().unwrap_or_default();
                modes.push((format!("{seats} players, {name}"), settings));
            }
        }
        modes
    }

    fn objections(&self, _content: &Content) -> Vec<Objection> {
        let mut objections = Vec::new();
        if !(2..=4).contains(&self.seats) {
            objections.push(Objection::new("option seats", "two to four people play"));
        }
        if self.set_up == SetUp::FirstGame && self.length == Length::Express {
            let why = "an express game begins with the normal set-up or the draft";
            objections.push(Objection::new("option length", why));
        }
        objections
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn read(settings: Value) -> Result<Options, Vec<Objection>> {
        Options::read(settings.as_object().expect("an object"), Content::ours())
    }

    #[test]
    fn options_have_their_defaults() {
        let options = read(json!({})).expect("defaults");
        assert_eq!((options.seats, options.set_up), (2, SetUp::FirstGame));
        assert_eq!(options.length, Length::Full);
    }

    #[test]
    fn every_mode_is_options_of_its_own() {
        let read =
            |(name, mode): &(String, Settings)| Options::read(mode, Content::ours()).expect(name);
        let all: Vec<Options> = Options::modes().iter().map(read).collect();
        assert!(all.iter().enumerate().all(|(at, one)| !all[..at].contains(one)));
    }

    /// [CL-8.1] There is no express form of the first game.
    #[test]
    fn an_express_game_has_no_first_game_set_up() {
        assert!(read(json!({"set_up": "first_game", "length": "express"})).is_err());
        assert!(read(json!({"set_up": "draft", "length": "express"})).is_ok());
        assert!(read(json!({"seats": 5})).is_err());
    }
}
