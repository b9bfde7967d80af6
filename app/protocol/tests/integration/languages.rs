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

/// A mode keeps its name, by which programs know it, and has a title in every language; so has
/// everything else that is listed of a game.
#[test]
fn games_are_listed_in_the_language_of_the_request() {
    let mut engine = Engine::new(Catalog::ours());
    for (language, title) in [
        (Value::Null, "Players: 2, Drafting variant"),
        ("de".into(), "Spieler: 2, Draft-Variante"),
        ("fr".into(), "Joueurs\u{a0}: 2, Variante Draft"),
        ("es".into(), "Jugadores: 2, Variante de Draft"),
    ] {
        let games = ask(&mut engine, json!({"do": "games", "language": language}));
        let games = games["games"].as_array().expect("games").iter();
        let mut modes = games.flat_map(|game| game["modes"].as_array().expect("modes"));
        let mode = modes.find(|mode| mode["name"] == "2 players, drafting").expect("a mode");
        assert_eq!(mode["title"], title, "{language}");
    }
    let wrong = engine.reply(&json!({"do": "games", "language": "nl"}).to_string());
    assert!(wrong.contains(r#"expected \"en\" or \"de\" or \"fr\" or \"es\""#), "{wrong}");
}
