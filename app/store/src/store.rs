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

/// The name of the database in its folder.
const FILE: &str = "soloist.sqlite";

/// The name of a file in its folder in which earlier versions kept what let everybody in for ever.
const SECRET: &str = "secret";

/// Every saved game, in one SQLite file.
///
/// Several processes may have the same store open. What a call has written is on the disk when it
/// returns; a call that failed has written nothing. Each call under way has a connection of its own,
/// so that one which waits for another process keeps nobody else.
#[derive(Debug)]
pub struct Store {
    file: PathBuf,
    access: Access,
    /// The form of the file, which is an older one only where it can only be read.
    form: i64,
    /// What was found damaged when the file was opened, in sentences.
    damage: Vec<String>,
    /// Connections that nobody uses just now.
    idle: Mutex<Vec<Connection>>,
}

/// What can be done with the file.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Access {
    /// It is read and written.
    Whole,
    /// It, or its folder, can only be read: games are listed and exported.
    ReadOnly,
}

/// So many connections are kept for the next calls.
const MOST_IDLE: usize = 8;

/// A connection for one call.
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
    /// Whether there is a store in this folder; also `true` where that cannot be found out, so that
    /// opening it says why.
    pub fn is_in(folder: &Path) -> bool {
        let found = std::fs::metadata(folder.join(FILE));
        !matches!(found, Err(error) if error.kind() == std::io::ErrorKind::NotFound)
    }

    /// Opens the store in a folder; makes both if they are not there, for nobody but their owner. A
    /// store that cannot be written is opened all the same, to be read.
    ///
    /// # Errors
    ///
    /// If the folder cannot be made or read, or the file there is no store of this version.
    pub fn open(folder: &Path) -> Result<Self, Problem> {
        private_files::make_folder(folder).map_err(|error| {
            Problem::Storage(format!("the folder {} cannot be made: {error}", folder.display()))
        })?;
        let file = folder.join(FILE);
        let was_there = file.exists();
        // What cannot be made or narrowed here is told by SQLite in its own words.
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
            // It lets nobody in any longer.
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

    /// Carries out a change as one transaction.
    fn change<T>(
        &self,
        act: impl FnOnce(&Transaction<'_>) -> Result<T, Failure>,
    ) -> Result<T, Problem> {
        if self.access == Access::ReadOnly {
            let why = format!("{} can only be read, so nothing is kept", self.file.display());
            return Err(Problem::Storage(why));
        }
        // On some systems a file that was deleted can still be written to, and all is lost then.
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

    /// Of a file that can only be read nobody knows it.
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

    /// Nobody has taken a seat in a file that can only be read.
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

    /// A file that can only be read may be of a form that has nothing of the kind.
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
