//! Seats that are offered to a person by name: whoever is asked, hands over, or asks again.

use game_core::Seat;
use http::StatusCode;
use play::PlayerSlot;

use super::body;
use super::people::{EVERYBODY, Who, World, id_of};
use crate::{
    Arrival, GameChange, Invitation, Member, MemberPart, OfferChange, Person, PersonId, Problem,
    ProgramActs, Rank, Response, SeatChange, SeatOffer,
};

fn location(response: &Response) -> &str {
    response.headers().get("location").map_or("", |it| it.to_str().expect("text"))
}

/// Who holds a seat.
fn holder(world: &World, seat: Seat) -> Option<String> {
    world.0.service.games.store().seats(&world.0.id).expect("kept").get(&seat).cloned()
}

/// Asks to offer a seat, or to withdraw that.
fn offer(world: &World, who: Who, seat: Seat, to: Who) -> StatusCode {
    let form = format!("act=offer&seat={}&person={}", seat.0, id_of(to).0);
    world.ask(who, "POST", &format!("/games/{}/offer", world.0.id), &form).status()
}

fn withdraw(world: &World, who: Who, seat: Seat) -> StatusCode {
    let form = format!("act=withdraw&seat={}", seat.0);
    world.ask(who, "POST", &format!("/games/{}/offer", world.0.id), &form).status()
}

fn answer(world: &World, who: Who, seat: Seat, answer: &str) -> Response {
    let form = format!("game={}&seat={}&answer={answer}", world.0.id, seat.0);
    world.ask(who, "POST", "/offers", &form)
}

/// Whether the front page of somebody asks to play.
fn is_asked(world: &World, who: Who) -> bool {
    let page = body(&world.ask(who, "GET", "/", ""));
    let asks = page.contains("asks you to play Pocket Mars");
    assert_eq!(asks, page.contains("value=\"decline\""), "both answers are there: {page}");
    asks
}

fn act(world: &World, who: Who, path: &str, form: &str) -> StatusCode {
    world.ask(who, "POST", &format!("/games/{}/{path}", world.0.id), form).status()
}

/// Makes a guest a member, who may offer seats to other members.
fn made_a_member(world: &World, who: Who) {
    let store = world.0.service.games.store();
    let person = store.person(&id_of(who)).expect("read").expect("is there");
    store.keep_person(&Person { rank: Rank::Member, ..person }).expect("kept");
}

/// Makes somebody a spectator.
fn watches(world: &World, who: Who) {
    let watches = Member { person: id_of(who), part: MemberPart::Spectator };
    world.0.service.games.store().keep_member(&world.0.id, &watches).expect("kept");
}

/// A game in which the host has freed the seat that must choose, and that seat.
fn with_free_seat() -> (World, Seat) {
    let world = World::for_who(Who::Host, 61);
    let seat = world.0.seats[0];
    let freed = act(&world, Who::Host, "seats", &format!("act=leave&seat={}", seat.0));
    assert_eq!(freed, StatusCode::SEE_OTHER);
    (world, seat)
}

/// The same, with the seat offered to somebody who knew nothing of the game.
fn offered() -> (World, Seat) {
    let (world, seat) = with_free_seat();
    assert_eq!(offer(&world, Who::Host, seat, Who::Stranger), StatusCode::SEE_OTHER);
    (world, seat)
}

