//! The devices that are let in. Each has a token that only the device knows; the store keeps its
//! hash.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use http::Extensions;

use crate::lock::locked;
use crate::{GameStore, PersonId, Problem};

/// The most devices of one person. Beyond that, a new device replaces the one that was last here
/// longest ago.
const MOST_KNOWN: usize = 200;

/// How long an absent device is remembered, in seconds: half a year.
const FORGOTTEN_AFTER: i64 = 15_768_000;

/// The name of a device within the program. It is no secret and grants no access.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct DeviceId(pub String);

/// The sender of a request, as determined by the host program. It travels as an extension of the
/// request, because nothing that a browser sends can be trusted to state it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Caller {
    /// The device, if it can be recognised again.
    pub device: Option<DeviceId>,
    /// Whether it is the computer that runs the program.
    pub is_owner: bool,
}

impl Caller {
    /// The extensions of a request of this caller, which has nothing else.
    pub fn sent(self) -> Extensions {
        let mut sent = Extensions::new();
        sent.insert(self);
        sent
    }
}

/// A session: a person signed in at a device, as it is stored. In a house, every device that is let
/// in is signed in as the owner.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DeviceSession {
    /// The id of the device.
    pub id: DeviceId,
    /// Who is signed in.
    pub person: PersonId,
    /// The hash of its token.
    pub hash: String,
    /// The name by which a person recognises it, such as "Firefox, Android".
    pub name: String,
    /// When it was let in, in seconds since 1970.
    pub since: i64,
    /// When it was last here, in seconds since 1970.
    pub used: i64,
}

/// Gives out the numbers that let devices in, for the page on which the owner asks for one.
pub trait Door: Send + Sync {
    /// The number that is valid, if there is one.
    fn number(&self) -> Option<DoorNumber>;

    /// Replaces the number; `None` if no random number is available.
    fn new_number(&self) -> Option<DoorNumber>;
}

/// A number that lets one device in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DoorNumber {
    /// The number as people read it, such as "482 913".
    pub digits: String,
    /// For how many minutes it is valid at most.
    pub minutes: u64,
}

/// The known devices, in memory: letting a request in needs no disk access.
#[derive(Default)]
pub(crate) struct Devices(Mutex<Known>);

#[derive(Default)]
struct Known {
    by_hash: BTreeMap<String, DeviceSession>,
    /// Devices seen since the last write to the store, and when.
    here: BTreeMap<DeviceId, i64>,
    /// Devices that could not be stored because the disk is full or read-only. They are let in
    /// until the program ends or there is room to store them.
    unkept: BTreeSet<DeviceId>,
    /// Counts arrivals and removals, so that a list read before one of them is discarded.
    changes: u64,
}

impl Devices {
    /// The devices in a store; none while it cannot be read.
    pub(crate) fn of(store: &dyn GameStore) -> Self {
        let devices = Devices::default();
        // A later call reads them.
        let _ = devices.look_again(store);
        devices
    }

    /// The device whose token has this hash.
    pub(crate) fn known(&self, hash: &str, now: i64) -> Option<DeviceId> {
        let mut known = locked(&self.0);
        let device = known.by_hash.get_mut(hash)?;
        device.used = now.max(device.used);
        let id = device.id.clone();
        known.here.insert(id.clone(), now);
        Some(id)
    }

    /// Every device, the one seen last first.
    pub(crate) fn all(&self) -> Vec<DeviceSession> {
        let mut all: Vec<DeviceSession> = locked(&self.0).by_hash.values().cloned().collect();
        all.sort_by_key(|device| std::cmp::Reverse((device.used, device.since)));
        all
    }

    /// Whether a device is still let in.
    pub(crate) fn is_known(&self, id: &DeviceId) -> bool {
        locked(&self.0).by_hash.values().any(|device| device.id == *id)
    }

    /// Who is signed in at a device; `None` if nobody is.
    pub(crate) fn person(&self, id: &DeviceId) -> Option<PersonId> {
        let known = locked(&self.0);
        known.by_hash.values().find(|device| device.id == *id).map(|device| device.person.clone())
    }

    /// Lets a device in as the owner's, by the hash of its token.
    ///
    /// # Errors
    ///
    /// If no random number is available, or another process locks the store.
    pub(crate) fn let_in(
        &self,
        store: &dyn GameStore,
        hash: &str,
        name: &str,
    ) -> Result<DeviceId, Problem> {
        self.sign_in(store, PersonId::owner(), hash, name)
    }

    /// Begins a session of a person at a new device, by the hash of its token.
    ///
    /// # Errors
    ///
    /// As [`Devices::let_in`].
    pub(crate) fn sign_in(
        &self,
        store: &dyn GameStore,
        person: PersonId,
        hash: &str,
        name: &str,
    ) -> Result<DeviceId, Problem> {
        let (id, now) = (DeviceId(store.new_device()?), store.now());
        let (hash, name) = (hash.to_string(), name.to_string());
        let device = DeviceSession { id: id.clone(), person, hash, name, since: now, used: now };
        let kept = store.keep_device(&device);
        let is_unkept = kept.is_err();
        // The owner must not be locked out by a full disk; anybody else has to be stored.
        match kept {
            Err(Problem::Busy(_)) => kept?,
            Err(_) if !device.person.is_owner() => kept?,
            _ => {}
        }
        let person = device.person.clone();
        let too_many: Vec<DeviceId> = {
            let mut known = locked(&self.0);
            known.changes += 1;
            if is_unkept {
                known.unkept.insert(id.clone());
            }
            known.by_hash.insert(device.hash.clone(), device);
            drop(known);
            let own = self.all().into_iter().filter(|device| device.person == person);
            own.skip(MOST_KNOWN).map(|device| device.id).collect()
        };
        for device in too_many {
            self.forget(store, &device)?;
        }
        Ok(id)
    }

