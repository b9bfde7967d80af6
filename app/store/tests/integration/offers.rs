//! Seats that are offered to a person by name, and games that are ended by consent.

use game_core::Seat;
use rusqlite::Connection;
use service::{
    Founding, GameChange, GameSettings, GameStore, OfferChange, PersonId, Problem, Progress, Rank,
    SeatChange, SeatOffer,
};

use crate::folder::Folder;
use crate::people::{OWNED, created, guest, in_both, opened};
use crate::small_saves::save;

pub(crate) fn id(name: &str) -> PersonId {
    PersonId(name.into())
}

/// An offer of a seat by Ada.
pub(crate) fn offer(seat: u8, to: &str, since: i64) -> SeatOffer {
    SeatOffer { seat: Seat(seat), to: id(to), by: id("ada"), since }
}

fn keep(
    store: &dyn GameStore,
    game: &str,
    before: Option<&PersonId>,
    after: &SeatOffer,
) -> Result<i64, Problem> {
    let offers = &[OfferChange { seat: after.seat, before, after: Some(after) }];
    store.commit(game, &GameChange { offers, ..GameChange::default() })
}

pub(crate) fn with_people(store: &dyn GameStore) {
    for name in ["ada", "bob", "cleo"] {
        store.keep_person(&guest(name)).expect("kept");
    }
}

/// The games and seats that a person is offered.
fn asked(store: &dyn GameStore, name: &str) -> Vec<(String, Seat)> {
    let found = store.offers_to(&id(name)).expect("read");
    found.into_iter().map(|(game, offer)| (game.id, offer.seat)).collect()
}

#[test]
fn a_seat_is_offered_to_one_person_until_it_changes_hands() {
    in_both(|store, game| {
        with_people(store);
        let first = offer(1, "bob", 5);
        keep(store, game, None, &first).expect("offered");
        assert_eq!(store.offers(game), Ok(vec![first.clone()]));
        assert_eq!(asked(store, "bob"), [(game.to_string(), Seat(1))]);
        assert_eq!(keep(store, game, None, &offer(1, "cleo", 6)), Err(Problem::Overtaken));
        keep(store, game, Some(&first.to), &offer(1, "cleo", 6)).expect("replaced");
        keep(store, game, None, &offer(0, "cleo", 7)).expect("offered");
        assert!(asked(store, "bob").is_empty());
        let both = [(game.to_string(), Seat(0)), (game.to_string(), Seat(1))];
        assert_eq!(asked(store, "cleo"), both, "the latest first");
        // Accepted whole or not at all, and only once.
        let cleo = id("cleo");
        let offers = &[OfferChange { seat: Seat(1), before: Some(&cleo), after: None }];
        let sits = |held| [SeatChange { seat: Seat(1), held, holder: Some("cleo") }];
        let accept = |held| {
            let seats = &sits(held);
            store.commit(game, &GameChange { seats, offers, ..GameChange::default() })
        };
        assert_eq!(accept(Some("bob")), Err(Problem::Overtaken));
        assert_eq!(asked(store, "cleo").len(), 2, "nothing has changed");
        accept(None).expect("accepted");
        assert_eq!(accept(None), Err(Problem::Overtaken));
        store.give_seat(game, Seat(0), None, Some("bob")).expect("given");
        assert_eq!(store.offers(game), Ok(Vec::new()), "each seat has gone to somebody");
        let late = keep(store, "no game", None, &offer(0, "bob", 5));
        assert!(matches!(late, Err(Problem::Missing(_))), "{late:?}");
    });
}

#[test]
fn an_offer_goes_with_its_game_with_either_person_and_with_whoever_holds_the_seat() {
    in_both(|store, game| {
        with_people(store);
        store.give_seat(game, Seat(0), None, Some("cleo")).expect("given");
        keep(store, game, None, &offer(0, "bob", 5)).expect("offered");
        assert_eq!(store.forget_person(&id("cleo")), Ok(vec![game.to_string()]));
        assert!(asked(store, "bob").is_empty(), "its seat is free");
        keep(store, game, None, &offer(0, "bob", 5)).expect("offered");
        store.forget_person(&id("bob")).expect("forgotten");
        assert_eq!(store.offers(game), Ok(Vec::new()));
        store.keep_person(&guest("bob")).expect("kept");
        keep(store, game, None, &offer(0, "bob", 5)).expect("offered");
        store.forget_person(&id("ada")).expect("forgotten");
        assert!(asked(store, "bob").is_empty());
        store.keep_person(&guest("ada")).expect("kept");
        keep(store, game, None, &offer(0, "bob", 5)).expect("offered");
        store.delete(game).expect("deleted");
        assert!(asked(store, "bob").is_empty());
    });
}

