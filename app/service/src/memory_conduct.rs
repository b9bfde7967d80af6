//! How people get on with each other, in memory.

use std::collections::BTreeSet;

use crate::{KeptAct, PersonId, Report};

/// How people get on with each other.
#[derive(Debug, Default)]
pub(crate) struct Conduct {
    pub(crate) reports: Vec<Report>,
    /// Who blocks whom, the earliest first.
    pub(crate) blocks: Vec<(PersonId, PersonId)>,
    pub(crate) acts: Vec<KeptAct>,
}

impl Conduct {
    /// Drops what belongs to a person: blocks, the words of reports, and the name in them.
    pub(crate) fn forget(&mut self, person: &PersonId) {
        self.blocks.retain(|(one, other)| one != person && other != person);
        for report in &mut self.reports {
            if report.by.take_if(|by| by == person).is_some() {
                report.words.clear();
            }
            report.about.take_if(|about| about == person);
        }
    }

    /// Hands everything of a guest to somebody else. Nobody blocks or reports himself.
    pub(crate) fn join(&mut self, from: &PersonId, into: &PersonId) {
        let renamed = |id: &mut PersonId| {
            if id == from {
                id.clone_from(into);
            }
        };
        for (one, other) in &mut self.blocks {
            renamed(one);
            renamed(other);
        }
        let mut known = BTreeSet::new();
        self.blocks.retain(|pair| pair.0 != pair.1 && known.insert(pair.clone()));
        for report in &mut self.reports {
            report.by.iter_mut().chain(&mut report.about).for_each(renamed);
        }
        self.reports.retain(|report| report.by.is_none() || report.by != report.about);
        for act in &mut self.acts {
            renamed(&mut act.by);
            act.on.iter_mut().for_each(renamed);
        }
    }
}
