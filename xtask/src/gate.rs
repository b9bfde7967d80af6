//! `cargo xtask test`: every test there is.
//!
//! 1. Chromium and its driver are there, or are installed.
//! 2. `cargo test --workspace`: unit, integration, browser and documentation tests.
//! 3. The long ones in release: the conformance kit on thousands of games, a minute of each fuzz
//!    target. They are found by their file names, so a new game has them without being entered.

mod browser;
mod tally;

use std::process::{Command, Stdio};
use std::time::Instant;

use crate::repo::Repo;
use tally::Tally;

/// How many games of each mode the conformance kit plays in the long run; fewer of Weather Machine,
/// whose ten thousand take a quarter of an hour (docs/bench.md).
const GAMES: &str = "10000,weather-machine=1000";

/// How many seconds each fuzz target runs.
const FUZZ_SECONDS: &str = "60";

/// Runs every test there is, or without the long ones.
///
/// # Errors
///
/// Names the steps that failed.
pub(crate) fn run(repo: &Repo, quick: bool) -> Result<(), String> {
    let start = Instant::now();
    browser::provide()?;
    let mut total = step(repo, "every crate", &["--workspace", "--no-fail-fast"])?;
    if !quick {
        let long = long_tests(repo);
        let names = long.iter().flat_map(|name| ["--test", name.as_str()]);
        let mut build = vec!["--release", "--workspace", "--no-run"];
        build.extend(names);
        step(repo, "the long tests, compiled", &build)?;
        // Fuzz targets are bounded by time and the kit by games: two lanes for two cores.
        let (fuzz, kit): (Vec<&str>, Vec<&str>) =
            long.iter().map(String::as_str).partition(|name| name.starts_with("fuzz_"));
        let lanes = std::thread::scope(|scope| {
            let fuzz = scope.spawn(|| lane(repo, &fuzz));
            let kit = lane(repo, &kit);
            [kit, fuzz.join().unwrap_or_else(|_| Err("the fuzz targets are lost".into()))]
        });
        for tally in lanes {
            total += tally?;
        }
    }
    println!("\n{total} in {}", minutes(start.elapsed().as_secs()));
    Ok(())
}

/// Runs long tests one after the other.
fn lane(repo: &Repo, names: &[&str]) -> Result<Tally, String> {
    let mut total = Tally::default();
    for name in names {
        let arguments = ["--release", "--workspace", "--test", name, "--", "--show-output"];
        let tally = step(repo, name, &arguments)?;
        if tally.passed == 0 {
            return Err(format!("no test ran in {name}"));
        }
        total += tally;
    }
    Ok(total)
}

/// The names of the test files that run long, each once. The same packages and features are named
/// for all of them, so that nothing is compiled twice.
fn long_tests(repo: &Repo) -> Vec<String> {
    let files = ["crates", "games"].map(|folder| repo.files(folder, ".rs")).concat();
    long_names(files.iter().map(|file| file.path.as_str()))
}

fn long_names<'a>(paths: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut names: Vec<String> = paths
        .filter_map(|path| match path.split('/').collect::<Vec<_>>()[..] {
            [_, _, "tests", file] => file.strip_suffix(".rs"),
            _ => None,
        })
        .filter(|name| *name == "conformance" || name.starts_with("fuzz_"))
        .map(ToString::to_string)
        .collect();
    names.sort();
    names.dedup();
    names
}

/// Runs `cargo test` with these arguments and shows what is worth reading.
fn step(repo: &Repo, name: &str, arguments: &[&str]) -> Result<Tally, String> {
    println!("\n== {name}: cargo test {}", arguments.join(" "));
    let start = Instant::now();
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg("test").args(arguments).current_dir(repo.root());
    command.stdin(Stdio::null()).stdout(Stdio::piped());
    if arguments.contains(&"--release") {
        command.env("SOLOIST_GAMES", GAMES).env("SOLOIST_FUZZ_SECONDS", FUZZ_SECONDS);
    }
    let mut child = command.spawn().map_err(|error| format!("cargo does not start: {error}"))?;
    let tally = Tally::read(child.stdout.take());
    let status = child.wait().map_err(|error| format!("cargo is lost: {error}"))?;
    let what = if tally == Tally::default() { "done".into() } else { tally.to_string() };
    println!("== {name}: {what} in {}", minutes(start.elapsed().as_secs()));
    if status.success() { Ok(tally) } else { Err(format!("failed: {name}")) }
}

fn minutes(seconds: u64) -> String {
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_tests_are_found_by_their_names() {
        let paths = [
            "crates/play/tests/fuzz_saves.rs",
            "crates/play/tests/undo.rs",
            "crates/play/src/fuzz_saves.rs",
            "games/a/tests/conformance.rs",
            "games/b/tests/conformance.rs",
        ];
        assert_eq!(long_names(paths.into_iter()), ["conformance", "fuzz_saves"]);
    }

    #[test]
    fn durations_are_read_in_minutes() {
        assert_eq!(minutes(125), "2 min 05 s");
    }
}
