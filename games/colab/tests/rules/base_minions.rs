//! CL-11: sending, retrieving and moving minions.

use colab::{Frame, Owner};

use game_core::Game;

use crate::support::*;

/// [CL-11.2, CL-11.10, TD-01] With three minions out, one of them comes back.
#[test]
fn three_minions_out_means_a_retrieve() {
    let dice = ["white G", "white H", "white V", "red R", "red R"];
    let table = scene(3).lab(ONE, "gear").pool(ONE, &dice);
    let mut game = table.minion("bone 1", Owner::Player(ONE), None).game();
    play(&mut game, &["action turn"]);
    assert_eq!(listed(&game), ["retrieve herb 1", "retrieve herb 2", "retrieve bone 1"]);
}

/// [CL-11.1, CL-11.3, CL-11.11, CL-4.7, TD-02] With a minion at home, one is sent, with any die.
#[test]
fn a_minion_at_home_means_a_send() {
    let mut game = scene(3).lab(ONE, "gear").pool(ONE, &["white G", "red R"]).game();
    play(&mut game, &["action turn"]);
    assert_eq!(listed(&game), ["send white G", "send red R"]);
    play(&mut game, &["send red R", "to eye"]);
    let minion = game.state().windows[window("eye 1")].expect("a minion");
    assert_eq!(minion.die.map(|die| die.to_string()), Some("red R".into()));
    assert_eq!(listed(&game), ["top row", "bottom row"]);
}

/// [CL-11.4, CL-1.5, CL-1.6, TD-08] A full tower is closed.
#[test]
fn nobody_is_sent_to_a_full_tower() {
    let table = scene(4).lab(ONE, "gear").pool(ONE, &["white G"]);
    let mut game = table.minion("eye 3", Owner::Player(TWO), None).game();
    play(&mut game, &["action turn"]);
    assert_eq!(listed(&game), ["to gear", "to spark", "to herb", "to vial", "to bone"]);
}

/// [CL-11.5, CL-3.5, CL-15.3] After a send the player takes one row of that tower.
#[test]
fn a_send_brings_one_row() {
    let mut game = scene(3).lab(ONE, "gear").pool(ONE, &["white G"]).game();
    play(&mut game, &["action turn", "to gear", "bottom row"]);
    assert!(offers(&game, "draw D01") && !offers(&game, "draw M01"));
    play(&mut game, &["draw D01"]);
    assert_eq!(in_hand(&game, ONE, "D01"), 1);
    assert!(
        offers(&game, "move gear") || offers(&game, "move spark"),
        "the other row is not taken"
    );
}

/// [CL-11.6, CL-11.7, CL-15.5, CL-14.8, TD-10] A retrieved die can be rolled at once by the row.
#[test]
fn a_retrieved_die_can_be_rolled_by_the_row() {
    let table = scene(3).lab(ONE, "gear").send("herb 1", "bone 1", Some("white G"));
    let mut game = table.minion("bone 2", Owner::Player(ONE), None).game();
    play(&mut game, &["action turn", "retrieve bone 1"]);
    assert_eq!(area(&game, ONE).bowl_size(), 1);
    play(&mut game, &["top row"]);
    assert_eq!(listed(&game), ["roll white", "skip"]);
    play(&mut game, &["roll white", "face white E"]);
    assert_eq!(listed(&game), ["reroll white E", "skip"]);
}

/// [CL-11.8, CL-22.2] Reactions to sending need the colour of the tower, and come after the row.
#[test]
fn reactions_to_sending_fit_the_tower() {
    let table = || scene(3).lab(ONE, "gear").pool(ONE, &["white G"]).grid(ONE, &["M13 d4"]);
    let mut game = table().game();
    play(&mut game, &["action turn", "to bone", "bottom row", "draw M01"]);
    assert_eq!(listed(&game), ["react d4", "pass"]);
    let mut game = table().game();
    play(&mut game, &["action turn", "to gear", "bottom row", "draw D01"]);
    assert!(!offers(&game, "react d4"));
}

/// [CL-11.8, CL-22.1] Reactions to retrieving need it too, and come after the row.
#[test]
fn reactions_to_retrieving_follow_the_row() {
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["D13 d4"]).bowl(ONE, &["red"]);
    let mut game = table.minion("gear 1", Owner::Player(ONE), None).game();
    play(&mut game, &["action turn", "retrieve gear 1", "bottom row", "draw D01"]);
    assert_eq!(listed(&game), ["react d4", "pass"]);
    play(&mut game, &["react d4", "roll red", "face red R"]);
    assert!(listed(&game).iter().all(|text| !text.starts_with("react")));
}

/// [CL-11.12, TD-53] Moving a minion needs no die, and it keeps its die and its marks.
#[test]
fn a_moved_minion_keeps_its_marks() {
    let table = scene(3).lab(ONE, "gear").grid(ONE, &["D07 d4", "M13 d5"]);
    let table = table.send("herb 1", "eye 1", Some("white G")).with(|state| {
        let minion = state.windows[window("eye 1")].as_mut().expect("a minion");
        (minion.worked, minion.paid) = (true, true);
    });
    let fire = Frame::Effect { of: colab::EffectSource::Built(0), part: 0, times: 0 };
    let mut game = table.at(fire).game();
    assert_eq!(listed(&game), ["reposition herb 2", "reposition eye 1", "skip"]);
    play(&mut game, &["reposition eye 1"]);
    assert!(!offers(&game, "to eye"));
    play(&mut game, &["to bone", "draw M01"]);
    let minion = game.state().windows[window("bone 1")].expect("a minion");
    assert!(minion.worked && minion.paid && minion.die.is_some());
    assert!(game.state().frames.pending().is_empty(), "nothing reacts to it");
}

/// [CL-1.7] A minion takes the lowest window of a tower.
#[test]
fn the_lowest_window_is_taken() {
    let mut game = scene(3).lab(ONE, "gear").pool(ONE, &["white G"]).game();
    play(&mut game, &["action turn", "to spark"]);
    assert!(game.state().windows[window("spark 3")].is_some());
}

/// [CL-11.9] If no window is open, nobody is sent.
#[test]
fn nobody_is_sent_where_no_window_is_open() {
    let table = scene(3).lab(ONE, "gear").pool(ONE, &["white G"]).with(|state| {
        let neutral = colab::Minion::of(Owner::Neutral, None);
        for minion in state.windows.values_mut().iter_mut().filter(|minion| minion.is_none()) {
            *minion = Some(neutral);
        }
        // Neutral minions belong to games of two; with set-up unfinished they are not checked.
        state.turn_of = None;
    });
    let list = colab::List::ActionTurn;
    let game = table.at(Frame::Steps { list, next: 0 }).game();
    assert_eq!(listed_with(&game, "move").len(), 5);
}
