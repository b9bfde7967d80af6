//! Checks that files do not import each other in cycles of any length.
//!
//! Imports are read as text, from `use` and from paths in code. A name re-exported by a module with
//! `pub use` counts for the file that defines it; re-exports of `crate` are the crate's interface
//! and are ignored. Tests are excluded, and so is one deliberate cycle: a file that declares frames
//! names the game that answers them, its choice and its event, and the game contains the frames.

use std::collections::{BTreeMap, BTreeSet};

use game_core::ValidationError;

use crate::repo::{Repo, TextFile};
use crate::rust_source::{code_of, without_tests};

/// The path of a module from the root of its crate; the root is empty.
type Module = Vec<String>;

/// What each module of a crate imports.
type Imports = BTreeMap<Module, BTreeSet<Module>>;

/// What a declaration of frames names: the choice, the event and the game.
const DECLARED: [&str; 3] = ["choice", "event", "game"];

/// Every import cycle in a crate.
pub(super) fn of_imports(repo: &Repo) -> Vec<ValidationError> {
    let mut errors = Vec::new();
    for package in repo.packages() {
        let source = format!("{}/src", package.folder);
        let imports = imports(&source, &repo.files(&source, ".rs"));
        for circle in circles(&imports) {
            let ties = circle.iter().flat_map(|from| {
                let to = imports[*from].iter().filter(|to| circle.contains(to));
                to.map(|to| format!("{} -> {}", from.join("::"), to.join("::")))
            });
            let ties = ties.collect::<Vec<_>>().join(", ");
            let why = format!("files import each other in a circle: {ties}");
            errors.push(ValidationError::new(source.as_str(), why));
        }
    }
    errors
}

fn imports(source: &str, files: &[TextFile]) -> Imports {
    let module = |file: &TextFile| -> Option<Module> {
        let path = file.path.strip_prefix(source)?.strip_prefix('/')?.strip_suffix(".rs")?;
        let path = path.strip_suffix("/mod").unwrap_or(path);
        let root = matches!(path, "lib" | "main");
        Some(if root { Module::new() } else { path.split('/').map(String::from).collect() })
    };
    let code: Vec<(Module, String)> =
        files.iter().filter_map(|file| Some((module(file)?, code_of(&file.text)))).collect();
    let paths: Vec<(&Module, Paths)> =
        code.iter().map(|(here, code)| (here, Paths::of(without_tests(code)))).collect();
    let handed_on = paths.iter().map(|(here, paths)| {
        let by_name = paths.handed_on.iter().filter_map(|path| Some((*path.last()?, path)));
        (*here, by_name.collect())
    });
    let names = Names { handed_on: handed_on.collect() };
    let mut imports = Imports::new();
    for ((here, code), (_, paths)) in code.iter().zip(&paths) {
        if here.is_empty() {
            continue;
        }
        let declares = code.contains("game_core::frames!");
        let is_tie =
            |to: &Module| to == here || (declares && DECLARED.contains(&to.join("::").as_str()));
        let to = paths.used.iter().filter_map(|path| names.module(here, path));
        imports.entry(here.clone()).or_default().extend(to.filter(|to| !is_tie(to)));
    }
    imports
}

/// The re-exports of each module of a crate, by their last name.
struct Names<'a> {
    handed_on: BTreeMap<&'a Module, BTreeMap<&'a str, &'a Vec<&'a str>>>,
}

impl Names<'_> {
    /// The module of this crate that defines what a path leads to; `None` for the root and for
    /// other crates.
    fn module(&self, here: &Module, path: &[&str]) -> Option<Module> {
        let mut found = here.clone();
        let mut rest = path;
        match *path.first()? {
            "crate" => {
                found.clear();
                rest = &path[1..];
            }
            "self" => rest = &path[1..],
            "super" => {
                while rest.first() == Some(&"super") {
                    found.pop();
                    rest = &rest[1..];
                }
            }
            first => {
                let mut child = here.clone();
                child.push(first.to_string());
                self.handed_on.contains_key(&child).then_some(())?;
            }
        }
        for (nth, word) in rest.iter().enumerate() {
            let mut child = found.clone();
            child.push((*word).to_string());
            if self.handed_on.contains_key(&child) {
                found = child;
                continue;
            }
            let names = self.handed_on.get(&found)?;
            let source = names.get(word).filter(|_| !found.is_empty());
            if let Some(source) = source.filter(|source| **source != path) {
                let path = [source.as_slice(), &rest[nth + 1..]].concat();
                return self.module(&found, &path);
            }
            break;
        }
        (!found.is_empty()).then_some(found)
    }
}

