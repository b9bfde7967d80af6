//! What a game has in its files of what was learnt, read when it is first asked for.

use std::sync::OnceLock;

use crate::learned::{Layout, Learned, Net};
use crate::policy_weights::PolicyWeights;

/// The net of a file: what positions are worth.
pub type LearntNet = Learnt<Net>;

/// The policy weights of a file: which choices are likely to be good.
pub type LazyPolicyWeights = Learnt<PolicyWeights>;

/// What a file of what was learnt has, which is read when it is first asked for.
#[derive(Debug)]
pub struct Learnt<T> {
    file: &'static str,
    since: u32,
    rules: u32,
    layout: Layout,
    read: OnceLock<Option<T>>,
}

/// What a file of what was learnt may have.
pub trait LearntPart: Sized {
    /// What this file has of it, if anything.
    fn of(learned: &Learned) -> Option<Self>;
}

impl LearntPart for Net {
    fn of(learned: &Learned) -> Option<Net> {
        learned.net().ok()
    }
}

impl LearntPart for PolicyWeights {
    fn of(learned: &Learned) -> Option<PolicyWeights> {
        learned.policy_weights().ok()
    }
}

impl<T: LearntPart> Learnt<T> {
    /// Of this file, for these rules and features.
    pub const fn of(file: &'static str, rules: u32, layout: Layout) -> Self {
        Learnt::of_any(file, rules, rules, layout)
    }

    /// The same of any version of the rules from `since` to `rules`.
    pub const fn of_any(file: &'static str, since: u32, rules: u32, layout: Layout) -> Self {
        Learnt { file, since, rules, layout, read: OnceLock::new() }
    }

    /// What was learnt; `None` if the file is of other rules or features, or not as it was written.
    pub fn get(&self) -> Option<&T> {
        let of = |rules| Learned::read(self.file, rules, self.layout).ok();
        let read = || (self.since..=self.rules).rev().find_map(of);
        self.read.get_or_init(|| T::of(&read()?)).as_ref()
    }
}
