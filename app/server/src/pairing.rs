//! A short number that a person reads in the terminal and types on another device, which is known
//! from then on.
//!
//! Six digits are few, so they are guessed slowly: one try a second, whoever tries, and a new number
//! after five wrong ones. Whoever tries all day long has a chance of one in ten.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Numbers have six digits.
const NUMBERS: u32 = 1_000_000;

/// After so many wrong numbers there is a new one.
const MOST_WRONG: u32 = 5;

/// So long after one try there is no other.
const BETWEEN: Duration = Duration::from_secs(1);

/// Lets devices in that name a number.
pub struct Pairing {
    guessing: Mutex<Guessing>,
    renewed: Box<dyn Fn(&str) + Send + Sync>,
}

struct Guessing {
    number: u32,
    wrong: u32,
    last: Option<Instant>,
}

/// What came of a try.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Tried {
    /// That is the number.
    Right,
    /// That is not the number, or no number at all.
    Wrong,
    /// Somebody has tried just now; what was typed was not looked at.
    TooSoon,
}

impl Pairing {
    /// With a first number; `renewed` is told each other one that comes in its place.
    ///
    /// # Errors
    ///
    /// If the machine gives no random number.
    pub fn new(renewed: impl Fn(&str) + Send + Sync + 'static) -> std::io::Result<Self> {
        let guessing = Guessing { number: drawn()?, wrong: 0, last: None };
        Ok(Pairing { guessing: Mutex::new(guessing), renewed: Box::new(renewed) })
    }

    /// The number that counts now, as it is to be read: "482 913".
    pub fn number(&self) -> String {
        shown(self.guessing().number)
    }

    fn guessing(&self) -> MutexGuard<'_, Guessing> {
        // A thread that broke down here left whole numbers.
        self.guessing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tries what somebody typed; spaces do not matter.
    pub(crate) fn tried(&self, typed: &str, now: Instant) -> Tried {
        let mut guessing = self.guessing();
        if guessing.last.is_some_and(|last| now.saturating_duration_since(last) < BETWEEN) {
            return Tried::TooSoon;
        }
        guessing.last = Some(now);
        let typed: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        if typed == format!("{:06}", guessing.number) {
            return Tried::Right;
        }
        guessing.wrong += 1;
        if guessing.wrong >= MOST_WRONG
            && let Ok(number) = drawn()
        {
            *guessing = Guessing { number, wrong: 0, last: Some(now) };
            (self.renewed)(&shown(number));
        }
        Tried::Wrong
    }
}

/// A number that nobody foresees, each as likely as any other but for one part in four thousand.
fn drawn() -> std::io::Result<u32> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(u32::from_le_bytes(bytes) % NUMBERS)
}

/// As a person reads it: two groups of three digits.
fn shown(number: u32) -> String {
    format!("{:03} {:03}", number / 1000, number % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    #[test]
    fn the_number_is_read_with_and_without_its_space() {
        let pairing = Pairing::new(|_| {}).expect("a random number");
        let number = pairing.number();
        assert_eq!(number.len(), 7, "{number}");
        let start = Instant::now();
        assert_eq!(pairing.tried(&number, start), Tried::Right);
        assert_eq!(pairing.tried(&number, start + BETWEEN / 2), Tried::TooSoon);
        let bare = number.replace(' ', "");
        assert_eq!(pairing.tried(&bare, start + BETWEEN), Tried::Right);
        assert_eq!(pairing.tried(&bare[1..], start + 2 * BETWEEN), Tried::Wrong);
    }

    #[test]
    fn after_five_wrong_numbers_there_is_another() {
        let (tell, told) = mpsc::channel();
        let pairing = Pairing::new(move |number| tell.send(number.to_string()).expect("heard"));
        let pairing = pairing.expect("a random number");
        let start = Instant::now();
        for nth in 0..MOST_WRONG {
            assert!(told.try_recv().is_err(), "after {nth}");
            assert_eq!(pairing.tried("none", start + nth * BETWEEN), Tried::Wrong);
        }
        let renewed = told.try_recv().expect("another number");
        assert_eq!(pairing.tried(&renewed, start + MOST_WRONG * BETWEEN), Tried::Right);
        assert_eq!(pairing.number(), renewed);
    }

    #[test]
    fn numbers_keep_their_noughts() {
        assert_eq!(shown(7), "000 007");
        assert_eq!(shown(482_913), "482 913");
    }
}
