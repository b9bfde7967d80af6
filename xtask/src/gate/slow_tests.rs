//! The slow tests, found by their file names, and the build settings for them.
//!
//! They play games in their own process, so engine and games are compiled at the highest optimisation
//! level, by an override of the dev profile. A release build would optimise every dependency, link
//! every test with LTO, and omit overflow checks. The other tests then use the same settings, so that
//! everything is compiled once.
//!
//! The crates above stay at level 1: at that level the compiler lets a crate use the generic code of
//! another as it was compiled there. At level 3 every test binary of `app` compiles sessions and
//! searches of all games anew, which took as long as everything else.

use std::collections::BTreeSet;

use super::step::Step;
use crate::repo::Repo;

/// Number of games of each mode that the conformance kit plays in the long run; fewer where a game
/// is long. `SOLOIST_GAMES=10000` plays the number given in docs/contribute/bench.md.
const GAMES: &str = "30,colab=5,master-of-the-galaxy=12,weather-machine=15";

/// Seconds for each fuzz target. A longer search is a command of its own
/// (docs/contribute/bench.md).
const FUZZ_SECONDS: &str = "10";

/// The slow tests of a workspace.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct SlowTests {
    /// The names of their files.
    tests: BTreeSet<String>,
    /// The crates compiled at the highest optimisation level.
    optimised: Vec<String>,
}

impl SlowTests {
    /// Finds the slow tests of the repository.
    pub(super) fn of(repo: &Repo) -> SlowTests {
        let files = ["engine", "games", "app"].map(|folder| repo.files(folder, ".rs")).concat();
        let packages = repo.packages();
        let crates = packages.iter().map(|package| (package.folder.as_str(), package.name()));
        SlowTests::new(files.iter().map(|file| file.path.as_str()), crates)
    }

    fn new<'a>(
        paths: impl Iterator<Item = &'a str>,
        crates: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> SlowTests {
        let names = paths.filter_map(|path| path.split_once("/tests/")?.1.strip_suffix(".rs"));
        let tests = names.filter(|name| is_slow(name)).map(String::from).collect();
        let is_played = |folder: &str| {
            folder.starts_with("engine/")
                || folder.starts_with("games/") && !folder.ends_with("/page")
        };
        let optimised = crates.filter(|(folder, _)| is_played(folder));
        SlowTests { tests, optimised: optimised.map(|(_, name)| name.to_string()).collect() }
    }

    /// Every test of the workspace, the slow ones only briefly: compiled, then run.
    pub(super) fn every_crate(&self) -> (Step, Step) {
        let compiled = self.step("every crate, compiled", &["--no-run"]);
        (compiled, self.step("every crate", &["--no-fail-fast"]).with_tests())
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
        let tests = self.tests.iter().filter(|name| wanted(name));
        let step = |name: &String| {
            let words = ["--test", name, "--no-fail-fast", "--", "--show-output"];
            let step = self.step(name, &words);
            step.with("SOLOIST_GAMES", GAMES)
                .with("SOLOIST_FUZZ_SECONDS", FUZZ_SECONDS)
                .with_tests()
        };
        tests.map(step).collect()
    }

    /// The cargo configuration for everything.
    pub(super) fn settings(&self) -> Vec<String> {
        let levels =
            self.optimised.iter().map(|it| format!("profile.dev.package.{it}.opt-level=3"));
        levels.flat_map(|setting| ["--config".into(), setting]).collect()
    }

    fn step(&self, name: &str, more: &[&str]) -> Step {
        let mut arguments: Vec<String> = vec!["test".into(), "--workspace".into()];
        arguments.extend(self.settings());
        arguments.extend(more.iter().map(|word| (*word).to_string()));
        // Incremental builds split a crate into many small units, which are optimised one by one.
        Step::cargo(name, &arguments).with("CARGO_INCREMENTAL", "0")
    }
}

fn is_slow(test: &str) -> bool {
    test == "conformance" || (test.starts_with("fuzz_") && !test.contains('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slow_tests() -> SlowTests {
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
            [("app/play", "play"), ("engine/e", "e"), ("games/a", "a"), ("games/a/page", "a-page")];
        SlowTests::new(paths.into_iter(), crates.into_iter())
    }

    #[test]
    fn slow_tests_are_found_by_their_names() {
        let slow_tests = slow_tests();
        let names: Vec<&str> = slow_tests.tests.iter().map(String::as_str).collect();
        assert_eq!(names, ["conformance", "fuzz_saves", "fuzz_terminal"]);
        assert_eq!((slow_tests.fuzz().len(), slow_tests.kit().len()), (2, 1));
    }

    #[test]
    fn engine_and_games_are_optimised() {
        assert_eq!(slow_tests().optimised, ["e", "a"]);
        let expected = [
            "test",
            "--workspace",
            "--config",
            "profile.dev.package.e.opt-level=3",
            "--config",
            "profile.dev.package.a.opt-level=3",
            "--no-run",
        ];
        let step = Step::cargo("every crate, compiled", &expected);
        assert_eq!(slow_tests().every_crate().0, step.with("CARGO_INCREMENTAL", "0"));
    }
}
