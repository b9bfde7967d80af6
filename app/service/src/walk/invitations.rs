//! Invitations, guests and accounts, from a link to the table.

use game_core::Seat;
use http::{Request, StatusCode};

use super::people::{EVERYBODY, Who, World, id_of};
use super::{TestHost, body};
use crate::{
    Caller, GameChange, GameSettings, PersonId, PublicHost as _, Rank, Response, Watching,
};

/// A browser that nobody is signed in at so far, with its cookies.
#[derive(Default)]
pub(super) struct Browser {
    cookies: Vec<(String, String)>,
}

impl Browser {
    /// Sends a request, and keeps the cookies of the answer.
    pub(super) fn ask(&mut self, world: &World, method: &str, path: &str, form: &str) -> Response {
        let session = self.cookie("__Host-session").map(|token| TestHost.hash(&token));
        let device = session.and_then(|hash| world.0.service.device(&hash));
        let line: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header("content-type", "application/x-www-form-urlencoded")
            .header("cookie", line.join("; "))
            .extension(Caller { device, is_owner: true })
            .body(form.as_bytes().to_vec());
        let response = world.0.service.handle(&request.expect("a request"));
        for cookie in response.headers().get_all("set-cookie") {
            let cookie = cookie.to_str().expect("text").split(';').next().expect("a pair");
            let (name, value) = cookie.split_once('=').expect("a pair");
            self.cookies.retain(|(known, _)| known != name);
            self.cookies.push((name.to_string(), value.to_string()));
        }
        response
    }

    fn cookie(&self, name: &str) -> Option<String> {
        let found = self.cookies.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.clone()).filter(|value| !value.is_empty())
    }

    /// Opens a link and accepts it under a name.
    fn join(&mut self, world: &World, link: &str, name: &str) -> Response {
        let path = link.strip_prefix("https://games.example").expect("our address");
        let opened = self.ask(world, "GET", path, "");
        assert_eq!(opened.headers()["location"], "/join", "the token leaves the address");
        self.ask(world, "POST", "/join", &format!("name={name}"))
    }
}

pub(super) fn location(response: &Response) -> &str {
    response.headers().get("location").map_or("", |it| it.to_str().expect("text"))
}

/// The link on a page.
pub(super) fn link_on(response: &Response) -> String {
    let page = body(response);
    let link = page.split("value=\"https://games.example/join/").nth(1);
    let token = link.and_then(|rest| rest.split('"').next()).unwrap_or_else(|| panic!("{page}"));
    format!("https://games.example/join/{token}")
}

/// A link of the host of the game to a seat that he has freed, or to watch.
fn invited(world: &World, seat: Option<Seat>) -> String {
    let game = &world.0.id;
    let form = match seat {
        None => "act=watch".to_string(),
        Some(seat) => {
            let free = format!("act=leave&seat={}", seat.0);
            world.ask(Who::Host, "POST", &format!("/games/{game}/seats"), &free);
            format!("act=seat&seat={}", seat.0)
        }
    };
    link_on(&world.ask(Who::Host, "POST", &format!("/games/{game}/invite"), &form))
}

