//! Backups of the whole store, made and restored while games are played.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use i18n::notice;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, OpenFlags};
use service::{GameStore as _, Problem};

use crate::failure::Failure;
use crate::{Store, changes, clocks, conduct, credentials, people, private_files, schema};

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
            return Err(Problem::Refused(notice!("refusal-there-already", file = shown(file))));
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
            let why = notice!("headed", heading = shown(file), what = damage);
            return Err(Problem::Refused(why));
        }
        let before = self.free_name();
        self.backup(&before)?;
        // Raise the revisions above all existing ones, so that nobody mistakes a restored game for
        // one with the same revision.
        let latest = "SELECT max(coalesce((SELECT max(revision) FROM games), 0), \
                      coalesce((SELECT max(revision) FROM own_content), 0))";
        let mut to = schema::connect(self.file())?;
        let latest: i64 = to.query_row(latest, [], |row| row.get(0)).map_err(Failure::from)?;
        // Leaves room for changes that are stored meanwhile.
        let latest = latest + 1_000_000;
        from.execute(
            "UPDATE games SET revision = revision + ?1, shortened = revision + ?1",
            [latest],
        )
        .and_then(|_| from.execute("UPDATE own_content SET revision = revision + ?1", [latest]))
        .map_err(Failure::from)?;
        keep_let_in(&from, &to)?;
        // Nobody loses the time since the backup was made.
        clocks::restart_all(&from, self.now())?;
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

/// Keeps the current sessions with their people, so that restoring a backup lets nobody in again who
/// was removed. Drops requests between players, offers of seats, invitations and admissions, which may
/// have been answered since, and counts every game as changed.
fn keep_let_in(from: &Connection, now: &Connection) -> Result<(), Problem> {
    let latest = latest_event(now)?.max(latest_event(from)?);
    let change = from.unchecked_transaction().map_err(Failure::from)?;
    change.execute("DELETE FROM sessions", []).map_err(Failure::from)?;
    for session in people::sessions(now)? {
        if let Some(person) = people::person(now, &session.person)? {
            people::keep_person(&change, &person)?;
            people::keep_session(&change, &session)?;
        }
    }
    credentials::carry_over(now, &change)?;
    conduct::carry_over(now, &change)?;
    change.execute_batch(CLEARED).map_err(Failure::from)?;
    let sequence = "INSERT INTO sqlite_sequence (name, seq) VALUES ('events', ?1)";
    change.execute(sequence, [latest]).map_err(Failure::from)?;
    let events = "INSERT INTO events (game, revision) SELECT id, revision FROM games";
    change.execute(events, []).map_err(Failure::from)?;
    change.commit().map_err(|error| Failure::from(error).into())
}

/// What a restored backup does not bring back.
const CLEARED: &str = "
DELETE FROM seats
    WHERE holder NOT IN (SELECT id FROM sessions) AND holder NOT IN (SELECT id FROM people);
DELETE FROM asked;
DELETE FROM invitations;
DELETE FROM offers;
DELETE FROM notices;
DELETE FROM admissions;
DELETE FROM events;
DELETE FROM sqlite_sequence WHERE name = 'events';
";

fn latest_event(read: &Connection) -> Result<i64, Problem> {
    Ok(changes::changed_since(read, i64::MAX)?.0)
}

/// Copies a backup, from wherever it is, to a writable temporary file.
fn read_copy(file: &Path, to: &Path) -> Result<(), Problem> {
    if !file.is_file() {
        return Err(Problem::Refused(notice!("refusal-no-file", file = shown(file))));
    }
    let no_copy = |error: rusqlite::Error| {
        let error = error.to_string();
        Problem::Refused(notice!("refusal-no-copy", file = shown(file), error = error))
    };
    let from = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let from = from.map_err(no_copy)?;
    let form = schema::version(&from).map_err(no_copy)?;
    if !(1..=schema::VERSION).contains(&form) {
        return Err(Problem::Refused(notice!("refusal-copy-unknown", file = shown(file))));
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
                return Err(Problem::Busy(notice!("refusal-busy")));
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

/// The path of a file, for a message.
fn shown(file: &Path) -> String {
    file.display().to_string()
}

/// The error for a file that cannot be written.
fn not_written(file: &Path, error: &std::io::Error) -> Problem {
    let error = error.to_string();
    Problem::Storage(notice!("refusal-not-written", file = shown(file), error = error))
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
        private_files::make_file(new.path()).map_err(|error| not_written(file, &error))?;
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
            .map_err(|error| not_written(file, &error))
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
