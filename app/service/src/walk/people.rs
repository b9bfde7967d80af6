//! Tests every route as everybody who may ask a service for people who live apart.

use std::fmt::Debug;

use game_core::{Seat, Turn, Viewer};
use http::{Method, Request, StatusCode};
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Until};
use pocket_mars::PocketMars;
use serde_json::json;

use super::{Comes, Held, SEED, TestHost, body, came, form_for, kind_of_form};
use crate::routes::routes;
use crate::{
    AtOnce, Caller, DeviceId, GameChange, GameSettings, Member, MemberPart, MemoryStore, Person,
    PersonId, Problem, ProgramActs, ProgramCaller, Rank, Response, Service, Shown, TakingBack,
    Watching,
};

use Comes::{Asked, Done, Nothing, Refused, Seen};

/// Who sends a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Who {
    /// The host of the service, who has no part in the game.
    Owner,
    /// The host of the game, who holds no seat.
    Host,
    /// Holds the seat that must choose.
    Seat,
    /// Holds the other seat.
    OtherSeat,
    /// Has opened a link to watch.
    ByLink,
    /// A member for whom the game is listed.
    Listed,
    /// A member who knows nothing of the game.
    Stranger,
    /// Nobody is signed in.
    Nobody,
}

pub(super) const EVERYBODY: [Who; 8] = [
    Who::Owner,
    Who::Host,
    Who::Seat,
    Who::OtherSeat,
    Who::ByLink,
    Who::Listed,
    Who::Stranger,
    Who::Nobody,
];

/// The results of a request for the host of the game, the two seats, and those who watch. For
/// everybody else there is no such game.
struct Row {
    method: &'static str,
    path: &'static str,
    host: Comes,
    seats: [Comes; 2],
    watches: Comes,
}

const fn row(
    method: &'static str,
    path: &'static str,
    host: Comes,
    seats: [Comes; 2],
    watches: Comes,
) -> Row {
    Row { method, path, host, seats, watches }
}

/// A row in which everybody who sees the game gets the same.
const fn same(method: &'static str, path: &'static str, comes: Comes) -> Row {
    row(method, path, comes, [comes; 2], comes)
}

const IN_A_GAME: &[Row] = &[
    same("GET", "/games/{id}", Seen),
    same("GET", "/games/{id}/at", Done),
    same("GET", "/games/{id}/at/{entry}", Seen),
    same("GET", "/games/{id}/told/{beat}", Seen),
    row("POST", "/games/{id}/choose", Refused, [Done, Refused], Refused),
    same("GET", "/api/games/{id}", Seen),
    same("GET", "/api/games/{id}/choices", Seen),
    same("GET", "/api/games/{id}/view", Seen),
    same("GET", "/api/games/{id}/log", Seen),
    row("POST", "/api/games/{id}/choose", Refused, [Done, Refused], Refused),
    // The other seat made the last choice, and it revealed something.
    row("POST", "/games/{id}/undo", Refused, [Asked, Asked], Refused),
    row("POST", "/games/{id}/redo", Refused, [Asked, Done], Refused),
    same("POST", "/games/{id}/guide", Nothing),
    same("POST", "/games/{id}/seat", Nothing),
    same("GET", "/games/{id}/content", Seen),
    same("GET", "/games/{id}/seats", Seen),
    // The seat that must choose is taken by whoever holds it.
    row("POST", "/games/{id}/seats", Refused, [Nothing, Refused], Refused),
    // The page that answers shows the link.
    row("POST", "/games/{id}/invite", Seen, [Refused; 2], Refused),
    row("POST", "/games/{id}/settings", Nothing, [Refused; 2], Refused),
    // An own seat is handed over; the host offers those that nobody holds.
    row("POST", "/games/{id}/offer", Refused, [Done, Refused], Refused),
    row("POST", "/games/{id}/end", Refused, [Asked; 2], Refused),
    same("GET", "/games/{id}/report", Seen),
    // The host of the game is reported, and by nobody less than himself.
    row("POST", "/games/{id}/report", Refused, [Seen; 2], Seen),
    same("GET", "/games/{id}/since/{entry}/told/{beat}", Seen),
    same("POST", "/games/{id}/seen", Seen),
    // Time is not limited in this game.
    row("POST", "/games/{id}/clock", Refused, [Refused; 2], Refused),
    // No request is pending.
    same("POST", "/games/{id}/asked", Refused),
    same("GET", "/games/{id}/next", Done),
    same("GET", "/games/{id}/log", Seen),
    same("GET", "/games/{id}/rules", Seen),
    same("GET", "/games/{id}/rules/{rule}", Seen),
    same("GET", "/games/{id}/status", Seen),
    row("POST", "/games/{id}/pause", Nothing, [Nothing; 2], Refused),
    row("POST", "/games/{id}/resume", Nothing, [Nothing; 2], Refused),
    row("POST", "/games/{id}/hint", Nothing, [Done, Nothing], Nothing),
    same("POST", "/games/{id}/hint/cancel", Nothing),
    // The review is available once the game is over.
    same("GET", "/games/{id}/review", Done),
    row("POST", "/games/{id}/review", Nothing, [Nothing; 2], Refused),
    row("POST", "/games/{id}/review/cancel", Nothing, [Nothing; 2], Refused),
    same("GET", "/games/{id}/review/status", Seen),
    row("POST", "/games/{id}/rename", Done, [Refused; 2], Refused),
    row("POST", "/games/{id}/delete", Done, [Refused; 2], Refused),
    same("GET", "/games/{id}/export", Refused),
    same("GET", "/games/{id}/link", Refused),
];

