//! Which crate may depend on which, read from the manifests.

use std::collections::{BTreeMap, BTreeSet};

use game_core::ValidationError;

use crate::repo::{Package, Repo};

/// The internal dependencies that a crate may have.
struct Boundary {
    /// The crate; `game` stands for every game.
    name: &'static str,
    /// Its permitted dependencies; `game` stands for every game.
    may: &'static [&'static str],
    /// Additional dependencies permitted in its tests.
    tests_may: &'static [&'static str],
    /// Whether it must run in a browser too: no IO, no clock, no crate with either.
    pure: bool,
}

const BOUNDARIES: [Boundary; 25] = [
    Boundary { name: "game-core", may: &["i18n"], tests_may: &[], pure: true },
    Boundary {
        name: "game",
        may: &["game-core", "i18n"],
        tests_may: &["conformance", "players"],
        pure: true,
    },
    Boundary { name: "i18n", may: &[], tests_may: &[], pure: true },
    Boundary { name: "drawing", may: &["game-core", "i18n"], tests_may: &[], pure: true },
    Boundary {
        name: "game page",
        may: &["game-core", "i18n", "drawing", "game"],
        tests_may: &["conformance", "players"],
        pure: true,
    },
    Boundary {
        name: "sample-games",
        may: &["game-core", "i18n"],
        tests_may: &["conformance"],
        pure: true,
    },
    Boundary {
        name: "players",
        may: &["game-core", "i18n"],
        tests_may: &["sample-games"],
        pure: true,
    },
    Boundary {
        name: "conformance",
        may: &["game-core", "i18n", "players"],
        tests_may: &["sample-games"],
        pure: false,
    },
    Boundary {
        name: "play",
        may: &["game-core", "i18n", "players", "game"],
        tests_may: &["sample-games", "conformance"],
        pure: true,
    },
    Boundary {
        name: "simulation",
        may: &["game-core", "i18n", "players", "play"],
        tests_may: &["sample-games"],
        pure: true,
    },
    Boundary {
        name: "protocol",
        may: &["game-core", "i18n", "players", "play"],
        tests_may: &["sample-games"],
        pure: true,
    },
    Boundary {
        name: "page",
        may: &["game-core", "i18n", "drawing", "play", "game page"],
        tests_may: &["game", "conformance"],
        pure: true,
    },
    Boundary {
        name: "service",
        may: &["game-core", "i18n", "play", "page", "protocol"],
        tests_may: &["game", "sample-games"],
        pure: true,
    },
    Boundary {
        name: "web",
        may: &["game-core", "i18n", "play", "service"],
        tests_may: &[],
        pure: true,
    },
    Boundary {
        name: "store",
        may: &["game-core", "i18n", "play", "service"],
        tests_may: &["game", "sample-games", "players"],
        pure: false,
    },
    Boundary {
        name: "lab",
        may: &["game-core", "i18n", "play", "simulation"],
        tests_may: &["game", "sample-games", "players"],
        pure: false,
    },
    Boundary {
        name: "batch",
        may: &["game-core", "i18n", "play"],
        tests_may: &["game"],
        pure: false,
    },
    Boundary {
        name: "python",
        may: &["batch", "lab", "play", "protocol", "simulation", "game-core", "i18n"],
        tests_may: &[],
        pure: false,
    },
    Boundary {
        name: "server",
        may: &["service", "i18n"],
        tests_may: &["game", "sample-games", "play", "store", "game-core", "web", "conformance"],
        pure: false,
    },
    Boundary {
        name: "host",
        may: &[
            "command-line",
            "i18n",
            "limits",
            "page",
            "play",
            "service",
            "sign-in",
            "store",
            "server",
        ],
        tests_may: &["game-core"],
        pure: false,
    },
    Boundary {
        name: "sign-in",
        may: &["i18n", "limits", "page", "service"],
        tests_may: &["play", "store"],
        pure: false,
    },
    Boundary { name: "limits", may: &["i18n", "service"], tests_may: &[], pure: false },
    Boundary { name: "command-line", may: &["play"], tests_may: &[], pure: false },
    Boundary {
        name: "cli",
        may: &[
            "command-line",
            "game-core",
            "i18n",
            "play",
            "simulation",
            "protocol",
            "page",
            "service",
            "store",
            "server",
            "lab",
        ],
        tests_may: &["game", "sample-games", "players"],
        pure: false,
    },
    Boundary { name: "xtask", may: &["game-core"], tests_may: &[], pure: false },
];

/// The layers, from the bottom up, each a folder: a crate may depend on those of the same layer or
/// below, so that all dependencies between two folders have one direction.
const FLOORS: [&str; 3] = ["engine", "games", "app"];

/// The layer of a folder, from 0; `None` for folders outside the layers, such as `xtask`.
fn floor(folder: &str) -> Option<usize> {
    FLOORS.iter().position(|floor| folder.split('/').next() == Some(floor))
}