#[test]
fn whoever_is_asked_by_name_finds_it_on_the_front_page_and_sits_down_once() {
    let (world, seat) = offered();
    for who in EVERYBODY {
        assert_eq!(is_asked(&world, who), who == Who::Stranger, "{who:?}");
    }
    let front = body(&world.ask(Who::Stranger, "GET", "/", ""));
    assert!(
        front.contains("Host asks you") && front.contains("At the table: OtherSeat"),
        "{front}"
    );
    assert!(front.contains("<title>(1) Soloist</title>"));
    let game = format!("/games/{}", world.0.id);
    let seats = |who| body(&world.ask(who, "GET", &format!("{game}/seats"), ""));
    assert!(seats(Who::Host).contains("asked: Stranger"));
    assert!(!seats(Who::OtherSeat).contains("asked: "), "who cannot withdraw it is not told");
    let looked = world.ask(Who::Stranger, "GET", &game, "").status();
    assert_eq!(looked, StatusCode::NOT_FOUND, "asked is not seated");
    for who in EVERYBODY.into_iter().filter(|who| *who != Who::Stranger) {
        let before = world.0.stands();
        assert!(answer(&world, who, seat, "sit").status().is_client_error(), "{who:?}");
        assert!(answer(&world, who, seat, "decline").status().is_client_error(), "{who:?}");
        assert_eq!(world.0.stands(), before, "{who:?}");
    }
    assert!(answer(&world, Who::Stranger, world.0.seats[1], "sit").status().is_client_error());
    assert_eq!(location(&answer(&world, Who::Stranger, seat, "sit")), game);
    assert_eq!(holder(&world, seat), Some("Stranger".into()));
    assert!(!is_asked(&world, Who::Stranger));
    assert!(answer(&world, Who::Stranger, seat, "sit").status().is_client_error(), "once");
    let form = super::form_for(&world.0, "/games/{id}/choose");
    assert_eq!(act(&world, Who::Stranger, "choose", &form), StatusCode::SEE_OTHER);
}

