//! The example games keep every promise.

use conformance::kuhn::Kuhn;
use conformance::pig::Pig;
use conformance::sealed_bids::SealedBids;
use conformance::tic_tac_toe::TicTacToe;
use conformance::{check, soak};
use table::Published;

#[test]
fn pig_keeps_every_promise() {
    soak::<Pig>(300);
}

#[test]
fn sealed_bids_keeps_every_promise() {
    soak::<SealedBids>(300);
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
