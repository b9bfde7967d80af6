//! Bots, hints and analyses over the engine protocol.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use play::Catalog;
use protocol::{Engine, Watch};
use serde_json::{Value, json};

/// Counts its calls, and says at which of them the time is over or the computation is cancelled;
/// keeps the lines it receives.
struct Counting {
    asked: std::sync::atomic::AtomicU32,
    cancel: bool,
    told: Arc<Mutex<Vec<String>>>,
}

impl Counting {
    fn new(cancel: bool) -> Box<Self> {
        Box::new(Counting { asked: 0.into(), cancel, told: Arc::default() })
    }

    fn often(&self) -> bool {
        self.asked.fetch_add(1, std::sync::atomic::Ordering::Relaxed) > 20
    }
}

impl Watch for Counting {
    fn begin(&mut self, _limit: Option<Duration>) {
        *self.asked.get_mut() = 0;
    }

    fn is_over(&self) -> bool {
        !self.cancel && self.often()
    }

    fn is_canceled(&self) -> bool {
        self.cancel && self.often()
    }

    fn tell(&mut self, line: &str) {
        self.told.lock().expect("nobody panics").push(line.to_string());
    }
}

fn ask(engine: &mut Engine, request: &Value) -> Value {
    serde_json::from_str(&engine.reply(&request.to_string())).expect("a reply is JSON")
}

fn accept(engine: &mut Engine, request: Value) -> Value {
    let reply = ask(engine, &request);
    assert_eq!(reply["ok"], true, "{request} {reply}");
    reply
}

