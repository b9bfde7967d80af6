//! WV-12, WV-13: the end, and skipped turns.

use game_core::Game;
use master_of_the_galaxy::{Against, List, Reason};

use crate::support::{ONE, Played, owned, read, solo, solo_with};

fn reason(played: &Played) -> Option<(bool, Reason)> {
    played.state().ended.map(|ended| (ended.winner.is_some(), ended.by))
}

/// [X-60, WV-12.2] The last swarm is destroyed.
#[test]
fn without_a_swarm_the_player_wins() {
    let mut table = solo();
    table.swarm("w1", "s31", "s32", [0; 3]).bases(ONE, "s21", &["globe"]);
    table.route(ONE, ["s21", "s31"], "RR");
    table.conflict((ONE, "c1"), ("s31", Against::Swarm), "s21", ["RR.", ""]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on c1 attack slot *"]);
    assert_eq!(reason(&played), Some((true, Reason::NoSwarms)));
}

/// [X-61, WV-12.2] The last swarm has no target and leaves; that wins even if the ninth token is
/// placed.
#[test]
fn the_last_swarm_that_leaves_by_itself_is_a_win() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).hole("s20").card(ONE, "x9").slots("x9", "RBW.");
    table.state.tokens = 2;
    ["s22", "s12", "s13", "s23", "s02", "s11"].iter().for_each(|system| {
        table.state.holes.insert(read(system));
    });
    let mut played = table.phase_2("K");
    played.go(&["place K on x9 slot *", "close s31"]);
    assert_eq!(reason(&played), Some((true, Reason::NoSwarms)));
}

/// A table on which nine tokens are out once Silk engulfs in the Span.
fn nearly_over() -> crate::support::Table {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 2]);
    for system in ["s33", "s23", "s22", "s12", "s13", "s03", "s02", "s11"] {
        table.hole(system);
    }
    table
}

/// [X-62, WV-12.5, WV-12.6, WV-7.4, X-132] The ninth token ends nothing before the end of the turn.
#[test]
fn the_ninth_token_loses_at_the_end_of_the_turn() {
    let mut played = nearly_over().span("RBK");
    assert!(!played.is_over() && played.state().tokens == 0);
    played.go(&["end"]);
    assert_eq!(reason(&played), Some((false, Reason::TokensOut)));
}

/// [X-63, WV-12.3, MG-17.1] A win comes before a loss.
#[test]
fn a_win_in_phase_2_stands_before_the_loss() {
    let mut table = nearly_over();
    table.bases(ONE, "s00", &["factory", "pyramid", "globe"]);
    table.bases(ONE, "s10", &["factory", "pyramid", "globe"]).bases(
        ONE,
        "s01",
        &["factory", "pyramid"],
    );
    table.slots("sp7 base", "BW.").bag(ONE, "RBKYYY");
    let mut played = table.span("RBK");
    played.bag_to_hand("Y");
    played.go(&["place Y on sp7 base slot Y", "base s01 globe"]);
    assert_eq!(reason(&played), Some((true, Reason::Bases)));
}

/// [X-64, WV-12.4, WV-12.5] Two causes at the same time are one loss.
#[test]
fn two_causes_are_one_loss_with_both_reasons() {
    let mut table = solo();
    table.swarm("w1", "s10", "s00", [0, 0, 2]).swarm("w2", "s31", "s32", [0; 3]);
    for system in ["s33", "s23", "s22", "s12", "s13", "s03", "s02", "s11"] {
        table.hole(system);
    }
    let mut played = table.span("RBK");
    played.go(&["end"]);
    assert_eq!(reason(&played), Some((false, Reason::HomeLost)));
    let outcome = played.game.outcome().expect("it is over");
    let rules: Vec<&str> = outcome.decided_by.iter().map(|decision| decision.rule.0).collect();
    assert_eq!(rules, ["WV-12.4", "WV-12.5"]);
}

/// [X-65, WV-12.7, WV-12.4] Without a base the turn continues.
#[test]
fn without_a_base_the_turn_goes_on() {
    let mut table = solo();
    table.swarm("w1", "s10", "s00", [0, 0, 2]).swarm("w2", "s33", "s23", [0; 3]);
    let mut played = table.span("RBK");
    assert!(played.offers("end") && !played.state().areas[ONE].out);
    played.go(&["end"]);
    assert_eq!(reason(&played), Some((false, Reason::HomeLost)));
}

/// [X-66, WV-13.1, WV-13.2, WV-13.3] A skipped turn.
#[test]
fn a_skipped_turn_draws_and_has_its_span() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).done(ONE, "m2").bag(ONE, "RRB");
    table.state.areas[ONE].skips = true;
    table.at(List::SoloTurn, 0);
    let mut played = table.play();
    assert!(played.offers("draw R"), "no swap at the start of the turn");
    played.go(&["draw R", "draw R"]);
    assert_eq!(played.works("w1"), [1, 0, 0]);
    assert_eq!(played.state().round, 2);
    assert!(!played.state().areas[ONE].skips);
}

/// [WV-12.8] The guard of the turns.
#[test]
fn the_last_turn_of_the_guard_is_the_weavers() {
    let short = owned("numbers.toml", "[limits]\nround_guard = 1\n");
    let mut table = solo_with(short);
    table.swarm("w1", "s30", "s20", [0; 3]);
    let mut played = table.phase_2("R");
    played.go(&["end"]);
    assert_eq!(reason(&played), Some((false, Reason::Guard)));
}

/// [WV-12.9] Nothing is judged in set-up.
#[test]
fn set_up_without_swarms_is_no_win() {
    let mut table = solo();
    table.state.round = 0;
    assert!(!table.at(List::SoloSetUp, 3).play().is_over());
}
