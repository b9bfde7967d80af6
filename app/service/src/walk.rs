//! Tests every route as everybody: here with every kind of device of a house while seats of a game
//! are held, in [`people`] as the people of a service.

mod clocks;
mod conduct;
mod ending;
mod invitations;
mod offers;
mod own_content;
mod people;
mod programs;
mod since;

use std::fmt::Debug;
use std::sync::atomic::{AtomicUsize, Ordering};

use game_core::{Seat, Turn, Viewer};
use http::{HeaderMap, Method, Request, StatusCode};
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play, Until};
use pocket_mars::{PocketMars, View};
use serde_json::json;

use crate::routes::routes;
use crate::{
    AtOnce, Caller, DeviceId, MemoryStore, NewToken, Progress, PublicHost, Response, SeatOffer,
    Service,
};

/// A seed that appears in no page by chance.
const SEED: u64 = 987_654_321;

/// A host program whose tokens are numbers and whose hashes are readable.
pub(crate) struct TestHost;

impl PublicHost for TestHost {
    fn origin(&self) -> &'static str {
        "https://games.example"
    }

    fn operator(&self) -> &'static str {
        "Olga"
    }

    fn new_token(&self) -> Option<NewToken> {
        static DRAWN: AtomicUsize = AtomicUsize::new(0);
        let text = format!("token{}", DRAWN.fetch_add(1, Ordering::Relaxed));
        Some(NewToken { hash: self.hash(&text), text })
    }

    fn hash(&self, token: &str) -> String {
        format!("hash of {token}")
    }

    fn cookie_name(&self, name: &str) -> String {
        format!("__Host-{name}")
    }

    fn cookie(&self, name: &str, value: &str, seconds: u32) -> String {
        format!("__Host-{name}={value}; Max-Age={seconds}")
    }

    fn device_name(&self, _: &HeaderMap) -> String {
        "Firefox".to_string()
    }

    fn skeleton(&self, name: &str) -> String {
        name.trim().to_lowercase()
    }
}

/// The device that sends a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Asker {
    /// The computer that runs the program; it holds no seat.
    Owner,
    /// The device that holds the seat which must choose.
    Holder,
    /// The device that holds the other seat.
    Other,
    /// A device that holds no seat.
    Without,
}

const ASKERS: [Asker; 4] = [Asker::Owner, Asker::Holder, Asker::Other, Asker::Without];

/// The result of a request.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Comes {
    /// It is answered, with what this device may see.
    Seen,
    /// It is carried out.
    Done,
    /// The game is unchanged; the other players get a request.
    Asked,
    /// The game is unchanged.
    Nothing,
    /// It is refused.
    Refused,
}

use Comes::{Asked, Done, Nothing, Refused, Seen};

