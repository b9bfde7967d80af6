//! `cargo xtask supply-chain`: licences, known vulnerabilities and yanked versions of dependencies.
//!
//! It works without the network: what could not be asked is reported, not guessed. Known
//! vulnerabilities come from `xtask/supply-chain/advisories.toml`, which states its age and the
//! crates it covers.

mod advisories;
mod date;
mod licences;
mod lock;
mod yanked;

use std::path::Path;

use game_core::ValidationError;

use crate::repo::Repo;
use advisories::Advisories;
use date::Date;
use licences::Licences;

/// The list of known vulnerabilities.
const ADVISORIES: &str = "xtask/supply-chain/advisories.toml";

/// The list of accepted licences.
const LICENCES: &str = "xtask/supply-chain/licences.toml";

/// Prints what was checked and everything that is wrong.
///
/// # Errors
///
/// If a licence is not accepted, a version has a known vulnerability, or a version was yanked; or
/// if the lists cannot be read.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let packages = lock::packages(repo)?;
    let read = |path: &str| repo.read(path).ok_or_else(|| format!("{path} cannot be read"));
    let licences: Licences = toml::from_str(&read(LICENCES)?).map_err(|why| why.to_string())?;
    let advisories: Advisories =
        toml::from_str(&read(ADVISORIES)?).map_err(|why| why.to_string())?;
    let index = yanked::index(repo);

    println!("{} crates of others", packages.len());
    println!("known faults: {}", advisories.age(Date::today()));
    let missing = advisories.not_covered(&packages);
    if !missing.is_empty() && missing.len() < packages.len() {
        println!("not looked up yet: {}", missing.join(", "));
    }
    println!("yanked versions: {index}");

    let mut errors = licences.errors(&packages);
    errors.extend(advisories.errors(&packages)?);
    errors.extend(index.errors(&packages));
    report(&errors)
}

fn report(errors: &[ValidationError]) -> Result<(), String> {
    for error in errors {
        println!("{error}");
    }
    if errors.is_empty() { Ok(()) } else { Err(format!("supply-chain: {} wrong", errors.len())) }
}

/// Rewrites the list of known vulnerabilities from a copy of the RustSec advisory database.
///
/// # Errors
///
/// If the folder contains no such database.
pub(crate) fn look_up(repo: &Repo, folder: &str) -> Result<(), String> {
    let packages = lock::packages(repo)?;
    let before = repo.read(ADVISORIES).and_then(|text| toml::from_str(&text).ok());
    let advisories = Advisories::look_up(Path::new(folder), &packages, before)?;
    std::fs::write(repo.root().join(ADVISORIES), advisories.text())
        .map_err(|error| format!("{ADVISORIES}: {error}"))?;
    println!("{ADVISORIES}: {}", advisories.age(Date::today()));
    Ok(())
}
