//! The words of the terminal in every language. What a game says is the game's own.

use i18n::{Locale, Localization, Messages};

static LOCALIZATION: Localization = i18n::localization!("terminal.ftl");

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

/// What is wrong with the files of messages; usually nothing.
pub(crate) fn errors() -> Vec<String> {
    LOCALIZATION.errors()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(errors(), Vec::<String>::new());
    }
}
