//! Every route, used as by a browser without scripts, and every refusal.

use crate::asked::{Server, all, choices};
use play::ChanceSource;
use serde_json::json;

#[test]
fn every_page_is_there_and_is_whole() {
    let server = Server::start("pages");
    let game = server.game(json!({}), ChanceSource::Seed(4), 30);
    let pages = [
        "/",
        "/new/pocket-mars",
        "/new/pocket-mars?mode=3",
        "/rules/pocket-mars",
        "/rules/pocket-mars/PM-4.2b",
        &game,
        &format!("{game}/at/7"),
        &format!("{game}/at/999999"),
    ];
    for path in pages {
        let response = server.get(path);
        assert_eq!(response.status, 200, "{path}: {}", response.body);
        assert!(response.body.starts_with("<!DOCTYPE html>"), "{path}");
        assert_eq!(response.header("cache-control"), Some("no-store"), "{path}");
        let policy = response.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
        assert!(
            !response.body.contains(" style=\"") && !response.body.contains("<style"),
            "{path}"
        );
        assert!(
            !response.body.contains("<script>") && !response.body.contains(" onclick"),
            "{path}"
        );
        assert!(!response.body.contains("https://"), "{path} needs the network");
        for address in all(&response.body, "href").into_iter().chain(all(&response.body, "src")) {
            if address.starts_with("/static/") {
                let asset = server.get(address);
                assert_eq!(asset.status, 200, "{address}");
                assert!(
                    asset.header("cache-control").is_some_and(|keep| keep.contains("immutable"))
                );
            }
        }
    }
    let fragment =
        server.ask("GET", "/rules/pocket-mars/PM-4.2", &[("accept", "text/x-fragment")], "");
    assert_eq!(fragment.status, 200);
    assert!(fragment.body.contains("PM-4.2a") && !fragment.body.contains("<html"));
}

/// By default CoLab has two people, in saves and in the protocol; its page proposes one against one
/// enemy, and a mode is filled in unchanged.
#[test]
fn a_new_game_is_proposed_as_its_game_says() {
    let server = Server::start("proposed");
    let ticked = |page: &str, name: &str| -> Vec<String> {
        let field = format!("name=\"option-{name}\"");
        let inputs = page.split("<input").filter(|one| one.contains(&field));
        let ticked =
            inputs.filter(|one| one.split('>').next().is_some_and(|tag| tag.contains(" checked")));
        ticked.map(|one| all(one, "value").concat()).collect()
    };
    let page = server.get("/new/colab").body;
    assert_eq!(
        (ticked(&page, "seats"), ticked(&page, "enemies")),
        (vec!["1".into()], vec!["1".into()])
    );
    let page = server.get("/new/colab?mode=0").body;
    assert_eq!(
        (ticked(&page, "seats"), ticked(&page, "enemies")),
        (vec!["2".into()], vec!["0".into()])
    );
}

#[test]
fn a_solo_game_is_played_to_its_end_with_plain_forms() {
    let server = Server::start("forms");
    let new = [
        ("game", "pocket-mars"),
        ("option-seats", "1"),
        ("option-level", "cyborg"),
        ("option-drafting", "false"),
        ("luck", "seed"),
        ("seed", "12"),
        ("name", "Without scripts"),
    ];
    let path = server.post("/games", &new).location();
    let mut beats = 0;
    for turn in 0..500 {
        let page = server.get(&path);
        if page.body.contains("end-sheet") {
            assert!(beats > 20, "{beats} beats were told");
            assert!(page.body.contains("Total") && page.body.contains("PM-11.1"));
            assert!(page.body.contains("Play again"));
            return;
        }
        let (at, texts) = choices(&page.body);
        assert!(!texts.is_empty(), "{}", page.body);
        let text = &texts[turn * 7 % texts.len()];
        let mut next =
            server.post(&format!("{path}/choose"), &[("text", text), ("at", &at)]).location();
        // Links lead through what the androids did.
        while next != path {
            beats += 1;
            let told = server.get(&next);
            assert!(told.status == 200 && told.body.contains("beat-says"), "{next}");
            assert!(!told.body.contains("end-sheet"), "the result comes after the last beat");
            next = next_beat(&told.body);
        }
    }
    panic!("the game did not end");
}

#[test]
fn a_beat_that_nobody_made_leads_to_the_table() {
    let server = Server::start("beats");
    let path = server.game(json!({}), ChanceSource::Seed(4), 0);
    for nth in ["0", "1", "4000000000"] {
        assert_eq!(server.get(&format!("{path}/told/{nth}")).location(), path);
    }
    assert_eq!(server.get(&format!("{path}/told/x")).status, 404);
}

