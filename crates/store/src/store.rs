use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use play::Save;
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use serde::Serialize;

use crate::{Problem, schema, text};

/// The name of the database in its folder.
const FILE: &str = "soloist.sqlite";

/// Every saved game, in one SQLite file.
///
/// Several processes may have the same store open. What a call has written is on the disk when it
/// returns; a call that failed has written nothing.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    connection: Connection,
}

/// A saved game as lists show it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct SavedGame {
    /// A short text, unique, fit for addresses.
    pub id: String,
    /// What its player calls it.
    pub name: String,
    /// The id of the game that is played.
    pub game: String,
    /// How many entries its log has.
    pub entries: usize,
    /// When it was started, in seconds since 1970.
    pub created: i64,
    /// When it was last changed, in seconds since 1970.
    pub changed: i64,
    /// Whether it has ended.
    pub over: bool,
    /// How it stands, in one line that anybody at the table may read.
    pub status: String,
}

/// A saved game with everything that is needed to play it.
#[derive(Clone, Debug, PartialEq)]
pub struct Stored {
    /// What its player calls it.
    pub name: String,
    /// Counts the changes, so that one who has read the game notices that another changed it.
    pub revision: i64,
    /// The game.
    pub save: Save,
}

/// How a game stands, for lists.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Progress {
    /// Whether it has ended.
    pub over: bool,
    /// In one line that anybody at the table may read.
    pub status: String,
}

impl Store {
    /// Whether there is a store in this folder; also `true` where that cannot be found out, so that
    /// opening it says why.
    pub fn is_in(folder: &Path) -> bool {
        let found = std::fs::metadata(folder.join(FILE));
        !matches!(found, Err(error) if error.kind() == std::io::ErrorKind::NotFound)
    }

    /// Opens the store in a folder; makes both if they are not there.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made or written, or the file there is no store of this version.
    pub fn open(folder: &Path) -> Result<Self, Problem> {
        std::fs::create_dir_all(folder).map_err(|error| {
            Problem::Storage(format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
        let file = folder.join(FILE);
        let connection = schema::open(&file)?;
        Ok(Store { file, connection })
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Every saved game, the one changed last first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn list(&self) -> Result<Vec<SavedGame>, Problem> {
        let mut query = self.connection.prepare_cached(
            "SELECT id, name, game, length, created, changed, over, status FROM games
             ORDER BY changed DESC, created DESC, rowid DESC",
        )?;
        let games = query.query_map([], |row| {
            Ok(SavedGame {
                id: row.get(0)?,
                name: row.get(1)?,
                game: row.get(2)?,
                entries: count(row.get(3)?),
                created: row.get(4)?,
                changed: row.get(5)?,
                over: row.get(6)?,
                status: row.get(7)?,
            })
        })?;
        Ok(games.collect::<Result<_, _>>()?)
    }

    /// Keeps a new game and returns its id.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub fn create(
        &mut self,
        name: &str,
        save: &Save,
        progress: &Progress,
    ) -> Result<String, Problem> {
        let change = self.change()?;
        let id = free_id(&change)?;
        change.execute(
            "INSERT INTO games VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?6, ?7, ?8)",
            params![
                id,
                name,
                save.game,
                header(save)?,
                number(save.entries.len()),
                now(),
                progress.over,
                progress.status
            ],
        )?;
        write_entries(&change, &id, save)?;
        change.commit()?;
        Ok(id)
    }

    /// A saved game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    pub fn load(&self, id: &str) -> Result<Stored, Problem> {
        // One read transaction, so that the row and its entries are of the same moment.
        let read = self.connection.unchecked_transaction()?;
        let row = read
            .query_row(
                "SELECT name, header, length, revision FROM games WHERE id = ?1",
                [id],
                |row| Ok((row.get(0)?, row.get::<_, String>(1)?, row.get(2)?, row.get(3)?)),
            )
            .optional()?;
        let Some((name, header, length, revision)) = row else {
            return Err(Problem::Missing(id.to_string()));
        };
        let mut save: Save = serde_json::from_str(&header).map_err(|error| {
            Problem::Storage(format!("the saved game '{id}' is damaged: {error}"))
        })?;
        save.entries = entries(&read, id)?;
        save.undone = save.entries.split_off(count(length).min(save.entries.len()));
        Ok(Stored { name, revision, save })
    }

    /// How often a game has been changed.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be read.
    pub fn revision(&self, id: &str) -> Result<i64, Problem> {
        let mut query =
            self.connection.prepare_cached("SELECT revision FROM games WHERE id = ?1")?;
        let revision = query.query_row([id], |row| row.get(0)).optional()?;
        revision.ok_or_else(|| Problem::Missing(id.to_string()))
    }

    /// Replaces a game by its later self, in one transaction that stores only what differs, and
    /// returns its new revision. `revision` is the one that the writer has read.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if the game was changed since; or if there is none with this id, or
    /// the store cannot be written.
    pub fn write(
        &mut self,
        id: &str,
        revision: i64,
        save: &Save,
        progress: &Progress,
    ) -> Result<i64, Problem> {
        let change = self.change()?;
        let found: Option<i64> = change
            .query_row("SELECT revision FROM games WHERE id = ?1", [id], |row| row.get(0))
            .optional()?;
        match found {
            None => return Err(Problem::Missing(id.to_string())),
            Some(found) if found != revision => return Err(Problem::Overtaken),
            Some(_) => {}
        }
        write_entries(&change, id, save)?;
        change.execute(
            "UPDATE games SET header = ?2, length = ?3, revision = ?4, changed = ?5, over = ?6,
             status = ?7 WHERE id = ?1",
            params![
                id,
                header(save)?,
                number(save.entries.len()),
                revision + 1,
                now(),
                progress.over,
                progress.status
            ],
        )?;
        change.commit()?;
        Ok(revision + 1)
    }

    /// Gives a game another name. That is no change of the game: whoever plays it goes on.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    pub fn rename(&mut self, id: &str, name: &str) -> Result<(), Problem> {
        let found =
            self.connection.execute("UPDATE games SET name = ?2 WHERE id = ?1", [id, name])?;
        if found == 0 { Err(Problem::Missing(id.to_string())) } else { Ok(()) }
    }

    /// Deletes a game.
    ///
    /// # Errors
    ///
    /// If there is none with this id, or the store cannot be written.
    pub fn delete(&mut self, id: &str) -> Result<(), Problem> {
        let found = self.connection.execute("DELETE FROM games WHERE id = ?1", [id])?;
        if found == 0 { Err(Problem::Missing(id.to_string())) } else { Ok(()) }
    }

    /// A game as a text file, for [`Save::read`].
    ///
    /// # Errors
    ///
    /// As [`Store::load`].
    pub fn export(&self, id: &str) -> Result<String, Problem> {
        Ok(text::write_save(&self.load(id)?.save))
    }

    fn change(&mut self) -> Result<Transaction<'_>, Problem> {
        // On some systems a file that was deleted can still be written to, and all is lost then.
        if !self.file.exists() {
            let why = format!("{} is no longer there", self.file.display());
            return Err(Problem::Storage(why));
        }
        Ok(self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?)
    }
}

