//! Content overrides, entered without a script.

use game_core::{ContentOverrides, SourceFile};
use play::{ChanceSource, Play};
use serde_json::{Value, json};
use service::PersonId;

use crate::asked::{Server, all};

const DRAFTED: &str =
    include_str!("../../../../games/pocket-mars/tests/games/drafting_two_players.json");

/// The part of a page inside the element with an id.
fn part<'p>(page: &'p str, id: &str) -> &'p str {
    let (_, rest) = page.split_once(&format!("id=\"{id}\"")).expect("it is there");
    rest.split("</section>").next().unwrap_or_default()
}

#[test]
fn a_tile_that_is_not_here_is_entered_and_played_with() {
    let server = Server::start("own");
    let before = server.begun("weather-machine", json!({"seats": 1}), ChanceSource::Table, 0);
    let table = server.begun("weather-machine", json!({"seats": 1}), ChanceSource::Table, 0);
    let page = server.get(&table).body;
    assert!(!page.contains("Pink and pink"), "no tile of ours");
    let own = format!("/overrides/weather-machine?for={}", table.trim_start_matches("/games/"));
    assert!(page.contains(&format!("href=\"{own}\"")), "the way there stands at the question");

    let list = server.get(&own).body;
    let met = part(&list, "met");
    assert!(met.matches("<a ").count() == 30 && met.contains("White and pink (WS13)"), "{met}");
    let row = all(met, "href")[12].replace("&amp;", "&");
    let asked = server.get(&row).body;
    assert!(asked.contains("What does yours show? WS13"), "{asked}");
    assert!(asked.contains("name=\"field-top\" value=\"white\" checked"), "{asked}");

    let send = |fields: &[(&str, &str)]| {
        let row = ("row", "workshop.toml/tile/WS13");
        server.post(&own, &[&[row], fields].concat())
    };
    for (field, value, why) in [
        ("field-top", "tartan", "expected a colour of Chemicals"),
        ("field-side", "pink", "there is no such field"),
    ] {
        let refused = send(&[(field, value), ("field-bottom", "pink")]);
        assert_eq!(refused.status, 422);
        assert!(part(&refused.body, "problem").contains(why), "{}", refused.body);
    }
    assert_eq!(server.post(&own, &[("row", "workshop.toml/tile/WS99")]).status, 404);
    assert_eq!(send(&[("field-top", "pink"), ("field-bottom", "pink")]).location(), table);
    let page = server.get(&table).body;
    assert!(page.contains("Pink and pink") && page.contains("White and pink ×2"), "{page}");
    assert!(!server.get(&before).body.contains("Pink and pink"), "that one goes on as it was");
    let shown = server.post(&format!("{table}/choose"), &[("at", "0"), ("text", "show WS13")]);
    assert_eq!(shown.location(), table);

    // New games use the overrides, whoever starts them.
    let later = server.begun("weather-machine", json!({"seats": 1}), ChanceSource::Table, 0);
    assert!(server.get(&later).body.contains("Pink and pink"));
    let saved = server.games().export(table.trim_start_matches("/games/")).expect("a save").0;
    assert!(saved.contains("workshop.toml"), "the save brings it along");
    let elsewhere = Server::start("own-elsewhere");
    let taken = elsewhere.games().import(None, &saved).expect("it needs nothing else");
    let notes = elsewhere.games().open(&taken).expect("a game").notes().to_vec();
    assert!(notes.is_empty(), "{notes:?}");

    let listed = server.get("/overrides/weather-machine").body;
    let changed = part(&listed, "changed");
    assert!(changed.contains("WS13") && changed.contains("top: <b>pink</b>"), "{changed}");
    let back = [("row", "workshop.toml/tile/WS13"), ("act", "back")];
    assert_eq!(
        server.post("/overrides/weather-machine", &back).location(),
        "/overrides/weather-machine"
    );
    assert!(
        part(&server.get("/overrides/weather-machine").body, "changed").contains("Nothing yet.")
    );
    assert!(server.get(&table).body.contains("pink"), "a game goes on with what it was begun with");
}

