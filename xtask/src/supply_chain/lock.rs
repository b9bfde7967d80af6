//! The external crates in `Cargo.lock`.

use std::process::{Command, Stdio};

use semver::Version;
use serde::Deserialize;

use crate::repo::Repo;

/// A version of an external crate.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: Version,
    /// The licence as an expression; `None` if the crate names only a file.
    pub(super) license: Option<String>,
    /// Its source; `None` for our own crates.
    source: Option<String>,
}

impl Package {
    /// The name and the version.
    pub(super) fn words(&self) -> String {
        format!("{} {}", self.name, self.version)
    }

    #[cfg(test)]
    pub(super) fn of(name: &str, version: &str, license: &str) -> Package {
        let version = version.parse().expect("a version");
        let license = (!license.is_empty()).then(|| license.to_string());
        Package { name: name.into(), version, license, source: None }
    }
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

/// Every external crate that is compiled on any platform, tests included.
///
/// # Errors
///
/// If cargo fails.
pub(super) fn packages(repo: &Repo) -> Result<Vec<Package>, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["metadata", "--locked", "--format-version", "1"]).current_dir(repo.root());
    let output = command.stdin(Stdio::null()).output();
    let output = output.map_err(|error| format!("cargo does not start: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).trim().to_string());
    }
    let metadata: Metadata = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata cannot be read: {error}"))?;
    let mut packages = metadata.packages;
    packages.retain(|package| package.source.is_some());
    packages.sort_by(|one, other| (&one.name, &one.version).cmp(&(&other.name, &other.version)));
    Ok(packages)
}
