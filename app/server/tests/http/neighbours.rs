//! Silent connections, connections that read nothing, and saves of the largest size.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use play::{ChanceSource, Save};
use serde_json::json;
use server::{Access, Timeouts};
use service::write_save;

use crate::asked::Server;

/// A connection that starts a request without ending it is closed; so is one that announces a body
/// and does not send it.
#[test]
fn half_open_connections_are_closed() {
    let soon = Duration::from_millis(300);
    let patience = Timeouts { head: soon, body: soon, ..Timeouts::default() };
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

/// A connection that sends request after request without reading is closed; so is one that
/// subscribes to a game without reading.
#[test]
fn connections_that_read_nothing_are_closed() {
    let patience = Timeouts { response: Duration::from_millis(300), ..Timeouts::default() };
    let server = Server::start_with("unread", Access::Open, patience);
    let asked = format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", server.address).repeat(400);
    let mut stream = TcpStream::connect(server.address).expect("the server listens");
    stream.set_write_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
    // The server need not accept everything that is sent.
    let _ = stream.write_all(asked.as_bytes());
    std::thread::sleep(Duration::from_secs(2));
    let mut read = Vec::new();
    // The server may have closed the connection.
    let _ = stream.read_to_end(&mut read);
    let answers = read.windows(15).filter(|found| found == b"HTTP/1.1 200 OK").count();
    assert!((1..400).contains(&answers), "{answers} of 400 were answered to nobody");
    assert_eq!(server.get("/").status, 200);
}

/// A client that is not let in holds no connection for long, whatever it sends.
#[test]
fn strangers_are_hung_up_on_soon() {
    let patience = Timeouts { stranger: Duration::from_millis(300), ..Timeouts::default() };
    let server = Server::start_with("strangers", Access::Token("0123abcd".into()), patience);
    for begun in ["", "GET / HTTP/1.1\r\nhost: "] {
        let mut stream = TcpStream::connect(server.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout");
        stream.write_all(begun.as_bytes()).expect("sent");
        let start = Instant::now();
        let mut rest = Vec::new();
        stream.read_to_end(&mut rest).expect("hung up on, not left alone");
        assert!(start.elapsed() < Duration::from_secs(10), "{begun:?}: {:?}", start.elapsed());
    }
    let asked = format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", server.address).repeat(9);
    let answers = String::from_utf8_lossy(&server.raw(asked.as_bytes())).into_owned();
    assert_eq!(answers.matches("HTTP/1.1 403").count(), 1, "one refusal ends it: {answers}");
}

/// A browser may upload a save of the largest size.
#[test]
fn a_save_of_several_megabytes_is_imported() {
    let server = Server::start("long-import");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    let text = server.get(&format!("{path}/export")).body;
    let mut save = Save::read(&text).expect("a save");
    // Entries that the rules do not accept are kept unchanged.
    let long = "x".repeat(150);
    save.undone = (0..30_000).map(|number| format!("{number} {long}")).collect();
    let text = write_save(&save);
    assert!(text.len() > 4 << 20 && text.len() < play::MOST_BYTES, "{}", text.len());
    let copy = server.post("/import", &[("save", &text), ("name", "Long")]).location();
    assert_eq!(server.get(&copy).status, 200);
    let long = "x".repeat(30 << 20);
    let response = server.post("/import", &[("save", &long)]);
    assert!(response.status == 413 || response.status == 0, "{}", response.status);
}
