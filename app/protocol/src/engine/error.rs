//! Errors of requests.

use game_core::{ValidationError, ValidationErrors};
use i18n::{Locale, Notice};
use play::SessionError;

/// Why a request is refused.
pub(super) enum Error {
    One(Notice),
    All(Vec<ValidationError>),
}

impl Error {
    pub(super) fn new(error: impl Into<Notice>) -> Self {
        Error::One(error.into())
    }

    pub(super) fn all(objections: Vec<ValidationError>) -> Self {
        Error::All(ValidationErrors::from_iter(objections).into_vec())
    }

    /// Every reason in a language.
    pub(super) fn text(&self, locale: Locale) -> String {
        match self {
            Error::One(why) => why.text(locale),
            Error::All(objections) => {
                let lines: Vec<String> = objections.iter().map(|one| one.text(locale)).collect();
                lines.join("; ")
            }
        }
    }

    /// Each reason with its place; empty if there is one without a place.
    pub(super) fn objections(&self) -> &[ValidationError] {
        match self {
            Error::One(_) => &[],
            Error::All(objections) => objections,
        }
    }
}

impl From<SessionError> for Error {
    fn from(refusal: SessionError) -> Self {
        Error::One(refusal.0)
    }
}
