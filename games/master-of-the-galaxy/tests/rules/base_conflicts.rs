//! MG-14, MG-16 to MG-20: conflicts, black holes, the end.

use game_core::{Game, Turn};
use master_of_the_galaxy::{Against, List, Player, Reason};

use crate::support::{ONE, TWO, owned, read, several, several_with};

/// [X-76, MG-14.14, MG-14.16] A target that is captured while under attack.
#[test]
fn a_target_that_somebody_else_captures_cancels() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").route(TWO, ["s30", "s20"], "RR");
    table.bases(TWO, "s20", &["globe"]).route(TWO, ["s20", "s10"], "RRR");
    table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["R", ""]);
    table.slots("sp1 base", "RW.");
    table.state.active = TWO;
    let mut played = table.phase_2("Y");
    played.go(&["place Y on sp1 base slot *", "base s10 globe"]);
    assert!(played.state().conflicts.is_empty() && played.owns(ONE, "c1"));
}

/// [X-77, X-119, MG-14.1, MG-14.6, MG-14.15] Extra slots.
#[test]
fn extra_slots_are_fixed_when_a_conflict_begins() {
    let mut table = several(2);
    table.bases(TWO, "s30", &["factory", "globe", "pyramid"]).bases(ONE, "s20", &["globe"]);
    table.route(ONE, ["s20", "s30"], "RR").card(ONE, "c3").done(TWO, "x8").slots("x8", "RW");
    let mut played = table.phase_2("R");
    assert!(!played.offers_any("place R on c3 slot R"), "it takes no cubes yet");
    played.go(&["initiate c3 s30 from s20"]);
    let conflict = *played.state().conflict(read("c3")).expect("under way");
    assert_eq!((conflict.extra_red, conflict.extra_star), (4, 1));
    assert!(played.offers("place R on c3 attack slot *"));
}

/// [X-117, MG-14.3, MG-14.4, MG-14.5, MG-4.6] Targets.
#[test]
fn own_closed_and_unconnected_systems_are_no_targets() {
    let settings = "[conflicts]\nshared_target = false\n[limits]\ninitiated = 1\n";
    for (content, again) in [(None, true), (Some(owned("numbers.toml", settings)), false)] {
        let mut table = content.map_or_else(|| several(2), |content| several_with(2, content));
        table.route(ONE, ["s00", "s10"], "RR").route(ONE, ["s00", "s01"], "RR");
        table.bases(ONE, "s01", &["globe"]).card(ONE, "c2");
        table.conflict((ONE, "c1"), ("s10", Against::Neutral), "s00", ["R", ""]);
        let played = table.phase_2("R");
        assert_eq!(played.offers("initiate c2 s10 from s00"), again);
        assert!(!played.offers_any("initiate c2 s01") && !played.offers_any("initiate c2 s20"));
    }
}

/// [X-78, MG-14.7, MG-14.10, MG-14.11] The defender wins.
#[test]
fn a_defender_who_wins_takes_spoils() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]);
    table.conflict((ONE, "c3"), ("s10", Against::Player(TWO)), "s00", ["R", "RR."]);
    table.state.active = TWO;
    let mut played = table.phase_2("W");
    played.go(&["place W on c3 defence slot W", "cube K", "cube K"]);
    assert!(!played.owns(ONE, "c3"));
    assert_eq!(played.bag(TWO).of(read("K")), 7);
    assert_eq!(played.state().decks[read("conflict")].known().last(), Some(read("c3")));
}

/// [X-118, MG-14.8, MG-14.9, MG-14.13, MG-8.9] A conflict against a neutral system.
#[test]
fn a_neutral_system_gives_everything_but_spoils() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c3"), ("s10", Against::Neutral), "s00", ["RR", ""]);
    let mut played = table.phase_2("R");
    played.go(&["place R on c3 attack slot R", "shape globe", "use"]);
    assert_eq!(played.game.turn(), Turn::Chance, "two cubes are drawn");
    assert_eq!(played.state().systems[read("s10")].owner, Some(ONE));
    assert!(played.state().done.contains(read("c3")));
}

/// [MG-14.12] A leader as spoils.
#[test]
fn a_leader_is_taken_as_spoils() {
    let mut table = several(2);
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]).card(TWO, "l06");
    table.conflict((ONE, "c7"), ("s10", Against::Player(TWO)), "s00", ["WYK", ""]);
    let mut played = table.phase_2("R");
    played.go(&["place R on c7 attack slot *", "shape globe", "pass"]);
    assert!(played.owns(ONE, "l06"), "the only leader");
}

/// [X-86, MG-19.1, MG-19.2, MG-19.3, X-126, MG-19.4] The last base.
#[test]
fn spoils_are_taken_before_a_player_is_out() {
    let mut table = several(3);
    table.bases(TWO, "s30", &[]).bases(TWO, "s10", &["globe"]).route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c3"), ("s10", Against::Player(TWO)), "s00", ["RR", ""]);
    let mut played = table.phase_2("R");
    played.go(&["place R on c3 attack slot R", "shape globe", "pass", "cube K", "cube K"]);
    assert_eq!(played.bag(ONE).of(read("K")), 7);
    assert!(played.state().areas[TWO].out && played.bag(TWO).is_empty());
    assert!(played.state().areas[TWO].cards.is_empty() && !played.is_over());

    let mut table = several(2);
    table.bases(TWO, "s30", &[]).bases(TWO, "s10", &["globe"]).route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c3"), ("s10", Against::Player(TWO)), "s00", ["RR", ""]);
    let mut played = table.phase_2("R");
    played.go(&["place R on c3 attack slot R", "shape globe", "pass", "cube K", "cube K"]);
    assert_eq!(played.state().ended.map(|ended| ended.by), Some(Reason::LastLeft));
}

