//! Which crate may depend on which, read from the manifests.

use std::collections::BTreeSet;

use table::Objection;

use crate::repo::{Package, Repo};

/// The only dependencies of ours that a crate may have.
struct Boundary {
    /// The crate; `game` stands for every game.
    name: &'static str,
    /// What it may depend on; `game` stands for every game.
    may: &'static [&'static str],
    /// What its tests may depend on as well.
    tests_may: &'static [&'static str],
    /// Whether it must run in a browser too: no IO, no clock, no crate that brings either.
    pure: bool,
}

const BOUNDARIES: [Boundary; 11] = [
    Boundary { name: "table", may: &[], tests_may: &[], pure: true },
    Boundary { name: "game", may: &["table"], tests_may: &["conformance", "players"], pure: true },
    Boundary { name: "players", may: &["table"], tests_may: &["conformance"], pure: true },
    Boundary { name: "conformance", may: &["table", "players"], tests_may: &[], pure: false },
    Boundary {
        name: "play",
        may: &["table", "players", "game"],
        tests_may: &["conformance"],
        pure: true,
    },
    Boundary { name: "page", may: &["table", "play", "game"], tests_may: &[], pure: true },
    Boundary {
        name: "store",
        may: &["table", "play"],
        tests_may: &["game", "conformance", "players"],
        pure: false,
    },
    Boundary {
        name: "lab",
        may: &["table", "play"],
        tests_may: &["game", "conformance", "players"],
        pure: false,
    },
    Boundary {
        name: "server",
        may: &["table", "play", "page", "store"],
        tests_may: &["game", "conformance", "players"],
        pure: false,
    },
    Boundary {
        name: "cli",
        may: &["table", "play", "page", "store", "server", "lab"],
        tests_may: &["game", "conformance", "players"],
        pure: false,
    },
    Boundary { name: "xtask", may: &["table"], tests_may: &[], pure: false },
];

/// Crates that bring the network, files, a database, a clock, threads or randomness.
const IMPURE: [&str; 12] = [
    "axum",
    "chrono",
    "getrandom",
    "hyper",
    "rand",
    "rayon",
    "reqwest",
    "rusqlite",
    "rustyline",
    "sqlx",
    "time",
    "tokio",
];

/// Folders whose sources must be pure, in the order of the paths.
pub(super) fn is_pure(folder: &str) -> bool {
    let name = folder.strip_prefix("crates/").unwrap_or(if folder.starts_with("games/") {
        "game"
    } else {
        ""
    });
    BOUNDARIES.iter().any(|boundary| boundary.pure && boundary.name == name)
}

/// Every dependency that crosses a boundary.
pub(super) fn dependencies(repo: &Repo) -> Vec<Objection> {
    crossings(&repo.packages())
}

fn crossings(packages: &[Package]) -> Vec<Objection> {
    let ours: BTreeSet<&str> = packages.iter().map(Package::name).collect();
    let games: Vec<&str> =
        packages.iter().filter(|package| package.is_game()).map(Package::name).collect();
    let role = |name: &'static str| move |other: &&Boundary| other.name == name;
    let mut objections = Vec::new();
    for package in packages {
        let at = format!("{}/Cargo.toml", package.folder);
        // A crate's folder and name agree, so the boundary of a folder is that of the crate.
        let folder = package.folder.rsplit('/').next().unwrap_or("");
        let boundary = if package.is_game() {
            BOUNDARIES.iter().find(role("game"))
        } else {
            BOUNDARIES.iter().find(|boundary| boundary.name == folder)
        };
        let Some(boundary) = boundary else {
            let why = "this crate has no boundary yet; add it to xtask/src/tidy/boundaries.rs";
            objections.push(Objection::new(at, why));
            continue;
        };
        let allows = |list: &[&str], name: &str| {
            list.contains(&name) || (list.contains(&"game") && games.contains(&name))
        };
        for name in section(package, "dependencies") {
            if ours.contains(name) && !allows(boundary.may, name) {
                let why = format!("may not depend on {name}");
                objections.push(Objection::new(at.as_str(), why));
            }
            if boundary.pure && IMPURE.contains(&name) {
                let why = format!("does no IO and reads no clock, so it may not use {name}");
                objections.push(Objection::new(at.as_str(), why));
            }
        }
        for name in section(package, "dev-dependencies") {
            let allowed = allows(boundary.may, name) || allows(boundary.tests_may, name);
            if ours.contains(name) && !allowed {
                let why = format!("its tests may not depend on {name}");
                objections.push(Objection::new(at.as_str(), why));
            }
        }
    }
    objections
}

