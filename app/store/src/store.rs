use std::collections::BTreeMap;
use std::fmt::{self, Debug, Formatter};
use std::hash::{BuildHasher as _, RandomState};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use game_core::{ContentOverrides, Seat};
use i18n::{Notice, notice};
use play::Save;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use service::{
    Admission, Arrival, ClockEntry, DeviceId, DeviceSession, Founding, GameChange, GameSettings,
    GameStore, Hours, Invitation, Job, Listing, Member, PeopleStore, Person, PersonId, Problem,
    Progress, SavedGame, SeatOffer, Stored, StoredOwn,
};

use crate::failure::Failure;
use crate::{changes, clocks, founding, own_content, people, private_files, rows, schema};

/// The name of the database file.
const FILE: &str = "soloist.sqlite";

/// The name of a file in which earlier versions stored a token that let any device in.
const SECRET: &str = "secret";

/// Every saved game, in one SQLite file.
///
/// Several processes may open the same store. What a call has written is on the disk when it
/// returns; a call that failed has written nothing. Each running call has its own connection, so
/// that a call that waits for another process delays no other.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    access: Access,
    /// The schema version of the file, which is old only if the file is read-only.
    form: i64,
    /// Damage found when the file was opened, in sentences.
    damage: Vec<Notice>,
    /// Connections not in use.
    idle: Mutex<Vec<Connection>>,
    /// What tells the time.
    clock: Clock,
}

/// What tells the time, in seconds since 1970.
struct Clock(Box<dyn Fn() -> i64 + Send + Sync>);

impl Debug for Clock {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Clock").field(&(self.0)()).finish()
    }
}

/// The time by the clock of the system.
fn system_time() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}

/// How the file can be used.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Access {
    /// For reading and writing.
    Whole,
    /// For reading only, because the file or its folder is read-only: games can be listed and
    /// exported.
    ReadOnly,
}

/// The most idle connections kept for later calls.
const MOST_IDLE: usize = 8;

/// A connection lent to one call.
struct Lent<'a> {
    store: &'a Store,
    connection: Option<Connection>,
}

impl Deref for Lent<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.connection.as_ref().expect("it is given back last of all")
    }
}

impl DerefMut for Lent<'_> {
    fn deref_mut(&mut self) -> &mut Connection {
        self.connection.as_mut().expect("it is given back last of all")
    }
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        let mut idle = self.store.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < MOST_IDLE {
            idle.extend(self.connection.take());
        }
    }
}

impl Store {
    /// Whether a folder contains a store. Also `true` if that cannot be determined, so that opening
    /// it reports the reason.
    pub fn is_in(folder: &Path) -> bool {
        let found = std::fs::metadata(Store::file_in(folder));
        !matches!(found, Err(error) if error.kind() == std::io::ErrorKind::NotFound)
    }

    /// The database file of a folder, whether it is there or not.
    pub(crate) fn file_in(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Opens the store in a folder, and creates both if necessary, accessible only to their owner.
    /// A store that cannot be written is opened read-only.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created or read, or the file is no store of this version.
    pub fn open(folder: &Path) -> Result<Self, Problem> {
        private_files::make_folder(folder).map_err(|error| {
            let (folder, error) = (folder.display().to_string(), error.to_string());
            Problem::Storage(notice!("refusal-not-made", folder = folder, error = error))
        })?;
        let file = Store::file_in(folder);
        let was_there = file.exists();
        // If this fails, SQLite reports the reason.
        let _ = private_files::make_file(&file);
        let opened = schema::open(&file).map(|connection| {
            let _ = private_files::narrow(&file);
            (connection, Access::Whole)
        });
        let to_read =
            || was_there && !(private_files::can_make_files(folder) && schema::can_write(&file));
        let (connection, access) = opened.or_else(|problem| match to_read() {
            true => schema::connect_to_read(&file)
                .map(|connection| (connection, Access::ReadOnly))
                .map_err(|_| problem),
            false => Err(problem),
        })?;
        if access == Access::Whole {
            // The file is obsolete.
            let _ = std::fs::remove_file(folder.join(SECRET));
        }
        let damage = schema::damage(&connection);
        let form = schema::version(&connection).map_err(Failure::from)?;
        let (idle, clock) = (Mutex::new(vec![connection]), Clock(Box::new(system_time)));
        Ok(Store { file, access, form, damage, idle, clock })
    }

    /// The same by another clock than that of the system, for simulated days.
    #[must_use]
    pub fn by_clock(self, clock: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Store { clock: Clock(Box::new(clock)), ..self }
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// The path of the database file, for a message.
    fn shown(&self) -> String {
        self.file.display().to_string()
    }

    fn connection(&self) -> Result<Lent<'_>, Problem> {
        let known = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connection = match (known, self.access) {
            (Some(connection), _) => connection,
            (None, Access::Whole) => schema::connect(&self.file)?,
            (None, Access::ReadOnly) => schema::connect_to_read(&self.file)?,
        };
        Ok(Lent { store: self, connection: Some(connection) })
    }

    /// Reads from a file of this version; the default if the file is read-only, which may be older.
    pub(crate) fn read_whole<T: Default>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Failure>,
    ) -> Result<T, Problem> {
        match self.access {
            Access::Whole => Ok(read(&*self.connection()?)?),
            Access::ReadOnly => Ok(T::default()),
        }
    }

