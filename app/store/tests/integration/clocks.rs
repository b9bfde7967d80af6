//! The clocks of games, and the hours of people, in both stores.

use game_core::Seat;
use service::{
    ClockChange, ClockEntry, ClockEvent, ClockState, Founding, GameChange, GameStore, Hours, Job,
    JobKind, PersonId, Problem, Progress,
};

use crate::folder::Folder;
use crate::people::{created, guest, in_both, opened};
use crate::small_saves::save;

pub(crate) fn entry(event: ClockEvent, at: i64) -> ClockEntry {
    let hours = Hours { offset: 60, night: Some((1320, 420)), weekend: true };
    ClockEntry { revision: 0, seat: Some(Seat(1)), event, left: 86_400, at, hours }
}

/// Adds entries to a game whose writer has read so many.
fn add(
    store: &dyn GameStore,
    game: &str,
    before: usize,
    entries: &[ClockEntry],
) -> Result<i64, Problem> {
    let jobs = &[Job { kind: JobKind::Clock, due: 90_000 }];
    let clock = Some(ClockChange { before, entries });
    store.commit(game, &GameChange { clock, jobs: Some(jobs), ..GameChange::default() })
}

#[test]
fn entries_of_clocks_are_kept_with_the_revision_of_their_change_or_not_at_all() {
    in_both(|store, game| {
        assert_eq!(store.clock(game), Ok(Vec::new()));
        let [one, two] = [entry(ClockEvent::Begins, 5), entry(ClockEvent::Ends, 9)];
        let first = add(store, game, 0, std::slice::from_ref(&one)).expect("kept");
        assert_eq!(add(store, game, 0, std::slice::from_ref(&two)), Err(Problem::Overtaken));
        let nobody = ClockEntry { seat: None, event: ClockEvent::Sets, ..two.clone() };
        let second = add(store, game, 1, &[two.clone(), nobody.clone()]).expect("kept");
        let kept = [(one, first), (two, second), (nobody, second)];
        let kept = kept.map(|(entry, revision)| ClockEntry { revision, ..entry });
        assert_eq!(store.clock(game), Ok(kept.to_vec()));
        store.delete(game).expect("deleted");
        assert_eq!(store.clock(game), Ok(Vec::new()));
    });
}

#[test]
fn a_new_game_is_stored_with_its_clocks() {
    in_both(|store, _| {
        let clock = &[entry(ClockEvent::Waits, 5)];
        let founding = Founding { clock, ..Founding::default() };
        let game = store.create_with("g", &save(&[]), &Progress::default(), &founding);
        let kept = store.clock(&game.expect("kept")).expect("read");
        assert_eq!(kept, [ClockEntry { revision: 1, ..entry(ClockEvent::Waits, 5) }]);
    });
}

#[test]
fn a_clock_stands_with_the_change_that_frees_a_seat() {
    in_both(|store, game| {
        store.keep_person(&guest("bob")).expect("kept");
        store.give_seat(game, Seat(0), None, Some("bob")).expect("given");
        add(store, game, 0, &[entry(ClockEvent::Begins, store.now())]).expect("kept");
        assert!(ClockState::of(&store.clock(game).expect("read")).runs());
        assert_eq!(store.forget_person(&PersonId("bob".into())), Ok(vec![game.to_string()]));
        let kept = store.clock(game).expect("read");
        assert!(!ClockState::of(&kept).runs());
        assert_eq!(kept[1].revision, store.revision(game).expect("read"));
        assert!(store.due_jobs(i64::MAX).expect("read").is_empty());
    });
}

#[test]
fn hours_go_with_their_person() {
    in_both(|store, _| {
        let (bob, hours) = (PersonId("bob".into()), entry(ClockEvent::Begins, 0).hours);
        assert!(store.keep_hours(&bob, &hours).is_err(), "there is nobody");
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(store.hours(&bob), Ok(Hours::default()));
        store.keep_hours(&bob, &hours).expect("kept");
        assert_eq!(store.hours(&bob), Ok(hours));
        store.forget_person(&bob).expect("forgotten");
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(store.hours(&bob), Ok(Hours::default()));
    });
}

#[test]
fn a_store_without_clocks_gets_them() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    let file = rusqlite::Connection::open(store.file()).expect("the file opens");
    drop(store);
    file.execute_batch(crate::people::OWNED).expect("as it was");
    let before = "DROP TABLE clocks; DROP TABLE hours; PRAGMA user_version = 12;";
    file.execute_batch(before).expect("as it was");
    let store = opened(&folder);
    assert_eq!(store.clock(&game), Ok(Vec::new()));
    add(&store, &game, 0, &[entry(ClockEvent::Begins, 5)]).expect("kept");
}