fn section<'a>(package: &'a Package, name: &str) -> impl Iterator<Item = &'a str> {
    let table = package.manifest.get(name).and_then(toml::Value::as_table);
    table.into_iter().flat_map(toml::Table::keys).map(String::as_str)
}

/// Every manifest that says too little.
pub(super) fn manifests(repo: &Repo) -> Vec<Objection> {
    let workspace = repo.read("Cargo.toml").unwrap_or_default();
    let workspace: toml::Table = workspace.parse().unwrap_or_default();
    let members = workspace.get("workspace").and_then(|table| table.get("members"));
    let members: Vec<&str> = members
        .and_then(toml::Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(toml::Value::as_str)
        .collect();
    let mut objections = Vec::new();
    for package in repo.packages() {
        let at = format!("{}/Cargo.toml", package.folder);
        objections.extend(shortcomings(&package).map(|why| Objection::new(at.as_str(), why)));
        let parent = package.folder.rsplit_once('/').map(|(parent, _)| format!("{parent}/*"));
        let is_member = members
            .iter()
            .any(|member| *member == package.folder || parent.as_deref() == Some(*member));
        if !is_member {
            objections.push(Objection::new(at, "is no member of the workspace"));
        }
    }
    objections
}

fn shortcomings(package: &Package) -> impl Iterator<Item = &'static str> {
    let field = |table: &str, name: &str| package.manifest.get(table).and_then(|it| it.get(name));
    let described = field("package", "description")
        .and_then(toml::Value::as_str)
        .is_some_and(|text| !text.trim().is_empty());
    let linted = field("lints", "workspace").and_then(toml::Value::as_bool) == Some(true);
    let private = field("package", "publish").is_some();
    [
        (!described).then_some("has no description"),
        (!linted).then_some("does not have the lints of the workspace"),
        (!private).then_some("does not say publish.workspace"),
    ]
    .into_iter()
    .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(folder: &str, manifest: &str) -> Package {
        let name = folder.rsplit('/').next().unwrap_or("");
        let text = format!("[package]\nname = \"{name}\"\n{manifest}");
        Package { folder: folder.into(), manifest: text.parse().expect("a manifest") }
    }

    fn whys(packages: &[Package]) -> Vec<String> {
        crossings(packages).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_game_knows_the_table_only() {
        let table = package("crates/table", "");
        let play = package("crates/play", "[dependencies]\ntable = {}\nchess = {}");
        let good = "[dependencies]\nserde = {}\ntable = {}\n[dev-dependencies]\nconformance = {}";
        let good = package("games/chess", good);
        let conformance = package("crates/conformance", "[dependencies]\ntable = {}");
        assert!(whys(&[table.clone(), play.clone(), good, conformance]).is_empty());
        let bad = "[dependencies]\nplay = {}\nrand = {}\n[dev-dependencies]\nplay = {}";
        let expected = [
            "games/chess/Cargo.toml: may not depend on play",
            "games/chess/Cargo.toml: does no IO and reads no clock, so it may not use rand",
            "games/chess/Cargo.toml: its tests may not depend on play",
        ];
        assert_eq!(whys(&[table, play, package("games/chess", bad)]), expected);
    }

    #[test]
    fn a_new_crate_needs_a_boundary() {
        let why = "crates/extra/Cargo.toml: this crate has no boundary yet; \
                   add it to xtask/src/tidy/boundaries.rs";
        assert_eq!(whys(&[package("crates/extra", "")]), [why]);
    }

    #[test]
    fn a_manifest_says_what_the_crate_is() {
        let bare = package("crates/extra", "description = \" \"\npublish.workspace = true");
        let expected = ["has no description", "does not have the lints of the workspace"];
        assert_eq!(shortcomings(&bare).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn games_and_pages_are_pure_and_servers_are_not() {
        assert!(is_pure("games/pocket-mars") && is_pure("crates/page") && is_pure("crates/table"));
        assert!(!is_pure("crates/server") && !is_pure("xtask"));
    }
}
