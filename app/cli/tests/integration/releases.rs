//! Opens what every release has written: saves, links, its database, and what programs say to the
//! engine. docs/reference/versions.md says what a later version may change of each.
//!
//! `SOLOIST_BLESS=1` writes what this version does, once, into a folder of its own; what is there
//! stays as it is.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Once;

use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::{Value, json};

use crate::common::{Folder, Ran};

/// Games and options of which a release keeps a save, each with a name for its file.
const SAVED: [(&str, &str, &str); 9] = [
    ("backgammon", "backgammon", "{}"),
    ("pocket-mars-solo", "pocket-mars", r#"{"seats":1}"#),
    ("pocket-mars-four", "pocket-mars", r#"{"seats":4}"#),
    ("weather-machine-solo", "weather-machine", r#"{"seats":1}"#),
    ("weather-machine-two", "weather-machine", r#"{"seats":2}"#),
    ("colab-solo", "colab", r#"{"seats":1,"enemies":1}"#),
    ("colab-three", "colab", r#"{"seats":3}"#),
    ("master-of-the-galaxy-solo", "master-of-the-galaxy", r#"{"seats":1}"#),
    ("master-of-the-galaxy-two", "master-of-the-galaxy", r#"{"seats":2}"#),
];

/// What a program says to the engine in a transcript, about a game whose rules stay.
const REQUESTS: [&str; 16] = [
    r#"{"do":"games"}"#,
    r#"{"do":"new","game":"backgammon","seed":7}"#,
    r#"{"do":"roll"}"#,
    r#"{"do":"choices"}"#,
    r#"{"do":"play","bot":"random","seed":1,"entries":12}"#,
    r#"{"do":"undo"}"#,
    r#"{"do":"redo"}"#,
    r#"{"do":"view","seat":0}"#,
    r#"{"do":"state"}"#,
    r#"{"do":"players","players":["random","random"]}"#,
    r#"{"do":"choose","text":"hop"}"#,
    r#"{"do":"play","bot":"random","seed":1,"until":"over"}"#,
    r#"{"do":"turn"}"#,
    r#"{"do":"save"}"#,
    r#"{"do":"helper","game":"pocket-mars","options":{"level":"cyborg"}}"#,
    r#"{"do":"helper"}"#,
];

/// Fields whose values mean something to a program, and so stay; other texts are for people.
const MEANT: [&str; 12] = [
    "ok", "turn", "seat", "seats", "chance", "id", "rolled", "entries", "bot", "standing", "rule",
    "game",
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases")
}

/// What this version does is written once, whichever test asks first.
static WRITTEN: Once = Once::new();

/// The folders of the releases, in the order of their names.
fn releases() -> Vec<PathBuf> {
    let own = folder().join(env!("CARGO_PKG_VERSION"));
    WRITTEN.call_once(|| {
        if std::env::var_os("SOLOIST_BLESS").is_some() && !own.join("saves").exists() {
            write(&own);
        }
    });
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder()).expect("releases").map(|it| it.expect("one").path()).collect();
    found.sort();
    assert!(found.contains(&own), "SOLOIST_BLESS=1 writes what this version does");
    found
}

/// What the engine replies to these requests.
fn replies(folder: &Folder, requests: &[&str]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let said = folder.soloist(&["engine"], input.as_bytes()).well();
    said.lines().map(|line| serde_json::from_str(line).expect("a reply")).collect()
}

/// Writes what this version does into a new folder.
fn write(own: &Path) {
    fs::create_dir_all(own.join("saves")).expect("a folder");
    let folder = Folder::new();
    let mut links = String::new();
    for (name, game, options) in SAVED {
        let new = format!(r#"{{"do":"new","game":"{game}","options":{options},"seed":7}}"#);
        let over = r#"{"do":"play","bot":"random","seed":1,"until":"over"}"#;
        let asked = [new.as_str(), over, r#"{"do":"undo"}"#, r#"{"do":"save"}"#];
        let save = replies(&folder, &asked).pop().expect("a reply")["save"].to_string();
        let file = own.join("saves").join(format!("{name}.json"));
        fs::write(&file, save).expect("written");
        let id = import(&folder, &file.display().to_string());
        let link = folder.soloist(&["games", "link", &id, "--to", "https://games.example"], b"");
        // A long game fits no link.
        if link.code == Some(0) {
            links.push_str(link.well().lines().next().expect("a link"));
            links.push('\n');
        }
    }
    fs::write(own.join("links.txt"), links).expect("written");
    let copy = folder.join("copy.sqlite");
    folder.soloist(&["backup", &copy], b"").well();
    let packed = fs::File::create(own.join("soloist.sqlite.gz")).expect("a file");
    let mut packed = GzEncoder::new(packed, flate2::Compression::best());
    packed.write_all(&fs::read(copy).expect("a copy")).expect("packed");
    packed.finish().expect("packed");
    let mut transcript = String::new();
    for (request, reply) in REQUESTS.iter().zip(replies(&folder, &REQUESTS)) {
        transcript.push_str(&format!("> {request}\n< {reply}\n"));
    }
    fs::write(own.join("engine.txt"), transcript).expect("written");
}

/// Imports a file or a link, and returns the id of the game.
fn import(folder: &Folder, from: &str) -> String {
    let said = folder.soloist(&["games", "import", from], b"").well();
    said.split_whitespace().next().expect("an id").to_string()
}

/// The entries of a game as they are exported.
fn entries(folder: &Folder, id: &str) -> Vec<Value> {
    let file = folder.join(&format!("{id}-{}.json", std::process::id()));
    let exported: Ran = folder.soloist(&["games", "export", id, &file], b"");
    exported.well();
    let save: Value = serde_json::from_slice(&fs::read(file).expect("a file")).expect("a save");
    save["entries"].as_array().expect("entries").clone()
}

#[test]
fn saves_of_every_release_open_with_all_their_entries() {
    for release in releases() {
        let mut count = 0;
        for file in fs::read_dir(release.join("saves")).expect("saves") {
            let file = file.expect("a save").path();
            let save: Value =
                serde_json::from_slice(&fs::read(&file).expect("a file")).expect("a save");
            let folder = Folder::new();
            let id = import(&folder, &file.display().to_string());
            let kept = save["entries"].as_array().expect("entries");
            assert!(kept.len() > 10, "{}", file.display());
            assert_eq!(&entries(&folder, &id), kept, "{}", file.display());
            folder.soloist(&["games", "show", &id], b"").well();
            count += 1;
        }
        assert!(count >= SAVED.len(), "{}", release.display());
    }
}

#[test]
fn links_of_every_release_open() {
    for release in releases() {
        let links = fs::read_to_string(release.join("links.txt")).expect("links");
        for link in links.lines() {
            let folder = Folder::new();
            let id = import(&folder, link);
            assert!(entries(&folder, &id).len() > 10, "{link}");
        }
        assert!(links.lines().count() * 2 > SAVED.len(), "{}", release.display());
    }
}

#[test]
fn the_database_of_every_release_opens_and_every_game_in_it() {
    for release in releases() {
        let packed = fs::File::open(release.join("soloist.sqlite.gz")).expect("a database");
        let mut database = Vec::new();
        GzDecoder::new(packed).read_to_end(&mut database).expect("unpacked");
        let folder = Folder::new();
        let data = folder.path().join("soloist");
        fs::create_dir_all(&data).expect("a folder");
        fs::write(data.join("soloist.sqlite"), database).expect("written");
        let listed = folder.soloist(&["games"], b"").well();
        let found = folder.soloist(&["doctor"], b"").well();
        let is_id = |word: &&str| word.chars().all(|letter| letter.is_ascii_hexdigit());
        let words = listed.lines().filter_map(|line| line.split_whitespace().next());
        let ids: Vec<&str> = words.filter(is_id).collect();
        assert!(ids.len() >= SAVED.len(), "{listed}");
        assert!(found.contains(&format!("ok: {} saved games, whole", ids.len())), "{found}");
        for id in ids {
            assert!(entries(&folder, id).len() > 10, "{id} in {listed}");
        }
    }
}

#[test]
fn programs_written_for_every_release_are_understood() {
    for release in releases() {
        let transcript = fs::read_to_string(release.join("engine.txt")).expect("a transcript");
        let lines = |mark: &str| -> Vec<&str> {
            transcript.lines().filter_map(|line| line.strip_prefix(mark)).collect()
        };
        let (requests, replied) = (lines("> "), lines("< "));
        assert!(requests.len() >= REQUESTS.len() && requests.len() == replied.len());
        let now = replies(&Folder::new(), &requests);
        for ((request, then), now) in requests.iter().zip(replied).zip(&now) {
            let then: Value = serde_json::from_str(then).expect("a reply");
            let mut lost = BTreeSet::new();
            compare("", &then, now, &mut lost);
            assert!(lost.is_empty(), "{}: {request}: {lost:?}", release.display());
        }
    }
}

/// Notes where a reply lacks what it had: a field, its type, or a value that means something.
fn compare(at: &str, then: &Value, now: &Value, lost: &mut BTreeSet<String>) {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => {
            for (name, value) in then {
                let here = format!("{at}.{name}");
                if let Some(found) = now.get(name) {
                    compare(&here, value, found, lost);
                } else {
                    lost.insert(format!("{here} is gone"));
                }
            }
        }
        (Value::Array(then), Value::Array(now)) => {
            let pairs = then.iter().zip(now);
            pairs.for_each(|(then, now)| compare(at, then, now, lost));
            if then.len() > now.len() {
                lost.insert(format!("{at} is shorter"));
            }
        }
        _ => {
            let name = at.rsplit('.').next().unwrap_or_default();
            let same_kind = std::mem::discriminant(then) == std::mem::discriminant(now);
            if !same_kind || (MEANT.contains(&name) && then != now) {
                lost.insert(format!("{at} was {then} and is {now}"));
            }
        }
    }
}

#[test]
fn a_lost_field_another_type_and_another_meaning_are_noticed() {
    let then = json!({"ok": true, "turn": {"seat": 0}, "told": [{"text": "You are dealt A."}]});
    let lost = |now: Value| {
        let mut lost = BTreeSet::new();
        compare("", &then, &now, &mut lost);
        lost.into_iter().collect::<Vec<_>>()
    };
    let more =
        json!({"ok": true, "turn": {"seat": 0, "bot": "x"}, "told": [{"text": "B"}], "x": 1});
    assert_eq!(lost(more), Vec::<String>::new());
    assert_eq!(
        lost(json!({"ok": true, "told": [{"text": 1}]})),
        [".told.text was \"You are dealt A.\" and is 1", ".turn is gone",]
    );
    let other = json!({"ok": true, "turn": {"seat": 1}, "told": []});
    assert_eq!(lost(other), [".told is shorter", ".turn.seat was 0 and is 1"]);
}
