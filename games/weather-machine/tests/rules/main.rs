//! The rules of Weather Machine, in one test binary so that an edit links only once.

#[path = "../fuzz/mod.rs"]
mod fuzz;

mod support;

mod base_actions;
mod base_benefits;
mod base_breakthrough;
mod base_breakthrough_search;
mod base_drafting;
mod base_end;
mod base_exchanges;
mod base_experiment;
mod base_funding;
mod base_general;
mod base_goals;
mod base_government;
mod base_lab;
mod base_lativ;
mod base_moving;
mod base_office;
mod base_papers;
mod base_payments;
mod base_phase_b;
mod base_prototype;
mod base_prototype_rows;
mod base_research;
mod base_scoring;
mod base_secure;
mod base_set_up;
mod base_supply;
mod base_tiles;
mod base_turn;
mod base_two_players;
mod base_workshop;
mod far_ahead;
mod searching;
mod solo_challenges;
mod solo_end;
mod solo_experiments;
mod solo_government;
mod solo_havoc;
mod solo_helper;
mod solo_invariants;
mod solo_lab;
mod solo_priority;
mod solo_rnd;
mod solo_security;
mod solo_set_up;
mod solo_supply;
mod solo_turn;
mod text;
mod text_counted;
mod text_exact;
mod text_foreseen;
mod text_person;
