//! Recorded games: whole games in files, replayed to their exact result.
//!
//! A game lists the [`Ending`]s that must be on record. [`check`] replays the file of each. With
//! `cargo xtask bless` it searches for a game where a file is missing or no longer shows its
//! ending, and leaves the entries of all other files unchanged.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game_core::{GameInfo, NoSink, Outcome, ScoreItem, Settings, Standing};
use i18n::Locale;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::blessing;

/// An ending that needs a recorded game.
pub struct Ending<G> {
    /// The name of the file, without `.json`.
    pub name: &'static str,
    /// What the game shows, in one sentence.
    pub about: &'static str,
    /// The settings of the game.
    pub settings: Settings,
    /// Whether a finished game shows this ending.
    pub shows: fn(&G, &Outcome) -> bool,
}

/// A whole game, as stored in a file.
#[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Recorded {
    /// What it shows.
    pub about: String,
    /// Its settings.
    pub options: Settings,
    /// Every choice and every result of chance, as text.
    pub entries: Vec<String>,
    /// The whole outcome, as plain JSON: a file whose outcome has another shape can still be read.
    pub outcome: Value,
}

impl Recorded {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Why the file cannot be read, with its path.
    pub fn read(path: &Path) -> Result<Recorded, String> {
        let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
        serde_json::from_str(&text).map_err(|error| at(path, &error))
    }

    /// Plays the entries with these settings, and audits every position.
    ///
    /// # Errors
    ///
    /// The entry that fails, or what is wrong with the end.
    pub fn replay<G: GameInfo>(&self, settings: &Settings) -> Result<(G, Outcome), String> {
        self.replay_in(G::content_of_ours(), settings)
    }

    /// As [`Recorded::replay`], with this content.
    pub fn replay_in<G: GameInfo>(
        &self,
        content: &'static G::Content,
        settings: &Settings,
    ) -> Result<(G, Outcome), String> {
        let (game, outcome, _) = self.played(content, settings)?;
        Ok((game, outcome))
    }

    /// As [`Recorded::replay`], and also returns the entries that were still asked for.
    fn played<G: GameInfo>(
        &self,
        content: &'static G::Content,
        settings: &Settings,
    ) -> Result<(G, Outcome, Vec<String>), String> {
        let earlier = |log: &[G::Choice], game: &G| game.entries_of_earlier(log);
        let one = |log: &[G::Choice], _: &G| (1, log.first().copied().into_iter().collect());
        self.played_by(begin_in(content, settings), one)
            .or_else(|why| self.played_by(begin_in(content, settings), earlier).map_err(|_| why))
    }

    /// Replays entries as translated by `means`: a game of an earlier rules version is read like a
    /// save of that version.
    fn played_by<G: GameInfo>(
        &self,
        mut game: G,
        means: impl Fn(&[G::Choice], &G) -> (usize, Vec<G::Choice>),
    ) -> Result<(G, Outcome, Vec<String>), String> {
        let mut entries = Vec::new();
        let at = |index: usize, why: String| {
            format!(
                "entry {}, {}: {why}",
                index + 1,
                self.entries.get(index).map_or("", String::as_str)
            )
        };
        let mut log: Vec<G::Choice> = Vec::new();
        for (index, text) in self.entries.iter().enumerate() {
            log.push(text.parse().map_err(|_| at(index, "it is no choice".into()))?);
        }
        let mut index = 0;
        while let Some(left) = log.get(index..).filter(|left| !left.is_empty()) {
            let (taken, choices) = means(left, &game);
            for choice in choices {
                let faults = game.audit();
                if !faults.is_empty() {
                    return Err(at(index, format!("before it {faults:?}")));
                }
                match game.apply(choice, &mut NoSink) {
                    Err(_) if G::legacy_choice(choice).is_some() => {}
                    Err(error) => return Err(at(index, error.to_string())),
                    Ok(()) => entries.push(choice.to_string()),
                }
            }
            index += taken.max(1);
        }
        let faults = game.audit();
        let outcome = game.score_sheet(Locale::English).ok_or("the game is not over")?;
        match faults.is_empty() {
            true => Ok((game, outcome, entries)),
            false => Err(format!("in the end {faults:?}")),
        }
    }
}

/// A game that was replayed.
pub struct Replayed<G> {
    /// The contents of the file.
    pub recorded: Recorded,
    /// The final position.
    pub game: G,
    /// The outcome.
    pub outcome: Outcome,
}

/// A new game with these settings and the built-in content.
///
/// # Panics
///
/// If the settings are invalid.
pub fn begin<G: GameInfo>(settings: &Settings) -> G {
    begin_in(G::content_of_ours(), settings)
}

