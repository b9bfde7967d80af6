use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

/// One reason why options, content, a position or a save is refused.
///
/// A check reports all its errors at once, each with its place.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct ValidationError {
    /// Where: an option, a file with table and field, a part of the position.
    pub at: String,
    /// What is wrong and what was expected, as a clause that a person can act on.
    pub why: String,
}

impl ValidationError {
    /// An error at a place.
    pub fn new(at: impl Into<String>, why: impl Into<String>) -> Self {
        ValidationError { at: at.into(), why: why.into() }
    }

    /// The error for an edited position that is not at a step boundary of a turn
    /// ([`Game::set`](crate::Game::set)); `what` is what it is in the middle of.
    pub fn in_progress(at: impl Into<String>, what: &str) -> Self {
        let why = format!(
            "this is in the middle of {what}, which no position can tell; load its log instead, or \
             set the position before a step of a round or turn"
        );
        ValidationError::new(at, why)
    }
}

impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)
    }
}

/// Collects errors: at most ten of each kind, and a count of the rest.
///
/// Input from outside may be wrong a million times over. The report stays short all the same, and
/// collecting it takes no more memory than the first ten of each kind.
#[derive(Clone, Debug, Default)]
pub struct ValidationErrors {
    named: Vec<ValidationError>,
    kinds: BTreeMap<String, Kind>,
}

/// Errors that differ only in names and numbers.
#[derive(Clone, Debug)]
struct Kind {
    count: usize,
    /// Index in `named` of the last one listed.
    after: usize,
}

impl ValidationErrors {
    /// The most errors of one kind that are listed individually.
    pub const MOST: usize = 10;

    /// Adds an error at a place.
    pub fn add(&mut self, at: impl Into<String>, why: impl Into<String>) {
        let why = why.into();
        let next = self.named.len();
        let kind = self.kinds.entry(kind(&why)).or_insert(Kind { count: 0, after: next });
        kind.count += 1;
        if kind.count <= ValidationErrors::MOST {
            kind.after = next;
            self.named.push(ValidationError::new(at, why));
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.named.is_empty()
    }

    /// The listed errors, each kind followed by the count of the rest.
    pub fn into_vec(self) -> Vec<ValidationError> {
        let mut more: BTreeMap<usize, usize> = BTreeMap::new();
        for kind in self.kinds.values().filter(|kind| kind.count > ValidationErrors::MOST) {
            more.insert(kind.after, kind.count - ValidationErrors::MOST);
        }
        let mut all = Vec::with_capacity(self.named.len() + more.len());
        for (index, error) in self.named.into_iter().enumerate() {
            let place = error.at.split(", ").next().unwrap_or_default().to_string();
            all.push(error);
            if let Some(count) = more.get(&index) {
                all.push(ValidationError::new(place, format!("{count} more of the same kind")));
            }
        }
        all
    }

    /// `value` if there is no error.
    ///
    /// # Errors
    ///
    /// [`ValidationErrors::into_vec`].
    pub fn unless_any<T>(self, value: T) -> Result<T, Vec<ValidationError>> {
        if self.is_empty() { Ok(value) } else { Err(self.into_vec()) }
    }
}

impl Extend<ValidationError> for ValidationErrors {
    fn extend<T: IntoIterator<Item = ValidationError>>(&mut self, errors: T) {
        errors.into_iter().for_each(|error| self.add(error.at, error.why));
    }
}

impl FromIterator<ValidationError> for ValidationErrors {
    fn from_iter<T: IntoIterator<Item = ValidationError>>(errors: T) -> Self {
        let mut all = ValidationErrors::default();
        all.extend(errors);
        all
    }
}

/// A reason with its quoted names and its numbers removed.
fn kind(why: &str) -> String {
    let mut kind = String::with_capacity(why.len());
    let mut quoted = false;
    for letter in why.chars() {
        match letter {
            '\'' | '"' => quoted = !quoted,
            _ if quoted || letter.is_ascii_digit() => {}
            _ => kind.push(letter),
        }
    }
    kind
}

/// A choice that is not listed.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct IllegalAction {
    /// The choice as text.
    pub choice: String,
}

impl fmt::Display for IllegalAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' cannot be chosen now", self.choice)
    }
}

impl std::error::Error for IllegalAction {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_of_a_kind_are_named_and_the_rest_counted() {
        let mut errors = ValidationErrors::default();
        for number in 0..5000 {
            errors.add(format!("players, number {number}"), format!("no bot 'x{number}'"));
            if number % 1000 == 0 {
                errors.add("save, luck", "expected a seed");
            }
        }
        let all: Vec<String> = errors.into_vec().iter().map(ValidationError::to_string).collect();
        assert_eq!(all.len(), 10 + 1 + 5, "{all:#?}");
        assert_eq!(all[0], "players, number 0: no bot 'x0'");
        assert_eq!(all[11], "players: 4990 more of the same kind");
    }

    #[test]
    fn few_are_all_named() {
        let three = ["a", "b", "c"].map(|at| ValidationError::new(at, "is wrong"));
        assert_eq!(ValidationErrors::from_iter(three.clone()).into_vec(), three);
        assert_eq!(ValidationErrors::default().unless_any(7), Ok(7));
    }
}