/// The paths in the code of a file.
struct Paths<'a> {
    /// Paths that it imports or spells out, without mere re-exports.
    used: Vec<Vec<&'a str>>,
    /// Paths that it re-exports, used or not.
    handed_on: Vec<Vec<&'a str>>,
}

impl<'a> Paths<'a> {
    fn of(code: &'a str) -> Self {
        let mut used = Vec::new();
        let mut handed_on = Vec::new();
        let mut spelt_out: Vec<&str> = Vec::new();
        let mut rest = code;
        while let Some((line, _)) = rest.split_once('\n') {
            let statement = line.trim_start();
            let import = statement.find("use ").filter(|&at| is_visibility(&statement[..at]));
            let Some(at) = import else {
                spelt_out.push(line);
                rest = &rest[line.len() + 1..];
                continue;
            };
            let start = line.len() - statement.len() + at + "use ".len();
            let end = rest.find(';').unwrap_or(rest.len());
            spread(&[], &rest[start..end], if at > 0 { &mut handed_on } else { &mut used });
            rest = rest.get(end + 1..).unwrap_or_default();
        }
        spelt_out.push(rest);
        let words: BTreeSet<&str> = spelt_out
            .iter()
            .flat_map(|line| line.split(|c: char| !c.is_alphanumeric() && c != '_'))
            .collect();
        let is_used = |path: &&Vec<&str>| path.last().is_some_and(|name| words.contains(name));
        used.extend(handed_on.iter().filter(is_used).cloned());
        used.extend(spelt_out.into_iter().flat_map(spelt_in_code));
        Paths { used, handed_on }
    }
}

/// The paths in a line of code that start at the root of its crate or at its own module.
fn spelt_in_code(line: &str) -> impl Iterator<Item = Vec<&str>> {
    let starts = ["crate::", "super::", "self::"]
        .into_iter()
        .flat_map(move |start| line.match_indices(start).map(|(at, _)| at));
    let begins = move |at: &usize| {
        let before = line[..*at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == ':')
    };
    starts.filter(begins).map(move |at| spelt(&line[at..]))
}

/// Whether this text may precede `use`.
fn is_visibility(text: &str) -> bool {
    text.is_empty() || text == "pub " || text.starts_with("pub(") && text.ends_with(") ")
}

/// The paths of an import, each in full: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn spread<'a>(prefix: &[&'a str], text: &'a str, paths: &mut Vec<Vec<&'a str>>) {
    let mut depth = 0;
    let mut start = 0;
    let mut parts = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    for part in parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()) {
        let mut path = prefix.to_vec();
        path.extend(spelt(part));
        match part.split_once('{') {
            Some((_, inner)) => {
                spread(&path, inner.trim_end().strip_suffix('}').unwrap_or(inner), paths)
            }
            None => paths.push(path),
        }
    }
}

/// The segments of the path at the beginning of a text.
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
    fn what_stands_in_braces_or_is_handed_on_and_used_counts() {
        let files = [
            ("lib.rs", "mod one;\nmod two;\npub use two::Two;"),
            ("one.rs", "use crate::{\n    Three,\n    deep::{self, Four}, two,\n};"),
            ("two.rs", "mod part;\npub use part::Part;\nuse crate::one::One;\nstruct Two(Part);\n"),
            ("two/part.rs", "use crate::two::Two;\n"),
        ];
        assert_eq!(found(&files), ["one two two::part"]);
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
