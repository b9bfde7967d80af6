use std::fmt;

use game_core::{ValidationError, ValidationErrors};
use i18n::{Locale, message};
use play::SessionError;

/// Why the game service or the store failed. Nothing has changed then.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Problem {
    /// No saved game has this id.
    Missing(String),
    /// The game refused the request, in one sentence.
    Refused(String),
    /// Options, or a save, that cannot be played, with every reason.
    ValidationErrors(Vec<ValidationError>),
    /// Another process has changed the game since it was read.
    Overtaken,
    /// Another process locks the store, in one sentence; a retry may succeed a moment later.
    Busy(String),
    /// The disk or the database failed, in one sentence.
    Storage(String),
    /// A saved game is too damaged to be read, in one sentence.
    Damaged(String),
}

impl Problem {
    /// Every reason in English, one line each.
    pub fn lines(&self) -> Vec<String> {
        self.lines_in(Locale::English)
    }

    /// Every reason in a language, one line each. Messages of a game or store are not translated.
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
