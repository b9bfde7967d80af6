//! Undo, luck, and what each viewer may read.

use crate::common::{catalog, fingerprint, finish, start, step};
use game_core::{Dice, GameInfo, Seat, Turn, Viewer};
use i18n::Locale;
use play::{ChanceSource, DynSession, Play, Until};
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use serde_json::{Map, Value};

fn undo_and_redo_are_inverse<G: GameInfo>(games: u64) {
    for seed in 0..games {
        let mut dice = Dice::new(seed);
        let mut session = start::<G>(ChanceSource::Seed(seed), Play::Friendly);
        let mut states = vec![session.now().state_json()];
        while session.turn() != Turn::Over {
            step(&mut *session, &mut dice);
            states.push(session.now().state_json());
            session.undo().expect("there is an entry");
            assert_eq!(session.now().state_json(), states[states.len() - 2]);
            session.redo().expect("it was just taken back");
            assert_eq!(session.now().state_json(), states[states.len() - 1]);
        }
        let end = fingerprint(&*session);
        let log = session.log(Viewer::Everybody, 0).len();
        assert_eq!(log, session.len());
        for (entries, state) in states.iter().enumerate() {
            assert_eq!(session.at(entries).state_json(), *state);
            let cut = session.until(entries);
            assert_eq!((cut.len(), cut.undone()), (entries, 0), "it knows nothing of the others");
            assert_eq!(cut.now().state_json(), *state);
        }
        for state in states.iter().rev().skip(1) {
            session.undo().expect("there are entries");
            assert_eq!(session.now().state_json(), *state);
        }
        assert!(session.undo().is_err() && session.is_empty());
        assert_eq!(session.undone(), states.len() - 1);
        while session.undone() > 0 {
            session.redo().expect("it was taken back");
        }
        assert!(session.redo().is_err());
        assert_eq!(fingerprint(&*session), end);
    }
}

#[test]
fn undo_and_redo_are_inverse_in_pig() {
    undo_and_redo_are_inverse::<Pig>(150);
}

#[test]
fn undo_and_redo_are_inverse_in_sealed_bids() {
    undo_and_redo_are_inverse::<SealedBids>(300);
}

#[test]
fn undo_of_a_choice_takes_the_results_of_chance_with_it_and_redo_brings_them_back() {
    for seed in 0..100 {
        let mut session = start::<Pig>(ChanceSource::Seed(seed), Play::Friendly);
        session.roll().expect("the seed answers");
        assert!(session.undo_choice().is_err(), "nobody has chosen yet");
        let mut before = Vec::new();
        while session.turn() != Turn::Over {
            before.push(session.now().state_json());
            session.choose("roll").expect("a seat may always roll");
            session.roll().expect("the seed answers");
        }
        let end = session.now().state_json();
        for state in before.iter().rev() {
            session.undo_choice().expect("a seat has chosen");
            assert_eq!(session.now().state_json(), *state);
        }
        for state in before.iter().skip(1).chain([&end]) {
            session.redo_choice().expect("it was taken back");
            assert_eq!(session.now().state_json(), *state);
        }
        assert!(session.redo_choice().is_err());
    }
}

#[test]
fn redo_of_a_choice_begins_with_a_result_that_was_taken_back_alone() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Friendly);
    finish(&mut *session, &mut Dice::new(1));
    let end = session.now().state_json();
    while session.len() > 1 {
        session.undo().expect("there are entries");
    }
    assert_eq!(session.turn(), Turn::Chance);
    session.redo_choice().expect("there are entries to redo");
    let chosen =
        session.log(Viewer::Everybody, 0).iter().filter(|entry| entry.seat.is_some()).count();
    assert_eq!(chosen, 1);
    while session.undone() > 0 {
        session.redo_choice().expect("there are entries to redo");
    }
    assert_eq!(session.now().state_json(), end);
}

#[test]
fn the_same_seed_gives_the_same_luck_after_undo() {
    let mut session = start::<Pig>(ChanceSource::Seed(4), Play::Friendly);
    let first: Vec<String> =
        session.roll().expect("the seed answers").into_iter().map(|rolled| rolled.text).collect();
    while session.undo().is_ok() {}
    let again: Vec<String> =
        session.roll().expect("the seed answers").into_iter().map(|rolled| rolled.text).collect();
    assert_eq!(first, again);
    let other = |seed| {
        let mut session = start::<Pig>(ChanceSource::Seed(seed), Play::Friendly);
        session.play_bot("random", 1, Until::Over).expect("there is such a bot");
        session.now().state_json()
    };
    assert_eq!(other(1), other(1));
    assert_ne!(other(1), other(2));
}

