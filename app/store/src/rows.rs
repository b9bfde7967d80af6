//! Games as rows of the database: every statement of SQL about them.

use std::collections::BTreeMap;

use play::Save;
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params};
use service::{Listing, Problem, Progress, SavedGame, Stored};
use table::{OwnContent, Seat};

use crate::failure::Failure;

pub(crate) fn list(read: &Connection, from: usize, most: usize) -> Result<Listing, Failure> {
    let total = read.query_row("SELECT count(*) FROM games", [], |row| row.get(0))?;
    let mut listing = Listing { total: count(total), ..Listing::default() };
    let mut query = read.prepare_cached(
        "SELECT id, name, game, length, created, changed, over, status FROM games
         ORDER BY changed DESC, created DESC, rowid DESC LIMIT ?1 OFFSET ?2",
    )?;
    let mut rows = query.query(params![number(most), number(from)])?;
    loop {
        match rows.next() {
            Ok(Some(row)) => match listed(row) {
                Ok(game) => listing.games.push(game),
                Err(error) => {
                    let id = text(row, 0).unwrap_or_default();
                    let why = format!("The saved game '{id}' cannot be shown: {error}.");
                    listing.damage.push(why);
                }
            },
            Ok(None) => return Ok(listing),
            Err(error) => {
                listing.damage.push(format!("The list of saved games breaks off: {error}."));
                return Ok(listing);
            }
        }
    }
}

