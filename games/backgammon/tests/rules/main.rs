//! The rules of Backgammon, in one binary so that an edit links only once.

mod support;

mod base_end;
mod base_moves;
mod base_turns;
mod plays;
