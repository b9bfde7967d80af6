use std::collections::BTreeSet;
use std::sync::{Arc, OnceLock};

use play::Catalog;

use crate::deadlines::Deadlines;
use crate::devices::Devices;
use crate::people::PEOPLE;
use crate::tasks::Tasks;
use crate::watchers::Watchers;
use crate::{
    CredentialStore, DeviceId, Door, GameStore, Games, JobKind, NoticeStore, Person, PersonId,
    Problem, PublicHost, TaskRunner,
};

/// The whole program: the games and the tasks that run for them.
///
/// It may be called from many threads at once.
pub struct Service {
    pub(crate) games: Arc<Games>,
    pub(crate) tasks: Tasks,
    pub(crate) devices: Devices,
    pub(crate) watchers: Watchers,
    pub(crate) deadlines: Deadlines,
    /// How devices are let in, unless everybody is: by a QR code alone, or also by numbers.
    pub(crate) door: OnceLock<Option<Arc<dyn Door>>>,
    /// Whether every person has games of his own; otherwise it is the service of a house.
    for_people: bool,
    /// What the host program provides for them.
    pub(crate) public: Option<Arc<dyn PublicHost>>,
}

/// How much is going on.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Load {
    /// How many games are in memory.
    pub open_games: usize,
    /// How many people have a session.
    pub signed_in: usize,
    /// How many pieces of work that games wait for are due.
    pub jobs_due: usize,
}

impl Service {
    /// A service in which no task runs yet.
    pub fn new(
        catalog: Catalog,
        store: impl GameStore + 'static,
        runner: impl TaskRunner + 'static,
    ) -> Self {
        let games = Arc::new(Games::new(catalog, store));
        let tasks = Tasks::new(Arc::clone(&games), Arc::new(runner));
        let devices = Devices::of(games.store());
        Service {
            games,
            tasks,
            devices,
            watchers: Watchers::default(),
            deadlines: Deadlines::default(),
            door: OnceLock::new(),
            for_people: false,
            public: None,
        }
    }

    /// The same for people who live apart: whoever has signed in sees the own games alone, and
    /// nobody is the owner by the address he comes from.
    #[must_use]
    pub fn for_people(self) -> Self {
        Service { for_people: true, ..self }
    }

    /// Whether it serves people who live apart.
    pub(crate) fn is_for_people(&self) -> bool {
        PEOPLE && self.for_people
    }

    /// The same with what the host program provides, which invitations and accounts need.
    #[must_use]
    pub fn hosted_by(self, host: impl PublicHost + 'static) -> Self {
        Service { public: Some(Arc::new(host)), ..self }
    }

    /// Whether the store can be read, so that requests can be answered.
    pub fn is_ready(&self) -> bool {
        self.games.list(0, 1).is_ok()
    }

    /// Registers a callback that receives the id of each game that changes, once the change is
    /// stored. Only the first registration counts.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        self.games.tell_changes(heard);
    }

    /// States that only devices which were let in are answered, and gives the door that hands out
    /// numbers, if there is one. This enables the page of the devices. Only the first call counts.
    pub fn has_door(&self, numbers: Option<Arc<impl Door + 'static>>) {
        // A second call is ignored.
        let _ = self.door.set(numbers.map(|numbers| numbers as Arc<dyn Door>));
    }

    /// The device whose token has this hash, if it is let in; marks it as seen.
    pub fn device(&self, hash: &str) -> Option<DeviceId> {
        self.devices.known(hash, self.games.store().now())
    }

    /// Whether a device is still let in.
    pub fn knows(&self, device: &DeviceId) -> bool {
        self.devices.is_known(device)
    }

    /// Lets a device in, by the hash of its token; `name` is the one by which a person recognises
    /// it.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; the device is not let in then.
    pub fn let_in(&self, hash: &str, name: &str) -> Result<DeviceId, Problem> {
        self.devices.let_in(self.games.store(), hash, name)
    }

    /// Begins a session of a person at a new device, by the hash of its token.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know the person.
    pub fn sign_in(&self, person: PersonId, hash: &str, name: &str) -> Result<DeviceId, Problem> {
        self.devices.sign_in(self.games.store(), person, hash, name)
    }

    /// Removes a person, ends all sessions and frees the seats.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written.
    pub fn forget_person(&self, id: &PersonId) -> Result<(), Problem> {
        let freed = self.games.store().forget_person(id)?;
        self.devices.look_again(self.games.store())?;
        freed.iter().for_each(|game| self.games.changed(game));
        Ok(())
    }

    /// By what people sign in, as it is stored.
    pub fn credentials(&self) -> &dyn CredentialStore {
        self.games.store()
    }

    /// Of what people want to be told, as it is stored.
    pub fn notices(&self) -> &dyn NoticeStore {
        self.games.store()
    }

    /// The time of the store, in seconds since 1970.
    pub fn now(&self) -> i64 {
        self.games.store().now()
    }

    /// Makes a guest and another person one, who then has the games of both.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written, or does not know `into`.
    pub fn join_people(&self, from: &PersonId, into: &PersonId) -> Result<(), Problem> {
        let joined = self.games.store().join_people(from, into)?;
        self.devices.look_again(self.games.store())?;
        joined.iter().for_each(|game| self.games.changed(game));
        Ok(())
    }

    /// Who is signed in at a device; `None` if nobody is.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn person_at(&self, device: &DeviceId) -> Result<Option<Person>, Problem> {
        let id = self.devices.person(device);
        Ok(id.map(|id| self.games.store().person(&id)).transpose()?.flatten())
    }

    /// How much is going on.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn load(&self) -> Result<Load, Problem> {
        let store = self.games.store();
        let people: BTreeSet<PersonId> =
            self.devices.all().into_iter().map(|device| device.person).collect();
        Ok(Load {
            open_games: self.games.open_count(),
            signed_in: people.len(),
            jobs_due: store.due_jobs(store.now())?.len(),
        })
    }

    /// Ends a session and frees the seats held by its device.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    pub fn sign_out(&self, device: &DeviceId) -> Result<(), Problem> {
        let freed = self.devices.forget(self.games.store(), device)?;
        freed.iter().for_each(|game| self.games.changed(game));
        Ok(())
    }

    /// Starts the work that stored games wait for, such as the turns of bots that were interrupted
    /// when the program ended.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn resume(&self) -> Result<(), Problem> {
        let store = self.games.store();
        for (game, job) in store.due_jobs(store.now())? {
            match job.kind {
                JobKind::BotTurn => self.tasks.bots.play(&game),
                // The host program calls [`Service::run_due`].
                JobKind::Clock => {}
            }
        }
        Ok(())
    }

    /// Stores when devices were last seen, and reads which ones another process on the same store
    /// has added or removed. The host program calls it every few seconds.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written; nothing has changed then.
    pub fn look_at_devices(&self) -> Result<(), Problem> {
        self.devices.look_again(self.games.store())
    }
}
