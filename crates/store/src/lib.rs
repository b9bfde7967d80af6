//! Saved games, and the desk at which they are played.
//!
//! [`Store`] keeps every game as its list of entries in one SQLite file, which several processes
//! may share. [`Desk`] joins it to the shelf of games: it opens a saved game as a session, carries
//! out a change on a copy, commits the new entries, and only then puts the copy in the session's
//! place and hands the answer out. So an entry that anybody has seen answered is on the disk, and a
//! change that failed has changed nothing, neither in memory nor on the disk.
//!
//! The terminal and the browser server both sit on a [`Desk`]. This crate knows no game and draws
//! nothing.

mod desk;
mod problem;
mod schema;
mod store;
mod text;

pub use desk::{Desk, settle};
pub use problem::Problem;
pub use store::{Progress, SavedGame, Store, Stored};
pub use text::write_save;
