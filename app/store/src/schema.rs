//! The schema of the database, and its migrations.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use service::Problem;

use crate::checksums;
use crate::failure::{cannot, is_busy};

/// The current schema version, stored in the file as `PRAGMA user_version`.
pub(crate) const VERSION: i64 = 7;

/// The first version with checksums and with what lists show.
pub(crate) const SEALED: i64 = 6;

/// The first version whose games can be listed and exported without a migration.
const LEAST_TO_READ: i64 = 2;

/// How long a call waits for another process that is writing.
const PATIENCE: Duration = Duration::from_millis(900);

/// How long opening the store waits for other processes that are opening it or writing.
const PATIENCE_AT_START: Duration = Duration::from_secs(10);

/// Entries from `length` on are undone ones, which redo can restore.
const FIRST: &str = "
CREATE TABLE games (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    game     TEXT NOT NULL,
    header   TEXT NOT NULL,
    length   INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    over     INTEGER NOT NULL,
    status   TEXT NOT NULL
) STRICT;
CREATE TABLE entries (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n    INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
";

/// The schema version of the file behind a connection.
pub(crate) fn version(connection: &Connection) -> Result<i64, rusqlite::Error> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// Opens another connection to a file that [`open`] has migrated to [`VERSION`].
pub(crate) fn connect(file: &Path) -> Result<Connection, Problem> {
    let connection = Connection::open(file).map_err(|error| cannot_open(file, &error))?;
    settle(&connection).map_err(|error| cannot_open(file, &error))?;
    Ok(connection)
}

/// Settings of a connection, which are not stored in the file.
fn settle(connection: &Connection) -> Result<(), rusqlite::Error> {
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "synchronous", "FULL")
}

/// Opens a connection to a read-only file, for lists and exports.
pub(crate) fn connect_to_read(file: &Path) -> Result<Connection, Problem> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
    let log = file.with_extension("sqlite-wal");
    let is_settled = std::fs::metadata(&log).map_or(true, |log| log.len() == 0);
    let as_it_lies = format!("file:{}?immutable=1", percent_encoded(file));
    let ordinary = Connection::open_with_flags(file, flags);
    let usable = |connection: Connection| {
        connection.busy_timeout(PATIENCE)?;
        let version = version(&connection)?;
        if !(LEAST_TO_READ..=VERSION).contains(&version) {
            return Err(rusqlite::Error::InvalidQuery);
        }
        Ok(connection)
    };
    ordinary
        .and_then(usable)
        .or_else(|error| match is_settled {
            true => Connection::open_with_flags(as_it_lies, flags).and_then(usable),
            false => Err(error),
        })
        .map_err(|error| cannot_open(file, &error))
}

/// Whether SQLite can write a file. Only SQLite may open it: anybody else who closed it would drop
/// the locks that SQLite holds.
pub(crate) fn can_write(file: &Path) -> bool {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let connection = Connection::open_with_flags(file, flags);
    connection.and_then(|open| open.is_readonly("main")).is_ok_and(|is_readonly| !is_readonly)
}

