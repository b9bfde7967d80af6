//! What a message can bend: nouns, whose forms stand with the noun in each language, and lists.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

use crate::{Locale, Messages, Value, message};

/// A thing with a name: a message of its crate, whose value is the name as it stands alone and
/// whose attributes are its other forms. Both are filled with what the noun was given
/// ([`Noun::with`]).
///
/// In a message `{ $thing }` is the name alone, `{ FORM($thing, "dative") }` the attribute with
/// that name (or the name alone, if the language needs no such form), `{ COUNTED($thing, $count) }`
/// the name with the argument `count`, and `KEY($thing)` its key, to select by.
#[derive(Clone, Debug, PartialEq)]
pub struct Noun {
    messages: Messages,
    key: String,
    given: Vec<(&'static str, Value<'static>)>,
}

impl Noun {
    /// The thing that the message with this key names.
    pub fn new(messages: Messages, key: impl Into<String>) -> Self {
        Noun { messages, key: key.into(), given: Vec::new() }
    }

    /// With an argument of its message: a tower for "a window of { $tower }".
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value<'static>>) -> Self {
        self.given.push((name, value.into()));
        self
    }

    /// Its key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Its name as it stands alone.
    pub fn name(&self) -> Cow<'static, str> {
        self.messages.text(&self.key, &self.given)
    }

    /// A form of its name.
    fn form(&self, form: &str) -> Cow<'static, str> {
        self.messages.attribute(&self.key, form, &self.given).unwrap_or_else(|| self.name())
    }

    fn counted(&self, count: &FluentValue<'_>) -> Cow<'static, str> {
        self.clone().with("count", owned(count)).name()
    }
}

/// Several values that a message lists: `{ $list }` joins them with "and", `{ OR($list) }` with
/// "or", `{ FORM($list, "dative") }` joins that form of each with "and", and `COUNT($list)` is their
/// number, to select by.
#[derive(Clone, Debug, PartialEq)]
pub struct List {
    locale: Locale,
    items: Vec<Value<'static>>,
}

impl List {
    /// These values, in their order.
    pub fn new(locale: Locale, items: Vec<Value<'static>>) -> Self {
        List { locale, items }
    }

    fn joined(&self, form: &str, or: bool) -> String {
        let texts = self.items.iter().map(|item| formed(item, form).into_owned());
        joined(self.locale, texts.collect(), or)
    }
}

/// Texts as a list in a language: "a, b and c", or with "or".
pub fn joined(locale: Locale, mut texts: Vec<String>, or: bool) -> String {
    let Some(last) = texts.pop() else { return String::new() };
    if texts.is_empty() {
        return last;
    }
    let (most, begins) = (texts.join(", "), beginning(&last));
    match or {
        true => message!(locale, "list-or", most = most, last = last, begins = begins).into(),
        false => message!(locale, "list-and", most = most, last = last, begins = begins).into(),
    }
}

/// Clauses one after the other, with the signs of the language between them: "a; b".
pub fn clauses(locale: Locale, texts: impl IntoIterator<Item = String>) -> String {
    let joined = |first: String, next| {
        message!(locale, "list-clauses", first = first, next = next).into_owned()
    };
    texts.into_iter().reduce(joined).unwrap_or_default()
}

/// A heading and what it is about, with the sign of the language between them: "a: b".
pub fn headed(locale: Locale, heading: &str, what: &str) -> String {
    message!(locale, "headed", heading = heading, what = what).into_owned()
}

/// A heading that goes on in the same line: "a:", before what is drawn behind it.
pub fn heading(locale: Locale, heading: &str) -> String {
    message!(locale, "heading", heading = heading).into_owned()
}

/// The sound with which a text begins in Spanish, if "y" or "o" gives way to it: `i` as in
/// "Ivy" and "hilo", not as in "hielo", or `o`.
fn beginning(text: &str) -> &'static str {
    let sounds = text.chars().flat_map(char::to_lowercase);
    let mut sounds = sounds.skip_while(|sound| !sound.is_alphanumeric() || *sound == 'h');
    match (sounds.next(), sounds.next()) {
        (Some('i'), Some('a' | 'e')) => "",
        (Some('i' | 'í'), _) => "i",
        (Some('o' | 'ó' | '8'), _) => "o",
        _ => "",
    }
}

macro_rules! fluent_type {
    ($type:ident, |$this:ident| $text:expr) => {
        impl FluentType for $type {
            fn duplicate(&self) -> Box<dyn FluentType + Send> {
                Box::new(self.clone())
            }

            fn as_string(&self, _: &IntlLangMemoizer) -> Cow<'static, str> {
                let $this = self;
                $text
            }

            fn as_string_threadsafe(&self, _: &concurrent::IntlLangMemoizer) -> Cow<'static, str> {
                let $this = self;
                $text
            }
        }

        impl From<$type> for Value<'static> {
            fn from(value: $type) -> Self {
                Value::Custom(Box::new(value))
            }
        }
    };
}

fluent_type!(Noun, |noun| noun.name());
fluent_type!(List, |list| list.joined("", false).into());