fn begin_in<G: GameInfo>(content: &'static G::Content, settings: &Settings) -> G {
    let options = G::read_options(settings, content).expect("settings of the game");
    G::new(&options, content).expect("a game")
}

/// Replays the file of every ending in this folder: it must end exactly as recorded, after the
/// recorded number of `rounds`, and show the ending. The folder must contain no other files.
/// Returns the replayed games.
///
/// When blessing ([`blessing`]), `find` searches for the entries of missing games, and results that
/// differ are written to the files.
///
/// # Panics
///
/// With what differs, or if no game was found.
pub fn check<G: GameInfo>(
    folder: &Path,
    endings: &[Ending<G>],
    rounds: fn(&G) -> u32,
    find: impl Fn(&Ending<G>) -> Option<Vec<String>>,
) -> Vec<Replayed<G>> {
    let replayed = endings.iter().map(|ending| {
        let path = folder.join(format!("{}.json", ending.name));
        let read = Recorded::read(&path).and_then(|recorded| replay(ending, recorded, rounds));
        let replayed = match read {
            Err(_) if blessing() => {
                let entries = find(ending).unwrap_or_else(|| panic!("no game of {}", ending.name));
                let (about, options) = (ending.about.to_string(), ending.settings.clone());
                let recorded = Recorded { about, options, entries, outcome: Value::Null };
                replay(ending, recorded, rounds)
            }
            read => read,
        };
        let (replayed, ended) = replayed.unwrap_or_else(|why| {
            panic!("{}: {why}\nlook for such games anew with: cargo xtask bless", path.display())
        });
        if blessing() {
            let about = ending.about.to_string();
            let recorded = Recorded { about, outcome: ended, ..replayed.recorded };
            write(&path, &recorded);
            return Replayed { recorded, ..replayed };
        }
        let recorded = &replayed.recorded;
        assert_eq!(recorded.outcome, ended, "{} ends otherwise", path.display());
        assert_eq!(recorded.about, ending.about, "{}", path.display());
        replayed
    });
    let replayed = replayed.collect();
    let names: BTreeSet<String> =
        endings.iter().map(|ending| format!("{}.json", ending.name)).collect();
    assert_eq!(files(folder), names, "the files in {}", folder.display());
    replayed
}

/// Replays a file, and returns how its game ended.
fn replay<G: GameInfo>(
    ending: &Ending<G>,
    recorded: Recorded,
    rounds: fn(&G) -> u32,
) -> Result<(Replayed<G>, Value), String> {
    if recorded.options != ending.settings {
        return Err("these are other options".into());
    }
    let (game, outcome, entries) = recorded.played::<G>(G::content_of_ours(), &recorded.options)?;
    if !(ending.shows)(&game, &outcome) {
        return Err(format!("this is not a game of: {}", ending.about));
    }
    let ended = serde_json::to_value(Ended::of(&outcome, rounds(&game)));
    let ended = ended.map_err(|error| error.to_string())?;
    let recorded = Recorded { entries, ..recorded };
    Ok((Replayed { recorded, game, outcome }, ended))
}

fn write(path: &Path, recorded: &Recorded) {
    let text = serde_json::to_string_pretty(recorded).expect("plain data");
    fs::write(path, text + "\n").expect("the folder is there");
}

fn files(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}", at(folder, &error)));
    let name = |file: std::io::Result<fs::DirEntry>| {
        file.map(|file| file.file_name().to_string_lossy().into_owned())
    };
    files.map(|file| name(file).expect("a file")).collect()
}

fn at(path: &Path, error: &impl ToString) -> String {
    format!("{}: {}", path.display(), error.to_string())
}

/// How a game ended.
#[derive(Serialize)]
struct Ended {
    rule: String,
    ended_by: String,
    rounds: u32,
    parties: Vec<Party>,
}

/// How it ended for one party.
#[derive(Serialize)]
struct Party {
    name: String,
    standing: Standing,
    total: Option<i32>,
    items: Vec<String>,
}

impl Ended {
    fn of(outcome: &Outcome, rounds: u32) -> Ended {
        let parties = outcome.parties.iter().map(|party| Party {
            name: party.name.clone(),
            standing: party.standing,
            total: party.total,
            items: party.items.iter().map(score_line).collect(),
        });
        Ended {
            rule: outcome.rule.to_string(),
            ended_by: outcome.ended_by.clone(),
            rounds,
            parties: parties.collect(),
        }
    }
}

/// A line of a score sheet.
pub(crate) fn score_line(item: &ScoreItem) -> String {
    match item.points {
        Some(points) => format!("{}: {points} for {} [{}]", item.title, item.count, item.rule),
        None => format!("{}: {} [{}]", item.title, item.count, item.rule),
    }
}
