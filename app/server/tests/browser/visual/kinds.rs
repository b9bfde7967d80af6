//! Every kind of question of every game, with a place where it occurs: in a recorded game, or in
//! one that bots have played up to there.
//!
//! A kind is a frame of the game that asks somebody at the table, or chance. The kinds are read
//! from the declaration of the frames, so a new one is reported as missing until the list is
//! updated: `SOLOIST_BLESS=1 cargo test -p server --test browser
//! every_kind_of_question_has_a_place`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use game_core::{Settings, Turn};
use play::{Catalog, ChanceSource, DynSession, Play, Until};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::driven::catalog;

/// For each game, the file that declares its frames, and the prefix of its recorded solo games.
const GAMES: [(&str, &str, &str); 4] = [
    ("colab", "alone", "sequence/frames.rs"),
    ("master-of-the-galaxy", "solo", "sequence/frame.rs"),
    ("pocket-mars", "solo", "sequence/frame.rs"),
    ("weather-machine", "solo", "sequence/frame.rs"),
];

/// Kinds that occurred in no game so far: in none of the recorded ones, nor in hundreds by random
/// bots.
const NEVER_SEEN: [(&str, &str); 10] = [
    // Equally high upgrade tiles of a laboratory when an enemy wrecks one.
    ("colab", "wreck"),
    // Several bonus cards at the end of a game.
    ("colab", "section_b"),
    // Equally good targets of a swarm.
    ("master-of-the-galaxy", "aim"),
    // Several projects completed by the same cube.
    ("master-of-the-galaxy", "choose_project"),
    // Leaders of a loser that has several.
    ("master-of-the-galaxy", "spoil_leader"),
    // Two effects of cards that remove cubes.
    ("master-of-the-galaxy", "unravel"),
    ("master-of-the-galaxy", "repel"),
    // Colonists of the androids between which an upgrade does not decide.
    ("pocket-mars", "upgrade"),
    // More Machine Parts than a prototype needs, and a Bot with two possible places in the line.
    ("weather-machine", "lose"),
    ("weather-machine", "to_line"),
];

const LIST: &str = "app/server/tests/browser/visual/reviewed/questions.txt";

/// Starts of games in which bots reach questions that no recorded game has.
const OURS: &str = "app/server/tests/browser/visual/reviewed/games";
const BY_BOTS: &str = "bots_";

/// The most seeds to try.
const TRIED: u64 = 2;

/// A kind of question, and a place where it occurs.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(super) struct Kind {
    pub(super) game: String,
    pub(super) name: String,
    /// The recorded game, or the one by bots.
    record: String,
    /// How many of its entries come before.
    entries: usize,
}

impl Kind {
    /// The game at that place.
    pub(super) fn session(&self) -> Box<dyn DynSession> {
        let catalog = catalog();
        let mut session = begun(&catalog, &self.game, &read(&self.game, &self.record));
        for entry in read(&self.game, &self.record).entries.iter().take(self.entries) {
            // Entries that no longer apply are skipped, as the recorded games do.
            let _ = session.choose(entry);
        }
        session
    }

    /// The save of that game, as at a real table: without a seed that could contradict its rolls.
    pub(super) fn save(&self) -> String {
        serde_json::to_string(&self.session().save()).expect("a save")
    }
}

/// The whole list.
pub(super) fn list() -> Vec<Kind> {
    let text = std::fs::read_to_string(root().join(LIST)).unwrap_or_default();
    let kind = |line: &str| {
        let [game, name, record, entries] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{LIST}: {line}");
        };
        let [game, name, record] = [game, name, record].map(String::from);
        Kind { game, name, record, entries: entries.parse().expect("a number of entries") }
    };
    text.lines().map(kind).collect()
}

/// The folder of the repository.
pub(super) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Whether expectations are written instead of compared.
pub(super) fn blessing() -> bool {
    std::env::var_os("SOLOIST_BLESS").is_some_and(|value| value == "1")
}

#[derive(Deserialize, Serialize)]
struct Record {
    options: Settings,
    entries: Vec<String>,
}

fn read(game: &str, record: &str) -> Record {
    let folder = if record.starts_with(BY_BOTS) { OURS.into() } else { records_of(game) };
    let path = root().join(folder).join(format!("{record}.json"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{}", path.display()));
    serde_json::from_str(&text).expect("a recorded game")
}

fn records_of(game: &str) -> String {
    format!("games/{game}/tests/games")
}

/// The names of all recorded games, those for one person first.
fn records(game: &str, alone: &str) -> Vec<String> {
    let files = std::fs::read_dir(root().join(records_of(game))).expect("recorded games").flatten();
    let names = files
        .filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".json")?.to_string()));
    let mut names: Vec<String> = names.collect();
    names.sort_by_key(|name| (!name.starts_with(alone), name.clone()));
    names
}

fn begun(catalog: &Catalog, game: &str, record: &Record) -> Box<dyn DynSession> {
    let game = catalog.game(game).expect("a game");
    game.start(&record.options, ChanceSource::Table, Play::Friendly)
        .expect("the options of a record")
}

/// The frame that asks now.
fn asking(session: &dyn DynSession) -> Option<String> {
    let state = session.now().state_json();
    match state["frames"].as_array()?.last()? {
        Value::String(name) => Some(name.clone()),
        frame => frame.as_object()?.keys().next().cloned(),
    }
}

