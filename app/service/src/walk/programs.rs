//! The interface for programs: what is told to whom, as JSON.

use game_core::Viewer;
use http::StatusCode;
use serde_json::{Value, json};

use super::body;
use super::people::{Who, World};
use crate::{ProgramActs, Response};

fn value(response: &Response) -> Value {
    assert_eq!(response.headers()["content-type"], "application/json");
    serde_json::from_str(&body(response)).expect("JSON")
}

fn ask(world: &World, who: Who, method: &str, path: &str, sent: &Value) -> (StatusCode, Value) {
    let response = world.ask_by_program((who, ProgramActs::Play), method, path, &sent.to_string());
    (response.status(), value(&response))
}

fn seen(world: &World, who: Who, path: &str) -> Value {
    let (status, value) = ask(world, who, "GET", path, &Value::Null);
    assert_eq!(status, StatusCode::OK, "{who:?} {path}: {value}");
    value
}

#[test]
fn a_program_finds_its_game_chooses_and_reads_what_came_of_it() {
    let world = World::for_who(Who::Seat, 61);
    let (id, seat) = (world.0.id.clone(), world.0.seats[0].0);
    let entries = world.0.service.games.read(&id, |session| session.len()).expect("the game");
    let game = format!("/api/games/{id}");
    for (who, asked) in [(Who::Seat, true), (Who::OtherSeat, false)] {
        let games = seen(&world, who, "/api/games");
        let row = json!({
            "id": id, "name": "Ares", "game": "pocket-mars", "length": entries, "over": false,
            "asked": asked,
        });
        assert_eq!(games, json!({ "games": [row] }), "{who:?}");
        let stands = seen(&world, who, &game);
        assert_eq!(stands["turn"], json!({ "seat": seat }));
        assert_eq!(stands["asked"], asked, "{who:?}");
        let own = stands["seats"].as_array().expect("seats").iter().filter(|it| it["own"] == true);
        assert_eq!(own.count(), 1, "{stands}");
    }
    let none = seen(&world, Who::OtherSeat, &format!("{game}/choices"));
    assert_eq!(none["choices"], json!([]), "the choices of another tell of the hand");
    let choices = seen(&world, Who::Seat, &format!("{game}/choices"));
    let text = choices["choices"][0]["text"].as_str().expect("a choice").to_string();
    let choose = format!("{game}/choose");
    let refused = |sent: Value, status: StatusCode, why: &str| {
        let (found, value) = ask(&world, Who::Seat, "POST", &choose, &sent);
        assert_eq!(found, status, "{sent}: {value}");
        assert!(value["error"].as_str().is_some_and(|it| it.contains(why)), "{sent}: {value}");
    };
    let (conflict, no) = (StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY);
    refused(json!({ "text": text, "length": entries - 1 }), conflict, "moved on");
    refused(json!({ "text": "fly" }), no, "'fly'");
    refused(json!({}), no, "at least one answer");
    refused(json!({ "text": text, "texts": [text] }), no, "at least one answer");
    refused(json!({ "txt": text }), no, "txt");
    refused(json!(7), no, "JSON");
    let (status, done) =
        ask(&world, Who::Seat, "POST", &choose, &json!({ "text": text, "length": entries }));
    assert_eq!(status, StatusCode::OK, "{done}");
    assert_eq!(done["log"][0]["text"], text, "{done}");
    let length = done["length"].as_u64().expect("a length");
    assert!(
        length > entries as u64 && done["revision"].as_i64() > choices["revision"].as_i64(),
        "{done}"
    );
    let log = seen(&world, Who::Seat, &format!("{game}/log?from={entries}"));
    assert_eq!(log["log"], done["log"]);
}

#[test]
fn a_program_is_told_what_its_person_may_know() {
    let world = World::for_who(Who::Seat, 61);
    let game = format!("/api/games/{}", world.0.id);
    let views: Vec<Value> = [Who::Seat, Who::OtherSeat, Who::ByLink]
        .into_iter()
        .map(|who| seen(&world, who, &format!("{game}/view"))["view"].clone())
        .collect();
    let open = world.0.service.games.open(&world.0.id).expect("the game");
    let of = |viewer| open.session().now().view_json(viewer);
    let [one, other] = world.0.seats;
    assert_eq!(views, [of(Viewer::Seat(one)), of(Viewer::Seat(other)), of(Viewer::Nobody)]);
    assert_ne!(views[0], views[1]);
    for who in [Who::Seat, Who::OtherSeat] {
        let eyes = Viewer::Seat(if who == Who::Seat { one } else { other });
        let log = seen(&world, who, &format!("{game}/log"))["log"].clone();
        assert_eq!(log, json!(open.session().log(eyes, 0)), "{who:?}");
    }
}

#[test]
fn refusals_of_programs_are_json_and_say_nothing_of_games_of_others() {
    let world = World::for_who(Who::Seat, 61);
    let there = format!("/api/games/{}", world.0.id);
    for way in ["", "/choices", "/view", "/log", "/nothing"] {
        let hidden = ask(&world, Who::Stranger, "GET", &format!("{there}{way}"), &Value::Null);
        let none =
            ask(&world, Who::Stranger, "GET", &format!("/api/games/12345678{way}"), &Value::Null);
        assert_eq!(hidden.0, StatusCode::NOT_FOUND, "{way}: {}", hidden.1);
        let without =
            |(_, value): &(StatusCode, Value)| value.to_string().replace(&world.0.id, "12345678");
        assert_eq!(without(&hidden), without(&none), "{way}");
        assert!(hidden.1["error"].is_string(), "{way}: {}", hidden.1);
    }
    let (status, why) = ask(&world, Who::Seat, "POST", &there, &json!({}));
    assert_eq!((status, why["error"].is_string()), (StatusCode::METHOD_NOT_ALLOWED, true), "{why}");
    let looks = world.ask_by_program(
        (Who::Seat, ProgramActs::Look),
        "POST",
        &format!("{there}/choose"),
        &json!({ "text": "x" }).to_string(),
    );
    assert!(looks.status().is_client_error() && value(&looks)["error"].is_string());
    let (status, why) = ask(&world, Who::Seat, "GET", &format!("{there}/log?from=x"), &Value::Null);
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{why}");
}
