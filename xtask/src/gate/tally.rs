//! Reads the output of `cargo test`: prints what is relevant and counts the rest.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read};
use std::ops::Add;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Tally {
    pub(super) passed: u32,
    pub(super) failed: u32,
}

impl Tally {
    /// Counts tests, and prints every line except those of tests that passed; tells `passed` after
    /// each of these how many there are.
    pub(super) fn read(output: Option<impl Read>, mut passed: impl FnMut(u32)) -> Tally {
        let (mut tally, mut so_far) = (Tally::default(), 0);
        for line in output.into_iter().flat_map(|output| BufReader::new(output).split(b'\n')) {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line);
            tally.count(&line);
            if is_pass(&line) {
                so_far += 1;
                passed(so_far);
            }
            if is_worth_reading(&line) {
                println!("{line}");
            }
        }
        tally
    }

    fn count(&mut self, line: &str) {
        if let Some(result) = line.strip_prefix("test result: ") {
            let number = |what: &str| {
                let before = result.split(what).next()?;
                before.rsplit([' ', '.', ';']).find(|word| !word.is_empty())?.parse().ok()
            };
            self.passed += number(" passed").unwrap_or(0);
            self.failed += number(" failed").unwrap_or(0);
        }
    }
}

/// Whether a line is the success of one test.
fn is_pass(line: &str) -> bool {
    line.starts_with("test ") && line.ends_with(" ... ok")
}

/// Whether a line is more than the success of one test or the header of an empty file.
fn is_worth_reading(line: &str) -> bool {
    let nothing = line.is_empty()
        || line.starts_with("running ")
        || line == "successes:"
        || line.starts_with("test result: ok. 0 passed; 0 failed; 0 ignored");
    !is_pass(line) && !nothing
}

impl Add for Tally {
    type Output = Tally;

    fn add(self, other: Tally) -> Tally {
        Tally { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_added_up() {
        let mut passed = Vec::new();
        let output = "running 2 tests\ntest a ... ok\ntest b ... FAILED\ntest c ... ok\n\
            test result: ok. 2 passed; 0 failed; 0 ignored; 0 measured; 3 filtered out\n\
            test result: FAILED. 10 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out\n";
        let tally = Tally::read(Some(output.as_bytes()), |so_far| passed.push(so_far));
        assert_eq!(passed, [1, 2]);
        assert_eq!(tally, Tally { passed: 12, failed: 3 });
        assert_eq!(tally.to_string(), "12 passed, 3 failed");
    }

    #[test]
    fn only_tests_that_passed_are_left_out() {
        assert!(!is_worth_reading("test rules::a_b ... ok"));
        assert!(!is_worth_reading("running 12 tests"));
        assert!(is_worth_reading("test rules::a_b ... FAILED"));
        assert!(is_worth_reading("test result: ok. 2 passed; 0 failed; 0 ignored"));
        assert!(is_worth_reading("thread 'a' panicked at b.rs:1:1:"));
    }
}
