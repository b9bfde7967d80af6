//! A database locked by another process, as seen from a browser.

use std::time::{Duration, Instant};

use play::ChanceSource;
use serde_json::json;

use crate::asked::{Server, choices};

#[test]
fn a_locked_database_is_told_in_words_and_delays_nobody_else() {
    let server = Server::start("locked");
    let path = server.game(json!({}), ChanceSource::Seed(4), 20);
    let (at, texts) = choices(&server.get(&path).body);
    let fields = [("text", texts[0].as_str()), ("at", at.as_str())];
    let other = rusqlite::Connection::open(server.games().store().place()).expect("the file opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("it is locked");
    let begun = Instant::now();
    std::thread::scope(|scope| {
        // More than there are threads for connections: none of them blocks another.
        let writers: Vec<_> = (0..4)
            .map(|_| scope.spawn(|| server.post(&format!("{path}/choose"), &fields)))
            .collect();
        assert_eq!(server.get(&path).status, 200);
        assert_eq!(server.get("/").status, 200);
        assert!(begun.elapsed() < Duration::from_millis(800), "readers do not wait");
        for writer in writers {
            let response = writer.join().expect("answered");
            assert_eq!(response.status, 503, "{}", response.body);
            assert!(response.body.contains("Another program keeps the saved games"));
        }
    });
    assert!(begun.elapsed() < Duration::from_millis(2500), "{:?}", begun.elapsed());
    other.execute_batch("COMMIT").expect("it is free");
    assert_eq!(server.post(&format!("{path}/choose"), &fields).status, 303);
}
