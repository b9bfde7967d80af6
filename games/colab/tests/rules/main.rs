//! Every rule statement, and the worked examples.

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
mod looks;
mod payments;
#[path = "../playing/mod.rs"]
mod playing;
mod solo_dice;
mod solo_effects;
mod solo_end;
mod solo_helper;
mod solo_meter;
mod solo_moves;
mod solo_repair;
mod solo_set_up;
mod solo_turn;
mod solo_upgrades;
mod stated;
mod support;
mod text_counted;
mod variant;
mod wasted;
