//! What is said to people before it is known in which language they read.

use std::cmp::Ordering;
use std::fmt;

use crate::localization::PROGRAM;
use crate::{Locale, Localization, Value, clauses};

/// Why something is refused, or what is worth knowing: a message that whoever shows it says in the
/// language of the reader ([`Notice::text`]). Its `Display` is English.
///
/// ```
/// use i18n::{Locale, notice};
///
/// let late = notice!("problem-no-game", id = "a7");
/// assert_eq!(late.to_string(), "there is no saved game 'a7'");
/// assert_eq!(late.text(Locale::German), "es gibt keine gespeicherte Partie „a7“");
/// ```
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub enum Notice {
    /// A text without translation: what is wrong with content or a position, for those who write
    /// them, or what another program said.
    Untranslated(String),
    /// A message of the program with its arguments; boxed, so that a notice takes no more room than
    /// a text wherever it is passed on.
    Message(Box<NoticeMessage>),
    /// Several, one after the other.
    Several(Vec<Notice>),
}

/// A message of the program or of a game, with its arguments.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub struct NoticeMessage {
    /// Its key.
    pub key: &'static str,
    /// Its arguments by name.
    pub arguments: Vec<(&'static str, NoticeArgument)>,
    /// Among which messages it is found.
    source: Source,
}

/// The messages of the program or of a game. Notices are told apart by their keys first; of two
/// games with the same key, by where their messages lie.
#[derive(Clone, Copy)]
struct Source(&'static Localization);

impl Source {
    /// Where they lie, to tell those of two crates apart.
    fn place(self) -> usize {
        std::ptr::from_ref(self.0).addr()
    }
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        self.place() == other.place()
    }
}

impl Eq for Source {}

impl fmt::Debug for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Source")
    }
}

impl PartialOrd for Source {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Source {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}

/// What a [`Notice`] is filled with.
#[derive(Clone, Debug, Eq, PartialEq, Ord, PartialOrd)]
pub enum NoticeArgument {
    /// A text that is the same in every language.
    Text(String),
    /// A number.
    Number(u64),
    /// Another notice, said in the same language.
    Notice(Notice),
}

impl Notice {
    /// A message; called by [`notice!`](crate::notice).
    #[cold]
    #[inline(never)]
    pub fn message(key: &'static str, arguments: Vec<(&'static str, NoticeArgument)>) -> Self {
        Notice::of(&PROGRAM, key, arguments)
    }

    /// One of these messages, such as those of a game; called by [`notice!`](crate::notice).
    #[cold]
    #[inline(never)]
    pub fn of(
        localization: &'static Localization,
        key: &'static str,
        arguments: Vec<(&'static str, NoticeArgument)>,
    ) -> Self {
        Notice::Message(Box::new(NoticeMessage { key, arguments, source: Source(localization) }))
    }

    /// The text in a language.
    pub fn text(&self, locale: Locale) -> String {
        match self {
            Notice::Untranslated(text) => text.clone(),
            Notice::Message(message) => {
                let NoticeMessage { key, arguments, source } = &**message;
                let value = |argument: &NoticeArgument| match argument {
                    NoticeArgument::Text(text) => Value::from(text.clone()),
                    NoticeArgument::Number(number) => Value::from(*number),
                    NoticeArgument::Notice(notice) => Value::from(notice.text(locale)),
                };
                let given: Vec<_> =
                    arguments.iter().map(|(name, argument)| (*name, value(argument))).collect();
                source.0.messages(locale).message(key, &given).into_owned()
            }
            Notice::Several(notices) => {
                clauses(locale, notices.iter().map(|notice| notice.text(locale)))
            }
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Locale::English))
    }
}

impl From<String> for Notice {
    fn from(text: String) -> Self {
        Notice::Untranslated(text)
    }
}

impl From<&str> for Notice {
    #[cold]
    #[inline(never)]
    fn from(text: &str) -> Self {
        Notice::Untranslated(text.to_string())
    }
}

macro_rules! arguments {
    ($($type:ty: |$given:ident| $argument:expr;)+) => {
        $(impl From<$type> for NoticeArgument {
            #[inline(never)]
            fn from($given: $type) -> Self {
                $argument
            }
        })+
    };
}

arguments! {
    String: |text| NoticeArgument::Text(text);
    &str: |text| NoticeArgument::Text(text.to_string());
    u8: |number| NoticeArgument::Number(number.into());
    u32: |number| NoticeArgument::Number(number.into());
    u64: |number| NoticeArgument::Number(number);
    usize: |number| NoticeArgument::Number(number as u64);
    Notice: |notice| NoticeArgument::Notice(notice);
}

/// A [`Notice`]: `notice!("key", name = value)`, or `notice!(LOCALIZATION, "key", name = value)` with
/// a message of a game. The key is a literal, as with [`message!`](crate::message).
#[macro_export]
macro_rules! notice {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Notice::message(
            $key,
            ::std::vec![$((stringify!($name), $crate::NoticeArgument::from($value))),*],
        )
    };
    ($localization:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Notice::of(
            &$localization,
            $key,
            ::std::vec![$((stringify!($name), $crate::NoticeArgument::from($value))),*],
        )
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_within_another_is_said_in_the_same_language() {
        let inner = notice!("log-entries", count = 3_usize);
        let outer = notice!("problem-no-game", id = inner.clone());
        assert_eq!(outer.to_string(), "there is no saved game '3 entries'");
        assert_eq!(outer.text(Locale::German), "es gibt keine gespeicherte Partie „3 Einträge“");
        let both = Notice::Several(vec![inner, Notice::from("as it is")]);
        assert_eq!(both.text(Locale::German), "3 Einträge; as it is");
        assert_eq!(both.text(Locale::French), "3 entrées\u{a0}; as it is");
    }

    /// Translations are of their language throughout: nobody has left an English sentence there.
    #[test]
    fn no_refusal_is_left_in_english() {
        const ENGLISH: [&str; 7] = [" the ", " is ", " not ", " of ", " to ", " there ", " with "];
        let texts = [
            include_str!("../messages/de/refusals.ftl"),
            include_str!("../messages/fr/refusals.ftl"),
            include_str!("../messages/es/refusals.ftl"),
        ];
        let said = texts.iter().flat_map(|text| text.lines().filter(|line| !line.starts_with('#')));
        for line in said {
            assert!(!ENGLISH.iter().any(|word| line.contains(word)), "{line}");
        }
    }
}
