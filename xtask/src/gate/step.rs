//! One step of the gate, with its duration.

use std::fmt;
use std::process::{Command, Stdio};
use std::time::Instant;

use super::tally::{Failures, Tally};
use super::times::{Progress, minutes};
use crate::repo::Repo;

/// Commands of `cargo` with one purpose.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Step {
    name: String,
    commands: Vec<Vec<String>>,
    variables: Vec<(&'static str, String)>,
    /// Whether it runs tests, so that running none is a failure.
    tests: bool,
}

/// A step that succeeded.
#[derive(Clone, Debug)]
pub(super) struct Done {
    name: String,
    seconds: u64,
    pub(super) tally: Tally,
}

impl Step {
    pub(super) fn cargo(name: &str, arguments: &[impl AsRef<str>]) -> Step {
        let arguments = arguments.iter().map(|word| word.as_ref().to_string()).collect();
        Step::each(name, vec![arguments])
    }

    /// Several commands, one after the other. A failure does not keep the others from running.
    pub(super) fn each(name: &str, commands: Vec<Vec<String>>) -> Step {
        Step { name: name.into(), commands, variables: Vec::new(), tests: false }
    }

    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The arguments of its calls of cargo.
    #[cfg(test)]
    pub(super) fn commands(&self) -> &[Vec<String>] {
        &self.commands
    }

    /// Adds an environment variable.
    pub(super) fn with(mut self, name: &'static str, value: &str) -> Step {
        self.variables.push((name, value.into()));
        self
    }

    /// Makes it a failure to run no tests.
    pub(super) fn with_tests(mut self) -> Step {
        self.tests = true;
        self
    }

    /// Runs it and prints the relevant output, and how far it is if it is known how many seconds it
    /// takes.
    ///
    /// # Errors
    ///
    /// If it fails, with what the tests that failed said, or runs no test although it should.
    pub(super) fn run(&self, repo: &Repo, expected: Option<u64>) -> Result<Done, String> {
        let mut progress = Progress::new(&self.name, expected);
        let (start, mut tally, mut succeeded) = (Instant::now(), Tally::default(), true);
        let mut failures = Failures::default();
        for arguments in &self.commands {
            println!("\n== {}: cargo {}", self.name, arguments.join(" "));
            let (success, counted) = self.run_one(repo, arguments, &mut progress, &mut failures)?;
            succeeded &= success;
            tally = tally + counted;
        }
        let done = Done { name: self.name.clone(), seconds: start.elapsed().as_secs(), tally };
        println!("== {done}");
        match (succeeded, self.tests && tally.passed == 0) {
            (false, _) => {
                let failed = [&[format!("failed: {}", self.name)], failures.lines()].concat();
                Err(failed.join("\n"))
            }
            (true, true) => Err(format!("no test ran in {}", self.name)),
            (true, false) => Ok(done),
        }
    }

    /// Runs one of its commands. Returns whether it succeeded, and its tests.
    fn run_one(
        &self,
        repo: &Repo,
        arguments: &[String],
        progress: &mut Progress,
        failures: &mut Failures,
    ) -> Result<(bool, Tally), String> {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(arguments).envs(self.variables.iter().map(|(name, value)| (name, value)));
        command.current_dir(repo.root()).stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child =
            command.spawn().map_err(|error| format!("cargo does not start: {error}"))?;
        let tally = Tally::read(child.stdout.take(), failures, |tests| progress.passed(tests));
        let status = child.wait().map_err(|error| format!("cargo is lost: {error}"))?;
        Ok((status.success(), tally))
    }
}

impl Done {
    /// Its name, and how many seconds it took.
    pub(super) fn took(&self) -> (String, u64) {
        (self.name.clone(), self.seconds)
    }

    /// Runs a step that is no command, and measures its duration.
    pub(super) fn of(name: &str, act: impl FnOnce() -> Result<(), String>) -> Result<Done, String> {
        println!("\n== {name}");
        let start = Instant::now();
        act()?;
        let seconds = start.elapsed().as_secs();
        Ok(Done { name: name.into(), seconds, tally: Tally::default() })
    }
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>11}  {}", minutes(self.seconds), self.name)?;
        if self.tally == Tally::default() { Ok(()) } else { write!(f, ": {}", self.tally) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_table_has_the_time_the_name_and_the_tests() {
        let tally = Tally { passed: 3, failed: 0 };
        let tested = Done { name: "fuzz_saves".into(), seconds: 61, tally };
        assert_eq!(tested.to_string(), " 1 min 01 s  fuzz_saves: 3 passed, 0 failed");
        let judged = Done { name: "Clippy".into(), seconds: 700, tally: Tally::default() };
        assert_eq!(judged.to_string(), "11 min 40 s  Clippy");
    }
}
