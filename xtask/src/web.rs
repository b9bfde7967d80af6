//! `cargo xtask web`: the whole program as a folder of files for a browser, which any file server
//! can host; a phone can then play without a network.
//!
//! It needs no toolchain manager. Debian's `rustc-web` package is a separate compiler for this
//! target, and the standard library is built from its sources, into a separate folder under
//! `target`, so that nothing else is recompiled: optimised for size rather than speed, with a
//! simpler sorting algorithm.

mod files;
mod game_files;
mod sizes;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::packages;
use crate::repo::Repo;
use files::File;

/// The crate that is built.
const CRATE: &str = "web";

/// Its profile in the workspace.
const PROFILE: &str = "web";

/// The target.
const TARGET: &str = "wasm32-unknown-unknown";

/// Build folder, below the root.
const PLACE: &str = "target/wasm";

/// Default output folder, below the root. Browser tests look for it there.
const FOLDER: &str = "target/web";

/// Debian's compiler.
const COMPILER: &str = "/usr/bin/rustc";

/// The sources of its standard library.
const SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

/// Its linker, called without a compiler driver.
const LINKER: &str = "/usr/bin/wasm-ld";

/// Binaryen's optimiser.
const OPTIMISER: &str = "/usr/bin/wasm-opt";

/// For size, with the features of WebAssembly that the compiler uses.
const OPTIMISED: [&str; 8] = [
    "-Oz",
    "--converge",
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Calls the linker directly, and omits panic messages with their formatting code, which nobody
/// would read: an eighth of the size.
const FLAGS: &str = "-C linker-flavor=wasm-ld -Zunstable-options -Cpanic=immediate-abort";

/// Builds the files into a folder.
///
/// # Errors
///
/// What to install, a compile error, or the excessive size, in one line.
pub(crate) fn run(repo: &Repo, folder: Option<&str>) -> Result<(), String> {
    let are_there =
        || [COMPILER, SOURCE, LINKER, OPTIMISER].iter().all(|file| Path::new(file).is_file());
    let packages = ["rustc-web", "rust-web-src", "lld", "binaryen"];
    packages::provide("builds for a browser", &packages, are_there)?;
    let folder = folder.map_or_else(|| repo.root().join(FOLDER), PathBuf::from);
    let start = Instant::now();
    let program = built(repo)?;
    println!("== the program for a browser is built, in {} s", start.elapsed().as_secs());
    let files = files::all(repo, program)?;
    write(&folder, &files)?;
    println!("== {} files in {}", files.len(), folder.display());
    sizes::judge(&files)
}

/// The program as WebAssembly.
fn built(repo: &Repo) -> Result<Vec<u8>, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["rustc", "--package", CRATE, "--lib", "--crate-type", "cdylib"])
        .args(["--profile", PROFILE, "--target", TARGET, "--target-dir", PLACE])
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"])
        // The linker pads numbers that it has to fill in; this removes the padding.
        .args(["--", "-Clink-arg=--compress-relocations"])
        // Unstable options on a stable compiler.
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTC", COMPILER)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", LINKER)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FLAGS)
        .current_dir(repo.root())
        .stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("cargo does not start: {error}"))?;
    if !status.success() {
        return Err(format!("{CRATE} does not compile for a browser"));
    }
    optimised(&repo.root().join(format!("{PLACE}/{TARGET}/{PROFILE}/{CRATE}.wasm")))
}

/// A program as small as Binaryen makes it: 0.3 of 5.3 MB less, 3 kB of them over the wire.
fn optimised(program: &Path) -> Result<Vec<u8>, String> {
    let smaller = program.with_extension("small.wasm");
    let mut command = Command::new(OPTIMISER);
    command.args(OPTIMISED).arg(program).arg("-o").arg(&smaller).stdin(Stdio::null());
    let status =
        command.status().map_err(|error| format!("{OPTIMISER} does not start: {error}"))?;
    if !status.success() {
        return Err(format!("{OPTIMISER} refuses the program"));
    }
    std::fs::read(&smaller).map_err(|why| format!("{}: {why}", smaller.display()))
}

/// Writes the files, the worker last, so that whoever fetches it finds the others.
fn write(folder: &Path, files: &[File]) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for file in files {
        let path = folder.join(&file.name);
        std::fs::write(&path, &file.bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    }
    Ok(())
}
