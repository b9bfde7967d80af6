//! How many people watch a game: whoever follows it and holds no seat of it.

use std::sync::Arc;

use crate::{Caller, PersonId, Problem, Service};

/// Somebody follows a game, until this is dropped.
pub struct Following {
    service: Arc<Service>,
    id: String,
    person: PersonId,
}

impl Drop for Following {
    fn drop(&mut self) {
        if self.service.watchers.go(&self.id, &self.person) {
            self.service.games.changed(&self.id);
        }
    }
}

impl Service {
    /// Counts a caller who may see a game as one who follows it, until the result is dropped; `None`
    /// in a house, and if nobody is signed in.
    pub fn follow(self: &Arc<Self>, caller: &Caller, id: &str) -> Option<Following> {
        let device = caller.device.as_ref().filter(|_| self.is_for_people())?;
        let (person, id) = (self.devices.person(device)?, id.to_string());
        if self.watchers.come(&id, &person) {
            self.games.changed(&id);
        }
        Some(Following { service: Arc::clone(self), id, person })
    }

    /// How many people follow a game who hold no seat of it; `None` in a house.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub fn watching(&self, id: &str) -> Result<Option<usize>, Problem> {
        if !self.is_for_people() {
            return Ok(None);
        }
        let (here, seats) = (self.watchers.of(id), self.games.store().seats(id)?);
        let sits = |person: &PersonId| seats.values().any(|holder| *holder == person.0);
        Ok(Some(here.iter().filter(|person| !sits(person)).count()))
    }
}
