//! Programs that a chore needs and that come as system packages.

use std::path::Path;
use std::process::{Command, Stdio};

/// Makes sure that packages are installed: on a Debian-like system root installs them.
///
/// # Errors
///
/// What to install and why, in one line.
pub(crate) fn provide(
    purpose: &str,
    packages: &[&str],
    are_there: impl Fn() -> bool,
) -> Result<(), String> {
    if are_there() {
        return Ok(());
    }
    if Path::new("/etc/debian_version").exists() && has("apt-get") && is_root() {
        println!("== {purpose}: installing {}", packages.join(", "));
        apt_get(&["update"])?;
        apt_get(&[&["install", "-y", "--no-install-recommends"], packages].concat())?;
        if are_there() {
            return Ok(());
        }
    }
    let install = packages.join(" ");
    Err(format!(
        "{purpose} need more than is there; on Debian: \
         apt-get install --no-install-recommends {install}"
    ))
}

/// Whether this program is on the PATH.
pub(crate) fn has(program: &str) -> bool {
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

    #[test]
    fn what_is_there_is_not_installed() {
        assert_eq!(provide("the tests", &["no-such-package"], || true), Ok(()));
    }
}
