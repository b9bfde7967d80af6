//! Who follows a game by an open stream of events.

use std::collections::BTreeMap;
use std::sync::Mutex;

use crate::PersonId;
use crate::lock::locked;

/// The people who follow each game by a stream of events of this process, each with the number of
/// streams.
#[derive(Default)]
pub(crate) struct Watchers(Mutex<BTreeMap<String, BTreeMap<PersonId, usize>>>);

impl Watchers {
    /// Counts one more stream; returns whether the person is new to the game.
    pub(crate) fn come(&self, id: &str, person: &PersonId) -> bool {
        let mut all = locked(&self.0);
        let streams = all.entry(id.to_string()).or_default().entry(person.clone()).or_default();
        *streams += 1;
        *streams == 1
    }

    /// Counts one stream less; returns whether it was the last of the person.
    pub(crate) fn go(&self, id: &str, person: &PersonId) -> bool {
        let mut all = locked(&self.0);
        let Some(people) = all.get_mut(id) else { return false };
        let Some(streams) = people.get_mut(person) else { return false };
        *streams -= 1;
        let is_gone = *streams == 0;
        people.retain(|_, streams| *streams > 0);
        all.retain(|_, people| !people.is_empty());
        is_gone
    }

    /// Everybody who follows a game.
    pub(crate) fn of(&self, id: &str) -> Vec<PersonId> {
        locked(&self.0).get(id).into_iter().flat_map(BTreeMap::keys).cloned().collect()
    }
}
