//! The test targets of the workspace by how they are run, and the build settings for them.
//!
//! Tests in a browser mostly wait for it, so they are a step of their own beside all others. The
//! slow tests, found by their file names, play games in their own process, so engine and games are
//! compiled at the highest optimisation level, by an override of the dev profile. A release build
//! would optimise every dependency, link every test with LTO, and omit overflow checks. The other
//! tests then use the same settings, so that everything is compiled once.
//!
//! The crates above stay at level 1: at that level the compiler lets a crate use the generic code of
//! another as it was compiled there. At level 3 every test binary of `app` compiles sessions and
//! searches of all games anew, which took as long as everything else.

use std::collections::BTreeSet;

use super::step::Step;
use super::times::{BROWSER, COMPILED, MEASURED, OTHERS};
use crate::repo::Repo;

/// Number of games of each mode that the conformance kit plays in the long run; fewer where a game
/// is long. `SOLOIST_GAMES=10000` plays the number given in docs/contribute/bench.md.
const GAMES: &str = "30,colab=5,master-of-the-galaxy=12,weather-machine=15";

/// Seconds for each fuzz target. A longer search is a command of its own
/// (docs/contribute/bench.md).
const FUZZ_SECONDS: &str = "10";

/// The tests that control a browser.
const IN_A_BROWSER: &str = "browser";

/// What the paths of tests contain that measure times in a browser, which need the machine alone.
const SPEED: &str = "speed::";

/// The fewest browsers at a time: while one is waited for, another has the core.
const BROWSERS: usize = 3;

/// The steps that run tests.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Tests {
    /// Compiles them all.
    pub(super) compiled: Step,
    /// Those that may run beside each other.
    pub(super) beside: Vec<Step>,
    /// Those that measure times in a browser, beside which nothing else may run.
    pub(super) measured: Step,
}

/// The test targets of a workspace.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct TestTargets {
    /// The names of the slow ones.
    slow: BTreeSet<String>,
    /// The names of the others, apart from those in a browser.
    ordinary: BTreeSet<String>,
    /// The crates compiled at the highest optimisation level.
    optimised: Vec<String>,
    /// The crates whose manifests say that their library has no tests.
    untested: Vec<String>,
}

impl TestTargets {
    /// Finds the test targets of the repository.
    pub(super) fn of(repo: &Repo) -> TestTargets {
        let files = ["engine", "games", "app"].map(|folder| repo.files(folder, ".rs")).concat();
        let packages = repo.packages();
        let crates = packages.iter().map(|package| (package.folder.as_str(), package.name()));
        let targets = TestTargets::new(files.iter().map(|file| file.path.as_str()), crates);
        let untested = packages.iter().filter(|package| !package.has_tested_library());
        TestTargets { untested: untested.map(|package| package.name().into()).collect(), ..targets }
    }

    fn new<'a>(
        paths: impl Iterator<Item = &'a str>,
        crates: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> TestTargets {
        let crates: Vec<_> = crates.collect();
        // A module of a crate may be called `tests`, too.
        let in_tests = |path: &'a str| {
            let mut rest = crates.iter().filter_map(|(folder, _)| path.strip_prefix(folder));
            rest.find_map(|rest| rest.strip_prefix("/tests/"))
        };
        let names = paths.filter_map(|path| target(in_tests(path)?));
        let names = names.filter(|name| *name != IN_A_BROWSER).map(String::from);
        let (slow, ordinary) = names.partition(|name| is_slow(name));
        let is_played = |folder: &str| {
            folder.starts_with("engine/")
                || folder.starts_with("games/") && !folder.ends_with("/page")
        };
        let optimised = crates.iter().filter(|(folder, _)| is_played(folder));
        let optimised = optimised.map(|(_, name)| (*name).into()).collect();
        TestTargets { slow, ordinary, optimised, untested: Vec::new() }
    }

    /// Everything compiled as a contributor builds it, and every test, the slow ones only briefly.
    pub(super) fn quick(&self) -> Tests {
        let step =
            |name: &str, more: &[String]| Step::cargo(name, &[&self.words()[..], more].concat());
        every_test(&step, self.ordinary.iter().chain(&self.slow))
    }

    /// Everything compiled, and every test but the slow ones.
    pub(super) fn ordinary(&self) -> Tests {
        let step = |name: &str, more: &[String]| self.step(name, more);
        every_test(&step, self.ordinary.iter())
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
        let tests = self.slow.iter().filter(|name| wanted(name));
        let step = |name: &String| {
            let words = ["--test", name, "--no-fail-fast", "--", "--show-output"];
            let step = self.step(name, &words.map(String::from));
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

    /// The words with which every command begins. All leave out the same crates: with other crates,
    /// dependencies get other features, and everything above them is compiled once more.
    fn words(&self) -> Vec<String> {
        // `--lib` asks for the tests of each library, whatever its manifest says.
        let without = self.untested.iter().flat_map(|name| ["--exclude".into(), name.clone()]);
        ["test".into(), "--workspace".into()].into_iter().chain(without).collect()
    }

    fn step(&self, name: &str, more: &[String]) -> Step {
        let arguments = [&self.words()[..], &self.settings(), more].concat();
        // Incremental builds split a crate into many small units, which are optimised one by one.
        Step::cargo(name, &arguments).with("CARGO_INCREMENTAL", "0")
    }
}

/// The steps for the tests in a browser, for the targets with these names and all unit tests, and
/// for the examples in documentation.
fn every_test<'a>(
    step: &impl Fn(&str, &[String]) -> Step,
    names: impl Iterator<Item = &'a String>,
) -> Tests {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let fail_late = || "--no-fail-fast".to_string();
    let browser = ["--test", IN_A_BROWSER, "--no-fail-fast", "--", "--skip", SPEED];
    let browser = browser.map(String::from);
    let named = names.flat_map(|name| ["--test".to_string(), name.clone()]);
    let others = ["--lib".to_string(), "--bins".into(), fail_late()];
    let others = others.into_iter().chain(named);
    let measured = ["--test", IN_A_BROWSER, "--no-fail-fast", "--", SPEED].map(String::from);
    Tests {
        compiled: step(COMPILED, &["--no-run".into()]),
        beside: vec![
            step(BROWSER, &browser)
                .with("RUST_TEST_THREADS", &cores.max(BROWSERS).to_string())
                .with_tests(),
            step(OTHERS, &others.collect::<Vec<_>>()).with_tests(),
            step("examples in documentation", &["--doc".into(), fail_late()]),
        ],
        measured: step(MEASURED, &measured).with("RUST_TEST_THREADS", "1").with_tests(),
    }
}