#[test]
fn who_opens_an_invitation_says_a_name_and_sits_at_the_table() {
    let world = World::for_who(Who::Host, 61);
    let (seat, game) = (world.0.seats[0], format!("/games/{}", world.0.id));
    let link = invited(&world, Some(seat));
    let mut browser = Browser::default();
    assert_eq!(browser.ask(&world, "GET", &game, "").status(), StatusCode::NOT_FOUND);
    browser.ask(&world, "GET", link.strip_prefix("https://games.example").expect("ours"), "");
    let page = body(&browser.ask(&world, "GET", "/join", ""));
    assert!(page.contains("Host invites you to") && page.contains("OtherSeat"), "{page}");
    let joined = browser.join(&world, &link, "Ada");
    assert_eq!((joined.status(), location(&joined)), (StatusCode::SEE_OTHER, &*game));
    assert!(body(&browser.ask(&world, "GET", &game, "")).contains("id=\"question\""));
    let seats = body(&world.ask(Who::Host, "GET", &format!("{game}/seats"), ""));
    assert!(seats.contains("Ada"), "{seats}");
    // It works once, and the browser of the one who came knows nothing of it any more.
    let mut late = Browser::default();
    assert_eq!(late.join(&world, &link, "Eve").status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(late.cookie("__Host-session"), None, "nobody is signed in");
    assert_eq!(browser.cookie("__Host-invitation"), None);
}

#[test]
fn a_game_goes_on_only_when_every_seat_is_taken() {
    let world = World::for_who(Who::Host, 61);
    let (game, form) =
        (format!("/games/{}", world.0.id), super::form_for(&world.0, "/games/{id}/choose"));
    let link = invited(&world, Some(world.0.seats[1]));
    let choose = |world: &World| world.ask(Who::Seat, "POST", &format!("{game}/choose"), &form);
    let refused = choose(&world);
    assert!(refused.status().is_client_error());
    assert!(body(&refused).contains("when every seat is taken"));
    Browser::default().join(&world, &link, "Ada");
    assert_eq!(choose(&world).status(), StatusCode::SEE_OTHER);
}

#[test]
fn a_name_that_is_none_or_looks_like_one_at_the_table_is_refused() {
    let world = World::for_who(Who::Host, 61);
    let link = invited(&world, Some(world.0.seats[0]));
    for name in ["", "+++", "OTHERSEAT", "host", "a%E2%80%8Bb", "%00", &"x".repeat(41)] {
        let mut browser = Browser::default();
        let refused = browser.join(&world, &link, name);
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{name}");
        assert!(body(&refused).contains("role=\"alert\""), "{name}");
        assert_eq!(browser.cookie("__Host-session"), None, "{name}");
    }
    let shown = Browser::default().join(&world, &link, "<script>alert(1)</script>");
    assert_eq!(shown.status(), StatusCode::SEE_OTHER);
    let page = body(&world.ask(Who::Host, "GET", &format!("/games/{}/seats", world.0.id), ""));
    assert!(page.contains("&lt;script&gt;alert(1)") && !page.contains("<script>alert"), "{page}");
}

#[test]
fn a_link_to_watch_is_for_many_until_it_is_withdrawn() {
    let world = World::new(61, GameSettings::default());
    let (link, game) = (invited(&world, None), format!("/games/{}", world.0.id));
    for name in ["Ada", "Bo"] {
        let mut browser = Browser::default();
        browser.join(&world, &link, name);
        let page = body(&browser.ask(&world, "GET", &game, ""));
        world.0.must_hide(game_core::Viewer::Nobody, &page, name);
        assert!(page.contains("<title>"), "{page}");
        let form = super::form_for(&world.0, "/games/{id}/choose");
        let chosen = browser.ask(&world, "POST", &format!("{game}/choose"), &form);
        assert!(chosen.status().is_client_error(), "{name} only watches");
    }
    let seats = body(&world.ask(Who::Host, "GET", &format!("{game}/seats"), ""));
    let hash = seats.split("name=\"link\" value=\"").nth(1).and_then(|it| it.split('"').next());
    let form = format!("act=withdraw&link={}", hash.expect("a link").replace(' ', "+"));
    world.ask(Who::Host, "POST", &format!("{game}/invite"), &form);
    assert!(Browser::default().join(&world, &link, "Eve").status().is_client_error());
}

#[test]
fn members_take_free_seats_of_an_open_table_and_guests_do_not() {
    let world = World::for_who(Who::Host, 61);
    let (game, seat) = (format!("/games/{}", world.0.id), world.0.seats[0]);
    world.ask(Who::Host, "POST", &format!("{game}/seats"), &format!("act=leave&seat={}", seat.0));
    let take = format!("act=take&seat={}", seat.0);
    let front = |world: &World, who| body(&world.ask(who, "GET", "/", "")).contains(&game);
    assert!(!front(&world, Who::Listed));
    let open = world.ask(Who::Host, "POST", &format!("{game}/settings"), "listed=true&open=true");
    assert_eq!(open.status(), StatusCode::SEE_OTHER);
    assert!(front(&world, Who::Listed), "it is listed");
    let took = |who| world.ask(who, "POST", &format!("{game}/seats"), &take).status();
    assert!(took(Who::ByLink).is_client_error(), "a guest");
    assert!(took(Who::Nobody).is_client_error());
    assert_eq!(took(Who::Listed), StatusCode::SEE_OTHER);
    assert!(took(Who::Stranger).is_client_error(), "it is taken");
    let seats = world.0.service.games.store().seats(&world.0.id).expect("kept");
    assert_eq!(seats[&seat], id_of(Who::Listed).0);
}

#[test]
fn a_bot_plays_a_free_seat_to_the_end_if_the_host_wants_it() {
    let world = World::for_who(Who::Host, 61);
    let (game, seat) = (format!("/games/{}", world.0.id), world.0.seats[0]);
    let bot = format!("act=bot&seat={}", seat.0);
    let held = world.ask(Who::Host, "POST", &format!("{game}/invite"), &bot);
    assert!(held.status().is_client_error(), "somebody sits there");
    world.ask(Who::Host, "POST", &format!("{game}/seats"), &format!("act=leave&seat={}", seat.0));
    for who in EVERYBODY.into_iter().filter(|who| *who != Who::Host) {
        let refused = world.ask(who, "POST", &format!("{game}/invite"), &bot);
        assert!(refused.status().is_client_error(), "{who:?}");
    }
    let seated = world.ask(Who::Host, "POST", &format!("{game}/invite"), &bot);
    assert_eq!(seated.status(), StatusCode::SEE_OTHER);
    let people = world.0.service.games.read(&world.0.id, |it| play::people(it.players()).count());
    assert_eq!(people, Ok(1));
}

#[test]
fn a_link_of_the_host_makes_a_member_once_and_the_last_host_stays() {
    let world = World::for_who(Who::Host, 61);
    let made = world.ask(Who::Owner, "POST", "/people", "act=admit&rank=member");
    let link = link_on(&made);
    let mut ada = Browser::default();
    assert_eq!(location(&ada.join(&world, &link, "Ada")), "/");
    assert_eq!(ada.ask(&world, "GET", "/new/pocket-mars", "").status(), StatusCode::OK);
    assert_eq!(ada.ask(&world, "GET", "/people", "").status(), StatusCode::FORBIDDEN);
    assert!(Browser::default().join(&world, &link, "Eve").status().is_client_error());
    // A link never gives the rank of a guest, and what is withdrawn is good for nobody.
    let link = link_on(&world.ask(Who::Owner, "POST", "/people", "act=admit&rank=guest"));
    world.ask(Who::Owner, "POST", "/people", "act=withdraw");
    assert!(Browser::default().join(&world, &link, "Eve").status().is_client_error());
    // The only host neither leaves nor becomes less.
    let own = format!("person={}&rank=guest", id_of(Who::Owner).0);
    for form in [format!("act=rank&{own}"), format!("act=remove&{own}")] {
        let refused = world.ask(Who::Owner, "POST", "/people", &form);
        assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY, "{form}");
    }
    let refused = world.ask(Who::Owner, "POST", "/me/delete", "sure=true");
    assert_eq!(refused.status(), StatusCode::UNPROCESSABLE_ENTITY);
    let form = format!("act=rank&rank=host&person={}", id_of(Who::Listed).0);
    world.ask(Who::Owner, "POST", "/people", &form);
    let gone = world.ask(Who::Owner, "POST", "/me/delete", "sure=true");
    assert_eq!(location(&gone), "/");
    assert_eq!(world.0.service.games.store().person(&id_of(Who::Owner)), Ok(None));
}

