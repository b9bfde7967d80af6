//! What has happened since a person looked.

use http::{Method, Request, StatusCode};
use play::Until;

use super::people::{Who, World, id_of};
use super::{Held, body};
use crate::{Caller, GameSettings, Response, Shown, Watching};

/// A game in which the other seat has seen `seen` entries, and others have been played since.
fn played_on(settings: GameSettings) -> (World, usize) {
    let world = World::new(50, settings);
    let seen = length(&world.0);
    for who in [Who::OtherSeat, Who::ByLink] {
        assert_eq!(mark(&world, who, seen), StatusCode::OK, "{who:?}");
    }
    play(&world.0, 12);
    (world, seen)
}

fn by_link() -> GameSettings {
    GameSettings { watching: Watching::ByLink, ..GameSettings::default() }
}

fn length(held: &Held) -> usize {
    held.service.games.read(&held.id, |session| session.len()).expect("the game")
}

fn play(held: &Held, more: usize) {
    let until = Until::Entries(length(held) + more);
    let played = held.service.games.change(&held.id, |game| game.play_bot("random", 3, until));
    played.expect("it is played");
}

fn revision(held: &Held) -> i64 {
    held.service.games.store().revision(&held.id).expect("a game")
}

fn mark(world: &World, who: Who, entries: usize) -> StatusCode {
    mark_at(world, who, entries, revision(&world.0))
}

fn mark_at(world: &World, who: Who, entries: usize, revision: i64) -> StatusCode {
    let path = format!("/games/{}/seen", world.0.id);
    world.ask(who, "POST", &path, &format!("entries={entries}&revision={revision}")).status()
}

fn seen(world: &World, who: Who) -> Option<usize> {
    world.0.service.games.store().seen(&world.0.id, &id_of(who)).expect("read")
}

fn open(world: &World, who: Who) -> Response {
    world.ask(who, "GET", &format!("/games/{}", world.0.id), "")
}

fn to(response: &Response) -> &str {
    response.headers().get("location").map_or("", |to| to.to_str().expect("text"))
}

#[test]
fn a_game_opens_with_the_first_beat_that_a_person_has_not_seen() {
    let (world, from) = played_on(by_link());
    let told = format!("/games/{}/since/{from}/told/1", world.0.id);
    for who in [Who::OtherSeat, Who::ByLink] {
        assert_eq!(to(&open(&world, who)), told, "{who:?}");
        let page = body(&world.ask(who, "GET", &told, ""));
        assert!(page.contains(" data-beat=\"1\"") && page.contains(" data-shown=\""), "{page}");
        let next = format!("href=\"/games/{}/since/{from}/told/2\"", world.0.id);
        assert!(page.contains(&next), "{who:?}: {page}");
        let on = format!("href=\"/games/{}?seen={}\"", world.0.id, length(&world.0));
        assert!(page.contains(&on), "{who:?}: {page}");
    }
    // Who steps past all of it is at the table, before the script has said so.
    let past = format!("/games/{}?seen={}", world.0.id, length(&world.0));
    assert_eq!(world.ask(Who::OtherSeat, "GET", &past, "").status(), StatusCode::OK);
    // Who comes for the first time is not told the whole game.
    assert_eq!(open(&world, Who::Host).status(), StatusCode::OK);
}

#[test]
fn what_was_seen_at_one_device_is_told_at_no_other() {
    let (world, _) = played_on(by_link());
    let service = &world.0.service;
    service.sign_in(id_of(Who::OtherSeat), "phone", "Chrome").expect("signed in");
    let at_phone = |method: Method, path: &str, form: &str| {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .extension(Caller { device: service.device("phone"), is_owner: true })
            .body(form.as_bytes().to_vec());
        service.handle(&request.expect("a request"))
    };
    let game = format!("/games/{}", world.0.id);
    assert!(to(&at_phone(Method::GET, &game, "")).contains("/since/"), "it is told there, too");
    assert_eq!(mark(&world, Who::OtherSeat, length(&world.0)), StatusCode::OK);
    assert_eq!(at_phone(Method::GET, &game, "").status(), StatusCode::OK);
    assert!(to(&open(&world, Who::ByLink)).contains("/since/"), "another person has not seen it");
    // The phone hangs behind; what it says takes nothing back.
    let late = format!("entries=51&revision={}", revision(&world.0));
    assert_eq!(at_phone(Method::POST, &format!("{game}/seen"), &late).status(), StatusCode::OK);
    assert_eq!(seen(&world, Who::OtherSeat), Some(length(&world.0)));
}