#[test]
fn a_new_game_is_stored_with_its_offers_and_one_that_is_over_offers_nothing() {
    in_both(|store, _| {
        with_people(store);
        let founded = |over| {
            let offers = &[offer(1, "bob", 5)];
            let founding = Founding { offers, seats: &[Seat(0)], ..Founding::default() };
            let progress = Progress { over, ..Progress::default() };
            store.create_with("g", &save(&[]), &progress, &founding).expect("kept")
        };
        let (going, over) = (founded(false), founded(true));
        assert_eq!(asked(store, "bob"), [(going, Seat(1))]);
        assert_eq!(store.offers(&over).expect("read").len(), 1);
    });
}

#[test]
fn offers_by_and_to_a_guest_are_those_of_whom_he_becomes() {
    in_both(|store, game| {
        with_people(store);
        let member = service::Person { rank: Rank::Member, ..guest("dora") };
        store.keep_person(&member).expect("kept");
        keep(store, game, None, &offer(0, "bob", 5)).expect("offered");
        keep(store, game, None, &offer(1, "dora", 5)).expect("offered");
        store.give_seat(game, Seat(2), None, Some("bob")).expect("given");
        keep(store, game, None, &offer(2, "dora", 5)).expect("offered");
        let before = store.revision(game).expect("a game");
        assert_eq!(store.join_people(&id("ada"), &id("cleo")), Ok(vec![game.to_string()]));
        assert!(store.revision(game).expect("a game") > before, "open pages notice");
        assert!(store.offers(game).expect("read").iter().all(|it| it.by == id("cleo")));
        store.join_people(&id("bob"), &id("dora")).expect("joined");
        assert!(asked(store, "dora").is_empty(), "nobody is offered a seat where he sits");
    });
}

#[test]
fn a_game_that_was_ended_by_consent_stays_ended() {
    in_both(|store, game| {
        let keep = |settings: &GameSettings| {
            let change = GameChange { settings: Some(settings), ..GameChange::default() };
            store.commit(game, &change).expect("set");
        };
        keep(&GameSettings { ended: true, ..GameSettings::default() });
        keep(&GameSettings { listed: true, ..GameSettings::default() });
        let found = store.settings(game).expect("read");
        assert!(found.ended && found.listed);
    });
}

#[test]
fn a_copy_that_is_put_back_brings_no_offer_back_and_keeps_what_was_ended() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    with_people(&store);
    keep(&store, &game, None, &offer(0, "bob", 5)).expect("offered");
    let ended = GameSettings { ended: true, ..GameSettings::default() };
    let change = GameChange { settings: Some(&ended), ..GameChange::default() };
    store.commit(&game, &change).expect("ended");
    assert_eq!(asked(&opened(&folder), "bob").len(), 1, "another process reads it");
    let copy = folder.path().join("copy.sqlite");
    store.backup(&copy).expect("a copy");
    store.restore(&copy).expect("put back");
    assert!(asked(&store, "bob").is_empty(), "it may have been answered since");
    assert!(store.settings(&game).expect("read").ended);
}

#[test]
fn a_store_of_the_version_before_is_opened_with_all_it_has() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    with_people(&store);
    store.give_seat(&game, Seat(0), None, Some("ada")).expect("given");
    let file = Connection::open(store.file()).expect("the file opens");
    drop(store);
    file.execute_batch(OWNED).expect("as it was");
    file.execute_batch(
        "DROP TABLE offers; DROP TABLE reports; DROP TABLE blocks; DROP TABLE acts;
         DROP TABLE clocks; DROP TABLE hours; PRAGMA user_version = 10;",
    )
    .expect("as it was");
    let store = opened(&folder);
    assert_eq!(store.seats(&game).expect("seats")[&Seat(0)], "ada");
    assert!(!store.settings(&game).expect("read").ended);
    keep(&store, &game, None, &offer(0, "bob", 5)).expect("offered");
    assert_eq!(asked(&store, "bob").len(), 1);
}
