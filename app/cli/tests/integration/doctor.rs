//! What `soloist doctor` finds, and that it changes nothing.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;

use crate::common::{Folder, GAME, Ran};

/// A folder with one saved game.
fn played() -> Folder {
    let folder = Folder::new();
    folder.soloist(&["play", GAME, "--seats", "1", "--seed", "7"], b"quit\n").well();
    folder
}

/// Asserts that something is wrong, and returns the lines of what.
fn faults(ran: Ran) -> Vec<String> {
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let faults: Vec<String> =
        ran.out.lines().filter(|line| line.starts_with("wrong: ")).map(str::to_string).collect();
    let count = format!("soloist: {} thing", faults.len());
    assert!(ran.complaints.len() == 1 && ran.complaints[0].starts_with(&count), "{ran:?}");
    faults
}

#[test]
fn a_new_computer_is_well_and_no_folder_is_made() {
    let folder = Folder::new();
    let found = folder.soloist(&["doctor"], b"").well();
    assert!(found.contains("note: ") && found.contains("is not there yet"), "{found}");
    assert!(found.contains("ok: No games are saved yet."), "{found}");
    assert!(found.contains("ok: This command speaks English"), "{found}");
    assert!(!folder.path().join("soloist").exists(), "nothing is made");
}

#[test]
fn saved_games_are_read_and_stay_as_they_are() {
    let folder = played();
    let games = folder.soloist(&["games"], b"").well();
    let found = folder.soloist(&["doctor"], b"").well();
    assert!(found.contains("ok: 1 saved game, whole"), "{found}");
    assert!(found.contains("ok: Games are saved in "), "{found}");
    assert_eq!(folder.soloist(&["games"], b"").well(), games);
}

#[test]
fn a_damaged_database_and_a_file_in_place_of_the_folder_are_faults() {
    let folder = played();
    let file = folder.path().join("soloist/soloist.sqlite");
    let mut bytes = std::fs::read(&file).expect("a database");
    // The pages after the first are no pages any more.
    bytes[4096..].fill(0xa5);
    std::fs::write(&file, bytes).expect("damaged");
    assert!(!faults(folder.soloist(&["doctor"], b"")).is_empty());
    let file = folder.join("file");
    std::fs::write(&file, "").expect("written");
    let found = faults(folder.soloist(&["doctor", "--data", &file], b""));
    assert!(found[0].ends_with("is no folder."), "{found:?}");
}

#[test]
fn a_port_is_free_or_taken_by_another_program_or_by_soloist_itself() {
    let folder = Folder::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let found = faults(folder.soloist(&["doctor", "--addr", &address], b""));
    assert_eq!(found, [format!("wrong: Another program uses {address}.")]);
    drop(taken);
    let found = folder.soloist(&["--addr", &address, "doctor"], b"").well();
    assert!(found.contains(&format!("ok: The table can open at {address}.")), "{found}");
    let mut table = folder.start(&["serve", "--addr", &address]);
    let mut opened = String::new();
    let out = table.stdout.take().expect("piped");
    BufReader::new(out).read_line(&mut opened).expect("the address");
    let found = folder.soloist(&["doctor", "--addr", &address], b"");
    table.kill().and_then(|()| table.wait()).expect("it ends");
    let found = found.well();
    assert!(found.contains(&format!("ok: Soloist is running at {address} already.")), "{found}");
}

#[test]
fn every_language_is_spoken_and_an_unknown_one_is_named() {
    let folder = Folder::new();
    for (language, begin) in [("de", "gut: "), ("fr", "bon\u{a0}: "), ("es", "bien: ")] {
        let found = folder.soloist(&["doctor", "--language", language], b"").well();
        let lines = found.lines().filter(|line| line.starts_with(begin)).count();
        assert!(lines >= 3 && !found.contains("doctor-"), "{found}");
        assert!(!found.contains(" is ") && !found.contains(" the "), "{found}");
    }
    let dutch = folder.soloist_in(&[("LC_ALL", "nl_NL.UTF-8")], &["doctor"], b"").well();
    assert!(dutch.contains("note: The system asks for nl"), "{dutch}");
}
