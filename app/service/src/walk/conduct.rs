//! Reports of people, whom somebody blocks, and what hosts of the service did.

use http::StatusCode;

use super::body;
use super::people::{EVERYBODY, Who, World, id_of};
use crate::{Report, ReportLimit, ReportOutcome, ReportReason, Response};

fn location(response: &Response) -> &str {
    response.headers().get("location").map_or("", |it| it.to_str().expect("text"))
}

fn game(world: &World) -> String {
    format!("/games/{}", world.0.id)
}

/// Reports somebody as a form says it.
fn sent(world: &World, who: Who, form: &str) -> Response {
    world.ask(who, "POST", &format!("{}/report", game(world)), form)
}

fn reported(world: &World, who: Who, about: Who) -> Response {
    sent(world, who, &format!("person={about:?}&reason=stalling&words=Gone+%3Cfishing%3E"))
}

fn page(world: &World, who: Who, path: &str) -> String {
    body(&world.ask(who, "GET", path, ""))
}

fn open_reports(world: &World) -> Vec<Report> {
    world.0.service.games.store().open_reports().expect("read")
}

fn block(world: &World, who: Who, other: Who, act: &str) {
    let form = format!("act={act}&person={other:?}");
    assert_eq!(location(&world.ask(who, "POST", "/me/block", &form)), "/devices");
}

#[test]
fn a_host_reads_a_report_looks_at_its_game_and_closes_it() {
    let world = World::for_who(Who::Host, 61);
    let (held, path) = (&world.0, game(&world));
    assert_eq!(world.ask(Who::Owner, "GET", &path, "").status(), StatusCode::NOT_FOUND);
    let told = reported(&world, Who::Seat, Who::OtherSeat);
    assert!(body(&told).contains("Your report has arrived. OtherSeat is not told."), "{told:?}");
    let people = page(&world, Who::Owner, "/people");
    let line = "Seat reports OtherSeat: Stops the game on purpose";
    assert!(people.contains(line) && people.contains("Gone &lt;fishing&gt;"), "{people}");
    assert!(people.contains(&format!("href=\"{path}\"")), "{people}");
    // As a spectator: nothing of a hand is seen, and nothing is done.
    for look in ["", "/log", "/seats", "/report"] {
        let seen = world.ask(Who::Owner, "GET", &format!("{path}{look}"), "");
        assert_eq!(seen.status(), StatusCode::OK, "{look}");
        held.must_hide(game_core::Viewer::Nobody, &body(&seen), look);
    }
    let before = held.stands();
    for act in ["choose", "undo", "seats", "invite", "settings", "offer", "end", "delete"] {
        let form = super::form_for(held, &format!("/games/{{id}}/{act}"));
        let refused = world.ask(Who::Owner, "POST", &format!("{path}/{act}"), &form);
        assert!(refused.status().is_client_error(), "{act}");
    }
    assert_eq!(held.stands(), before);
    // Nobody else learns of it, and nobody else sees the game for it.
    assert_eq!(world.ask(Who::Stranger, "GET", &path, "").status(), StatusCode::NOT_FOUND);
    for who in EVERYBODY.into_iter().filter(|who| ![Who::Owner, Who::Seat].contains(who)) {
        for look in ["/".into(), "/devices".into(), path.clone(), format!("{path}/seats")] {
            assert!(!page(&world, who, &look).contains("fishing"), "{who:?} {look}");
        }
    }
    let id = open_reports(&world)[0].id.clone();
    let close = |done: &str| {
        let form = format!("act=close&report={id}&done={done}");
        world.ask(Who::Owner, "POST", "/people", &form)
    };
    assert!(close("").status().is_client_error(), "what was done is said");
    assert_eq!(location(&close("spoken")), "/people");
    assert!(close("spoken").status().is_client_error(), "once");
    let people = page(&world, Who::Owner, "/people");
    assert!(!people.contains("fishing"), "{people}");
    assert!(people.contains("Owner closed a report of OtherSeat"), "{people}");
    assert_eq!(world.ask(Who::Owner, "GET", &path, "").status(), StatusCode::NOT_FOUND);
    let own = page(&world, Who::Seat, "/devices");
    assert!(own.contains("OtherSeat in Pocket Mars (Ares), reported"), "{own}");
    assert!(own.contains("a host spoke with the person"), "{own}");
    assert!(!page(&world, Who::OtherSeat, "/devices").contains("reported"));
}

