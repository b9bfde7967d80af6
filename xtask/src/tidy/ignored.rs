//! Finds files among the sources that git ignores: tests pass where they lie, and in no clone.

use std::process::Command;

use game_core::ValidationError;

use crate::repo::Repo;

/// The folders whose files a clone needs.
const FOLDERS: [&str; 8] =
    ["app", "bench", "docs", "engine", "examples", "games", "packaging", "xtask"];

/// What Python leaves beside its sources, which nobody needs.
const LEFT_BY_PYTHON: &str = "__pycache__/";

/// Ignored files; none in a copy of the files without their history.
pub(super) fn files(repo: &Repo) -> Vec<ValidationError> {
    if !repo.has(".git") {
        return Vec::new();
    }
    let mut git = Command::new("git");
    git.arg("-C").arg(repo.root()).args(["ls-files", "--others", "--ignored", "--directory"]);
    match git.args(["--exclude-standard", "--"]).args(FOLDERS).output() {
        Ok(said) if said.status.success() => missing(&String::from_utf8_lossy(&said.stdout)),
        Ok(said) => {
            vec![ValidationError::new("git", String::from_utf8_lossy(&said.stderr).into_owned())]
        }
        Err(why) => vec![ValidationError::new("git", why.to_string())],
    }
}

/// An error for each of these paths.
fn missing(paths: &str) -> Vec<ValidationError> {
    let paths = paths.lines().filter(|path| !path.ends_with(LEFT_BY_PYTHON));
    let why = ".gitignore leaves it out, so no clone has it";
    paths.map(|path| ValidationError::new(path, why)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ignored_file_is_found_but_what_python_leaves() {
        let listed = "app/cli/tests/releases/0.1.0/a.sqlite.gz\napp/python/tests/__pycache__/\n";
        let errors: Vec<String> = missing(listed).iter().map(ToString::to_string).collect();
        assert_eq!(
            errors,
            ["app/cli/tests/releases/0.1.0/a.sqlite.gz: .gitignore leaves it out, so no clone \
              has it"]
        );
    }
}
