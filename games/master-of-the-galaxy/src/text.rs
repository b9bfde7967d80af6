//! Questions, choices, events and the table as text, in every language.

mod amounts;
mod areas;
mod beats;
mod choices;
mod conflicts;
mod events;
mod helper_text;
mod modifiers;
mod names;
mod outline;
mod questions;
mod wasted;
mod weavers;

use i18n::{Locale, Localization, Messages};

pub use names::Narrator;
pub(crate) use outline::outline_of;

/// The messages in every language.
pub(crate) static LOCALIZATION: Localization = i18n::localization!(
    always "front.ftl";
    "names.ftl",
    "questions.ftl",
    "choices.ftl",
    "effects.ftl",
    "events.ftl",
    "weavers.ftl",
    "options.ftl",
    "board.ftl",
    "features.ftl";
    translated "rules.ftl", "guide.ftl", "titles.ftl", "icons.ftl"
);

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use game_core::{Declared as _, GameEvent as _, kinds_without_message};

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