#[test]
fn strict_play_does_not_take_luck_back() {
    let mut session = start::<Pig>(ChanceSource::Seed(0), Play::Strict);
    session.roll().expect("the seed answers");
    let before = fingerprint(&*session);
    assert!(session.undo().is_err());
    assert_eq!(fingerprint(&*session), before);
    session.choose("roll").expect("a seat may always roll");
    session.undo().expect("a choice can be taken back");
    assert_eq!(session.now().state_json(), before.0);
    session.redo().expect("it was taken back");
    session.roll().expect("the seed answers");
    let before = fingerprint(&*session);
    assert!(session.undo_choice().is_err());
    assert_eq!(fingerprint(&*session), before);
    assert!(!session.practice());
}

#[test]
fn strict_play_does_not_choose_its_luck() {
    let faces = ["face 2", "face 3", "face 4", "face 5", "face 6"];
    let mut session = start::<Pig>(ChanceSource::Seed(0), Play::Strict);
    let accepted = faces.iter().filter(|face| session.clone_box().choose(face).is_ok()).count();
    assert!(accepted <= 1, "only what the seed gives is accepted");
    let mut session2 = start::<Pig>(ChanceSource::Seed(0), Play::Friendly);
    let rolled = session.roll().expect("the seed answers")[0].text.clone();
    let other = faces.iter().find(|face| **face != rolled).expect("there are five");
    session2.choose(other).expect("friendly play allows it");
    assert!(session2.practice(), "and marks the game as practice");
}

#[test]
fn friendly_play_marks_the_game_as_practice_when_luck_is_taken_back() {
    let mut session = start::<Pig>(ChanceSource::Seed(2), Play::Friendly);
    session.roll().expect("the seed answers");
    session.choose("roll").expect("a seat may always roll");
    session.undo().expect("there is an entry");
    assert!(!session.practice(), "a choice is no luck");
    session.undo().expect("there is an entry");
    assert!(session.practice());
}

#[test]
fn the_same_choice_keeps_what_can_be_redone_and_another_forgets_it() {
    let mut session = start::<SealedBids>(ChanceSource::Seed(3), Play::Friendly);
    session.play_bot("random", 3, Until::Over).expect("there is such a bot");
    let log = session.save().entries;
    while session.undo().is_ok() {}
    let undone = session.undone();
    session.choose(&log[0]).expect("it was accepted before");
    assert_eq!(session.undone(), undone - 1);
    session.roll().expect("the seed answers");
    assert_eq!(session.len() + session.undone(), log.len(), "the seed gives the same luck");
    let next = &log[session.len()];
    let choices = session.now().choices();
    let other = choices.iter().find(|listed| listed.text != *next).expect("there are at least two");
    session.choose(&other.text).expect("it is listed");
    assert_eq!(session.undone(), 0);
}

#[test]
fn at_a_real_table_the_person_answers_for_chance() {
    let mut session = start::<Pig>(ChanceSource::Table, Play::Friendly);
    let before = fingerprint(&*session);
    assert!(session.roll().is_err());
    assert_eq!(fingerprint(&*session), before);
    session.choose("face 5").expect("the die shows it");
    assert!(session.roll().expect("it is not chance's turn").is_empty());
    assert!(!session.practice());
    assert!(session.play_bot("oracle", 1, Until::Over).is_err());
    let entries = session.play_bot("random", 1, Until::Over).expect("there is such a bot");
    assert_eq!(session.turn(), Turn::Over);
    assert_eq!(session.len(), entries + 1);
}

#[test]
fn a_bot_stops_after_so_many_entries() {
    let mut session = start::<Pig>(ChanceSource::Seed(1), Play::Friendly);
    assert_eq!(session.play_bot("random", 1, Until::Entries(7)), Ok(7));
    assert_eq!(session.len(), 7);
    session.play_bot("random", 1, Until::Over).expect("there is such a bot");
    assert_eq!(session.play_bot("random", 1, Until::Entries(7)), Ok(0));
}

fn bid_of_seat_one() -> (Box<dyn DynSession>, usize) {
    let mut session = start::<SealedBids>(ChanceSource::Seed(1), Play::Friendly);
    session.roll().expect("the seed answers");
    let index = session.len();
    session.choose("bid 2").expect("every card is in hand");
    (session, index)
}

#[test]
fn the_log_hides_what_a_viewer_may_not_know() {
    let (session, index) = bid_of_seat_one();
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Nobody] {
        let entry = &session.log(viewer, index)[0];
        assert_eq!((entry.text.as_str(), entry.label.as_str()), ("a sealed bid", "a sealed bid"));
        assert_eq!(entry.told[0].event, Value::Null);
        assert_eq!(entry.told[0].text, "Anna seals a bid.");
        let dealt = serde_json::to_string(&session.log(viewer, 0)[0]).expect("it is data");
        assert!(dealt.contains("a favourite for Anna"), "{dealt}");
        let shown = serde_json::to_string(&session.log(viewer, index)).expect("it is data");
        assert!(!shown.contains("bid 2") && !shown.contains("card"), "{shown}");
    }
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Everybody] {
        let entry = &session.log(viewer, index)[0];
        assert_eq!((entry.text.as_str(), entry.label.as_str()), ("bid 2", "Bid 2"));
        assert_eq!(entry.told[0].event["card"], 2);
        assert_eq!(entry.seat, Some(Seat(0)));
    }
}

