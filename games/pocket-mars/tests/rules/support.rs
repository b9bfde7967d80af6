//! Positions for tests, and short functions to play and to read them.
//!
//! [`Table`] lays out a position and fills in legally whatever a test does not name. The functions
//! below play answers by their texts and report what is where.
//!
//! ```text
//! let mut game = Table::base(3).active("p3").prep("p1", "EB1 GH3").earth("p1", 6).build();
//! play(&mut game, &["take p1 1"]);
//! expect(&game, "p1", &["count 1", "count 2", "skip"]);
//! ```

mod layout;
mod read;

pub(crate) use layout::Table;
pub(crate) use read::*;