    /// Runs a change as one transaction.
    pub(crate) fn change<T>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, Failure>,
    ) -> Result<T, Problem> {
        if self.access == Access::ReadOnly {
            return Err(Problem::Storage(notice!("refusal-read-only", file = self.shown())));
        }
        // On some systems a deleted file can still be written to, and the data would be lost.
        if !self.file.exists() {
            return Err(Problem::Storage(notice!("refusal-gone", file = self.shown())));
        }
        let mut connection = self.connection()?;
        let change = || -> Result<T, Failure> {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
            // A newer program may have upgraded the file since it was opened.
            let found = schema::version(&change)?;
            if found != schema::VERSION {
                return Err(schema::newer(&self.file, found).into());
            }
            let done = act(&change)?;
            change.commit()?;
            Ok(done)
        };
        Ok({ change }()?)
    }
}

impl GameStore for Store {
    fn place(&self) -> String {
        self.file.display().to_string()
    }

    fn now(&self) -> i64 {
        (self.clock.0)()
    }

    fn new_seed(&self) -> u64 {
        RandomState::new().hash_one(SystemTime::now())
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        let mut listing = rows::list(&*self.connection()?, self.form, None, (from, most))?;
        listing.damage.splice(0..0, self.damage.iter().cloned());
        Ok(listing)
    }

    /// A read-only file has no people.
    fn list_of(&self, person: &PersonId, from: usize, most: usize) -> Result<Listing, Problem> {
        match self.access {
            Access::Whole => {
                let read = self.connection()?;
                Ok(rows::list(&read, self.form, Some(person), (from, most))?)
            }
            Access::ReadOnly => Ok(Listing::default()),
        }
    }

