use game_core::{Settings, ValidationError, ValidationErrors};
use i18n::Locale;
use play::{Play, shortened};
use serde::Deserialize;
use serde_json::{Map, Value};

use super::error::Error;

/// A request, tagged by its field `do`.
// Error messages come from `FIELDS`, which names every field; this only deserializes.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    Games {
        language: Option<String>,
    },
    New {
        game: String,
        #[serde(default)]
        options: Settings,
        seed: Option<u64>,
        #[serde(rename = "luck")]
        chance_source: Option<ChanceSourceWord>,
        play: Option<Play>,
        players: Option<Value>,
        language: Option<String>,
    },
    Helper {
        game: Option<String>,
        #[serde(default)]
        options: Settings,
        seed: Option<u64>,
        language: Option<String>,
    },
    Set {
        game: String,
        #[serde(default)]
        options: Settings,
        state: Value,
        seed: Option<u64>,
        #[serde(rename = "luck")]
        chance_source: Option<ChanceSourceWord>,
        players: Option<Value>,
        language: Option<String>,
    },
    Load {
        save: Value,
        language: Option<String>,
    },
    Save {},
    Turn {},
    Choices {},
    Choose {
        text: Option<String>,
        texts: Option<Vec<String>>,
    },
    Roll {},
    Play {
        bot: String,
        #[serde(default)]
        seed: u64,
        until: Option<UntilWord>,
        entries: Option<usize>,
    },
    Players {
        players: Option<Value>,
    },
    Bot {
        seat: Option<u8>,
    },
    Hint {
        budget: Map<String, Value>,
    },
    Analyse {
        budget: Map<String, Value>,
        seat: Option<u8>,
        #[serde(default)]
        progress: bool,
    },
    Cancel {},
    State {},
    View {
        seat: Option<u8>,
    },
    Log {
        seat: Option<u8>,
        #[serde(default)]
        from: usize,
    },
    Rule {
        id: String,
        game: Option<String>,
    },
    Undo {},
    Redo {},
}

/// Who answers for chance, in a request.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum ChanceSourceWord {
    Seed,
    Table,
}

/// How far a bot plays, in a request.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum UntilWord {
    Over,
}

/// The type of a field.
#[derive(Clone, Copy)]
enum Holds {
    Text,
    Object,
    List,
    Texts,
    Anything,
    Flag,
    /// A whole number up to this.
    Number(u64),
    /// One of these words.
    Word(&'static [&'static str]),
    /// The code of a language of the program.
    Language,
}

