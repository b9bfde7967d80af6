//! Bots at the table and hints, over plain HTTP as by a browser without scripts.

use std::time::{Duration, Instant};

use crate::asked::{Server, choices};

/// How long a test waits for a search.
const PATIENCE: Duration = Duration::from_secs(60);

/// A game of a person in the middle and two bots; its path.
fn three(server: &Server, bot: &str) -> String {
    let new = [
        ("game", "pocket-mars"),
        ("option-seats", "3"),
        ("luck", "seed"),
        ("seed", "5"),
        ("player-0", bot),
        ("player-1", "human"),
        ("player-2", bot),
        ("player-3", "novice"),
    ];
    server.post("/games", &new).location()
}

/// Reloads a page, as its refresh tag asks, until a condition holds.
fn until(server: &Server, path: &str, holds: impl Fn(&str) -> bool) -> String {
    let begun = Instant::now();
    loop {
        let page = server.get(path).body;
        if holds(&page) {
            return page;
        }
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {page}");
        assert!(page.contains("http-equiv=\"refresh\""), "nobody looks again: {page}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn one_person_among_bots_plays_to_the_end_with_plain_forms() {
    let server = Server::start("bots");
    let path = three(&server, "random");
    for turn in 0..600 {
        let page = until(&server, &path, |page| !page.contains("is thinking"));
        assert!(!page.contains("hand-over\""), "nobody else could take the device: {page}");
        if page.contains("end-sheet") {
            assert!(turn > 20);
            return;
        }
        let (at, texts) = choices(&page);
        let fields = [("text", texts[(turn * 5) % texts.len()].as_str()), ("at", at.as_str())];
        let response = server.post(&format!("{path}/choose"), &fields);
        assert_eq!(response.status, 303, "{}", response.body);
    }
    panic!("the game did not end");
}

#[test]
fn a_bot_that_thinks_is_stopped_and_goes_on() {
    let server = Server::start("slow");
    let path = three(&server, "search:1000000");
    let page = server.get(&path).body;
    assert!(page.contains("is thinking") && choices(&page).1.is_empty(), "{page}");
    assert!(server.get(&format!("{path}/status")).body.contains(r#""phase":"bots""#));
    let early = server.post(&format!("{path}/choose"), &[("text", "pass")]);
    assert_eq!(early.status, 422, "{}", early.body);
    assert_eq!(server.post(&format!("{path}/pause"), &[]).location(), path);
    let page = server.get(&path).body;
    assert!(page.contains(" waits.") && !page.contains("http-equiv"), "{page}");
    assert!(server.get(&format!("{path}/status")).body.contains(r#""phase":"open""#));
    assert_eq!(server.post(&format!("{path}/resume"), &[]).status, 303);
    assert!(server.get(&path).body.contains("is thinking"));
    server.post(&format!("{path}/delete"), &[]);
    assert_eq!(server.get(&path).status, 404);
}

#[test]
fn a_hint_is_for_the_seat_that_is_asked() {
    let server = Server::start("hint");
    let path = three(&server, "random");
    let page = until(&server, &path, |page| !page.contains("is thinking"));
    assert!(page.contains("data-act=\"hint\"") && !page.contains(">practice<"));
    let (at, texts) = choices(&page);
    let hint = format!("{path}/hint");
    let late = [("at", "9999"), ("seconds", "1")];
    assert_eq!(server.post(&hint, &late).status, 303);
    assert!(!server.get(&path).body.contains("id=\"hint\""), "nothing is asked of the past");

    assert_eq!(server.post(&hint, &[("at", &at), ("seconds", "30")]).status, 303);
    assert!(server.get(&path).body.contains("Looking for the best choice"));
    assert_eq!(server.post(&format!("{hint}/cancel"), &[]).status, 303);
    let page = server.get(&path).body;
    assert!(!page.contains("id=\"hint\"") && !page.contains(">practice<"), "{page}");

    assert_eq!(server.post(&hint, &[("at", &at), ("seconds", "1")]).status, 303);
    let page = until(&server, &path, |page| page.contains("hint-best"));
    assert!(page.contains(">practice<") && page.contains("best by the hint"), "{page}");
    let fields = [("text", texts[0].as_str()), ("at", at.as_str())];
    assert_eq!(server.post(&format!("{path}/choose"), &fields).status, 303);
    assert!(!server.get(&path).body.contains("hint-best"), "it was for another question");
}

#[test]
fn hints_wait_for_the_device() {
    let server = Server::start("hint-seats");
    let path = server.game(serde_json::json!({"seats": 2}), play::ChanceSource::Seed(5), 0);
    let asked = server.post(&format!("{path}/hint"), &[("seconds", "1")]);
    assert_eq!(asked.status, 303);
    let seated = |seat: &str| {
        let cookie = format!("soloist-seat={seat}");
        server.ask("GET", &path, &[("cookie", &cookie)], "").body
    };
    let page = if seated("0").contains("Pass the device") { seated("1") } else { seated("0") };
    assert!(page.contains("data-act=\"hint\"") && !page.contains("id=\"hint\""), "{page}");
}

#[test]
fn a_player_that_nobody_knows_is_refused_in_words() {
    let server = Server::start("players");
    let new = [("game", "pocket-mars"), ("option-seats", "2"), ("player-1", "oracle")];
    let response = server.post("/games", &new);
    assert_eq!(response.status, 422);
    assert!(
        response.body.contains("players, number 2: there is no bot &#39;oracle&#39;")
            || response.body.contains("players, number 2: there is no bot 'oracle'"),
        "{}",
        response.body
    );
}
