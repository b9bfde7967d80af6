//! How much of each game people have seen, as it is stored.

use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use service::{PersonId, Problem, SeenMark, SeenStore};

use crate::Store;
use crate::failure::Failure;
use crate::rows::{length, revision};

/// Whatever was taken back is not seen any more.
pub(crate) fn shorten(
    change: &Transaction<'_>,
    id: &str,
    entries: i64,
    revision: i64,
) -> Result<(), Failure> {
    change.execute("UPDATE games SET shortened = ?2 WHERE id = ?1", params![id, revision])?;
    let fewer = "UPDATE seen SET entries = min(entries, ?2) WHERE game = ?1";
    change.execute(fewer, params![id, entries])?;
    Ok(())
}

/// Hands everything of a guest to somebody else.
pub(crate) fn join(
    change: &Transaction<'_>,
    from: &PersonId,
    into: &PersonId,
) -> Result<(), Failure> {
    change.execute(
        "INSERT INTO seen SELECT game, ?2, entries FROM seen WHERE person = ?1
         ON CONFLICT DO UPDATE SET entries = max(entries, excluded.entries)",
        [&from.0, &into.0],
    )?;
    Ok(())
}

fn seen(read: &Connection, game: &str, person: &PersonId) -> Result<Option<usize>, Failure> {
    let mut query =
        read.prepare_cached("SELECT entries FROM seen WHERE game = ?1 AND person = ?2")?;
    let found = query.query_row([game, &person.0], |row| row.get::<_, i64>(0)).optional()?;
    Ok(found.and_then(|entries| usize::try_from(entries).ok()))
}

fn keep_seen(
    change: &Transaction<'_>,
    game: &str,
    person: &PersonId,
    mark: SeenMark,
) -> Result<(), Failure> {
    revision(change, game)?;
    let shortened: i64 =
        change.query_row("SELECT shortened FROM games WHERE id = ?1", [game], |row| row.get(0))?;
    if mark.revision < shortened {
        return Ok(());
    }
    let entries = i64::try_from(mark.entries).unwrap_or(i64::MAX).min(length(change, game)?);
    change.execute(
        "INSERT INTO seen VALUES (?1, ?2, ?3)
         ON CONFLICT DO UPDATE SET entries = max(entries, excluded.entries)",
        params![game, person.0, entries],
    )?;
    Ok(())
}

impl SeenStore for Store {
    fn seen(&self, game: &str, person: &PersonId) -> Result<Option<usize>, Problem> {
        self.read_whole(|read| seen(read, game, person))
    }

    fn keep_seen(&self, game: &str, person: &PersonId, mark: SeenMark) -> Result<(), Problem> {
        self.change(|change| keep_seen(change, game, person, mark))
    }
}
