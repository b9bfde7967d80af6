//! The store alone: what it stores, what it refuses, and that a failed write changes nothing.

use crate::folder::Folder;
use play::{ChanceSource, Play, PlayerSlot, Save};
use rusqlite::Connection;
use service::{GameStore as _, PersonId, Problem, Progress, StoredOwn, write_save};
use store::Store;

fn save(entries: &[&str], undone: &[&str]) -> Save {
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_string()).collect();
    Save {
        soloist: 1,
        game: "pig".into(),
        rules: 3,
        content: "c0ffee".into(),
        owner: game_core::ContentOverrides::default(),
        options: serde_json::from_str(r#"{"seats":2,"aim":100}"#).expect("an object"),
        chance_source: ChanceSource::Seed(7),
        play: Play::Friendly,
        practice: false,
        helper: false,
        players: vec!["club".parse().expect("a player"), PlayerSlot::Person].into(),
        later: Default::default(),
        state: None,
        entries: texts(entries),
        undone: texts(undone),
        presses: vec![(0, 2)],
    }
}

fn progress(status: &str) -> Progress {
    Progress { over: false, status: status.into(), glance: None }
}

/// The entries in the file: number and text.
fn rows(store: &Store) -> Vec<(i64, String)> {
    let file = Connection::open(store.file()).expect("the file opens");
    let mut query = file.prepare("SELECT n, text FROM entries ORDER BY n").expect("a query");
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("rows");
    rows.map(|row| row.expect("a row")).collect()
}

#[test]
fn a_game_is_found_again_by_another_process() {
    let folder = Folder::new();
    let store = Store::open(&folder.path().join("a/b")).expect("makes its folders");
    let kept = save(&["roll", "die 4"], &["stop"]);
    let id = store.create("Sunday", &kept, &progress("red to roll")).expect("kept");
    let other = Store::open(&folder.path().join("a/b")).expect("opens again");
    let found = other.load(&id).expect("is there");
    assert_eq!((found.name.as_str(), found.revision, &found.save), ("Sunday", 1, &kept));
    let list = other.list(0, 100).expect("a list").games;
    assert_eq!((list.len(), list[0].entries, list[0].over), (1, 2, false));
    assert_eq!((list[0].id.as_str(), list[0].status.as_str()), (id.as_str(), "red to roll"));
    assert!(id.chars().all(|c| c.is_ascii_alphanumeric()) && id.len() == 8, "{id}");
}

#[test]
fn what_an_owners_copy_shows_is_found_again() {
    let folder = Folder::new();
    let file = |text: &str| game_core::SourceFile { name: "die.toml".into(), text: text.into() };
    let own = |text: &str| game_core::ContentOverrides::from_iter([file(text)]);
    let (store, owner) = (Store::open(folder.path()).expect("opens"), &PersonId::owner());
    assert!(store.content_overrides(owner, "pig").expect("a store").own.is_empty());
    for (revision, text) in [(0, "[die]\nfaces = 4\n"), (1, "[die]\nfaces = 8\n")] {
        store.keep_content_overrides(owner, "pig", revision, &own(text)).expect("kept");
        let other = Store::open(folder.path()).expect("opens again");
        let kept = StoredOwn { own: own(text), revision: revision + 1, damage: None };
        assert_eq!(other.content_overrides(owner, "pig"), Ok(kept));
        assert!(other.content_overrides(owner, "chess").expect("a store").own.is_empty());
        let late = other.keep_content_overrides(owner, "pig", revision, &own(text));
        assert_eq!(late, Err(Problem::Overtaken), "from an old reading");
    }
    let file = Connection::open(store.file()).expect("the file opens");
    file.execute("UPDATE own_content SET files = '{'", []).expect("damaged");
    let found = store.content_overrides(owner, "pig").expect("a store");
    assert!(found.damage.is_some_and(|why| why.to_string().contains("pig")));
}

