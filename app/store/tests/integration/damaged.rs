//! Damaged saves and databases.

use crate::folder::Folder;
use game_core::Settings;
use i18n::Notice;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, DynSession, Play, SessionError, Until};
use rusqlite::Connection;
use sample_games::pig::Pig;
use service::{Games, Mend, PersonId, Problem};
use store::Store;

fn games(folder: &Folder) -> Games {
    let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
    Games::new(Catalog::of(vec![shelf]), Store::open(folder.path()).expect("opens"))
}

/// A game of twenty entries.
fn begun(games: &Games, name: &str) -> String {
    let id =
        games.start("pig", &Settings::new(), ChanceSource::Seed(1), Play::Friendly, Some(name));
    let id = id.expect("starts");
    let play = |session: &mut dyn DynSession| {
        session.play_bot("random", 1, Until::Entries(20 - session.len()))
    };
    games.change(&id, play).expect("plays");
    id
}

fn file(games: &Games) -> Connection {
    Connection::open(games.store().place()).expect("the file opens")
}

fn joined(notes: &[Notice]) -> String {
    notes.iter().map(Notice::to_string).collect::<Vec<_>>().join(" ")
}

fn choose(session: &mut dyn DynSession) -> Result<(), SessionError> {
    let text = session.now().choices()[0].text.clone();
    session.choose(&text).map(drop)
}

/// Missing entries are reported, and the remains are kept as a separate game when play goes on.
#[test]
fn a_save_that_has_lost_entries_says_so_and_is_kept_apart() {
    for lost in ["n >= 12", "n = 12", "n < 1"] {
        let folder = Folder::new();
        let games = games(&folder);
        let id = begun(&games, "Sunday");
        let before = games.store().load(&id).expect("is there");
        assert!(before.damage.is_empty() && games.open(&id).expect("opens").notes().is_empty());
        drop(games);
        let games = self::games(&folder);
        let rows = format!("DELETE FROM entries WHERE {lost}");
        let gone = file(&games).execute(&rows, []).expect("lost");
        let first = if lost == "n < 1" { 0 } else { 12 };
        let open = games.open(&id).expect("opens before the gap");
        let length = before.save.entries.len();
        let told = joined(open.notes());
        let part = format!("entry {first} of its {length} is missing, {gone} of {length} in all");
        assert!(told.contains(&part), "{part} in {told}");
        let (_, damage) = games.export(&id).expect("what is left");
        assert!(!damage.is_empty(), "an export says so, too");
        games.change(&id, choose).expect("goes on");
        let list = games.list(0, 10).expect("a list").games;
        let apart = list.iter().find(|game| game.name == "Sunday ↺");
        let apart = apart.expect("is kept apart");
        let rows = "SELECT count(*) FROM entries WHERE game = ?1";
        let left: i64 =
            file(&games).query_row(rows, [&apart.id], |row| row.get(0)).expect("a count");
        assert_eq!(left as usize, length - gone);
        games.change(&id, choose).expect("goes on");
        assert_eq!(games.list(0, 10).expect("a list").total, 2, "once is enough");
        assert!(games.store().load(&id).expect("is there").damage.is_empty(), "whole again");
    }
}

#[test]
fn entries_that_were_taken_back_are_missed_too() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = begun(&games, "g");
    games.change(&id, |session| session.undo_choice()).expect("takes back");
    let length = games.store().load(&id).expect("is there").save.entries.len();
    file(&games).execute("DELETE FROM entries WHERE n >= ?1", [length as i64]).expect("lost");
    let damage = joined(&games.store().load(&id).expect("is there").damage);
    assert!(damage.contains("0 can be brought back"), "{damage}");
}

