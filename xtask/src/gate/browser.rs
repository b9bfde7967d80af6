//! Chromium and its driver, which the browser tests need.

use crate::packages::{self, has};

/// Names of Chromium's executable.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Its driver.
const DRIVER: &str = "chromedriver";

/// Makes sure that both are installed: on a Debian-like system root installs them.
///
/// # Errors
///
/// What to install, in one line.
pub(super) fn provide() -> Result<(), String> {
    let are_there = || BROWSERS.iter().any(|name| has(name)) && has(DRIVER);
    packages::provide("the browser tests", &["chromium", "chromium-driver"], are_there)
}