/// Crates that use the network, files, a database, a clock, threads or randomness.
const IMPURE: [&str; 12] = [
    "chrono",
    "getrandom",
    "hyper",
    "hyper-util",
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
    let name = match folder.split('/').collect::<Vec<_>>()[..] {
        ["games", _] => "game",
        ["games", _, "page"] => "game page",
        [_, name] => name,
        _ => "",
    };
    BOUNDARIES.iter().any(|boundary| boundary.pure && boundary.name == name)
}

/// Every dependency that crosses a boundary.
pub(super) fn dependencies(repo: &Repo) -> Vec<ValidationError> {
    crossings(&repo.packages())
}

fn crossings(packages: &[Package]) -> Vec<ValidationError> {
    let ours: BTreeSet<&str> = packages.iter().map(Package::name).collect();
    let floors: BTreeMap<&str, usize> = packages
        .iter()
        .filter_map(|package| Some((package.name(), floor(&package.folder)?)))
        .collect();
    let games: Vec<&str> =
        packages.iter().filter(|package| package.is_game()).map(Package::name).collect();
    let pages: Vec<&str> =
        packages.iter().filter(|package| package.is_game_page()).map(Package::name).collect();
    let mut errors = Vec::new();
    for package in packages {
        let at = format!("{}/Cargo.toml", package.folder);
        // A crate's folder and name agree, so this is also the boundary of the folder.
        let role = if package.is_game() {
            "game"
        } else if package.is_game_page() {
            "game page"
        } else {
            package.folder.rsplit('/').next().unwrap_or("")
        };
        let Some(boundary) = BOUNDARIES.iter().find(|boundary| boundary.name == role) else {
            let why = "this crate has no boundary yet; add it to xtask/src/tidy/boundaries.rs";
            errors.push(ValidationError::new(at, why));
            continue;
        };
        let allows = |list: &[&str], name: &str| {
            list.contains(&name)
                || (list.contains(&"game") && games.contains(&name))
                || (list.contains(&"game page") && pages.contains(&name))
        };
        for name in section(package, "dependencies") {
            if ours.contains(name) && !allows(boundary.may, name) {
                let why = format!("may not depend on {name}");
                errors.push(ValidationError::new(at.as_str(), why));
            }
            if let (Some(here), Some(there)) = (floor(&package.folder), floors.get(name))
                && here < *there
            {
                let why = format!("{} stands on nothing of {}", FLOORS[here], FLOORS[*there]);
                errors.push(ValidationError::new(at.as_str(), why));
            }
            if boundary.pure && IMPURE.contains(&name) {
                let why = format!("does no IO and reads no clock, so it may not use {name}");
                errors.push(ValidationError::new(at.as_str(), why));
            }
        }
        for name in section(package, "dev-dependencies") {
            let allowed = allows(boundary.may, name) || allows(boundary.tests_may, name);
            if ours.contains(name) && !allowed {
                let why = format!("its tests may not depend on {name}");
                errors.push(ValidationError::new(at.as_str(), why));
            }
        }
    }
    errors
}

fn section<'a>(package: &'a Package, name: &str) -> impl Iterator<Item = &'a str> {
    let table = package.manifest.get(name).and_then(toml::Value::as_table);
    table.into_iter().flat_map(toml::Table::keys).map(String::as_str)
}

/// Every manifest with a missing field.
pub(super) fn manifests(repo: &Repo) -> Vec<ValidationError> {
    let workspace = repo.read("Cargo.toml").unwrap_or_default();
    let workspace: toml::Table = workspace.parse().unwrap_or_default();
    let members = workspace.get("workspace").and_then(|table| table.get("members"));
    let members: Vec<&str> = members
        .and_then(toml::Value::as_array)
        .into_iter()
        .flatten()
        .filter_map(toml::Value::as_str)
        .collect();
    let mut errors = Vec::new();
    for package in repo.packages() {
        let at = format!("{}/Cargo.toml", package.folder);
        errors.extend(shortcomings(&package).map(|why| ValidationError::new(at.as_str(), why)));
        if let Some(why) = unlike(&package, &workspace) {
            errors.push(ValidationError::new(at.as_str(), why));
        }
        if !members.iter().any(|member| stands_for(member, &package.folder)) {
            errors.push(ValidationError::new(at, "is no member of the workspace"));
        }
    }
    errors
}

/// Whether a member of the workspace, in which `*` is any one folder, matches this folder.
fn stands_for(member: &str, folder: &str) -> bool {
    member.split('/').count() == folder.split('/').count()
        && member.split('/').zip(folder.split('/')).all(|(one, other)| one == "*" || one == other)
}

/// The crate that exports names to a browser, which counts as unsafe: it has the workspace's lints,
/// except that unsafe code is denied here instead of forbidden.
const EXPORTS: &str = "app/web";

/// How the lints of the crate with its own list differ from those of the workspace.
fn unlike(package: &Package, workspace: &toml::Table) -> Option<&'static str> {
    if package.folder != EXPORTS {
        return None;
    }
    let mut expected = workspace.get("workspace")?.get("lints")?.clone();
    let denied = toml::Value::from("deny");
    *expected.get_mut("rust")?.get_mut("unsafe_code")? = denied;
    let same = package.manifest.get("lints") == Some(&expected);
    (!same).then_some("has other lints than the workspace with `unsafe_code = \"deny\"`")
}