/// A name that is not UTF-8 or a header that is no save does not hide the other games.
#[test]
fn one_broken_row_hides_no_other() {
    let folder = Folder::new();
    let games = games(&folder);
    let (one, two) = (begun(&games, "one"), begun(&games, "two"));
    let broken = "UPDATE games SET name = CAST(x'fffe41' AS TEXT), header = '{' WHERE id = ?1";
    file(&games).execute(broken, [&one]).expect("broken");
    let games = self::games(&folder);
    let list = games.list(0, 10).expect("a list");
    assert_eq!((list.games.len(), list.total), (2, 2), "{list:?}");
    let problem = games.read(&one, |_| ()).expect_err("it is no save");
    assert!(
        matches!(&problem, Problem::Damaged(why) if why.to_string().contains("damaged")),
        "{problem}"
    );
    let (lies, damage) = games.export(&one).expect("what lies there");
    assert!(lies.contains("\"entries\"") && !damage.is_empty(), "{lies}");
    assert_eq!(games.read(&two, |session| session.len()), Ok(20));
    games.delete(&one).expect("it can be thrown away");
}

/// A file with an older schema is migrated with every game.
#[test]
fn a_store_of_an_older_program_is_brought_up_to_date() {
    let folder = Folder::new();
    let games = games(&folder);
    let id = begun(&games, "g");
    games.change(&id, |session| session.undo_choice()).expect("takes back");
    let save = games.store().load(&id).expect("is there").save;
    let old = "ALTER TABLE games DROP COLUMN undone; ALTER TABLE games DROP COLUMN glance;
         ALTER TABLE games DROP COLUMN sum; ALTER TABLE games DROP COLUMN listed;
         ALTER TABLE games DROP COLUMN settings;
         ALTER TABLE entries DROP COLUMN sum; DROP TABLE seats; DROP TABLE own_content; DROP TABLE asked;
         DROP TABLE clocks; DROP TABLE hours; DROP TABLE seen;
         DROP TABLE notices; DROP TABLE muted; DROP TABLE notice_settings;
         ALTER TABLE games DROP COLUMN shortened;
         DROP TABLE passkeys; DROP TABLE identities; DROP TABLE recovery;
         DROP TABLE program_tokens; DROP TABLE one_time;
         DROP TABLE sessions; DROP TABLE members; DROP TABLE invitations; DROP TABLE people;
         DROP TABLE jobs; DROP TABLE events; DROP TABLE admissions; DROP TABLE offers;
         DROP TABLE reports; DROP TABLE blocks; DROP TABLE acts;
         PRAGMA user_version = 1;";
    file(&games).execute_batch(old).expect("as it was");
    drop(games);
    let games = self::games(&folder);
    let found = games.store().load(&id).expect("is there");
    assert_eq!((found.save, found.damage, found.glance), (save, Vec::new(), None));
    assert!(games.list(0, 10).expect("a list").games[0].glance.is_none(), "nobody has looked yet");
    games.open(&id).expect("opens");
    assert!(games.list(0, 10).expect("a list").games[0].glance.is_some(), "noted for lists");
    file(&games).execute("UPDATE entries SET text = 'x' WHERE n = 3", []).expect("altered");
    let told = joined(self::games(&folder).open(&id).expect("opens").notes());
    assert!(told.contains("entry 3 of its"), "sealed when it was brought up to date: {told}");
}

/// A flipped bit in an entry, in the columns needed to play, or in those shown in lists is
/// reported, and the original is kept as a separate game when play goes on.
#[test]
fn a_flipped_bit_is_told_and_the_game_goes_on_whole() {
    let flips = [
        ("UPDATE entries SET text = replace(text, 'roll', 'rolm') WHERE n = 4", "entry"),
        ("UPDATE games SET header = replace(header, '\"rules\":1', '\"rules\":3')", "options"),
        ("UPDATE games SET name = 'Sundax'", "options"),
    ];
    for (flip, told) in flips {
        let folder = Folder::new();
        let id = begun(&games(&folder), "Sunday");
        let games = games(&folder);
        // The fourth entry is random, so write one that certainly differs.
        let altered = file(&games).execute(flip, []).expect("altered");
        let altered = match flip.contains("entries") {
            true => {
                let other = "UPDATE entries SET text = text || 'x' WHERE n = 4";
                altered.max(file(&games).execute(other, []).expect("altered"))
            }
            false => altered,
        };
        assert_eq!(altered, 1);
        let notes = joined(games.open(&id).expect("opens").notes());
        assert!(notes.contains("damaged") && notes.contains(told), "{flip}: {notes}");
        assert!(!games.export(&id).expect("an export").1.is_empty(), "an export says so, too");
        games.change(&id, choose).expect("goes on");
        let list = games.list(0, 10).expect("a list").games;
        assert!(list.iter().any(|game| game.name.ends_with('↺')), "{list:?}");
        assert!(games.store().load(&id).expect("is there").damage.is_empty(), "whole again");
    }
}

