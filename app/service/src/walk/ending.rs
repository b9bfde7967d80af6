//! Games that are ended by consent, and how many people watch.

use std::sync::Arc;

use http::StatusCode;
use play::Until;

use super::people::{EVERYBODY, Who, World, id_of};
use super::{body, number};
use crate::{Problem, ProgramActs, ProgramCaller};

fn act(world: &World, who: Who, path: &str, form: &str) -> StatusCode {
    world.ask(who, "POST", &format!("/games/{}/{path}", world.0.id), form).status()
}

fn table(world: &World, who: Who) -> String {
    body(&world.ask(who, "GET", &format!("/games/{}", world.0.id), ""))
}

fn reply(world: &World, who: Who, page: &str, reply: &str) -> StatusCode {
    act(world, who, "asked", &format!("number={}&answer={reply}", number(page)))
}

fn is_ended(world: &World) -> bool {
    world.0.service.games.store().settings(&world.0.id).expect("kept").ended
}

/// A game that the seat which must choose has asked to end.
fn asked() -> (World, String) {
    let world = World::for_who(Who::Host, 61);
    assert_eq!(act(&world, Who::Seat, "end", ""), StatusCode::SEE_OTHER);
    let page = table(&world, Who::OtherSeat);
    assert!(page.contains("asks to end the game"), "{page}");
    (world, page)
}

/// The same, ended.
fn ended() -> World {
    let (world, page) = asked();
    assert_eq!(reply(&world, Who::OtherSeat, &page, "agree"), StatusCode::SEE_OTHER);
    assert!(is_ended(&world));
    world
}

#[test]
fn all_who_sit_are_asked_to_end_a_game_and_one_who_refuses_goes_on() {
    let (world, page) = asked();
    assert!(table(&world, Who::Seat).contains("You have asked the others to end the game."));
    for who in EVERYBODY.into_iter().filter(|who| *who != Who::OtherSeat) {
        assert!(reply(&world, who, &page, "agree").is_client_error(), "{who:?}");
    }
    for acts in ProgramActs::ALL {
        let path = format!("/games/{}/asked", world.0.id);
        let form = format!("number={}&answer=agree", number(&page));
        let found = world.ask_by_program((Who::OtherSeat, acts), "POST", &path, &form);
        assert!(found.status().is_client_error(), "{acts:?}");
    }
    assert!(!is_ended(&world));
    assert_eq!(reply(&world, Who::OtherSeat, &page, "refuse"), StatusCode::SEE_OTHER);
    assert!(table(&world, Who::Seat).contains("does not agree") && !is_ended(&world));
    let form = super::form_for(&world.0, "/games/{id}/choose");
    assert_eq!(act(&world, Who::Seat, "choose", &form), StatusCode::SEE_OTHER, "it goes on");
}

#[test]
fn a_game_to_whose_end_all_agree_is_over_for_good_and_can_be_read_as_a_whole() {
    let world = ended();
    let (game, store) = (format!("/games/{}", world.0.id), world.0.service.games.store());
    for who in [Who::Host, Who::Seat, Who::OtherSeat, Who::ByLink] {
        assert!(table(&world, who).contains("The game was ended by consent"), "{who:?}");
        let export = world.ask(who, "GET", &format!("{game}/export"), "");
        assert_eq!(export.status(), StatusCode::OK, "{who:?}");
        assert!(body(&export).contains(&super::SEED.to_string()), "{who:?}");
        assert_eq!(world.ask(who, "GET", &format!("{game}/link"), "").status(), StatusCode::OK);
        let front = body(&world.ask(who, "GET", "/", ""));
        let over = front.split("<h2 id=\"over\"").nth(1).unwrap_or_default();
        assert!(over.contains("ended by consent") && over.contains(&game), "{who:?}: {front}");
    }
    for who in [Who::Owner, Who::Stranger, Who::Nobody] {
        assert_eq!(world.ask(who, "GET", &game, "").status(), StatusCode::NOT_FOUND, "{who:?}");
    }
    let before = world.0.stands();
    let form = super::form_for(&world.0, "/games/{id}/choose");
    let seat = format!("act=offer&person=Listed&seat={}", world.0.seats[0].0);
    let refused = [("choose", &*form), ("undo", ""), ("redo", ""), ("end", ""), ("offer", &seat)];
    for (path, form) in refused {
        assert!(act(&world, Who::Seat, path, form).is_client_error(), "{path}");
        assert_eq!(world.0.stands(), before, "{path}");
    }
    // Whoever thought meanwhile, or has another way in, changes nothing either.
    let games = &world.0.service.games;
    let late = games.change(&world.0.id, |session| session.play_bot("random", 2, Until::Over));
    assert!(matches!(late, Err(Problem::Refused(_))));
    // Settings that were read before the end was stored do not take it back.
    act(&world, Who::Host, "settings", "watching=link");
    assert!(is_ended(&world));
    assert!(store.list(0, 1).expect("a list").games[0].over);
    assert!(store.due_jobs(i64::MAX).expect("read").is_empty());
    assert!(games.export(&world.0.id).is_ok(), "the command line shows it, too");
}

