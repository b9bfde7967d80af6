//! What people want to be told, and what they are to be told, in both stores.

use std::collections::BTreeSet;

use service::{
    Founding, GameChange, GameStore, Notice, NoticeKind, NoticeSettings, NoticeStore as _,
    NoticeWay, PeopleStore as _, PersonId, Progress,
};

use crate::folder::Folder;
use crate::people::{created, guest, in_both, opened};
use crate::small_saves::save;

fn notice(kind: NoticeKind, cause: &str, due: i64) -> Notice {
    let (person, cause) = (PersonId("bob".into()), cause.to_string());
    Notice { person, kind, cause, way: NoticeWay::Letter, due }
}

fn add(store: &dyn GameStore, game: &str, notices: &[Notice]) {
    let change = GameChange { notices, ..GameChange::default() };
    store.commit(game, &change).expect("kept");
}

fn with(game: &str, notice: Notice) -> (String, Notice) {
    (game.to_string(), notice)
}

#[test]
fn a_notice_is_due_once_for_its_cause_and_is_claimed_by_one() {
    in_both(|store, game| {
        store.keep_person(&guest("bob")).expect("kept");
        let turn = notice(NoticeKind::Turn, "7", 50);
        add(store, game, std::slice::from_ref(&turn));
        add(store, game, &[notice(NoticeKind::Turn, "7", 10)]);
        assert_eq!(store.due_notices(49), Ok(Vec::new()));
        let all = vec![with(game, turn.clone())];
        assert_eq!(store.due_notices(50), Ok(all.clone()));
        assert_eq!(store.notices_to(&turn.person, NoticeWay::Letter), Ok(all.clone()));
        assert_eq!(store.notices_to(&turn.person, NoticeWay::Hook), Ok(Vec::new()));
        assert_eq!(store.claim_notices(&all, 60), Ok(all.clone()));
        assert_eq!(store.claim_notices(&all, 60), Ok(Vec::new()), "another has it");
        add(store, game, std::slice::from_ref(&turn));
        assert_eq!(store.due_notices(i64::MAX), Ok(Vec::new()), "it was told");
        let again = with(game, Notice { due: 99, ..turn });
        store.release_notices(std::slice::from_ref(&again)).expect("given back");
        assert_eq!(store.due_notices(99), Ok(vec![again]));
    });
}

#[test]
fn a_notice_that_was_put_off_is_not_claimed_by_whoever_read_it_before() {
    in_both(|store, game| {
        store.keep_person(&guest("bob")).expect("kept");
        let short = notice(NoticeKind::TimeShort, "7", 50);
        add(store, game, &[short.clone(), notice(NoticeKind::Turn, "7", 20)]);
        let later = Notice { due: 80, ..short.clone() };
        add(store, game, &[later.clone(), notice(NoticeKind::Turn, "7", 30)]);
        let due: Vec<i64> =
            store.due_notices(99).expect("read").iter().map(|(_, it)| it.due).collect();
        assert_eq!(due, [20, 80], "the end of a time moves, and nothing else does");
        assert_eq!(store.claim_notices(&[with(game, short)], 50), Ok(Vec::new()));
        let off = with(game, Notice { due: 90, ..later });
        store.put_off_notices(std::slice::from_ref(&off)).expect("put off");
        assert_eq!(store.claim_notices(std::slice::from_ref(&off), 90), Ok(vec![off.clone()]));
        store.put_off_notices(std::slice::from_ref(&off)).expect("passed over");
        assert_eq!(store.due_notices(99).expect("read").len(), 1);
    });
}

#[test]
fn notices_are_stored_with_their_cause_or_not_at_all_and_go_with_person_and_game() {
    in_both(|store, game| {
        store.keep_person(&guest("bob")).expect("kept");
        let notices = &[notice(NoticeKind::Invited, "1-5", 5)];
        let founding = Founding { notices, ..Founding::default() };
        let other = store.create_with("g", &save(&[]), &Progress::default(), &founding);
        let other = other.expect("kept");
        assert_eq!(store.due_notices(5), Ok(vec![with(&other, notices[0].clone())]));
        let wrong = GameChange {
            notices: &[notice(NoticeKind::Turn, "1", 5)],
            one_seat: None,
            asked: Some(service::AskedChange { before: "never", after: "" }),
            ..GameChange::default()
        };
        assert!(store.commit(game, &wrong).is_err());
        assert_eq!(store.due_notices(99).expect("read").len(), 1);
        store.delete(&other).expect("deleted");
        assert_eq!(store.due_notices(99), Ok(Vec::new()));
        add(store, game, &[notice(NoticeKind::Turn, "1", 5)]);
        store.forget_person(&PersonId("bob".into())).expect("forgotten");
        assert_eq!(store.due_notices(99), Ok(Vec::new()));
    });
}

#[test]
fn what_somebody_wants_to_be_told_goes_with_the_person() {
    in_both(|store, game| {
        let bob = PersonId("bob".into());
        let settings = NoticeSettings {
            letter: BTreeSet::from([NoticeKind::Turn]),
            address: "bob@x.example".to_string(),
            stop: "secret".to_string(),
            ..NoticeSettings::default()
        };
        assert!(store.keep_notice_settings(&bob, &settings).is_err(), "there is nobody");
        assert!(store.mute_game(&bob, game, true).is_err());
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(store.notice_settings(&bob), Ok(NoticeSettings::default()));
        store.keep_notice_settings(&bob, &settings).expect("kept");
        assert_eq!(store.notice_settings(&bob), Ok(settings));
        assert_eq!(store.whose_letters("secret"), Ok(Some(bob.clone())));
        assert_eq!((store.whose_letters(""), store.whose_letters("x")), (Ok(None), Ok(None)));
        store.mute_game(&bob, game, true).expect("kept");
        store.mute_game(&bob, game, true).expect("the same");
        assert_eq!(store.muted_games(&bob), Ok(BTreeSet::from([game.to_string()])));
        store.mute_game(&bob, game, false).expect("kept");
        assert_eq!(store.muted_games(&bob), Ok(BTreeSet::new()));
        store.mute_game(&bob, game, true).expect("kept");
        store.forget_person(&bob).expect("forgotten");
        store.keep_person(&guest("bob")).expect("kept");
        assert_eq!(store.notice_settings(&bob), Ok(NoticeSettings::default()));
        assert_eq!(store.muted_games(&bob), Ok(BTreeSet::new()));
    });
}

#[test]
fn a_backup_that_is_put_back_tells_nothing_again() {
    let folder = Folder::new();
    let store = opened(&folder);
    let game = created(&store);
    store.keep_person(&guest("bob")).expect("kept");
    add(&store, &game, &[notice(NoticeKind::Turn, "1", 5)]);
    let file = folder.path().join("copy.sqlite");
    store.backup(&file).expect("copied");
    let due = store.due_notices(5).expect("read");
    store.claim_notices(&due, 6).expect("told");
    store.restore(&file).expect("put back");
    assert_eq!(store.due_notices(i64::MAX), Ok(Vec::new()));
}