#[test]
fn a_write_stores_only_what_differs() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let id = store.create("g", &save(&["a", "b"], &[]), &progress("")).expect("kept");
    let file = Connection::open(store.file()).expect("the file opens");
    file.execute_batch(
        "CREATE TABLE touched (n INTEGER, how TEXT);
         CREATE TRIGGER i AFTER INSERT ON entries BEGIN
             INSERT INTO touched VALUES (NEW.n, 'written'); END;
         CREATE TRIGGER d AFTER DELETE ON entries BEGIN
             INSERT INTO touched VALUES (OLD.n, 'removed'); END;",
    )
    .expect("triggers");
    let touched = || {
        let mut query = file.prepare("SELECT how || ' ' || n FROM touched").expect("a query");
        let rows = query.query_map([], |row| row.get::<_, String>(0)).expect("rows");
        let touched: Vec<String> = rows.map(|row| row.expect("a row")).collect();
        file.execute("DELETE FROM touched", []).expect("forgotten");
        touched
    };
    let mut revision = 1;
    let mut write = |entries: &[&str], undone: &[&str]| {
        let save = save(entries, undone);
        revision = store.write(&id, revision, &save, &progress(""), None).expect("kept");
        assert_eq!(store.load(&id).expect("is there").save, save);
        touched()
    };
    assert_eq!(write(&["a", "b", "c"], &[]), ["written 2"]);
    assert_eq!(write(&["a"], &["b", "c"]), Vec::<String>::new(), "undo moves only the end");
    assert_eq!(write(&["a", "b"], &["c"]), Vec::<String>::new());
    assert_eq!(write(&["a", "x"], &[]), ["removed 1", "removed 2", "written 1"]);
    assert_eq!(write(&[], &[]), ["removed 0", "removed 1"]);
}

#[test]
fn a_failed_write_leaves_everything_as_before() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let before = save(&["a", "b"], &["c"]);
    let id = store.create("g", &before, &progress("before")).expect("kept");
    let file = Connection::open(store.file()).expect("the file opens");
    file.execute_batch(
        "CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.text = 'boom' BEGIN
             SELECT RAISE(ABORT, 'disk full'); END;",
    )
    .expect("a trigger");
    let (list, found) =
        (store.list(0, 100).expect("a list").games, store.load(&id).expect("is there"));
    let after = save(&["x", "y", "boom"], &[]);
    let problem =
        store.write(&id, 1, &after, &progress("after"), None).expect_err("the disk is full");
    assert!(problem.to_string().contains("disk full"), "{problem}");
    assert!(store.create("h", &after, &progress("")).is_err());
    assert_eq!(
        (store.list(0, 100).expect("a list").games, store.load(&id).expect("is there")),
        (list, found)
    );
    store.write(&id, 1, &save(&["x"], &[]), &progress(""), None).expect("later writes succeed");
}

#[test]
fn who_writes_from_an_old_reading_is_refused() {
    let folder = Folder::new();
    let one = Store::open(folder.path()).expect("opens");
    let two = Store::open(folder.path()).expect("opens");
    let id = one.create("g", &save(&[], &[]), &progress("")).expect("kept");
    two.write(&id, 1, &save(&["a"], &[]), &progress(""), None).expect("is first");
    let late = one.write(&id, 1, &save(&["b"], &[]), &progress(""), None);
    assert_eq!(late, Err(Problem::Overtaken));
    assert_eq!(one.load(&id).expect("is there").save.entries, ["a"]);
}

#[test]
fn lists_show_the_game_changed_last_first() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let first = store.create("first", &save(&[], &[]), &progress("")).expect("kept");
    let second = store.create("second", &save(&[], &[]), &progress("")).expect("kept");
    let order = |store: &Store| -> Vec<String> {
        store.list(0, 100).expect("a list").games.into_iter().map(|game| game.id).collect()
    };
    assert_eq!(order(&store), [second.clone(), first.clone()]);
    let file = Connection::open(store.file()).expect("the file opens");
    file.execute("UPDATE games SET changed = changed - 60", []).expect("a minute ago");
    store.write(&first, 1, &save(&["a"], &[]), &progress(""), None).expect("kept");
    assert_eq!(order(&store), [first, second]);
}

#[test]
fn games_are_renamed_and_deleted_and_missing_ones_are_named() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let id = store.create("g", &save(&["a"], &[]), &progress("")).expect("kept");
    store.rename(&id, "Monday").expect("renamed");
    let found = store.load(&id).expect("is there");
    assert_eq!((found.name.as_str(), found.revision), ("Monday", 1));
    store.delete(&id).expect("deleted");
    assert_eq!(rows(&store), [], "its entries go with it");
    let missing = Problem::Missing(id.clone());
    assert_eq!(store.load(&id), Err(missing.clone()));
    assert_eq!(store.rename(&id, "x"), Err(missing.clone()));
    assert_eq!(store.delete(&id), Err(missing.clone()));
    assert_eq!(store.revision(&id), Err(missing.clone()));
    assert_eq!(store.write(&id, 1, &save(&[], &[]), &progress(""), None), Err(missing.clone()));
    assert_eq!(missing.to_string(), format!("there is no saved game '{id}'"));
}

