//! Reports, blocks, acts of hosts, and one seat for each person.

use std::collections::BTreeSet;

use game_core::Seat;
use rusqlite::Connection;
use service::{
    Arrival, ConductStore as _, GameChange, HostAct, Invitation, KeptAct, OfferChange,
    PeopleStore as _, Person, PersonId, Problem, Rank, Report, ReportLimit, ReportOutcome,
    ReportReason, SeatChange,
};

use crate::folder::Folder;
use crate::offers::{id, offer, with_people};
use crate::people::{created, guest, in_both, opened};

const LIMIT: ReportLimit = ReportLimit { most: 2, seconds: 100 };

/// A report of bob by ada.
fn report(name: &str, game: &str, since: i64) -> Report {
    Report {
        id: name.into(),
        game: game.into(),
        kind: "colab".into(),
        name: "Ares".into(),
        by: Some(id("ada")),
        about: Some(id("bob")),
        reason: ReportReason::Stalling,
        words: "he has gone fishing".into(),
        since,
        outcome: None,
    }
}

fn act(act: HostAct, since: i64) -> KeptAct {
    KeptAct { by: id("ada"), act, on: Some(id("bob")), since }
}

#[test]
fn reports_are_few_are_closed_once_and_lose_their_words_then() {
    in_both(|store, game| {
        with_people(store);
        store.report(&report("1", game, 5), LIMIT).expect("kept");
        assert_eq!(store.open_reports(), Ok(vec![report("1", game, 5)]));
        assert_eq!(store.report(&report("2", game, 6), LIMIT), Err(Problem::Overtaken), "the same");
        store.report(&report("3", "another", 7), LIMIT).expect("kept");
        assert_eq!(store.report(&report("4", "third", 104), LIMIT), Err(Problem::Overtaken));
        store.report(&report("4", "third", 105), LIMIT).expect("the first is old");
        let closed = store.close_report("1", ReportOutcome::Spoken);
        assert_eq!(closed, Ok(Some(report("1", game, 5))), "as it was");
        assert_eq!(store.close_report("1", ReportOutcome::Nothing), Ok(None), "once");
        assert_eq!(store.close_report("none", ReportOutcome::Nothing), Ok(None));
        let own = store.reports_by(&id("ada")).expect("read");
        let after = (own[2].words.as_str(), own[2].outcome);
        assert_eq!(after, ("", Some(ReportOutcome::Spoken)), "the latest is first");
        assert_eq!(store.open_reports().expect("read").len(), 2);
        let stranger = Report { about: Some(id("nobody")), ..report("5", "fourth", 900) };
        assert_eq!(store.report(&stranger, LIMIT), Err(Problem::Overtaken));
    });
}

#[test]
fn words_go_with_whoever_wrote_them_and_a_report_outlives_its_game_and_its_people() {
    in_both(|store, game| {
        with_people(store);
        store.report(&report("1", game, 5), LIMIT).expect("kept");
        store.delete(game).expect("deleted");
        store.forget_person(&id("bob")).expect("forgotten");
        let left = store.open_reports().expect("read");
        assert_eq!((left[0].about.as_ref(), left[0].words.as_str()), (None, "he has gone fishing"));
        store.forget_person(&id("ada")).expect("forgotten");
        let left = store.open_reports().expect("read");
        assert_eq!((left.len(), left[0].by.as_ref(), left[0].words.as_str()), (1, None, ""));
    });
}

#[test]
fn whom_somebody_blocks_offers_nothing_any_more_until_that_is_undone() {
    in_both(|store, game| {
        with_people(store);
        let (ada, bob) = (id("ada"), id("bob"));
        let first = offer(1, "bob", 5);
        let offers = &[OfferChange { seat: Seat(1), before: None, after: Some(&first) }];
        store.commit(game, &GameChange { offers, ..GameChange::default() }).expect("offered");
        assert_eq!(store.block(&ada, &bob, 6), Ok(Vec::new()), "it is ada who offers");
        assert_eq!(store.block(&bob, &ada, 7), Ok(vec![game.to_string()]));
        assert_eq!(store.offers(game), Ok(Vec::new()));
        assert_eq!(store.block(&bob, &ada, 8), Ok(Vec::new()), "twice is once");
        assert_eq!(store.blocked_by(&bob), Ok(vec![ada.clone()]));
        assert_eq!(store.blockers_of(&ada), Ok(BTreeSet::from([bob.clone()])));
        assert_eq!(store.block(&bob, &id("nobody"), 8), Err(Problem::Overtaken));
        store.unblock(&bob, &ada).expect("undone");
        assert_eq!(store.blockers_of(&ada), Ok(BTreeSet::new()));
        store.forget_person(&bob).expect("forgotten");
        assert_eq!(store.blocked_by(&ada), Ok(Vec::new()));
    });
}

#[test]
fn acts_of_hosts_are_kept_after_everybody_has_gone() {
    in_both(|store, _| {
        with_people(store);
        for (since, one) in (5..).zip(HostAct::ALL) {
            store.keep_act(&act(one, since)).expect("kept");
        }
        store.forget_person(&id("bob")).expect("forgotten");
        store.forget_person(&id("ada")).expect("forgotten");
        let latest = [act(HostAct::CloseReport, 9), act(HostAct::Remove, 8)];
        assert_eq!(store.acts(2), Ok(latest.to_vec()));
        assert_eq!(store.acts(99).expect("read").len(), HostAct::ALL.len());
    });
}

