//! The devices that are let in. Each has a token of its own, which only the device knows: what is
//! kept of it is a hash.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use crate::lock::locked;
use crate::{GameStore, Problem};

/// So many devices are known at most; who was let in last makes room of whoever was here least
/// lately.
const MOST_KNOWN: usize = 200;

/// Who was not here for so long is known no more, in seconds: half a year.
const FORGOTTEN_AFTER: i64 = 15_768_000;

/// What a device is called within the program. It is no secret and lets nobody in.
#[derive(Clone, Debug, Eq, Hash, Ord, PartialEq, PartialOrd)]
pub struct DeviceId(pub String);

/// Who asks, as whoever runs the program has found out. It goes with a request as an extension;
/// nothing that a browser sends says it.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub struct Caller {
    /// The device, if it is one that can be known again.
    pub device: Option<DeviceId>,
    /// Whether it is the computer on which the program runs.
    pub is_owner: bool,
}

/// A device that is let in, as it is kept.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct KnownDevice {
    /// What it is called.
    pub id: DeviceId,
    /// The hash of its token.
    pub hash: String,
    /// What a person knows it by, such as "Firefox, Android".
    pub name: String,
    /// When it was let in, in seconds since 1970.
    pub since: i64,
    /// When it was last here, in seconds since 1970.
    pub used: i64,
}

/// How devices are let in that bring a number, for the page on which the owner asks for one.
pub trait Door: Send + Sync {
    /// The number that is good now, if one is.
    fn number(&self) -> Option<DoorNumber>;

    /// Another one in its place; `None` if there is no random number to be had.
    fn new_number(&self) -> Option<DoorNumber>;
}

/// A number that lets one device in.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct DoorNumber {
    /// As it is to be read, such as "482 913".
    pub digits: String,
    /// For how many minutes it is good, at most.
    pub minutes: u64,
}

/// The devices that are known, in memory. A request is let in without a look at the disk.
#[derive(Default)]
pub(crate) struct Devices(Mutex<Known>);

#[derive(Default)]
struct Known {
    by_hash: BTreeMap<String, KnownDevice>,
    /// The devices that were here since it was last kept when.
    here: BTreeMap<DeviceId, i64>,
    /// The devices that could not be kept: the disk is full, or can only be read. They are let in
    /// for as long as the program runs, or until there is room.
    unkept: BTreeSet<DeviceId>,
    /// Counts who came and who was sent away, so that what was read before counts for nothing.
    changes: u64,
}

impl Devices {
    /// Those of a store; none where it cannot be read just now.
    pub(crate) fn of(store: &dyn GameStore) -> Self {
        let devices = Devices::default();
        // They are looked for again soon.
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

    /// Every device, the one that was here last first.
    pub(crate) fn all(&self) -> Vec<KnownDevice> {
        let mut all: Vec<KnownDevice> = locked(&self.0).by_hash.values().cloned().collect();
        all.sort_by_key(|device| std::cmp::Reverse((device.used, device.since)));
        all
    }

    /// Whether a device is still let in.
    pub(crate) fn is_known(&self, id: &DeviceId) -> bool {
        locked(&self.0).by_hash.values().any(|device| device.id == *id)
    }

    /// Lets a device in from now on, by the hash of the token that it was given.
    ///
    /// # Errors
    ///
    /// If there is no random number to be had, or another program keeps the store to itself.
    pub(crate) fn let_in(
        &self,
        store: &dyn GameStore,
        hash: &str,
        name: &str,
    ) -> Result<DeviceId, Problem> {
        let (id, now) = (DeviceId(store.new_device()?), store.now());
        let (hash, name) = (hash.to_string(), name.to_string());
        let device = KnownDevice { id: id.clone(), hash, name, since: now, used: now };
        let kept = store.keep_device(&device);
        if let Err(busy @ Problem::Busy(_)) = kept {
            return Err(busy);
        }
        let too_many: Vec<DeviceId> = {
            let mut known = locked(&self.0);
            known.changes += 1;
            if kept.is_err() {
                known.unkept.insert(id.clone());
            }
            known.by_hash.insert(device.hash.clone(), device);
            drop(known);
            self.all().into_iter().skip(MOST_KNOWN).map(|device| device.id).collect()
        };
        for device in too_many {
            self.forget(store, &device)?;
        }
        Ok(id)
    }

    /// Lets a device in no longer, and makes its seats free; the ids of their games.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; it is let in as before then.
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

    /// Keeps when devices were here, and looks which are let in by now: another program on the same
    /// store may have let one in, or forgotten one.
    ///
    /// # Errors
    ///
    /// If the store cannot be read or written; all is as before then.
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
        let (mut there, rested): (Vec<KnownDevice>, Vec<KnownDevice>) =
            store.devices()?.into_iter().partition(|device| now - device.used < FORGOTTEN_AFTER);
        {
            let mut known = locked(&self.0);
            if known.changes == changes {
                // Who was here while the store was read was here.
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

    /// Tries again to keep the devices that could not be kept.
    fn keep_what_was_not(&self, store: &dyn GameStore) {
        let unkept: Vec<KnownDevice> = {
            let known = locked(&self.0);
            let is_unkept = |device: &&KnownDevice| known.unkept.contains(&device.id);
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
    use crate::MemoryStore;

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
        // Another program on the same store sends one away and lets another in.
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
