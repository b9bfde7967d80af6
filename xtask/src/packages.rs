//! Programs that a chore needs and that come as system packages.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
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
        // A package of a server starts it at once where there is a service manager, on a port that
        // may be taken or should not be open. The tests start it themselves.
        let _stays_off = ServicesStayOff::begin();
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

/// The script that Debian's packages ask whether a service may be started.
const POLICY: &str = "/usr/sbin/policy-rc.d";

/// Keeps packages from starting services while it lives. A policy that is there already is somebody's
/// decision, and stays as it is.
struct ServicesStayOff {
    /// The policy that this made, and removes.
    made: Option<PathBuf>,
}

impl ServicesStayOff {
    fn begin() -> Self {
        ServicesStayOff::by(Path::new(POLICY))
    }

    /// By the policy in this file. Where it cannot be written, packages do as they like.
    fn by(policy: &Path) -> Self {
        // 101: the service may not be started.
        let script = "#!/bin/sh\nexit 101\n";
        let file = OpenOptions::new().write(true).create_new(true).open(policy);
        let is_made = file.is_ok_and(|mut file| file.write_all(script.as_bytes()).is_ok());
        if is_made {
            // A script that cannot be run is not asked, and services start as they like.
            let _ = Command::new("chmod").arg("755").arg(policy).status();
        }
        ServicesStayOff { made: is_made.then(|| policy.to_path_buf()) }
    }
}

impl Drop for ServicesStayOff {
    fn drop(&mut self) {
        if let Some(policy) = &self.made {
            // What was installed is there all the same.
            let _ = fs::remove_file(policy);
        }
    }
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
    fn services_stay_off_while_packages_are_installed_and_another_policy_is_left_alone() {
        let policy = std::env::temp_dir().join(format!("policy-{}", std::process::id()));
        let stays_off = ServicesStayOff::by(&policy);
        let asked = Command::new("sh").arg(&policy).status().expect("it runs");
        let can_run = Command::new("test").arg("-x").arg(&policy).status().expect("it runs");
        assert!(asked.code() == Some(101) && can_run.success());
        drop(ServicesStayOff::by(&policy));
        assert!(policy.exists(), "only whoever made it removes it");
        drop(stays_off);
        assert!(!policy.exists());
    }

    #[test]
    fn what_is_there_is_not_installed() {
        assert_eq!(provide("the tests", &["no-such-package"], || true), Ok(()));
    }
}
