//! Who may pause the clocks of a game.

use http::StatusCode;

use super::people::{EVERYBODY, Who, World};
use super::{body, number};
use crate::{
    ClockSettings, ClockState, ClockTime, GameChange, GameSettings, ProgramActs, Shown, Watching,
};

/// A game in which everybody has a day for each turn.
fn timed() -> World {
    let time = ClockTime::Turn(86_400);
    let clock = ClockSettings { time, ..ClockSettings::default() };
    let watching = Watching::ByLink;
    World::new(61, GameSettings { watching, clock, ..GameSettings::default() })
}

fn act(world: &World, who: Who, act: &str) -> StatusCode {
    let path = format!("/games/{}/clock", world.0.id);
    world.ask(who, "POST", &path, &format!("act={act}")).status()
}

fn table(world: &World, who: Who) -> String {
    body(&world.ask(who, "GET", &format!("/games/{}", world.0.id), ""))
}

fn clock(world: &World) -> ClockState {
    ClockState::of(&world.0.service.games.store().clock(&world.0.id).expect("read"))
}

#[test]
fn the_host_of_a_game_pauses_and_goes_on_alone_and_everybody_is_told() {
    let world = timed();
    assert_eq!(clock(&world).turn(), Some(world.0.seats[0]));
    assert_eq!(act(&world, Who::Host, "pause"), StatusCode::SEE_OTHER);
    assert!(clock(&world).is_paused());
    for who in [Who::Host, Who::Seat, Who::OtherSeat, Who::ByLink] {
        assert!(table(&world, who).contains("The host of the game has paused"), "{who:?}");
    }
    assert_eq!(act(&world, Who::Host, "resume"), StatusCode::SEE_OTHER);
    assert!(!clock(&world).is_paused() && clock(&world).runs());
}

#[test]
fn who_sits_asks_the_others_for_a_pause_and_ends_one_alone() {
    let world = timed();
    for who in [Who::Seat, Who::OtherSeat] {
        assert_eq!(act(&world, who, "pause"), StatusCode::SEE_OTHER);
        let other = if who == Who::Seat { Who::OtherSeat } else { Who::Seat };
        assert!(table(&world, who).contains("You have asked the others to pause"));
        let page = table(&world, other);
        let reply = |who: Who, answer: &str| {
            let form = format!("number={}&answer={answer}", number(&page));
            let path = format!("/games/{}/asked", world.0.id);
            world.ask(who, "POST", &path, &form).status()
        };
        for none in EVERYBODY.into_iter().filter(|one| *one != other) {
            assert!(reply(none, "agree").is_client_error(), "{none:?}");
        }
        assert!(!clock(&world).is_paused());
        assert_eq!(reply(other, "agree"), StatusCode::SEE_OTHER);
        assert!(clock(&world).is_paused());
        assert!(table(&world, other).contains("asked for a pause, and all agreed"));
        assert_eq!(act(&world, other, "resume"), StatusCode::SEE_OTHER);
        assert!(!clock(&world).is_paused());
    }
    assert_eq!(act(&world, Who::Seat, "pause"), StatusCode::SEE_OTHER);
    let page = table(&world, Who::OtherSeat);
    let form = format!("number={}&answer=refuse", number(&page));
    world.ask(Who::OtherSeat, "POST", &format!("/games/{}/asked", world.0.id), &form);
    assert!(!clock(&world).is_paused() && table(&world, Who::Seat).contains("does not agree"));
}

#[test]
fn nobody_else_stops_a_clock_and_no_program_does() {
    let world = timed();
    let before = world.0.service.games.store().revision(&world.0.id);
    for one in ["pause", "resume"] {
        for who in [Who::Owner, Who::ByLink, Who::Listed, Who::Stranger, Who::Nobody] {
            assert!(act(&world, who, one).is_client_error(), "{who:?} {one}");
        }
        for acts in ProgramActs::ALL {
            let path = format!("/games/{}/clock", world.0.id);
            for who in [Who::Host, Who::Seat] {
                let form = format!("act={one}");
                let found = world.ask_by_program((who, acts), "POST", &path, &form);
                assert!(found.status().is_client_error(), "{who:?} {acts:?} {one}");
            }
        }
    }
    assert_eq!(world.0.service.games.store().revision(&world.0.id), before);
    let page = table(&world, Who::ByLink);
    assert!(page.contains("id=\"clock\"") && !page.contains("value=\"pause\""), "{page}");
}

#[test]
fn a_new_game_offers_clocks_to_people_who_live_apart_alone() {
    let page = body(&timed().ask(Who::Host, "GET", "/new/pocket-mars", ""));
    assert!(page.contains("name=\"clock\"") && page.contains("name=\"when-out\""), "{page}");
    let held = super::Held::new(61);
    let page = held.text(super::Asker::Owner, "/new/pocket-mars");
    assert!(!page.contains("name=\"clock\""), "{page}");
    let table = held.text(super::Asker::Owner, &format!("/games/{}", held.id));
    assert!(!table.contains("id=\"clock\""), "{table}");
}

/// The clock tells whose turn it is, which who watches a turn later may not know yet.
#[test]
fn who_watches_a_turn_later_sees_no_clock() {
    let world = timed();
    let settings = world.0.service.games.store().settings(&world.0.id).expect("kept");
    let settings = GameSettings { shown: Shown::TurnLater, ..settings };
    let change = GameChange { settings: Some(&settings), ..GameChange::default() };
    world.0.service.games.commit(&world.0.id, change).expect("set");
    assert!(!table(&world, Who::ByLink).contains("id=\"clock\""));
    assert!(table(&world, Who::Seat).contains("id=\"clock\""));
}
