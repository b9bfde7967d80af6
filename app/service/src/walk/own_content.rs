//! Content overrides of people who live apart: whose they are, who sees them, and what a game keeps.

use game_core::{ContentOverrides, Seat, SourceFile};
use http::StatusCode;

use super::body;
use super::invitations::{Browser, link_on, location};
use super::people::{EVERYBODY, Who, World, id_of};
use crate::content_limit::MOST_BYTES_OF_PERSON;
use crate::{GameChange, GameSettings, PersonId, Rank, Watching};

const ENTERED: &str = "/overrides/pocket-mars";

/// Enters another value of a card.
fn enter(world: &World, who: Who, value: &str) -> StatusCode {
    let value = value.replace(' ', "+");
    let form = format!("row=cards.toml/card/AQ3&field-hand={value}");
    world.ask(who, "POST", ENTERED, &form).status()
}

fn page(world: &World, who: Who, path: &str) -> String {
    body(&world.ask(who, "GET", path, ""))
}

/// Starts a game of two, whose other seat is left to a friend as the form says; returns its id.
fn started(world: &World, who: Who, more: &str) -> String {
    let form = format!("game=pocket-mars&option-seats=2&player-0=human&{more}");
    let response = world.ask(who, "POST", "/games", &form);
    let id = location(&response).split('/').nth(2).map(str::to_string);
    id.unwrap_or_else(|| panic!("{}", body(&response)))
}

fn content_of(world: &World, id: &str) -> ContentOverrides {
    world.0.service.games.store().load(id).expect("the game").save.owner
}

fn keep_settings(world: &World, id: &str, settings: &GameSettings) {
    let change = GameChange { settings: Some(settings), ..GameChange::default() };
    world.0.service.games.commit(id, change).expect("set");
}

/// Every part of what is said about the values: whose, which component, which field, ours, theirs.
fn says(page: &str, whose: &str) -> bool {
    let shows = |part: &str| page.contains(part);
    shows(whose)
        && shows("One value differs from Soloist")
        && shows("AQ3</th>")
        && shows("<td>hand</td>")
        && shows("<td>launch 1</td>")
}

#[test]
fn each_person_reads_and_changes_the_own_values_alone() {
    let world = World::for_who(Who::Host, 61);
    assert_eq!(enter(&world, Who::Host, "launch 1"), StatusCode::SEE_OTHER);
    for who in EVERYBODY {
        let found = world.ask(who, "GET", ENTERED, "");
        let is_member = matches!(who, Who::Owner | Who::Host | Who::Listed | Who::Stranger);
        assert_eq!(found.status() == StatusCode::OK, is_member, "{who:?}");
        assert_eq!(body(&found).contains("launch 1"), who == Who::Host, "{who:?}");
        // The values of the sender, whatever else a request names.
        let row = format!("{ENTERED}?row=cards.toml/card/AQ3&person=Host");
        let changed = page(&world, who, &row).contains("value=\"back\"");
        assert_eq!(changed, who == Who::Host, "{who:?}");
    }
    assert_eq!(enter(&world, Who::Stranger, "launch 2"), StatusCode::SEE_OTHER);
    let store = world.0.service.games.store();
    let kept = |who: Who| store.content_overrides(&id_of(who), "pocket-mars").expect("read").own;
    assert!(kept(Who::Host).files()[0].text.contains("launch 1"));
    assert!(kept(Who::Stranger).files()[0].text.contains("launch 2"));
    assert!(kept(Who::Owner).is_empty(), "nor are they those of the service");
    let own = store.content_overrides(&PersonId::owner(), "pocket-mars").expect("read").own;
    assert!(own.is_empty());
    let (host, stranger) = (started(&world, Who::Host, ""), started(&world, Who::Owner, ""));
    assert!(!content_of(&world, &host).is_empty() && content_of(&world, &stranger).is_empty());
}

#[test]
fn a_game_keeps_the_values_it_was_started_with_and_says_whose_they_are() {
    let world = World::for_who(Who::Host, 61);
    enter(&world, Who::Host, "launch 1");
    let id = started(&world, Who::Host, "player-1=friend");
    let before = content_of(&world, &id);
    enter(&world, Who::Host, "launch 2");
    world.ask(Who::Host, "POST", ENTERED, "row=cards.toml/card/AQ3&act=back");
    assert_eq!(content_of(&world, &id), before, "as it was started");
    let (game, watching) = (format!("/games/{id}"), Watching::Anybody);
    let settings = GameSettings { watching, listed: true, open: true, ..GameSettings::default() };
    keep_settings(&world, &id, &settings);
    // The open table: whoever may sit down there sees it before he does.
    assert!(says(&page(&world, Who::Stranger, &format!("{game}/seats")), "the values of Host"));
    assert!(says(&page(&world, Who::Stranger, &format!("{game}/content")), "the values of Host"));
    assert!(says(&page(&world, Who::Host, &format!("{game}/content")), "your own values"));
    assert!(page(&world, Who::Stranger, &game).contains("the values of Host"), "at the table");
    let other = format!("/games/{}/content", world.0.id);
    assert!(page(&world, Who::Host, &other).contains("with Soloist’s values"));
    // Who is gone is nobody in it, and the game goes on.
    world.ask(Who::Stranger, "POST", &format!("{game}/seats"), "act=take&seat=1");
    world.ask(Who::Host, "POST", "/me/delete", "sure=true");
    assert!(says(&page(&world, Who::Stranger, &format!("{game}/content")), "values of Somebody"));
    assert_eq!(content_of(&world, &id), before);
    let left = world.0.service.games.store().content_overrides(&id_of(Who::Host), "pocket-mars");
    assert!(left.expect("read").own.is_empty(), "the person's own are gone");
}