/// Everything of a save but its entries.
fn header(save: &Save) -> Result<String, Problem> {
    let bare = Save { entries: Vec::new(), undone: Vec::new(), ..save.clone() };
    serde_json::to_string(&bare)
        .map_err(|error| Problem::Storage(format!("the game cannot be written: {error}")))
}

fn entries(read: &Connection, id: &str) -> Result<Vec<String>, Problem> {
    let mut query = read.prepare_cached("SELECT text FROM entries WHERE game = ?1 ORDER BY n")?;
    let rows = query.query_map([id], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Brings the stored entries, those taken back included, to those of the save.
fn write_entries(change: &Transaction<'_>, id: &str, save: &Save) -> Result<(), Problem> {
    let stored = entries(change, id)?;
    let wanted: Vec<&String> = save.entries.iter().chain(&save.undone).collect();
    let same = stored.iter().zip(&wanted).take_while(|(stored, wanted)| stored == *wanted).count();
    if same < stored.len() {
        change.execute(
            "DELETE FROM entries WHERE game = ?1 AND n >= ?2",
            params![id, number(same)],
        )?;
    }
    let mut insert = change.prepare_cached("INSERT INTO entries VALUES (?1, ?2, ?3)")?;
    for (n, text) in wanted.iter().enumerate().skip(same) {
        insert.execute(params![id, number(n), text])?;
    }
    Ok(())
}

fn free_id(change: &Transaction<'_>) -> Result<String, Problem> {
    loop {
        let id: String =
            change.query_row("SELECT lower(hex(randomblob(4)))", [], |row| row.get(0))?;
        let taken: Option<i64> = change
            .query_row("SELECT 1 FROM games WHERE id = ?1", [&id], |row| row.get(0))
            .optional()?;
        if taken.is_none() {
            return Ok(id);
        }
    }
}

fn now() -> i64 {
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    i64::try_from(seconds).unwrap_or(i64::MAX)
}

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn count(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}
