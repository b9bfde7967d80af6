//! Every input line gets one output line, and a refused request changes nothing.

mod common;

#[path = "../../play/tests/common/mutate.rs"]
mod mutate;

use std::time::Instant;

use common::catalog;
use game_core::{Dice, Draw};
use mutate::{deadline, mutate};
use protocol::Engine;
use serde_json::{Value, json};

/// Valid lines: every kind of request, with states and saves from the middle of games.
fn corpus() -> Vec<String> {
    let mut lines: Vec<Value> =
        ["games", "turn", "choices", "roll", "state", "save", "undo", "redo", "bot", "cancel"]
            .into_iter()
            .map(|word| json!({"do": word}))
            .collect();
    lines.push(json!({"do": "view", "seat": 1}));
    lines.push(json!({"do": "log", "seat": 0, "from": 2}));
    lines.push(json!({"do": "rule", "game": "pig", "id": "PIG-2"}));
    lines.push(json!({"do": "play", "bot": "random", "seed": 3, "entries": 4}));
    lines.push(json!({"do": "play", "bot": "random", "seed": 3, "until": "over"}));
    lines.push(json!({"do": "hint", "budget": {"iterations": 5}}));
    lines.push(json!({"do": "hint", "budget": {"ms": 5}}));
    lines.push(json!({"do": "bot", "seat": 1}));
    lines.push(json!({"do": "players"}));
    lines.push(json!({"do": "players", "players": ["greedy", "search:3"]}));
    for text in ["roll", "hold", "face 3", "bid 2", "prize 1", "favourite 4"] {
        lines.push(json!({"do": "choose", "text": text}));
    }
    let options = [("pig", json!({"seats": 3, "goal": 40})), ("sealed-bids", json!({"prizes": 5}))];
    for (game, options) in options {
        lines.push(json!({"do": "new", "game": game, "options": options, "seed": 7}));
        lines.push(json!({"do": "new", "game": game, "luck": "table", "play": "strict"}));
        let players = ["random", "human", "random"];
        let players = &players[..if game == "pig" { 3 } else { 2 }];
        lines.push(json!({"do": "new", "game": game, "options": options, "players": players}));
        for entries in [1, 4, 9] {
            let mut engine = Engine::new(catalog());
            engine.reply(&json!({"do": "new", "game": game, "options": options}).to_string());
            engine.reply(&json!({"do": "play", "bot": "random", "entries": entries}).to_string());
            engine.reply(r#"{"do":"undo"}"#);
            let state = ask(&mut engine, r#"{"do":"state"}"#)["state"].clone();
            let set = json!({"do": "set", "game": game, "options": options, "state": state});
            lines.push(set);
            let save = ask(&mut engine, r#"{"do":"save"}"#)["save"].clone();
            lines.push(json!({"do": "load", "save": save}));
        }
    }
    lines.iter().map(Value::to_string).collect()
}

fn ask(engine: &mut Engine, line: &str) -> Value {
    let reply = engine.reply(line);
    assert!(!reply.contains('\n'), "more than one line for {line}");
    serde_json::from_str(&reply).unwrap_or_else(|error| panic!("{error}: {reply} for {line}"))
}

fn observed(engine: &mut Engine) -> [Value; 2] {
    [r#"{"do":"save"}"#, r#"{"do":"state"}"#].map(|line| ask(engine, line))
}

/// Sends a line, and checks the reply.
fn send(engine: &mut Engine, line: &str) {
    let before = observed(engine);
    let reply = ask(engine, line);
    match reply["ok"].as_bool() {
        Some(true) => {}
        Some(false) => {
            let error = reply["error"].as_str().unwrap_or_default();
            assert!(!error.is_empty() && !error.contains("this is a bug"), "{line}: {reply}");
            assert_eq!(observed(engine), before, "{line} was refused and changed something");
        }
        None => panic!("{line}: {reply}"),
    }
}

#[test]
fn every_valid_line_is_answered() {
    let mut engine = Engine::new(catalog());
    for line in corpus() {
        send(&mut engine, &line);
    }
}

#[test]
fn truncated_lines_are_answered() {
    let mut engine = Engine::new(catalog());
    for line in corpus() {
        for end in (0..line.len()).step_by(1 + line.len() / 60) {
            send(&mut engine, line.get(..end).unwrap_or(""));
        }
    }
}

#[test]
fn lines_with_a_flipped_bit_are_answered() {
    let mut engine = Engine::new(catalog());
    for line in corpus() {
        for at in (0..line.len()).step_by(1 + line.len() / 60) {
            let mut bytes = line.clone().into_bytes();
            bytes[at] ^= 1 << (at % 8);
            send(&mut engine, &String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn broken_lines_at_random_are_answered() {
    let corpus = corpus();
    let mut dice = Dice::new(1);
    let mut engine = Engine::new(catalog());
    let deadline = deadline();
    while Instant::now() < deadline {
        let line = &corpus[dice.below(corpus.len() as u32) as usize];
        let line = if dice.below(8) == 0 { line.clone() } else { mutate(line, &corpus, &mut dice) };
        send(&mut engine, &line);
    }
}