/// The result of every request about a game, for the owner, the holder of the seat that must
/// choose, the holder of the other seat, and a device without a seat.
const ABOUT_A_GAME: &[(&str, &str, [Comes; 4])] = &[
    ("GET", "/games/{id}", [Seen; 4]),
    ("GET", "/games/{id}/at", [Done; 4]),
    ("GET", "/games/{id}/at/{entry}", [Seen; 4]),
    ("GET", "/games/{id}/told/{beat}", [Seen; 4]),
    ("POST", "/games/{id}/choose", [Refused, Done, Refused, Refused]),
    ("GET", "/api/games/{id}", [Seen; 4]),
    ("GET", "/api/games/{id}/choices", [Seen; 4]),
    ("GET", "/api/games/{id}/view", [Seen; 4]),
    ("GET", "/api/games/{id}/log", [Seen; 4]),
    ("POST", "/api/games/{id}/choose", [Refused, Done, Refused, Refused]),
    // The holder of the other seat made the last choice, and it revealed something.
    ("POST", "/games/{id}/undo", [Refused, Asked, Asked, Refused]),
    ("POST", "/games/{id}/redo", [Refused, Asked, Done, Refused]),
    ("POST", "/games/{id}/guide", [Nothing; 4]),
    ("POST", "/games/{id}/seat", [Nothing; 4]),
    ("GET", "/games/{id}/content", [Refused; 4]),
    ("GET", "/games/{id}/seats", [Seen; 4]),
    // The request is for the holder's seat.
    ("POST", "/games/{id}/seats", [Asked, Nothing, Asked, Asked]),
    // A house has no invitations.
    ("POST", "/games/{id}/invite", [Refused; 4]),
    ("POST", "/games/{id}/settings", [Refused; 4]),
    ("POST", "/games/{id}/offer", [Refused; 4]),
    ("POST", "/games/{id}/end", [Refused; 4]),
    ("GET", "/games/{id}/report", [Refused; 4]),
    ("POST", "/games/{id}/report", [Refused; 4]),
    ("POST", "/games/{id}/clock", [Refused; 4]),
    // A house does not know who has looked.
    ("GET", "/games/{id}/since/{entry}/told/{beat}", [Done; 4]),
    ("POST", "/games/{id}/seen", [Refused; 4]),
    // No request is pending.
    ("POST", "/games/{id}/asked", [Refused; 4]),
    ("GET", "/games/{id}/next", [Done; 4]),
    ("GET", "/games/{id}/log", [Seen; 4]),
    ("GET", "/games/{id}/rules", [Seen; 4]),
    ("GET", "/games/{id}/rules/{rule}", [Seen; 4]),
    ("GET", "/games/{id}/status", [Seen; 4]),
    ("POST", "/games/{id}/pause", [Refused, Nothing, Nothing, Refused]),
    ("POST", "/games/{id}/resume", [Refused, Nothing, Nothing, Refused]),
    ("POST", "/games/{id}/hint", [Nothing, Done, Nothing, Nothing]),
    ("POST", "/games/{id}/hint/cancel", [Nothing; 4]),
    // The review is available once the game is over.
    ("GET", "/games/{id}/review", [Done; 4]),
    ("POST", "/games/{id}/review", [Nothing; 4]),
    ("POST", "/games/{id}/review/cancel", [Nothing; 4]),
    ("GET", "/games/{id}/review/status", [Seen; 4]),
    ("POST", "/games/{id}/rename", [Done, Done, Done, Refused]),
    ("POST", "/games/{id}/delete", [Done, Refused, Refused, Refused]),
    ("GET", "/games/{id}/export", [Refused; 4]),
    ("GET", "/games/{id}/link", [Refused; 4]),
];

/// Requests about no game, or about none in progress; their pages name a held game as lists name
/// it.
const ABOUT_NO_GAME: &[(&str, &str)] = &[
    ("GET", "/"),
    ("GET", "/api/games"),
    ("POST", "/import"),
    ("POST", "/language"),
    ("POST", "/me/hours"),
    ("GET", "/waiting"),
    ("POST", "/offers"),
    ("GET", "/offers/{id}"),
    ("GET", "/join"),
    ("POST", "/join"),
    ("GET", "/join/{token}"),
    ("GET", "/me/export"),
    ("POST", "/me/delete"),
    ("POST", "/me/block"),
    ("GET", "/people"),
    ("POST", "/people"),
    ("GET", "/new/{game}"),
    ("GET", "/helper/{game}"),
    ("POST", "/helper/{game}"),
    ("POST", "/games"),
    ("POST", "/learn/{game}"),
    ("GET", "/achievements/{game}"),
    ("GET", "/devices"),
    ("POST", "/devices"),
    ("GET", "/overrides/{game}"),
    ("POST", "/overrides/{game}"),
    ("GET", "/icons/{game}"),
    ("GET", "/rules/{game}"),
    ("GET", "/rules/{game}/{rule}"),
    ("GET", "/static/{version}/{name}"),
    ("GET", "/static/{version}/{game}/table.css"),
];

impl Stands {
    /// All but the requests between devices.
    fn game(&self) -> (&[String], usize, &str, &str, bool) {
        (&self.entries, self.undone, &self.name, &self.seats, self.practice)
    }
}

/// A game of two people at two devices.
struct Held {
    service: Service,
    id: String,
    /// The seat that must choose, and the other one.
    seats: [Seat; 2],
}

/// The state of a game, compared before and after a request.
#[derive(Debug, PartialEq)]
struct Stands {
    entries: Vec<String>,
    undone: usize,
    name: String,
    seats: String,
    asked: String,
    practice: bool,
}

