//! Editing a position without reading the source: what may be left out, error messages, and how
//! play goes on.

use game_core::{Dice, Seat, Turn, Viewer};
use play::{Catalog, ChanceSource, DynGame, DynSession, Narration, Play, Save};
use serde_json::{Map, Value, json};

use crate::common::{fingerprint, step};

/// The step boundaries of a random game, as positions.
fn step_boundaries(kind: &dyn DynGame, settings: &Value, seed: u64) -> Vec<Value> {
    let settings = settings.as_object().expect("settings");
    let chance_source = ChanceSource::Seed(seed);
    let mut session = kind.start(settings, chance_source, Play::Friendly).expect("a game");
    let mut dice = Dice::new(seed);
    let mut step_boundaries = Vec::new();
    for _ in 0..150 {
        if session.turn() == Turn::Over {
            break;
        }
        let state = session.now().state_json();
        if set(kind, settings, &state).is_ok() {
            step_boundaries.push(state);
        }
        step(&mut *session, &mut dice);
    }
    assert!(step_boundaries.len() > 5, "{settings:?}: {} step boundaries", step_boundaries.len());
    step_boundaries
}

fn set(
    kind: &dyn DynGame,
    settings: &Map<String, Value>,
    state: &Value,
) -> Result<Box<dyn DynSession>, Vec<String>> {
    kind.set(settings, ChanceSource::Seed(1), state)
        .map_err(|objections| objections.iter().map(ToString::to_string).collect())
}

/// The position without a field; within lists the field is removed from every item.
fn without(state: &Value, field: &str) -> Value {
    let mut state = state.clone();
    match field.split_once("/*/") {
        Some((list, name)) => {
            let items = state[list].as_array_mut().expect("a list");
            items.iter_mut().for_each(|item| leave_out(item, name));
        }
        None => {
            let (parents, name) = field.rsplit_once('/').unwrap_or(("", field));
            let parent = if parents.is_empty() { &mut state } else { &mut state[parents] };
            leave_out(parent, name);
        }
    }
    state
}

fn leave_out(value: &mut Value, name: &str) {
    value.as_object_mut().expect("an object").remove(name).expect("it was there");
}

fn nothing_is_lost_by_leaving_out(game: &str, settings: Value, fields: &[&str]) {
    let catalog = Catalog::ours();
    let kind = catalog.game(game).expect("it is in the catalog");
    for state in step_boundaries(kind, &settings, 3) {
        for field in fields {
            let edited =
                set(kind, settings.as_object().expect("settings"), &without(&state, field));
            let edited = edited.unwrap_or_else(|why| panic!("{field}: {why:?}"));
            assert_eq!(edited.now().state_json(), state, "{field}");
        }
    }
}

#[test]
fn what_the_rest_of_a_position_says_is_worked_out() {
    for seats in [1, 3] {
        let fields = ["packets", "picks", "in_play", "ships", "earth", "deck/count"];
        nothing_is_lost_by_leaving_out("pocket-mars", json!({ "seats": seats }), &fields);
        let fields = [
            "laboratories/*/shape",
            "laboratories/*/open_sections",
            "supply",
            "tokens",
            "awards",
            "gone_subsidies",
            "stack/down",
            "deck/count",
            "solo/deck",
        ];
        nothing_is_lost_by_leaving_out("weather-machine", json!({ "seats": seats }), &fields);
    }
}

#[test]
fn without_what_is_pending_the_turn_of_who_acts_begins() {
    let catalog = Catalog::ours();
    for (game, seats) in [("pocket-mars", 2), ("pocket-mars", 1), ("weather-machine", 3)] {
        let kind = catalog.game(game).expect("it is in the catalog");
        let settings = json!({ "seats": seats });
        let state = step_boundaries(kind, &settings, 5).pop().expect("several");
        let settings = settings.as_object().expect("settings");
        let session = set(kind, settings, &without(&state, "frames")).expect("a position");
        assert!(matches!(session.turn(), Turn::Choose(_)), "{game}");
        assert_eq!(session.now().state_json()["active"], state["active"], "{game}");
    }
}

