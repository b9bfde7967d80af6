//! A short number that a person reads on the computer and types on another device to let it in.
//!
//! Six digits are few. So a number is valid for ten minutes and one device, and an address has five
//! attempts in ten minutes: guessing from one address succeeds with a chance of one in 200,000, and
//! locks out only that address. A number is withdrawn after guesses from very many addresses, which
//! keeps their combined chance below one in a thousand. A new number is one press away on the
//! computer, and the QR code does not depend on any of this.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use service::{Door, DoorNumber, locked};

/// Numbers have six digits.
const NUMBERS: u32 = 1_000_000;

/// How long a number is valid, and how long a wrong one counts against its sender's address.
const GOOD_FOR: Duration = Duration::from_secs(600);

/// The most wrong numbers from one address in that time.
const MOST_OF_ADDRESS: u32 = 5;

/// The number of wrong attempts, from all addresses, after which a number is withdrawn.
const MOST_OF_ALL: u32 = 1_000;

/// Lets devices in by a number.
pub struct Pairing {
    guessing: Mutex<Guessing>,
    used: Box<dyn Fn() + Send + Sync>,
}

#[derive(Default)]
struct Guessing {
    number: Option<Number>,
    tries: BTreeMap<IpAddr, Tries>,
}

/// The current number.
#[derive(Clone, Copy)]
struct Number {
    digits: u32,
    until: Instant,
    wrong: u32,
}

/// The wrong attempts of an address.
#[derive(Clone, Copy)]
struct Tries {
    wrong: u32,
    until: Instant,
}

/// The result of an attempt.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Tried {
    /// The number was right; it lets no other device in.
    Right,
    /// The number was wrong or malformed, or none is valid.
    Wrong,
    /// This address has made too many attempts; what was typed was not checked.
    TooMany,
}

impl Pairing {
    /// Creates a pairing with a valid number; `used` is called when a number has let a device in.
    ///
    /// # Errors
    ///
    /// If the machine provides no random number.
    pub fn new(used: impl Fn() + Send + Sync + 'static) -> std::io::Result<Self> {
        let pairing = Pairing { guessing: Mutex::default(), used: Box::new(used) };
        pairing.renew(Instant::now())?;
        Ok(pairing)
    }

    /// The current number as people read it, such as "482 913"; `None` if none is valid.
    pub fn number(&self) -> Option<String> {
        self.good(Instant::now()).map(|number| shown(number.digits))
    }

    fn good(&self, now: Instant) -> Option<Number> {
        locked(&self.guessing).number.filter(|number| now < number.until)
    }

    /// Replaces the number.
    fn renew(&self, now: Instant) -> std::io::Result<Number> {
        let number = Number { digits: drawn()?, until: now + GOOD_FOR, wrong: 0 };
        locked(&self.guessing).number = Some(number);
        Ok(number)
    }

    /// Checks what somebody at an address typed; spaces do not matter.
    pub(crate) fn tried(&self, typed: &str, from: IpAddr, now: Instant) -> Tried {
        let tried = locked(&self.guessing).tried(typed, from, now);
        if tried == Tried::Right {
            (self.used)();
        }
        tried
    }
}

impl Guessing {
    fn tried(&mut self, typed: &str, from: IpAddr, now: Instant) -> Tried {
        self.tries.retain(|_, tries| now < tries.until);
        if self.tries.get(&from).is_some_and(|tries| tries.wrong >= MOST_OF_ADDRESS) {
            return Tried::TooMany;
        }
        // Without a valid number there is nothing to guess, and nothing is counted.
        let Some(number) = self.number.as_mut().filter(|number| now < number.until) else {
            return Tried::Wrong;
        };
        let typed: String = typed.chars().filter(|letter| !letter.is_whitespace()).collect();
        if typed == format!("{:06}", number.digits) {
            self.number = None;
            return Tried::Right;
        }
        number.wrong += 1;
        if number.wrong >= MOST_OF_ALL {
            self.number = None;
        }
        let tries = self.tries.entry(from).or_insert(Tries { wrong: 0, until: now + GOOD_FOR });
        tries.wrong += 1;
        Tried::Wrong
    }
}

impl Door for Pairing {
    fn number(&self) -> Option<DoorNumber> {
        let now = Instant::now();
        self.good(now).map(|number| told(number, now))
    }

