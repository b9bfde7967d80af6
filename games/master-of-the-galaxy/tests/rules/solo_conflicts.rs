//! WV-11: conflicts against swarms.

use master_of_the_galaxy::{Against, Content};

use crate::support::{ONE, Table, mild, read, solo, solo_with};

/// Silk on Sirius, attacked from Spica with this conflict card, and Thorn on Capella.
fn attacked(content: &'static Content, card: &str, sides: [&str; 2]) -> Table {
    let mut table = solo_with(content);
    table.swarm("w1", "s30", "s31", [0; 3]).swarm("w2", "s03", "s13", [0; 3]);
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, card), ("s30", Against::Swarm), "s20", sides);
    table
}

/// [X-47, X-50, WV-11.4, WV-4.12] Cubes go to the conflict first.
#[test]
fn by_the_milder_reading_redirected_cubes_count() {
    let played = attacked(mild(), "c1", ["", ""]).span("RRB");
    assert_eq!(played.filled("c1 defence"), 3);
    assert_eq!((played.works("w1"), played.works("w2")), ([0; 3], [0; 3]));
}

/// [X-48, WV-11.6, WV-11.7, WV-11.10] The Weavers win, and the turn continues.
#[test]
fn the_weavers_win_in_the_middle_of_the_span() {
    let mut table = attacked(mild(), "c1", ["R", ".WYB"]);
    let mut played = table.span("RBW");
    assert!(played.offers("cube R"), "one cube of the player's choice is lost");
    played.go(&["cube Y"]);
    assert!(!played.owns(ONE, "c1"));
    assert_eq!(played.works("w2"), [0, 1, 0]);
    assert!(played.offers("end"));
}

/// [X-49, WV-11.5] A slot of the colour comes before a star.
#[test]
fn a_slot_of_the_colour_is_filled_before_a_star() {
    let mut table = attacked(mild(), "c2", ["", ".W.."]);
    table.state.swarms.retain(|swarm| swarm.card == read("w1"));
    let played = table.span("RRB");
    assert!(!played.has_slot("c2 defence", "W") && played.has_slot("c2 defence", "*"));
}

/// [X-134, WV-4.8, WV-11.4, WV-11.6, WV-11.10] According to the sheet, redirected cubes do not
/// count.
#[test]
fn by_the_sheet_engulfment_follows_a_redirected_cube() {
    let mut played = attacked(Content::ours(), "c1", ["", ""]).span("RRB");
    played.go(&["cube R"]);
    assert!(!played.owns(ONE, "c1"), "W, R, Y and B filled the side");
    assert_eq!((played.works("w1"), played.works("w2")), ([0; 3], [0, 0, 1]));
}

/// [X-51, WV-11.9, MG-14.16] A swarm that moves away cancels the conflict.
#[test]
fn a_swarm_that_moves_cancels_the_conflict() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0, 0, 2]).bases(ONE, "s31", &["globe"]);
    table.route(ONE, ["s31", "s30"], "YY");
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s31", ["R", "RR."]);
    let played = table.span("RBW");
    assert_eq!(played.swarm("w1").map(|(at, ..)| at), Some("s20".into()));
    assert!(played.owns(ONE, "c3") && played.state().conflicts.is_empty());
    assert_eq!(played.filled("c3 attack") + played.filled("c3 defence"), 0);
}

/// [X-52, WV-6.4, WV-6.5, MG-14.15] A morph keeps the conflict.
#[test]
fn a_morph_keeps_the_conflict() {
    let mut table = solo();
    table
        .swarm("w1", "s30", "s31", [0, 3, 0])
        .weaver_deck(&["w3"])
        .swarm("w2", "s03", "s13", [0; 3]);
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", ["RR", "RRW"]);
    table.state.slots.of_mut(read("c3 defence")).set(2, None);
    let played = table.span("YRB");
    assert!(played.swarm("w3").is_some());
    assert_eq!((played.filled("c3 attack"), played.filled("c3 defence")), (2, 2));
}

/// [X-53, MG-14.2, MG-14.14, WV-8.4] The source is entered.
#[test]
fn a_conflict_whose_source_is_entered_is_cancelled() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).swarm("w4", "s21", "s20", [0, 0, 2]);
    table.bases(ONE, "s20", &["globe"]).route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", ["", "RR."]);
    let played = table.span("RYK");
    assert_eq!(played.swarm("w4").map(|(at, ..)| at), Some("s20".into()));
    assert!(played.state().conflicts.is_empty() && played.owns(ONE, "c3"));
}

/// [X-54, WV-11.3] The Weavers have no side in a conflict against a neutral system.
#[test]
fn the_weavers_do_not_defend_neutral_systems() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).bases(ONE, "s32", &["globe"]);
    table.route(ONE, ["s32", "s33"], "RR");
    table.conflict((ONE, "c1"), ("s33", Against::Neutral), "s32", ["", ""]);
    let played = table.span("RBK");
    assert_eq!(played.works("w1"), [0, 0, 1]);
}

