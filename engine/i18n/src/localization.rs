//! Folders of messages, parsed when a language is first used.

use std::borrow::Cow;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use once_cell::race::OnceBox;
use unic_langid::LanguageIdentifier;

use crate::noun::FUNCTIONS;
use crate::resources::{added, resources};
use crate::{Argument, Locale, Value};

type Bundle = FluentBundle<FluentResource>;

/// The messages of the program, apart from its games.
#[cfg(not(target_family = "wasm"))]
pub(crate) static PROGRAM: Localization = localization!(
    "pages.ftl",
    "table.ftl",
    "session.ftl",
    "helper.ftl",
    "refusals.ftl",
    "hosting.ftl"
);

/// The same without what only people who live apart read: the only visitor of a program in a
/// browser is its owner.
#[cfg(target_family = "wasm")]
pub(crate) static PROGRAM: Localization =
    localization!("pages.ftl", "table.ftl", "session.ftl", "helper.ftl", "refusals.ftl");

/// The messages of one crate in every language: one folder each, with the same files.
///
/// Made by [`localization!`](crate::localization) as a constant next to the code that uses it, so
/// that a game's messages live with the game. Parsed on first use.
pub struct Localization {
    /// The names of its files, for languages that are added at run time.
    names: &'static [&'static str],
    /// The embedded texts of the files in each language, in the order of [`Locale::ALL`]; empty for
    /// a language that is added at run time as a whole.
    files: [&'static [&'static str]; Locale::ALL.len()],
    read: [OnceBox<Bundle>; Locale::ALL.len()],
}

impl Localization {
    /// Files with these names, and their texts in each language, in the order of [`Locale::ALL`].
    pub const fn new(
        names: &'static [&'static str],
        files: [&'static [&'static str]; Locale::ALL.len()],
    ) -> Self {
        Localization { names, files, read: [const { OnceBox::new() }; Locale::ALL.len()] }
    }

    /// These messages in a language.
    pub const fn messages(&'static self, locale: Locale) -> Messages {
        Messages { words: Some(self), locale }
    }

    /// The parse errors in all files; a test of each crate requires that there are none.
    pub fn errors(&self) -> Vec<String> {
        let files = self.files.iter().flat_map(|files| files.iter());
        let read = files.map(|file| FluentResource::try_new(file.to_string()));
        read.filter_map(|read| Some(format!("{:?}", read.err()?.1))).collect()
    }

    /// The messages of a language, unless it has not been added yet.
    fn of(&self, locale: Locale) -> Option<&Bundle> {
        let (read, embedded) = (&self.read[locale as usize], self.files[locale as usize]);
        if let Some(read) = read.get() {
            return Some(read);
        }
        let files = if embedded.is_empty() { Some(resources(locale)?) } else { added(locale) };
        let added =
            files.into_iter().flat_map(|files| self.names.iter().map(|name| files.get(*name)));
        let texts = embedded.iter().copied().chain(added.flatten().map(String::as_str));
        Some(read.get_or_init(|| Box::new(bundle(locale, texts))))
    }

    /// The text of a message or of its attribute, if this language has it and all its arguments are
    /// given.
    fn found(
        &'static self,
        locale: Locale,
        (key, attribute): (&str, Option<&str>),
        given: &[(&'static str, Value<'_>)],
    ) -> Option<Cow<'static, str>> {
        let bundle = self.of(locale)?;
        let message = bundle.get_message(key)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let filled: Option<FluentArgs<'_>> = (!given.is_empty())
            .then(|| given.iter().map(|(name, value)| (*name, value.clone())).collect());
        let mut wrong = Vec::new();
        let said = bundle.format_pattern(pattern, filled.as_ref(), &mut wrong);
        wrong.is_empty().then_some(said)
    }
}

/// The messages of one crate in one language.
#[derive(Clone, Copy)]
pub struct Messages {
    /// `None` for [`Messages::SILENT`].
    words: Option<&'static Localization>,
    locale: Locale,
}

impl Messages {
    /// No messages: every text is empty. For results whose texts nobody reads, which are then not
    /// put together.
    pub const SILENT: Messages = Messages { words: None, locale: Locale::English };

    /// The language.
    pub fn locale(self) -> Locale {
        self.locale
    }

