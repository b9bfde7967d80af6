//! Which devices are let in, how, and for how long.

use std::sync::Arc;

use play::ChanceSource;
use rusqlite::Connection;
use serde_json::json;
use server::{Access, Pairing, Timeouts};

use crate::asked::{Response, Server, all};

const CODE: &str = "0123456789abcdef";

fn by_code(name: &str) -> Server {
    Server::start_with(name, Access::Token(CODE.into()), Timeouts::default())
}

/// A server that lets devices of the network in by a number, and its first number.
fn by_number(name: &str) -> (Server, Arc<Pairing>, String) {
    let pairing = Arc::new(Pairing::new(|| {}).expect("a random number"));
    let number = pairing.number().expect("a first number");
    let access = Access::Paired(CODE.into(), Arc::clone(&pairing));
    (Server::start_with(name, access, Timeouts::default()), pairing, number)
}

/// The cookie that a device was given.
fn token(response: &Response) -> String {
    let cookie = response.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    cookie.split(';').next().unwrap_or_default().to_string()
}

fn enter(server: &Server) -> String {
    let entered = server.get(&format!("/?token={CODE}"));
    assert_eq!(entered.location(), "/");
    token(&entered)
}

fn get(server: &Server, path: &str, cookie: &str) -> Response {
    server.ask("GET", path, &[("cookie", cookie)], "")
}

#[test]
fn only_whoever_was_let_in_sees_anything() {
    let server = by_code("door");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    for stranger in ["/", &path, &format!("{path}/export"), "/rules/pocket-mars", "/devices"] {
        let response = server.get(stranger);
        assert_eq!(response.status, 403, "{stranger}");
        assert!(
            !response.body.contains("Ares") && response.body.contains("address that it printed")
        );
    }
    assert_eq!(server.post(&format!("{path}/delete"), &[]).status, 403);
    assert_eq!(server.get("/?token=0123456789abcdee").status, 403);
    assert_eq!(server.post(&format!("/?token={CODE}"), &[]).status, 403);
    let cookie = enter(&server);
    assert!(cookie.starts_with(&format!("soloist-{}=", server.address.port())), "{cookie}");
    assert!(!cookie.contains(CODE), "each device has a token of its own");
    assert_ne!(enter(&server), cookie);
    assert!(get(&server, "/", &cookie).body.contains("Ares"));
    let headers = [("cookie", cookie.as_str())];
    assert_eq!(server.post_with(&format!("{path}/undo"), &[], &headers).status, 303);
    let again = get(&server, &format!("{path}?token={CODE}"), &cookie);
    assert_eq!(again.location(), path);
    assert!(again.header("set-cookie").is_none(), "who is known is given no other token");
}

/// Nothing written down anywhere lets anybody in: neither the code nor what the store holds.
#[test]
fn what_the_store_keeps_lets_nobody_in() {
    let server = by_code("hashes");
    let cookie = enter(&server);
    let (name, value) = cookie.split_once('=').expect("a cookie");
    let file = Connection::open(server.games().store().place()).expect("the file opens");
    let row = |row: &rusqlite::Row<'_>| Ok([row.get(0)?, row.get(1)?]);
    let kept: [String; 2] =
        file.query_row("SELECT id, hash FROM sessions", [], row).expect("one device");
    assert!(!kept.contains(&value.to_string()), "{kept:?}");
    let other_port = format!("soloist-1={value}");
    for stranger in [&kept[0], &kept[1], CODE, ""] {
        assert_eq!(get(&server, "/", &format!("{name}={stranger}")).status, 403, "{stranger}");
    }
    assert_eq!(get(&server, "/", &other_port).status, 403);
    assert_eq!(get(&server, "/", &cookie).status, 200);
}

#[test]
fn a_device_is_let_in_once_by_the_number() {
    let (server, pairing, number) = by_number("paired");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    for stranger in ["/", &path, &format!("{path}/export")] {
        let response = server.get(stranger);
        assert_eq!(response.status, 403, "{stranger}");
        assert!(!response.body.contains("Ares") && response.body.contains("action=\"/pair\""));
    }
    let look = server.get("/").body;
    let css = look.split('"').find(|it| it.starts_with("/static/")).expect("it has looks");
    assert_eq!(server.get(css).status, 200, "{css}");
    assert_eq!(server.get(&css.replace("door.css", "soloist.css")).status, 403);
    assert_eq!(server.post(css, &[]).status, 403);
    assert_eq!(server.post(&format!("{path}/delete"), &[]).status, 403);
    let elsewhere = [("origin", "http://evil.example")];
    assert_eq!(server.post_with("/pair", &[("number", &number)], &elsewhere).status, 403);
    let entered = server.post("/pair", &[("number", &number)]);
    assert_eq!(entered.location(), "/");
    assert!(get(&server, "/", &token(&entered)).body.contains("Ares"));
    let again = server.post("/pair", &[("number", &number)]);
    assert_eq!(again.status, 403, "a number lets one device in");
    assert!(again.header("set-cookie").is_none() && pairing.number().is_none());
}

#[test]
fn guesses_lock_out_nobody_but_the_address_they_come_from() {
    let (server, _, number) = by_number("guessed");
    let guess = |number: &str, from: &str| server.post_from(from, "/pair", &[("number", number)]);
    for nth in 0..5 {
        assert_eq!(guess("000000", "127.0.0.2").status, 403, "guess {nth}");
    }
    for _ in 0..20 {
        assert_eq!(guess(&number, "127.0.0.2").status, 429);
    }
    // Neither the code nor another address is affected.
    let owner = enter(&server);
    assert_eq!(get(&server, "/", &owner).status, 200);
    assert_eq!(guess(&number, "127.0.0.3").location(), "/");
    // The owner can get a new number.
    let headers = [("cookie", owner.as_str())];
    assert_eq!(server.post_with("/devices", &[("act", "number")], &headers).location(), "/devices");
    let page = get(&server, "/devices", &owner).body;
    let digits = page.split("<b>").filter_map(|rest| rest.split("</b>").next());
    let number = digits.into_iter().find(|text| text.len() == 7 && text.as_bytes()[3] == b' ');
    assert_eq!(guess(number.expect("a number"), "127.0.0.4").location(), "/");
}

