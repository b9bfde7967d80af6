//! A database that another process has locked.

use std::time::{Duration, Instant};

use crate::folder::Folder;
use game_core::Settings;
use play::{Catalog, CatalogEntry, ChanceSource, DynGame, Play};
use rusqlite::Connection;
use sample_games::pig::Pig;
use service::{Games, Problem};
use store::Store;

fn choose(games: &Games, id: &str) -> Result<(), Problem> {
    games.change(id, |session| {
        let text = session.now().choices()[0].text.clone();
        session.choose(&text).map(drop)
    })
}

/// A write fails with a clear message within about a second; reads go on meanwhile; once the other
/// process is done, the same write succeeds.
#[test]
fn a_locked_database_is_told_after_a_second_and_keeps_nobody() {
    let folder = Folder::new();
    let shelf: Box<dyn DynGame> = Box::new(CatalogEntry::<Pig>::ours());
    let games = Games::new(Catalog::of(vec![shelf]), Store::open(folder.path()).expect("opens"));
    let start = || {
        games
            .start("pig", &Settings::new(), ChanceSource::Seed(1), Play::Friendly, None)
            .expect("starts")
    };
    let (one, two) = (start(), start());
    let other = Connection::open(games.store().place()).expect("the file opens");
    other.execute_batch("BEGIN IMMEDIATE").expect("it is locked");
    let begun = Instant::now();
    std::thread::scope(|scope| {
        let writers = [scope.spawn(|| choose(&games, &one)), scope.spawn(|| choose(&games, &two))];
        let length = games.read(&one, |session| session.len()).expect("reads");
        assert!(begun.elapsed() < Duration::from_millis(700), "readers do not wait");
        assert!(length > 0 && games.list(0, 200).expect("a list").games.len() == 2);
        for writer in writers {
            let problem = writer.join().expect("ends").expect_err("it is locked");
            assert!(matches!(problem, Problem::Busy(_)), "{problem:?}");
            assert!(problem.to_string().contains("another program"), "{problem}");
        }
    });
    // Both have waited at the same time. SQLite waits for 0.9 s; the rest allows for a slow
    // machine.
    assert!(begun.elapsed() < Duration::from_millis(1700), "{:?}", begun.elapsed());
    other.execute_batch("COMMIT").expect("it is free");
    choose(&games, &one).expect("now it succeeds");
}
