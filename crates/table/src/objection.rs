use std::fmt;

use serde::Serialize;

/// One reason why options, content, a position or a save is refused.
///
/// Whatever is checked names all its reasons at once, each with its place.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct Objection {
    /// Where: an option, a file with table and field, a part of the position.
    pub at: String,
    /// What is wrong and what was expected, as a clause that a person can act on.
    pub why: String,
}

impl Objection {
    /// An objection at a place.
    pub fn new(at: impl Into<String>, why: impl Into<String>) -> Self {
        Objection { at: at.into(), why: why.into() }
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)
    }
}

/// A choice that is not among those listed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Illegal {
    /// The choice as text.
    pub choice: String,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' cannot be chosen now", self.choice)
    }
}

impl std::error::Error for Illegal {}
