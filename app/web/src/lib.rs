//! The whole program in a browser, without a network.
//!
//! ```text
//! page ──fetch──> service worker ─Message─> Program ──> Service ──> page
//!                       │                      │
//!                   IndexedDB  <──Changes── BrowserStore
//! ```
//!
//! A service worker (`assets/worker.js`) takes the place of the server and the disk. It passes each
//! request to [`Program::answer`] as bytes and gets back the answer with the changes to store. It
//! stores them before it answers, so that here too every entry whose answer anybody has seen is
//! stored. If they cannot be stored, the program is dropped and restarts from what is stored.
//! Between two requests the worker lets the program think for a while ([`Program::think`]).
//!
//! This code does not depend on a browser: whoever creates a [`Program`] supplies the clock, and
//! its start data supply the randomness. So all of it is tested without one. Only `exports` is
//! compiled for browsers alone.

mod browser_store;
#[cfg(target_family = "wasm")]
mod exports;
mod program;
mod queue;
mod wire;

pub use browser_store::{Changes, Clock, Game, Part, StoredData};
pub use program::Program;
pub use wire::{Message, RequestHead, ResponseHead, StartData};