    /// The text of a message with its arguments: in English if this language lacks it, and the key
    /// itself if the message does not exist, which a test rules out.
    pub fn message(
        self,
        key: &'static str,
        given: &[(&'static str, Value<'_>)],
    ) -> Cow<'static, str> {
        self.text(key, given)
    }

    /// As [`Messages::message`], with arguments of any kind.
    pub fn filled(self, key: &str, given: &[(&'static str, &dyn Argument)]) -> Cow<'static, str> {
        if self.words.is_none() {
            return Cow::Borrowed("");
        }
        let values: Vec<_> = given.iter().map(|(name, value)| (*name, value.value())).collect();
        self.text(key, &values)
    }

    /// As [`Messages::message`], for a key that is put together.
    pub fn text(self, key: &str, given: &[(&'static str, Value<'_>)]) -> Cow<'static, str> {
        let Some(words) = self.words else { return Cow::Borrowed("") };
        words
            .found(self.locale, (key, None), given)
            .or_else(|| words.found(Locale::English, (key, None), given))
            .unwrap_or_else(|| Cow::Owned(key.to_string()))
    }

    /// Whether this language has the message itself.
    pub fn has(self, key: &str) -> bool {
        let bundle = self.words.and_then(|words| words.of(self.locale));
        bundle.is_some_and(|bundle| bundle.has_message(key))
    }

    /// The text of an attribute of a message: in English if this language lacks the message, and
    /// `None` if the message has no such attribute in its language.
    pub fn attribute(
        self,
        key: &str,
        attribute: &str,
        given: &[(&'static str, Value<'_>)],
    ) -> Option<Cow<'static, str>> {
        let words = self.words?;
        let has = |locale| words.of(locale).is_some_and(|bundle| bundle.has_message(key));
        let locale = if has(self.locale) { self.locale } else { Locale::English };
        words.found(locale, (key, Some(attribute)), given)
    }

    /// The text of a message without arguments in this very language, and of its attribute if one
    /// is named; `None` if the language lacks it. What a data file has in English is translated so.
    pub fn find(self, key: &str, attribute: Option<&str>) -> Option<Cow<'static, str>> {
        self.words?.found(self.locale, (key, attribute), &[])
    }
}

impl PartialEq for Messages {
    fn eq(&self, other: &Self) -> bool {
        let of = |words: Option<&'static Localization>| words.map(std::ptr::from_ref);
        (of(self.words), self.locale) == (of(other.words), other.locale)
    }
}

impl fmt::Debug for Messages {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Messages").field(&self.locale).finish()
    }
}

/// Messages that cannot be parsed are left out, so that English is used instead; a test finds them.
fn bundle(locale: Locale, files: impl IntoIterator<Item = impl ToString>) -> Bundle {
    let locale: LanguageIdentifier = locale.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The isolating marks around arguments are for mixed text directions; our languages have only
    // one.
    bundle.set_use_isolating(false);
    for (name, function) in FUNCTIONS {
        let added = bundle.add_function(name, function);
        debug_assert!(added.is_ok(), "{name} is added once");
    }
    for file in files {
        let resource = FluentResource::try_new(file.to_string());
        bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_is_brought_is_lacking_until_it_is_there() {
        static APART: Localization = Localization::new(
            &["apart/a.ftl", "apart/b.ftl"],
            [&["one = one\ntwo = two"], &[], &[], &[]],
        );
        let message = |key| APART.messages(Locale::French).message(key, &[]).into_owned();
        assert_eq!(APART.messages(Locale::English).message("one", &[]), "one");
        assert_eq!((message("one"), message("two")), ("one".to_string(), "two".to_string()));
        assert_eq!(crate::missing_locales().collect::<Vec<_>>(), [Locale::French]);

        let file = ("apart/b.ftl".to_string(), "one = un".to_string());
        crate::add_resources(Locale::French, [file].into());
        assert_eq!(crate::missing_locales().count(), 0);
        assert_eq!((message("one"), message("two")), ("un".to_string(), "two".to_string()));
        assert_eq!(Locale::French.message("log-entries", &[("count", 2.into())]), "2 entrées");
    }

    /// A game says nothing but its title and who plays, until its files are fetched.
    #[test]
    fn messages_are_added_to_those_that_are_embedded() {
        static GAME: Localization = Localization::new(
            &["game/front.ftl", "game/table.ftl"],
            [&["one = one"], &[], &[], &[]],
        );
        let file = ("game/table.ftl".to_string(), "two = two".to_string());
        crate::add_resources(Locale::English, [file].into());
        let message = |key| GAME.messages(Locale::English).message(key, &[]).into_owned();
        assert_eq!((message("one"), message("two")), ("one".to_string(), "two".to_string()));
    }

    #[test]
    fn every_file_is_read_without_an_objection() {
        assert_eq!(PROGRAM.errors(), Vec::<String>::new());
    }
}
