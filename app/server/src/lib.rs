//! Serves the service on an address of this computer: a loopback one, or on request the one by
//! which its network reaches it.
//!
//! A thin shell: connections (`server`, `places`, `timeout_stream`), access control (`guard`,
//! `access`, `pairing`), compression (`compression`), a public address behind a proxy
//! (`public_address`, `public_token`, `health`), notification of changes (`changes`), threads
//! for requests and tasks (`threads`), and the start and end of the program (`runtime`). The routes
//! are in [`service`]; the games are in whichever store is given.

mod access;
mod changes;
mod compression;
mod front;
mod guard;
mod health;
mod pairing;
mod places;
mod public_address;
mod public_token;
mod runtime;
mod server;
mod threads;
mod timeout_stream;

pub use access::Access;
pub use front::{Admitted, Answered, Arriving, Asking, Front, Sender};
pub use pairing::Pairing;
pub use public_address::PublicAddress;
pub use runtime::{Options, run};
pub use server::{Serving, Timeouts, serve};
pub use threads::Threads;