#[test]
fn a_link_and_an_offer_show_the_values_before_the_seat_is_taken() {
    let world = World::for_who(Who::Host, 61);
    enter(&world, Who::Host, "launch 1");
    let id = started(&world, Who::Host, "player-1=friend");
    let invite = format!("/games/{id}/invite");
    let link = link_on(&world.ask(Who::Host, "POST", &invite, "act=seat&seat=1"));
    let mut browser = Browser::default();
    browser.ask(&world, "GET", link.strip_prefix("https://games.example").expect("ours"), "");
    assert!(says(&body(&browser.ask(&world, "GET", "/join", "")), "the values of Host"));

    let offered = started(&world, Who::Host, "player-1=ask-Stranger");
    let front = page(&world, Who::Stranger, "/");
    assert!(front.contains(&format!("href=\"/offers/{offered}\"")), "{front}");
    assert!(!front.contains("value=\"sit\""), "not before the values were seen");
    let offer = format!("/offers/{offered}");
    let seen = page(&world, Who::Stranger, &offer);
    assert!(says(&seen, "the values of Host") && seen.contains("value=\"sit\""), "{seen}");
    let none = page(&world, Who::Listed, "/offers/12345678");
    for who in [Who::Owner, Who::Host, Who::Listed] {
        assert_eq!(page(&world, who, &offer), none, "{who:?} is not asked");
    }
    let sits =
        world.ask(Who::Stranger, "POST", "/offers", &format!("game={offered}&seat=1&answer=sit"));
    assert_eq!(location(&sits), format!("/games/{offered}"));
    assert_eq!(page(&world, Who::Stranger, &offer), none, "it is answered");
}

#[test]
fn the_values_of_a_game_stay_while_others_sit_there() {
    let world = World::for_who(Who::Host, 61);
    let id = started(&world, Who::Host, "player-1=friend");
    let (address, form) =
        (format!("{ENTERED}?for={id}"), "row=cards.toml/card/AQ3&field-hand=launch+1");
    let alone = started(&world, Who::Host, "");
    let changed = world.ask(Who::Host, "POST", &format!("{ENTERED}?for={alone}"), form);
    assert_eq!(location(&changed), format!("/games/{alone}"), "nobody else is concerned");
    assert!(!content_of(&world, &alone).is_empty());
    for who in EVERYBODY {
        let refused = world.ask(who, "POST", &address, form).status();
        assert!(refused.is_client_error(), "{who:?}");
    }
    assert!(content_of(&world, &id).is_empty());
    world.0.service.games.give_seat(&id, Seat(1), None, Some("Seat")).expect("given");
    let refused = world.ask(Who::Host, "POST", &address, form);
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert!(body(&refused).contains("its values stay as they are"));
}

#[test]
fn a_person_takes_the_own_values_along_and_may_not_have_too_many() {
    let world = World::for_who(Who::Host, 61);
    enter(&world, Who::Host, "launch 1");
    let taken = |who| -> serde_json::Value {
        let export = world.ask(who, "GET", "/me/export", "");
        serde_json::from_slice(export.body()).expect("JSON")
    };
    let own = &taken(Who::Host)["content"]["pocket-mars"]["cards.toml"];
    assert!(own.as_str().is_some_and(|text| text.contains("launch 1")), "{own}");
    assert_eq!(taken(Who::Stranger)["content"], serde_json::json!({}));
    let text = format!("# {}\n", "x".repeat(MOST_BYTES_OF_PERSON));
    let large = ContentOverrides::from_iter([SourceFile { name: "cards.toml".into(), text }]);
    let games = &world.0.service.games;
    let enter = |person: &PersonId| {
        games.enter_own(person, "pocket-mars", None, |_| true, |_| Ok(large.clone()))
    };
    assert!(enter(&id_of(Who::Host)).is_err(), "it is too large");
    enter(&PersonId::owner()).expect("the owner of a house has more room");
}

/// Two services that differ only in the values of one person answer everybody else the same.
#[test]
fn the_values_of_a_person_show_on_no_page_of_others() {
    let worlds = [World::for_who(Who::Listed, 61), World::for_who(Who::Listed, 61)];
    let rank = worlds[0].0.service.games.store().person(&id_of(Who::Stranger)).expect("read");
    assert_eq!(rank.map(|person| person.rank), Some(Rank::Member));
    assert_eq!(enter(&worlds[1], Who::Stranger, "launch 1"), StatusCode::SEE_OTHER);
    let paths = ["/", ENTERED, "/new/pocket-mars", "/rules/pocket-mars", "/me/export", "/devices"];
    let mut differing = 0;
    for who in EVERYBODY {
        for path in
            paths.iter().chain(&["/people", "/overrides/pocket-mars?row=cards.toml/card/AQ3"])
        {
            let shown = worlds.each_ref().map(|world| page(world, who, path));
            if who == Who::Stranger {
                differing += usize::from(shown[0] != shown[1]);
            } else {
                assert_eq!(shown[0], shown[1], "{who:?} {path}");
            }
        }
    }
    assert!(differing >= 3, "his own pages show them: {differing}");
}