/// [X-55, X-56, WV-11.2, WV-12.1, MG-9.4, MG-14.6] A swarm on a start.
#[test]
fn a_start_under_a_swarm_takes_two_more_and_is_a_second_start() {
    let mut played = attacked(Content::ours(), "c3", ["RRRR", ""]).phase_2("R");
    assert!(!played.is_over());
    played.go(&["place R on c3 attack slot R", "shape pyramid"]);
    assert!(played.is_over(), "two starts");

    let mut table = attacked(Content::ours(), "c3", ["RRR", ""]);
    table.card(ONE, "g4");
    let mut played = table.phase_2("R");
    played.go(&["place R on c3 attack slot R", "shape pyramid"]);
    assert!(played.is_over(), "with a discount four are enough");
}

/// [X-57, WV-11.7] A leader as spoils from a player without one.
#[test]
fn without_a_leader_a_cube_is_lost() {
    let mut table = attacked(mild(), "c6", ["", "YRB."]);
    table.swarm("w5", "s32", "s22", [0; 3]);
    let mut played = table.span("RRB");
    assert!(played.offers("cube R"));
    played.go(&["cube R"]);
    assert!(!played.owns(ONE, "c6"));
}

/// [X-58, WV-9.5, WV-11.4] Fed cubes go to a conflict.
#[test]
fn a_fed_cube_goes_to_a_conflict() {
    let mut table = attacked(Content::ours(), "c4", ["", "Y.R."]);
    table.card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y"]);
    assert!(!played.has_slot("c4 defence", "B") && played.has_slot("c4 defence", "Y"));
    assert_eq!(played.works("w2"), [0, 0, 1]);
}

/// [X-139, WV-9.4, WV-9.5, WV-11.6, WV-11.10] The Weavers win while a swarm is fed.
#[test]
fn the_weavers_win_in_the_middle_of_a_feed() {
    let mut table = attacked(Content::ours(), "c4", ["", "YYR."]);
    table.card(ONE, "m1").slots("m1", "Y.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on m1 slot Y", "cube R", "cube R"]);
    assert!(!played.owns(ONE, "c4"));
    assert_eq!(played.works("w2"), [0, 0, 1]);
}

/// [X-59, MG-4.6] One initiation a turn, even if the conflict was cancelled.
#[test]
fn a_cancelled_conflict_used_the_initiation_up() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "RR").card(ONE, "c3");
    let mut played = table.phase_2("K");
    played.go(&["initiate c3 s30 from s20", "recall"]);
    assert!(played.state().conflicts.is_empty());
    assert!(!played.offers_any("initiate"));
}

/// [X-134b, MG-14.4, MG-14.14, WV-11.5, WV-11.9] Two conflicts against one swarm.
#[test]
fn the_older_conflict_is_filled_first_and_a_win_cancels_the_other() {
    let mut table = solo();
    table.swarm("w1", "s30", "s31", [0; 3]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "RR");
    table.conflict((ONE, "c1"), ("s30", Against::Swarm), "s20", ["", "..YB"]);
    table.conflict((ONE, "c3"), ("s30", Against::Swarm), "s20", ["", "RR."]);
    let mut played = table.span("RRB");
    played.go(&["cube R"]);
    assert!(!played.owns(ONE, "c1") && played.state().conflict(read("c3")).is_some());

    let mut table = solo();
    table.swarm("w1", "s31", "s32", [0; 3]).swarm("w2", "s03", "s13", [0; 3]);
    table.bases(ONE, "s21", &["globe"]).route(ONE, ["s21", "s31"], "RR");
    table.conflict((ONE, "c1"), ("s31", Against::Swarm), "s21", ["RR.", ""]);
    table.conflict((ONE, "c3"), ("s31", Against::Swarm), "s21", ["", "R"]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on c1 attack slot *", "shape pyramid"]);
    assert!(played.owns(ONE, "c3") && played.state().conflicts.is_empty());
}

/// [X-120, MG-14.17] Repelling.
#[test]
fn repelled_cubes_of_the_weavers_go_to_the_reserve() {
    let mut table = attacked(Content::ours(), "c1", ["R", "RW.."]);
    table.card(ONE, "l05").slots("l05", "W.");
    let mut played = table.phase_2("K");
    let red = played.state().reserve.of(read("R"));
    played.go(&["place K on l05 slot K", "conflict c1", "take c1 defence slot R R", "pass"]);
    assert_eq!(played.state().reserve.of(read("R")), red + 1);
    assert_eq!(played.filled("c1 defence"), 1);
}

/// [X-136, WV-10.6] An effect that needs an opponent does nothing in solo.
#[test]
fn hegemony_alone_gives_nothing_but_its_symbol() {
    let mut table = solo();
    table.swarm("w1", "s31", "s32", [0; 3]).swarm("w2", "s03", "s13", [0; 3]).card(ONE, "g5");
    table.bases(ONE, "s21", &["globe"]).route(ONE, ["s21", "s31"], "RR");
    table.conflict((ONE, "c1"), ("s31", Against::Swarm), "s21", ["RR.", ""]);
    let mut played = table.phase_2("Y");
    played.go(&["place Y on c1 attack slot *", "shape pyramid", "use"]);
    assert_eq!(played.state().round, 2, "only the win's own red cube was asked for");
}
