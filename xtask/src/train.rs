//! `cargo xtask train <game>`: plays games and learns from them what positions are worth
//! (`docs/learning.md`).

use crate::calibrate::{example, folder_of, write};
use crate::repo::Repo;

/// Writes `games/<game>/players/learned.toml` anew, in minutes.
///
/// # Errors
///
/// If there is no such game, or the example of the lab that does the work fails.
pub(crate) fn run(repo: &Repo, game: &str) -> Result<(), String> {
    let folder = folder_of(repo, game)?;
    write(&folder, "learned.toml", &example(repo, "train", &[game])?)
}