/// The target of the link to the next beat.
fn next_beat(page: &str) -> String {
    let link = page.split("<a ").find(|link| link.contains("data-act=\"next\""));
    let address = link.and_then(|link| link.split("href=\"").nth(1)?.split('"').next());
    address.expect("a way on").to_string()
}

#[test]
fn an_old_page_is_told_kindly_that_the_game_has_moved_on() {
    let server = Server::start("stale");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    let (at, texts) = choices(&server.get(&path).body);
    let sent = [("text", texts[0].as_str()), ("at", at.as_str())];
    assert_eq!(server.post(&format!("{path}/choose"), &sent).status, 303);
    let again = server.post(&format!("{path}/choose"), &sent);
    assert_eq!(again.status, 409);
    assert!(
        again.body.contains("moved on") && again.body.contains("id=\"prompt\""),
        "the table is redrawn"
    );
    let undo = server.post(&format!("{path}/undo"), &[("at", &at)]);
    assert_eq!(undo.status, 409);
}

#[test]
fn what_is_not_a_choice_is_refused_and_changes_nothing() {
    let server = Server::start("refused");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    let (at, _) = choices(&server.get(&path).body);
    for text in [
        "",
        "fly",
        "deal GH1",
        "play prep ZZ9",
        "<script>alert(1)</script>",
        "\u{0}",
        "launch launch",
    ] {
        let response = server.post(&format!("{path}/choose"), &[("text", text), ("at", &at)]);
        assert_eq!(response.status, 422, "{text}");
        assert!(
            response.body.contains("id=\"refused\"") && !response.body.contains("<script>"),
            "{text}"
        );
    }
    assert_eq!(choices(&server.get(&path).body).0, at);
}

#[test]
fn what_is_not_there_is_said_to_be_missing() {
    let server = Server::start("missing");
    for path in [
        "/nothing",
        "/games/none",
        "/games/none/at/1",
        "/games/none/export",
        "/new/chess",
        "/rules/chess",
        "/rules/pocket-mars/XX-1",
        "/static/0/none.css",
        "/games/../../etc/passwd",
        "/games/%00",
        "/games/x/at/minus",
    ] {
        let response = server.get(path);
        assert_eq!(response.status, 404, "{path}: {}", response.body);
        assert!(response.body.contains("id=\"problem\""), "{path}");
    }
    for path in [
        "/games/none/choose",
        "/games/none/undo",
        "/games/none/redo",
        "/games/none/rename",
        "/games/none/delete",
        "/games/none/seat",
    ] {
        assert_eq!(server.post(path, &[("text", "x"), ("name", "y")]).status, 404, "{path}");
    }
    assert_eq!(server.get("/games").status, 405);
    assert_eq!(server.ask("DELETE", "/", &[], "").status, 405);
}

#[test]
fn requests_from_elsewhere_are_refused() {
    let server = Server::start("guard");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    for host in ["evil.example", "soloist.evil.example:80", "192.168.0.1", "127.0.0.1.evil.example"]
    {
        assert_eq!(server.ask("GET", &path, &[("host", host)], "").status, 403, "{host}");
    }
    let own = format!("http://{}", server.address);
    let before = choices(&server.get(&path).body).0;
    for headers in [
        [("origin", "http://evil.example")],
        [("sec-fetch-site", "cross-site")],
        [("origin", "null")],
    ] {
        let response = server.post_with(&format!("{path}/undo"), &[], &headers);
        assert_eq!(response.status, 403, "{headers:?}");
        assert_eq!(server.post_with("/games", &[("game", "pocket-mars")], &headers).status, 403);
    }
    assert_eq!(choices(&server.get(&path).body).0, before);
    let headers = [("origin", own.as_str()), ("sec-fetch-site", "same-origin")];
    assert_eq!(server.post_with(&format!("{path}/undo"), &[], &headers).status, 303);
}

