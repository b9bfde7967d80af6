//! The test kit that every game must pass.
//!
//! [`check`] plays random games with one set of settings and checks the promises that [`game_core::Game`]
//! states; [`soak`] does so in every mode of a game, and is all that a game's test needs to call:
//!
//! ```
//! conformance::soak::<sample_games::pig::Pig>(20);
//! ```
//!
//! A broken promise is a [`Failure`]: it names the seed, the entry, the [`Promise`] and the log of
//! entries that leads there.
//!
//! [`recorded_games`] replays whole games that lie in files, [`playthroughs`] compares whole games in words
//! with files; [`schemas`] compares what a game
//! writes with its JSON Schemas, and these with their file. All write the files anew for
//! `cargo xtask bless`. [`fuzz`] is what fuzz tests of a
//! game need; [`helper_equivalence`] runs a helper of the automated opponent beside whole games;
//! [`level_is`] says which search a level is, [`features`] what features a game names; [`speed`] is what the
//! example of a game prints.
//!
//! Deliberately broken variants of Sealed Bids, one of the games of `sample_games`, are this crate's own
//! tests, one for each promise, so that the kit cannot pass in silence.

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