#[test]
fn what_lists_show_is_worked_out_anew_where_it_is_damaged() {
    let folder = Folder::new();
    let id = begun(&games(&folder), "Sunday");
    let games = games(&folder);
    let whole = games.list(0, 10).expect("a list").games[0].glance.clone();
    assert!(whole.is_some());
    file(&games)
        .execute("UPDATE games SET glance = replace(glance, '2', '3')", [])
        .expect("altered");
    assert_ne!(games.list(0, 10).expect("a list").games[0].glance, whole);
    assert!(games.open(&id).expect("opens").notes().is_empty(), "that is no damage of the game");
    assert_eq!(games.list(0, 10).expect("a list").games[0].glance, whole);
}

/// With damaged content overrides no game starts until the owner decides what to do with them.
#[test]
fn damaged_values_of_an_owners_copy_are_told_and_mended() {
    let folder = Folder::new();
    let games = games(&folder);
    let text = "[die]\nfaces = 4\n".to_string();
    let own = game_core::ContentOverrides::from_iter([game_core::SourceFile {
        name: "die.toml".into(),
        text,
    }]);
    let enter = |_: &game_core::ContentOverrides| Ok(own.clone());
    let owner = PersonId::owner();
    for (mend, left) in [(Mend::Keep, false), (Mend::Clear, true)] {
        games.enter_own(&owner, "pig", None, |_| true, enter).expect("kept");
        let start = || {
            games
                .start("pig", &Settings::new(), ChanceSource::Seed(1), Play::Friendly, None)
                .map(drop)
        };
        start().expect("a die with four faces");
        let flip = "UPDATE own_content SET files = replace(files, '4', '5') WHERE game = 'pig'";
        assert_eq!(file(&games).execute(flip, []).expect("altered"), 1);
        assert!(games.store().content_overrides(&owner, "pig").expect("a store").damage.is_some());
        assert!(matches!(start(), Err(Problem::Damaged(_))));
        assert!(
            games.enter_own(&owner, "pig", None, |_| true, enter).is_err(),
            "nor is more entered"
        );
        games.mend_own(&owner, "pig", mend).expect("mended");
        start().expect("games begin again");
        let now = games.store().content_overrides(&owner, "pig").expect("a store");
        assert_eq!((now.own.is_empty(), now.damage), (left, None));
        let apart = "SELECT count(*) FROM own_content WHERE game = 'pig (as it was)'";
        let apart: i64 = file(&games).query_row(apart, [], |row| row.get(0)).expect("a count");
        assert_eq!(apart, 1, "what was damaged is kept apart");
    }
}

/// Overwritten bytes of the file are found when it is opened, and reported with the list.
#[test]
fn a_damaged_file_is_told_when_it_is_opened() {
    let folder = Folder::new();
    let games = games(&folder);
    for _ in 0..30 {
        begun(&games, "g");
    }
    let place = games.store().place();
    file(&games).execute_batch("PRAGMA wal_checkpoint(TRUNCATE)").expect("settled");
    let with_entries = "SELECT max(pageno) FROM dbstat WHERE name = 'entries'";
    let with_entries: i64 =
        file(&games).query_row(with_entries, [], |row| row.get(0)).expect("a page");
    drop(games);
    assert!(self::games(&folder).list(0, 10).expect("a list").damage.is_empty());
    let mut bytes = std::fs::read(&place).expect("the file");
    let page = 4096;
    let after = usize::try_from(with_entries).expect("pages are counted from 1") * page;
    for byte in &mut bytes[after - page + 8..after] {
        *byte = 0x5a;
    }
    std::fs::write(&place, bytes).expect("overwritten");
    let list = self::games(&folder).list(0, 100);
    let told = match &list {
        Ok(list) => joined(&list.damage),
        Err(problem) => problem.to_string(),
    };
    assert!(told.contains("damaged") || told.contains("malformed"), "{list:?}");
}
