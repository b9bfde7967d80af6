//! The tables of what people sign in by.

use std::collections::BTreeSet;

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, params, params_from_iter};
use service::{
    CredentialStore, Identity, OneTime, Passkey, Person, PersonId, Problem, ProgramActs,
    ProgramToken, Rank, Removal,
};

use crate::changes::touch;
use crate::failure::{Failure, is_known};
use crate::rows::text;
use crate::{Store, conduct, own_content, people, seen};

/// The tables with a column `person` that a restored backup does not take back to an earlier state.
const TABLES: [&str; 4] = ["passkeys", "identities", "recovery", "program_tokens"];

const PASSKEY: &str =
    "SELECT id, person, name, key, state, transports, since, used FROM passkeys WHERE ";

const IDENTITY: &str = "SELECT issuer, subject, person, shown, since, used FROM identities WHERE ";

const TOKEN: &str = "SELECT id, person, hash, name, acts, since, used FROM program_tokens WHERE ";

const ONE_TIME: &str = "SELECT hash, purpose, browser, data, until FROM one_time
    WHERE hash = ?1 AND purpose = ?2 AND ?3 < until";

fn read_passkey(row: &Row<'_>) -> Result<Passkey, rusqlite::Error> {
    Ok(Passkey {
        id: text(row, 0)?,
        person: PersonId(text(row, 1)?),
        name: text(row, 2)?,
        key: row.get(3)?,
        state: row.get(4)?,
        transports: row.get(5)?,
        since: row.get(6)?,
        used: row.get(7)?,
    })
}

fn read_identity(row: &Row<'_>) -> Result<Identity, rusqlite::Error> {
    Ok(Identity {
        issuer: text(row, 0)?,
        subject: text(row, 1)?,
        person: PersonId(text(row, 2)?),
        shown: text(row, 3)?,
        since: row.get(4)?,
        used: row.get(5)?,
    })
}

fn read_token(row: &Row<'_>) -> Result<ProgramToken, rusqlite::Error> {
    Ok(ProgramToken {
        id: text(row, 0)?,
        person: PersonId(text(row, 1)?),
        hash: text(row, 2)?,
        name: text(row, 3)?,
        acts: ProgramActs::of_word(&text(row, 4)?),
        since: row.get(5)?,
        used: row.get(6)?,
    })
}

fn read_one_time(row: &Row<'_>) -> Result<OneTime, rusqlite::Error> {
    Ok(OneTime {
        hash: text(row, 0)?,
        purpose: text(row, 1)?,
        browser: text(row, 2)?,
        data: row.get(3)?,
        until: row.get(4)?,
    })
}

