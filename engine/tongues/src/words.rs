//! Folders of words, read when a language is first spoken.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::brought::brought;
use crate::{Tongue, Value};

type Bundle = FluentBundle<FluentResource>;

/// The words of the program around its games.
pub(crate) static OWN: Words = words_of!("pages.ftl", "table.ftl", "helper.ftl");

/// The messages of one crate in every language: a folder for each, with the same files.
///
/// Made by [`words_of!`](crate::words_of), as a constant beside the code that says them, so that a
/// game's words lie with the game. Nothing is read before it is first said.
pub struct Words {
    /// What its files are called wherever a language is brought.
    names: &'static [&'static str],
    /// The texts of the files of each language, in the order of [`Tongue::ALL`]; none of a language
    /// that is brought.
    files: [&'static [&'static str]; 3],
    read: [OnceLock<Bundle>; 3],
}

impl Words {
    /// Files of these names, with their texts in each language, in the order of [`Tongue::ALL`].
    pub const fn new(names: &'static [&'static str], files: [&'static [&'static str]; 3]) -> Self {
        Words { names, files, read: [OnceLock::new(), OnceLock::new(), OnceLock::new()] }
    }

    /// These words in a language.
    pub const fn voice(&'static self, tongue: Tongue) -> Voice {
        Voice { words: self, tongue }
    }

    /// What in the files cannot be read, file by file; nothing, as a test of each crate asks.
    pub fn errors(&self) -> Vec<String> {
        let files = self.files.iter().flat_map(|files| files.iter());
        let read = files.map(|file| FluentResource::try_new(file.to_string()));
        read.filter_map(|read| Some(format!("{:?}", read.err()?.1))).collect()
    }

    /// The words of a language, unless it is still to be brought.
    fn of(&self, tongue: Tongue) -> Option<&Bundle> {
        let (read, within) = (&self.read[tongue as usize], self.files[tongue as usize]);
        if read.get().is_none() && within.is_empty() {
            let files = brought(tongue)?;
            let texts = self.names.iter().filter_map(|name| files.get(*name));
            return Some(read.get_or_init(|| bundle(tongue, texts)));
        }
        Some(read.get_or_init(|| bundle(tongue, within)))
    }

    /// The words of a message, if this language has it and everything that it asks for is given.
    fn found(
        &'static self,
        tongue: Tongue,
        key: &str,
        given: &[(&'static str, Value<'_>)],
    ) -> Option<Cow<'static, str>> {
        let bundle = self.of(tongue)?;
        let pattern = bundle.get_message(key)?.value()?;
        let filled: Option<FluentArgs<'_>> = (!given.is_empty())
            .then(|| given.iter().map(|(name, value)| (*name, value.clone())).collect());
        let mut wrong = Vec::new();
        let said = bundle.format_pattern(pattern, filled.as_ref(), &mut wrong);
        wrong.is_empty().then_some(said)
    }
}

/// The words of one crate in one language: what a sentence is said with.
#[derive(Clone, Copy)]
pub struct Voice {
    words: &'static Words,
    tongue: Tongue,
}

impl Voice {
    /// The language.
    pub fn tongue(self) -> Tongue {
        self.tongue
    }

    /// The words of a message with what is filled in; English ones where this language lacks them,
    /// and the key itself if there is no such message, which a test finds before anybody reads it.
    ///
    /// Use [`say!`](crate::say), which a test can read.
    pub fn say(self, key: &'static str, given: &[(&'static str, Value<'_>)]) -> Cow<'static, str> {
        let words = self.words;
        words
            .found(self.tongue, key, given)
            .or_else(|| words.found(Tongue::English, key, given))
            .unwrap_or(Cow::Borrowed(key))
    }
}

/// A message that cannot be read is left out, and English stands in for it; a test finds it.
fn bundle(tongue: Tongue, files: impl IntoIterator<Item = impl ToString>) -> Bundle {
    let locale: LanguageIdentifier = tongue.code().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // The marks around what is filled in are for languages of both directions; ours have one.
    bundle.set_use_isolating(false);
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
        static APART: Words =
            Words::new(&["apart/a.ftl", "apart/b.ftl"], [&["one = one\ntwo = two"], &[], &[]]);
        let say = |key| APART.voice(Tongue::French).say(key, &[]).into_owned();
        assert_eq!(APART.voice(Tongue::English).say("one", &[]), "one");
        assert_eq!((say("one"), say("two")), ("one".to_string(), "two".to_string()));
        assert_eq!(crate::lacking().collect::<Vec<_>>(), [Tongue::French]);

        let file = ("apart/b.ftl".to_string(), "one = un".to_string());
        crate::bring(Tongue::French, [file].into());
        assert_eq!(crate::lacking().count(), 0);
        assert_eq!((say("one"), say("two")), ("un".to_string(), "two".to_string()));
        assert_eq!(Tongue::French.say("log-entries", &[("count", 2.into())]), "2 entrées");
    }

    #[test]
    fn every_file_is_read_without_an_objection() {
        assert_eq!(OWN.errors(), Vec::<String>::new());
    }
}