/// The list of games for programs.
const API_GAMES: &str = "/api/games";

/// The least rank for a request that is about no game; `None` if nobody has to be signed in.
const ABOUT_NO_GAME: &[(&str, &str, Option<Rank>)] = &[
    ("GET", "/", None),
    ("GET", API_GAMES, Some(Rank::Guest)),
    ("POST", "/import", Some(Rank::Member)),
    ("POST", "/language", None),
    ("POST", "/me/hours", Some(Rank::Guest)),
    ("GET", "/waiting", Some(Rank::Guest)),
    ("POST", "/offers", Some(Rank::Guest)),
    // Nothing is offered.
    ("GET", "/offers/{id}", Some(Rank::Guest)),
    ("GET", "/join", None),
    ("POST", "/join", None),
    ("GET", "/join/{token}", None),
    ("GET", "/me/export", Some(Rank::Guest)),
    ("POST", "/me/delete", Some(Rank::Guest)),
    ("POST", "/me/block", Some(Rank::Guest)),
    ("GET", "/people", Some(Rank::Host)),
    ("POST", "/people", Some(Rank::Host)),
    ("GET", "/new/{game}", Some(Rank::Member)),
    ("GET", "/helper/{game}", Some(Rank::Member)),
    ("POST", "/helper/{game}", Some(Rank::Member)),
    ("POST", "/games", Some(Rank::Member)),
    ("POST", "/learn/{game}", Some(Rank::Member)),
    ("GET", "/achievements/{game}", Some(Rank::Guest)),
    ("GET", "/devices", Some(Rank::Guest)),
    ("POST", "/devices", Some(Rank::Guest)),
    // Everybody gets the own.
    ("GET", "/overrides/{game}", Some(Rank::Member)),
    ("POST", "/overrides/{game}", Some(Rank::Member)),
    ("GET", "/icons/{game}", None),
    ("GET", "/rules/{game}", None),
    ("GET", "/rules/{game}/{rule}", None),
    ("GET", "/static/{version}/{name}", None),
    ("GET", "/static/{version}/{game}/table.css", None),
];

/// The id of no game.
const NONE: &str = "12345678";

pub(super) fn id_of(who: impl Debug) -> PersonId {
    PersonId(format!("{who:?}"))
}

/// A service with a person of each kind, and a game of two of them.
pub(super) struct World(pub(super) Held);

