//! MG-1 to MG-3: components, set-up, the hand.

use game_core::{Game, Turn};
use master_of_the_galaxy::{Card, Content, List, MasterOfTheGalaxy, Pile, Player};
use serde_json::json;

use crate::support::{ONE, Played, TWO, cubes, options, read, several, solo};

fn new(seats: u8) -> Played {
    let game = MasterOfTheGalaxy::new(&options(json!({"seats": seats})), Content::ours());
    Played { game: game.expect("a game"), emitted: Vec::new() }
}

/// [X-67, MG-2.2, MG-2.3] Bags and reserve.
#[test]
fn four_players_leave_no_black_cube_in_the_reserve() {
    let played = new(4);
    assert_eq!(played.state().reserve.0, [25, 25, 25, 25, 0]);
    assert_eq!(played.bag(TWO).0, [5; 5]);
}

/// [X-68, MG-2.4, MG-2.5] Black cubes are skipped when the home is drawn.
#[test]
fn the_first_cube_that_is_not_black_gives_the_home() {
    let mut played = new(2);
    played.go(&["first 1", "draw K", "draw K", "draw W"]);
    assert_eq!(played.state().areas[ONE].home, Some(read("s30")));
    assert_eq!(played.bag(ONE).0, [5; 5]);
}

/// [X-93, MG-2.6] Homes follow clockwise on the board.
#[test]
fn the_next_player_has_the_next_corner_clockwise() {
    let mut played = new(2);
    played.go(&["first 1", "draw Y"]);
    assert_eq!(played.state().areas[ONE].home, Some(read("s03")));
    assert_eq!(played.state().areas[TWO].home, Some(read("s00")));
}

/// [X-69, MG-2.8a, MG-2.8b, MG-2.8c] Corners without a player are closed.
#[test]
fn free_corners_are_closed() {
    let holes = |seats: u8| {
        let mut played = new(seats);
        played.go(&["first 1", "draw R"]);
        (0..seats).for_each(|_| {
            played.go(&["shape factory"]);
        });
        let holes: Vec<String> =
            played.state().holes.iter().map(|system| system.to_string()).collect();
        holes
    };
    assert_eq!(holes(2), ["s03", "s13", "s23", "s33"]);
    assert_eq!(holes(3), ["s02", "s03", "s13"]);
    assert!(holes(4).is_empty());
}

/// [MG-2.7, X-92] First bases trigger nothing.
#[test]
fn a_first_base_is_no_capture() {
    let mut played = new(2);
    played.go(&["first 1", "draw R", "shape globe", "shape pyramid"]);
    assert!(played.offers_any("show sp"), "species come next");
    assert_eq!(played.state().bases(ONE), 1);
    assert!(played.state().waiting.is_empty());
}

/// [X-94, MG-2.9, MG-11.2, MG-15.1] Species by picks.
#[test]
fn everybody_sees_two_species_and_keeps_one() {
    let mut played = new(2);
    played.go(&["first 1", "draw R", "shape globe", "shape globe"]);
    played.go(&["show sp4", "show sp2", "keep sp2"]);
    assert!(!played.offers("show sp4"), "it lies at the bottom");
    played.go(&["show sp1", "show sp3"]);
    assert_eq!(played.choices(), ["keep sp1", "keep sp3"]);
    assert!(played.owns(ONE, "sp2"));
}

/// [MG-2.1, MG-2.10, MG-11.9] Open decks.
#[test]
fn the_top_card_of_six_decks_is_seen() {
    let mut played = new(2);
    played.go(&["first 2", "draw R", "shape globe", "shape globe", "show sp4", "show sp2"]);
    played.go(&["keep sp2", "show sp1", "show sp3", "keep sp1"]);
    for (show, pile) in [("show l05", Pile::Leader), ("show c2", Pile::Conflict)] {
        assert_eq!(played.choices().len(), Card::of(pile).count());
        played.go(&[show]);
    }
    played.go(&["show g3", "show m1", "show x2", "show p3"]);
    assert_eq!(played.state().decks[Pile::Leader].top(), Some(read("l05")));
    assert_eq!(played.state().active, TWO, "who was drawn begins");
}

/// [MG-1.3, MG-8.1] States of a system.
#[test]
fn a_system_in_two_states_is_no_position() {
    let mut table = solo();
    table.swarm("w1", "s30", "s20", [0; 3]).hole("s30").at(List::SoloTurn, 4);
    table.state.reserve = cubes("");
    let game = MasterOfTheGalaxy::set(&table.options, table.content, table.state);
    let why = game.expect_err("two states");
    assert!(why.iter().any(|error| error.at == "system s30"), "{why:?}");
}

/// [X-70, MG-3.5] A short bag.
#[test]
fn a_short_bag_is_drawn_empty() {
    let mut table = several(2);
    table.bag(ONE, "RB");
    let mut played = table.play();
    played.go(&["draw R"]);
    assert_eq!((played.state().hand, played.bag(ONE).total()), (cubes("RB"), 0));
}

/// [X-95, MG-3.3, MG-3.4] Events first, then the hand with its extra cubes.
#[test]
fn a_turn_begins_with_its_events_and_a_larger_hand() {
    let mut table = several(2);
    table.done(ONE, "m2").done(ONE, "p1").slots("p1", "BBBW").bag(ONE, "RRRRRRRB");
    let mut played = table.play();
    assert!(played.offers("give R") && played.offers("pass"));
    played.go(&["pass", "draw R", "draw R", "draw R", "draw R"]);
    assert_eq!(played.state().hand.total(), 4);
}

/// [X-96, MG-3.6, MG-3.2, MG-3.1, MG-3.9] Cubes left in hand go back.
#[test]
fn cubes_that_are_not_placed_go_back() {
    let mut played = several(2).phase_2("RK");
    played.go(&["end"]);
    assert_eq!(played.bag(ONE).0, [5; 5]);
    assert_eq!(played.state().active, TWO);
    assert_eq!(played.game.turn(), Turn::Chance);
}

/// [MG-3.7] Cubes drawn in Phase 3 go back unused.
#[test]
fn cubes_drawn_in_phase_3_go_back() {
    let mut table = several(2);
    table.hand("").bag(ONE, "RRRRBBBB").at(List::Turn, 6);
    table.state.bags[Player::One].take(read("R"), 1);
    table.state.hand = cubes("R");
    let played = table.play();
    assert_eq!(played.bag(ONE).of(read("R")), 4);
}

/// [X-97, MG-3.8, MG-7.2] A short reserve.
#[test]
fn a_planet_yields_what_the_reserve_has() {
    let mut table = several(2);
    table.bases(ONE, "s01", &["globe"]);
    let all: String = "W".repeat(34);
    table.bag(TWO, &all);
    let mut played = table.phase_2("W");
    assert_eq!(played.state().reserve.of(read("W")), 6);
    let mut state = *played.state();
    state.reserve.take(read("W"), 5);
    state.bags[TWO].add(read("W"), 5);
    played.game = MasterOfTheGalaxy::set(played.game.options(), played.game.content(), state)
        .expect("a position");
    played.go(&["settle W s01 W"]);
    assert_eq!(played.bag(ONE).of(read("W")), 5, "four were left and one came");
}

/// [MG-1.4] An owner's values override the project's.
#[test]
fn an_owners_card_replaces_ours() {
    let content =
        crate::support::owned("leaders.toml", "[[leader]]\nid = \"l06\"\nslots = \"R\"\n");
    let project =
        master_of_the_galaxy::Project { card: read("l06"), part: master_of_the_galaxy::Part::Only };
    assert_eq!(content.letters(project).len(), 1);
}