    /// Knows a session that is stored already.
    pub(crate) fn arrived(&self, session: DeviceSession) {
        let mut known = locked(&self.0);
        known.changes += 1;
        known.by_hash.insert(session.hash.clone(), session);
    }

    /// Removes a device and frees its seats. Returns the ids of their games.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; the device is still let in then.
    pub(crate) fn forget(
        &self,
        store: &dyn GameStore,
        id: &DeviceId,
    ) -> Result<Vec<String>, Problem> {
        let is_unkept = locked(&self.0).unkept.contains(id);
        let games = if is_unkept { Vec::new() } else { store.forget_device(id)? };
        let mut known = locked(&self.0);
        known.changes += 1;
        known.unkept.remove(id);
        known.by_hash.retain(|_, device| device.id != *id);
        Ok(games)
    }

    /// Stores when devices were last here and reads which are let in: another process on the same
    /// store may have added or removed one.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written; nothing has changed then.
    pub(crate) fn look_again(&self, store: &dyn GameStore) -> Result<(), Problem> {
        self.keep_what_was_not(store);
        let (here, changes) = {
            let mut known = locked(&self.0);
            (std::mem::take(&mut known.here), known.changes)
        };
        let now = store.now();
        if !here.is_empty()
            && let Err(problem) = store.devices_used(&here)
        {
            let mut known = locked(&self.0);
            for (id, at) in here {
                known.here.entry(id).or_insert(at);
            }
            return Err(problem);
        }
        let (mut there, rested): (Vec<DeviceSession>, Vec<DeviceSession>) =
            store.devices()?.into_iter().partition(|device| now - device.used < FORGOTTEN_AFTER);
        {
            let mut known = locked(&self.0);
            if known.changes == changes {
                // Devices seen while the store was being read count as seen.
                for device in &mut there {
                    let here = known.here.get(&device.id).copied();
                    device.used = here.map_or(device.used, |at| at.max(device.used));
                }
                let Known { by_hash, unkept, .. } = &mut *known;
                by_hash.retain(|_, device| unkept.contains(&device.id));
                by_hash.extend(there.into_iter().map(|it| (it.hash.clone(), it)));
            }
        }
        for device in rested {
            self.forget(store, &device.id)?;
        }
        Ok(())
    }

    /// Tries again to store the devices that could not be stored.
    fn keep_what_was_not(&self, store: &dyn GameStore) {
        let unkept: Vec<DeviceSession> = {
            let known = locked(&self.0);
            let is_unkept = |device: &&DeviceSession| known.unkept.contains(&device.id);
            known.by_hash.values().filter(is_unkept).cloned().collect()
        };
        for device in unkept {
            if store.keep_device(&device).is_ok() {
                locked(&self.0).unkept.remove(&device.id);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MemoryStore, PeopleStore as _};

    #[test]
    fn a_device_is_known_by_the_hash_of_its_token_until_it_is_forgotten() {
        let store = MemoryStore::default();
        let devices = Devices::of(&store);
        let one = devices.let_in(&store, "one", "Firefox, Android").expect("let in");
        let other = devices.let_in(&store, "other", "Safari, iPhone").expect("let in");
        assert_ne!(one, other);
        assert_eq!(devices.known("one", 7), Some(one.clone()));
        assert_eq!(devices.known("none", 7), None);
        assert_eq!(devices.all()[0].name, "Firefox, Android", "it was here last");
        devices.look_again(&store).expect("read");
        assert_eq!(store.devices().expect("read").iter().map(|it| it.used).max(), Some(7));
        // Another process on the same store removes one device and lets another in.
        let elsewhere = Devices::of(&store);
        elsewhere.forget(&store, &one).expect("forgotten");
        let third = elsewhere.let_in(&store, "third", "").expect("let in");
        assert!(devices.is_known(&one), "it has not looked again");
        devices.look_again(&store).expect("read");
        assert!(!devices.is_known(&one) && devices.is_known(&other) && devices.is_known(&third));
        assert_eq!(devices.known("one", 8), None);
    }

    #[test]
    fn who_stays_away_for_half_a_year_or_was_followed_by_two_hundred_is_known_no_more() {
        let store = MemoryStore::default();
        let devices = Devices::of(&store);
        let first = devices.let_in(&store, "first", "").expect("let in");
        for nth in 0..MOST_KNOWN {
            devices.let_in(&store, &nth.to_string(), "").expect("let in");
        }
        assert_eq!(devices.all().len(), MOST_KNOWN);
        assert!(!devices.is_known(&first) && store.devices().expect("read").len() == MOST_KNOWN);
        devices.known("7", FORGOTTEN_AFTER + 1_000).expect("it is here");
        devices.look_again(&store).expect("read");
        store.wait_for(FORGOTTEN_AFTER + 900);
        devices.look_again(&store).expect("read");
        assert_eq!(devices.all().iter().map(|it| it.hash.as_str()).collect::<Vec<_>>(), ["7"]);
    }
}
