//! `cargo xtask calibrate <game>`: plays games, fits the chances that a person reads, and measures
//! them on other games (`docs/chances.md`).

use std::path::Path;
use std::process::{Command, Stdio};

use crate::repo::Repo;

/// Where the games that were played are kept: what was stopped goes on from there.
const FOLDER: &str = "target/calibration";

/// Writes `games/<game>/players/chances.toml` anew, which takes long where no games were played yet.
///
/// # Errors
///
/// If there is no such game, or the example of the lab that does the work fails.
pub(crate) fn run(repo: &Repo, game: &str) -> Result<(), String> {
    let folder = repo.root().join("games").join(game);
    if game.contains('/') || !folder.is_dir() {
        return Err(format!("there is no game '{game}'"));
    }
    let kept = repo.root().join(FOLDER);
    std::fs::create_dir_all(&kept).map_err(|error| format!("{FOLDER}: {error}"))?;
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(["run", "--release", "--quiet", "-p", "lab", "--example", "calibrate", "--"]);
    command.args(["all", game, FOLDER]).current_dir(repo.root());
    let output = command.stdin(Stdio::null()).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(format!("{game} could not be calibrated"));
    }
    write(&folder.join("players"), &output.stdout)?;
    println!("read the difference before you commit it: git diff games/{game}/players");
    Ok(())
}

fn write(folder: &Path, text: &[u8]) -> Result<(), String> {
    let file = folder.join("chances.toml");
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, text));
    written.map_err(|error| format!("{}: {error}", file.display()))
}