#[test]
fn a_report_names_a_person_of_the_game_a_reason_and_a_few_words() {
    let world = World::for_who(Who::Host, 61);
    let letters = "x".repeat(crate::MOST_LETTERS + 1);
    let long = format!("person=ByLink&reason=other&words={letters}");
    for (form, why) in [
        ("person=Seat&reason=other&words=I", "Choose a person of this game"),
        ("person=Stranger&reason=other&words=He", "Choose a person of this game"),
        ("reason=other&words=He", "Choose a person of this game"),
        ("person=ByLink&reason=ugly&words=He", "Choose a reason"),
        ("person=ByLink&reason=other&words=+", "Say in a few words"),
        (long.as_str(), "That is more than 500 letters"),
    ] {
        let refused = sent(&world, Who::Seat, form);
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        assert!(body(&refused).contains(why), "{form}: {}", body(&refused));
    }
    assert!(open_reports(&world).is_empty());
    for (who, about) in
        [(Who::Seat, Who::ByLink), (Who::ByLink, Who::Host), (Who::Host, Who::OtherSeat)]
    {
        assert_eq!(reported(&world, who, about).status(), StatusCode::OK, "{who:?}");
    }
    assert_eq!(open_reports(&world).len(), 3);
    for who in [Who::Stranger, Who::Nobody] {
        assert_eq!(reported(&world, who, Who::Seat).status(), StatusCode::NOT_FOUND, "{who:?}");
    }
}

#[test]
fn the_same_is_reported_once_and_five_in_a_day_are_enough() {
    let world = World::for_who(Who::Host, 61);
    reported(&world, Who::Seat, Who::OtherSeat);
    let again = body(&reported(&world, Who::Seat, Who::OtherSeat));
    assert!(again.contains("You have reported OtherSeat in this game already"), "{again}");
    assert!(again.contains("Gone &lt;fishing&gt;"), "what was typed is not lost");
    let store = world.0.service.games.store();
    let first = open_reports(&world)[0].clone();
    for number in 1..ReportLimit::USUAL.most {
        let (id, game) = (number.to_string(), number.to_string());
        let more = Report { id, game, ..first.clone() };
        store.report(&more, ReportLimit::USUAL).expect("kept");
    }
    let more = body(&reported(&world, Who::Seat, Who::ByLink));
    assert!(more.contains("the next one may follow in 24 hours"), "{more}");
    assert_eq!(open_reports(&world).len(), ReportLimit::USUAL.most);
    assert_eq!(reported(&world, Who::OtherSeat, Who::Seat).status(), StatusCode::OK);
}

#[test]
fn the_words_of_a_report_go_with_their_author_and_its_line_stays() {
    let world = World::for_who(Who::Host, 61);
    reported(&world, Who::Seat, Who::OtherSeat);
    let taken = body(&world.ask(Who::Seat, "GET", "/me/export", ""));
    assert!(taken.contains("Gone <fishing>"), "{taken}");
    assert!(!body(&world.ask(Who::OtherSeat, "GET", "/me/export", "")).contains("fishing"));
    world.ask(Who::Seat, "POST", "/me/delete", "sure=true");
    world.ask(Who::Host, "POST", &format!("{}/delete", game(&world)), "");
    let people = page(&world, Who::Owner, "/people");
    assert!(people.contains("Somebody reports OtherSeat"), "{people}");
    assert!(!people.contains("fishing") && !people.contains("Look at the game"), "{people}");
}

#[test]
fn what_hosts_did_is_kept_and_shown_to_hosts() {
    let world = World::for_who(Who::Host, 61);
    assert!(!page(&world, Who::Owner, "/people").contains("id=\"acts\""));
    let listed = id_of(Who::Listed).0;
    for form in [
        "act=admit&rank=member".to_string(),
        "act=withdraw".to_string(),
        format!("act=rank&rank=host&person={listed}"),
        format!("act=remove&person={}", id_of(Who::ByLink).0),
        format!("act=remove&person={}", id_of(Who::Nobody).0),
    ] {
        world.ask(Who::Owner, "POST", "/people", &form);
    }
    let people = page(&world, Who::Listed, "/people");
    let (_, acts) = people.split_once("id=\"acts\"").expect("the acts");
    let lines: Vec<&str> = acts.split("<li>").skip(1).take(4).collect();
    for (line, expected) in lines.iter().zip([
        "Owner removed Somebody,",
        "Owner changed the rank of Listed,",
        "Owner withdrew all links,",
        "Owner made a link,",
    ]) {
        assert!(line.contains(expected), "{line}");
    }
    assert_eq!(acts.matches("<li>").count(), 4, "what was refused is none");
}

