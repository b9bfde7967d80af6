//! nginx and Caddy, which the tests of a hosted service put in front of it, and Python, in which the
//! bot of the examples is written.

use crate::packages::{self, has};

/// Their executables, which have the names of their packages.
const PROGRAMS: [&str; 3] = ["nginx", "caddy", "python3"];

/// Makes sure that they are installed: on a Debian-like system root installs them.
///
/// # Errors
///
/// What to install, in one line.
pub(super) fn provide() -> Result<(), String> {
    let are_there = || PROGRAMS.iter().all(|name| has(name));
    packages::provide("the tests of a hosted service", &PROGRAMS, are_there)
}