#[test]
fn a_game_that_was_ended_is_played_again_as_a_game_that_goes_on() {
    let world = ended();
    let page = table(&world, Who::Seat);
    assert!(page.contains(&format!("name=\"after\" value=\"{}\"", world.0.id)), "{page}");
    let form = format!("game=pocket-mars&option-seats=2&after={}", world.0.id);
    let started = world.ask(Who::Host, "POST", "/games", &form);
    let to = started.headers()["location"].to_str().expect("text").to_string();
    let id = to.split('/').nth(2).expect("a game");
    assert!(!world.0.service.games.store().settings(id).expect("kept").ended);
    let record = body(&world.ask(Who::Host, "GET", "/", ""));
    assert!(record.contains(id), "{record}");
}

#[test]
fn whoever_leaves_neither_ends_a_game_nor_stands_in_its_way() {
    // The one who asked leaves: nobody asks any more.
    let (world, page) = asked();
    let leave = |seat: game_core::Seat| format!("act=leave&seat={}", seat.0);
    act(&world, Who::Seat, "seats", &leave(world.0.seats[0]));
    assert!(!table(&world, Who::OtherSeat).contains("asks to end"));
    assert!(reply(&world, Who::OtherSeat, &page, "agree").is_client_error());
    // The other one leaves: whoever is left ends it alone.
    let (world, _) = asked();
    act(&world, Who::OtherSeat, "seats", &leave(world.0.seats[1]));
    assert!(!is_ended(&world));
    assert_eq!(act(&world, Who::Seat, "end", ""), StatusCode::SEE_OTHER);
    assert!(is_ended(&world));
    // A person who is forgotten.
    let (world, _) = asked();
    world.0.service.forget_person(&id_of(Who::Seat)).expect("forgotten");
    assert!(!table(&world, Who::OtherSeat).contains("asks to end"));
}

#[test]
fn whoever_sits_down_while_a_game_is_asked_to_end_is_asked() {
    let (world, _) = asked();
    let seat = world.0.seats[1];
    let form = format!("act=offer&person=ByLink&seat={}", seat.0);
    assert_eq!(act(&world, Who::OtherSeat, "offer", &form), StatusCode::SEE_OTHER);
    let form = format!("game={}&seat={}&answer=sit", world.0.id, seat.0);
    world.ask(Who::ByLink, "POST", "/offers", &form);
    let page = table(&world, Who::ByLink);
    assert!(page.contains("value=\"agree\""), "{page}");
    assert!(reply(&world, Who::OtherSeat, &page, "agree").is_client_error(), "he left");
    assert_eq!(reply(&world, Who::ByLink, &page, "agree"), StatusCode::SEE_OTHER);
    assert!(is_ended(&world));
}

#[test]
fn a_game_that_is_over_is_not_ended() {
    let (world, page) = asked();
    let games = &world.0.service.games;
    let played = games.change(&world.0.id, |session| session.play_bot("random", 2, Until::Over));
    played.expect("it ends");
    assert!(reply(&world, Who::OtherSeat, &page, "agree").is_client_error());
    assert!(act(&world, Who::Seat, "end", "").is_client_error());
    assert!(!is_ended(&world));
}

#[test]
fn people_who_follow_and_hold_no_seat_are_counted_while_they_do() {
    let World(held) = World::for_who(Who::Host, 61);
    let (id, seat) = (held.id, held.seats[0]);
    let service = Arc::new(held.service);
    let told = Arc::new(std::sync::Mutex::new(0));
    let heard = Arc::clone(&told);
    service.tell_changes(move |_| *crate::locked(&heard) += 1);
    let caller = |who: Who| {
        let device = service.device(&format!("{who:?}"));
        crate::Caller { device, is_owner: false }.sent()
    };
    let watching = || service.watching(&id).expect("read").expect("people live apart");
    assert_eq!(watching(), 0);
    let one = service.follow(&caller(Who::ByLink), &id);
    let again = service.follow(&caller(Who::ByLink), &id);
    assert_eq!((watching(), *crate::locked(&told)), (1, 1), "one person, told once");
    let sits = service.follow(&caller(Who::Seat), &id);
    assert_eq!(watching(), 1, "who sits does not watch");
    service.games.give_seat(&id, seat, Some("Seat"), None).expect("freed");
    assert_eq!(watching(), 2, "but does after leaving");
    drop((one, sits));
    assert_eq!(watching(), 1, "another stream is open");
    drop(again);
    assert_eq!(watching(), 0);
    assert!(service.follow(&crate::Caller::default().sent(), &id).is_none(), "nobody is signed in");
    let mut program = caller(Who::ByLink);
    program.insert(ProgramCaller { person: id_of(Who::ByLink), acts: ProgramActs::Look });
    assert!(service.follow(&program, &id).is_none(), "a program does not look for its person");
}
