//! Tests of every statement and worked example of the rules, in one binary.

#[path = "../support/mod.rs"]
mod support;

mod base_allocating;
mod base_arrivals;
mod base_cards;
mod base_conflicts;
mod base_set_up;
mod own_maps;
mod solo_completions;
mod solo_conflicts;
mod solo_ending;
mod solo_feeding;
mod solo_readings;
mod solo_span;
mod solo_targets;
mod solo_told;
mod text;
