use std::collections::BTreeSet;

use crate::people_store::nobody_else;
use crate::{KeptAct, PersonId, Problem, Report, ReportLimit, ReportOutcome};

/// Stores how people get on with each other: reports, whom somebody blocks, and what hosts of the
/// service did.
///
/// Durability, locks and errors are those of [`GameStore`](crate::GameStore). A store of one
/// person, as in a browser, keeps the defaults, in which nobody meets anybody.
pub trait ConductStore {
    /// Stores a new report.
    ///
    /// # Errors
    ///
    /// [`Problem::Overtaken`] if the person has made too many by now, or has an open one about the
    /// same person in the same game; or if the store cannot be written, or does not know the
    /// people. Nothing has changed then.
    fn report(&self, _report: &Report, _limit: ReportLimit) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// The open reports, the oldest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn open_reports(&self) -> Result<Vec<Report>, Problem> {
        Ok(Vec::new())
    }

    /// The reports that a person has made, the latest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn reports_by(&self, _person: &PersonId) -> Result<Vec<Report>, Problem> {
        Ok(Vec::new())
    }

    /// Closes an open report with what was done. Its words go. Returns the report as it was; `None`
    /// if none with this id is open.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn close_report(&self, _id: &str, _outcome: ReportOutcome) -> Result<Option<Report>, Problem> {
        Ok(None)
    }

    /// Stores that a person blocks another from the time `now` on, and drops the seats that the
    /// other offers to the person. Counts as a change of the games, whose ids are returned.
    ///
    /// # Errors
    ///
    /// If the store cannot be written, or does not know both.
    fn block(
        &self,
        _person: &PersonId,
        _blocked: &PersonId,
        _now: i64,
    ) -> Result<Vec<String>, Problem> {
        Err(nobody_else())
    }

    /// Stores that a person does not block another any more.
    ///
    /// # Errors
    ///
    /// If the store cannot be written.
    fn unblock(&self, _person: &PersonId, _blocked: &PersonId) -> Result<(), Problem> {
        Ok(())
    }

    /// Whom a person blocks, the latest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn blocked_by(&self, _person: &PersonId) -> Result<Vec<PersonId>, Problem> {
        Ok(Vec::new())
    }

    /// Who blocks a person.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn blockers_of(&self, _person: &PersonId) -> Result<BTreeSet<PersonId>, Problem> {
        Ok(BTreeSet::new())
    }

    /// Stores an act of a host of the service, and drops the oldest beyond a thousand.
    ///
    /// # Errors
    ///
    /// If the store cannot be written; by default always.
    fn keep_act(&self, _act: &KeptAct) -> Result<(), Problem> {
        Err(nobody_else())
    }

    /// The latest acts of hosts, as many as `most`, the latest first.
    ///
    /// # Errors
    ///
    /// If the store cannot be read.
    fn acts(&self, _most: usize) -> Result<Vec<KeptAct>, Problem> {
        Ok(Vec::new())
    }
}
