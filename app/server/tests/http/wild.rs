//! Requests that no page would send.

use game_core::{Dice, Draw};
use play::ChanceSource;
use serde_json::json;

use crate::asked::{Server, choices};

const WORDS: [&str; 16] = [
    "launch",
    "play",
    "hand",
    "prep",
    "AQ7",
    "p2",
    "da",
    "1",
    "count",
    "skip",
    "\u{1f680}",
    "%00",
    "\r\n",
    "<b>",
    "\"",
    "greenhouse",
];

/// Random requests: each gets a response, none breaks the server, and none changes the game unless
/// it is a legal choice.
#[test]
fn no_request_breaks_the_server() {
    let server = Server::start("wild");
    let path = server.game(json!({}), ChanceSource::Seed(9), 20);
    let mut dice = Dice::new(1);
    let mut word = || WORDS[dice.below(WORDS.len() as u32) as usize];
    let paths = [
        "", "/choose", "/undo", "/redo", "/seat", "/rename", "/at", "/at/3", "/export", "/nothing",
    ];
    for round in 0..600_usize {
        let text = format!("{} {} {}", word(), word(), word());
        let at = if round % 3 == 0 { word().to_string() } else { round.to_string() };
        let target = match round % 4 {
            0 => format!("{path}{}", paths[round / 4 % paths.len()]),
            1 => "/games".to_string(),
            2 => "/import".to_string(),
            _ => format!("/rules/pocket-mars/PM-{}", round % 90),
        };
        let fields = [
            ("text", text.as_str()),
            ("at", &at),
            ("name", word()),
            ("seed", word()),
            ("option-seats", word()),
            ("game", "pocket-mars"),
            (word(), word()),
            ("save", word()),
            ("seat", word()),
        ];
        let response = server.post(&target, &fields);
        assert!(
            matches!(response.status, 200 | 303 | 400 | 404 | 405 | 409 | 415 | 422),
            "{target} {fields:?}: {} {}",
            response.status,
            response.body
        );
    }
    let page = server.get(&path);
    assert_eq!(page.status, 200);
    assert!(!choices(&page.body).1.is_empty(), "the game can still be played");
}

/// Bytes that are not a request.
#[test]
fn bytes_that_are_no_requests_are_dropped() {
    let server = Server::start("bytes");
    let mut dice = Dice::new(2);
    for _ in 0..60 {
        let length = dice.below(400);
        let mut bytes: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
        bytes.extend_from_slice(b"\r\n\r\n");
        server.raw(&bytes);
    }
    assert_eq!(server.get("/").status, 200);
}
