//! The enemies beside a real table: what a helper asks, and when it asks once more.

use colab::{Answer, CoLab, Content, Fact, Kind};
use serde_json::json;
use table::{Entry, Helper, Published, Set, Silent, Stage};

/// Before the first turn, with everything in set-up as it is proposed.
fn helper() -> Helper<CoLab> {
    let settings = json!({ "seats": 1, "enemies": 1 }).as_object().cloned().expect("settings");
    let options = CoLab::read_options(&settings, Content::ours()).expect("options");
    let mut helper: Helper<CoLab> =
        Helper::new(&options, Content::ours()).expect("one enemy plays");
    while let Stage::SetUp(picture) = helper.run(&mut Silent) {
        for fact in picture.iter() {
            let proposed = helper.proposal(fact).expect("something is proposed");
            helper.learn(proposed).expect("it is asked");
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

/// [CLS-4.2] The token of a turn is named before anything else is asked, and it alone decides what
/// is: of a step to the next lab only where you are matters.
#[test]
fn a_helper_asks_for_the_token_and_then_for_what_it_needs() {
    let mut helper = helper();
    assert!(matches!(helper.run(&mut Silent), Stage::Question));
    assert!(helper.learn(Answer::InNoLab).is_err(), "nobody has asked for it yet");
    enter(&mut helper, &["table need elias 2", "criteria K1c"]);
    match helper.run(&mut Silent) {
        Stage::Facts(facts) => assert_eq!(facts, Set::only(Fact::YOUR_LAB)),
        other => panic!("{other:?}"),
    }
    enter(&mut helper, &["table in no lab"]);
    assert!(matches!(helper.run(&mut Silent), Stage::Turn), "a scientist has moved");
    enter(&mut helper, &["done"]);
    assert_eq!(helper.turn(), 2);
}

/// [CLS-10.3] Three windows of a tower are one picture, and may be entered in any order.
#[test]
fn windows_of_a_tower_are_one_picture() {
    let mut helper = helper();
    enter(
        &mut helper,
        &[
            "table window gear 1 clear",
            "table window eye 1 clear",
            "table window vial 1 of elias jam",
            "table window vial 2 of elias jam",
            "criteria K5H",
        ],
    );
    if let Stage::Question = helper.run(&mut Silent) {
        enter(&mut helper, &["nearest vial 1"]);
    }
    if let Stage::Facts(facts) = helper.run(&mut Silent)
        && facts.contains(Fact::YOUR_LAB)
    {
        enter(&mut helper, &["table in no lab"]);
    }
    let Stage::Facts(facts) = helper.run(&mut Silent) else { panic!("a tower is looked at") };
    assert_eq!(facts.len(), 3);
    enter(
        &mut helper,
        &["table window herb 3 free", "table window herb 1 with die", "table window herb 2 free"],
    );
    assert!(matches!(helper.run(&mut Silent), Stage::Question), "the enemy's die is rolled");
    assert_eq!(Answer::Have(3, Kind::Card).to_string(), "have 3 cards");
}
