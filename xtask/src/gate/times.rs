//! How long steps take, by the last run, and how long is left.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use crate::repo::Repo;

/// The step that compiles everything.
pub(super) const COMPILED: &str = "every crate, compiled";
/// The step with the tests in a browser.
pub(super) const BROWSER: &str = "every test in a browser";
/// The step with those that measure times.
pub(super) const MEASURED: &str = "times in a browser, with nothing beside";
/// The step with all others but the slow ones.
pub(super) const OTHERS: &str = "every other test";

/// Seconds that steps take on two idle cores from an empty clone, before the first run. The build
/// for a browser runs beside compiling, and the other tests beside those in a browser.
/// Compiling was measured; the tests were measured two at a time beside other work, and are reckoned
/// from that.
const EXPECTED: [(&str, u64); 4] =
    [(COMPILED, 600), (BROWSER, 1_000), (OTHERS, 600), (MEASURED, 120)];

/// How often a step says how far it is.
const EVERY: Duration = Duration::from_secs(30);

/// Seconds that each step took the last time, by name.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Times(BTreeMap<String, u64>);

impl Times {
    /// The durations of the last run with this name, as far as it succeeded.
    pub(super) fn of(repo: &Repo, run: &str) -> Times {
        let text = repo.read(&file(run)).unwrap_or_default();
        Times(serde_json::from_str(&text).unwrap_or_default())
    }

    /// Keeps the durations for the next run. A file that cannot be written is no reason to fail.
    pub(super) fn keep(
        mut self,
        repo: &Repo,
        run: &str,
        done: impl Iterator<Item = (String, u64)>,
    ) {
        self.0.extend(done);
        let path = repo.root().join(file(run));
        let text = serde_json::to_string_pretty(&self.0).unwrap_or_default();
        let _ = std::fs::write(path, text);
    }

    /// The seconds that a step takes, if that is known.
    pub(super) fn expected(&self, step: &str) -> Option<u64> {
        let first = EXPECTED.iter().find(|(name, _)| *name == step);
        self.0.get(step).copied().or(first.map(|(_, seconds)| *seconds))
    }

    /// The minutes that steps take one after the other; unknown ones count as none.
    pub(super) fn minutes(&self, steps: &[&str]) -> u64 {
        steps.iter().filter_map(|step| self.expected(step)).sum::<u64>().div_ceil(60)
    }
}

/// Where the durations are kept.
fn file(run: &str) -> String {
    format!("target/times-{}.json", run.to_lowercase())
}

/// Seconds as minutes and seconds.
pub(super) fn minutes(seconds: u64) -> String {
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

/// Says from time to time how far a step is.
#[derive(Debug)]
pub(super) struct Progress {
    name: String,
    expected: Option<u64>,
    begun: Instant,
    told: Instant,
}

impl Progress {
    pub(super) fn new(step: &str, expected: Option<u64>) -> Progress {
        let now = Instant::now();
        Progress { name: step.to_string(), expected, begun: now, told: now }
    }

    /// Notes that this many tests have passed.
    pub(super) fn passed(&mut self, tests: u32) {
        if self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            let line = progress(tests, self.begun.elapsed().as_secs(), self.expected);
            println!("== {}: {line}", self.name);
        }
    }
}

/// How far a step is, in words. What takes longer than expected has no time left that is known.
fn progress(tests: u32, seconds: u64, expected: Option<u64>) -> String {
    let left = expected.and_then(|expected| expected.checked_sub(seconds));
    let left = left.map(|left| format!(", about {} min left", left.div_ceil(60)));
    format!("{tests} tests passed in {}{}", minutes(seconds), left.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_said_as_long_as_it_is_known() {
        assert_eq!(progress(12, 65, Some(300)), "12 tests passed in 1 min 05 s, about 4 min left");
        assert_eq!(progress(12, 301, Some(300)), "12 tests passed in 5 min 01 s");
        assert_eq!(progress(0, 3, None), "0 tests passed in 0 min 03 s");
    }

    #[test]
    fn a_step_takes_as_long_as_the_last_time() {
        let times = Times([("Clippy".to_string(), 90)].into());
        assert_eq!(times.expected("Clippy"), Some(90));
        assert_eq!(times.expected(COMPILED), Some(600));
        assert_eq!(times.expected("rustdoc"), None);
        assert_eq!(times.minutes(&["Clippy", COMPILED, "rustdoc"]), 12);
    }

    #[test]
    fn durations_are_read_in_minutes() {
        assert_eq!(minutes(125), "2 min 05 s");
    }
}
