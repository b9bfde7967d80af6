//! Plays the session in `docs/research/protocol.md` and compares every reply.

use std::fmt::Write as _;
use std::path::PathBuf;

use play::Catalog;
use protocol::Engine;
use serde_json::Value;

const OPENING: &str = "```session\n";

fn document() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/research/protocol.md")
}

/// The text before the session, the session, and the text after it.
fn split(text: &str) -> (&str, &str, &str) {
    let start = text.find(OPENING).expect("the document has a session") + OPENING.len();
    let length = text[start..].find("```").expect("the session ends");
    (&text[..start], &text[start..start + length], &text[start + length..])
}

fn requests(session: &str) -> impl Iterator<Item = &str> {
    session.lines().filter_map(|line| line.strip_prefix("> "))
}

/// The shape of a reply: without texts, numbers and lines of play; of a list only the first item.
fn form(value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            let told = fields.iter().filter(|(name, _)| *name != "line");
            told.map(|(name, value)| (name.clone(), form(value))).collect()
        }
        Value::Array(list) => list.iter().take(1).map(form).collect(),
        Value::Number(_) => 0.into(),
        Value::String(_) => "".into(),
        other => other.clone(),
    }
}

#[test]
fn the_session_in_the_document_is_what_the_engine_answers() {
    let text = std::fs::read_to_string(document()).expect("the document is there");
    let (before, session, after) = split(&text);
    let mut engine = Engine::new(Catalog::ours());
    let mut played = String::new();
    for request in requests(session) {
        let reply = engine.reply(request);
        writeln!(played, "> {request}\n< {reply}").expect("a string takes everything");
    }
    if std::env::var_os("SOLOIST_BLESS").is_some() {
        std::fs::write(document(), format!("{before}{played}{after}")).expect("it can be written");
        return;
    }
    let lines: Vec<&str> = session.lines().collect();
    for (written, line) in lines.iter().zip(played.lines()) {
        let (Some(expected), Some(reply)) = (written.strip_prefix("< "), line.strip_prefix("< "))
        else {
            assert_eq!(*written, line, "requests and replies take turns");
            continue;
        };
        let [expected, reply] =
            [expected, reply].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        if expected.get("hint").or(expected.get("curve")).is_some() {
            // Search results change whenever the search improves.
            assert_eq!(form(&reply), form(&expected));
        } else {
            assert_eq!(reply, expected);
        }
    }
    assert_eq!(lines.len(), played.lines().count(), "the session ends where the document does");
}

#[test]
fn the_document_has_every_request() {
    let text = std::fs::read_to_string(document()).expect("the document is there");
    let mut engine = Engine::new(Catalog::ours());
    let reply = engine.reply(r#"{"do":"what is there?"}"#);
    let reply: Value = serde_json::from_str(&reply).expect("JSON");
    let error = reply["error"].as_str().expect("a sentence");
    let (_, names) = error.split_once("there are ").expect("the reply names the requests");
    let names: Vec<&str> = names.split(", ").collect();
    assert!(names.len() >= 15, "{names:?}");
    for name in names {
        assert!(
            text.contains(&format!("| `{name}`")) || text.contains(&format!(", `{name}` |")),
            "{name}"
        );
    }
}
