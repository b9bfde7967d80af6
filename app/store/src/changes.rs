//! Changes of games as they are stored: each in the transaction of its caller, with its event and
//! its jobs.

use std::collections::BTreeMap;

use game_core::Seat;
use i18n::notice;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params};
use service::{
    AskedChange, GameChange, GameSettings, Job, JobKind, OfferChange, PersonId, Problem, SavedGame,
    SeatChange, SeatOffer,
};

use crate::failure::Failure;
use crate::rows::{LISTED, length, listed, revision, text, write_state};
use crate::{clocks, notices, seen};

/// How many events are kept.
const MOST_EVENTS: i64 = 10_000;

/// Carries out a change, and returns the new revision.
pub(crate) fn commit(
    change: &Transaction<'_>,
    id: &str,
    made: &GameChange<'_>,
    now: i64,
) -> Result<i64, Failure> {
    let (read, before) = (revision(change, id)?, length(change, id)?);
    if let Some(clock) = &made.clock {
        clocks::must_be_read(change, id, clock)?;
    }
    if let Some(state) = &made.state {
        if state.revision != read {
            return Err(Problem::Overtaken.into());
        }
        write_state(change, id, state, now)?;
    }
    made.offers.iter().try_for_each(|offer| must_be_offered(change, id, offer))?;
    made.seats.iter().try_for_each(|seat| give_seat(change, id, seat))?;
    if let Some(person) = made.one_seat {
        must_hold_no_other(change, id, (person, made.seats))?;
    }
    made.offers.iter().try_for_each(|offer| keep_offer(change, id, offer.seat, offer.after))?;
    if let Some(asked) = &made.asked {
        keep_asked(change, id, asked)?;
    }
    if let Some(settings) = made.settings {
        keep_settings(change, id, settings)?;
    }
    if let Some(jobs) = made.jobs {
        keep_jobs(change, id, jobs)?;
    }
    notices::add(change, id, made.notices)?;
    let revision = touch(change, id)?;
    let left = length(change, id)?;
    if left < before {
        seen::shorten(change, id, left, revision)?;
    }
    if let Some(clock) = &made.clock {
        clocks::add(change, id, revision, clock.entries)?;
    }
    Ok(revision)
}

/// Raises the revision of a game and notes the event; returns the revision.
pub(crate) fn touch(change: &Transaction<'_>, id: &str) -> Result<i64, Failure> {
    let mut raise =
        change.prepare_cached("UPDATE games SET revision = revision + 1 WHERE id = ?1")?;
    raise.execute([id])?;
    let revision = revision(change, id)?;
    note_event(change, id, revision)?;
    Ok(revision)
}

/// Notes that a game has changed, and forgets events that every reader has long read.
pub(crate) fn note_event(change: &Transaction<'_>, id: &str, revision: i64) -> Result<(), Failure> {
    let mut note = change.prepare_cached("INSERT INTO events (game, revision) VALUES (?1, ?2)")?;
    note.execute(params![id, revision])?;
    let latest = change.last_insert_rowid();
    let mut forget = change.prepare_cached("DELETE FROM events WHERE seq <= ?1")?;
    forget.execute([latest - MOST_EVENTS])?;
    Ok(())
}

/// The number of the latest event, and the games of those after `after`, each once.
pub(crate) fn changed_since(read: &Connection, after: i64) -> Result<(i64, Vec<String>), Failure> {
    let read = read.unchecked_transaction()?;
    let latest: Option<i64> = read
        .query_row("SELECT seq FROM sqlite_sequence WHERE name = 'events'", [], |row| row.get(0))
        .optional()?;
    let mut query = read.prepare("SELECT DISTINCT game FROM events WHERE seq > ?1")?;
    let games = query.query_map([after], |row| text(row, 0))?;
    Ok((latest.unwrap_or(0), games.collect::<Result<_, _>>()?))
}

