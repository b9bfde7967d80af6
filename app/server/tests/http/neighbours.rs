//! Other accounts of the machine, connections that say nothing, saves as long as saves may be.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::sync::Arc;
use std::time::{Duration, Instant};

use play::{Luck, Save};
use serde_json::json;
use server::{Access, Pairing, Patience};
use service::write_save;

use crate::asked::Server;

#[test]
fn only_whoever_holds_the_token_sees_anything() {
    let access = Access::Token("0123456789abcdef".into());
    let server = Server::start_with("token", access, Patience::default());
    let path = server.game(json!({}), Luck::Seed(4), 20);
    for stranger in ["/", &path, &format!("{path}/export"), "/rules/pocket-mars"] {
        let answer = server.get(stranger);
        assert_eq!(answer.status, 403, "{stranger}");
        assert!(!answer.body.contains("Ares") && answer.body.contains("address that it printed"));
    }
    assert_eq!(server.post(&format!("{path}/delete"), &[]).status, 403);
    assert_eq!(server.get("/?token=0123456789abcdee").status, 403);
    let entered = server.get("/?token=0123456789abcdef");
    assert_eq!(entered.location(), "/");
    let cookie = entered.header("set-cookie").expect("a cookie").split(';').next();
    let headers = [("cookie", cookie.unwrap_or_default())];
    assert!(server.ask("GET", "/", &headers, "").body.contains("Ares"));
    assert_eq!(server.post_with(&format!("{path}/undo"), &[], &headers).status, 303);
}

/// A device of the network gets in by the number that is shown, and by nothing else.
#[test]
fn a_device_is_let_in_once_by_the_number() {
    let pairing = Arc::new(Pairing::new(|_| {}).expect("a random number"));
    let number = pairing.number();
    let access = Access::Paired("0123456789abcdef".into(), pairing);
    let server = Server::start_with("paired", access, Patience::default());
    let path = server.game(json!({}), Luck::Seed(4), 20);
    for stranger in ["/", &path, &format!("{path}/export")] {
        let answer = server.get(stranger);
        assert_eq!(answer.status, 403, "{stranger}");
        assert!(!answer.body.contains("Ares") && answer.body.contains("action=\"/pair\""));
    }
    let look = server.get("/").body;
    let css = look.split('"').find(|it| it.starts_with("/static/")).expect("it has looks");
    assert_eq!(server.get(css).status, 200, "{css}");
    assert_eq!(server.post(&format!("{path}/delete"), &[]).status, 403);
    let elsewhere = [("origin", "http://evil.example")];
    assert_eq!(server.post_with("/pair", &[("number", &number)], &elsewhere).status, 403);
    let entered = server.post("/pair", &[("number", &number)]);
    assert_eq!(entered.location(), "/");
    let cookie = entered.header("set-cookie").expect("a cookie").split(';').next();
    let headers = [("cookie", cookie.unwrap_or_default())];
    assert!(server.ask("GET", "/", &headers, "").body.contains("Ares"));
    let soon = server.post("/pair", &[("number", "000000")]);
    assert!([403, 429].contains(&soon.status), "{}", soon.status);
    assert!(soon.header("set-cookie").is_none());
    assert_eq!(server.get("/?token=0123456789abcdef").location(), "/");
}

/// A connection that begins a request and does not end it is hung up on; so is one that promises a
/// body and does not send it.
#[test]
fn half_open_connections_are_closed() {
    let patience = Patience { head: Duration::from_millis(300), body: Duration::from_millis(300) };
    let server = Server::start_with("half-open", Access::Open, patience);
    let body = format!(
        "POST /import HTTP/1.1\r\nhost: {}\r\ncontent-length: 10\r\n\r\nabc",
        server.address
    );
    for begun in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: ", &body] {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream.write_all(begun.as_bytes()).expect("sent");
        let start = Instant::now();
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).expect("hung up on, not left alone");
        assert!(start.elapsed() < Duration::from_secs(15), "{begun:?}: {:?}", start.elapsed());
    }
    assert_eq!(server.get("/").status, 200);
}

/// What a save may have, a browser may bring.
#[test]
fn a_save_of_several_megabytes_is_imported() {
    let server = Server::start("long-import");
    let path = server.game(json!({}), Luck::Seed(4), 20);
    let text = server.get(&format!("{path}/export")).body;
    let mut save = Save::read(&text).expect("a save");
    // Entries that the rules do not accept are kept as they are.
    let long = "x".repeat(150);
    save.undone = (0..30_000).map(|number| format!("{number} {long}")).collect();
    let text = write_save(&save);
    assert!(text.len() > 4 << 20 && text.len() < play::MOST_BYTES, "{}", text.len());
    let copy = server.post("/import", &[("save", &text), ("name", "Long")]).location();
    assert_eq!(server.get(&copy).status, 200);
    let long = "x".repeat(30 << 20);
    let answer = server.post("/import", &[("save", &long)]);
    assert!(answer.status == 413 || answer.status == 0, "{}", answer.status);
}
