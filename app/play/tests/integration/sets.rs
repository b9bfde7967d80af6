//! A multi-select is ticked in any order, logged in one order, and undone as a whole.

use crate::common::{finish, start};
use game_core::{Dice, Draw as _, Seat, Turn};
use play::{Catalog, ChanceSource, DynSession, Play};
use sample_games::lanterns::Lanterns;
use serde_json::json;

/// Lanterns at the point where the first seat lays lamps aside.
fn laying(play: Play) -> Box<dyn DynSession> {
    let mut session = start::<Lanterns>(ChanceSource::Seed(3), play);
    session.roll().expect("the seed answers");
    assert_eq!(session.turn(), Turn::Choose(Seat(0)));
    session
}

fn items(session: &dyn DynSession) -> Vec<String> {
    let list = session.now().select_list().expect("lamps are ticked");
    list.items.into_iter().map(|item| item.text).collect()
}

fn last(session: &dyn DynSession, entries: usize) -> Vec<String> {
    session.save().entries.into_iter().rev().take(entries).rev().collect()
}

#[test]
fn every_order_of_a_selection_makes_the_same_entries() {
    let lamps = items(&*laying(Play::Friendly));
    assert_eq!(lamps.len(), 3);
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        let saves = [(one, other), (other, one)].map(|(first, second)| {
            let mut session = laying(Play::Strict);
            let before = session.len();
            let selected = [lamps[first].clone(), lamps[second].clone()];
            let told = session.choose_set(&selected).expect("two of three");
            assert_eq!((told.len(), session.len()), (2, before + 2));
            assert_eq!(session.turn(), Turn::Choose(Seat(1)), "the set is complete");
            serde_json::to_value(session.save()).expect("a save is data")
        });
        assert_eq!(saves[0], saves[1]);
        let entries = saves[0]["entries"].as_array().expect("a list");
        assert_eq!(entries[6..], [json!(lamps[one]), json!(lamps[other])]);
    }
}

#[test]
fn a_set_that_has_not_the_most_is_ended() {
    let mut session = laying(Play::Friendly);
    let lamps = items(&*session);
    session.choose_set(&lamps[2..]).expect("one of three");
    // What is left to tick is the seat's secret, so its end is asked for although it is forced.
    assert_eq!(last(&*session, 2), [lamps[2].as_str(), "keep"]);
    session.choose_set(&[]).expect("none of three");
    assert_eq!(last(&*session, 1), ["keep"]);
    finish(&mut *session, &mut Dice::new(1));
}

#[test]
fn what_is_no_set_of_the_question_is_refused_and_changes_nothing() {
    let mut session = laying(Play::Friendly);
    let lamps = items(&*session);
    let before = session.save();
    let twice = [lamps[0].clone(), lamps[0].clone()];
    let hidden = ["lay 1", "lay 2", "lay 3", "lay 4"].map(str::to_string);
    let foreign = hidden.iter().find(|lamp| !lamps.contains(lamp)).expect("one of four");
    for (selected, why) in [
        (lamps.clone(), "tick up to 2, not 3"),
        (twice.to_vec(), "not as often"),
        (vec![foreign.clone()], "is not there"),
        (vec!["hop".to_string()], "is no choice"),
        (vec!["x".repeat(9000)], "at most"),
    ] {
        let refusal = session.choose_set(&selected).expect_err(why);
        assert!(refusal.to_string().contains(why), "{refusal}");
    }
    assert_eq!(session.save(), before);
    session.choose_set(&[]).expect("none");
    session.choose_set(&[]).expect("nor of the other's");
    let refusal = session.choose_set(&[]).expect_err("a lamp is hung");
    assert!(refusal.to_string().contains("one answer"), "{refusal}");
}

#[test]
fn undo_takes_a_set_back_whole_and_redo_brings_it_back() {
    let mut session = laying(Play::Strict);
    let lamps = items(&*session);
    let begun = session.len();
    session.choose_set(&lamps[..1]).expect("one");
    let first = session.len();
    assert_eq!(first, begun + 2, "the tick and the end");
    let others = items(&*session);
    session.choose_set(&others[1..]).expect("two");
    let second = session.len();
    session.undo_choice().expect("the second seat's");
    assert_eq!(session.len(), first, "its set, and not the first seat's");
    session.undo_choice().expect("the first seat's");
    assert_eq!(session.len(), begun);
    session.redo_choice().expect("the first seat's");
    assert_eq!(session.len(), first);
    session.redo_choice().expect("the second seat's");
    assert_eq!(session.len(), second);
    // Tick by tick the result is the same.
    session.undo_choice().expect("the second seat's");
    session.choose(&others[1]).expect("a tick is an entry");
    session.undo_choice().expect("half of a set");
    assert_eq!(session.len(), first);
}

/// Also where the game answers the last question of a set itself, and where its answers could be
/// marked in another question.
#[test]
fn sets_of_every_game_can_be_ticked() {
    let catalog = Catalog::ours();
    let mut ticked = 0;
    for kind in catalog.games() {
        for (_, settings) in kind.modes().into_iter().take(6) {
            let session = kind.start(&settings, ChanceSource::Seed(3), Play::Friendly);
            let (mut session, mut dice) = (session.expect("a game"), Dice::new(3));
            for _ in 0..1_500 {
                session.roll().expect("the seed answers");
                let choices = session.now().choices();
                if choices.is_empty() {
                    break;
                }
                if let Some(list) = session.now().select_list() {
                    let texts: Vec<String> = list.items.into_iter().map(|it| it.text).collect();
                    let most = list.most.min(texts.len());
                    let ends = [&texts[..most], &texts[texts.len() - most..]];
                    for set in ends.into_iter().filter(|set| !set.is_empty()) {
                        let chosen = session.clone_box().choose_set(set);
                        chosen.unwrap_or_else(|why| panic!("{}: {set:?}: {why}", kind.id()));
                        ticked += 1;
                    }
                }
                let nth = dice.below(u32::try_from(choices.len()).expect("few"));
                let text = &choices[nth as usize].text;
                session.choose(text).expect("it is listed");
            }
        }
    }
    assert!(ticked > 100, "{ticked} sets");
}
