//! The end of a game and what a win counts: BG-6.

use crate::support::*;
use game_core::{Game, Rule, Standing, Turn};

fn won(black: &str) -> (&'static str, i32) {
    let mut game = white_to_roll("1:2", black);
    let told = play(&mut game, &["roll 2-1"]);
    assert_eq!(game.turn(), Turn::Over);
    let outcome = game.outcome().expect("the game is over");
    assert_eq!(outcome.rule, Rule("BG-6.1"));
    let [white, black] = &outcome.parties[..] else { panic!("two parties") };
    assert_eq!((white.standing, black.standing), (Standing::Won, Standing::Lost));
    assert_eq!(black.total, Some(0));
    let item = white.items.iter().find(|item| item.count == 1).expect("one kind of victory");
    assert!(emitted_by(&told, item.rule.0));
    (item.rule.0, item.value())
}

/// [BG-6.1, BG-6.2] Bearing off the last checker wins 1 point if the loser has borne off any.
#[test]
fn a_single_game_counts_one_point() {
    assert_eq!(won("18:14"), ("BG-6.2", 1));
}

/// [BG-6.3] A loser who has borne off none loses 2 points.
#[test]
fn a_gammon_counts_two_points() {
    assert_eq!(won("18:14 6:1"), ("BG-6.3", 2));
}

/// [BG-6.4] A loser with a checker on the bar or in the winner's home loses 3 points.
#[test]
fn a_backgammon_counts_three_points() {
    assert_eq!(won("19:1 6:14"), ("BG-6.4", 3));
    assert_eq!(won("bar:1 6:14"), ("BG-6.4", 3));
    assert_eq!(won("bar:1 6:13 off:1"), ("BG-6.2", 1));
}

/// [BG-6.1] The rest of the roll is not played.
#[test]
fn the_game_is_over_with_the_last_checker() {
    let mut game = white_to_roll("1:2", "18:2");
    play(&mut game, &["roll 5-5"]);
    assert_eq!(layout(&game).0, "off:15");
    assert_eq!(game.state().turn, 20);
}
