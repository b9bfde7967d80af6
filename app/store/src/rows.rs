//! Games as rows of the database, with all SQL statements about them.

use i18n::{Notice, notice};
use play::{Glance, Save};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params};
use service::{
    Apart, GameSettings, Listing, NewState, PersonId, Problem, Progress, SavedGame, Stored,
};

use crate::checksums;
use crate::failure::Failure;
use crate::schema::{SEALED, VERSION};

/// The games that a list shows: all, or those of a person, `?1`. A game without a stored host is the
/// owner's.
const OF_PERSON: &str = "WHERE id IN (SELECT game FROM members WHERE person = ?1)
    OR id IN (SELECT game FROM seats WHERE holder = ?1)
    OR (?1 = 'owner' AND id NOT IN (SELECT game FROM members WHERE part = 'host'))";

/// `form` is the schema version of the file, which is old only if the file is read-only; `whose` is
/// the person whose games are listed.
pub(crate) fn list(
    read: &Connection,
    form: i64,
    whose: Option<&PersonId>,
    (from, most): (usize, usize),
) -> Result<Listing, Failure> {
    let whose = whose.map(|person| person.0.as_str());
    let which = if whose.is_some() { OF_PERSON } else { "WHERE ?1 IS NULL" };
    let total = &format!("SELECT count(*) FROM games {which}");
    let total = read.query_row(total, [whose], |row| row.get(0))?;
    let mut listing = Listing { total: count(total), ..Listing::default() };
    let more = if form < SEALED { "'', 0" } else { "glance, listed" };
    let mut query = read.prepare_cached(&format!(
        "SELECT id, name, game, length, created, changed, over, status, {more} FROM games {which}
         ORDER BY changed DESC, created DESC, rowid DESC LIMIT ?2 OFFSET ?3",
    ))?;
    let mut rows = query.query(params![whose, number(most), number(from)])?;
    loop {
        match rows.next() {
            Ok(Some(row)) => match listed(row) {
                Ok(game) => listing.games.push(game),
                Err(error) => {
                    let id = text(row, 0).unwrap_or_default();
                    listing.damage.push(notice!("damage-row", id = id, error = error.to_string()));
                }
            },
            Ok(None) => return Ok(listing),
            Err(error) => {
                listing.damage.push(notice!("damage-list", error = error.to_string()));
                return Ok(listing);
            }
        }
    }
}

/// The columns that [`listed`] reads.
pub(crate) const LISTED: &str =
    "id, name, games.game, length, created, changed, over, status, glance";

/// The most listed games that a person is shown.
const MOST_LISTED: usize = 50;

/// The games in progress that are listed for every member, and of which this person is no part, the
/// most recently changed first.
pub(crate) fn list_for_members(
    read: &Connection,
    person: &PersonId,
) -> Result<Vec<SavedGame>, Failure> {
    let mut query = read.prepare_cached(&format!(
        "SELECT {LISTED}, settings
         FROM games WHERE NOT over AND settings LIKE '%\"listed\":true%'
         AND id NOT IN (SELECT game FROM members WHERE person = ?1)
         AND id NOT IN (SELECT game FROM seats WHERE holder = ?1)
         ORDER BY changed DESC"
    ))?;
    let rows = query
        .query_map([&person.0], |row| Ok((listed(row)?, GameSettings::read(&text(row, 9)?))))?;
    // A row that cannot be read is reported where its owner lists it.
    let shown = rows.flatten().filter(|(_, settings)| settings.shows_members());
    Ok(shown.map(|(game, _)| game).take(MOST_LISTED).collect())
}

/// 32 unpredictable hexadecimal digits.
pub(crate) fn drawn(read: &Connection) -> Result<String, Failure> {
    Ok(read.query_row("SELECT lower(hex(randomblob(16)))", [], |row| row.get(0))?)
}

