//! The helper for the androids: what it asks, and that going back forgets the answers.

use game_core::{Emitted, Entry, EnumSet, Helper, HelperText as _, NoSink, Stage};
use i18n::Locale;
use pocket_mars::{Answer, Building, Colour, Content, Event, Options, PocketMars, Query, Slot};
use serde_json::json;

fn helper() -> Helper<PocketMars> {
    let options = Options::read(&Default::default(), Content::ours()).expect("the defaults");
    Helper::new(&options, Content::ours()).expect("a game for one has androids")
}

fn asked(helper: &Helper<PocketMars>) -> EnumSet<Query> {
    match helper.run(&mut NoSink) {
        Stage::Queries(facts) => facts,
        other => panic!("{other:?}"),
    }
}

fn carried_out(helper: &Helper<PocketMars>) -> Vec<Emitted<Event>> {
    let mut emitted = Vec::new();
    assert!(matches!(helper.run(&mut emitted), Stage::Turn), "nothing more is asked");
    emitted
}

/// [DA-6.1] If their module has two cards, nothing else is asked.
#[test]
fn a_helper_asks_what_lies_in_the_module_and_no_more_if_that_is_enough() {
    let mut helper = helper();
    assert_eq!(asked(&helper), EnumSet::only(Query::MODULE));
    helper.set_answer(Answer::Full).expect("it is asked");
    let emitted = carried_out(&helper);
    assert!(emitted.iter().any(|emitted| emitted.event == Event::ActivationSkipped));
    helper.carried_out().expect("the turn is told");
    assert_eq!((helper.turn(), asked(&helper)), (2, EnumSet::only(Query::MODULE)));
}

/// [DA-8.6] Your colonists on ★★ are asked for when an Upgrade needs them, all in one picture.
#[test]
fn a_helper_asks_for_your_colonists_where_an_upgrade_looks() {
    let mut helper = helper();
    let colonists = |colonists| Answer::First(Building::Aqualab, colonists);
    helper.set_answer(colonists(1)).expect("what is kept can be put right");
    helper.set_answer(Answer::Left(Slot::Two, Colour::Green)).expect("it is asked");
    let places = asked(&helper);
    assert_eq!(places.len(), 4, "four Buildings hold colonists");
    assert!(helper.set_answer(Answer::Deck(2)).is_ok(), "what is presumed can be put right");
    assert!(helper.set_answer(Answer::Left(Slot::One, Colour::Blue)).is_err(), "it was answered");
    for place in places.iter() {
        let none = helper.proposal(place).expect("nobody stands there at the beginning");
        helper.set_answer(none).expect("it is asked");
    }
    let emitted = carried_out(&helper);
    assert!(
        emitted.iter().any(|emitted| matches!(emitted.event, Event::Weighed { .. })),
        "{emitted:?}"
    );
}

/// [DA-7.1c, DA-8.4] One of yours who comes down in a Double Upgrade loses you the difference of the
/// two spaces, as in the whole game: 4 points on ★★ become 2 on ★.
#[test]
fn a_helper_counts_your_colonist_who_comes_down() {
    let mut helper = helper();
    helper.set_answer(Answer::Left(Slot::Two, Colour::Green)).expect("it is asked");
    for place in asked(&helper).iter() {
        let one = [Building::Aqualab, Building::EnergyBank]
            .into_iter()
            .find(|building| Query::yours(*building) == place)
            .map(|building| Answer::Yours(building, 1));
        let none = helper.proposal(place).expect("nobody stands there at the beginning");
        helper.set_answer(one.unwrap_or(none)).expect("it is asked");
    }
    let emitted = carried_out(&helper);
    let (_, game) = helper.run_with_position(&mut NoSink);
    let told = emitted.iter().filter_map(|one| game.instruct(&one.event, Locale::English));
    let reasons: Vec<String> = told.flat_map(|line| line.reasons).collect();
    let sum = "+2 (yours: 1 more on ★, 1 fewer on ★★); +2 in all.";
    for building in ["Aqualab", "Energy Bank"] {
        let line = format!("{building}: {sum}");
        assert!(reasons.iter().any(|reason| reason.ends_with(&line)), "{line}: {reasons:#?}");
    }
}

/// [DA-9.1] The game is over once the person reports that all his colonists have landed; then the
/// helper asks what his score needs, and reports who has won.
#[test]
fn a_helper_ends_with_the_game() {
    let mut helper = helper();
    for answer in [Answer::Landed, Answer::Full] {
        helper.set_answer(answer).expect("presumed, and asked");
    }
    helper.carried_out().expect("the turn is told");
    assert!(
        helper.outcome(i18n::Locale::English).is_none(),
        "nobody has said what is on the table"
    );
    let mut pictures = 0;
    while let Stage::Score(picture) = helper.run(&mut NoSink) {
        pictures += 1;
        for query in picture.iter() {
            let none = helper.proposal(query).expect("something is proposed");
            helper.set_answer(none).expect("the score needs it");
        }
    }
    assert_eq!(pictures, 2, "the Buildings, then ship and energy");
    assert!(matches!(helper.run(&mut NoSink), Stage::Over));
    let outcome = helper.outcome(i18n::Locale::English).expect("all is known");
    assert!(outcome.parties.iter().all(|party| party.total.is_some()), "{outcome:?}");
    assert!(helper.set_answer(Answer::Full).is_err() && helper.carried_out().is_err());
}

#[test]
fn to_go_back_forgets_the_last_entry_and_what_came_of_it() {
    let mut helper = helper();
    let entries = ["table energy 3", "table module 1 orange", "done", "table module full", "done"];
    for text in entries {
        helper.enter(text.parse().expect("an entry")).expect(text);
    }
    let written: Vec<String> = helper.entries().iter().map(ToString::to_string).collect();
    assert_eq!(written, entries);
    assert_eq!(helper.proposal(Query::ENERGY), Some(Answer::Energy(5)), "two more, in their turn");
    (0..3).for_each(|_| assert!(helper.back()));
    assert_eq!((helper.turn(), helper.entries().len()), (1, 2));
    assert_eq!(
        helper.proposal(Query::ENERGY),
        Some(Answer::Energy(3)),
        "put right before the turn"
    );
    carried_out(&helper);
    (0..2).for_each(|_| assert!(helper.back()));
    assert!(!helper.back() && helper.entries().is_empty());
    assert_eq!(helper.proposal(Query::ENERGY), Some(Answer::Energy(1)), "as the game begins");
    assert!("table energy much".parse::<Entry<PocketMars>>().is_err());
}

#[test]
fn only_the_game_for_one_has_a_helper() {
    let several = json!({ "seats": 3 }).as_object().cloned().expect("settings");
    let options = Options::read(&several, Content::ours()).expect("three play");
    assert!(Helper::<PocketMars>::new(&options, Content::ours()).is_err());
}
