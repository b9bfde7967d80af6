//! How much of a game people have seen, in both stores.

use service::{GameChange, GameStore, NewState, PersonId, Problem, Progress, SeenMark};

use crate::people::{guest, in_both};
use crate::small_saves::save;

/// Replaces the entries of a game.
fn play(store: &dyn GameStore, game: &str, entries: &[&str]) -> i64 {
    let (save, progress) = (save(entries), Progress::default());
    let revision = store.revision(game).expect("a game");
    let state = NewState { revision, save: &save, progress: &progress, apart: None };
    let change = GameChange { state: Some(state), ..GameChange::default() };
    store.commit(game, &change).expect("kept")
}

fn mark(store: &dyn GameStore, game: &str, entries: usize, revision: i64) -> Result<(), Problem> {
    store.keep_seen(game, &PersonId("bob".into()), SeenMark { entries, revision })
}

fn seen(store: &dyn GameStore, game: &str) -> Option<usize> {
    store.seen(game, &PersonId("bob".into())).expect("read")
}

#[test]
fn the_highest_mark_counts_and_none_is_beyond_the_end() {
    in_both(|store, game| {
        let revision = play(store, game, &["roll", "2", "roll"]);
        assert!(mark(store, game, 1, revision).is_err(), "there is nobody");
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(seen(store, game), None);
        for (entries, kept) in [(0, 0), (2, 2), (1, 2), (9, 3)] {
            mark(store, game, entries, revision).expect("kept");
            assert_eq!(seen(store, game), Some(kept));
        }
        assert_eq!(mark(store, "none", 1, 1), Err(Problem::Missing("none".into())));
    });
}

#[test]
fn a_mark_of_a_page_before_entries_were_taken_back_counts_no_more() {
    in_both(|store, game| {
        store.keep_person(&guest("bob")).expect("kept");
        let before = play(store, game, &["roll", "2", "roll"]);
        mark(store, game, 3, before).expect("kept");
        let back = play(store, game, &["roll"]);
        assert_eq!(seen(store, game), Some(1), "it is seen no more");
        let after = play(store, game, &["roll", "5", "stop"]);
        mark(store, game, 3, before).expect("passed over");
        assert_eq!(seen(store, game), Some(1));
        mark(store, game, 2, back).expect("kept");
        assert_eq!(seen(store, game), Some(2));
        mark(store, game, 3, after).expect("kept");
        assert_eq!(seen(store, game), Some(3));
    });
}

#[test]
fn marks_go_with_their_person_and_their_game_and_a_guests_become_the_members() {
    in_both(|store, game| {
        let revision = play(store, game, &["roll", "2", "roll"]);
        for (name, entries) in [("bob", 2), ("ada", 3)] {
            store.keep_person(&guest(name)).expect("kept");
            let mark = SeenMark { entries, revision };
            store.keep_seen(game, &PersonId(name.into()), mark).expect("kept");
        }
        let (ada, bob) = (PersonId("ada".into()), PersonId("bob".into()));
        store.join_people(&ada, &bob).expect("joined");
        assert_eq!(seen(store, game), Some(3));
        store.forget_person(&bob).expect("forgotten");
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(seen(store, game), None);
        mark(store, game, 1, revision).expect("kept");
        store.delete(game).expect("deleted");
        assert_eq!(seen(store, game), None);
    });
}