#[test]
fn a_guest_who_is_signed_in_becomes_a_member_and_keeps_the_seat() {
    let world = World::for_who(Who::Host, 61);
    let (seat, game) = (world.0.seats[0], format!("/games/{}", world.0.id));
    let mut ada = Browser::default();
    ada.join(&world, &invited(&world, Some(seat)), "Ada");
    assert_eq!(ada.ask(&world, "GET", "/new/pocket-mars", "").status(), StatusCode::FORBIDDEN);
    let link = world.0.service.admit(Rank::Member).expect("made").0;
    ada.join(&world, &link, "ignored");
    assert_eq!(ada.ask(&world, "GET", "/new/pocket-mars", "").status(), StatusCode::OK);
    assert!(body(&ada.ask(&world, "GET", &format!("{game}/seats"), "")).contains(">you<"));
}

#[test]
fn a_new_game_leaves_seats_to_friends_and_waits_for_them() {
    let world = World::for_who(Who::Host, 61);
    let form = "game=pocket-mars&option-seats=2&player-0=human&player-1=friend&watching=link";
    let started = world.ask(Who::Stranger, "POST", "/games", form);
    let path = location(&started).to_string();
    let id = path.strip_prefix("/games/").and_then(|it| it.strip_suffix("/seats"));
    let id = id.unwrap_or_else(|| panic!("{path}"));
    let store = world.0.service.games.store();
    let seats = store.seats(id).expect("kept");
    assert_eq!(seats.keys().collect::<Vec<_>>(), [&Seat(0)], "the other one is free");
    assert_eq!(store.settings(id).expect("kept").watching, Watching::ByLink);
    let page = body(&world.ask(Who::Stranger, "GET", "/", ""));
    let waits = page.split("id=\"waits\"").nth(1).unwrap_or_else(|| panic!("{page}"));
    assert!(waits.contains(&format!("/games/{id}")), "{page}");
}

