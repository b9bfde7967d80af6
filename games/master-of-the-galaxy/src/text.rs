//! Questions, choices, events and the table as text.

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
mod weavers;

use i18n::{Locale, Localization, Messages};

pub(crate) use outline::outline_of;
pub(crate) use weavers::symbol_words;

/// The messages of a helper about the Weavers, in every language. All other text of the game is
/// English and is written in the code.
static LOCALIZATION: Localization =
    i18n::localization!("weavers.ftl"; translated "rules.ftl", "guide.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_words_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }
}
