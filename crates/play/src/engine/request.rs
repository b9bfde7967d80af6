use serde::Deserialize;
use serde_json::Value;
use table::Settings;

use crate::Play;

/// A request, by the word in its field `do`. Unknown fields are refused.
// Requests without fields are written with braces, because only so does serde refuse extra fields.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Request {
    Games {},
    New {
        game: String,
        #[serde(default)]
        options: Settings,
        seed: Option<u64>,
        luck: Option<LuckWord>,
        play: Option<Play>,
    },
    Set {
        game: String,
        #[serde(default)]
        options: Settings,
        state: Value,
        seed: Option<u64>,
        luck: Option<LuckWord>,
    },
    Load {
        save: Value,
    },
    Save {},
    Turn {},
    Choices {},
    Choose {
        text: String,
    },
    Roll {},
    Play {
        bot: String,
        #[serde(default)]
        seed: u64,
        until: Option<UntilWord>,
        entries: Option<usize>,
    },
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
pub(super) enum LuckWord {
    Seed,
    Table,
}

/// How far a bot plays, in a request.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum UntilWord {
    Over,
}

impl Request {
    /// Reads a request line, or says why it is none.
    pub(super) fn read(line: &str) -> Result<Request, String> {
        let value: Value =
            serde_json::from_str(line).map_err(|error| format!("this is not JSON: {error}"))?;
        if !value.get("do").is_some_and(Value::is_string) {
            return Err("expected an object with a field \"do\" that names a request".to_string());
        }
        // A name or word that is not known here is a "variant" only to this code.
        serde_json::from_value(value)
            .map_err(|error| error.to_string().replace("unknown variant", "unknown word"))
    }
}
