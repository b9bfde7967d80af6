//! No file imports another that imports it, in however many steps.
//!
//! Read from `use` and from paths in code, as text: names that `crate` or a parent hands on with
//! `pub use` belong to whoever hands them on, and tests are left out. So is one tie on purpose: a
//! file that declares frames names the game that answers them, and the game holds them.

use std::collections::{BTreeMap, BTreeSet};

use table::Objection;

use crate::repo::{Repo, TextFile};
use crate::rust::{code_of, without_tests};

/// The path of a module from the root of its crate; the root is empty.
type Module = Vec<String>;

/// What each module of a crate imports.
type Imports = BTreeMap<Module, BTreeSet<Module>>;

/// Every circle of imports in a crate.
pub(super) fn of_imports(repo: &Repo) -> Vec<Objection> {
    let mut objections = Vec::new();
    for package in repo.packages() {
        let source = format!("{}/src", package.folder);
        for circle in circles(&imports(&source, &repo.files(&source, ".rs"))) {
            let files: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
            let why = format!("import each other in a circle: {}", files.join(", "));
            objections.push(Objection::new(source.as_str(), why));
        }
    }
    objections
}

fn imports(source: &str, files: &[TextFile]) -> Imports {
    let module = |file: &TextFile| -> Option<Module> {
        let path = file.path.strip_prefix(source)?.strip_prefix('/')?.strip_suffix(".rs")?;
        let path = path.strip_suffix("/mod").unwrap_or(path);
        let root = matches!(path, "lib" | "main");
        Some(if root { Module::new() } else { path.split('/').map(String::from).collect() })
    };
    let known: BTreeSet<Module> = files.iter().filter_map(module).collect();
    let mut imports = Imports::new();
    for file in files {
        let Some(here) = module(file).filter(|here| !here.is_empty()) else { continue };
        let code = code_of(&file.text);
        let paths = paths(without_tests(&code));
        let declares = code.contains("table::frames!");
        let is_tie = |to: &Module| *to == here || (declares && *to == ["game"]);
        let to = paths.iter().filter_map(|path| resolve(&here, path, &known));
        imports.entry(here.clone()).or_default().extend(to.filter(|to| !is_tie(to)));
    }
    imports
}

/// The module of this crate to which a path leads; `None` for the root and for other crates.
fn resolve(here: &Module, path: &[&str], known: &BTreeSet<Module>) -> Option<Module> {
    let mut base = here.clone();
    let mut rest = path;
    match *path.first()? {
        "crate" => {
            base.clear();
            rest = &path[1..];
        }
        "self" => rest = &path[1..],
        "super" => {
            while rest.first() == Some(&"super") {
                base.pop();
                rest = &rest[1..];
            }
        }
        first => {
            let mut child = here.clone();
            child.push(first.to_string());
            known.contains(&child).then_some(())?;
        }
    }
    let mut found = base.clone();
    for word in rest {
        base.push((*word).to_string());
        if !known.contains(&base) {
            break;
        }
        found.clone_from(&base);
    }
    (!found.is_empty() && known.contains(&found)).then_some(found)
}

/// Every path that code imports or spells out, without those that it hands on.
fn paths(code: &str) -> Vec<Vec<&str>> {
    let mut paths = Vec::new();
    for statement in code.split_inclusive([';', '{', '}']) {
        // What stands before a brace of an import belongs to the import, so the words are enough.
        let words = statement.trim_start();
        if words.starts_with("pub use") || words.starts_with("pub(") && words.contains(") use ") {
            continue;
        }
        for start in ["crate::", "super::", "self::"] {
            for (at, _) in words.match_indices(start) {
                let before = words[..at].chars().next_back();
                let inside = before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':');
                if !inside {
                    paths.push(spelt(&words[at..]));
                }
            }
        }
        if let Some(import) = words.strip_prefix("use ") {
            paths.push(spelt(import));
        }
    }
    paths
}

/// The names of the path with which a text begins.
fn spelt(text: &str) -> Vec<&str> {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    let path = &text[..end.unwrap_or(text.len())];
    path.split("::").filter(|name| !name.is_empty()).collect()
}

/// The sets of modules that reach each other.
fn circles(imports: &Imports) -> Vec<Vec<&Module>> {
    let reach: BTreeMap<&Module, BTreeSet<&Module>> =
        imports.keys().map(|from| (from, reached(from, imports))).collect();
    let mut circles: Vec<Vec<&Module>> = Vec::new();
    for (from, to) in &reach {
        if circles.iter().any(|circle| circle.contains(from)) {
            continue;
        }
        let back = |other: &&&Module| reach.get(**other).is_some_and(|it| it.contains(from));
        let mut circle: Vec<&Module> = to.iter().filter(back).copied().collect();
        if !circle.is_empty() {
            circle.push(from);
            circle.sort();
            circle.dedup();
            circles.push(circle);
        }
    }
    circles
}

fn reached<'a>(from: &Module, imports: &'a Imports) -> BTreeSet<&'a Module> {
    let mut found = BTreeSet::new();
    let mut open: Vec<&Module> = imports.get(from).into_iter().flatten().collect();
    while let Some(module) = open.pop() {
        if found.insert(module) {
            open.extend(imports.get(module).into_iter().flatten());
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let file = |(path, text): &(&str, &str)| TextFile {
            path: format!("app/a/src/{path}"),
            text: (*text).into(),
        };
        let files: Vec<TextFile> = files.iter().map(file).collect();
        let imports = imports("app/a/src", &files);
        let words = |circle: Vec<&Module>| {
            circle.iter().map(|module| module.join("::")).collect::<Vec<_>>().join(" ")
        };
        circles(&imports).into_iter().map(words).collect()
    }

    #[test]
    fn a_circle_is_found_through_any_number_of_files() {
        let files = [
            ("lib.rs", "mod one;\nmod two;\nmod three;"),
            ("one.rs", "use crate::two::{\n    Two,\n};"),
            ("two.rs", "fn f() { crate::three::g() }"),
            ("three.rs", "use super::one::One;"),
        ];
        assert_eq!(found(&files), ["one three two"]);
    }

    #[test]
    fn what_is_handed_on_or_tested_makes_no_circle() {
        let files = [
            ("lib.rs", "pub use one::One;"),
            ("one.rs", "mod deep;\npub use deep::Deep;\nuse crate::Two;"),
            ("one/deep.rs", "use super::One;\n// use crate::two::Two;"),
            ("two.rs", "use crate::one::One;\n#[cfg(test)]\nmod tests { use crate::three::T; }"),
            ("three.rs", "use crate::two::Two;"),
        ];
        assert!(found(&files).is_empty());
    }
}
