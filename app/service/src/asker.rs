//! Who sent a request.

use http::Extensions;

use crate::{Caller, DeviceId, Person, PersonId, Problem, ProgramActs, ProgramCaller, Service};

/// The sender of a request: a person at a device.
#[derive(Clone, Debug, Eq, PartialEq)]
pub(crate) struct Asker {
    /// The device, if it can be recognised again.
    pub(crate) device: Option<DeviceId>,
    /// Who is signed in there; `None` if nobody is.
    pub(crate) person: Option<Person>,
    /// What a program may do that acts for the person; `None` if the person acts.
    pub(crate) program: Option<ProgramActs>,
    /// Whether the people at the devices of a house share one person, so that a device holds a
    /// seat.
    pub(crate) is_house: bool,
    /// Whether it is the computer that runs the program, in a house.
    pub(crate) is_owner: bool,
}

impl Asker {
    /// The name under which a seat is held: of the device in a house, of the person elsewhere.
    pub(crate) fn holder(&self) -> Option<&str> {
        match self.is_house {
            true => self.device.as_ref().map(|device| device.0.as_str()),
            false => self.person.as_ref().map(|person| person.id.0.as_str()),
        }
    }

    /// The person whose games are kept apart from those of others; `None` in a house, whose games
    /// are the owner's.
    pub(crate) fn own(&self) -> Option<&PersonId> {
        self.person.as_ref().filter(|_| !self.is_house).map(|person| &person.id)
    }

    /// The person whose content overrides new games of the sender are played with: the owner's in a
    /// house.
    pub(crate) fn keeps_content(&self) -> PersonId {
        self.own().cloned().unwrap_or_else(PersonId::owner)
    }
}

impl Service {
    /// Who sent a request. Without people of its own, a service is that of a house: whoever the
    /// host program lets in is signed in as the owner.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn asker(&self, caller: Option<&Caller>) -> Result<Asker, Problem> {
        let Caller { device, is_owner } = caller.cloned().unwrap_or_default();
        if !self.is_for_people() {
            let person = Some(Person::owner());
            return Ok(Asker { device, person, program: None, is_house: true, is_owner });
        }
        let id = device.as_ref().and_then(|device| self.devices.person(device));
        let person = id.map(|id| self.games.store().person(&id)).transpose()?.flatten();
        Ok(Asker { device, person, program: None, is_house: false, is_owner: false })
    }

    /// The same for the extensions of a request. A program is at no device, and in a house there
    /// are none.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    pub(crate) fn asker_of(&self, sent: &Extensions) -> Result<Asker, Problem> {
        let program = sent.get::<ProgramCaller>().filter(|_| self.is_for_people());
        let Some(ProgramCaller { person, acts }) = program else {
            return self.asker(sent.get());
        };
        let (person, program) = (self.games.store().person(person)?, Some(*acts));
        Ok(Asker { device: None, person, program, is_house: false, is_owner: false })
    }
}
