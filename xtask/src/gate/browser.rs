//! Chromium and its driver, which the browser tests need.

use std::path::Path;
use std::process::{Command, Stdio};

/// Any of these is Chromium.
const BROWSERS: [&str; 4] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Its driver.
const DRIVER: &str = "chromedriver";

/// Makes sure that both are there: on a Debian-like system root installs them.
///
/// # Errors
///
/// Says in one line what to install.
pub(super) fn provide() -> Result<(), String> {
    if are_there() {
        return Ok(());
    }
    if Path::new("/etc/debian_version").exists() && has("apt-get") && is_root() {
        println!("== the browser: installing chromium and chromium-driver");
        apt_get(&["update"])?;
        apt_get(&["install", "-y", "--no-install-recommends", "chromium", "chromium-driver"])?;
        if are_there() {
            return Ok(());
        }
    }
    Err("the browser tests need Chromium and chromedriver; on Debian: \
         apt-get install --no-install-recommends chromium chromium-driver"
        .into())
}

fn are_there() -> bool {
    BROWSERS.iter().any(|name| has(name)) && has(DRIVER)
}

fn has(program: &str) -> bool {
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

fn is_root() -> bool {
    let output = Command::new("id").arg("-u").output();
    output.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn apt_get(arguments: &[&str]) -> Result<(), String> {
    let mut command = Command::new("apt-get");
    command.arg("-q").args(arguments).env("DEBIAN_FRONTEND", "noninteractive");
    let status = command.stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        _ => Err(format!("apt-get {} failed", arguments.join(" "))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_on_the_path() {
        assert!(has("cargo"));
        assert!(!has("no-such-program"));
    }
}
