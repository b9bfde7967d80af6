//! `cargo xtask bless`: rewrites expected output.

use std::process::{Command, Stdio};

use crate::repo::{Repo, TextFile};

/// Environment variable with which tests write what they would otherwise compare.
const VARIABLE: &str = "SOLOIST_BLESS";

/// Runs every test file that can write its expected output, with blessing on.
///
/// # Errors
///
/// If there is no such test, or one of them fails all the same.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let files = ["engine", "games", "app"].map(|folder| repo.files(folder, ".rs")).concat();
    let blessed = blessed(&files);
    if blessed.is_empty() {
        return Err("no test writes expected output".into());
    }
    for (folder, test) in blessed {
        println!("{folder}, {test}");
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.args(["test", "--quiet", "--manifest-path", &format!("{folder}/Cargo.toml")]);
        command.args(["--test", &test]).env(VARIABLE, "1");
        let status = command.current_dir(repo.root()).stdin(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            return Err(format!("{folder}, {test} fails even so"));
        }
    }
    println!("read the difference before you commit it: git diff");
    Ok(())
}

/// Test files of a game whose output the conformance kit writes; a playthrough may use a recorded
/// game.
const BY_THE_KIT: [&str; 3] = ["recorded_games", "playthroughs", "schemas"];

/// The test files that read [`VARIABLE`], directly or through the kit; playthroughs last.
fn blessed(files: &[TextFile]) -> Vec<(String, String)> {
    let tests = files.iter().filter_map(|file| {
        let (folder, test) = file.path.strip_suffix(".rs")?.split_once("/tests/")?;
        let reads = file.text.contains(VARIABLE) || BY_THE_KIT.contains(&test);
        (reads && !test.contains('/')).then(|| (folder.to_string(), test.to_string()))
    });
    let mut tests: Vec<_> = tests.collect();
    tests.sort_by_key(|(_, test)| test == BY_THE_KIT[1]);
    tests
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tests_that_write_expectations_are_found() {
        let file = |path: &str, text: &str| TextFile { path: path.into(), text: text.into() };
        let files = [
            file("app/cli/tests/protocol.rs", "var(\"SOLOIST_BLESS\")"),
            file("app/cli/tests/other.rs", ""),
            file("games/a/tests/playthroughs.rs", ""),
            file("games/a/tests/recorded_games.rs", ""),
            file("games/a/tests/playthroughs/helper.rs", "SOLOIST_BLESS"),
        ];
        let expected =
            [("app/cli", "protocol"), ("games/a", "recorded_games"), ("games/a", "playthroughs")];
        let expected = expected.map(|(folder, test)| (folder.to_string(), test.to_string()));
        assert_eq!(blessed(&files), expected);
    }
}
