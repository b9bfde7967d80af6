//! Finds the commit from which a program is built, for `--version`.
//!
//! Builds for development name none: they are made between commits, and each commit would build both
//! programs anew.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The commit and its date, such as `1f3a… 2026-11-30`, given by whoever builds without git.
const VARIABLE: &str = "SOLOIST_COMMIT";

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let given = env::var(VARIABLE).ok().filter(|given| !given.trim().is_empty());
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = given.or_else(|| is_release.then(of_git).flatten());
    println!("cargo::rustc-env={VARIABLE}={}", commit.unwrap_or_default());
}

/// The commit that is checked out in the repository of these sources; `None` without git, or if the
/// sources only lie in the folder of another repository.
fn of_git() -> Option<String> {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR")?);
    let root = here.parent()?.parent()?.canonicalize().ok()?;
    let top = git(&root, &["rev-parse", "--show-toplevel"])?;
    if Path::new(&top).canonicalize().ok()? != root {
        return None;
    }
    // Each checkout and each commit writes one of these.
    let branch = git(&root, &["symbolic-ref", "--quiet", "HEAD"]);
    for file in ["HEAD", "packed-refs"].map(String::from).into_iter().chain(branch) {
        let path = git(&root, &["rev-parse", "--git-path", &file]);
        if let Some(path) = path.map(|path| root.join(path)).filter(|path| path.exists()) {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(&root, &["log", "-1", "--format=%H %cs"])
}

/// What git says, without the end of its line.
fn git(root: &Path, words: &[&str]) -> Option<String> {
    let output = Command::new("git").arg("-C").arg(root).args(words).output().ok()?;
    let said = String::from_utf8(output.stdout).ok()?;
    (output.status.success() && !said.trim().is_empty()).then(|| said.trim().to_string())
}
