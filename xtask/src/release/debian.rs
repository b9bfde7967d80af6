//! A Debian package of each program, by cargo-deb. What is in them stands in `app/cli/Cargo.toml`
//! and `app/host/Cargo.toml`, the scripts and the unit in `packaging/debian`.

use super::context::{PLACE, Release};
use super::programs::{self, Kind};
use super::steps::{copy, done, make_empty};
use super::tools::{CARGO_DEB, cargo};

/// The crates of the packages.
const CRATES: [&str; 2] = ["cli", "host"];

/// The folder of the staged programs as the manifests of the crates name it, below the root.
const STAGED: &str = "target/debian-stage";

/// Makes both packages of the staged programs.
///
/// # Errors
///
/// If the programs are not there, or cargo-deb fails.
pub(super) fn packages(release: &Release<'_>) -> Result<(), String> {
    let staged = programs::staged(release, Kind::Linked)?;
    let program = release.tools.of_crate(CARGO_DEB)?;
    let root = release.repo.root();
    lay_out(&staged, &root.join(STAGED))?;
    for name in CRATES {
        let mut command = release.timed(std::process::Command::new(&program));
        // It asks cargo for the manifests.
        command.env("CARGO", cargo().get_program());
        command.args(["--quiet", "--no-build", "--no-strip", "--package", name, "--output"]);
        command.arg(root.join(PLACE)).current_dir(root);
        done(&mut command, &format!("the Debian package of {name}"))?;
    }
    Ok(())
}

/// Copies a folder with everything below it.
fn lay_out(from: &std::path::Path, to: &std::path::Path) -> Result<(), String> {
    make_empty(to)?;
    let why = |why: std::io::Error| format!("{}: {why}", from.display());
    for entry in std::fs::read_dir(from).map_err(why)? {
        let path = entry.map_err(why)?.path();
        let name = path.file_name().unwrap_or_default();
        match path.is_dir() {
            true => lay_out(&path, &to.join(name))?,
            false => copy(&path, &to.join(name))?,
        }
    }
    Ok(())
}
