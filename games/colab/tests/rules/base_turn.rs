//! CL-10, CL-12: types of turn, free actions, the move and the lab action.

use game_core::Game;

use crate::support::*;

/// [CL-10.1, CL-4.6, TD-07] The first turn may be of either type and lead anywhere.
#[test]
fn the_first_turn_offers_both_types_and_every_lab() {
    let mut game = scene(3).pool(ONE, &["white G", "white G"]).game();
    assert!(offers(&game, "action turn") && offers(&game, "rest turn"));
    play(&mut game, &["action turn", "to gear", "top row", "skip"]);
    assert_eq!(listed_with(&game, "move").len(), 6);
}

/// [CL-10.6, TD-03] Without a die to send a minion with, the only choice is to rest.
#[test]
fn an_empty_pool_with_a_minion_at_home_forces_a_rest() {
    let game = scene(3).lab(ONE, "gear").bowl(ONE, &["white"]).game();
    let state = game.state();
    assert_eq!(state.players[ONE].place, colab::Place::Centre, "the rest began by itself");
}

/// [CL-10.7, CL-10.4, CL-23.1, TD-11] A potion that rolls a die makes an action turn possible.
#[test]
fn a_free_action_can_bring_the_die_that_is_missing() {
    let game = scene(3).lab(ONE, "gear").bowl(ONE, &["white"]).grid(ONE, &["P01 d4"]);
    let mut game = game
        .with(|state| {
            state.players[ONE].new_potions = 1;
        })
        .game();
    assert!(offers(&game, "potion d4") && offers(&game, "rest turn"));
    assert!(!offers(&game, "action turn"));
    play(&mut game, &["potion d4", "roll white", "face white G", "skip"]);
    assert!(offers(&game, "action turn"));
}

/// [CL-10.8, CL-10.5, TD-04] In the centre without a die, the first step is left out.
#[test]
fn without_a_die_in_the_centre_the_first_step_is_left_out() {
    let mut game = scene(3).centre(ONE).bowl(ONE, &["white"]).game();
    assert_eq!(listed_with(&game, "move").len(), 6, "action turn and no send");
    play(&mut game, &["move gear"]);
    assert_eq!(listed(&game), ["build", "collect", "no action"]);
}

/// [CL-10.8, TD-103] A free action that provides a die may be used first, but need not be.
#[test]
fn in_the_centre_help_is_a_choice() {
    let table = || {
        let scene = scene(3).centre(ONE).bowl(ONE, &["white"]).grid(ONE, &["P01 d4"]);
        scene.with(|state| state.players[ONE].new_potions = 1).game()
    };
    let mut game = table();
    assert_eq!(listed(&game), ["potion d4", "action turn"]);
    play(&mut game, &["action turn"]);
    assert!(offers(&game, "move gear") && offers(&game, "potion d4"));
    let mut game = table();
    play(&mut game, &["potion d4", "roll white", "face white G", "skip"]);
    assert_eq!(listed_with(&game, "to ").len(), 6, "the send has begun by itself");
}

/// [CL-10.9, TD-05] With three minions out, an empty pool forces nothing.
#[test]
fn with_all_minions_out_both_types_are_open() {
    let game = scene(3).lab(ONE, "gear").bowl(ONE, &["white"]);
    let game = game.minion("bone 1", colab::Owner::Player(ONE), None).game();
    assert_eq!(listed(&game), ["action turn", "rest turn"]);
}

/// [CL-10.5, CL-24.1, TD-06] No player rests twice in a row.
#[test]
fn the_centre_is_no_place_to_rest_again() {
    let game = scene(3).centre(ONE).pool(ONE, &["white G", "white H"]).game();
    assert!(!offers(&game, "rest turn"));
    let game = scene(3).lab(ONE, "gear").pool(ONE, &["white G", "white H"]).game();
    assert!(offers(&game, "rest turn"));
}

/// [CL-12.1, CL-12.2, CL-12.3] The scientist may move to any other lab, whoever is there.
#[test]
fn all_labs_but_the_own_one_are_open() {
    let table = scene(3).lab(ONE, "gear").lab(TWO, "eye").at(colab::Frame::Move);
    let game = table.game();
    let labs = ["move spark", "move herb", "move vial", "move bone", "move eye"];
    assert_eq!(listed(&game), labs);
}

/// [CL-12.4, CL-12.5, CL-12.6] One lab action or none, after the move.
#[test]
fn one_lab_action_follows_the_move() {
    let mut game = scene(3).lab(ONE, "gear").at(colab::Frame::LabAction).game();
    assert_eq!(listed(&game), ["build", "collect", "no action"]);
    play(&mut game, &["no action"]);
    assert!(game.state().frames.pending().is_empty());
}

/// [CL-12.6, CL-12.7, TD-52] A second action is the other one, in the same lab.
#[test]
fn the_second_action_is_the_other_one() {
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["P08 d4"]);
    let table = table.at(colab::Frame::AfterAction).with(|state| {
        state.turn.built = true;
        state.players[ONE].new_potions = 3;
    });
    let mut game = table.game();
    assert_eq!(listed(&game), ["potion d4", "go on"]);
    play(&mut game, &["potion d4"]);
    assert_eq!(listed(&game), ["collect", "go on"]);
    play(&mut game, &["collect", "stop"]);
    assert!(game.state().turn.collected);
    assert!(game.state().frames.pending().is_empty(), "there is no third action");
}

/// [CL-10.10, CL-1.2, TD-50] The flip needs two dice.
#[test]
fn flipping_costs_a_die_and_turns_another() {
    let game = scene(3).lab(ONE, "gear").pool(ONE, &["red G+S"]).game();
    assert!(!offers(&game, "flip"));
    let mut game = scene(3).lab(ONE, "gear").pool(ONE, &["red G+S", "white E"]).game();
    play(&mut game, &["flip", "bowl white E"]);
    assert_eq!(
        listed(&game),
        ["show red R", "show red G+G", "show red G+S", "show red S+S", "show red R+R"]
    );
    play(&mut game, &["show red G+G"]);
    assert_eq!(in_pool(&game, ONE, "red G+G"), 1);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
}

/// [CL-10.2, CL-10.3] Free actions are offered with every question between two steps.
#[test]
fn free_actions_are_offered_between_steps() {
    let free = |frame| {
        let scene = scene(3).lab(ONE, "gear").pool(ONE, &["white G", "white H"]);
        let scene = scene.with(|state| state.players[ONE].research = 2).at(frame);
        let game = scene.game();
        offers(&game, "flip") && offers(&game, "trade RB1")
    };
    use colab::Frame::{AfterAction, Build, Collect, LabAction, Move, Turn, Window};
    assert!(free(Turn) && free(Move) && free(LabAction) && free(Window));
    assert!(free(Collect) && free(Build { left: game_core::EnumMap::default() }));
    let scene = scene(3).lab(ONE, "gear").pool(ONE, &["white G", "white H"]);
    let game = scene.at(AfterAction).with(|state| state.turn.built = true).game();
    assert!(offers(&game, "flip") && offers(&game, "go on"));
}
