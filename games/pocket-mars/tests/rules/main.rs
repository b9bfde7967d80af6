//! The rule tests of Pocket Mars, in one binary so that an edit links only once.

mod support;

mod base_actions;
mod base_cards;
mod base_colonists;
mod base_conditions;
mod base_drafting;
mod base_editing;
mod base_end;
mod base_examples;
mod base_four_cards;
mod base_invariants;
mod base_language;
mod base_set_up;
mod base_support;
mod base_views;
mod card_forecast;
mod solo_actions;
mod solo_decisions;
mod solo_draws;
mod solo_end;
mod solo_helper;
mod solo_invariants;
mod solo_phases;
mod solo_scoring;
mod solo_set_up;
mod solo_text;
mod text_silences;
mod wasted;
