//! `cargo xtask page-bench`: how fast tables respond, measured in Chromium
//! (`docs/contribute/bench.md`).

use std::process::{Command, Stdio};

use crate::repo::Repo;

/// Default number of choices at each table.
const USUAL: &str = "60";
/// Number of choices at each table in quick mode.
const QUICK: &str = "10";

/// Prints the measurements. The gate runs the same test with a few choices.
///
/// # Errors
///
/// If it does not compile, there is no browser, or a table does not respond.
pub(crate) fn run(repo: &Repo, quick: bool) -> Result<(), String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["test", "--quiet", "-p", "server", "--test", "browser"])
        .args(["--", "--exact", "speed::page_bench", "--nocapture"])
        .env("SOLOIST_PAGE_BENCH", if quick { QUICK } else { USUAL })
        .current_dir(repo.root())
        .stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("cargo does not start: {error}"))?;
    if status.success() { Ok(()) } else { Err("the tables could not be measured".into()) }
}