/// [X-122, MG-16.2, MG-16.3] A black hole without a token.
#[test]
fn without_a_token_a_system_is_closed_all_the_same() {
    let mut table = several(4);
    table.card(ONE, "x9").slots("x9", "RBW.").bases(TWO, "s20", &["globe"]);
    for system in ["s01", "s02", "s31", "s32", "s13", "s23", "s22", "s12", "s11"] {
        table.hole(system);
    }
    let mut played = table.phase_2("K");
    played.go(&["place K on x9 slot *"]);
    assert_eq!(played.choices(), ["close s10", "close s21", "pass"]);
    played.go(&["close s10"]);
    assert_eq!((played.state().tokens, played.state().holes.len()), (0, 10));
}

/// [X-124, MG-17.3, MG-17.4] A second start.
#[test]
fn a_second_start_wins_at_once() {
    let mut table = several(4);
    table.bases(ONE, "s02", &["globe"]).bases(Player::Four, "s03", &[]).bases(
        Player::Four,
        "s13",
        &["globe"],
    );
    table.route(ONE, ["s02", "s03"], "RR").slots("sp7 base", "BW.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on sp7 base slot Y", "base s03 globe"]);
    assert_eq!(played.state().ended.map(|ended| ended.by), Some(Reason::Starts));
}

/// [MG-17.1] Nine bases.
#[test]
fn nine_bases_win() {
    let mut table = several(2);
    let all = ["factory", "globe", "pyramid"];
    table.bases(ONE, "s00", &all).bases(ONE, "s10", &all).bases(ONE, "s01", &all[..2]);
    table.slots("sp7 base", "BW.");
    let mut played = table.phase_2("Y");
    played.go(&["place Y on sp7 base slot Y", "base s01 pyramid"]);
    assert_eq!(played.state().ended.map(|ended| ended.by), Some(Reason::Bases));
}

/// [X-125, MG-18.1, MG-18.3] A skipped turn among several players.
#[test]
fn a_skipped_turn_is_left_out_whole() {
    let mut table = several(3);
    table.state.areas[TWO].skips = true;
    table.route(ONE, ["s00", "s10"], "RR").bases(TWO, "s10", &["globe"]);
    table.conflict((ONE, "c3"), ("s10", Against::Player(TWO)), "s00", ["RR", ""]);
    let mut played = table.phase_2("B");
    played.go(&["end"]);
    assert_eq!(played.state().active, Player::Three);
    assert!(!played.state().areas[TWO].skips);
    assert_eq!(played.filled("c3 attack"), 2);
}

/// [X-87, MG-20.1, MG-20.2, MG-20.3] Two who win through one step.
#[test]
fn of_two_who_win_the_active_one_does() {
    let mut table = several(2);
    for card in ["p1", "p2", "p4", "p5"] {
        table.done(ONE, card);
    }
    for card in ["l02", "l03", "l04", "l05"] {
        table.card(TWO, card);
    }
    table.slots("p1", "BBBW").slots("p5", "BK").state.active = TWO;
    table.at(List::Turn, 3);
    table.state.ended = None;
    let played = table.play();
    assert_eq!(played.state().ended.and_then(|ended| ended.winner), Some(TWO));
}

/// [X-138, MG-20.4] The guard of the rounds.
#[test]
fn after_the_last_round_bases_symbols_starts_and_order_decide() {
    let short = owned("numbers.toml", "[limits]\nround_guard = 1\n");
    let mut table = several_with(2, short);
    table.state.active = TWO;
    let mut played = table.phase_2("B");
    played.go(&["end"]);
    let ended = played.state().ended.expect("over");
    assert_eq!((ended.winner, ended.by), (Some(ONE), Reason::Guard));
}

/// [MG-16.1, MG-16.4, MG-2.8b] Black holes have no neighbours.
#[test]
fn a_black_hole_takes_no_route() {
    let mut table = several(2);
    table.bases(ONE, "s02", &["globe"]);
    let played = table.phase_2("R");
    assert!(!played.offers("build R r10"), "Capella is closed");
    let _ = played.game.turn();
}

/// [MG-9.6, MG-14.8] The effect of a victory causes events with effects of their own: a planet that
/// it settles counts as settled for the cards that act on settling.
#[test]
fn events_of_the_effect_of_a_victory_are_not_lost() {
    let mut table = several(2);
    table.done(ONE, "m1").route(ONE, ["s00", "s10"], "RR");
    table.conflict((ONE, "c9"), ("s10", Against::Neutral), "s00", ["R.WK", ""]);
    let mut played = table.phase_2("R");
    played.go(&["place R on c9 attack slot R", "shape globe", "free s10 Y"]);
    assert_eq!(played.choices(), ["use", "pass"], "Free Trade Zone acts after settling");
    played.go(&["use"]);
    assert!(played.state().waiting.is_empty());
}
