use std::collections::BTreeMap;
use std::{fmt, iter};

use i18n::{Locale, Notice, NoticeArgument, message, notice};
use serde::{Serialize, Serializer};

/// One reason why options, content, a position or a save is refused.
///
/// A check reports all its errors at once, each with its place.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd, Serialize)]
pub struct ValidationError {
    /// Where: an option, a file with table and field, a part of the position.
    pub at: String,
    /// What is wrong and what was expected, as a clause that a person can act on.
    #[serde(serialize_with = "in_english")]
    pub why: Notice,
}

fn in_english<S: Serializer>(why: &Notice, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(why)
}

impl ValidationError {
    /// An error at a place.
    pub fn new(at: impl Into<String>, why: impl Into<Notice>) -> Self {
        ValidationError { at: at.into(), why: why.into() }
    }

    /// An error at a place with a number that is not from `min` to `max`.
    pub fn number(at: impl Into<String>, number: u64, min: u64, max: u64) -> Self {
        let why = notice!("refusal-option-number", value = number, min = min, max = max);
        ValidationError::new(at, why)
    }

    /// The place and the reason in a language, as far as they are translated.
    pub fn text(&self, locale: Locale) -> String {
        let place: Vec<String> = self.at.split(", ").map(|part| place(part, locale)).collect();
        let (place, why) = (place.join(", "), self.why.text(locale));
        message!(locale, "headed", heading = place, what = why).into()
    }

    /// The place, as it is written, and the reason, for whoever shows it in some language.
    pub fn notice(&self) -> Notice {
        notice!("headed", heading = self.at.as_str(), what = self.why.clone())
    }

    /// The error for an edited position that is not at a step boundary of a turn
    /// ([`Game::set`](crate::Game::set)); `what` is what it is in the middle of.
    pub fn in_progress(at: impl Into<String>, what: &str) -> Self {
        ValidationError::new(at, notice!("refusal-in-progress", what = what))
    }

    /// The error for options of a game in which no single person plays against the automated
    /// opponent, so that a helper has nothing to run ([`Helped::blank`](crate::Helped::blank)).
    pub fn no_opponent(at: impl Into<String>) -> Self {
        ValidationError::new(at, notice!("refusal-no-opponent"))
    }
}

impl fmt::Display for ValidationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Locale::English))
    }
}

/// A part of a place in a language. Names of files, of their tables and fields, and of parts of a
/// position stay as they are.
fn place(part: &str, locale: Locale) -> String {
    let said = match part {
        "save" => message!(locale, "place-save"),
        "link" => message!(locale, "place-link"),
        "game" => message!(locale, "place-game"),
        "content" => message!(locale, "place-content"),
        "helper" => message!(locale, "place-helper"),
        "players" => message!(locale, "place-players"),
        _ => match part.split_once(' ') {
            Some(("number", number)) => message!(locale, "place-number", number = number),
            Some(("entry", number)) => message!(locale, "place-entry", number = number),
            Some(("option", id)) => message!(locale, "place-option", id = id),
            _ => part.into(),
        },
    };
    said.into_owned()
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
    pub fn add(&mut self, at: impl Into<String>, why: impl Into<Notice>) {
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
                all.push(ValidationError::new(place, notice!("refusal-more", count = *count)));
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

/// A reason without its names and numbers, or with its quoted names and its numbers removed; what is
/// said inside it tells kinds apart.
fn kind(why: &Notice) -> String {
    let why = match why {
        Notice::Message(message) => {
            let inside = message.arguments.iter().filter_map(|(_, argument)| match argument {
                NoticeArgument::Notice(notice) => Some(kind(notice)),
                NoticeArgument::Text(_) | NoticeArgument::Number(_) => None,
            });
            let keys: Vec<String> = iter::once(message.key.to_string()).chain(inside).collect();
            return keys.join(" ");
        }
        Notice::Untranslated(text) => text,
        Notice::Several(notices) => return notices.iter().map(kind).collect(),
    };
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
        Notice::from(self.clone()).fmt(f)
    }
}

impl From<IllegalAction> for Notice {
    fn from(illegal: IllegalAction) -> Self {
        notice!("refusal-illegal", choice = illegal.choice)
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
    fn what_is_translated_is_said_in_the_language_of_the_reader() {
        let mut errors = ValidationErrors::default();
        for number in 0..12 {
            let why = notice!("refusal-illegal", choice = format!("x{number}"));
            errors.add(format!("players, number {number}"), why);
        }
        let all = errors.into_vec();
        assert_eq!(all[0].text(Locale::German), "Spieler, Nummer 0: „x0“ ist jetzt nicht möglich");
        assert_eq!(all[10].text(Locale::German), "Spieler: 2 weitere derselben Art");
        let content = ValidationError::new("cards.toml, card", "is wrong");
        assert_eq!(content.text(Locale::German), "cards.toml, card: is wrong");
    }

    #[test]
    fn few_are_all_named() {
        let three = ["a", "b", "c"].map(|at| ValidationError::new(at, "is wrong"));
        assert_eq!(ValidationErrors::from_iter(three.clone()).into_vec(), three);
        assert_eq!(ValidationErrors::default().unless_any(7), Ok(7));
    }
}
