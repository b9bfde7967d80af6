//! Moving, hitting, entering and bearing off: BG-3 to BG-5, one position for each statement.

use crate::support::*;

/// [BG-3.1] A point with two checkers of the opponent is closed, one with a single checker open.
#[test]
fn a_closed_point_is_not_offered() {
    // Black's 17 and 18 are White's 8 and 7.
    let mut game = white_to_roll("13:1 9:1", "17:2 18:1");
    play(&mut game, &["roll 5-1"]);
    expect(&game, &["9/4", "13/12"]);
    let mut game = white_to_roll("13:1 9:1", "17:2 18:1");
    play(&mut game, &["roll 6-2"]);
    expect(&game, &["9/3", "9/7", "13/7", "13/11"]);
}

/// [BG-3.2] One checker moves by both numbers, if the point between is open.
#[test]
fn one_checker_may_move_by_both_numbers() {
    let mut game = white_to_roll("24:1 6:2", "22:2");
    play(&mut game, &["roll 6-5"]);
    expect(&game, &["24/18", "24/19"]);
    play(&mut game, &["24/18"]);
    expect(&game, &["6/1", "18/13"]);
    // With 18 closed only the five can go first.
    let mut game = white_to_roll("24:1 6:2", "7:2");
    play(&mut game, &["roll 6-5"]);
    assert_eq!(layout(&game).0, "13:1 6:2 off:12", "forced: 24/19/13");
}

/// [BG-3.3] A move after which the other number cannot be played is not offered.
#[test]
fn both_numbers_are_played_if_they_can_be() {
    // After 10/4 no five could be played: 24/19 is closed, and 4/off waits for the checker on 24.
    let mut game = white_to_roll("24:1 10:1", "6:2 24:2");
    let told = play(&mut game, &["roll 6-5"]);
    assert!(emitted_by(&told, "BG-3.1"));
    assert_eq!(layout(&game).0, "18:1 10:1 off:13", "forced: 24/18");
    expect(&game, &["10/5", "18/13"]);
}

/// [BG-3.4] If only one of two numbers can be played, it is the higher one.
#[test]
fn the_higher_number_is_played_if_only_one_can_be() {
    let mut game = white_to_roll("13:1", "23:2 24:2");
    play(&mut game, &["roll 6-5"]);
    // 13/7 and 13/8 are open, 2 (Black's 23) is closed to both.
    assert_eq!(layout(&game).0, "7:1 off:14");
}

/// [BG-E.2] The same moves are offered once: with the higher number first, or in a double with the
/// farthest checker first.
#[test]
fn the_same_moves_are_offered_in_one_order() {
    let mut game = white_to_roll("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5");
    play(&mut game, &["roll 6-5"]);
    expect(&game, &["8/2", "13/7", "24/18"]);
    let mut game = white_to_roll("24:2 13:5 8:3 6:5", "24:2 13:5 8:3 6:5");
    play(&mut game, &["roll 2-2", "8/6"]);
    expect(&game, &["6/4", "8/6"]);
}

/// [BG-E.2] The lower number goes first where it opens the way for the higher one.
#[test]
fn the_lower_number_may_open_the_way() {
    let mut game = white_to_roll("bar:1 13:2", "6:2");
    play(&mut game, &["roll 6-1"]);
    // The six cannot enter on 19; the one enters, and then the six has three moves.
    expect(&game, &["13/7", "24/18"]);
}

/// [BG-4.1] A single checker that is hit goes to the bar.
#[test]
fn a_single_checker_is_hit() {
    // Black's 22 is White's 3; White's 1 is closed.
    let mut game = white_to_roll("8:1 6:3", "22:1 24:2");
    let told = play(&mut game, &["roll 5-2"]);
    assert!(emitted_by(&told, "BG-4.1"), "forced: 8/3, then 6/4");
    assert_eq!(layout(&game).1, "bar:1 24:2 off:12");
    let mut game = white_to_roll("8:1 6:3", "22:2 24:2");
    play(&mut game, &["roll 5-2"]);
    expect(&game, &["6/4", "8/6"]);
}

/// [BG-4.2, BG-4.3] A side with checkers on the bar must enter them all before it moves others.
#[test]
fn checkers_on_the_bar_enter_before_others_move() {
    let mut game = white_to_roll("bar:2 13:3", "6:2 5:1");
    let told = play(&mut game, &["roll 6-5"]);
    assert!(emitted_by(&told, "BG-4.1"), "the five enters on 20 and hits; the six is closed");
    assert!(emitted_by(&told, "BG-3.5"));
    assert_eq!(layout(&game), ("bar:1 20:1 13:3 off:10".into(), "bar:1 6:2 off:12".into()));
    let mut game = white_to_roll("bar:1 13:3", "6:2 5:1");
    play(&mut game, &["roll 4-3"]);
    expect(&game, &["bar/21", "bar/22"]);
    play(&mut game, &["bar/22"]);
    expect(&game, &["13/9", "22/18"]);
}

/// [BG-5.1] Nothing is borne off while a checker is beyond point 6.
#[test]
fn bearing_off_waits_for_the_last_checker() {
    let mut game = white_to_roll("7:1 4:2 1:2", "12:2");
    play(&mut game, &["roll 4-1"]);
    expect(&game, &["7/3", "7/6"]);
    play(&mut game, &["7/6"]);
    expect(&game, &["4/off", "6/2"]);
}

/// [BG-5.2, BG-5.3] A number bears off from its own point; a higher one from the farthest, but only
/// if nothing is farther away.
#[test]
fn higher_numbers_bear_off_from_the_farthest_point() {
    let mut game = white_to_roll("6:2 3:2 2:2", "12:2");
    play(&mut game, &["roll 5-3"]);
    assert_eq!(layout(&game).0, "6:1 3:2 2:2 1:1 off:9", "forced: 6/1");
    expect(&game, &["3/off", "6/3"]);
    let mut game = white_to_roll("4:2 3:2 2:2", "12:2");
    play(&mut game, &["roll 6-2"]);
    assert_eq!(layout(&game).0, "4:1 3:2 2:2 off:10", "forced: 4/off");
    expect(&game, &["2/off", "3/1", "4/2"]);
}

/// [BG-E.3] If both numbers bear off the same checker, it is one choice, by the higher one.
#[test]
fn one_checker_is_borne_off_by_the_higher_number() {
    let mut game = white_to_roll("4:1 3:1 2:2", "24:2");
    let told = play(&mut game, &["roll 6-4"]);
    assert_eq!(layout(&game).0, "2:2 off:13", "forced: 4/off and 3/off");
    assert!(emitted_by(&told, "BG-5.1"));
}
