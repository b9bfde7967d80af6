//! Edited positions over the engine protocol.

use game_core::{Turn, Viewer};
use play::{Catalog, ChanceSource, Play, Until};
use protocol::Engine;
use serde_json::{Value, json};

/// A position of Pocket Mars alone at which the androids are about to act.
fn before_the_androids(catalog: &Catalog, seed: u64) -> Value {
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let settings = json!({"seats": 1}).as_object().cloned().expect("settings");
    let chance_source = ChanceSource::Seed(seed);
    let mut session = kind.start(&settings, chance_source, Play::Friendly).expect("a game");
    let mut last = None;
    for _ in 0..150 {
        if session.turn() == Turn::Over {
            break;
        }
        let state = session.now().state_json();
        if kind.set(&settings, chance_source, &state).is_ok() {
            last = Some(state);
        }
        session.play_bot("random", seed, Until::Entries(1)).expect("there is such a bot");
    }
    let mut state = last.expect("a step boundary");
    state["frames"] = json!([{ "steps": { "list": "solo_round", "next": 2 } }]);
    state
}

#[test]
fn what_follows_from_a_position_is_told_by_set_and_stands_first_in_the_log() {
    let catalog = Catalog::ours();
    for seed in 4..9 {
        let state = before_the_androids(&catalog, seed);
        let settings = json!({"seats": 1});
        let kind = catalog.game("pocket-mars").expect("it is in the catalog");
        let options = settings.as_object().expect("settings");
        let session = kind.set(options, ChanceSource::Seed(1), &state).expect("a position");
        let told = session.opening(Viewer::Everybody);
        assert!(told.iter().any(|line| line.rule.starts_with("DA-5")), "{told:?}");

        let mut engine = Engine::new(Catalog::ours());
        let mut ask = |request: Value| -> Value {
            serde_json::from_str(&engine.reply(&request.to_string())).expect("JSON")
        };
        let request = json!({"do": "set", "game": "pocket-mars", "options": settings,
            "state": state, "seed": 1});
        let reply = ask(request);
        assert_eq!(reply["told"].as_array().map(Vec::len), Some(told.len()), "{reply}");
        assert_eq!(reply["told"][0]["text"], told[0].text.as_str());
        let log = ask(json!({"do": "log"}));
        assert_eq!((&log["log"], &log["told"][0]["rule"]), (&json!([]), &json!(told[0].rule)));
        assert_eq!(ask(json!({"do": "log", "from": 1})).get("told"), None);
    }
}
