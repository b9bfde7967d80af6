//! The schema of the database, and its migrations.

use std::path::Path;
use std::time::Duration;

use i18n::{Notice, notice};
use rusqlite::{Connection, OpenFlags, TransactionBehavior};
use service::Problem;

use crate::checksums;
use crate::failure::{cannot, is_busy};

/// The current schema version, stored in the file as `PRAGMA user_version`.
pub(crate) const VERSION: i64 = 16;

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

/// The error of a file whose schema is newer than this program; `None` if it is not, or cannot be
/// read, which opening it reports.
pub(crate) fn newer_than_known(file: &Path) -> Option<Problem> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    let connection = Connection::open_with_flags(file, flags).ok()?;
    let found = version(&connection).ok()?;
    (found > VERSION).then(|| newer(file, found))
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
pub(crate) fn damage(connection: &Connection) -> Vec<Notice> {
    damage_by(connection, "PRAGMA quick_check(3)")
}

/// The same with everything that SQLite can check, indexes included, which takes longer.
pub(crate) fn all_damage(connection: &Connection) -> Vec<Notice> {
    damage_by(connection, "PRAGMA integrity_check(3)")
}

fn damage_by(connection: &Connection, check: &str) -> Vec<Notice> {
    let check = || -> Result<Vec<String>, rusqlite::Error> {
        let mut query = connection.prepare(check)?;
        let found = query.query_map([], |row| row.get(0))?;
        found.collect()
    };
    let found = check().unwrap_or_else(|error| vec![error.to_string()]);
    if found == ["ok"] {
        return Vec::new();
    }
    let found = found.join("; ").replace('\n', " ");
    vec![notice!("damage-file", found = found)]
}