/// 32 digits and letters that nobody knows beforehand.
pub(crate) fn drawn(read: &Connection) -> Result<String, Failure> {
    Ok(read.query_row("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?)
}

fn listed(row: &Row<'_>) -> Result<SavedGame, rusqlite::Error> {
    Ok(SavedGame {
        id: text(row, 0)?,
        name: text(row, 1)?,
        game: text(row, 2)?,
        entries: count(row.get(3)?),
        created: row.get(4)?,
        changed: row.get(5)?,
        over: row.get(6)?,
        status: text(row, 7)?,
    })
}

/// A text, whatever bytes stand for it.
pub(crate) fn text(row: &Row<'_>, column: usize) -> Result<String, rusqlite::Error> {
    let value = row.get_ref(column)?;
    Ok(match value {
        ValueRef::Text(bytes) | ValueRef::Blob(bytes) => String::from_utf8_lossy(bytes).into(),
        _ => row.get(column)?,
    })
}

pub(crate) fn create(
    change: &Transaction<'_>,
    name: &str,
    save: &Save,
    progress: &Progress,
    now: i64,
) -> Result<String, Failure> {
    let id = free_id(change)?;
    change.execute(
        "INSERT INTO games VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?6, ?7, ?8, ?9)",
        params![
            id,
            name,
            save.game,
            header(save)?,
            number(save.entries.len()),
            now,
            progress.over,
            progress.status,
            number(save.undone.len())
        ],
    )?;
    write_entries(change, &id, save)?;
    Ok(id)
}

pub(crate) fn load(read: &Connection, id: &str) -> Result<Stored, Failure> {
    // One read transaction, so that the row and its entries are of the same moment.
    let read = read.unchecked_transaction()?;
    let row = read
        .query_row(
            "SELECT name, header, length, undone, revision FROM games WHERE id = ?1",
            [id],
            |row| Ok((text(row, 0)?, text(row, 1)?, row.get(2)?, row.get(3)?, row.get(4)?)),
        )
        .optional()?;
    let Some((name, header, length, undone, revision)) = row else { return Err(missing(id)) };
    let mut save: Save = serde_json::from_str(&header)
        .map_err(|error| Problem::Storage(format!("the saved game '{id}' is damaged: {error}")))?;
    let (length, undone) = (count(length), count(undone));
    let kept = entries(&read, id)?;
    let found = kept.len();
    save.entries = unbroken(kept);
    let damage = damage(length, undone, save.entries.len(), found);
    save.undone = save.entries.split_off(length.min(save.entries.len()));
    Ok(Stored { name, revision, save, damage })
}

/// The texts up to the first that is missing.
fn unbroken(entries: Vec<(i64, String)>) -> Vec<String> {
    let numbered = entries.into_iter().enumerate();
    let whole = numbered.take_while(|(place, (n, _))| *n == number(*place));
    whole.map(|(_, (_, text))| text).collect()
}

/// What is missing of a game that had so many entries, and so many taken back: `whole` follow each
/// other from the first on, `found` are there in all.
fn damage(length: usize, undone: usize, whole: usize, found: usize) -> Vec<String> {
    let had = length + undone;
    if whole == had && found == had {
        return Vec::new();
    }
    let lost = had.saturating_sub(found);
    let why = if whole < length {
        format!(
            "this save is damaged: entry {whole} of its {length} is missing, {lost} of {had} in \
             all. It opens as it was before that entry; what is left is kept apart when it is \
             played on"
        )
    } else {
        format!(
            "this save is damaged: of {undone} entries that were taken back {} can be brought back",
            whole - length
        )
    };
    vec![why]
}

pub(crate) fn revision(read: &Connection, id: &str) -> Result<i64, Failure> {
    let mut query = read.prepare_cached("SELECT revision FROM games WHERE id = ?1")?;
    let revision = query.query_row([id], |row| row.get(0)).optional()?;
    revision.ok_or_else(|| missing(id))
}

/// Stores only what differs.
pub(crate) fn write(
    change: &Transaction<'_>,
    id: &str,
    read: i64,
    save: &Save,
    progress: &Progress,
    now: i64,
) -> Result<i64, Failure> {
    if revision(change, id)? != read {
        return Err(Problem::Overtaken.into());
    }
    write_entries(change, id, save)?;
    change.execute(
        "UPDATE games SET header = ?2, length = ?3, revision = ?4, changed = ?5, over = ?6,
         status = ?7, undone = ?8 WHERE id = ?1",
        params![
            id,
            header(save)?,
            number(save.entries.len()),
            read + 1,
            now,
            progress.over,
            progress.status,
            number(save.undone.len())
        ],
    )?;
    Ok(read + 1)
}

/// Copies the rows as they are, whatever is missing among them.
pub(crate) fn keep_apart(
    change: &Transaction<'_>,
    id: &str,
    name: &str,
    status: &str,
    now: i64,
) -> Result<(), Failure> {
    let copy = free_id(change)?;
    let copied = change.execute(
        "INSERT INTO games SELECT ?2, ?3, game, header, length, 1, created, ?4, 0, ?5, undone
         FROM games WHERE id = ?1",
        params![id, copy, name, now, status],
    )?;
    if copied == 0 {
        return Err(missing(id));
    }
    change.execute(
        "INSERT INTO entries SELECT ?2, n, text FROM entries WHERE game = ?1",
        [id, copy.as_str()],
    )?;
    Ok(())
}

pub(crate) fn rename(change: &Transaction<'_>, id: &str, name: &str) -> Result<(), Failure> {
    match change.execute("UPDATE games SET name = ?2 WHERE id = ?1", [id, name])? {
        0 => Err(missing(id)),
        _ => Ok(()),
    }
}

pub(crate) fn delete(change: &Transaction<'_>, id: &str) -> Result<(), Failure> {
    match change.execute("DELETE FROM games WHERE id = ?1", [id])? {
        0 => Err(missing(id)),
        _ => Ok(()),
    }
}

fn missing(id: &str) -> Failure {
    Problem::Missing(id.to_string()).into()
}

/// Everything of a save but its entries.
fn header(save: &Save) -> Result<String, Problem> {
    let bare = Save { entries: Vec::new(), undone: Vec::new(), ..save.clone() };
    serde_json::to_string(&bare)
        .map_err(|error| Problem::Storage(format!("the game cannot be written: {error}")))
}

fn entries(read: &Connection, id: &str) -> Result<Vec<(i64, String)>, Failure> {
    let mut query =
        read.prepare_cached("SELECT n, text FROM entries WHERE game = ?1 ORDER BY n")?;
    let rows = query.query_map([id], |row| Ok((row.get(0)?, text(row, 1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Brings the stored entries, those taken back included, to those of the save.
fn write_entries(change: &Transaction<'_>, id: &str, save: &Save) -> Result<(), Failure> {
    let stored = entries(change, id)?;
    let wanted: Vec<&String> = save.entries.iter().chain(&save.undone).collect();
    let kept = |place: usize| matches!(stored.get(place), Some((n, text)) if *n == number(place) && text == wanted[place]);
    let same = (0..wanted.len()).take_while(|place| kept(*place)).count();
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

fn free_id(change: &Transaction<'_>) -> Result<String, Failure> {
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

fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn count(number: i64) -> usize {
    usize::try_from(number).unwrap_or(0)
}

/// What the owner's copy of a game shows.
pub(crate) fn own_content(read: &Connection, game: &str) -> Result<OwnContent, Failure> {
    let mut query = read.prepare_cached("SELECT files FROM owned WHERE game = ?1")?;
    let files: Option<String> = query.query_row([game], |row| text(row, 0)).optional()?;
    files.map_or_else(
        || Ok(OwnContent::default()),
        |files| {
            serde_json::from_str(&files).map_err(|error| {
                let why = format!("what your copy of '{game}' shows is damaged: {error}");
                Problem::Storage(why).into()
            })
        },
    )
}

/// Keeps it.
pub(crate) fn keep_own_content(
    change: &Transaction<'_>,
    game: &str,
    own: &OwnContent,
) -> Result<(), Failure> {
    let files = serde_json::to_string(own)
        .map_err(|error| Problem::Storage(format!("it cannot be written: {error}")))?;
    change.execute("INSERT OR REPLACE INTO owned VALUES (?1, ?2)", params![game, files])?;
    Ok(())
}

/// Which device has taken which seat.
pub(crate) fn seats(read: &Connection, id: &str) -> Result<BTreeMap<Seat, String>, Failure> {
    let mut query = read.prepare_cached("SELECT seat, device FROM devices WHERE game = ?1")?;
    let rows = query.query_map([id], |row| Ok((Seat(row.get(0)?), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Gives a seat to a device, or to nobody; whoever has read the game notices.
pub(crate) fn give_seat(
    change: &Transaction<'_>,
    id: &str,
    seat: Seat,
    device: Option<&str>,
) -> Result<(), Failure> {
    revision(change, id)?;
    change.execute("DELETE FROM devices WHERE game = ?1 AND seat = ?2", params![id, seat.0])?;
    if let Some(device) = device {
        change.execute("INSERT INTO devices VALUES (?1, ?2, ?3)", params![id, seat.0, device])?;
    }
    change.execute("UPDATE games SET revision = revision + 1 WHERE id = ?1", [id])?;
    Ok(())
}