impl Held {
    fn new(entries: usize) -> Held {
        let mars: Box<dyn DynGame> = Box::new(CatalogEntry::<PocketMars>::ours().with_helper());
        let service = Service::new(Catalog::of(vec![mars]), MemoryStore::default(), AtOnce);
        let settings = json!({"seats": 2}).as_object().cloned().expect("an object");
        let (chance_source, play) = (ChanceSource::Seed(SEED), Play::Friendly);
        let id = service.games.start("pocket-mars", &settings, chance_source, play, Some("Ares"));
        let id = id.expect("a game");
        let played = service
            .games
            .change(&id, |session| session.play_bot("random", 2, Until::Entries(entries)));
        played.expect("it is played");
        let turn = service.games.read(&id, |session| session.turn()).expect("the game");
        let Turn::Choose(asked) = turn else { panic!("a seat is asked") };
        let held = Held { service, id, seats: [asked, Seat(1 - asked.0)] };
        for (seat, asker) in held.seats.iter().zip([Asker::Holder, Asker::Other]) {
            let form = format!("seat={}&act=take", seat.0);
            let response = held.ask(asker, "POST", &format!("/games/{}/seats", held.id), &form);
            assert_eq!(response.status(), StatusCode::SEE_OTHER, "{asker:?}");
        }
        held
    }

    fn ask(&self, asker: Asker, method: &str, path: &str, form: &str) -> Response {
        let device = Some(DeviceId(format!("{asker:?}")));
        let request = Request::builder()
            .method(method.parse::<Method>().expect("a method"))
            .uri(path)
            .header("content-type", kind_of_form(path))
            .extension(Caller { device, is_owner: asker == Asker::Owner })
            .body(form.as_bytes().to_vec());
        self.service.handle(&request.expect("a request"))
    }

    fn text(&self, asker: Asker, path: &str) -> String {
        body(&self.ask(asker, "GET", path, ""))
    }

    fn offers(&self) -> Vec<SeatOffer> {
        self.service.games.store().offers(&self.id).expect("read")
    }

    fn stands(&self) -> Option<Stands> {
        let games = &self.service.games;
        let save = games.store().load(&self.id).ok()?;
        Some(Stands {
            entries: save.save.entries,
            undone: save.save.undone.len(),
            practice: save.save.practice,
            name: save.name,
            seats: format!("{:?} {:?}", games.store().seats(&self.id), self.offers()),
            asked: games.store().asked(&self.id).expect("kept"),
        })
    }

    fn eyes(&self, asker: Asker) -> Viewer {
        match asker {
            Asker::Holder => Viewer::Seat(self.seats[0]),
            Asker::Other => Viewer::Seat(self.seats[1]),
            Asker::Owner | Asker::Without => Viewer::Nobody,
        }
    }

    /// The names of cards in hands that this device may not know, and that nobody has seen lying
    /// open.
    fn secrets(&self, asker: Asker) -> Vec<String> {
        self.hidden_from(self.eyes(asker))
    }

    fn hidden_from(&self, eyes: Viewer) -> Vec<String> {
        // A deleted game has nothing left to hide.
        if self.service.games.open(&self.id).is_err() {
            return Vec::new();
        }
        let view = |viewer| {
            let open = self.service.games.open(&self.id).expect("the game");
            *open.session().now().view(viewer).downcast::<View>().expect("a view")
        };
        let hand = |viewer: Viewer| -> Vec<String> {
            let seen = serde_json::to_value(view(viewer)).expect("data");
            let hands = seen["players"].as_array().expect("players").iter().map(|it| &it["hand"]);
            let cards = hands.flat_map(|hand| hand.as_array().cloned().unwrap_or_default());
            cards.filter_map(|card| Some(card["face"].as_str()?.to_string())).collect()
        };
        let own = hand(eyes);
        let all = self.seats.iter().flat_map(|&seat| hand(Viewer::Seat(seat)));
        all.filter(|card| !own.contains(card)).collect()
    }

    /// Fails if a page shows this device something that it may not see.
    fn must_keep_secrets(&self, asker: Asker, text: &str, what: &str) {
        self.must_hide(self.eyes(asker), text, &format!("{asker:?} {what}"));
    }

    fn must_hide(&self, eyes: Viewer, text: &str, what: &str) {
        assert!(!text.contains(&SEED.to_string()), "{what} shows the seed");
        for card in self.hidden_from(eyes) {
            for shown in [format!("data-card=\"{card}\""), format!("card-{card}\"")] {
                assert!(!text.contains(&shown), "{what} shows {card}");
            }
            for named in ["deal", "keep", "prepare", "play hand", "cycle", "reveal"] {
                let named = format!("{named} {card}");
                assert!(!text.contains(&named), "{what} says {named}");
            }
        }
    }
}

/// What a form is sent as to an address: programs send JSON.
fn kind_of_form(path: &str) -> &'static str {
    match path.starts_with("/api/") {
        true => "application/json",
        false => "application/x-www-form-urlencoded",
    }
}

fn body(response: &Response) -> String {
    String::from_utf8_lossy(response.body()).into_owned()
}

