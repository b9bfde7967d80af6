//! Damages lines as accident or malice would, reproducibly for the same dice.

use std::time::{Duration, Instant};

use game_core::{Dice, Draw};

/// When to stop fuzzing: after `SOLOIST_FUZZ_SECONDS`, or 2 seconds.
pub(crate) fn deadline() -> Instant {
    let seconds = std::env::var("SOLOIST_FUZZ_SECONDS").ok();
    let seconds: f64 = seconds.and_then(|text| text.parse().ok()).unwrap_or(2.0);
    Instant::now() + Duration::try_from_secs_f64(seconds).unwrap_or_default()
}

/// Makes one to three changes to `line`, with pieces of `corpus`.
pub(crate) fn mutate(line: &str, corpus: &[String], dice: &mut Dice) -> String {
    let mut bytes = line.as_bytes().to_vec();
    for _ in 0..=dice.below(3) {
        change(&mut bytes, corpus, dice);
    }
    String::from_utf8_lossy(&bytes).replace('\n', " ")
}

fn change(bytes: &mut Vec<u8>, corpus: &[String], dice: &mut Dice) {
    let mut at = |length: usize| dice.below(length as u32 + 1) as usize;
    let (first, second) = (at(bytes.len()), at(bytes.len()));
    let (from, to) = (first.min(second), first.max(second));
    match dice.below(8) {
        0 => {
            if let Some(byte) = bytes.get_mut(from) {
                *byte ^= 1 << dice.below(8);
            }
        }
        1 => bytes.truncate(from),
        2 => {
            bytes.drain(from..to.min(from + 12));
        }
        3 => {
            let piece = bytes[from..to.min(from + 200)].to_vec();
            bytes.splice(from..from, piece);
        }
        4 => {
            let other = corpus[dice.below(corpus.len() as u32) as usize].as_bytes();
            let cut = dice.below(other.len() as u32 + 1) as usize;
            bytes.truncate(from);
            bytes.extend(&other[cut..]);
        }
        5 => swap_number(bytes, from, dice),
        6 => {
            let depth = 1 + dice.below(200) as usize;
            let nested = format!("{}{}", "[".repeat(depth), "]".repeat(depth));
            bytes.splice(from..from, nested.into_bytes());
        }
        _ => {
            let words = ["null", "true", "{}", "[]", "\"\"", "-1", "\\u0000", "\"do\"", ",", ":"];
            let word = words[dice.below(words.len() as u32) as usize];
            bytes.splice(from..from, word.bytes());
        }
    }
}

/// Replaces the first number from `from` on.
fn swap_number(bytes: &mut Vec<u8>, from: usize, dice: &mut Dice) {
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let Some(start) = bytes[from..].iter().position(is_digit).map(|at| at + from) else { return };
    let length = bytes[start..].iter().take_while(|byte| is_digit(byte)).count();
    let numbers =
        ["0", "1", "2", "7", "255", "256", "65535", "4294967296", "18446744073709551616", "1e99"];
    let number = numbers[dice.below(numbers.len() as u32) as usize];
    bytes.splice(start..start + length, number.bytes());
}
