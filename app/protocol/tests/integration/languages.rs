//! A game is told in the language of the request that began it.

use play::Catalog;
use protocol::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: Value) -> Value {
    let reply: Value = serde_json::from_str(&engine.reply(&request.to_string())).expect("JSON");
    assert_eq!(reply["ok"], true, "{request}: {reply}");
    reply
}

/// What is told of the first roll of Backgammon, and its save.
fn first_roll(language: Value) -> (String, Value) {
    let mut engine = Engine::new(Catalog::ours());
    let new = json!({"do": "new", "game": "backgammon", "seed": 1, "language": language});
    ask(&mut engine, new);
    let rolled = ask(&mut engine, json!({"do": "roll"}));
    let rule = ask(&mut engine, json!({"do": "rule", "id": "BG-1.1"}));
    let save = ask(&mut engine, json!({"do": "save"}))["save"].clone();
    (format!("{} {}", rolled["told"][0]["text"], rule["rules"][0]["text"]), save)
}

#[test]
fn a_game_is_told_in_the_language_of_its_request_and_saved_without_one() {
    let (english, save) = first_roll(Value::Null);
    for (language, rolls, player) in
        [("de", "würfelt", "Spieler"), ("fr", "lance", "joueurs"), ("es", "sacan", "jugadores")]
    {
        let (told, own) = first_roll(language.into());
        assert!(told.contains(rolls) && told.contains(player), "{told}");
        assert_ne!(told, english);
        assert_eq!(own, save);
    }
    let mut engine = Engine::new(Catalog::ours());
    ask(&mut engine, json!({"do": "load", "save": save, "language": "de"}));
    let log = ask(&mut engine, json!({"do": "log"}))["log"].clone();
    assert!(
        log[0]["told"][0]["text"].as_str().is_some_and(|text| text.contains("würfelt")),
        "{log}"
    );
}
