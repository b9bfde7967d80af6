//! `cargo xtask page-bench`: how fast tables answer, measured in Chromium (`docs/contribute/bench.md`).

use std::process::{Command, Stdio};

use crate::repo::Repo;

/// Choices of each table.
const USUAL: &str = "60";
/// Choices of each table where little time is given.
const QUICK: &str = "10";

/// Prints the figures. The test that does the work takes a few choices as part of the gate.
///
/// # Errors
///
/// If it does not compile, there is no browser, or a table does not answer.
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