#[test]
fn wrong_options_come_back_with_every_reason() {
    let server = Server::start("options");
    let wrong = [
        ("game", "pocket-mars"),
        ("option-seats", "9"),
        ("option-energy_top", "many"),
        ("option-level", "easy"),
        ("name", "Keep me"),
    ];
    let response = server.post("/games", &wrong);
    assert_eq!(response.status, 422);
    assert!(
        response.body.contains("option seats") && response.body.contains("option energy_top"),
        "{}",
        response.body
    );
    assert!(response.body.contains("Keep me"), "what was typed is kept");
    let response = server.post("/games", &[("game", "pocket-mars"), ("seed", "-3")]);
    assert_eq!(response.status, 422);
    assert!(response.body.contains("seed"));
    let hidden = [("game", "pocket-mars"), ("option-seats", "1"), ("option-drafting", "true")];
    assert_eq!(
        server.post("/games", &hidden).status,
        303,
        "an option that does not apply is left out"
    );
    assert_eq!(server.post("/games", &[("game", "chess")]).status, 404);
}

#[test]
fn saved_games_are_renamed_exported_imported_and_deleted() {
    let server = Server::start("saved");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    assert_eq!(
        server.post(&format!("{path}/rename"), &[("name", "Red <b>planet</b>")]).location(),
        "/"
    );
    let front = server.get("/");
    assert!(front.body.contains("Red &lt;b&gt;planet"), "names are escaped");
    assert_eq!(server.post(&format!("{path}/rename"), &[("name", " ")]).status, 422);

    let file = server.get(&format!("{path}/export"));
    assert_eq!(file.header("content-type"), Some("application/json"));
    assert!(
        file.header("content-disposition").is_some_and(|value| value.starts_with("attachment"))
    );
    let copy = server.post("/import", &[("save", &file.body), ("name", "Copy")]).location();
    assert_ne!(copy, path);
    assert_eq!(choices(&server.get(&copy).body), choices(&server.get(&path).body));
    for wrong in ["", "{", "{\"soloist\":1}", "[]"] {
        let response = server.post("/import", &[("save", wrong)]);
        assert_eq!(response.status, 422, "{wrong}");
        assert!(response.body.contains("role=\"alert\""));
    }

    assert_eq!(server.post(&format!("{path}/delete"), &[]).location(), "/");
    assert_eq!(server.get(&path).status, 404);
}

#[test]
fn undo_and_redo_meet_and_a_look_back_cannot_be_played() {
    let server = Server::start("undo");
    let path = server.game(json!({}), ChanceSource::Seed(4), 25);
    let now = choices(&server.get(&path).body);
    assert_eq!(server.post(&format!("{path}/undo"), &[("at", &now.0)]).location(), path);
    assert_ne!(choices(&server.get(&path).body).0, now.0);
    assert_eq!(server.post(&format!("{path}/redo"), &[]).location(), path);
    assert_eq!(choices(&server.get(&path).body), now);
    assert_eq!(server.post(&format!("{path}/redo"), &[]).status, 422, "nothing is left to redo");
    let past = server.get(&format!("{path}/at/9"));
    assert!(past.body.contains("look back") && choices(&past.body).1.is_empty());
    assert_eq!(server.get(&format!("{path}/at?n=9")).location(), format!("{path}/at/9"));
}

#[test]
fn bodies_that_are_too_long_or_no_forms_are_refused() {
    let server = Server::start("bodies");
    let long = "x".repeat(5 * 1024 * 1024);
    let response = server.post("/games", &[("name", &long)]);
    assert!(response.status == 413 || response.status == 0, "{}", response.status);
    let response = server.ask("POST", "/import", &[("content-type", "application/json")], "{}");
    assert_eq!(response.status, 415);
}

/// A game without a drawing is played on its outline.
#[test]
fn a_game_without_a_drawing_is_played_to_its_end() {
    let server = Server::start("pig");
    assert!(server.get("/").body.contains("/new/pig"));
    let path = server.post("/games", &[("game", "pig"), ("seed", "5")]).location();
    let mut cookie = String::new();
    for turn in 0..2000 {
        let page = server.ask("GET", &path, &[("cookie", &cookie)], "").body;
        if page.contains("end-sheet") {
            return;
        }
        if let Some(seat) = page.split("name=\"seat\" value=\"").nth(1) {
            cookie = format!("soloist-seat={}", seat.split('"').next().unwrap_or_default());
            continue;
        }
        assert!(page.contains("text-board-list"));
        let (at, texts) = choices(&page);
        let text = &texts[usize::from(turn % 3 == 0) % texts.len()];
        let fields = [("text", text.as_str()), ("at", at.as_str())];
        let response = server.post_with(&format!("{path}/choose"), &fields, &[("cookie", &cookie)]);
        assert_eq!(response.status, 303);
    }
    panic!("the game did not end");
}
