//! One file for each part of the rules: its questions, legal choices and effects.

mod acquiring;
mod allocating;
mod bases;
mod black_holes;
mod conflicts;
mod drawing;
mod effects;
mod elimination;
mod picking;
mod placing;
mod projects;
mod recalling;
mod routes;
mod set_up;
mod settling;
mod spoils;
mod state_checks;
mod stealing;
mod turns;
mod winning;

pub(crate) use winning::rule_of;
