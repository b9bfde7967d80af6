//! The questions of the game with their legal answers and effects, one file for each part of the
//! rules.

mod actions;
mod afford;
mod benefits;
mod breakthrough;
mod challenges;
mod citations;
mod end_of_round;
mod experiment;
mod funding;
mod government;
mod idle;
mod lab;
mod lativ;
mod moving;
mod office;
mod orders;
mod payment;
mod prototype;
mod research;
mod security;
mod set_up;
mod solo_end;
mod solo_set_up;
mod supply;
mod targets;
mod turn;
mod workshop;

pub(crate) use afford::{Due, Purse};
pub(crate) use research::unlock_rule;