#[test]
fn an_offer_goes_when_it_is_declined_withdrawn_or_moot() {
    type Ends = fn(&World, Seat);
    let ends: [(&str, Ends); 8] = [
        ("declined", |world, seat| {
            assert_eq!(location(&answer(world, Who::Stranger, seat, "decline")), "/");
        }),
        ("withdrawn", |world, seat| {
            assert_eq!(withdraw(world, Who::Host, seat), StatusCode::SEE_OTHER);
        }),
        ("replaced", |world, seat| {
            assert_eq!(offer(world, Who::Host, seat, Who::Listed), StatusCode::SEE_OTHER);
        }),
        ("taken by the host", |world, seat| {
            let took = act(world, Who::Host, "seats", &format!("act=take&seat={}", seat.0));
            assert_eq!(took, StatusCode::SEE_OTHER);
        }),
        ("played by a bot", |world, seat| {
            let bot = act(world, Who::Host, "invite", &format!("act=bot&seat={}", seat.0));
            assert_eq!(bot, StatusCode::SEE_OTHER);
        }),
        ("taken by a link", |world, seat| {
            let store = world.0.service.games.store();
            let (hash, game, by) = ("a".to_string(), world.0.id.clone(), id_of(Who::Host));
            let invitation =
                Invitation { hash, game, seat: Some(seat), by, since: 0, until: i64::MAX };
            store.invite(&invitation).expect("invited");
            let id = PersonId("Ada".into());
            let ada = Person { id, name: "Ada".into(), rank: Rank::Guest, since: 0 };
            store.accept("a", 9, &Arrival { person: &ada, session: None }).expect("accepted");
        }),
        ("deleted", |world, _| {
            assert_eq!(act(world, Who::Host, "delete", ""), StatusCode::SEE_OTHER);
        }),
        ("of a host who is forgotten", |world, _| {
            world.0.service.forget_person(&id_of(Who::Host)).expect("forgotten");
        }),
    ];
    for (what, end) in ends {
        let (world, seat) = offered();
        end(&world, seat);
        assert!(!is_asked(&world, Who::Stranger), "{what}");
        let before = world.0.stands();
        assert!(answer(&world, Who::Stranger, seat, "sit").status().is_client_error(), "{what}");
        assert_eq!(world.0.stands(), before, "{what}");
    }
    let (world, seat) = offered();
    world.0.service.forget_person(&id_of(Who::Stranger)).expect("forgotten");
    assert!(world.0.offers().is_empty(), "nobody is asked who is not there any more");
    assert_eq!(offer(&world, Who::Host, seat, Who::Stranger), StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn only_members_and_people_at_the_table_are_asked_by_who_may_give_the_seat() {
    let (world, seat) = with_free_seat();
    for who in EVERYBODY.into_iter().filter(|who| *who != Who::Host) {
        assert!(offer(&world, who, seat, Who::Stranger).is_client_error(), "{who:?}");
    }
    assert!(offer(&world, Who::Host, world.0.seats[1], Who::Stranger).is_client_error(), "held");
    assert!(offer(&world, Who::Host, Seat(9), Who::Stranger).is_client_error(), "no such seat");
    // The guest who has left the seat is at the table no more; a spectator is.
    for (to, expected) in [
        (Who::Seat, StatusCode::UNPROCESSABLE_ENTITY),
        (Who::Nobody, StatusCode::UNPROCESSABLE_ENTITY),
        (Who::Host, StatusCode::UNPROCESSABLE_ENTITY),
        (Who::ByLink, StatusCode::SEE_OTHER),
        // Whoever sits there gets no second seat.
        (Who::OtherSeat, StatusCode::UNPROCESSABLE_ENTITY),
        (Who::Owner, StatusCode::SEE_OTHER),
    ] {
        assert_eq!(offer(&world, Who::Host, seat, to), expected, "{to:?}");
    }
    assert!(is_asked(&world, Who::Owner) && !is_asked(&world, Who::ByLink), "the last one counts");
    assert!(withdraw(&world, Who::OtherSeat, seat).is_client_error());
    let page = body(&world.ask(Who::Host, "GET", &format!("/games/{}/seats", world.0.id), ""));
    assert!(page.contains("asked: Owner") && page.contains("value=\"withdraw\""), "{page}");
}

#[test]
fn who_sits_hands_the_own_seat_over_and_nothing_changes_until_it_is_accepted() {
    for to in [Who::ByLink, Who::Stranger] {
        let world = World::for_who(Who::Host, 61);
        made_a_member(&world, Who::Seat);
        let (game, seat) = (format!("/games/{}", world.0.id), world.0.seats[0]);
        let page = body(&world.ask(Who::Seat, "GET", &format!("{game}/seats"), ""));
        assert!(page.contains("Hand over") && page.contains(">Stranger<"), "{page}");
        assert!(
            !body(&world.ask(Who::ByLink, "GET", &format!("{game}/seats"), ""))
                .contains("Hand over")
        );
        assert_eq!(offer(&world, Who::Seat, seat, to), StatusCode::SEE_OTHER);
        assert_eq!(holder(&world, seat), Some("Seat".into()));
        assert!(is_asked(&world, to), "{to:?}");
        assert_eq!(location(&answer(&world, to, seat, "sit")), game);
        assert_eq!(holder(&world, seat), Some(format!("{to:?}")));
        let form = super::form_for(&world.0, "/games/{id}/choose");
        assert!(act(&world, Who::Seat, "choose", &form).is_client_error(), "the seat is gone");
        assert_eq!(world.ask(Who::Seat, "GET", &game, "").status(), StatusCode::NOT_FOUND);
    }
}

#[test]
fn a_seat_that_changes_hands_otherwise_is_offered_no_more() {
    let ends: [(Who, &str); 2] =
        [(Who::Seat, "its holder leaves"), (Who::Host, "the host frees it")];
    for (who, what) in ends {
        let world = World::for_who(Who::Host, 61);
        let seat = world.0.seats[0];
        assert_eq!(offer(&world, Who::Seat, seat, Who::ByLink), StatusCode::SEE_OTHER);
        let left = act(&world, who, "seats", &format!("act=leave&seat={}", seat.0));
        assert_eq!((left, is_asked(&world, Who::ByLink)), (StatusCode::SEE_OTHER, false), "{what}");
    }
    // The host withdraws what another offers, too.
    let world = World::for_who(Who::Host, 61);
    let seat = world.0.seats[0];
    offer(&world, Who::Seat, seat, Who::ByLink);
    assert_eq!(withdraw(&world, Who::Host, seat), StatusCode::SEE_OTHER);
    assert!(!is_asked(&world, Who::ByLink));
    // Whoever deletes himself frees the seat, which nobody is offered then.
    offer(&world, Who::Seat, seat, Who::ByLink);
    world.ask(Who::Seat, "POST", "/me/delete", "sure=true");
    assert_eq!((holder(&world, seat), is_asked(&world, Who::ByLink)), (None, false));
}

#[test]
fn a_guest_learns_no_names_of_members_and_asks_none() {
    let world = World::for_who(Who::Host, 61);
    let seats = format!("/games/{}/seats", world.0.id);
    let page = body(&world.ask(Who::Seat, "GET", &seats, ""));
    assert!(page.contains(">ByLink<") && page.contains(">Host<"), "who is at the table: {page}");
    for member in [Who::Stranger, Who::Listed, Who::Owner] {
        assert!(!page.contains(&format!(">{member:?}<")), "{member:?}");
        let refused = offer(&world, Who::Seat, world.0.seats[0], member);
        assert_eq!(refused, StatusCode::UNPROCESSABLE_ENTITY, "{member:?}");
    }
    made_a_member(&world, Who::Seat);
    assert!(body(&world.ask(Who::Seat, "GET", &seats, "")).contains(">Stranger<"));
}

/// Every way to a seat is shut to whoever holds one: asked by name, by a link, at an open table, as
/// the host of the game, and by a seat that another offers.
#[test]
fn nobody_gets_a_second_seat_of_a_game() {
    let says = |response: &Response| body(response).contains("leave it first");
    let (world, seat) = with_free_seat();
    let store = world.0.service.games.store();
    act(&world, Who::Host, "settings", "watching=anybody&listed=true&open=true");
    let (by, to) = (id_of(Who::Host), id_of(Who::OtherSeat));
    // An offer that was made before.
    let early = SeatOffer { seat, to, by, since: 0 };
    let offers = &[OfferChange { seat, before: None, after: Some(&early) }];
    let change = GameChange { offers, ..GameChange::default() };
    world.0.service.games.commit(&world.0.id, change).expect("offered");
    let accepted = answer(&world, Who::OtherSeat, seat, "sit");
    assert!(says(&accepted), "{}", body(&accepted));
    // An open seat.
    made_a_member(&world, Who::OtherSeat);
    let take = format!("act=take&seat={}", seat.0);
    let path = format!("/games/{}/seats", world.0.id);
    let page = body(&world.ask(Who::OtherSeat, "GET", &path, ""));
    assert!(!page.contains("value=\"take\""), "the button is not there: {page}");
    assert!(says(&world.ask(Who::OtherSeat, "POST", &path, &take)));
    // A link.
    let (hash, game, by) = ("link".to_string(), world.0.id.clone(), id_of(Who::Host));
    let link = Invitation { hash, game, seat: Some(seat), by, since: 0, until: i64::MAX };
    store.invite(&link).expect("invited");
    let other = store.person(&id_of(Who::OtherSeat)).expect("read").expect("is there");
    let arrival = Arrival { person: &other, session: None };
    assert!(store.accept("link", 9, &arrival).is_err());
    assert_eq!(holder(&world, seat), None, "nobody sits there");
    // The host of the game sits at one, and not at the next.
    assert_eq!(act(&world, Who::Host, "seats", &take), StatusCode::SEE_OTHER);
    let next = world.0.seats[1];
    act(&world, Who::Host, "seats", &format!("act=leave&seat={}", next.0));
    let second = world.ask(Who::Host, "POST", &path, &format!("act=take&seat={}", next.0));
    assert!(says(&second));
    assert_eq!(holder(&world, next), None);
    // Whoever has left may sit down again.
    act(&world, Who::Host, "seats", &format!("act=leave&seat={}", seat.0));
    assert_eq!(act(&world, Who::OtherSeat, "seats", &take), StatusCode::SEE_OTHER);
    assert_eq!(holder(&world, seat), Some("OtherSeat".into()));
}

#[test]
fn a_seat_of_a_bot_is_offered_by_the_host_and_then_played_by_a_person() {
    let (world, seat) = with_free_seat();
    let bot = act(&world, Who::Host, "invite", &format!("act=bot&seat={}", seat.0));
    assert_eq!(bot, StatusCode::SEE_OTHER);
    let seats = |who| body(&world.ask(who, "GET", &format!("/games/{}/seats", world.0.id), ""));
    assert!(
        seats(Who::Host).contains("a bot plays") && !seats(Who::OtherSeat).contains("a bot plays")
    );
    assert!(offer(&world, Who::OtherSeat, seat, Who::Stranger).is_client_error());
    assert_eq!(offer(&world, Who::Host, seat, Who::Stranger), StatusCode::SEE_OTHER);
    let played = |world: &World| {
        let players = world.0.service.games.read(&world.0.id, |it| it.players().to_vec());
        players.expect("the game")[seat.index()]
    };
    assert_ne!(played(&world), PlayerSlot::Person, "until then the bot plays on");
    assert_eq!(answer(&world, Who::Stranger, seat, "sit").status(), StatusCode::SEE_OTHER);
    assert_eq!(played(&world), PlayerSlot::Person);
    assert_eq!(holder(&world, seat), Some("Stranger".into()));
    assert!(world.0.service.games.store().due_jobs(i64::MAX).expect("read").is_empty());
}

#[test]
fn of_two_who_decide_about_a_seat_at_once_one_is_overtaken() {
    let (world, seat) = offered();
    let (games, id) = (&world.0.service.games, &world.0.id);
    let (stranger, listed) = (id_of(Who::Stranger), id_of(Who::Listed));
    // Accepted, but withdrawn meanwhile; accepted, but taken meanwhile.
    let late = OfferChange { seat, before: Some(&listed), after: None };
    let sits = SeatChange { seat, held: None, holder: Some(&listed.0) };
    let change = GameChange { offers: &[late], seats: &[sits], ..GameChange::default() };
    assert_eq!(games.commit(id, change), Err(Problem::Overtaken));
    let offers = &[OfferChange { seat, before: Some(&stranger), after: None }];
    let sits = SeatChange { seat, held: Some("Seat"), holder: Some(&stranger.0) };
    let change = GameChange { offers, seats: &[sits], ..GameChange::default() };
    assert_eq!(games.commit(id, change), Err(Problem::Overtaken));
    assert_eq!((holder(&world, seat), world.0.offers().len()), (None, 1), "nothing has changed");
}

#[test]
fn a_guest_who_becomes_another_person_keeps_what_he_is_asked_and_what_he_asks() {
    let (world, seat) = with_free_seat();
    let (service, other) = (&world.0.service, world.0.seats[1]);
    assert_eq!(offer(&world, Who::Host, seat, Who::ByLink), StatusCode::SEE_OTHER);
    assert_eq!(offer(&world, Who::OtherSeat, other, Who::Host), StatusCode::SEE_OTHER);
    service.join_people(&id_of(Who::ByLink), &id_of(Who::Stranger)).expect("joined");
    service.join_people(&id_of(Who::OtherSeat), &id_of(Who::Owner)).expect("joined");
    assert!(is_asked(&world, Who::Stranger));
    let offers: Vec<(PersonId, PersonId)> =
        world.0.offers().into_iter().map(|offer| (offer.by, offer.to)).collect();
    assert!(offers.contains(&(id_of(Who::Owner), id_of(Who::Host))), "{offers:?}");
    // A guest offers his seat to the member whom he becomes.
    let world = World::for_who(Who::Host, 61);
    watches(&world, Who::Stranger);
    let offered = offer(&world, Who::Seat, world.0.seats[0], Who::Stranger);
    assert_eq!(offered, StatusCode::SEE_OTHER);
    world.0.service.join_people(&id_of(Who::Seat), &id_of(Who::Stranger)).expect("joined");
    assert!(world.0.offers().is_empty(), "nobody is offered the own seat");
}

#[test]
fn an_offer_is_taken_along_and_answered_by_no_program() {
    let (world, seat) = offered();
    let export = world.ask(Who::Stranger, "GET", "/me/export", "");
    let taken: serde_json::Value = serde_json::from_slice(export.body()).expect("JSON");
    assert_eq!(taken["offers"][0]["name"], "Ares");
    world.0.must_hide(game_core::Viewer::Nobody, &body(&export), "export");
    for acts in ProgramActs::ALL {
        let form = format!("game={}&seat={}&answer=sit", world.0.id, seat.0);
        let found = world.ask_by_program((Who::Stranger, acts), "POST", "/offers", &form);
        assert_eq!(found.status(), StatusCode::FORBIDDEN, "{acts:?}");
    }
    assert_eq!(holder(&world, seat), None);
}

#[test]
fn a_new_game_asks_members_by_name_and_nobody_else() {
    let world = World::for_who(Who::Host, 61);
    let form = "game=pocket-mars&option-seats=2&player-0=human&player-1=";
    let page = body(&world.ask(Who::Stranger, "GET", "/new/pocket-mars", ""));
    assert!(page.contains("value=\"ask-Host\"") && page.contains("Ask Listed"), "{page}");
    assert!(!page.contains("ask-Stranger") && !page.contains("ask-Seat"), "members, not guests");
    for nobody in ["ask-Seat", "ask-Stranger", "ask-", "ask-x"] {
        let refused = world.ask(Who::Stranger, "POST", "/games", &format!("{form}{nobody}"));
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{nobody}");
        assert!(body(&refused).contains("choose somebody else"), "{nobody}");
    }
    let started = world.ask(Who::Stranger, "POST", "/games", &format!("{form}ask-Listed"));
    let path = location(&started).to_string();
    let id = path.strip_prefix("/games/").and_then(|it| it.strip_suffix("/seats"));
    let id = id.unwrap_or_else(|| panic!("{path}"));
    let store = world.0.service.games.store();
    let (by, to) = (id_of(Who::Stranger), id_of(Who::Listed));
    let offers = store.offers(id).expect("kept");
    let since = offers.first().map_or(0, |offer| offer.since);
    assert_eq!(offers, [SeatOffer { seat: Seat(1), to, by, since }]);
    assert!(is_asked(&world, Who::Listed));
    let form = format!("game={id}&seat=1&answer=sit");
    assert_eq!(world.ask(Who::Listed, "POST", "/offers", &form).status(), StatusCode::SEE_OTHER);
    assert_eq!(store.seats(id).expect("kept").len(), 2, "and the game begins");
}

#[test]
fn a_rematch_asks_everybody_who_sat_there_and_has_the_same_table() {
    let world = World::for_who(Who::Host, 61);
    let store = world.0.service.games.store();
    let settings = "watching=link&listed=true&open=true&back=never";
    act(&world, Who::Host, "settings", settings);
    let [seat, other] = world.0.seats;
    act(&world, Who::Host, "seats", &format!("act=leave&seat={}", seat.0));
    act(&world, Who::Host, "seats", &format!("act=take&seat={}", seat.0));
    let form = format!("game=pocket-mars&option-seats=2&after={}", world.0.id);
    let started = world.ask(Who::Host, "POST", "/games", &form);
    let id = location(&started).split('/').nth(2).expect("a game").to_string();
    assert_eq!(location(&started), format!("/games/{id}/seats"), "it waits for the others");
    assert_eq!(
        store.seats(&id).expect("kept").into_iter().collect::<Vec<_>>(),
        [(seat, "Host".to_string())]
    );
    assert_eq!(store.settings(&id), store.settings(&world.0.id));
    assert!(is_asked(&world, Who::OtherSeat), "a guest who sat there is asked, too");
    let form = format!("game={id}&seat={}&answer=sit", other.0);
    world.ask(Who::OtherSeat, "POST", "/offers", &form);
    assert_eq!(store.seats(&id).expect("kept")[&other], "OtherSeat");
    // Whoever had no part in it starts a game of his own, and asks nobody.
    let form = format!("game=pocket-mars&option-seats=2&after={}", world.0.id);
    let started = world.ask(Who::Stranger, "POST", "/games", &form);
    let id = location(&started).strip_prefix("/games/").expect("a table").to_string();
    let seats = store.seats(&id).expect("kept");
    assert!(seats.values().all(|holder| *holder == id_of(Who::Stranger).0), "{seats:?}");
    assert!(store.offers(&id).expect("kept").is_empty());
    // Somebody who has gone is not asked.
    world.0.service.forget_person(&id_of(Who::OtherSeat)).expect("forgotten");
    let form = format!("game=pocket-mars&option-seats=2&after={}", world.0.id);
    let started = world.ask(Who::Host, "POST", "/games", &form);
    let id = location(&started).split('/').nth(2).expect("a game").to_string();
    assert!(store.offers(&id).expect("kept").is_empty());
}
