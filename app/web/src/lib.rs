//! The whole program in a browser, without a network.
//!
//! ```text
//! page ──fetch──> service worker ──Asked──> Program ──> Service ──> page
//!                       │                      │
//!                   IndexedDB  <──Changes── BrowserStore
//! ```
//!
//! A service worker (`assets/worker.js`) stands where on a computer the server and the disk stand. It
//! hands each request to [`Program::answer`] as bytes and gets the answer back with what has to be
//! kept. It keeps that first and answers then, so that here too an entry that anybody has seen
//! answered is kept; where it cannot be kept the program is thrown away, and begins again with what
//! is kept. Between two requests it lets the program think for a while ([`Program::think`]).
//!
//! Nothing in here knows a browser: the clock comes from whoever makes a [`Program`], luck with what
//! it is begun with. So all of it is tested without one. `exports` is the only file that is compiled
//! for a browser alone.

mod browser_store;
#[cfg(target_family = "wasm")]
mod exports;
mod program;
mod queue;
mod wire;

pub use browser_store::{Changes, Clock, Game, Part, StoredData};
pub use program::Program;
pub use wire::{Message, RequestHead, ResponseHead, StartData};
