//! WV-1 to WV-3: set-up and targets.

use game_core::Game;
use master_of_the_galaxy::{Content, MasterOfTheGalaxy};
use serde_json::json;

use crate::support::{ONE, Played, options, owned, read, solo, solo_with};

fn set_up(texts: &[&str]) -> Played {
    let game = MasterOfTheGalaxy::new(&options(json!({})), Content::ours()).expect("a game");
    let mut played = Played { game, emitted: Vec::new() };
    played.go(texts);
    played
}

const UP: [&str; 6] = ["show l01", "show c1", "show g1", "show m1", "show x1", "show p1"];

/// [X-01, WV-1.1, WV-1.2, WV-1.3, WV-1.4, WV-1.5, WV-1.6, WV-2.1, MG-2.2, MG-2.3, MG-2.8c] Set-up.
#[test]
fn two_swarms_stand_beside_home_and_aim_once_both_are_there() {
    let mut played = set_up(&["home s00", "shape globe", "keep sp7", "weave w1", "weave w2"]);
    played.go(&UP);
    assert_eq!(played.swarm("w1"), Some(("s30".into(), "s20".into(), [0, 0, 0])));
    assert_eq!(played.swarm("w2"), Some(("s03".into(), "s13".into(), [0, 0, 0])));
    assert!(played.state().is_neutral(read("s33")) && played.state().holes.is_empty());
    assert_eq!(played.state().weavers.len(), 3);
    assert_eq!(played.state().reserve.0, [40, 40, 40, 40, 15]);
    assert_eq!(played.state().systems[read("s00")].owner, Some(ONE));
}

/// [X-127, WV-1.7] A military species feeds nobody in set-up.
#[test]
fn symbols_of_set_up_feed_nobody() {
    let mut played = set_up(&["home s00", "shape globe", "keep sp1", "weave w1", "weave w2"]);
    played.go(&UP);
    assert_eq!(played.works("w1"), [0, 0, 0]);
}

/// [WV-1.1] In a pick, two species are shown and one is kept.
#[test]
fn a_single_player_may_find_his_species_by_a_pick() {
    let options = options(json!({"species": "pick"}));
    let game = MasterOfTheGalaxy::new(&options, Content::ours()).expect("a game");
    let mut played = Played { game, emitted: Vec::new() };
    played.go(&["home s33", "shape pyramid", "show sp2", "show sp8"]);
    assert_eq!(played.choices(), ["keep sp2", "keep sp8"]);
}

/// [X-02, WV-3.3b, WV-3.5, WV-3.7, WV-3.1] If a target closes, the next arrow decides; without any
/// target the card leaves.
#[test]
fn a_swarm_whose_targets_close_aims_anew_and_then_leaves() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).swarm("w5", "s33", "s23", [0, 0, 0]).hole("s20");
    let played = table.span("RBY");
    assert_eq!(played.swarm("w1").map(|(_, target, _)| target), Some("s31".into()));

    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0, 0, 0]).swarm("w2", "s31", "s32", [0, 0, 0]).hole("s20");
    let played = table.span("RBY");
    assert_eq!(played.swarm("w1"), None);
    assert!(played.is_hole("s30"));
}

/// [X-03, WV-3.3d] The last remaining target.
#[test]
fn what_no_arrow_shows_is_the_target_if_it_is_left() {
    let mut table = solo();
    table.swarm("w5", "s11", "", [0, 0, 0]).hole("s12").hole("s01").hole("s21");
    let played = table.span("RBY");
    assert_eq!(played.swarm("w5").map(|(_, target, _)| target), Some("s10".into()));
}

/// [X-04, WV-3.3a, WV-3.2, X-128] The first arrow decides, although no route is built.
#[test]
fn the_first_arrow_that_fits_is_the_target() {
    let mut table = solo();
    table.swarm("w5", "s11", "", [0, 0, 0]);
    let played = table.span("RBY");
    assert_eq!(played.swarm("w5").map(|(_, target, _)| target), Some("s12".into()));
}

/// [X-05, WV-3.3b, WV-3.3c, WV-3.6] A system under a swarm is no target, and a target is kept.
#[test]
fn a_better_colour_that_becomes_free_changes_nothing() {
    let mut table = solo();
    table.swarm("w4", "s20", "", [0, 0, 0]).swarm("w1", "s30", "s31", [0, 0, 0]);
    let played = table.span("RBY");
    assert_eq!(played.swarm("w4").map(|(_, target, _)| target), Some("s10".into()));

    let mut table = solo();
    table.swarm("w4", "s20", "s10", [0, 0, 0]).bases(ONE, "s30", &["globe"]);
    table.bases(ONE, "s00", &[]);
    let played = table.span("RBY");
    assert_eq!(played.swarm("w4").map(|(_, target, _)| target), Some("s10".into()));
}