fn shortcomings(package: &Package) -> impl Iterator<Item = &'static str> {
    let field = |table: &str, name: &str| package.manifest.get(table).and_then(|it| it.get(name));
    let described = field("package", "description")
        .and_then(toml::Value::as_str)
        .is_some_and(|text| !text.trim().is_empty());
    let linted = package.folder == EXPORTS
        || field("lints", "workspace").and_then(toml::Value::as_bool) == Some(true);
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
        let table = package("engine/game-core", "");
        let play = package("app/play", "[dependencies]\ntable = {}\nchess = {}");
        let good = "[dependencies]\nserde = {}\ntable = {}\n[dev-dependencies]\nconformance = {}";
        let good = package("games/chess", good);
        let conformance = package("engine/conformance", "[dependencies]\ntable = {}");
        assert!(whys(&[table.clone(), play.clone(), good, conformance]).is_empty());
        let bad = "[dependencies]\nplay = {}\nrand = {}\n[dev-dependencies]\nplay = {}";
        let expected = [
            "games/chess/Cargo.toml: may not depend on play",
            "games/chess/Cargo.toml: games stands on nothing of app",
            "games/chess/Cargo.toml: does no IO and reads no clock, so it may not use rand",
            "games/chess/Cargo.toml: its tests may not depend on play",
        ];
        assert_eq!(whys(&[table, play, package("games/chess", bad)]), expected);
    }

    #[test]
    fn a_drawing_knows_its_game_and_no_page() {
        let table = package("engine/game-core", "");
        let drawing = package("engine/drawing", "[dependencies]\ntable = {}");
        let chess = package("games/chess", "[dependencies]\ntable = {}");
        let mut own = package("games/chess/page", "");
        let named = "[package]\nname = \"chess-page\"\n[dependencies]\n";
        own.manifest = format!("{named}chess = {{}}\ndrawing = {{}}").parse().expect("a manifest");
        let page = package("app/page", "[dependencies]\nchess-page = {}\ndrawing = {}");
        let mut all = vec![table, drawing, chess, page, own];
        assert!(whys(&all).is_empty(), "{:?}", whys(&all));
        all[4].manifest = format!("{named}page = {{}}").parse().expect("a manifest");
        all[2] = package("games/chess", "[dependencies]\ndrawing = {}");
        let expected = [
            "games/chess/Cargo.toml: may not depend on drawing",
            "games/chess/page/Cargo.toml: may not depend on page",
            "games/chess/page/Cargo.toml: games stands on nothing of app",
        ];
        assert_eq!(whys(&all), expected);
    }

    #[test]
    fn no_floor_stands_on_one_above_it() {
        let play = package("app/play", "[dependencies]");
        let table = package("engine/game-core", "[dependencies]\nplay = {}");
        let expected = [
            "engine/game-core/Cargo.toml: may not depend on play",
            "engine/game-core/Cargo.toml: engine stands on nothing of app",
        ];
        assert_eq!(whys(&[play, table]), expected);
    }

    #[test]
    fn a_new_crate_needs_a_boundary() {
        let why = "app/extra/Cargo.toml: this crate has no boundary yet; \
                   add it to xtask/src/tidy/boundaries.rs";
        assert_eq!(whys(&[package("app/extra", "")]), [why]);
    }

    #[test]
    fn a_manifest_says_what_the_crate_is() {
        let bare = package("app/extra", "description = \" \"\npublish.workspace = true");
        let expected = ["has no description", "does not have the lints of the workspace"];
        assert_eq!(shortcomings(&bare).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_lints_of_the_crate_with_exports_differ_in_one_line() {
        let lints = |unsafe_code| format!("[lints.rust]\nunsafe_code = \"{unsafe_code}\"");
        let workspace = "[workspace.lints.rust]\nunsafe_code = \"forbid\"";
        let workspace: toml::Table = workspace.parse().expect("a manifest");
        assert_eq!(unlike(&package(EXPORTS, &lints("deny")), &workspace), None);
        assert!(unlike(&package(EXPORTS, &lints("allow")), &workspace).is_some());
        assert_eq!(unlike(&package("app/extra", ""), &workspace), None);
    }

    #[test]
    fn a_star_in_a_member_is_any_one_folder() {
        assert!(stands_for("games/*/page", "games/chess/page") && stands_for("xtask", "xtask"));
        assert!(!stands_for("games/*", "games/chess/page") && !stands_for("games/*", "app/play"));
    }

    #[test]
    fn games_and_pages_are_pure_and_servers_are_not() {
        assert!(is_pure("games/pocket-mars") && is_pure("app/page") && is_pure("engine/game-core"));
        assert!(is_pure("games/pocket-mars/page") && is_pure("engine/drawing"));
        assert!(!is_pure("app/server") && !is_pure("xtask"));
    }
}
