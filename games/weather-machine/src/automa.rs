//! The Saboteurs, one file for each section of their rules.
//!
//! What they decide is written over `questions`, what they do over `acts` and the moves of pieces
//! that everybody has; no other file here looks at the position.

mod acts;
mod branch;
mod chemical;
mod counts;
mod decide;
mod experiment;
mod government;
mod havoc;
mod lab;
mod ladder;
mod moving;
mod questions;
mod reports;
mod rnd;
mod supply;
mod turn;

pub use ladder::{Count, Counted, Decision, Ladder, Sent, Tokens, Why};

use crate::kinds::{Id, Set};

/// All of a kind for which something holds.
fn those<T: Id>(holds: impl Fn(T) -> bool) -> Set<T> {
    T::all().filter(|&one| holds(one)).collect()
}