/// A game as lists show it, from the columns [`LISTED`].
pub(crate) fn listed(row: &Row<'_>) -> Result<SavedGame, rusqlite::Error> {
    Ok(SavedGame {
        id: text(row, 0)?,
        name: text(row, 1)?,
        game: text(row, 2)?,
        entries: count(row.get(3)?),
        created: row.get(4)?,
        changed: row.get(5)?,
        over: row.get(6)?,
        status: text(row, 7)?,
        glance: glance(&text(row, 8)?),
    })
}

/// What lists show; `None` if an earlier version stored the row, or it cannot be read. Opening the
/// game then stores it again.
fn glance(text: &str) -> Option<Glance> {
    serde_json::from_str(text).ok()
}

fn glance_text(progress: &Progress) -> String {
    let written = progress.glance.as_ref().map(serde_json::to_string);
    written.and_then(Result::ok).unwrap_or_default()
}

/// A column as text, whatever bytes it holds.
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
        "INSERT INTO games (id, name, game, header, length, revision, created, changed, over,
         status, undone, glance) VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?6, ?7, ?8, ?9, ?10)",
        params![
            id,
            name,
            save.game,
            header(save)?,
            number(save.entries.len()),
            now,
            progress.over,
            progress.status,
            number(save.undone.len()),
            glance_text(progress)
        ],
    )?;
    write_entries(change, &id, save)?;
    checksums::seal(change, &id)?;
    Ok(id)
}

pub(crate) fn load(read: &Connection, form: i64, id: &str) -> Result<Stored, Failure> {
    // One read transaction, so that the row and its entries belong together.
    let read = read.unchecked_transaction()?;
    let is_sealed = form >= SEALED;
    let more = if is_sealed { "glance, sum, listed" } else { "'', 0, 0" };
    let row = read
        .query_row(
            &format!(
                "SELECT name, header, length, undone, revision, {more} FROM games WHERE id = ?1"
            ),
            [id],
            |row| {
                let told = (text(row, 0)?, text(row, 1)?, text(row, 5)?);
                let counts = (count(row.get(2)?), count(row.get(3)?));
                Ok((told, counts, row.get(4)?, (row.get(6)?, row.get(7)?)))
            },
        )
        .optional()?;
    let Some(((name, header, shown), (length, undone), revision, sealed)) = row else {
        return Err(missing(id));
    };
    let (played, listed) = if is_sealed { checksums::of_game(&read, id)? } else { sealed };
    let mut save: Save = serde_json::from_str(&header).map_err(|error| {
        Problem::Damaged(notice!("damage-header", id = id, error = error.to_string()))
    })?;
    let kept = entries(&read, form, id)?;
    let found = kept.len();
    let (whole, next) = unbroken(kept, is_sealed);
    save.entries = whole;
    let mut damage = damage(length, undone, save.entries.len(), found, next);
    if played != sealed.0 {
        damage.push(notice!("damage-played-by"));
    }
    save.undone = save.entries.split_off(length.min(save.entries.len()));
    let glance = glance(&shown).filter(|_| listed == sealed.1);
    Ok(Stored { name, revision, save, damage, glance })
}

/// What follows the last intact entry.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Next {
    /// Nothing, or an entry with a later number.
    Missing,
    /// An entry that was altered after it was written.
    Altered,
}

/// The texts before the first missing or altered entry, and which of the two it is.
fn unbroken(entries: Vec<Entry>, is_sealed: bool) -> (Vec<String>, Next) {
    let (mut whole, mut last) = (Vec::new(), checksums::START);
    for (place, entry) in entries.into_iter().enumerate() {
        if entry.n != number(place) {
            break;
        }
        last = checksums::linked(last, &entry.bytes);
        if is_sealed && last != entry.sum {
            return (whole, Next::Altered);
        }
        whole.push(String::from_utf8_lossy(&entry.bytes).into());
    }
    (whole, Next::Missing)
}

