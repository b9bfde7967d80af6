//! Checks for code that source files must not contain.

use game_core::ValidationError;

use super::boundaries;
use crate::repo::{Repo, TextFile};
use crate::rust_source::{code_of, lines_with, without_tests};

/// The only file with unsafe code: names exported to a browser.
const EXPORTS: &str = "app/web/src/exports.rs";

/// Words that access files, the network, the environment or a clock.
const OUTSIDE: [&str; 8] =
    ["fs::", "net::", "process::", "env::", "stdin", "stdout", "Instant", "SystemTime"];

/// The only file of the pure crates that reads a clock, for benchmarks.
const CLOCK: &str = "app/simulation/src/game_stats.rs";

/// Random number generators; games receive their luck as choices of chance.
const GENERATORS: [&str; 4] = ["Dice::new", "Dice::keyed", "rand::", "RandomState"];

/// Cells that lock while they are initialised: a process forked meanwhile waits for ever.
const READ_ONCE: [&str; 3] = ["OnceLock", "LazyLock", "sync::Once"];

/// Signs of unfinished work, or of a test that does not run.
const LEFTOVERS: [&str; 4] = ["todo!", "unimplemented!", "dbg!", "#[ignore"];

/// Match arms in rules that hide unexpected cases.
const SILENT: [&str; 7] = [
    "_ => {}",
    "_ => ()",
    "_ => return,",
    "_ => continue,",
    "choice else { return }",
    "choice else { return; }",
    "= choice {",
];

/// Start of the comment above such an arm that says why no other case is possible.
const JUSTIFIED: &str = "// Nothing else: ";

/// Maximum number of lines of a file that gives no reason for its length at the top.
const LONG: usize = 700;

/// IO and clocks in crates that have neither.
pub(super) fn outside_world(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for package in repo.packages() {
        if boundaries::is_pure(&package.folder) {
            for file in repo.files(&format!("{}/src", package.folder), ".rs") {
                errors.extend(reaches_outside(&file));
            }
        }
    }
    errors
}

fn reaches_outside(file: &TextFile) -> Vec<ValidationError> {
    if file.path == CLOCK {
        return Vec::new();
    }
    with_words(file, &OUTSIDE, "does no IO and reads no clock, so it may not use")
}

/// Unsafe code, except where names are exported.
pub(super) fn unsafety(repo: &Repo) -> Vec<ValidationError> {
    let files = repo.files("", ".rs");
    let files = files.iter().filter(|file| file.path != EXPORTS);
    files.flat_map(|file| with_words(file, &["unsafe", "unsafe_code"], "does without")).collect()
}

/// Random number generators in games.
pub(super) fn random_generators(repo: &Repo) -> Vec<ValidationError> {
    let files = repo.files("games", ".rs");
    let sources = files.iter().filter(|file| file.path.contains("/src/"));
    let errors = sources.map(|file| {
        with_words(file, &GENERATORS, "receives its luck as choices, so it may not use")
    });
    errors.flatten().collect()
}

/// The places outside tests where code uses one of these words.
fn with_words(file: &TextFile, words: &[&str], why: &str) -> Vec<ValidationError> {
    let code = code_of(&file.text);
    let code = without_tests(&code);
    let mut errors = Vec::new();
    for word in words {
        for line in lines_with(code, word) {
            let at = format!("{}:{line}", file.path);
            errors.push(ValidationError::new(at, format!("{why} {word}")));
        }
    }
    errors
}

/// Locking cells in games and the crates below them, sample games excepted: no Python process forks
/// with those.
pub(super) fn read_once(repo: &Repo) -> Vec<ValidationError> {
    let files = ["engine", "games"].map(|folder| repo.files(folder, ".rs")).concat();
    let sources = files.iter().filter(|file| file.path.contains("/src/"));
    let played = sources.filter(|file| !file.path.starts_with("engine/sample-games/"));
    let why = "may be read while another thread forks the process, so it uses OnceBox, not";
    played.flat_map(|file| with_words(file, &READ_ONCE, why)).collect()
}

/// Unfinished work, anywhere.
pub(super) fn leftovers(repo: &Repo) -> Vec<ValidationError> {
    repo.files("", ".rs").iter().flat_map(unfinished).collect()
}

