//! Reports, blocks and acts of hosts in memory.

use std::collections::BTreeSet;

use crate::lock::locked;
use crate::memory_store::Games;
use crate::{
    ConductStore, KeptAct, MemoryStore, PersonId, Problem, Report, ReportLimit, ReportOutcome,
};

impl Games {
    fn knows_both(&self, one: Option<&PersonId>, other: Option<&PersonId>) -> Result<(), Problem> {
        let knows = |id: Option<&PersonId>| id.is_some_and(|id| self.people.contains_key(id));
        if knows(one) && knows(other) { Ok(()) } else { Err(Problem::Overtaken) }
    }

    fn reports_by(&self, person: Option<&PersonId>) -> Vec<Report> {
        let own = self.conduct.reports.iter().filter(|it| it.by.as_ref() == person);
        own.rev().cloned().collect()
    }
}

impl ConductStore for MemoryStore {
    fn report(&self, report: &Report, limit: ReportLimit) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.knows_both(report.by.as_ref(), report.about.as_ref())?;
        if limit.refusal(&all.reports_by(report.by.as_ref()), report).is_some() {
            return Err(Problem::Overtaken);
        }
        all.conduct.reports.push(report.clone());
        Ok(())
    }

    fn open_reports(&self) -> Result<Vec<Report>, Problem> {
        let all = locked(&self.0);
        Ok(all.conduct.reports.iter().filter(|it| it.outcome.is_none()).cloned().collect())
    }

    fn reports_by(&self, person: &PersonId) -> Result<Vec<Report>, Problem> {
        Ok(locked(&self.0).reports_by(Some(person)))
    }

    fn close_report(&self, id: &str, outcome: ReportOutcome) -> Result<Option<Report>, Problem> {
        let mut all = locked(&self.0);
        let mut open = all.conduct.reports.iter_mut().filter(|it| it.outcome.is_none());
        let Some(report) = open.find(|it| it.id == id) else { return Ok(None) };
        let before = report.clone();
        report.outcome = Some(outcome);
        report.words.clear();
        Ok(Some(before))
    }

    fn block(
        &self,
        person: &PersonId,
        blocked: &PersonId,
        _now: i64,
    ) -> Result<Vec<String>, Problem> {
        let mut all = locked(&self.0);
        all.knows_both(Some(person), Some(blocked))?;
        let pair = (person.clone(), blocked.clone());
        if !all.conduct.blocks.contains(&pair) {
            all.conduct.blocks.push(pair);
        }
        let mut games = Vec::new();
        for (game, offers) in &mut all.offers {
            let before = offers.len();
            offers.retain(|offer| offer.to != *person || offer.by != *blocked);
            if offers.len() < before {
                games.push(game.clone());
            }
        }
        games.iter().try_for_each(|game| all.touch(game).map(drop))?;
        Ok(games)
    }

    fn unblock(&self, person: &PersonId, blocked: &PersonId) -> Result<(), Problem> {
        let mut all = locked(&self.0);
        all.conduct.blocks.retain(|(one, other)| one != person || other != blocked);
        Ok(())
    }

    fn blocked_by(&self, person: &PersonId) -> Result<Vec<PersonId>, Problem> {
        let all = locked(&self.0);
        let own = all.conduct.blocks.iter().rev().filter(|(one, _)| one == person);
        Ok(own.map(|(_, other)| other.clone()).collect())
    }

    fn blockers_of(&self, person: &PersonId) -> Result<BTreeSet<PersonId>, Problem> {
        let all = locked(&self.0);
        let by = all.conduct.blocks.iter().filter(|(_, other)| other == person);
        Ok(by.map(|(one, _)| one.clone()).collect())
    }

    fn keep_act(&self, act: &KeptAct) -> Result<(), Problem> {
        locked(&self.0).conduct.acts.push(act.clone());
        Ok(())
    }

    fn acts(&self, most: usize) -> Result<Vec<KeptAct>, Problem> {
        Ok(locked(&self.0).conduct.acts.iter().rev().take(most).cloned().collect())
    }
}
