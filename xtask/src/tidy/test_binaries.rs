//! Checks the number of test binaries of a crate, and that each compiles all its files.
//!
//! Every binary is linked again after every edit, so the integration tests of a crate are modules
//! of one. A module that its `main.rs` does not name would never run, and nobody would notice.

use game_core::ValidationError;

use crate::repo::{Repo, TextFile};

/// Additional binaries: tests that run long, write their expected output, or need a browser or other
/// programs of the machine.
const BESIDE: [&str; 7] =
    ["browser", "conformance", "playthroughs", "protocol", "proxies", "recorded_games", "schemas"];

/// Crates with several binaries of ordinary tests.
pub(super) fn count(repo: &Repo) -> Vec<ValidationError> {
    let packages = repo.packages();
    let tests = packages.iter().map(|package| format!("{}/tests", package.folder));
    tests.filter_map(|folder| too_many(&folder, &repo.files(&folder, ".rs"))).collect()
}

fn too_many(folder: &str, files: &[TextFile]) -> Option<ValidationError> {
    let inside = files.iter().filter_map(|file| file.path.strip_prefix(folder)?.strip_prefix('/'));
    let names =
        inside.filter_map(|path| path.strip_suffix("/main.rs").or(path.strip_suffix(".rs")));
    let is_ordinary =
        |name: &&str| !name.contains('/') && !name.starts_with("fuzz_") && !BESIDE.contains(name);
    let ordinary: Vec<&str> = names.filter(is_ordinary).collect();
    (ordinary.len() > 1).then(|| {
        let why = format!("{} are several binaries; make them one", ordinary.join(", "));
        ValidationError::new(folder, why)
    })
}

/// Files beside the `main.rs` of a test binary that it does not name.
pub(super) fn modules(repo: &Repo) -> Vec<ValidationError> {
    let files = ["engine", "games", "app"].map(|folder| repo.files(folder, ".rs")).concat();
    left_out(&files)
}

fn left_out(files: &[TextFile]) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for main in files {
        let Some(folder) = main.path.strip_suffix("main.rs").filter(|it| it.contains("/tests/"))
        else {
            continue;
        };
        for file in files {
            let name = file.path.strip_prefix(folder).and_then(|path| path.strip_suffix(".rs"));
            if let Some(name) = name.filter(|name| !name.contains('/') && *name != "main")
                && !main.text.lines().any(|line| line == format!("mod {name};"))
            {
                let why = format!("never runs: {} does not say 'mod {name};'", main.path);
                errors.push(ValidationError::new(file.path.as_str(), why));
            }
        }
    }
    errors
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(paths: &[(&str, &str)]) -> Vec<TextFile> {
        let file =
            |(path, text): &(&str, &str)| TextFile { path: (*path).into(), text: (*text).into() };
        paths.iter().map(file).collect()
    }

    #[test]
    fn a_crate_has_one_binary_beside_the_long_and_the_blessed_ones() {
        let mut tests = files(&[
            ("games/a/tests/conformance.rs", ""),
            ("games/a/tests/fuzz_content.rs", ""),
            ("games/a/tests/rules/main.rs", ""),
            ("games/a/tests/rules/base_moves.rs", ""),
            ("games/a/tests/support/mod.rs", ""),
        ]);
        assert_eq!(too_many("games/a/tests", &tests), None);
        tests.extend(files(&[("games/a/tests/base_end.rs", "")]));
        let error = too_many("games/a/tests", &tests).expect("an objection");
        let expected = "games/a/tests: rules, base_end are several binaries; make them one";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn a_module_that_is_not_named_is_found() {
        let tests = files(&[
            ("games/a/tests/rules/main.rs", "mod base_moves;\n// mod base_end;\n"),
            ("games/a/tests/rules/base_moves.rs", ""),
            ("games/a/tests/rules/base_end.rs", ""),
            ("games/a/tests/rules/base_moves/deep.rs", ""),
        ]);
        let found: Vec<String> = left_out(&tests).iter().map(ToString::to_string).collect();
        let expected = "games/a/tests/rules/base_end.rs: never runs: \
                        games/a/tests/rules/main.rs does not say 'mod base_end;'";
        assert_eq!(found, [expected]);
    }
}
