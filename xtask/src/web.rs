//! `cargo xtask web`: the whole program as a folder of files for a browser, which any file server can
//! host; with it a phone plays without a network.
//!
//! No toolchain manager is asked for the target. Debian's `rustc-web` is a compiler of its own that
//! knows it, and the standard library is built from the source that comes with it, into a folder of
//! its own under `target`, so that nothing else is compiled anew: in the form that is small rather
//! than fast, which sorts in a simpler way.

mod files;
mod sizes;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::packages;
use crate::repo::Repo;
use files::File;

/// The crate that is built, with everything below it.
const CRATE: &str = "web";

/// The profile of the workspace for it.
const PROFILE: &str = "web";

/// The target.
const TARGET: &str = "wasm32-unknown-unknown";

/// Where it is built, below the root.
const PLACE: &str = "target/wasm";

/// Where the folder of files is written unless somebody says otherwise, below the root. Tests of the
/// browser look for it there.
const FOLDER: &str = "target/web";

/// The compiler of Debian.
const COMPILER: &str = "/usr/bin/rustc";

/// The source of the standard library that belongs to it.
const SOURCE: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";

/// Its linker, for which a driver is not needed.
const LINKER: &str = "/usr/bin/wasm-ld";

/// The linker is called as it is; and where the program breaks down nobody reads why, so that the
/// words and the code that writes them are left out, an eighth of the whole.
const FLAGS: &str = "-C linker-flavor=wasm-ld -Zunstable-options -Cpanic=immediate-abort";

/// Builds them into a folder.
///
/// # Errors
///
/// Says in one line what to install, that it does not compile, or that it is too large.
pub(crate) fn run(repo: &Repo, folder: Option<&str>) -> Result<(), String> {
    let are_there = || [COMPILER, SOURCE, LINKER].iter().all(|file| Path::new(file).is_file());
    let packages = ["rustc-web", "rust-web-src", "lld"];
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
        // The linker leaves room for numbers that it has to put in; this takes it away again.
        .args(["--", "-Clink-arg=--compress-relocations"])
        // What a stable compiler does not offer otherwise.
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
    let file = format!("{PLACE}/{TARGET}/{PROFILE}/{CRATE}.wasm");
    std::fs::read(repo.root().join(&file)).map_err(|why| format!("{file}: {why}"))
}

/// Writes the files: the worker last, so that whoever fetches it finds the others.
fn write(folder: &Path, files: &[File]) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for file in files {
        let path = folder.join(&file.name);
        std::fs::write(&path, &file.bytes).map_err(|why| format!("{}: {why}", path.display()))?;
    }
    Ok(())
}
