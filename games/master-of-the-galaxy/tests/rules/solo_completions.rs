//! WV-5 to WV-8: proliferation, morphing, engulfment, entering.

use crate::support::{ONE, cubes, read, solo};

/// [X-26, WV-5.1, WV-5.2, WV-4.3] Proliferation.
#[test]
fn a_full_proliferation_brings_another_swarm_to_the_target() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 2, 1]).weaver_deck(&["w4", "w2"]);
    let played = table.span("BBR");
    assert_eq!(played.swarm("w1"), Some(("s30".into(), "s31".into(), [0, 0, 0])));
    assert_eq!(played.swarm("w4"), Some(("s20".into(), "s10".into(), [0, 0, 0])));
    assert_eq!(played.state().swarms.last().map(|swarm| swarm.card), Some(read("w4")));
}

/// [X-27, WV-8.1, WV-8.2, WV-8.3, WV-5.4, MG-7.3, MG-8.8] A swarm enters a system of the player's.
#[test]
fn an_entered_system_loses_bases_planets_and_routes() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 0, 0]).weaver_deck(&["w4", "w2"]);
    table.bases(ONE, "s20", &["globe", "pyramid"]).planet("s20", 0, "B");
    table.route(ONE, ["s20", "s10"], "YYY").bag(ONE, "BBR");
    let played = table.span("BBR");
    assert_eq!(played.state().systems[read("s20")].owner, None);
    assert_eq!(played.state().systems[read("s20")].planets, [None; 4]);
    assert_eq!(played.bag(ONE), cubes("YYY"));
    assert_eq!(played.state().bases(ONE), 1);
    assert!(!played.is_hole("s30"));
}

/// [X-28, WV-5.1, WV-5.3] The last card of the deck.
#[test]
fn the_last_card_proliferates_and_the_next_full_work_engulfs() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 0, 0]).weaver_deck(&["w4"]);
    let played = table.span("BBR");
    assert!(played.swarm("w4").is_some() && played.state().weavers.is_empty());
}

/// [X-29, WV-5.3, WV-7.2, MG-16.1] Proliferation with an empty deck.
#[test]
fn without_a_deck_proliferation_engulfs() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 2, 1]);
    let mut played = table.span_of_empty_deck("BBR");
    assert!(played.is_hole("s30"));
    assert_eq!(played.swarm("w1"), Some(("s20".into(), "s21".into(), [0, 0, 0])));
    played.go(&["end"]);
}

/// [X-30, WV-6.1, WV-2.4, WV-4.3, WV-6.6, X-133] Morphing.
#[test]
fn a_full_morphing_puts_another_card_in_the_same_place() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [2, 3, 0]).weaver_deck(&["w3", "w4", "w5"]);
    let played = table.span("YRB");
    assert_eq!(played.swarm("w1"), None);
    assert_eq!(played.swarm("w3"), Some(("s30".into(), "s20".into(), [0, 0, 0])));
    let deck: Vec<String> = played.state().weavers.known().map(|card| card.to_string()).collect();
    assert_eq!(deck, ["w4", "w5", "w1"]);
    assert!(!played.is_over(), "the only swarm morphed");
}

/// [X-31, WV-6.2] A deck of one card.
#[test]
fn the_last_card_of_the_deck_takes_the_place() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0, 3, 0]).weaver_deck(&["w5"]);
    let played = table.span("RBY");
    assert_eq!(played.swarm("w5"), Some(("s03".into(), "s02".into(), [0, 0, 0])));
    assert_eq!(played.state().weavers.known().collect::<Vec<_>>(), [read("w2")]);
}

/// [X-32, WV-6.3, WV-7.1] Morphing with an empty deck.
#[test]
fn without_a_deck_morphing_engulfs() {
    let mut table = solo();
    table.swarm("w2", "s03", "s13", [0, 3, 0]);
    let played = table.span_of_empty_deck("RBY");
    assert!(played.is_hole("s03"));
    assert_eq!(played.swarm("w2"), Some(("s13".into(), "s23".into(), [0, 0, 0])));
}

/// [X-34, WV-7.1, WV-8.1, WV-8.2, WV-8.3] A system of the player's is engulfed.
#[test]
fn engulfment_takes_what_is_at_the_target() {
    let mut table = solo();
    table.hole("s30").swarm("w4", "s20", "s10", [0, 0, 2]);
    table.bases(ONE, "s10", &["factory", "globe"]).planet("s10", 0, "Y");
    table.route(ONE, ["s00", "s10"], "RR").route(ONE, ["s10", "s11"], "B").bag(ONE, "RBK");
    let played = table.span("RBK");
    assert!(played.is_hole("s20"));
    assert_eq!(played.swarm("w4"), Some(("s10".into(), "s11".into(), [0, 0, 0])));
    assert_eq!(played.bag(ONE), cubes("RRB"));
    assert_eq!(played.state().bases(ONE), 1, "that of home");
}

/// [X-35, WV-7.1, MG-16.1, MG-16.4] Routes at the system that the swarm left.
#[test]
fn routes_at_a_black_hole_are_gone_for_good() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 2]).bases(ONE, "s31", &["globe"]);
    table.route(ONE, ["s31", "s30"], "YY").bag(ONE, "RBKWW");
    let mut played = table.span("RBK");
    assert!(played.is_hole("s30"));
    assert_eq!(played.bag(ONE), cubes("WWYY"));
    assert!(!played.offers_any("build R r04"), "the line to the black hole takes no cube");
    played.go(&["end"]);
}

/// [X-36, X-37, WV-8.6, WV-12.4, WV-12.6] Home is entered.
#[test]
fn an_entered_home_loses_the_game_only_at_the_end_of_the_turn() {
    let mut table = solo();
    table.swarm("w1", "s10", "s00", [0, 0, 2]).swarm("w2", "s33", "s23", [0, 0, 0]);
    table.bases(ONE, "s01", &["globe"]);
    let mut played = table.span("RBK");
    assert_eq!(played.swarm("w1").map(|(at, ..)| at), Some("s00".into()));
    assert!(played.offers("end") && !played.is_over());
    played.go(&["end"]);
    assert!(played.is_over());
}

/// [X-88, WV-7.1, WV-3.5, WV-12.2] One engulfment places two tokens.
#[test]
fn a_swarm_that_moves_into_a_dead_end_leaves() {
    let mut table = solo();
    table.hole("s20").swarm("w4", "s31", "s30", [0, 0, 2]).weaver_deck(&["w1"]);
    let played = table.span("RYK");
    assert!(played.is_hole("s31") && played.is_hole("s30"));
    assert!(played.is_over(), "it was the last swarm");
}

/// [WV-8.5, X-107, MG-8.7, WV-11.1] A route to a swarm's system.
#[test]
fn a_swarm_can_be_reached_but_not_settled() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0, 0, 0]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "RR").card(ONE, "c3").slots("sp7 base", "BW.");
    let mut played = table.phase_2("YW");
    assert!(played.offers("initiate c3 s30 from s20"));
    assert!(!played.offers_any("settle W s30"));
    played.go(&["place Y on sp7 base slot Y"]);
    assert!(!played.offers_any("base s30"));
}
