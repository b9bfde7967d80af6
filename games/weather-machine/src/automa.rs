//! The Saboteurs, one file for each section of their rules.
//!
//! Decisions are written with `questions`; effects with `actions` and the moves of pieces that all
//! players share. No other file in this module reads the position.

mod actions;
mod branch;
mod chemical;
mod counts;
mod decide;
mod experiment;
mod government;
mod havoc;
mod lab;
mod moving;
mod priority_list;
mod questions;
mod reports;
mod rnd;
mod supply;
mod turn;

pub use priority_list::{Count, Counted, Decision, PriorityList, Sent, Tokens, Why};

use crate::types::{EnumSet, Id};

/// All values for which a predicate holds.
fn those<T: Id>(holds: impl Fn(T) -> bool) -> EnumSet<T> {
    T::all().filter(|&one| holds(one)).collect()
}
