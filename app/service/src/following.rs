//! How many people watch a game: whoever follows it and holds no seat of it.

use std::sync::Arc;

use http::Extensions;

use crate::{Caller, PersonId, Problem, ProgramCaller, Service};

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
    /// Counts the sender of a request with these extensions, who may see a game, as one who follows
    /// it, until the result is dropped; `None` in a house, if nobody is signed in, and for a
    /// program, which does not look for its person.
    pub fn follow(self: &Arc<Self>, sender: &Extensions, id: &str) -> Option<Following> {
        let is_program = sender.get::<ProgramCaller>().is_some();
        let caller: &Caller = sender.get().filter(|_| !is_program && self.is_for_people())?;
        let device = caller.device.as_ref()?;
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
