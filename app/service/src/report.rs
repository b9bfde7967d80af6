//! Reports: what somebody says of a person in a game, for those who run the service.

use crate::PersonId;

pub use page::{ReportOutcome, ReportReason};

/// The most letters of the words in a report.
pub const MOST_LETTERS: usize = 500;

/// What somebody says of a person in a game.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// The id of the saved game, which may be deleted since.
    pub game: String,
    /// The id of the game that is played, such as `colab`.
    pub kind: String,
    /// The name that the saved game had.
    pub name: String,
    /// Who reports; `None` if that person is gone.
    pub by: Option<PersonId>,
    /// Who is reported; `None` if that person is gone.
    pub about: Option<PersonId>,
    /// Why.
    pub reason: ReportReason,
    /// The reason in words; empty once it is closed or whoever wrote them is gone.
    pub words: String,
    /// When it was made, in seconds since 1970.
    pub since: i64,
    /// What was done; `None` while it is open.
    pub outcome: Option<ReportOutcome>,
}

/// Why a report may not be made.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReportRefusal {
    /// An open one says the same.
    Again,
    /// Too many were made; the next one may come after so many seconds.
    Often {
        /// The time, in seconds.
        seconds: i64,
    },
}

/// How many reports one person may make in a time.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct ReportLimit {
    /// The most of them.
    pub most: usize,
    /// The time, in seconds.
    pub seconds: i64,
}

impl ReportLimit {
    /// What the service allows.
    pub const USUAL: ReportLimit = ReportLimit { most: 5, seconds: 86_400 };

    /// Why a person who has made these reports, the latest first, may not make this one; `None` if he
    /// may.
    pub fn refusal(self, made: &[Report], report: &Report) -> Option<ReportRefusal> {
        let is_same = |it: &Report| {
            it.outcome.is_none() && (&it.game, &it.about) == (&report.game, &report.about)
        };
        match made.iter().any(is_same) {
            true => Some(ReportRefusal::Again),
            false => self.wait(made, report.since).map(|seconds| ReportRefusal::Often { seconds }),
        }
    }

    /// How many seconds a person waits who has made these reports, the latest first; `None` if the
    /// next one may come now.
    fn wait(self, made: &[Report], now: i64) -> Option<i64> {
        let oldest = made.get(self.most.checked_sub(1)?)?;
        let wait = oldest.since.saturating_add(self.seconds).saturating_sub(now);
        (wait > 0).then_some(wait)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(since: i64) -> Report {
        Report {
            id: since.to_string(),
            game: "g".into(),
            kind: "colab".into(),
            name: "Ares".into(),
            by: None,
            about: None,
            reason: ReportReason::Other,
            words: String::new(),
            since,
            outcome: None,
        }
    }

    #[test]
    fn the_same_report_is_made_once_while_it_is_open() {
        let limit = ReportLimit { most: 2, seconds: 100 };
        let closed = Report { outcome: Some(ReportOutcome::Nothing), ..made(1) };
        assert_eq!(limit.refusal(&[made(1)], &made(500)), Some(ReportRefusal::Again));
        assert_eq!(limit.refusal(std::slice::from_ref(&closed), &made(500)), None);
        let other = Report { game: "h".into(), ..made(60) };
        assert_eq!(limit.refusal(&[made(10)], &other), None);
        let often = limit.refusal(&[closed.clone(), closed], &other);
        assert_eq!(often, Some(ReportRefusal::Often { seconds: 41 }));
    }

    #[test]
    fn the_next_report_waits_until_the_oldest_that_counts_is_old() {
        let limit = ReportLimit { most: 2, seconds: 100 };
        assert_eq!(limit.wait(&[made(10)], 11), None);
        let two = [made(50), made(10)];
        assert_eq!((limit.wait(&two, 60), limit.wait(&two, 110)), (Some(50), None));
    }
}