/// Repeated requests get short responses, in every language.
#[test]
fn whoever_is_not_let_in_is_sent_less_than_a_kilobyte() {
    let (paired, _, _) = by_number("short");
    let closed = by_code("short-code");
    let of = |server: &Server, locale: &str, request: &str| {
        let own = server.address.to_string();
        let host = if request.contains("/evil") { "evil.example" } else { &own };
        let head = format!("{request}host: {host}\r\naccept-language: {locale}\r\n\r\n");
        let sent = server.raw(head.as_bytes());
        let text = String::from_utf8_lossy(&sent).into_owned();
        assert!(text.starts_with("HTTP/1.1 4"), "{text}");
        assert!(sent.len() < 1024, "{} bytes, {locale}: {text}", sent.len());
    };
    for locale in ["en", "de", "fr", "es"] {
        for server in [&paired, &closed] {
            for request in [
                "GET / HTTP/1.1\r\n",
                "GET /?token=0 HTTP/1.1\r\n",
                "GET /static/a/door.css/b HTTP/1.1\r\n",
                "POST /import HTTP/1.1\r\ncontent-length: 0\r\n",
                "POST /games HTTP/1.1\r\norigin: http://evil.example\r\ncontent-length: 0\r\n",
                "POST /pair HTTP/1.1\r\norigin: http://evil.example\r\ncontent-length: 0\r\n",
                "GET /evil HTTP/1.1\r\n",
            ] {
                of(server, locale, request);
            }
        }
        // Wrong numbers, and too many of them.
        for _ in 0..4 {
            of(&paired, locale, "POST /pair HTTP/1.1\r\ncontent-length: 0\r\n");
        }
    }
}

#[test]
fn the_owner_lists_devices_and_sends_them_away_with_their_seats() {
    let (server, _, number) = by_number("listed");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(5), 40);
    let owner = enter(&server);
    let phone = [("user-agent", "Mozilla/5.0 (Android 14; Mobile) Firefox/130.0")];
    let phone = token(&server.post_with("/pair", &[("number", &number)], &phone));
    let seats = format!("{path}/seats");
    let take = [("seat", "0"), ("act", "take")];
    let taken = server.post_with(&seats, &take, &[("cookie", phone.as_str())]);
    assert_eq!(taken.location(), path);
    assert!(get(&server, &seats, &phone).body.contains("plays at this device"));
    assert!(get(&server, &seats, &owner).body.contains("plays at another device"));

    let page = get(&server, "/devices", &owner).body;
    assert!(page.contains("Firefox, Android") && page.contains("last here just now"), "{page}");
    assert!(get(&server, "/", &owner).body.contains("href=\"/devices\""));
    let ids: Vec<String> = forgettable(&page);
    assert_eq!(ids.len(), 2);
    // This computer sees all of them from any browser; the phone's own line is tagged.
    let page = get(&server, "/devices", &phone).body;
    let own = page.split("<li").find(|line| line.contains("this one")).expect("its line");
    let own = forgettable(own).remove(0);

    let forget = [("act", "forget"), ("device", own.as_str())];
    let gone = server.post_with("/devices", &forget, &[("cookie", owner.as_str())]);
    assert_eq!(gone.location(), "/devices");
    assert_eq!(get(&server, "/", &phone).status, 403, "it is let in no longer");
    assert!(get(&server, &seats, &owner).body.contains("has no device of its own yet"));
    assert_eq!(get(&server, "/", &owner).status, 200);
}

/// The ids of the devices that a page offers to remove.
fn forgettable(page: &str) -> Vec<String> {
    let forms = page.split("name=\"device\"").skip(1);
    forms.map(|rest| all(rest, "value")[0].to_string()).collect()
}

/// A browser's own claim of which device it is counts for nothing.
#[test]
fn no_device_is_believed_by_its_name() {
    let server = by_code("names");
    let path = server.game(json!({"seats": 2}), ChanceSource::Seed(5), 40);
    let (one, other) = (enter(&server), enter(&server));
    let seats = format!("{path}/seats");
    let take = [("seat", "0"), ("act", "take")];
    server.post_with(&seats, &take, &[("cookie", one.as_str())]).location();
    let id = path.rsplit('/').next().expect("an id");
    let held = server.games().store().seats(id).expect("read");
    let name = held.values().next().expect("a seat is held");
    let claimed = format!("{other}; soloist-device={name}");
    assert!(get(&server, &seats, &claimed).body.contains("plays at another device"));
    let claimed = format!("soloist-device={name}; {other}; soloist-device={name}");
    assert!(get(&server, &path, &claimed).body.contains("plays at another device"));
}

/// If nothing can be stored, the owner is still let in for as long as the program runs.
#[test]
fn the_owner_gets_in_where_nothing_can_be_kept() {
    let server = by_code("unkept");
    let place = server.games().store().place();
    let lock = Connection::open(&place).expect("the file opens");
    lock.execute_batch("DROP TABLE sessions").expect("it is gone");
    let owner = enter(&server);
    assert_eq!(get(&server, "/", &owner).status, 200);
}
