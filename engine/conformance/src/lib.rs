//! The conformance kit that every game must pass.
//!
//! [`check`] plays random games with one set of settings and checks the promises of
//! [`game_core::Game`]; [`soak`] does so in every mode of a game, and is all that a game's test
//! needs to call:
//!
//! ```
//! conformance::soak::<sample_games::pig::Pig>(20);
//! ```
//!
//! A broken promise is a [`Failure`]: it contains the seed, the entry, the [`Promise`] and the log
//! of entries that leads there.
//!
//! [`recorded_games`] replays whole games from files, [`playthroughs`] compares the text of whole
//! games with files, and [`schemas`] compares what a game serializes with its JSON Schemas, and
//! these with their file. All three rewrite their files for `cargo xtask bless`. [`fuzz`] has
//! building blocks for fuzz tests; [`helper_equivalence`] runs a helper of the automated opponent
//! next to whole games; [`level_is`] checks which search a level is, and [`features`] which
//! features a game notes; [`wasted_acts`] carries out what is called wasted; [`speed`] is the benchmark in each game's example.
//!
//! This crate's own tests are deliberately broken variants of Sealed Bids and Lanterns, two of the
//! `sample_games`, so that a broken kit cannot go unnoticed.

mod bless;
mod content_folder;
mod failure;
pub mod helper_equivalence;
mod levels;
#[cfg(test)]
mod mutants;
mod promises;
mod random_games;
mod report;
mod soak;
mod speed;
mod wasted;

pub mod features;
pub mod fuzz;
pub mod playthroughs;
pub mod recorded_games;
pub mod schemas;

pub use bless::blessing;
pub use content_folder::content_folder;
pub use failure::{Failure, Promise};
pub use levels::{begun, level_is};
pub use random_games::{check, check_odd_options};
pub use report::Report;
pub use soak::{games_wanted, soak};
pub use speed::speed;
pub use wasted::wasted_acts;
