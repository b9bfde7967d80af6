//! nginx and Caddy, which the tests of a hosted service put in front of it.

use crate::packages::{self, has};

/// Their executables, which have the names of their packages.
const PROXIES: [&str; 2] = ["nginx", "caddy"];

/// Makes sure that both are installed: on a Debian-like system root installs them.
///
/// # Errors
///
/// What to install, in one line.
pub(super) fn provide() -> Result<(), String> {
    packages::provide("the tests of proxies", &PROXIES, || PROXIES.iter().all(|name| has(name)))
}
