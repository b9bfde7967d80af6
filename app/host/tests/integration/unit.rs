//! The unit for systemd: as the document shows it, and without a fault.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::Folder;

/// A file of the repository.
fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn unit() -> String {
    std::fs::read_to_string(repository("docs/host/soloist.service")).expect("the unit")
}

#[test]
fn the_document_shows_the_unit_that_is_shipped() {
    let shown = std::fs::read_to_string(repository("docs/host/online.md")).expect("the document");
    assert!(
        shown.contains(&format!("```text\n{}```", unit())),
        "docs/host/soloist.service differs"
    );
}

#[test]
fn systemd_finds_no_fault_in_the_unit_of_the_package() {
    let unit = "packaging/debian/host/soloist-host.service";
    let shipped = std::fs::read_to_string(repository(unit)).expect("the unit");
    let user = format!("User={}", whoami());
    let shipped = shipped.replace("User=soloist", &user).replace("Group=soloist\n", "");
    verify("soloist-host.service", &shipped, "/usr/bin/soloist-host");
}

/// The user who runs the tests, whom systemd knows.
fn whoami() -> String {
    let output = Command::new("id").arg("-un").output().expect("a user");
    String::from_utf8_lossy(&output.stdout).trim().to_string()
}

#[test]
fn systemd_finds_no_fault_in_the_unit() {
    verify("soloist.service", &unit(), "/usr/local/bin/soloist-host");
}

/// Lets systemd look for faults in a unit: as it is, but with a program that is there.
fn verify(name: &str, shipped: &str, here: &str) {
    let program = env!("CARGO_BIN_EXE_soloist-host");
    assert!(shipped.contains(here), "{shipped}");
    let folder = Folder::new(name);
    std::fs::create_dir_all(folder.path()).expect("a folder");
    let file = folder.path().join(name);
    std::fs::write(&file, shipped.replace(here, program)).expect("kept");
    // The page of the manual is installed by the package.
    let words = ["verify", "--man=no"];
    let verified = Command::new("systemd-analyze").args(words).arg(&file).output();
    let verified = match verified {
        Ok(verified) => verified,
        // A system without it has no use for the unit either.
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => return,
        Err(why) => panic!("systemd-analyze: {why}"),
    };
    let said = String::from_utf8_lossy(&verified.stderr);
    let about_it: Vec<&str> = said.lines().filter(|line| line.contains("soloist")).collect();
    assert!(verified.status.success() && about_it.is_empty(), "{said}");
}
