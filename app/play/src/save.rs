use game_core::{ContentOverrides, Settings, ValidationError, ValidationErrors};
use i18n::{Notice, notice};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::narrated_turn::is_not;
use crate::unknown_fields::SavedPlayers;
use crate::{ChanceSource, Play, PlayerSlot};

/// Version of the save format.
pub(crate) const FORM: u32 = 1;

/// Maximum number of entries in a save, undone ones included.
pub const MOST_ENTRIES: usize = 100_000;

/// Maximum length of the text of a choice, in bytes.
pub const MOST_TEXT: usize = 200;

/// Maximum size of a save, or of a line of the engine protocol, in bytes.
pub const MOST_BYTES: usize = 8 << 20;

/// Maximum total size of the options, and of the fields of a later version, in bytes.
const MOST_LATER: usize = 64 << 10;

/// A game as a file, with everything needed to replay it.
///
/// Fields that a later version has added are kept and written again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Settings")]
pub struct Save {
    /// The version of the save format: 1.
    pub soloist: u32,
    /// The id of the game.
    pub game: String,
    /// The rules version it was played with.
    pub rules: u32,
    /// The fingerprint of the content it was played with.
    pub content: String,
    /// Content overrides of the owner of a copy, if any: files by name.
    #[serde(skip_serializing_if = "ContentOverrides::is_empty")]
    pub owner: ContentOverrides,
    /// The options.
    pub options: Settings,
    /// Who answers for chance.
    #[serde(rename = "luck")]
    pub chance_source: ChanceSource,
    /// How undo treats results of chance and revealed information.
    pub play: Play,
    /// Whether the game is practice.
    pub practice: bool,
    /// Whether it is a helper beside a real table, whose entries describe that table.
    #[serde(skip_serializing_if = "is_not")]
    pub helper: bool,
    /// The player of each seat; empty if all are people.
    #[serde(skip_serializing_if = "<[PlayerSlot]>::is_empty")]
    pub players: SavedPlayers,
    /// The edited position that the game started from, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<Value>,
    /// Every choice and result, as text.
    pub entries: Vec<String>,
    /// Undone entries that redo can restore, in the order of redo.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<String>,
    /// The presses that made several entries, so that undo takes one back as a whole: for each the
    /// number of its first entry, from 0, and how many it made. Undone entries count after the
    /// others. A helper has none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub presses: Vec<(usize, usize)>,
    /// Fields of a later version.
    #[serde(flatten)]
    pub later: Settings,
}

/// Converts a JSON object; unknown fields count as those of a later version.
impl TryFrom<Settings> for Save {
    type Error = String;

    fn try_from(mut fields: Settings) -> Result<Self, String> {
        Ok(Save {
            soloist: needed(&mut fields, "soloist")?,
            game: needed(&mut fields, "game")?,
            rules: needed(&mut fields, "rules")?,
            content: needed(&mut fields, "content")?,
            owner: taken(&mut fields, "owner")?.unwrap_or_default(),
            options: needed(&mut fields, "options")?,
            chance_source: needed(&mut fields, "luck")?,
            play: taken(&mut fields, "play")?.unwrap_or_default(),
            practice: taken(&mut fields, "practice")?.unwrap_or_default(),
            helper: taken(&mut fields, "helper")?.unwrap_or_default(),
            players: taken(&mut fields, "players")?.unwrap_or_default(),
            state: taken::<Option<Value>>(&mut fields, "state")?.flatten(),
            entries: needed(&mut fields, "entries")?,
            undone: taken(&mut fields, "undone")?.unwrap_or_default(),
            // Without them the game is the same, so a wrong form is no reason to refuse it.
            presses: taken(&mut fields, "presses").ok().flatten().unwrap_or_default(),
            later: fields,
        })
    }
}

/// Removes and reads an optional field.
fn taken<T: DeserializeOwned>(fields: &mut Settings, field: &str) -> Result<Option<T>, String> {
    let read = fields.remove(field).map(serde_json::from_value);
    read.transpose().map_err(|error| format!("{field}: {error}"))
}

/// Removes and reads a required field.
fn needed<T: DeserializeOwned>(fields: &mut Settings, field: &str) -> Result<T, String> {
    taken(fields, field)?.ok_or_else(|| format!("{field} is missing"))
}

