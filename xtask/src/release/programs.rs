//! Both programs, as they are passed on.
//!
//! The linker comes with the symbols of old C libraries, so that a new machine builds for old ones.
//! Static programs stand on musl, for which Debian's compiler of the browser build is used, with the
//! standard library from its sources.

use std::path::{Path, PathBuf};

use super::context::{PROGRAMS, Release};
use super::steps::done;
use super::tools::{cargo, path_with};
use super::{archive, stage};
use crate::packages;

/// The oldest C library, that of Debian 11.
const GLIBC: &str = "2.31";

/// Debian's compiler, and the sources of its standard library.
const COMPILER: &str = "/usr/bin/rustc";
const SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

/// How the programs find the C library.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub(super) enum Kind {
    /// They are linked with that of the system.
    Linked,
    /// They need nothing of the system.
    Static,
}

impl Kind {
    /// The target of the compiler.
    fn target(self) -> String {
        let library = if self == Kind::Linked { "gnu" } else { "musl" };
        format!("{}-unknown-linux-{library}", std::env::consts::ARCH)
    }

    /// The name of the archive without its ending.
    fn archive(self, version: &str) -> String {
        let kind = if self == Kind::Linked { "linux" } else { "linux-static" };
        format!("soloist-{version}-{}-{kind}", std::env::consts::ARCH)
    }

    /// The name of the folder in which they are staged.
    fn stage(self) -> &'static str {
        if self == Kind::Linked { "stage" } else { "stage-static" }
    }
}

/// Builds the programs, stages them, and packs the archive.
pub(super) fn pack(release: &Release<'_>, kind: Kind) -> Result<(), String> {
    let built = build(release, kind, "one")?;
    let folder = release.build(kind.stage());
    stage::lay_out(release, &built, &folder)?;
    archive::pack(release, &folder, &format!("{}.tar.gz", kind.archive(&release.version)))
}

/// The folder in which the programs of a kind are staged.
///
/// # Errors
///
/// Which command makes them, if they are not there.
pub(super) fn staged(release: &Release<'_>, kind: Kind) -> Result<PathBuf, String> {
    let folder = release.build(kind.stage());
    let is_there = |name: &&str| folder.join("bin").join(name).is_file();
    if PROGRAMS.iter().all(is_there) {
        return Ok(folder);
    }
    let word = if kind == Kind::Linked { "programs" } else { "static" };
    Err(format!("this needs the programs first: cargo xtask release {word}"))
}

/// Builds both kinds in a second folder, and compares.
///
/// # Errors
///
/// The programs that differ.
pub(super) fn compare(release: &Release<'_>) -> Result<(), String> {
    let mut different = Vec::new();
    for kind in [Kind::Linked, Kind::Static] {
        let (one, other) = (build(release, kind, "one")?, build(release, kind, "another")?);
        for name in PROGRAMS {
            let read = |folder: &Path| {
                let file = folder.join(name);
                std::fs::read(&file).map_err(|why| format!("{}: {why}", file.display()))
            };
            match read(&one)? == read(&other)? {
                true => println!("{name}, {kind:?}: the same bytes from two folders"),
                false => different.push(format!("{name}, {kind:?}: differs between two folders")),
            }
        }
    }
    if different.is_empty() { Ok(()) } else { Err(different.join("\n")) }
}

/// Builds the programs from a copy of the commit in a folder of this name; the folder with them.
fn build(release: &Release<'_>, kind: Kind, name: &str) -> Result<PathBuf, String> {
    let (source, target) =
        (release.build(&format!("{name}/soloist")), release.build(&format!("{name}/target")));
    release.commit.lay_out(&source)?;
    let triple = kind.target();
    let tools = release.tools.of_python(&source)?;
    let mut command = release.timed(cargo());
    command.args(["zigbuild", "--release", "--locked", "--package", "cli", "--package", "host"]);
    command.args(["--bins", "--target-dir"]).arg(&target).current_dir(&source);
    command.env("PATH", path_with(&tools)).env("SOLOIST_COMMIT", release.commit.named());
    let mut flags = vec!["-Cstrip=symbols".to_string()];
    match kind {
        Kind::Linked => {
            command.arg("--target").arg(format!("{triple}.{GLIBC}"));
        }
        Kind::Static => {
            provide_library()?;
            command.args(["-Zbuild-std=std,panic_unwind", "--target"]).arg(&triple);
            command.env("RUSTC", COMPILER).env("RUSTC_BOOTSTRAP", "1");
            flags.extend(
                ["-Ctarget-feature=+crt-static", "-Clink-self-contained=no"].map(Into::into),
            );
        }
    }
    let homes = [(source.clone(), "/soloist"), (target.clone(), "/target"), (home(), "/cargo")];
    let of_c = homes.iter().map(|(from, to)| format!("-ffile-prefix-map={}={to}", from.display()));
    command.env("CFLAGS", of_c.collect::<Vec<_>>().join(" "));
    flags.extend(
        homes.iter().map(|(from, to)| format!("--remap-path-prefix={}={to}", from.display())),
    );
    // Separated by a character that no path has.
    command.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    done(&mut command, "the programs of the release")?;
    Ok(target.join(triple).join("release"))
}

/// Cargo's folder of the crates of others.
fn home() -> PathBuf {
    let given = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let usual = || Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo"));
    given.or_else(usual).unwrap_or_else(|| PathBuf::from("/root/.cargo"))
}

/// Installs the sources of the standard library, with their compiler.
fn provide_library() -> Result<(), String> {
    let are_there = || [COMPILER, SOURCE].iter().all(|file| Path::new(file).is_file());
    packages::provide("static programs", &["rustc-web", "rust-web-src"], are_there)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archives_are_named_by_version_machine_and_kind() {
        let arch = std::env::consts::ARCH;
        assert_eq!(Kind::Linked.archive("0.2.0"), format!("soloist-0.2.0-{arch}-linux"));
        assert_eq!(Kind::Static.archive("0.2.0"), format!("soloist-0.2.0-{arch}-linux-static"));
        assert_eq!(Kind::Static.target(), format!("{arch}-unknown-linux-musl"));
    }
}
