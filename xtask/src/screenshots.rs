//! `cargo xtask screenshots`: pictures of every table and the pages around them
//! (`docs/reference/screenshots`).

use std::process::{Command, Stdio};

use crate::repo::Repo;

/// Writes every contact sheet, or the one with this name.
///
/// # Errors
///
/// If it does not compile, there is no browser, or a page does not load.
pub(crate) fn run(repo: &Repo, sheet: Option<&str>) -> Result<(), String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["test", "--quiet", "-p", "server", "--test", "browser", "--"])
        .args(["--exact", "screenshots::contact_sheets_are_taken", "--nocapture"])
        .env("SOLOIST_SCREENSHOTS", sheet.unwrap_or_default())
        .current_dir(repo.root())
        .stdin(Stdio::null());
    let status = command.status().map_err(|error| format!("cargo does not start: {error}"))?;
    if status.success() { Ok(()) } else { Err("the screenshots could not be taken".into()) }
}