    fn new_number(&self) -> Option<DoorNumber> {
        let now = Instant::now();
        self.renew(now).ok().map(|number| told(number, now))
    }
}

fn told(number: Number, now: Instant) -> DoorNumber {
    let left = number.until.saturating_duration_since(now);
    DoorNumber { digits: shown(number.digits), minutes: left.as_secs().div_ceil(60) }
}

/// An unpredictable number. All are equally likely but for a bias of one part in four thousand.
fn drawn() -> std::io::Result<u32> {
    let mut bytes = [0; 4];
    getrandom::fill(&mut bytes).map_err(std::io::Error::other)?;
    Ok(u32::from_le_bytes(bytes) % NUMBERS)
}

/// The number as people read it: two groups of three digits.
fn shown(number: u32) -> String {
    format!("{:03} {:03}", number / 1000, number % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    fn address(number: u32) -> IpAddr {
        Ipv4Addr::from_bits(0x0a00_0000 + number).into()
    }

    #[test]
    fn the_number_is_read_with_and_without_its_space_and_lets_one_device_in() {
        let used = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&used);
        let pairing = Pairing::new(move || {
            count.fetch_add(1, Ordering::Relaxed);
        });
        let pairing = pairing.expect("a random number");
        let start = Instant::now();
        for spaced in [true, false] {
            let digits = pairing.renew(start).expect("a number").digits;
            let typed = if spaced { shown(digits) } else { format!("{digits:06}") };
            assert_eq!(pairing.tried(&typed[1..], address(1), start), Tried::Wrong);
            assert_eq!(pairing.tried(&typed, address(1), start), Tried::Right);
            assert_eq!(pairing.tried(&typed, address(2), start), Tried::Wrong, "it was used");
        }
        assert_eq!(used.load(Ordering::Relaxed), 2);
        assert_eq!(pairing.number(), None);
    }

    #[test]
    fn a_number_is_good_for_ten_minutes() {
        let pairing = Pairing::new(|| {}).expect("a random number");
        let start = Instant::now();
        let typed = shown(pairing.renew(start).expect("a number").digits);
        assert_eq!(pairing.tried(&typed, address(1), start + GOOD_FOR), Tried::Wrong);
        let almost = start + GOOD_FOR - Duration::from_secs(1);
        assert_eq!(pairing.tried(&typed, address(1), almost), Tried::Right);
        let shown = Door::new_number(&pairing).expect("a number");
        assert!((shown.digits.len(), shown.minutes) == (7, 10), "{shown:?}");
    }

    #[test]
    fn an_address_that_guesses_locks_out_nobody_but_itself() {
        let pairing = Pairing::new(|| {}).expect("a random number");
        let start = Instant::now();
        let typed = shown(pairing.renew(start).expect("a number").digits);
        for _ in 0..MOST_OF_ADDRESS {
            assert_eq!(pairing.tried("none", address(1), start), Tried::Wrong);
        }
        for _ in 0..10_000 {
            assert_eq!(pairing.tried(&typed, address(1), start), Tried::TooMany);
        }
        assert_eq!(pairing.tried(&typed, address(2), start), Tried::Right);
        let later = start + GOOD_FOR;
        let typed = shown(pairing.renew(later).expect("a number").digits);
        assert_eq!(pairing.tried(&typed, address(1), later), Tried::Right, "it may try again");
    }

    #[test]
    fn a_number_at_which_very_many_guess_is_good_no_more_and_another_is() {
        let pairing = Pairing::new(|| {}).expect("a random number");
        let start = Instant::now();
        let typed = shown(pairing.renew(start).expect("a number").digits);
        for nth in 0..MOST_OF_ALL {
            let from = address(10 + nth / MOST_OF_ADDRESS);
            assert_eq!(pairing.tried("none", from, start), Tried::Wrong, "try {nth}");
        }
        assert_eq!(pairing.tried(&typed, address(1), start), Tried::Wrong);
        let typed = shown(pairing.renew(start).expect("a number").digits);
        assert_eq!(pairing.tried(&typed, address(1), start), Tried::Right);
    }

    #[test]
    fn numbers_keep_their_noughts() {
        assert_eq!(shown(7), "000 007");
        assert_eq!(shown(482_913), "482 913");
    }
}
