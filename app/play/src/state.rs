//! Reads an edited position from JSON, with the path to an error.

mod reader;

use game_core::{GameInfo, ValidationError, fill_defaults};
use serde::de::DeserializeOwned;
use serde_json::Value;

use reader::{Reader, Wrong};

/// Deserializes an edited position and fills in what it leaves out; the game validates it later.
///
/// # Errors
///
/// The first place that cannot be deserialized, and why.
pub(crate) fn read_edited<G: GameInfo>(
    state: &Value,
    options: &G::Options,
    content: &'static G::Content,
) -> Result<G::State, Vec<ValidationError>> {
    let mut state = state.clone();
    let missing = fill_defaults::<G>(&mut state);
    let mut read = read_state::<G::State>(&state)?;
    for (field_default, nth) in missing {
        (field_default.compute)(&mut read, options, content, nth);
    }
    Ok(read)
}

/// Deserializes a position.
///
/// # Errors
///
/// The first place that cannot be deserialized, and why.
fn read_state<S: DeserializeOwned>(state: &Value) -> Result<S, Vec<ValidationError>> {
    S::deserialize(Reader(state)).map_err(|wrong| vec![objection(&wrong)])
}

/// The position without the unknown field that an error of [`read_edited`] names; `None` if the
/// error is a different one.
pub(crate) fn without_unknown(state: &Value, objection: &ValidationError) -> Option<Value> {
    let path = objection.at.strip_prefix("state")?;
    let unknown = objection.why.to_string().starts_with("unknown field");
    let mut less = state.clone();
    (unknown && leave_out(&mut less, path)).then_some(less)
}

/// Removes the value at a path, such as `.names[1].name`, and returns whether it was there.
fn leave_out(value: &mut Value, path: &str) -> bool {
    match value {
        Value::Array(items) => {
            let place = path.strip_prefix('[').and_then(|path| path.split_once(']'));
            place.is_some_and(|(nth, rest)| {
                let item = nth.parse().ok().and_then(|nth: usize| items.get_mut(nth));
                item.is_some_and(|item| leave_out(item, rest))
            })
        }
        Value::Object(fields) => {
            let Some(path) = path.strip_prefix('.') else { return false };
            if fields.remove(path).is_some() {
                return true;
            }
            fields.iter_mut().any(|(name, value)| {
                path.strip_prefix(name.as_str()).is_some_and(|rest| leave_out(value, rest))
            })
        }
        _ => false,
    }
}

fn objection(wrong: &Wrong) -> ValidationError {
    ValidationError::new(["state", wrong.path()].concat(), in_plain_words(wrong.why()))
}

/// Rewrites serde's messages for readers who are not programmers.
fn in_plain_words(why: &str) -> String {
    const WORDS: [(&str, &str); 9] = [
        ("expected u8", "expected a whole number from 0 to 255"),
        ("expected u16", "expected a whole number from 0 to 65535"),
        ("expected u32", "expected a whole number from 0 to 4294967295"),
        ("expected i8", "expected a whole number from -128 to 127"),
        ("expected a boolean", "expected true or false"),
        ("expected struct variant", "expected an object"),
        ("expected struct ", "expected the fields of "),
        ("unknown variant", "unknown word"),
        ("expected unit", "expected null"),
    ];
    WORDS.iter().fold(why.to_string(), |why, (word, plain)| why.replace(word, plain))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct SampleGame {
        banks: Vec<Vec<u8>>,
        names: Vec<Named>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct Named {
        name: String,
    }

    fn refused(state: Value) -> String {
        read_state::<SampleGame>(&state).expect_err("wrong")[0].to_string()
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let why = refused(json!({"banks": [[1], [], [2, 3, -1]], "names": []}));
        assert!(why.starts_with("state.banks[2][2]: invalid"), "{why}");
        assert!(why.ends_with("expected a whole number from 0 to 255"), "{why}");
        let why = refused(json!({"banks": [], "names": [{"name": "a\": b"}, {"name": 7}]}));
        assert!(why.starts_with("state.names[1].name: "), "{why}");
        let why = refused(json!({"banks": []}));
        assert_eq!(why, "state: missing field `names`");
        assert!(refused(json!(7)).starts_with("state: invalid type"));
    }
}
