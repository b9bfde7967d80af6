use std::collections::BTreeMap;
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

    /// The objection to an edited position that stands at no step boundary of a turn
    /// ([`Game::set`](crate::Game::set)), with what it is in the middle of.
    pub fn in_progress(at: impl Into<String>, what: &str) -> Self {
        let why = format!(
            "this is in the middle of {what}, which no position can tell; load its log instead, or \
             set the position before a step of a round or turn"
        );
        Objection::new(at, why)
    }
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.why)
    }
}

/// Objections as they are found: at most ten of a kind, and the count of the rest.
///
/// What comes from outside may be wrong a million times over. A refusal stays short all the same,
/// and finding it out needs no more memory than the first ten.
#[derive(Clone, Debug, Default)]
pub struct Objections {
    named: Vec<Objection>,
    kinds: BTreeMap<String, Kind>,
}

/// Objections that differ in what they name and in nothing else.
#[derive(Clone, Debug)]
struct Kind {
    count: usize,
    /// Where the last of them was named.
    after: usize,
}

impl Objections {
    /// So many of a kind are named one by one.
    pub const MOST: usize = 10;

    /// Adds an objection at a place.
    pub fn add(&mut self, at: impl Into<String>, why: impl Into<String>) {
        let why = why.into();
        let next = self.named.len();
        let kind = self.kinds.entry(kind(&why)).or_insert(Kind { count: 0, after: next });
        kind.count += 1;
        if kind.count <= Objections::MOST {
            kind.after = next;
            self.named.push(Objection::new(at, why));
        }
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.named.is_empty()
    }

    /// Those that are named, each kind followed by the count of the rest.
    pub fn into_vec(self) -> Vec<Objection> {
        let mut more: BTreeMap<usize, usize> = BTreeMap::new();
        for kind in self.kinds.values().filter(|kind| kind.count > Objections::MOST) {
            more.insert(kind.after, kind.count - Objections::MOST);
        }
        let mut all = Vec::with_capacity(self.named.len() + more.len());
        for (index, objection) in self.named.into_iter().enumerate() {
            let place = objection.at.split(", ").next().unwrap_or_default().to_string();
            all.push(objection);
            if let Some(count) = more.get(&index) {
                all.push(Objection::new(place, format!("{count} more of the same kind")));
            }
        }
        all
    }

    /// `value` if there is no objection.
    ///
    /// # Errors
    ///
    /// [`Objections::into_vec`].
    pub fn unless_any<T>(self, value: T) -> Result<T, Vec<Objection>> {
        if self.is_empty() { Ok(value) } else { Err(self.into_vec()) }
    }
}

impl Extend<Objection> for Objections {
    fn extend<T: IntoIterator<Item = Objection>>(&mut self, objections: T) {
        objections.into_iter().for_each(|objection| self.add(objection.at, objection.why));
    }
}

impl FromIterator<Objection> for Objections {
    fn from_iter<T: IntoIterator<Item = Objection>>(objections: T) -> Self {
        let mut all = Objections::default();
        all.extend(objections);
        all
    }
}

/// A reason without the names and the numbers in it.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_of_a_kind_are_named_and_the_rest_counted() {
        let mut objections = Objections::default();
        for number in 0..5000 {
            objections.add(format!("players, number {number}"), format!("no bot 'x{number}'"));
            if number % 1000 == 0 {
                objections.add("save, luck", "expected a seed");
            }
        }
        let all: Vec<String> = objections.into_vec().iter().map(Objection::to_string).collect();
        assert_eq!(all.len(), 10 + 1 + 5, "{all:#?}");
        assert_eq!(all[0], "players, number 0: no bot 'x0'");
        assert_eq!(all[11], "players: 4990 more of the same kind");
    }

    #[test]
    fn few_are_all_named() {
        let three = ["a", "b", "c"].map(|at| Objection::new(at, "is wrong"));
        assert_eq!(Objections::from_iter(three.clone()).into_vec(), three);
        assert_eq!(Objections::default().unless_any(7), Ok(7));
    }
}
