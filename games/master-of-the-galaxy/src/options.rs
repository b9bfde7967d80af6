//! The options chosen before set-up.

use game_core::{
    EnumSet, GameOptions, OptionKind, OptionSpec, Pick, Settings, ValidationError, noun,
    string_enum,
};
use i18n::{Locale, Messages};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::content::Content;
use crate::text::messages;
use crate::types::Level;

/// The options of a game, each with its default.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// The number of people, 1 to 4; 1 is the game against The Weavers.
    pub seats: u8,
    /// Solo: how the species is found (WV-1.1).
    pub species: SpeciesBy,
    /// Solo: how strong The Weavers are (WV-14.1).
    pub weavers: Level,
    /// Solo: other readings of the rules, by ruling.
    pub readings: EnumSet<Reading>,
}

string_enum! {
    /// How a solo player finds his species.
    pub enum SpeciesBy {
        /// The player takes the species he likes.
        Choice = "choice",
        /// The player picks from the deck.
        Pick = "pick",
    }
}

string_enum! {
    /// A reading of the rules that a careful reader may prefer to the default one, each with its
    /// ruling.
    pub enum Reading {
        /// WV-14.2: a swarm takes all cubes of an event before one of its full works is carried
        /// out.
        AllThenResolve = "all_then_resolve",
    }
}

impl Options {
    /// Whether one person plays against The Weavers.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }

    /// Whether this reading of the rules was chosen.
    pub fn reads(&self, reading: Reading) -> bool {
        self.readings.contains(reading)
    }

    /// The calibration key: solo games need a chosen species and the default reading; `None` for
    /// others.
    pub(crate) fn calibration_key(&self) -> Option<String> {
        if !self.readings.is_empty() {
            return None;
        }
        match (self.seats, self.species) {
            (1, SpeciesBy::Choice) => Some(format!("alone, {}", self.weavers.word())),
            (1, SpeciesBy::Pick) => None,
            (seats, _) => Some(format!("{seats} players")),
        }
    }
}

impl GameOptions for Options {
    type Content = Content;

    fn specs(_content: &Content, locale: Locale) -> Vec<OptionSpec> {
        specs(messages(locale))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn modes() -> Vec<(String, Settings)> {
        modes()
    }

    /// All combinations of the options are possible.
    fn errors(&self, _content: &Content) -> Vec<ValidationError> {
        if (1..=4).contains(&self.seats) {
            return Vec::new();
        }
        vec![ValidationError::number("option seats", self.seats.into(), 1, 4)]
    }
}

/// The options in the order in which they are offered.
fn specs(messages: Messages) -> Vec<OptionSpec> {
    let picks = |values: Vec<Pick>| OptionKind::Pick { values };
    let solo = |spec| OptionSpec { when: Some(("seats".to_string(), vec![json!(1)])), ..spec };
    let seats = OptionKind::Number { min: 1, max: 4 };
    let species = picks(SpeciesBy::ALL.map(|by| Pick::new(by.word(), "")).into());
    let levels = picks(Level::ALL.map(|level| Pick::new(level.word(), "")).into());
    vec![
        OptionSpec::of(messages, "seats", seats, json!(1)),
        solo(OptionSpec::of(messages, "species", species, json!("choice"))),
        solo(OptionSpec::of(messages, "weavers", levels, json!("printed"))),
        // In the default reading a full work is carried out at once, and the cubes that its swarm
        // takes afterwards stay.
        solo(OptionSpec::readings(Reading::picks(messages), messages.locale())),
    ]
}

impl Reading {
    /// The readings with their names for players.
    fn picks(messages: Messages) -> Vec<Pick> {
        let title = |reading: Reading| noun(messages, "reading", reading.word()).name();
        Reading::ALL.map(|reading| Pick::new(reading.word(), title(reading))).into()
    }
}

/// The modes of play, each with its name.
fn modes() -> Vec<(String, Settings)> {
    let mode = |name: &str, settings: Value| match settings {
        Value::Object(settings) => (name.to_string(), settings),
        _ => (name.to_string(), Settings::new()),
    };
    let readings = Reading::ALL.map(Reading::word);
    vec![
        mode("solo", json!({"seats": 1})),
        mode("solo, species by a pick", json!({"seats": 1, "species": "pick"})),
        mode("solo, every other reading", json!({"seats": 1, "readings": readings})),
        mode("2 players", json!({"seats": 2})),
        mode("3 players", json!({"seats": 3})),
        mode("4 players", json!({"seats": 4})),
    ]
}