impl World {
    pub(super) fn new(entries: usize, settings: GameSettings) -> Self {
        let mars: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
        let service = Service::new(Catalog::of(vec![mars]), MemoryStore::default(), AtOnce);
        let service = service.for_people().hosted_by(TestHost);
        for who in EVERYBODY.into_iter().filter(|who| *who != Who::Nobody) {
            let rank = match who {
                Who::Owner => Rank::Host,
                Who::Seat | Who::OtherSeat | Who::ByLink => Rank::Guest,
                _ => Rank::Member,
            };
            let (id, name) = (id_of(who), format!("{who:?}"));
            let person = Person { id: id.clone(), name, rank, since: 0 };
            service.games.store().keep_person(&person).expect("kept");
            service.sign_in(id, &format!("{who:?}"), "Firefox").expect("signed in");
        }
        let host = id_of(Who::Host);
        let id = started(&service, &host, SEED);
        let played = service
            .games
            .change(&id, |session| session.play_bot("random", 2, Until::Entries(entries)));
        played.expect("it is played");
        let turn = service.games.read(&id, |session| session.turn()).expect("the game");
        let Turn::Choose(asked) = turn else { panic!("a seat is asked") };
        let seats = [asked, Seat(1 - asked.0)];
        let [one, other] = [Who::Seat, Who::OtherSeat].map(id_of);
        let give = |(seat, holder): (&Seat, &PersonId)| {
            let (held, holder) = (Some(host.0.as_str()), Some(holder.0.as_str()));
            service.games.give_seat(&id, *seat, held, holder).expect("given");
        };
        seats.iter().zip([&one, &other]).for_each(give);
        let watches = Member { person: id_of(Who::ByLink), part: MemberPart::Spectator };
        service.games.store().keep_member(&id, &watches).expect("kept");
        let settings = Some(&settings);
        let change = GameChange { settings, ..GameChange::default() };
        service.games.commit(&id, change).expect("set");
        World(Held { service, id, seats })
    }

    /// The game as `who` meets it: in a list, or known by a link to those who have it.
    pub(super) fn for_who(who: Who, entries: usize) -> Self {
        let (watching, listed) = match who {
            Who::Listed => (Watching::Anybody, true),
            _ => (Watching::ByLink, false),
        };
        World::new(entries, GameSettings { watching, listed, ..GameSettings::default() })
    }

    pub(super) fn caller(&self, who: Who) -> Caller {
        let device = self.0.service.device(&format!("{who:?}"));
        // Nobody is the owner by the address from which a proxy passes the request on.
        Caller { device, is_owner: true }
    }

    /// Asks as a program that acts for somebody.
    pub(super) fn ask_by_program(
        &self,
        (who, acts): (Who, ProgramActs),
        method: &str,
        path: &str,
        form: &str,
    ) -> Response {
        let request = Request::builder()
            .method(method.parse::<Method>().expect("a method"))
            .uri(path)
            .header("content-type", kind_of_form(path))
            .extension(ProgramCaller { person: id_of(who), acts })
            .body(form.as_bytes().to_vec());
        self.0.service.handle(&request.expect("a request"))
    }

    pub(super) fn ask(&self, who: Who, method: &str, path: &str, form: &str) -> Response {
        let request = Request::builder()
            .method(method.parse::<Method>().expect("a method"))
            .uri(path)
            .header("content-type", kind_of_form(path))
            .extension(self.caller(who))
            .body(form.as_bytes().to_vec());
        self.0.service.handle(&request.expect("a request"))
    }

    fn eyes(&self, who: Who) -> Viewer {
        match who {
            Who::Seat => Viewer::Seat(self.0.seats[0]),
            Who::OtherSeat => Viewer::Seat(self.0.seats[1]),
            _ => Viewer::Nobody,
        }
    }
}

fn started(service: &Service, host: &PersonId, seed: u64) -> String {
    let settings = json!({"seats": 2}).as_object().cloned().expect("an object");
    let games = service.games.for_host(Some(host));
    let (chance_source, play) = (ChanceSource::Seed(seed), Play::Friendly);
    games
        .start_with_players("pocket-mars", &settings, chance_source, play, &[], Some("Ares"))
        .expect("a game")
}

