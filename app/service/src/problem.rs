use std::fmt;

use game_core::{ValidationError, ValidationErrors};
use i18n::{Locale, Notice, clauses, message, notice};
use play::SessionError;

/// Why the game service or the store failed. Nothing has changed then.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Problem {
    /// No saved game has this id.
    Missing(String),
    /// The game refused the request, in one sentence.
    Refused(Notice),
    /// Options, or a save, that cannot be played, with every reason.
    ValidationErrors(Vec<ValidationError>),
    /// Another process has changed the game since it was read.
    Overtaken,
    /// Another process locks the store, in one sentence; a retry may succeed a moment later.
    Busy(Notice),
    /// The disk or the database failed, in one sentence.
    Storage(Notice),
    /// A saved game is too damaged to be read, in one sentence.
    Damaged(Notice),
}

impl Problem {
    /// Every reason in English, one line each.
    pub fn lines(&self) -> Vec<String> {
        self.lines_in(Locale::English)
    }

    /// Every reason in a language, one line each. What a game finds wrong with content or a position
    /// is said in English.
    pub fn lines_in(&self, locale: Locale) -> Vec<String> {
        match self {
            Problem::Missing(id) => {
                vec![message!(locale, "problem-no-game", id = id.as_str()).into()]
            }
            Problem::Overtaken => vec![message!(locale, "problem-overtaken").into()],
            Problem::ValidationErrors(objections) => {
                let objections = ValidationErrors::from_iter(objections.iter().cloned());
                objections.into_vec().iter().map(|objection| objection.text(locale)).collect()
            }
            Problem::Refused(why)
            | Problem::Busy(why)
            | Problem::Storage(why)
            | Problem::Damaged(why) => vec![why.text(locale)],
        }
    }

    /// Every reason in a language, one clause after the other.
    pub fn text_in(&self, locale: Locale) -> String {
        clauses(locale, self.lines_in(locale))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_in(Locale::English))
    }
}

impl std::error::Error for Problem {}

impl From<SessionError> for Problem {
    fn from(refusal: SessionError) -> Self {
        Problem::Refused(refusal.0)
    }
}

/// For a change of a session that fails for a reason of the store.
impl From<Problem> for SessionError {
    fn from(problem: Problem) -> Self {
        SessionError(match problem {
            Problem::Refused(why)
            | Problem::Busy(why)
            | Problem::Storage(why)
            | Problem::Damaged(why) => why,
            Problem::Missing(id) => notice!("problem-no-game", id = id),
            Problem::Overtaken => notice!("problem-overtaken"),
            Problem::ValidationErrors(objections) => {
                Notice::Several(objections.iter().map(ValidationError::notice).collect())
            }
        })
    }
}

impl From<Vec<ValidationError>> for Problem {
    fn from(objections: Vec<ValidationError>) -> Self {
        Problem::ValidationErrors(objections)
    }
}
