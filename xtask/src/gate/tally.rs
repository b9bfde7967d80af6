//! Reads the output of `cargo test`: prints what is relevant, counts the rest, and keeps what the
//! tests that failed said.

use std::fmt;
use std::io::{BufRead as _, BufReader, Read};
use std::ops::Add;

/// Lines kept of a test that failed, from its first panic on.
const KEPT: usize = 12;
/// Characters kept of a line.
const WIDTH: usize = 240;

/// How many tests passed and failed.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq)]
pub(super) struct Tally {
    pub(super) passed: u32,
    pub(super) failed: u32,
}

/// What the tests that failed said, for the end of a long output.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Failures {
    lines: Vec<String>,
    /// Whether the output is past the tests that passed.
    reached: bool,
    /// How many lines of the current test are kept yet.
    left: usize,
}

impl Failures {
    /// The name of each test that failed, with the beginning of its panic below it.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    fn read(&mut self, line: &str) {
        match line {
            "failures:" => self.reached = true,
            // The output of a test binary begins or ends.
            _ if line.starts_with("running ") || line.starts_with("test result: ") => {
                (self.reached, self.left) = (false, 0);
            }
            _ if !self.reached => {}
            _ if line.starts_with("---- ") => {
                self.left = 0;
                self.lines.push(line.trim_matches(['-', ' ']).into());
            }
            "stack backtrace:" => self.left = 0,
            _ if self.left > 0 || line.contains(" panicked at ") => {
                self.left = self.left.checked_sub(1).unwrap_or(KEPT);
                self.lines.push(format!("    {}", line.chars().take(WIDTH).collect::<String>()));
            }
            _ => {}
        }
    }
}

impl Tally {
    /// Counts tests, keeps what those said that failed, and prints every line except those of tests
    /// that passed; tells `passed` after each of these how many there are.
    pub(super) fn read(
        output: Option<impl Read>,
        failures: &mut Failures,
        mut passed: impl FnMut(u32),
    ) -> Tally {
        let (mut tally, mut so_far) = (Tally::default(), 0);
        for line in output.into_iter().flat_map(|output| BufReader::new(output).split(b'\n')) {
            let Ok(line) = line else { break };
            let line = String::from_utf8_lossy(&line);
            tally.count(&line);
            failures.read(&line);
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
        let tally = Tally::read(Some(output.as_bytes()), &mut Failures::default(), |so_far| {
            passed.push(so_far)
        });
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

    #[test]
    fn what_failed_tests_said_is_kept() {
        let output = "running 3 tests\ntest a ... ok\ntest b ... FAILED\ntest c ... FAILED\n\
            successes:\n---- a stdout ----\nthread 'a' panicked at a.rs:1:1:\nas it should\n\
            failures:\n---- b stdout ----\na figure\nthread 'b' (7) panicked at b.rs:1:1:\n\
            no rule 7\nstack backtrace:\n  0: main\n---- c stdout ----\nError: 8\n\
            failures:\n    b\n    c\ntest result: FAILED. 1 passed; 2 failed\nrunning 0 tests\n";
        let mut failures = Failures::default();
        Tally::read(Some(output.as_bytes()), &mut failures, |_| ());
        let expected =
            ["b stdout", "    thread 'b' (7) panicked at b.rs:1:1:", "    no rule 7", "c stdout"];
        assert_eq!(failures.lines(), expected);
    }
}
