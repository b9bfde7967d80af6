//! The tables of reports, blocks, and acts of hosts.

use std::collections::BTreeSet;

use rusqlite::types::Value;
use rusqlite::{Connection, Params, Row, Transaction, params, params_from_iter};
use service::{
    ConductStore, HostAct, KeptAct, PersonId, Problem, Report, ReportLimit, ReportOutcome,
    ReportReason,
};

use crate::changes::touch;
use crate::failure::Failure;
use crate::rows::text;
use crate::{Store, people};

/// How many acts are kept.
const MOST_ACTS: i64 = 1_000;

const REPORT: &str = "SELECT id, game, kind, name, author, about, reason, words, since, outcome
    FROM reports WHERE ";

fn read_report(row: &Row<'_>) -> Result<Report, rusqlite::Error> {
    let person =
        |at: usize| Ok::<_, rusqlite::Error>(row.get::<_, Option<String>>(at)?.map(PersonId));
    let outcome: Option<String> = row.get(9)?;
    Ok(Report {
        id: text(row, 0)?,
        game: text(row, 1)?,
        kind: text(row, 2)?,
        name: text(row, 3)?,
        by: person(4)?,
        about: person(5)?,
        // What a later version calls otherwise is something else, and closed.
        reason: ReportReason::of_word(&text(row, 6)?).unwrap_or(ReportReason::Other),
        words: text(row, 7)?,
        since: row.get(8)?,
        outcome: outcome
            .map(|word| ReportOutcome::of_word(&word).unwrap_or(ReportOutcome::Nothing)),
    })
}

