//! `cargo xtask release`: everything of which a version consists, in `target/release-files`.
//!
//! What is built is the commit that is checked out, from a copy of its files: what lies in the
//! working copy besides does not get in. The same commit gives the same bytes on the same machine;
//! `cargo xtask release twice` builds the programs in two folders and compares them.
//!
//! | module | what it makes |
//! | --- | --- |
//! | [`part`] | the parts, by the words of the command line |
//! | [`commit`] | the commit, its date and a copy of its files |
//! | [`context`] | what every part needs |
//! | [`steps`] | commands and folders |
//! | [`tools`] | the tools of others, each installed once under `target` |
//! | [`programs`] | both programs: for systems with glibc 2.31 or later, and static ones |
//! | [`stage`] | what lies beside the programs: man pages, completion, licences |
//! | [`archive`] | archives that are the same for the same content |
//! | [`debian`] | a Debian package of each program |
//! | [`image`] | the container image |
//! | [`python`] | the wheel and its source distribution |
//! | [`bill`] | the bill of materials of each program |
//! | [`notes`] | the release notes, from the changelog |
//! | [`sums`] | checksums, and their signature |

mod archive;
mod bill;
mod commit;
mod context;
mod debian;
mod image;
mod notes;
mod part;
mod programs;
mod python;
mod stage;
mod steps;
mod sums;
mod tools;

use std::time::Instant;

use crate::repo::Repo;
use crate::web;
use commit::Commit;
use context::{PLACE, Release};
pub(crate) use part::Part;
use programs::Kind;
use steps::make_folder;
use tools::Tools;

/// Makes these parts, then the checksums of everything that is there.
///
/// # Errors
///
/// What failed, in one line.
pub(crate) fn run(repo: &Repo, parts: &[Part]) -> Result<(), String> {
    let start = Instant::now();
    let release = Release {
        repo,
        commit: Commit::checked_out(repo.root())?,
        tools: Tools::under(repo.root().join("target/tools")),
        version: version(repo)?,
    };
    let place = repo.root().join(PLACE);
    make_folder(&place)?;
    for part in parts {
        let start = Instant::now();
        make(&release, *part)?;
        println!("== {}, in {} s", part.word(), start.elapsed().as_secs());
    }
    sums::write(&release, &place)?;
    println!("== {PLACE}, in {} s", start.elapsed().as_secs());
    Ok(())
}

fn make(release: &Release<'_>, part: Part) -> Result<(), String> {
    match part {
        Part::Programs => programs::pack(release, Kind::Linked),
        Part::Static => programs::pack(release, Kind::Static),
        Part::Packages => debian::packages(release),
        Part::Image => image::build(release),
        Part::Wheel => python::build(release),
        Part::Web => {
            let folder = release.build("web");
            web::run(release.repo, Some(&folder.display().to_string()))?;
            let name = format!("soloist-web-{}.tar.gz", release.version);
            archive::pack(release, &folder, &name)
        }
        Part::Bill => bill::write(release),
        Part::Notes => notes::write(release),
        Part::Twice => programs::compare(release),
    }
}

/// The version of the workspace.
fn version(repo: &Repo) -> Result<String, String> {
    let manifest: toml::Table =
        repo.read("Cargo.toml").unwrap_or_default().parse().map_err(|why| format!("{why}"))?;
    let package = manifest.get("workspace").and_then(|table| table.get("package"));
    let version = package.and_then(|package| package.get("version")?.as_str());
    version.map(str::to_string).ok_or_else(|| "Cargo.toml names no version".to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        let version = version(&Repo::here()).expect("a version");
        assert!(version.parse::<semver::Version>().is_ok(), "{version}");
        assert_eq!(version, env!("CARGO_PKG_VERSION"));
    }
}
