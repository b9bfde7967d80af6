use std::fmt;

use game_core::{ValidationError, ValidationErrors};
use i18n::{Locale, message};
use play::SessionError;

/// Why the games service or the store did not do what was asked. Nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Problem {
    /// No saved game has this id.
    Missing(String),
    /// The game refused the request, in one sentence.
    Refused(String),
    /// Options, or a save, that cannot be played, with every reason.
    ValidationErrors(Vec<ValidationError>),
    /// Another process has changed the game since it was last looked at.
    Overtaken,
    /// Another process keeps the store to itself just now, in one sentence; the same may succeed a
    /// moment later.
    Busy(String),
    /// The disk or the database, in one sentence.
    Storage(String),
    /// A saved game that is damaged so that nothing can be made of it, in one sentence.
    Damaged(String),
}

impl Problem {
    /// Every reason in English, one line each.
    pub fn lines(&self) -> Vec<String> {
        self.lines_in(Locale::English)
    }

    /// Every reason, one line each; what a game or a store says is as they say it.
    pub fn lines_in(&self, locale: Locale) -> Vec<String> {
        match self {
            Problem::Missing(id) => {
                vec![message!(locale, "problem-no-game", id = id.as_str()).into()]
            }
            Problem::Overtaken => vec![message!(locale, "problem-overtaken").into()],
            Problem::ValidationErrors(objections) => {
                let objections = ValidationErrors::from_iter(objections.iter().cloned());
                objections.into_vec().iter().map(ValidationError::to_string).collect()
            }
            other => vec![other.to_string()],
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused(why)
            | Problem::Busy(why)
            | Problem::Storage(why)
            | Problem::Damaged(why) => f.write_str(why),
            Problem::Missing(_) | Problem::ValidationErrors(_) | Problem::Overtaken => {
                f.write_str(&self.lines().join("; "))
            }
        }
    }
}

impl std::error::Error for Problem {}

impl From<SessionError> for Problem {
    fn from(refusal: SessionError) -> Self {
        Problem::Refused(refusal.0)
    }
}

impl From<Vec<ValidationError>> for Problem {
    fn from(objections: Vec<ValidationError>) -> Self {
        Problem::ValidationErrors(objections)
    }
}
