//! The Devious Automatics: one file for each section of their rulebook.
//!
//! What they decide is written over `questions`, what they do over `actions` and what everybody does
//! with colonists and cards; no other file here looks at the position.

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