    /// A read-only file has no settings.
    fn list_for_members(&self, person: &PersonId) -> Result<Vec<SavedGame>, Problem> {
        match self.access {
            Access::Whole => Ok(rows::list_for_members(&*self.connection()?, person)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn create_with(
        &self,
        name: &str,
        save: &Save,
        progress: &Progress,
        founding: &Founding<'_>,
    ) -> Result<String, Problem> {
        let (now, with) = (self.now(), (progress, founding));
        self.change(|change| founding::create(change, name, save, with, now))
    }

    fn load(&self, id: &str) -> Result<Stored, Problem> {
        Ok(rows::load(&*self.connection()?, self.form, id)?)
    }

    fn name(&self, id: &str) -> Result<String, Problem> {
        Ok(rows::name(&*self.connection()?, id)?)
    }

    fn as_it_lies(&self, id: &str) -> Result<String, Problem> {
        Ok(rows::as_it_lies(&*self.connection()?, self.form, id)?)
    }

    fn revision(&self, id: &str) -> Result<i64, Problem> {
        Ok(rows::revision(&*self.connection()?, id)?)
    }

    fn commit(&self, id: &str, made: &GameChange<'_>) -> Result<i64, Problem> {
        let now = self.now();
        self.change(|change| changes::commit(change, id, made, now))
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        self.change(|change| rows::note(change, id, revision, progress))
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        self.change(|change| rows::rename(change, id, name))
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        self.change(|change| {
            rows::delete(change, id)?;
            changes::note_event(change, id, 0)
        })
    }

    /// No seats are held in a read-only file.
    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        match self.access {
            Access::Whole => Ok(changes::seats(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(BTreeMap::new()),
        }
    }

    fn offers(&self, id: &str) -> Result<Vec<SeatOffer>, Problem> {
        self.read_whole(|read| changes::offers(read, id))
    }

    fn offers_to(&self, person: &PersonId) -> Result<Vec<(SavedGame, SeatOffer)>, Problem> {
        self.read_whole(|read| changes::offers_to(read, person))
    }

    fn settings(&self, id: &str) -> Result<GameSettings, Problem> {
        match self.access {
            Access::Whole => Ok(changes::settings(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(GameSettings::default()),
        }
    }

    fn asked(&self, id: &str) -> Result<String, Problem> {
        match self.access {
            Access::Whole => Ok(changes::asked(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(String::new()),
        }
    }

    fn clock(&self, id: &str) -> Result<Vec<ClockEntry>, Problem> {
        self.read_whole(|read| clocks::entries(read, id))
    }

    /// Nothing is done in a read-only file.
    fn due_jobs(&self, now: i64) -> Result<Vec<(String, Job)>, Problem> {
        match self.access {
            Access::Whole => Ok(changes::due_jobs(&*self.connection()?, now)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn changed_since(&self, after: i64) -> Result<(i64, Vec<String>), Problem> {
        match self.access {
            Access::Whole => Ok(changes::changed_since(&*self.connection()?, after)?),
            Access::ReadOnly => Ok((after, Vec::new())),
        }
    }

    /// A read-only file may have a schema without overrides.
    fn content_overrides(&self, person: &PersonId, game: &str) -> Result<StoredOwn, Problem> {
        self.read_whole(|read| own_content::own_content(read, person, game))
    }

    fn keep_content_overrides(
        &self,
        person: &PersonId,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        self.change(|change| own_content::keep(change, (person, game), revision, own))
    }
}

impl PeopleStore for Store {
    fn new_device(&self) -> Result<String, Problem> {
        Ok(rows::drawn(&*self.connection()?)?)
    }

    /// A read-only file has nobody but the owner.
    fn person(&self, id: &PersonId) -> Result<Option<Person>, Problem> {
        match self.access {
            Access::Whole => Ok(people::person(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(id.is_owner().then(Person::owner)),
        }
    }

    fn people(&self) -> Result<Vec<Person>, Problem> {
        match self.access {
            Access::Whole => Ok(people::people(&*self.connection()?)?),
            Access::ReadOnly => Ok(vec![Person::owner()]),
        }
    }

    fn keep_person(&self, person: &Person) -> Result<(), Problem> {
        self.change(|change| people::keep_person(change, person))
    }

    fn hours(&self, id: &PersonId) -> Result<Hours, Problem> {
        self.read_whole(|read| clocks::hours(read, id))
    }

    fn keep_hours(&self, id: &PersonId, hours: &Hours) -> Result<(), Problem> {
        self.change(|change| clocks::keep_hours(change, id, hours))
    }

    fn forget_person(&self, id: &PersonId) -> Result<Vec<String>, Problem> {
        let now = self.now();
        self.change(|change| people::forget_person(change, id, now))
    }

    /// A read-only file has no sessions.
    fn devices(&self) -> Result<Vec<DeviceSession>, Problem> {
        match self.access {
            Access::Whole => Ok(people::sessions(&*self.connection()?)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn keep_device(&self, device: &DeviceSession) -> Result<(), Problem> {
        self.change(|change| people::keep_session(change, device))
    }

    fn devices_used(&self, here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        self.change(|change| people::used(change, here))
    }

    fn forget_device(&self, id: &DeviceId) -> Result<Vec<String>, Problem> {
        let now = self.now();
        self.change(|change| people::forget_session(change, id, now))
    }

    fn members(&self, game: &str) -> Result<Vec<Member>, Problem> {
        match self.access {
            Access::Whole => Ok(people::members(&*self.connection()?, game)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn keep_member(&self, game: &str, member: &Member) -> Result<(), Problem> {
        self.change(|change| people::keep_member(change, game, member))
    }

    fn invite(&self, invitation: &Invitation) -> Result<(), Problem> {
        self.change(|change| people::invite(change, invitation))
    }

    fn invitation(&self, hash: &str, now: i64) -> Result<Option<Invitation>, Problem> {
        match self.access {
            Access::Whole => Ok(people::invitation(&*self.connection()?, hash, now)?),
            Access::ReadOnly => Ok(None),
        }
    }

    fn accept(&self, hash: &str, now: i64, arrival: &Arrival<'_>) -> Result<Invitation, Problem> {
        self.change(|change| people::accept(change, hash, now, arrival))
    }

    fn invitations(&self, game: &str, now: i64) -> Result<Vec<Invitation>, Problem> {
        match self.access {
            Access::Whole => Ok(people::invitations(&*self.connection()?, game, now)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn withdraw(&self, game: &str, hash: &str) -> Result<(), Problem> {
        self.change(|change| people::withdraw(change, game, hash))
    }

    fn admit(&self, admission: &Admission) -> Result<(), Problem> {
        self.change(|change| people::admit(change, admission))
    }

    fn admissions(&self, now: i64) -> Result<Vec<Admission>, Problem> {
        match self.access {
            Access::Whole => Ok(people::admissions(&*self.connection()?, now)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn withdraw_admissions(&self) -> Result<(), Problem> {
        self.change(people::withdraw_admissions)
    }

    fn enter(&self, hash: &str, now: i64, arrival: &Arrival<'_>) -> Result<Admission, Problem> {
        self.change(|change| people::enter(change, hash, now, arrival))
    }
}
