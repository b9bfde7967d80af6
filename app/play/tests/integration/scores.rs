//! The scores of helpers: what was known last is proposed, and what cannot be is refused.

use play::{AS_KNOWN, Catalog, DynSession, HelperStage};
use serde_json::json;

use super::helpers::{all_landed, enemies, helper, stage, texts, to_the_end_of_turn};

/// Ends the game of a helper that waits for the next turn, and leads to the questions of its score.
fn ended(mut session: Box<dyn DynSession>, by: &str) -> Box<dyn DynSession> {
    session.choose(by).expect("announced");
    while stage(&*session) != HelperStage::Score {
        let first = session.now().choices().swap_remove(0).text;
        session.choose(&first).expect("listed");
    }
    session
}

/// What is proposed for a fact that is asked.
fn known(session: &dyn DynSession, fact: &str) -> Option<String> {
    let asks = session.helping().expect("a helper").asks;
    asks.into_iter().find(|query| query.query == fact).and_then(|query| query.known)
}

fn is_asked(session: &dyn DynSession, fact: &str) -> bool {
    session.helping().expect("a helper").asks.iter().any(|query| query.query == fact)
}

/// Why these answers cannot be; empty if they can.
fn refused(session: &dyn DynSession, answers: &[&str]) -> String {
    let tried = session.clone_box().choose_set(&texts(answers)).map(drop);
    tried.err().map(|why| why.to_string()).unwrap_or_default()
}

#[test]
fn the_score_against_the_androids_begins_with_what_was_said_last() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "pocket-mars");
    session.choose("table module 1 black").expect("asked");
    assert_eq!(stage(&*session), HelperStage::Queries);
    session.choose("table yours aqualab 1").expect("one on ★★");
    while stage(&*session) == HelperStage::Queries {
        session.choose(AS_KNOWN).expect("the others");
    }
    let mut session = ended_after_turn(session, "table all landed");
    assert_eq!(known(&*session, "your ★★ aqualab").as_deref(), Some("table yours aqualab 1"));
    let eight = ["table yours aqualab 1", "table yours below greenhouse 7"];
    assert!(refused(&*session, &eight).starts_with("You have 7 colonists, but these are 8"));
    session.choose("table yours below greenhouse 6").expect("that makes seven");
    while stage(&*session) == HelperStage::Score {
        session.choose(AS_KNOWN).expect("it adds up");
    }
    assert!(session.now().outcome().is_some());
}

/// Carries out the turn, and ends the game with the next one.
fn ended_after_turn(mut session: Box<dyn DynSession>, by: &str) -> Box<dyn DynSession> {
    to_the_end_of_turn(&mut *session);
    session.choose("done").expect("carried out");
    ended(session, by)
}

#[test]
fn all_colonists_have_landed_where_it_was_said() {
    let catalog = Catalog::ours();
    let session = all_landed(&catalog);
    let facts = session.helping().expect("a helper").asks;
    let none: Vec<&str> = facts.iter().map(|query| query.answers[0].0.as_str()).collect();
    assert!(refused(&*session, &none).contains("all 7 of your colonists"));
    let many: Vec<&str> =
        facts.iter().filter_map(|query| Some(query.answers.last()?.0.as_str())).collect();
    assert!(refused(&*session, &many).starts_with("You have 7 colonists, but these are "));
}

#[test]
fn a_game_lost_to_the_weavers_has_nothing_that_would_have_won() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "master-of-the-galaxy");
    session.choose("table home s00").expect("a start");
    session.choose_set(&texts(&["table swarm 1 w1", "table swarm 2 w2"])).expect("two cards");
    let session = ended(session, "table over by home lost");
    for answer in ["table bases 9", "table starts 2", "table symbols military 5"] {
        assert!(refused(&*session, &[answer]).contains("does not fit"), "{answer}");
    }
    let why = refused(&*session, &["table bases 0", "table starts 1"]);
    assert!(why.starts_with("You said 1 starts, but only 0 bases"), "{why}");
    assert_eq!(refused(&*session, &["table bases 8", "table starts 1"]), "");
}

#[test]
fn the_score_against_the_saboteurs_fits_its_awards() {
    let catalog = Catalog::ours();
    let mut session = helper(&catalog, "weather-machine");
    while stage(&*session) == HelperStage::SetUp {
        session.choose(AS_KNOWN).or_else(|_| session.choose("table assistant rain")).expect("set");
    }
    let mut session = ended_after_turn(session, "table over by scoring");
    session.choose("table nobel").expect("asked");
    while !is_asked(&*session, "your awards") {
        session.choose(AS_KNOWN).expect("the first form");
    }
    let why = refused(&*session, &["table your awards 2"]);
    assert!(
        why.starts_with("The Nobel Prize takes 3 Awards, but you said that you have 2"),
        "{why}"
    );
    assert_eq!(refused(&*session, &["table your awards 3"]), "");
}

#[test]
fn the_score_against_the_enemies_fits_its_cards() {
    let catalog = Catalog::ours();
    let session = ended_after_turn(enemies(&catalog, json!({}), 7), "table over by cards");
    let built = |counts: [u8; 3], more: &[&str]| {
        let decks = ["device", "potion", "monster"].into_iter().zip(counts);
        let cards = decks.map(|(deck, count)| format!("table built {count} {deck}"));
        let cards: Vec<String> = cards.collect();
        let all: Vec<&str> = cards.iter().map(String::as_str).chain(more.iter().copied()).collect();
        refused(&*session, &all)
    };
    assert!(built([1, 1, 1], &[]).contains("that takes 12, but these are 3"));
    assert!(
        built([0, 0, 0], &["table text points 40"]).contains("SCORE texts bring no points, not 40")
    );
    assert!(built([4, 4, 4], &["table card points 200"]).contains("printed points, not 200"));
}
