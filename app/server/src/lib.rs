//! The service on a loopback address of this computer.
//!
//! A thin shell: connections (`serve`), who is answered at all (`guard`, `access`), compression
//! (`packing`), threads for requests and
//! for thoughts (`threads`), and the program's end (`run`). What an address answers stands in
//! [`service`]; the games are kept by whichever store is given.

mod access;
mod guard;
mod packing;
mod run;
mod serve;
mod threads;

pub use access::Access;
pub use run::{Options, run};
pub use serve::{Patience, Serving, serve};
pub use threads::Threads;
