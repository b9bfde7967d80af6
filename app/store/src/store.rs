use std::collections::BTreeMap;
use std::hash::{BuildHasher as _, RandomState};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use game_core::{ContentOverrides, Seat};
use play::Save;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use service::{
    Apart, DeviceId, GameStore, KnownDevice, Listing, Problem, Progress, Stored, StoredOwn,
};

use crate::failure::Failure;
use crate::{devices, private_files, rows, schema};

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
    damage: Vec<String>,
    /// Connections not in use.
    idle: Mutex<Vec<Connection>>,
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
        let found = std::fs::metadata(folder.join(FILE));
        !matches!(found, Err(error) if error.kind() == std::io::ErrorKind::NotFound)
    }

    /// Opens the store in a folder, and creates both if necessary, accessible only to their owner.
    /// A store that cannot be written is opened read-only.
    ///
    /// # Errors
    ///
    /// If the folder cannot be created or read, or the file is no store of this version.
    pub fn open(folder: &Path) -> Result<Self, Problem> {
        private_files::make_folder(folder).map_err(|error| {
            Problem::Storage(format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
        let file = folder.join(FILE);
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
        Ok(Store { file, access, form, damage, idle: Mutex::new(vec![connection]) })
    }

    /// The database file.
    pub fn file(&self) -> &Path {
        &self.file
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

    /// Runs a change as one transaction.
    fn change<T>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, Failure>,
    ) -> Result<T, Problem> {
        if self.access == Access::ReadOnly {
            let why = format!("{} can only be read, so nothing is kept", self.file.display());
            return Err(Problem::Storage(why));
        }
        // On some systems a deleted file can still be written to, and the data would be lost.
        if !self.file.exists() {
            let why = format!("{} is no longer there", self.file.display());
            return Err(Problem::Storage(why));
        }
        let mut connection = self.connection()?;
        let change = || -> Result<T, Failure> {
            let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
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
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
    }

    fn new_seed(&self) -> u64 {
        RandomState::new().hash_one(SystemTime::now())
    }

    fn list(&self, from: usize, most: usize) -> Result<Listing, Problem> {
        let mut listing = rows::list(&*self.connection()?, self.form, from, most)?;
        listing.damage.splice(0..0, self.damage.iter().cloned());
        Ok(listing)
    }

    fn create(&self, name: &str, save: &Save, progress: &Progress) -> Result<String, Problem> {
        let now = self.now();
        self.change(|change| rows::create(change, name, save, progress, now))
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

    fn write(
        &self,
        id: &str,
        revision: i64,
        save: &Save,
        progress: &Progress,
        apart: Option<&Apart<'_>>,
    ) -> Result<i64, Problem> {
        let now = self.now();
        self.change(|change| rows::write(change, id, revision, save, (progress, apart), now))
    }

    fn note(&self, id: &str, revision: i64, progress: &Progress) -> Result<(), Problem> {
        self.change(|change| rows::note(change, id, revision, progress))
    }

    fn rename(&self, id: &str, name: &str) -> Result<(), Problem> {
        self.change(|change| rows::rename(change, id, name))
    }

    fn delete(&self, id: &str) -> Result<(), Problem> {
        self.change(|change| rows::delete(change, id))
    }

    fn new_device(&self) -> Result<String, Problem> {
        Ok(rows::drawn(&*self.connection()?)?)
    }

    /// A read-only file has no list of devices.
    fn devices(&self) -> Result<Vec<KnownDevice>, Problem> {
        match self.access {
            Access::Whole => Ok(devices::all(&*self.connection()?)?),
            Access::ReadOnly => Ok(Vec::new()),
        }
    }

    fn keep_device(&self, device: &KnownDevice) -> Result<(), Problem> {
        self.change(|change| devices::keep(change, device))
    }

    fn devices_used(&self, here: &BTreeMap<DeviceId, i64>) -> Result<(), Problem> {
        self.change(|change| devices::used(change, here))
    }

    fn forget_device(&self, id: &DeviceId) -> Result<Vec<String>, Problem> {
        self.change(|change| devices::forget(change, id))
    }

    /// No seats are held in a read-only file.
    fn seats(&self, id: &str) -> Result<BTreeMap<Seat, String>, Problem> {
        match self.access {
            Access::Whole => Ok(rows::seats(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(BTreeMap::new()),
        }
    }

    fn give_seat(
        &self,
        id: &str,
        seat: Seat,
        held: Option<&str>,
        device: Option<&str>,
    ) -> Result<(), Problem> {
        self.change(|change| rows::give_seat(change, id, seat, held, device))
    }

    fn asked(&self, id: &str) -> Result<String, Problem> {
        match self.access {
            Access::Whole => Ok(rows::asked(&*self.connection()?, id)?),
            Access::ReadOnly => Ok(String::new()),
        }
    }

    fn keep_asked(&self, id: &str, before: &str, asked: &str) -> Result<(), Problem> {
        self.change(|change| rows::keep_asked(change, id, before, asked))
    }

    /// A read-only file may have a schema without overrides.
    fn content_overrides(&self, game: &str) -> Result<StoredOwn, Problem> {
        match self.access {
            Access::Whole => Ok(rows::content_overrides(&*self.connection()?, game)?),
            Access::ReadOnly => Ok(StoredOwn::default()),
        }
    }

    fn keep_content_overrides(
        &self,
        game: &str,
        revision: i64,
        own: &ContentOverrides,
    ) -> Result<(), Problem> {
        self.change(|change| rows::keep_content_overrides(change, game, revision, own))
    }
}
