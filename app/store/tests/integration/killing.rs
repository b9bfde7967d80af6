//! A process killed at any moment loses no entry that it has answered.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::folder::Folder;
use play::{ChanceSource, Play, Save};
use service::{GameStore as _, Progress};
use store::Store;

const FOLDER: &str = "SOLOIST_TEST_KILLED_FOLDER";

/// Not a test by itself: the process that is killed. Without its folder it does nothing.
#[test]
fn answers_entries_until_it_is_killed() {
    let Ok(folder) = std::env::var(FOLDER) else { return };
    let store = Store::open(Path::new(&folder)).expect("opens");
    let mut save = Save {
        soloist: 1,
        game: "pig".into(),
        rules: 1,
        content: String::new(),
        owner: game_core::ContentOverrides::default(),
        options: serde_json::Map::new(),
        chance_source: ChanceSource::Table,
        play: Play::Friendly,
        practice: false,
        helper: false,
        players: Default::default(),
        later: Default::default(),
        state: None,
        entries: Vec::new(),
        undone: Vec::new(),
    };
    let id = store.create("killed", &save, &Progress::default()).expect("kept");
    let mut out = std::io::stdout();
    writeln!(out, "\nid {id}").expect("the parent listens");
    let mut revision = 1;
    for number in 0.. {
        save.entries.push(format!("entry {number}"));
        revision = store.write(&id, revision, &save, &Progress::default(), None).expect("kept");
        writeln!(out, "answered {number}").expect("the parent listens");
        out.flush().expect("the parent listens");
    }
}

#[test]
fn no_answered_entry_is_lost_when_the_process_is_killed() {
    let folder = Folder::new();
    let mut seen = 0;
    for round in 0..12 {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["--exact", "killing::answers_entries_until_it_is_killed", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("starts");
        let lines = BufReader::new(child.stdout.take().expect("piped")).lines();
        let killer = std::thread::spawn(move || {
            // Uneven steps, so that the kill hits different parts of a write.
            std::thread::sleep(Duration::from_micros(40_000 + 17_377 * round));
            child.kill().expect("killed");
            child.wait().expect("ended");
        });
        let (mut id, mut answered) = (None, 0);
        for line in lines.map_while(Result::ok) {
            if let Some(found) = line.strip_prefix("id ") {
                id = Some(found.to_string());
            } else if let Some(number) = line.strip_prefix("answered ") {
                answered = number.parse::<usize>().map_or(answered, |number| number + 1);
            }
        }
        killer.join().expect("the killer ended");
        let Some(id) = id else { continue };
        let found = Store::open(folder.path()).expect("opens").load(&id).expect("is there");
        assert!(found.save.entries.len() >= answered, "{answered} answered, {found:?}");
        assert!(found.save.entries.len() <= answered + 1, "at most one was not yet answered");
        for (number, entry) in found.save.entries.iter().enumerate() {
            assert_eq!(entry, &format!("entry {number}"));
        }
        assert_eq!(found.revision, found.save.entries.len() as i64 + 1);
        seen += answered;
    }
    assert!(seen > 0, "no process lived long enough to answer");
}