/// After how many entries the other seat has just chosen and thereby revealed something.
fn telling() -> usize {
    let shows = |entries: &usize| {
        let world = World::for_who(Who::Seat, *entries);
        let look = world.0.service.games.read(&world.0.id, |session| {
            let mut after = session.clone_box();
            after.undo_choice().expect("somebody has chosen");
            let whose = (after.len()..session.len()).find_map(|entry| session.chose(entry));
            whose == Some(world.0.seats[1]) && session.shown_since(after.len())
        });
        look.expect("the game")
    };
    (40..).find(shows).expect("there are many")
}

/// A game after so many entries; for redo, the last choice is undone.
fn prepared(who: Who, path: &str, entries: usize) -> World {
    let world = World::for_who(who, entries);
    if path == "/games/{id}/redo" {
        let undo = world.0.service.games.change(&world.0.id, |session| session.undo_choice());
        undo.expect("taken back");
    }
    world
}

fn address(path: &str, id: &str) -> String {
    path.replace("{id}", id)
        .replace("{entry}", "40")
        .replace("{beat}", "1")
        .replace("{rule}", "PM-4.4")
}

/// What somebody sees of a response, but for the id of the game and the digests of fragments that
/// contain it.
fn shown(response: &Response, id: &str) -> (StatusCode, String, String) {
    let location = response.headers().get("location");
    let location = location.map_or("", |location| location.to_str().expect("text"));
    let without = |text: &str| {
        let mut parts = text.split(" data-fragment=\"");
        let first = parts.next().unwrap_or_default().to_string();
        let rest = parts.filter_map(|part| part.split_once('"'));
        rest.fold(first, |all, (_, rest)| all + rest).replace(id, "ID")
    };
    (response.status(), without(location), without(&body(response)))
}

#[test]
fn the_tables_name_every_route() {
    let methods = |(path, route): (&'static str, crate::routes::Route)| {
        let get = route.get.is_some().then_some(("GET", path));
        get.into_iter().chain(route.post.is_some().then_some(("POST", path)))
    };
    let mut routes: Vec<(&str, &str)> = routes().into_iter().flat_map(methods).collect();
    let in_game = IN_A_GAME.iter().map(|row| (row.method, row.path));
    let mut named: Vec<(&str, &str)> =
        in_game.chain(ABOUT_NO_GAME.iter().map(|(method, path, _)| (*method, *path))).collect();
    routes.sort_unstable();
    named.sort_unstable();
    assert_eq!(named, routes, "who may do that?");
}

#[test]
fn every_route_of_a_game_is_walked_as_everybody() {
    let entries = telling();
    for Row { method, path, host, seats, watches } in IN_A_GAME {
        for who in EVERYBODY {
            let expected = match who {
                Who::Host => host,
                Who::Seat => &seats[0],
                Who::OtherSeat => &seats[1],
                Who::ByLink | Who::Listed => watches,
                Who::Owner | Who::Stranger | Who::Nobody => {
                    is_hidden(who, method, path);
                    continue;
                }
            };
            let world = prepared(who, path, entries);
            let (held, what) = (&world.0, format!("{who:?} {method} {path}"));
            let before = held.stands();
            let form = form_for(held, path);
            let response = world.ask(who, method, &address(path, &held.id), &form);
            held.must_hide(world.eyes(who), &body(&response), &what);
            let found = came(held, who, before.as_ref(), &response);
            let fits = match expected {
                Seen => found == Seen || (*path == "/games/{id}/told/{beat}" && found == Nothing),
                Done if *method == "GET" => found == Nothing,
                expected => found == *expected,
            };
            assert!(fits, "{what}: {found:?}, not {expected:?}: {}", response.status());
        }
    }
}

/// Fails unless a request is answered exactly as for a game that does not exist.
fn is_hidden(who: Who, method: &str, path: &str) {
    let world = World::for_who(who, 61);
    let (id, form) = (&world.0.id, form_for(&world.0, path));
    let before = world.0.stands();
    let there = world.ask(who, method, &address(path, id), &form);
    let none = world.ask(who, method, &address(path, NONE), &form);
    assert_eq!(there.status(), StatusCode::NOT_FOUND, "{who:?} {method} {path}");
    assert_eq!(shown(&there, id), shown(&none, NONE), "{who:?} {method} {path}");
    assert_eq!(before, world.0.stands(), "{who:?} {method} {path}");
}

