//! By what people sign in, in memory.

use std::collections::BTreeMap;

use crate::{Identity, OneTime, Passkey, PersonId, ProgramToken, Removal};

/// By what people sign in.
#[derive(Debug, Default)]
pub(crate) struct Credentials {
    pub(crate) passkeys: BTreeMap<String, Passkey>,
    pub(crate) identities: BTreeMap<(String, String), Identity>,
    pub(crate) recovery: BTreeMap<String, PersonId>,
    pub(crate) one_time: BTreeMap<String, OneTime>,
    pub(crate) tokens: BTreeMap<String, ProgramToken>,
}

impl Credentials {
    /// Drops everything of a person.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.passkeys.retain(|_, it| it.person != *person);
        self.identities.retain(|_, it| it.person != *person);
        self.recovery.retain(|_, whose| whose != person);
        self.tokens.retain(|_, it| it.person != *person);
    }

    /// The passkeys of a person, the oldest first.
    pub(crate) fn passkeys(&self, person: &PersonId) -> Vec<Passkey> {
        let own = self.passkeys.values().filter(|it| it.person == *person);
        let mut own: Vec<Passkey> = own.cloned().collect();
        own.sort_by_key(|it| it.since);
        own
    }

    /// The identities of a person, the oldest first.
    pub(crate) fn identities(&self, person: &PersonId) -> Vec<Identity> {
        let own = self.identities.values().filter(|it| it.person == *person);
        let mut own: Vec<Identity> = own.cloned().collect();
        own.sort_by_key(|it| it.since);
        own
    }

    /// Whether removing a way that the person has, or has not, may go on.
    pub(crate) fn removal(&self, person: &PersonId, has: bool) -> Removal {
        match (has, self.passkeys(person).len() + self.identities(person).len()) {
            (false, _) => Removal::Unknown,
            (true, ..=1) => Removal::LastWayIn,
            (true, _) => Removal::Done,
        }
    }
}
