mod source;

use std::borrow::Cow;
use std::fmt;

use i18n::{Locale, Messages};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{ValidationError, read_data_file};

/// The id of a rule, as in the game's `rules.toml`.
#[derive(Clone, Copy, Debug, Eq, Hash, Ord, PartialEq, PartialOrd, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// What kind of statement a rule makes about an act: a duty, a permission, or a consequence.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Modal {
    /// It has to be so.
    Must,
    /// Somebody has a choice.
    May,
    /// Under a condition it has to be so.
    If,
}

/// How far a rule is implemented.
#[derive(Clone, Debug, Eq, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Completely.
    Done,
    /// In part, with the reason why.
    Partial(String),
    /// It has no meaning in a program, with the reason why.
    NotApplicable(String),
    /// Not yet: the game is still being built and not in the catalog.
    Planned,
}

/// One statement of a game's rules.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleEntry {
    /// The id, never renumbered.
    pub id: String,
    /// A short heading.
    pub title: String,
    /// Duty, permission or consequence.
    pub modal: Modal,
    /// The statement in our own words, for the player.
    pub text: String,
    /// How far it is implemented.
    pub status: Status,
    /// Where it comes from.
    pub source: String,
}

impl RuleEntry {
    /// Whether it has this id or stands under it.
    fn is_under(&self, id: &str) -> bool {
        let Some((head, rest)) = self.id.split_at_checked(id.len()) else { return false };
        head.eq_ignore_ascii_case(id)
            && (rest.is_empty()
                || rest.starts_with(['.', '-'])
                || (rest.len() == 1
                    && id.ends_with(|c: char| c.is_ascii_digit())
                    && rest.starts_with(|c: char| c.is_ascii_lowercase())))
    }

    /// It in the language of these messages, as far as they translate it: the text is the message
    /// whose key is the id with dashes for dots; its attributes are the `title`, the reason for a
    /// `status`, and a `source` that is a reason, too.
    fn in_language(&self, messages: Messages) -> RuleEntry {
        let key = self.id.replace('.', "-");
        let translated = |attribute, english: &String| match messages.find(&key, attribute) {
            Some(text) => one_line(&text),
            None => english.clone(),
        };
        let status = match &self.status {
            Status::Partial(why) => Status::Partial(translated(Some("status"), why)),
            Status::NotApplicable(why) => Status::NotApplicable(translated(Some("status"), why)),
            status => status.clone(),
        };
        RuleEntry {
            id: self.id.clone(),
            title: translated(Some("title"), &self.title),
            modal: self.modal,
            text: translated(None, &self.text),
            status,
            source: translated(Some("source"), &source::source_in(&self.source, messages.locale())),
        }
    }
}

/// The rule index of a game.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    /// Every statement, in the order of the rules.
    #[serde(rename = "rule")]
    pub entries: Vec<RuleEntry>,
}

impl RuleBook {
    /// No statement: what a browser has until it has fetched the index.
    pub fn empty() -> &'static RuleBook {
        static EMPTY: RuleBook = RuleBook { entries: Vec::new() };
        &EMPTY
    }

    /// Reads a `rules.toml`.
    ///
    /// # Errors
    ///
    /// Where the text is not a rule index, and which ids occur twice.
    pub fn parse(file: &str, text: &str) -> Result<Self, Vec<ValidationError>> {
        let book: RuleBook =
            read_data_file(text).map_err(|error| vec![ValidationError::new(file, error)])?;
        let mut seen = std::collections::BTreeSet::new();
        let twice: Vec<ValidationError> = book
            .entries
            .iter()
            .filter(|entry| !seen.insert(entry.id.as_str()))
            .map(|entry| {
                ValidationError::new(format!("{file}, {}", entry.id), "this id occurs twice")
            })
            .collect();
        if twice.is_empty() { Ok(book) } else { Err(twice) }
    }

    /// The index in the language of these messages; what they lack stays English.
    pub fn in_language(&self, messages: Messages) -> Cow<'_, RuleBook> {
        match messages.locale() {
            Locale::English => Cow::Borrowed(self),
            Locale::German | Locale::French | Locale::Spanish => {
                let entries = self.entries.iter().map(|entry| entry.in_language(messages));
                Cow::Owned(RuleBook { entries: entries.collect() })
            }
        }
    }

    /// The statement with this id, in upper or lower case.
    pub fn find(&self, id: &str) -> Option<&RuleEntry> {
        self.entries.iter().find(|entry| entry.id.eq_ignore_ascii_case(id))
    }

    /// Only [what is under this id](RuleBook::under), with the statement before it and the one after
    /// it; empty if there is nothing under it.
    pub fn near(&self, id: &str) -> RuleBook {
        let first = self.entries.iter().position(|entry| entry.is_under(id));
        let last = self.entries.iter().rposition(|entry| entry.is_under(id));
        let (Some(first), Some(last)) = (first, last) else { return RuleBook::empty().clone() };
        let range = first.saturating_sub(1)..(last + 2).min(self.entries.len());
        RuleBook { entries: self.entries[range].to_vec() }
    }

    /// The statement with this id and its sub-statements (`PM-4` includes `PM-4.2b`, and `PM` every
    /// statement of its kind).
    pub fn under<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a RuleEntry> {
        self.entries.iter().filter(move |entry| entry.is_under(id))
    }
}

/// A text without the line breaks of its file.
pub(crate) fn one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn book() -> RuleBook {
        let entry = |id: &str| {
            format!(
                "[[rule]]\nid = \"{id}\"\ntitle = \"t\"\nmodal = \"if\"\ntext = \"x\"\n\
                 status = \"done\"\nsource = \"s\"\n"
            )
        };
        let text = ["PM-4.2a", "PM-4.2b", "PM-4.20"].map(entry).concat();
        RuleBook::parse("rules.toml", &text).expect("a rule index")
    }

    #[test]
    fn everything_stands_under_the_letters_of_its_id() {
        assert_eq!(book().under("pm").count(), 3);
        assert_eq!(book().under("p").count(), 0);
        assert_eq!(book().under("").count(), 0);
    }

    #[test]
    fn finds_a_rule_and_what_stands_under_it() {
        let book = book();
        assert_eq!(book.find("pm-4.2B").map(|entry| entry.id.as_str()), Some("PM-4.2b"));
        let ids = |id| book.under(id).map(|entry| entry.id.clone()).collect::<Vec<_>>();
        assert_eq!(ids("PM-4.2"), ["PM-4.2a", "PM-4.2b"]);
        assert_eq!(ids("PM-4").len(), 3);
    }

    #[test]
    fn a_part_of_the_rules_has_what_stands_beside_it() {
        let book = book();
        let ids = |id| book.near(id).entries.into_iter().map(|entry| entry.id).collect::<Vec<_>>();
        assert_eq!(ids("PM-4.2a"), ["PM-4.2a", "PM-4.2b"]);
        assert_eq!(ids("pm-4.2b"), ["PM-4.2a", "PM-4.2b", "PM-4.20"]);
        assert_eq!(ids("PM-4.20"), ["PM-4.2b", "PM-4.20"]);
        assert_eq!(ids("PM-5"), [""; 0]);
    }

    #[test]
    fn refuses_an_id_that_occurs_twice() {
        let text = "[[rule]]\nid=\"A\"\ntitle=\"t\"\nmodal=\"must\"\ntext=\"x\"\nstatus=\"done\"\nsource=\"s\"\n".repeat(2);
        let errors = RuleBook::parse("rules.toml", &text).expect_err("twice");
        assert_eq!(errors[0].to_string(), "rules.toml, A: this id occurs twice");
    }
}
