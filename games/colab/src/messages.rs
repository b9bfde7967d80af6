//! The messages of the game and of its drawing in every language.

use i18n::{Locale, Localization, Messages};

/// The messages in every language.
pub(crate) static LOCALIZATION: Localization = i18n::localization!(
    always "front.ftl";
    "questions.ftl", "choices.ftl", "events.ftl", "enemies.ftl", "words.ftl", "table.ftl",
    "score.ftl", "options.ftl", "features.ftl", "board.ftl";
    translated "rules.ftl", "guide.ftl", "titles.ftl", "icons.ftl"
);

/// The messages in a language.
pub(crate) fn messages(locale: Locale) -> Messages {
    LOCALIZATION.messages(locale)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_messages_is_read_without_an_objection() {
        assert_eq!(LOCALIZATION.errors(), Vec::<String>::new());
    }
}