#[test]
fn whom_somebody_blocks_can_ask_him_by_no_way_and_is_told_nothing() {
    let world = World::for_who(Who::Host, 61);
    let seat = world.0.seats[0];
    let act = |path: &str, form: &str| world.ask(Who::Host, "POST", path, form);
    act(&format!("{}/seats", game(&world)), &format!("act=leave&seat={}", seat.0));
    let offer = format!("{}/offer", game(&world));
    let ask = |to: &str| act(&offer, &format!("act=offer&seat={}&person={to}", seat.0));
    assert_eq!(ask("Stranger").status(), StatusCode::SEE_OTHER);
    assert!(page(&world, Who::Stranger, "/").contains("/me/block"), "the button is at the offer");
    block(&world, Who::Stranger, Who::Host, "block");
    assert!(world.0.offers().is_empty(), "the offer is gone");
    assert!(page(&world, Who::Stranger, "/devices").contains(">Host<"));
    // The same answer as for somebody who is not there.
    let told = |response: Response| (response.status(), body(&response));
    assert_eq!(told(ask("Stranger")), told(ask("nobody")));
    let seats = page(&world, Who::Host, &format!("{}/seats", game(&world)));
    assert!(!seats.contains(">Stranger<") && seats.contains(">Listed<"), "{seats}");
    let form = "game=pocket-mars&option-seats=2&player-0=human&player-1=ask-Stranger";
    let refused = body(&act("/games", form));
    assert!(refused.contains("choose somebody else"), "{refused}");
    block(&world, Who::Stranger, Who::Host, "unblock");
    assert_eq!(ask("Stranger").status(), StatusCode::SEE_OTHER);
    assert!(!page(&world, Who::Stranger, "/devices").contains(">Host<"));
}

#[test]
fn a_rematch_asks_nobody_who_blocks_its_host() {
    let world = World::for_who(Who::Host, 61);
    block(&world, Who::OtherSeat, Who::Host, "block");
    let form = format!("game=pocket-mars&option-seats=2&after={}", world.0.id);
    let started = world.ask(Who::Host, "POST", "/games", &form);
    let id = location(&started).split('/').nth(2).expect("a game").to_string();
    let offers = world.0.service.games.store().offers(&id).expect("read");
    let asked: Vec<&str> = offers.iter().map(|offer| offer.to.0.as_str()).collect();
    assert_eq!(asked, ["Seat"]);
}

#[test]
fn an_open_table_of_whoever_blocks_a_member_is_none_for_him() {
    let world = World::for_who(Who::Host, 61);
    let (path, seat) = (game(&world), world.0.seats[0]);
    let act = |form: &str| world.ask(Who::Host, "POST", &format!("{path}/settings"), form);
    let take = format!("act=take&seat={}", seat.0);
    let leave = format!("act=leave&seat={}", seat.0);
    world.ask(Who::Host, "POST", &format!("{path}/seats"), &leave);
    let shown = || page(&world, Who::Stranger, &format!("{path}/seats"));
    let sits = || world.ask(Who::Stranger, "POST", &format!("{path}/seats"), &take);
    // What he sees is what he would see if it were not open.
    act("watching=anybody&listed=true");
    let (closed, refused) = (shown(), body(&sits()));
    act("watching=anybody&listed=true&open=true");
    assert_ne!(shown(), closed);
    block(&world, Who::Host, Who::Stranger, "block");
    assert_eq!((shown(), body(&sits())), (closed, refused));
    assert!(page(&world, Who::Stranger, "/").contains(&path), "he may watch");
    // One that only those who may sit down see is in no list of his.
    act("watching=nobody&listed=true&open=true");
    assert!(!page(&world, Who::Stranger, "/").contains(&path));
    assert_eq!(world.ask(Who::Stranger, "GET", &path, "").status(), StatusCode::NOT_FOUND);
    assert!(page(&world, Who::Listed, "/").contains(&path));
    block(&world, Who::Host, Who::Stranger, "unblock");
    assert_eq!(sits().status(), StatusCode::SEE_OTHER);
}

#[test]
fn nobody_blocks_himself_or_somebody_who_is_not_there() {
    let world = World::for_who(Who::Host, 61);
    for other in ["Seat", "owner", "nobody", ""] {
        let form = format!("act=block&person={other}");
        let answer = world.ask(Who::Seat, "POST", "/me/block", &form);
        assert_eq!(location(&answer), "/devices", "the same for all: {other}");
    }
    let blocked = world.0.service.games.store().blocked_by(&id_of(Who::Seat));
    assert_eq!(blocked, Ok(Vec::new()));
}

#[test]
fn the_page_names_the_words_that_a_store_keeps() {
    let world = World::for_who(Who::Host, 61);
    let form = page(&world, Who::Seat, &format!("{}/report", game(&world)));
    for reason in ReportReason::ALL {
        assert!(form.contains(&format!("value=\"{}\"", reason.word())), "{reason:?}");
    }
    reported(&world, Who::Seat, Who::OtherSeat);
    let people = page(&world, Who::Owner, "/people");
    for outcome in ReportOutcome::ALL {
        assert!(people.contains(&format!("value=\"{}\"", outcome.word())), "{outcome:?}");
    }
}