impl Save {
    /// Reads a save from untrusted JSON text.
    ///
    /// # Errors
    ///
    /// Every reason why this is no save that this version can read: invalid JSON, and each field
    /// that is missing or of the wrong type.
    pub fn read(text: &str) -> Result<Save, Vec<ValidationError>> {
        if text.len() > MOST_BYTES {
            return Err(vec![too_large("save", text.len(), MOST_BYTES)]);
        }
        let value: Value =
            serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| {
                let why = notice!("refusal-no-json", error = error.to_string());
                vec![ValidationError::new("save", why)]
            })?;
        Save::from_value(&value)
    }

    /// Reads a save from JSON.
    ///
    /// # Errors
    ///
    /// As [`Save::read`].
    pub fn from_value(value: &Value) -> Result<Save, Vec<ValidationError>> {
        let Value::Object(fields) = value else {
            return Err(vec![ValidationError::new("save", notice!("refusal-no-object"))]);
        };
        let mut reader = Reader { fields, objections: ValidationErrors::default() };
        reader.check();
        reader.objections.unless_any(())?;
        let save: Save = serde_json::from_value(value.clone())
            .map_err(|error| vec![ValidationError::new("save", error.to_string())])?;
        let objections = save.objections();
        if objections.is_empty() { Ok(save) } else { Err(objections) }
    }

    /// Every reason why this save cannot be read, whatever its game.
    pub fn objections(&self) -> Vec<ValidationError> {
        let mut found = Vec::new();
        if self.soloist != FORM {
            let why = notice!("refusal-form", found = self.soloist, known = FORM);
            found.push(ValidationError::new("save, soloist", why));
        }
        let count = self.entries.len() + self.undone.len();
        if count > MOST_ENTRIES {
            let why = notice!("refusal-too-many", count = count, most = MOST_ENTRIES);
            found.push(ValidationError::new("save, entries", why));
        }
        if self.owner.bytes() > ContentOverrides::MOST_BYTES {
            let (bytes, most) = (self.owner.bytes(), ContentOverrides::MOST_BYTES);
            found.push(too_large("save, owner", bytes, most));
        }
        for (at, fields) in [("save", &self.later), ("save, options", &self.options)] {
            let bytes: usize = fields.iter().map(|(id, it)| id.len() + it.to_string().len()).sum();
            if bytes > MOST_LATER {
                found.push(too_large(at, bytes, MOST_LATER));
            }
        }
        let texts = self.entries.iter().chain(&self.undone);
        if let Some(index) = texts.map(String::len).position(|length| length > MOST_TEXT) {
            let why = notice!("refusal-text-long", most = MOST_TEXT);
            found.push(ValidationError::new(format!("save, entry {index}"), why));
        }
        found
    }
}

fn too_large(at: &str, bytes: usize, most: usize) -> ValidationError {
    ValidationError::new(at, notice!("refusal-too-large", bytes = bytes, most = most))
}

struct Reader<'a> {
    fields: &'a Map<String, Value>,
    objections: ValidationErrors,
}

