//! CL-19.5 to CL-22: what a build sets off, triggers, when-built effects, reactions to building.

use colab::{EffectSource, Frame};

use game_core::Game;

use crate::support::*;

/// What a build sets off, for the card with this index in building order.
fn after(nth: u8) -> Frame {
    Frame::After { nth, own: false, reacted: 0 }
}

fn active(game: &colab::CoLab, cell: &str) -> bool {
    let grid = area(game, ONE).grid;
    let nth = grid.at(cell.parse().expect("a cell")).expect("a card");
    grid.nth(nth).is_some_and(|built| built.active)
}

/// [CL-19.5, CL-21.1, CL-22.2] When-built, triggers and reactions in any order, each once.
#[test]
fn what_a_build_sets_off_is_chosen_one_by_one() {
    let grid = ["D03 d4", "D05 c5", "P10 d5"];
    let mut game = scene(3).lab(ONE, "gear").at(after(2)).grid(ONE, &grid).game();
    assert_eq!(listed(&game), ["when built", "fire d4", "react c5", "pass"]);
    play(&mut game, &["react c5"]);
    assert_eq!(area(&game, ONE).new_potions, 1);
    assert_eq!(listed(&game), ["when built", "fire d4", "pass"]);
    play(&mut game, &["when built"]);
    assert_eq!(area(&game, ONE).new_potions, 4);
    play(&mut game, &["fire d4"]);
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-19.6, CL-19.7, CL-20.4, CL-20.6, TD-22] A trigger used by another one is no longer listed.
#[test]
fn a_trigger_used_by_another_is_off_the_list() {
    let grid = ["D14 d4", "M03 d6", "M03 e4", "M08 d5"];
    let mut game = scene(3).lab(ONE, "gear").at(after(3)).grid(ONE, &grid).game();
    assert_eq!(listed(&game), ["fire d4", "fire d6", "pass"]);
    play(&mut game, &["fire d4", "fire e4", "deck monster", "draw M01"]);
    assert!(active(&game, "d4") && active(&game, "e4") && !active(&game, "d6"));
    assert_eq!(listed(&game), ["fire d6", "pass"]);
}

/// [CL-20.1, CL-20.2, CL-20.3, TD-23] A card cannot be triggered by its own building, but by the
/// next.
#[test]
fn a_card_is_ready_for_the_next_build() {
    let mut game = scene(3).lab(ONE, "gear").at(after(0)).grid(ONE, &["D03 d4"]).game();
    assert!(game.state().frames.pending().is_empty(), "nothing to choose");
    game = scene(3).lab(ONE, "gear").at(after(1)).grid(ONE, &["D03 d4", "M08 d5"]).game();
    assert_eq!(listed(&game), ["fire d4", "pass"]);
}

/// [CL-20.7, CL-20.8, TD-24] A declined trigger is still ready for an effect in the same turn.
#[test]
fn a_declined_trigger_stays_ready() {
    let table = scene(3).lab(ONE, "gear").at(after(1)).grid(ONE, &["D03 d4", "M08 d5"]);
    let mut game = table.game();
    play(&mut game, &["pass"]);
    assert!(!active(&game, "d4"));
    let tile = Frame::Effect {
        of: EffectSource::Tile("U303".parse().expect("a tile")),
        part: 0,
        times: 0,
    };
    let table = scene(3).lab(ONE, "gear").at(tile).grid(ONE, &["D03 d4", "M02 d5"]);
    let mut game = table.game();
    assert_eq!(listed(&game), ["fire d4", "fire d5", "skip"]);
    play(&mut game, &["fire d5", "fire d4"]);
    assert_eq!(area(&game, ONE).tokens.values(), [1, 0, 1]);
}

