//! WV-4: the three conditions.

use master_of_the_galaxy::{Level, MasterOfTheGalaxy, Options, Work};

use crate::support::{mild, owned, read, solo, solo_with};

/// The works of a single swarm on Sirius after the Span with this hand.
fn alone(card: &str, hand: &str) -> [u8; 3] {
    let mut table = solo();
    table.swarm(card, "s30", "s20", [0, 0, 0]);
    table.span(hand).works(card)
}

/// [X-12, WV-4.4, WV-4.5, WV-4.1, WV-4.7] A pair advances both swarms, a single cube only the
/// second one.
#[test]
fn a_pair_and_a_single_one_advance_two_works() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).swarm("w2", "s03", "s13", [0, 0, 0]);
    let played = table.span("RRB");
    assert_eq!(played.works("w1"), [1, 0, 0]);
    assert_eq!(played.works("w2"), [1, 1, 0]);
}

/// [X-13, WV-4.4] No pair: morphing is due for one card, engulfment for the other.
#[test]
fn without_a_pair_morphing_or_engulfment_is_due() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).swarm("w2", "s03", "s13", [0, 0, 0]);
    let played = table.span("YRK");
    assert_eq!(played.works("w1"), [0, 1, 0]);
    assert_eq!(played.works("w2"), [0, 0, 1]);
}

/// [X-14, WV-4.4, WV-4.6] Three of a colour are a pair and not exactly one.
#[test]
fn three_alike_are_a_pair_but_not_one() {
    assert_eq!(alone("w3", "RRR"), [1, 0, 0]);
}

/// [X-15, MG-1.1, WV-4.4, WV-2.3] Black counts like any colour.
#[test]
fn one_black_cube_is_exactly_one() {
    assert_eq!(alone("w5", "RBK"), [0, 1, 0]);
}

/// [X-16, X-17, X-18, X-19, X-20, WV-4.4, WV-4.5] Black pairs, and hands without one.
#[test]
fn black_cubes_make_pairs_too() {
    assert_eq!(alone("w5", "RKK"), [1, 0, 0]);
    assert_eq!(alone("w5", "KKK"), [1, 0, 0]);
    assert_eq!(alone("w5", "RBY"), [0, 0, 1]);
    assert_eq!(alone("w5", "RRB"), [1, 0, 0]);
    assert_eq!(alone("w5", "RRK"), [1, 1, 0]);
}

/// [X-21, WV-4.6] Two pairs take one cube.
#[test]
fn two_pairs_bring_one_cube() {
    assert_eq!(alone("w1", "RRBB"), [1, 0, 0]);
}

/// [X-22, WV-4.4] A pair of the morphing colour.
#[test]
fn a_pair_of_the_morphing_colour_is_not_one() {
    assert_eq!(alone("w1", "YYR"), [1, 0, 0]);
}

/// [X-23, MG-3.5, WV-4.4] An empty bag.
#[test]
fn an_empty_hand_lets_all_engulf() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).swarm("w2", "s03", "s13", [0, 0, 0]);
    let played = table.span("");
    assert_eq!(played.works("w1"), [0, 0, 1]);
    assert_eq!(played.works("w2"), [0, 0, 1]);
}

/// [X-24, WV-4.8, WV-4.9, WV-4.12] A reserve without cubes of the colour.
#[test]
fn a_cube_that_is_lacking_does_not_count_as_placed() {
    let mut table = solo();
    table.swarm("w5", "s30", "s20", [0, 0, 0]);
    assert_eq!(table.span_without("RRB", "W").works("w5"), [0, 0, 1]);
    let mut table = solo_with(mild());
    table.swarm("w5", "s30", "s20", [0, 0, 0]);
    assert_eq!(table.span_without("RRB", "W").works("w5"), [0, 0, 0]);
}

/// [X-25, WV-4.2] Cubes drawn later do not count.
#[test]
fn later_draws_move_nothing() {
    let mut table = solo();
    table.swarm("w5", "s30", "s20", [0, 0, 0]).card(crate::support::ONE, "l09").slots("l09", "K.");
    table.bag(crate::support::ONE, "KKRBY");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on l09 slot *", "use", "draw K", "draw K"]);
    assert_eq!(played.works("w5"), [0, 0, 0]);
}

/// [WV-4.3, WV-4.10, X-33] A full work is carried out at once, and the next cube comes afterwards.
#[test]
fn a_cube_comes_after_the_work_before_it_was_carried_out() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [4, 3, 0]).weaver_deck(&["w3", "w4"]);
    let played = table.span("RRY");
    assert_eq!(played.works("w1"), [0, 1, 0]);
    assert_eq!(played.works("w3"), [0, 0, 0], "it came in this Span and does not act");
}

/// [WV-4.11] Nothing is asked in the Span.
#[test]
fn the_span_asks_nothing() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).swarm("w2", "s03", "s13", [0, 0, 0]);
    let played = table.span("RRB");
    assert!(played.offers("end"), "Phase 2 is next");
}

/// [X-129, WV-7.3, WV-2.2] With an empty deck the conditions of the works stay the same.
#[test]
fn without_a_deck_the_conditions_stay() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [1, 0, 0]).swarm("w2", "s33", "s23", [0; 3]);
    table.swarm("w3", "s03", "s02", [0; 3]).swarm("w4", "s31", "s32", [0; 3]);
    table.swarm("w5", "s22", "s12", [0; 3]);
    let played = table.span("RRB");
    assert_eq!(played.works("w1"), [2, 0, 0]);
}

/// [WV-14.1] At a level with fewer slots a work is full sooner, with at least one cube; at the
/// printed level it is not.
#[test]
fn at_a_harder_level_a_work_is_full_sooner() {
    let content = owned(
        "weavers.toml",
        "[[level]]\nid = \"hard\"\nproliferation_fewer = 2\nengulfment_fewer = 8\n",
    );
    let game = |level: &str| {
        let settings = serde_json::json!({ "seats": 1, "weavers": level });
        let settings = settings.as_object().expect("an object");
        let options: Options = game_core::GameOptions::read(settings, content).expect("options");
        <MasterOfTheGalaxy as game_core::Game>::new(&options, content).expect("a game")
    };
    for (level, slots) in [("printed", [5, 4, 3]), ("hard", [3, 4, 1])] {
        let game = game(level);
        let silk = read("w1");
        let counted = Work::ALL.map(|work| game.work_slots(silk, work));
        assert_eq!(counted, slots, "{level}");
    }
    let mut table = solo_with(content);
    table.options.weavers = Level::Hard;
    table.swarm("w1", "s30", "s20", [2, 0, 0]).swarm("w4", "s03", "s13", [0; 3]);
    let played = table.span("RRB");
    assert_eq!(played.works("w1"), [0, 0, 0], "its third cube filled proliferation");
}
