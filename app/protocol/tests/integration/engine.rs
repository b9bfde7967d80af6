//! The engine protocol, request by request.

use crate::common::catalog;
use protocol::Engine;
use serde_json::{Value, json};

fn engine() -> Engine {
    Engine::new(catalog())
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    let line = engine.reply(&request.to_string());
    assert!(!line.contains('\n'), "a reply is one line");
    serde_json::from_str(&line).expect("a reply is JSON")
}

fn accept(engine: &mut Engine, request: Value) -> Value {
    let reply = ask(engine, &request);
    assert_eq!(reply["ok"], true, "{request} {reply}");
    reply
}

/// Asserts that the request is refused and that nothing has changed.
fn refuse(engine: &mut Engine, line: &str) -> Value {
    let before = engine.reply(r#"{"do":"save"}"#);
    let reply: Value = serde_json::from_str(&engine.reply(line)).expect("a reply is JSON");
    assert_eq!(reply["ok"], false, "{line} {reply}");
    assert!(reply["error"].as_str().is_some_and(|error| !error.is_empty()), "{reply}");
    assert_eq!(engine.reply(r#"{"do":"save"}"#), before);
    reply
}

#[test]
fn games_are_listed_with_their_options_and_modes() {
    let reply = accept(&mut engine(), json!({"do": "games"}));
    let pig = &reply["games"][0];
    assert_eq!((&pig["id"], &pig["title"]), (&json!("pig"), &json!("Pig")));
    assert_eq!(pig["seats"], json!([2, 3, 4]));
    assert_eq!(pig["options"][1]["id"], "goal");
    assert_eq!(pig["options"][1]["default"], 30);
    assert_eq!(
        pig["modes"][1],
        json!({"name": "four seats", "title": "Seats: 4", "options": {"seats": 4}})
    );
}

#[test]
fn a_game_is_played_by_choices_and_rolls() {
    let mut engine = engine();
    let reply = accept(&mut engine, json!({"do": "new", "game": "pig", "seed": 4}));
    assert_eq!(reply, json!({"ok": true, "turn": {"chance": true}}));
    let reply = accept(&mut engine, json!({"do": "choices"}));
    let face = &reply["choices"][0];
    assert_eq!(face["text"], "face 1");
    assert_eq!((&face["rule"], &face["odds"]), (&json!("PIG-1"), &json!(1)));
    assert_eq!(face["label"], "The die shows 1");
    assert!(face["group"].is_string() && face["detail"].is_string());
    let reply = accept(&mut engine, json!({"do": "roll"}));
    assert!(reply["turn"]["seat"].is_number());
    let rolled = reply["rolled"].as_array().expect("a list").len();
    assert!(rolled > 0 && reply["told"].as_array().expect("a list").len() >= rolled);
    let reply = accept(&mut engine, json!({"do": "choices"}));
    let roll = &reply["choices"][0];
    assert_eq!((&roll["text"], &roll["label"]), (&json!("roll"), &json!("Roll again")));
    assert!(roll.get("odds").is_none());
    let reply = accept(&mut engine, json!({"do": "choose", "text": "hold"}));
    assert_eq!(reply["told"][0]["rule"], "PIG-4");
    assert_eq!(reply["told"][0]["event"]["what"], "banked");
    assert_eq!(reply["turn"], json!({"chance": true}));
    let reply = accept(&mut engine, json!({"do": "undo"}));
    assert!(reply["turn"]["seat"].is_number());
    accept(&mut engine, json!({"do": "redo"}));
    let some = json!({"do": "play", "bot": "random", "seed": 1, "entries": 3});
    assert_eq!(accept(&mut engine, some)["entries"], 3);
    let rest = json!({"do": "play", "bot": "random", "seed": 1, "until": "over"});
    let over = &accept(&mut engine, rest)["turn"]["over"];
    assert_eq!(over["parties"].as_array().map(Vec::len), Some(2));
    let reply = accept(&mut engine, json!({"do": "choices"}));
    assert_eq!(reply["choices"], json!([]));
}

#[test]
fn a_position_goes_out_and_comes_in_again() {
    let mut engine = engine();
    accept(&mut engine, json!({"do": "new", "game": "pig", "seed": 4}));
    accept(&mut engine, json!({"do": "play", "bot": "random", "entries": 9}));
    let state = accept(&mut engine, json!({"do": "state"}))["state"].clone();
    let set = |state: &Value| json!({"do": "set", "game": "pig", "options": {}, "state": state});
    accept(&mut engine, set(&state));
    assert_eq!(accept(&mut engine, json!({"do": "state"}))["state"], state);
    let mut wrong = state.clone();
    wrong["mover"] = json!(9);
    wrong["banks"] = json!([0, 999, 0, 1]);
    let reply = refuse(&mut engine, &set(&wrong).to_string());
    let objections = reply["objections"].as_array().expect("every reason");
    assert!(objections.len() >= 3, "{reply}");
    assert!(objections[0]["at"].is_string() && objections[0]["why"].is_string());
}

#[test]
fn a_save_goes_out_and_comes_in_again() {
    let mut engine = engine();
    accept(&mut engine, json!({"do": "new", "game": "sealed-bids", "seed": 4}));
    accept(&mut engine, json!({"do": "play", "bot": "random", "entries": 5}));
    let save = accept(&mut engine, json!({"do": "save"}))["save"].clone();
    let state = accept(&mut engine, json!({"do": "state"}));
    accept(&mut engine, json!({"do": "new", "game": "pig"}));
    let reply = accept(&mut engine, json!({"do": "load", "save": save}));
    assert_eq!(reply["notes"], json!([]));
    assert_eq!(accept(&mut engine, json!({"do": "state"})), state);
    let reply = refuse(&mut engine, r#"{"do":"load","save":{"soloist":1}}"#);
    assert_eq!(reply["objections"][0]["at"], "save, game");
}

#[test]
fn a_view_and_a_log_hide_what_a_seat_may_not_know() {
    let mut engine = engine();
    accept(&mut engine, json!({"do": "new", "game": "sealed-bids", "seed": 1}));
    accept(&mut engine, json!({"do": "roll"}));
    accept(&mut engine, json!({"do": "choose", "text": "bid 2"}));
    let mut bid = |request| accept(&mut engine, request)["view"]["bids"][0].clone();
    assert_eq!(bid(json!({"do": "view", "seat": 0})), json!({"known": 2}));
    assert_eq!(bid(json!({"do": "view", "seat": 1})), "hidden");
    assert_eq!(bid(json!({"do": "view"})), "hidden");
    let mut text = |request| accept(&mut engine, request)["log"][0]["text"].clone();
    assert_eq!(text(json!({"do": "log", "seat": 0, "from": 3})), "bid 2");
    assert_eq!(text(json!({"do": "log", "from": 3})), "a sealed bid");
    refuse(&mut engine, r#"{"do":"view","seat":2}"#);
    refuse(&mut engine, r#"{"do":"log","seat":2}"#);
}

#[test]
fn rules_are_read_by_their_id() {
    let mut engine = engine();
    refuse(&mut engine, r#"{"do":"rule","id":"PIG-2"}"#);
    let reply = accept(&mut engine, json!({"do": "rule", "game": "pig", "id": "pig-2"}));
    assert_eq!(reply["rules"][0]["title"], "A one");
    accept(&mut engine, json!({"do": "new", "game": "pig"}));
    accept(&mut engine, json!({"do": "rule", "id": "PIG-2"}));
    refuse(&mut engine, r#"{"do":"rule","id":"PIG-99"}"#);
}

#[test]
fn at_a_real_table_results_are_entered() {
    let mut engine = engine();
    accept(&mut engine, json!({"do": "new", "game": "pig", "luck": "table", "play": "strict"}));
    refuse(&mut engine, r#"{"do":"roll"}"#);
    let reply = accept(&mut engine, json!({"do": "choose", "text": "face 4"}));
    assert_eq!(reply["turn"], json!({"seat": 0}));
    refuse(&mut engine, r#"{"do":"undo"}"#);
    let save = accept(&mut engine, json!({"do": "save"}))["save"].clone();
    assert_eq!((&save["luck"], &save["play"]), (&json!("table"), &json!("strict")));
}

#[test]
fn without_a_game_only_beginning_one_is_possible() {
    let mut engine = engine();
    for request in ["turn", "choices", "roll", "state", "view", "log", "save", "undo", "redo"] {
        let reply = ask(&mut engine, &json!({"do": request}));
        assert_eq!(reply["ok"], false, "{request}");
        assert!(reply["error"].as_str().is_some_and(|error| error.contains("new, set or load")));
    }
}

#[test]
fn whatever_is_wrong_is_refused_in_words_and_changes_nothing() {
    let mut engine = engine();
    accept(&mut engine, json!({"do": "new", "game": "pig", "seed": 4}));
    let wrong = [
        ("", "expected a JSON object"),
        ("nonsense", "this is not JSON"),
        ("{\"do\":\"turn\"", "this is not JSON"),
        ("[]", "expected an object"),
        ("null", "expected an object"),
        ("{}", "expected an object with a field \"do\""),
        (r#"{"do":7}"#, "that names a request"),
        (r#"{"do":"dance"}"#, "there is no 'dance'; there are games, new"),
        (r#"{"do":"turn","now":true}"#, "now: there is no such field; this request has none"),
        (r#"{"do":"games","all":true}"#, "all: there is no such field"),
        (r#"{"do":"new"}"#, "game: expected a text, found nothing"),
        (r#"{"do":"new","game":"chess"}"#, "there is no game 'chess'; there are pig, sealed-bids"),
        (
            r#"{"do":"new","game":"pig","seed":-1}"#,
            "seed: expected a whole number from 0 to 18446744073709551615, found -1",
        ),
        (r#"{"do":"new","game":"pig","seed":1.5}"#, "seed: expected a whole number"),
        (
            r#"{"do":"new","game":"pig","luck":"good"}"#,
            "luck: expected \"seed\" or \"table\", found \"good\"",
        ),
        (r#"{"do":"new","game":"pig","luck":"table","seed":1}"#, "a real table has no seed"),
        (r#"{"do":"new","game":"pig","options":[]}"#, "options: expected an object, found []"),
        (r#"{"do":"choose"}"#, "expected either \"text\" or \"texts\""),
        (r#"{"do":"choose","text":7}"#, "text: expected a text, found 7"),
        (r#"{"do":"choose","texts":["hold"]}"#, "this question has one answer, not several"),
        (r#"{"do":"choose","texts":[]}"#, "give at least one answer"),
        (r#"{"do":"choose","text":"hold"}"#, "'hold' cannot be chosen now"),
        (r#"{"do":"choose","text":"jump"}"#, "'jump' is no choice"),
        (r#"{"do":"play","bot":"oracle","until":"over"}"#, "there is no bot 'oracle'"),
        (r#"{"do":"play","bot":"random"}"#, "expected either"),
        (r#"{"do":"play","bot":"random","until":"over","entries":1}"#, "expected either"),
        (
            r#"{"do":"play","bot":"random","until":"tea"}"#,
            "until: expected \"over\", found \"tea\"",
        ),
        (r#"{"do":"undo"}"#, "nothing to undo"),
        (r#"{"do":"redo"}"#, "nothing to redo"),
        (r#"{"do":"view","seat":300}"#, "seat: expected a whole number from 0 to 255"),
        (r#"{"do":"load","save":7}"#, "save: expected an object, found 7"),
    ];
    for (line, expected) in wrong {
        let reply = refuse(&mut engine, line);
        let error = reply["error"].as_str().unwrap_or_default();
        assert!(error.contains(expected), "{line}: {error}");
    }
    let options = r#"{"do":"new","game":"pig","options":{"seats":9,"goal":1}}"#;
    let reply = refuse(&mut engine, options);
    assert_eq!(reply["objections"].as_array().map(Vec::len), Some(2), "{reply}");
    refuse(&mut engine, &"[".repeat(100_000));
}