impl Holds {
    fn fits(self, value: &Value) -> bool {
        match self {
            Holds::Text => value.is_string(),
            Holds::Object => value.is_object(),
            Holds::List => value.is_array(),
            Holds::Texts => value.as_array().is_some_and(|list| list.iter().all(Value::is_string)),
            Holds::Anything => true,
            Holds::Flag => value.is_boolean(),
            Holds::Number(most) => value.as_u64().is_some_and(|number| number <= most),
            Holds::Word(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            Holds::Language => value.as_str().is_some_and(|code| Locale::of_code(code).is_some()),
        }
    }

    fn expected(self) -> String {
        match self {
            Holds::Text => "a text".to_string(),
            Holds::Object => "an object".to_string(),
            Holds::List => "a list".to_string(),
            Holds::Texts => "a list of texts".to_string(),
            Holds::Anything => "a value".to_string(),
            Holds::Flag => "true or false".to_string(),
            Holds::Number(most) => format!("a whole number from 0 to {most}"),
            Holds::Word(words) => one_of(words.iter().copied()),
            Holds::Language => one_of(Locale::ALL.into_iter().map(Locale::code)),
        }
    }
}

/// What is expected where one of these words is.
fn one_of(words: impl Iterator<Item = &'static str>) -> String {
    words.map(|word| format!("\"{word}\"")).collect::<Vec<_>>().join(" or ")
}

/// A field of a request.
struct Field {
    name: &'static str,
    holds: Holds,
    needed: bool,
}

const fn needed(name: &'static str, holds: Holds) -> Field {
    Field { name, holds, needed: true }
}

const fn optional(name: &'static str, holds: Holds) -> Field {
    Field { name, holds, needed: false }
}

const GAME: Field = needed("game", Holds::Text);
const OPTIONS: Field = optional("options", Holds::Object);
const SEED: Field = optional("seed", Holds::Number(u64::MAX));
const LUCK: Field = optional("luck", Holds::Word(&["seed", "table"]));
const SEAT: Field = optional("seat", Holds::Number(u8::MAX as u64));
const PLAYERS: Field = optional("players", Holds::List);
const LANGUAGE: Field = optional("language", Holds::Language);
const PLAY: Field = optional("play", Holds::Word(&["friendly", "strict"]));

/// Every request with its fields.
const FIELDS: &[(&str, &[Field])] = &[
    ("games", &[LANGUAGE]),
    ("new", &[GAME, OPTIONS, SEED, LUCK, PLAY, PLAYERS, LANGUAGE]),
    ("helper", &[optional("game", Holds::Text), OPTIONS, SEED, LANGUAGE]),
    ("set", &[GAME, OPTIONS, needed("state", Holds::Anything), SEED, LUCK, PLAYERS, LANGUAGE]),
    ("load", &[needed("save", Holds::Object), LANGUAGE]),
    ("save", &[]),
    ("turn", &[]),
    ("choices", &[]),
    ("choose", &[optional("text", Holds::Text), optional("texts", Holds::Texts)]),
    ("roll", &[]),
    (
        "play",
        &[
            needed("bot", Holds::Text),
            SEED,
            optional("until", Holds::Word(&["over"])),
            optional("entries", Holds::Number(usize::MAX as u64)),
        ],
    ),
    ("players", &[PLAYERS]),
    ("bot", &[SEAT]),
    ("hint", &[needed("budget", Holds::Object)]),
    ("analyse", &[needed("budget", Holds::Object), SEAT, optional("progress", Holds::Flag)]),
    ("cancel", &[]),
    ("state", &[]),
    ("view", &[SEAT]),
    ("log", &[SEAT, optional("from", Holds::Number(usize::MAX as u64))]),
    ("rule", &[needed("id", Holds::Text), optional("game", Holds::Text)]),
    ("undo", &[]),
    ("redo", &[]),
];

impl Request {
    /// Reads a request line, or returns everything that is wrong with it.
    pub(super) fn read(line: &str) -> Result<Request, Error> {
        let line = line.trim_start_matches('\u{feff}');
        if line.trim().is_empty() {
            return Err(Error::new("the line is empty, expected a JSON object"));
        }
        let mut value: Value = serde_json::from_str(line)
            .map_err(|error| Error::new(format!("this is not JSON: {error}")))?;
        let Some(name) = value.get("do").and_then(Value::as_str) else {
            return Err(Error::new("expected an object with a field \"do\" that names a request"));
        };
        let Some((_, fields)) = FIELDS.iter().find(|(known, _)| *known == name) else {
            let known: Vec<&str> = FIELDS.iter().map(|(name, _)| *name).collect();
            let why = format!("there is no '{}'; there are {}", shortened(name), known.join(", "));
            return Err(Error::new(why));
        };
        if let Value::Object(given) = &mut value {
            let optional =
                |name: &str| fields.iter().any(|field| field.name == name && !field.needed);
            given.retain(|name, value| !(value.is_null() && optional(name)));
            let objections = objections(fields, given);
            if !objections.is_empty() {
                return Err(Error::all(objections));
            }
        }
        serde_json::from_value(value).map_err(|error| Error::new(error.to_string()))
    }
}

/// Errors for every field that is missing, unknown, or of the wrong type.
fn objections(fields: &[Field], given: &Map<String, Value>) -> Vec<ValidationError> {
    let mut found = ValidationErrors::default();
    for name in given.keys() {
        if name != "do" && fields.iter().all(|field| field.name != name) {
            let known: Vec<&str> = fields.iter().map(|field| field.name).collect();
            let why = match known[..] {
                [] => "there is no such field; this request has none".to_string(),
                _ => format!("there is no such field; there are {}", known.join(", ")),
            };
            found.add(shortened(name), why);
        }
    }
    for field in fields {
        let expected = field.holds.expected();
        let why = match given.get(field.name) {
            Some(value) if field.holds.fits(value) => continue,
            Some(value) => format!("expected {expected}, found {}", shortened(&value.to_string())),
            None if field.needed => format!("expected {expected}, found nothing"),
            None => continue,
        };
        found.add(field.name, why);
    }
    found.into_vec()
}
