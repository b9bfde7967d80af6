//! CL-24: rest turns.

use colab::{Frame, List, Place};

use game_core::Game;

use crate::support::*;

fn rest() -> Frame {
    Frame::Steps { list: List::RestTurn, next: 0 }
}

/// [CL-24.2, CL-24.3, CL-24.9, TD-42] First the centre, then two supplies of three kinds.
#[test]
fn a_rest_brings_two_supplies() {
    let mut game =
        scene(3).lab(ONE, "gear").lab(TWO, "gear").at(rest()).pool(TWO, &["white G"]).game();
    assert_eq!(area(&game, ONE).place, Place::Centre);
    let supplies = [
        "potion token",
        "token red",
        "token blue",
        "token purple",
        "deck device",
        "deck potion",
        "deck monster",
    ];
    assert_eq!(listed(&game), supplies);
    play(&mut game, &["token red"]);
    assert_eq!(listed(&game), supplies);
    play(&mut game, &["deck monster", "draw M01"]);
    assert_eq!((area(&game, ONE).token_count(), area(&game, ONE).hand_size()), (1, 1));
    assert!(listed_with(&game, "token").is_empty());
}

/// [CL-24.4, CL-24.5, TD-41] Dice put back are rolled with the bowl; the others keep their faces.
#[test]
fn only_dice_of_the_bowl_are_rolled() {
    let table = scene(3).lab(ONE, "gear").at(Frame::Steps { list: List::RestTurn, next: 4 });
    let mut game = table.pool(ONE, &["white G", "red R+R"]).bowl(ONE, &["white", "blue"]).game();
    assert_eq!(listed(&game), ["bowl white G", "bowl red R+R", "done"]);
    play(&mut game, &["bowl red R+R", "face white E", "face red R", "face blue B"]);
    let you = area(&game, ONE);
    assert_eq!((you.pool_size(), you.bowl_size()), (4, 0));
    assert_eq!((in_pool(&game, ONE, "white G"), in_pool(&game, ONE, "white E")), (1, 1));
}

/// [CL-24.6, CL-24.7] Nobody is sent, nobody builds, and minions keep their dice.
#[test]
fn a_rest_turn_has_no_other_steps() {
    let table = scene(3).lab(ONE, "gear").send("herb 1", "bone 1", Some("white G")).at(rest());
    let mut game = table.pool(ONE, &["white V"]).pool(TWO, &["white G", "white H"]).game();
    let before = game.state().windows;
    play(&mut game, &["token red", "token red", "done"]);
    assert_eq!(asked(&game), Some(TWO.seat()), "the turn is over");
    assert_eq!(game.state().windows, before);
}

/// [CL-24.8, CL-10.3] Free actions are offered after each step.
#[test]
fn a_rest_turn_has_free_windows() {
    let table = scene(3).lab(ONE, "gear").at(rest()).with(|state| state.players[ONE].research = 3);
    let mut game = table.game();
    assert!(offers(&game, "trade RB1") && offers(&game, "go on"));
    play(&mut game, &["go on", "token red", "token red"]);
    assert!(offers(&game, "trade RB1") && offers(&game, "go on"));
}
