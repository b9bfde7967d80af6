//! `cargo xtask calibrate <game>`: plays games, fits calibration maps to them, and measures the
//! maps on other games (`docs/research/win-probability.md`).

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::repo::Repo;

/// Folder of the recorded games, from which an interrupted run resumes.
const FOLDER: &str = "target/calibration";

/// Rewrites `games/<game>/players/calibration.toml`, which takes long unless games were already
/// recorded.
///
/// # Errors
///
/// If there is no such game, or the lab's example that does the work fails.
pub(crate) fn run(repo: &Repo, game: &str) -> Result<(), String> {
    let folder = folder_of(repo, game)?;
    let kept = repo.root().join(FOLDER);
    std::fs::create_dir_all(&kept).map_err(|error| format!("{FOLDER}: {error}"))?;
    let text = example(repo, "calibrate", &["all", game, FOLDER])?;
    write(&folder, "calibration.toml", &text)
}

/// The folder of a game.
///
/// # Errors
///
/// If there is no such game.
pub(crate) fn folder_of(repo: &Repo, game: &str) -> Result<PathBuf, String> {
    let folder = repo.root().join("games").join(game);
    if game.contains('/') || !folder.is_dir() {
        return Err(format!("there is no game '{game}'"));
    }
    Ok(folder)
}

/// Runs an example of the lab, which does the work of a chore, and returns its output.
///
/// # Errors
///
/// If it fails.
pub(crate) fn example(repo: &Repo, name: &str, words: &[&str]) -> Result<Vec<u8>, String> {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--release", "--quiet", "-p", "lab", "--example", name, "--"]);
    command.args(words).current_dir(repo.root());
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| error.to_string())?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(format!("{name} {}: it failed", words.join(" "))),
    }
}

/// Writes a file into a game's players folder.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write(game: &Path, name: &str, text: &[u8]) -> Result<(), String> {
    let folder = game.join("players");
    let file = folder.join(name);
    let written = std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&file, text));
    written.map_err(|error| format!("{}: {error}", file.display()))?;
    println!("read the difference before you commit it: git diff {}", folder.display());
    Ok(())
}
