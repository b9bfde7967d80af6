use std::fmt::Write as _;

use play::Catalog;

/// The commit and its date; empty if it is not known.
const COMMIT: &str = env!("SOLOIST_COMMIT");

/// How many letters of a commit are enough to tell it from others.
const ENOUGH: usize = 12;

/// The name and the version of a program in one line, such as `soloist 0.2.0`.
pub fn short_version(program: &str) -> String {
    format!("{program} {}\n", env!("CARGO_PKG_VERSION"))
}

/// What a program says of itself: its version, the commit from which it was built, and for each
/// game the rules version and the fingerprint of its content, one a line. Saved games name the
/// same two.
pub fn version(program: &str) -> String {
    of_commit(program, COMMIT)
}

fn of_commit(program: &str, commit: &str) -> String {
    let mut text = short_version(program);
    let commit = match commit.split_once(' ') {
        Some((commit, date)) => format!("{}, {date}", begin(commit)),
        None if commit.is_empty() => "unknown".to_string(),
        None => begin(commit).to_string(),
    };
    // Writing to a string cannot fail.
    let _ = writeln!(text, "commit: {commit}");
    for game in Catalog::ours().games() {
        let (rules, content) = (game.rules_version(), game.content_fingerprint());
        let _ = writeln!(text, "{}: rules {rules}, content {content}", game.id());
    }
    text
}

/// The first letters of a commit.
fn begin(commit: &str) -> &str {
    commit.get(..ENOUGH).unwrap_or(commit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_names_program_commit_rules_and_content() {
        let text = of_commit("soloist", "3c7cdb1d26ad1a6e078da882a9450d5069707232 2026-11-30");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], format!("soloist {}", env!("CARGO_PKG_VERSION")));
        assert_eq!(lines[1], "commit: 3c7cdb1d26ad, 2026-11-30");
        let catalog = Catalog::ours();
        let mars = catalog.game("pocket-mars").expect("a game");
        let (rules, content) = (mars.rules_version(), mars.content_fingerprint());
        let line = format!("pocket-mars: rules {rules}, content {content}");
        assert!(lines.contains(&line.as_str()), "{text}");
        assert_eq!(lines.len(), 2 + catalog.games().count());
    }

    #[test]
    fn a_build_without_a_commit_says_so() {
        assert_eq!(of_commit("soloist", "").lines().nth(1), Some("commit: unknown"));
        assert_eq!(of_commit("soloist", "3c7c").lines().nth(1), Some("commit: 3c7c"));
    }
}
