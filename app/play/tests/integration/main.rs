//! Libraries, sessions and saves, in one binary so that an edit is linked once.

#[path = "../common/mod.rs"]
mod common;

mod analysis;
mod beats;
mod bots;
mod editing;
mod guides;
mod helpers;
mod labels;
mod languages;
mod looks;
mod minds;
mod presses;
mod presses_counted;
mod real_table;
mod saves;
mod scores;
mod sessions;
mod sets;
mod whole_games;
