//! The clocks of games as they are stored, and the hours that people keep free of games.

use game_core::Seat;
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use service::{ClockChange, ClockEntry, ClockEvent, ClockState, Hours, JobKind, PersonId, Problem};

use crate::failure::Failure;
use crate::rows::text;

/// The entries of the clocks of a game, in order.
pub(crate) fn entries(read: &Connection, id: &str) -> Result<Vec<ClockEntry>, Failure> {
    let mut query = read.prepare_cached(
        "SELECT revision, seat, event, seconds, at, hours FROM clocks WHERE game = ?1 ORDER BY n",
    )?;
    let rows = query.query_map([id], |row| {
        Ok(ClockEntry {
            revision: row.get(0)?,
            seat: row.get::<_, Option<u8>>(1)?.map(Seat),
            event: ClockEvent::of_word(&text(row, 2)?),
            left: row.get(3)?,
            at: row.get(4)?,
            hours: Hours::read(&text(row, 5)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Fails if the clocks were changed since they were read.
pub(crate) fn must_be_read(
    change: &Transaction<'_>,
    id: &str,
    made: &ClockChange<'_>,
) -> Result<(), Failure> {
    let count = next(change, id)?;
    match usize::try_from(count) == Ok(made.before) {
        true => Ok(()),
        false => Err(Problem::Overtaken.into()),
    }
}

/// The number of the next entry.
fn next(read: &Connection, id: &str) -> Result<i64, Failure> {
    let mut query =
        read.prepare_cached("SELECT coalesce(max(n) + 1, 0) FROM clocks WHERE game = ?1")?;
    Ok(query.query_row([id], |row| row.get(0))?)
}

/// Adds entries at this revision.
pub(crate) fn add(
    change: &Transaction<'_>,
    id: &str,
    revision: i64,
    entries: &[ClockEntry],
) -> Result<(), Failure> {
    for (n, entry) in (next(change, id)?..).zip(entries) {
        let ClockEntry { seat, event, left, at, hours, .. } = entry;
        let seat = seat.map(|seat| seat.0);
        let row = params![id, n, revision, seat, event.word(), left, at, hours.text()];
        change
            .prepare_cached("INSERT INTO clocks VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")?
            .execute(row)?;
    }
    Ok(())
}

/// Stops the running clock of a game whose seat is free, and drops its deadline.
pub(crate) fn stop(
    change: &Transaction<'_>,
    id: &str,
    (revision, now): (i64, i64),
) -> Result<(), Failure> {
    let Some(stopped) = ClockState::of(&entries(change, id)?).stopped(now) else { return Ok(()) };
    add(change, id, revision, &[stopped])?;
    let row = params![id, JobKind::Clock.word()];
    change.execute("DELETE FROM jobs WHERE game = ?1 AND kind = ?2", row)?;
    Ok(())
}

/// Lets every running clock run on from the time `now`, as if none had passed since it was started.
pub(crate) fn restart_all(change: &Connection, now: i64) -> Result<(), Failure> {
    let change = change.unchecked_transaction()?;
    let mut query = change.prepare("SELECT DISTINCT game FROM clocks")?;
    let games: Vec<String> = query.query_map([], |row| text(row, 0))?.collect::<Result<_, _>>()?;
    drop(query);
    for id in games {
        let state = ClockState::of(&entries(&change, &id)?);
        let Some(restarted) = state.restarted(now) else { continue };
        let revision = crate::rows::revision(&change, &id)?;
        add(&change, &id, revision, &[restarted])?;
    }
    Ok(change.commit()?)
}

/// The hours of a person.
pub(crate) fn hours(read: &Connection, person: &PersonId) -> Result<Hours, Failure> {
    let mut query = read.prepare_cached("SELECT text FROM hours WHERE person = ?1")?;
    let found = query.query_row([&person.0], |row| text(row, 0)).optional()?;
    Ok(found.map(|text| Hours::read(&text)).unwrap_or_default())
}

/// Stores the hours of a person.
pub(crate) fn keep_hours(
    change: &Transaction<'_>,
    person: &PersonId,
    hours: &Hours,
) -> Result<(), Failure> {
    let row = params![person.0, hours.text()];
    change.execute("INSERT OR REPLACE INTO hours VALUES (?1, ?2)", row)?;
    Ok(())
}