/// The rows that a query finds.
fn all<T>(
    read: &Connection,
    query: &str,
    by: &str,
    row: fn(&Row<'_>) -> Result<T, rusqlite::Error>,
) -> Result<Vec<T>, Failure> {
    let mut query = read.prepare_cached(query)?;
    let rows = query.query_map([by], row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Stores a person who is new, and raises one whose rank is lower.
fn arrive(change: &Transaction<'_>, person: &Person) -> Result<(), Failure> {
    match people::person(change, &person.id)? {
        None => people::keep_person(change, person),
        Some(known) if known.rank < person.rank => {
            people::keep_person(change, &Person { rank: person.rank, ..known })
        }
        Some(_) => Ok(()),
    }
}

/// A row that is known already is told from other failures.
fn new(inserted: Result<usize, rusqlite::Error>) -> Result<(), Failure> {
    match inserted {
        Ok(_) => Ok(()),
        Err(error) if is_known(&error) => Err(Problem::Overtaken.into()),
        Err(error) => Err(error.into()),
    }
}

/// Fails if the store does not know a person.
fn must_know(change: &Transaction<'_>, person: &PersonId) -> Result<(), Failure> {
    let known = people::person(change, person)?;
    Ok(known.map(drop).ok_or(Problem::Overtaken)?)
}

fn keep_passkey(
    change: &Transaction<'_>,
    passkey: &Passkey,
    person: &Person,
) -> Result<(), Failure> {
    arrive(change, person)?;
    let Passkey { id, person, name, key, state, transports, since, used } = passkey;
    let row = params![id, person.0, name, key, state, transports, since, used];
    new(change.execute("INSERT INTO passkeys VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)", row))
}

fn keep_identity(
    change: &Transaction<'_>,
    identity: &Identity,
    person: &Person,
) -> Result<(), Failure> {
    let Identity { issuer, subject, person: whose, shown, since, used } = identity;
    match find_identity(change, issuer, subject)? {
        Some(known) if known.person != *whose => return Err(Problem::Overtaken.into()),
        Some(_) => {
            let update =
                "UPDATE identities SET used = ?3, shown = ?4 WHERE issuer = ?1 AND subject = ?2";
            change.execute(update, params![issuer, subject, used, shown])?;
        }
        None => {
            arrive(change, person)?;
            let row = params![issuer, subject, whose.0, shown, since, used];
            change.execute("INSERT INTO identities VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row)?;
        }
    }
    Ok(())
}

fn find_identity(
    read: &Connection,
    issuer: &str,
    subject: &str,
) -> Result<Option<Identity>, Failure> {
    let mut query = read.prepare_cached(&format!("{IDENTITY}issuer = ?1 AND subject = ?2"))?;
    Ok(query.query_row([issuer, subject], read_identity).optional()?)
}

/// How many ways in a person has.
fn ways_in(read: &Connection, person: &PersonId) -> Result<i64, Failure> {
    let count = "SELECT (SELECT count(*) FROM passkeys WHERE person = ?1)
                      + (SELECT count(*) FROM identities WHERE person = ?1)";
    Ok(read.query_row(count, [&person.0], |row| row.get(0))?)
}

/// Removes a way in by a condition on the rest of its key, unless it is the last one.
fn remove(
    change: &Transaction<'_>,
    person: &PersonId,
    which: &str,
    by: &[&str],
) -> Result<Removal, Failure> {
    let key = || params_from_iter(std::iter::once(person.0.as_str()).chain(by.iter().copied()));
    let count = format!("SELECT count(*) FROM {which}");
    let has: i64 = change.query_row(&count, key(), |row| row.get(0))?;
    if has == 0 {
        return Ok(Removal::Unknown);
    }
    if ways_in(change, person)? < 2 {
        return Ok(Removal::LastWayIn);
    }
    change.execute(&format!("DELETE FROM {which}"), key())?;
    Ok(Removal::Done)
}

fn keep_recovery_codes(
    change: &Transaction<'_>,
    person: &PersonId,
    hashes: &[String],
) -> Result<(), Failure> {
    must_know(change, person)?;
    change.execute("DELETE FROM recovery WHERE person = ?1", [&person.0])?;
    let mut insert = change.prepare_cached("INSERT INTO recovery VALUES (?1, ?2)")?;
    for hash in hashes {
        insert.execute(params![hash, person.0])?;
    }
    Ok(())
}

fn keep_one_time(change: &Transaction<'_>, one: &OneTime, now: i64) -> Result<(), Failure> {
    change.execute("DELETE FROM one_time WHERE until <= ?1", [now])?;
    let OneTime { hash, purpose, browser, data, until } = one;
    let row = params![hash, purpose, browser, data, until];
    new(change.execute("INSERT INTO one_time VALUES (?1, ?2, ?3, ?4, ?5)", row))
}

fn one_time(
    read: &Connection,
    hash: &str,
    purpose: &str,
    now: i64,
) -> Result<Option<OneTime>, Failure> {
    let mut query = read.prepare_cached(ONE_TIME)?;
    Ok(query.query_row(params![hash, purpose, now], read_one_time).optional()?)
}

fn keep_program_token(change: &Transaction<'_>, token: &ProgramToken) -> Result<(), Failure> {
    must_know(change, &token.person)?;
    let ProgramToken { id, person, hash, name, acts, since, used } = token;
    let row = params![id, person.0, hash, name, acts.word(), since, used];
    let insert = "INSERT OR REPLACE INTO program_tokens VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
    change.execute(insert, row)?;
    Ok(())
}

/// Hands everything of a guest to somebody else, and removes the guest.
fn join(
    change: &Transaction<'_>,
    from: &PersonId,
    into: &PersonId,
) -> Result<Vec<String>, Failure> {
    let guest = people::person(change, from)?.filter(|person| person.rank == Rank::Guest);
    if guest.is_none() || from == into {
        return Ok(Vec::new());
    }
    must_know(change, into)?;
    let games = "SELECT game FROM seats WHERE holder = ?1
                 UNION SELECT game FROM members WHERE person = ?1
                 UNION SELECT game FROM offers WHERE person = ?1 OR host = ?1";
    let games: Vec<String> = all(change, games, &from.0, |row| text(row, 0))?;
    // Nobody holds two seats of a game: that of the guest becomes free.
    for table in ["offers", "seats"] {
        let held = "SELECT game, seat FROM seats WHERE holder = ?1
                    AND game IN (SELECT game FROM seats WHERE holder = ?2)";
        let free = format!("DELETE FROM {table} WHERE (game, seat) IN ({held})");
        change.execute(&free, [&from.0, &into.0])?;
    }
    for statement in [
        "UPDATE seats SET holder = ?2 WHERE holder = ?1",
        "INSERT OR IGNORE INTO members SELECT game, ?2, part FROM members WHERE person = ?1",
        "UPDATE invitations SET host = ?2 WHERE host = ?1",
        "UPDATE offers SET host = ?2 WHERE host = ?1",
        "UPDATE offers SET person = ?2 WHERE person = ?1",
    ] {
        change.execute(statement, [&from.0, &into.0])?;
    }
    // Nobody is offered a seat where he sits.
    change.execute(
        "DELETE FROM offers WHERE person = ?1
         AND game IN (SELECT game FROM seats WHERE holder = ?1)",
        [&into.0],
    )?;
    conduct::join(change, from, into)?;
    own_content::join(change, from, into)?;
    seen::join(change, from, into)?;
    // Its sessions and memberships go with the row.
    change.execute("DELETE FROM people WHERE id = ?1", [&from.0])?;
    games.iter().try_for_each(|game| touch(change, game).map(drop))?;
    Ok(games)
}

/// For a backup that is being restored: whoever is known today signs in by what he has today, so
/// that a passkey that was removed as lost lets nobody in again. People whom only the backup knows
/// keep what it has.
pub(crate) fn carry_over(now: &Connection, into: &Transaction<'_>) -> Result<(), Failure> {
    let mut known = now.prepare("SELECT id FROM people")?;
    let known = known.query_map([], |row| text(row, 0))?;
    let known: BTreeSet<String> = known.collect::<Result<_, _>>()?;
    into.execute("DELETE FROM one_time", [])?;
    for table in TABLES {
        for person in &known {
            into.execute(&format!("DELETE FROM {table} WHERE person = ?1"), [person])?;
        }
        copy_rows(now, into, table)?;
    }
    Ok(())
}

/// Copies every row of a table, with its person.
fn copy_rows(now: &Connection, into: &Transaction<'_>, table: &str) -> Result<(), Failure> {
    let mut read = now.prepare(&format!("SELECT * FROM {table}"))?;
    let person = read.column_index("person")?;
    let places = vec!["?"; read.column_count()].join(", ");
    let insert = format!("INSERT OR REPLACE INTO {table} VALUES ({places})");
    let count = read.column_count();
    let mut rows = read.query([])?;
    while let Some(row) = rows.next()? {
        let whose = PersonId(text(row, person)?);
        if people::person(into, &whose)?.is_none()
            && let Some(person) = people::person(now, &whose)?
        {
            people::keep_person(into, &person)?;
        }
        let values: Vec<Value> = (0..count).map(|at| row.get(at)).collect::<Result<_, _>>()?;
        into.execute(&insert, params_from_iter(values))?;
    }
    Ok(())
}

/// A file that can only be read lets nobody sign in.
impl CredentialStore for Store {
    fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, Problem> {
        let query = format!("{PASSKEY} person = ?1 ORDER BY since, id");
        self.read_whole(|read| all(read, &query, &person.0, read_passkey))
    }

    fn passkey(&self, id: &str) -> Result<Option<Passkey>, Problem> {
        let found =
            self.read_whole(|read| all(read, &format!("{PASSKEY} id = ?1"), id, read_passkey));
        Ok(found?.pop())
    }

    fn keep_passkey(&self, passkey: &Passkey, person: &Person) -> Result<(), Problem> {
        self.change(|change| keep_passkey(change, passkey, person))
    }

    fn passkey_used(&self, id: &str, state: &[u8], now: i64) -> Result<(), Problem> {
        let update = "UPDATE passkeys SET state = ?2, used = ?3 WHERE id = ?1";
        self.change(|change| Ok(change.execute(update, params![id, state, now]).map(drop)?))
    }

    fn rename_passkey(&self, person: &PersonId, id: &str, name: &str) -> Result<bool, Problem> {
        let update = "UPDATE passkeys SET name = ?3 WHERE person = ?1 AND id = ?2";
        self.change(|change| Ok(change.execute(update, params![person.0, id, name])? > 0))
    }

    fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<Removal, Problem> {
        let which = "passkeys WHERE person = ?1 AND id = ?2";
        self.change(|change| remove(change, person, which, &[id]))
    }

    fn identities(&self, person: &PersonId) -> Result<Vec<Identity>, Problem> {
        let query = format!("{IDENTITY} person = ?1 ORDER BY since, issuer, subject");
        self.read_whole(|read| all(read, &query, &person.0, read_identity))
    }

    fn identity(&self, issuer: &str, subject: &str) -> Result<Option<Identity>, Problem> {
        self.read_whole(|read| find_identity(read, issuer, subject))
    }

    fn keep_identity(&self, identity: &Identity, person: &Person) -> Result<(), Problem> {
        self.change(|change| keep_identity(change, identity, person))
    }

    fn remove_identity(
        &self,
        person: &PersonId,
        issuer: &str,
        subject: &str,
    ) -> Result<Removal, Problem> {
        let which = "identities WHERE person = ?1 AND issuer = ?2 AND subject = ?3";
        self.change(|change| remove(change, person, which, &[issuer, subject]))
    }

    fn keep_recovery_codes(&self, person: &PersonId, hashes: &[String]) -> Result<(), Problem> {
        self.change(|change| keep_recovery_codes(change, person, hashes))
    }

    fn recovery_codes(&self, person: &PersonId) -> Result<usize, Problem> {
        let query = "SELECT hash FROM recovery WHERE person = ?1";
        let found = self.read_whole(|read| all(read, query, &person.0, |row| text(row, 0)));
        Ok(found?.len())
    }

    fn use_recovery_code(&self, hash: &str) -> Result<Option<PersonId>, Problem> {
        let delete = "DELETE FROM recovery WHERE hash = ?1 RETURNING person";
        let whose = |change: &Transaction<'_>| {
            change.query_row(delete, [hash], |row| text(row, 0)).optional()
        };
        self.change(|change| Ok(whose(change)?.map(PersonId)))
    }

    fn keep_one_time(&self, one: &OneTime, now: i64) -> Result<(), Problem> {
        self.change(|change| keep_one_time(change, one, now))
    }

    fn one_time(&self, hash: &str, purpose: &str, now: i64) -> Result<Option<OneTime>, Problem> {
        self.read_whole(|read| one_time(read, hash, purpose, now))
    }

    fn use_one_time(
        &self,
        hash: &str,
        purpose: &str,
        now: i64,
    ) -> Result<Option<OneTime>, Problem> {
        self.change(|change| {
            let found = one_time(change, hash, purpose, now)?;
            if found.is_some() {
                change.execute("DELETE FROM one_time WHERE hash = ?1", [hash])?;
            }
            Ok(found)
        })
    }

    fn program_tokens(&self, person: &PersonId) -> Result<Vec<ProgramToken>, Problem> {
        let query = format!("{TOKEN} person = ?1 ORDER BY since, id");
        self.read_whole(|read| all(read, &query, &person.0, read_token))
    }

    fn program_token(&self, hash: &str) -> Result<Option<ProgramToken>, Problem> {
        let found =
            self.read_whole(|read| all(read, &format!("{TOKEN} hash = ?1"), hash, read_token));
        Ok(found?.pop())
    }

    fn keep_program_token(&self, token: &ProgramToken) -> Result<(), Problem> {
        self.change(|change| keep_program_token(change, token))
    }

    fn remove_program_token(&self, person: &PersonId, id: &str) -> Result<bool, Problem> {
        let delete = "DELETE FROM program_tokens WHERE person = ?1 AND id = ?2";
        self.change(|change| Ok(change.execute(delete, [&person.0, id])? > 0))
    }

    fn join_people(&self, from: &PersonId, into: &PersonId) -> Result<Vec<String>, Problem> {
        self.change(|change| join(change, from, into))
    }
}
