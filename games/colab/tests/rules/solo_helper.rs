//! The helper: what it asks, and when it asks again.

use colab::{Answer, CoLab, Content, Kind, Query, Tower};
use game_core::{Entry, EnumSet, GameInfo, Helper, NoSink, Stage};
use serde_json::json;

/// A helper before the first turn, with every proposed answer of set-up accepted.
fn helper() -> Helper<CoLab> {
    let settings = json!({ "seats": 1, "enemies": 1 }).as_object().cloned().expect("settings");
    let options = CoLab::read_options(&settings, Content::ours()).expect("options");
    let mut helper: Helper<CoLab> =
        Helper::new(&options, Content::ours()).expect("one enemy plays");
    while let Stage::SetUp(picture) = helper.run(&mut NoSink) {
        for query in picture.iter() {
            let proposed = helper.proposal(query).expect("something is proposed");
            helper.set_answer(proposed).expect("it is asked");
        }
    }
    helper
}

fn enter(helper: &mut Helper<CoLab>, texts: &[&str]) {
    for text in texts {
        let entry: Entry<CoLab> = text.parse().expect(text);
        helper.enter(entry).expect(text);
    }
}

/// [CLS-4.2] The token of a turn is asked first, and it decides the other questions: a step to the
/// next lab only needs to know where you are.
#[test]
fn a_helper_asks_for_the_token_and_then_for_what_it_needs() {
    let mut helper = helper();
    assert!(matches!(helper.run(&mut NoSink), Stage::Question));
    assert!(helper.set_answer(Answer::InNoLab).is_err(), "nobody has asked for it yet");
    enter(&mut helper, &["table need elias 2", "criteria K1c"]);
    match helper.run(&mut NoSink) {
        Stage::Queries(facts) => assert_eq!(facts, EnumSet::only(Query::YOUR_LAB)),
        other => panic!("{other:?}"),
    }
    enter(&mut helper, &["table in no lab"]);
    assert!(matches!(helper.run(&mut NoSink), Stage::Turn), "a scientist has moved");
    enter(&mut helper, &["done"]);
    assert_eq!(helper.turn(), 2);
}

/// A helper with the enemy's minions on the vial tower and a token that sends one of them to the
/// herb tower.
fn sent_to_the_herb_tower() -> Helper<CoLab> {
    let mut helper = helper();
    enter(
        &mut helper,
        &[
            "table need elias 2",
            "table window gear 1 clear",
            "table window eye 1 clear",
            "table window vial 1 of elias jam",
            "table window vial 2 of elias jam",
            "criteria K5H",
        ],
    );
    helper
}

fn pressed(helper: &Helper<CoLab>) -> Vec<String> {
    let text = |press: &Vec<Entry<CoLab>>| {
        press.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    helper.presses().iter().map(text).collect()
}

/// [CLS-10.1] Among equally near minions the one that hinders most is proposed: JAM rather than
/// EXTRA, and the first one if both are equal.
#[test]
fn of_minions_as_near_the_one_that_hinders_most_is_proposed() {
    let proposed = |helper: &Helper<CoLab>| helper.next_alone().map(|entry| entry.to_string());
    assert_eq!(proposed(&sent_to_the_herb_tower()).as_deref(), Some("proposed nearest vial 1"));
    let mut helper = self::helper();
    let faces = ["table window vial 1 of elias extra", "table window vial 2 of elias jam"];
    enter(&mut helper, &["table window gear 1 clear", "table window eye 1 clear"]);
    enter(&mut helper, &faces);
    enter(&mut helper, &["table need elias 2", "criteria K5H"]);
    assert_eq!(proposed(&helper).as_deref(), Some("proposed nearest vial 2"));
}

/// [CLS-10.1, CLS-10.3] If the proposal is declined, the choice between two equally near minions
/// and the lowest free window of the destination are one press; adding the face of the die would
/// make more presses than fit on a phone.
#[test]
fn a_minion_and_its_window_are_one_press() {
    let mut helper = sent_to_the_herb_tower();
    assert!(pressed(&helper).is_empty(), "one is proposed");
    enter(&mut helper, &["otherwise"]);
    let presses = pressed(&helper);
    assert!(presses.contains(&"nearest vial 1; table room herb 2".into()), "{presses:?}");
    assert!(presses.contains(&"nearest vial 2; table no room herb".into()), "{presses:?}");
    enter(&mut helper, &["nearest vial 1"]);
    let Stage::Queries(facts) = helper.run(&mut NoSink) else { panic!("a tower is looked at") };
    assert_eq!(facts, EnumSet::only(Query::room(Tower::Herb)));
    enter(&mut helper, &["table room herb 2", "enemy die jam"]);
    assert!(matches!(helper.run(&mut NoSink), Stage::Turn), "nobody asks where you are");
    let before = helper.entries().len() - 2;
    assert_eq!(helper.before_last_answer(), Some(before), "a window and its die are one press");
}

/// [CLS-10.4] If the tower has no free window, no die is rolled.
#[test]
fn no_die_is_rolled_without_room() {
    let mut helper = sent_to_the_herb_tower();
    enter(&mut helper, &["nearest vial 1", "table no room herb"]);
    assert!(matches!(helper.run(&mut NoSink), Stage::Turn));
    assert_eq!(Answer::Have(3, Kind::Card).to_string(), "have 3 cards");
}