#[test]
fn what_was_taken_back_is_seen_anew() {
    let (world, _) = played_on(by_link());
    let (all, before) = (length(&world.0), revision(&world.0));
    assert_eq!(mark(&world, Who::OtherSeat, all), StatusCode::OK);
    let back = world.0.service.games.change(&world.0.id, |session| session.undo_choice());
    back.expect("taken back");
    let left = length(&world.0);
    assert!(left < all);
    assert_eq!(seen(&world, Who::OtherSeat), Some(left));
    play(&world.0, 8);
    // A page of before says that it was seen; others entries stand there now.
    assert_eq!(mark_at(&world, Who::OtherSeat, all, before), StatusCode::OK);
    assert_eq!(seen(&world, Who::OtherSeat), Some(left));
    assert_eq!(mark(&world, Who::OtherSeat, all), StatusCode::OK);
    assert_eq!(seen(&world, Who::OtherSeat), Some(all));
}

#[test]
fn nobody_has_seen_more_than_there_is_and_who_watches_later_no_more_than_is_shown() {
    let (world, _) = played_on(GameSettings { shown: Shown::TurnLater, ..by_link() });
    for who in [Who::OtherSeat, Who::ByLink] {
        assert_eq!(mark(&world, who, 1_000_000), StatusCode::OK);
    }
    assert_eq!(seen(&world, Who::OtherSeat), Some(length(&world.0)));
    let shown = seen(&world, Who::ByLink).expect("marked");
    let status = body(&world.ask(Who::ByLink, "GET", &format!("/games/{}/status", world.0.id), ""));
    assert!(status.contains(&format!("\"length\":{shown},")), "{status}: {shown}");
    assert_eq!(open(&world, Who::ByLink).status(), StatusCode::OK, "the rest is told later");
}

#[test]
fn who_wants_no_beats_gets_none_and_an_open_page_follows_by_itself() {
    let (world, from) = played_on(by_link());
    let game = format!("/games/{}", world.0.id);
    let with = |path: &str, header: (&str, &str)| {
        let request = Request::builder().uri(path).header(header.0, header.1);
        let request = request.extension(world.caller(Who::OtherSeat)).body(Vec::new());
        world.0.service.handle(&request.expect("a request"))
    };
    assert_eq!(with(&game, ("cookie", "soloist-pace=once")).status(), StatusCode::OK);
    let partial = with(&game, ("soloist-fragments", "x"));
    assert_eq!(partial.headers()["content-location"], game.as_str());
    let away = with(&format!("{game}/next?seen=3&away=1"), ("soloist-fragments", "x"));
    assert_eq!(away.headers()["content-location"], format!("{game}/since/{from}/told/1").as_str());
    // Something that is no number, and a beat that there is not.
    assert_eq!(with(&format!("{game}/since/x/told/1"), ("a", "b")).status(), StatusCode::NOT_FOUND);
    assert_eq!(to(&with(&format!("{game}/since/{from}/told/999"), ("a", "b"))), game);
}

#[test]
fn whoever_chooses_has_seen_what_was_before() {
    let (world, _) = played_on(by_link());
    let held = &world.0;
    let turn = held.service.games.read(&held.id, |session| {
        (session.turn(), session.now().choices()[0].text.replace(' ', "+"), session.len())
    });
    let (turn, text, at) = turn.expect("the game");
    let who =
        if turn == game_core::Turn::Choose(held.seats[0]) { Who::Seat } else { Who::OtherSeat };
    assert_eq!(mark(&world, who, 1), StatusCode::OK, "the page tells what it shows");
    let path = format!("/games/{}/choose", held.id);
    let chosen = world.ask(who, "POST", &path, &format!("text={text}&at={at}"));
    assert_eq!(chosen.status(), StatusCode::SEE_OTHER);
    assert_eq!(seen(&world, who), Some(at));
}
