use std::fmt;

use play::Refusal;
use table::{Objection, Objections};

/// Why the desk or the store did not do what was asked. Nothing has changed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Problem {
    /// No saved game has this id.
    Missing(String),
    /// The game refused the request, in one sentence.
    Refused(String),
    /// Options, or a save, that cannot be played, with every reason.
    Objections(Vec<Objection>),
    /// Another process has changed the game since it was last looked at.
    Overtaken,
    /// Another process keeps the store to itself just now, in one sentence; the same may succeed a
    /// moment later.
    Busy(String),
    /// The disk or the database, in one sentence.
    Storage(String),
}

impl Problem {
    /// Every reason, one line each.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Problem::Objections(objections) => {
                let objections = Objections::from_iter(objections.iter().cloned());
                objections.into_vec().iter().map(Objection::to_string).collect()
            }
            other => vec![other.to_string()],
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Missing(id) => write!(f, "there is no saved game '{id}'"),
            Problem::Refused(why) | Problem::Busy(why) | Problem::Storage(why) => f.write_str(why),
            Problem::Objections(_) => f.write_str(&self.lines().join("; ")),
            Problem::Overtaken => f.write_str(
                "the game was changed elsewhere meanwhile; it is shown anew, please choose again",
            ),
        }
    }
}

impl std::error::Error for Problem {}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Self {
        Problem::Refused(refusal.0)
    }
}

impl From<Vec<Objection>> for Problem {
    fn from(objections: Vec<Objection>) -> Self {
        Problem::Objections(objections)
    }
}
