//! Folders of words, read when a language is first spoken.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::{Tongue, Value};

type Bundle = FluentBundle<FluentResource>;

/// The words of the program around its games.
pub(crate) static OWN: Words = words_of!("pages.ftl", "table.ftl", "helper.ftl");

/// The messages of one crate in every language: a folder for each, with the same files.
///
/// Made by [`words_of!`](crate::words_of), as a constant beside the code that says them, so that a
/// game's words lie with the game. Nothing is read before it is first said.
pub struct Words {
    /// The texts of the files of each language, in the order of [`Tongue::ALL`].
    files: [&'static [&'static str]; 3],
    read: [OnceLock<Bundle>; 3],
}

impl Words {
    /// These files of each language, in the order of [`Tongue::ALL`].
    pub const fn new(files: [&'static [&'static str]; 3]) -> Self {
        Words { files, read: [OnceLock::new(), OnceLock::new(), OnceLock::new()] }
    }

    /// These words in a language.
    pub const fn voice(&'static self, tongue: Tongue) -> Voice {
        Voice { words: self, tongue }
    }

    /// What in the files cannot be read, file by file; nothing, as a test of each crate asks.
    pub fn objections(&self) -> Vec<String> {
        let files = self.files.iter().flat_map(|files| files.iter());
        let read = files.map(|file| FluentResource::try_new(file.to_string()));
        read.filter_map(|read| Some(format!("{:?}", read.err()?.1))).collect()
    }

    fn of(&self, tongue: Tongue) -> &Bundle {
        let nth = tongue as usize;
        self.read[nth].get_or_init(|| bundle(tongue, self.files[nth]))
    }

    /// The words of a message, if this language has it and everything that it asks for is given.
    fn found(
        &'static self,
        tongue: Tongue,
        key: &str,
        given: &[(&'static str, Value<'_>)],
    ) -> Option<Cow<'static, str>> {
        let bundle = self.of(tongue);
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
fn bundle(tongue: Tongue, files: &[&'static str]) -> Bundle {
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
    fn every_file_is_read_without_an_objection() {
        assert_eq!(OWN.objections(), Vec::<String>::new());
    }
}
