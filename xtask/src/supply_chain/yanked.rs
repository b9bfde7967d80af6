//! Versions that were yanked from the registry.
//!
//! Cargo caches the registry's answer about each crate. It is asked to update the cache; if the
//! registry does not answer, the cached answers are used, and the report says so.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use game_core::ValidationError;
use semver::Version;
use serde::Deserialize;

use super::lock::Package;
use crate::repo::Repo;

/// The cached index of the registry.
#[derive(Clone, Debug)]
pub(super) struct Index {
    /// Whether the update succeeded.
    fresh: bool,
    /// Cargo's cache folders, one for each registry.
    folders: Vec<PathBuf>,
}

/// The index entry of one version.
#[derive(Deserialize)]
struct Entry {
    vers: String,
    #[serde(default)]
    yanked: bool,
}

/// The index, updated if possible.
pub(super) fn index(repo: &Repo) -> Index {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["update", "--dry-run"]).current_dir(repo.root()).stdin(Stdio::null());
    let output = command.env("CARGO_NET_RETRY", "1").env("CARGO_HTTP_TIMEOUT", "10").output();
    // With cargo set to offline, the command succeeds but updates nothing.
    let answered = |told: &[u8]| String::from_utf8_lossy(told).contains(" index\n");
    let fresh = output.is_ok_and(|it| it.status.success() && answered(&it.stderr));
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let entries = home.map(|home| std::fs::read_dir(home.join("registry/index")));
    let entries = entries.into_iter().flatten().flatten().flatten();
    let folders = entries.map(|entry| entry.path().join(".cache")).collect();
    Index { fresh, folders }
}

impl Index {
    /// Versions that were yanked, and those that are unknown although the registry answers.
    pub(super) fn errors(&self, packages: &[Package]) -> Vec<ValidationError> {
        let error = |package: &Package| {
            let why = match self.is_withdrawn(&package.name, &package.version) {
                Some(true) => "was yanked by its authors",
                None if self.fresh => "is not in the registry",
                Some(false) | None => return None,
            };
            Some(ValidationError::new(package.words(), why))
        };
        packages.iter().filter_map(error).collect()
    }

    fn is_withdrawn(&self, name: &str, version: &Version) -> Option<bool> {
        self.folders.iter().find_map(|folder| {
            let kept = std::fs::read(folder.join(path(name))).ok()?;
            versions(&kept).get(version).copied()
        })
    }
}

impl fmt::Display for Index {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.fresh {
            "as the registry says now"
        } else {
            "the registry does not answer, so as far as this machine has heard before"
        })
    }
}

/// The path of a crate's entry in the index.
fn path(name: &str) -> PathBuf {
    let name = name.to_lowercase();
    let folder = match name.len() {
        length @ ..3 => length.to_string(),
        3 => format!("3/{}", &name[..1]),
        _ => format!("{}/{}", &name[..2], &name[2..4]),
    };
    Path::new(&folder).join(name)
}

/// Which versions were yanked, from a cached file: JSON objects between zero bytes.
fn versions(kept: &[u8]) -> BTreeMap<Version, bool> {
    let objects = kept.split(|byte| *byte == 0).filter(|part| part.starts_with(b"{"));
    let entries = objects.filter_map(|object| serde_json::from_slice::<Entry>(object).ok());
    entries.filter_map(|entry| Some((entry.vers.parse().ok()?, entry.yanked))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEPT: &[u8] =
        b"\x03\x02\x00etag: x\x001.0.0\x00{\"vers\":\"1.0.0\",\"yanked\":false}\x00\
        1.0.1\x00{\"vers\":\"1.0.1\",\"yanked\":true}\x00";

    #[test]
    fn entries_lie_by_the_first_letters_of_the_name() {
        let paths = ["a", "io", "csv", "Serde"].map(path);
        assert_eq!(paths, ["1/a", "2/io", "3/c/csv", "se/rd/serde"].map(PathBuf::from));
    }

    #[test]
    fn a_withdrawn_version_is_named() {
        let folder = std::env::temp_dir().join(format!("soloist-index-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("go/od")).expect("a folder");
        std::fs::write(folder.join("go/od/good"), KEPT).expect("a file");
        let packages = [
            Package::of("good", "1.0.0", "MIT"),
            Package::of("good", "1.0.1", "MIT"),
            Package::of("unheard", "1.0.0", "MIT"),
        ];
        let said = |fresh| {
            let index = Index { fresh, folders: vec![folder.clone()] };
            index.errors(&packages).iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let (away, answers) = (said(false), said(true));
        std::fs::remove_dir_all(&folder).expect("it is there");
        assert_eq!(away, ["good 1.0.1: was yanked by its authors"]);
        assert_eq!(answers[1], "unheard 1.0.0: is not in the registry");
    }
}