/// A form that has an effect at each address that takes one.
fn form_for(held: &Held, path: &str) -> String {
    let open = held.service.games.open(&held.id).expect("the game");
    match path {
        "/games/{id}/choose" => {
            let text = open.session().now().choices()[0].text.clone();
            format!("text={}&at={}", text.replace(' ', "+"), open.session().len())
        }
        "/api/games/{id}/choose" => {
            let text = open.session().now().choices()[0].text.clone();
            json!({ "text": text, "length": open.session().len() }).to_string()
        }
        "/games/{id}/seat" => format!("seat={}", held.seats[0].0),
        "/games/{id}/seats" => format!("seat={}&act=take", held.seats[0].0),
        "/games/{id}/invite" => "act=watch".to_string(),
        "/games/{id}/offer" => format!("act=offer&person=ByLink&seat={}", held.seats[0].0),
        "/games/{id}/report" => "person=Host&reason=other&words=He+sings".to_string(),
        "/games/{id}/settings" => "watching=link&listed=true".to_string(),
        "/games/{id}/asked" => "number=1&answer=agree".to_string(),
        "/games/{id}/clock" => "act=pause".to_string(),
        "/games/{id}/seen" => "entries=40&revision=1000".to_string(),
        "/games/{id}/rename" => "name=Zeus".to_string(),
        "/games/{id}/hint" => "seconds=1".to_string(),
        _ => String::new(),
    }
}

/// A game in which the other player chose last and thereby revealed something. For redo, that
/// choice is undone first.
fn prepared(path: &str) -> Held {
    let shows = |held: &Held| {
        let look = held.service.games.read(&held.id, |session| {
            let mut after = session.clone_box();
            after.undo_choice().expect("somebody has chosen");
            let whose = (after.len()..session.len()).find_map(|entry| session.chose(entry));
            whose == Some(held.seats[1]) && session.shown_since(after.len())
        });
        look.expect("the game")
    };
    let held = (40..).map(Held::new).find(shows).expect("there are many");
    if path == "/games/{id}/redo" {
        held.service.games.change(&held.id, |session| session.undo_choice()).expect("taken back");
    }
    held
}

fn came(held: &Held, asker: impl Debug, before: Option<&Stands>, response: &Response) -> Comes {
    let after = held.stands();
    let status = response.status();
    match (before, &after) {
        _ if status.is_client_error() => {
            assert_eq!(before, after.as_ref(), "{asker:?} is refused and changes something");
            Refused
        }
        (Some(before), Some(after)) if before == after => match status {
            StatusCode::OK => Seen,
            _ if response.headers().contains_key("location") => Nothing,
            _ => panic!("{asker:?} {status}"),
        },
        (Some(before), Some(after)) if before.asked != after.asked => {
            assert_eq!(
                before.game(),
                after.game(),
                "{asker:?} is heard before the others have agreed"
            );
            Asked
        }
        _ => Done,
    }
}

#[test]
fn every_route_is_walked_as_every_device() {
    let mut named: Vec<(String, String)> = Vec::new();
    for (path, route) in routes() {
        for (method, is_there) in [("GET", route.get.is_some()), ("POST", route.post.is_some())] {
            if is_there {
                named.push((method.to_string(), path.to_string()));
            }
        }
    }
    let known = |method: &str, path: &str| {
        ABOUT_A_GAME.iter().any(|(m, p, _)| (*m, *p) == (method, path))
            || ABOUT_NO_GAME.contains(&(method, path))
    };
    for (method, path) in &named {
        assert!(known(method, path), "{method} {path} is in no table: who may do that?");
    }
    let listed = ABOUT_A_GAME.len() + ABOUT_NO_GAME.len();
    assert_eq!(named.len(), listed, "a table names what is no route");
    for (method, path, comes) in ABOUT_A_GAME {
        for (asker, expected) in ASKERS.into_iter().zip(comes) {
            let held = prepared(path);
            let address = path
                .replace("{id}", &held.id)
                .replace("{entry}", "40")
                .replace("{beat}", "1")
                .replace("{rule}", "PM-4.4");
            let what = format!("{method} {address}");
            let form = form_for(&held, path);
            let secrets = held.secrets(asker);
            assert!(!secrets.is_empty(), "somebody holds cards that {asker:?} may not see");
            let before = held.stands();
            let response = held.ask(asker, method, &address, &form);
            held.must_keep_secrets(asker, &body(&response), &what);
            let found = came(&held, asker, before.as_ref(), &response);
            // A redirect to a page counts as seen, if nothing was changed.
            let fits = match expected {
                Seen => found == Seen || (*path == "/games/{id}/told/{beat}" && found == Nothing),
                Done if *method == "GET" => found == Nothing,
                expected => found == *expected,
            };
            assert!(
                fits,
                "{what} as {asker:?}: {found:?}, not {expected:?}: {}",
                response.status()
            );
        }
    }
}

