//! The sample games keep every promise.

use conformance::{check, soak};
use game_core::GameInfo;
use sample_games::kuhn::Kuhn;
use sample_games::lanterns::Lanterns;
use sample_games::pig::Pig;
use sample_games::sealed_bids::SealedBids;
use sample_games::tic_tac_toe::TicTacToe;

#[test]
fn pig_keeps_every_promise() {
    soak::<Pig>(300);
}

/// Without a candle only the goal ends a game; the longest are broken off, which is not a failure.
#[test]
fn a_game_without_a_bound_is_broken_off() {
    let (name, settings) = Pig::modes().remove(2);
    let report = check::<Pig>(&settings, 300, 1).expect("it keeps every promise");
    let ended: u64 = report.ends.values().sum();
    assert!(report.broken_off > 0 && ended > 250, "{name}: {report}");
    assert_eq!(ended + report.broken_off, report.games);
    assert!(report.longest == 150 && report.to_string().contains("broken off"), "{report}");
}

#[test]
fn sealed_bids_keeps_every_promise() {
    soak::<SealedBids>(300);
}

#[test]
fn lanterns_keeps_every_promise() {
    soak::<Lanterns>(300);
}

#[test]
fn tic_tac_toe_keeps_every_promise() {
    soak::<TicTacToe>(300);
}

#[test]
fn kuhn_poker_keeps_every_promise() {
    soak::<Kuhn>(300);
}

#[test]
fn the_same_arguments_check_the_same_games() {
    let (_, settings) = Pig::modes().remove(0);
    let first = check::<Pig>(&settings, 40, 9).expect("it keeps every promise");
    assert_eq!(check::<Pig>(&settings, 40, 9).expect("as before"), first);
    assert_eq!(first.games, 40);
    assert!(first.longest as f64 >= first.mean());
    assert_eq!(first.ends.values().sum::<u64>(), 40);
}
