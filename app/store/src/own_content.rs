//! The content overrides of people: where the copy of a person differs from our content.

use game_core::ContentOverrides;
use i18n::notice;
use rusqlite::{Connection, OptionalExtension as _, Transaction, params};
use service::{PersonId, Problem, StoredOwn};

use crate::checksums;
use crate::failure::Failure;
use crate::people;
use crate::rows::not_stored;

/// The content overrides of a person for a game, as far as they can be read.
pub(crate) fn own_content(
    read: &Connection,
    person: &PersonId,
    game: &str,
) -> Result<StoredOwn, Failure> {
    let mut query = read.prepare_cached(
        "SELECT files, revision, sum FROM own_content WHERE person = ?1 AND game = ?2",
    )?;
    let row: Option<(Vec<u8>, i64, i64)> = query
        .query_row([person.0.as_str(), game], |row| {
            Ok((checksums::bytes(row, 0)?, row.get(1)?, row.get(2)?))
        })
        .optional()?;
    let Some((files, revision, sum)) = row else { return Ok(StoredOwn::default()) };
    let is_whole = checksums::sum(&[&files]) == sum;
    let read: Result<ContentOverrides, _> = serde_json::from_slice(&files);
    Ok(match read {
        Ok(own) if is_whole => StoredOwn { own, revision, damage: None },
        Ok(own) => {
            let why = notice!("damage-own-altered", game = game);
            StoredOwn { own, revision, damage: Some(why) }
        }
        Err(error) => {
            let why = notice!("damage-own", game = game, error = error.to_string());
            StoredOwn { own: ContentOverrides::default(), revision, damage: Some(why) }
        }
    })
}

/// Replaces the overrides that have this revision; damaged ones are kept separately.
pub(crate) fn keep(
    change: &Transaction<'_>,
    (person, game): (&PersonId, &str),
    revision: i64,
    own: &ContentOverrides,
) -> Result<(), Failure> {
    if people::person(change, person)?.is_none() {
        return Err(Problem::Overtaken.into());
    }
    let before = own_content(change, person, game)?;
    if before.revision != revision {
        return Err(Problem::Overtaken.into());
    }
    if before.damage.is_some() {
        change.execute(
            "INSERT OR REPLACE INTO own_content
             SELECT person, game || ' (as it was)', files, revision, sum
             FROM own_content WHERE person = ?1 AND game = ?2",
            [person.0.as_str(), game],
        )?;
    }
    let files = serde_json::to_string(own).map_err(|error| not_stored(&error))?;
    let sum = checksums::sum(&[files.as_bytes()]);
    change.execute(
        "INSERT OR REPLACE INTO own_content (person, game, files, revision, sum)
         VALUES (?1, ?2, ?3, ?4, ?5)",
        params![person.0, game, files, revision + 1, sum],
    )?;
    Ok(())
}

/// Hands the overrides of a person to another, for games for which that one has none.
pub(crate) fn join(
    change: &Transaction<'_>,
    from: &PersonId,
    into: &PersonId,
) -> Result<(), Failure> {
    let rows = [&from.0, &into.0];
    change.execute("UPDATE OR IGNORE own_content SET person = ?2 WHERE person = ?1", rows)?;
    Ok(())
}