#[test]
fn an_exported_game_is_a_save_again() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let kept = save(&["a", "ü \"quoted\""], &["c"]);
    let id = store.create("g", &kept, &progress("")).expect("kept");
    let text = write_save(&store.load(&id).expect("is there").save);
    assert!(text.lines().count() > 10 && text.ends_with("}\n"), "{text}");
    assert_eq!(Save::read(&text), Ok(kept));
}

#[test]
fn a_database_of_another_program_is_refused_and_left_alone() {
    let folder = Folder::new();
    let file = folder.path().join("soloist.sqlite");
    let other = Connection::open(&file).expect("made");
    other.execute_batch("CREATE TABLE games (x)").expect("made");
    let problem = Store::open(folder.path()).expect_err("not ours");
    assert!(problem.to_string().ends_with("belongs to another program"), "{problem}");
    other.execute_batch("SELECT x FROM games; PRAGMA user_version = -3").expect("as it was");
    let problem = Store::open(folder.path()).expect_err("not ours");
    assert!(problem.to_string().ends_with("belongs to another program"), "{problem}");
}

#[cfg(unix)]
#[test]
fn nothing_is_answered_once_the_file_is_gone() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("made");
    let id = store.create("one", &save(&["a"], &[]), &progress("")).expect("kept");
    for file in std::fs::read_dir(folder.path()).expect("a folder") {
        std::fs::remove_file(file.expect("a file").path()).expect("removed");
    }
    let problem =
        store.write(&id, 1, &save(&["a", "b"], &[]), &progress(""), None).expect_err("it is gone");
    assert!(problem.to_string().ends_with("is no longer there"), "{problem}");
}

#[test]
fn a_store_of_a_newer_program_is_refused_and_left_alone() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let file = Connection::open(store.file()).expect("the file opens");
    file.pragma_update(None, "user_version", 99).expect("a later form");
    drop(store);
    let problem = Store::open(folder.path()).expect_err("too new");
    assert!(problem.to_string().contains("newer Soloist"), "{problem}");
    let version: i64 =
        file.pragma_query_value(None, "user_version", |row| row.get(0)).expect("a number");
    assert_eq!(version, 99);
}

#[test]
fn what_is_no_store_is_refused_in_one_line() {
    let folder = Folder::new();
    std::fs::write(folder.path().join("soloist.sqlite"), "no database at all, but a letter")
        .expect("written");
    let problem = Store::open(folder.path()).expect_err("no database");
    assert_eq!(problem.lines().len(), 1, "{problem}");
    assert!(problem.to_string().contains("cannot be opened"), "{problem}");
    std::fs::write(folder.path().join("file"), "").expect("written");
    let problem = Store::open(&folder.path().join("file")).expect_err("a file, no folder");
    assert!(problem.to_string().contains("cannot be made"), "{problem}");
}

#[test]
fn many_processes_may_open_a_new_store_at_once() {
    let folder = Folder::new();
    std::thread::scope(|scope| {
        for number in 0..8 {
            let path = folder.path();
            scope.spawn(move || {
                let store = Store::open(path).expect("opens");
                for _ in 0..5 {
                    let name = number.to_string();
                    store.create(&name, &save(&["a"], &[]), &progress("")).expect("kept");
                }
            });
        }
    });
    assert_eq!(
        Store::open(folder.path()).expect("opens").list(0, 100).expect("a list").games.len(),
        40
    );
}

#[test]
fn of_two_devices_that_take_a_seat_at_once_one_is_told() {
    let folder = Folder::new();
    let store = Store::open(folder.path()).expect("opens");
    let id = store.create("g", &save(&[], &[]), &progress("")).expect("kept");
    let seat = game_core::Seat(0);
    store.give_seat(&id, seat, None, Some("one")).expect("it was free");
    assert_eq!(store.give_seat(&id, seat, None, Some("two")), Err(Problem::Overtaken));
    assert_eq!(store.seats(&id).expect("seats")[&seat], "one");
    store.give_seat(&id, seat, Some("one"), Some("two")).expect("it is known who holds it");
    assert_eq!(store.give_seat(&id, seat, Some("one"), None), Err(Problem::Overtaken));
    store.give_seat(&id, seat, Some("two"), None).expect("it is free again");
    assert!(store.seats(&id).expect("seats").is_empty());
}