#[test]
fn what_is_about_no_game_is_walked_by_every_rank() {
    let world = World::for_who(Who::Host, 61);
    let ranks = [
        (Who::Owner, Some(Rank::Host)),
        (Who::Stranger, Some(Rank::Member)),
        (Who::ByLink, Some(Rank::Guest)),
        (Who::Nobody, None),
    ];
    for (method, path, least) in ABOUT_NO_GAME {
        for (who, rank) in ranks {
            let path = path.replace("{game}", "pocket-mars").replace("{rule}", "PM-4.4");
            let path = path.replace("{version}/{name}", "0/none.css").replace("{version}", "0");
            let response = world.ask(who, method, &path, "");
            let is_refused = response.status() == StatusCode::FORBIDDEN;
            assert_eq!(is_refused, rank < *least, "{who:?} {method} {path}");
            world.0.must_hide(Viewer::Nobody, &body(&response), &path);
            let is_listed = ["/", "/me/export", API_GAMES].contains(&&*path) && who == Who::ByLink;
            // The id of a device contains that of a game by chance: both are counted here.
            let ways = [format!("/games/{}", world.0.id), format!("\"{}\"", world.0.id)];
            let named = ways.iter().any(|way| body(&response).contains(way));
            assert_eq!(named, is_listed, "{who:?} {path} names the game");
        }
    }
}

#[test]
fn a_program_sees_and_plays_for_its_person_and_does_nothing_else() {
    for acts in ProgramActs::ALL {
        for Row { method, path, .. } in IN_A_GAME {
            let world = World::for_who(Who::Seat, 61);
            let (held, form) = (&world.0, form_for(&world.0, path));
            let (before, address) = (held.stands(), address(path, &held.id));
            let found = world.ask_by_program((Who::Seat, acts), method, &address, &form);
            let what = format!("{acts:?} {method} {path}: {}", found.status());
            held.must_hide(world.eyes(Who::Seat), &body(&found), &what);
            if path.ends_with("/choose") && acts == ProgramActs::Play {
                assert_ne!(held.stands(), before, "{what}");
                continue;
            }
            let is_play = ["undo", "redo", "asked"].iter().any(|act| path.ends_with(act));
            if !is_play || acts == ProgramActs::Look {
                assert_eq!(held.stands(), before, "{what}");
            }
            let last = path.rsplit('/').next().unwrap_or_default();
            let refused = [
                "choose", "seats", "offer", "end", "report", "pause", "resume", "review", "rename",
                "seen",
            ];
            if *method == "POST" && (refused.contains(&last) || last == "delete") {
                assert!(found.status().is_client_error(), "{what}");
            }
            let hidden = world.ask_by_program((Who::Stranger, acts), method, &address, &form);
            assert_eq!(hidden.status(), StatusCode::NOT_FOUND, "{what} of a stranger");
        }
        let world = World::for_who(Who::Host, 61);
        for (method, path, least) in ABOUT_NO_GAME {
            let path = path.replace("{game}", "pocket-mars").replace("{rule}", "PM-4.4");
            let path = path.replace("{version}/{name}", "0/none.css");
            let found = world.ask_by_program((Who::Owner, acts), method, &path, "");
            let is_refused = found.status() == StatusCode::FORBIDDEN;
            let is_for_people = least.is_some() && path != API_GAMES;
            assert_eq!(is_refused, is_for_people, "{acts:?} {method} {path}");
        }
    }
}

#[test]
fn a_front_page_lists_the_own_games_alone() {
    let world = World::for_who(Who::Host, 61);
    let other = started(&world.0.service, &id_of(Who::Stranger), 7);
    for who in EVERYBODY {
        let page = body(&world.ask(who, "GET", "/", ""));
        let takes_part = [Who::Host, Who::Seat, Who::OtherSeat, Who::ByLink].contains(&who);
        assert_eq!(page.contains(&world.0.id), takes_part, "{who:?}");
        assert_eq!(page.contains(&other), who == Who::Stranger, "{who:?}");
        let again = format!("/new/pocket-mars?from={}", world.0.id);
        let seed = body(&world.ask(who, "GET", &again, ""));
        assert!(!seed.contains(&SEED.to_string()), "{who:?}");
    }
}