#[test]
fn a_front_page_says_first_what_waits_for_its_reader() {
    let world = World::for_who(Who::Host, 61);
    let game = format!("/games/{}\"", world.0.id);
    let part = |who, part: &str| {
        let page = body(&world.ask(who, "GET", "/", ""));
        let section = page.split(&format!("<h2 id=\"{part}\"")).nth(1);
        section.and_then(|it| it.split("</section>").next()).is_some_and(|it| it.contains(&game))
    };
    assert!(part(Who::Seat, "yours") && part(Who::OtherSeat, "others"));
    assert!(part(Who::Host, "others") && part(Who::ByLink, "watched"));
    assert!(body(&world.ask(Who::Seat, "GET", "/", "")).contains("<title>(1) Soloist</title>"));
    let stranger = body(&world.ask(Who::Nobody, "GET", "/", ""));
    assert!(stranger.contains("is run by Olga") && !stranger.contains("/new/"), "{stranger}");
}

#[test]
fn a_person_sees_the_own_devices_ends_the_others_and_takes_along_what_is_his() {
    let world = World::for_who(Who::Host, 61);
    let service = &world.0.service;
    service.sign_in(id_of(Who::Seat), "hash of another", "Safari, iPhone").expect("signed in");
    let page = body(&world.ask(Who::Seat, "GET", "/devices", ""));
    assert!(page.contains("Safari, iPhone") && page.matches("value=\"forget\"").count() == 2);
    let other = service.device("hash of another").expect("known");
    let form = format!("act=forget&device={}", other.0);
    assert!(world.ask(Who::OtherSeat, "POST", "/devices", &form).status().is_client_error());
    world.ask(Who::Seat, "POST", "/devices", "act=others");
    assert_eq!(service.device("hash of another"), None, "it is signed out");
    assert_eq!(world.ask(Who::Seat, "GET", "/devices", "").status(), StatusCode::OK);
    let export = world.ask(Who::Seat, "GET", "/me/export", "");
    let taken: serde_json::Value = serde_json::from_slice(export.body()).expect("JSON");
    assert_eq!(taken["name"], "Seat");
    assert_eq!(taken["games"][0]["id"], world.0.id);
    assert!(taken["games"][0]["save"].is_null(), "it goes on, and another sits there");
    world.0.must_hide(game_core::Viewer::Nobody, &body(&export), "export");
    world.ask(Who::Seat, "POST", "/me/delete", "");
    assert!(service.games.store().person(&id_of(Who::Seat)).expect("read").is_some(), "not sure");
    world.ask(Who::Seat, "POST", "/me/delete", "sure=true");
    assert_eq!(service.games.store().person(&id_of(Who::Seat)), Ok(None));
    let seats = service.games.store().seats(&world.0.id).expect("kept");
    assert!(!seats.values().any(|holder| *holder == PersonId("Seat".into()).0));
}

#[test]
fn settings_of_a_table_are_the_hosts_and_end_watching_at_once() {
    let world = World::for_who(Who::ByLink, 61);
    let game = format!("/games/{}", world.0.id);
    assert_eq!(world.ask(Who::ByLink, "GET", &game, "").status(), StatusCode::OK);
    let shut = world.ask(Who::Host, "POST", &format!("{game}/settings"), "watching=nobody");
    assert_eq!(location(&shut), format!("{game}/seats"));
    assert_eq!(world.ask(Who::ByLink, "GET", &game, "").status(), StatusCode::NOT_FOUND);
    let settings = GameSettings { watching: Watching::ByLink, ..GameSettings::default() };
    let change = GameChange { settings: Some(&settings), ..GameChange::default() };
    world.0.service.games.commit(&world.0.id, change).expect("set");
    assert_eq!(world.ask(Who::ByLink, "GET", &game, "").status(), StatusCode::OK);
}
