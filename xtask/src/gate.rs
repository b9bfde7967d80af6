//! `cargo xtask test` and `cargo xtask gate`: all tests, and everything that must hold.
//!
//! 1. Formatting and the supply chain, which take seconds (the gate only).
//! 2. Chromium and its driver are installed if missing; the program is built for a browser, whose
//!    tests load it.
//! 3. Unit, integration, browser and documentation tests, built with the settings that the slow ones
//!    need.
//! 4. The slow tests: the conformance kit on thousands of games, and each fuzz target for a while.
//!    They are found by their file names, so that those of a new game are included automatically.
//! 5. Clippy and rustdoc with warnings denied, the Python package, built, installed and tested, and
//!    the documents as a book (the gate only).
//! 6. The tests that measure times in a browser, with nothing beside them.
//!
//! Most steps after compiling keep a single core busy, and tests in a browser mostly wait for it, so
//! two steps run at a time, the longest first. The duration of each step is printed at the end.

mod alone;
mod beside_a_host;
mod browser;
mod step;
mod tally;
mod test_targets;
mod times;

use std::sync::Mutex;
use std::time::Instant;

use crate::repo::Repo;
use crate::supply_chain;
use step::{Done, Step};
use tally::Tally;
use test_targets::{TestTargets, Tests};
use times::{BROWSER, MEASURED, Times, minutes};

/// Number of steps that run at a time: one for each core of a small machine.
const LANES: usize = 2;

/// How much is run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Extent {
    /// Every test but the slow ones.
    Quick,
    /// Every test.
    Tests,
    /// Every test and everything else that must hold before a change is accepted.
    Everything,
}

/// Runs everything within the extent, and prints the duration of each step.
///
/// # Errors
///
/// The steps that failed.
pub(crate) fn run(repo: &Repo, extent: Extent) -> Result<(), String> {
    let start = Instant::now();
    let mut done = Vec::new();
    let run = format!("{extent:?}");
    let times = Times::of(repo, &run);
    let result = stages(repo, extent, &times, &mut done);
    println!("\n== where the time went");
    for step in &done {
        println!("{step}");
    }
    let total = done.iter().fold(Tally::default(), |sum, step| sum + step.tally);
    println!("\n{total} in {}", minutes(start.elapsed().as_secs()));
    times.keep(repo, &run, done.iter().map(Done::took));
    result
}

fn stages(repo: &Repo, extent: Extent, times: &Times, done: &mut Vec<Done>) -> Result<(), String> {
    let everything = extent == Extent::Everything;
    if everything {
        let format = Step::cargo("formatting", &["fmt", "--all", "--check"]);
        carry_out(repo, &[format], times, done)?;
        done.push(Done::of("the supply chain", || supply_chain::run(repo))?);
    }
    browser::provide()?;
    beside_a_host::provide()?;
    let web = Step::cargo("the program for a browser", &["xtask", "web"]);
    let targets = TestTargets::of(repo);
    let is_quick = extent == Extent::Quick;
    let Tests { compiled, beside: mut steps, measured } =
        if is_quick { targets.quick() } else { targets.ordinary() };
    // Those in a browser take longest; the others run beside them.
    let parts = [compiled.name(), BROWSER, MEASURED];
    println!("\n== about {} min on two cores", times.minutes(&parts));
    // Both compile, in folders of their own; the program for a browser ends in minutes on one core.
    in_lanes(repo, &[web, compiled], times, done)?;
    if !is_quick {
        steps.extend(targets.kit());
    }
    if everything {
        steps.extend(judged(repo)?);
    }
    if !is_quick {
        steps.extend(targets.fuzz());
    }
    println!("\n== compiled; about {} min left", times.minutes(&[BROWSER, MEASURED]));
    let beside = in_lanes(repo, &steps, times, done);
    let alone = carry_out(repo, &[measured], times, done);
    let failed: Vec<String> = [beside, alone].into_iter().filter_map(Result::err).collect();
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// The cargo configuration with which the gate builds everything.
pub(crate) fn settings(repo: &Repo) -> Vec<String> {
    TestTargets::of(repo).settings()
}

/// Runs steps in the order of their list, as many at a time as there are lanes, and records those
/// that succeeded even if one fails.
fn in_lanes(
    repo: &Repo,
    steps: &[Step],
    times: &Times,
    done: &mut Vec<Done>,
) -> Result<(), String> {
    let left = Mutex::new(steps.iter());
    let next = || left.lock().ok()?.next();
    let lane = || {
        std::iter::from_fn(next)
            .map(|step| step.run(repo, times.expected(step.name())))
            .collect::<Vec<_>>()
    };
    let results = std::thread::scope(|scope| {
        let lanes = [(); LANES].map(|()| scope.spawn(lane));
        lanes.map(|lane| lane.join().unwrap_or_else(|_| vec![Err("a lane is lost".into())]))
    });
    let mut failed = Vec::new();
    for result in results.into_iter().flatten() {
        match result {
            Ok(step) => done.push(step),
            Err(why) => failed.push(why),
        }
    }
    if failed.is_empty() { Ok(()) } else { Err(failed.join("\n")) }
}

/// The steps that check code and documentation without running them.
///
/// Clippy checks the workspace, and those crates alone that may not compile by themselves.
fn judged(repo: &Repo) -> Result<[Step; 4], String> {
    let clippy = |which: &[&str]| {
        let words = [&["clippy", "--all-targets"], which, &["--", "-D", "warnings"]].concat();
        words.into_iter().map(String::from).collect::<Vec<_>>()
    };
    let alone = alone::differ_alone(repo)?;
    let alone = alone.iter().map(|name| clippy(&["--package", name]));
    let documentation = ["doc", "--workspace", "--no-deps"];
    Ok([
        Step::each("Clippy", std::iter::once(clippy(&["--workspace"])).chain(alone).collect()),
        Step::cargo("rustdoc", &documentation).with("RUSTDOCFLAGS", "-D warnings"),
        Step::cargo("the Python package", &["xtask", "wheel"]),
        Step::cargo("the book", &["xtask", "book"]),
    ])
}

/// Runs steps one after the other.
fn carry_out(
    repo: &Repo,
    steps: &[Step],
    times: &Times,
    done: &mut Vec<Done>,
) -> Result<(), String> {
    for step in steps {
        done.push(step.run(repo, times.expected(step.name()))?);
    }
    Ok(())
}