#[test]
fn what_is_told_openly_comes_with_its_data_for_everyone() {
    let (mut session, index) = bid_of_seat_one();
    session.choose("bid 3").expect("every card is in hand");
    let entry = session.log(Viewer::Nobody, index + 1).remove(0);
    let opened = entry.told.last().expect("the bids were opened");
    assert_eq!(opened.rule, "SB-4");
    assert_eq!(opened.event["bids"], serde_json::json!([2, 3]));
    assert_eq!(opened.reasons, ["3 is the higher bid"]);
}

#[test]
fn a_refused_choice_changes_nothing_and_says_why() {
    let (mut session, _) = bid_of_seat_one();
    let before = fingerprint(&*session);
    let long = "bid ".repeat(100);
    for text in ["bid 9", "prize 1", "", "bid", &long] {
        let refusal = session.choose(text).expect_err("it is not listed");
        assert!(!refusal.to_string().is_empty());
        assert_eq!(fingerprint(&*session), before);
    }
    assert_eq!(
        session.choose("prize 1").expect_err("no").to_string(),
        "'prize 1' cannot be chosen now"
    );
}

#[test]
fn a_copy_of_a_session_goes_its_own_way() {
    let (session, _) = bid_of_seat_one();
    let before = fingerprint(&*session);
    let mut copy = session.clone_box();
    copy.play_bot("random", 1, Until::Over).expect("there is such a bot");
    assert_eq!(fingerprint(&*session), before);
    assert_ne!(fingerprint(&*copy), before);
}

#[test]
fn a_position_is_shown_by_its_words_its_view_and_its_content() {
    use sample_games::sealed_bids::{Content, View};
    let (session, _) = bid_of_seat_one();
    let now = session.now();
    assert!(now.question(Viewer::Nobody).is_some() && now.outcome().is_none());
    assert!(!now.outline(Viewer::Nobody).is_empty());
    assert!(now.view(Viewer::Nobody).downcast::<View>().is_ok());
    assert!(now.content().downcast::<&'static Content>().is_ok());
    assert_eq!(now.view_json(Viewer::Nobody)["bids"][0], "hidden");
    assert!(now.choices().iter().all(|listed| listed.odds.is_none()));
    let deal = session.at(0).choices();
    assert!(deal.iter().all(|listed| listed.odds == Some(1)));
}

#[test]
fn a_game_in_the_catalog_says_what_it_is() {
    let catalog = catalog();
    let pig = catalog.game("pig").expect("it is in the catalog");
    assert_eq!((pig.title(), pig.rules_version()), ("Pig", 1));
    assert_eq!(pig.seat_counts(), [2, 3, 4]);
    assert_eq!(catalog.game("sealed-bids").map(|kind| kind.seat_counts()), Some(vec![2]));
    assert!(!pig.summary(Locale::English).is_empty() && !pig.modes().is_empty());
    assert!(pig.rulebook(Locale::English).find("pig-2").is_some());
    let wrong = Map::from_iter([("seats".to_string(), 9.into()), ("x".to_string(), 1.into())]);
    let objections =
        pig.start(&wrong, ChanceSource::Table, Play::Friendly).err().expect("two reasons");
    assert_eq!(objections.len(), 2);
}

#[test]
fn a_viewer_is_offered_every_result_that_he_holds_possible() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    let two = Map::from_iter([("seats".to_string(), Value::from(2))]);
    let mut session = kind.start(&two, ChanceSource::Table, Play::Friendly).expect("begun");
    let all = session.now().choices().len();
    for dealt in 0..4 {
        assert_eq!(session.now().private_to(), Some(Seat(0)));
        assert_eq!(session.now().results_for(Viewer::Seat(Seat(0))).len(), all - dealt);
        let first = session.now().choices()[0].text.clone();
        session.choose(&first).expect("listed");
    }
    assert_eq!(session.now().private_to(), Some(Seat(1)));
    assert_eq!(session.now().choices().len(), all - 4);
    let offered = session.now().results_for(Viewer::Seat(Seat(1)));
    assert_eq!(offered.len(), all, "the other's cards are not missing");
    assert!(offered.iter().all(|result| result.odds.is_none()));
}

#[test]
fn an_event_is_an_object_whatever_its_form() {
    let catalog = play::Catalog::ours();
    let kind = catalog.game("pocket-mars").expect("in the catalog");
    for seed in 0..20 {
        let mut session =
            kind.start(&Map::new(), ChanceSource::Seed(seed), Play::Friendly).expect("begun");
        session.play_bot("random", seed, Until::Over).expect("a bot");
        for entry in session.log(Viewer::Everybody, 0) {
            assert!(entry.told.iter().all(|told| told.event.is_object()), "{entry:?}");
        }
    }
}
