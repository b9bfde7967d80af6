//! Known vulnerabilities of crates, from the RustSec advisory database.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use game_core::ValidationError;
use semver::VersionReq;
use serde::Deserialize;

use super::date::{Date, Days};
use super::lock::Package;

/// The list of known vulnerabilities.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Advisories {
    /// The date of the newest advisory in the database.
    as_of: String,
    /// The crates that were looked up, with or without advisories.
    crates: BTreeSet<String>,
    #[serde(default, rename = "advisory")]
    list: Vec<Advisory>,
    /// Accepted advisories.
    #[serde(default)]
    accepted: Vec<Accepted>,
}

/// An advisory.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Advisory {
    id: String,
    #[serde(rename = "crate")]
    name: String,
    /// `vulnerability`, `unsound`, `unmaintained` or `notice`.
    kind: String,
    /// Unaffected versions, as requirements of which one must hold.
    safe: Vec<String>,
}

/// An advisory that is accepted, and why.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Accepted {
    id: String,
    reason: String,
}

impl Advisories {
    /// The age of the list.
    pub(super) fn age(&self, today: Date) -> String {
        if self.crates.is_empty() {
            return "not looked up yet, so none is known of any crate".to_string();
        }
        let count = self.list.len();
        let known = format!("{count} told of {} crates, as of {}", self.crates.len(), self.as_of);
        match Date::parse(&self.as_of) {
            Some(day) => format!("{known}, {} ago", Days(today.since(day))),
            None => format!("{known}, which is no day"),
        }
    }

    /// Crates that were not looked up.
    pub(super) fn not_covered<'a>(&self, packages: &'a [Package]) -> Vec<&'a str> {
        let names = packages.iter().map(|package| package.name.as_str());
        names.filter(|name| !self.crates.contains(*name)).collect()
    }

    /// Versions with a known vulnerability.
    ///
    /// # Errors
    ///
    /// If a requirement cannot be read.
    pub(super) fn errors(&self, packages: &[Package]) -> Result<Vec<ValidationError>, String> {
        let mut errors = Vec::new();
        for advisory in &self.list {
            let accepted =
                self.accepted.iter().any(|it| it.id == advisory.id && !it.reason.is_empty());
            for package in packages.iter().filter(|package| package.name == advisory.name) {
                if !accepted && !advisory.spares(package)? {
                    let why = format!("{} ({})", advisory.id, advisory.kind);
                    errors.push(ValidationError::new(package.words(), why));
                }
            }
        }
        Ok(errors)
    }

    /// Looks these crates up in a copy of the database, which has a file for each advisory, with
    /// TOML at the top. Accepted advisories stay accepted.
    ///
    /// # Errors
    ///
    /// If there is no database, or an advisory cannot be read.
    pub(super) fn look_up(
        folder: &Path,
        packages: &[Package],
        before: Option<Advisories>,
    ) -> Result<Advisories, String> {
        let folder = folder.join("crates");
        let at = |error| format!("{}: {error}", folder.display());
        let crates: BTreeSet<String> =
            packages.iter().map(|package| package.name.clone()).collect();
        let mut as_of = String::new();
        let mut list = Vec::new();
        for of_a_crate in std::fs::read_dir(&folder).map_err(at)?.flatten() {
            let name = of_a_crate.file_name().to_string_lossy().into_owned();
            for file in std::fs::read_dir(of_a_crate.path()).map_err(at)?.flatten() {
                let text = std::fs::read_to_string(file.path()).map_err(at)?;
                let told = Told::read(&text).map_err(|why| format!("{:?}: {why}", file.path()))?;
                as_of = as_of.max(told.advisory.date.clone());
                if crates.contains(&name) && told.advisory.withdrawn.is_none() {
                    list.push(told.advisory(&name));
                }
            }
        }
        list.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        let accepted = before.map_or(Vec::new(), |before| before.accepted);
        Ok(Advisories { as_of, crates, list, accepted })
    }

    /// The text of the list's file.
    pub(super) fn text(&self) -> String {
        let mut text = String::from(HEAD);
        let _ = write!(text, "as_of = {:?}\ncrates = [\n", self.as_of);
        for name in &self.crates {
            let _ = writeln!(text, "    {name:?},");
        }
        text.push_str("]\n");
        for Advisory { id, name, kind, safe } in &self.list {
            let _ = write!(
                text,
                "\n[[advisory]]\nid = {id:?}\ncrate = {name:?}\nkind = {kind:?}\nsafe = {safe:?}\n"
            );
        }
        for Accepted { id, reason } in &self.accepted {
            let _ = write!(text, "\n[[accepted]]\nid = {id:?}\nreason = {reason:?}\n");
        }
        text
    }
}