/// A value as the text that a message shows for it.
fn text<'a>(value: &'a FluentValue<'_>) -> Cow<'a, str> {
    formed(value, "")
}

/// The text of a value in a form, if it has such a form.
fn formed<'a>(value: &'a FluentValue<'_>, form: &str) -> Cow<'a, str> {
    match value {
        Value::String(text) => Cow::Borrowed(text),
        Value::Number(number) => number.as_string(),
        Value::Custom(custom) => {
            let custom = custom.as_any();
            if let Some(noun) = custom.downcast_ref::<Noun>() {
                return if form.is_empty() { noun.name() } else { noun.form(form) };
            }
            let list = custom.downcast_ref::<List>();
            list.map_or_else(String::new, |list| list.joined(form, false)).into()
        }
        Value::None | Value::Error => Cow::Borrowed(""),
    }
}

/// A copy of a value that borrows nothing.
pub(crate) fn owned(value: &FluentValue<'_>) -> Value<'static> {
    match value {
        Value::String(text) => Value::from(text.clone().into_owned()),
        Value::Number(number) => Value::Number(number.clone()),
        Value::Custom(custom) => Value::Custom(custom.duplicate()),
        Value::None => Value::None,
        Value::Error => Value::Error,
    }
}

fn custom<'a, T: 'static>(value: Option<&'a FluentValue<'_>>) -> Option<&'a T> {
    match value? {
        Value::Custom(custom) => custom.as_any().downcast_ref(),
        _ => None,
    }
}

/// A function that messages can call.
type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// The functions that messages of every language can call, by their names.
pub(crate) const FUNCTIONS: [(&str, Function); 6] = [
    ("FORM", |given, _| match given {
        [value, form, ..] => Value::from(formed(value, &text(form)).into_owned()),
        _ => Value::Error,
    }),
    ("COUNTED", |given, _| match (custom::<Noun>(given.first()), given.get(1)) {
        (Some(noun), Some(count)) => noun.counted(count).into(),
        _ => Value::Error,
    }),
    ("KEY", |given, _| match custom::<Noun>(given.first()) {
        Some(noun) => Value::from(noun.key().to_string()),
        None => given.first().map_or(Value::Error, owned),
    }),
    ("OR", |given, _| match custom::<List>(given.first()) {
        Some(list) => list.joined("", true).into(),
        None => given.first().map_or(Value::Error, owned),
    }),
    ("COUNT", |given, _| match custom::<List>(given.first()) {
        Some(list) => Value::from(list.items.len()),
        None => Value::Error,
    }),
    ("CAPITAL", |given, _| match given.first() {
        Some(value) => capital(&text(value)).into(),
        None => Value::Error,
    }),
];

/// A text that begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Localization;

    #[test]
    fn spanish_and_and_or_give_way_to_the_sound_that_follows() {
        let listed = |last: &str, or| joined(Locale::Spanish, vec!["A".into(), last.into()], or);
        for (last, and, or) in [
            ("Ivy", "A e Ivy", "A o Ivy"),
            ("hilo", "A e hilo", "A o hilo"),
            ("hierba", "A y hierba", "A o hierba"),
            ("Iago", "A y Iago", "A o Iago"),
            ("ojo", "A y ojo", "A u ojo"),
            ("«hora»", "A y «hora»", "A u «hora»"),
            ("8 rojos", "A y 8 rojos", "A u 8 rojos"),
        ] {
            assert_eq!((listed(last, false), listed(last, true)), (and.into(), or.into()));
        }
        assert_eq!(joined(Locale::German, vec!["A".into(), "Ivy".into()], false), "A und Ivy");
    }

    #[test]
    fn clauses_and_headings_are_joined_by_the_signs_of_the_language() {
        let three = || ["a", "b", "c"].map(String::from);
        assert_eq!(clauses(Locale::English, three()), "a; b; c");
        assert_eq!(clauses(Locale::French, three()), "a\u{a0}; b\u{a0}; c");
        assert_eq!(clauses(Locale::French, []), "");
        assert_eq!(headed(Locale::Spanish, "a", "b"), "a: b");
        assert_eq!(headed(Locale::French, "a", "b"), "a\u{a0}: b");
        assert_eq!(heading(Locale::French, "a"), "a\u{a0}:");
    }

    #[test]
    fn a_noun_and_each_noun_of_a_list_are_bent_with_what_they_were_given() {
        static APART: Localization = Localization::new(
            &["apart/nouns.ftl"],
            [
                &["tower = tower { $of }\n    .dative = tower of { $of }\n\
                    at = at { FORM($one, \"dative\") }, { $one }\n"],
                &[],
                &[],
                &[],
            ],
        );
        let messages = APART.messages(Locale::English);
        let tower = |of: &str| Value::from(Noun::new(messages, "tower").with("of", of.to_string()));
        let at = |one| messages.message("at", &[("one", one)]);
        assert_eq!(at(tower("a")), "at tower of a, tower a");
        let both = List::new(Locale::English, vec![tower("a"), tower("b"), "you".into()]);
        let bent = "at tower of a, tower of b and you, tower a, tower b and you";
        assert_eq!(at(both.into()), bent);
    }
}
