//! Serves the service on an address of this computer: a loopback one, or on request the one by
//! which its network reaches it.
//!
//! A thin shell: connections (`server`, `places`, `timeout_stream`), access control (`guard`,
//! `access`, `pairing`), compression (`compression`), notification of changes (`changes`), threads
//! for requests and tasks (`threads`), and the start and end of the program (`runtime`). The routes
//! are in [`service`]; the games are in whichever store is given.

mod access;
mod changes;
mod compression;
mod guard;
mod pairing;
mod places;
mod runtime;
mod server;
mod threads;
mod timeout_stream;

pub use access::Access;
pub use pairing::Pairing;
pub use runtime::{Options, run};
pub use server::{Serving, Timeouts, serve};
pub use threads::Threads;
