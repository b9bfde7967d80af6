//! The messages of the game in every language, and the names of what they are filled with.

use game_core::{Named, Teller};
use i18n::{Locale, Localization, Messages, Noun, Value};

use crate::types::{Die, Place, Side};

/// The messages in every language.
pub(crate) static LOCALIZATION: Localization =
    i18n::localization!(always "front.ftl"; "table.ftl"; translated "rules.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

game_core::nouns! { Side = "side" }

impl<T> Named<T> for Die {
    fn named(&self, _: &T) -> Value<'static> {
        Value::from(self.to_string())
    }
}

impl<T: Teller> Named<T> for Place {
    fn named(&self, teller: &T) -> Value<'static> {
        match *self {
            Place::OFF | Place::BAR => {
                game_core::noun(teller.messages(), "place", &self.to_string()).into()
            }
            point => Value::from(point.to_string()),
        }
    }
}

/// The name of a side.
pub(crate) fn name(side: Side, messages: Messages) -> String {
    noun_of(side, messages).name().into()
}

/// The noun of a side.
pub(crate) fn noun_of(side: Side, messages: Messages) -> Noun {
    game_core::noun(messages, "side", &side.to_string())
}

#[cfg(test)]
mod tests {
    use game_core::{Declared, GameEvent, kinds_without_message};

    use super::*;
    use crate::choice::Choice;
    use crate::event::Event;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }

    #[test]
    fn every_kind_has_a_message() {
        let english = messages(Locale::English);
        let none: [String; 0] = [];
        assert_eq!(kinds_without_message(Event::KINDS, "event", english), none);
        assert_eq!(kinds_without_message(Choice::KINDS, "choice", english), none);
    }
}
