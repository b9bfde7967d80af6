//! `cargo xtask wasm`: the crates that are to run in a browser compile for one.
//!
//! No toolchain manager is asked for the target. Debian's `rustc-web` is a compiler of its own that
//! knows it, and the standard library is built from the source that comes with it, into a folder of
//! its own under `target`, so that nothing else is compiled anew.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::packages;
use crate::repo::Repo;

/// The crate that is checked, with everything below it.
const CRATE: &str = "service";

/// The compiler of Debian.
const COMPILER: &str = "/usr/bin/rustc";

/// The source of the standard library that belongs to it.
const SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

/// Checks them.
///
/// # Errors
///
/// Says in one line what to install, or that they do not compile.
pub(crate) fn run(repo: &Repo) -> Result<(), String> {
    let are_there = || Path::new(COMPILER).is_file() && Path::new(SOURCE).is_file();
    packages::provide("checks for a browser", &["rustc-web", "rust-web-src"], are_there)?;
    let start = Instant::now();
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["check", "--package", CRATE, "--target", "wasm32-unknown-unknown"])
        .args(["-Zbuild-std=std,panic_abort", "--target-dir", "target/wasm"])
        // What a stable compiler does not offer otherwise.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", COMPILER)
        .current_dir(repo.root())
        .stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("cargo does not start: {error}"))?;
    if !status.success() {
        return Err(format!("{CRATE} does not compile for a browser"));
    }
    println!("== {CRATE} compiles for a browser, in {} s", start.elapsed().as_secs());
    Ok(())
}
