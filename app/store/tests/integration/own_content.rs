//! Content overrides, each of one person.

use game_core::{ContentOverrides, SourceFile};
use rusqlite::{Connection, params};
use service::{GameStore, Person, PersonId, Problem, Rank, StoredOwn};

use crate::folder::Folder;
use crate::offers::{id, with_people};
use crate::people::{OWNED, guest, in_both, opened};

fn die(faces: u8) -> ContentOverrides {
    let (name, text) = ("die.toml".into(), format!("[die]\nfaces = {faces}\n"));
    ContentOverrides::from_iter([SourceFile { name, text }])
}

fn kept(own: ContentOverrides, revision: i64) -> Result<StoredOwn, Problem> {
    Ok(StoredOwn { own, revision, damage: None })
}

fn keep(store: &dyn GameStore, name: &str, faces: u8) -> Result<(), Problem> {
    store.keep_content_overrides(&id(name), "pig", 0, &die(faces))
}

#[test]
fn each_person_has_the_own_values_and_takes_them_away() {
    in_both(|store, _| {
        with_people(store);
        keep(store, "ada", 4).expect("kept");
        keep(store, "bob", 8).expect("kept");
        store.keep_content_overrides(&PersonId::owner(), "pig", 0, &die(12)).expect("kept");
        assert_eq!(keep(store, "ada", 5), Err(Problem::Overtaken), "from an old reading");
        assert_eq!(keep(store, "eve", 5), Err(Problem::Overtaken), "nobody has this id");
        assert_eq!(store.content_overrides(&id("ada"), "pig"), kept(die(4), 1));
        assert_eq!(store.content_overrides(&id("bob"), "pig"), kept(die(8), 1));
        assert_eq!(store.content_overrides(&PersonId::owner(), "pig"), kept(die(12), 1));
        assert_eq!(store.content_overrides(&id("cleo"), "pig"), Ok(StoredOwn::default()));
        assert_eq!(store.content_overrides(&id("ada"), "chess"), Ok(StoredOwn::default()));
        store.forget_person(&id("ada")).expect("removed");
        store.keep_person(&guest("ada")).expect("kept");
        assert_eq!(store.content_overrides(&id("ada"), "pig"), Ok(StoredOwn::default()));
        assert_eq!(store.content_overrides(&id("bob"), "pig"), kept(die(8), 1));
    });
}

#[test]
fn a_guest_who_becomes_somebody_brings_values_for_games_that_have_none() {
    in_both(|store, _| {
        with_people(store);
        store.keep_person(&Person { rank: Rank::Member, ..guest("bob") }).expect("kept");
        keep(store, "ada", 4).expect("kept");
        store.keep_content_overrides(&id("ada"), "chess", 0, &die(6)).expect("kept");
        keep(store, "bob", 8).expect("kept");
        store.join_people(&id("ada"), &id("bob")).expect("joined");
        assert_eq!(store.content_overrides(&id("bob"), "pig"), kept(die(8), 1));
        assert_eq!(store.content_overrides(&id("bob"), "chess"), kept(die(6), 1));
        assert_eq!(store.content_overrides(&id("ada"), "pig"), Ok(StoredOwn::default()));
    });
}

#[test]
fn values_of_an_older_store_are_those_of_the_owner() {
    let folder = Folder::new();
    let store = opened(&folder);
    store.keep_content_overrides(&PersonId::owner(), "pig", 0, &die(4)).expect("kept");
    let file = Connection::open(store.file()).expect("the file opens");
    drop(store);
    let row = "SELECT files, revision, sum FROM own_content";
    let row = file.query_row(row, [], |row| {
        Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?, row.get::<_, i64>(2)?))
    });
    let (files, revision, sum) = row.expect("a row");
    file.execute_batch(OWNED).expect("as it was");
    let before = "INSERT INTO owned VALUES ('pig', ?1, ?2, ?3)";
    file.execute(before, params![files, revision, sum]).expect("as it was");
    drop(file);
    let store = opened(&folder);
    assert_eq!(store.content_overrides(&PersonId::owner(), "pig"), kept(die(4), 1));
}

#[test]
fn a_restored_backup_brings_values_back_and_lets_no_old_reading_replace_them() {
    let folder = Folder::new();
    let store = opened(&folder);
    with_people(&store);
    keep(&store, "ada", 4).expect("kept");
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("made");
    store.keep_content_overrides(&id("ada"), "pig", 1, &die(5)).expect("kept");
    store.restore(&copy).expect("restored");
    let found = store.content_overrides(&id("ada"), "pig").expect("read");
    assert_eq!((found.own, found.damage), (die(4), None));
    let late = store.keep_content_overrides(&id("ada"), "pig", 2, &die(6));
    assert_eq!(late, Err(Problem::Overtaken));
}
