//! Nonsense at the terminal: thousands of lines, each answered by at most one line.

mod common;

use std::time::{Duration, Instant};

use common::{Folder, GAME, Numbers};

const WORDS: [&str; 34] = [
    "1",
    "2",
    "3",
    "0",
    "-1",
    "4294967296",
    "18446744073709551616",
    "help",
    "look",
    "choices",
    "undo",
    "redo",
    "log",
    "log 3",
    "log 99999999999999999999",
    "rule",
    "rule PM-4",
    "rule \u{7f}",
    "why",
    "hint 0.001",
    "hint",
    "players",
    "players human,greedy",
    "save",
    "save x",
    "export",
    "/",
    "//",
    "\u{202e}",
    "é",
    "pass",
    "launch",
    "play",
    "end turn",
];

fn line(numbers: &mut Numbers) -> Vec<u8> {
    let mut line = match numbers.below(8) {
        0 => (0..numbers.below(40)).map(|_| numbers.below(256) as u8).collect(),
        1 => {
            let words = [WORDS[numbers.below(WORDS.len())], WORDS[numbers.below(WORDS.len())]];
            words.join(" ").into_bytes()
        }
        2 => numbers.below(60).to_string().into_bytes(),
        3 if numbers.below(50) == 0 => vec![b'x'; 100_000],
        _ => WORDS[numbers.below(WORDS.len())].as_bytes().to_vec(),
    };
    // Other tests cover quitting and writing files.
    let text = String::from_utf8_lossy(&line).trim().trim_start_matches('/').to_lowercase();
    if ["q", "exit", "export"].iter().any(|word| text.starts_with(word)) {
        line = b"look".to_vec();
    }
    // A hint without a time would take the default time.
    if text.starts_with("hint") {
        line = b"hint 0.002".to_vec();
    }
    line.push(b'\n');
    line
}

fn session(seed: u64, arguments: &[&str]) {
    let folder = Folder::new();
    let mut numbers = Numbers::new(seed);
    let input: Vec<u8> = (0..600).flat_map(|_| line(&mut numbers)).collect();
    let arguments = [&["play", GAME, "--seed", "5"][..], arguments].concat();
    let out = folder.soloist(&arguments, &input).well();
    assert!(out.chars().all(|c| c == '\n' || !c.is_control()), "seed {seed}");
}

#[test]
fn no_line_ends_the_terminal_or_breaks_its_rules() {
    let seconds = std::env::var("SOLOIST_FUZZ_SECONDS").ok().and_then(|text| text.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
    let mut seed = 0;
    while seed < 6 || Instant::now() < end {
        let arguments: &[&str] = match seed % 3 {
            0 => &[],
            1 => &["--seats", "2", "--strict"],
            _ => &["--players", "human,random,greedy"],
        };
        session(seed, arguments);
        seed += 1;
    }
}
