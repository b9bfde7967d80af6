//! The engine protocol of `docs/research/protocol.md`: games played by lines of JSON.
//!
//! An [`Engine`] is a pure function from a request line to a reply line, over the sessions of
//! [`play`]. It does no IO and reads no clock: whoever runs it reads and writes the lines, and lends it
//! a [`Watch`] if bots and hints may go by the clock.

mod engine;
mod replies;

pub use engine::{Engine, Watch};
pub use replies::{choices, turn};