fn reports(read: &Connection, which: &str, by: impl Params) -> Result<Vec<Report>, Failure> {
    let mut query = read.prepare_cached(&format!("{REPORT}{which}"))?;
    let rows = query.query_map(by, read_report)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The reports of a person, the latest first.
fn reports_by(read: &Connection, person: &PersonId) -> Result<Vec<Report>, Failure> {
    reports(read, "author = ?1 ORDER BY since DESC, id", [&person.0])
}

fn keep_report(
    change: &Transaction<'_>,
    report: &Report,
    limit: ReportLimit,
) -> Result<(), Failure> {
    let (Some(by), Some(about)) = (&report.by, &report.about) else {
        return Err(Problem::Overtaken.into());
    };
    must_know(change, by)?;
    must_know(change, about)?;
    if limit.refusal(&reports_by(change, by)?, report).is_some() {
        return Err(Problem::Overtaken.into());
    }
    let Report { id, game, kind, name, reason, words, since, .. } = report;
    let row = params![id, game, kind, name, by.0, about.0, reason.word(), words, since];
    let insert = "INSERT INTO reports VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, NULL)";
    change.execute(insert, row)?;
    Ok(())
}

fn close_report(
    change: &Transaction<'_>,
    id: &str,
    outcome: ReportOutcome,
) -> Result<Option<Report>, Failure> {
    let open = reports(change, "id = ?1 AND outcome IS NULL", [id])?.pop();
    if open.is_some() {
        let close = "UPDATE reports SET outcome = ?2, words = '' WHERE id = ?1";
        change.execute(close, [id, outcome.word()])?;
    }
    Ok(open)
}

fn must_know(read: &Connection, person: &PersonId) -> Result<(), Failure> {
    people::person(read, person)?.map(drop).ok_or_else(|| Problem::Overtaken.into())
}

fn block(
    change: &Transaction<'_>,
    (person, blocked): (&PersonId, &PersonId),
    now: i64,
) -> Result<Vec<String>, Failure> {
    must_know(change, person)?;
    must_know(change, blocked)?;
    let row = params![person.0, blocked.0, now];
    change.execute("INSERT OR IGNORE INTO blocks VALUES (?1, ?2, ?3)", row)?;
    let offered = "FROM offers WHERE person = ?1 AND host = ?2";
    let mut query = change.prepare(&format!("SELECT DISTINCT game {offered}"))?;
    let games = query.query_map([&person.0, &blocked.0], |row| text(row, 0))?;
    let games: Vec<String> = games.collect::<Result<_, _>>()?;
    change.execute(&format!("DELETE {offered}"), [&person.0, &blocked.0])?;
    games.iter().try_for_each(|game| touch(change, game).map(drop))?;
    Ok(games)
}

/// The people of a query with one parameter.
fn ids(read: &Connection, query: &str, person: &PersonId) -> Result<Vec<PersonId>, Failure> {
    let mut query = read.prepare_cached(query)?;
    let rows = query.query_map([&person.0], |row| text(row, 0).map(PersonId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn keep_act(change: &Transaction<'_>, act: &KeptAct) -> Result<(), Failure> {
    let KeptAct { by, act, on, since } = act;
    let row = params![by.0, act.word(), on.as_ref().map(|it| &it.0), since];
    change.execute("INSERT INTO acts (host, act, about, since) VALUES (?1, ?2, ?3, ?4)", row)?;
    let latest = change.last_insert_rowid();
    change.execute("DELETE FROM acts WHERE seq <= ?1", [latest - MOST_ACTS])?;
    Ok(())
}

/// The latest acts. Those that only a later version knows are left out.
fn acts(read: &Connection, most: usize) -> Result<Vec<KeptAct>, Failure> {
    let mut query =
        read.prepare_cached("SELECT host, act, about, since FROM acts ORDER BY seq DESC LIMIT ?1")?;
    let rows = query.query_map([i64::try_from(most).unwrap_or(i64::MAX)], |row| {
        let (by, on) = (PersonId(text(row, 0)?), row.get::<_, Option<String>>(2)?.map(PersonId));
        let (act, since) = (HostAct::of_word(&text(row, 1)?), row.get(3)?);
        Ok(act.map(|act| KeptAct { by, act, on, since }))
    })?;
    let all: Vec<Option<KeptAct>> = rows.collect::<Result<_, _>>()?;
    Ok(all.into_iter().flatten().collect())
}

/// Hands everything of a guest to somebody else. Nobody blocks or reports himself.
pub(crate) fn join(
    change: &Transaction<'_>,
    from: &PersonId,
    into: &PersonId,
) -> Result<(), Failure> {
    for statement in [
        "INSERT OR IGNORE INTO blocks SELECT ?2, blocked, since FROM blocks WHERE person = ?1",
        "INSERT OR IGNORE INTO blocks SELECT person, ?2, since FROM blocks WHERE blocked = ?1",
        "UPDATE reports SET author = ?2 WHERE author = ?1",
        "UPDATE reports SET about = ?2 WHERE about = ?1",
        "UPDATE acts SET host = ?2 WHERE host = ?1",
        "UPDATE acts SET about = ?2 WHERE about = ?1",
    ] {
        change.execute(statement, [&from.0, &into.0])?;
    }
    change.execute("DELETE FROM blocks WHERE person = blocked", [])?;
    change.execute("DELETE FROM reports WHERE author = about", [])?;
    Ok(())
}

/// For a backup that is being restored: what people have said and settled since is not lost. Whom
/// somebody blocked then or blocks today is blocked; a report is as it is today; acts of hosts that
/// only today knows follow those of the backup.
pub(crate) fn carry_over(now: &Connection, into: &Transaction<'_>) -> Result<(), Failure> {
    let known = "(SELECT id FROM people)";
    // Some of these people are in the backup no more or not yet.
    into.execute_batch("PRAGMA defer_foreign_keys = ON")?;
    copy_rows(now, into, "SELECT person, blocked, since FROM blocks", "OR IGNORE INTO blocks")?;
    copy_rows(now, into, "SELECT * FROM reports", "OR REPLACE INTO reports")?;
    into.execute_batch(&format!(
        "DELETE FROM blocks WHERE person NOT IN {known} OR blocked NOT IN {known};
         UPDATE reports SET words = '' WHERE author NOT IN {known};
         UPDATE reports SET author = NULL WHERE author NOT IN {known};
         UPDATE reports SET about = NULL WHERE about NOT IN {known};"
    ))?;
    let latest: i64 =
        into.query_row("SELECT coalesce(max(since), -1) FROM acts", [], |row| row.get(0))?;
    let later = format!("SELECT host, act, about, since FROM acts WHERE since > {latest}");
    copy_rows(now, into, &later, "INTO acts (host, act, about, since)")
}

/// Copies the rows of a query.
fn copy_rows(
    now: &Connection,
    into: &Transaction<'_>,
    query: &str,
    to: &str,
) -> Result<(), Failure> {
    let mut read = now.prepare(query)?;
    let count = read.column_count();
    let places = vec!["?"; count].join(", ");
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let values: Vec<Value> = (0..count).map(|at| row.get(at)).collect::<Result<_, _>>()?;
        into.execute(&format!("INSERT {to} VALUES ({places})"), params_from_iter(values))?;
    }
    Ok(())
}

impl ConductStore for Store {
    fn report(&self, report: &Report, limit: ReportLimit) -> Result<(), Problem> {
        self.change(|change| keep_report(change, report, limit))
    }

    fn open_reports(&self) -> Result<Vec<Report>, Problem> {
        self.read_whole(|read| reports(read, "outcome IS NULL ORDER BY since, id", []))
    }

    fn reports_by(&self, person: &PersonId) -> Result<Vec<Report>, Problem> {
        self.read_whole(|read| reports_by(read, person))
    }

    fn close_report(&self, id: &str, outcome: ReportOutcome) -> Result<Option<Report>, Problem> {
        self.change(|change| close_report(change, id, outcome))
    }

    fn block(
        &self,
        person: &PersonId,
        blocked: &PersonId,
        now: i64,
    ) -> Result<Vec<String>, Problem> {
        self.change(|change| block(change, (person, blocked), now))
    }

    fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), Problem> {
        let delete = "DELETE FROM blocks WHERE person = ?1 AND blocked = ?2";
        self.change(|change| Ok(change.execute(delete, [&person.0, &blocked.0]).map(drop)?))
    }

    fn blocked_by(&self, person: &PersonId) -> Result<Vec<PersonId>, Problem> {
        let query = "SELECT blocked FROM blocks WHERE person = ?1 ORDER BY since DESC, blocked";
        self.read_whole(|read| ids(read, query, person))
    }

    fn blockers_of(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, Problem> {
        let query = "SELECT person FROM blocks WHERE blocked = ?1";
        let found = self.read_whole(|read| ids(read, query, person))?;
        Ok(found.into_iter().collect())
    }

    fn keep_act(&self, act: &KeptAct) -> Result<(), Problem> {
        self.change(|change| keep_act(change, act))
    }

    fn acts(&self, most: usize) -> Result<Vec<KeptAct>, Problem> {
        self.read_whole(|read| acts(read, most))
    }
}
