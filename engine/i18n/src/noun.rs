//! What a message can bend: nouns, whose forms stand with the noun in each language, and lists.

use std::borrow::Cow;

use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentValue};
use intl_memoizer::{IntlLangMemoizer, concurrent};

use crate::{Locale, Messages, Value, message};

/// A thing with a name: a message of its crate, whose value is the name as it stands alone and
/// whose attributes are its other forms.
///
/// In a message `{ $thing }` is the name alone, `{ FORM($thing, "dative") }` the attribute with
/// that name (or the name alone, if the language needs no such form), `{ COUNTED($thing, $count) }`
/// the name with the argument `count`, and `KEY($thing)` its key, to select by.
#[derive(Clone, Debug, PartialEq)]
pub struct Noun {
    messages: Messages,
    key: String,
}

impl Noun {
    /// The thing that the message with this key names.
    pub fn new(messages: Messages, key: impl Into<String>) -> Self {
        Noun { messages, key: key.into() }
    }

    /// Its key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Its name as it stands alone.
    pub fn name(&self) -> Cow<'static, str> {
        self.messages.text(&self.key, &[])
    }

    /// A form of its name.
    fn form(&self, form: &str) -> Cow<'static, str> {
        self.messages.attribute(&self.key, form, &[]).unwrap_or_else(|| self.name())
    }

    fn counted(&self, count: &FluentValue<'_>) -> Cow<'static, str> {
        self.messages.text(&self.key, &[("count", owned(count))])
    }
}

/// Several values that a message lists: `{ $list }` joins them with "and", `{ OR($list) }` with
/// "or", and `COUNT($list)` is their number, to select by.
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

    fn joined(&self, or: bool) -> String {
        let texts = self.items.iter().map(|item| text(item).into_owned());
        joined(self.locale, texts.collect(), or)
    }
}

/// Texts as a list in a language: "a, b and c", or with "or".
pub fn joined(locale: Locale, mut texts: Vec<String>, or: bool) -> String {
    let Some(last) = texts.pop() else { return String::new() };
    if texts.is_empty() {
        return last;
    }
    let most = texts.join(", ");
    match or {
        true => message!(locale, "list-or", most = most, last = last).into(),
        false => message!(locale, "list-and", most = most, last = last).into(),
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
fluent_type!(List, |list| list.joined(false).into());

/// A value as the text that a message shows for it.
fn text<'a>(value: &'a FluentValue<'_>) -> Cow<'a, str> {
    match value {
        Value::String(text) => Cow::Borrowed(text),
        Value::Number(number) => number.as_string(),
        Value::Custom(custom) => {
            let custom = custom.as_any();
            if let Some(noun) = custom.downcast_ref::<Noun>() {
                return noun.name();
            }
            custom.downcast_ref::<List>().map_or_else(String::new, |list| list.joined(false)).into()
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
    ("FORM", |given, _| match (custom::<Noun>(given.first()), given.get(1)) {
        (Some(noun), Some(form)) => noun.form(&text(form)).into(),
        _ => given.first().map_or(Value::Error, owned),
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
        Some(list) => list.joined(true).into(),
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
