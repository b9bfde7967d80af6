//! Edited positions: whatever play cannot reach is refused, with errors in the game's words.

use game_core::Game;
use pocket_mars::{Frame, List, PocketMars, Ship, State};

use crate::support::*;

/// Why a position is refused after a change.
fn why_not(table: Table, change: impl FnOnce(&mut State)) -> Vec<String> {
    let game = table.build();
    let mut state = *game.state();
    change(&mut state);
    let refused = PocketMars::set(game.options(), game.content(), state).err();
    refused.unwrap_or_default().iter().map(ToString::to_string).collect()
}

fn stand_at(state: &mut State, frames: &[Frame]) {
    state.frames.clear();
    frames.iter().for_each(|&frame| state.frames.call(frame));
}

/// [PM-3.1b] Everybody has a Spaceship of his own.
#[test]
fn two_players_have_two_spaceships() {
    let twins = why_not(Table::base(2), |state| state.ships[player("p2")] = Some(Ship::ALL[0]));
    assert_eq!(twins, ["Spaceship of p2: p1 has the same one"]);
    let none = why_not(Table::solo(), |state| state.ships[player("da")] = None);
    assert_eq!(none, ["Spaceship of da: everybody who plays has a Spaceship"]);
}

/// [PM-10.1, DA-9.1, DA-9.2] A position with colonists that would have ended the game is refused.
#[test]
fn seven_on_buildings_have_ended_the_game() {
    let seven = || Table::base(2).others_stand_on("p2", "G");
    assert!(seven().triggered().try_build().is_ok());
    let refused = seven().try_build().expect_err("the end is triggered");
    assert!(refused[0].why.to_string().contains("7 on Buildings end the game"), "{refused:?}");
    for who in ["p1", "da"] {
        assert!(Table::solo().others_stand_on(who, "G").try_build().is_err(), "{who}");
    }
}

/// [PM-6.1, PM-6.2b] Before an action nobody has more than 4 cards; after it the active player may.
#[test]
fn nobody_begins_a_turn_with_five_cards() {
    let table = || Table::base(2).hand("p1", "GH1 GH2 GH3");
    let refused = table().try_build().expect_err("five cards");
    assert!(refused[0].to_string().contains("5 in hand and prep module"), "{refused:?}");
    let after = [Frame::Steps { list: List::Turn, next: 1 }];
    let game = table().frames(&after).build();
    assert!(offers_any(&game, "discard "), "the 4 card rule begins: {:?}", answers(&game));
}

/// [PM-4.0a] A position is before a step of a turn or at a question, and nowhere else.
#[test]
fn the_middle_of_an_ability_is_its_log() {
    let mut game = Table::base(2).hand("p1", "AQ7 GH1").build();
    play(&mut game, &["play hand AQ7"]);
    assert_eq!(game.in_progress().as_deref(), Some("an action"));
    let refused = PocketMars::set(game.options(), game.content(), *game.state());
    let refused = refused.expect_err("it is in the middle of an action");
    assert!(refused.iter().any(|one| one.why.to_string().contains("in the middle of an action")));

    let elsewhere = [Frame::Steps { list: List::SoloRound, next: 0 }];
    let why = why_not(Table::base(2), |state| stand_at(state, &elsewhere));
    assert_eq!(why, ["frames: this game has no such step of a round or turn"]);
    let over = why_not(Table::base(2), |state| stand_at(state, &[]));
    assert_eq!(over, ["frames: nothing is pending, but the game is not over"]);
}

/// All errors of all layers are reported at once.
#[test]
fn everything_that_is_wrong_is_said_at_once() {
    let why = why_not(Table::base(2), |state| {
        state.earth[player("p1")] = 200;
        state.deck.count = 0;
        state.ships[player("p2")] = None;
        state.active = player("p4");
        stand_at(state, &[Frame::Action]);
    });
    for part in ["colonists", "deck", "Spaceship", "no seat", "in the middle of"] {
        assert!(why.iter().any(|one| one.contains(part)), "{part}: {why:?}");
    }
}
