//! Errors of requests.

use game_core::{ValidationError, ValidationErrors};
use play::SessionError;

/// Why a request is refused.
pub(super) struct Error {
    pub(super) error: String,
    pub(super) objections: Vec<ValidationError>,
}

impl Error {
    pub(super) fn new(error: impl Into<String>) -> Self {
        Error { error: error.into(), objections: Vec::new() }
    }

    pub(super) fn all(objections: Vec<ValidationError>) -> Self {
        let objections = ValidationErrors::from_iter(objections).into_vec();
        let sentences: Vec<String> = objections.iter().map(ValidationError::to_string).collect();
        Error { error: sentences.join("; "), objections }
    }
}

impl From<SessionError> for Error {
    fn from(refusal: SessionError) -> Self {
        Error::new(refusal.0)
    }
}