#[test]
fn a_position_before_a_step_without_a_question_runs_on_and_survives_saving() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let settings = json!({ "seats": 1 });
    let mut state = step_boundaries(kind, &settings, 4).remove(0);
    // The System Failure Phase discards cards of the deck, and chance reveals their faces.
    state["frames"] = json!([{ "steps": { "list": "solo_round", "next": 2 } }]);
    let settings = settings.as_object().expect("settings");
    let mut session = set(kind, settings, &state).expect("a position before a step");
    assert_ne!(session.now().state_json(), state, "it has run on");
    let mut dice = Dice::new(1);
    for _ in 0..3 {
        let loaded = catalog.load(&session.save()).expect("it was just saved");
        assert!(loaded.notes.is_empty(), "{:?}", loaded.notes);
        assert_eq!(fingerprint(&*loaded.session), fingerprint(&*session));
        step(&mut *session, &mut dice);
    }
}

#[test]
fn the_middle_of_an_effect_is_refused_in_words() {
    let catalog = Catalog::ours();
    let kind = catalog.game("weather-machine").expect("it is in the catalog");
    let settings = Map::from_iter([("seats".to_string(), json!(1))]);
    let session = kind.start(&settings, ChanceSource::Seed(1), Play::Friendly).expect("a game");
    let refused = set(kind, &settings, &session.now().state_json()).err().expect("set-up");
    assert_eq!(refused.len(), 1, "{refused:?}");
    for part in ["in the middle of set-up", "load its log", "before a step of a round or turn"] {
        assert!(refused[0].contains(part), "{refused:?}");
    }
}

#[test]
fn everything_that_is_wrong_is_said_at_once_in_all_layers() {
    let catalog = Catalog::ours();
    let kind = catalog.game("weather-machine").expect("it is in the catalog");
    let settings = json!({ "seats": 2 });
    let mut state = step_boundaries(kind, &settings, 6).pop().expect("several");
    state["supply"][0] = json!(12);
    state["initiative"] = json!(["p1", "p1"]);
    state["laboratories"][1]["most_built"] = json!(0);
    state["frames"] = json!([]);
    let refused = set(kind, settings.as_object().expect("settings"), &state).err();
    let refused = refused.expect("four things are wrong").join("; ");
    for part in ["12", "initiative", "the game is not over"] {
        assert!(refused.contains(part), "{part}: {refused}");
    }
}

/// A position just before a turn of the androids in which they act.
fn before_the_androids(catalog: &Catalog, seed: u64) -> (Map<String, Value>, Value) {
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    let settings = json!({ "seats": 1 });
    let mut state = step_boundaries(kind, &settings, seed).pop().expect("several");
    state["frames"] = json!([{ "steps": { "list": "solo_round", "next": 2 } }]);
    (settings.as_object().cloned().expect("settings"), state)
}

#[test]
fn what_follows_from_a_position_is_told_and_stands_first_in_the_log() {
    let catalog = Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("it is in the catalog");
    for seed in 4..9 {
        let (settings, state) = before_the_androids(&catalog, seed);
        let mut session = set(kind, &settings, &state).expect("a position");
        let told = session.opening(Viewer::Everybody);
        assert!(told.iter().any(|line| line.rule.starts_with("DA-5")), "{told:?}");

        // Each of its beats has the board of its moment, from the edited position on.
        let narration = Narration::of(&*session, Viewer::Seat(Seat(0)), 0);
        assert!(!narration.is_empty());
        let first = narration.board(0).expect("there are beats");
        assert!(first.opening && first.told == 0, "{first:?}");
        let before = session.board(first).state_json();
        assert_eq!(before["deck"], state["deck"]);
        let last = narration.board(narration.len()).expect("the last");
        assert!(last.opening, "{last:?}");

        let text = serde_json::to_string(&session.save()).expect("data");
        let loaded = catalog.load(&Save::read(&text).expect("a save")).expect("it opens");
        let again = loaded.session.opening(Viewer::Everybody);
        assert_eq!(json!(again), json!(told), "a save tells it again");

        // After the first choice it is no longer news, but the log keeps it.
        let mut dice = Dice::new(seed);
        while session.turn() != Turn::Over && session.len() < 8 {
            step(&mut *session, &mut dice);
        }
        assert_eq!(session.opening(Viewer::Everybody).len(), told.len());
    }
}

#[test]
fn a_position_at_a_question_tells_nothing() {
    let catalog = Catalog::ours();
    for game in ["pocket-mars", "weather-machine"] {
        let kind = catalog.game(game).expect("it is in the catalog");
        for state in step_boundaries(kind, &json!({ "seats": 1 }), 3) {
            let settings = Map::from_iter([("seats".to_string(), json!(1))]);
            let session = set(kind, &settings, &state).expect("a step boundary");
            assert!(session.opening(Viewer::Everybody).is_empty());
        }
    }
}