#[test]
fn a_guest_who_becomes_another_person_keeps_blocks_and_reports() {
    in_both(|store, game| {
        with_people(store);
        let dora = Person { rank: Rank::Member, ..guest("dora") };
        store.keep_person(&dora).expect("kept");
        store.report(&report("1", game, 5), LIMIT).expect("kept");
        store.keep_act(&act(HostAct::ChangeRank, 6)).expect("kept");
        for (one, other) in [("ada", "bob"), ("cleo", "bob"), ("bob", "dora")] {
            store.block(&id(one), &id(other), 6).expect("blocked");
        }
        store.join_people(&id("bob"), &dora.id).expect("joined");
        assert_eq!(store.blockers_of(&dora.id), Ok(BTreeSet::from([id("ada"), id("cleo")])));
        assert_eq!(store.blocked_by(&dora.id), Ok(Vec::new()), "nobody blocks himself");
        assert_eq!(store.open_reports().expect("read")[0].about, Some(dora.id.clone()));
        assert_eq!(store.acts(1).expect("read")[0].on, Some(dora.id.clone()));
        store.join_people(&id("ada"), &dora.id).expect("joined");
        assert_eq!(store.open_reports(), Ok(Vec::new()), "nobody reports himself");
    });
}

#[test]
fn a_person_gets_no_second_seat_by_any_way_at_once() {
    in_both(|store, game| {
        with_people(store);
        let bob = guest("bob");
        store.give_seat(game, Seat(0), None, Some("bob")).expect("given");
        let one = |held, seat| {
            let seats = &[SeatChange { seat: Seat(seat), held, holder: Some("bob") }];
            let one_seat = Some("bob");
            store.commit(game, &GameChange { seats, one_seat, ..GameChange::default() })
        };
        let refused = one(None, 1).expect_err("he sits");
        assert!(refused.to_string().contains("leave it first"), "{refused}");
        one(Some("bob"), 0).expect("it is the same seat");
        let (hash, by) = ("link".to_string(), id("ada"));
        let (game_id, seat) = (game.to_string(), Some(Seat(1)));
        let link = Invitation { hash, game: game_id, seat, by, since: 5, until: 100 };
        store.invite(&link).expect("invited");
        let arrival = Arrival { person: &bob, session: None };
        let refused = store.accept("link", 9, &arrival).expect_err("he sits");
        assert!(refused.to_string().contains("leave it first"), "{refused}");
        assert_eq!(store.seats(game).expect("seats").len(), 1);
        assert!(store.invitation("link", 9).expect("read").is_some(), "it is not used up");
        // A guest who holds the other seat becomes the person who sits here.
        store.keep_person(&Person { rank: Rank::Member, ..bob }).expect("kept");
        store.give_seat(game, Seat(1), None, Some("cleo")).expect("given");
        store.join_people(&id("cleo"), &id("bob")).expect("joined");
        let seats = store.seats(game).expect("seats");
        assert_eq!(seats.into_iter().collect::<Vec<_>>(), [(Seat(0), "bob".to_string())]);
    });
}

#[test]
fn a_backup_that_is_put_back_forgets_no_block_and_no_report_of_today() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    with_people(&store);
    store.block(&id("ada"), &id("bob"), 5).expect("blocked");
    store.report(&report("1", &game, 5), LIMIT).expect("kept");
    store.keep_act(&act(HostAct::MakeLink, 5)).expect("kept");
    let copy = store.file().with_file_name("copy.sqlite");
    store.backup(&copy).expect("a copy");
    store.close_report("1", ReportOutcome::Removed).expect("closed");
    store.block(&id("cleo"), &id("bob"), 6).expect("blocked");
    store.keep_person(&guest("late")).expect("kept");
    store.block(&id("ada"), &id("late"), 6).expect("blocked");
    let late = Report { by: Some(id("late")), ..report("2", &game, 6) };
    store.report(&late, LIMIT).expect("kept");
    store.keep_act(&act(HostAct::CloseReport, 6)).expect("kept");
    store.restore(&copy).expect("put back");
    assert_eq!(store.blockers_of(&id("bob")), Ok(BTreeSet::from([id("ada"), id("cleo")])));
    let open = store.open_reports().expect("read");
    let left: Vec<(&str, Option<&PersonId>, &str)> =
        open.iter().map(|it| (&*it.id, it.by.as_ref(), &*it.words)).collect();
    assert_eq!(left, [("2", None, "")], "who came since is gone, and what is closed stays closed");
    let acts = [act(HostAct::CloseReport, 6), act(HostAct::MakeLink, 5)];
    assert_eq!(store.acts(9), Ok(acts.to_vec()));
}

#[test]
fn a_store_of_the_version_before_has_no_reports_and_takes_some() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    with_people(&store);
    let file = Connection::open(store.file()).expect("the file opens");
    drop(store);
    file.execute_batch(crate::people::OWNED).expect("as it was");
    let before = "DROP TABLE reports; DROP TABLE blocks; DROP TABLE acts; DROP TABLE clocks;
         DROP TABLE hours; PRAGMA user_version = 11;";
    file.execute_batch(before).expect("as it was");
    let store = opened(&folder);
    assert_eq!(store.open_reports(), Ok(Vec::new()));
    store.report(&report("1", &game, 5), LIMIT).expect("kept");
    store.block(&id("ada"), &id("bob"), 5).expect("blocked");
    store.keep_act(&act(HostAct::Remove, 5)).expect("kept");
}
