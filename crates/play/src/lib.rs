//! Games being played: seats, luck, log, undo, saves; every game behind one object-safe face.
//!
//! ```text
//! Library ──game(id)──> Kind ──start──> AnySession ──now──> AnyPosition
//!  (every game)      (one game)       (a game played)      (one moment of it)
//! ```
//!
//! [`face`](Kind) is all that front ends know. Behind it [`Shelf`] puts a game type on the shelf
//! and [`Session`] plays it; nothing else is generic. Choices go by their text.
//!
//! Two things are absent on purpose: this crate does no IO, and its only use of a clock is
//! [`Kind::bench`]. [`Engine`] speaks the JSON-lines protocol of `docs/protocol.md` as a pure
//! function from a request line to a reply line.

mod engine;
mod face;
mod library;
mod plain;
mod position;
mod save;
mod session;
mod shelf;
mod state;

pub use engine::Engine;
pub use face::{
    AnyPosition, AnySession, Kind, Listed, Loaded, LogEntry, Luck, Pace, Play, Record, Refusal,
    Rolled, Save, ToldLine, Until,
};
pub use library::Library;
pub use save::{MOST_BYTES, MOST_ENTRIES, MOST_TEXT};
pub use session::Session;
pub use shelf::Shelf;
