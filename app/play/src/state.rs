//! An edited position as JSON, and where in it something is wrong.

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{Objection, Published, fill_in};

/// Reads the form of an edited position, and works out what it leaves out; whether it can be one is
/// for the game to say.
///
/// # Errors
///
/// Where it first fails to have the form of a position, and why.
pub(crate) fn read_edited<G: Published>(
    state: &Value,
    options: &G::Options,
    content: &'static G::Content,
) -> Result<G::State, Vec<Objection>> {
    let mut state = state.clone();
    let missing = fill_in::<G>(&mut state);
    let mut read = read_state::<G::State>(&state)?;
    for (derived, nth) in missing {
        (derived.work_out)(&mut read, options, content, nth);
    }
    Ok(read)
}

/// Reads the form of a position.
///
/// # Errors
///
/// Where it first fails to have the form of a position, and why.
fn read_state<S: DeserializeOwned>(state: &Value) -> Result<S, Vec<Objection>> {
    // An error knows the line on which it was noticed, and in indented text a line is a value.
    let text = serde_json::to_string_pretty(state).unwrap_or_default();
    serde_json::from_str(&text).map_err(|error| {
        let path = path_of(&text, error.line());
        let why = error.to_string();
        let why = why.split(" at line ").next().unwrap_or(&why);
        vec![Objection::new(["state", &path].concat(), in_plain_words(why))]
    })
}

/// The path to the value on this line of indented JSON, counting lists from 0 as JSON does.
fn path_of(text: &str, line: usize) -> String {
    let mut path: Vec<(Option<String>, usize)> = Vec::new();
    for line in text.lines().take(line) {
        let content = line.trim_start();
        let depth = (line.len() - content.len()) / 2;
        path.truncate(depth);
        if content.starts_with(['}', ']']) || depth == 0 {
            continue;
        }
        let name = key(content);
        if path.len() < depth {
            path.push((name, 0));
        } else if let Some(last) = path.last_mut() {
            *last = (name, last.1 + 1);
        }
    }
    let steps = path.into_iter().map(|(name, number)| match name {
        Some(name) => format!(".{name}"),
        None => format!("[{number}]"),
    });
    steps.collect()
}

/// The name before the colon, if a line has one.
fn key(content: &str) -> Option<String> {
    let mut names = serde_json::Deserializer::from_str(content).into_iter::<String>();
    let name = names.next()?.ok()?;
    content.get(names.byte_offset()..)?.starts_with(':').then_some(name)
}

/// What a program would say, in words for everybody.
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
    struct Toy {
        banks: Vec<Vec<u8>>,
        names: Vec<Named>,
    }

    #[derive(Debug, Deserialize)]
    #[expect(dead_code, reason = "only read")]
    struct Named {
        name: String,
    }

    fn refused(state: Value) -> String {
        read_state::<Toy>(&state).expect_err("wrong")[0].to_string()
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