/// The raw rows of a game, for somebody who wants to repair it.
pub(crate) fn as_it_lies(read: &Connection, form: i64, id: &str) -> Result<String, Failure> {
    let read = read.unchecked_transaction()?;
    let row = read
        .query_row("SELECT name, game, header, length FROM games WHERE id = ?1", [id], |row| {
            Ok((text(row, 0)?, text(row, 1)?, text(row, 2)?, count(row.get(3)?)))
        })
        .optional()?;
    let Some((name, game, header, length)) = row else { return Err(missing(id)) };
    let entries: Vec<String> = entries(&read, form, id)?
        .into_iter()
        .map(|entry| String::from_utf8_lossy(&entry.bytes).into())
        .collect();
    let lies = serde_json::json!({
        "damaged": "the header is to be mended by hand; the fields of a save stand there",
        "name": name, "game": game, "header": header, "length": length, "entries": entries,
    });
    serde_json::to_string_pretty(&lies).map_err(|error| not_stored(&error).into())
}

pub(crate) fn name(read: &Connection, id: &str) -> Result<String, Failure> {
    let mut query = read.prepare_cached("SELECT name FROM games WHERE id = ?1")?;
    let name = query.query_row([id], |row| text(row, 0)).optional()?;
    name.ok_or_else(|| missing(id))
}

/// What is missing from a game that had `length` entries and `undone` undone ones: the first
/// `whole` are intact, `found` exist in all.
fn damage(length: usize, undone: usize, whole: usize, found: usize, next: Next) -> Vec<Notice> {
    let had = length + undone;
    if whole == had && found == had {
        return Vec::new();
    }
    let lost = had.saturating_sub(found);
    let why = if whole < length && next == Next::Altered {
        notice!("damage-altered", entry = whole, of = length)
    } else if whole < length {
        notice!("damage-missing", entry = whole, of = length, lost = lost, all = had)
    } else {
        notice!("damage-undone", undone = undone, left = whole - length)
    };
    vec![why]
}

pub(crate) fn revision(read: &Connection, id: &str) -> Result<i64, Failure> {
    let mut query = read.prepare_cached("SELECT revision FROM games WHERE id = ?1")?;
    let revision = query.query_row([id], |row| row.get(0)).optional()?;
    revision.ok_or_else(|| missing(id))
}

/// The number of entries of a game.
pub(crate) fn length(read: &Connection, id: &str) -> Result<i64, Failure> {
    let mut query = read.prepare_cached("SELECT length FROM games WHERE id = ?1")?;
    let length = query.query_row([id], |row| row.get(0)).optional()?;
    length.ok_or_else(|| missing(id))
}

/// Replaces the state of a game whose revision was checked. Writes only what differs.
pub(crate) fn write_state(
    change: &Transaction<'_>,
    id: &str,
    NewState { save, progress, apart, .. }: &NewState<'_>,
    now: i64,
) -> Result<(), Failure> {
    if let Some(apart) = apart {
        keep_apart(change, id, apart, now)?;
    }
    write_entries(change, id, save)?;
    change.execute(
        "UPDATE games SET header = ?2, length = ?3, changed = ?4, over = ?5, status = ?6,
         undone = ?7, glance = ?8 WHERE id = ?1",
        params![
            id,
            header(save)?,
            number(save.entries.len()),
            now,
            progress.over,
            progress.status,
            number(save.undone.len()),
            glance_text(progress)
        ],
    )?;
    Ok(checksums::seal(change, id)?)
}

/// Stores what lists show of a game, if it still has this revision.
pub(crate) fn note(
    change: &Transaction<'_>,
    id: &str,
    read: i64,
    progress: &Progress,
) -> Result<(), Failure> {
    let noted = change.execute(
        "UPDATE games SET over = ?3, status = ?4, glance = ?5 WHERE id = ?1 AND revision = ?2",
        params![id, read, progress.over, progress.status, glance_text(progress)],
    )?;
    if noted == 0 {
        return Ok(());
    }
    // The checksum of the columns needed to play stays: opening the game verifies it.
    let (_, listed) = checksums::of_game(change, id)?;
    change.execute("UPDATE games SET listed = ?2 WHERE id = ?1", params![id, listed])?;
    Ok(())
}

