//! Why a request cannot be answered.

use table::{Objection, Objections};

use crate::Refusal;

/// Why a request is refused.
pub(super) struct Error {
    pub(super) error: String,
    pub(super) objections: Vec<Objection>,
}

impl Error {
    pub(super) fn new(error: impl Into<String>) -> Self {
        Error { error: error.into(), objections: Vec::new() }
    }

    pub(super) fn all(objections: Vec<Objection>) -> Self {
        let objections = Objections::from_iter(objections).into_vec();
        let sentences: Vec<String> = objections.iter().map(Objection::to_string).collect();
        Error { error: sentences.join("; "), objections }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Error::new(refusal.0)
    }
}
