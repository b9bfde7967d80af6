//! One file for each part of a turn: what is asked, what is allowed, what happens.

mod ending;
mod moving;
mod playing;
mod rolling;

pub(crate) use moving::rule_of;
