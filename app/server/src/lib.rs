//! The service on an address of this computer: a loopback one, or for whoever asks for it the one
//! under which it is reached in its network.
//!
//! A thin shell: connections (`serve`, `places`, `patient`), who is answered at all (`guard`,
//! `access`, `pairing`), compression (`packing`), word of games that changed (`changes`), threads for requests and
//! for tasks (`threads`), and the program's end (`run`). What an address answers stands in
//! [`service`]; the games are kept by whichever store is given.

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