impl Reader<'_> {
    fn check(&mut self) {
        match self.fields.get("soloist").map(Value::as_u64) {
            Some(Some(form)) if form == u64::from(FORM) => {}
            Some(Some(form)) => {
                let why = notice!("refusal-form", found = form, known = FORM);
                self.object("soloist", why);
            }
            _ => self.object("soloist", expected(notice!("kind-form", form = FORM))),
        }
        self.required("game", notice!("kind-text"), Value::is_string);
        self.required("rules", notice!("kind-number"), |value| {
            value.as_u64().is_some_and(|number| u32::try_from(number).is_ok())
        });
        self.required("content", notice!("kind-text"), Value::is_string);
        self.optional("owner", notice!("kind-object-of-texts"), reads::<ContentOverrides>);
        self.required("options", notice!("kind-object"), Value::is_object);
        self.required("luck", notice!("kind-luck"), reads::<ChanceSource>);
        self.optional("play", notice!("kind-play"), reads::<Play>);
        self.optional("practice", notice!("kind-flag"), Value::is_boolean);
        self.optional("helper", notice!("kind-flag"), Value::is_boolean);
        self.optional("players", notice!("kind-texts"), Value::is_array);
        self.required("entries", notice!("kind-texts"), Value::is_array);
        self.optional("undone", notice!("kind-texts"), Value::is_array);
        self.texts("entries");
        self.texts("undone");
        self.texts("players");
    }

    fn object(&mut self, field: &str, why: Notice) {
        self.objections.add(format!("save, {field}"), why);
    }

    fn required(&mut self, field: &str, kind: Notice, fits: fn(&Value) -> bool) {
        if self.fields.contains_key(field) {
            self.optional(field, kind, fits);
        } else {
            self.object(field, notice!("refusal-expected-nothing", expected = kind));
        }
    }

    fn optional(&mut self, field: &str, kind: Notice, fits: fn(&Value) -> bool) {
        if self.fields.get(field).is_some_and(|value| !fits(value)) {
            self.object(field, expected(kind));
        }
    }

    fn texts(&mut self, field: &str) {
        let Some(Value::Array(entries)) = self.fields.get(field) else { return };
        for (index, _) in entries.iter().enumerate().filter(|(_, entry)| !entry.is_string()) {
            self.object(&format!("{field} number {}", index + 1), expected(notice!("kind-text")));
        }
    }
}

fn expected(kind: Notice) -> Notice {
    notice!("refusal-expected", expected = kind)
}

fn reads<T: DeserializeOwned>(value: &Value) -> bool {
    serde_json::from_value::<T>(value.clone()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SourceFile;
    use players::Bot;

    fn save() -> Save {
        Save {
            soloist: 1,
            game: "pig".into(),
            rules: 1,
            content: "abc".into(),
            owner: [SourceFile { name: "die.toml".into(), text: "[die]\nfaces = 4\n".into() }]
                .into_iter()
                .collect(),
            options: Map::new(),
            chance_source: ChanceSource::Seed(u64::MAX),
            play: Play::Strict,
            practice: true,
            helper: false,
            players: vec![PlayerSlot::Person, PlayerSlot::Bot(Bot::Random)].into(),
            state: None,
            entries: vec!["roll".into(), "die 3".into()],
            undone: vec!["stop".into()],
            presses: vec![(0, 2)],
            later: Map::new(),
        }
    }

    #[test]
    fn a_save_is_read_as_it_was_written() {
        assert_eq!(Save::read(&serde_json::to_string(&save()).expect("JSON")), Ok(save()));
    }

    #[test]
    fn everything_wrong_is_named_at_once() {
        let text = r#"{"soloist":2,"game":7,"luck":"dice","entries":["a",1,null],"play":3,"x":0,"owner":[],
            "players":["club","oracle",7]}"#;
        let objections = Save::read(text).expect_err("nothing of it is right");
        let text: Vec<String> = objections.iter().map(ValidationError::to_string).collect();
        for part in [
            "form 2 is not known here, only form 1",
            "game: expected a text",
            "rules: expected",
            "content: expected",
            "owner: expected an object of texts",
            "options: expected",
            "luck: expected",
            "play: expected",
            "entries number 2",
            "entries number 3",
            "players number 3: expected a text",
        ] {
            assert!(text.iter().any(|line| line.contains(part)), "{part} in {text:#?}");
        }
        assert_eq!(text.len(), 11, "{text:#?}");
    }

    #[test]
    fn what_is_no_object_is_refused_in_one_line() {
        for text in ["", "{", "[]", "null", "\u{0}", "{\"soloist\":1}}"] {
            assert_eq!(Save::read(text).expect_err("no save").len(), 1, "{text}");
        }
    }

    #[test]
    fn a_long_list_of_what_is_no_text_is_cut_short() {
        let numbers = vec!["1"; 5000].join(",");
        let text = format!(
            "{{\"soloist\":1,\"game\":\"pig\",\"rules\":1,\"content\":\"\",\"options\":{{}},\
             \"luck\":\"table\",\"entries\":[{numbers}]}}"
        );
        let objections = Save::read(&text).expect_err("numbers");
        assert_eq!(objections.len(), ValidationErrors::MOST + 1);
        assert_eq!(
            objections[ValidationErrors::MOST].why.to_string(),
            "4990 more of the same kind"
        );
    }
}
