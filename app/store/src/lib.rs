//! Saved games in one SQLite file, which several processes may share.
//!
//! [`Store`] keeps every game as its list of entries: the [`service::GameStore`] of a computer with
//! a disk. This crate knows no game and no page.

mod checksums;
mod copies;
mod devices;
mod failure;
mod private_files;
mod rows;
mod schema;
mod store;

pub use copies::Restored;
pub use store::Store;
