//! The tables of people, their sessions, memberships and invitations.

use std::collections::BTreeMap;

use game_core::Seat;
use i18n::notice;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params};
use service::{
    Admission, Arrival, DeviceId, DeviceSession, Invitation, Member, MemberPart, Person, PersonId,
    Problem, Rank, SeatChange,
};

use crate::changes::{free_seats, give_seat, must_hold_no_other, touch};
use crate::failure::Failure;
use crate::rows::{revision, text};

/// A person.
pub(crate) fn person(read: &Connection, id: &PersonId) -> Result<Option<Person>, Failure> {
    let mut query =
        read.prepare_cached("SELECT id, name, rank, since FROM people WHERE id = ?1")?;
    Ok(query.query_row([&id.0], read_person).optional()?)
}

/// Everybody, the one who came first first.
pub(crate) fn people(read: &Connection) -> Result<Vec<Person>, Failure> {
    let mut query =
        read.prepare_cached("SELECT id, name, rank, since FROM people ORDER BY since, id")?;
    let rows = query.query_map([], read_person)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn read_person(row: &Row<'_>) -> Result<Person, rusqlite::Error> {
    let rank = Rank::of_word(&text(row, 2)?);
    Ok(Person { id: PersonId(text(row, 0)?), name: text(row, 1)?, rank, since: row.get(3)? })
}

/// Stores a person. The row is updated in place: what refers to it stays.
pub(crate) fn keep_person(change: &Transaction<'_>, person: &Person) -> Result<(), Failure> {
    let Person { id, name, rank, since } = person;
    change.execute(
        "INSERT INTO people VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (id) DO UPDATE SET name = ?2, rank = ?3, since = ?4",
        params![id.0, name, rank.word(), since],
    )?;
    Ok(())
}

/// Removes a person, frees the seats and drops everything that refers to the row, and the words of
/// reports. Returns the games of these seats.
pub(crate) fn forget_person(
    change: &Transaction<'_>,
    id: &PersonId,
    now: i64,
) -> Result<Vec<String>, Failure> {
    if id.is_owner() {
        return Ok(Vec::new());
    }
    let games = free_seats(change, &id.0, now)?;
    change.execute("UPDATE reports SET words = '' WHERE author = ?1", [&id.0])?;
    change.execute("DELETE FROM people WHERE id = ?1", [&id.0])?;
    Ok(games)
}

/// Every session.
pub(crate) fn sessions(read: &Connection) -> Result<Vec<DeviceSession>, Failure> {
    let mut query =
        read.prepare_cached("SELECT id, person, hash, name, since, used FROM sessions")?;
    let rows = query.query_map([], |row| {
        Ok(DeviceSession {
            id: DeviceId(text(row, 0)?),
            person: PersonId(text(row, 1)?),
            hash: text(row, 2)?,
            name: text(row, 3)?,
            since: row.get(4)?,
            used: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Stores a new session.
pub(crate) fn keep_session(
    change: &Transaction<'_>,
    session: &DeviceSession,
) -> Result<(), Failure> {
    let DeviceSession { id, person, hash, name, since, used } = session;
    let row = params![id.0, person.0, hash, name, since, used];
    change.execute("INSERT OR REPLACE INTO sessions VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row)?;
    Ok(())
}

/// Stores when devices were last seen.
pub(crate) fn used(
    change: &Transaction<'_>,
    here: &BTreeMap<DeviceId, i64>,
) -> Result<(), Failure> {
    let mut later =
        change.prepare_cached("UPDATE sessions SET used = max(used, ?2) WHERE id = ?1")?;
    for (id, at) in here {
        later.execute(params![id.0, at])?;
    }
    Ok(())
}

/// Ends a session and frees the seats held by its device. Returns the games of these seats.
pub(crate) fn forget_session(
    change: &Transaction<'_>,
    id: &DeviceId,
    now: i64,
) -> Result<Vec<String>, Failure> {
    let games = free_seats(change, &id.0, now)?;
    change.execute("DELETE FROM sessions WHERE id = ?1", [&id.0])?;
    Ok(games)
}

/// The memberships of a game.
pub(crate) fn members(read: &Connection, game: &str) -> Result<Vec<Member>, Failure> {
    let mut query = read.prepare_cached("SELECT person, part FROM members WHERE game = ?1")?;
    let rows = query.query_map([game], |row| {
        let part = MemberPart::of_word(&text(row, 1)?);
        Ok(Member { person: PersonId(text(row, 0)?), part })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Stores a membership.
pub(crate) fn keep_member(
    change: &Transaction<'_>,
    game: &str,
    member: &Member,
) -> Result<(), Failure> {
    revision(change, game)?;
    let row = params![game, member.person.0, member.part.word()];
    change.execute("INSERT OR IGNORE INTO members VALUES (?1, ?2, ?3)", row)?;
    Ok(())
}

/// Stores a new invitation.
pub(crate) fn invite(change: &Transaction<'_>, invitation: &Invitation) -> Result<(), Failure> {
    let Invitation { hash, game, seat, by, since, until } = invitation;
    revision(change, game)?;
    let row = params![hash, game, seat.map(|seat| seat.0), by.0, since, until];
    change.execute("INSERT INTO invitations VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row)?;
    Ok(())
}

/// An invitation that is still good.
pub(crate) fn invitation(
    read: &Connection,
    hash: &str,
    now: i64,
) -> Result<Option<Invitation>, Failure> {
    let mut query = read.prepare_cached(
        "SELECT hash, game, seat, host, since, until FROM invitations
         WHERE hash = ?1 AND ?2 < until",
    )?;
    Ok(query.query_row(params![hash, now], read_invitation).optional()?)
}

/// The invitations to a game that are still good, the latest first.
pub(crate) fn invitations(
    read: &Connection,
    game: &str,
    now: i64,
) -> Result<Vec<Invitation>, Failure> {
    let mut query = read.prepare_cached(
        "SELECT hash, game, seat, host, since, until FROM invitations
         WHERE game = ?1 AND ?2 < until ORDER BY since DESC, hash",
    )?;
    let rows = query.query_map(params![game, now], read_invitation)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Withdraws an invitation to a game.
pub(crate) fn withdraw(change: &Transaction<'_>, game: &str, hash: &str) -> Result<(), Failure> {
    change.execute("DELETE FROM invitations WHERE game = ?1 AND hash = ?2", [game, hash])?;
    Ok(())
}

fn read_invitation(row: &Row<'_>) -> Result<Invitation, rusqlite::Error> {
    Ok(Invitation {
        hash: text(row, 0)?,
        game: text(row, 1)?,
        seat: row.get::<_, Option<u8>>(2)?.map(Seat),
        by: PersonId(text(row, 3)?),
        since: row.get(4)?,
        until: row.get(5)?,
    })
}

/// Carries out an invitation: the person, the session, the seat or the membership, and that it is
/// used up.
pub(crate) fn accept(
    change: &Transaction<'_>,
    hash: &str,
    now: i64,
    arrival: &Arrival<'_>,
) -> Result<Invitation, Failure> {
    let found = invitation(change, hash, now)?;
    let found = found.ok_or_else(|| Problem::Refused(notice!("refusal-invitation")))?;
    let id = &arrival.person.id;
    if person(change, id)?.is_none() {
        keep_person(change, arrival.person)?;
    }
    if let Some(session) = arrival.session {
        keep_session(change, session)?;
    }
    match found.seat {
        Some(seat) => {
            let given = SeatChange { seat, held: None, holder: Some(&id.0) };
            give_seat(change, &found.game, &given)?;
            must_hold_no_other(change, &found.game, (&id.0, &[given]))?;
            change.execute("DELETE FROM invitations WHERE hash = ?1", [hash])?;
        }
        None => {
            let member = Member { person: id.clone(), part: MemberPart::Spectator };
            keep_member(change, &found.game, &member)?;
        }
    }
    touch(change, &found.game)?;
    Ok(found)
}

/// Stores a new admission, and drops those that are too old.
pub(crate) fn admit(change: &Transaction<'_>, admission: &Admission) -> Result<(), Failure> {
    let Admission { hash, rank, since, until } = admission;
    change.execute("DELETE FROM admissions WHERE until <= ?1", [since])?;
    let row = params![hash, rank.word(), since, until];
    change.execute("INSERT INTO admissions VALUES (?1, ?2, ?3, ?4)", row)?;
    Ok(())
}

/// The admissions that are still good.
pub(crate) fn admissions(read: &Connection, now: i64) -> Result<Vec<Admission>, Failure> {
    let mut query =
        read.prepare_cached("SELECT hash, rank, since, until FROM admissions WHERE ?1 < until")?;
    let rows = query.query_map([now], |row| {
        let (hash, rank) = (text(row, 0)?, Rank::of_word(&text(row, 1)?));
        Ok(Admission { hash, rank, since: row.get(2)?, until: row.get(3)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Withdraws every admission.
pub(crate) fn withdraw_admissions(change: &Transaction<'_>) -> Result<(), Failure> {
    change.execute("DELETE FROM admissions", [])?;
    Ok(())
}

/// Carries out an admission: the person with the higher of both ranks, the session, and that it is
/// used up.
pub(crate) fn enter(
    change: &Transaction<'_>,
    hash: &str,
    now: i64,
    arrival: &Arrival<'_>,
) -> Result<Admission, Failure> {
    let found = admissions(change, now)?.into_iter().find(|admission| admission.hash == hash);
    let found = found.ok_or_else(|| Problem::Refused(notice!("refusal-invitation")))?;
    let known = person(change, &arrival.person.id)?.unwrap_or_else(|| arrival.person.clone());
    let rank = known.rank.max(found.rank);
    keep_person(change, &Person { rank, ..known })?;
    if let Some(session) = arrival.session {
        keep_session(change, session)?;
    }
    change.execute("DELETE FROM admissions WHERE hash = ?1", [hash])?;
    Ok(found)
}
