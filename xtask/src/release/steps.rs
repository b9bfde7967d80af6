use std::path::Path;
use std::process::{Command, Stdio};

/// Makes a folder, if it is not there.
pub(super) fn make_folder(folder: &Path) -> Result<(), String> {
    std::fs::create_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))
}

/// Makes a folder with nothing in it.
pub(super) fn make_empty(folder: &Path) -> Result<(), String> {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    }
    make_folder(folder)
}

/// Copies a file; its folder is made.
pub(super) fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_folder(to.parent().unwrap_or(to))?;
    std::fs::copy(from, to).map(drop).map_err(|why| format!("{}: {why}", from.display()))
}

/// Writes a file; its folder is made.
pub(super) fn write(to: &Path, bytes: impl AsRef<[u8]>) -> Result<(), String> {
    make_folder(to.parent().unwrap_or(to))?;
    std::fs::write(to, bytes).map_err(|why| format!("{}: {why}", to.display()))
}

/// Runs a command that must succeed.
pub(super) fn done(command: &mut Command, what: &str) -> Result<(), String> {
    match command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{what}: {status}")),
        Err(why) => Err(format!("{what}: {why}")),
    }
}

/// What a command that must succeed prints.
pub(super) fn output(command: &mut Command, what: &str) -> Result<Vec<u8>, String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    match output {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(format!("{what}: {}", output.status)),
        Err(why) => Err(format!("{what}: {why}")),
    }
}
