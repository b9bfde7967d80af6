//! Every statement of the base game, and its worked examples.

mod base_abilities;
mod base_build;
mod base_collect;
mod base_end;
mod base_end_of_turn;
mod base_minions;
mod base_research;
mod base_rest;
mod base_set_up;
mod base_triggers;
mod base_turn;
mod base_upgrades;
mod support;
