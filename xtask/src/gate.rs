//! `cargo xtask test` and `cargo xtask gate`: every test there is, and everything that must hold.
//!
//! 1. Formatting and the supply chain, which take seconds (the gate only).
//! 2. Chromium and its driver are there, or are installed.
//! 3. `cargo test --workspace`: unit, integration, browser and documentation tests, built as the long
//!    ones need it.
//! 4. The long tests: the conformance kit on thousands of games, and each fuzz target for a while.
//!    They are found by their file names, so a new game has them without being entered.
//! 5. Clippy and rustdoc with warnings denied, and the core compiled for a browser (the gate only).
//!
//! Fuzz targets are bounded by time and leave the second core to the kit, Clippy and rustdoc. What
//! each step took is printed at the end.

mod browser;
mod long;
mod step;
mod tally;

use std::time::Instant;

use crate::repo::Repo;
use crate::supply;
use crate::wasm;
use long::Long;
use step::{Done, Step, minutes};
use tally::Tally;

/// How much of it is run.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(crate) enum Extent {
    /// Every test but the long ones.
    Quick,
    /// Every test.
    Tests,
    /// Every test and everything else that must hold before a change is accepted.
    Everything,
}

/// Runs what the extent says, and prints what each step took.
///
/// # Errors
///
/// Names the steps that failed.
pub(crate) fn run(repo: &Repo, extent: Extent) -> Result<(), String> {
    let start = Instant::now();
    let mut done = Vec::new();
    let result = stages(repo, extent, &mut done);
    println!("\n== where the time went");
    for step in &done {
        println!("{step}");
    }
    let total = done.iter().fold(Tally::default(), |sum, step| sum + step.tally);
    println!("\n{total} in {}", minutes(start.elapsed().as_secs()));
    result
}

fn stages(repo: &Repo, extent: Extent, done: &mut Vec<Done>) -> Result<(), String> {
    let everything = extent == Extent::Everything;
    if everything {
        let format = Step::cargo("formatting", &["fmt", "--all", "--check"]);
        carry_out(repo, &[format], done)?;
        done.push(Done::of("the supply chain", || supply::run(repo))?);
    }
    browser::provide()?;
    if extent == Extent::Quick {
        return carry_out(repo, &[quick()], done);
    }
    let long = Long::of(repo);
    carry_out(repo, &long.every_crate(), done)?;
    let (fuzz, mut kit) = (long.fuzz(), long.kit());
    if everything {
        kit.extend(judged());
    }
    // Two lanes for two cores.
    let lanes = std::thread::scope(|scope| {
        let fuzz = scope.spawn(move || lane(repo, &fuzz));
        let kit = lane(repo, &kit);
        let lost = |_| (Vec::new(), Err("the fuzz targets are lost".into()));
        [kit, fuzz.join().unwrap_or_else(lost)]
    });
    let results = lanes.map(|(steps, result)| {
        done.extend(steps);
        result
    });
    results.into_iter().collect::<Result<(), String>>()?;
    if everything {
        done.push(Done::of("the core for a browser", || wasm::run(repo))?);
    }
    Ok(())
}

/// The tests as somebody who works on the project builds them.
fn quick() -> Step {
    Step::cargo("every crate", &["test", "--workspace", "--no-fail-fast"]).with_tests()
}

/// Runs steps one after the other, and keeps what went well even if one fails.
fn lane(repo: &Repo, steps: &[Step]) -> (Vec<Done>, Result<(), String>) {
    let mut done = Vec::new();
    let result = carry_out(repo, steps, &mut done);
    (done, result)
}

/// What says whether code and documentation are as they should be.
fn judged() -> [Step; 2] {
    let clippy = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    let documentation = ["doc", "--workspace", "--no-deps"];
    [
        Step::cargo("Clippy", &clippy),
        Step::cargo("rustdoc", &documentation).with("RUSTDOCFLAGS", "-D warnings"),
    ]
}

/// Runs steps one after the other.
fn carry_out(repo: &Repo, steps: &[Step], done: &mut Vec<Done>) -> Result<(), String> {
    for step in steps {
        done.push(step.run(repo)?);
    }
    Ok(())
}
