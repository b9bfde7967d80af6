//! A helper beside a real table over the engine protocol.

use play::Catalog;
use protocol::Engine;
use serde_json::{Value, json};

#[test]
fn the_protocol_runs_a_helper() {
    let mut engine = Engine::new(Catalog::ours());
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.reply(&request.to_string())).expect("JSON")
    };
    assert_eq!(ask(json!({"do": "helper"}))["ok"], false, "nothing was begun");
    let wrong = ask(json!({"do": "helper", "game": "backgammon"}));
    assert!(wrong["error"].as_str().is_some_and(|why| why.contains("no helper")), "{wrong}");
    let level = json!({"level": "cyborg"});
    let begun = ask(json!({"do": "helper", "game": "pocket-mars", "options": level}));
    assert_eq!(begun["turn"]["seat"], 0, "{begun}");
    let now = ask(json!({"do": "helper"}));
    assert_eq!(now["helper"]["stage"], "facts", "{now}");
    let told = ask(json!({"do": "choose", "text": "table module 2 blue"}));
    assert_eq!(told["ok"], true, "{told}");
    let choices = ask(json!({"do": "choices"}));
    assert!(choices["choices"].as_array().is_some_and(|list| !list.is_empty()), "{choices}");
    assert_eq!(ask(json!({"do": "undo"}))["ok"], true);
    assert_eq!(ask(json!({"do": "save"}))["save"]["helper"], true);
    let games = ask(json!({"do": "games"}));
    let of = |id: &str| {
        let games = games["games"].as_array().expect("games");
        games.iter().find(|game| game["id"] == id).expect("it")["helper"].clone()
    };
    assert_eq!(of("pocket-mars")["settled"]["seats"], 1);
    assert!(of("backgammon").is_null());
}