/// The header of the file.
const HEAD: &str = "\
# Known faults of the crates in Cargo.lock, for `cargo xtask supply-chain`.
# The facts are those of the RustSec advisory database, which is in the public domain (CC0); its
# advisories tell the rest, by their ids. Written by `cargo xtask supply-chain --look-up FOLDER`.
#
# as_of     the day of the newest advisory that the database had
# crates    looked up, whether anything is known of them or not
# kind      vulnerability, unsound, unmaintained or notice
# safe      versions without the fault: requirements of which one must hold
# accepted  advisories that we live with, each with its reason

";

impl Advisory {
    fn spares(&self, package: &Package) -> Result<bool, String> {
        for requirement in &self.safe {
            let requirement: VersionReq = requirement
                .parse()
                .map_err(|error| format!("{}: '{requirement}': {error}", self.id))?;
            if requirement.matches(&package.version) {
                return Ok(true);
            }
        }
        Ok(false)
    }
}

/// An advisory in the format of the database.
#[derive(Deserialize)]
struct Told {
    advisory: ToldAdvisory,
    #[serde(default)]
    versions: ToldVersions,
}

#[derive(Deserialize)]
struct ToldAdvisory {
    id: String,
    date: String,
    informational: Option<String>,
    withdrawn: Option<String>,
}

#[derive(Default, Deserialize)]
struct ToldVersions {
    #[serde(default)]
    patched: Vec<String>,
    #[serde(default)]
    unaffected: Vec<String>,
}

impl Told {
    fn read(text: &str) -> Result<Told, String> {
        let facts = text.split_once("```toml\n").and_then(|(_, rest)| rest.split_once("```"));
        let (facts, _) = facts.ok_or("has no facts at its top")?;
        toml::from_str(facts).map_err(|error| error.to_string())
    }

    fn advisory(self, name: &str) -> Advisory {
        let kind = self.advisory.informational.unwrap_or_else(|| "vulnerability".into());
        let safe = [self.versions.patched, self.versions.unaffected].concat();
        Advisory { id: self.advisory.id, name: name.into(), kind, safe }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "```toml\n[advisory]\nid = \"RUSTSEC-0000-0001\"\npackage = \"bad\"\n\
        date = \"2026-05-01\"\n[versions]\npatched = [\">= 1.2.1\"]\nunaffected = [\"< 1.0.0\"]\n\
        ```\n\n# A fault\n";

    fn looked_up() -> Advisories {
        let told = Told::read(TOLD).expect("an advisory");
        let crates = ["bad", "good"].map(String::from).into();
        let list = vec![told.advisory("bad")];
        Advisories { as_of: "2026-05-01".into(), crates, list, accepted: Vec::new() }
    }

    fn whys(advisories: &Advisories, versions: &[&str]) -> Vec<String> {
        let package = |version: &&str| Package::of("bad", version, "MIT");
        let packages: Vec<Package> = versions.iter().map(package).collect();
        let errors = advisories.errors(&packages).expect("requirements");
        errors.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_version_with_a_known_fault_is_named() {
        let found = whys(&looked_up(), &["0.9.0", "1.2.0", "1.2.1"]);
        assert_eq!(found, ["bad 1.2.0: RUSTSEC-0000-0001 (vulnerability)"]);
    }

    #[test]
    fn an_advisory_is_accepted_with_a_reason_only() {
        let accept = |reason: &str| {
            let accepted = Accepted { id: "RUSTSEC-0000-0001".into(), reason: reason.into() };
            Advisories { accepted: vec![accepted], ..looked_up() }
        };
        assert!(whys(&accept("we never call it"), &["1.2.0"]).is_empty());
        assert_eq!(whys(&accept(""), &["1.2.0"]).len(), 1);
    }

    #[test]
    fn it_says_how_old_it_is_and_what_it_does_not_cover() {
        let advisories = looked_up();
        let today = Date::parse("2026-05-31").expect("a day");
        assert_eq!(advisories.age(today), "1 told of 2 crates, as of 2026-05-01, 30 days ago");
        let packages = [Package::of("good", "1.0.0", "MIT"), Package::of("new", "1.0.0", "MIT")];
        assert_eq!(advisories.not_covered(&packages), ["new"]);
        let none = Advisories { as_of: "never".into(), crates: BTreeSet::new(), ..advisories };
        assert_eq!(none.age(today), "not looked up yet, so none is known of any crate");
    }

    #[test]
    fn what_is_written_reads_back() {
        let read: Advisories = toml::from_str(&looked_up().text()).expect("a file");
        assert_eq!(read.text(), looked_up().text());
    }
}