/// A log that is impossible with other values stays with the old ones.
#[test]
fn a_game_that_would_have_gone_another_way_goes_on_as_it_was() {
    let server = Server::start("own-late");
    let recorded: Value = serde_json::from_str(DRAFTED).expect("a recorded game");
    let options = recorded["options"].as_object().expect("options");
    let games = server.games();
    let id = games
        .start("pocket-mars", options, ChanceSource::Table, Play::Friendly, None)
        .expect("a game");
    let played: Vec<&str> =
        recorded["entries"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let after = played.iter().position(|entry| *entry == "scrap p2 2").expect("it is played");
    assert_eq!(played[after - 1], "play hand AQ3");
    games
        .change(&id, |session| {
            played[..=after].iter().try_for_each(|entry| session.choose(entry).map(drop))
        })
        .expect("as it was recorded");
    let before = games.read(&id, |session| session.save()).expect("a game");

    let own = format!("/overrides/pocket-mars?for={id}");
    let fields = [("row", "cards.toml/card/AQ3"), ("field-hand", "launch 1")];
    let told = server.post(&own, &fields);
    assert_eq!(told.status, 200);
    let words = "This game goes on with what it had: entry";
    assert!(told.body.contains(words) && told.body.contains("scrap p2 2"), "{}", told.body);
    assert_eq!(games.read(&id, |session| session.save()).expect("a game"), before);
    assert!(
        part(&server.get("/overrides/pocket-mars").body, "changed").contains("AQ3"),
        "for others"
    );
    // A card whose other side nobody has seen may still change.
    let fields = [("row", "cards.toml/card/AQ3"), ("field-prep", "pay 2 > land 1 here")];
    assert_eq!(server.post(&own, &fields).location(), format!("/games/{id}"));
    let now = games.read(&id, |session| session.save()).expect("a game");
    assert_eq!(now.entries, before.entries);
    assert!(now.owner.files()[0].text.contains("pay 2 > land 1 here"));
}

/// A title is no field of the page, and is sent along unchanged.
#[test]
fn a_title_that_was_entered_elsewhere_stays_when_a_page_is_sent() {
    let server = Server::start("own-title");
    let text = "[[card]]\nid = \"AQ3\"\ntitle = \"Deep Well\"\n".to_string();
    let own = ContentOverrides::from_iter([SourceFile { name: "cards.toml".into(), text }]);
    server
        .games()
        .store()
        .keep_content_overrides(&PersonId::owner(), "pocket-mars", 0, &own)
        .expect("kept");
    let page = server.get("/overrides/pocket-mars?row=cards.toml/card/AQ3").body;
    let title = "<input type=\"hidden\" name=\"field-title\" value=\"Deep Well\">";
    assert!(page.contains(title), "{page}");
    let row = ("row", "cards.toml/card/AQ3");
    let fields = [row, ("field-title", "Deep Well"), ("field-hand", "launch 1")];
    assert_eq!(server.post("/overrides/pocket-mars", &fields).location(), "/overrides/pocket-mars");
    let kept = server
        .games()
        .store()
        .content_overrides(&PersonId::owner(), "pocket-mars")
        .expect("kept")
        .own;
    let text = &kept.files()[0].text;
    assert!(text.contains("Deep Well") && text.contains("launch 1"), "{text}");
}

/// Overrides may be invalid for a later version: the page on which they are corrected says so.
#[test]
fn what_can_no_longer_be_played_is_put_right_where_it_was_entered() {
    let server = Server::start("own-old");
    let text = "[[card]]\nid = \"GH1\"\nhand = \"levitate\"\n".to_string();
    let old = ContentOverrides::from_iter([SourceFile { name: "cards.toml".into(), text }]);
    server
        .games()
        .store()
        .keep_content_overrides(&PersonId::owner(), "pocket-mars", 0, &old)
        .expect("kept");
    for page in ["/new/pocket-mars", "/helper/pocket-mars"] {
        assert_eq!(server.get(page).location(), "/overrides/pocket-mars");
    }
    let page = server.get("/overrides/pocket-mars").body;
    assert!(
        page.contains("No game can be begun") && page.contains("cards.toml, card GH1"),
        "{page}"
    );
    let back = [("row", "cards.toml/card/GH1"), ("act", "back")];
    assert_eq!(server.post("/overrides/pocket-mars", &back).location(), "/overrides/pocket-mars");
    assert_eq!(server.get("/new/pocket-mars").status, 200);
}

/// From a helper, in the language of the page.
#[test]
fn a_helper_has_the_way_there_in_every_language() {
    let server = Server::start("own-helper");
    let helped = server.post("/helper/weather-machine", &[("option-draws", "table")]).location();
    let id = helped.trim_start_matches("/games/");
    for (language, way, heading) in [
        ("en", "Match my printed copy", "Everything that can be entered"),
        ("de", "An mein Exemplar anpassen", "Alles, was sich eintragen lässt"),
        ("fr", "Adapter à mon exemplaire", "Tout ce qui peut être saisi"),
    ] {
        let get = |path: &str| server.ask("GET", path, &[("accept-language", language)], "").body;
        assert!(get(&helped).contains(way), "{language}");
        let own = get(&format!("/overrides/weather-machine?for={id}"));
        assert!(own.contains(heading), "{language}: {own}");
    }
    assert_eq!(server.get(&format!("/overrides/pocket-mars?for={id}")).status, 404, "another game");
    assert_eq!(server.get("/overrides/chess").status, 404);
    assert_eq!(server.get("/overrides/weather-machine?row=goals.toml/tile/GO99").status, 404);
}

/// Values that somebody else has changed meanwhile are shown again instead of being overwritten.
#[test]
fn values_that_were_changed_since_they_were_shown_are_not_overwritten() {
    let server = Server::start("own-late");
    let address = "/overrides/pocket-mars?row=cards.toml/card/AQ3";
    let page = server.get(address).body;
    let seen = page.split("name=\"seen\" value=\"").nth(1).expect("it says what it shows");
    let seen = seen.split('"').next().expect("a value").to_string();
    let send = |hand: &str| {
        let row = ("row", "cards.toml/card/AQ3");
        let title = ("field-title", "Deep Well");
        let fields = [row, ("seen", seen.as_str()), title, ("field-hand", hand)];
        server.post("/overrides/pocket-mars", &fields)
    };
    assert_eq!(send("launch 1").location(), "/overrides/pocket-mars");
    let late = send("launch 2");
    assert_eq!(late.status, 409, "{}", late.body);
    assert!(part(&late.body, "problem").contains("changed elsewhere"), "{}", late.body);
    let shows = |hand: &str| late.body.contains(&format!("name=\"field-hand\" value=\"{hand}\""));
    assert!(shows("launch 1") && !shows("launch 2"), "{}", late.body);
}

/// A flipped bit is reported where the values are entered, and repaired there.
#[test]
fn damaged_values_are_mended_where_they_were_entered() {
    let server = Server::start("own-damaged");
    let row = [("row", "cards.toml/card/AQ3"), ("field-hand", "launch 1")];
    for (act, kept) in [("mend-keep", "launch 2"), ("mend-clear", "")] {
        assert_eq!(
            server.post("/overrides/pocket-mars", &row).location(),
            "/overrides/pocket-mars"
        );
        let file = rusqlite::Connection::open(server.games().store().place()).expect("opens");
        let flip = "UPDATE own_content SET files = replace(files, 'launch 1', 'launch 2') \
                    WHERE game = 'pocket-mars'";
        assert_eq!(file.execute(flip, []).expect("altered"), 1);
        assert_eq!(server.get("/new/pocket-mars").location(), "/overrides/pocket-mars");
        let page = server.get("/overrides/pocket-mars").body;
        assert!(part(&page, "damaged").contains("is not as it was written"), "{page}");
        assert_eq!(
            server.post("/overrides/pocket-mars", &[("act", act)]).location(),
            "/overrides/pocket-mars"
        );
        assert_eq!(server.get("/new/pocket-mars").status, 200);
        let own = server
            .games()
            .store()
            .content_overrides(&PersonId::owner(), "pocket-mars")
            .expect("kept")
            .own;
        let text = own.files().first().map(|file| file.text.clone()).unwrap_or_default();
        assert!(text.contains(kept) && own.is_empty() == kept.is_empty(), "{act}: {text}");
    }
}
