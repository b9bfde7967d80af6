//! `cargo xtask supply-chain`: licences, known faults and yanked versions of what we depend on.
//!
//! Nothing here needs the network: what cannot be asked is told, not guessed. Known faults are
//! judged by `xtask/supply-chain/advisories.toml`, which says how old it is and which crates it covers.

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

/// Where the known faults stand.
const ADVISORIES: &str = "xtask/supply-chain/advisories.toml";

/// Where the licences stand that we accept.
const LICENCES: &str = "xtask/supply-chain/licences.toml";

/// Prints what was looked at and everything that is wrong with it.
///
/// # Errors
///
/// If a licence is not among those we accept, a version has a known fault, or a version was
/// withdrawn; or if what this is judged by cannot be read.
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

/// Writes the known faults of our crates anew, from a copy of the RustSec advisory database.
///
/// # Errors
///
/// If the folder holds no such database.
pub(crate) fn look_up(repo: &Repo, folder: &str) -> Result<(), String> {
    let packages = lock::packages(repo)?;
    let before = repo.read(ADVISORIES).and_then(|text| toml::from_str(&text).ok());
    let advisories = Advisories::look_up(Path::new(folder), &packages, before)?;
    std::fs::write(repo.root().join(ADVISORIES), advisories.text())
        .map_err(|error| format!("{ADVISORIES}: {error}"))?;
    println!("{ADVISORIES}: {}", advisories.age(Date::today()));
    Ok(())
}