/// The frames that ask, from their declaration: a name, and further down what it asks.
fn declared(game: &str, file: &str) -> Vec<String> {
    let path = root().join(format!("games/{game}/src/{file}"));
    let text = std::fs::read_to_string(path).expect("the frames");
    let (_, frames) = text.split_once("game_core::frames! {").expect("the frames");
    let mut frame = "";
    let mut asked = Vec::new();
    for line in frames.lines() {
        let word = line.strip_prefix("        ").unwrap_or_default();
        if word.starts_with(char::is_uppercase) {
            frame = word.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        } else if word.trim_start().starts_with("legal_actions: ") {
            asked.push(in_small_letters(frame));
        }
    }
    asked
}

/// The kinds that must be in the list.
fn expected(game: &str, file: &str) -> Vec<String> {
    let mut kinds = declared(game, file);
    kinds.retain(|kind| !NEVER_SEEN.contains(&(game, kind)));
    kinds
}

/// `GainAny` in the spelling of JSON: `gain_any`.
fn in_small_letters(name: &str) -> String {
    let mut small = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !small.is_empty() {
            small.push('_');
        }
        small.extend(letter.to_lowercase());
    }
    small
}

/// A place for each kind that occurs in recorded games: its last occurrence in one of the solo
/// games that have it, a different game for each kind; in another game if no solo game has it.
fn found(game: &str, alone: &str) -> BTreeMap<String, Kind> {
    let catalog = catalog();
    let mut places: BTreeMap<String, Vec<Kind>> = BTreeMap::new();
    for name in records(game, alone) {
        let record = read(game, &name);
        let mut session = begun(&catalog, game, &record);
        let mut last = BTreeMap::new();
        for (index, entry) in record.entries.iter().enumerate() {
            if let Some(kind) = asking(&*session) {
                last.insert(kind, index);
            }
            let _ = session.choose(entry);
        }
        for (kind, entries) in last {
            let place =
                Kind { game: game.into(), name: kind.clone(), record: name.clone(), entries };
            places.entry(kind).or_default().push(place);
        }
    }
    let one_of = |(nth, (kind, mut places)): (usize, (String, Vec<Kind>))| {
        if places[0].record.starts_with(alone) {
            places.retain(|place| place.record.starts_with(alone));
        }
        let place = places.swap_remove(nth % places.len());
        (kind, place)
    };
    places.into_iter().enumerate().map(one_of).collect()
}

/// Lets bots play until each of these kinds occurs, and stores those games up to there.
fn played(game: &str, alone: &str, mut missing: Vec<String>) -> Vec<Kind> {
    let catalog = catalog();
    let mut options: Vec<Settings> =
        records(game, alone).iter().map(|name| read(game, name).options).collect();
    options.dedup();
    let mut places = Vec::new();
    for (seed, options) in (1..=TRIED).flat_map(|seed| options.iter().map(move |it| (seed, it))) {
        if missing.is_empty() {
            break;
        }
        let kind = catalog.game(game).expect("a game");
        let started = kind.start(options, ChanceSource::Seed(seed), Play::Friendly);
        let mut session = started.expect("the options of a record");
        while session.turn() != Turn::Over && !missing.is_empty() {
            let asked = asking(&*session);
            if let Some(nth) = missing.iter().position(|kind| asked.as_ref() == Some(kind)) {
                let name = missing.swap_remove(nth);
                let entries = session.save().entries;
                let length = entries.len();
                let record = format!("{BY_BOTS}{game}_{name}");
                let text = serde_json::to_string(&Record { options: options.clone(), entries });
                let path = root().join(OURS).join(format!("{record}.json"));
                std::fs::write(path, text.expect("a record")).expect("a file");
                places.push(Kind { game: game.into(), name, record, entries: length });
            }
            session.play_bot("random", seed, Until::Entries(1)).expect("a bot that plays");
        }
    }
    places
}

/// Writes the list; places that still hold are kept.
fn write() {
    let mut text = String::new();
    let old = list();
    for (game, alone, file) in GAMES {
        let kinds = expected(game, file);
        let holds = |kind: &&Kind| {
            kind.game == game && asking(&*kind.session()).as_ref() == Some(&kind.name)
        };
        let mut places: BTreeMap<String, Kind> =
            old.iter().filter(holds).map(|kind| (kind.name.clone(), kind.clone())).collect();
        if !kinds.iter().all(|kind| places.contains_key(kind)) {
            for (kind, place) in found(game, alone) {
                places.entry(kind).or_insert(place);
            }
            let missing = kinds.iter().filter(|kind| !places.contains_key(*kind)).cloned();
            for place in played(game, alone, missing.collect()) {
                places.insert(place.name.clone(), place);
            }
        }
        for kind in kinds {
            if let Some(Kind { game, name, record, entries }) = places.get(&kind) {
                writeln!(text, "{game} {name} {record} {entries}").expect("a text");
            }
        }
    }
    std::fs::write(root().join(LIST), text).expect("the list");
}

/// A kind of question that is new, or that no longer occurs where the list says, is reported.
#[test]
fn every_kind_of_question_has_a_place() {
    if blessing() {
        write();
    }
    let list = list();
    for (game, _, file) in GAMES {
        let expected = expected(game, file);
        let listed: Vec<&str> =
            list.iter().filter(|kind| kind.game == game).map(|kind| kind.name.as_str()).collect();
        assert_eq!(listed, expected, "{game}: write {LIST} anew, as kinds.rs says");
    }
    for kind in list {
        assert_eq!(asking(&*kind.session()).as_ref(), Some(&kind.name), "{kind:?}");
    }
}
