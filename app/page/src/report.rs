//! Why a person is reported, and what was done about it.

use std::borrow::Cow;

use i18n::{Locale, message};

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

    /// The reason in a language.
    pub(crate) fn words(self, locale: Locale) -> Cow<'static, str> {
        match self {
            ReportReason::Name => message!(locale, "report-name"),
            ReportReason::Stalling => message!(locale, "report-stalling"),
            ReportReason::Cheating => message!(locale, "report-cheating"),
            ReportReason::Other => message!(locale, "report-other"),
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

    /// The outcome in a language.
    pub(crate) fn words(self, locale: Locale) -> Cow<'static, str> {
        match self {
            ReportOutcome::Nothing => message!(locale, "report-done-nothing"),
            ReportOutcome::Spoken => message!(locale, "report-done-spoken"),
            ReportOutcome::Ranked => message!(locale, "report-done-ranked"),
            ReportOutcome::Removed => message!(locale, "report-done-removed"),
        }
    }

    /// The outcome of a word; `None` for any other.
    pub fn of_word(word: &str) -> Option<Self> {
        ReportOutcome::ALL.into_iter().find(|outcome| outcome.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
