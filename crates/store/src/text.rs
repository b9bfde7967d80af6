//! A save as a text file, and its reading with every objection at once.

use play::{Luck, MOST_BYTES, Play, Save};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use table::Objection;

/// The form of saves that this program reads and writes.
const FORM: u64 = 1;

const FIELDS: [&str; 11] = [
    "soloist", "game", "rules", "content", "options", "luck", "play", "practice", "state",
    "entries", "undone",
];

/// A save as indented JSON, one entry on each line.
pub fn write_save(save: &Save) -> String {
    let mut text = serde_json::to_string_pretty(save).unwrap_or_default();
    text.push('\n');
    text
}

/// Reads a save.
///
/// # Errors
///
/// Every reason why the text is not a save: what is no JSON, each field that is missing, unknown
/// or of the wrong kind.
pub fn read_save(text: &str) -> Result<Save, Vec<Objection>> {
    if text.len() > MOST_BYTES {
        let why = format!("it has {} bytes, more than {MOST_BYTES}", text.len());
        return Err(vec![Objection::new("save", why)]);
    }
    let value: Value = serde_json::from_str(text.trim_start_matches('\u{feff}'))
        .map_err(|error| vec![Objection::new("save", format!("this is no JSON: {error}"))])?;
    let Value::Object(fields) = &value else {
        return Err(vec![Objection::new("save", "expected a JSON object")]);
    };
    let mut reader = Reader { fields, objections: Vec::new() };
    reader.check();
    if !reader.objections.is_empty() {
        return Err(reader.objections);
    }
    let save: Save = serde_json::from_value(value)
        .map_err(|error| vec![Objection::new("save", error.to_string())])?;
    let objections = save.objections();
    if objections.is_empty() { Ok(save) } else { Err(objections) }
}

struct Reader<'a> {
    fields: &'a Map<String, Value>,
    objections: Vec<Objection>,
}

impl Reader<'_> {
    fn check(&mut self) {
        for field in self.fields.keys().filter(|field| !FIELDS.contains(&field.as_str())) {
            let why = format!("there is no such field; there are {}", FIELDS.join(", "));
            self.objections.push(Objection::new(format!("save, {field}"), why));
        }
        match self.fields.get("soloist").map(Value::as_u64) {
            Some(Some(FORM)) => {}
            Some(Some(form)) => {
                let why = format!("this program reads form {FORM}, not {form}");
                self.object("soloist", why);
            }
            _ => self.object("soloist", format!("expected the number {FORM}")),
        }
        self.required("game", "a text", Value::is_string);
        self.required("rules", "a whole number", |value| {
            value.as_u64().is_some_and(|number| u32::try_from(number).is_ok())
        });
        self.required("content", "a text", Value::is_string);
        self.required("options", "an object", Value::is_object);
        self.required("luck", "{\"seed\": a whole number} or \"table\"", reads::<Luck>);
        self.optional("play", "\"friendly\" or \"strict\"", reads::<Play>);
        self.optional("practice", "true or false", Value::is_boolean);
        self.required("entries", "a list of texts", Value::is_array);
        self.optional("undone", "a list of texts", Value::is_array);
        self.texts("entries");
        self.texts("undone");
    }

    fn object(&mut self, field: &str, why: impl Into<String>) {
        self.objections.push(Objection::new(format!("save, {field}"), why));
    }

    fn required(&mut self, field: &str, expected: &str, fits: fn(&Value) -> bool) {
        if self.fields.contains_key(field) {
            self.optional(field, expected, fits);
        } else {
            self.object(field, format!("expected {expected}, found nothing"));
        }
    }

    fn optional(&mut self, field: &str, expected: &str, fits: fn(&Value) -> bool) {
        if self.fields.get(field).is_some_and(|value| !fits(value)) {
            self.object(field, format!("expected {expected}"));
        }
    }

    fn texts(&mut self, field: &str) {
        let Some(Value::Array(entries)) = self.fields.get(field) else { return };
        for (index, _) in entries.iter().enumerate().filter(|(_, entry)| !entry.is_string()) {
            self.object(&format!("{field} number {}", index + 1), "expected a text");
        }
    }
}

fn reads<T: DeserializeOwned>(value: &Value) -> bool {
    serde_json::from_value::<T>(value.clone()).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn save() -> Save {
        Save {
            soloist: 1,
            game: "pig".into(),
            rules: 1,
            content: "abc".into(),
            options: Map::new(),
            luck: Luck::Seed(u64::MAX),
            play: Play::Strict,
            practice: true,
            state: None,
            entries: vec!["roll".into(), "die 3".into()],
            undone: vec!["stop".into()],
        }
    }

    #[test]
    fn a_save_is_read_as_it_was_written() {
        assert_eq!(read_save(&write_save(&save())), Ok(save()));
    }

    #[test]
    fn everything_wrong_is_named_at_once() {
        let text = r#"{"soloist":2,"game":7,"luck":"dice","entries":["a",1,null],"play":3,"x":0}"#;
        let objections = read_save(text).expect_err("nothing of it is right");
        let text: Vec<String> = objections.iter().map(Objection::to_string).collect();
        for part in [
            "x: there",
            "form 1, not 2",
            "game: expected a text",
            "rules: expected",
            "content: expected",
            "options: expected",
            "luck: expected",
            "play: expected",
            "entries number 2",
            "entries number 3",
        ] {
            assert!(text.iter().any(|line| line.contains(part)), "{part} in {text:#?}");
        }
        assert_eq!(text.len(), 10, "{text:#?}");
    }

    #[test]
    fn what_is_no_object_is_refused_in_one_line() {
        for text in ["", "{", "[]", "null", "\u{0}", "{\"soloist\":1}}"] {
            assert_eq!(read_save(text).expect_err("no save").len(), 1, "{text}");
        }
    }
}
