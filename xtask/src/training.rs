//! `cargo xtask train <game> [file]`: plays games and trains a value model or a policy model on
//! them (`docs/research/learning.md`).

use crate::calibration::{example, folder_of, write};
use crate::repo::Repo;

/// Rewrites the model of a game in `games/<game>/players`: every file, or this one. It takes
/// minutes.
///
/// # Errors
///
/// If there is no such game, if it has no model, or if the lab's example that does the work fails.
pub(crate) fn run(repo: &Repo, game: &str, only: Option<&str>) -> Result<(), String> {
    let folder = folder_of(repo, game)?;
    let files = match only {
        Some(file) => format!("{file}\n").into_bytes(),
        None => example(repo, "train", &[game])?,
    };
    let files = String::from_utf8(files).map_err(|error| error.to_string())?;
    if files.is_empty() {
        return Err(format!("there is no model of {game} yet"));
    }
    files.lines().try_for_each(|file| write(&folder, file, &example(repo, "train", &[game, file])?))
}