fn cannot_open(file: &Path, error: &rusqlite::Error) -> Problem {
    let (file, error) = (file.display().to_string(), cannot(error));
    Problem::Storage(notice!("refusal-not-opened", file = file, error = error))
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

/// People, and what belongs to them: the devices that are let in become sessions of the owner, the
/// devices that hold seats become holders, and a game gets settings, jobs and events.
const EIGHTH: &str = "
CREATE TABLE people (
    id    TEXT PRIMARY KEY,
    name  TEXT NOT NULL,
    rank  TEXT NOT NULL,
    since INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO people VALUES ('owner', '', 'host', 0);
CREATE TABLE sessions (
    id     TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    since  INTEGER NOT NULL,
    used   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO sessions SELECT id, 'owner', hash, name, since, used FROM let_in;
DROP TABLE let_in;
CREATE INDEX sessions_of ON sessions (person);
ALTER TABLE devices RENAME TO seats;
ALTER TABLE seats RENAME COLUMN device TO holder;
CREATE INDEX seats_of ON seats (holder);
CREATE TABLE members (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    part   TEXT NOT NULL,
    PRIMARY KEY (game, person, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_of ON members (person);
CREATE TABLE invitations (
    hash  TEXT PRIMARY KEY,
    game  TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  INTEGER,
    host  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_to ON invitations (game);
CREATE INDEX invitations_by ON invitations (host);
ALTER TABLE games ADD COLUMN settings TEXT NOT NULL DEFAULT '';
CREATE TABLE jobs (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    due  INTEGER NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_due ON jobs (due);
CREATE TABLE events (
    seq      INTEGER PRIMARY KEY AUTOINCREMENT,
    game     TEXT NOT NULL,
    revision INTEGER NOT NULL
) STRICT;
";

/// By what people sign in: passkeys, identities at others, recovery codes, tokens for programs; and
/// what is valid once, for a short time.
const NINTH: &str = "
CREATE TABLE passkeys (
    id         TEXT PRIMARY KEY,
    person     TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name       TEXT NOT NULL,
    key        BLOB NOT NULL,
    state      BLOB NOT NULL,
    transports INTEGER NOT NULL,
    since      INTEGER NOT NULL,
    used       INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_of ON passkeys (person);
CREATE TABLE identities (
    issuer  TEXT NOT NULL,
    subject TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    shown   TEXT NOT NULL,
    since   INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX identities_of ON identities (person);
CREATE TABLE recovery (
    hash   TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX recovery_of ON recovery (person);
CREATE TABLE program_tokens (
    id     TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    hash   TEXT NOT NULL UNIQUE,
    name   TEXT NOT NULL,
    acts   TEXT NOT NULL,
    since  INTEGER NOT NULL,
    used   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX program_tokens_of ON program_tokens (person);
CREATE TABLE one_time (
    hash    TEXT PRIMARY KEY,
    purpose TEXT NOT NULL,
    browser TEXT NOT NULL,
    data    BLOB NOT NULL,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_until ON one_time (until);
";

/// Links that let people into the service, each with the rank it gives.
const TENTH: &str = "
CREATE TABLE admissions (
    hash  TEXT PRIMARY KEY,
    rank  TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Seats that are offered to one person by name.
const ELEVENTH: &str = "
CREATE TABLE offers (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat   INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    host   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since  INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX offers_to ON offers (person);
CREATE INDEX offers_by ON offers (host);
";

/// Reports of people, whom somebody blocks, and what hosts of the service did. A report outlives
/// its game and both people, an act of a host outlives everybody.
const TWELFTH: &str = "
CREATE TABLE reports (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    author  TEXT REFERENCES people (id) ON DELETE SET NULL,
    about   TEXT REFERENCES people (id) ON DELETE SET NULL,
    reason  TEXT NOT NULL,
    words   TEXT NOT NULL,
    since   INTEGER NOT NULL,
    outcome TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_by ON reports (author);
CREATE INDEX reports_about ON reports (about);
CREATE TABLE blocks (
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since   INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of ON blocks (blocked);
CREATE TABLE acts (
    seq   INTEGER PRIMARY KEY AUTOINCREMENT,
    host  TEXT NOT NULL,
    act   TEXT NOT NULL,
    about TEXT,
    since INTEGER NOT NULL
) STRICT;
";

/// The changes of the clocks of each game, and the hours that people keep free of games, as JSON.
const THIRTEENTH: &str = "
CREATE TABLE clocks (
    game     TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    seat     INTEGER,
    event    TEXT NOT NULL,
    seconds  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    hours    TEXT NOT NULL,
    PRIMARY KEY (game, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE hours (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    text   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
";

/// Content overrides belong to a person: those of a store so far to the owner.
const FOURTEENTH: &str = "
CREATE TABLE own_content (
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game     TEXT NOT NULL,
    files    TEXT NOT NULL,
    revision INTEGER NOT NULL,
    sum      INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
INSERT INTO own_content SELECT 'owner', game, files, revision, sum FROM owned;
DROP TABLE owned;
";

/// How many entries of each game people have seen, and at which revision entries of it were last
/// taken back.
const FIFTEENTH: &str = "
CREATE TABLE seen (
    game    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    entries INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX seen_by ON seen (person);
ALTER TABLE games ADD COLUMN shortened INTEGER NOT NULL DEFAULT 0;
";

/// Of what people want to be told, as JSON, with the secret of the link that ends their letters;
/// the games of which they are told nothing; and the notices, each with when it was claimed.
const SIXTEENTH: &str = "
CREATE TABLE notice_settings (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    stop   TEXT NOT NULL,
    text   TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notice_settings_stop ON notice_settings (stop);
CREATE TABLE muted (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX muted_in ON muted (game);
CREATE TABLE notices (
    game    TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    cause   TEXT NOT NULL,
    way     TEXT NOT NULL,
    due     INTEGER NOT NULL,
    claimed INTEGER,
    PRIMARY KEY (game, person, kind, cause, way)
) STRICT, WITHOUT ROWID;
CREATE INDEX notices_due ON notices (due) WHERE claimed IS NULL;
CREATE INDEX notices_to ON notices (person);
";

/// The migrations, each from one version to the next.
const STEPS: [&str; VERSION as usize] = [
    FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH, SEVENTH, EIGHTH, NINTH, TENTH, ELEVENTH, TWELFTH,
    THIRTEENTH, FOURTEENTH, FIFTEENTH, SIXTEENTH,
];

/// Opens the database file, creates it if necessary, and migrates it to [`VERSION`].
pub(crate) fn open(file: &Path) -> Result<Connection, Problem> {
    let failed = |error: rusqlite::Error| cannot_open(file, &error);
    let shown = || file.display().to_string();
    let mut connection = Connection::open(file).map_err(failed)?;
    connection.busy_timeout(PATIENCE_AT_START).map_err(failed)?;
    write_ahead(&connection).map_err(failed)?;
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate);
    let change = change.map_err(failed)?;
    let version: i64 =
        change.pragma_query_value(None, "user_version", |row| row.get(0)).map_err(failed)?;
    match version {
        0 if !is_empty(&change).map_err(failed)? => {
            return Err(Problem::Storage(notice!("refusal-foreign", file = shown())));
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
            return Err(Problem::Storage(notice!("refusal-foreign", file = shown())));
        }
        _ => {
            return Err(newer(file, version));
        }
    }
    change.commit().map_err(failed)?;
    settle(&connection).map_err(failed)?;
    Ok(connection)
}

/// The error of a file whose schema is newer than this program.
pub(crate) fn newer(file: &Path, found: i64) -> Problem {
    let (file, found) = (file.display().to_string(), found.unsigned_abs());
    let known = VERSION.unsigned_abs();
    Problem::Storage(notice!("refusal-newer", file = file, found = found, known = known))
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
