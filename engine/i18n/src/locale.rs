use std::borrow::Cow;

use crate::{Argument, Value, localization};

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub enum Locale {
    /// The language in which every message is first written, and the fallback for others.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Spanish.
    Spanish,
}

impl Locale {
    /// Every language, English first.
    pub const ALL: [Locale; 4] = [Locale::English, Locale::German, Locale::French, Locale::Spanish];

    /// Its language code, as used in documents and settings.
    pub fn code(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::German => "de",
            Locale::French => "fr",
            Locale::Spanish => "es",
        }
    }

    /// Its name in the language itself.
    pub fn own_name(self) -> &'static str {
        match self {
            Locale::English => "English",
            Locale::German => "Deutsch",
            Locale::French => "Français",
            Locale::Spanish => "Español",
        }
    }

    /// The language with this code, if it is supported.
    pub fn of_code(code: &str) -> Option<Self> {
        Locale::ALL.into_iter().find(|locale| locale.code() == code)
    }

    /// The supported language that a browser prefers, by its `Accept-Language` header; `None` if it
    /// accepts none. Regions are ignored: `de-AT` is German.
    pub fn preferred(accepted: &str) -> Option<Self> {
        let read = |range: &str| {
            let (name, weight) = range.split_once(';').unwrap_or((range, ""));
            let code = name.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
            let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
            Some((Locale::of_code(&code)?, weight.unwrap_or(1.0_f32)))
        };
        let mut best: Option<(Locale, f32)> = None;
        for (locale, weight) in accepted.split(',').filter_map(read) {
            if weight > 0.0 && best.is_none_or(|(_, most)| weight > most) {
                best = Some((locale, weight));
            }
        }
        best.map(|(locale, _)| locale)
    }

    /// The text of a message with its arguments: in English if this language lacks it, and the key
    /// itself if the message does not exist, which a test rules out.
    ///
    /// Prefer [`message!`](crate::message): a test checks its keys.
    pub fn message(
        self,
        key: &'static str,
        given: &[(&'static str, Value<'_>)],
    ) -> Cow<'static, str> {
        localization::PROGRAM.messages(self).message(key, given)
    }

    /// As [`Locale::message`], with arguments of any kind; what [`message!`](crate::message) calls.
    pub fn filled(self, key: &str, given: &[(&'static str, &dyn Argument)]) -> Cow<'static, str> {
        localization::PROGRAM.messages(self).filled(key, given)
    }

    /// A number with one decimal.
    pub fn decimal(self, value: f64) -> String {
        let text = format!("{value:.1}");
        if self == Locale::English { text } else { text.replace('.', ",") }
    }

    /// The text of a message before and after its argument `inner`, which the caller renders as an
    /// element: a link, a key.
    pub fn around(self, key: &'static str, inner: &'static str) -> (String, String) {
        let whole = self.message(key, &[(inner, Value::from(PLACE))]);
        let (before, after) = whole.split_once(PLACE).unwrap_or((&whole, ""));
        (before.to_string(), after.to_string())
    }
}

/// Placeholder for an element within a message; no message contains it.
const PLACE: &str = "\u{fffc}";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decimal_stands_behind_the_sign_of_the_language() {
        assert_eq!(Locale::English.decimal(7.56), "7.6");
        assert_eq!(Locale::German.decimal(7.56), "7,6");
    }

    #[test]
    fn the_language_that_a_browser_prefers_most_is_taken() {
        let cases = [
            ("de-AT,de;q=0.9,en;q=0.8", Some(Locale::German)),
            ("nl, fr-CH;q=0.7, en;q=0.3", Some(Locale::French)),
            ("en;q=0.4, fr;q=0.5", Some(Locale::French)),
            ("fr;q=0, en;q=0.1", Some(Locale::English)),
            ("EN-gb", Some(Locale::English)),
            ("nl, *;q=0.5", None),
            ("", None),
            (";;,,q=", None),
        ];
        for (accepted, expected) in cases {
            assert_eq!(Locale::preferred(accepted), expected, "{accepted}");
        }
    }

    #[test]
    fn what_there_is_not_is_its_own_key() {
        assert_eq!(Locale::German.message("no-such-message", &[]), "no-such-message");
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        let count =
            |locale: Locale, count: i32| locale.message("log-entries", &[("count", count.into())]);
        assert_eq!(count(Locale::English, 0), "0 entries");
        assert_eq!(count(Locale::German, 0), "0 Einträge");
        assert_eq!(count(Locale::French, 0), "0 entrée", "nothing is one in French");
        assert_eq!(count(Locale::French, 2), "2 entrées");
        assert_eq!(count(Locale::Spanish, 1), "1 entrada");
        assert_eq!(count(Locale::Spanish, 2), "2 entradas");
    }
}