#[test]
fn a_stream_is_for_those_who_see_the_game_and_ends_when_they_no_longer_do() {
    for who in EVERYBODY {
        let world = World::for_who(who, 61);
        let (held, caller) = (&world.0, world.caller(who).sent());
        let sees = !matches!(who, Who::Owner | Who::Stranger | Who::Nobody);
        let followed = || held.service.followed(&caller, &held.id);
        match sees {
            true => assert!(followed().is_ok(), "{who:?}"),
            false => assert_eq!(followed(), Err(Problem::Missing(held.id.clone())), "{who:?}"),
        }
        let settings = Some(&GameSettings::default());
        let change = GameChange { settings, ..GameChange::default() };
        held.service.games.commit(&held.id, change).expect("nobody watches any more");
        let stays = sees && !matches!(who, Who::ByLink | Who::Listed);
        assert_eq!(followed().is_ok(), stays, "{who:?}");
    }
}

/// Every page that shows how a game stands or went.
const LOOKS: [&str; 8] = [
    "/games/{id}",
    "/games/{id}/at/{entry}",
    "/games/{id}/told/{beat}",
    "/games/{id}/since/20/told/2",
    "/games/{id}/seats",
    "/games/{id}/log?whole=1",
    "/games/{id}/rules/{rule}",
    "/games/{id}/status",
];

#[test]
fn who_watches_a_turn_later_sees_the_game_as_it_was_before_the_turn_that_goes_on() {
    let later = GameSettings {
        watching: Watching::ByLink,
        shown: Shown::TurnLater,
        ..GameSettings::default()
    };
    let mut waited = 0;
    for entries in 40..70 {
        let world = World::new(entries, later);
        let length = |world: &World| world.0.service.games.read(&world.0.id, |game| game.len());
        let entries = length(&world).expect("the game");
        let status =
            body(&world.ask(Who::ByLink, "GET", &format!("/games/{}/status", world.0.id), ""));
        let status: serde_json::Value = serde_json::from_str(&status).expect("JSON");
        let cut = status["length"].as_u64().expect("a length");
        let cut = usize::try_from(cut).expect("small");
        assert!(cut <= entries && cut > 0, "{cut} of {entries}");
        waited += usize::from(cut < entries);
        // The same game, of which nothing more has been played, shown at once; changed as often.
        let short = World::new(entries, GameSettings { shown: Shown::AtOnce, ..later });
        let games = &short.0.service.games;
        let shorter =
            games.replace(&short.0.id, GameChange::default(), |game| Ok((game.until(cut), ())));
        shorter.expect("it is shorter");
        world.0.service.games.commit(&world.0.id, GameChange::default()).expect("changed");
        for path in LOOKS {
            let [late, early] = [&world, &short].map(|world| {
                let path = address(path, &world.0.id);
                let (status, to, page) =
                    shown(&world.ask(Who::ByLink, "GET", &path, ""), &world.0.id);
                // Which of the two sits where depends on how far each game was played at first.
                (status, to, page.replace("OtherSeat", "Seat"))
            });
            assert_eq!(late, early, "{path} after {entries} entries, of which {cut} are shown");
        }
        let seat = body(&world.ask(Who::Seat, "GET", &format!("/games/{}/status", world.0.id), ""));
        assert!(seat.contains(&format!("\"length\":{entries}")), "who plays sees all: {seat}");
    }
    assert!(waited > 10, "{waited}");
}

