//! What people want to be told, and what they are to be told, as it is stored.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension as _, Params, Row, Transaction, params};
use service::{Notice, NoticeKind, NoticeSettings, NoticeStore, NoticeWay, PersonId, Problem};

use crate::Store;
use crate::failure::Failure;
use crate::rows::{revision, text};

/// How long it is kept that somebody was told something, in seconds: 90 days.
const KEPT: i64 = 90 * 86_400;

/// Adds notices of a game, each once. The end of a time moves until it is told.
pub(crate) fn add(change: &Transaction<'_>, id: &str, notices: &[Notice]) -> Result<(), Failure> {
    for notice in notices {
        let Notice { person, kind, cause, way, due } = notice;
        change
            .prepare_cached(
                "INSERT INTO notices VALUES (?1, ?2, ?3, ?4, ?5, ?6, NULL)
                 ON CONFLICT DO UPDATE SET due = excluded.due
                 WHERE claimed IS NULL AND kind = 'time-short'",
            )?
            .execute(params![id, person.0, kind.word(), cause, way.word(), due])?;
    }
    Ok(())
}

/// The notices that are not claimed and of which `holds` says so, the earliest first. Those of a
/// later version stay for it.
fn open(
    read: &Connection,
    holds: &str,
    with: impl Params,
) -> Result<Vec<(String, Notice)>, Failure> {
    let mut query = read.prepare_cached(&format!(
        "SELECT game, person, kind, cause, way, due FROM notices
         WHERE claimed IS NULL AND {holds} ORDER BY due, game, person"
    ))?;
    let rows = query.query_map(with, read_notice)?;
    let all: Vec<Option<(String, Notice)>> = rows.collect::<Result<_, _>>()?;
    Ok(all.into_iter().flatten().collect())
}

fn read_notice(row: &Row<'_>) -> Result<Option<(String, Notice)>, rusqlite::Error> {
    let (kind, way) = (NoticeKind::of_word(&text(row, 2)?), NoticeWay::of_word(&text(row, 4)?));
    let (Some(kind), Some(way)) = (kind, way) else { return Ok(None) };
    let person = PersonId(text(row, 1)?);
    let notice = Notice { person, kind, cause: text(row, 3)?, way, due: row.get(5)? };
    Ok(Some((text(row, 0)?, notice)))
}

/// Changes notices by a statement whose parameters 1 to 5 are the key, and 6 the due time; returns
/// those that it changed.
fn each(
    change: &Transaction<'_>,
    statement: &str,
    notices: &[(String, Notice)],
) -> Result<Vec<(String, Notice)>, Failure> {
    let mut changed = Vec::new();
    for (game, notice) in notices {
        let Notice { person, kind, cause, way, due } = notice;
        let row = params![game, person.0, kind.word(), cause, way.word(), due];
        if change.prepare_cached(statement)?.execute(row)? > 0 {
            changed.push((game.clone(), notice.clone()));
        }
    }
    Ok(changed)
}

const KEY: &str = "game = ?1 AND person = ?2 AND kind = ?3 AND cause = ?4 AND way = ?5";

impl NoticeStore for Store {
    fn notice_settings(&self, person: &PersonId) -> Result<NoticeSettings, Problem> {
        self.read_whole(|read| {
            let query = "SELECT text FROM notice_settings WHERE person = ?1";
            let mut query = read.prepare_cached(query)?;
            let found = query.query_row([&person.0], |row| text(row, 0)).optional()?;
            Ok(found.map(|text| NoticeSettings::read(&text)).unwrap_or_default())
        })
    }

    fn keep_notice_settings(
        &self,
        person: &PersonId,
        settings: &NoticeSettings,
    ) -> Result<(), Problem> {
        let row = params![person.0, settings.stop, settings.text()];
        let keep = "INSERT OR REPLACE INTO notice_settings VALUES (?1, ?2, ?3)";
        self.change(|change| Ok(change.execute(keep, row).map(drop)?))
    }

    fn whose_letters(&self, stop: &str) -> Result<Option<PersonId>, Problem> {
        self.read_whole(|read| {
            let query = "SELECT person FROM notice_settings WHERE stop = ?1 AND stop <> ''";
            let mut query = read.prepare_cached(query)?;
            Ok(query.query_row([stop], |row| Ok(PersonId(text(row, 0)?))).optional()?)
        })
    }

    fn muted_games(&self, person: &PersonId) -> Result<BTreeSet<String>, Problem> {
        self.read_whole(|read| {
            let mut query = read.prepare_cached("SELECT game FROM muted WHERE person = ?1")?;
            let rows = query.query_map([&person.0], |row| text(row, 0))?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
    }

    fn mute_game(&self, person: &PersonId, game: &str, is_muted: bool) -> Result<(), Problem> {
        let statement = match is_muted {
            true => "INSERT OR IGNORE INTO muted VALUES (?1, ?2)",
            false => "DELETE FROM muted WHERE person = ?1 AND game = ?2",
        };
        self.change(|change| {
            revision(change, game)?;
            Ok(change.execute(statement, [&person.0, game]).map(drop)?)
        })
    }

    fn due_notices(&self, now: i64) -> Result<Vec<(String, Notice)>, Problem> {
        self.read_whole(|read| open(read, "due <= ?1", [now]))
    }

    fn notices_to(
        &self,
        person: &PersonId,
        way: NoticeWay,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        self.read_whole(|read| open(read, "person = ?1 AND way = ?2", [&*person.0, way.word()]))
    }

    fn put_off_notices(&self, notices: &[(String, Notice)]) -> Result<(), Problem> {
        let statement = format!("UPDATE notices SET due = ?6 WHERE {KEY} AND claimed IS NULL");
        self.change(|change| each(change, &statement, notices).map(drop))
    }

    fn claim_notices(
        &self,
        notices: &[(String, Notice)],
        now: i64,
    ) -> Result<Vec<(String, Notice)>, Problem> {
        let free = format!("{KEY} AND claimed IS NULL AND due <= ?6");
        let statement = format!("UPDATE notices SET claimed = {now} WHERE {free}");
        self.change(|change| {
            change.execute("DELETE FROM notices WHERE claimed < ?1", [now - KEPT])?;
            each(change, &statement, notices)
        })
    }

    fn release_notices(&self, notices: &[(String, Notice)]) -> Result<(), Problem> {
        let statement = format!("UPDATE notices SET claimed = NULL, due = ?6 WHERE {KEY}");
        self.change(|change| each(change, &statement, notices).map(drop))
    }
}