/// Pages that are not about a game show no secret of a held one to anybody.
#[test]
fn lists_tell_of_a_held_game_what_anybody_may_know() {
    for asker in ASKERS {
        let held = Held::new(61);
        let again = format!("/new/pocket-mars?from={}", held.id);
        for path in ["/", "/achievements/pocket-mars", "/rules/pocket-mars", again.as_str()] {
            held.must_keep_secrets(asker, &held.text(asker, path), path);
        }
    }
}

#[test]
fn files_links_and_seeds_of_held_games_wait_for_the_end() {
    for games in 0..30 {
        let held = Held::new(20 + 3 * games);
        for asker in ASKERS {
            for way in ["export", "link"] {
                let response = held.ask(asker, "GET", &format!("/games/{}/{way}", held.id), "");
                assert_eq!(response.status(), StatusCode::FORBIDDEN, "{asker:?} {way}");
                assert!(body(&response).contains("Seats of this game are held"), "{asker:?} {way}");
            }
        }
        assert!(held.service.games.export(&held.id).is_err(), "the command line shows it neither");
        assert!(held.service.games.link(&held.id, "https://a.example").is_err());
        if games % 10 > 0 {
            continue;
        }
        held.service
            .games
            .change(&held.id, |session| session.play_bot("random", 2, Until::Over))
            .expect("it ends");
        for asker in ASKERS {
            let export = held.ask(asker, "GET", &format!("/games/{}/export", held.id), "");
            assert_eq!(export.status(), StatusCode::OK, "{asker:?}: it is over");
        }
    }
}

#[test]
fn another_ones_choice_is_taken_back_only_if_he_agrees() {
    let mut asked = 0;
    for nth in 0..40 {
        let held = Held::new(20 + 2 * nth);
        let (game, undo) = (format!("/games/{}", held.id), format!("/games/{}/undo", held.id));
        // The holder of the seat that must choose undoes the other player's choice.
        let chose = held.service.games.read(&held.id, |session| {
            let mut after = session.clone_box();
            after.undo_choice().expect("somebody has chosen");
            (after.len()..session.len()).find_map(|entry| session.chose(entry))
        });
        if chose.expect("the game") != Some(held.seats[1]) {
            continue;
        }
        asked += 1;
        let before = held.stands().expect("the game");
        assert_eq!(held.ask(Asker::Holder, "POST", &undo, "").status(), StatusCode::SEE_OTHER);
        let after = held.stands().expect("the game");
        assert_eq!((&before.entries, before.undone), (&after.entries, after.undone));
        assert!(held.text(Asker::Holder, &game).contains("You have asked the others"));
        assert!(!held.text(Asker::Without, &game).contains("value=\"agree\""));
        let page = held.text(Asker::Other, &game);
        assert!(page.contains("asks to take the last choice back"), "{page}");
        assert!(page.contains("value=\"agree\""), "{page}");
        let reply = |asker, response: &str| {
            let form = format!("number={}&answer={response}", number(&page));
            held.ask(asker, "POST", &format!("{game}/asked"), &form).status()
        };
        for asker in [Asker::Owner, Asker::Without, Asker::Holder] {
            assert_eq!(reply(asker, "agree"), StatusCode::UNPROCESSABLE_ENTITY, "{asker:?}");
        }
        match asked % 3 {
            0 => {
                assert_eq!(reply(Asker::Other, "refuse"), StatusCode::SEE_OTHER);
                let page = held.text(Asker::Holder, &game);
                assert!(page.contains("does not agree") && !page.contains("You have asked"));
                assert_eq!(held.stands().expect("the game").entries, before.entries);
            }
            1 => {
                assert_eq!(reply(Asker::Holder, "withdraw"), StatusCode::SEE_OTHER);
                assert_eq!(reply(Asker::Other, "agree"), StatusCode::UNPROCESSABLE_ENTITY);
                assert_eq!(held.stands().expect("the game").entries, before.entries);
            }
            _ => {
                assert_eq!(reply(Asker::Other, "agree"), StatusCode::SEE_OTHER);
                assert!(held.stands().expect("the game").entries.len() < before.entries.len());
            }
        }
        assert_eq!(
            reply(Asker::Other, "agree"),
            StatusCode::UNPROCESSABLE_ENTITY,
            "it is answered"
        );
    }
    assert!(asked >= 12, "{asked}");
}

