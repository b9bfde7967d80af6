//! One file for each part of a turn: its questions, the legal choices and their effects.

mod ending;
mod moving;
mod playing;
mod rolling;

pub(crate) use moving::rule_of;