/// The name of the target that has this file below `tests`, if it is its root.
fn target(file: &str) -> Option<&str> {
    let name = file.strip_suffix("/main.rs").or_else(|| file.strip_suffix(".rs"))?;
    (!name.contains('/')).then_some(name)
}

fn is_slow(test: &str) -> bool {
    test == "conformance" || test.starts_with("fuzz_")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn targets() -> TestTargets {
        let paths = [
            "app/cli/tests/fuzz_terminal.rs",
            "app/play/tests/fuzz_saves.rs",
            "app/play/tests/undo.rs",
            "app/play/tests/common/mod.rs",
            "app/play/src/fuzz_saves.rs",
            "games/a/src/content/tests/broken.rs",
            "app/server/tests/browser/main.rs",
            "app/server/tests/browser/looks.rs",
            "games/a/tests/conformance.rs",
            "games/b/tests/conformance/main.rs",
            "games/b/tests/fuzz_content/helper.rs",
        ];
        let crates = [
            ("app/cli", "cli"),
            ("app/play", "play"),
            ("app/server", "server"),
            ("engine/e", "e"),
            ("games/a", "a"),
            ("games/a/page", "a-page"),
            ("games/b", "b"),
        ];
        TestTargets::new(paths.into_iter(), crates.into_iter())
    }

    #[test]
    fn slow_tests_are_found_by_their_names() {
        let targets = targets();
        let names = |of: &BTreeSet<String>| of.iter().cloned().collect::<Vec<_>>().join(" ");
        assert_eq!(names(&targets.slow), "conformance fuzz_saves fuzz_terminal");
        assert_eq!(names(&targets.ordinary), "undo");
        assert_eq!((targets.fuzz().len(), targets.kit().len()), (2, 1));
    }

    #[test]
    fn engine_and_games_are_optimised() {
        assert_eq!(targets().optimised, ["e", "a", "b"]);
        let expected = [
            "test",
            "--workspace",
            "--config",
            "profile.dev.package.e.opt-level=3",
            "--config",
            "profile.dev.package.a.opt-level=3",
            "--config",
            "profile.dev.package.b.opt-level=3",
            "--no-run",
        ];
        let step = Step::cargo("every crate, compiled", &expected);
        assert_eq!(targets().ordinary().compiled, step.with("CARGO_INCREMENTAL", "0"));
    }

    #[test]
    fn the_targets_are_those_that_cargo_knows() {
        let targets = TestTargets::of(&Repo::here());
        let words = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let output = std::process::Command::new(env!("CARGO")).args(words).output();
        let text = String::from_utf8(output.expect("cargo runs").stdout).expect("UTF-8");
        let metadata: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let list = |value: &serde_json::Value| value.as_array().cloned().unwrap_or_default();
        let known = list(&metadata["packages"]).into_iter().flat_map(|it| list(&it["targets"]));
        let known = known.filter(|target| target["kind"][0] == "test");
        let known: BTreeSet<String> =
            known.filter_map(|target| target["name"].as_str().map(String::from)).collect();
        let mut ours = &targets.slow | &targets.ordinary;
        ours.insert(IN_A_BROWSER.into());
        assert_eq!(ours, known);
    }

    /// Whether a step runs this target.
    fn runs(step: &Step, name: &str) -> bool {
        step.commands().iter().any(|words| words.windows(2).any(|two| two == ["--test", name]))
    }

    #[test]
    fn what_is_measured_in_a_browser_runs_alone() {
        let tests = targets().ordinary();
        let last = |step: &Step, count: usize| {
            let words = step.commands().concat();
            words[words.len() - count..].join(" ")
        };
        assert_eq!(last(&tests.beside[0], 3), "-- --skip speed::");
        assert_eq!(last(&tests.measured, 2), "-- speed::");
    }

    #[test]
    fn every_step_compiles_the_same_crates() {
        let targets = TestTargets::of(&Repo::here());
        for Tests { compiled, beside, measured } in [targets.quick(), targets.ordinary()] {
            let mut steps = [&[compiled, measured][..], &beside[..]].concat();
            steps.extend(targets.kit());
            for step in steps {
                let words = step.commands().concat();
                assert_eq!(words[..4], ["test", "--workspace", "--exclude", "python"], "{step:?}");
            }
        }
    }

    #[test]
    fn every_test_target_is_in_exactly_one_step() {
        let targets = TestTargets::of(&Repo::here());
        let mut steps = targets.ordinary().beside;
        steps.extend(targets.kit());
        steps.extend(targets.fuzz());
        let known = || targets.ordinary.iter().chain(&targets.slow).map(String::as_str);
        for name in known().chain(["browser", "integration", "rules", "proxies", "conformance"]) {
            let count = |steps: &[Step]| steps.iter().filter(|step| runs(step, name)).count();
            let quick = targets.quick().beside;
            assert_eq!((name, count(&steps), count(&quick)), (name, 1, 1));
        }
    }
}