/// Who holds which seat.
pub(crate) fn seats(read: &Connection, id: &str) -> Result<BTreeMap<Seat, String>, Failure> {
    let mut query = read.prepare_cached("SELECT seat, holder FROM seats WHERE game = ?1")?;
    let rows = query.query_map([id], |row| Ok((Seat(row.get(0)?), row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The seats of a game that are offered to a person by name.
pub(crate) fn offers(read: &Connection, id: &str) -> Result<Vec<SeatOffer>, Failure> {
    let mut query = read.prepare_cached(
        "SELECT seat, person, host, since FROM offers WHERE game = ?1 ORDER BY seat",
    )?;
    let rows = query.query_map([id], |row| read_offer(row, 0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The seats that are offered to a person in games that are not over, the latest offer first.
pub(crate) fn offers_to(
    read: &Connection,
    person: &PersonId,
) -> Result<Vec<(SavedGame, SeatOffer)>, Failure> {
    let mut query = read.prepare_cached(&format!(
        "SELECT {LISTED}, seat, person, host, since
         FROM (SELECT game AS offered, seat, person, host, since FROM offers WHERE person = ?1)
         JOIN games ON id = offered WHERE NOT over ORDER BY since DESC, id, seat"
    ))?;
    let rows = query.query_map([&person.0], |row| Ok((listed(row)?, read_offer(row, 9)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// An offer in the columns from `first` on.
fn read_offer(row: &Row<'_>, first: usize) -> Result<SeatOffer, rusqlite::Error> {
    Ok(SeatOffer {
        seat: Seat(row.get(first)?),
        to: PersonId(text(row, first + 1)?),
        by: PersonId(text(row, first + 2)?),
        since: row.get(first + 3)?,
    })
}

/// Fails if a seat is offered to somebody else than when the change was decided.
fn must_be_offered(
    change: &Transaction<'_>,
    id: &str,
    made: &OfferChange<'_>,
) -> Result<(), Failure> {
    let found = offers(change, id)?.into_iter().find(|offer| offer.seat == made.seat);
    match found.as_ref().map(|offer| &offer.to) == made.before {
        true => Ok(()),
        false => Err(Problem::Overtaken.into()),
    }
}

/// Replaces the offer of a seat.
pub(crate) fn keep_offer(
    change: &Transaction<'_>,
    id: &str,
    seat: Seat,
    offer: Option<&SeatOffer>,
) -> Result<(), Failure> {
    change.execute("DELETE FROM offers WHERE game = ?1 AND seat = ?2", params![id, seat.0])?;
    if let Some(SeatOffer { seat, to, by, since }) = offer {
        let row = params![id, seat.0, to.0, by.0, since];
        change.execute("INSERT INTO offers VALUES (?1, ?2, ?3, ?4, ?5)", row)?;
    }
    Ok(())
}

/// Fails if somebody holds another seat than those given here.
pub(crate) fn must_hold_no_other(
    change: &Transaction<'_>,
    id: &str,
    (person, given): (&str, &[SeatChange<'_>]),
) -> Result<(), Failure> {
    let is_other = |seat: &Seat| !given.iter().any(|given| given.seat == *seat);
    let mut held = seats(change, id)?.into_iter();
    match held.any(|(seat, holder)| holder == person && is_other(&seat)) {
        true => Err(Problem::Refused(notice!("right-one-seat")).into()),
        false => Ok(()),
    }
}

/// Gives a seat to somebody, or frees it, which ends an offer of it, and every offer to whoever
/// sits there now.
pub(crate) fn give_seat(
    change: &Transaction<'_>,
    id: &str,
    made: &SeatChange<'_>,
) -> Result<(), Failure> {
    let SeatChange { seat, held, holder } = *made;
    if seats(change, id)?.get(&seat).map(String::as_str) != held {
        return Err(Problem::Overtaken.into());
    }
    keep_offer(change, id, seat, None)?;
    change.execute("DELETE FROM seats WHERE game = ?1 AND seat = ?2", params![id, seat.0])?;
    if let Some(holder) = holder {
        change.execute("INSERT INTO seats VALUES (?1, ?2, ?3)", params![id, seat.0, holder])?;
        change.execute("DELETE FROM offers WHERE game = ?1 AND person = ?2", [id, holder])?;
    }
    Ok(())
}

/// Frees every seat that somebody holds, at which the clocks stop. Returns the games of these seats.
pub(crate) fn free_seats(
    change: &Transaction<'_>,
    holder: &str,
    now: i64,
) -> Result<Vec<String>, Failure> {
    let mut query = change.prepare("SELECT DISTINCT game FROM seats WHERE holder = ?1")?;
    let games: Vec<String> =
        query.query_map([holder], |row| text(row, 0))?.collect::<Result<_, _>>()?;
    change.execute(
        "DELETE FROM offers
         WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE holder = ?1)",
        [holder],
    )?;
    change.execute("DELETE FROM seats WHERE holder = ?1", [holder])?;
    for game in &games {
        let revision = touch(change, game)?;
        clocks::stop(change, game, (revision, now))?;
    }
    Ok(games)
}

/// The requests between the players of a game.
pub(crate) fn asked(read: &Connection, id: &str) -> Result<String, Failure> {
    let mut query = read.prepare_cached("SELECT text FROM asked WHERE game = ?1")?;
    let asked = query.query_row([id], |row| text(row, 0)).optional()?;
    Ok(asked.unwrap_or_default())
}

fn keep_asked(change: &Transaction<'_>, id: &str, made: &AskedChange<'_>) -> Result<(), Failure> {
    if asked(change, id)? != made.before {
        return Err(Problem::Overtaken.into());
    }
    change.execute("INSERT OR REPLACE INTO asked VALUES (?1, ?2)", params![id, made.after])?;
    Ok(())
}

/// The settings of a game.
pub(crate) fn settings(read: &Connection, id: &str) -> Result<GameSettings, Failure> {
    let mut query = read.prepare_cached("SELECT settings FROM games WHERE id = ?1")?;
    let found = query.query_row([id], |row| text(row, 0)).optional()?;
    let found = found.ok_or_else(|| Problem::Missing(id.to_string()))?;
    Ok(GameSettings::read(&found))
}

/// Stores the settings of a game. One that has ended stays ended.
pub(crate) fn keep_settings(
    change: &Transaction<'_>,
    id: &str,
    new: &GameSettings,
) -> Result<(), Failure> {
    let ended = new.ended || settings(change, id)?.ended;
    let row = params![id, GameSettings { ended, ..*new }.text()];
    change.execute("UPDATE games SET settings = ?2 WHERE id = ?1", row)?;
    Ok(())
}

/// Replaces the pending jobs of a game.
pub(crate) fn keep_jobs(change: &Transaction<'_>, id: &str, jobs: &[Job]) -> Result<(), Failure> {
    change.prepare_cached("DELETE FROM jobs WHERE game = ?1")?.execute([id])?;
    for Job { kind, due } in jobs {
        let row = params![id, kind.word(), due];
        change.prepare_cached("INSERT INTO jobs VALUES (?1, ?2, ?3)")?.execute(row)?;
    }
    Ok(())
}

/// The jobs that are due, the earliest first. Those of a later version stay for it.
pub(crate) fn due_jobs(read: &Connection, now: i64) -> Result<Vec<(String, Job)>, Failure> {
    let mut query =
        read.prepare("SELECT game, kind, due FROM jobs WHERE due <= ?1 ORDER BY due, game")?;
    let rows = query.query_map([now], |row| {
        let (game, kind, due) = (text(row, 0)?, text(row, 1)?, row.get(2)?);
        Ok(JobKind::of_word(&kind).map(|kind| (game, Job { kind, due })))
    })?;
    let all: Vec<Option<(String, Job)>> = rows.collect::<Result<_, _>>()?;
    Ok(all.into_iter().flatten().collect())
}