/// The number of the request on a page.
fn number(page: &str) -> u64 {
    let number = page.split("name=\"number\" value=\"").nth(1).expect("it is asked");
    number.split('"').next().and_then(|number| number.parse().ok()).expect("a number")
}

#[test]
fn what_was_asked_lapses_when_the_game_goes_on() {
    let held = Held::new(61);
    held.ask(Asker::Holder, "POST", &format!("/games/{}/undo", held.id), "");
    let game = format!("/games/{}", held.id);
    let page = held.text(Asker::Other, &game);
    let form = form_for(&held, "/games/{id}/choose");
    let chosen = held.ask(Asker::Holder, "POST", &format!("{game}/choose"), &form);
    assert_eq!(chosen.status(), StatusCode::SEE_OTHER);
    assert!(!held.text(Asker::Other, &game).contains("asks to take"), "it is asked no more");
    let form = format!("number={}&answer=agree", number(&page));
    let late = held.ask(Asker::Other, "POST", &format!("{game}/asked"), &form);
    assert_eq!(late.status(), StatusCode::UNPROCESSABLE_ENTITY);
}

#[test]
fn a_held_seat_is_had_from_its_holder_or_after_two_minutes_and_everybody_is_told() {
    let ask_for_it = || {
        let held = Held::new(61);
        let seats = format!("/games/{}/seats", held.id);
        let form = format!("seat={}&act=take", held.seats[0].0);
        let response = held.ask(Asker::Without, "POST", &seats, &form);
        assert_eq!(response.status(), StatusCode::SEE_OTHER);
        let page = held.text(Asker::Without, &format!("/games/{}", held.id));
        held.must_keep_secrets(Asker::Without, &page, "before the holder has answered");
        assert!(page.contains("You have asked for the seat"), "{page}");
        held
    };
    let holder = |held: &Held| {
        let seats = held.service.games.store().seats(&held.id).expect("kept");
        seats.get(&held.seats[0]).cloned().expect("held")
    };
    let reply = |held: &Held, asker, response: &str| {
        let game = format!("/games/{}", held.id);
        let form = format!("number={}&answer={response}", number(&held.text(Asker::Holder, &game)));
        held.ask(asker, "POST", &format!("{game}/asked"), &form).status()
    };
    // Nobody but the holder may reply.
    let held = ask_for_it();
    for asker in [Asker::Owner, Asker::Other, Asker::Without] {
        assert_eq!(reply(&held, asker, "agree"), StatusCode::UNPROCESSABLE_ENTITY, "{asker:?}");
    }
    assert_eq!(reply(&held, Asker::Holder, "agree"), StatusCode::SEE_OTHER);
    assert_eq!(holder(&held), "Without");
    for asker in ASKERS {
        let page = held.text(asker, &format!("/games/{}", held.id));
        assert!(page.contains("was given to another device"), "{asker:?}");
    }
    // The holder refuses.
    let held = ask_for_it();
    assert_eq!(reply(&held, Asker::Holder, "refuse"), StatusCode::SEE_OTHER);
    assert_eq!(holder(&held), "Holder");
    assert!(held.text(Asker::Without, &format!("/games/{}", held.id)).contains("keeps the seat"));
    // The holder does not reply: the stream of changes notifies whoever waits, with no page
    // requested.
    let held = ask_for_it();
    let revision = || held.service.followed(&Caller::default().sent(), &held.id).expect("the game");
    let before = revision();
    wait(&held, 110);
    assert_eq!((holder(&held).as_str(), revision()), ("Holder", before), "the time is not over");
    wait(&held, 15);
    assert!(revision() > before, "everybody hears of it");
    assert_eq!(holder(&held), "Without");
    for asker in ASKERS {
        let page = held.text(asker, &format!("/games/{}", held.id));
        assert!(page.contains("nobody answered for 2 minutes"), "{asker:?}");
    }
}

/// Advances the clock of the store.
fn wait(held: &Held, seconds: i64) {
    let store = held.service.games.store();
    let save = store.load(&held.id).expect("kept").save;
    // Each change advances the clock of this store by a second.
    for _ in 0..seconds {
        store.create("another", &save, &Progress::default()).expect("kept");
    }
}
