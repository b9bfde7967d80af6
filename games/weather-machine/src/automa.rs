//! The Saboteurs, one file for each section of their rules.

mod branch;
mod challenges;
mod chemical;
mod end;
mod experiment;
mod government;
mod havoc;
mod lab;
mod ladder;
mod moving;
mod reports;
mod rnd;
mod security;
mod set_up;
mod supply;
mod turn;

pub use ladder::{Decision, Ladder, Rung, Why};

use crate::kinds::{Id, Set};

/// All of a kind for which something holds.
fn those<T: Id>(holds: impl Fn(T) -> bool) -> Set<T> {
    T::all().filter(|&one| holds(one)).collect()
}