fn unfinished(file: &TextFile) -> Vec<ValidationError> {
    let code = code_of(&file.text);
    let mut errors = Vec::new();
    for word in LEFTOVERS {
        for line in lines_with(&code, word) {
            let at = format!("{}:{line}", file.path);
            errors.push(ValidationError::new(at, format!("{word} has no place here")));
        }
    }
    errors
}

/// Match arms of a game that hide unexpected cases: when a variant is added, the compiler does not
/// report them, and no test fails. They must name their cases, call `game_core::not_listed` or
/// `game_core::impossible`, or give a reason in the comment above.
pub(super) fn silent_arms(repo: &Repo) -> Vec<ValidationError> {
    let files = repo.files("games", ".rs");
    let sources = files.iter().filter(|file| file.path.contains("/src/"));
    sources.flat_map(silent).collect()
}

fn silent(file: &TextFile) -> Vec<ValidationError> {
    let code = code_of(&file.text);
    let lines: Vec<&str> = file.text.lines().collect();
    let justified = |line: usize| {
        let above = line.checked_sub(2).and_then(|above| lines.get(above));
        above.is_some_and(|above| above.trim_start().starts_with(JUSTIFIED))
    };
    let mut errors = Vec::new();
    for word in SILENT {
        let found = lines_with(without_tests(&code), word);
        for line in found.into_iter().filter(|&line| !justified(line)) {
            let at = format!("{}:{line}", file.path);
            let why = format!("'{word}' hides what is new; name it, or say '{JUSTIFIED}…' above");
            errors.push(ValidationError::new(at, why));
        }
    }
    errors
}

/// Long files without a reason at the top.
pub(super) fn length(repo: &Repo) -> Vec<ValidationError> {
    repo.files("", ".rs").iter().filter_map(too_long).collect()
}

fn too_long(file: &TextFile) -> Option<ValidationError> {
    let count = file.text.lines().count();
    let head = file.text.lines().take_while(|line| line.starts_with("//!"));
    let says_why = head.into_iter().any(|line| line.starts_with("//! Long because "));
    (count > LONG && !says_why).then(|| {
        let why = format!("{count} lines; split it, or say '//! Long because …' at the top");
        ValidationError::new(file.path.as_str(), why)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> TextFile {
        TextFile { path: path.into(), text: text.into() }
    }

    fn places(errors: &[ValidationError]) -> Vec<&str> {
        errors.iter().map(|error| error.at.as_str()).collect()
    }

    #[test]
    fn io_is_found_in_code_but_not_in_comments_or_tests() {
        let text = "// std::fs::read\nuse std::{fs::read, time::Instant};\n\"std::net::x\"\n\
                    include_str!(\"a\"); env!(\"B\");\n\
                    #[cfg(test)]\nmod tests { use std::fs::read; }";
        let found = reaches_outside(&file("app/page/src/a.rs", text));
        assert_eq!(places(&found), ["app/page/src/a.rs:2", "app/page/src/a.rs:2"]);
        assert!(reaches_outside(&file(CLOCK, text)).is_empty());
    }

    #[test]
    fn unfinished_work_is_found_in_tests_too() {
        let text = "fn a() {\n    todo!()\n}\n#[cfg(test)]\nmod tests {\n    #[ignore = \"x\"]\n}";
        assert_eq!(places(&unfinished(&file("a.rs", text))), ["a.rs:2", "a.rs:6"]);
    }

    #[test]
    fn a_silent_arm_needs_a_reason() {
        let text = "match a {\n    A => {}\n    _ => {}\n}\nlet B = choice else { return };\n\
                    if let C = choice {\nd()\n}\nif choice == D {}\n\
                    match c {\n    // Nothing else: there are two.\n    _ => {}\n}\n\
                    #[cfg(test)]\nmod tests { fn a() { match b { _ => {} } } }";
        assert_eq!(places(&silent(&file("a.rs", text))), ["a.rs:3", "a.rs:5", "a.rs:6"]);
    }

    #[test]
    fn a_long_file_needs_a_reason() {
        let long = "x\n".repeat(LONG + 1);
        assert!(too_long(&file("a.rs", &long)).is_some());
        assert!(too_long(&file("a.rs", &"x\n".repeat(LONG))).is_none());
        let said = format!("//! A table.\n//!\n//! Long because it is one table.\n{long}");
        assert!(too_long(&file("a.rs", &said)).is_none());
    }
}