/// The error of a refused request, which changes nothing.
fn refuse(engine: &mut Engine, request: Value) -> String {
    let before = engine.reply(r#"{"do":"save"}"#);
    let reply = ask(engine, &request);
    assert_eq!(reply["ok"], false, "{request} {reply}");
    assert_eq!(engine.reply(r#"{"do":"save"}"#), before);
    reply["error"].as_str().expect("a sentence").to_string()
}

fn begin(engine: &mut Engine, game: &str, players: &[&str]) {
    let options = match game {
        "pocket-mars" => json!({"seats": players.len()}),
        _ => json!({}),
    };
    let new = json!({"do": "new", "game": game, "options": options, "seed": 3, "players": players});
    accept(engine, new);
    accept(engine, json!({"do": "roll"}));
}

#[test]
fn bots_and_a_person_play_games_to_their_end() {
    let mut engine = Engine::new(Catalog::ours());
    for (game, players) in [
        ("pocket-mars", &["greedy", "human", "search:15"][..]),
        ("backgammon", &["search:15", "human"]),
    ] {
        begin(&mut engine, game, players);
        let mut chosen = vec![0; players.len()];
        let outcome = loop {
            let turn = accept(&mut engine, json!({"do": "turn"}))["turn"].clone();
            let Some(seat) = turn["seat"].as_u64() else { break turn["over"].clone() };
            if turn["bot"].is_null() {
                let choices = accept(&mut engine, json!({"do": "choices"}))["choices"].clone();
                let texts = choices.as_array().expect("a list");
                let text = &texts[chosen[1] % texts.len()]["text"];
                accept(&mut engine, json!({"do": "choose", "text": text}));
            } else {
                assert_eq!(turn["bot"], players[seat as usize]);
                let reply = accept(&mut engine, json!({"do": "bot", "seat": seat}));
                assert!(reply["text"].is_string() && reply["told"].is_array(), "{reply}");
            }
            chosen[seat as usize] += 1;
            accept(&mut engine, json!({"do": "roll"}));
        };
        assert!(outcome["parties"].is_array(), "{outcome}");
        assert!(chosen.iter().all(|count| *count > 5), "{chosen:?}");
        let save = accept(&mut engine, json!({"do": "save"}))["save"].clone();
        assert_eq!(save["players"], json!(players));
        assert_eq!(save["practice"], false);
        let reply = accept(&mut engine, json!({"do": "load", "save": save}));
        assert_eq!(reply["notes"], json!([]));
        assert_eq!(accept(&mut engine, json!({"do": "players"}))["players"], json!(players));
    }
}

#[test]
fn hints_are_for_practice() {
    let mut engine = Engine::new(Catalog::ours());
    for game in ["pocket-mars", "backgammon"] {
        begin(&mut engine, game, &["human", "club"]);
        accept(&mut engine, json!({"do": "players", "players": ["human", "human"]}));
        let reply = accept(&mut engine, json!({"do": "hint", "budget": {"iterations": 200}}));
        let hint = &reply["hint"];
        assert_eq!(hint["seat"], reply["turn"]["seat"]);
        assert_eq!(hint["simulations"], 200);
        let best = &hint["choices"][0];
        for number in ["win", "error", "score", "visits"] {
            assert!(best[number].is_number(), "{best}");
        }
        assert!(best["text"].is_string() && best["label"].is_string() && best["line"].is_array());
        let save = accept(&mut engine, json!({"do": "save"}))["save"].clone();
        assert_eq!(save["practice"], true);
        assert_eq!(save.get("players"), None, "people everywhere");
    }
}

/// A finished game is analysed for everybody; a game in progress for one seat, as practice.
#[test]
fn a_game_is_analysed_with_progress() {
    let watch = Counting::new(false);
    let told = Arc::clone(&watch.told);
    let mut engine = Engine::with_watch(Catalog::ours(), watch);
    begin(&mut engine, "backgammon", &["human", "greedy"]);
    accept(&mut engine, json!({"do": "play", "bot": "random", "entries": 9}));
    let budget = json!({"iterations": 5});
    let nobody = refuse(&mut engine, json!({"do": "analyse", "budget": budget}));
    assert!(nobody.contains("name the seat"), "{nobody}");
    refuse(&mut engine, json!({"do": "analyse", "budget": budget, "seat": 2}));
    refuse(&mut engine, json!({"do": "analyse", "budget": budget, "seat": 0, "progress": 1}));
    let own = accept(&mut engine, json!({"do": "analyse", "budget": budget, "seat": 0}));
    assert_eq!(own["curve"]["complete"], true);
    for point in own["curve"]["points"].as_array().expect("a list") {
        assert!(point["wins"][1].is_null(), "{point}");
    }
    assert_eq!(accept(&mut engine, json!({"do": "save"}))["save"]["practice"], true);
    assert!(told.lock().expect("whole").is_empty(), "nobody asked for progress");

    begin(&mut engine, "backgammon", &["human", "greedy"]);
    accept(&mut engine, json!({"do": "play", "bot": "random", "until": "over"}));
    let all = accept(
        &mut engine,
        json!({"do": "analyse", "budget": {"iterations": 20}, "progress": true}),
    );
    let points = all["curve"]["points"].as_array().expect("a list");
    let evaluated = points.iter().filter(|point| !point["evaluated"].is_null()).count();
    let again = points.iter().filter(|point| !point["evaluated"]["again"].is_null()).count();
    let looks = evaluated + again;
    let told = told.lock().expect("whole");
    assert_eq!(told.len(), looks);
    let last: Value = serde_json::from_str(told.last().expect("a line")).expect("JSON");
    assert_eq!(last, json!({"progress": {"evaluated": looks, "of": looks}}));
    let swings = all["swings"].as_array().expect("a list");
    assert!(swings.len() == 5 && all["losses"].is_array() && all["turn"]["over"].is_object());
    assert_eq!(accept(&mut engine, json!({"do": "save"}))["save"]["practice"], false);
}

/// The chart includes what was evaluated before the cancellation.
#[test]
fn a_canceled_analysis_tells_the_curve_as_far_as_it_came() {
    let mut engine = Engine::with_watch(Catalog::ours(), Counting::new(true));
    begin(&mut engine, "backgammon", &["human", "human"]);
    while accept(&mut engine, json!({"do": "turn"}))["turn"]["over"].is_null() {
        accept(&mut engine, json!({"do": "play", "bot": "random", "until": "over"}));
    }
    let reply = accept(&mut engine, json!({"do": "analyse", "budget": {"iterations": 1_000_000}}));
    assert_eq!(reply["curve"]["complete"], false);
    assert_eq!(reply["losses"], json!([]));
}

/// Entries made before the cancellation stay.
#[test]
fn a_canceled_play_keeps_the_entries_that_it_has_made() {
    let mut engine = Engine::with_watch(Catalog::ours(), Counting::new(true));
    begin(&mut engine, "backgammon", &["human", "human"]);
    let length = |engine: &mut Engine| {
        accept(engine, json!({"do": "log"}))["log"].as_array().map_or(0, Vec::len)
    };
    let before = length(&mut engine);
    let play = json!({"do": "play", "bot": "random", "until": "over"});
    let reply = accept(&mut engine, play);
    let made = reply["entries"].as_u64().expect("a number");
    assert!((1..100).contains(&made), "{reply}");
    assert!(reply["turn"]["over"].is_null(), "{reply}");
    assert_eq!(length(&mut engine) - before, usize::try_from(made).expect("a count"));
}

#[test]
fn what_cannot_be_thought_about_is_refused_in_words() {
    let mut engine = Engine::new(Catalog::ours());
    for request in [
        json!({"do": "bot"}),
        json!({"do": "hint", "budget": {"iterations": 5}}),
        json!({"do": "players"}),
    ] {
        assert!(refuse(&mut engine, request).contains("no game is being played"));
    }
    let crowd = json!({"do": "new", "game": "backgammon", "players": ["human"]});
    assert!(refuse(&mut engine, crowd).contains("expected one for each seat, 2, found 1"));
    begin(&mut engine, "pocket-mars", &["human", "search:9ms"]);
    let hint = |budget| json!({"do": "hint", "budget": budget});
    for (request, expected) in [
        (json!({"do": "bot"}), "a person sits in seat 0"),
        (json!({"do": "bot", "seat": 1}), "seat 0 is asked now, not seat 1"),
        (hint(json!({"ms": 50})), "nobody measures time here"),
        (hint(json!({"ms": 50, "iterations": 5})), "either \"ms\""),
        (hint(json!({"iterations": 0})), "either \"ms\""),
        (json!({"do": "hint"}), "budget: expected an object"),
        (json!({"do": "players", "players": ["human", "me"]}), "there is no bot 'me'"),
        (json!({"do": "play", "bot": "search:9ms", "entries": 1}), "goes by the clock"),
    ] {
        let error = refuse(&mut engine, request);
        assert!(error.contains(expected), "{error}");
    }
    accept(&mut engine, json!({"do": "players", "players": ["search:9ms", "human"]}));
    assert!(refuse(&mut engine, json!({"do": "bot"})).contains("nobody measures time here"));
    accept(&mut engine, json!({"do": "undo"}));
    assert!(refuse(&mut engine, json!({"do": "bot"})).contains("no seat is asked"));
    assert!(refuse(&mut engine, hint(json!({"iterations": 5}))).contains("chance"));
    let wrong =
        json!({"do": "new", "game": "pocket-mars", "options": {"seats": 9}, "players": [1]});
    let reply = ask(&mut engine, &wrong);
    assert_eq!(reply["objections"].as_array().map(Vec::len), Some(2), "{reply}");
}

#[test]
fn bots_and_hints_end_with_their_time() {
    let mut engine = Engine::with_watch(Catalog::ours(), Counting::new(false));
    for game in ["pocket-mars", "backgammon"] {
        begin(&mut engine, game, &["search:600000ms", "search:600000ms"]);
        let reply = accept(&mut engine, json!({"do": "hint", "budget": {"ms": 600_000}}));
        assert!(reply["hint"]["simulations"].as_u64().is_some_and(|count| count > 0), "{reply}");
        accept(&mut engine, json!({"do": "bot"}));
    }
}

#[test]
fn a_canceled_bot_chooses_nothing_and_a_canceled_hint_tells_what_it_has() {
    let mut engine = Engine::with_watch(Catalog::ours(), Counting::new(true));
    for game in ["pocket-mars", "backgammon"] {
        begin(&mut engine, game, &["search:600000ms", "strongest"]);
        let reply = accept(&mut engine, json!({"do": "hint", "budget": {"iterations": 1_000_000}}));
        assert!(
            reply["hint"]["simulations"].as_u64().is_some_and(|count| count < 1_000),
            "{reply}"
        );
        assert!(refuse(&mut engine, json!({"do": "bot"})).contains("it was canceled"));
    }
}
