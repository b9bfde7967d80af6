//! Saved games in one SQLite file, which several processes may share.
//!
//! [`Store`] stores every game as its list of entries. It implements [`service::GameStore`] for
//! computers with a disk. This crate knows no particular game and no pages.

mod changes;
mod checksums;
mod clocks;
mod conduct;
mod copies;
mod credentials;
mod examination;
mod failure;
mod founding;
mod notices;
mod own_content;
mod people;
mod private_files;
mod rows;
mod schema;
mod seen;
mod store;

pub use copies::Restored;
pub use examination::Examination;
pub use store::Store;
