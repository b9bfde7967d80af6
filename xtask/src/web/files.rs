//! The files of the folder.

use std::collections::BTreeMap;

use sha2::{Digest as _, Sha256};

use super::game_files::{When, files_of};
use crate::i18n;
use crate::repo::Repo;

/// The folder of files written by hand.
const ASSETS: &str = "app/web/assets";

/// The icon of every page.
const MARK: &str = "app/page/assets/mark.svg";

/// The line of the worker that identifies a build.
const PLACE: &str = "const BUILD = { version: \"\", files: {} };";

/// The service worker, which does not cache itself.
const WORKER: &str = "worker.js";

/// The files besides the program and the worker, each with its media type.
const BESIDE: [(&str, &str); 6] = [
    ("index.html", "text/html; charset=utf-8"),
    ("start.css", "text/css; charset=utf-8"),
    ("start.js", "text/javascript; charset=utf-8"),
    ("soloist.webmanifest", "application/manifest+json"),
    ("icon-192.png", "image/png"),
    ("icon-512.png", "image/png"),
];

/// Prefix of the names of files in a language.
const MESSAGES: &str = "messages-";

/// When a file is fetched.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) enum Fetched {
    /// Before the program runs.
    First,
    /// When this language is first chosen.
    Language(&'static str),
    /// When this game is opened or its rules are read; with a language, in that language only.
    Game(String, When, Option<&'static str>),
}

/// A file of the folder.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct File {
    pub(super) name: String,
    pub(super) kind: &'static str,
    pub(super) bytes: Vec<u8>,
    pub(super) fetched: Fetched,
}

impl File {
    fn new(name: &str, kind: &'static str, bytes: Vec<u8>) -> Self {
        File { name: name.to_string(), kind, bytes, fetched: Fetched::First }
    }

    /// Texts by name, fetched later.
    fn of_texts(
        name: &str,
        texts: &BTreeMap<String, String>,
        fetched: Fetched,
    ) -> Result<Self, String> {
        let bytes = serde_json::to_vec(texts).map_err(|why| why.to_string())?;
        Ok(File { fetched, ..File::new(&format!("{name}.json"), "application/json", bytes) })
    }
}

/// All files, the worker last.
///
/// # Errors
///
/// If one is missing.
pub(super) fn all(repo: &Repo, program: Vec<u8>) -> Result<Vec<File>, String> {
    let read =
        |path: &str| std::fs::read(repo.root().join(path)).map_err(|why| format!("{path}: {why}"));
    let mut files = vec![File::new("soloist.wasm", "application/wasm", program)];
    files.push(File::new("mark.svg", "image/svg+xml", read(MARK)?));
    for (name, kind) in BESIDE {
        files.push(File::new(name, kind, read(&format!("{ASSETS}/{name}"))?));
    }
    for language in i18n::OTHERS {
        let (name, texts) = (format!("{MESSAGES}{language}"), i18n::texts(repo, language));
        files.push(File::of_texts(&name, &texts, Fetched::Language(language))?);
    }
    // A game without a drawing is only for commands.
    let is_drawn = |game: &String| repo.has(&format!("games/{game}/page"));
    for game in repo.games().into_iter().filter(is_drawn) {
        files.extend(of_game(repo, &game)?);
    }
    let worker = String::from_utf8(read(&format!("{ASSETS}/{WORKER}"))?)
        .map_err(|why| format!("{WORKER}: {why}"))?;
    let bytes = named(&i18n::without_comments(&worker), &files)?.into_bytes();
    files.push(File::new(WORKER, "text/javascript; charset=utf-8", bytes));
    Ok(files)
}

/// The files of a game: what it needs when it is opened and when its rules are read, and both in
/// each other language.
fn of_game(repo: &Repo, game: &str) -> Result<Vec<File>, String> {
    let languages = [None].into_iter().chain(i18n::OTHERS.map(Some));
    let each = languages.flat_map(|language| When::ALL.map(|when| (language, when)));
    let packed = each.map(|(language, when)| {
        let texts = files_of(repo, game, when, language);
        let language_part = language.map(|language| format!(".{language}")).unwrap_or_default();
        let name = format!("{}{game}{language_part}", when.prefix());
        File::of_texts(&name, &texts, Fetched::Game(game.to_string(), when, language))
    });
    packed.collect()
}

/// The worker of this build: it contains the checksum of each file, so that it changes whenever any
/// of them, or itself, does.
fn named(worker: &str, files: &[File]) -> Result<String, String> {
    if worker.matches(PLACE).count() != 1 {
        return Err(format!("{WORKER}: expected one line '{PLACE}'"));
    }
    let sums: Vec<String> = files.iter().map(|file| sum(&file.bytes)).collect();
    let version = sum(format!("{worker}{}", sums.concat()).as_bytes());
    let known = files.iter().zip(&sums).map(|(file, sum)| {
        (file.name.clone(), serde_json::json!({ "sum": sum, "kind": file.kind }))
    });
    let known: serde_json::Map<String, serde_json::Value> = known.collect();
    let build = serde_json::json!({ "version": &version[..16], "files": known });
    Ok(worker.replace(PLACE, &format!("const BUILD = {build};")))
}

fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(text: &str) -> File {
        File::new("a.txt", "text/plain", text.into())
    }

    #[test]
    fn a_worker_differs_whenever_a_file_does() {
        let worker = format!("// What it is.\n{PLACE}\n");
        let [one, same, other] =
            ["a", "a", "b"].map(|text| named(&worker, &[file(text)]).expect("a worker"));
        assert!(one == same && one != other, "{one}");
        assert!(one.contains("ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"));
        assert!(named("// Nothing to write in.", &[file("a")]).is_err());
    }

    #[test]
    fn the_worker_has_the_line_that_is_written() {
        let worker = i18n::without_comments(include_str!("../../../app/web/assets/worker.js"));
        let named = named(&worker, &[file("a")]).expect("a worker");
        assert!(named.contains("skipWaiting()") && !named.contains("\n//"), "{named}");
    }
}
