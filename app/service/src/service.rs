use std::sync::{Arc, OnceLock};

use play::Catalog;

use crate::devices::Devices;
use crate::tasks::Tasks;
use crate::{DeviceId, Door, GameStore, Games, Problem, TaskRunner};

/// The whole program: the games and the tasks that run for them.
///
/// It may be called from many threads at once.
pub struct Service {
    pub(crate) games: Arc<Games>,
    pub(crate) tasks: Tasks,
    pub(crate) devices: Devices,
    /// How devices are let in, unless everybody is: by a QR code alone, or also by numbers.
    pub(crate) door: OnceLock<Option<Arc<dyn Door>>>,
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
        Service { games, tasks, devices, door: OnceLock::new() }
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
