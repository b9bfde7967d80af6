//! Which crates have to be compiled alone, because in the whole workspace they get more of a
//! dependency than they ask for.
//!
//! Cargo compiles a dependency once for a whole build, with every feature that any crate in it asks
//! for. A crate that uses what another one asked for compiles in the workspace and fails alone. That
//! is possible only where a direct dependency has other features alone; all other crates are the
//! same in both builds, so checking the workspace checks them.

use std::collections::BTreeSet;
use std::process::Command;

use crate::repo::Repo;

/// The names of the crates that may not compile alone although they do in the workspace.
///
/// # Errors
///
/// If cargo cannot resolve the dependencies.
pub(super) fn differ_alone(repo: &Repo) -> Result<Vec<String>, String> {
    let whole = features(repo, &["--workspace"])?;
    let mut differ = Vec::new();
    for package in repo.packages() {
        let alone = features(repo, &["--package", package.name(), "--depth", "1"])?;
        if !only_here(&alone, &whole).is_empty() {
            differ.push(package.name().to_string());
        }
    }
    Ok(differ)
}

/// Packages with their features, as `name version features`.
fn features(repo: &Repo, which: &[&str]) -> Result<String, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["tree", "--prefix", "none", "--format", "{p} {f}"]);
    let edges = ["--edges", "normal,build,dev"];
    let output = command.args(edges).args(which).current_dir(repo.root()).output();
    let output = output.map_err(|error| format!("cargo tree does not start: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The lines after the first, which is the crate itself, that occur only in the first list.
fn only_here<'a>(alone: &'a str, whole: &str) -> Vec<&'a str> {
    let whole: BTreeSet<&str> = whole.lines().map(package).collect();
    alone.lines().skip(1).map(package).filter(|line| !whole.contains(line)).collect()
}

/// A line without the mark of a package whose dependencies were listed before.
fn package(line: &str) -> &str {
    line.trim_end_matches(" (*)").trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dependency_with_fewer_features_alone_is_found() {
        let whole = "a v1 (path)\nonce v1 alloc,race,std\nserde v1 derive\nb v1 (path)\n";
        assert_eq!(only_here("a v1 (path)\nserde v1 derive\n", whole), Vec::<&str>::new());
        let alone = "b v1 (path)\nonce v1 alloc,race\nserde v1 derive\n";
        assert_eq!(only_here(alone, whole), ["once v1 alloc,race"]);
    }

    #[test]
    fn every_crate_of_ours_is_asked_about() {
        let differ = differ_alone(&Repo::here()).expect("cargo tree");
        assert!(differ.len() < Repo::here().packages().len() / 2, "{differ:?}");
    }
}