/// [X-06, WV-3.9] Two neighbouring swarms never aim at each other.
#[test]
fn a_swarm_never_aims_at_a_swarm() {
    let mut table = solo();
    table.swarm("w1", "s30", "", [0, 0, 0]).swarm("w4", "s20", "", [0, 0, 0]);
    let played = table.span("RBK");
    assert_eq!(played.swarm("w1").map(|(_, target, _)| target), Some("s31".into()));
    assert_eq!(played.swarm("w4").map(|(_, target, _)| target), Some("s10".into()));
}

/// [X-07, WV-3.8, WV-3.9, WV-7.1] A shared target.
#[test]
fn the_swarm_that_moves_aims_first_and_the_other_anew() {
    let mut table = solo();
    table.bases(ONE, "s33", &["globe"]).bases(ONE, "s00", &[]);
    table.state.areas[ONE].home = Some(read("s33"));
    table.hole("s30").swarm("w3", "s00", "s10", [0, 0, 0]).swarm("w4", "s20", "s10", [0, 0, 2]);
    let played = table.span("RBK");
    assert!(played.is_hole("s20"));
    assert_eq!(played.swarm("w4"), Some(("s10".into(), "s11".into(), [0, 0, 0])));
    assert_eq!(played.swarm("w3").map(|(_, target, _)| target), Some("s01".into()));
}

/// [X-08, MG-9.6, WV-9.1, WV-3.7] A target that a card closes.
#[test]
fn swarms_are_fed_before_the_effect_of_the_card_that_gave_the_symbol() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).card(ONE, "x9").slots("x9", "RBW.");
    let mut played = table.phase_2("K");
    played.go(&["place K on x9 slot *"]);
    assert_eq!(played.works("w1"), [1, 0, 1]);
    assert!(played.offers("close s20") && !played.offers("close s33"), "no start");
    played.go(&["close s20"]);
    assert_eq!(played.swarm("w1").map(|(_, target, _)| target), Some("s31".into()));
}

/// [X-09, WV-5.1, WV-3.5, WV-3.8] An old card is trapped by its own proliferation.
#[test]
fn a_card_that_its_own_offspring_locks_in_leaves() {
    let mut table = solo();
    table.hole("s20").swarm("w1", "s30", "s31", [4, 0, 0]).weaver_deck(&["w3"]);
    let played = table.span("RRB");
    assert_eq!(played.swarm("w1"), None);
    assert!(played.is_hole("s30"));
    assert_eq!(
        played.swarm("w3").map(|(at, target, _)| (at, target)),
        Some(("s31".into(), "s32".into()))
    );
    assert!(!played.is_over(), "the new card counts");
}

/// [X-10, WV-3.10] Control of a target does not matter.
#[test]
fn bases_on_a_target_change_nothing() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 0]).bases(ONE, "s20", &["globe", "pyramid"]);
    let played = table.span("RBK");
    assert_eq!(played.swarm("w1").map(|(_, target, _)| target), Some("s20".into()));
}

/// [X-11, WV-3.5] Cubes of a card that leaves go to the reserve.
#[test]
fn cubes_of_a_card_without_target_go_to_the_reserve() {
    let mut table = solo();
    table.hole("s20").swarm("w2", "s21", "s31", [3, 0, 0]).swarm("w1", "s30", "s31", [2, 0, 0]);
    table.weaver_deck(&["w3"]);
    let mut played = table.span("RRB");
    assert_eq!(played.swarm("w1"), None);
    assert_eq!(played.state().reserve.of(read("W")), 45 - 5, "all but those of the bag");
    played.go(&["end"]);
}

/// [X-130, WV-3.4] On an owner's map with two neighbours of one colour, the nearer one is the
/// target, or the player is asked.
#[test]
fn a_tie_goes_to_the_system_nearer_to_home_or_to_the_player() {
    let map = owned("map.toml", "[[system]]\nid = \"s10\"\ncolour = \"B\"\n");
    assert!(map.warnings().iter().any(|warning| warning.at.contains("s11")));
    // Kochab (1 line from home) and Bellatrix (3 lines) are both blue for a swarm on Pollux.
    let mut table = solo_with(map);
    table.swarm("w5", "s11", "", [0, 0, 0]);
    let played = table.span("RBY");
    assert_eq!(played.swarm("w5").map(|(_, target, _)| target), Some("s10".into()));

    // Arcturus and Bellatrix are equally far from home for a swarm on Altair.
    let map = owned("map.toml", "[[system]]\nid = \"s21\"\ncolour = \"B\"\n");
    let mut table = solo_with(map);
    table.swarm("w5", "s22", "", [0, 0, 0]);
    let mut played = table.span("RBY");
    assert_eq!(played.choices(), ["aim s21", "aim s12"]);
    played.go(&["aim s21"]);
    assert_eq!(played.swarm("w5").map(|(_, target, _)| target), Some("s21".into()));
}

/// [WV-2.4] Swarms are listed in order of arrival.
#[test]
fn swarms_are_kept_in_order_of_arrival() {
    let mut played = set_up(&["home s00", "shape globe", "keep sp7", "weave w4", "weave w2"]);
    played.go(&UP);
    let cards: Vec<String> =
        played.state().swarms.iter().map(|swarm| swarm.card.to_string()).collect();
    assert_eq!(cards, ["w4", "w2"]);
}
