//! Sets that are ticked over the engine protocol.

use play::Catalog;
use protocol::Engine;
use sample_games::lanterns::Lanterns;
use serde_json::{Value, json};

use crate::common::catalog_entry;

#[test]
fn the_engine_names_a_set_and_takes_it() {
    let mut engine = Engine::new(Catalog::of(vec![catalog_entry::<Lanterns>()]));
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&engine.reply(&request.to_string())).expect("a reply is JSON")
    };
    ask(json!({"do": "new", "game": "lanterns", "seed": 3}));
    ask(json!({"do": "roll"}));
    let set = ask(json!({"do": "choices"}))["set"].clone();
    assert_eq!((&set["least"], &set["most"], &set["done"]), (&json!(0), &json!(2), &json!("keep")));
    let text = |item: usize| set["items"][item]["text"].clone();
    assert!(set["items"][2]["label"].is_string());
    let reply = ask(json!({"do": "choose", "texts": [text(2), text(0)]}));
    assert_eq!((&reply["ok"], &reply["turn"]), (&json!(true), &json!({"seat": 1})));
    for wrong in [json!({"do": "choose"}), json!({"do": "choose", "text": "keep", "texts": []})] {
        let reply = ask(wrong);
        assert_eq!(reply["error"], json!("expected either \"text\" or \"texts\""));
    }
    let reply = ask(json!({"do": "choose", "texts": [7]}));
    assert!(reply["error"].as_str().is_some_and(|error| error.contains("a list of texts")));
    ask(json!({"do": "choose", "texts": []}));
    assert!(ask(json!({"do": "choices"}))["set"].is_null(), "a lamp is hung");
}
