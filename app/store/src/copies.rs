//! Backups of the whole store, made and restored while games are played.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use service::{GameStore as _, Problem};

use crate::failure::Failure;
use crate::{Store, devices, private_files, schema};

/// How long a backup or restore waits for another process.
const PATIENCE: Duration = Duration::from_secs(10);

/// The result of a restore.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Restored {
    /// How many games there are now.
    pub games: usize,
    /// The file to which the previous contents were saved.
    pub before: PathBuf,
}

impl Store {
    /// Writes a consistent copy of everything to a new file, entirely or not at all, and returns
    /// how many games it holds. Games can be played meanwhile.
    ///
    /// # Errors
    ///
    /// If the file exists already, or it or the store cannot be read or written.
    pub fn backup(&self, file: &Path) -> Result<usize, Problem> {
        if file.symlink_metadata().is_ok() {
            return Err(Problem::Refused(format!("{} is there already", file.display())));
        }
        let read = self.reading()?;
        let copy = Unfinished::beside(file)?;
        let games = {
            let mut to = Connection::open(copy.path()).map_err(Failure::from)?;
            copied(&read, &mut to)?;
            // A single file, without a write-ahead log beside it.
            to.pragma_update(None, "journal_mode", "DELETE").map_err(Failure::from)?;
            counted(&to)?
        };
        copy.becomes(file)?;
        Ok(games)
    }

    /// Replaces everything by a copy made with [`Store::backup`], in one transaction, after saving
    /// the previous contents to another file. Open pages then load their games again.
    ///
    /// # Errors
    ///
    /// If the file is no backup or is damaged, or if it or the store cannot be read or written.
    /// Nothing has changed then.
    pub fn restore(&self, file: &Path) -> Result<Restored, Problem> {
        let new = Unfinished::beside(self.file())?;
        read_copy(file, new.path())?;
        // This upgrades an older schema to the current one.
        let from = schema::open(new.path())?;
        if let Some(damage) = schema::damage(&from).into_iter().next() {
            return Err(Problem::Refused(format!("{}: {damage}", file.display())));
        }
        let before = self.free_name();
        self.backup(&before)?;
        // Raise the revisions above all existing ones, so that nobody mistakes a restored game for
        // one with the same revision.
        let latest = "SELECT max(coalesce((SELECT max(revision) FROM games), 0), \
                      coalesce((SELECT max(revision) FROM owned), 0))";
        let mut to = schema::connect(self.file())?;
        let latest: i64 = to.query_row(latest, [], |row| row.get(0)).map_err(Failure::from)?;
        // Leaves room for changes that are stored meanwhile.
        let latest = latest + 1_000_000;
        from.execute("UPDATE games SET revision = revision + ?1", [latest])
            .and_then(|_| from.execute("UPDATE owned SET revision = revision + ?1", [latest]))
            .map_err(Failure::from)?;
        keep_let_in(&from, &to)?;
        copied(&from, &mut to)?;
        Ok(Restored { games: counted(&to)?, before })
    }

    /// An unused name for the file that keeps the previous contents.
    fn free_name(&self) -> PathBuf {
        let now = self.now();
        let named =
            |nth: u32| self.file().with_file_name(format!("before-restore-{now}-{nth}.sqlite"));
        (0..).map(named).find(|file| !file.exists()).unwrap_or_else(|| named(0))
    }

    /// A separate read-only connection.
    fn reading(&self) -> Result<Connection, Problem> {
        let connection = Connection::open_with_flags(self.file(), OpenFlags::SQLITE_OPEN_READ_ONLY);
        let connection = connection.map_err(Failure::from)?;
        connection.busy_timeout(PATIENCE).map_err(Failure::from)?;
        Ok(connection)
    }
}

/// Keeps the current list of devices, so that restoring a backup lets no removed device in again.
/// Drops the requests between devices, which nobody had time to answer.
fn keep_let_in(from: &Connection, now: &Connection) -> Result<(), Problem> {
    let known = devices::all(now)?;
    let change = from.unchecked_transaction().map_err(Failure::from)?;
    change.execute("DELETE FROM let_in", []).map_err(Failure::from)?;
    known.iter().try_for_each(|device| devices::keep(&change, device))?;
    let gone = "DELETE FROM devices WHERE device NOT IN (SELECT id FROM let_in)";
    change.execute(gone, []).map_err(Failure::from)?;
    change.execute("DELETE FROM asked", []).map_err(Failure::from)?;
    change.commit().map_err(|error| Failure::from(error).into())
}

/// Copies a backup, from wherever it is, to a writable temporary file.
fn read_copy(file: &Path, to: &Path) -> Result<(), Problem> {
    if !file.is_file() {
        return Err(Problem::Refused(format!("{} is no file", file.display())));
    }
    let no_copy = |error: rusqlite::Error| {
        Problem::Refused(format!("{} is no copy of saved games: {error}", file.display()))
    };
    let from = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let from = from.map_err(no_copy)?;
    let form = schema::version(&from).map_err(no_copy)?;
    if !(1..=schema::VERSION).contains(&form) {
        let why = format!("{} is no copy of saved games that this program knows", file.display());
        return Err(Problem::Refused(why));
    }
    let mut to = Connection::open(to).map_err(Failure::from)?;
    copied(&from, &mut to)
}

/// Copies a whole database in one step with SQLite's backup API.
fn copied(from: &Connection, to: &mut Connection) -> Result<(), Problem> {
    let begun = Instant::now();
    let backup = Backup::new(from, to).map_err(Failure::from)?;
    loop {
        match backup.step(-1).map_err(Failure::from)? {
            StepResult::Done => return Ok(()),
            _ if begun.elapsed() < PATIENCE => std::thread::sleep(Duration::from_millis(20)),
            _ => {
                let why = "another program keeps the saved games to itself just now";
                return Err(Problem::Busy(format!("{why}; please try again")));
            }
        }
    }
}

fn counted(connection: &Connection) -> Result<usize, Problem> {
    let games: i64 = connection
        .query_row("SELECT count(*) FROM games", [], |row| row.get(0))
        .map_err(Failure::from)?;
    Ok(usize::try_from(games).unwrap_or(0))
}

/// A temporary file, removed unless it gets its final name.
struct Unfinished(PathBuf);

impl Unfinished {
    fn beside(file: &Path) -> Result<Self, Problem> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{}.new", std::process::id()));
        let path = PathBuf::from(name);
        let new = Unfinished(path);
        new.remove();
        private_files::make_file(new.path()).map_err(|error| {
            Problem::Storage(format!("{} cannot be written: {error}", file.display()))
        })?;
        Ok(new)
    }

    fn path(&self) -> &Path {
        &self.0
    }

    /// Renames the file; the rename is durable when this returns.
    fn becomes(&self, file: &Path) -> Result<(), Problem> {
        let folder = match file.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        std::fs::rename(self.path(), file)
            .and_then(|()| private_files::sync_folder(folder))
            .map_err(|error| {
                Problem::Storage(format!("{} cannot be written: {error}", file.display()))
            })
    }

    fn remove(&self) {
        for beside in ["", "-wal", "-shm", "-journal"] {
            let mut name = self.0.as_os_str().to_owned();
            name.push(beside);
            let _ = std::fs::remove_file(PathBuf::from(name));
        }
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        self.remove();
    }
}
