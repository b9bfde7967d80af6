//! The long tests, found by their file names, and how they are built.
//!
//! Those that play inside their own process are compiled by an override of the ordinary profile:
//! engine, games and the crates of these tests once more at the highest level, everything else as
//! the ordinary tests have it already. A release build would compile all of it again, link every
//! test with LTO, and leave out the checks of overflow. The one that drives the program as a process
//! drives the program of the ordinary tests.

use std::collections::{BTreeMap, BTreeSet};

use super::step::Step;
use crate::repo::Repo;

/// How many games of each mode the conformance kit plays in the long run; fewer of Weather Machine,
/// whose ten thousand take a quarter of an hour (docs/bench.md).
const GAMES: &str = "10000,colab=20,master-of-the-galaxy=50,weather-machine=1000";

/// How many seconds each fuzz target runs.
const FUZZ_SECONDS: &str = "60";

/// The folder of the crate whose tests start the program.
const PROGRAM: &str = "app/cli";

/// How a long test is built.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
enum Built {
    /// As the ordinary tests are.
    Ordinary,
    /// At the highest level.
    Optimised,
}

/// The long tests of a workspace.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Long {
    /// How each is built, by the name of its file.
    tests: BTreeMap<String, Built>,
    /// The crates that are compiled at the highest level.
    optimised: Vec<String>,
}

impl Long {
    /// The long tests of the repository.
    pub(super) fn of(repo: &Repo) -> Long {
        let files = ["engine", "games", "app"].map(|folder| repo.files(folder, ".rs")).concat();
        let packages = repo.packages();
        let crates = packages.iter().map(|package| (package.folder.as_str(), package.name()));
        Long::new(files.iter().map(|file| file.path.as_str()), crates)
    }

    fn new<'a>(
        paths: impl Iterator<Item = &'a str>,
        crates: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Long {
        let mut tests = BTreeMap::new();
        let mut folders = BTreeSet::new();
        for path in paths {
            let Some((folder, name)) = path.split_once("/tests/") else { continue };
            let Some(name) = name.strip_suffix(".rs").filter(|name| is_long(name)) else {
                continue;
            };
            let built = if folder == PROGRAM { Built::Ordinary } else { Built::Optimised };
            if built == Built::Optimised {
                folders.insert(folder);
            }
            let known = tests.entry(name.to_string()).or_insert(built);
            *known = built.max(*known);
        }
        let is_played =
            |folder: &str| folder.starts_with("engine/") || folder.starts_with("games/");
        let optimised = crates.filter(|(folder, _)| is_played(folder) || folders.contains(folder));
        Long { tests, optimised: optimised.map(|(_, name)| name.to_string()).collect() }
    }

    /// Compiles those that are built on their own. All are named in one command with the whole
    /// workspace, so that no dependency is compiled with other features.
    pub(super) fn compiled(&self) -> Step {
        let optimised = self.tests.iter().filter(|(_, built)| **built == Built::Optimised);
        let names: Vec<&str> = optimised.map(|(name, _)| name.as_str()).collect();
        self.step("the long tests, compiled", &names, Built::Optimised, &["--no-run"])
    }

    /// Each fuzz target.
    pub(super) fn fuzz(&self) -> Vec<Step> {
        self.steps(|name| name.starts_with("fuzz_"))
    }

    /// The conformance kit.
    pub(super) fn kit(&self) -> Vec<Step> {
        self.steps(|name| !name.starts_with("fuzz_"))
    }

    fn steps(&self, wanted: impl Fn(&str) -> bool) -> Vec<Step> {
        let tests = self.tests.iter().filter(|(name, _)| wanted(name));
        let step = |(name, built): (&String, &Built)| {
            let step = self.step(name, &[name], *built, &["--", "--show-output"]);
            step.with("SOLOIST_GAMES", GAMES)
                .with("SOLOIST_FUZZ_SECONDS", FUZZ_SECONDS)
                .with_tests()
        };
        tests.map(step).collect()
    }

    fn step(&self, name: &str, tests: &[&str], built: Built, more: &[&str]) -> Step {
        let mut arguments: Vec<String> = vec!["test".into(), "--workspace".into()];
        if built == Built::Optimised {
            for package in &self.optimised {
                let level = format!("profile.dev.package.{package}.opt-level=3");
                arguments.extend(["--config".into(), level]);
            }
        }
        arguments.extend(tests.iter().flat_map(|test| ["--test".into(), (*test).to_string()]));
        arguments.extend(more.iter().map(|word| (*word).to_string()));
        let step = Step::cargo(name, &arguments);
        // Incremental builds cut a crate into many small parts, which are optimised one by one.
        if built == Built::Optimised { step.with("CARGO_INCREMENTAL", "0") } else { step }
    }
}

fn is_long(test: &str) -> bool {
    test == "conformance" || (test.starts_with("fuzz_") && !test.contains('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn long() -> Long {
        let paths = [
            "app/cli/tests/fuzz_terminal.rs",
            "app/play/tests/fuzz_saves.rs",
            "app/play/tests/undo.rs",
            "app/play/src/fuzz_saves.rs",
            "games/a/tests/conformance.rs",
            "games/b/tests/conformance.rs",
            "games/b/tests/fuzz_content/helper.rs",
        ];
        let crates =
            [("app/cli", "cli"), ("app/page", "page"), ("app/play", "play"), ("games/a", "a")];
        Long::new(paths.into_iter(), crates.into_iter())
    }

    #[test]
    fn long_tests_are_found_by_their_names() {
        let long = long();
        let names: Vec<&str> = long.tests.keys().map(String::as_str).collect();
        assert_eq!(names, ["conformance", "fuzz_saves", "fuzz_terminal"]);
        assert_eq!(long.tests["fuzz_terminal"], Built::Ordinary);
        assert_eq!((long.fuzz().len(), long.kit().len()), (2, 1));
    }

    #[test]
    fn what_plays_in_the_process_of_the_test_is_optimised() {
        assert_eq!(long().optimised, ["play", "a"]);
        let expected = [
            "test",
            "--workspace",
            "--config",
            "profile.dev.package.play.opt-level=3",
            "--config",
            "profile.dev.package.a.opt-level=3",
            "--test",
            "conformance",
            "--test",
            "fuzz_saves",
            "--no-run",
        ];
        let step = Step::cargo("the long tests, compiled", &expected);
        assert_eq!(long().compiled(), step.with("CARGO_INCREMENTAL", "0"));
    }
}