#[test]
fn taking_back_what_another_seat_chose_goes_as_the_game_is_set() {
    for (taking_back, expected) in
        [(TakingBack::Never, Refused), (TakingBack::IfAgreed, Asked), (TakingBack::Freely, Done)]
    {
        let world = prepared(Who::Seat, "/games/{id}/undo", telling());
        let held = &world.0;
        let settings = GameSettings { taking_back, ..GameSettings::default() };
        let change = GameChange { settings: Some(&settings), ..GameChange::default() };
        held.service.games.commit(&held.id, change).expect("set");
        let before = held.stands();
        let undo = world.ask(Who::Seat, "POST", &format!("/games/{}/undo", held.id), "");
        assert_eq!(came(held, Who::Seat, before.as_ref(), &undo), expected, "{taking_back:?}");
    }
}

/// A seat that is free in a game of people is nobody's: neither shown to whoever comes, nor taken.
#[test]
fn a_free_seat_is_given_by_the_host_of_the_game_alone() {
    let world = World::for_who(Who::Host, 61);
    let (held, seats) = (&world.0, format!("/games/{}/seats", world.0.id));
    held.service.games.give_seat(&held.id, held.seats[0], Some("Seat"), None).expect("freed");
    let form = format!("seat={}&act=take", held.seats[0].0);
    for who in EVERYBODY.into_iter().filter(|who| *who != Who::Host) {
        let page = body(&world.ask(who, "GET", &format!("/games/{}", held.id), ""));
        let eyes = if who == Who::OtherSeat { world.eyes(who) } else { Viewer::Nobody };
        held.must_hide(eyes, &page, &format!("{who:?}"));
        assert!(world.ask(who, "POST", &seats, &form).status().is_client_error(), "{who:?}");
    }
    assert_eq!(world.ask(Who::Host, "POST", &seats, &form).status(), StatusCode::SEE_OTHER);
    let now = held.service.games.store().seats(&held.id).expect("kept");
    assert_eq!(now.get(&held.seats[0]).map(String::as_str), Some("Host"));
}

/// A helper has no seat of a person: its host answers, and nobody watches what he has entered.
#[test]
fn a_helper_is_its_hosts_alone() {
    let world = World::for_who(Who::Host, 61);
    let service = &world.0.service;
    let host = id_of(Who::Host);
    let settings = json!({"seats": 1}).as_object().cloned().expect("an object");
    let games = service.games.for_host(Some(&host));
    let id = games.start_helper("pocket-mars", &settings, Some(1), None).expect("a helper");
    let watching = Watching::Anybody;
    let settings = GameSettings { watching, listed: true, ..GameSettings::default() };
    let change = GameChange { settings: Some(&settings), ..GameChange::default() };
    service.games.commit(&id, change).expect("set");
    let game = format!("/games/{id}");
    let choice = |who| {
        let open = service.games.open(&id).expect("the game");
        let (text, length) = (open.session().now().choices()[0].text.clone(), open.session().len());
        let form = format!("text={}&at={length}", text.replace(' ', "+"));
        world.ask(who, "POST", &format!("{game}/choose"), &form).status()
    };
    for who in EVERYBODY {
        let is_host = who == Who::Host;
        let found = world.ask(who, "GET", &game, "").status();
        assert_eq!(found == StatusCode::OK, is_host, "{who:?} {found}");
        let found = world.ask(who, "GET", &format!("{game}/report"), "").status();
        assert_eq!(found == StatusCode::OK, is_host, "{who:?} {found}");
        assert_eq!(choice(who) == StatusCode::SEE_OTHER, is_host, "{who:?}");
    }
}

/// Who is deleted is nobody from then on: the session ends, and the seat is free.
#[test]
fn a_person_who_is_forgotten_sees_nothing_more() {
    let world = World::for_who(Who::Seat, 61);
    let (held, game) = (&world.0, format!("/games/{}", world.0.id));
    let before = world.caller(Who::Seat);
    assert_eq!(world.ask(Who::Seat, "GET", &game, "").status(), StatusCode::OK);
    held.service.forget_person(&id_of(Who::Seat)).expect("forgotten");
    assert_eq!(world.caller(Who::Seat).device, None, "the token is good no more");
    let Caller { device, .. } = before;
    assert!(!held.service.knows(&device.unwrap_or(DeviceId("none".into()))));
    assert!(
        !held.service.games.store().seats(&held.id).expect("kept").contains_key(&held.seats[0])
    );
}
