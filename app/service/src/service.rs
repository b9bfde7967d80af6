use std::sync::{Arc, OnceLock};

use play::Catalog;

use crate::devices::Devices;
use crate::tasks::Tasks;
use crate::{DeviceId, Door, GameStore, Games, Problem, TaskRunner};

/// The whole program: games, the games service at which they are played, and what is thought about them.
///
/// Many threads may ask it at once.
pub struct Service {
    pub(crate) games: Arc<Games>,
    pub(crate) tasks: Tasks,
    pub(crate) devices: Devices,
    /// How devices are let in, where not everybody is: by a code alone, or by a number, too.
    pub(crate) door: OnceLock<Option<Arc<dyn Door>>>,
}

impl Service {
    /// A service in which nobody thinks yet.
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

    /// Tells `heard` the id of each game that changes, once the change is kept; only the first who
    /// asks is told.
    pub fn tell_changes(&self, heard: impl Fn(&str) + Send + Sync + 'static) {
        self.games.tell_changes(heard);
    }

    /// Only devices are answered that were let in, by numbers, too, if these are given out. There is
    /// a page about them then. Only the first who says so is heard.
    pub fn has_door(&self, numbers: Option<Arc<impl Door + 'static>>) {
        // Whoever comes second is not heard.
        let _ = self.door.set(numbers.map(|numbers| numbers as Arc<dyn Door>));
    }

    /// The device whose token has this hash, if it is let in. That it is here counts.
    pub fn device(&self, hash: &str) -> Option<DeviceId> {
        self.devices.known(hash, self.games.store().now())
    }

    /// Whether a device is still let in.
    pub fn knows(&self, device: &DeviceId) -> bool {
        self.devices.is_known(device)
    }

    /// Lets a device in from now on, by the hash of the token that it was given; `name` is what a
    /// person knows it by.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; it is not let in then.
    pub fn let_in(&self, hash: &str, name: &str) -> Result<DeviceId, Problem> {
        self.devices.let_in(self.games.store(), hash, name)
    }

    /// Keeps when devices were here, and looks which of them another program on the same store has
    /// let in or sent away. Whoever runs the program calls it every few seconds.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written; all is as before then.
    pub fn look_at_devices(&self) -> Result<(), Problem> {
        self.devices.look_again(self.games.store())
    }
}