/// A path as part of an SQLite URI.
fn percent_encoded(file: &Path) -> String {
    let text = file.to_string_lossy();
    text.replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// What is damaged in the file as a whole, in sentences; usually nothing.
pub(crate) fn damage(connection: &Connection) -> Vec<String> {
    let check = || -> Result<Vec<String>, rusqlite::Error> {
        let mut query = connection.prepare("PRAGMA quick_check(3)")?;
        let found = query.query_map([], |row| row.get(0))?;
        found.collect()
    };
    let found = check().unwrap_or_else(|error| vec![error.to_string()]);
    if found == ["ok"] {
        return Vec::new();
    }
    let found = found.join("; ").replace('\n', " ");
    vec![format!(
        "The file of the saved games is damaged ({found}). Games that open are whole as far as is \
         told there; export them, and keep a copy of the file."
    )]
}

fn cannot_open(file: &Path, error: &rusqlite::Error) -> Problem {
    Problem::Storage(format!("{} cannot be opened: {}", file.display(), cannot(error)))
}

/// Stores the number of undone entries, so that missing ones are noticed.
const SECOND: &str = "
ALTER TABLE games ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;
UPDATE games SET undone =
    max(0, (SELECT count(*) FROM entries WHERE entries.game = games.id) - length);
";

/// Which device holds which seat of a game; free seats have no row.
const THIRD: &str = "
CREATE TABLE devices (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    device TEXT NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
";

/// The content overrides of a game, as JSON.
const FOURTH: &str = "
CREATE TABLE owned (
    game  TEXT PRIMARY KEY,
    files TEXT NOT NULL
) STRICT, WITHOUT ROWID;
";

/// The devices that are let in, each with the hash of its token. Seats taken before this version
/// are freed: they were held under names that browsers chose themselves.
const FIFTH: &str = "
CREATE TABLE let_in (
    id    TEXT PRIMARY KEY,
    hash  TEXT NOT NULL UNIQUE,
    name  TEXT NOT NULL,
    since INTEGER NOT NULL,
    used  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
UPDATE games SET revision = revision + 1 WHERE id IN (SELECT game FROM devices);
DELETE FROM devices;
";

/// What lists show of a game, as JSON, empty if unknown; checksums, see [`sums`](crate::checksums);
/// and the revision of content overrides.
const SIXTH: &str = "
ALTER TABLE games ADD COLUMN glance TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
ALTER TABLE owned ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
ALTER TABLE owned ADD COLUMN sum INTEGER NOT NULL DEFAULT 0;
";

/// The requests between the devices of a game, as JSON.
const SEVENTH: &str = "
CREATE TABLE asked (
    game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
";

/// The migrations, each from one version to the next.
const STEPS: [&str; VERSION as usize] = [FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH];

/// Opens the database file, creates it if necessary, and migrates it to [`VERSION`].
pub(crate) fn open(file: &Path) -> Result<Connection, Problem> {
    let failed = |error: rusqlite::Error| cannot_open(file, &error);
    let mut connection = Connection::open(file).map_err(failed)?;
    connection.busy_timeout(PATIENCE_AT_START).map_err(failed)?;
    write_ahead(&connection).map_err(failed)?;
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let change = change.map_err(failed)?;
    let version: i64 =
        change.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
    match version {
        0 if !is_empty(&change).map_err(failed)? => {
            let why = format!("{} belongs to another program", file.display());
            return Err(Problem::Storage(why));
        }
        0..VERSION => {
            for step in &STEPS[version as usize..] {
                change.execute_batch(step).map_err(failed)?;
            }
            if version < SEALED {
                checksums::seal_all(&change)?;
            }
            change.pragma_update(None, "user_version", VERSION).map_err(failed)?;
        }
        VERSION => {}
        ..0 => {
            let why = format!("{} belongs to another program", file.display());
            return Err(Problem::Storage(why));
        }
        _ => {
            return Err(Problem::Storage(format!(
                "{} was written by a newer Soloist (its form is {version}, this program knows \
                 {VERSION}); please use that one",
                file.display()
            )));
        }
    }
    change.commit().map_err(failed)?;
    settle(&connection).map_err(failed)?;
    Ok(connection)
}

/// Whether the database has no tables yet.
fn is_empty(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(tables == 0)
}

/// Turns on write-ahead logging. SQLite does not wait here for another process that does the same,
/// so this function retries.
fn write_ahead(connection: &Connection) -> Result<(), rusqlite::Error> {
    let mut tries = 0;
    loop {
        match connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(())) {
            Err(error) if tries < 200 && is_busy(&error) => {
                tries += 1;
                std::thread::sleep(Duration::from_millis(20));
            }
            result => return result,
        }
    }
}
