//! Helpers next to recorded games, which are answered as a person would answer them.

use std::fs;
use std::path::{Path, PathBuf};

use game_core::{Choices, Entry, Helped, Settings};

use super::{HelperMode, HelperReport, Table};
use crate::recorded_games::Recorded;

/// Runs a helper next to each recorded game of a folder that has an opponent, as
/// [`helper_equivalence`](super::helper_equivalence) does with random games, and prints what it
/// asked. If a recorded choice differs from the proposal, the person asks for it instead.
///
/// # Errors
///
/// The first difference between helper and game, with the file; or that a file cannot be read, or
/// that no game has an opponent.
pub fn helper_equivalence_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<HelperReport, String> {
    let (report, _) = run_recorded::<G>(folder, helper_mode)?;
    println!("{}, recorded games, {helper_mode}: {report}", G::ID);
    match report.games {
        0 => Err(format!("{}: no game with an opponent", folder.display())),
        _ => Ok(report),
    }
}

/// A helper that ran next to a recorded game.
#[derive(Clone, Debug)]
pub struct Ran {
    /// The name of the game's file, without its extension.
    pub name: String,
    /// Its settings, including who draws if that is an option.
    pub settings: Settings,
    /// What the person entered, in order, as in a session that draws and proposes by itself. Asking
    /// for another choice names the index of the entry that proposed one.
    pub said: Vec<String>,
}

/// The helpers that ran next to the recorded games of a folder, with what was entered into each.
///
/// # Errors
///
/// As [`helper_equivalence_recorded`].
pub fn helpers_of_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<Vec<Ran>, String> {
    run_recorded::<G>(folder, helper_mode).map(|(_, helpers)| helpers)
}

fn said<G: Helped>(entries: &[Entry<G>]) -> Vec<String> {
    let by_person = entries.iter().enumerate().filter(|(_, entry)| !entry.is_alone());
    let said = by_person.map(|(nth, entry)| match entry {
        Entry::Otherwise => format!("{entry} {nth}"),
        entry => entry.to_string(),
    });
    said.collect()
}

fn run_recorded<G: Helped>(
    folder: &Path,
    helper_mode: HelperMode,
) -> Result<(HelperReport, Vec<Ran>), String> {
    let (mut report, mut helpers) = (HelperReport::default(), Vec::new());
    let files = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    let mut paths: Vec<PathBuf> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    for path in paths {
        let at = |why: String| format!("{}: {why}", path.display());
        let recorded = Recorded::read(&path)?;
        // A game without an automated opponent has nothing to run.
        let Ok(mut table) = Table::<G>::new(G::content_of_ours(), &recorded.options, helper_mode)
        else {
            continue;
        };
        let mut entries = recorded.entries.iter();
        let next = |game: &G| {
            let mut listed = Choices::default();
            game.choices(&mut listed);
            let mut said = entries.by_ref().filter_map(|text| text.parse().ok());
            said.find(|choice| {
                listed.listed().contains(choice) || G::legacy_choice(*choice).is_none()
            })
        };
        let helper = table.play(next, &mut report).map_err(at)?;
        helpers.push(Ran {
            name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            settings: helper_mode.settings::<G>(recorded.options),
            said: said(helper.entries()),
        });
    }
    Ok((report, helpers))
}