/// Copies the rows unchanged with their checksums, including damage.
fn keep_apart(
    change: &Transaction<'_>,
    id: &str,
    apart: &Apart<'_>,
    now: i64,
) -> Result<(), Failure> {
    let copy = free_id(change)?;
    change.execute(
        "INSERT INTO games (id, name, game, header, length, revision, created, changed, over,
         status, undone, sum)
         SELECT ?2, ?3, game, header, length, 1, created, ?4, 0, ?5, undone, sum
         FROM games WHERE id = ?1",
        params![id, copy, apart.name, now, apart.status],
    )?;
    change.execute(
        "INSERT INTO entries (game, n, text, sum)
         SELECT ?2, n, text, sum FROM entries WHERE game = ?1",
        [id, copy.as_str()],
    )?;
    Ok(())
}

pub(crate) fn rename(change: &Transaction<'_>, id: &str, name: &str) -> Result<(), Failure> {
    // A damaged game must not get a valid checksum by being renamed.
    let kept: Option<i64> = change
        .query_row("SELECT sum FROM games WHERE id = ?1", [id], |row| row.get(0))
        .optional()?;
    let is_whole = kept.ok_or_else(|| missing(id))? == checksums::of_game(change, id)?.0;
    change.execute("UPDATE games SET name = ?2 WHERE id = ?1", [id, name])?;
    if is_whole {
        checksums::seal(change, id)?;
    }
    Ok(())
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

/// A save without its entries.
fn header(save: &Save) -> Result<String, Problem> {
    let bare = Save { entries: Vec::new(), undone: Vec::new(), ..save.clone() };
    serde_json::to_string(&bare).map_err(|error| not_stored(&error))
}

/// The error for what cannot be written as JSON.
pub(crate) fn not_stored(error: &serde_json::Error) -> Problem {
    Problem::Storage(notice!("refusal-not-stored", error = error.to_string()))
}

/// An entry as it is stored.
struct Entry {
    n: i64,
    bytes: Vec<u8>,
    sum: i64,
}

fn entries(read: &Connection, form: i64, id: &str) -> Result<Vec<Entry>, Failure> {
    let sum = if form < SEALED { "0" } else { "sum" };
    let mut query = read.prepare_cached(&format!(
        "SELECT n, text, {sum} FROM entries WHERE game = ?1 ORDER BY n"
    ))?;
    let rows = query.query_map([id], |row| {
        Ok(Entry { n: row.get(0)?, bytes: checksums::bytes(row, 1)?, sum: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Makes the stored entries equal to those of the save, including the undone ones.
fn write_entries(change: &Transaction<'_>, id: &str, save: &Save) -> Result<(), Failure> {
    let stored = entries(change, VERSION, id)?;
    let wanted: Vec<&String> = save.entries.iter().chain(&save.undone).collect();
    let sums = checksums::of_entries(save);
    let kept = |place: usize| {
        stored.get(place).is_some_and(|entry| {
            entry.n == number(place)
                && entry.sum == sums[place]
                && entry.bytes == wanted[place].as_bytes()
        })
    };
    let same = (0..wanted.len()).take_while(|place| kept(*place)).count();
    if same < stored.len() {
        change.execute(
            "DELETE FROM entries WHERE game = ?1 AND n >= ?2",
            params![id, number(same)],
        )?;
    }
    let mut insert = change
        .prepare_cached("INSERT INTO entries (game, n, text, sum) VALUES (?1, ?2, ?3, ?4)")?;
    for (n, text) in wanted.iter().enumerate().skip(same) {
        insert.execute(params![id, number(n), text, sums[n]])?;
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
