//! Examinations of a database, which change nothing.

use crate::folder::Folder;
use game_core::Settings;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, DynSession, Play, Until};
use rusqlite::Connection;
use sample_games::pig::Pig;
use service::Games;
use store::Store;

/// A store with a game of twenty entries, and its id.
fn begun(folder: &Folder) -> (Games, String) {
    let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
    let store = Store::open(folder.path()).expect("opens");
    let games = Games::new(Catalog::of(vec![shelf]), store);
    let settings = Settings::new();
    let id = games.start("pig", &settings, ChanceSource::Seed(1), Play::Friendly, None);
    let id = id.expect("starts");
    let play = |session: &mut dyn DynSession| session.play_bot("random", 1, Until::Entries(20));
    games.change(&id, play).expect("plays");
    (games, id)
}

fn changed(games: &Games, change: &str) {
    let file = Connection::open(games.store().place()).expect("the file opens");
    file.execute_batch(change).expect("changed");
}

#[test]
fn a_folder_without_a_database_stays_without_one() {
    let folder = Folder::new();
    assert_eq!(Store::examine(folder.path()).expect("nothing is wrong"), None);
    assert!(!Store::is_in(folder.path()));
}

#[test]
fn a_whole_database_is_found_whole_while_it_is_open() {
    let folder = Folder::new();
    let (games, _) = begun(&folder);
    let found = Store::examine(folder.path()).expect("read").expect("a database");
    assert_eq!((found.games, found.schema), (1, found.known));
    assert!(found.damage.is_empty() && found.damaged_games.is_empty(), "{found:?}");
    assert_eq!(games.list(0, 10).expect("a list").total, 1);
}

#[test]
fn an_altered_entry_is_found_in_its_game() {
    let folder = Folder::new();
    let (games, id) = begun(&folder);
    changed(&games, "UPDATE entries SET text = 'altered' WHERE n = 3");
    let found = Store::examine(folder.path()).expect("read").expect("a database");
    let (damaged, what) = found.damaged_games.first().unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!(*damaged, id);
    assert!(what.to_string().contains("entry 3"), "{what}");
    assert!(found.damage.is_empty(), "{found:?}");
}

#[test]
fn a_database_of_a_newer_version_and_no_database_are_refused() {
    let folder = Folder::new();
    let (games, _) = begun(&folder);
    changed(&games, "PRAGMA user_version = 1000");
    let newer = Store::examine(folder.path()).expect_err("newer").to_string();
    assert!(newer.contains("1000"), "{newer}");
    drop(games);
    let other = Folder::new();
    std::fs::create_dir_all(other.path()).expect("a folder");
    std::fs::write(other.path().join("soloist.sqlite"), "no database at all").expect("written");
    assert!(Store::examine(other.path()).is_err());
}
