use std::path::Path;

use i18n::Notice;
use rusqlite::Connection;
use service::Problem;

use crate::failure::Failure;
use crate::{Store, rows, schema};

/// What is found in the database of a folder, without changing it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Examination {
    /// The version of its schema.
    pub schema: i64,
    /// The version that this program writes. A database of an earlier one is upgraded when it is
    /// opened.
    pub known: i64,
    /// How many games are saved.
    pub games: usize,
    /// What is damaged in the file as a whole, in sentences.
    pub damage: Vec<Notice>,
    /// The damaged games: id, and what is damaged in it.
    pub damaged_games: Vec<(String, Notice)>,
}

impl Store {
    /// Examines the database of a folder: its schema, whether SQLite finds it whole, and whether
    /// every game and every entry is as it was written. Reads everything, and changes nothing;
    /// `None` if there is no database.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, is no database of this program, or is one of a newer version.
    pub fn examine(folder: &Path) -> Result<Option<Examination>, Problem> {
        if !Store::is_in(folder) {
            return Ok(None);
        }
        let file = Store::file_in(folder);
        if let Some(newer) = schema::newer_than_known(&file) {
            return Err(newer);
        }
        let read = schema::connect_to_read(&file)?;
        Ok(Some(examined(&read)?))
    }
}

fn examined(read: &Connection) -> Result<Examination, Failure> {
    let schema = schema::version(read)?;
    let listing = rows::list(read, schema, None, (0, usize::MAX))?;
    let mut damage = schema::all_damage(read);
    damage.extend(listing.damage);
    let mut damaged_games = Vec::new();
    for game in &listing.games {
        let found = match rows::load(read, schema, &game.id) {
            Ok(stored) => stored.damage,
            Err(failure) => vec![why(failure.into())],
        };
        damaged_games.extend(found.into_iter().map(|found| (game.id.clone(), found)));
    }
    let (known, games) = (schema::VERSION, listing.total);
    Ok(Examination { schema, known, games, damage, damaged_games })
}

/// A problem with one game, in a sentence.
fn why(problem: Problem) -> Notice {
    match problem {
        Problem::Busy(why) | Problem::Storage(why) | Problem::Damaged(why) => why,
        other => other.to_string().into(),
    }
}
