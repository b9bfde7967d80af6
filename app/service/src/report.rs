//! Reports: what somebody says of a person in a game, for those who run the service.

use crate::PersonId;

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

/// Why a person is reported.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReportReason {
    /// The name insults.
    Name,
    /// Stops the game on purpose.
    Stalling,
    /// Plays with more than the own seat or head.
    Cheating,
    /// Something else, which the words say.
    Other,
}

impl ReportReason {
    /// Every reason, in the order in which they are listed.
    pub const ALL: [ReportReason; 4] =
        [ReportReason::Name, ReportReason::Stalling, ReportReason::Cheating, ReportReason::Other];

    /// The word by which forms name it and a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            ReportReason::Name => "name",
            ReportReason::Stalling => "stalling",
            ReportReason::Cheating => "cheating",
            ReportReason::Other => "other",
        }
    }

    /// The reason of a word; `None` for any other.
    pub fn of_word(word: &str) -> Option<Self> {
        ReportReason::ALL.into_iter().find(|reason| reason.word() == word)
    }
}

/// What a host of the service did about a report.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum ReportOutcome {
    /// Nothing: none was needed.
    Nothing,
    /// Spoke with the person.
    Spoken,
    /// Changed the person's rank.
    Ranked,
    /// Removed the person.
    Removed,
}

impl ReportOutcome {
    /// Every outcome, in the order in which they are listed.
    pub const ALL: [ReportOutcome; 4] = [
        ReportOutcome::Nothing,
        ReportOutcome::Spoken,
        ReportOutcome::Ranked,
        ReportOutcome::Removed,
    ];

    /// The word by which forms name it and a store keeps it.
    pub fn word(self) -> &'static str {
        match self {
            ReportOutcome::Nothing => "nothing",
            ReportOutcome::Spoken => "spoken",
            ReportOutcome::Ranked => "ranked",
            ReportOutcome::Removed => "removed",
        }
    }

    /// The outcome of a word; `None` for any other.
    pub fn of_word(word: &str) -> Option<Self> {
        ReportOutcome::ALL.into_iter().find(|outcome| outcome.word() == word)
    }
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

    /// How many seconds a person waits who has made these reports, the latest first; `None` if the
    /// next one may come now.
    pub fn wait(self, made: &[Report], now: i64) -> Option<i64> {
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
    fn the_next_report_waits_until_the_oldest_that_counts_is_old() {
        let limit = ReportLimit { most: 2, seconds: 100 };
        assert_eq!(limit.wait(&[made(10)], 11), None);
        let two = [made(50), made(10)];
        assert_eq!((limit.wait(&two, 60), limit.wait(&two, 110)), (Some(50), None));
    }

    #[test]
    fn every_word_names_what_it_stands_for() {
        for reason in ReportReason::ALL {
            assert_eq!(ReportReason::of_word(reason.word()), Some(reason));
        }
        for outcome in ReportOutcome::ALL {
            assert_eq!(ReportOutcome::of_word(outcome.word()), Some(outcome));
        }
        assert_eq!((ReportReason::of_word("x"), ReportOutcome::of_word("")), (None, None));
    }
}