/// [CL-20.5, CL-20.9, TS-06] A trigger without effect still turns its token.
#[test]
fn a_trigger_may_be_used_for_nothing() {
    let mut game = scene(3).lab(ONE, "gear").at(after(1)).grid(ONE, &["D01 d4", "M08 d5"]).game();
    play(&mut game, &["fire d4"]);
    assert!(active(&game, "d4"));
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-20.10, CL-25.8, TD-25] At the end of the turn all tokens are face up.
#[test]
fn tokens_turn_back_at_the_end_of_the_turn() {
    let end = Frame::Steps { list: colab::List::EndOfTurn, next: 3 };
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["D03 d4"]).with(|state| {
        let mut grid = serde_json::to_value(state.players[ONE].grid).expect("plain data");
        grid[0]["active"] = true.into();
        state.players[ONE].grid = serde_json::from_value(grid).expect("a grid");
    });
    let game = table.at(end).pool(TWO, &["white G", "white G"]).game();
    assert!(!active(&game, "d4"));
}

/// [CL-20.11] An adjacent trigger reaches only the cards beside the one with the effect.
#[test]
fn an_adjacent_trigger_reaches_its_neighbours_only() {
    let fire = Frame::Effect { of: EffectSource::Built(0), part: 0, times: 0 };
    let grid = ["D14 d4", "D03 d5", "D03 d6"];
    let game = scene(3).lab(ONE, "gear").at(fire).grid(ONE, &grid).game();
    assert_eq!(listed(&game), ["fire d5", "skip"]);
}

/// [CL-20.12, TD-26] A copy turns no token, and cannot copy another copy.
#[test]
fn a_copy_does_not_turn_what_it_copies() {
    let fire = Frame::Effect { of: EffectSource::Built(0), part: 0, times: 0 };
    let mut game = scene(3).lab(ONE, "gear").at(fire).grid(ONE, &["M11 d4", "M06 d5"]).game();
    assert_eq!(listed(&game), ["copy d5", "skip"]);
    play(&mut game, &["copy d5"]);
    assert_eq!(area(&game, ONE).research, 2);
    assert!(!active(&game, "d5"));
    let game = scene(3).lab(ONE, "gear").at(fire).grid(ONE, &["M11 d4", "M11 d5"]).game();
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-19.6, TD-27] The innermost build is finished before the outer list goes on.
#[test]
fn an_extra_build_is_finished_before_the_list_goes_on() {
    let table = scene(3).lab(ONE, "gear").at(after(1)).grid(ONE, &["M02 d4", "D12 d5"]);
    let mut game = table.hand(ONE, &["M01"]).pool(ONE, &["purple N+N"]).game();
    assert_eq!(listed(&game), ["when built", "fire d4", "pass"]);
    play(&mut game, &["when built", "build M01", "at d3"]);
    assert_eq!(listed(&game), ["fire d4", "pass"], "the inner list");
    play(&mut game, &["fire d4"]);
    assert!(game.state().frames.pending().is_empty(), "nothing is left of the outer list");
}

/// [CL-21.2] A when-built effect is offered when its card is built and never again.
#[test]
fn a_when_built_effect_cannot_be_kept() {
    let mut game = scene(3).lab(ONE, "gear").at(after(0)).grid(ONE, &["P10 d4"]).game();
    play(&mut game, &["pass"]);
    let tile = Frame::Effect {
        of: EffectSource::Tile("U208".parse().expect("a tile")),
        part: 0,
        times: 0,
    };
    let game = scene(3).lab(ONE, "gear").at(tile).grid(ONE, &["P10 d4"]).game();
    assert!(game.state().frames.pending().is_empty(), "nor can it be triggered");
}

/// [CL-22.3, CL-22.5, TD-58] A card reacts to others, not to its own building.
#[test]
fn a_card_does_not_react_to_itself() {
    let game = scene(3).lab(ONE, "gear").at(after(1)).grid(ONE, &["D05 d4", "P13 d5"]).game();
    assert_eq!(listed(&game), ["react d4", "pass"]);
    let game = scene(3).lab(ONE, "gear").at(after(0)).grid(ONE, &["D05 d4"]).game();
    assert!(game.state().frames.pending().is_empty());
    let game =
        scene(3).lab(ONE, "gear").at(after(0)).grid(ONE, &["P13 d4"]).grid(TWO, &["D05 d4"]).game();
    assert!(game.state().frames.pending().is_empty(), "nor to the building of others");
}
