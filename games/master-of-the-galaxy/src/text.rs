//! Questions, choices, events and the table in words.

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

/// What a helper beside a real table says of the Weavers, in every language; the rest of the game is
/// said in English, where it happens.
static LOCALIZATION: Localization = i18n::localization!("weavers.ftl");

/// These words in a language.
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
