//! The form of the database, and how a file comes to have it.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use crate::Problem;

/// The version of the form, kept in the file as `PRAGMA user_version`.
pub(crate) const VERSION: i64 = 1;

/// How long a process waits for another that is writing.
const PATIENCE: Duration = Duration::from_secs(10);

/// Entries from `length` on are those taken back, which redo can bring again.
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

/// Opens the database file, makes it if it is not there, and brings it to [`VERSION`].
pub(crate) fn open(file: &Path) -> Result<Connection, Problem> {
    let failed = |error: rusqlite::Error| {
        let why = cannot(&error);
        Problem::Storage(format!("{} cannot be opened: {why}", file.display()))
    };
    let mut connection = Connection::open(file).map_err(failed)?;
    connection.busy_timeout(PATIENCE).map_err(failed)?;
    connection.pragma_update(None, "foreign_keys", true).map_err(failed)?;
    write_ahead(&connection).map_err(failed)?;
    connection.pragma_update(None, "synchronous", "FULL").map_err(failed)?;
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let change = change.map_err(failed)?;
    let version: i64 =
        change.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
    match version {
        0 if !is_empty(&change).map_err(failed)? => {
            let why = format!("{} belongs to another program", file.display());
            return Err(Problem::Storage(why));
        }
        0 => {
            change.execute_batch(FIRST).map_err(failed)?;
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
    Ok(connection)
}

/// Whether nobody has made a table yet.
fn is_empty(connection: &Connection) -> Result<bool, rusqlite::Error> {
    let tables: i64 =
        connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    Ok(tables == 0)
}

/// What SQLite says, with a hint where that is no help to a person.
pub(crate) fn cannot(error: &rusqlite::Error) -> String {
    use rusqlite::ErrorCode::{CannotOpen, ReadOnly, SystemIoFailure};
    match error.sqlite_error_code() {
        Some(CannotOpen | ReadOnly | SystemIoFailure) => {
            format!("{error} (is the folder read-only, or the disk full?)")
        }
        _ => error.to_string(),
    }
}

/// Turns the write-ahead log on. SQLite does not wait here for a process that does the same at
/// this moment, so this does.
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

fn is_busy(error: &rusqlite::Error) -> bool {
    use rusqlite::ErrorCode::{DatabaseBusy, DatabaseLocked};
    matches!(error.sqlite_error_code(), Some(DatabaseBusy | DatabaseLocked))
}
