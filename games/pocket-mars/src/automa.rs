//! The Devious Automatics: one file for each section of their rulebook.
//!
//! Decisions read the position only through `questions` and change it only through `actions` and
//! the moves that every player shares; no other file here touches the position.

mod abilities;
mod actions;
mod activation;
mod end;
mod questions;
mod system_failure;
mod told;
mod weighing;

pub use told::{AndroidAct, Considered, FirstMove, Forced, NoMove, Worth};
pub(crate) use told::{IN_FULLEST, POINT, PRESENT};
